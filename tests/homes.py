"""The program in processes of its own, started by a person with folders of their own."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
SAVES = ROOT / "tests" / "saves"
ROMME, TREPPEN = SAVES / "format-1-romme-running.romme", SAVES / "format-1-treppen-running.romme"
"""Two matches that go on."""


class Home:
    """A person with folders of their own, who starts the program on a platform of Qt."""

    def __init__(self, folder: Path, platform: str = "offscreen") -> None:
        self.folder = folder
        names = ("DATA", "CONFIG", "STATE", "CACHE")
        folders = {f"XDG_{name}_HOME": str(folder / name.lower()) for name in names}
        words = {"QT_QPA_PLATFORM": platform, "LC_ALL": "C.UTF-8", "LANGUAGE": ""}
        self._environment = os.environ | folders | words
        self.started: list[subprocess.Popen[bytes]] = []

    @property
    def matches(self) -> Path:
        return self.folder / "data" / "rommedesk" / "matches"

    @property
    def running(self) -> Path:
        return self.folder / "data" / "rommedesk" / "running"

    @property
    def log(self) -> str:
        return (self.folder / "state" / "rommedesk" / "log" / "rommedesk.log").read_text("utf-8")

    def start(self, *words: str, cwd: Path = ROOT) -> subprocess.Popen[bytes]:
        process = subprocess.Popen(
            [sys.executable, "-m", "rommedesk", *words],
            cwd=cwd,
            env=self._environment | {"PYTHONPATH": str(ROOT)},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
        )
        self.started.append(process)
        return process

    def end(self) -> None:
        """End what still runs."""
        for process in self.started:
            process.kill()
            process.wait()
            assert process.stdout is not None
            process.stdout.close()

    def is_heard(self) -> bool:
        """Whether the running program listens."""
        lock = self.running / "lock"
        return lock.exists() and lock.read_bytes() == b"ready"

    def open_matches(self) -> list[str]:
        """The matches that go on here, by the name of the file that they were copied from."""
        found = {path.read_text("utf-8").partition("\n")[0] for path in self.matches.glob("*.romme")}
        return sorted(
            name
            for name, file in (("romme", ROMME), ("treppen", TREPPEN))
            if file.read_text("utf-8").partition("\n")[0] in found
        )


def wait(is_so: Callable[[], bool], what: str, seconds: float = 30) -> None:
    end = time.monotonic() + seconds
    while not is_so():
        assert time.monotonic() < end, what
        time.sleep(0.02)


def end(process: subprocess.Popen[bytes]) -> tuple[int, bytes]:
    """The status and what it printed."""
    printed, _ = process.communicate(timeout=40)
    return process.returncode, printed
