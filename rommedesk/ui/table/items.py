"""The items of the scene: cards and pictures, both ready-made pixmaps that are only placed."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem

from rommedesk.ui.table.art import card_height, shadow_margin
from rommedesk.ui.table.card_measures import INDEX_CENTRE, corner_radius
from rommedesk.ui.table.geometry import Pose
from rommedesk.ui.table.pictures import Picture, selection_frame
from rommedesk.ui.theme import Theme

_FRAME_MARGIN = 8
"""Room around a card for the frame of a selection."""


class CardItem(QGraphicsPixmapItem):
    """One card that can be seen; its origin is the middle of the card."""

    def __init__(self, key: int) -> None:
        super().__init__()
        self.key = key
        """The card, or a negative number for a back of the stock."""
        self.width = 0
        self.ratio = 1.0
        self._pose: Pose | None = None
        self._marks: dict[str, QGraphicsPixmapItem] = {}
        self.setTransformationMode(Qt.TransformationMode.SmoothTransformation)

    @property
    def pose(self) -> Pose:
        """Where the card lies at this moment."""
        assert self._pose is not None
        return self._pose

    def show_pixmap(self, pixmap: QPixmap, width: int, ratio: float, *, lifted: bool) -> None:
        """Look like this, with a card of `width` and its shadow around it."""
        margin = shadow_margin(width, lifted)
        if pixmap.cacheKey() != self.pixmap().cacheKey():
            self.setPixmap(pixmap)
        self.setOffset(-width / 2 - margin, -card_height(width) / 2 - margin)
        if width != self.width:
            self.prepareGeometryChange()
        self.width, self.ratio = width, ratio

    def place(self, pose: Pose) -> None:
        """Lie there; upright cards keep to whole pixels of the screen, so that they stay sharp."""
        self._pose = pose
        x, y = pose.x, pose.y
        if pose.angle == 0 and pose.width == self.width:
            half_width, half_height = self.width / 2, card_height(self.width) / 2
            x = _snapped(pose.x - half_width, self.ratio) + half_width
            y = _snapped(pose.y - pose.height / 2, self.ratio) + half_height
        self.setPos(x, y)
        if self.rotation() != pose.angle:
            self.setRotation(pose.angle)
        scale = pose.width / self.width if self.width else 1.0
        if self.scale() != scale:
            self.setScale(scale)

    def mark(self, name: str, pixmap: QPixmap | None) -> None:
        """Put a mark on the card, or take it away with `None`; it is as large as the card and its frame."""
        mark = self._marks.get(name)
        if pixmap is None:
            if mark is not None:
                mark.setVisible(False)
            return
        if mark is None:
            mark = QGraphicsPixmapItem(self)
            mark.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
            mark.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
            self._marks[name] = mark
        if mark.pixmap().cacheKey() != pixmap.cacheKey():
            mark.setPixmap(pixmap)
        mark.setOffset(-self.width / 2 - _FRAME_MARGIN, -card_height(self.width) / 2 - _FRAME_MARGIN)
        mark.setVisible(True)

    def marks(self) -> frozenset[str]:
        """The names of the marks that can be seen."""
        return frozenset(name for name, mark in self._marks.items() if mark.isVisible())

    def shape(self) -> QPainterPath:
        """The card without its shadow."""
        path = QPainterPath()
        height = card_height(self.width)
        path.addRect(QRectF(-self.width / 2, -height / 2, self.width, height))
        return path


def _snapped(value: float, ratio: float) -> float:
    return round(value * ratio) / ratio


class PictureItem(QGraphicsPixmapItem):
    """A picture, painted once; the mouse goes through to what lies below."""

    def __init__(self) -> None:
        super().__init__()
        self.picture: Picture | None = None
        self._look: tuple[Picture, str, float] | None = None
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def show_picture(self, picture: Picture, theme: Theme, ratio: float) -> None:
        """Look like this; an equal picture is not painted again."""
        look = picture, theme.name, ratio
        if look == self._look:
            return
        self._look = look
        self.picture = picture
        area = picture.area
        left, top = math.floor(area.x), math.floor(area.y)
        width, height = math.ceil(area.right) - left, math.ceil(area.bottom) - top
        pixmap = QPixmap(max(1, math.ceil(width * ratio)), max(1, math.ceil(height * ratio)))
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        painter.translate(-left, -top)
        picture.paint(painter, theme)
        painter.end()
        self.setPixmap(pixmap)
        self.setPos(left, top)

    def shape(self) -> QPainterPath:
        """Nothing that could be hit."""
        return QPainterPath()


class Marks:
    """Makes and keeps the pixmaps of the marks on cards: the frame of a selection, the dot of a new card."""

    def __init__(self) -> None:
        self._made: dict[tuple[str, int, float, str], QPixmap] = {}

    def frame(self, width: int, ratio: float, theme: Theme) -> QPixmap:
        """The outline of a selected card."""
        return self._pixmap("frame", width, ratio, theme)

    def dot(self, width: int, ratio: float, theme: Theme) -> QPixmap:
        """The dot of a card that has just come to the hand."""
        return self._pixmap("dot", width, ratio, theme)

    def _pixmap(self, kind: str, width: int, ratio: float, theme: Theme) -> QPixmap:
        key = kind, width, ratio, theme.name
        if key not in self._made:
            if len(self._made) > 24:
                self._made.clear()
            self._made[key] = self._paint(kind, width, ratio, theme)
        return self._made[key]

    def _paint(self, kind: str, width: int, ratio: float, theme: Theme) -> QPixmap:
        across, down = width + 2 * _FRAME_MARGIN, card_height(width) + 2 * _FRAME_MARGIN
        pixmap = QPixmap(math.ceil(across * ratio), math.ceil(down * ratio))
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(_FRAME_MARGIN, _FRAME_MARGIN)
        if kind == "frame":
            card = QRectF(0, 0, width, card_height(width))
            selection_frame(painter, card, corner_radius(width), theme)
        else:
            painter.setBrush(QColor(theme.accent))
            painter.setPen(QPen(QColor(theme.accent_edge), 1))
            painter.drawEllipse(QPointF(INDEX_CENTRE * width, 0.68 * width), 0.05 * width, 0.05 * width)
        painter.end()
        return pixmap
