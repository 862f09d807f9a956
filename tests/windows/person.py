"""A person at the window: turns moves into clicks and drags and looks whether they did what was meant."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import assert_never

from PySide6.QtCore import QPoint
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QAbstractButton, QMenu, QWidget

from rommedesk.engine.cards import Card, CardName
from rommedesk.engine.melds import MeldKind
from rommedesk.engine.moves import Discard, Draw, LayMeld, LayOff, Move, Pass, SwapJoker, TakeDiscards, Undo
from rommedesk.engine.reasons import Reason, Refusal
from rommedesk.engine.record import GameRecord
from rommedesk.engine.rules import DiscardPickup
from rommedesk.engine.state import Phase, Round
from rommedesk.engine.transition import apply
from rommedesk.ui.commands import Does
from rommedesk.ui.program import Program
from rommedesk.ui.table.intents import TargetKind, targets
from rommedesk.ui.table.offer_menu import OfferWords
from rommedesk.ui.table.offers import made_by
from rommedesk.ui.table.places import Zone
from rommedesk.ui.table.targets import Spotlight
from tests.windows.mouse import Mouse, until
from tests.windows.sight import Sight

KINDS: dict[type[Move], tuple[TargetKind, Does]] = {
    LayMeld: (TargetKind.MELD, Does.MELD),
    LayOff: (TargetKind.LAY_OFF, Does.LAY_OFF),
    SwapJoker: (TargetKind.SWAP, Does.LAY_OFF),
    Discard: (TargetKind.DISCARD, Does.DISCARD),
}
"""The targets of the moves that cards of the hand make, and the buttons that make them."""


def effect(state: Round) -> tuple[Round, Sequence[object]]:
    """A state in which the order of the cards in a set, which follows the hand, makes no difference."""
    melds = []
    for lying in state.melds:
        cards = list(zip(lying.meld.cards, lying.meld.faces, lying.laid_by, strict=True))
        is_set = lying.meld.kind is MeldKind.SET
        melds.append((lying.owner, lying.meld.kind, sorted(cards) if is_set else cards))
    return replace(state, melds=()), melds


class Person:
    """Plays the shown seat with the mouse."""

    def __init__(self, program: Program, chance: Random, way: str = "") -> None:
        """`way` is the way that is taken wherever there is a choice: `button`, `click` or `drag`."""
        self.program, self.chance, self.way = program, chance, way
        self.mouse = Mouse()
        self.sight = Sight(program)
        self.moves = 0
        """How many moves were made, undos included."""
        self.ways: set[str] = set()
        """In which ways moves were made."""
        self.refused: list[tuple[Refusal, Move]] = []
        """What was refused since the last move."""
        program.controller.refused.connect(lambda refusal, move: self.refused.append((refusal, move)))

    # ---- how things stand --------------------------------------------------------------------------------

    @property
    def record(self) -> GameRecord:
        record = self.program.controller.record
        assert record is not None
        return record

    @property
    def state(self) -> Round:
        assert self.record.round is not None
        return self.record.round

    @property
    def is_my_turn(self) -> bool:
        return self.program.controller.is_human_turn

    def look(self) -> None:
        """See that the table shows just what the view says."""
        controller, scene = self.program.controller, self.sight.scene
        until(
            lambda: scene.shown is not None and scene.shown.view == controller.view(),
            "the table to show the view",
        )
        until(self.sight.is_still, "the table to come to rest")
        assert (found := self.sight.differences()) == [], found

    # ---- moves -------------------------------------------------------------------------------------------

    def play(self, move: Move) -> None:
        """Make a legal move in one of the ways there are, and see that just this happened."""
        before, steps = self.state, len(self.record.steps)
        self.refused.clear()
        question = self._gesture(move)
        until(lambda: self._is_answered(steps) or self.sight.menu() is not None, f"{move} to be made")
        menu = self.sight.menu()
        if menu is not None:
            self.ways.add("question")
            (answer,) = [action for action in menu.actions() if action.text() in question]
            self.mouse.click(self.sight.entry(menu, answer))
            until(lambda: self._is_answered(steps), f"{move} to be made after the question")
        assert self.refused == []
        self.moves += 1
        self._assert_made(before, steps, move)

    def _is_answered(self, steps: int) -> bool:
        return bool(self.refused) or len(self.record.steps) > steps

    def _assert_made(self, before: Round, steps: int, move: Move) -> None:
        """The first of the new steps is this move in its effect, and it is my only one."""
        (start, made), *later = self.record.steps[steps:]
        assert start == before
        if isinstance(move, Draw):
            assert made.state.phase is Phase.PLAY
            assert len(made.state.mover.hand) == len(before.mover.hand) + 1
        else:
            assert effect(made.state) == effect(apply(before, move).state), move
        assert [state.to_move for state, _ in later if state is not None and state.to_move == move.seat] == []

    def _gesture(self, move: Move) -> Sequence[str]:
        """Do with the mouse what should make the move; the right answers if the table asks what is meant."""
        match move:
            case Draw():
                self._draw()
            case TakeDiscards():
                self._take(move)
            case Pass():
                self._choose_way("pass", "click")
                self.mouse.click(self.sight.on_screen(self.sight.shown.layout.stock.centre))
            case Undo():
                self._choose_way("undo", "button")
                self.press(self.program.window.top.buttons[Does.UNDO])
            case LayMeld() | LayOff() | SwapJoker():
                return self._bring(move, move.cards)
            case Discard():
                return self._bring(move, (move.card,))
            case _:
                assert_never(move)
        return ()

    def press(self, button: QAbstractButton) -> None:
        """Click a button as soon as it can be clicked."""
        until(button.isEnabled, f"the button {button.text()} to be of use")
        self.mouse.click(self.sight.middle(button))

    def _choose_way(self, what: str, *ways: str) -> str:
        way = self.way if self.way in ways else self.chance.choice(ways)
        self.ways.add(f"{what}: {way}")
        return way

    def see_refused(self, move: Move, reason: Reason | None = None) -> Refusal:
        """See that this move was refused: it is said why beside the cards, and nothing changed."""
        until(lambda: bool(self.refused), f"{move} to be refused")
        controller, phrases = self.program.controller, self.program.phrases
        refusal = controller.check(move)
        assert refusal is not None
        assert reason in (None, refusal.reason)
        assert self.refused == [(refusal, move)]
        said = f"{phrases.refusal_title(refusal, move)} {phrases.refusal(refusal, controller.view())}"
        assert self.sight.table.refusal_text().split() == said.split()
        self.refused.clear()
        return refusal

    # ---- drawing -----------------------------------------------------------------------------------------

    def _draw(self) -> None:
        stock = self.sight.on_screen(self.sight.shown.layout.stock.centre)
        if self._choose_way("draw", "click", *(["drag"] if self.state.stock else [])) == "drag":
            self.mouse.drag(stock, self._hand())
        else:
            self.mouse.click(stock)

    def _take(self, move: TakeDiscards) -> None:
        has_stairs = self.state.rules.discard_pickup is DiscardPickup.STAIRS
        at = self.point_at_stairs(move.count) if has_stairs else self._pile()
        if self._choose_way("stairs" if has_stairs else "pile", "click", "drag") == "drag":
            self.mouse.drag(at, self._hand())
        else:
            self.mouse.click(at)

    def _pile(self) -> QPoint:
        return self.sight.on_screen(self.sight.shown.layout.pile.centre)

    def point_at_stairs(self, count: int) -> QPoint:
        """Point at the step that brings so many cards: they are lifted, and the sheet says how many."""
        steps = self.sight.zone(Zone.STEP)
        at = self.sight.card(steps[len(steps) - count])
        self.mouse.point(at)
        until(lambda: self.sight.lifted_steps() == count, f"{count} steps to be lifted")
        (sheet,) = self.sight.scene.overlays("steps")
        assert getattr(sheet, "title", "") == self.sight.scene.words.take(count)
        until(self.sight.is_still, "the steps to be lifted")
        return at

    def _hand(self) -> QPoint:
        """Somewhere in the hand."""
        room = self.sight.shown.layout.hand.room
        return self.sight.on_screen((room.x + room.width * self.chance.uniform(0.3, 0.7), room.centre[1]))

    # ---- cards of the hand -------------------------------------------------------------------------------

    def cards_named(self, names: Sequence[CardName]) -> list[Card]:
        """Cards of the hand with these faces, in the order in which they lie."""
        hand = list(self.sight.scene.hand)
        for name in names:
            hand.remove(next(card for card in hand if card.face == name.face))
        return [card for card in self.sight.scene.hand if card not in hand]

    def select(self, cards: Sequence[Card]) -> None:
        """Click cards until just these are selected."""
        wanted = frozenset(cards)
        for card in self.sight.scene.hand:
            if (card in wanted) is not (card in self.sight.scene.selected):
                self.mouse.click(self.sight.card(int(card)))
                is_wanted = card in wanted
                until(
                    lambda card=card, is_wanted=is_wanted: (  # type: ignore[misc]
                        (card in self.sight.scene.selected) is is_wanted
                    ),
                    f"{card} to be selected or not",
                )
                until(self.sight.is_still, "the selected cards to rise")
        assert self.sight.scene.selected == wanted

    def lift(self, cards: Sequence[Card]) -> None:
        """Take cards into the air, those beside the one under the pointer by selecting them first."""
        start = self.sight.card(int(self.chance.choice(cards)))
        top = self.sight.on_screen((0.0, self.sight.shown.layout.hand.room.y)).y()
        self.mouse.lift(start, QPoint(start.x(), top - 20))
        until(lambda: set(self.sight.scene.held) == set(cards), f"{cards} to be in the air")

    def _bring(self, move: Move, names: Sequence[CardName]) -> Sequence[str]:
        """Take cards of the hand where they shall go."""
        kind, does = KINDS[type(move)]
        cards = self.cards_named(names)
        question = self._right_answers(move, cards)
        way = self._choose_way(kind.value, "button", "click", "drag", "drag")
        # A single card is dragged without being selected; of several selected ones all come along.
        self.select(() if way == "drag" and len(cards) == 1 else cards)
        if way == "button":
            self.press(self.program.window.status.buttons[does])
        elif way == "click":
            self.mouse.click(self._spot(self._light(move, kind)))
        else:
            self.lift(cards)
            self.mouse.drop(self._spot(self._light(move, kind)))
        return question

    def _right_answers(self, move: Move, cards: Sequence[Card]) -> Sequence[str]:
        """What the entry says that means this move, should the table ask; a discard is never asked about."""
        if isinstance(move, Discard):
            return ()
        wanted = effect(apply(self.state, move).state)
        written, view = self.program.phrases.cards, self.program.controller.view()
        words = OfferWords(self.program.phrases, self.sight.scene.words)
        found = []
        for target in targets(self.program.controller.view(), cards, self.program.controller.check):
            for nth, offered in enumerate(target.moves):
                if effect(apply(self.state, offered).state) == wanted:
                    swapped = made_by(view, cards, offered)
                    found.append(
                        words.entry(offered, swapped, view, self.sight.shown.seating)
                        if swapped is not None
                        else written.meld(target.melds[nth])
                    )
        return found

    def _light(self, move: Move, kind: TargetKind) -> Spotlight:
        """The target of a move; it must glow."""
        wanted = effect(apply(self.state, move).state)
        fitting = [
            light
            for light in self.sight.table.lights()
            if light.target.kind is kind
            and any(effect(apply(self.state, offered).state) == wanted for offered in light.target.moves)
        ]
        assert len(fitting) == 1, (move, self.sight.table.lights())
        return fitting[0]

    def _spot(self, light: Spotlight) -> QPoint:
        """Where cards are dropped for a target."""
        match light.target.kind:
            case TargetKind.MELD | TargetKind.DISCARD:
                return self.sight.on_screen(light.glow.centre)
            case TargetKind.LAY_OFF:
                return self.sight.card_of_meld(light.target.number)
            case TargetKind.SWAP:
                assert light.joker is not None
                return self.sight.on_screen(light.joker.centre)
            case _:
                assert_never(light.target.kind)

    # ---- menus and windows -----------------------------------------------------------------------------

    def choose(self, menu: QMenu, *way: QAction) -> None:
        """Click a menu of the menu bar, then one entry after the other."""
        bar = self.program.window.top.menus
        self.mouse.click(bar.mapToGlobal(bar.actionGeometry(menu.menuAction()).center()))
        until(menu.isVisible, f"the menu {menu.title()}")
        for action in way:
            self.mouse.click(self.sight.entry(menu, action))
            deeper = action.menu()
            if isinstance(deeper, QMenu):
                menu = deeper
                until(menu.isVisible, f"the menu {menu.title()}")
        until(lambda: self.sight.menu() is None, "the menus to close")

    def wait_for(self, widget: QWidget) -> None:
        """Wait until a dialog has come to its place on the screen."""
        until(lambda: widget.isVisible() and widget.windowHandle().isExposed(), "a dialog to open")
        seen = [widget.frameGeometry()]

        def rests() -> bool:
            seen.append(widget.frameGeometry())
            return len(seen) > 20 and all(box == seen[-1] for box in seen[-20:])

        until(rests, "a dialog to come to its place")
