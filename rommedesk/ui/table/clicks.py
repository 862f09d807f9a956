"""What a click means: it selects a card of the hand, or plays at the place that was clicked."""

from __future__ import annotations

import math

from rommedesk.engine.cards import Card
from rommedesk.engine.moves import Discard, Draw, TakeDiscards
from rommedesk.engine.state import Phase
from rommedesk.ui.table.desk import STEADY, Desk, Grip, Point, onto_meld
from rommedesk.ui.table.geometry import Box
from rommedesk.ui.table.hand import span
from rommedesk.ui.table.intents import TargetKind, from_stock
from rommedesk.ui.table.places import Lies, Zone
from rommedesk.ui.table.scene import Shown
from rommedesk.ui.table.targets import Spotlight, dropped_on


class Clicks:
    """Clicks with the left button, and what the last of them did."""

    def __init__(self, desk: Desk, double_ms: int) -> None:
        self._desk = desk
        self._double_ms = double_ms
        self._anchor: Card | None = None
        """The card of the hand that was clicked last."""
        self._last: tuple[Point, Card | None] | None = None
        """Where the last click was, and on which card of the hand."""
        self._moved: tuple[Point, int] | None = None
        """Where and when the last click was pressed that made a move."""

    def is_echo(self, at: Point, stamp: int, *, is_double: bool) -> bool:
        """Whether a press only goes on from a click that made a move, as those of a double click do.

        A person who clicks twice where once is enough means one move; what comes to lie under the pointer by
        this move is not meant.
        """
        if self._moved is None:
            return False
        where, when = self._moved
        is_soon = is_double or 0 <= stamp - when < self._double_ms
        if not is_soon or math.dist(at, where) > STEADY:
            self._moved = None
            return False
        self._moved = where, stamp
        return True

    def follow(self, at: Point | None) -> None:
        """The pointer is somewhere, or has left; who goes away and comes back means a new click."""
        if self._moved is not None and (at is None or math.dist(at, self._moved[0]) > STEADY):
            self._moved = None

    def meant_by_double(self, at: Point) -> Card | None:
        """The card of the hand on which a double click began; the first click may have raised it away."""
        if self._last is None or math.dist(at, self._last[0]) > STEADY:
            return None
        card = self._last[1]
        return card if card in self._desk.scene_of_table.hand else None

    def click(self, grip: Grip, stamp: int) -> None:
        """The button was pressed and released at one place."""
        card = Card(grip.key) if grip.key and grip.lies and grip.lies.zone is Zone.HAND else None
        self._last = grip.at, card
        if card is not None:
            move = self._discard(card) if grip.is_double and not grip.modifiers.adds else None
            is_made = move is not None and self._desk.try_move(move, (card,), grip.at)
            if move is None:
                self._choose(card, grip)
        else:
            is_made = self._play(grip)
        self._moved = None
        if is_made:
            self.note_move(grip.at, stamp)

    def note_move(self, at: Point, stamp: int) -> None:
        """A click here made a move at this time."""
        self._moved = at, stamp

    # ---- the hand ----------------------------------------------------------------------------------------

    def _choose(self, card: Card, grip: Grip) -> None:
        """Select a card or take it out again; with Shift select all from the last one on."""
        scene = self._desk.scene_of_table
        anchor = self._anchor
        if grip.modifiers.spans and anchor is not None and anchor in scene.hand:
            self._desk.select(scene.selected | set(span(scene.hand, anchor, card)))
            return
        self._anchor = card
        self._desk.select(scene.selected ^ {card})

    def _discard(self, card: Card) -> Discard | None:
        """What a double click means if it cannot mean anything else; the game may still refuse it."""
        scene = self._desk.scene_of_table
        if scene.shown is None or scene.selected - {card}:
            return None
        position, own = scene.shown.view.position, scene.shown.view.seat
        if own is None or own != position.to_move or position.phase is not Phase.PLAY:
            return None
        return Discard(own, card.name)

    # ---- the rest of the table ---------------------------------------------------------------------------

    def _play(self, grip: Grip) -> bool:
        """Play at the place that was clicked; whether a move was made."""
        scene = self._desk.scene_of_table
        shown, lies = scene.shown, grip.lies
        if shown is None:
            return False
        cards = scene.selection
        here = [light for light in self._desk.lights() if _is_under(light, grip.at)]
        if cards and here:
            box = Box(grip.at[0], grip.at[1], 1, 1)
            return self._desk.play_target(dropped_on(here, box, *grip.at), cards, grip.at)
        if lies is None:
            return self._click_felt(shown, grip)
        return self._click_card(shown, lies, grip.at)

    def _click_card(self, shown: Shown, lies: Lies, at: Point) -> bool:
        scene, seat = self._desk.scene_of_table, shown.view.position.to_move
        own = shown.view.seat
        if own is None:
            return False
        cards = scene.selection
        if lies.zone is Zone.STOCK:
            return self._desk.try_move(Draw(own), (), at)
        if lies.zone in (Zone.PILE, Zone.STEP):
            if own == seat and shown.view.position.phase is Phase.PLAY and cards:
                if len(cards) > 1:
                    self._desk.advise(*scene.words.several_to_discard(), at)
                    return False
                return self._desk.try_move(Discard(own, cards[0].name), cards, at)
            return self._desk.try_move(TakeDiscards(own, lies.number), (), at)
        if lies.zone is Zone.MELD and cards:
            return self._desk.try_move(onto_meld(shown, own, cards, lies), cards, at)
        return False

    def _click_felt(self, shown: Shown, grip: Grip) -> bool:
        own = shown.view.seat
        if own is not None and shown.layout.stock.contains(*grip.at):
            move = from_stock(own, self._desk.check)
            return self._desk.try_move(move, (), grip.at)
        if not grip.modifiers.adds and not grip.modifiers.spans:
            self._desk.select(frozenset())
        return False


def _is_under(light: Spotlight, at: Point) -> bool:
    box = light.glow if light.target.kind is TargetKind.MELD else light.reach
    return box.contains(*at)
