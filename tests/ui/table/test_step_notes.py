"""Sheet and chips on the stairs tell what steps bring; they cover no card and no index."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from rommedesk.engine.moves import TakeDiscards
from rommedesk.engine.presets import TREPPEN
from rommedesk.engine.rules import Scoring
from rommedesk.engine.view import PlayerView
from rommedesk.store.paths import cards_folder
from rommedesk.ui.i18n.phrases import Phrases
from rommedesk.ui.table import slices
from rommedesk.ui.table.art import CardArt
from rommedesk.ui.table.chips import chip_boxes, indices
from rommedesk.ui.table.geometry import Box
from rommedesk.ui.table.places import Zone
from rommedesk.ui.table.scene import TableScene
from rommedesk.ui.table.stairs import stairs
from rommedesk.ui.table.step_notes import StepNotes
from rommedesk.ui.table.step_pictures import CHIP_TEXT, Chip, Sheet
from tests.ui import pictures
from tests.ui.table import positions
from tests.ui.table.positions import seen_by
from tests.ui.table.tables import seat
from tests.ui.table.test_scene import scene_of


@pytest.fixture
def art(qtbot: QtBot) -> CardArt:
    return CardArt(cards_folder())


Point = Callable[..., StepNotes]


@pytest.fixture
def point(art: CardArt, phrases: Phrases) -> Point:
    """Point at so many steps of a view."""

    def pointing(
        view: PlayerView, count: int, felt: tuple[int, int] = (1040, 696), *, wholly: bool = False
    ) -> StepNotes:
        scene = scene_of(art, phrases, view, felt)
        notes = StepNotes(scene, phrases.cards, scene)
        if wholly:
            notes.show_steps()
            work_out(notes)
        scene.pointed = count
        scene.arrange()
        notes.show_steps()
        return notes

    return pointing


def work_out(notes: StepNotes) -> None:
    values = notes.values
    assert values is not None
    while count := values.missing():
        values.value(count)


def scene_behind(notes: StepNotes) -> TableScene:
    scene = notes.parent()
    assert isinstance(scene, TableScene)
    return scene


def the_sheet(scene: TableScene) -> Sheet:
    (note,) = scene.overlays("steps")
    assert isinstance(note, Sheet)
    return note


def chips(scene: TableScene) -> list[Chip]:
    return [chip for chip in scene.overlays("chips") if isinstance(chip, Chip)]


def plain(text: str) -> str:
    return text.replace("\u00a0", " ")


def lines(scene: TableScene) -> list[str]:
    return [plain(line.text) for line in the_sheet(scene).lines]


def covered(scene: TableScene, box: Box) -> set[Zone]:
    """The zones of which a box covers some card."""
    assert scene.shown is not None
    return {lies.zone for lies in scene.shown.places.values() if lies.pose.bounds.overlap(box) > 1}


def without_melds(count: int, hand: str = "3h 7c 7h 9c Kd As") -> PlayerView:
    sheet = positions.Sheet(TREPPEN).pile(" ".join(pictures.STEPS[:count])).drawing()
    return seen_by(sheet.hand(1, hand).round())


# ---- the sheet -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("felt", list(pictures.FELTS.values()))
@pytest.mark.parametrize("steps", [1, 2, 5, 12, 20, 30])
def test_the_sheet_covers_no_card(point: Point, felt: tuple[int, int], steps: int) -> None:
    for count in {1, 2, 3, steps // 3, steps // 2, steps - 1, steps} & set(range(1, steps + 1)):
        scene = scene_behind(point(pictures.stairs(steps), count, felt))
        sheet = the_sheet(scene)
        assert covered(scene, sheet.box) == set(), count
        assert scene.shown is not None
        assert scene.shown.layout.stock_label.overlap(sheet.box) == 0
        staging = scene.shown.layout.staging
        assert staging is None or staging.box.overlap(sheet.box) == 0
        assert Box(0, 0, *map(float, felt)).holds(sheet.box)


def test_the_sheet_tells_melds_points_hand_and_cost(point: Point) -> None:
    scene = scene_behind(point(without_melds(12), 5))
    sheet = the_sheet(scene)
    assert (plain(sheet.title), sheet.points) == ("Take 5 cards", "+50")
    assert lines(scene) == [
        "Meld: 7♣ 7♦ 7♥ and 9♣ 10♣ J♣",
        "Your hand grows to 11 cards, 5 after melding.",
        "If another goes out, they get 41 points.",
    ]
    assert sheet.tip is not None


def test_small_tables_get_few_words(point: Point) -> None:
    scene = scene_behind(point(without_melds(12), 5, (1024, 516)))
    assert lines(scene) == ["Meld: 7♣ 7♦ 7♥ and 9♣ 10♣ J♣", "Hand grows to 11, then 5"]


def test_where_nothing_can_be_melded_it_says_so(point: Point) -> None:
    scene = scene_behind(point(without_melds(12), 1))
    assert the_sheet(scene).points == ""
    assert lines(scene)[:3] == [
        "No meld with it yet.",
        "You may not discard it in this turn.",
        "Your hand grows to 7 cards.",
    ]
    assert lines(scene_behind(point(without_melds(12), 2)))[:2] == [
        "No meld with them yet.",
        "Your hand grows to 8 cards.",
    ]


def test_lay_offs_and_a_way_out_are_told(point: Point) -> None:
    table = positions.Sheet(TREPPEN).meld(2, "Td Jd Qd").hand(1, "7c 7h").pile("Kd 7d").drawing()
    scene = scene_behind(point(seen_by(table.round()), 2))
    assert lines(scene) == [
        "With this you can go out.",
        "Meld: 7♣ 7♦ 7♥",
        "Lay off: K♦",
        "Your hand grows to 4 cards, 0 after melding.",
    ]


def test_penalties_are_no_points_to_be_won(point: Point) -> None:
    view = without_melds(12)
    rules = replace(TREPPEN, scoring=Scoring.PENALTY, target=None, limit=300)
    notes = point(replace(view, position=replace(view.position, rules=rules)), 5)
    scene = scene_behind(notes)
    assert the_sheet(scene).points == ""
    assert lines(scene)[-1] == "If another goes out, it costs you 41 points."
    assert chips(scene) == []


def test_the_sheet_goes_away_a_moment_after_the_pointer(qtbot: QtBot, point: Point) -> None:
    notes = point(without_melds(12), 5)
    scene = scene_behind(notes)
    scene.pointed = 0
    scene.arrange()
    notes.show_steps()
    assert scene.overlays("steps")
    qtbot.waitUntil(lambda: not scene.overlays("steps") and not scene.overlays("chips"))
    scene.pointed = 3
    scene.arrange()
    notes.show_steps()
    assert plain(the_sheet(scene).title) == "Take 3 cards"
    notes.clear()
    assert scene.overlays("steps") == scene.overlays("chips") == ()


# ---- what is worked out, and when ------------------------------------------------------------------------


def test_the_pointed_step_is_worked_out_at_once_the_others_by_and_by(qtbot: QtBot, point: Point) -> None:
    notes = point(without_melds(12), 5)
    values = notes.values
    assert values is not None
    assert values.known(5) is not None
    assert values.missing() == 1
    assert [chip.text for chip in chips(scene_behind(notes))] == ["+50"]
    qtbot.waitUntil(lambda: values.missing() == 0)
    assert sorted(chip.text for chip in chips(scene_behind(notes))) == ["+29", "+50", "+56"]


def test_nothing_is_worked_out_out_of_turn(point: Point, art: CardArt, phrases: Phrases) -> None:
    view = without_melds(12)
    waiting = replace(view, position=replace(view.position, to_move=2))
    for other in (waiting, replace(view, seat=None), pictures.middle()):
        scene = scene_of(art, phrases, other)
        notes = StepNotes(scene, phrases.cards, scene)
        notes.show_steps()
        assert notes.values is None
        assert scene.overlays("steps") == ()


def test_a_new_position_is_worked_out_anew_the_same_one_is_not(art: CardArt, phrases: Phrases) -> None:
    scene = scene_of(art, phrases, without_melds(12))
    notes = StepNotes(scene, phrases.cards, scene)
    notes.show_steps()
    first = notes.values
    assert scene.shown is not None
    scene.sync(without_melds(12), scene.shown.seating)
    notes.show_steps()
    assert notes.values is first
    scene.sync(without_melds(13), scene.shown.seating)
    notes.show_steps()
    assert notes.values is not first


def test_taking_ends_it(qtbot: QtBot, phrases: Phrases) -> None:
    state = (
        positions.Sheet(TREPPEN).pile("4d Kh 2s 9h 6c").hand(1, "3h 7c").hand(2, "5d").rest("5s").drawing()
    )
    table = seat(qtbot, phrases, state.round())
    scene = table.widget.scene_of_table
    table.move(table.at("2s", Zone.STEP))
    assert plain(the_sheet(scene).title) == "Take 3 cards"
    table.perform(TakeDiscards(1, 3))
    assert scene.overlays("steps") == scene.overlays("chips") == ()


def test_the_spot_of_a_step_tells_it_too(qtbot: QtBot, phrases: Phrases) -> None:
    sheet = positions.Sheet(TREPPEN).pile("4d 7d Jc").hand(1, "9c Tc 7c 7h 2s").hand(2, "5d").rest("5s")
    table = seat(qtbot, phrases, sheet.drawing().round())
    table.move(table.at("7d", Zone.STEP))
    states = {spot.id: plain(spot.state) for spot in table.widget.spots()}
    assert states["step 2"].split("\n") == [
        "1 newer card",
        "+50",
        "With this you can go out.",
        "Meld: 7♣ 7♦ 7♥ and 9♣ 10♣ J♣",
        "Your hand grows to 7 cards, 1 after melding.",
    ]
    assert states["step 3"].startswith("2 newer cards")


# ---- chips -----------------------------------------------------------------------------------------------


def test_each_step_that_brings_more_carries_a_chip(point: Point) -> None:
    notes = point(without_melds(12), 5, wholly=True)
    scene = scene_behind(notes)
    shown = scene.shown
    assert shown is not None
    found = {chip.text: chip for chip in chips(scene)}
    assert set(found) == {"+29", "+50", "+56"}
    assert found["+50"].is_pointed
    assert not found["+29"].is_pointed
    steps = {lies.number: lies.pose.box for lies in shown.places.values() if lies.zone is Zone.STEP}
    assert steps[5].overlap(found["+50"].box) > 0
    assert steps[4].overlap(found["+29"].box) > 0
    assert all(chip.size >= 12 for chip in found.values())


@pytest.mark.parametrize("count", [1, 3, 12, 20, 31, 45])
@pytest.mark.parametrize("width", [320.0, 540.0, 900.0])
def test_chips_cover_no_index_and_no_other_chip(count: int, width: float) -> None:
    laid = stairs(count, Box(100, 100, width, 300), 76)
    wanted = dict.fromkeys(range(count), 46.0)
    found = chip_boxes(laid.steps, wanted, list(range(count)), CHIP_TEXT + 5.0)
    assert 0 in found
    boxes = list(found.values())
    for nth, box in enumerate(boxes):
        assert not any(box.overlap(index) for index in indices(laid.steps))
        assert not any(box.overlap(other) for other in boxes[nth + 1 :])
    for place, box in found.items():
        card = laid.steps[place].box
        assert card.x <= box.x < card.x + 0.35 * card.width
        assert abs(box.bottom - card.bottom) < 2 * box.height


def test_a_chip_that_finds_no_place_is_left_out() -> None:
    laid = stairs(12, Box(100, 100, 540, 300), 76)
    assert chip_boxes(laid.steps, {4: 60.0, 5: 300.0}, [4, 5], 18.0).keys() == {4}


def test_a_step_that_takes_long_is_shown_when_it_is_worked_out(
    qtbot: QtBot, point: Point, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(slices, "SLICE_MS", 0.0)
    notes = point(without_melds(12), 5)
    values = notes.values
    assert values is not None
    assert values.known(5) is None
    before = scene_behind(notes).overlays("steps")
    while values.known(5) is None:  # not a slice longer, however busy the machine is
        QApplication.processEvents()
    assert values.missing() == 1  # the step pointed at comes first
    assert scene_behind(notes).overlays("steps") != before
