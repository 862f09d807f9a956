"""The card pictures of the last table, kept in a file, so that the next start need not paint them again.

Painting fifty cards from their drawings takes a sixth of the time to the first picture.  The file may be
missing, old or damaged at any time: then the cards are painted as ever.
"""

from __future__ import annotations

import json
import logging
import os
import zlib
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import qVersion
from PySide6.QtGui import QImage, QPixmap

import rommedesk

_log = logging.getLogger(__name__)

MOST_BYTES = 8 * 1024 * 1024
"""No more than that is kept; a table of a large window takes half of it."""
_FORMAT = QImage.Format.Format_ARGB32_Premultiplied


def mark_of(drawings: Path) -> str:
    """Says what the pictures were painted with: this program, this Qt, these drawings."""
    newest = max(_newest(str(drawings)), _newest(str(Path(__file__).parents[1])))
    return f"{rommedesk.__version__} {qVersion()} {newest}"


def _newest(folder: str) -> int:
    """When a drawing, or a part of the program, was changed last below a folder."""
    found = 0
    try:
        with os.scandir(folder) as entries:
            for entry in entries:
                if entry.name.endswith((".svg", ".py")):
                    found = max(found, entry.stat().st_mtime_ns)
                elif "." not in entry.name and entry.name != "__pycache__" and entry.is_dir():
                    found = max(found, _newest(entry.path))
    except OSError:
        return 0
    return found


def read_pictures(file: Path, mark: str) -> dict[str, QImage]:
    """The pictures of a file by their names; none if there are none of this mark."""
    try:
        head, _, data = file.read_bytes().partition(b"\n")
        told = json.loads(head)
        if told["mark"] != mark or told["check"] != zlib.crc32(data):
            return {}
        found, start = {}, 0
        for name, width, height, ratio in told["pictures"]:
            end = start + 4 * width * height
            image = QImage(data[start:end], width, height, 4 * width, _FORMAT).copy()
            image.setDevicePixelRatio(ratio)
            found[name], start = image, end
    except (OSError, ValueError, KeyError, TypeError):
        return {}
    return found


def write_pictures(file: Path, mark: str, pictures: Iterable[tuple[str, QPixmap]]) -> None:
    """Keep the first of these pictures, as many as have room; nothing is said if that cannot be."""
    rows, data = [], bytearray()
    for name, pixmap in pictures:
        image = pixmap.toImage().convertToFormat(_FORMAT)
        if len(data) + image.sizeInBytes() > MOST_BYTES:
            break
        rows.append((name, image.width(), image.height(), image.devicePixelRatio()))
        data += image.constBits()
    head = json.dumps({"mark": mark, "check": zlib.crc32(data), "pictures": rows})
    begun = file.with_suffix(".new")
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        # No care for a loss of power: a file that was not written to its end is not read.
        begun.write_bytes(head.encode("ascii") + b"\n" + data)
        begun.replace(file)
    except OSError as error:
        _log.info("The pictures of the cards are not kept: %s", error)
        with suppress(OSError):
            begun.unlink(missing_ok=True)
