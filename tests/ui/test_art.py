"""Cards as the table shows them: clean index strips, right sizes, one pixmap a card."""

import logging
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path

import pytest
from PySide6.QtCore import qInstallMessageHandler
from PySide6.QtGui import QColor, QImage, QPixmap, QTransform
from pytestqt.qtbot import QtBot

from rommedesk.engine.cards import ALL_FACES, Face, Suit
from rommedesk.store.paths import cards_folder
from rommedesk.ui.table import card_measures as measures
from rommedesk.ui.table import card_painting as painting
from rommedesk.ui.table import geometry
from rommedesk.ui.table.art import BackStyle, CardArt, JokerFigure, Letters, label
from rommedesk.ui.table.card_measures import card_height, shadow_margin
from rommedesk.ui.theme import DARK, LIGHT, THEMES, Surface, contrast

HAND, TABLE, SMALLEST = 104, 76, 60
PAPER, BLACK, RED = QColor(LIGHT.paper), QColor(LIGHT.suit_black), QColor(LIGHT.suit_red)
COURTS = [face for face in ALL_FACES if face.rank > 10]


@pytest.fixture
def art(qtbot: QtBot) -> CardArt:
    return CardArt(cards_folder())


def card_image(pixmap: QPixmap, width: int) -> QImage:
    """The card alone, without its shadow, in device pixels."""
    dpr = pixmap.devicePixelRatio()
    margin = round(shadow_margin(width) * dpr)
    image = pixmap.toImage().copy(margin, margin, round(width * dpr), round(card_height(width) * dpr))
    image.setDevicePixelRatio(1)
    return image.convertToFormat(QImage.Format.Format_RGB32)


def pixels(image: QImage) -> memoryview:
    """All pixels as numbers, row by row."""
    return memoryview(image.constBits()).cast("B").cast("I")


def colours(image: QImage) -> set[int]:
    return set(pixels(image))


def unlike_after_half_a_turn(image: QImage) -> int:
    """How many pixels differ clearly from the card turned by 180 degrees."""
    greys = image.convertToFormat(QImage.Format.Format_Grayscale8)
    turned = greys.transformed(QTransform().rotate(180))
    pairs = zip(bytes(greys.constBits()), bytes(turned.constBits()), strict=True)
    return sum(abs(one - other) > 100 for one, other in pairs)


def ink(image: QImage, left: int, right: int) -> list[tuple[int, int]]:
    """Places between two columns that are not paper, without the card's edge."""
    numbers, wide, plain = pixels(image), image.width(), PAPER.rgb()
    return [
        (x, y)
        for y in range(2, image.height() - 2)
        for x in range(max(left, 2), right)
        if numbers[y * wide + x] != plain and not is_corner(image, x, y)
    ]


def is_corner(image: QImage, x: int, y: int) -> bool:
    radius = round(measures.corner_radius(image.width())) + 1
    return x < radius and (y < radius or y >= image.height() - radius)


def extent(places: list[tuple[int, int]]) -> tuple[int, int, int, int]:
    """Left, top, right, bottom of the places, the last two one further."""
    xs, ys = [x for x, _ in places], [y for _, y in places]
    return min(xs), min(ys), max(xs) + 1, max(ys) + 1


# ------------------------------------------------------------------ the index strip
@pytest.mark.parametrize("width", [HAND, TABLE, SMALLEST])
@pytest.mark.parametrize("letters", list(Letters))
@pytest.mark.parametrize("is_large", [False, True], ids=["usual", "large"])
def test_strip_holds_the_index_within_its_measures_and_nothing_else(
    art: CardArt, width: int, letters: Letters, is_large: bool
) -> None:
    art.has_large_index = is_large
    index = measures.index_measures(is_large)
    for face in ALL_FACES:
        image = card_image(art.face(face, width, 2.0, letters), width)
        wide = image.width()
        left, top, right, bottom = extent(ink(image, 0, round(measures.STRIP * width) * 2))
        assert left >= index.left * wide - 1, face
        assert right <= index.right * wide + 1, face
        assert top == pytest.approx(index.top * wide, abs=1.5), face
        assert bottom == pytest.approx(index.bottom * wide, abs=1.5), face


