"""Somebody who does anything anywhere: clicks, drags and keys by the thousand, all from one seed."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from random import Random
from time import thread_time

from PySide6.QtCore import QObject, QPoint, QRect, Qt, QTimer
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from rommedesk.engine.record import read_record
from rommedesk.store.settings import SETTING_FIELDS, SettingKind
from rommedesk.ui.dialogs.game_choice import GameChoice, Opponent
from rommedesk.ui.program import Program
from tests.windows.mouse import until, xdotool
from tests.windows.sight import Sight

DEEDS = 30
"""Clicks, drags and keys of one burst."""
_KEYS = """
Return Return space space Tab Tab shift+Tab Escape Left Right Up Down Home End Delete BackSpace Page_Down
s t p m l d u b h i r a 2 9 k x question shift+Left shift+Right ctrl+Left ctrl+Right Menu shift+F10
ctrl+1 ctrl+2 ctrl+3 ctrl+4 ctrl+5 ctrl+6 ctrl+7 ctrl+z ctrl+n ctrl+r ctrl+b ctrl+comma
F1 F7 F8 F9 F11 alt+g alt+t alt+v alt+h
"""
KEYS = _KEYS.split()
"""All keys that mean something but those that end the program."""
HELD = ("Return", "Return", "space", "s", "d", "Tab", "Right", "ctrl+z", "ctrl+5", "ctrl+6", "Escape")
"""Keys that somebody leans on."""
SWITCHED = [
    (field.name, field.choices if field.kind is SettingKind.CHOICE else (False, True))
    for field in SETTING_FIELDS
    if field.kind in (SettingKind.CHOICE, SettingKind.SWITCH) and field.name != "full_screen"
]
"""The settings that change in the middle of everything."""
PRESETS = ("romme", "romme-standard", "romme-ru", "treppen", "rummy51")


class Pulse(QObject):
    """Takes the longest time of the processor between two looks of the event loop."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.longest = 0.0
        """In milliseconds."""
        self._last = thread_time()
        beat = QTimer(self)
        beat.setInterval(5)
        beat.setTimerType(Qt.TimerType.PreciseTimer)
        beat.timeout.connect(self._beat)
        beat.start()

    def _beat(self) -> None:
        now = thread_time()
        self.longest = max(self.longest, 1000 * (now - self._last))
        self._last = now


def _curtain() -> QWidget:
    """Something behind the window that fills the screen, for the desktop would open menus of its own."""
    curtain = QWidget(None, Qt.WindowType.FramelessWindowHint | Qt.WindowType.WindowStaysOnBottomHint)
    curtain.setGeometry(QApplication.primaryScreen().geometry())
    curtain.show()
    return curtain


