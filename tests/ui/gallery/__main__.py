"""Paints the gallery: `python -m tests.ui.gallery FOLDER [WORD …]`; only pictures whose names hold all words.

A scale factor counts for a whole process, so each has one of its own.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.ui.gallery.plan import SCALES, SIZES, Shot, plan

LARGE_SCREEN = {
    "name": "large",
    "x": 0,
    "y": 0,
    "width": 5760,
    "height": 3600,
    "logicalDpi": 96,
    "logicalBaseDpi": 96,
    "dpr": 1,
}
"""A screen on which every window has room at every scale; the usual one has 800 x 800 points."""


def wanted(words: Sequence[str]) -> tuple[Shot, ...]:
    """The pictures whose names hold all the words."""
    from tests.ui.gallery.screens import SCREENS

    return tuple(shot for shot in plan(tuple(SCREENS)) if all(word in shot.name for word in words))


def paint(folder: Path, scale: int, words: Sequence[str]) -> None:
    """Paint the pictures of one scale factor; the process runs at it."""
    from PySide6.QtWidgets import QApplication

    from tests.ui.gallery.screens import SCREENS
    from tests.ui.gallery.studio import Studio

    application = QApplication([])
    with TemporaryDirectory() as kept_nowhere:
        studio = Studio(application, Path(kept_nowhere))
        for shot in wanted(words):
            if shot.scale == scale:
                studio.clear()
                studio.dress(shot.language, shot.theme, SIZES[shot.size])
                SCREENS[shot.screen](studio, shot.language)
                studio.take(folder / f"{shot.name}.png")
                print(shot.name, flush=True)
        studio.close()


def main(folder: Path, words: Sequence[str]) -> int:
    """Paint everything and lay it out on contact sheets; the exit status."""
    folder.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as kept_nowhere:
        screen = Path(kept_nowhere) / "screen.json"
        screen.write_text(json.dumps({"screens": [LARGE_SCREEN]}), "utf-8")
        large = {"QT_QPA_PLATFORM": f"offscreen:configfile={screen}"}
        for scale in SCALES:
            command = [sys.executable, "-m", "tests.ui.gallery", f"--scale={scale}", str(folder), *words]
            environment = os.environ | large | {"QT_SCALE_FACTOR": str(scale)}
            done = subprocess.run(command, env=environment, check=False)
            if done.returncode:
                return done.returncode
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    from PySide6.QtWidgets import QApplication

    from tests.ui.gallery.sheets import contact_sheets

    application = QApplication.instance() or QApplication([])
    files = [file for shot in wanted(words) if (file := folder / f"{shot.name}.png").is_file()]
    for sheet in contact_sheets(files, folder):
        print(sheet)
    del application
    return 0


if __name__ == "__main__":
    first = sys.argv[1]
    if first.startswith("--scale="):
        paint(Path(sys.argv[2]), int(first.removeprefix("--scale=")), sys.argv[3:])
    else:
        sys.exit(main(Path(first), sys.argv[2:]))
