"""The window: bars, table and log around one controller."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QEvent, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QMainWindow, QVBoxLayout, QWidget

from rommedesk.app.budgets import budgets
from rommedesk.app.game import GameController
from rommedesk.engine.moves import Draw, Move, Pass, TakeDiscards, Undo
from rommedesk.store.settings import LoadedSettings, Settings
from rommedesk.store.troubles import StoreTrouble
from rommedesk.ui.bars import SMALL_WINDOW, StatusBar, TopBar
from rommedesk.ui.commands import Commands, Does
from rommedesk.ui.i18n.card_words import IndexLetters
from rommedesk.ui.i18n.languages import LanguageSwitch
from rommedesk.ui.i18n.phrases import Phrases
from rommedesk.ui.i18n.seating import Seating
from rommedesk.ui.log_panel import LogPanel, entries
from rommedesk.ui.mnemonics import Mnemonics
from rommedesk.ui.moment import Moment
from rommedesk.ui.notice import NoticeBar
from rommedesk.ui.style import ThemeChoice, ThemeSwitch
from rommedesk.ui.table.hand import Sorting
from rommedesk.ui.table.options import TableOptions, table_options
from rommedesk.ui.table.view import TableWidget
from rommedesk.ui.table_selection import TableSelection
from rommedesk.ui.theme import Theme, letters
from rommedesk.ui.watch_speed import WATCH_SPEEDS, WatchSpeed
from rommedesk.ui.window_place import WindowPlace

LARGE_LOG, LOG = 304, 240
LARGE_LOG_FROM = 1900
"""Width of the window from which on the log is wider."""

_SWITCHES = {Does.CALM: "calm", Does.MELD_BARS: "meld_bars"}
"""Actions that turn a setting on and off."""


class MainWindow(QMainWindow):
    """Shows the game of a controller and turns commands into its calls; it owns no game state."""

    settings_changed = Signal(object)
    """The new `Settings`, to be saved."""
    closing = Signal()

    def __init__(
        self,
        controller: GameController,
        table: TableWidget,
        settings: Settings,
        *,
        phrases: Phrases,
        switch: LanguageSwitch,
        themes: ThemeSwitch,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._controller, self._phrases, self._switch, self._themes = controller, phrases, switch, themes
        self.settings = settings
        self.table = table
        self._selection = TableSelection(table)
        self.commands = Commands(phrases, self)
        self.top = TopBar(self.commands)
        self.status = StatusBar(self.commands)
        self.notice = NoticeBar()
        self.log = LogPanel()
        self._is_narrow = False
        self._is_motion_reduced = False
        # Several signals of one step ask for one refresh.
        self._late = QTimer(self)
        self._late.setSingleShot(True)
        self._late.setInterval(0)
        self._late.timeout.connect(self.refresh)
        self._tells_of_match = False
        """Whether what is said is about a match."""
        self._lay_out()
        self._connect()
        self.table.setFocus()
        self.resize(1280, 800)
        top = self.top
        menus = (top.game, top.turn, top.show_menu, top.help)
        self.mnemonics = Mnemonics(self, top.menus, menus)
        for menu in (*menus, top.sort_menu):
            menu.triggered.connect(self.table.echoes.uncover)
        self._place = WindowPlace(self, self._keep_place)
        self._place.restore(settings.window_geometry, is_full_screen=settings.full_screen)
        self.retranslate()

    # ---- parts -------------------------------------------------------------------------------------------

    def _lay_out(self) -> None:
        self.setMenuWidget(self.top)
        left = QVBoxLayout()
        left.setSpacing(0)
        left.addWidget(self.table, 1)
        left.addWidget(self.notice)
        left.addWidget(self.status)
        middle = QWidget()
        row = QHBoxLayout(middle)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addLayout(left, 1)
        row.addWidget(self.log)
        self.setCentralWidget(middle)
        self.setMinimumSize(768, 560)

    def _connect(self) -> None:
        controller, commands = self._controller, self.commands
        for signal in (controller.thinking, controller.round_ended, controller.hold_changed):
            signal.connect(lambda *_: self._late.start())
        controller.view_changed.connect(self._follow_match)
        controller.substituted.connect(self._tell_substitution)
        controller.trouble.connect(
            lambda trouble: self.notice.say(lambda: self._phrases.troubles.not_saved(trouble), stays=True)
        )
        controller.trouble_over.connect(lambda: self.notice.say(self._phrases.troubles.saved_again))
        self.table.selection_changed.connect(self._late.start)
        self._phrases.letters_changed.connect(self._late.start)
        self._themes.changed.connect(self._wear)
        self.log.closed.connect(lambda: commands[Does.LOG].setChecked(False))
        seat_moves: dict[Does, Callable[[int], Move]] = {
            Does.DRAW: Draw,
            Does.TAKE: TakeDiscards,
            Does.PASS: Pass,
            Does.UNDO: Undo,
        }
        for does, move in seat_moves.items():
            commands[does].triggered.connect(lambda _checked=False, move=move: self._attempt(move))
        commands[Does.MELD].triggered.connect(self.table.lay_selected)
        commands[Does.LAY_ALL].triggered.connect(self.table.lay_all)
        commands[Does.GATHER].triggered.connect(self.table.gather_selected)
        commands[Does.LAY_OFF].triggered.connect(self.table.lay_off_selected)
        commands[Does.DISCARD].triggered.connect(self.table.discard_selected)
        commands[Does.HINT].triggered.connect(lambda: self.table.hints.press())
        commands[Does.PLAY_HINT].triggered.connect(lambda: self.table.hints.play())
        self.table.hints.changed.connect(self._late.start)
        commands[Does.SORT_BY_SUIT].triggered.connect(lambda: self.table.sort_hand(Sorting.SUIT))
        commands[Does.SORT_BY_RANK].triggered.connect(lambda: self.table.sort_hand(Sorting.RANK))
        commands[Does.SORT_BY_MELDS].triggered.connect(lambda: self.table.sort_hand(Sorting.MELDS))
        commands[Does.QUIT].triggered.connect(self.close)
        commands[Does.LOG].toggled.connect(self._show_log)
        commands[Does.FULL_SCREEN].triggered.connect(lambda on: self._place.fill_screen(on))
        for code, action in commands.languages.items():
            action.triggered.connect(lambda _checked=False, code=code: self.use(language=code))
        for does, field in _SWITCHES.items():
            commands[does].triggered.connect(lambda on, field=field: self.use(**{field: on}))
        self.table.set_options(self._options())
        self._show_settings()
        commands[Does.LOG].setChecked(self.settings.log_shown)
        self._show_log(self.settings.log_shown)
        self.addActions(list(commands.actions.values()))

    # ---- what is shown -----------------------------------------------------------------------------------

    @property
    def seating(self) -> Seating | None:
        """The people of the match; `None` without one."""
        record = self._controller.record
        if record is None:
            return None
        names = tuple(player.name for player in record.setup.players)
        rules, tells_points = record.setup.rules, not self.settings.calm
        return Seating(names, self._controller.shown_seat, rules, tells_points=tells_points)

    def _follow_match(self) -> None:
        """There is another view.  A match that begins is told of at once, before its cards lie there."""
        if self._controller.record is not None and not self._tells_of_match:
            self._late.stop()
            self.refresh()
        else:
            self._late.start()

    def refresh(self) -> None:
        """Show how things stand now."""
        record, seating = self._controller.record, self.seating
        has_round = record is not None and record.round is not None
        view = self._controller.view() if has_round else None
        is_over = view is not None and view.position.result is not None
        self.commands.show_moment(
            Moment(
                view,
                self._controller.check,
                self._controller.is_human_turn,
                is_over,
                record is not None and record.standing.is_over,
                self._selection,
                self._controller.is_watched,
                self._controller.is_held,
                self.settings.calm,
                self.table.hints.can_ask,
                self.table.hints.can_play,
            )
        )
        self.status.offer_new_game(view is None or record is None or record.standing.is_over)
        self._tells_of_match = view is not None
        if view is None or seating is None or record is None:
            if record is None and self.table.scene_of_table.shown is not None:
                self.table.refresh()  # no cards of a match that is not played any more
            self.status.say(
                self.tr("No match is being played."), self.tr("Deal a new game."), self.table.theme
            )
            self.log.show_round("")
            self.log.told.show_entries((), (), (), self.table.theme)
            self.log.told.spoken.show(())
            self.setWindowTitle("Rommé Desk")
            return
        words = self._phrases.status
        held = words.held() if self._controller.is_held and not is_over else ""
        if self._controller.is_finished_by_computer:
            self.status.say(words.stand_in(), "", self.table.theme)
        else:
            self.status.say(
                words.turn(view, seating, is_match_over=record.standing.is_over),
                words.next_step(view, seating, self.table.selected_names()) or held,
                self.table.theme,
            )
        if spoken := self.table.reader.status(view, seating, is_match_over=record.standing.is_over):
            self.status.speak(f"{spoken} {held}".strip())
        history = entries(view.history, seating, self.table.reader.events) if spoken else ()
        self.log.told.spoken.show([entry.text for entry in history])
        people = range(1, len(seating.names) + 1)
        names = [self._phrases.name(seating, seat) for seat in people]
        theme = self.table.theme
        self.log.told.show_entries(
            entries(view.history, self.told(seating), self._phrases.events),
            letters(names),
            [theme.owner(seat, seating.own, len(names)) for seat in people],
            theme,
        )
        game = self._phrases.rules.preset(record.setup.preset)
        which = self._round_text(view.round_number, seating)
        self.log.show_round(which)
        self.setWindowTitle(self.tr("{game} – Rommé Desk").format(game=game or which))

    def retranslate(self) -> None:
        """Set every text of the window anew."""
        self.commands.retranslate()
        for part in (self.top, self.log, self.notice):
            part.retranslate()
        self.refresh()

    def told(self, seating: Seating) -> Seating:
        """The people as the log tells of them."""
        return replace(seating, is_marked=True)

    def _round_text(self, number: int, seating: Seating) -> str:
        rules = seating.rules
        if rules.rounds is not None:
            return self.tr("Round {number} of {rounds}").format(number=number, rounds=rules.rounds)
        if rules.target is not None:
            return self.tr("Round {number}, up to {target} points").format(number=number, target=rules.target)
        return self.tr("Round {number}").format(number=number)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() == QEvent.Type.WindowStateChange:
            self.commands[Does.FULL_SCREEN].setChecked(self.isFullScreen())
        super().changeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        size = event.size()
        self.top.fit(size)
        self.status.fit(size)
        self._fit_log(size.width())

    def closeEvent(self, event: QCloseEvent) -> None:
        self._place.tell()
        self.closing.emit()
        super().closeEvent(event)

    def fit_screen(self) -> None:
        """Be no larger than the screen, before the window is shown."""
        self._place.fit(self.screen().availableSize())

    # ---- commands ----------------------------------------------------------------------------------------

    def _attempt(self, move: Callable[[int], Move]) -> None:
        if self._controller.shown_seat is not None:
            self._controller.attempt(move(self._controller.shown_seat))

    def _tell_substitution(self, seat: int, _failure: str) -> None:
        if seating := self.seating:
            phrases, others = self._phrases, replace(seating, own=None)
            self.notice.say(lambda: phrases.troubles.substituted(phrases.name(others, seat)))

    def tell_settings_replaced(self, loaded: LoadedSettings) -> None:
        """Say which settings made no sense when the program began."""
        copy = "" if loaded.copy is None else str(loaded.copy)
        self.notice.say(lambda: self._phrases.settings.replaced(loaded.problems, copy), stays=True)

    def tell_settings_not_saved(self, trouble: StoreTrouble) -> None:
        """Say that what was changed is forgotten at the next start."""
        self.notice.say(lambda: self._phrases.troubles.settings_not_saved(trouble), stays=True)

    def keep(self, **changed: object) -> None:
        """Remember these settings."""
        self.settings = replace(self.settings, **changed)  # type: ignore[arg-type]
        self.settings_changed.emit(self.settings)

    def use(self, **changed: object) -> None:
        """Live by these settings from now on, and remember them."""
        before = self.settings
        self.keep(**changed)
        now = self.settings
        if now.language != before.language:
            self._switch.choose(now.language)
        if now.theme != before.theme:
            self._themes.choose(ThemeChoice(now.theme))
        if now.index_letters != before.index_letters:
            self._phrases.choose_letters(IndexLetters(now.index_letters))
        if (now.pause_ms, now.watch_speed) != (before.pause_ms, before.watch_speed):
            self.keep_pace()
        if now.thoroughness != before.thoroughness:
            self._controller.budgets = budgets(now)
        self._apply_options()
        if now.log_shown != before.log_shown:
            self.commands[Does.LOG].setChecked(now.log_shown)
        self._show_settings()

    def _show_settings(self) -> None:
        """Let menus show what is chosen."""
        self.commands.languages[self.settings.language].setChecked(True)
        self.commands.speeds[self.settings.watch_speed].setChecked(True)
        for does, field in _SWITCHES.items():
            self.commands[does].setChecked(getattr(self.settings, field))
        self.notice.stays = self.settings.calm

    def _apply_options(self) -> None:
        """Show the table as the settings say; log and status follow its colours."""
        self.table.set_options(self._options())
        self.refresh()

    def _options(self) -> TableOptions:
        options = table_options(self.settings, system_reduces_motion=self._is_motion_reduced)
        if self._controller.is_watched:
            options = replace(options, pace=self._watch_speed.pace_of(options.pace))
        return options

    @property
    def _watch_speed(self) -> WatchSpeed:
        return WATCH_SPEEDS[self.settings.watch_speed]

    def keep_pace(self) -> None:
        """Let the game go as fast as the settings say for one that is played, or that is watched."""
        is_watched, settings = self._controller.is_watched, self.settings
        self._controller.pause_ms = self._watch_speed.pause_ms if is_watched else settings.pause_ms
        self.table.set_options(self._options())

    def follow_motion_of_system(self, is_reduced: bool) -> None:
        """Let cards rest where the system asks for that and the person has left it to the system."""
        self._is_motion_reduced = is_reduced
        self.table.set_options(self._options())

    def _keep_place(self, place: str, is_full_screen: bool) -> None:
        if (place, is_full_screen) != (self.settings.window_geometry, self.settings.full_screen):
            self.keep(window_geometry=place, full_screen=is_full_screen)

    def _wear(self, theme: Theme) -> None:
        self.table.set_theme(theme)
        self.refresh()

    def _show_log(self, is_wanted: bool) -> None:
        self.log.setVisible(is_wanted)
        self.top.offer_log(not is_wanted)
        if not self._is_narrow and is_wanted != self.settings.log_shown:
            self.keep(log_shown=is_wanted)

    def _fit_log(self, width: int) -> None:
        """A narrow window closes the log by itself; there it can be opened, but that is not kept."""
        self.log.setFixedWidth(LARGE_LOG if width >= LARGE_LOG_FROM else LOG)
        is_narrow = width < SMALL_WINDOW.width()
        if is_narrow is not self._is_narrow:
            self._is_narrow = True  # nothing is kept while the window opens or closes it
            self.commands[Does.LOG].setChecked(self.settings.log_shown and not is_narrow)
            self._is_narrow = is_narrow
