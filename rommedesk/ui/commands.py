"""Every action of the window once: its texts, its shortcut, and when it can be used."""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QActionGroup, QKeySequence

from rommedesk.engine.moves import Discard, Draw, LayMeld, LayOff, Move, Pass, TakeDiscards, Undo
from rommedesk.engine.rules import DiscardPickup
from rommedesk.ui.i18n.calm import hides_points
from rommedesk.ui.i18n.languages import AS_SYSTEM, NATIVE_NAMES
from rommedesk.ui.i18n.phrases import Phrases
from rommedesk.ui.moment import Moment
from rommedesk.ui.watch_speed import WATCH_SPEEDS


class Does(StrEnum):
    """What an action does."""

    NEW_GAME = "new-game"
    OPEN = "open"
    WATCH = "watch"
    HOLD = "hold"
    STEP = "step"
    NEXT_ROUND = "next-round"
    FINISH_ROUND = "finish-round"
    ABANDON = "abandon"
    QUIT = "quit"
    DRAW = "draw"
    TAKE = "take"
    PASS = "pass"
    MELD = "meld"
    LAY_ALL = "lay-all"
    LAY_OFF = "lay-off"
    DISCARD = "discard"
    GATHER = "gather"
    UNDO = "undo"
    HINT = "hint"
    PLAY_HINT = "play-hint"
    SORT_BY_SUIT = "sort-by-suit"
    SORT_BY_RANK = "sort-by-rank"
    SORT_BY_MELDS = "sort-by-melds"
    SCORES = "scores"
    SETTINGS = "settings"
    CALM = "calm"
    MELD_BARS = "meld-bars"
    LOG = "log"
    FULL_SCREEN = "full-screen"
    RULES = "rules"
    KEYS = "keys"
    ABOUT = "about"


_SHORTCUTS = {
    Does.NEW_GAME: "Ctrl+N",
    Does.OPEN: "Ctrl+O",
    Does.HOLD: "F5",
    Does.STEP: "F6",
    Does.NEXT_ROUND: "Ctrl+R",
    Does.QUIT: "Ctrl+Q",
    Does.DRAW: "Ctrl+1",
    Does.TAKE: "Ctrl+2",
    Does.MELD: "Ctrl+3",
    Does.LAY_OFF: "Ctrl+4",
    Does.DISCARD: "Ctrl+5",
    Does.LAY_ALL: "Ctrl+6",
    Does.GATHER: "Ctrl+7",
    Does.UNDO: "Ctrl+Z",
    Does.HINT: "Ctrl+H",
    Does.PLAY_HINT: "Ctrl+Return",
    Does.SCORES: "F8",
    Does.SETTINGS: "Ctrl+,",
    Does.CALM: "F7",
    Does.MELD_BARS: "Ctrl+B",
    Does.LOG: "F9",
    Does.FULL_SCREEN: "F11",
    Does.RULES: "F1",
    Does.KEYS: "?",
}
"""Keys that no layout and no language moves."""


