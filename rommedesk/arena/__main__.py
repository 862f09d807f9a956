"""`python -m rommedesk.arena` is `rommedesk-arena`."""

import sys

from rommedesk.arena.command import main

if __name__ == "__main__":
    sys.exit(main())
