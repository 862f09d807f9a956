"""The one place that knows how the process of the computer players is started."""

from __future__ import annotations

import os
import sys
import sysconfig
from dataclasses import dataclass
from pathlib import Path

import rommedesk
from rommedesk.players.protocol import PLAYER_PROCESS


@dataclass(frozen=True, slots=True)
class PlayerCommand:
    """A program, its arguments, and what must stand at the front of its PYTHONPATH, if anything."""

    program: str
    arguments: tuple[str, ...]
    python_path: str = ""


def player_command() -> PlayerCommand:
    """How to start the computer players from a source tree, an installed wheel or a frozen bundle alike.

    Works from any working folder: `-P` keeps Python from importing what happens to lie there.
    """
    if getattr(sys, "frozen", False):
        return PlayerCommand(sys.executable, (PLAYER_PROCESS,))
    arguments = ("-P", "-m", rommedesk.__name__, PLAYER_PROCESS)
    root = Path(rommedesk.__file__).resolve().parent.parent
    if root == Path(sysconfig.get_path("purelib")).resolve():
        return PlayerCommand(sys.executable, arguments)
    inherited = os.environ.get("PYTHONPATH")
    return PlayerCommand(
        sys.executable, arguments, f"{root}{os.pathsep}{inherited}" if inherited else str(root)
    )
