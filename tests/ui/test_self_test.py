"""The self-test: a whole installation passes, and whatever is broken is named."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from rommedesk.app.player_command import PlayerCommand
from rommedesk.app.player_host import PlayerHost
from rommedesk.store.matches import Matches
from rommedesk.ui import self_checks, self_test
from rommedesk.ui.i18n.languages import LanguageSwitch
from rommedesk.ui.self_checks import CheckFailed, FileChecks
from rommedesk.ui.self_test import SelfTest
from rommedesk.ui.sound.cues import Cue
from tests.ui.catalogues import ROOT
from tests.ui.games import Play, programs

CHECKS = (
    *("program", "card art", "languages", "sounds", "folder of settings", "folder of matches"),
    *("folder of logs", "computer players", "window", "round", "record"),
)


@pytest.fixture
def installed(tmp_path: Path) -> Path:
    """The program in a folder of its own, as a wheel would bring it, to be broken."""
    folder = tmp_path / "installed"
    shutil.copytree(ROOT / "rommedesk", folder / "rommedesk", ignore=shutil.ignore_patterns("__pycache__"))
    data = folder / "rommedesk" / "data"
    for kind in ("cards", "sounds"):
        shutil.copytree(ROOT / "assets" / kind, data / kind)
    shutil.copy2(ROOT / "assets" / "icon.svg", data)
    return folder


def run(folder: Path, home: Path, *words: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Test what is installed in the folder, for a person who has never started it."""
    folders = {f"XDG_{name}_HOME": str(home / name.lower()) for name in ("DATA", "CONFIG", "STATE", "CACHE")}
    given = os.environ | folders | {"LC_ALL": "C.UTF-8", "LANGUAGE": "", "PYTHONPATH": str(folder)}
    return subprocess.run(
        [sys.executable, "-m", "rommedesk", "--self-test", *words],
        cwd=home,
        env=given | environment,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=100,
    )


def marks(told: str) -> dict[str, str]:
    """The mark of every check."""
    lines = [line.partition("  ") for line in told.splitlines()]
    return {rest.partition(":")[0]: mark for mark, _, rest in lines}


def test_a_whole_installation_passes_and_touches_nothing(
    installed: Path, tmp_path: Path, catalogues: Path
) -> None:
    shutil.copytree(catalogues, installed / "rommedesk" / "data" / "translations")
    home, picture = tmp_path / "Анна Müller", tmp_path / "window.png"
    home.mkdir()
    done = run(installed, home, "--picture", str(picture))
    assert (done.returncode, done.stderr) == (0, "")
    assert marks(done.stdout) == dict.fromkeys((*CHECKS, "picture"), "ok")
    assert str(installed / "rommedesk") in done.stdout.splitlines()[0]
    assert QImage(str(picture)).width() == 1280
    left = [path for path in home.rglob("*") if path.is_file()]
    assert [path.name for path in left] == ["rommedesk.log"]
    spoken = run(installed, home, LC_ALL="de_DE.UTF-8")
    assert "Computerspieler: Zufall, Leicht, Mittel, Schwer, " in spoken.stdout
    assert spoken.returncode == 0


def test_what_is_broken_is_named_and_the_rest_is_checked_all_the_same(
    installed: Path, tmp_path: Path
) -> None:
    data = installed / "rommedesk" / "data"
    (data / "cards" / "svg" / "backs" / "stairs.svg").write_text("<svg")
    (data / "sounds" / "lay.wav").unlink()
    (data / "translations").mkdir()
    (installed / "rommedesk" / "players" / "search.py").write_text("raise ImportError('search')")
    home = tmp_path / "home"
    home.mkdir()
    (home / "config").touch()
    done = run(installed, home)
    assert done.returncode == 1
    assert "Traceback" not in done.stdout + done.stderr
    told = marks(done.stdout)
    failed = {name for name, mark in told.items() if mark == "FAILED"}
    assert failed == {"card art", "languages", "sounds", "folder of settings", "computer players", "round"}
    assert tuple(told) == CHECKS
    for name in ("backs/stairs", "rommedesk_en.qm", "lay.wav", str(home / "config"), "level Random"):
        assert name in done.stdout