@pytest.mark.parametrize("is_large", [False, True], ids=["usual", "large"])
def test_label_has_the_cap_height_and_a_gap_above_the_suit(art: CardArt, is_large: bool) -> None:
    art.has_large_index = is_large
    index = measures.index_measures(is_large)
    for face in ALL_FACES:
        for letters in Letters:
            image = card_image(art.face(face, HAND, 2.0, letters), HAND)
            wide = image.width()
            rows = {y for _, y in ink(image, 0, int(measures.STRIP * wide))}
            baseline = round(index.top * wide) + round(index.cap * wide)
            gap = range(baseline, baseline + round(index.gap * wide) - 1)
            assert baseline - 1 in rows, (face, letters)
            assert not rows.intersection(gap), (face, letters)


def test_a_large_index_has_a_third_of_the_width_and_keeps_within_the_same_strip() -> None:
    usual, large = measures.INDEX, measures.LARGE_INDEX
    assert large.cap >= 0.34
    assert large.suit > 1.15 * usual.suit
    for index in (usual, large):
        assert index.left >= 0.03
        assert index.right <= measures.STRIP - 0.0149


def test_every_label_of_every_language_differs_from_the_others(art: CardArt) -> None:
    for letters in Letters:
        shown = []
        for rank in range(1, 14):
            image = card_image(art.face(Face.of(rank, Suit.SPADES), SMALLEST, 1.0, letters), SMALLEST)
            strip = image.copy(2, 0, int(measures.STRIP * SMALLEST), round(0.34 * SMALLEST))
            assert strip not in shown, (rank, letters)
            shown.append(strip)


def test_letters_follow_the_language() -> None:
    def courts(letters: Letters) -> str:
        return " ".join(label(Face.of(rank, Suit.CLUBS), letters) for rank in (1, 13, 12, 11, 10))

    assert courts(Letters.ENGLISH) == "A K Q J 10"
    assert courts(Letters.GERMAN) == "A K D B 10"
    assert courts(Letters.RUSSIAN) == "Т К Д В 10"


@pytest.mark.parametrize("is_large", [False, True], ids=["usual", "large"])
def test_counters_of_the_ten_stay_open_on_the_smallest_card(art: CardArt, is_large: bool) -> None:
    art.has_large_index = is_large
    index = measures.index_measures(is_large)
    image = card_image(art.face(Face.parse("Tc"), SMALLEST, 1.0, Letters.ENGLISH), SMALLEST)
    middle = round((index.top + index.cap / 2) * SMALLEST)
    greys = [image.pixelColor(x, middle).lightness() for x in range(2, int(measures.STRIP * SMALLEST))]
    crossings = "".join("#" if grey < 128 else "." for grey in greys).strip(".")
    while "##" in crossings or ".." in crossings:
        crossings = crossings.replace("##", "#").replace("..", ".")
    assert crossings == "#.#.#", "one stem, then two sides of a nought"


# ------------------------------------------------------------------ jokers
def test_the_layout_knows_where_the_index_ends() -> None:
    assert geometry.STRIP == measures.STRIP
    assert geometry.ASPECT == measures.ASPECT
    assert measures.INDEX.bottom == pytest.approx(geometry.INDEX_BOTTOM)
    assert measures.LARGE_INDEX.bottom == pytest.approx(geometry.LARGE_INDEX_BOTTOM)


@pytest.mark.parametrize("figure", list(JokerFigure))
@pytest.mark.parametrize("is_large", [False, True], ids=["usual", "large"])
def test_joker_on_the_table_shows_the_index_it_stands_for_on_its_ribbon(
    art: CardArt, figure: JokerFigure, is_large: bool
) -> None:
    art.has_large_index = is_large
    joker = card_image(art.joker(TABLE, 2.0, Letters.RUSSIAN, Face.parse("Qh"), figure=figure), TABLE)
    queen = card_image(art.face(Face.parse("Qh"), TABLE, 2.0, Letters.RUSSIAN), TABLE)
    wide = joker.width()
    assert joker.pixelColor(round(0.15 * wide), 4) == painting.RIBBON
    red = [place for place in ink(queen, 0, int(measures.STRIP * wide)) if is_solid_red(queen, place)]
    assert len(red) > 500
    assert all(is_solid_red(joker, place) for place in red)


def is_solid_red(image: QImage, place: tuple[int, int]) -> bool:
    return image.pixelColor(*place) == RED


