"""The one place that knows how the process of the computer players is started."""

from __future__ import annotations

import sys
import sysconfig
from dataclasses import dataclass
from pathlib import Path

import rommedesk
from rommedesk.players.protocol import PLAYER_PROCESS

_FROM_FOLDER = (
    "import sys; sys.path.insert(0, sys.argv.pop(1)); from rommedesk.__main__ import main; sys.exit(main())"
)
"""Starts the program out of the folder that is named by the first argument."""


@dataclass(frozen=True, slots=True)
class PlayerCommand:
    """A program and its arguments."""

    program: str
    arguments: tuple[str, ...]


def player_command() -> PlayerCommand:
    """How to start the computer players from a source tree, an installed package or a frozen bundle alike.

    Works from any working folder: `-P` keeps Python from importing what happens to lie there.  A Python that
    was told to look at nothing of the person (`-I`) or of other packages (`-S`) starts such another one.
    """
    if getattr(sys, "frozen", False):
        return PlayerCommand(sys.executable, (PLAYER_PROCESS,))
    flag = ("-I" if sys.flags.isolated else "-P") + ("S" if sys.flags.no_site else "")
    root = Path(rommedesk.__file__).resolve().parent.parent
    if root == Path(sysconfig.get_path("purelib")).resolve():
        return PlayerCommand(sys.executable, (flag, "-m", rommedesk.__name__, PLAYER_PROCESS))
    # Named by an argument, not by PYTHONPATH, which no folder with a colon in its name can stand in.
    return PlayerCommand(sys.executable, (flag, "-c", _FROM_FOLDER, str(root), PLAYER_PROCESS))
