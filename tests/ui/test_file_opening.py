"""Matches opened by their file, in the window: what is on the table then, what is said, what is kept."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDragMoveEvent, QDropEvent
from PySide6.QtWidgets import QApplication, QFileDialog, QWidget
from pytestqt.qtbot import QtBot

from rommedesk.engine.presets import ROMME
from rommedesk.engine.record import GameRecord
from rommedesk.store.record_file import create_record
from rommedesk.store.troubles import StoreError, StoreFault, StoreTrouble
from rommedesk.ui.commands import Does
from rommedesk.ui.dialogs.new_game import NewGameDialog
from rommedesk.ui.dialogs.question import QuestionDialog
from rommedesk.ui.dialogs.score_dialog import ScoreDialog
from rommedesk.ui.file_drop import local_files
from tests.playing import follow, stacked
from tests.ui.games import Begin, Play, programs

SAVES = Path(__file__).resolve().parents[1] / "saves"
RUNNING, OVER = SAVES / "format-1-romme-running.romme", SAVES / "format-1-romme.romme"


@pytest.fixture
def begin(qtbot: QtBot, tmp_path: Path, catalogues: Path) -> Iterator[Begin]:
    with programs(qtbot, tmp_path / "matches", catalogues) as begin:
        yield begin


@pytest.fixture
def play(begin: Begin) -> Play:
    play = begin()
    play.window.show()
    return play


@pytest.fixture
def foreign(tmp_path: Path) -> Path:
    """A running match on a stick that cannot be written."""
    path = tmp_path / "Opas Stick" / "Партия Müller.romme"
    path.parent.mkdir()
    path.write_bytes(RUNNING.read_bytes())
    path.chmod(0o444)
    return path


def begun(*moves: str) -> GameRecord:
    record = stacked(ROMME, ["Kc Qd", "Qc"])
    follow(record, *moves)
    return record


def write(record: GameRecord, path: Path) -> Path:
    path.unlink(missing_ok=True)
    create_record(path, record).close()
    return path


def lines(play: Play) -> list[str]:
    """What is on the table."""
    record = play.controller.record
    return [] if record is None else list(record.lines())


def told(play: Play) -> str:
    """The notice on show."""
    notice = play.window.notice
    return notice.text.text() if notice.isVisible() else ""


def question(play: Play) -> QuestionDialog:
    return play.dialog(QuestionDialog)


# ---- matches ---------------------------------------------------------------------------------------------


def test_a_match_from_elsewhere_stands_where_it_stood_and_is_played_as_a_copy(
    play: Play, foreign: Path
) -> None:
    before = foreign.read_bytes()
    play.program.files.begin((foreign,))
    assert lines(play) == before.decode().splitlines()
    assert told(play) == "A copy is played; the file itself stays as it is."
    assert play.controller.path is not None
    assert play.controller.path.parent == play.matches.folder
    play.wait_for_turn()
    play.safe_move()
    assert foreign.read_bytes() == before
    assert len(play.controller.path.read_bytes()) > len(before)
    assert not play.has_dialog


def strange(tmp_path: Path) -> Path:
    """A running match of another program: a level that is not known here, and names that play tricks."""
    first, *rest = RUNNING.read_text(encoding="utf-8").splitlines()
    setup = json.loads(first)
    others = [player for player in setup["players"] if player["kind"] == "computer"]
    others[0] |= {"level": "grand\u202emaster", "name": "\u202eevE\n" + "!" * 90}
    path = tmp_path / "strange.romme"
    path.write_text("\n".join([json.dumps(setup), *rest, ""]), encoding="utf-8")
    return path


def test_an_unknown_level_is_named_and_another_one_plays_for_it(
    begin: Begin, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    play = begin()
    play.window.show()
    path = strange(tmp_path)
    substituted: list[object] = []
    play.controller.substituted.connect(lambda seat, failure: substituted.append((seat, failure)))
    play.program.files.begin((path,))
    name = "evE " + "!" * 19 + "…"
    sentence = f"{name} has the level “grandmaster”, which is not known here, and plays as “Medium”."
    assert told(play) == f"A copy is played; the file itself stays as it is. {sentence}"
    assert not play.window.notice.is_timed
    play.wait_for_turn()
    play.safe_move()
    play.wait_for_turn()
    levels = {request.level for request in play.host.requests}
    assert "medium" in levels
    assert levels <= {"random", "easy", "medium", "hard", "expert"}
    assert substituted == []
    play.window.close()
    second = begin()
    second.window.show()
    second.program.files.begin(())
    assert told(second) == sentence


def test_the_next_start_goes_on_with_the_copy(begin: Begin, foreign: Path) -> None:
    first = begin()
    first.program.files.begin((foreign,))
    first.wait_for_turn()
    first.safe_move()
    first.wait_for_turn()
    played = lines(first)
    first.window.close()
    foreign.unlink()
    second = begin()
    second.program.files.begin(())
    assert lines(second)[: len(played)] == played


def test_opened_again_the_copy_goes_on_and_there_is_no_second_one(begin: Begin, foreign: Path) -> None:
    first = begin()
    first.program.files.begin((foreign,))
    first.wait_for_turn()
    first.safe_move()
    first.wait_for_turn()
    played = lines(first)
    first.window.show()
    first.program.files.open((foreign,))
    assert told(first) == "This match is on the table already."
    assert lines(first) == played
    first.window.close()
    second = begin()
    second.window.show()
    second.program.files.begin((foreign,))
    assert lines(second)[: len(played)] == played
    assert told(second) == ""
    assert len(list(second.matches.folder.glob("*.romme"))) == 1


def test_the_match_before_is_kept(play: Play, foreign: Path) -> None:
    play.deal()
    play.wait_for_turn()
    path, before = play.controller.path, lines(play)
    assert path is not None
    play.program.files.open((foreign,))
    assert "The match before is saved" in told(play)
    assert path.read_text("utf-8").splitlines() == before
    play.program.files.open((path,))
    assert lines(play)[: len(before)] == before
    assert play.controller.path == path


def test_what_was_played_elsewhere_meanwhile_comes_to_the_table(play: Play, tmp_path: Path) -> None:
    path = write(begun(), tmp_path / "x.romme")
    play.program.files.begin((path,))
    own = play.controller.path
    longer = begun("1: discard Kc", "2: draw")
    play.program.files.open((write(longer, path),))
    assert lines(play)[: longer.line_count] == list(longer.lines())
    assert play.controller.path == own


@pytest.mark.parametrize("is_agreed", [False, True])
def test_a_match_that_went_two_ways_is_asked_about(play: Play, tmp_path: Path, is_agreed: bool) -> None:
    path = write(begun("1: discard Kc"), tmp_path / "x.romme")
    play.program.files.begin((path,))
    before, other = lines(play)[:3], begun("1: discard Qd")
    play.program.files.open((write(other, path),))
    assert lines(play)[:3] == before
    dialog = question(play)
    assert dialog.title.text() == "Two ways of one match"
    (dialog.yes if is_agreed else dialog.no).click()
    play.settle()
    assert lines(play)[:3] == (list(other.lines()) if is_agreed else before)
    assert len(play.matches.abandoned()) == is_agreed
    assert not play.has_dialog


@pytest.mark.parametrize("is_own", [False, True])
def test_a_match_that_is_over_is_looked_at_and_nothing_changes(
    play: Play, tmp_path: Path, is_own: bool
) -> None:
    path = tmp_path / "matches" / "finished" / "x.romme" if is_own else tmp_path / "x.romme"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(OVER.read_bytes())
    play.program.files.begin((path,))
    play.qtbot.waitUntil(lambda: play.has_dialog)
    play.dialog(ScoreDialog)
    assert lines(play) == OVER.read_text("utf-8").splitlines()
    play.window.close()
    assert path.read_bytes() == OVER.read_bytes()
    assert [file for file in tmp_path.rglob("*") if file.is_file()] == [path]


def test_of_several_files_the_first_is_opened(play: Play, foreign: Path) -> None:
    play.program.files.begin((foreign, OVER))
    assert lines(play) == RUNNING.read_text("utf-8").splitlines()
    assert f"Only one match has room on the table; this is {foreign.name}." in told(play)


def test_a_dialog_that_is_open_gives_way(play: Play, foreign: Path) -> None:
    play.program.files.begin(())
    play.dialog(NewGameDialog)
    play.program.files.open((foreign,))
    play.settle()
    assert not play.has_dialog
    assert lines(play)


def test_a_match_that_cannot_be_saved_is_not_left(play: Play, foreign: Path) -> None:
    play.matches.folder.write_text("a file where the folder should be")
    play.deal()
    play.wait_for_turn()
    before = lines(play)
    play.program.files.open((foreign,))
    assert question(play).title.text() == "The match on the table is not saved"
    assert lines(play) == before
    question(play).no.click()
    play.matches.folder.unlink()
    play.safe_move()
    play.program.files.open((foreign,))
    assert lines(play)[0] == RUNNING.read_text("utf-8").splitlines()[0]


# ---- what cannot be opened -------------------------------------------------------------------------------


def unusable(tmp_path: Path) -> Iterator[tuple[Path, str]]:
    saved = RUNNING.read_text("utf-8")
    for name, text, why in (
        ("empty", "", "The saved match is empty."),
        ("letter", "Liebe Oma,\n", "The file is no saved match."),
        ("newer", saved.replace('"romme": 1', '"romme": 9', 1), "comes from a newer version"),
        ("damaged", saved.replace('"discard ', '"discrad ', 1), "makes no sense."),
    ):
        path = tmp_path / f"{name}.romme"
        path.write_text(text, "utf-8")
        yield path, why
    yield tmp_path / "gone.romme", "The file or its folder is gone."
    yield tmp_path, "This is a folder, not a saved match."


@pytest.mark.parametrize("which", range(6))
@pytest.mark.parametrize("is_playing", [False, True])
def test_what_cannot_be_opened_is_told_and_the_program_goes_on(
    play: Play, tmp_path: Path, which: int, is_playing: bool
) -> None:
    path, why = list(unusable(tmp_path))[which]
    before = path.read_bytes() if path.is_file() else None
    if is_playing:
        play.deal()
        play.wait_for_turn()
        now = lines(play)
        play.program.files.open((path,))
        assert lines(play) == now
    else:
        play.program.files.begin((path,))
    dialog = question(play)
    assert dialog.title.text() == "The match cannot be opened"
    assert why in dialog.text.text()
    assert str(path) in dialog.text.text()
    assert (path.read_bytes() if path.is_file() else None) == before
    if is_playing:
        assert not dialog.yes.isVisibleTo(dialog)
        dialog.no.click()
        play.wait_for_turn()
        play.safe_move()
    else:
        dialog.yes.click()
        play.dialog(NewGameDialog)
    assert not (play.matches.folder / "damaged").exists()


def test_after_a_damaged_file_the_running_match_goes_on(begin: Begin, tmp_path: Path) -> None:
    first = begin()
    first.deal()
    first.wait_for_turn()
    played = lines(first)
    first.window.close()
    second = begin()
    second.program.files.begin((tmp_path / "gone.romme",))
    assert lines(second) == played
    assert not question(second).yes.isVisibleTo(question(second))


def test_a_match_that_another_program_plays_is_told(begin: Begin, foreign: Path) -> None:
    first, second = begin(), begin()
    first.program.files.begin((foreign,))
    second.program.files.begin((foreign,))
    assert "Another program has the file open" in question(second).text.text()
    assert lines(second) == []


def test_if_the_longer_file_cannot_be_taken_over_the_match_is_back(
    play: Play, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = write(begun(), tmp_path / "x.romme")
    play.program.files.begin((path,))
    before = lines(play)

    def fail(*_: object, **__: object) -> None:
        raise_full(path)

    monkeypatch.setattr(play.matches, "adopt", fail)
    play.program.files.open((write(begun("1: discard Kc"), path),))
    assert "The disk is full." in question(play).text.text()
    assert lines(play) == before


def raise_full(path: Path) -> None:
    raise StoreError(StoreTrouble(StoreFault.NO_SPACE, path))


# ---- ways to open ----------------------------------------------------------------------------------------


def dropped(play: Play, data: QMimeData) -> bool:
    """Drag something in over the table and drop it; whether the window took it."""
    window = play.window
    target: QWidget = window
    inner = window.childAt(window.rect().center())
    while inner is not None and target is window:  # as Qt looks for who takes drops
        target, inner = (inner if inner.acceptDrops() else window), inner.parentWidget()
    action, button, no_key = (
        Qt.DropAction.CopyAction,
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
    )
    at = QPoint(10, 10)
    for event in (
        QDragEnterEvent(at, action, data, button, no_key),
        QDragMoveEvent(at, action, data, button, no_key),
        QDropEvent(QPointF(at), action, data, button, no_key),
    ):
        event.ignore()
        QApplication.sendEvent(target, event)
        if not event.isAccepted():
            return False
    return True


def test_a_file_dropped_on_the_table_is_opened(play: Play, foreign: Path) -> None:
    data = QMimeData()
    data.setUrls([QUrl("https://example.org/x.romme"), QUrl.fromLocalFile(str(foreign))])
    assert local_files(data) == (foreign,)
    assert dropped(play, data)
    assert lines(play) == RUNNING.read_text("utf-8").splitlines()


def test_anything_else_is_not_taken(play: Play) -> None:
    data = QMimeData()
    data.setText("7♥")
    assert not dropped(play, data)
    data.setUrls([QUrl("https://example.org/x.romme")])
    assert not dropped(play, data)


def test_a_file_is_chosen_in_a_dialog(play: Play, foreign: Path) -> None:
    play.window.commands[Does.OPEN].trigger()
    (dialog,) = play.window.findChildren(QFileDialog)
    assert dialog.windowTitle() == "Open a match"
    assert dialog.nameFilters() == ["Saved matches (*.romme)", "All files (*)"]
    dialog.fileSelected.emit(str(foreign))
    dialog.reject()
    assert lines(play) == RUNNING.read_text("utf-8").splitlines()
    play.qtbot.waitUntil(lambda: not play.window.findChildren(QFileDialog))
