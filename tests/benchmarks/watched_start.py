"""The program, telling when its table has painted a match, and what memory it takes a second later.

A line with the clock and the time of the processor in seconds; then for the program and for each process
that it started a line with RSS and PSS in KiB.  Nothing else is imported than the
program imports itself.
"""

import gc
import os
import sys
from pathlib import Path
from time import monotonic, process_time


def tell_memory() -> None:
    """Print what the processes take, and end the program."""
    from PySide6.QtWidgets import QApplication

    children = Path(f"/proc/self/task/{os.getpid()}/children").read_text().split()
    for process in ("self", *children):
        rollup = Path(f"/proc/{process}/smaps_rollup").read_text().splitlines()[1:]
        sizes = {line.split()[0]: line.split()[1] for line in rollup}
        print(sizes["Rss:"], sizes["Pss:"], flush=True)
    QApplication.closeAllWindows()


def watch() -> int:
    """Run the program; the exit status."""
    gc.disable()  # as the program does before it imports anything
    from PySide6.QtCore import QTimer
    from PySide6.QtGui import QPaintEvent

    from rommedesk.__main__ import main
    from rommedesk.ui.table.view import TableWidget

    paint = TableWidget.paintEvent

    def paint_and_tell(table: TableWidget, event: QPaintEvent) -> None:
        paint(table, event)
        if table.scene_of_table.shown is not None:
            print(monotonic(), process_time(), flush=True)
            TableWidget.paintEvent = paint  # type: ignore[method-assign]
            QTimer.singleShot(1000, tell_memory)

    TableWidget.paintEvent = paint_and_tell  # type: ignore[assignment, method-assign]
    return main([])


if __name__ == "__main__":
    sys.exit(watch())
