"""The real process of the computer players, started as the program starts it."""

import ctypes
import json
import os
import shutil
import signal
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from unittest.mock import ANY

import pytest
from pytestqt.qtbot import QtBot

import rommedesk
from rommedesk.app.chance import Chance
from rommedesk.app.player_command import PlayerCommand, player_command
from rommedesk.app.player_host import PlayerHost
from rommedesk.engine.legality import check
from rommedesk.engine.moves import parse_move
from rommedesk.engine.presets import ROMME
from rommedesk.engine.record import GameRecord
from rommedesk.engine.record_lines import Setup
from rommedesk.engine.view import PlayerView, view_for
from rommedesk.engine.view_text import view_to_plain
from rommedesk.players.advice import advice_from_plain, is_playable
from rommedesk.players.hard import decide_hard
from rommedesk.players.hints import advise
from rommedesk.players.process import NICENESS, step_back
from rommedesk.players.protocol import AdviceReply, Complaint, Fault, Reply, Request, Wish, parse_answer
from tests.app.builders import players

ROOT = Path(rommedesk.__file__).resolve().parent.parent


def first_view() -> PlayerView:
    """What the starter of a match knows at its first move."""
    chance = Chance(4)
    record = GameRecord(Setup(ROMME, players("cc"), 4, chance.dealer(ROMME, 2)))
    step = record.begin_round(chance.deal(ROMME, 2, 1, record.next_dealer), "00")
    return view_for(record, step.state.to_move)


VIEW = first_view()


def request(number: int, level: str = "medium") -> Request:
    return Request(number, 1, level, 0, view_to_plain(VIEW))


def is_legal(move: str) -> bool:
    return check(VIEW.position, parse_move(move, VIEW.position.to_move)) is None


@pytest.fixture
def process(tmp_path: Path) -> Iterator[subprocess.Popen[bytes]]:
    """The process started from a folder in which a trap lies."""
    for name in ("json", "random", "rommedesk"):
        (tmp_path / f"{name}.py").write_text("raise SystemExit('the wrong module')")
    command = player_command()
    process = subprocess.Popen(
        [command.program, *command.arguments],
        cwd=tmp_path,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    yield process
    process.kill()
    process.wait()
    for stream in (process.stdin, process.stdout, process.stderr):
        assert stream is not None
        with suppress(BrokenPipeError):
            stream.close()


def ask(process: subprocess.Popen[bytes], line: bytes) -> Reply | AdviceReply | Complaint:
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(line)
    process.stdin.flush()
    return parse_answer(process.stdout.readline())


def test_it_answers_from_any_folder(process: subprocess.Popen[bytes]) -> None:
    answer = ask(process, request(1).line())
    assert isinstance(answer, Reply)
    assert answer.number == 1
    assert is_legal(answer.move)
    assert ask(process, request(2).line()) == Reply(2, answer.move, answer.reasons)


def test_it_gives_advice_too(process: subprocess.Popen[bytes]) -> None:
    wish = replace(request(1), wants=Wish.ADVICE)
    answer = ask(process, wish.line())
    assert isinstance(answer, AdviceReply)
    advice = advice_from_plain(answer.advice, VIEW.position.to_move)
    assert is_playable(advice, VIEW)
    assert advice == advise(VIEW, wish.seed, wish.budget)
    answer = ask(process, request(2, "hard").line())
    assert isinstance(answer, Reply)
    assert answer == Reply(2, str(decide_hard(VIEW).move), ANY)


def test_bad_requests_are_answered_and_the_next_one_too(process: subprocess.Popen[bytes]) -> None:
    faults = []
    bad_view = json.loads(request(1).line())
    bad_view["view"]["seats"] = 7
    other_seat = json.loads(request(1).line())
    other_seat["view"]["to_move"] = 3 - VIEW.position.to_move
    for line in [
        b"\xff\n",
        request(1, "grandmaster").line(),
        json.dumps(bad_view).encode() + b"\n",
        json.dumps(other_seat).encode() + b"\n",
    ]:
        answer = ask(process, line)
        assert isinstance(answer, Complaint)
        faults.append(answer.fault)
    assert faults == [Fault.UNREADABLE, Fault.UNKNOWN_LEVEL, Fault.BAD_VIEW, Fault.FAILED]
    assert isinstance(ask(process, request(2).line()), Reply)


def test_it_ends_when_nobody_asks_any_more(process: subprocess.Popen[bytes]) -> None:
    ask(process, request(1).line())
    assert process.stdin is not None
    process.stdin.close()
    assert process.wait(10) == 0
    assert process.stderr is not None
    assert process.stderr.read() == b""


def test_it_ends_quietly_when_nobody_listens_any_more(process: subprocess.Popen[bytes]) -> None:
    ask(process, request(1).line())
    assert process.stdin is not None
    assert process.stdout is not None
    assert process.stderr is not None
    process.stdout.close()
    process.stdin.write(request(2).line())
    process.stdin.flush()
    assert process.wait(10) == 0
    assert process.stderr.read() == b""


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has neither this signal nor this priority")
def test_it_steps_back_and_leaves_ctrl_c_to_the_window(process: subprocess.Popen[bytes]) -> None:
    ask(process, request(1).line())
    assert os.getpriority(os.PRIO_PROCESS, process.pid) == min(
        19, os.getpriority(os.PRIO_PROCESS, 0) + NICENESS
    )
    process.send_signal(signal.SIGINT)
    assert isinstance(ask(process, request(2).line()), Reply)


def test_on_windows_it_steps_back_too(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[int, int]] = []

    def set_priority(process: int, priority: int) -> int:
        asked.append((process, priority))
        return 1

    kernel = SimpleNamespace(GetCurrentProcess=lambda: 77, SetPriorityClass=set_priority)
    monkeypatch.delattr(os, "nice", raising=False)
    monkeypatch.setattr(ctypes, "windll", SimpleNamespace(kernel32=kernel), raising=False)
    step_back()
    assert asked == [(77, 0x4000)]


def test_a_system_without_priorities_is_left_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(os, "nice", raising=False)
    monkeypatch.delattr(ctypes, "windll", raising=False)
    step_back()


def test_what_a_player_prints_does_not_get_among_the_answers() -> None:
    code = (
        "from rommedesk.players import process\n"
        "from rommedesk.players.protocol import Reply\n"
        "def chatters(request):\n"
        "    print('let me think')\n"
        "    return Reply(request.number, 'draw')\n"
        "process.respond = chatters\n"
        "process.main()\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, input=request(1).line() * 2, capture_output=True, check=True
    )
    assert [parse_answer(line) for line in done.stdout.splitlines()] == [Reply(1, "draw")] * 2
    assert done.stderr.split() == b"let me think let me think".split()


def test_no_qt_is_loaded_for_it() -> None:
    code = (
        "import sys; from rommedesk.__main__ import main; sys.argv[1:] = ['--player-process']; main();"
        "print([name for name in sys.modules if name.startswith(('PySide6', 'shiboken6'))], file=sys.stderr)"
    )
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, input=b"", capture_output=True, check=True)
    assert done.stderr.strip() == b"[]"


