"""What a Linux desktop is told about the program is valid, in all three languages, and true."""

import configparser
import gzip
import re
import shutil
import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path
from xml.etree import ElementTree as Xml

import pytest
from PySide6.QtGui import QImage

import rommedesk
from tests.packages.tools import ROOT, tool
from tests.ui.catalogues import LANGUAGES

linux_data = tool("linux_data")

NAME = "org.rommedesk.RommeDesk"
LANG = "{http://www.w3.org/XML/1998/namespace}lang"
TODAY = datetime(2025, 12, 24, tzinfo=UTC)
TRANSLATED = ("GenericName", "Comment", "Keywords")


@pytest.fixture(scope="module")
def share(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("share")
    linux_data.lay_share(folder, TODAY)
    return folder


def entry(share: Path) -> configparser.SectionProxy:
    parser = configparser.ConfigParser(interpolation=None, delimiters="=")
    parser.optionxform = str  # type: ignore[assignment,method-assign]
    parser.read(share / "applications" / f"{NAME}.desktop", encoding="utf-8")
    return parser["Desktop Entry"]


def manual(share: Path, name: str, *language: str) -> str:
    page = share.joinpath("man", *language, "man6", f"{name}.6.gz")
    return gzip.decompress(page.read_bytes()).decode().replace("\\-", "-")


@pytest.mark.parametrize(
    ("command", "file"),
    [
        (["desktop-file-validate"], f"applications/{NAME}.desktop"),
        (["appstreamcli", "validate", "--no-net"], f"metainfo/{NAME}.metainfo.xml"),
        (["xmllint", "--noout"], f"mime/packages/{NAME}.xml"),
        (["mandoc", "-T", "lint", "-W", "warning"], "man/man6/rommedesk.6.gz"),
        (["mandoc", "-T", "lint", "-W", "warning"], "man/man6/rommedesk-arena.6.gz"),
        (["mandoc", "-T", "lint", "-W", "warning"], "man/de/man6/rommedesk.6.gz"),
        (["mandoc", "-T", "lint", "-W", "warning"], "man/ru/man6/rommedesk.6.gz"),
    ],
)
def test_the_tools_of_the_system_find_no_fault(share: Path, command: list[str], file: str) -> None:
    if shutil.which(command[0]) is None:
        pytest.skip(f"{command[0]} is not installed")
    done = subprocess.run([*command, str(share / file)], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "warning" not in (done.stdout + done.stderr).lower()


def test_the_menu_entry_opens_files_of_the_declared_type_and_shows_the_installed_icon(share: Path) -> None:
    menu = entry(share)
    type_of_files = Xml.parse(share / "mime" / "packages" / f"{NAME}.xml").find("{*}mime-type")
    assert type_of_files is not None
    assert menu["MimeType"] == f"{type_of_files.get('type')};"
    assert menu["Exec"] == "rommedesk %f"
    assert [node.get("pattern") for node in type_of_files.findall("{*}glob")] == ["*.romme"]
    for name, kind in (
        (menu["Icon"], "apps"),
        (type_of_files.findall("{*}icon")[0].get("name"), "mimetypes"),
    ):
        for size in (16, 48, 256):
            icon = QImage(
                str(share / "icons" / "hicolor" / f"{size}x{size}" / kind / f"{name}.png"),
            )
            assert (icon.width(), icon.height()) == (size, size)
            assert icon.pixelColor(size // 2, size // 2).alpha() == 255
        assert (share / "icons" / "hicolor" / "scalable" / kind / f"{name}.svg").is_file()


def test_a_record_begins_as_the_file_type_says(share: Path) -> None:
    match = Xml.parse(share / "mime" / "packages" / f"{NAME}.xml").find(".//{*}magic/{*}match")
    assert match is not None
    records = list((ROOT / "tests" / "saves").glob("*.romme"))
    assert len(records) > 5
    for record in records:
        assert record.read_text("utf-8").startswith(match.get("value", "?"))


def test_every_text_is_there_in_every_language(share: Path) -> None:
    others = {language for language in LANGUAGES if language != "en"}
    menu = entry(share)
    for key in TRANSLATED:
        assert {name for name in others if menu.get(f"{key}[{name}]", menu[key]) != menu[key]} == others
    for file in (f"mime/packages/{NAME}.xml", f"metainfo/{NAME}.metainfo.xml"):
        for parent in Xml.parse(share / file).iter():
            if parent.tag == "description" and parent.find("ul") is not None and parent.find("p") is None:
                continue  # what is new, in English as the list of changes
            for tag in {node.tag for node in parent if node.get(LANG)}:
                plain = [node for node in parent if node.tag == tag and node.get(LANG) is None]
                for language in others:
                    found = [node.text for node in parent if node.tag == tag and node.get(LANG) == language]
                    assert len(found) == len(plain), f"{file}: {tag} in {language}"


def test_the_newest_release_is_this_version(share: Path) -> None:
    releases = Xml.parse(share / "metainfo" / f"{NAME}.metainfo.xml").findall("releases/release")
    assert releases[0].get("version") == rommedesk.__version__
    assert re.fullmatch(r"\d{4}-\d\d-\d\d", releases[0].get("date", ""))
    assert len(releases[0].findall("description/ul/li")) > 0


def test_a_line_of_the_changes_that_is_neither_release_nor_change_is_named(tmp_path: Path) -> None:
    changes = tool("changes")
    file = tmp_path / "CHANGELOG.md"
    file.write_text(
        "# Changes\n\n## 1.2.0 (2027-01-31)\n\n- One `word`\n  more.\n- Two.\n\n## 1.1.0 (soon)\n"
    )
    with pytest.raises(SystemExit, match="line 9"):
        changes.read_releases(file)
    file.write_text(file.read_text().replace("soon", "not released"))
    newest, older = changes.read_releases(file)
    assert (newest.version, newest.date, newest.changes) == (
        "1.2.0",
        "2027-01-31",
        ("One word more.", "Two."),
    )
    assert (older.version, older.date, older.changes) == ("1.1.0", None, ())


def test_manual_pages_tell_every_option(share: Path) -> None:
    for module, name, languages in (
        ("rommedesk", "rommedesk", [(), ("de",), ("ru",)]),
        ("rommedesk.arena", "rommedesk-arena", [()]),
    ):
        shown = subprocess.run(
            [sys.executable, "-m", module, "--help"], cwd=ROOT, capture_output=True, text=True, check=True
        ).stdout
        options = set(re.findall(r"--[a-z][a-z-]*", shown)) - {"--help-all"}
        assert len(options) > 3
        for language in languages:
            page = manual(share, name, *language)
            assert "2025-12-24" in page
            assert {option for option in options if option not in page} == set()
