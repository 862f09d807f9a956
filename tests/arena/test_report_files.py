"""Where a report may go: files of every mode, links, pipes and the standard output, and nothing else."""

import json
import os
import socket
import stat
import subprocess
import sys
import threading
from pathlib import Path
from typing import Any

import pytest

from rommedesk.arena.command import main

pytestmark = pytest.mark.skipif(os.name != "posix", reason="pipes and modes are those of Unix")

ROOT = Path(__file__).resolve().parents[2]
ROUNDS = ("--rules", "romme", "--players", "random,random", "--rounds", "4", "--seed", "3")


def refused(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """The line that refuses the arguments."""
    with pytest.raises(SystemExit) as caught:
        main([*ROUNDS, *arguments])
    out, err = capsys.readouterr()
    assert (caught.value.code, out, err.count("\n")) == (2, "", 1)
    return err.removeprefix("rommedesk-arena: ").rstrip()


def printed(*arguments: str, into: Path | None = None) -> str:
    """What a program of its own prints, into a pipe or a file."""
    command = [sys.executable, "-m", "rommedesk.arena", *ROUNDS, *arguments]
    if into is None:
        return subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout
    with into.open("w", encoding="utf-8") as file:
        subprocess.run(command, cwd=ROOT, check=True, stdout=file)
    return into.read_text("utf-8")


def seed_of(report: str) -> Any:
    return json.loads(report)["seed"]


def test_a_report_has_the_mode_that_the_person_wants(tmp_path: Path) -> None:
    path = tmp_path / "report.json"
    before = os.umask(0o022)
    try:
        assert main([*ROUNDS, "--json", str(path)]) == 0
        assert stat.S_IMODE(path.stat().st_mode) == 0o644
        path.chmod(0o640)
        assert main([*ROUNDS, "--json", str(path)]) == 0
        assert stat.S_IMODE(path.stat().st_mode) == 0o640
    finally:
        os.umask(before)


def test_a_pipe_gets_the_report_and_stays_a_pipe(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    read: list[str] = []
    reader = threading.Thread(target=lambda: read.append(pipe.read_text("utf-8")), daemon=True)
    reader.start()
    assert main([*ROUNDS, "--json", str(pipe)]) == 0
    reader.join(30)
    assert pipe.is_fifo()
    assert seed_of(read[0]) == 3
    assert capsys.readouterr().out.startswith("romme: 4 rounds")


def test_the_standard_output_gets_the_report_instead_of_the_table(tmp_path: Path) -> None:
    assert seed_of(printed("--json", "/dev/stdout")) == 3
    # Into a file of that name everything else would go as well.
    file = tmp_path / "out"
    assert seed_of(printed("--json", "/dev/stdout", into=file)) == 3
    assert seed_of(printed("--json", str(file), into=file)) == 3


def test_links_are_followed(tmp_path: Path) -> None:
    link, target = tmp_path / "link", tmp_path / "report.json"
    link.symlink_to(target)
    for _ in range(2):
        assert main([*ROUNDS, "--json", str(link)]) == 0
        assert link.is_symlink()
        assert seed_of(target.read_text("utf-8")) == 3


def test_what_is_no_file_is_refused_before_a_card_is_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    os.mkfifo("pipe")
    Path("loop").symlink_to("loop")
    Path("astray").symlink_to("gone/file")
    with socket.socket(socket.AF_UNIX) as door:
        door.bind("door")
    for option in ("--json", "--resume"):
        assert refused(capsys, option, "door") == "door is no file"
        assert refused(capsys, option, "loop").startswith("loop: ")
        assert refused(capsys, option, "astray") == f"there is no folder {tmp_path}/gone"
        assert refused(capsys, option, "pipe/file") == "there is no folder pipe"
    # It would be read for ever.
    assert refused(capsys, "--resume", "pipe") == "pipe is no file"
    assert Path("door").is_socket()
    assert Path("pipe").is_fifo()


def test_a_report_needs_a_folder_that_can_be_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "report.json"
    file.touch()
    monkeypatch.setattr("rommedesk.arena.arguments.os.access", lambda place, _mode: place != tmp_path)
    assert refused(capsys, "--json", str(file)) == f"{file} cannot be written"
