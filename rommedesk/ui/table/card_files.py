"""The drawings of the deck on disk, parsed once each."""

import logging
from pathlib import Path

from PySide6.QtCore import QByteArray, QRectF
from PySide6.QtGui import QColor, QPainter
from PySide6.QtSvg import QSvgRenderer

_log = logging.getLogger(__name__)

_TINTED = (b"#1d1b1a", b"#b3202a")
"""The colours in the files that give way to the colour of the suit."""


class CardFiles:
    """Renders SVG files below a folder; a missing or broken one is logged once and then passed over."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._renderers: dict[tuple[str, str], QSvgRenderer] = {}
        self.unusable: set[str] = set()
        """The drawings that were asked for and are missing or broken."""

    def aspect(self, name: str) -> float | None:
        """Width over height of a drawing; None when there is no such drawing."""
        renderer = self._renderer(name)
        return renderer.viewBoxF().width() / renderer.viewBoxF().height() if renderer else None

    def render(self, painter: QPainter, name: str, box: QRectF, tint: QColor | None = None) -> bool:
        """Draw the file into the box, its suit marks in another colour; False when it could not be drawn."""
        renderer = self._renderer(name, tint.name() if tint else "")
        if renderer is None:
            return False
        renderer.render(painter, box)
        return True

    def _renderer(self, name: str, tint: str = "") -> QSvgRenderer | None:
        if name in self.unusable:
            return None
        if (name, tint) not in self._renderers:
            renderer = self._load(name, tint)
            if renderer is None:
                self.unusable.add(name)
                return None
            self._renderers[name, tint] = renderer
        return self._renderers[name, tint]

    def _load(self, name: str, tint: str) -> QSvgRenderer | None:
        path = self._folder / f"{name}.svg"
        try:
            drawing = path.read_bytes()
        except OSError as error:
            _log.warning("card art is missing: %s", error)
            return None
        if tint:
            for mark in _TINTED:
                drawing = drawing.replace(mark, tint.encode())
        renderer = QSvgRenderer(QByteArray(drawing))
        if not renderer.isValid():
            _log.warning("card art is broken: %s", path)
            return None
        return renderer
