"""How fast the window is: `packaging/windows.sh python -m tests.benchmarks.bench_window`.

Each figure comes from processes of their own, with a window on an X display and a mouse that xdotool moves
every 16 ms.  Times are of the clock: on a machine that does other work as well they say little.

- *start*: from the start of the program to the first time that the table has painted a running match; and,
  side by side with KPatience where that is installed, to the moment when the window is there.
- *memory*: what the program and the process of its computer players take one second later.
- *frames* (`window_frames.py`): from the end of one paint of the table to the end of the next; and how much
  of that the program itself was at work, which other programs do not change.

The frames of KPatience cannot be measured: it does not tell when it paints.
"""

from __future__ import annotations

import os
import shutil
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path
from time import monotonic, sleep

from rommedesk.store.paths import user_config, user_data
from rommedesk.store.settings import save_settings
from tests.benchmarks.window_frames import SCENES, SETTINGS, keep_match, tell_frames

STARTS = 7
SIZES = ((1280, 800), (1920, 1080))
PATIENCE = 20.0
"""Seconds in which a window has to be there."""
KPAT_FOLDERS = f"{os.environ.get('PATH', '')}{os.pathsep}/usr/games"


def run(module: str, *words: str) -> str:
    """What a process of its own prints."""
    command = [sys.executable, "-m", module, *words]
    return subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout.strip()


def memory_of(process: int | str) -> tuple[float, float]:
    """RSS and PSS of a process in MiB."""
    rollup = Path(f"/proc/{process}/smaps_rollup").read_text().splitlines()[1:]
    sizes = {line.split()[0]: int(line.split()[1]) / 1024 for line in rollup}
    return sizes["Rss:"], sizes["Pss:"]


def spread(values: Sequence[float]) -> str:
    """Median, best and worst in milliseconds."""
    return f"median {statistics.median(values):5.0f} ms  best {min(values):5.0f}  worst {max(values):5.0f}"


def measure_starts() -> None:
    """Start the program again and again; the first time counts for nothing, for it is not warm."""
    starts: list[tuple[float, ...]] = []
    memory: list[tuple[float, ...]] = []
    for _ in range(STARTS + 1):
        begun = monotonic()
        first, *sizes = run("tests.benchmarks.watched_start").splitlines()
        clock, processor = map(float, first.split())
        starts.append((1000 * (clock - begun), 1000 * processor))
        memory.append(tuple(float(size) / 1024 for line in sizes for size in line.split()))
    clocks, processors = zip(*starts[1:], strict=True)
    print(f"start to the first painted table  {spread(clocks)}  of {STARTS}")
    print(f"  time of the processor           {spread(processors)}")
    columns = [statistics.median(column) for column in zip(*memory[1:], strict=True)]
    for name, rss, pss in zip(("program", "computer players"), columns[::2], columns[1::2], strict=True):
        print(f"memory of the {name:19} RSS {rss:5.1f} MiB  PSS {pss:5.1f} MiB")


# ---- side by side ----------------------------------------------------------------------------------------


def window_start(command: Sequence[str], kind: str) -> tuple[float, float, float]:
    """Milliseconds until a window of this class can be seen, and RSS and PSS a second later."""
    begun = monotonic()
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        while monotonic() - begun < PATIENCE:
            search = ["xdotool", "search", "--onlyvisible", "--class", kind]
            if subprocess.run(search, capture_output=True, check=False).stdout.strip():
                break
            sleep(0.005)
        else:
            raise TimeoutError(f"{command[0]} has opened no window")
        taken = 1000 * (monotonic() - begun)
        sleep(1)
        return taken, *memory_of(process.pid)
    finally:
        process.terminate()
        process.wait()


def measure_side_by_side() -> None:
    """Start both programs in turn until their windows can be seen."""
    kpat = shutil.which("kpat", path=KPAT_FOLDERS)
    programs: dict[str, Callable[[], tuple[float, float, float]]] = {
        "Rommé Desk": lambda: window_start([sys.executable, "-m", "rommedesk"], "rommedesk")
    }
    if kpat is not None:
        programs["KPatience"] = lambda: window_start([kpat, "--gametype", "klondike"], "kpat")
    found: dict[str, list[tuple[float, float, float]]] = {name: [] for name in programs}
    for _ in range(STARTS + 1):
        for name, start in programs.items():
            found[name].append(start())
    print("start to the window, memory of the program a second later:")
    for name, values in found.items():
        times, rss, pss = zip(*values[1:], strict=True)
        sizes = f"RSS {statistics.median(rss):5.1f} MiB  PSS {statistics.median(pss):5.1f} MiB"
        print(f"    {name:12} {spread(times)}  {sizes}")
    if kpat is None:
        print("    KPatience    not installed")


def lay_home(folder: str) -> None:
    """Let programs that are started find a running match and settings there, and keep what they make."""
    for name in ("DATA", "CONFIG", "STATE", "CACHE"):
        os.environ[f"XDG_{name}_HOME"] = str(Path(folder, name.lower()))
    # A person's second start reads what the first one has compiled.
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    os.environ["PYTHONPYCACHEPREFIX"] = str(Path(folder, "compiled"))
    assert save_settings(user_config() / "settings.json", SETTINGS) is None
    keep_match(user_data())


def main() -> None:
    """Print all figures."""
    with tempfile.TemporaryDirectory() as folder:
        lay_home(folder)
        measure_starts()
        measure_side_by_side()
        for width, height in SIZES:
            print(f"frames at {width}×{height}:")
            for name, (told, _) in SCENES.items():
                print(f"    {told:44}", run("tests.benchmarks.bench_window", name, str(width), str(height)))


if __name__ == "__main__":
    match sys.argv[1:]:
        case [what, width, height]:
            tell_frames(what, (int(width), int(height)))
        case _:
            main()
