"""The order of the own hand and the staging tray survive closing the program.

The settings keep them for the match that goes on.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import QObject

from rommedesk.app.game import GameController
from rommedesk.engine.cards import CardName, parse_names
from rommedesk.engine.reasons import NotationError
from rommedesk.store.settings import Settings
from rommedesk.ui.main_window import MainWindow
from rommedesk.ui.table.hand import Sorting
from rommedesk.ui.table.staging import Recalled

UNSORTED = "none"
"""The setting that keeps the order of the deal."""


class HandMemory(QObject):
    """Lets the table begin with the order in which the hand was left, and remembers each new order."""

    def __init__(self, window: MainWindow, controller: GameController) -> None:
        super().__init__(window)
        self._window = window
        self._controller = controller
        self._order = window.table.scene_of_table.order
        self._round: tuple[str, int] | None = None
        """The deal, by its fingerprint, and the number of the round that are on the table."""
        self._use(window.settings)
        controller.view_changed.connect(self._recall)
        window.table.hand_arranged.connect(self.keep)
        window.settings_changed.connect(self._use)
        window.closing.connect(self.keep)

    def keep(self) -> None:
        """Write down how the hand lies and how hands are sorted, if that is new."""
        sorting = self._order.sorting
        wanted: dict[str, object] = {"sorting": UNSORTED if sorting is None else sorting.value}
        if told := self._as_plain():
            wanted["hand_order"] = told
        settings = self._window.settings
        if any(getattr(settings, name) != value for name, value in wanted.items()):
            self._window.keep(**wanted)

    def _as_plain(self) -> dict[str, Any]:
        now = self._now()
        shown = self._window.table.scene_of_table.shown
        if now is None or shown is None or shown.view.seat is None or shown.view.round_number != now[1]:
            return {}
        scene = self._window.table.scene_of_table
        hand = scene.hand
        plain = {"deal": now[0], "round": now[1], "cards": [str(card.name) for card in hand]}
        if groups := scene.staging.groups:
            plain["tray"] = [[hand.index(card) for card in group] for group in groups]
        return plain

    def _now(self) -> tuple[str, int] | None:
        record = self._controller.record
        dealt = None if record is None else record.dealt
        return None if dealt is None else (dealt.fingerprint, dealt.round_number)

    def _recall(self) -> None:
        """Another match or round is on the table: it may be the one whose order was kept."""
        now = self._now()
        if now is not None and now != self._round:
            plain = self._window.settings.hand_order
            names = remembered(plain, *now)
            if names:
                self._order.recall(now[1], names)
                groups = remembered_groups(plain, len(names))
                self._window.table.scene_of_table.staging.recall(Recalled(now[1], names, groups))
        self._round = now

    def _use(self, settings: Settings) -> None:
        self._order.sorting = None if settings.sorting == UNSORTED else Sorting(settings.sorting)


def remembered(plain: Mapping[str, Any], deal: str, round_number: int) -> tuple[CardName, ...]:
    """The cards that were written down for this deal of this round; none if that makes no sense."""
    cards = plain.get("cards")
    if plain.get("deal") != deal or plain.get("round") != round_number or not isinstance(cards, list):
        return ()
    if not all(isinstance(card, str) for card in cards):
        return ()
    try:
        return tuple(parse_names(" ".join(cards)))
    except NotationError:
        return ()


def remembered_groups(plain: Mapping[str, Any], count: int) -> tuple[tuple[int, ...], ...]:
    """The groups on the tray as places in the hand of `count` cards; none if that makes no sense."""
    groups = plain.get("tray")
    if not isinstance(groups, list) or not all(isinstance(group, list) for group in groups):
        return ()
    places = [place for group in groups for place in group]
    if not all(type(place) is int and 0 <= place < count for place in places):
        return ()
    return tuple(map(tuple, groups)) if len(set(places)) == len(places) else ()
