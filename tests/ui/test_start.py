"""The start of the program: arguments, languages in the terminal, no display, faults, the demonstration."""

import logging
import os
import subprocess
import sys
import threading
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest
from PySide6.QtCore import QMessageLogContext, QtMsgType, QUrl
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

import rommedesk
from rommedesk.store.paths import user_log
from rommedesk.ui.app_start import has_display
from rommedesk.ui.command_line import Arguments, CommandLine, Ending
from rommedesk.ui.demo import Demo
from rommedesk.ui.fault_watch import FaultWatch, log_qt_message
from rommedesk.ui.i18n.languages import LanguageSwitch
from tests.ui.catalogues import ROOT
from tests.ui.games import programs


@pytest.fixture
def line(switch: LanguageSwitch) -> CommandLine:
    return CommandLine()


def ending(line: CommandLine, *words: str) -> Ending:
    read = line.read(words)
    assert isinstance(read, Ending)
    return read


def test_without_arguments_the_window_opens(line: CommandLine) -> None:
    assert line.read(()) == Arguments()


def test_a_demonstration_may_have_a_folder(line: CommandLine) -> None:
    assert line.read(("--demo",)) == Arguments(demo=True)
    assert line.read(("--demo", "--out", "pictures")) == Arguments(demo=True, out=Path("pictures"))


def test_help_and_version_end_well(line: CommandLine) -> None:
    assert ending(line, "--version") == Ending(f"Rommé Desk {rommedesk.__version__}", 0)
    told = ending(line, "--help")
    assert told.status == 0
    assert all(word in told.text for word in ("--demo", "--out", "--version", "--help"))


def test_a_match_is_named_by_its_path_or_its_address(line: CommandLine, tmp_path: Path) -> None:
    folder = tmp_path / "Müllers Spiele" / "Партия №1"
    folder.mkdir(parents=True)
    file, cyrillic = folder / "a b%20c.romme", folder / "игра.romme"
    address = QUrl.fromLocalFile(str(file)).toString(QUrl.ComponentFormattingOption.FullyEncoded)
    assert "%25" in address
    assert line.read((str(file),)) == Arguments((file,))
    assert line.read((address,)) == Arguments((file,))
    assert line.read((str(file), str(cyrillic))) == Arguments((file, cyrillic))
    assert line.read(("--", "-x.romme")) == Arguments((Path.cwd() / "-x.romme",))
    assert line.read(("../x.romme",)) == Arguments((Path.cwd().parent / "x.romme",))


@pytest.mark.skipif(sys.platform == "win32", reason="names are text there")
def test_a_name_that_is_no_text_stays_what_it_is(line: CommandLine) -> None:
    assert line.read((os.fsdecode(b"/x/\xff.romme"),)) == Arguments((Path(os.fsdecode(b"/x/\xff.romme")),))


def test_a_self_test_may_keep_a_picture(line: CommandLine) -> None:
    assert line.read(("--self-test",)) == Arguments(self_test=True)
    asked = line.read(("--self-test", "--picture", "window.png"))
    assert asked == Arguments(self_test=True, picture=Path("window.png"))


@pytest.mark.parametrize(
    "words",
    [
        *(("--dance",), ("--out",), ("--out", "x"), ("--demo=3",)),
        *(("--demo", "match.romme"), ("--self-test", "match.romme")),
        *(("--picture", "x"), ("--demo", "--self-test")),
    ],
)
def test_wrong_arguments_end_with_a_sentence(line: CommandLine, words: tuple[str, ...]) -> None:
    refused = ending(line, *words)
    assert refused.status == 2
    assert refused.text.endswith("“rommedesk --help” names the arguments.")


@pytest.mark.parametrize(
    ("language", "told"),
    [("de", "Unbekannte Option 'dance'."), ("ru", "Неизвестный параметр «dance».")],
)
def test_the_terminal_speaks_the_language_too(
    line: CommandLine, switch: LanguageSwitch, language: str, told: str
) -> None:
    switch.choose(language)
    assert ending(line, "--dance").text.startswith(told)


# ---- as a person starts it -------------------------------------------------------------------------------


@pytest.fixture
def home(tmp_path: Path) -> Mapping[str, str]:
    """An environment of a person who has never started the program and has no display."""
    kept = {name: value for name, value in os.environ.items() if name not in _FORGOTTEN}
    folders = {
        name: str(tmp_path / name) for name in ("HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME")
    }
    return {**kept, **folders, "LC_ALL": "C.UTF-8"}


_FORGOTTEN = {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM", "LANGUAGE", "LANG"}


def start(home: Mapping[str, str], *words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "rommedesk", *words],
        cwd=ROOT,
        env=dict(home),
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=100,
    )


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere there is always a display")
def test_no_display_is_told_in_a_sentence(home: Mapping[str, str]) -> None:
    ended = start(home)
    assert ended.returncode == 3
    assert ended.stderr.count("\n") == 1
    assert "finds no display" in ended.stderr
    assert ended.stdout == ""
    unreachable = start({**home, "DISPLAY": ":97"})
    assert unreachable.returncode == 3
    assert unreachable.stderr == ended.stderr
    assert start({**home, "LC_ALL": "de_DE.UTF-8"}).stderr.startswith("Rommé Desk findet keinen Bildschirm")


def test_a_wrong_argument_says_so_without_a_traceback(home: Mapping[str, str]) -> None:
    ended = start(home, "--dance")
    assert ended.returncode == 2
    assert "dance" in ended.stderr
    assert "Traceback" not in ended.stderr


