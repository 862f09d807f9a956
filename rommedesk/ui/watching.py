"""Watching computer players among themselves: hold, one move at a time, faster, round after round."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QApplication, QHBoxLayout, QWidget

from rommedesk.app.game import GameController
from rommedesk.ui.bars import ActionButton, StatusBar
from rommedesk.ui.choosers import Choice
from rommedesk.ui.commands import Commands, Does
from rommedesk.ui.main_window import MainWindow
from rommedesk.ui.style import TEXT, font
from rommedesk.ui.watch_speed import WATCH_SPEEDS

BUSY_MS = 300
"""When it is looked again whether the next round may be dealt, while a dialog lies over the table."""


class Watching(QObject):
    """Lets a match without people be watched in a window; a match with people is none of its business."""

    def __init__(self, window: MainWindow, controller: GameController) -> None:
        super().__init__(window)
        self._window, self._controller = window, controller
        self._is_watched = False
        self.bar = WatchBar(window.commands)
        window.status.put_in(self.bar)
        self._break = QTimer(self, singleShot=True)
        self._break.timeout.connect(self._next_round)
        commands = window.commands
        commands[Does.HOLD].triggered.connect(lambda: controller.hold(not controller.is_held))
        commands[Does.STEP].triggered.connect(self._step)
        for speed, action in commands.speeds.items():
            action.triggered.connect(lambda _checked=False, speed=speed: self._go_at(speed))
        controller.view_changed.connect(self._look)
        controller.round_ended.connect(self._take_break)
        controller.hold_changed.connect(self._take_break)
        window.closing.connect(self._break.stop)

    def _look(self) -> None:
        """There may be another match."""
        if self._controller.is_watched is not self._is_watched:
            self._is_watched = self._controller.is_watched
            self._window.status.show_instead_of_moves(self._is_watched)
            self._window.keep_pace()

    def _go_at(self, speed: str) -> None:
        self._window.use(watch_speed=speed)
        self._take_break()

    def _step(self) -> None:
        # Of a round that is over first the end is shown, then the next one is dealt.
        self._controller.step()
        self._controller.next_round()

    @property
    def _is_round_over(self) -> bool:
        record = self._controller.record
        state = None if record is None else record.round
        return state is not None and state.result is not None

    def _take_break(self) -> None:
        """Deal the next round after a while, if the game is not held."""
        if self._controller.is_watched and self._is_round_over and not self._controller.is_held:
            self._break.start(WATCH_SPEEDS[self._window.settings.watch_speed].break_ms)
        else:
            self._break.stop()

    def _next_round(self) -> None:
        if QApplication.activeModalWidget() is not None:
            self._break.start(BUSY_MS)
        else:
            self._controller.next_round()


class WatchBar(QWidget):
    """Pause, one move, and the speed; stands in the status bar in the place of the moves of a person."""

    def __init__(self, commands: Commands, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._commands = commands
        self.hold, self.step = ActionButton(commands[Does.HOLD]), ActionButton(commands[Does.STEP])
        self.speed = Choice()
        self.speed.setFocusPolicy(self.hold.focusPolicy())
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        for part in (self.hold, self.step, self.speed):
            row.addWidget(part)
        self.speed.chosen.connect(lambda speed: commands.speeds[speed].trigger())
        for action in commands.speeds.values():
            action.toggled.connect(self._show_speed)
        self.retranslate()

    def retranslate(self) -> None:
        """Set the texts anew."""
        bold = QFontMetrics(font(TEXT, bold=True))
        # What stands on the button changes, but never its place.
        widest = max(bold.horizontalAdvance(text) for text in self._commands.hold_texts())
        self.hold.setFixedWidth(max(StatusBar.NARROWEST, widest + 34))
        self.speed.setAccessibleName(self.tr("Speed of the game"))
        self.speed.setToolTip(self.tr("Speed of the game"))
        self._show_speed()

    def _show_speed(self) -> None:
        speeds = self._commands.speeds
        chosen = next((code for code, action in speeds.items() if action.isChecked()), "normal")
        self.speed.offer(tuple(speeds), [action.text() for action in speeds.values()], chosen)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
