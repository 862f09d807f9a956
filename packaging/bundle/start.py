"""Where the frozen program begins; the name it is called by says which of the two programs is meant."""

import os
import sys
from pathlib import Path


def run() -> int:
    """Play, or be the arena or one of its processes; the exit status."""
    # What this program starts in its turn, a file manager for instance, shall load its own libraries.
    inherited = os.environ.pop("LD_LIBRARY_PATH_ORIG", None)
    if inherited is None:
        os.environ.pop("LD_LIBRARY_PATH", None)
    else:
        os.environ["LD_LIBRARY_PATH"] = inherited

    if "--multiprocessing-fork" in sys.argv or sys.argv[-2:-1] == ["-c"]:
        from multiprocessing import freeze_support

        freeze_support()  # plays a part of the arena's contest, and ends there
    if Path(sys.argv[0]).name == "rommedesk-arena":
        from rommedesk.arena.command import main as arena

        return arena()
    from rommedesk.__main__ import main

    return main()


if __name__ == "__main__":
    sys.exit(run())
