"""Pixmaps of cards: faces, jokers, backs and the icon of the program.

A pixmap is made once for each card, width, device pixel ratio and style of the deck, and then shared; items
only place it.  It holds the card and its shadow, see `shadow_margin`.
"""

from collections import OrderedDict
from collections.abc import Callable
from enum import StrEnum
from pathlib import Path

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QIcon, QImage, QPainter, QPixmap

from rommedesk.engine.cards import Face, Suit
from rommedesk.ui.table import card_measures as measures
from rommedesk.ui.table import card_painting as painting
from rommedesk.ui.table.card_files import CardFiles
from rommedesk.ui.table.card_measures import card_height, shadow_margin
from rommedesk.ui.table.kept_pictures import mark_of, read_pictures, write_pictures
from rommedesk.ui.theme import LIGHT, Theme

__all__ = ["BackStyle", "CardArt", "JokerFigure", "Letters", "card_height", "label", "shadow_margin"]

CACHE_BYTES = 128 * 1024 * 1024
_ICON_SIZES = (16, 24, 32, 48, 64, 128, 256)


class Letters(StrEnum):
    """Index letters of ace, king, queen and jack: A K Q J, A K D B or Т К Д В."""

    ENGLISH = "en"
    GERMAN = "de"
    RUSSIAN = "ru"


class JokerFigure(StrEnum):
    """Which of the two jokers a card shows."""

    HARLEQUIN = "harlequin"
    CAT = "cat"


class BackStyle(StrEnum):
    """Which back the deck has."""

    LATTICE = "lattice"
    STAIRS = "stairs"
    PLAIN = "plain"


_COURTS = {
    Letters.ENGLISH: {1: "A", 11: "J", 12: "Q", 13: "K"},
    Letters.GERMAN: {1: "A", 11: "B", 12: "D", 13: "K"},
    Letters.RUSSIAN: {1: "Т", 11: "В", 12: "Д", 13: "К"},
}
_LABEL_FILES = {"Т": "T", "В": "B", "К": "K", "Д": "De"}
"""Cyrillic letters; three of them have the shape of a Latin one."""
_SUIT_FILES = {Suit.CLUBS: "clubs", Suit.DIAMONDS: "diamonds", Suit.HEARTS: "hearts", Suit.SPADES: "spades"}

_Key = tuple[str, int, float, bool, str, bool, bool]


def label(face: Face, letters: Letters) -> str:
    """The index label of a face: `10`, `K`, `Д` …"""
    return _COURTS[letters].get(face.rank, str(face.rank))


class _Card:
    """A card being painted: a painter with its origin in the card's corner, and measures in device pixels."""

    def __init__(self, painter: QPainter, width: int, dpr: float) -> None:
        self.painter = painter
        self.width = round(width * dpr)
        self.height = round(card_height(width) * dpr)
        self.radius = measures.corner_radius(width) * dpr
        self.line = max(1, round(dpr))

    def box(self) -> QRectF:
        """The whole card."""
        return QRectF(0, 0, self.width, self.height)

    def square(self, across: float, down: float, size: float) -> QRectF:
        """A square about a point, both in widths of the card."""
        half = size / 2
        return QRectF(
            (across - half) * self.width, (down - half) * self.width, size * self.width, size * self.width
        )


def _blank(width: int, height: int) -> QImage:
    image = QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    return image


def _size(pixmap: QPixmap) -> int:
    """Bytes of a pixmap."""
    return pixmap.width() * pixmap.height() * 4


