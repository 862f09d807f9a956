"""The program finds its own files in every form it is installed in, and a place for those of the person."""

from pathlib import Path

import pytest

from rommedesk.store import paths

ROOT = Path(__file__).resolve().parents[2]


def test_source_tree_keeps_art_and_catalogues_beside_the_package() -> None:
    assert paths.cards_folder() == ROOT / "assets" / "cards"
    assert paths.catalogues_folder() == ROOT / "translations"


def test_installed_package_holds_art_and_catalogues_in_its_data(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for folder in ("cards", "translations"):
        (tmp_path / "rommedesk" / "data" / folder).mkdir(parents=True)
    monkeypatch.setattr(paths, "_PACKAGE", tmp_path / "rommedesk")
    assert paths.cards_folder() == tmp_path / "rommedesk" / "data" / "cards"
    assert paths.catalogues_folder() == tmp_path / "rommedesk" / "data" / "translations"


def test_folders_of_the_person_exist_and_carry_the_program_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for variable in ("XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME", "LOCALAPPDATA", "HOME"):
        monkeypatch.setenv(variable, str(tmp_path / variable.lower()))
    for folder in (paths.user_data(), paths.user_config(), paths.user_log()):
        assert folder.is_dir()
        assert "rommedesk" in folder.parts
