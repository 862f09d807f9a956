"""What a second start does: the running program comes to the front and opens the file."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from rommedesk.app.door import Door
from rommedesk.store.handover import Answer, Handover, Wanted
from rommedesk.store.paths import handover_folder
from rommedesk.ui.program import Program

_TOKENS = ("XDG_ACTIVATION_TOKEN", "DESKTOP_STARTUP_ID")
"""Where a desktop tells a program that it was started by the person, on Wayland and on X."""
_LONGEST_TOKEN = 256
_CAN_RAISE = ("xcb", "windows", "cocoa")
"""Elsewhere the desktop raises what is activated, and Qt would complain."""


def meet(files: Sequence[Path]) -> tuple[Handover, Answer]:
    """Hand the files to the running program, if there is one.

    The answer, and what the program is to be known by if it is `FREE` to be the running one itself.
    """
    handover = Handover(handover_folder())
    if handover.claim():
        return handover, Answer.FREE
    token = next((os.environ[name] for name in _TOKENS if os.environ.get(name)), "")
    return handover, handover.hand_over(Wanted(tuple(files), token))


class SecondStart(QObject):
    """Does in a window what later starts were asked for."""

    def __init__(self, program: Program, handover: Handover, answer: Answer) -> None:
        super().__init__(program.window)
        self._program = program
        if answer is Answer.SILENT:
            program.window.notice.say(self._another_one_is_silent, stays=True)
            return
        door = Door(handover, self)
        door.knocked.connect(self._do)
        program.window.closing.connect(door.close)
        door.open()

    def _do(self, wanted: Wanted) -> None:
        bring_forward(self._program.window, wanted.token)
        if wanted.files:
            self._program.files.open(wanted.files)

    def _another_one_is_silent(self) -> str:
        return self.tr(
            "Rommé Desk runs already but does not answer. This is a second window;"
            " the match of the first one stays there."
        )


def bring_forward(window: QWidget, token: str) -> None:
    """Show the window before all others, also one that is minimised."""
    if token and len(token) <= _LONGEST_TOKEN and token.isascii() and token.isprintable():
        os.environ["XDG_ACTIVATION_TOKEN"] = token  # Qt uses it up
    window.setWindowState(window.windowState() & ~Qt.WindowState.WindowMinimized)
    window.show()
    if QGuiApplication.platformName() in _CAN_RAISE:
        window.raise_()
    window.activateWindow()
