"""The program's start."""

from __future__ import annotations

import sys
from collections.abc import Sequence


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program with the given arguments, those of the command line by default; the exit status."""
    from rommedesk.ui.app_start import start

    return start(sys.argv[1:] if arguments is None else arguments)


if __name__ == "__main__":
    sys.exit(main())
