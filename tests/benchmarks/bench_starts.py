"""How long installed programs take to their first picture, beside the source tree.

`packaging/windows.sh python -m tests.benchmarks.bench_starts rommedesk /a/folder/rommedesk ...`: each
argument is a program. All are started in turn, so that what else the machine does hits all alike. The
time ends when the table with a running match can be seen on the display; it is looked for every few
milliseconds from outside, so that packages of any kind can be measured.
"""

from __future__ import annotations

import statistics
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from time import monotonic, sleep

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QGuiApplication, QImage

from tests.benchmarks.bench_window import PATIENCE, STARTS, lay_home, spread

SAMPLE = QSize(96, 60)
"""So many points of the display are looked at."""
COLOURS = 60
"""More of them than a display without the program shows, or with a window that is still empty."""


def colours(application: QGuiApplication) -> int:
    """How many colours there are on the display, in a coarse sample."""
    screen = application.primaryScreen()
    image = screen.grabWindow(0).toImage().convertToFormat(QImage.Format.Format_RGB32)
    small = image.scaled(SAMPLE, mode=Qt.TransformationMode.FastTransformation)
    return len(set(memoryview(small.constBits()).cast("B").cast("I")))


def first_picture(application: QGuiApplication, command: Sequence[str]) -> float:
    """Milliseconds from the start of a program to its first picture; then it is ended."""
    while colours(application) >= COLOURS:  # the one before is still to be seen
        sleep(0.05)
    begun = monotonic()
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        while colours(application) < COLOURS:
            if monotonic() - begun > PATIENCE:
                raise TimeoutError(f"{command[0]} has painted nothing")
            sleep(0.002)
        return 1000 * (monotonic() - begun)
    finally:
        sleep(0.5)  # whatever it wants to keep for its next start
        process.terminate()
        process.wait()


def main(programs: Sequence[str]) -> None:
    """Print the figures of the source tree and of each program."""
    commands = {"source tree": [sys.executable, "-m", "rommedesk"]} | {name: [name] for name in programs}
    application = QGuiApplication([])
    found: dict[str, list[float]] = {name: [] for name in commands}
    with tempfile.TemporaryDirectory() as folder:
        lay_home(folder)
        for _ in range(STARTS + 1):
            for name, command in commands.items():
                found[name].append(first_picture(application, command))
    print(f"start to the first picture of the table, {STARTS} starts of each in turn:")
    base = statistics.median(
        found["source tree"][1:]
    )  # the first time counts for nothing, for it is not warm
    for name, times in found.items():
        print(f"    {name:24} {spread(times[1:])}  × {statistics.median(times[1:]) / base:.2f}")


if __name__ == "__main__":
    main(sys.argv[1:])
