"""The settings reach the disk soon after they have changed."""

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from rommedesk.store import settings as store
from rommedesk.store.settings import Settings, load_settings
from rommedesk.ui.settings_file import SettingsFile


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "rommedesk" / "settings.json"


def test_changes_are_written_by_themselves_and_once(qtbot: QtBot, path: Path) -> None:
    file = SettingsFile(path)
    for volume in range(20):
        file.keep(Settings(volume=volume))
    assert not path.exists()
    qtbot.waitUntil(path.exists, timeout=5_000)
    assert load_settings(path).settings == Settings(volume=19)


def test_at_the_end_all_is_written_at_once(qtbot: QtBot, path: Path) -> None:
    file = SettingsFile(path)
    file.keep(Settings(calm=True))
    file.write()
    assert load_settings(path).settings == Settings(calm=True)
    path.unlink()
    file.write()
    assert not path.exists()


def test_what_cannot_be_written_is_told_once(
    qtbot: QtBot, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise PermissionError(13, "no")

    file = SettingsFile(path)
    told: list[object] = []
    file.trouble.connect(told.append)
    with monkeypatch.context() as broken:
        broken.setattr(store, "write_json", fail)
        for _ in range(2):
            file.keep(Settings())
            file.write()
    assert len(told) == 1
    file.keep(Settings())
    file.write()
    assert load_settings(path).settings == Settings()
