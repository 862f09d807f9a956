"""Contact sheets: many pictures side by side on one, each with its name."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter

CELL = QSize(640, 440)
COLUMNS, ROWS = 3, 3
NAME, GAP = 24, 12


def contact_sheets(files: Sequence[Path], folder: Path) -> tuple[Path, ...]:
    """Write the sheets of these pictures into the folder."""
    made = []
    each = COLUMNS * ROWS
    for number, first in enumerate(range(0, len(files), each), start=1):
        target = folder / f"sheet-{number}.png"
        assert _sheet(files[first : first + each]).save(str(target)), target
        made.append(target)
    return tuple(made)


def _sheet(files: Sequence[Path]) -> QImage:
    rows = -(-len(files) // COLUMNS)
    size = QSize(COLUMNS * (CELL.width() + GAP) + GAP, rows * (CELL.height() + NAME + GAP) + GAP)
    image = QImage(size, QImage.Format.Format_RGB32)
    image.fill(QColor("#808080"))
    painter = QPainter(image)
    painter.setPen(QColor("#000000"))
    for place, file in enumerate(files):
        row, column = divmod(place, COLUMNS)
        x, y = GAP + column * (CELL.width() + GAP), GAP + row * (CELL.height() + NAME + GAP)
        smooth = Qt.TransformationMode.SmoothTransformation
        picture = QImage(str(file)).scaled(CELL, Qt.AspectRatioMode.KeepAspectRatio, smooth)
        picture.setDevicePixelRatio(1)
        painter.drawText(QRect(x, y, CELL.width(), NAME), int(Qt.AlignmentFlag.AlignVCenter), file.stem)
        painter.drawImage(x, y + NAME, picture)
    painter.end()
    return image
