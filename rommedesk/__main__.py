"""The program's start: the window, or the process of the computer players."""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Sequence

from rommedesk.players.protocol import PLAYER_PROCESS

# Said where Qt itself is missing, and with it all that translates.
_INCOMPLETE = {
    "de": "Rommé Desk kann nicht starten, ein Teil der Installation oder eine Bibliothek des Systems fehlt:",
    "ru": "Rommé Desk не может запуститься: нет части установки или системной библиотеки:",
    "en": "Rommé Desk cannot start, a part of the installation or a library of the system is missing:",
}


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program with the given arguments, those of the command line by default; the exit status."""
    given = sys.argv[1:] if arguments is None else arguments
    # Each of the two is imported alone: the computer players know no Qt, and are there in a moment.
    if given[:1] == [PLAYER_PROCESS]:
        from rommedesk.players.process import main as play

        return play()
    # The start makes things that last; looking for garbage among them takes as long as three frames.
    gc.disable()
    try:
        from rommedesk.ui.app_start import start
    except ImportError as error:
        print(f"{_incomplete()}\n    {error}", file=sys.stderr)
        return 1
    return start(given)


def _incomplete() -> str:
    """The sentence in the language of the person, as the environment tells it."""
    told = next(filter(None, map(os.environ.get, ("LC_ALL", "LC_MESSAGES", "LANG"))), "")
    return _INCOMPLETE.get(told[:2], _INCOMPLETE["en"])


if __name__ == "__main__":
    sys.exit(main())
