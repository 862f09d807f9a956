"""What the mouse means: press, move and release become selections, drags and moves.

Drags go by differences of scene positions.  Nothing here knows what is legal; the table asks `check`.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from rommedesk.engine.cards import Card
from rommedesk.engine.moves import Discard, Draw, LayMeld, LayOff, Move, Pass, SwapJoker, TakeDiscards
from rommedesk.engine.reasons import Refusal
from rommedesk.engine.state import Phase
from rommedesk.engine.view import PlayerView
from rommedesk.ui.table.geometry import Box, Pose, around, strip
from rommedesk.ui.table.hand import moved
from rommedesk.ui.table.intents import TargetKind, names_of
from rommedesk.ui.table.items import CardItem
from rommedesk.ui.table.places import Lies, Zone
from rommedesk.ui.table.scene import CLOSE_MS, HELD_LEVEL, RAISE_MS, Shown, TableScene
from rommedesk.ui.table.targets import Spotlight, dropped_on

Point = tuple[float, float]

STEADY = 8.0
"""A pointer that moves less than this has not moved to another step."""


class Desk(Protocol):
    """What gestures need of the table."""

    @property
    def scene_of_table(self) -> TableScene:
        """The scene with the cards."""

    def check(self, move: Move) -> Refusal | None:
        """Why a move would be refused."""

    def try_move(self, move: Move, cards: Sequence[Card], near: Point) -> bool:
        """Make a move with these cards, or explain beside the point why not; whether it was made."""

    def play_target(self, lights: Sequence[Spotlight], cards: Sequence[Card], near: Point) -> bool:
        """Make the move of a target; ask first where it may mean several; whether it was made already."""

    def lights(self) -> tuple[Spotlight, ...]:
        """The targets of the held or selected cards."""

    def light_up(self, hot: Sequence[Spotlight]) -> None:
        """Show the targets, those under the cards brighter."""

    def select(self, cards: frozenset[Card]) -> None:
        """Change the selection."""


@dataclass(frozen=True, slots=True)
class _Grip:
    """What the pointer was pressed on."""

    at: Point
    key: int | None
    lies: Lies | None


@dataclass(slots=True)
class _Load:
    """Cards in the air."""

    cards: tuple[Card, ...]
    """Cards of the hand; empty for cards that are on their way to it."""
    items: tuple[CardItem, ...]
    offsets: tuple[Point, ...]
    """From the pointer to the middle of each card."""
    home: tuple[Pose, ...]
    move: Move | None = None
    """What happens when cards from stock or pile are dropped on the hand."""
    is_back: bool = False
    """Whether the only item is a passing back."""


class Gestures:
    """The state of the left mouse button over the table."""

    def __init__(self, desk: Desk, drag_distance: float) -> None:
        self._desk = desk
        self._distance = drag_distance
        self._grip: _Grip | None = None
        self._load: _Load | None = None
        self._chosen_at: Point | None = None
        """Where the pointer was when the steps that are lifted now were chosen."""

    @property
    def is_dragging(self) -> bool:
        """Whether cards are in the air."""
        return self._load is not None

    # ---- events ----------------------------------------------------------------------------------------

    def press(self, at: Point) -> None:
        """The left button goes down."""
        self.hover(at)
        scene = self._desk.scene_of_table
        # Where steps are lifted these are meant, also where the pointed card has left the pointer.
        found = self._pointed_step() if scene.pointed else scene.card_at(*at)
        self._grip = _Grip(at, *found) if found is not None else _Grip(at, None, None)

    def move(self, at: Point) -> None:
        """The pointer moves, with or without the button."""
        grip = self._grip
        if grip is None:
            self.hover(at)
            return
        if self._load is None:
            if max(abs(at[0] - grip.at[0]), abs(at[1] - grip.at[1])) < self._distance:
                return
            self._load = self._lift(grip)
            if self._load is None:
                return
        self._carry(self._load, at)

    def release(self, at: Point) -> None:
        """The left button goes up."""
        grip, load = self._grip, self._load
        self._grip = self._load = None
        if load is not None:
            self._drop(load, at)
        elif grip is not None:
            self._click(grip)
        self.hover(at)

    def cancel(self) -> None:
        """Let cards in the air glide home."""
        load = self._load
        self._grip = self._load = None
        if load is not None:
            self._home(load)

    def follow(self, view: PlayerView) -> None:
        """Something happened meanwhile; cards in the air stay there while they are in the hand."""
        load = self._load
        if load is not None and not (load.cards and set(load.cards) <= set(view.hand)):
            self.cancel()

    def hover(self, at: Point | None) -> None:
        """Lift the steps of the stairs that a click would take."""
        scene = self._desk.scene_of_table
        shown = scene.shown
        if shown is None or self._load is not None:
            return
        count = 0 if at is None else self._pointed(shown, scene.pointed, at)
        if count and self._desk.check(TakeDiscards(shown.view.position.to_move, count)) is not None:
            count = 0
        if shown.view.seat != shown.view.position.to_move:
            count = 0
        if count != scene.pointed:
            scene.pointed = count
            self._chosen_at = at
            scene.arrange(RAISE_MS)
            self._desk.light_up(())

    def _pointed(self, shown: Shown, pointed: int, at: Point) -> int:
        """How many steps from the pointed one on.

        A step that was lifted stays lifted while the pointer rests, and of lifted steps the one counts that
        can be seen under the pointer, not the one that lay there before.
        """
        steps = shown.layout.stairs.steps
        lifted = [lies for lies in shown.places.values() if lies.zone is Zone.STEP and lies.is_marked]
        under = [lies for lies in lifted if lies.pose.covers(*at)]
        step = shown.layout.stairs.step_at(*at)
        if pointed and self._chosen_at is not None and math.dist(at, self._chosen_at) < STEADY:
            return pointed
        if under:
            return max(under, key=lambda lies: lies.level).number
        return 0 if step is None else len(steps) - step

    def _pointed_step(self) -> tuple[int, Lies] | None:
        """The oldest of the lifted steps."""
        scene = self._desk.scene_of_table
        places = scene.shown.places.items() if scene.shown is not None else ()
        return next(
            ((key, lies) for key, lies in places if lies.zone is Zone.STEP and lies.number == scene.pointed),
            None,
        )

    # ---- clicks ----------------------------------------------------------------------------------------

    def _click(self, grip: _Grip) -> None:
        scene = self._desk.scene_of_table
        shown = scene.shown
        if shown is None:
            return
        lies = grip.lies
        if lies is not None and lies.zone is Zone.HAND and grip.key is not None:
            self._desk.select(scene.selected ^ {Card(grip.key)})
            return
        cards = scene.selection
        here = [light for light in self._desk.lights() if _is_under(light, grip.at)]
        if cards and here:
            box = Box(grip.at[0], grip.at[1], 1, 1)
            self._desk.play_target(dropped_on(here, box, *grip.at), cards, grip.at)
        elif lies is None:
            self._click_felt(shown, grip.at)
        else:
            self._click_card(shown, lies, grip.at)

    def _click_card(self, shown: Shown, lies: Lies, at: Point) -> None:
        scene, seat = self._desk.scene_of_table, shown.view.position.to_move
        own = shown.view.seat
        if own is None:
            return
        cards = scene.selection
        if lies.zone is Zone.STOCK:
            self._desk.try_move(Draw(own), (), at)
        elif lies.zone in (Zone.PILE, Zone.STEP):
            is_discard = own == seat and shown.view.position.phase is Phase.PLAY and len(cards) == 1
            if is_discard:
                self._desk.try_move(Discard(own, cards[0].name), cards, at)
            else:
                self._desk.try_move(TakeDiscards(own, lies.number), (), at)
        elif lies.zone is Zone.MELD and cards:
            self._desk.try_move(self._on_meld(own, cards, lies), cards, at)

    def _click_felt(self, shown: Shown, at: Point) -> None:
        own = shown.view.seat
        if own is not None and shown.layout.stock.contains(*at):
            passes = Pass(own)
            is_over = self._desk.check(passes) is None
            self._desk.try_move(passes if is_over else Draw(own), (), at)
        elif self._desk.scene_of_table.selected:
            self._desk.select(frozenset())

    def _on_meld(self, own: int, cards: Sequence[Card], lies: Lies) -> Move:
        """The move that explains best why cards cannot go to a meld."""
        shown = self._desk.scene_of_table.shown
        assert shown is not None
        on = shown.view.position.melds[lies.number - 1].meld.cards[lies.place]
        if on.is_joker and not any(card.is_joker for card in cards):
            return SwapJoker(own, names_of(cards), lies.number)
        return LayOff(own, names_of(cards), lies.number)

    # ---- drags -----------------------------------------------------------------------------------------

    def _lift(self, grip: _Grip) -> _Load | None:
        """Take what was pressed on into the air, if it may go anywhere."""
        scene = self._desk.scene_of_table
        shown, lies = scene.shown, grip.lies
        if shown is None or lies is None or grip.key is None or shown.view.seat is None:
            return None
        own = shown.view.seat
        if lies.zone is Zone.HAND:
            return self._lift_hand(shown, Card(grip.key), grip.at)
        if lies.zone is Zone.STOCK:
            move: Move = Draw(own)
            if self._desk.check(move) is not None:
                return None
            back = scene.passer(lies.pose)
            back.setZValue(HELD_LEVEL)
            offset = lies.pose.x - grip.at[0], lies.pose.y - grip.at[1]
            return _Load((), (back,), (offset,), (lies.pose,), move, is_back=True)
        if lies.zone in (Zone.PILE, Zone.STEP):
            move = TakeDiscards(own, lies.number)
            if self._desk.check(move) is not None:
                return None
            return self._lift_pile(shown, lies.number, move, grip.at)
        return None

    def _lift_hand(self, shown: Shown, card: Card, at: Point) -> _Load:
        scene = self._desk.scene_of_table
        cards = scene.selection if card in scene.selected else (card,)
        if card not in scene.selected:
            self._desk.select(frozenset())
        items = tuple(scene.card_item(int(other)) for other in cards)
        home = tuple(item.pose for item in items)
        lead = cards.index(card)
        pitch = strip(shown.layout.measures.hand_card)
        pose = items[lead].pose
        offsets = tuple(
            (pose.x - at[0] + pitch * (place - lead), pose.y - at[1]) for place in range(len(cards))
        )
        for place, item in enumerate(items):
            scene.motion.drop(item)
            scene.lift(item, HELD_LEVEL + place)
        scene.held = cards
        scene.gap = None
        return _Load(cards, items, offsets, home)

    def _lift_pile(self, shown: Shown, count: int, move: Move, at: Point) -> _Load:
        scene = self._desk.scene_of_table
        cards = shown.view.position.discard[-count:]
        items = tuple(scene.card_item(int(card)) for card in cards)
        for place, item in enumerate(items):
            scene.motion.drop(item)
            scene.lift(item, HELD_LEVEL + place)
        poses = [shown.places[int(card)].pose for card in cards]
        offsets = tuple((pose.x - at[0], pose.y - at[1]) for pose in poses)
        return _Load((), items, offsets, tuple(poses), move)

    def _carry(self, load: _Load, at: Point) -> None:
        scene = self._desk.scene_of_table
        for item, (x, y) in zip(load.items, load.offsets, strict=True):
            item.place(Pose(at[0] + x, at[1] + y, item.width))
        shown = scene.shown
        assert shown is not None
        is_over_hand = self._is_over_hand(shown, at)
        hot = () if is_over_hand or not load.cards else self._under(load, at)
        if load.cards:
            gap = self._gap(shown, load, at) if is_over_hand else None
            if gap != scene.gap or int(load.cards[0]) in shown.places:
                scene.gap = gap
                scene.arrange(CLOSE_MS)
            self._desk.light_up(hot)

    def _is_over_hand(self, shown: Shown, at: Point) -> bool:
        return shown.layout.hand.room.contains(*at)

    def _gap(self, shown: Shown, load: _Load, at: Point) -> int:
        """The place among the other cards of the hand where the held ones would go."""
        scene = self._desk.scene_of_table
        lead = load.items[0].pose
        place = shown.layout.hand.place_at(lead.x if len(load.items) > 1 else at[0], at[1])
        if scene.gap is not None and place > scene.gap:
            # The fan as it lies has a gap already; places behind it count the held cards.
            place = max(scene.gap, place - len(load.cards))
        return min(place, len(scene.hand) - len(load.cards))

    def _under(self, load: _Load, at: Point) -> tuple[Spotlight, ...]:
        return dropped_on(self._desk.lights(), _box_of(load), *at)

    def _drop(self, load: _Load, at: Point) -> None:
        scene = self._desk.scene_of_table
        shown = scene.shown
        if shown is None:
            return
        if self._is_over_hand(shown, at):
            self._drop_on_hand(shown, load, at)
            return
        if not load.cards:
            self._home(load)
            return
        hot = self._under(load, at)
        move = None if hot else self._meant(shown, load, at)
        self._put_back(load)
        if hot:
            if self._desk.play_target(hot, load.cards, at):
                return
        elif move is not None and self._desk.try_move(move, load.cards, at):
            return
        scene.arrange(CLOSE_MS)
        self._desk.light_up(())

    def _drop_on_hand(self, shown: Shown, load: _Load, at: Point) -> None:
        scene = self._desk.scene_of_table
        if load.move is not None:
            if load.is_back:
                scene.retire(load.items[0])
            if not self._desk.try_move(load.move, (), at):
                self._home(load)
            return
        gap = self._gap(shown, load, at)
        rest = [card for card in scene.hand if card not in load.cards]
        scene.order.arrange(moved(rest, load.cards, gap))
        self._put_back(load)
        scene.arrange(CLOSE_MS)
        self._desk.light_up(())

    def _meant(self, shown: Shown, load: _Load, at: Point) -> Move | None:
        """The move that a drop outside all legal targets stands for, to be refused with its reason."""
        own = shown.view.seat
        assert own is not None
        pile = shown.layout.stairs.steps[-1].box if shown.layout.stairs.steps else shown.layout.pile
        if len(load.cards) == 1 and pile.grown(12).contains(*at):
            return Discard(own, load.cards[0].name)
        found = [
            lies
            for lies in shown.places.values()
            if lies.zone is Zone.MELD and lies.pose.box.grown(8).contains(*at)
        ]
        if found:
            return self._on_meld(own, load.cards, max(found, key=lambda lies: lies.level))
        blocked = [*shown.layout.seats, shown.layout.own, shown.layout.stock, pile]
        if shown.layout.meld_zone.contains(*at) and not any(box.contains(*at) for box in blocked):
            return LayMeld(own, names_of(load.cards))
        return None

    def _put_back(self, load: _Load) -> None:
        """The cards are no longer in the air, but where they are until the scene is arranged."""
        scene = self._desk.scene_of_table
        if load.cards:
            scene.held, scene.gap = (), None

    def _home(self, load: _Load) -> None:
        """Glide back to where the cards came from."""
        scene = self._desk.scene_of_table
        self._put_back(load)
        if load.is_back:
            scene.motion.fly(load.items[0], load.home[0], CLOSE_MS, landed=scene.retire)
        scene.arrange(CLOSE_MS)
        self._desk.light_up(())


def _box_of(load: _Load) -> Box:
    return around(item.pose.box for item in load.items)


def _is_under(light: Spotlight, at: Point) -> bool:
    box = light.glow if light.target.kind is TargetKind.MELD else light.reach
    return box.contains(*at)