def test_ribbon_keeps_inside_the_card(art: CardArt) -> None:
    plain, ribboned = (
        art.joker(TABLE, 2.0, Letters.ENGLISH, stands_for).toImage()
        for stands_for in (None, Face.parse("9h"))
    )
    outside = round(shadow_margin(TABLE) * 2.0)
    shadow = (0, 0, outside, plain.height())
    assert ribboned != plain
    assert ribboned.copy(*shadow) == plain.copy(*shadow)


@pytest.mark.parametrize("figure", list(JokerFigure))
def test_joker_in_the_hand_has_only_its_own_index_in_the_strip(art: CardArt, figure: JokerFigure) -> None:
    for width in (HAND, SMALLEST):
        image = card_image(art.joker(width, 2.0, Letters.GERMAN, figure=figure), width)
        strip = ink(image, 0, int(measures.STRIP * image.width()))
        left, _, right, _ = extent(strip)
        assert left >= 0.02 * image.width()
        assert right <= measures.STRIP * image.width() - 1
        assert any(image.pixelColor(*place) == painting.JOKER_PURPLE for place in strip)


def test_the_two_jokers_differ(art: CardArt) -> None:
    harlequin, cat = (
        art.joker(HAND, 1.0, Letters.ENGLISH, figure=figure).toImage() for figure in JokerFigure
    )
    assert harlequin != cat


# ------------------------------------------------------------------ pixmaps
@pytest.mark.parametrize("dpr", [1.0, 1.25, 1.5, 2.0])
def test_pixmap_holds_card_and_margin_in_device_pixels(art: CardArt, dpr: float) -> None:
    for width in (SMALLEST, TABLE, HAND):
        pixmap = art.face(Face.parse("7h"), width, dpr, Letters.ENGLISH)
        margin = shadow_margin(width)
        assert pixmap.devicePixelRatio() == dpr
        assert pixmap.width() == round((width + 2 * margin) * dpr)
        assert pixmap.height() == round((card_height(width) + 2 * margin) * dpr)


@pytest.mark.parametrize("dpr", [1.0, 1.25, 1.5, 1.75, 2.0, 3.0])
def test_the_margin_is_whole_in_device_pixels_so_that_cards_are_not_blurred(dpr: float) -> None:
    for width in range(44, 400):
        for lifted in (False, True):
            assert (shadow_margin(width, lifted) * dpr).is_integer()


def test_card_lies_at_the_margin_and_its_shadow_fades_inside_the_pixmap(art: CardArt) -> None:
    for lifted in (False, True):
        image = art.face(Face.parse("2c"), HAND, 1.0, Letters.ENGLISH, lifted=lifted).toImage()
        margin = shadow_margin(HAND, lifted)
        middle = margin + card_height(HAND) // 2
        assert image.pixelColor(margin, middle) == QColor(LIGHT.card_edge)
        assert image.pixelColor(margin + 1, middle) == PAPER
        assert 0 < image.pixelColor(margin - 1, middle).alpha() < 128
        for x in range(image.width()):
            assert image.pixelColor(x, 0).alpha() == 0
            assert image.pixelColor(x, image.height() - 1).alpha() < 12
    assert shadow_margin(HAND, lifted=True) > shadow_margin(HAND)


def test_a_card_is_drawn_once_for_each_size_ratio_and_style(art: CardArt) -> None:
    seven = art.face(Face.parse("7h"), HAND, 1.0, Letters.ENGLISH)
    assert art.face(Face.parse("7h"), HAND, 1.0, Letters.ENGLISH) is seven
    assert art.face(Face.parse("7h"), HAND, 1.0, Letters.RUSSIAN) is seven, "a seven has no letter"
    assert art.face(Face.parse("7h"), HAND, 2.0, Letters.ENGLISH) is not seven
    assert art.face(Face.parse("7h"), TABLE, 1.0, Letters.ENGLISH) is not seven
    assert art.face(Face.parse("7d"), HAND, 1.0, Letters.ENGLISH) is not seven
    art.theme = DARK
    assert art.face(Face.parse("7h"), HAND, 1.0, Letters.ENGLISH) is not seven
    art.theme = LIGHT.dressed(Surface.RED)
    assert art.face(Face.parse("7h"), HAND, 1.0, Letters.ENGLISH) is seven, "the cloth is not on the card"
    art.has_large_index = True
    assert art.face(Face.parse("7h"), HAND, 1.0, Letters.ENGLISH) is not seven


