"""The pictures of the README are two of the gallery, made small for a repository."""

from __future__ import annotations

import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from PySide6.QtGui import QImage

from tests.ui.gallery.plan import IN_README

PICTURES = Path(__file__).resolve().parents[3] / "docs" / "pictures"
FELT_BELOW = 128
"""The felt has no lighter points."""


def renew(painted: Path) -> None:
    """Take over the pictures from a folder with the gallery."""
    for name, shot in IN_README.items():
        assert _lean(QImage(str(painted / f"{shot.name}.png"))).save(str(PICTURES / f"{name}.png"), quality=0)


def _lean(image: QImage) -> QImage:
    """The picture without the grain of the felt, which no file could make small."""
    image = image.convertToFormat(QImage.Format.Format_RGB888)
    coarser = bytes(value - value % 5 if value < FELT_BELOW else value for value in range(256))
    points = bytes(image.constBits()).translate(coarser)
    return QImage(points, image.width(), image.height(), image.bytesPerLine(), image.format()).copy()


def main() -> int:
    """Paint the two pictures and take them over; the exit status."""
    from tests.ui.gallery.__main__ import main as paint

    with TemporaryDirectory() as folder:
        for shot in IN_README.values():
            if status := paint(Path(folder), [shot.name]):
                return status
        renew(Path(folder))
    return 0


if __name__ == "__main__":
    sys.exit(main())