class CardArt:
    """Makes and keeps the pixmaps of one deck from the files of a folder (`cards_folder()`).

    Widths are device-independent pixels, `dpr` is the device pixel ratio.  A missing or broken file is logged
    once and a plain drawing takes its place.
    """

    def __init__(self, folder: Path, theme: Theme = LIGHT, *, has_large_index: bool = False) -> None:
        self.theme = theme
        """Gives paper, edge and suits their colours; may change at any time."""
        self.has_large_index = has_large_index
        """Letters and suits of the index for older eyes; may change at any time."""
        self._folder = folder
        self._files = CardFiles(folder / "svg")
        self._pixmaps: OrderedDict[_Key, QPixmap] = OrderedDict()
        self._bytes = 0
        self._shadows: dict[tuple[int, float, bool], QImage] = {}
        self._kept: dict[str, QImage] = {}
        """Pictures of the last start that have not been asked for yet."""
        self._has_painted = False

    @property
    def unusable(self) -> frozenset[str]:
        """The files that were asked for and are missing or broken."""
        return frozenset(self._files.unusable)

    def recall(self, file: Path) -> None:
        """Take pictures that `keep` has left in a file instead of painting them."""
        self._kept = read_pictures(file, mark_of(self._folder))

    def forget_recalled(self) -> None:
        """Let go of what the first picture has not asked for."""
        self._kept.clear()

    def keep(self, file: Path) -> None:
        """Leave the pictures used last in a file, if it does not hold them already."""
        if self._has_painted:
            used = ((str(key), pixmap) for key, pixmap in reversed(self._pixmaps.items()))
            write_pictures(file, mark_of(self._folder), used)

    def face(self, face: Face, width: int, dpr: float, letters: Letters, *, lifted: bool = False) -> QPixmap:
        """A natural card, face up."""

        def paint(card: _Card) -> None:
            self._paint_face(card, face)
            self._paint_index(card, face, letters)
            card.painter.translate(card.width, card.height)
            card.painter.rotate(180)
            self._paint_index(card, face, letters)

        return self._pixmap(f"{face} {label(face, letters)}", width, dpr, lifted, paint)

    def joker(
        self,
        width: int,
        dpr: float,
        letters: Letters,
        stands_for: Face | None = None,
        *,
        figure: JokerFigure = JokerFigure.HARLEQUIN,
        lifted: bool = False,
    ) -> QPixmap:
        """A joker: with a ribbon that shows what it stands for, or in the hand with its own index."""

        def paint(card: _Card) -> None:
            self._files.render(card.painter, f"jokers/{figure}", card.box())
            if stands_for is None:
                self._paint_joker_index(card)
            else:
                lower = measures.index_measures(self.has_large_index).bottom - measures.INDEX.bottom
                length = card.width * (measures.RIBBON_HEIGHT + lower)
                painting.paint_ribbon(card.painter, card.width, length, card.radius, card.line)
                self._paint_index(card, stands_for, letters)
                star = card.square(measures.RIBBON_WIDTH / 2, 0.75 + lower, 0.2)
                self._files.render(card.painter, "index/star", star)

        meaning = f"{stands_for} {label(stands_for, letters)}" if stands_for is not None else ""
        return self._pixmap(f"{figure} {meaning}", width, dpr, lifted, paint)

    def back(self, style: BackStyle, width: int, dpr: float, *, lifted: bool = False) -> QPixmap:
        """A card face down."""

        def paint(card: _Card) -> None:
            if not self._files.render(card.painter, f"backs/{style}", card.box()):
                painting.paint_plain_back(card.painter, card.box(), card.radius)

        return self._pixmap(f"back {style}", width, dpr, lifted, paint)

    def icon(self) -> QIcon:
        """The icon of the program; empty when its file is missing."""
        files = CardFiles(self._folder.parent)
        icon = QIcon()
        for size in _ICON_SIZES:
            image = _blank(size, size)
            painter = QPainter(image)
            drawn = files.render(painter, "icon", QRectF(0, 0, size, size))
            painter.end()
            if drawn:
                icon.addPixmap(QPixmap.fromImage(image))
        return icon

    # ------------------------------------------------------------------ cache
    def _pixmap(
        self, name: str, width: int, dpr: float, lifted: bool, paint: Callable[[_Card], None]
    ) -> QPixmap:
        theme = self.theme
        key = (name, width, dpr, lifted, theme.name, theme.has_four_colours, self.has_large_index)
        if pixmap := self._pixmaps.get(key):
            self._pixmaps.move_to_end(key)
            return pixmap
        kept = self._kept.pop(str(key), None)
        self._has_painted = self._has_painted or kept is None
        pixmap = self._make(width, dpr, lifted, paint) if kept is None else QPixmap.fromImage(kept)
        self._pixmaps[key] = pixmap
        self._bytes += _size(pixmap)
        while self._bytes > CACHE_BYTES and len(self._pixmaps) > 1:
            self._bytes -= _size(self._pixmaps.popitem(last=False)[1])
        return pixmap

    def _make(self, width: int, dpr: float, lifted: bool, paint: Callable[[_Card], None]) -> QPixmap:
        image = self._shadow(width, dpr, lifted).copy()
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        margin = round(shadow_margin(width, lifted) * dpr)
        painter.translate(margin, margin)
        card = _Card(painter, width, dpr)
        painting.paint_paper(painter, card.box(), card.radius, QColor(self.theme.paper))
        painter.save()
        paint(card)
        painter.restore()
        painting.paint_edge(painter, card.box(), card.radius, card.line, QColor(self.theme.card_edge))
        painter.end()
        image.setDevicePixelRatio(dpr)
        return QPixmap.fromImage(image)

    def _shadow(self, width: int, dpr: float, lifted: bool) -> QImage:
        """The shadow alone, in device pixels; it is the ground every card of this size is painted on."""
        key = (width, dpr, lifted)
        if key not in self._shadows:
            if len(self._shadows) >= 8:
                self._shadows.clear()
            margin = 2 * shadow_margin(width, lifted)
            image = _blank(round((width + margin) * dpr), round((card_height(width) + margin) * dpr))
            painter = QPainter(image)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.translate(round(margin / 2 * dpr), round(margin / 2 * dpr))
            card = _Card(painter, width, dpr)
            reach = measures.SHADOW_REACH * width + (measures.LIFTED_REACH if lifted else 0)
            drop = measures.SHADOW_DROP * width + (measures.LIFTED_DROP if lifted else 0)
            painting.paint_shadow(painter, card.box(), card.radius, reach * dpr, drop * dpr)
            painter.end()
            self._shadows[key] = image
        return self._shadows[key]

    # ------------------------------------------------------------------ parts
    def _paint_face(self, card: _Card, face: Face) -> None:
        colour = painting.suit_colour(face.suit, self.theme)
        if not self._files.render(card.painter, f"faces/{face}", card.box(), colour):
            middle = card.square(0.505, card.height / card.width / 2, 0.44)
            card.painter.fillPath(painting.plain_suit(face.suit, middle), colour)

    def _paint_index(self, card: _Card, face: Face, letters: Letters) -> None:
        """Label over suit; every edge lies on a whole device pixel, which keeps stems and bars sharp."""
        text, colour = label(face, letters), painting.suit_colour(face.suit, self.theme)
        index, wide = measures.index_measures(self.has_large_index), card.width
        name = f"index/{_LABEL_FILES.get(text, text)}"
        cap = round(wide * index.cap)
        widest = int(wide * index.width)
        aspect = self._files.aspect(name)
        across = widest if aspect is None else min(widest, round(cap * aspect))
        box = QRectF(round(wide * index.centre - across / 2), round(wide * index.top), across, cap)
        if not self._files.render(card.painter, name, box, colour):
            card.painter.fillPath(painting.plain_label(text, box), colour)
        size = round(wide * index.suit)
        suit = QRectF(
            round(wide * index.centre - size / 2), round(wide * (index.bottom - index.suit)), size, size
        )
        if not self._files.render(card.painter, f"index/{_SUIT_FILES[face.suit]}", suit, colour):
            card.painter.fillPath(painting.plain_suit(face.suit, suit), colour)

    def _paint_joker_index(self, card: _Card) -> None:
        """Star and, upright below it, the word."""
        star = card.square(measures.INDEX.centre, 0.2, 0.22)
        self._files.render(card.painter, "index/star", star)
        height = 0.88 * card.width
        across = height * (self._files.aspect("index/joker") or 0.11)
        word = QRectF(card.width * measures.INDEX.centre - across / 2, 0.39 * card.width, across, height)
        if not self._files.render(card.painter, "index/joker", word):
            sign = card.square(measures.INDEX.centre, 0.2, 0.2)
            card.painter.fillPath(painting.plain_label("*", sign), painting.JOKER_PURPLE)
