"""The program's start: its arguments, then the window or the computer players' process."""

import argparse
import sys
from collections.abc import Sequence

from rommedesk import __version__


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program with the given arguments, those of the command line by default; the exit status."""
    parser = argparse.ArgumentParser(prog="rommedesk", description="Rommé for the desktop.")
    parser.add_argument("--version", action="version", version=f"Rommé Desk {__version__}")
    parser.parse_args(arguments)
    return 0


if __name__ == "__main__":
    sys.exit(main())
