"""Cards in the air: lifted, carried, dropped, or sent home.  What is legal is asked of the table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from rommedesk.engine.cards import Card
from rommedesk.engine.moves import Discard, Draw, LayMeld, Move, TakeDiscards
from rommedesk.engine.view import PlayerView
from rommedesk.ui.table.desk import Desk, Grip, Point, onto_meld
from rommedesk.ui.table.geometry import Box, Pose, around, strip
from rommedesk.ui.table.intents import names_of
from rommedesk.ui.table.items import CardItem
from rommedesk.ui.table.places import Zone
from rommedesk.ui.table.scene import CLOSE_MS, HELD_LEVEL, Shown
from rommedesk.ui.table.targets import Spotlight, dropped_on
from rommedesk.ui.table.tentative import tentative_melds


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
    takes_back: int = 0
    """The meld that comes back to the hand when its cards are dropped there."""
    is_back: bool = False
    """Whether the only item is a passing back."""


class Drags:
    """The cards that are dragged now, if any."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._load: _Load | None = None

    @property
    def is_loaded(self) -> bool:
        """Whether cards are in the air."""
        return self._load is not None

    def lift(self, grip: Grip) -> bool:
        """Take what was pressed on into the air; whether it may go anywhere."""
        self._load = self._lifted(grip)
        return self._load is not None

    def carry(self, at: Point) -> None:
        """Move the cards with the pointer."""
        if self._load is not None:
            self._carry(self._load, at)

    def drop(self, at: Point) -> None:
        """Let go of the cards."""
        load, self._load = self._load, None
        if load is not None:
            self._drop(load, at)

    def cancel(self) -> None:
        """Let the cards glide home."""
        load, self._load = self._load, None
        if load is not None:
            self._home(load)

    def follow(self, view: PlayerView) -> None:
        """Something happened; cards stay in the air while they are in the hand."""
        load = self._load
        if load is not None and not (load.cards and set(load.cards) <= set(view.hand)):
            self.cancel()

    def _lifted(self, grip: Grip) -> _Load | None:
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
            scene.coming = (0,)
            return _Load((), (back,), (offset,), (lies.pose,), move, is_back=True)
        if lies.zone in (Zone.PILE, Zone.STEP):
            move = TakeDiscards(own, lies.number)
            if self._desk.check(move) is not None:
                return None
            return self._lift_pile(shown, lies.number, move, grip.at)
        if lies.zone is Zone.MELD and lies.number in tentative_melds(shown.view):
            cards = [key for key, one in shown.places.items() if one.zone is Zone.MELD]
            meld = [key for key in cards if shown.places[key].number == lies.number]
            return replace(self._lift_shown(shown, meld, grip.at), takes_back=lies.number)
        return None

    def _lift_hand(self, shown: Shown, card: Card, at: Point) -> _Load:
        scene = self._desk.scene_of_table
        cards = scene.selection if card in scene.selected else self._desk.bundle(card)
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
        cards = [int(card) for card in shown.view.position.discard[-count:]]
        return replace(self._lift_shown(shown, cards, at), move=move)

    def _lift_shown(self, shown: Shown, cards: Sequence[int], at: Point) -> _Load:
        """Cards that lie open on the table, in their order from the left."""
        scene = self._desk.scene_of_table
        items = tuple(scene.card_item(key) for key in cards)
        for place, item in enumerate(items):
            scene.motion.drop(item)
            scene.lift(item, HELD_LEVEL + place)
        scene.coming = tuple(cards)
        poses = [shown.places[key].pose for key in cards]
        offsets = tuple((pose.x - at[0], pose.y - at[1]) for pose in poses)
        return _Load((), items, offsets, tuple(poses))

    def _carry(self, load: _Load, at: Point) -> None:
        scene = self._desk.scene_of_table
        for item, (x, y) in zip(load.items, load.offsets, strict=True):
            item.place(Pose(at[0] + x, at[1] + y, item.width))
        shown = scene.shown
        assert shown is not None
        is_over_hand = self._is_over_hand(shown, at)
        hot = () if is_over_hand or not load.cards else self._under(load, at)
        gap = self._gap(shown, load, at) if is_over_hand else None
        if gap != scene.gap or (load.cards and int(load.cards[0]) in shown.places):
            scene.gap = gap
            scene.arrange(CLOSE_MS)
        if load.cards:
            self._desk.light_up(hot)
            self._desk.carry_over(at)

    def _is_over_hand(self, shown: Shown, at: Point) -> bool:
        return shown.layout.hand.room.contains(*at)

    def _gap(self, shown: Shown, load: _Load, at: Point) -> int:
        """The place among the other cards of the hand where the held ones would go."""
        scene = self._desk.scene_of_table
        lead = load.items[0].pose
        place = shown.layout.hand.place_at(lead.x if len(load.items) > 1 else at[0], at[1])
        if scene.gap is not None and place > scene.gap:
            # The fan as it lies has a gap already; places behind it count the held cards.
            place = max(scene.gap, place - len(load.items))
        return min(place, len(self._others(load)))

    def _before(self, shown: Shown, load: _Load, at: Point) -> Card | None:
        """The card of the hand before which the held ones would go; `None`: behind all."""
        return dict(enumerate(self._others(load))).get(self._gap(shown, load, at))

    def _others(self, load: _Load) -> list[Card]:
        """The cards in the fan that are not in the air."""
        scene = self._desk.scene_of_table
        return [card for card in scene.fanned if card not in load.cards and card in scene.hand]

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
        if not load.cards or self._desk.gather_at(load.cards, at):
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
        if not hot and move is None and len(load.cards) > 1 and _pile(shown).contains(*at):
            self._desk.advise(*scene.words.several_to_discard(), at)

    def _drop_on_hand(self, shown: Shown, load: _Load, at: Point) -> None:
        scene = self._desk.scene_of_table
        if load.takes_back:
            # Gathered cards do not return to the tray, and all go to where in the hand they were dropped.
            cards = [Card(item.key) for item in load.items]
            before = self._before(shown, load, at)
            self._put_back(load)
            scene.staging.take_back(cards)
            self._desk.put_in_hand(cards, before)
            if not self._desk.take_back(load.takes_back):
                self._home(load)
            return
        if load.move is not None:
            self._desk.expect(self._before(shown, load, at))
            self._put_back(load)
            if load.is_back:
                scene.retire(load.items[0])
            if not self._desk.try_move(load.move, (), at):
                self._desk.forget()
                self._home(load)
            return
        before = self._before(shown, load, at)
        scene.staging.take_back(load.cards)
        self._desk.put_in_hand(load.cards, before)
        self._put_back(load)
        scene.arrange(CLOSE_MS)
        self._desk.light_up(())

    def _meant(self, shown: Shown, load: _Load, at: Point) -> Move | None:
        """The move that a drop outside all legal targets stands for, to be refused with its reason."""
        own = shown.view.seat
        assert own is not None
        pile = _pile(shown)
        if len(load.cards) == 1 and pile.grown(12).contains(*at):
            return Discard(own, load.cards[0].name)
        found = [
            lies
            for lies in shown.places.values()
            if lies.zone is Zone.MELD and lies.pose.box.grown(8).contains(*at)
        ]
        if found:
            return onto_meld(shown, own, load.cards, max(found, key=lambda lies: lies.level))
        blocked = [*shown.layout.seats, shown.layout.own, shown.layout.stock, pile]
        if shown.layout.meld_zone.contains(*at) and not any(box.contains(*at) for box in blocked):
            return LayMeld(own, names_of(load.cards))
        return None

    def _put_back(self, load: _Load) -> None:
        """The cards are no longer in the air, but where they are until the scene is arranged."""
        scene = self._desk.scene_of_table
        scene.held, scene.coming, scene.gap = (), (), None
        if load.cards:
            self._desk.carry_over(None)

    def _home(self, load: _Load) -> None:
        """Glide back to where the cards came from."""
        scene = self._desk.scene_of_table
        self._put_back(load)
        if load.is_back:
            scene.motion.fly(load.items[0], load.home[0], CLOSE_MS, landed=scene.retire)
        scene.arrange(CLOSE_MS)
        self._desk.light_up(())


def _pile(shown: Shown) -> Box:
    """Where a discard is put."""
    steps = shown.layout.stairs.steps
    return steps[-1].box if steps else shown.layout.pile


def _box_of(load: _Load) -> Box:
    return around(item.pose.box for item in load.items)