# ---- piece by piece --------------------------------------------------------------------------------------


@pytest.fixture
def play(qtbot: QtBot, tmp_path: Path, catalogues: Path) -> Iterator[Play]:
    with programs(qtbot, tmp_path / "matches", catalogues) as begin:
        yield begin()


def made(play: Play, host: PlayerHost, picture: Path | None = None) -> tuple[SelfTest, list[str]]:
    told: list[str] = []
    return SelfTest(play.program, Matches(play.matches.folder), host, picture, told.append), told


def test_players_that_do_not_start_are_told(play: Play) -> None:
    test, told = made(play, PlayerHost(lambda: PlayerCommand("/nowhere/rommedesk", ())))
    with play.qtbot.waitSignal(test.finished, timeout=60_000):
        test.begin()
    assert [
        line
        for line in told
        if line.startswith("FAILED  computer players: level Random makes no move (not-started)")
    ]
    assert "round" in marks("\n".join(told))


def test_a_round_that_does_not_end_is_given_up(play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(self_test, "LONGEST_ROUND_MS", 300)
    play.program.controller.pause_ms = 1000
    test, told = made(play, PlayerHost())
    with play.qtbot.waitSignal(test.finished, timeout=60_000):
        test.begin()
    assert told[-1] == "FAILED  round: it does not come to its end"
    assert test.failures == 1


def test_a_picture_that_cannot_be_kept_is_told(play: Play, tmp_path: Path) -> None:
    test, told = made(play, PlayerHost(), tmp_path / "nowhere" / "window.png")
    with play.qtbot.waitSignal(test.finished, timeout=60_000):
        test.begin()
    assert told[-1].startswith("FAILED  picture: ")
    assert test.failures == 1


def test_a_check_that_meets_a_fault_fails(
    play: Play, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(_: FileChecks) -> str:
        raise KeyError("a drawer")

    monkeypatch.setattr(FileChecks, "art", fail)
    test, told = made(play, PlayerHost())
    with play.qtbot.waitSignal(test.finished, timeout=60_000):
        test.begin()
    assert "FAILED  card art: KeyError: 'a drawer'" in told
    assert "KeyError" in caplog.text


def test_what_hangs_is_broken_off(tmp_path: Path) -> None:
    """Nothing but another thread sees that a check never returns."""
    code = (
        "import sys, time\n"
        "from rommedesk.ui import self_checks, self_test\n"
        "self_test.LAST_SECOND = 0.5\n"
        "self_checks.FileChecks.art = lambda _: time.sleep(60)\n"
        "from rommedesk.__main__ import main\n"
        "sys.exit(main(['--self-test']))\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", code],
        cwd=ROOT,
        env=os.environ | {"LC_ALL": "C.UTF-8", "LANGUAGE": ""},
        capture_output=True,
        text=True,
        timeout=50,
    )
    assert done.returncode == 1
    assert done.stdout.splitlines()[-1] == "FAILED  the program does not answer any more"


def test_a_blank_picture_shows_nothing(switch: LanguageSwitch, monkeypatch: pytest.MonkeyPatch) -> None:
    assert FileChecks().art().endswith("pictures and the icon")
    monkeypatch.setattr(self_checks, "_FEWEST_COLOURS", 10**6)
    with pytest.raises(CheckFailed, match="show nothing"):
        FileChecks().art()


def test_without_qtmultimedia_the_table_is_silent(
    switch: LanguageSwitch, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "PySide6.QtMultimedia", None)
    assert (
        FileChecks().sounds() == f"{len(Cue)}\N{NO-BREAK SPACE}sounds; silent, QtMultimedia is not installed"
    )


def test_faults_count(play: Play) -> None:
    test, told = made(play, PlayerHost())
    QTimer.singleShot(0, test.fail)
    with play.qtbot.waitSignal(test.finished, timeout=60_000):
        test.begin()
    assert test.failures == 1
    assert [line for line in told if line.startswith("FAILED  program: a fault")]