def test_kept_pixmaps_do_not_grow_without_bound(art: CardArt, monkeypatch: pytest.MonkeyPatch) -> None:
    seven = art.face(Face.parse("7h"), SMALLEST, 1.0, Letters.ENGLISH)
    monkeypatch.setattr("rommedesk.ui.table.art.CACHE_BYTES", 5 * seven.width() * seven.height() * 4)
    for rank in range(1, 5):
        art.face(Face.of(rank, Suit.CLUBS), SMALLEST, 1.0, Letters.ENGLISH)
    assert art.face(Face.parse("7h"), SMALLEST, 1.0, Letters.ENGLISH) is seven
    for rank in range(5, 10):
        art.face(Face.of(rank, Suit.CLUBS), SMALLEST, 1.0, Letters.ENGLISH)
    assert art.face(Face.parse("7h"), SMALLEST, 1.0, Letters.ENGLISH) is not seven


@pytest.mark.parametrize("style", list(BackStyle))
def test_back_fills_the_card_and_looks_the_same_after_half_a_turn(art: CardArt, style: BackStyle) -> None:
    image = card_image(art.back(style, HAND, 2.0), HAND)
    assert unlike_after_half_a_turn(image) < 0.005 * image.width() * image.height()
    field = image.copy(image.width() // 4, image.height() // 4, image.width() // 2, image.height() // 2)
    assert list(pixels(field)).count(PAPER.rgb()) < 0.01 * field.width() * field.height()


def test_courts_look_the_same_after_half_a_turn(art: CardArt) -> None:
    for face in COURTS:
        image = card_image(art.face(face, HAND, 2.0, Letters.ENGLISH), HAND)
        assert unlike_after_half_a_turn(image) < 0.005 * image.width() * image.height(), face


def test_courts_are_the_same_half_twice() -> None:
    for face in COURTS:
        text = (cards_folder() / "svg" / "faces" / f"{face}.svg").read_text("utf-8")
        upright, turned = text.split('<g transform="rotate(180)">')
        assert len(turned) > 5000, face
        placing = re.search(r'<g transform="translate[^"]*"><g transform="scale[^"]*">', upright)
        assert placing is not None
        assert turned.startswith(upright[placing.end() :]), face


def test_courts_keep_inside_their_frame(art: CardArt) -> None:
    width = 300
    for face in COURTS:
        image = card_image(art.face(face, width, 1.0, Letters.ENGLISH), width)
        left, right, top = 86, 213, 20
        for y in range(4, image.height() - 4):
            assert image.pixelColor(left, y) == PAPER, face
            assert image.pixelColor(right, y) == PAPER, face
        for x in range(left, right):
            assert image.pixelColor(x, top) == PAPER, face
            assert image.pixelColor(x, image.height() - 1 - top) == PAPER, face


def test_the_twelve_courts_and_their_faces_are_told_apart_on_the_table(art: CardArt) -> None:
    pictures = []
    for face in COURTS:
        image = card_image(art.face(face, TABLE, 2.0, Letters.ENGLISH), TABLE)
        wide = image.width()
        figure = image.copy(round(0.3 * wide), round(0.09 * wide), round(0.4 * wide), round(0.5 * wide))
        pictures.append(bytes(figure.convertToFormat(QImage.Format.Format_RGB32).constBits()))
    for one, other in combinations(pictures, 2):
        unlike = sum(abs(a - b) > 60 for a, b in zip(one, other, strict=True))
        assert unlike > 0.15 * len(one)


def test_icon_is_there_in_small_and_large(art: CardArt) -> None:
    sizes = {size.width() for size in art.icon().availableSizes()}
    assert {16, 32, 256} <= sizes


# ------------------------------------------------------------------ colour
DRESSED = [theme.dressed(Surface.GREEN, has_four_colours=four) for theme in THEMES for four in (False, True)]


def test_suits_stand_out_from_both_papers_and_from_the_ribbon() -> None:
    for theme in DRESSED:
        for ground in (theme.paper, painting.RIBBON.name()):
            for suit in Suit:
                assert contrast(painting.suit_colour(suit, theme).name(), ground) >= 4.5
        assert contrast(painting.JOKER_PURPLE.name(), theme.paper) >= 4.5


def test_pips_and_index_have_the_colours_of_the_theme_on_its_paper(art: CardArt) -> None:
    for art.theme in DRESSED:
        for suit in Suit:
            image = card_image(art.face(Face.of(8, suit), HAND, 2.0, Letters.ENGLISH), HAND)
            half = image.width() // 2
            expected = {QColor(art.theme.paper).rgb(), painting.suit_colour(suit, art.theme).rgb()}
            assert expected <= colours(image.copy(0, 0, int(measures.STRIP * 2 * half), image.height()))
            assert expected <= colours(image.copy(half, 0, half // 2, image.height()))


def test_four_colours_reach_pips_index_courts_and_ribbons(art: CardArt) -> None:
    art.theme = LIGHT.dressed(Surface.GREEN, has_four_colours=True)
    expected = [
        QColor(name) for name in (LIGHT.suit_green, LIGHT.suit_blue, LIGHT.suit_red, LIGHT.suit_black)
    ]
    for suit, colour in zip(Suit, expected, strict=True):
        others = {other.rgb() for other in expected} - {colour.rgb()}
        for rank in (1, 8, 10, 13):
            face = Face.of(rank, suit)
            seen = colours(card_image(art.face(face, HAND, 2.0, Letters.ENGLISH), HAND))
            assert colour.rgb() in seen, face
            assert not others & seen, face
        joker = card_image(art.joker(HAND, 2.0, Letters.ENGLISH, Face.of(9, suit)), HAND)
        assert colour.rgb() in colours(joker.copy(0, 0, int(measures.STRIP * joker.width()), joker.height()))


# ------------------------------------------------------------------ files
@pytest.fixture
def quiet_qt() -> Iterator[None]:
    """Qt may complain about a broken file; the program says it in its own words."""
    previous = qInstallMessageHandler(lambda kind, context, text: None)
    yield
    qInstallMessageHandler(previous)


def test_without_files_plain_cards_are_drawn_and_the_loss_is_logged(
    qtbot: QtBot, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    art = CardArt(tmp_path / "cards")
    with caplog.at_level(logging.WARNING):
        face = card_image(art.face(Face.parse("Kh"), HAND, 1.0, Letters.ENGLISH), HAND)
        joker = card_image(art.joker(HAND, 1.0, Letters.ENGLISH), HAND)
        back = card_image(art.back(BackStyle.LATTICE, HAND, 1.0), HAND)
        art.face(Face.parse("Kh"), TABLE, 1.0, Letters.ENGLISH)
    assert RED.rgb() in colours(face.copy(40, 60, 25, 25)), "a heart in the middle"
    assert ink(face, 0, int(measures.STRIP * HAND))
    assert ink(joker, 0, int(measures.STRIP * HAND))
    assert back.pixelColor(50, 70) == painting.PLAIN_BACK
    assert art.icon().isNull()
    messages = [record.getMessage() for record in caplog.records]
    assert len([text for text in messages if "Kh.svg" in text]) == 1


@pytest.mark.parametrize("content", [b"", b"<svg", b"not a drawing", b"\x89PNG\r\n"])
def test_a_broken_file_is_replaced_by_a_plain_drawing(
    qtbot: QtBot, tmp_path: Path, caplog: pytest.LogCaptureFixture, quiet_qt: None, content: bytes
) -> None:
    shutil.copytree(cards_folder() / "svg", tmp_path / "svg")
    (tmp_path / "svg" / "faces" / "5s.svg").write_bytes(content)
    with caplog.at_level(logging.WARNING):
        image = card_image(CardArt(tmp_path).face(Face.parse("5s"), HAND, 1.0, Letters.ENGLISH), HAND)
    assert image.pixelColor(52, 66) == BLACK, "one large spade in the middle"
    assert "broken" in caplog.text


def test_files_are_what_the_generator_draws(tmp_path: Path) -> None:
    assets = cards_folder().parent
    command = [sys.executable, "-m", "generator", "--out", str(tmp_path)]
    subprocess.run(command, cwd=cards_folder(), check=True)
    drawn = {file.relative_to(tmp_path): file.read_bytes() for file in tmp_path.rglob("*.svg")}
    kept = {file.relative_to(assets): file.read_bytes() for file in assets.rglob("*.svg")}
    assert drawn.keys() == kept.keys()
    assert [name for name in drawn if drawn[name] != kept[name]] == []
    assert sum(map(len, kept.values())) < 1_500_000


def test_files_hold_nothing_but_paths_rectangles_circles_and_groups() -> None:
    for file in cards_folder().rglob("*.svg"):
        tags = {part.split(" ")[0].split(">")[0] for part in file.read_text("utf-8").split("<")[1:]}
        assert tags <= {"svg", "g", "path", "rect", "circle", "/svg", "/g"}, file
