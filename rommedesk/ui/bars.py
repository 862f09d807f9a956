"""The bars above and below the table."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QAction, QCursor, QFontMetrics, QPainter, QPaintEvent, QPalette, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QMenu, QMenuBar, QPushButton, QSizePolicy, QWidget

from rommedesk.ui.commands import Commands, Does
from rommedesk.ui.rich_text import coloured
from rommedesk.ui.style import NAME, TEXT, Kind, dress, font
from rommedesk.ui.theme import LIGHT, Theme

SMALL_WINDOW, LARGE_WINDOW = QSize(1100, 680), QSize(1600, 960)
"""Below the first and from the second on bars are lower or higher."""


class ActionButton(QPushButton):
    """Shows an action by its short text and does it."""

    def __init__(
        self,
        action: QAction,
        kind: Kind | None = None,
        parent: QWidget | None = None,
        *,
        is_long: bool = False,
    ) -> None:
        """`is_long` takes the text of the menu instead of the short one."""
        super().__init__(parent)
        self.action_shown = action
        self._is_long = is_long
        if kind is not None:
            dress(self, kind)
        self.setAutoDefault(False)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.clicked.connect(action.trigger)
        action.changed.connect(self._follow)
        self._follow()

    def _follow(self) -> None:
        action = self.action_shown
        text = action.text().replace("&", "")
        self.setText(text.rstrip("… \u00a0") if self._is_long else action.iconText())
        self.setAccessibleName(text)
        self.setToolTip(action.toolTip())
        self.setEnabled(action.isEnabled())


class TopBar(QWidget):
    """Menus at the left, the most used commands at the right."""

    def __init__(self, commands: Commands, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAutoFillBackground(True)
        self._commands = commands
        self.menus = QMenuBar()
        self.menus.setNativeMenuBar(False)
        self.menus.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Preferred)
        self.game, self.turn, self.show_menu, self.help = (self.menus.addMenu("") for _ in range(4))
        self.sort_menu = QMenu(self)
        self.language_menu = QMenu(self)
        self.watch_menu = QMenu(self)
        self._fill_menus()
        self.sort = QPushButton()
        dress(self.sort, Kind.FLAT)
        self.sort.setMenu(self.sort_menu)
        self.sort.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.sort_menu.aboutToHide.connect(self._look_for_pointer)
        flat = {does: ActionButton(commands[does], Kind.FLAT) for does in _ON_THE_BAR}
        self.buttons = flat
        self._offers_log = True
        self._row = row = QHBoxLayout(self)
        row.setContentsMargins(4, 0, 16, 0)
        row.setSpacing(8)
        row.addWidget(self.menus, 0, Qt.AlignmentFlag.AlignVCenter)
        row.addStretch(1)
        row.addWidget(flat[Does.NEW_GAME])
        row.addWidget(flat[Does.UNDO])
        row.addWidget(flat[Does.HINT])
        row.addWidget(self.sort)
        row.addSpacing(8)
        row.addWidget(flat[Does.RULES])
        row.addWidget(flat[Does.SCORES])
        row.addWidget(flat[Does.LOG])
        self.retranslate()

    def retranslate(self) -> None:
        """Set the texts anew."""
        self.game.setTitle(self.tr("&Game", "menu"))
        self.turn.setTitle(self.tr("&Turn", "menu"))
        self.show_menu.setTitle(self.tr("&View", "menu"))
        self.help.setTitle(self.tr("&Help", "menu"))
        self.language_menu.setTitle(self.tr("L&anguage"))
        self.watch_menu.setTitle(self.tr("Wa&tching"))
        self.sort.setText(self.tr("Sort ▾"))
        self.sort.setAccessibleName(self.tr("Sort the hand"))
        self.sort.setToolTip(self.tr("Sort the hand"))
        self._make_room()

    def _look_for_pointer(self) -> None:
        """Qt does not tell a button that the pointer left it while its menu was open."""
        is_there = self.sort.rect().contains(self.sort.mapFromGlobal(QCursor.pos()))
        self.sort.setAttribute(Qt.WidgetAttribute.WA_UnderMouse, is_there)
        self.sort.update()

    def fit(self, window: QSize) -> None:
        """Take the height that suits a window of this size."""
        is_small = window.width() < SMALL_WINDOW.width() or window.height() < SMALL_WINDOW.height()
        self.setFixedHeight(40 if is_small else 48)
        self._make_room()

    def offer_log(self, is_wanted: bool) -> None:
        """Show the button that opens the log, or hide it while the log is open."""
        self._offers_log = is_wanted
        self._make_room()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._make_room()

    def _make_room(self) -> None:
        """Hide buttons where the bar is too narrow for all, never menus, in which everything stands too."""
        flat = self.buttons
        flat[Does.LOG].setVisible(self._offers_log)
        margins, gap = self._row.contentsMargins(), self._row.spacing()
        self.menus.setMinimumWidth(self.menus.sizeHint().width())
        room = self.width() - margins.left() - margins.right() - self.menus.minimumWidth() - 2 * gap
        leaving = (flat[Does.NEW_GAME], flat[Does.RULES], flat[Does.SCORES], flat[Does.LOG], self.sort)
        for button in (flat[Does.UNDO], flat[Does.HINT], *reversed(leaving)):
            if button is flat[Does.LOG] and not self._offers_log:
                continue
            room -= button.sizeHint().width() + gap
            button.setVisible(room >= 0)

    def _fill_menus(self) -> None:
        commands = self._commands
        for menu, parts in (
            (
                self.game,
                (
                    Does.NEW_GAME,
                    Does.WATCH,
                    Does.OPEN,
                    Does.NEXT_ROUND,
                    None,
                    Does.SCORES,
                    None,
                    Does.FINISH_ROUND,
                ),
            ),
            (self.game, (Does.ABANDON, None, Does.QUIT)),
            (self.turn, (Does.DRAW, Does.TAKE, Does.PASS, None, *_IN_TURN)),
            (self.turn, (Does.GATHER, None, Does.UNDO, None)),
            (self.turn, (Does.HINT, Does.PLAY_HINT, None)),
            (self.turn, (Does.SORT_BY_SUIT, Does.SORT_BY_RANK, Does.SORT_BY_MELDS)),
            (self.show_menu, (Does.CALM, None, Does.MELD_BARS, Does.LOG, Does.FULL_SCREEN, None)),
            (self.help, (Does.RULES, Does.KEYS, None, Does.ABOUT)),
            (self.sort_menu, (Does.SORT_BY_SUIT, Does.SORT_BY_RANK, Does.SORT_BY_MELDS)),
        ):
            for does in parts:
                if does is None:
                    menu.addSeparator()
                else:
                    menu.addAction(commands[does])
        self.language_menu.addActions(list(commands.languages.values()))
        for does in (Does.HOLD, Does.STEP):
            self.watch_menu.addAction(commands[does])
        self.watch_menu.addSeparator()
        self.watch_menu.addActions(list(commands.speeds.values()))
        self.game.insertMenu(commands[Does.NEXT_ROUND], self.watch_menu)
        self.show_menu.addMenu(self.language_menu)
        self.show_menu.addAction(commands[Does.SETTINGS])

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        line = self.rect().adjusted(0, self.height() - 1, 0, 0)
        QPainter(self).fillRect(line, self.palette().color(QPalette.ColorRole.Mid))


_ON_THE_BAR = (Does.NEW_GAME, Does.UNDO, Does.HINT, Does.RULES, Does.SCORES, Does.LOG)
_IN_TURN = (Does.MELD, Does.LAY_ALL, Does.LAY_OFF, Does.DISCARD)
LAY_ALL_FROM = 880
"""A narrower status bar has no room for the button that lays all melds."""
WIDEST_PLAN = 100
"""The button that lays all melds has room for so many points."""


class StatusBar(QWidget):
    """Whose turn it is, what may be done, and the buttons that never move."""

    NARROWEST = 104

    def __init__(self, commands: Commands, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAutoFillBackground(True)
        self._commands = commands
        self._is_small = False
        self._instead: QWidget | None = None
        self._shows_moves = True
        self._theme = LIGHT
        self._lead = self._sentence = ""
        self.text = QLabel()
        self.text.setTextFormat(Qt.TextFormat.RichText)
        self.text.setWordWrap(True)
        self.text.setFont(font(NAME))
        self.text.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.next_round = ActionButton(commands[Does.NEXT_ROUND], Kind.PRIMARY)
        self.new_game = ActionButton(commands[Does.NEW_GAME], Kind.PRIMARY, is_long=True)
        self.buttons = {does: ActionButton(commands[does]) for does in _IN_TURN}
        row = QHBoxLayout(self)
        row.setContentsMargins(16, 0, 16, 0)
        row.setSpacing(8)
        row.addWidget(self.text, 1)
        row.addSpacing(8)
        row.addWidget(self.next_round)
        row.addWidget(self.new_game)
        for button in self.buttons.values():
            row.addWidget(button)
        for does in (*_IN_TURN, Does.NEXT_ROUND):
            commands[does].changed.connect(self._follow)
        self._follow()

    def say(self, lead: str, sentence: str, theme: Theme) -> None:
        """Show whose turn it is and what may be done."""
        self._lead, self._sentence, self._theme = lead, sentence, theme
        html = coloured(sentence, theme)
        self.text.setText(f"<b>{coloured(lead, theme)}</b> {html}" if lead else html)
        self.speak(f"{lead} {sentence}")

    def speak(self, text: str) -> None:
        """Tell screen readers the same without signs."""
        self.setAccessibleName(text)
        self.text.setAccessibleName(text)

    def put_in(self, part: QWidget) -> None:
        """Have a part that can be shown in the place of the moves."""
        self._instead = part
        part.hide()
        layout = self.layout()
        assert layout is not None
        layout.addWidget(part)

    def show_instead_of_moves(self, is_wanted: bool) -> None:
        """Show the part that was put in, or the moves."""
        assert self._instead is not None
        self._instead.setVisible(is_wanted)
        self._shows_moves = not is_wanted
        self._make_room()

    def offer_new_game(self, is_wanted: bool) -> None:
        """Show the way to a new game, or hide it while one is played."""
        self.new_game.setVisible(is_wanted)

    @property
    def said(self) -> str:
        """What is shown, as plain text."""
        return f"{self._lead} {self._sentence}".strip()

    def fit(self, window: QSize) -> None:
        """Take the height that suits a window of this size."""
        is_small = window.width() < SMALL_WINDOW.width() or window.height() < SMALL_WINDOW.height()
        is_large = window.width() >= LARGE_WINDOW.width() and window.height() >= LARGE_WINDOW.height()
        self.setFixedHeight(44 if is_small else 64 if is_large else 56)
        self.text.setFont(font(TEXT if is_small else NAME))
        self._is_small = is_small
        self._follow()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """A very narrow bar does without one button, for the sentence needs the room; the menu has it too."""
        super().resizeEvent(event)
        self._make_room()

    def _make_room(self) -> None:
        for does, button in self.buttons.items():
            button.setVisible(
                self._shows_moves and (does is not Does.LAY_ALL or self.width() >= LAY_ALL_FROM)
            )
        # A game that is watched goes on by itself.
        has_room = self._shows_moves or self.width() >= LAY_ALL_FROM
        self.next_round.setVisible(has_room and self.next_round.action_shown.isEnabled())

    def _follow(self) -> None:
        """Accent the first button that can be used; the places of the buttons stay."""
        bold = QFontMetrics(font(TEXT, bold=True))
        is_found = False
        for does, button in self.buttons.items():
            text = button.text()
            if does is Does.LAY_ALL:
                # What stands on a button may change, but never its place.
                text = self._commands.lay_all_text(None if self._is_small else WIDEST_PLAN)
                button.setText(text if self._is_small else button.action_shown.iconText())
            texts = self._commands.lay_off_texts() if does is Does.LAY_OFF else (text,)
            widest = max(bold.horizontalAdvance(one) for one in texts)
            button.setFixedWidth(max(self.NARROWEST, widest + 34))
            is_main = button.isEnabled() and not is_found
            is_found = is_found or is_main
            if (button.property("kind") == Kind.PRIMARY) is not is_main:
                button.setProperty("kind", Kind.PRIMARY.value if is_main else "")
                button.style().unpolish(button)
                button.style().polish(button)
        self._make_room()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        line = self.rect().adjusted(0, 0, 0, 1 - self.height())
        QPainter(self).fillRect(line, self.palette().color(QPalette.ColorRole.Mid))
