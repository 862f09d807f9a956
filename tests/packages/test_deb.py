"""What the Debian package says about itself is true and complete."""

import re
import shutil
import subprocess
import sys
import tomllib
from datetime import UTC, datetime
from fnmatch import fnmatch
from pathlib import Path
from xml.etree import ElementTree as Xml

import pytest
from PySide6.QtGui import QImage

import rommedesk
from tests.packages.tools import ROOT, tool
from tests.ui.catalogues import LANGUAGES

deb, linux_data, parts, software_list = map(tool, ("deb", "linux_data", "qt_parts", "software_list"))

SOURCES = ROOT / "packaging" / "deb"
TODAY = datetime(2025, 12, 24, 12, tzinfo=UTC)
LANG = "{http://www.w3.org/XML/1998/namespace}lang"


def paragraphs(file: Path) -> list[dict[str, str]]:
    """A file in Debian's format as fields with their continued lines."""
    found = []
    for paragraph in re.split(r"\n\n+", file.read_text("utf-8").strip()):
        fields: dict[str, str] = {}
        key = ""
        for line in paragraph.splitlines():
            if line[0] in " \t":
                fields[key] += f"\n{line}"
            else:
                key, _, value = line.partition(":")
                fields[key] = value.strip()
        found.append(fields)
    return found


def test_the_changelog_is_one_of_debian(tmp_path: Path) -> None:
    changes = tool("changes")
    releases = [
        changes.Release("0.2.0", None, ("A long change " * 12, "Short.")),
        changes.Release("0.1.0", "2025-11-30", ("The first.",)),
    ]
    text = deb.told_changes(releases, TODAY, "Somebody <somebody@example.org>")
    assert text.startswith("rommedesk (0.2.0-1) unstable; urgency=medium\n\n  * A long change")
    assert " -- Somebody <somebody@example.org>  Wed, 24 Dec 2025 12:00:00 +0000\n" in text
    assert " -- Somebody <somebody@example.org>  Sun, 30 Nov 2025 12:00:00 +0000\n" in text
    assert max(len(line) for line in text.splitlines()) <= 80
    if shutil.which("dpkg-parsechangelog") is None:
        pytest.skip("dpkg-dev is not installed")
    file = tmp_path / "changelog"
    file.write_text(text, "utf-8")
    command = ["dpkg-parsechangelog", "--all", "-l", str(file), "-S", "Version"]
    told = subprocess.run(command, capture_output=True, text=True, check=True)
    assert told.stdout.strip() == "0.2.0-1"
    assert told.stderr == ""


def test_every_licence_that_is_named_stands_there_and_no_other() -> None:
    listed = paragraphs(SOURCES / "copyright")
    named = {
        word
        for fields in listed
        if "Files" in fields
        for word in re.split(r"[\s()]+|\band\b|\bor\b", fields["License"])
        if word
    }
    texts = {
        fields["License"].splitlines()[0]
        for fields in listed
        if "Files" not in fields and "License" in fields
    }
    assert len(named) > 10
    assert named == texts


def test_copyrights_are_told_of_files_that_are_shipped() -> None:
    shipped = [f"usr/lib/rommedesk/{part}" for part in parts.parts()]
    patterns = {
        pattern
        for fields in paragraphs(SOURCES / "copyright")
        for pattern in fields.get("Files", "").split()
        if "/PySide6/" in pattern or "/shiboken6/" in pattern
    }
    assert len(patterns) > 10
    assert {p for p in patterns if not any(fnmatch(part, p) for part in shipped)} == set()


def test_every_override_has_its_reason() -> None:
    lines = (SOURCES / "lintian-overrides").read_text("utf-8").splitlines()
    assert [line[0] for line in lines] == ["#", "r"] * (len(lines) // 2)


def test_the_oldest_python_is_that_of_the_program() -> None:
    oldest = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["requires-python"]
    assert f"python3 ({oldest.replace('>=', '>= ')})" in deb.control_fields()["Depends"]


@pytest.mark.parametrize("program", ["rommedesk", "rommedesk-arena"])
def test_a_launcher_starts_the_program_that_lies_where_the_package_puts_it(
    tmp_path: Path, program: str
) -> None:
    text = (SOURCES / program).read_text("utf-8")
    assert text.startswith("#!/usr/bin/python3 -IS\n")
    assert f'"/{deb.PRIVATE}"' in text
    private = tmp_path / "private"
    private.mkdir()
    (private / "rommedesk").symlink_to(ROOT / "rommedesk")
    copied = parts.installed()
    for package in ("PySide6", "shiboken6", "platformdirs"):
        (private / package).symlink_to(copied / package)
    launcher = tmp_path / program
    launcher.write_text(text.replace(f"/{deb.PRIVATE}", str(private)), "utf-8")
    command = [sys.executable, "-IS", str(launcher), "--help"]
    done = subprocess.run(command, cwd="/", capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert program in done.stdout


def test_software_centres_find_pictures_and_a_description_in_every_language(tmp_path: Path) -> None:
    linux_data.lay_share(tmp_path, TODAY)
    software_list.lay_pictures(tmp_path, f"{linux_data.NAME}.metainfo.xml")
    listed = Xml.parse(tmp_path / "swcatalog" / "xml" / "rommedesk.xml").getroot()
    (component,) = listed
    assert component.findtext("id") == linux_data.NAME
    assert component.findtext("pkgname") == "rommedesk"
    described = component.findall("description")
    assert {one.get(LANG, "en") for one in described} == set(LANGUAGES)
    lengths = {(len(one.findall("p")), len(one.findall("ul/li"))) for one in described}
    assert len(lengths) == 1
    assert min(next(iter(lengths))) > 0
    base = (listed.get("media_baseurl") or "").removeprefix("file:///usr/share/")
    pictures = component.findall("screenshots/screenshot")
    assert [picture.get("type") for picture in pictures] == ["default", None]
    for picture in pictures:
        assert {caption.get(LANG, "en") for caption in picture.findall("caption")} == set(LANGUAGES)
        image = picture.find("image")
        assert image is not None
        painted = QImage(str(tmp_path / base / (image.text or "")))
        assert (str(painted.width()), str(painted.height())) == (image.get("width"), image.get("height"))


def test_the_package_is_built_of_the_wheel_of_this_version(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(deb, "RESULTS", tmp_path)
    with pytest.raises(SystemExit, match=rf"rommedesk-{rommedesk.__version__}-.*make wheel"):
        deb.wheel_of(rommedesk.__version__)
