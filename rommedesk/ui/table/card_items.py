"""The items of all cards that can be seen: those of the view, those that pass by, those of an idle table."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping

from PySide6.QtWidgets import QGraphicsScene

from rommedesk.engine.cards import Card
from rommedesk.engine.view import PlayerView
from rommedesk.ui.table.dressing import Dressing
from rommedesk.ui.table.geometry import Pose, lying
from rommedesk.ui.table.items import CardItem
from rommedesk.ui.table.motion import Motion
from rommedesk.ui.table.places import Lies, Places, Zone
from rommedesk.ui.table.turned_cards import TurnedCards

FLYING_LEVEL = 3000.0


class CardItems:
    """Makes, dresses, moves and removes them."""

    def __init__(self, scene: QGraphicsScene, motion: Motion, dressing: Dressing) -> None:
        self._scene = scene
        self._motion = motion
        self._dressing = dressing
        self._turned = TurnedCards()
        self._items: dict[int, CardItem] = {}
        self._passers: set[CardItem] = set()
        self._idle: list[CardItem] = []

    def __getitem__(self, key: int) -> CardItem:
        return self._items[key]

    def poses(self) -> Mapping[int, Pose]:
        """Where all cards of the view are at this moment, also in mid-air."""
        return {key: item.pose for key, item in self._items.items()}

    def snapshot(self) -> tuple[object, ...]:
        """All cards of the view as they can be seen, for comparison."""
        return tuple(
            (key, item.pose, item.zValue(), item.look, item.marks())
            for key, item in sorted(self._items.items())
        )

    # ---- cards of the view -----------------------------------------------------------------------------

    def place(
        self,
        places: Places,
        held: Iterable[int],
        view: PlayerView,
        glide_ms: float,
        *,
        later: bool = False,
        keeps_flights: bool = False,
    ) -> None:
        """Put every card in its place within so many milliseconds, and take away those that have none.

        Held cards stay in the air.  With `later` cards do not move yet; with `keeps_flights` cards on their
        way go on to where their places are now.
        """
        for key in self._items.keys() - set(places) - set(map(int, held)):
            self._remove(self._items.pop(key))
        for key, lies in places.items():
            known = self._items.get(key)
            item = known if known is not None else self._new(key)
            if keeps_flights and self._motion.is_flying(item):
                level = item.zValue()
                self._dressing.dress(item, lies, view)
                item.setZValue(level)
                self._motion.redirect(item, lies.pose)
                continue
            self._dressing.dress(item, lies, view)
            if known is None or not glide_ms or self._is_there(item, lies.pose):
                self._motion.drop(item)
                if known is None and later:
                    item.wait(lies.pose)
                elif not later and not item.is_settled(lies.pose):
                    item.rest(lies.pose)
            else:
                self._motion.fly(item, lies.pose, glide_ms)

    def rest(self, places: Places) -> None:
        """Put all cards that do not fly where they belong."""
        for key, lies in places.items():
            item = self._items[key]
            if not self._motion.is_flying(item) and not item.is_settled(lies.pose):
                self._motion.put(item, lies.pose)

    def exchange(self, first: Card, second: Card) -> None:
        """Let two equal cards change places, wherever they are."""
        one, other = self._items[int(first)], self._items[int(second)]
        there = one.pose
        one.place(other.pose)
        other.place(there)

    def _is_there(self, item: CardItem, pose: Pose) -> bool:
        return item.pose == pose and not self._motion.is_flying(item)

    def _new(self, key: int) -> CardItem:
        item = CardItem(key, self._turned)
        self._items[key] = item
        self._scene.addItem(item)
        return item

    def _remove(self, item: CardItem) -> None:
        self._motion.drop(item)
        self._scene.removeItem(item)

    # ---- cards that pass by ----------------------------------------------------------------------------

    def dismiss(self, staying: Collection[int]) -> Mapping[int, CardItem]:
        """Let all cards but those with these keys pass by from now on; earlier passers are gone."""
        for passer in list(self._passers):
            self.retire(passer)
        leaving = {key: item for key, item in self._items.items() if key not in staying}
        for key in leaving:
            del self._items[key]
        self._passers.update(leaving.values())
        return leaving

    def passer(self, pose: Pose, shows: Card | None, width: int, *, is_hidden: bool) -> CardItem:
        """A back, or this card, that only passes by, painted for a width in pixels."""
        item = CardItem(0, self._turned)
        lies = Lies(Zone.PILE, lying(0, 0, width), FLYING_LEVEL)
        self._dressing.dress_passer(item, -1 if shows is None else int(shows), lies, width)
        (item.wait if is_hidden else item.place)(pose)
        item.setZValue(FLYING_LEVEL)
        self._scene.addItem(item)
        self._passers.add(item)
        return item

    def retire(self, item: CardItem) -> None:
        """Take a passing card off the table."""
        if item in self._passers:
            self._passers.remove(item)
            self._remove(item)

    # ---- an idle table ---------------------------------------------------------------------------------

    def show_idle(self, places: Places) -> None:
        """Let these cards lie there while no match is played."""
        self.hide_idle()
        for key, lies in places.items():
            item = CardItem(key, self._turned)
            self._idle.append(item)
            self._scene.addItem(item)
            self._dressing.dress(item, lies, None)
            item.rest(lies.pose)

    def hide_idle(self) -> None:
        """Take the cards of an idle table away."""
        for item in self._idle:
            self._scene.removeItem(item)
        self._idle = []

    def clear(self) -> None:
        """Take all cards of the view and all that pass by away."""
        for item in [*self._items.values(), *self._passers]:
            self._scene.removeItem(item)
        self._items.clear()
        self._passers.clear()
