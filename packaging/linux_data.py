"""What a Linux desktop wants to know about the program, laid into a folder `share`: `linux_data.py FOLDER`.

Menu entry, file type, icons, AppStream metadata and manual pages, of the files in packaging/linux and the
drawings in assets. The Debian package and the folder bundle install the same.
"""

from __future__ import annotations

import gzip
import os
import shutil
import sys
from datetime import UTC, datetime
from pathlib import Path
from xml.etree import ElementTree as Xml

from changes import Release, read_releases
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "packaging" / "linux"
NAME = "org.rommedesk.RommeDesk"
"""The name of the program among those of the system: of its menu entry, its icon, its metadata."""
FILE_ICON = "application-x-rommedesk-match"
SIZES = (16, 22, 24, 32, 48, 64, 128, 256, 512)
LANG = "{http://www.w3.org/XML/1998/namespace}lang"


def paint(drawing: Path, size: int, target: Path) -> None:
    """Paint a square drawing as a PNG file of so many pixels."""
    image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    QSvgRenderer(str(drawing)).render(painter)
    painter.end()
    target.parent.mkdir(parents=True, exist_ok=True)
    if not image.save(str(target)):
        raise SystemExit(f"{target} cannot be written.")


def lay_icons(share: Path) -> None:
    """The icons of the program and of its files, as drawings and in the usual sizes."""
    theme = share / "icons" / "hicolor"
    for drawing, kind, name in (("icon.svg", "apps", NAME), ("match-icon.svg", "mimetypes", FILE_ICON)):
        source = ROOT / "assets" / drawing
        for size in SIZES:
            paint(source, size, theme / f"{size}x{size}" / kind / f"{name}.png")
        copy(source, theme / "scalable" / kind / f"{name}.svg")


def copy(source: Path, target: Path) -> None:
    """Copy a file as one that everybody may read."""
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, target)
    target.chmod(0o644)


def metadata(releases: list[Release], today: datetime) -> Xml.ElementTree[Xml.Element]:
    """The AppStream metadata with the releases; one that is not out yet bears today's date."""
    tree = Xml.parse(SOURCES / f"{NAME}.metainfo.xml")
    listed = tree.find("releases")
    assert listed is not None
    for release in releases:
        date = release.date or f"{today:%Y-%m-%d}"
        entry = Xml.SubElement(listed, "release", version=release.version, date=date)
        points = Xml.SubElement(Xml.SubElement(entry, "description"), "ul")
        for change in release.changes:
            Xml.SubElement(points, "li").text = change
    return tree


def lay_manuals(share: Path, today: datetime) -> None:
    """The manual pages, dated and compressed; `rommedesk.de.6` is the German one."""
    for page in sorted(SOURCES.glob("*.6")):
        name, *language = page.stem.split(".")
        target = share.joinpath("man", *language, "man6", f"{name}.6.gz")
        target.parent.mkdir(parents=True, exist_ok=True)
        text = page.read_text("utf-8").replace(' 6 "" ', f' 6 "{today:%Y-%m-%d}" ', 1)
        target.write_bytes(gzip.compress(text.encode(), mtime=0))


def lay_share(share: Path, today: datetime) -> None:
    """All of it; `today` is the date of the build."""
    copy(SOURCES / f"{NAME}.desktop", share / "applications" / f"{NAME}.desktop")
    copy(SOURCES / f"{NAME}.mime.xml", share / "mime" / "packages" / f"{NAME}.xml")
    lay_icons(share)
    lay_manuals(share, today)
    write(metadata(read_releases(), today), share / "metainfo" / f"{NAME}.metainfo.xml")


def write(tree: Xml.ElementTree[Xml.Element], target: Path) -> None:
    """Write XML that people can read."""
    Xml.indent(tree)
    target.parent.mkdir(parents=True, exist_ok=True)
    tree.write(target, encoding="utf-8", xml_declaration=True)


def build_date() -> datetime:
    """The date that packages bear: SOURCE_DATE_EPOCH, or now."""
    epoch = os.environ.get("SOURCE_DATE_EPOCH")
    return datetime.fromtimestamp(int(epoch), UTC) if epoch else datetime.now(UTC)


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    lay_share(Path(sys.argv[1]), build_date())
