"""The dialogs about matches: a new one, the scores of the running one, its rules, its end.

Each dialog is loaded when it is opened for the first time, so that the table need not wait for it.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from random import Random, SystemRandom
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import QObject

from rommedesk.app.game import STAND_IN_LEVEL, GameController
from rommedesk.engine.record_lines import Player, PlayerKind, RecordError, RecordFault
from rommedesk.players.levels import LEVEL_VERSIONS, Level
from rommedesk.store.chips import ChipBank
from rommedesk.store.matches import Matches
from rommedesk.store.paths import user_log
from rommedesk.store.troubles import StoreError
from rommedesk.ui.commands import Does
from rommedesk.ui.dialogs.dialog import Dialog
from rommedesk.ui.dialogs.question import QuestionDialog, Wording
from rommedesk.ui.first_look import FirstLook, is_awaited
from rommedesk.ui.i18n.phrases import Phrases
from rommedesk.ui.main_window import MainWindow
from rommedesk.ui.table.art import CardArt

if TYPE_CHECKING:
    from rommedesk.ui.dialogs.game_choice import GameChoice, Opponent

_log = logging.getLogger(__name__)

PERSON = "person"
"""The id of the person at the screen in records and in the book of chips."""

AnyDialog = TypeVar("AnyDialog", bound=Dialog)


class MatchDesk(QObject):
    """Opens the dialogs of a window and does what they decide; at most one is open at a time."""

    def __init__(
        self,
        window: MainWindow,
        controller: GameController,
        phrases: Phrases,
        art: CardArt,
        levels: Sequence[str],
        matches: Matches,
        bank: ChipBank,
        rng: Random | None = None,
    ) -> None:
        """`rng` draws the levels of a mixed table."""
        super().__init__(window)
        self._rng = rng or SystemRandom()
        self._matches, self._bank = matches, bank
        self._window, self._controller, self._phrases, self._art = window, controller, phrases, art
        self._levels = tuple(levels)
        self._dialog: Dialog | None = None
        commands = window.commands
        for does, act in (
            (Does.NEW_GAME, self.offer_new_game),
            (Does.WATCH, self._offer_watching),
            (Does.NEXT_ROUND, self._next_round),
            (Does.FINISH_ROUND, controller.finish_round_by_computer),
            (Does.ABANDON, self._ask_abandon),
            (Does.SCORES, self.show_scores),
            (Does.RULES, self._show_rules),
            (Does.ABOUT, self._show_about),
            (Does.SETTINGS, self.show_settings),
            (Does.KEYS, self._show_keys),
        ):
            commands[does].triggered.connect(lambda _checked=False, act=act: act())
        controller.round_ended.connect(self.end_round)

    @property
    def open_dialog(self) -> Dialog | None:
        """The dialog that is open."""
        return self._dialog

    def begin(self) -> None:
        """Go on with the match played last exactly where it stands, or offer a new game."""
        running = self._matches.unfinished()
        if not running:
            self.offer_new_game()
            return
        try:
            self._controller.resume(running[0])
        except (RecordError, StoreError) as error:
            _log.warning("The match %s cannot be resumed: %s", running[0], error)
            self._tell_unreadable(running[0], error)
        else:
            if self._controller.unknown_levels:
                self._window.notice.say(self.unknown_levels, stays=True)

    def unknown_levels(self) -> str:
        """Which computer players of the match have levels that nobody knows, and who plays for them."""
        phrases, seating = self._phrases, self._window.seating
        stand_in = phrases.players.level(STAND_IN_LEVEL)
        if seating is None:
            return ""
        return " ".join(
            phrases.troubles.unknown_level(phrases.name(seating, seat), level, stand_in)
            for seat, level in self._controller.unknown_levels.items()
        )

    def offer_new_game(self) -> None:
        """Open the dialog in which a match is put together."""
        self._offer_game(is_watched=False)

    def _offer_watching(self) -> None:
        """Open the same dialog with a computer player in the seat of the person."""
        self._offer_game(is_watched=True)

    def _offer_game(self, *, is_watched: bool) -> None:
        from rommedesk.ui.dialogs.game_choice import GameChoice, Opponent
        from rommedesk.ui.dialogs.new_game import NewGameDialog

        last = GameChoice.from_plain(self._window.settings.new_game)
        last = replace(last, first=(last.first or Opponent()) if is_watched else None)
        dialog = self._open(NewGameDialog(self._phrases, self._art, last, self._levels, self._window))
        dialog.chosen.connect(self._ask_before_dealing)

    def deal(self, choice: GameChoice) -> None:
        """Begin the match that was chosen, and remember the choice."""
        from rommedesk.ui.dialogs.game_choice import with_drawn_levels
        from rommedesk.ui.dialogs.new_game import with_names

        self._remember(choice)
        named = with_names(choice, self._phrases)
        if named.is_mixed:
            named = with_drawn_levels(named, self._levels, self._rng)
        if named.first is None:
            first = Player(PERSON, named.own_name, PlayerKind.HUMAN)
        else:
            first = computer_player(1, named.first)
        others = [computer_player(seat, one) for seat, one in enumerate(named.opponents, 2)]
        found = self._controller.new_match(choice.rules, (first, *others), preset=choice.preset)
        assert not found, found

    def show_scores(self) -> None:
        """Open the score sheet."""
        from rommedesk.ui.dialogs.score_dialog import ScoreDialog
        from rommedesk.ui.dialogs.sheet_data import make_sheet

        record, seating = self._controller.record, self._window.seating
        if record is None or seating is None:
            return
        state = record.round
        is_round_over = state is not None and state.result is not None
        waits = is_round_over and not record.standing.is_over
        has_chips = record.standing.is_over and any(record.standing.chips)
        plays_for_chips = has_chips and not self._controller.is_watched
        sheet = make_sheet(seating.rules, record.results, record.standing, state, record.setup.preset)
        dialog = self._open(
            ScoreDialog(
                sheet,
                seating,
                self._phrases,
                self._art,
                waits_for_next_round=waits,
                chips=self._chips() if plays_for_chips else None,
                parent=self._window,
            )
        )
        dialog.next_round.connect(self._next_round)
        dialog.new_game.connect(self.offer_new_game)

    def end_round(self) -> None:
        """Open the score sheet, unless scores are hidden: then the status bar says how the round ended.

        Between the rounds of a watched game nobody has to close it.
        """
        record = self._controller.record
        goes_on = self._controller.is_watched and record is not None and not record.standing.is_over
        if not self._window.settings.calm and not goes_on:
            self.show_scores()

    def show_settings(self) -> None:
        """Open the settings; what is changed there is seen at once."""
        from rommedesk.ui.dialogs.settings_dialog import SettingsDialog

        window = self._window
        dialog = self._open(SettingsDialog(window.settings, self._phrases.settings, self._art, parent=window))
        dialog.changed.connect(lambda changes: window.use(**changes))

    def tell_fault(self) -> None:
        """Say that the program met a fault; the log has it."""
        if isinstance(self._dialog, QuestionDialog):
            return
        self.ask(self._fault_wording)

    def _chips(self) -> int:
        """The bankroll of the person."""
        return self._bank.bankrolls([PERSON])[PERSON].chips

    def ask(
        self,
        wording: Callable[[], Wording],
        agreed: Callable[[], None] | None = None,
        *,
        is_yes_default: bool = False,
    ) -> None:
        """Ask something, or say it if the wording has no `yes`; `agreed` follows a yes."""
        dialog = self._open(QuestionDialog(wording, is_yes_default=is_yes_default, parent=self._window))
        if agreed is not None:
            dialog.agreed.connect(agreed)

    def close_dialog(self) -> None:
        """Close the dialog that is open, if there is one."""
        if self._dialog is not None:
            self._dialog.close()

    # ---- what follows ------------------------------------------------------------------------------------

    def _open(self, dialog: AnyDialog) -> AnyDialog:
        self.close_dialog()
        self._dialog = dialog
        # One that is closed before it was ever seen is only gone, and does not finish.
        dialog.destroyed.connect(lambda: self._lose(dialog))
        dialog.finished.connect(lambda: self._forget(dialog))
        if is_awaited(self._window):
            # In the middle of the window, and where that will be is not known yet.
            FirstLook(self._window, lambda: self._open_late(dialog))
        else:
            dialog.open()
        return dialog

    def _open_late(self, dialog: Dialog) -> None:
        if self._dialog is dialog:
            dialog.open()

    def _forget(self, dialog: Dialog) -> None:
        self._window.table.echoes.uncover()
        self._lose(dialog)

    def _lose(self, dialog: Dialog) -> None:
        if self._dialog is dialog:
            self._dialog = None

    def _next_round(self) -> None:
        self.close_dialog()
        self._controller.next_round()

    def _remember(self, choice: GameChoice) -> None:
        self._window.keep(new_game=choice.to_plain())

    def _ask_before_dealing(self, choice: GameChoice) -> None:
        # Whoever rather plays on finds what was chosen the next time.
        self._remember(choice)
        record = self._controller.record
        if record is None or record.standing.is_over:
            self.deal(choice)
            return
        self.ask(self._abandon_wording, lambda: self._abandon_and(lambda: self.deal(choice)))

    def _ask_abandon(self) -> None:
        self.ask(self._abandon_wording, lambda: self._abandon_and(self.offer_new_game))

    def _abandon_and(self, then: Callable[[], None]) -> None:
        self._controller.abandon()
        then()

    def _abandon_wording(self) -> Wording:
        return Wording(
            self.tr("Abandon the match?"),
            self.tr("The running match ends here without a result. This cannot be taken back."),
            self.tr("Play on"),
            self.tr("Abandon"),
        )

    def _fault_wording(self) -> Wording:
        return Wording(
            self.tr("Something went wrong"),
            self.tr(
                "The program met a fault that nobody expected. The match is saved up to the last move."
                " What happened stands in the log: {folder}"
            ).format(folder=user_log()),
            self.tr("Close"),
        )

    def _tell_unreadable(self, path: Path, error: RecordError | StoreError) -> None:
        if isinstance(error, RecordError) and error.fault is not RecordFault.NEWER_FORMAT:
            # Nothing will ever make it readable, so it is not tried at the next start.
            path = self._matches.set_aside(path)

        def wording() -> Wording:
            why = self._phrases.troubles.unreadable(error)
            kept = self.tr("Its file is kept: {path}").format(path=path)
            return Wording(
                self.tr("The last match cannot go on"),
                why + " " + kept,
                self.tr("Close"),
                self.tr("New game"),
            )

        self.ask(wording, self.offer_new_game, is_yes_default=True)

    def _show_rules(self) -> None:
        from rommedesk.ui.dialogs.rules_text import RulesDialog

        record, seating = self._controller.record, self._window.seating
        if record is not None and seating is not None:
            self._open(
                RulesDialog(
                    seating.rules, len(seating.names), self._phrases, record.setup.preset, self._window
                )
            )

    def _show_keys(self) -> None:
        from rommedesk.ui.dialogs.keys import KeysDialog

        commands = self._window.commands
        actions = [*commands.actions.values(), *commands.speeds.values()]
        self._open(KeysDialog(actions, self._window))

    def _show_about(self) -> None:
        from rommedesk.ui.dialogs.about import AboutDialog

        self._open(AboutDialog(self._art, self._window))


def computer_player(seat: int, opponent: Opponent) -> Player:
    """The computer player of a seat, as a record names it."""
    level = Level(opponent.level)
    return Player(f"computer-{seat}", opponent.name, PlayerKind.COMPUTER, level.value, LEVEL_VERSIONS[level])