def test_the_host_speaks_with_it(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    host = PlayerHost()
    heard: list[tuple[int, str]] = []
    host.answered.connect(lambda number, move, _reasons: heard.append((number, move)))
    host.failed.connect(lambda number, failure: heard.append((number, failure)))
    for number in range(1, 4):
        host.ask(request(number))
        qtbot.waitUntil(partial(has_heard, heard, number), timeout=10_000)
    host.close()
    assert [number for number, _ in heard] == [1, 2, 3]
    assert all(is_legal(move) for _, move in heard)


def has_heard(heard: list[tuple[int, str]], count: int) -> bool:
    return len(heard) == count


def test_an_installed_wheel_needs_no_path(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sysconfig, "get_path", lambda _: str(ROOT))
    assert player_command() == PlayerCommand(sys.executable, ("-P", "-m", "rommedesk", "--player-process"))


def test_a_frozen_bundle_starts_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "executable", "/opt/rommedesk/rommedesk")
    assert player_command() == PlayerCommand("/opt/rommedesk/rommedesk", ("--player-process",))


@pytest.mark.skipif(sys.platform == "win32", reason="Windows knows no such names and rights of folders")
@pytest.mark.parametrize("flag", ["-P", "-I", "-IS"])
def test_it_starts_out_of_folders_of_any_name_that_cannot_be_written(tmp_path: Path, flag: str) -> None:
    folder = tmp_path / "Spiele: für Анна"
    shutil.copytree(ROOT / "rommedesk", folder / "rommedesk", ignore=shutil.ignore_patterns("__pycache__"))
    for path in (folder / "rommedesk", *(folder / "rommedesk").rglob("*")):
        path.chmod(0o555 if path.is_dir() else 0o444)
    code = (
        f"import sys; sys.path.insert(0, {str(folder)!r});"
        "from rommedesk.app.player_command import player_command; import json;"
        "command = player_command(); print(json.dumps([command.program, *command.arguments]))"
    )
    told = subprocess.run([sys.executable, flag, "-c", code], cwd="/", capture_output=True, check=True)
    command = json.loads(told.stdout)
    assert flag in command
    assert str(folder) in command
    # A way that a person has set for Python leads to the wrong program.
    trap = tmp_path / "trap"
    trap.mkdir()
    for name in ("rommedesk", "platformdirs"):
        (trap / f"{name}.py").write_text("raise SystemExit('the wrong module')")
    done = subprocess.run(
        command,
        cwd=trap,
        env=os.environ | {"PYTHONPATH": str(trap)},
        input=request(1).line(),
        capture_output=True,
        check=True,
    )
    assert done.stderr == b""
    answer = parse_answer(done.stdout)
    assert isinstance(answer, Reply)
    assert is_legal(answer.move)
