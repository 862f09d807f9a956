"""The program finds its own files in every form it is installed in, and a place for those of the person."""

from pathlib import Path

import pytest

from rommedesk.store import paths

ROOT = Path(__file__).resolve().parents[2]


def test_source_tree_keeps_art_and_catalogues_beside_the_package() -> None:
    assert paths.cards_folder() == ROOT / "assets" / "cards"
    assert paths.catalogues_folder() == ROOT / "translations"
    assert paths.sounds_folder() == ROOT / "assets" / "sounds"


def test_installed_package_holds_art_and_catalogues_in_its_data(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for folder in ("cards", "sounds", "translations"):
        (tmp_path / "rommedesk" / "data" / folder).mkdir(parents=True)
    monkeypatch.setattr(paths, "_PACKAGE", tmp_path / "rommedesk")
    assert paths.cards_folder() == tmp_path / "rommedesk" / "data" / "cards"
    assert paths.catalogues_folder() == tmp_path / "rommedesk" / "data" / "translations"
    assert paths.sounds_folder() == tmp_path / "rommedesk" / "data" / "sounds"


def test_folders_of_the_person_exist_and_carry_the_program_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for variable in ("XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME", "LOCALAPPDATA", "HOME"):
        monkeypatch.setenv(variable, str(tmp_path / variable.lower()))
    for folder in (paths.user_data(), paths.user_config(), paths.user_log()):
        assert folder.is_dir()
        assert "rommedesk" in folder.parts


def test_files_of_the_person_have_their_places() -> None:
    assert paths.matches_folder().parent == paths.user_data()
    assert paths.chips_file().parent == paths.user_data()
    assert paths.settings_file().parent == paths.user_config()


def test_a_folder_that_cannot_be_made_does_not_keep_the_program_from_starting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    in_the_way = tmp_path / "file"
    in_the_way.write_text("")
    for variable in ("XDG_DATA_HOME", "LOCALAPPDATA", "HOME"):
        monkeypatch.setenv(variable, str(in_the_way))
    assert not paths.user_data().exists()
