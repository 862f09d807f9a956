"""Take a picture of the X display: `picture.py FILE`; fails if there is hardly anything on it."""

import os
import sys
import time

from PySide6.QtGui import QGuiApplication, QImage

COLOURS = 500
"""Fewer has no picture of a table: an empty display has one, a window of plain boxes some dozens."""
PATIENCE_S = 30


def colours(image: QImage) -> int:
    """How many different ones every seventh point of every seventh line has."""
    return len({image.pixel(x, y) for x in range(0, image.width(), 7) for y in range(0, image.height(), 7)})


def main(file: str) -> int:
    """Wait until something is painted and keep the picture; the exit status."""
    os.environ["QT_QPA_PLATFORM"] = "xcb"
    application = QGuiApplication([])
    deadline = time.monotonic() + PATIENCE_S
    while True:
        image = application.primaryScreen().grabWindow(0).toImage()
        found = colours(image)
        if found >= COLOURS or time.monotonic() > deadline:
            break
        time.sleep(0.5)
    image.save(file)
    return 0 if found >= COLOURS else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