def test_the_demonstration_tells_its_round_and_saves_two_pictures(
    home: Mapping[str, str], tmp_path: Path
) -> None:
    out = tmp_path / "pictures"
    ended = start(home, "--demo", "--out", str(out))
    assert (ended.returncode, ended.stderr) == (0, "")
    pictures = sorted(out.iterdir())
    assert [QImage(str(path)).width() for path in pictures] == [1280, 1280]
    assert all(str(path) in ended.stdout for path in pictures)
    assert ended.stdout.count("begins.") == 1
    assert "draws" in ended.stdout
    assert "goes out" in ended.stdout
    assert "=====" in ended.stdout
    assert start(home, "--demo", "--out", str(out)).stdout == ended.stdout


def test_pictures_that_cannot_be_saved_are_told_and_the_demonstration_ends(
    home: Mapping[str, str], tmp_path: Path
) -> None:
    file = tmp_path / "file"
    file.touch()
    for out in (file, file / "pictures"):
        ended = start(home, "--demo", "--out", str(out))
        assert ended.returncode == 1
        assert ended.stderr == (
            "A file stands where its folder should be."
            f" The pictures cannot be saved there: {out / 'table-1.png'}\n"
        )


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no terminal that is full")
@pytest.mark.parametrize("word", ["--help", "--version", "--self-test"])
def test_what_nobody_reads_is_no_fault(home: Mapping[str, str], word: str) -> None:
    command = [sys.executable, "-m", "rommedesk", word]
    with Path("/dev/full").open("w") as full:
        ended = subprocess.run(
            command, cwd=ROOT, env=dict(home), stdout=full, stderr=subprocess.PIPE, timeout=100
        )
    assert (ended.returncode, ended.stderr) == (0, b"")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no terminal that is full")
def test_a_demonstration_to_which_nobody_listens_goes_on(home: Mapping[str, str], tmp_path: Path) -> None:
    out = tmp_path / "pictures"
    with Path("/dev/full").open("w") as full:
        ended = subprocess.run(
            [sys.executable, "-m", "rommedesk", "--demo", "--out", str(out)],
            cwd=ROOT,
            env=dict(home),
            stdout=full,
            stderr=subprocess.PIPE,
            timeout=100,
        )
    assert (ended.returncode, ended.stderr) == (0, b"")
    assert len(list(out.iterdir())) == 2


def test_a_fault_ends_the_demonstration_with_a_sentence(
    qtbot: QtBot, tmp_path: Path, catalogues: Path
) -> None:
    with programs(qtbot, tmp_path, catalogues) as begin:
        demo = Demo(begin().program, tmp_path, lambda _: None)
        with qtbot.waitSignal(demo.finished):
            demo.fail()
        assert demo.failure.startswith("The program met a fault that nobody expected.")
        assert str(user_log()) in demo.failure


def test_only_linux_asks_the_environment_for_a_display(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in _FORGOTTEN:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(sys, "platform", "linux")
    assert not has_display()
    monkeypatch.setenv("WAYLAND_DISPLAY", "wayland-0")
    assert has_display()
    monkeypatch.delenv("WAYLAND_DISPLAY")
    monkeypatch.setattr(sys, "platform", "darwin")
    assert has_display()


# ---- faults ----------------------------------------------------------------------------------------------


@pytest.fixture
def watch(qtbot: QtBot) -> Iterator[FaultWatch]:
    hooks = sys.excepthook, threading.excepthook
    watch = FaultWatch()
    watch.watch()
    yield watch
    sys.excepthook, threading.excepthook = hooks


def test_a_fault_ends_in_the_log_and_is_told(
    qtbot: QtBot, watch: FaultWatch, caplog: pytest.LogCaptureFixture
) -> None:
    error = ValueError("a card too many")
    with qtbot.waitSignal(watch.fault):
        sys.excepthook(ValueError, error, None)
    assert "a card too many" in caplog.text


def test_a_fault_in_a_thread_is_seen_too(
    qtbot: QtBot, watch: FaultWatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail() -> None:
        raise ValueError("in a thread")

    with qtbot.waitSignal(watch.fault):
        threading.Thread(target=fail).start()
    assert "in a thread" in caplog.text


def test_an_interrupt_ends_the_program(watch: FaultWatch) -> None:
    with pytest.raises(SystemExit):
        sys.excepthook(KeyboardInterrupt, KeyboardInterrupt(), None)


def test_messages_of_qt_go_to_the_log(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.INFO):
        log_qt_message(QtMsgType.QtWarningMsg, QMessageLogContext(), "a warning of Qt")
    assert ("qt", logging.WARNING, "a warning of Qt") in caplog.record_tuples


@pytest.mark.parametrize(
    ("language", "said"),
    [("de_DE.UTF-8", "kann nicht starten"), ("ru_RU.UTF-8", "не может"), ("C", "cannot")],
)
def test_a_missing_part_of_qt_is_told_without_a_traceback(language: str, said: str) -> None:
    code = (
        "import sys; sys.modules['PySide6.QtSvg'] = None; from rommedesk.__main__ import main; exit(main())"
    )
    environment = os.environ | {"LC_ALL": language, "PYTHONIOENCODING": "utf-8"}
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, encoding="utf-8", env=environment
    )
    assert (done.returncode, done.stdout) == (1, "")
    first, second = done.stderr.splitlines()
    assert said in first
    assert "PySide6.QtSvg" in second
