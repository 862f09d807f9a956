"""Everything on the felt that is no card: plates, trays, labels, as pictures made from a view."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from rommedesk.engine.legality import can_draw, check
from rommedesk.engine.moves import Pass
from rommedesk.engine.state import Phase
from rommedesk.engine.view import PlayerView
from rommedesk.ui.i18n.phrases import Phrases
from rommedesk.ui.i18n.seating import Seating
from rommedesk.ui.table.deeds import deeds, score
from rommedesk.ui.table.figures import TRUE, Figures
from rommedesk.ui.table.geometry import Box
from rommedesk.ui.table.hand_end import HandEnd
from rommedesk.ui.table.layout import Layout
from rommedesk.ui.table.meld_pictures import TentativeFrame
from rommedesk.ui.table.painting import Align
from rommedesk.ui.table.pictures import EmptyPlace, FlightArrow, Label, Picture, TrayGround
from rommedesk.ui.table.places import bottom_seat, has_stairs, meld_numbers, opponents
from rommedesk.ui.table.plates import OwnPlate, SeatPlate
from rommedesk.ui.table.shown_hands import HEAD, LEFT, shown_hands
from rommedesk.ui.table.tentative import tentative_melds
from rommedesk.ui.table.words import TableWords
from rommedesk.ui.theme import Theme, letters

GROUND_LEVEL = 10.0
LABEL_LEVEL = 20.0


@dataclass(frozen=True, slots=True)
class Fixture:
    """A picture and its height among the cards."""

    picture: Picture
    level: float = GROUND_LEVEL


def fixtures(
    view: PlayerView,
    seating: Seating,
    layout: Layout,
    phrases: Phrases,
    words: TableWords,
    theme: Theme,
    *,
    hides_scores: bool = False,
    figures: Figures = TRUE,
    shows_hands: bool = False,
) -> dict[str, Fixture]:
    """All pictures of a position by name, with some figures that are not true yet.

    With `shows_hands` the others show their cards if the round is over.
    """
    painter = _Fixtures(view, seating, layout, phrases, words, theme, hides_scores, figures, shows_hands)
    return dict(painter.all())


@dataclass(frozen=True, slots=True)
class _Fixtures:
    view: PlayerView
    seating: Seating
    layout: Layout
    phrases: Phrases
    words: TableWords
    theme: Theme
    hides_scores: bool
    figures: Figures
    shows_hands: bool

    def all(self) -> Iterator[tuple[str, Fixture]]:
        yield from self._seats()
        yield "own plate", Fixture(self._own())
        yield from self._trays()
        yield from self._stock()
        yield from self._hand_ends()
        if self.shows_hands:
            yield from self._shown_hands()
        if has_stairs(self.view):
            yield from self._stairs()
        else:
            yield from self._pile()

    def _name(self, seat: int) -> str:
        return self.phrases.name(self.seating, seat) if seat else self.words.nobody()

    def _owner(self, seat: int) -> str:
        if not seat:
            return self.theme.on_felt_second
        position = self.view.position
        return self.theme.owner(seat, bottom_seat(self.view), len(position.seats))

    def _score(self, seat: int) -> str:
        return "" if self.hides_scores else str(self.figures.scores.get(seat, score(self.view, seat)))

    def _cards(self, seat: int) -> int:
        return self.figures.cards.get(seat, len(self.view.position.seat(seat).hand))

    def _is_to_move(self, seat: int) -> bool:
        position = self.view.position
        return position.phase is not Phase.OVER and position.to_move == seat

    def _seats(self) -> Iterator[tuple[str, Fixture]]:
        position = self.view.position
        marks_opening = position.rules.opening_points > 0
        for seat, box in zip(opponents(self.view), self.layout.seats, strict=True):
            side = position.seat(seat)
            name = self._name(seat)
            told = self.words.deeds(deeds(self.view, seat))
            yield (
                f"seat {seat}",
                Fixture(
                    SeatPlate(
                        box=box,
                        zoom=self.layout.measures.zoom,
                        name=name,
                        letter=letters((name,))[0],
                        owner=self._owner(seat),
                        cards=self._cards(seat),
                        has_opened=side.opened,
                        opened=self.words.opened(side.opened) if marks_opening else "",
                        score=self._score(seat),
                        deeds=told,
                        is_to_move=self._is_to_move(seat),
                    )
                ),
            )

    def _own(self) -> OwnPlate:
        seat = bottom_seat(self.view)
        side = self.view.position.seat(seat)
        marks_opening = self.view.position.rules.opening_points > 0
        return OwnPlate(
            box=self.layout.own,
            zoom=self.layout.measures.zoom,
            name=self._name(seat),
            owner=self._owner(seat),
            score=self._score(seat),
            cards=self.words.hand_size(self._cards(seat)),
            has_opened=side.opened,
            opened=self.words.opened(side.opened) if marks_opening else "",
            is_to_move=self._is_to_move(seat),
        )

    def _trays(self) -> Iterator[tuple[str, Fixture]]:
        style = self.layout.trays.style
        numbers = meld_numbers(self.view)
        tentative = set(tentative_melds(self.view))
        grounds = {}
        for tray in self.layout.trays.trays:
            note = ""
            shows_points = self.seating.scores_melds and not self.hides_scores
            if shows_points and tray.owner and tray.first == 0:
                note = self.words.points(self.view.position.seat(tray.owner).score)
            lies_here = numbers[tray.owner][tray.first : tray.last]
            if not note and tentative & set(lies_here):
                note = self.words.tentative()
            yield from (
                (
                    f"tentative m{number}",
                    Fixture(TentativeFrame(box.grown(min(5.0, style.between / 2 - 2))), LABEL_LEVEL),
                )
                for number, box in zip(lies_here, tray.melds, strict=True)
                if number in tentative
            )
            grounds[tray] = TrayGround(
                box=tray.box,
                padding=style.padding,
                head=style.head,
                name=self._name(tray.owner),
                note=note,
                owner=self._owner(tray.owner),
                size=self.layout.measures.text if style.head >= 29 else 14,
                letter=letters((self._name(tray.owner),))[0] if style.flag else "",
            )
        # Either the word stands behind all figures or behind none.
        is_short = not all(ground.has_room for ground in grounds.values())
        for tray, ground in grounds.items():
            if ground.note and is_short:
                points = self.view.position.seat(tray.owner).score
                is_word = ground.note == self.words.tentative()
                ground = replace(ground, note="" if is_word else str(points))
            yield f"tray m{numbers[tray.owner][tray.first]}", Fixture(ground)

    def _shown_hands(self) -> Iterator[tuple[str, Fixture]]:
        for seat, shown in shown_hands(self.view, self.layout).items():
            if shown.ground is not None:
                yield (
                    f"shown hand {seat}",
                    Fixture(
                        TrayGround(shown.ground, LEFT, HEAD, self._name(seat), "", self._owner(seat), 14)
                    ),
                )

    def _stock(self) -> Iterator[tuple[str, Fixture]]:
        position = self.view.position
        passes = (
            self.view.seat == position.to_move
            and not can_draw(position)
            and check(position, Pass(position.to_move)) is None
        )
        count = len(position.stock) if self.figures.stock is None else self.figures.stock
        text = self.words.passes() if passes else self.words.stock(count)
        yield "stock label", Fixture(self._label(self.layout.stock_label, text), LABEL_LEVEL)
        if not position.stock:
            yield "stock place", Fixture(EmptyPlace(self.layout.stock, is_active=passes))

    def _hand_ends(self) -> Iterator[tuple[str, Fixture]]:
        hand = self.layout.hand
        if hand.arrows is not None and self.view.seat is not None:
            size = self.layout.measures.figure
            for box, count, to_left in zip(hand.arrows, hand.out_of_sight, (True, False), strict=True):
                yield f"hand end {to_left}", Fixture(HandEnd(box, count, size, to_left=to_left))

    def _label(self, box: Box, text: str) -> Label:
        return Label(box, text, self.layout.measures.text)

    def _pile(self) -> Iterator[tuple[str, Fixture]]:
        yield "pile label", Fixture(self._label(self.layout.pile_label, self.words.pile()), LABEL_LEVEL)
        if not self.view.position.discard:
            yield "pile place", Fixture(EmptyPlace(self.layout.pile))

    def _stairs(self) -> Iterator[tuple[str, Fixture]]:
        stairs = self.layout.stairs
        if not stairs.steps:
            yield "pile place", Fixture(EmptyPlace(self.layout.pile))
            yield "pile label", Fixture(self._label(self.layout.pile_label, self.words.pile()), LABEL_LEVEL)
            return
        if stairs.flights < 2:
            return
        size = self.layout.measures.text
        oldest, newest = self.words.oldest(), self.words.newest()
        yield "oldest", Fixture(Label(stairs.oldest_label, oldest, size, is_bold=False, align=Align.LEFT))
        yield "newest", Fixture(Label(stairs.newest_label, newest, size, is_bold=False, align=Align.RIGHT))
        for number in range(stairs.flights - 1):
            arrow = FlightArrow(stairs.way_up(number))
            yield f"arrow {number}", Fixture(arrow, LABEL_LEVEL)
