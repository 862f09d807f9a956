"""The menu that is open over the table: which of several things is meant, or all that can be done."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QGraphicsView, QMenu

from rommedesk.engine.cards import Card
from rommedesk.ui.i18n.phrases import Phrases
from rommedesk.ui.table.choices import Entry, choice_menu, pop_up
from rommedesk.ui.table.desk import Desk, Point
from rommedesk.ui.table.explaining import anchor
from rommedesk.ui.table.geometry import Box
from rommedesk.ui.table.offer_menu import OfferMenu, hand_box, spot_boxes
from rommedesk.ui.table.offers import made_by
from rommedesk.ui.table.spot_places import SpotPlace
from rommedesk.ui.table.targets import Spotlight


class TableMenus(QObject):
    """Opens menus beside what they are about; one at a time."""

    chosen = Signal()
    """An entry was chosen, and the menu is closing."""

    def __init__(self, desk: Desk, phrases: Phrases, view: QGraphicsView) -> None:
        super().__init__(view)
        self._desk = desk
        self._phrases = phrases
        self._view = view
        self._offers = OfferMenu(desk, phrases, view)
        self._menu: QMenu | None = None
        """The menu that is open."""

    def ask_which(self, lights: Sequence[Spotlight], cards: Sequence[Card], near: Point) -> None:
        """Ask which of the moves of these targets is meant, and make that one."""
        shown = self._desk.scene_of_table.shown
        assert shown is not None
        entries = [
            Entry(self._choice(light, nth, cards), partial(self._desk.try_move, move, cards, near))
            for light in lights
            for nth, move in enumerate(light.target.moves)
        ]
        self._open(choice_menu(self._view, self._question(lights), entries), near, [hand_box(shown)])

    def show_choices(
        self, spot: str, name: str, places: Mapping[str, SpotPlace], at: Point | None = None
    ) -> bool:
        """Open a menu of all that can be done with a spot; whether there is such a menu.

        It opens at a point of the felt, or else beside the spot, pointing at its first entry.
        """
        shown = self._desk.scene_of_table.shown
        if shown is None:
            return False
        boxes = spot_boxes(spot, shown)
        place = places.get(spot)
        near = at or (anchor(shown, ()) if place is None else place.box.centre)
        menu = self._offers.menu(spot, name, near)
        if menu is None:
            return False
        self._open(menu, near, boxes, by_keys=at is None)
        return True

    def close(self) -> None:
        """Close the open menu; what it offers is no longer so."""
        if self._menu is not None:
            self._menu.close()

    def _open(self, menu: QMenu, near: Point, avoid: Sequence[Box], *, by_keys: bool = False) -> None:
        """Open a menu near a point of the felt, not over the boxes."""
        self._menu = menu
        menu.aboutToHide.connect(self._forget)
        menu.triggered.connect(self.chosen)
        pop_up(menu, self._view.viewport(), near, avoid, by_keys=by_keys)

    def _forget(self) -> None:
        self._menu = None

    def _question(self, lights: Sequence[Spotlight]) -> str:
        words = self._desk.scene_of_table.words
        if len({light.target.kind for light in lights}) > 1:
            return words.which_move()
        return words.which_target() if len(lights) > 1 else words.which_meld()

    def _choice(self, light: Spotlight, nth: int, cards: Sequence[Card]) -> str:
        """What comes of a move, with all cards of the meld."""
        target, shown = light.target, self._desk.scene_of_table.shown
        if target.melds:
            return self._phrases.cards.meld(target.melds[nth])
        assert shown is not None
        move = target.moves[nth]
        return self._offers.words.entry(move, made_by(shown.view, cards, move), shown.view, shown.seating)
