"""The melding aids of a table: bars under the hand, the staging tray, and laying all melds at once.

They follow whatever the scene shows.  What takes thought is done late, when nothing moves.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Protocol

from PySide6.QtCore import QObject, QTimer, Signal

from rommedesk.engine.cards import Card
from rommedesk.engine.moves import LayMeld, Move, Undo
from rommedesk.engine.reasons import Refusal
from rommedesk.engine.solver import Goal, solver_for
from rommedesk.engine.view import PlayerView
from rommedesk.ui.i18n.calm import hides_points
from rommedesk.ui.table.bars_under_hand import Bar, Lying, bars, lying_melds
from rommedesk.ui.table.desk import PlayingDesk
from rommedesk.ui.table.lay_all import Plan, lay_all_plan
from rommedesk.ui.table.meld_pictures import HandBar
from rommedesk.ui.table.scene import TableScene
from rommedesk.ui.table.slices import advance
from rommedesk.ui.table.staging import Judged
from rommedesk.ui.table.staging_tray import StagingTray
from rommedesk.ui.table.tentative import cards_of, steps_back

LATE_MS = 40
"""What takes thought begins so long after the last change."""
PAUSE_MS = 8
"""Between two slices of thought, for the frames of whatever moves."""
QUICK_HAND = 16
"""The melds of a hand of so many cards are found at once."""
BAR_LEVEL = 900.0
"""Below the hand."""
BAR_REACH, TOUCH_REACH = 12.0, 20.0
"""How far from the middle of a bar a pointer, or a finger, still means it."""
LOWEST_BAR = 0.45
"""Between the middle of the lowest bar and the edge of the felt, in heights of its letters."""

Point = tuple[float, float]


class Desk(PlayingDesk, Protocol):
    """What the aids need of the table."""

    def attempt(self, move: Move) -> Refusal | None:
        """Make a move; why not, if it was refused."""

    def advise(self, title: str, text: str, near: Point) -> None:
        """Say something beside a point."""

    def explain(self, refusal: Refusal, move: Move) -> None:
        """Say why a move was refused."""

    def anchor(self, cards: Sequence[Card]) -> Point:
        """The upper edge of some cards of the hand."""


class MeldingAids(QObject):
    """Follows a scene and shows what lies in the hand."""

    changed = Signal()
    """`plan` is another one."""
    bars_changed = Signal()
    """Other bars are on show."""

    def __init__(self, desk: Desk, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self._scene = desk.scene_of_table
        self.tray = StagingTray(desk)
        self._lying = Lying()
        self._lies_in: tuple[Card, ...] | None = None
        """The hand in which `_lying` was found."""
        self._bars: tuple[Bar, ...] = ()
        self._hot: Bar | None = None
        self._pressed: Bar | Judged | None = None
        self._plan: Plan | None = None
        self._planned_for: PlayerView | None = None
        self._work: tuple[tuple[Card, ...], Iterator[None]] = (), iter(())
        """The hand that is thought about."""
        self._late = QTimer(self)
        self._late.setSingleShot(True)
        self._late.timeout.connect(self._think)
        self._scene.arranged.connect(self.follow)

    # ---- what there is ---------------------------------------------------------------------------------

    @property
    def scene(self) -> TableScene:
        """The scene that is followed."""
        return self._scene

    @property
    def bars(self) -> tuple[Bar, ...]:
        """The bars on show."""
        return self._bars

    @property
    def plan(self) -> Plan | None:
        """All melds that may be laid now, if they are known already."""
        shown = self._scene.shown
        return self._plan if shown is not None and self._planned_for is shown.view else None

    def follow(self) -> None:
        """Show what lies in the hand as it lies now."""
        self.tray.follow()
        shown = self._scene.shown
        if shown is None or shown.view.seat is None:
            self._late.stop()
            self._lying, self._lies_in = Lying(), None
            self._show_bars(())
            return
        hand = self._scene.fanned
        if self.has_bars and hand != self._lies_in:
            if len(hand) <= QUICK_HAND or set(hand) == set(self._lies_in or ()):
                self._find(hand)
            else:
                self._late.start(LATE_MS)
        if self._planned_for is not shown.view:
            self._late.start(LATE_MS)
        self._place_bars()

    @property
    def has_bars(self) -> bool:
        """Whether bars are wanted and the hand lies still, with all its cards."""
        scene = self._scene
        return (
            scene.options.shows_bars and not scene.held and scene.gap is None and not scene.figures.is_dealing
        )

    def catch_up(self) -> None:
        """Find out now what would be found a little later."""
        self._late.stop()
        shown = self._scene.shown
        if shown is None or shown.view.seat is None:
            return
        if self.has_bars and self._scene.fanned != self._lies_in:
            self._find(self._scene.fanned)
            self._place_bars()
        if self._planned_for is not shown.view:
            before, self._planned_for = self._plan, shown.view
            self._plan = lay_all_plan(shown.view)
            if self._plan != before:
                self.changed.emit()

    def _think(self) -> None:
        if self._scene.motion.is_moving:
            self._late.start(LATE_MS)  # no frame of a movement shall wait for it
        elif self._has_thought():
            self.catch_up()
        else:
            self._late.start(PAUSE_MS)

    def _has_thought(self) -> bool:
        """Think about the hand for a moment; whether its melds are found at once now."""
        shown = self._scene.shown
        if shown is None or shown.view.seat is None:
            return True
        hand = shown.view.hand
        if hand != self._work[0]:
            solver = solver_for(shown.view.position.rules, Goal.FEWEST_LEFT)
            self._work = hand, solver.think_ahead(hand)
        return advance(self._work[1])

    def _find(self, hand: tuple[Card, ...]) -> None:
        shown = self._scene.shown
        assert shown is not None
        self._lying, self._lies_in = lying_melds(hand, shown.view.position.rules), hand

    # ---- bars ------------------------------------------------------------------------------------------

    def _place_bars(self) -> None:
        shown = self._scene.shown
        if shown is None or not self.has_bars:
            self._show_bars(())
            return
        measures = shown.layout.measures
        lowest = measures.height - LOWEST_BAR * measures.text
        rules = shown.view.position.rules
        has_points = not hides_points(self._scene.options.hides_scores, shown.view)
        self._show_bars(
            bars(self._lying, self._scene.fanned, shown.layout.hand, rules, lowest, has_points=has_points)
        )

    def _show_bars(self, found: tuple[Bar, ...]) -> None:
        is_new = found != self._bars
        self._bars = found
        if self._hot is not None:
            self._hot = next((bar for bar in found if bar.cards == self._hot.cards), None)
        shown = self._scene.shown
        size = shown.layout.measures.text if shown is not None else 14
        pictures = [HandBar(bar.pieces, bar.meld is not None, size, is_hot=bar is self._hot) for bar in found]
        self._scene.show_overlays("bar", pictures, BAR_LEVEL)
        if is_new:
            self.bars_changed.emit()

    def bar_at(self, at: Point, *, by_finger: bool = False) -> Bar | None:
        """The bar of a meld under the pointer."""
        reach = TOUCH_REACH if by_finger else BAR_REACH
        return next(
            (bar for bar in self._bars if bar.meld is not None and bar.covers(*at, reach, reach)), None
        )

    def hover(self, at: Point | None) -> bool:
        """Show which cards the bar under the pointer marks; whether there is one."""
        hot = None if at is None or self._scene.card_at(*at) is not None else self.bar_at(at)
        self.mark(hot)
        return hot is not None or (at is not None and self.tray.group_at(at) is not None)

    def mark(self, bar: Bar | None) -> None:
        """Show which cards this bar marks; no other bar does so at the same time."""
        if bar is not self._hot:
            self._hot = bar
            self._scene.hint(frozenset(bar.cards) if bar is not None else frozenset())
            self._show_bars(self._bars)

    def press(self, at: Point, *, by_finger: bool = False) -> bool:
        """The button goes down; whether it is the aids' business."""
        self._pressed = self._under(at, by_finger=by_finger)
        return self._pressed is not None

    def _under(self, at: Point, *, by_finger: bool) -> Bar | Judged | None:
        group = self.tray.group_at(at)
        if group is not None:
            return group
        is_on_card = not by_finger and self._scene.card_at(*at) is not None
        return None if is_on_card else self.bar_at(at, by_finger=by_finger)

    def release(self, at: Point, *, by_finger: bool = False) -> bool:
        """The button goes up; whether it was the aids' business."""
        pressed, self._pressed = self._pressed, None
        if pressed is None:
            return False
        if self._under(at, by_finger=by_finger) is pressed:
            if isinstance(pressed, Bar):
                self.lay(pressed)
            else:
                self.lay_group(pressed)
        return True

    def lay(self, bar: Bar) -> bool:
        """Lay the meld of a bar; whether it was done."""
        shown = self._scene.shown
        if shown is None or shown.view.seat is None or bar.meld is None:
            return False
        move = LayMeld(shown.view.seat, bar.meld.names)
        return self._desk.try_move(move, bar.cards, self._desk.anchor(bar.cards))

    def lay_group(self, group: Judged) -> bool:
        """Lay a group of the tray that is a meld, or else select its cards; whether it was laid."""
        return self.tray.activate(group, self._desk.anchor(group.cards))

    # ---- all at once -----------------------------------------------------------------------------------

    def lay_all(self) -> bool:
        """Lay all melds of the plan; if one is refused, take back those already laid and say why."""
        self.catch_up()
        plan = self.plan
        if plan is None:
            return False
        return self.play_all(plan.moves)

    def play_all(self, moves: Sequence[Move]) -> bool:
        """Make these moves; if one is refused, take back those already made and say why."""
        for done, move in enumerate(moves):
            refusal = self._desk.attempt(move)
            if refusal is not None:
                for earlier in moves[:done]:
                    if not isinstance(earlier, Undo):
                        self._desk.attempt(Undo(move.seat))
                self._desk.explain(refusal, move)
                return False
        return True

    def take_back(self, number: int) -> bool:
        """Take a meld of this turn back into the hand, and tell what had to come with it."""
        shown = self._scene.shown
        if shown is None or shown.view.seat is None:
            return False
        steps = steps_back(shown.view, number)
        undo = Undo(shown.view.seat)
        for _ in steps:
            if (refusal := self._desk.attempt(undo)) is not None:
                self._desk.explain(refusal, undo)
                return False
        if others := cards_of(steps[:-1]):
            words = self._scene.words
            self._desk.advise(words.also_back(), words.came_back(others), self._desk.anchor(others))
        return bool(steps)