class Commands(QObject):
    """Owns the actions; menus and buttons only show them."""

    def __init__(self, phrases: Phrases, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._phrases = phrases
        self._moment: Moment | None = None
        self.actions: dict[Does, QAction] = {does: QAction(self) for does in Does}
        for action in self.actions.values():
            action.setAutoRepeat(False)  # who leans on a key means it once
        for does, keys in _SHORTCUTS.items():
            self.actions[does].setShortcut(QKeySequence(keys))
        self.actions[Does.QUIT].setMenuRole(QAction.MenuRole.QuitRole)
        self.actions[Does.ABOUT].setMenuRole(QAction.MenuRole.AboutRole)
        for does in (Does.CALM, Does.MELD_BARS, Does.LOG, Does.FULL_SCREEN):
            self.actions[does].setCheckable(True)
        self.languages, self._language_group = self._choices((AS_SYSTEM, *NATIVE_NAMES))
        self.speeds, self._speed_group = self._choices(tuple(WATCH_SPEEDS))
        for number, action in enumerate(self.speeds.values(), 1):
            action.setShortcut(QKeySequence(f"Alt+{number}"))
        self.retranslate()

    def __getitem__(self, does: Does) -> QAction:
        return self.actions[does]

    def show_moment(self, moment: Moment) -> None:
        """Enable what can be done now."""
        self._moment = moment
        view = moment.view
        seat = None if view is None or not moment.is_my_turn else view.seat

        def can(move: Callable[[int], Move]) -> bool:
            return seat is not None and moment.check(move(seat)) is None

        selected, is_mine = moment.selected, seat is not None
        is_watched = moment.is_watched and not moment.is_match_over
        enabled = {
            Does.HOLD: is_watched,
            Does.STEP: is_watched,
            Does.NEXT_ROUND: moment.is_round_over and not moment.is_match_over,
            Does.FINISH_ROUND: view is not None and view.seat is not None and not moment.is_round_over,
            Does.ABANDON: view is not None and not moment.is_match_over,
            Does.DRAW: can(Draw),
            Does.TAKE: can(TakeDiscards),
            Does.PASS: can(Pass),
            Does.MELD: is_mine and selected.can_meld,
            Does.LAY_ALL: is_mine and selected.plan_points is not None,
            Does.LAY_OFF: is_mine and selected.can_lay_off,
            Does.DISCARD: is_mine and selected.can_discard,
            Does.GATHER: selected.can_gather,
            Does.UNDO: can(Undo),
            Does.HINT: moment.can_hint,
            Does.PLAY_HINT: moment.can_play_hint,
            Does.SORT_BY_SUIT: view is not None and view.seat is not None,
            Does.SORT_BY_RANK: view is not None and view.seat is not None,
            Does.SORT_BY_MELDS: view is not None and view.seat is not None,
            Does.SCORES: view is not None,
            Does.RULES: view is not None,
        }
        for does, is_enabled in enabled.items():
            self.actions[does].setEnabled(is_enabled)
        for action in self.speeds.values():
            action.setEnabled(is_watched)
        self._name_plan()
        self._name_hold()
        self._explain()

    def retranslate(self) -> None:
        """Set every text anew."""
        texts = self._texts()
        for does, action in self.actions.items():
            text, short, tip = texts[does]
            action.setText(text)
            action.setIconText(short)
            action.setToolTip(tip)
        for code, action in self.languages.items():
            action.setText(self._phrases.settings.value("language", code))
        for code, action in self.speeds.items():
            action.setText(self._phrases.settings.value("watch_speed", code))
            action.setToolTip(self.tr("Watch at this speed: {speed}").format(speed=action.text()))
        self._name_plan()
        self._name_hold()
        self._explain()

    def _name_plan(self) -> None:
        """Tell on the buttons what all melds would count, and whether cards are laid off or swapped."""
        action, moment = self.actions[Does.LAY_ALL], self._moment
        points = None
        if moment is not None and moment.view is not None and action.isEnabled():
            points = moment.selected.plan_points
            if hides_points(moment.is_calm, moment.view):
                points = None
        action.setIconText(self.lay_all_text(points))
        can_only_swap = moment is not None and moment.is_my_turn and moment.selected.can_only_swap
        self.actions[Does.LAY_OFF].setIconText(self.lay_off_texts()[can_only_swap])

    def _name_hold(self) -> None:
        """Tell whether the game would be held or go on."""
        is_held = self._moment is not None and self._moment.is_held
        action = self.actions[Does.HOLD]
        action.setText(self.tr("&Go on") if is_held else self.tr("&Pause"))
        action.setIconText(self.hold_texts()[is_held])

    def hold_texts(self) -> tuple[str, str]:
        """The button that holds a watched game, and that lets it go on."""
        return self.tr("Pause", "button: hold the game"), self.tr("Go on", "button: hold the game no longer")

    def lay_off_texts(self) -> tuple[str, str]:
        """What the button says that lays off, and that swaps for a joker."""
        return self.tr("Lay off", "button"), self.tr("Swap", "button: put a card down for a joker")

    def lay_all_text(self, points: int | None) -> str:
        """The button that lays all melds; `None` without telling what they count."""
        if points is None:
            return self.tr("Lay all", "button: lay all melds")
        return self.tr("Lay all: %n point(s)", "button: lay all melds", points)

    def _explain(self) -> None:
        """Let the action that cannot be done say why, as far as the rules are the reason."""
        moment, texts = self._moment, self._texts()
        asked: dict[Does, Move] = {}
        if moment is not None and moment.view is not None and moment.is_my_turn:
            assert moment.view.seat is not None
            asked[Does.UNDO] = Undo(moment.view.seat)
            for move in moment.selected.probe(moment.view.seat):
                match move:
                    case LayMeld():
                        asked[Does.MELD] = move
                    case LayOff():
                        asked[Does.LAY_OFF] = move
                    case Discard():
                        asked[Does.DISCARD] = move
                    case _:
                        pass
        for does in (Does.MELD, Does.LAY_OFF, Does.DISCARD, Does.UNDO):
            action, tip = self.actions[does], texts[does][2]
            if does in asked and not action.isEnabled():
                assert moment is not None
                assert moment.view is not None
                refusal = moment.check(asked[does])
                tip = tip if refusal is None else self._phrases.refusal(refusal, moment.view)
            action.setToolTip(tip)

    def _choices(self, values: tuple[str, ...]) -> tuple[dict[str, QAction], QActionGroup]:
        group = QActionGroup(self)
        actions = {}
        for value in values:
            action = QAction(self)
            action.setCheckable(True)
            action.setData(value)
            group.addAction(action)
            actions[value] = action
        return actions, group

    def _texts(self) -> dict[Does, tuple[str, str, str]]:
        """Text in a menu, short text on a button, tooltip."""
        view = None if self._moment is None else self._moment.view
        has_stairs = view is not None and view.position.rules.discard_pickup is DiscardPickup.STAIRS
        return {
            Does.NEW_GAME: (
                self.tr("&New game…"),
                self.tr("New", "button: new game"),
                self.tr("Choose rules and people, and deal"),
            ),
            Does.OPEN: (
                self.tr("&Open a match…"),
                "",
                self.tr("Go on with a saved match, or look at one that is over"),
            ),
            Does.WATCH: (
                self.tr("&Watch a game…"),
                "",
                self.tr("Let computer players play among themselves"),
            ),
            Does.HOLD: (
                self.tr("&Pause"),
                self.tr("Pause", "button: hold the game"),
                self.tr("Let the computer players wait, or play on"),
            ),
            Does.STEP: (
                self.tr("&One move"),
                self.tr("One move", "button"),
                self.tr("Let one move be made, then wait"),
            ),
            Does.NEXT_ROUND: (
                self.tr("Ne&xt round"),
                self.tr("Next round", "button"),
                self.tr("Deal the next round"),
            ),
            Does.FINISH_ROUND: (
                self.tr("&Let the computer finish this round"),
                "",
                self.tr("A computer player plays your hand until the round is over"),
            ),
            Does.ABANDON: (
                self.tr("&Abandon the match…"),
                "",
                self.tr("End the match without a result"),
            ),
            Does.QUIT: (self.tr("&Quit"), "", self.tr("The match goes on here at the next start")),
            Does.DRAW: (
                self.tr("&Draw from the stock"),
                self.tr("Draw", "button"),
                self.tr("Take the top card of the stock"),
            ),
            Does.TAKE: (
                self.tr("&Take from the stairs") if has_stairs else self.tr("&Take the discard"),
                self.tr("Take", "button"),
                self.tr("Take the newest card of the discard pile"),
            ),
            Does.PASS: (self.tr("&Pass"), self.tr("Pass", "button"), self.tr("End the round")),
            Does.MELD: (
                self.tr("&Meld the selected cards"),
                self.tr("Meld", "button"),
                self.tr("Put the selected cards down as a new meld"),
            ),
            Does.LAY_ALL: (
                self.tr("Meld &all that lies in the hand"),
                self.tr("Lay all", "button: lay all melds"),
                self.tr("Put down all melds of your hand that may be laid now"),
            ),
            Does.LAY_OFF: (
                self.tr("Lay &off the selected cards"),
                self.tr("Lay off", "button"),
                self.tr("Add the selected cards to a meld, or swap them for a joker"),
            ),
            Does.DISCARD: (
                self.tr("D&iscard the selected card"),
                self.tr("Discard", "button"),
                self.tr("Put the selected card on the discard pile and end your turn"),
            ),
            Does.GATHER: (
                self.tr("&Gather the selected cards"),
                self.tr("Gather", "button: put loose cards on the staging tray"),
                self.tr("Put the selected cards on the tray beside the hand, or back from it"),
            ),
            Does.UNDO: (
                self.tr("&Undo"),
                self.tr("Undo", "button"),
                self.tr("Take back the last step of your turn"),
            ),
            Does.HINT: (
                self.tr("&Hint"),
                self.tr("Hint", "button"),
                self.tr("Show a good move and why; again: what else could be done"),
            ),
            Does.PLAY_HINT: (
                self.tr("Pla&y the hint"),
                "",
                self.tr("Do what the hint on show says"),
            ),
            Does.SORT_BY_SUIT: (
                self.tr("Sort by &suit"),
                "",
                self.tr("Suits together, so that runs are seen"),
            ),
            Does.SORT_BY_RANK: (
                self.tr("Sort by &rank"),
                "",
                self.tr("Ranks together, so that sets are seen"),
            ),
            Does.SORT_BY_MELDS: (
                self.tr("Sort by me&lds"),
                "",
                self.tr("What can be melded first, then what lacks one card"),
            ),
            Does.SCORES: (
                self.tr("&Scores"),
                self.tr("Scores", "button"),
                self.tr("Show the score sheet of the match"),
            ),
            Does.SETTINGS: (
                self.tr("S&ettings…"),
                "",
                self.tr("Looks, movement, sound and help of the table"),
            ),
            Does.CALM: (
                self.tr("&Calm mode"),
                "",
                self._phrases.settings.note("calm"),
            ),
            Does.MELD_BARS: (
                self.tr("&Marks under the hand"),
                "",
                self._phrases.settings.note("meld_bars"),
            ),
            Does.LOG: (
                self.tr("&Log"),
                self.tr("Log", "button"),
                self.tr("Show in words what has happened"),
            ),
            Does.FULL_SCREEN: (self.tr("&Full screen"), "", self.tr("Use the whole screen")),
            Does.RULES: (
                self.tr("&Rules of this table"),
                self.tr("Rules", "button: rules of this table"),
                self.tr("Show the rules of this table"),
            ),
            Does.KEYS: (
                self.tr("&Keys and mouse"),
                "",
                self.tr("Show what keys, mouse and fingers do"),
            ),
            Does.ABOUT: (self.tr("&About Rommé Desk"), "", self.tr("Version and licences")),
        }
