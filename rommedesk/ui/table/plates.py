"""The plates of the seats: who sits there, how many cards they hold, what they did last."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtGui import QPainter

from rommedesk.ui.table.deeds import Deed, in_short
from rommedesk.ui.table.geometry import Box
from rommedesk.ui.table.painting import (
    Align,
    backs_width,
    colour,
    dot,
    draw_text,
    elided,
    opened_mark,
    plate,
    rings,
    small_backs,
    text_width,
)
from rommedesk.ui.theme import Theme

HALO = 8
"""How far the halo of the seat to move reaches."""


NARROW_SEAT = 232.0
"""Plates below this width have another arrangement."""


SHOWN_BACKS = 7


@dataclass(frozen=True, slots=True)
class SeatPlate:
    """An opponent: name, cards, opened or not, score, last action."""

    box: Box
    zoom: float
    name: str
    letter: str
    owner: str
    cards: int
    has_opened: bool
    opened: str
    """The word for opened or not; "" at tables where everybody is open from the start."""
    score: str
    deeds: tuple[Deed, ...]
    """What the seat did in its last turn; the least important is left out where room is short."""
    is_to_move: bool

    @property
    def area(self) -> Box:
        return self.box.grown(HALO + 1)

    def paint(self, painter: QPainter, theme: Theme) -> None:
        painter.save()
        box = _ground(painter, theme, self, 0.8)
        if box.width >= NARROW_SEAT:
            self._paint_wide(painter, theme, box)
        else:
            self._paint_narrow(painter, theme, box)
        painter.restore()

    def _paint_wide(self, painter: QPainter, theme: Theme, box: Box) -> None:
        is_low = box.height < 70
        dot(painter, Box(14, 12 if is_low else 10, 32, 32), theme, self.owner, self.letter)
        score = text_width(self.score, 16, bold=True)
        name = Box(56, 7, box.width - 56 - score - 20, 20)
        draw_text(painter, name, self.name, 16, theme.on_felt, bold=True)
        right = Box(0, 7, box.width - 12, 20)
        draw_text(painter, right, self.score, 16, theme.on_felt, bold=True, align=Align.RIGHT)
        self._paint_cards(painter, theme, Box(56, 28, box.width - 56 - 12, 18), SHOWN_BACKS)
        if not is_low:
            self._paint_deeds(painter, theme, Box(14, box.height - 26, box.width - 26, 22))

    def _paint_narrow(self, painter: QPainter, theme: Theme, box: Box) -> None:
        dot(painter, Box(12, 6, 22, 22), theme, self.owner, self.letter)
        score = text_width(self.score, 16, bold=True)
        name = Box(40, 7, box.width - 40 - score - 16, 20)
        size = 16 if text_width(self.name, 16, bold=True) <= name.width else 14
        draw_text(painter, name, self.name, size, theme.on_felt, bold=True)
        right = Box(0, 7, box.width - 10, 20)
        draw_text(painter, right, self.score, 16, theme.on_felt, bold=True, align=Align.RIGHT)
        self._paint_cards(painter, theme, Box(14, 32, box.width - 14 - 10, 18), 3)
        if box.height >= 70:
            self._paint_deeds(painter, theme, Box(14, box.height - 26, box.width - 24, 22))

    def _paint_cards(self, painter: QPainter, theme: Theme, box: Box, most: int) -> None:
        count = str(self.cards)
        if self.opened:
            # The word says more than another back.
            rest = box.width - 34 - text_width(count, 14, bold=True) - text_width(self.opened, 14)
            while most > 1 and backs_width(min(self.cards, most)) > rest:
                most -= 1
        end = small_backs(painter, box.x, box.y, min(self.cards, most), theme)
        number = Box(end + 8 if self.cards else end, box.y, text_width(count, 14, bold=True) + 1, 18)
        draw_text(painter, number, count, 14, theme.on_felt, bold=True)
        if not self.opened:
            return
        room = box.right - number.right - 24
        word = elided(self.opened, 14, room)
        x = box.right - text_width(word, 14)
        draw_text(painter, Box(x, box.y, box.right - x, 18), word, 14, theme.on_felt_second)
        opened_mark(painter, x - 11, box.y + 9, theme, has_opened=self.has_opened)

    def _paint_deeds(self, painter: QPainter, theme: Theme, box: Box) -> None:
        text = in_short(self.deeds, lambda told: text_width(told, 14) <= box.width)
        draw_text(painter, box, text, 14, theme.on_felt_second, suits=theme.suits_on_felt())


@dataclass(frozen=True, slots=True)
class OwnPlate:
    """The seat at the bottom."""

    box: Box
    zoom: float
    name: str
    owner: str
    score: str
    cards: str
    has_opened: bool
    opened: str
    """The word for opened or not; "" where everybody is open from the start."""
    is_to_move: bool

    @property
    def area(self) -> Box:
        return self.box.grown(HALO + 1)

    def paint(self, painter: QPainter, theme: Theme) -> None:
        painter.save()
        box = _ground(painter, theme, self, 0.9)
        score = text_width(self.score, 16, bold=True)
        name = Box(16, 6, box.width - 16 - 12 - score - 6, 22)
        draw_text(painter, name, self.name, 16, theme.on_felt, bold=True)
        right = Box(16, 6, box.width - 28, 22)
        draw_text(painter, right, self.score, 16, theme.on_felt, bold=True, align=Align.RIGHT)
        room = box.width - 28
        draw_text(painter, Box(16, 29, room, 20), self.cards, 14, theme.on_felt_second)
        if self.opened:
            opened_mark(painter, 21, 59, theme, has_opened=self.has_opened)
            draw_text(painter, Box(32, 49, room - 16, 20), self.opened, 14, theme.on_felt_second)
        painter.restore()


def _ground(painter: QPainter, theme: Theme, of: SeatPlate | OwnPlate, opacity: float) -> Box:
    """Paint what lies under the text of a plate, and turn to its own coordinates: those of zoom 1."""
    painter.translate(of.box.x, of.box.y)
    painter.scale(of.zoom, of.zoom)
    box = Box(0, 0, of.box.width / of.zoom, of.box.height / of.zoom)
    if of.is_to_move:
        rings(painter, box, 10, theme.on_felt, 7, 0.34)
    plate(painter, box, 10, colour(theme.plate, opacity), of.owner, 4)
    return box
