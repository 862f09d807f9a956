"""Settings: kept as a whole, told where they are wrong, never a reason not to start."""

from __future__ import annotations

import errno
import json
from dataclasses import fields, replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rommedesk.store.settings import (
    SETTING_FIELDS,
    LoadedSettings,
    SettingFault,
    SettingKind,
    SettingProblem,
    Settings,
    load_settings,
    save_settings,
)
from rommedesk.store.troubles import StoreFault

CHOSEN = Settings(
    language="ru",
    index_letters="de",
    theme="dark",
    animation="off",
    pause_ms=0,
    log_shown=False,
    four_colours=True,
    large_index=True,
    large_cards=True,
    card_back="stairs",
    surface="blue",
    left_handed=True,
    meld_bars=False,
    calm=True,
    sounds=False,
    volume=5,
    full_screen=True,
    sorting="melds",
    hand_order={"deal": "7f", "round": 2, "cards": ["Kc", "*"]},
    window_geometry="AdnQ",
    new_game={"preset": "treppen", "opponents": [["Анна", "medium"]]},
    extra={"later": {"deep": [1, 2.5, None]}},
)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "settings.json"


def written(path: Path, **changes: Any) -> LoadedSettings:
    """The settings of a file with these values in it."""
    path.write_text(json.dumps({"version": 1} | changes), "utf-8")
    return load_settings(path)


def test_settings_come_back_as_they_were_saved(path: Path) -> None:
    assert save_settings(path, CHOSEN) is None
    assert load_settings(path) == LoadedSettings(CHOSEN)
    assert "Анна" in path.read_text("utf-8")


def test_a_new_player_has_the_defaults(path: Path) -> None:
    assert load_settings(path) == LoadedSettings(Settings())
    save_settings(path, Settings())
    assert load_settings(path) == LoadedSettings(Settings())


def test_every_setting_is_described_and_its_default_is_one_of_its_values(path: Path) -> None:
    names = [setting.name for setting in SETTING_FIELDS]
    assert [*names, "extra"] == [field.name for field in fields(Settings)]
    save_settings(path, Settings())
    assert set(json.loads(path.read_text("utf-8"))) == {"version", *names}


def test_what_is_not_said_has_its_default(path: Path) -> None:
    assert written(path, theme="dark").settings == replace(Settings(), theme="dark")


@pytest.mark.parametrize(
    ("name", "value", "fault"),
    [
        ("language", "fr", SettingFault.UNKNOWN_CHOICE),
        ("language", None, SettingFault.WRONG_TYPE),
        ("theme", ["dark"], SettingFault.WRONG_TYPE),
        ("pause_ms", -1, SettingFault.OUT_OF_RANGE),
        ("pause_ms", 10_001, SettingFault.OUT_OF_RANGE),
        ("pause_ms", True, SettingFault.WRONG_TYPE),
        ("pause_ms", 1.0, SettingFault.WRONG_TYPE),
        ("log_shown", 1, SettingFault.WRONG_TYPE),
        ("window_geometry", "A" * 4001, SettingFault.OUT_OF_RANGE),
        ("new_game", [], SettingFault.WRONG_TYPE),
    ],
)
def test_a_bad_value_is_told_and_the_others_stay(
    path: Path, name: str, value: object, fault: SettingFault
) -> None:
    loaded = written(path, index_letters="ru", future=5, **{name: value})
    assert loaded.settings == replace(Settings(), index_letters="ru", extra={"future": 5})
    assert loaded.problems == (SettingProblem(fault, name, str(value)[:100]),)
    assert loaded.copy is not None
    assert loaded.copy.read_bytes() == path.read_bytes()


@pytest.mark.parametrize(
    "data",
    [b"", b"\xff", b"{", b"[]", b"null", b"{}", b'{"version": "1"}', b'{"version": 0}', b'{"version": NaN}'],
)
def test_a_damaged_file_is_kept_beside(path: Path, data: bytes) -> None:
    path.write_bytes(data)
    loaded = load_settings(path)
    assert loaded.settings == Settings()
    assert loaded.problems == (SettingProblem(SettingFault.DAMAGED),)
    assert loaded.copy is not None
    assert loaded.copy.read_bytes() == data
    # Looked at twice, it is kept once; saved over, it is kept still.
    assert load_settings(path).copy == loaded.copy
    save_settings(path, CHOSEN)
    assert load_settings(path) == LoadedSettings(CHOSEN)
    assert loaded.copy.read_bytes() == data
    assert len(list(path.parent.iterdir())) == 2


def test_settings_of_a_newer_program_are_used_as_far_as_they_are_known(path: Path) -> None:
    loaded = written(path, version=9, theme="light", mood="calm")
    assert loaded.settings == replace(Settings(), theme="light", extra={"mood": "calm"})
    assert loaded.problems == (SettingProblem(SettingFault.NEWER_FORMAT, value="9"),)
    assert loaded.copy is not None


def failing(number: int) -> Any:
    def fail(*_args: object, **_more: object) -> None:
        raise OSError(number, "no")

    return fail


def test_a_file_that_cannot_be_read_is_told(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Path, "read_bytes", failing(errno.EACCES))
    assert load_settings(path) == LoadedSettings(
        Settings(), (SettingProblem(SettingFault.UNREADABLE, value="no"),)
    )


def test_a_full_disk_leaves_the_old_settings(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    save_settings(path, CHOSEN)
    with monkeypatch.context() as patch:
        patch.setattr("rommedesk.store.whole_files.os.fsync", failing(errno.ENOSPC))
        trouble = save_settings(path, Settings())
    assert trouble is not None
    assert trouble.fault is StoreFault.NO_SPACE
    assert load_settings(path) == LoadedSettings(CHOSEN)
    assert list(path.parent.iterdir()) == [path]


def test_a_damaged_file_on_a_disk_that_cannot_be_written_is_told(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path.write_bytes(b"{")
    monkeypatch.setattr("rommedesk.store.whole_files.os.fsync", failing(errno.EROFS))
    loaded = load_settings(path)
    assert (loaded.settings, loaded.copy) == (Settings(), None)
    assert loaded.problems


def test_a_link_to_settings_kept_elsewhere_stays_a_link(path: Path) -> None:
    real = path.with_name("real.json")
    save_settings(real, Settings())
    path.symlink_to(real)
    save_settings(path, CHOSEN)
    assert path.is_symlink()
    assert load_settings(real) == LoadedSettings(CHOSEN)


def test_the_folder_is_made(tmp_path: Path) -> None:
    path = tmp_path / "new" / "settings.json"
    assert save_settings(path, CHOSEN) is None
    assert load_settings(path) == LoadedSettings(CHOSEN)


JSON = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=8,
)


@given(st.dictionaries(st.sampled_from([setting.name for setting in SETTING_FIELDS] + ["x"]), JSON))
def test_whatever_stands_in_the_file_the_settings_can_be_used_and_saved(
    tmp_path_factory: pytest.TempPathFactory, values: dict[str, Any]
) -> None:
    path = tmp_path_factory.mktemp("settings") / "settings.json"
    loaded = written(path, **values)
    wrong = {problem.field for problem in loaded.problems}
    for setting in SETTING_FIELDS:
        value = getattr(loaded.settings, setting.name)
        is_default = setting.name in wrong or setting.name not in values
        assert value == (getattr(Settings(), setting.name) if is_default else values[setting.name])
        if setting.kind is SettingKind.CHOICE:
            assert value in setting.choices
    assert save_settings(path, loaded.settings) is None
    assert load_settings(path) == LoadedSettings(loaded.settings)
