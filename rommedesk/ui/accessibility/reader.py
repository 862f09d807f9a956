"""Keeps a screen reader informed; costs nothing where there is none."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QRect, Qt, QTimer, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from rommedesk.engine.cards import Card
from rommedesk.engine.events import Event
from rommedesk.engine.moves import Move
from rommedesk.engine.reasons import Refusal
from rommedesk.engine.view import PlayerView
from rommedesk.ui.accessibility.proxies import Proxy, SpotButton, make_proxy, place_proxy
from rommedesk.ui.accessibility.spoken import Spoken
from rommedesk.ui.accessibility.telling import Telling
from rommedesk.ui.i18n.event_phrases import EventPhrases
from rommedesk.ui.i18n.seating import Seating
from rommedesk.ui.spots import Spot, SpotRole
from rommedesk.ui.table.intents import TargetKind
from rommedesk.ui.table.key_scheme import KeyDoes
from rommedesk.ui.table.promises import promise

if TYPE_CHECKING:
    from rommedesk.ui.table.view import TableWidget

LOOKS_MS = (300, 1000, 3000)
"""When to look after the start whether a screen reader has come; later every change looks."""


class TableReader(QObject):
    """Puts a widget for the screen reader over everything on a table, and announces what happens."""

    said = Signal(str)
    """What was announced."""

    def __init__(self, table: TableWidget) -> None:
        super().__init__(table)
        self._table = table
        self._spoken = Spoken(table.phrases, self)
        self._telling = Telling(self._spoken, self)
        self._proxies: dict[str, Proxy] = {}
        self._last = ""
        self._late = QTimer(self)
        self._late.setSingleShot(True)
        self._late.setInterval(0)
        self._late.timeout.connect(self._follow)
        table.scene_of_table.arranged.connect(self.look)
        table.selection_changed.connect(self.look)
        table.advised.connect(lambda title, text: self.say(f"{title}. {text}"))
        table.hints.told.connect(self._tell_hint)
        table.focus_of_table.moved.connect(self._go)
        table.keyboard.reading_wanted.connect(self._read)
        table.keyboard.chosen.connect(self._tell_selection)
        self.retranslate()
        for wait in LOOKS_MS:
            QTimer.singleShot(wait, self, self.look)

    def retranslate(self) -> None:
        """Name the table in the language that is spoken now."""
        self._table.setAccessibleName(self.tr("Card table"))
        self._table.viewport().setAccessibleName(self.tr("Card table"))
        self.look()

    @property
    def proxies(self) -> Sequence[Proxy]:
        """The widgets in the order in which one goes round the table; none where nobody listens."""
        return tuple(self._proxies.values())

    def look(self) -> None:
        """Something may have changed; whoever listens is told soon."""
        if QAccessible.isActive() or self._proxies:
            self._late.start()

    def status(self, view: PlayerView, seating: Seating, *, is_match_over: bool) -> str:
        """Whose turn it is and what may be done, as it is spoken; "" where nobody listens."""
        if not QAccessible.isActive():
            return ""
        status = self._spoken.status
        turn = status.turn(view, seating, is_match_over=is_match_over)
        return f"{turn} {status.next_step(view, seating, self._table.selected_names())}".strip()

    @property
    def events(self) -> EventPhrases:
        """What happened, as it is spoken."""
        return self._spoken.events

    # ---- announcements ---------------------------------------------------------------------------------

    def say(self, text: str) -> None:
        """Announce something, after what is being read now."""
        if not text or not QAccessible.isActive():
            return
        text = text.replace("\u00a0", " ")
        self._last = text
        event = QAccessibleAnnouncementEvent(self._table, text)
        event.setPoliteness(QAccessible.AnnouncementPoliteness.Polite)
        QAccessible.updateAccessibility(event)
        self.said.emit(text)

    def tell(self, events: Sequence[Event], view: PlayerView) -> None:
        """Something happened in the game."""
        if QAccessible.isActive():
            for text in self._telling.hear(events, view, self._table.seating_of(view)):
                self.say(text)

    def tell_refusal(self, refusal: Refusal, move: Move) -> None:
        """A move was refused."""
        shown = self._table.scene_of_table.shown
        if shown is None or not QAccessible.isActive():
            return
        position, own = shown.view.position, shown.view.seat
        is_opened = own is not None and position.seat(own).opened
        title = self._spoken.refusals.title(refusal, move)
        text = self._spoken.refusals.sentence(refusal, position.rules, is_opened=is_opened)
        text = f"{text} {self._spoken.mends.help(self._table.desk.explaining.mends)}".rstrip()
        self.say(f"{title}. {text} {self._offers(self._table.refusal_buttons.buttons)}".rstrip())

    def _offers(self, buttons: Sequence[QAbstractButton]) -> str:
        """What the buttons of a note do, and how one gets there."""
        offers = " / ".join(button.text() for button in buttons)
        return self.tr("Tab: {offers}", "buttons beside a refusal").format(offers=offers) if offers else ""

    def _tell_hint(self) -> None:
        """A hint is shown, or what else could be done."""
        if QAccessible.isActive():
            hints = self._table.hints
            title, text = hints.words(self._spoken.advice)
            help_ = "" if hints.is_listed else self._offers(hints.buttons)
            self.say(f"{title}. {text} {help_}".rstrip())

    def _tell_selection(self) -> None:
        """What the selected cards are good for, beyond being discarded."""
        shown, cards = self._table.scene_of_table.shown, self._table.selected_cards()
        if shown is None or not QAccessible.isActive():
            return
        lights = [light for light in self._table.lights() if light.target.kind is not TargetKind.DISCARD]
        is_calm, words = self._table.scene_of_table.options.hides_scores, self._spoken.words
        promises = (promise(light, cards, shown.view, words, is_calm=is_calm) for light in lights)
        self.say(". ".join(dict.fromkeys(promises)))

    def tell_tray(self, cards: Sequence[Card]) -> None:
        """These cards were put on the staging tray or taken back."""
        if not cards or not QAccessible.isActive():
            return
        group = self._table.aid_spots.group(f"card {int(cards[0])}")
        if group is None:
            self.say(self.tr("Back in the hand", "cards that lay on the staging tray"))
            return
        number = self._table.aid_spots.shown().groups.index(group) + 1
        self.say(next(_sentence(spot) for spot in self._spots() if spot.id == f"group {number}"))

    def _read(self, what: str) -> None:
        """Read the hand, the table, or the last message."""
        shown = self._table.scene_of_table.shown
        if shown is None or not QAccessible.isActive():
            return
        match what:
            case KeyDoes.READ_HAND:
                scene = self._table.scene_of_table
                count = self.tr("%n card(s) in your hand", "", len(scene.hand))
                loose = [card for card in scene.hand if card not in scene.staging.cards]
                row = f"{count}: {self._spoken.cards.row(loose)}" if loose else count
                groups = [_sentence(spot) for spot in self._spots() if spot.role is SpotRole.GROUP]
                self.say(". ".join([row, *groups]))
            case KeyDoes.READ_TABLE:
                status = self._spoken.status
                parts = [status.turn(shown.view, shown.seating), status.next_step(shown.view, shown.seating)]
                roles = (SpotRole.STOCK, SpotRole.PILE, SpotRole.SEAT)
                spots = self._spots()
                parts += [_sentence(spot) for role in roles for spot in spots if spot.role is role]
                parts += [_sentence(spot) for spot in spots if spot.id == "step 1"]
                self.say(" ".join(part for part in parts if part))
            case _:
                self.say(self._last)

    # ---- the widgets -----------------------------------------------------------------------------------

    def _spots(self) -> tuple[Spot, ...]:
        shown, scene = self._table.scene_of_table.shown, self._table.scene_of_table
        if shown is None:
            return ()
        self._spoken.spots.hides_scores = scene.options.hides_scores
        return self._spoken.spots.spots(
            shown.view,
            shown.seating,
            scene.hand,
            scene.selected,
            self._table.check,
            self._table.aid_spots.shown(),
        )

    def _follow(self) -> None:
        """Bring the widgets in step with the table."""
        is_active = QAccessible.isActive()
        table, focus = self._table, self._table.focus_of_table
        if focus.is_watched is not is_active:
            focus.is_watched = is_active
            table.selection_changed.emit()  # the window says its sentences anew, for ears or for eyes
        if table.scene_of_table.held:
            return
        places = focus.places
        spots = {spot.id: spot for spot in self._spots() if spot.id in places} if is_active else {}
        had_keys = table.has_keys()
        gone = [self._proxies[name] for name in self._proxies if name not in spots]
        before = list(self._proxies)
        proxies: dict[str, Proxy] = {}
        for name, spot in spots.items():
            proxy = self._proxies.get(name)
            if proxy is None:
                proxy = make_proxy(spot, table.viewport(), self._press, self._come)
            proxies[name] = proxy
            if isinstance(proxy, SpotButton):
                proxy.show_spot(spot, is_selected=self._is_selected(name))
            else:
                proxy.show_spot(spot)
            box = places[name].box
            place_proxy(proxy, QRect(round(box.x), round(box.y), round(box.width), round(box.height)))
        self._proxies = proxies
        if list(proxies) != before:
            for proxy in proxies.values():
                proxy.raise_()  # the last child is the last one in the tree
                proxy.show()
        self._rove(focus.current, takes_focus=had_keys)
        for proxy in gone:
            proxy.hide()
            proxy.deleteLater()

    def _is_selected(self, name: str) -> bool | None:
        kind, _, number = name.partition(" ")
        return Card(int(number)) in self._table.scene_of_table.selected if kind == "card" else None

    def _rove(self, current: str, *, takes_focus: bool) -> None:
        """One widget of all can be reached by Tab, and has the focus while the table has it."""
        table = self._table
        chosen = self._proxies.get(current)
        table.setFocusPolicy(Qt.FocusPolicy.StrongFocus if chosen is None else Qt.FocusPolicy.ClickFocus)
        for proxy in self._proxies.values():
            is_chosen = proxy is chosen
            proxy.setFocusPolicy(Qt.FocusPolicy.StrongFocus if is_chosen else Qt.FocusPolicy.ClickFocus)
        buttons = (*table.refusal_buttons.buttons, *table.hints.buttons)
        for before, after in pairwise([table, *([chosen] if chosen is not None else []), *buttons]):
            QWidget.setTabOrder(before, after)
        if takes_focus and not any(button.hasFocus() for button in buttons):
            (chosen or table).setFocus(Qt.FocusReason.OtherFocusReason)

    def take_focus(self) -> None:
        """The table got the focus: hand it to the spot."""
        if self._proxies:
            self._rove(self._table.focus_of_table.current, takes_focus=True)

    def _go(self, spot: str) -> None:
        """The keyboard went to another spot."""
        if spot in self._proxies:
            self._rove(spot, takes_focus=self._table.has_keys())

    def _come(self, spot: str) -> None:
        """The screen reader, or Tab, put the focus on a spot."""
        focus = self._table.focus_of_table
        focus.go(spot)
        focus.show(True)

    def _press(self, spot: str) -> None:
        """The screen reader pressed a spot."""
        self._table.begin_input()
        self._come(spot)
        self._table.keyboard.activate(spot)
        self.look()


def _sentence(spot: Spot) -> str:
    return ", ".join((spot.name, *spot.state.splitlines())) + "."
