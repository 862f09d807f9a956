"""Turned cards as pixmaps of their own, sharp on every screen."""

from __future__ import annotations

import math
from collections import OrderedDict
from collections.abc import Sequence

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QImage, QPainter, QPixmap


class TurnedCards:
    """Turned cards as pixmaps of their own.

    Painting a pixmap askew leaves ragged edges on ordinary screens.  A card at rest is therefore turned once,
    at twice the points, and made smaller smoothly.
    """

    BYTES = 24 * 1024 * 1024

    def __init__(self) -> None:
        self._made: OrderedDict[tuple[tuple[int, ...], float, float], QPixmap] = OrderedDict()
        self._bytes = 0

    def turned(self, layers: Sequence[tuple[QPixmap, QPointF]], angle: float, ratio: float) -> QPixmap:
        """Layers of a card, each with its corner seen from the middle, turned for a screen of `ratio`.

        The layers have twice the points of the screen. The middle of the card is that of the pixmap.
        """
        key = tuple(pixmap.cacheKey() for pixmap, _ in layers), angle, ratio
        if key in self._made:
            self._made.move_to_end(key)
            return self._made[key]
        made = self._turn(layers, angle, ratio)
        self._made[key] = made
        self._bytes += _bytes(made)
        while self._bytes > self.BYTES and len(self._made) > 1:
            self._bytes -= _bytes(self._made.popitem(last=False)[1])
        return made

    def _turn(self, layers: Sequence[tuple[QPixmap, QPointF]], angle: float, ratio: float) -> QPixmap:
        reach = max(max(abs(corner.x()), abs(corner.y())) for _, corner in layers)
        half = math.ceil(1.15 * reach * ratio)
        image = QImage(4 * half, 4 * half, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(Qt.GlobalColor.transparent)
        painter = QPainter(image)
        painter.setRenderHints(QPainter.RenderHint.SmoothPixmapTransform | QPainter.RenderHint.Antialiasing)
        painter.translate(2 * half, 2 * half)
        painter.rotate(angle)
        painter.scale(2 * ratio, 2 * ratio)
        for pixmap, corner in layers:
            painter.drawPixmap(corner, pixmap)
        painter.end()
        small = image.scaled(
            2 * half,
            2 * half,
            Qt.AspectRatioMode.IgnoreAspectRatio,
            Qt.TransformationMode.SmoothTransformation,
        )
        small.setDevicePixelRatio(ratio)
        return QPixmap.fromImage(small)


def _bytes(pixmap: QPixmap) -> int:
    return pixmap.width() * pixmap.height() * 4
