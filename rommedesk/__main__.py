"""The program's start: the window, or the process of the computer players."""

from __future__ import annotations

import gc
import sys
from collections.abc import Sequence

from rommedesk.players.protocol import PLAYER_PROCESS


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program with the given arguments, those of the command line by default; the exit status."""
    given = sys.argv[1:] if arguments is None else arguments
    # Each of the two is imported alone: the computer players know no Qt, and are there in a moment.
    if given[:1] == [PLAYER_PROCESS]:
        from rommedesk.players.process import main as play

        return play()
    # The start makes things that last; looking for garbage among them takes as long as three frames.
    gc.disable()
    from rommedesk.ui.app_start import start

    return start(given)


if __name__ == "__main__":
    sys.exit(main())