class Storm:
    """Rages over a program, and lets it come to rest to see that it is well."""

    def __init__(self, program: Program, chance: Random) -> None:
        self.program, self.chance = program, chance
        self.window = program.window
        self.pulse = Pulse(self.window)
        self.deeds = 0
        self.is_closed = False
        self._places: Sequence[QPoint] = ()
        self._bounds = QRect()
        self._curtain = _curtain()
        self._tricks: Sequence[Callable[[], None]] = (
            self._switch,
            self._switch,
            self._resize,
            self._resize,
            self._turn_away,
            program.controller.finish_round_by_computer,
            lambda: program.window.showMinimized(),
            lambda: program.window.showMaximized(),
        )
        self.window.closing.connect(self._note_close)
        self.window.destroyed.connect(self._curtain.deleteLater)

    def _note_close(self) -> None:
        self.is_closed = True

    # ---- raging ------------------------------------------------------------------------------------------

    def rage(self) -> None:
        """One burst; meanwhile the window changes in every way."""
        if self.window.isMinimized():
            self.window.showNormal()
        self._bounds = QRect(self.window.mapToGlobal(QPoint(0, 0)), self.window.size()).adjusted(1, 1, -1, -1)
        self._places = list(self._things())
        for _ in range(self.chance.randrange(3)):
            QTimer.singleShot(self.chance.randrange(1500), self.window, self.chance.choice(self._tricks))
        words: list[str] = []
        for _ in range(DEEDS):
            deed = self.chance.choices(
                (self._click, self._double_click, self._drag, self._press_key, self._hold_key, self._half),
                (8, 3, 5, 8, 1, 1),
            )[0]
            words += deed()
        self.deeds += DEEDS
        xdotool(*words)

    def _things(self) -> Iterator[QPoint]:
        """Whatever there is to be hit."""
        sight = Sight(self.program)
        if (shown := sight.scene.shown) is not None:
            layout = shown.layout
            for box in (*layout.seats, layout.stock, layout.stock, layout.pile, layout.own):
                yield sight.on_screen(box.centre)
            for lies in shown.places.values():
                yield sight.on_screen(lies.pose.at(0.14 * lies.pose.width, 0.3 * lies.pose.width))
        for widget in QApplication.topLevelWidgets():
            for button in widget.findChildren(QAbstractButton):
                if button.isVisible():
                    yield button.mapToGlobal(button.rect().center())

    def _somewhere(self) -> tuple[str, ...]:
        """Move to a thing or to any point of the window."""
        if self._places and self.chance.random() < 0.7:
            at = self.chance.choice(self._places)
        else:
            at = QPoint(
                self.chance.randint(self._bounds.left(), self._bounds.right()),
                self.chance.randint(self._bounds.top(), self._bounds.bottom()),
            )
        x = min(max(at.x(), self._bounds.left()), self._bounds.right())
        y = min(max(at.y(), self._bounds.top()), self._bounds.bottom())
        return "mousemove", str(x), str(y)

    def _pause(self) -> tuple[str, ...]:
        return "sleep", str(self.chance.choice((0, 0, 0.01, 0.03, 0.1)))

    def _click(self) -> Sequence[str]:
        button = self.chance.choices("12345", (12, 1, 3, 1, 1))[0]
        held = self.chance.choice(("", "", "", "ctrl", "shift"))
        click = (*self._somewhere(), "click", button)
        return (*self._pause(), *(("keydown", held, *click, "keyup", held) if held else click))

    def _double_click(self) -> Sequence[str]:
        times = str(self.chance.choice((2, 2, 3, 5)))
        return *self._somewhere(), "click", "--repeat", times, "--delay", "30", "1"

    def _drag(self) -> Sequence[str]:
        words = [*self._somewhere(), "mousedown", "1"]
        for _ in range(self.chance.randint(1, 6)):
            words += [*self._somewhere(), *self._pause()]
        words += self.chance.choice(((), (), (), ("key", "Escape"), ("click", "3"), self._press_key()))
        return *words, "mouseup", "1"

    def _press_key(self) -> Sequence[str]:
        return *self._pause(), "key", self.chance.choice(KEYS)

    def _hold_key(self) -> Sequence[str]:
        key = self.chance.choice(HELD)
        return "key", "--repeat", "12", "--delay", "30", key

    def _half(self) -> Sequence[str]:
        """Press or let go alone."""
        button = self.chance.choice("13")
        return *self._somewhere(), self.chance.choice(("mousedown", "mouseup")), button

    # ---- meanwhile ---------------------------------------------------------------------------------------

    def _switch(self) -> None:
        name, values = self.chance.choice(SWITCHED)
        self.window.use(**{name: self.chance.choice(values)})

    def _resize(self) -> None:
        self.window.showNormal()
        self.window.resize(self.chance.randint(768, 1800), self.chance.randint(560, 1100))

    def _turn_away(self) -> None:
        """Another window takes the keys for a moment."""
        self._curtain.activateWindow()
        QTimer.singleShot(100, self.window, self.window.activateWindow)

    # ---- rest --------------------------------------------------------------------------------------------

    def rest(self) -> None:
        """Let go of everything, close what is open, and see that the program is well."""
        xdotool("mouseup", "1", "mouseup", "3", "keyup", "ctrl", "keyup", "shift", "keyup", "alt")
        if self.is_closed:
            return
        self.window.showNormal()
        self.window.activateWindow()
        while (popup := QApplication.activePopupWidget()) is not None:
            popup.close()
        if (dialog := self.program.desk.open_dialog) is not None:
            dialog.close()
        controller, sight = self.program.controller, Sight(self.program)
        until(lambda: self._waits(), "the person to be asked for something", 60_000)
        record = controller.record
        if record is None or record.standing.is_over:
            self.deal(self.chance.choice(PRESETS))
        elif record.round is not None and record.round.result is not None:
            if (dialog := self.program.desk.open_dialog) is not None:
                dialog.close()
            controller.next_round()
        until(lambda: self._waits(), "the person to be asked for something", 60_000)
        record = controller.record
        if record is None or record.round is None or record.round.result is not None:
            return
        until(
            lambda: sight.scene.shown is not None and sight.scene.shown.view == controller.view(),
            "the table to show the view",
        )
        until(sight.is_still, "the table to come to rest")
        assert (found := sight.differences()) == [], found
        assert controller.path is not None
        kept = read_record(controller.path.read_bytes())
        assert list(kept.lines()) == list(record.lines())

    def _waits(self) -> bool:
        record, controller = self.program.controller.record, self.program.controller
        is_over = record is None or (record.round is not None and record.round.result is not None)
        return is_over or controller.is_human_turn

    def deal(self, preset: str) -> None:
        """Begin a match, whatever dialog is open."""
        if (dialog := self.program.desk.open_dialog) is not None:
            until(dialog.isVisible, "the dialog to open")  # the first one waits for the window
            dialog.close()
        self.program.desk.deal(GameChoice(preset, opponents=(Opponent(),) * 2))
