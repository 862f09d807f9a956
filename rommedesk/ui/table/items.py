"""The items of the scene: cards and pictures, both ready-made pixmaps that are only placed."""

from __future__ import annotations

import math
from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsPixmapItem

from rommedesk.ui.table.art import card_height, shadow_margin
from rommedesk.ui.table.geometry import Pose
from rommedesk.ui.table.marks import MARK_MARGIN
from rommedesk.ui.table.pictures import Picture
from rommedesk.ui.table.turned_cards import TurnedCards
from rommedesk.ui.theme import Theme

SHARP_FROM = 2.0
"""From this device pixel ratio on a card can be turned by the painter without being ragged."""


Draw = Callable[[float], QPixmap]
"""Makes the pixmap of a card for a device pixel ratio."""


class CardItem(QGraphicsPixmapItem):
    """One card that can be seen; its origin is the middle of the card."""

    def __init__(self, key: int, turned: TurnedCards) -> None:
        super().__init__()
        self.key = key
        """The card, or a negative number for a back of the stock."""
        self.width = 0
        self.dress: object = None
        """For what it was dressed last; whoever dresses it may leave out what would change nothing."""
        self._turned = turned
        self._ratio = 1.0
        self._margin = 0
        self._draw: Draw | None = None
        self._back: Draw | None = None
        self._flat: QPixmap | None = None
        self._stand_in: tuple[QPixmap, float] | None = None
        """What it looked like before, stretched, and the margin of that; good enough on the way."""
        self._is_settled = False
        self._pose: Pose | None = None
        self._angle = 0.0
        self._marks: dict[str, Draw] = {}
        self._mark_items: dict[str, QGraphicsPixmapItem] = {}
        self.setTransformationMode(Qt.TransformationMode.SmoothTransformation)

    @property
    def pose(self) -> Pose:
        """Where the card lies at this moment."""
        assert self._pose is not None
        return self._pose

    @property
    def look(self) -> int:
        """Equal for cards that look the same."""
        return self._face().cacheKey()

    def show_card(
        self, draw: Draw, width: int, ratio: float, *, lifted: bool, back: Draw | None = None
    ) -> None:
        """Look like this, with a card of `width` and its shadow around it; to be placed afterwards.

        `back` is its other side, if it may be seen while the card turns over.
        """
        if width != self.width:
            self.prepareGeometryChange()
        self._stand_in = None if lifted else self._stretched(width)
        self.width, self._ratio, self._margin, self._draw = width, ratio, shadow_margin(width, lifted), draw
        # A card that waits to be dealt is not painted yet, and many that change their size not all at once.
        self._flat, self._back, self._is_settled = None, back, False

    def wait(self, pose: Pose) -> None:
        """Be there out of sight, until it is placed."""
        self._pose, self._is_settled = pose, False
        self._set_angle(pose.angle)
        self.setPos(pose.x, pose.y)
        self.setVisible(False)

    def place(self, pose: Pose, turned: float = 1.0) -> None:
        """Be there for a moment, on the way to somewhere else.

        `turned` is how much of the card can be seen while it turns over: 1 the whole face, 0 the edge, -1 the
        whole back.
        """
        self._pose, self._is_settled = pose, False
        self._set_angle(pose.angle)
        self.setPos(pose.x, pose.y)
        self._show_flat(pose.angle, turned, is_on_the_way=True)

    def is_settled(self, pose: Pose) -> bool:
        """Whether the card rests there already, looking as it should."""
        return self._is_settled and self._pose == pose

    def rests_slowly(self, pose: Pose) -> bool:
        """Whether `rest` there would have to paint the card, or turn it by itself, which takes its time."""
        is_turned = pose.angle != 0 and self._ratio < SHARP_FROM and pose.width == self.width
        return is_turned or (self._flat is None and self._stand_in is not None)

    def rest(self, pose: Pose) -> None:
        """Lie there; the card keeps to whole pixels of the screen, so that it stays sharp."""
        self._pose, self._is_settled = pose, True
        self.setVisible(True)
        self._set_angle(pose.angle)
        if pose.width != self.width:
            self.setPos(pose.x, pose.y)
            self._show_flat(pose.angle)
        elif pose.angle == 0:
            half_width, half_height = self.width / 2, card_height(self.width) / 2
            self.setPos(
                self._snapped(pose.x - half_width) + half_width,
                self._snapped(pose.y - pose.height / 2) + half_height,
            )
            self._show_flat(0.0)
        elif self._ratio >= SHARP_FROM:
            self.setPos(pose.x, pose.y)
            self._show_flat(pose.angle)
        else:
            self.setPos(self._snapped(pose.x), self._snapped(pose.y))
            self._show_turned(pose.angle)

    def mark(self, name: str, draw: Draw | None) -> None:
        """Put a mark on the card, or take it away with `None`; it shows when the card is placed."""
        self._is_settled = False
        if draw is None:
            self._marks.pop(name, None)
        else:
            self._marks[name] = draw

    def marks(self) -> frozenset[str]:
        """The names of the marks on the card."""
        return frozenset(self._marks)

    def shape(self) -> QPainterPath:
        """The card without its shadow."""
        path = QPainterPath()
        height = card_height(self.width)
        path.addRect(QRectF(-self.width / 2, -height / 2, self.width, height))
        if self.rotation() == self._angle:
            return path
        return QTransform().rotate(self._angle).map(path)

    def _set_angle(self, angle: float) -> None:
        if angle != self._angle:
            self.prepareGeometryChange()
            self._angle = angle

    def _face(self) -> QPixmap:
        if self._flat is None:
            self._flat = QPixmap() if self._draw is None else self._draw(self._ratio)
        return self._flat

    def _stretched(self, width: int) -> tuple[QPixmap, float] | None:
        """The card as it looks now, for another width."""
        if self._flat is None or not self.width:
            return self._stand_in
        pixmap = QPixmap(self._flat)
        pixmap.setDevicePixelRatio(self._ratio * self.width / width)
        return pixmap, self._margin * width / self.width

    def _squeeze(self, share: float) -> None:
        """Show only this share of the width, from the middle."""
        if self.transform().m11() != share:
            self.setTransform(QTransform.fromScale(share, 1.0))

    def _show_flat(self, angle: float, turned: float = 1.0, *, is_on_the_way: bool = False) -> None:
        """The pixmap as it is, turned by the painter."""
        shows_back = turned < 0 and self._back is not None
        margin: float = self._margin
        if self._back is not None and shows_back:
            pixmap = self._back(self._ratio)
        elif is_on_the_way and self._flat is None and self._stand_in is not None:
            pixmap, margin = self._stand_in
        else:
            pixmap = self._face()
        if self.pixmap().cacheKey() != pixmap.cacheKey():
            self.setPixmap(pixmap)
        self._squeeze(max(0.02, abs(turned)))
        self.setOffset(self._corner(margin))
        if self.rotation() != angle:
            self.setRotation(angle)
        scale = self.pose.width / self.width if self.width else 1.0
        if self.scale() != scale:
            self.setScale(scale)
        shown = {} if shows_back else self._marks
        for name in self._mark_items.keys() - shown.keys():
            self._mark_items[name].setVisible(False)
        for name, draw in shown.items():
            item = self._mark_items.get(name)
            if item is None:
                item = self._mark_items[name] = QGraphicsPixmapItem(self)
                item.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
                item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
            pixmap = draw(self._ratio)
            if item.pixmap().cacheKey() != pixmap.cacheKey():
                item.setPixmap(pixmap)
            item.setOffset(self._corner(MARK_MARGIN))
            item.setVisible(True)

    def _show_turned(self, angle: float) -> None:
        """A pixmap that has been turned with all marks."""
        pixmap = self._turned.turned(self._layers(), angle, self._ratio)
        for item in self._mark_items.values():
            item.setVisible(False)
        self.setRotation(0.0)
        self.setScale(1.0)
        self._squeeze(1.0)
        if self.pixmap().cacheKey() != pixmap.cacheKey():
            self.setPixmap(pixmap)
        size = pixmap.deviceIndependentSize()
        self.setOffset(-size.width() / 2, -size.height() / 2)

    def _layers(self) -> list[tuple[QPixmap, QPointF]]:
        """Card and marks with twice the points of the screen, to be turned."""
        assert self._draw is not None
        fine = 2 * self._ratio
        layers = [(self._draw(fine), self._corner(self._margin))]
        return layers + [(draw(fine), self._corner(MARK_MARGIN)) for draw in self._marks.values()]

    def _corner(self, margin: float) -> QPointF:
        return QPointF(-self.width / 2 - margin, -card_height(self.width) / 2 - margin)

    def _snapped(self, value: float) -> float:
        return round(value * self._ratio) / self._ratio


class PictureItem(QGraphicsPixmapItem):
    """A picture, painted once; the mouse goes through to what lies below."""

    def __init__(self) -> None:
        super().__init__()
        self.picture: Picture | None = None
        self._look: tuple[Picture, Theme, float] | None = None
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def show_picture(self, picture: Picture, theme: Theme, ratio: float) -> None:
        """Look like this; an equal picture is not painted again."""
        look = picture, theme, ratio
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
