"""Card pictures that one start leaves to the next."""

from pathlib import Path

import pytest
from PySide6.QtGui import QPixmap
from pytestqt.qtbot import QtBot

from rommedesk.engine.cards import Face
from rommedesk.store.paths import cards_folder
from rommedesk.ui.table import kept_pictures
from rommedesk.ui.table.art import BackStyle, CardArt, Letters


def paint(art: CardArt) -> list[QPixmap]:
    five = Face.parse("5s")
    return [
        art.face(five, 80, 1.0, Letters.ENGLISH),
        art.face(five, 90, 2.0, Letters.GERMAN, lifted=True),
        art.back(BackStyle.LATTICE, 80, 1.0),
    ]


@pytest.fixture
def file(qtbot: QtBot, tmp_path: Path) -> Path:
    return tmp_path / "folder" / "cards"


def refuse(*_: object) -> None:
    raise AssertionError("a card is painted again")


def test_the_next_start_shows_the_same_and_paints_nothing(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = CardArt(cards_folder())
    painted = paint(first)
    first.keep(file)
    second = CardArt(cards_folder())
    second.recall(file)
    monkeypatch.setattr(CardArt, "_make", refuse)
    recalled = paint(second)
    for old, new in zip(painted, recalled, strict=True):
        assert new.toImage() == old.toImage()
        assert new.devicePixelRatio() == old.devicePixelRatio()


def test_what_has_not_changed_is_not_written_again(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = CardArt(cards_folder())
    paint(first)
    first.keep(file)
    second = CardArt(cards_folder())
    second.recall(file)
    paint(second)
    with monkeypatch.context() as unwritten:
        unwritten.setattr("rommedesk.ui.table.art.write_pictures", refuse)
        second.keep(file)
    second.face(Face.parse("6s"), 80, 1.0, Letters.ENGLISH)
    before = file.read_bytes()
    second.keep(file)
    assert file.read_bytes() != before


@pytest.mark.parametrize("damage", ["missing", "cut", "changed", "other mark", "no head", "empty"])
def test_a_file_that_is_of_no_use_is_passed_over(file: Path, damage: str) -> None:
    art = CardArt(cards_folder())
    paint(art)
    art.keep(file)
    data = file.read_bytes()
    match damage:
        case "missing":
            file.unlink()
        case "cut":
            file.write_bytes(data[:-5])
        case "changed":
            file.write_bytes(data[:-5] + bytes(5 * [7]))
        case "other mark":
            file.write_bytes(data.replace(b'"mark": "', b'"mark": "x', 1))
        case "no head":
            file.write_bytes(b"[]\n" + data)
        case _:
            file.write_bytes(b"")
    fresh = CardArt(cards_folder())
    fresh.recall(file)
    assert [new.toImage() for new in paint(fresh)] == [old.toImage() for old in paint(art)]


def test_other_drawings_have_another_mark(tmp_path: Path) -> None:
    drawing = tmp_path / "svg" / "card.svg"
    drawing.parent.mkdir()
    before = kept_pictures.mark_of(tmp_path)
    drawing.write_text("<svg/>")
    assert kept_pictures.mark_of(tmp_path) != before


def test_only_so_much_is_kept(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    art = CardArt(cards_folder())
    newest = paint(art)[-1]
    monkeypatch.setattr(kept_pictures, "MOST_BYTES", 4 * newest.width() * newest.height())
    art.keep(file)
    assert len(kept_pictures.read_pictures(file, kept_pictures.mark_of(cards_folder()))) == 1


def test_a_folder_that_cannot_be_made_is_no_fault(tmp_path: Path, qtbot: QtBot) -> None:
    (tmp_path / "folder").write_text("in the way")
    art = CardArt(cards_folder())
    paint(art)
    art.keep(tmp_path / "folder" / "cards")
