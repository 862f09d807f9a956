"""A hint: asked for, shown at its cards and places, explained, played, taken away."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QAccessible, QCursor, QEnterEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from rommedesk.engine.cards import Card, parse_names, write_names
from rommedesk.engine.moves import Discard
from rommedesk.engine.presets import ROMME, TREPPEN
from rommedesk.engine.stairs_value import StairsValues
from rommedesk.engine.state import Round
from rommedesk.players.advice import Advice, Opening, StairsAdvice
from rommedesk.ui.i18n.languages import LanguageSwitch
from rommedesk.ui.i18n.phrases import Phrases
from rommedesk.ui.table.bubbles import Bubble
from rommedesk.ui.table.geometry import Box
from rommedesk.ui.table.hints import Hints
from rommedesk.ui.table.options import TableOptions
from rommedesk.ui.table.pictures import Pill, TargetGlow
from rommedesk.ui.table.places import Zone
from tests.ui.advisers import ToldAdviser, advice, suggestion
from tests.ui.table.keys import Keys, send
from tests.ui.table.positions import Sheet, seen_by
from tests.ui.table.tables import NO_KEYS, Table, seat


def opened() -> Sheet:
    """A table on which the seat has melds already."""
    sheet = Sheet(ROMME, 3).hand(1, "9h Kc 5h 6h 7h Ks Qd").hand(2, "2c 3c").hand(3, "4c 5c 6c")
    sheet.pile("3d 8d").rest("As Ad Ah")
    return sheet.meld(2, "6d 7d 8d", "Tc Jc Qc *=Kc").meld(1, "9c 9d 9s")


DISCARD = advice(
    suggestion("discard Ks", why=("useless Ks", "dear:10 Ks", "keeps-pair:4 5h 6h")),
    suggestion("discard Qd", why=("useless Qd", "fits-table:2 Qd"), cost=2.2),
    suggestion("lay 9h > m3", "discard Ks", why=("lays-off 9h",), cost=0.2),
)


class HintTable(Table):
    """A table with its hints."""

    def __init__(self, table: Table, adviser: ToldAdviser) -> None:
        super().__init__(table.widget, table.game)
        self.adviser = adviser
        self.hints: Hints = table.widget.hints

    @property
    def advised(self) -> str:
        """The cards of the hand in dashes, in the order of the hand."""
        scene = self.widget.scene_of_table
        return write_names([card for card in scene.hand if self.shown.places[int(card)].is_advised])

    @property
    def lifted(self) -> list[int]:
        """The steps of the stairs in dashes."""
        places = self.shown.places.values()
        return sorted(lies.number for lies in places if lies.zone is Zone.STEP and lies.is_advised)

    @property
    def places(self) -> list[str]:
        """What is said at the framed places."""
        frames = self.widget.scene_of_table.overlays("hinted-frame")
        return [picture.text for picture in frames if isinstance(picture, Pill)]

    @property
    def pills(self) -> list[Box]:
        """Where it is said at a place what is to be done there."""
        frames = self.widget.scene_of_table.overlays("hinted-frame")
        return [picture.box for picture in frames if isinstance(picture, Pill)]

    @property
    def frames(self) -> list[Box]:
        """The framed places."""
        scene = self.widget.scene_of_table
        every = (*scene.overlays("hinted-glow"), *scene.overlays("hinted-frame"))
        return [picture.box for picture in every if isinstance(picture, TargetGlow)]

    @property
    def note(self) -> Bubble | None:
        """What is painted."""
        notes = self.widget.scene_of_table.overlays("hint")
        return notes[0] if notes and isinstance(notes[0], Bubble) else None

    @property
    def said(self) -> str:
        return self.hints.sheet.text

    @property
    def texts(self) -> list[str]:
        """What stands on the buttons."""
        return [button.text().replace("\u00a0", " ") for button in self.hints.buttons]

    def push(self, text: str) -> None:
        """Click the button with this text."""
        button = next(one for one in self.hints.buttons if one.text().replace("\u00a0", " ").startswith(text))
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def sit(
    qtbot: QtBot,
    phrases: Phrases,
    state: Round,
    told: Advice | None,
    *,
    size: tuple[int, int] = (1040, 696),
    is_quick: bool = True,
) -> HintTable:
    adviser = ToldAdviser(told, is_quick=is_quick)
    table = seat(qtbot, phrases, state, size=size, adviser=adviser)
    adviser.setParent(table.widget)
    return HintTable(table, adviser)


# ---- what is shown ---------------------------------------------------------------------------------------


def test_a_discard_is_shown_at_card_and_pile_explained_and_played_by_a_click(
    qtbot: QtBot, phrases: Phrases
) -> None:
    table = sit(qtbot, phrases, opened().round(), DISCARD)
    table.hints.press()
    assert table.advised == "Ks"
    assert table.places == ["Discard K♠"]
    assert table.frames == [table.shown.layout.pile.grown(6)]
    assert table.said == (
        "Hint. K♠ goes with no other card in your hand and counts 10 points there."
        " So 5♥ 6♥ stay together, for which 4 fitting cards may still come."
    )
    assert table.texts == ["Discard K♠", "Other ways"]
    assert table.game.made == []
    table.push("Discard K♠")
    assert table.made == ["discard Ks"]
    assert (table.said, table.advised, table.places, table.note) == ("", "", [], None)


def test_an_advised_card_is_raised_as_a_selected_one_but_looks_different(
    qtbot: QtBot, phrases: Phrases
) -> None:
    table = sit(qtbot, phrases, opened().round(), DISCARD)
    before = table.lies("Ks").pose
    table.hints.press()
    lies = table.lies("Ks")
    assert lies.pose.y < before.y
    assert (lies.is_advised, lies.is_marked) == (True, False)
    table.select("Ks")
    lies = table.lies("Ks")
    assert (lies.is_advised, lies.is_marked) == (False, True)
    assert table.selected == "Ks"


def test_drawing_and_taking_are_shown_at_stock_and_pile(qtbot: QtBot, phrases: Phrases) -> None:
    told = advice(suggestion("take", why=("takes 8d",)), suggestion("draw", why=("draws 8d",), cost=4.0))
    table = sit(qtbot, phrases, opened().drawing().round(), told)
    table.hints.press()
    assert (table.places, table.texts) == (["Take 8♦"], ["Take 8♦", "Other ways"])
    assert table.frames == [table.shown.layout.pile.grown(6)]
    table.push("Other ways")
    table.push("Draw from the stock")
    assert table.frames == [table.shown.layout.stock.grown(6)]
    assert table.said == "About 4 points worse. You have no use for 8♦."
    table.push("Draw from the stock")
    assert table.made == ["draw"]


def test_an_opening_is_one_deed_with_all_its_melds_but_never_the_discard(
    qtbot: QtBot, phrases: Phrases
) -> None:
    sheet = Sheet(ROMME, 3).hand(1, "5h 6h 7h 9c 9d 9s Ks Qd").hand(2, "2c 3c").hand(3, "4c")
    told = advice(
        suggestion("meld 5h 6h 7h", "meld 9c 9d 9s", "discard Ks", why=("opens:45 5h 6h 7h 9c 9d 9s",)),
        opening=Opening((parse_names("5h 6h 7h"), parse_names("9c 9d 9s")), 45, 0),
    )
    table = sit(qtbot, phrases, sheet.pile("8d").rest("As").round(), told)
    table.hints.press()
    assert sorted(table.advised.split()) == sorted(["5h", "6h", "7h", "9c", "9d", "9s"])
    assert table.said == (
        "You can open: 45 points. Put down 5♥ 6♥ 7♥ and 9♣ 9♦ 9♠: at least 30 points are needed."
    )
    assert (table.texts, table.places) == (["Meld: 45 points"], ["Meld: 45 points"])
    assert table.hints.play()
    assert table.made == ["meld 5h 6h 7h", "meld 9c 9d 9s"]


def test_a_layoff_is_shown_at_its_meld(qtbot: QtBot, phrases: Phrases) -> None:
    told = advice(suggestion("lay 9h > m3", "discard Ks", why=("lays-off 9h",)))
    table = sit(qtbot, phrases, opened().round(), told)
    table.hints.press()
    assert (table.advised, table.places, table.said) == ("9h", ["Lay off 9♥"], "Hint. You can lay off 9♥.")
    assert table.frames[0].overlap(table.lies("9c", Zone.MELD).pose.box) > 0
    table.hints.play()
    assert table.made == ["lay 9h > m3"]


def test_a_swap_is_shown_at_the_joker(qtbot: QtBot, phrases: Phrases) -> None:
    told = advice(suggestion("swap Kc > m2", "discard Ks", why=("swaps Kc",)))
    table = sit(qtbot, phrases, opened().round(), told)
    table.hints.press()
    assert (table.advised, table.places) == ("Kc", ["Swap K♣ for a joker"])
    assert table.said == "Hint. For K♣ you get a joker."
    assert table.frames[0].overlap(table.lies("*", Zone.MELD).pose.box) > 0
    table.hints.play()
    assert table.made == ["swap Kc > m2"]


def test_going_out_is_told_step_by_step_and_played_to_its_end(qtbot: QtBot, phrases: Phrases) -> None:
    sheet = Sheet(ROMME, 3).hand(1, "9h 5h 6h 7h Ks").hand(2, "2c 3c").hand(3, "4c")
    sheet.pile("8d").rest("As").meld(1, "9c 9d 9s")
    way = ("lay 9h > m1", "meld 5h 6h 7h", "discard Ks")
    table = sit(qtbot, phrases, sheet.round(), advice(suggestion(*way, why=("goes-out 9h",))))
    table.hints.press()
    assert table.said == ("You can go out now. Lay off 9♥, then meld 5♥ 6♥ 7♥, then discard K♠.")
    assert sorted(table.advised.split()) == sorted(["9h", "5h", "6h", "7h", "Ks"])
    assert table.texts == ["Go out"]
    table.push("Go out")
    assert table.made == list(way)
    assert table.game.state.result is not None


def on_stairs(pile: str = "4d Kh 9d 6c 2s") -> Round:
    sheet = Sheet(TREPPEN, 2).hand(1, "9c 9h Kd Ac").hand(2, "2c 3c").pile(pile).rest("As Ad")
    return sheet.drawing().round()


def stairs_advice(state: Round, count: int) -> Advice:
    values = StairsValues(seen_by(state).position)
    steps = tuple(StairsAdvice.of(values.value(depth), 0.0) for depth in range(1, len(state.discard) + 1))
    take = suggestion(f"take {count}", why=(f"takes {state.discard[-count]}",))
    return advice(take, suggestion("draw", why=("draws",), cost=12.0), steps=steps)


def test_the_depth_of_the_stairs_is_lifted_and_told(qtbot: QtBot, phrases: Phrases) -> None:
    state = on_stairs()
    table = sit(qtbot, phrases, state, stairs_advice(state, 3))
    table.hints.press()
    assert table.lifted == [1, 2, 3]
    assert table.said.replace("\u00a0", " ") == (
        "Hint. You can meld 9♣ 9♦ 9♥ with them. That brings 27 points."
    )
    assert table.texts == ["Take 3 cards from the stairs", "Other ways"]
    table.hints.play()
    assert table.made == ["take 3"]
    assert table.lifted == []


def test_steps_that_are_pointed_at_take_the_place_of_those_advised(qtbot: QtBot, phrases: Phrases) -> None:
    state = on_stairs()
    table = sit(qtbot, phrases, state, stairs_advice(state, 3))
    table.hints.press()
    table.move(table.at("2s", Zone.STEP))
    assert table.lifted == []
    assert table.widget.scene_of_table.pointed == 1
    table.move(table.felt())
    assert table.lifted == [1, 2, 3]


# ---- presses ---------------------------------------------------------------------------------------------


def test_the_second_press_lists_all_ways_with_what_they_cost_and_the_third_closes(
    qtbot: QtBot, phrases: Phrases
) -> None:
    table = sit(qtbot, phrases, opened().round(), DISCARD)
    table.hints.press()
    table.hints.press()
    assert table.hints.is_listed
    assert not table.hints.can_play
    assert not table.hints.play()
    assert table.texts == [
        "Discard K♠ – the best",
        "Discard Q♦ – about 2 points worse",
        "Lay off 9♥ – about as good",
    ]
    table.hints.press()
    assert (table.said, table.advised, table.hints.is_shown) == ("", "", False)
    assert len(table.adviser.asked) == 1


def test_stairs_that_are_much_worse_are_listed_only_where_there_is_nothing_better(
    qtbot: QtBot, phrases: Phrases
) -> None:
    best, take = suggestion("take 3", why=("takes 9d",)), suggestion("take 5", why=("takes 4d",), cost=263.0)
    draw = suggestion("draw", why=("draws",), cost=12.0)
    far, near = "Take 5 cards from the stairs – much worse", "Draw from the stock – about 12 points worse"
    for others, expected in (((take,), [far]), ((draw, take), [near])):
        table = sit(qtbot, phrases, on_stairs(), advice(best, *others))
        table.hints.press()
        table.hints.press()
        assert [text.replace("\u00a0", " ") for text in table.texts[1:]] == expected


def test_a_way_that_is_chosen_from_the_list_is_shown_and_can_be_played(
    qtbot: QtBot, phrases: Phrases
) -> None:
    table = sit(qtbot, phrases, opened().round(), DISCARD)
    table.hints.press()
    table.hints.press()
    table.push("Discard Q♦")
    assert table.advised == "Qd"
    assert table.said.replace("\u00a0", " ") == (
        "About 2 points worse. Q♦ goes with no other card in your hand."
        " But the next player may lay off Q♦ on 10♣ J♣ Q♣ ★K♣."
    )
    assert table.hints.can_play
    table.push("Discard Q♦")
    assert table.made == ["discard Qd"]


def test_a_line_that_is_pointed_at_shows_what_it_is_about(qtbot: QtBot, phrases: Phrases) -> None:
    table = sit(qtbot, phrases, opened().round(), DISCARD)
    table.hints.press()
    table.hints.press()
    at = QPointF(5, 5)
    QApplication.sendEvent(table.hints.buttons[2], QEnterEvent(at, at, at))
    assert (table.advised, table.places) == ("9h", ["Lay off 9♥"])
    assert table.hints.is_listed


def test_ways_that_begin_alike_are_told_to_the_end_of_the_turn(qtbot: QtBot, phrases: Phrases) -> None:
    told = advice(
        suggestion("meld 5h 6h 7h", "discard Ks", why=("melds 5h 6h 7h",)),
        suggestion("meld 5h 6h 7h", "discard Qd", why=("melds 5h 6h 7h",), cost=1.0),
    )
    table = sit(qtbot, phrases, opened().round(), told)
    table.hints.press()
    table.hints.press()
    assert table.texts == [
        "Meld 5♥ 6♥ 7♥, then discard K♠ – the best",
        "Meld 5♥ 6♥ 7♥, then discard Q♦ – about a point worse",
    ]


@pytest.mark.parametrize(
    ("others", "told"),
    [
        ((), "Swap K♣ for a joker, then meld 5♥ ★ 7♥"),
        (
            (("swap Kc > m2", "meld 5h * 7h", "lay 9h > m3", "discard Qd"),),
            "Swap K♣ for a joker, then meld 5♥ ★ 7♥, at the end discard K♠",
        ),
        (
            (("swap Kc > m2", "meld 5h * 7h", "lay 6h > m3", "discard Ks"),),
            "Swap K♣ for a joker, then meld 5♥ ★ 7♥, then lay off 9♥, then discard K♠",
        ),
    ],
)
def test_a_swap_is_told_with_what_becomes_of_the_joker_and_no_move_is_silently_left_out(
    qtbot: QtBot, phrases: Phrases, others: tuple[tuple[str, ...], ...], told: str
) -> None:
    best = suggestion("swap Kc > m2", "meld 5h * 7h", "lay 9h > m3", "discard Ks", why=("swaps Kc",))
    rest = [suggestion(*moves, why=("swaps Kc",), cost=1.0) for moves in others]
    other = suggestion("discard Qd", why=("useless Qd",), cost=2.0)
    table = sit(qtbot, phrases, opened().round(), advice(best, *rest, other))
    table.hints.press()
    table.hints.press()
    assert table.texts[0] == f"{told} – the best"


@pytest.mark.parametrize("language", ["de", "ru"])
def test_what_is_left_out_between_is_not_hidden_in_any_language(
    phrases: Phrases, switch: LanguageSwitch, language: str
) -> None:
    switch.choose(language)
    way = suggestion("swap Kc > m2", "meld 5h * 7h", "lay 9h > m3", "discard Ks")
    line = phrases.advice.line(
        way, advice(way), seen_by(opened().round()), "A", way.moves[1:2], way.moves[-1]
    )
    assert (
        line.replace("\u00a0", " ")
        == {
            "de": "A, dann 5♥ ★ 7♥ auslegen, zuletzt K♠ abwerfen – am besten",
            "ru": "A, затем выложить 5♥ ★ 7♥, в конце сбросить К♠ – лучше всего",
        }[language]
    )


@pytest.mark.parametrize("size", [(960, 507), (1024, 507), (1040, 696), (1280, 696), (1600, 980)])
def test_the_list_covers_neither_marked_cards_nor_the_marked_place(
    qtbot: QtBot, phrases: Phrases, size: tuple[int, int]
) -> None:
    sheet = Sheet(ROMME, 4).hand(1, "9h Th Jh Qh 5c 5d 5s Kh 8c 2d 3s 4h Kd").pile("3c 8d")
    sheet.meld(2, "9c Tc Jc Qc").meld(3, "As Ad Ac")
    told = advice(
        suggestion("meld 9h Th Jh Qh", "meld 5c 5d 5s", "discard Kh", why=("melds 9h Th Jh Qh",)),
        suggestion("discard 4h", why=("least-useful 4h",), cost=2.0),
        suggestion("discard 8c", why=("least-useful 8c",), cost=3.0),
        suggestion("discard 2d", why=("least-useful 2d",), cost=5.0),
        suggestion("discard Kh", why=("least-useful Kh",), cost=8.0),
    )
    table = sit(qtbot, phrases, sheet.round(), told, size=size)
    table.hints.press()
    table.hints.press()
    assert table.note is not None
    marked = [lies.pose.bounds for lies in table.shown.places.values() if lies.is_advised]
    for box in [*marked, *table.frames, *table.pills]:
        assert table.note.box.overlap(box) < 0.02 * box.area


def steps_of(state: Round) -> tuple[StairsAdvice, ...]:
    """What every step brings; two cards cost 7 points, each more 10 more."""
    values = StairsValues(state)
    counts = range(1, len(state.discard) + 1)
    return tuple(StairsAdvice.of(values.value(count), 10.0 * count - 13.0) for count in counts)


def test_on_the_stairs_the_list_holds_depths_with_what_they_bring_score_and_cost(
    qtbot: QtBot, phrases: Phrases
) -> None:
    state = on_stairs()
    told = advice(
        suggestion("draw", why=("draws",)),
        suggestion("take 1", why=("takes 2s",), cost=3.0),
        steps=steps_of(state),
    )
    table = sit(qtbot, phrases, state, told, size=(1280, 696))
    table.hints.press()
    table.hints.press()
    assert table.texts == [
        "Draw from the stock – the best",
        "Take 2♠: nothing to lay yet, your hand grows to 5 cards – about 3 points worse",
        "Take 3 cards: 9♣ 9♦ 9♥, +27 – about 17 points worse",
        "Take 4 cards: 9♣ 9♦ 9♥, +27 – much worse",
        "Take 5 cards: 9♣ 9♦ 9♥, +27 – much worse",
    ]
    table.push("Take 3 cards")
    assert table.lifted == [1, 2, 3]
    assert table.said.replace("\u00a0", " ") == (
        "About 17 points worse. You can meld 9♣ 9♦ 9♥ with them. That brings 27 points."
    )
    table.push("Take 3 cards")
    assert table.made == ["take 3"]


def test_a_depth_that_brings_nothing_is_explained_by_the_hand_it_makes(
    qtbot: QtBot, phrases: Phrases
) -> None:
    state = on_stairs("6c 2s")
    told = advice(suggestion("draw", why=("draws",)), steps=steps_of(state))
    table = sit(qtbot, phrases, state, told)
    table.hints.press()
    table.hints.press()
    table.push("Take 2 cards")
    assert table.said == "About 7 points worse. Nothing to lay yet, your hand grows to 6 cards."


def test_hidden_scores_hide_what_depths_score(phrases: Phrases) -> None:
    state = on_stairs()
    phrases.advice.hides_points = True
    assert phrases.advice.brings(steps_of(state)[2], seen_by(state)) == "9♣ 9♦ 9♥".replace(" ", "\u00a0")


def test_without_other_ways_the_second_press_says_so(qtbot: QtBot, phrases: Phrases) -> None:
    table = sit(qtbot, phrases, opened().round(), advice(suggestion("discard Ks", why=("useless Ks",))))
    table.hints.press()
    table.hints.press()
    assert table.said == "What you could do. Nothing else is worth considering here."
    assert table.hints.words(phrases.advice)[1] == (
        "Nothing else is worth considering here. Discard K♠ – the best"
    )
    assert table.texts == ["Discard K♠ – the best"]
    table.hints.press()
    assert not table.hints.is_shown


# ---- what takes it away ----------------------------------------------------------------------------------


def test_a_move_takes_the_hint_away_and_the_next_press_asks_again(qtbot: QtBot, phrases: Phrases) -> None:
    table = sit(qtbot, phrases, opened().round(), DISCARD)
    table.hints.press()
    table.perform(Discard(1, parse_names("Qd")[0]))
    assert table.made == ["discard Qd"]
    assert (table.said, table.advised, table.frames) == ("", "", [])
    assert not table.hints.can_ask
    table.hints.press()
    assert len(table.adviser.asked) == 1


def test_an_answer_for_an_earlier_position_is_dropped(qtbot: QtBot, phrases: Phrases) -> None:
    table = sit(qtbot, phrases, opened().round(), DISCARD, is_quick=False)
    table.hints.press()
    keys = Keys(table.widget)
    keys.select(parse_names("5h 6h 7h"))
    keys.press("M")
    assert table.adviser.cancelled == 1
    assert not table.hints.is_thinking
    table.adviser.answer()
    assert (table.said, table.advised) == ("", "")


def test_a_suggestion_that_is_not_legal_is_not_shown(qtbot: QtBot, phrases: Phrases) -> None:
    table = sit(qtbot, phrases, opened().round(), advice(suggestion("draw", why=("draws",))))
    table.hints.press()
    assert table.said.startswith("No hint this time.")


def test_while_one_waits_a_note_says_so_and_a_second_press_does_not_ask_again(
    qtbot: QtBot, phrases: Phrases
) -> None:
    table = sit(qtbot, phrases, opened().round(), DISCARD, is_quick=False)
    table.hints.press()
    assert table.said == ""
    qtbot.waitUntil(lambda: table.said.startswith("Thinking…"))
    table.hints.press()
    assert len(table.adviser.asked) == 1
    table.adviser.answer()
    assert table.said.startswith("Hint.")


def test_where_there_is_no_advice_that_is_said_and_one_may_ask_again(qtbot: QtBot, phrases: Phrases) -> None:
    table = sit(qtbot, phrases, opened().round(), None)
    table.hints.press()
    assert table.said == "No hint this time. The program could not work one out. Just play on."
    table.push("Close")
    assert table.said == ""
    table.adviser.told = DISCARD
    table.hints.press()
    assert table.advised == "Ks"


def test_a_press_on_the_table_sends_the_note_aside_but_cards_stay_marked(
    qtbot: QtBot, phrases: Phrases
) -> None:
    table = sit(qtbot, phrases, opened().round(), DISCARD)
    table.hints.press()
    table.click(table.at("5h"))
    assert (table.said, table.advised, table.selected) == ("", "Ks", "5h")
    assert table.frames == []
    table.click(table.at("5h"))
    assert len(table.frames) == 1
    table.hints.press()
    assert table.said.startswith("Hint.")
    assert len(table.adviser.asked) == 1


def test_a_press_on_the_note_itself_does_nothing_to_the_table_below(qtbot: QtBot, phrases: Phrases) -> None:
    table = sit(qtbot, phrases, opened().round(), DISCARD)
    table.hints.press()
    QTest.mouseClick(table.hints.sheet, Qt.MouseButton.LeftButton, pos=table.pixel((12, 12)))
    assert table.said.startswith("Hint.")
    assert table.selected == ""


def test_it_speaks_the_language_that_is_chosen_meanwhile(
    qtbot: QtBot, phrases: Phrases, switch: LanguageSwitch
) -> None:
    table = sit(qtbot, phrases, opened().round(), DISCARD)
    table.hints.press()
    switch.choose("de")
    QApplication.sendEvent(table.widget, QEvent(QEvent.Type.LanguageChange))
    assert table.said.startswith("Tipp. K♠ passt zu keiner anderen Karte")
    assert table.texts == ["K♠ abwerfen", "Was sonst?"]


def test_without_an_adviser_there_are_no_hints(qtbot: QtBot, phrases: Phrases) -> None:
    table = seat(qtbot, phrases, opened().round())
    assert not table.widget.hints.can_ask
    table.widget.hints.press()
    assert not table.widget.hints.is_shown


# ---- keys ------------------------------------------------------------------------------------------------


def test_one_key_shows_it_and_one_key_plays_it(qtbot: QtBot, phrases: Phrases) -> None:
    table = sit(qtbot, phrases, opened().round(), DISCARD)
    keys = Keys(table.widget)
    keys.press("V")
    assert table.said.startswith("Hint.")
    assert table.widget.hasFocus()
    keys.press("Y")
    assert table.made == ["discard Ks"]
    assert table.widget.has_keys()


def test_arrows_walk_the_list_show_each_way_and_enter_chooses(qtbot: QtBot, phrases: Phrases) -> None:
    table = sit(qtbot, phrases, opened().round(), DISCARD)
    keys = Keys(table.widget)
    keys.press("V", "V")
    assert table.hints.buttons[0].hasFocus()
    keys.press(Qt.Key.Key_Down)
    assert table.advised == "Qd"
    keys.press(Qt.Key.Key_Up, Qt.Key.Key_Up)
    assert table.advised == "9h"
    keys.press(Qt.Key.Key_Return)
    assert table.texts[0] == "Lay off 9♥"
    keys.press("Y")
    assert table.made == ["lay 9h > m3"]


def test_escape_takes_the_hint_away_before_the_selection(qtbot: QtBot, phrases: Phrases) -> None:
    table = sit(qtbot, phrases, opened().round(), DISCARD)
    keys = Keys(table.widget)
    keys.press("V", "V")
    keys.press(Qt.Key.Key_Escape)
    assert (table.said, table.advised) == ("", "")
    assert table.widget.has_keys()
    table.select("5h")
    keys.press("V", Qt.Key.Key_Escape)
    assert (table.advised, table.selected) == ("", "5h")
    keys.press(Qt.Key.Key_Escape)
    assert table.selected == ""


def test_a_tab_goes_to_the_button_that_plays_it(qtbot: QtBot, phrases: Phrases) -> None:
    table = sit(qtbot, phrases, opened().round(), DISCARD)
    keys = Keys(table.widget)
    keys.press("V", Qt.Key.Key_Tab)
    assert table.hints.buttons[0].hasFocus()
    keys.press(Qt.Key.Key_Space)
    assert table.made == ["discard Ks"]


# ---- room ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "de", "ru"])
@pytest.mark.parametrize("size", [(1024, 516), (768, 940), (1040, 696), (1616, 952)])
def test_a_note_never_covers_what_it_tells_of(
    qtbot: QtBot, phrases: Phrases, switch: LanguageSwitch, size: tuple[int, int], language: str
) -> None:
    switch.choose(language)
    state = on_stairs("4d Kh 9d 6c 2s 3h Ts 7h 7s 8h Jd Qh 5c 5h 2h")
    cases = ((opened().round(), DISCARD), (state, stairs_advice(state, 13)))
    for position, told in cases:
        table = sit(qtbot, phrases, position, told, size=size)
        for _ in range(2):
            table.hints.press()
            note = table.note
            assert note is not None
            keys = [key for key, lies in table.shown.places.items() if lies.is_advised]
            assert keys
            boxes = [table.shown.places[key].pose.bounds for key in keys]
            assert [box for box in (*boxes, *table.frames) if box.overlap(note.box) > 1] == []
            assert Box(0, 0, *size).holds(note.box)


@pytest.mark.parametrize("size", [(1024, 516), (768, 940), (768, 476), (1040, 696)])
def test_a_note_never_covers_what_is_said_at_its_place(
    qtbot: QtBot, phrases: Phrases, switch: LanguageSwitch, size: tuple[int, int]
) -> None:
    switch.choose("ru")  # the longest text
    told = advice(suggestion("draw", why=("draws 8d", "waits-for:26 4s 5d 5h 6c 7s")))
    table = sit(qtbot, phrases, opened().drawing().round(), told, size=size)
    table.hints.press()
    assert table.note is not None
    (pill,) = table.pills
    assert pill.overlap(table.note.box) == 0


def test_a_hint_about_a_card_out_of_sight_brings_it_into_sight(qtbot: QtBot, phrases: Phrases) -> None:
    pack = [rank + suit for suit in "cdhs" for rank in "A23456789TJQK"]
    sheet = Sheet(ROMME, 2).hand(1, " ".join(pack[:45])).hand(2, "2c").pile("8d").rest("As")
    table = sit(
        qtbot,
        phrases,
        sheet.round(),
        advice(suggestion("discard 6s", why=("least-useful 6s",))),
        size=(640, 420),
    )
    card = Card(table.key("6s"))
    fan, place = table.shown.layout.hand, table.widget.scene_of_table.hand.index(card)
    table.widget.scene_of_table.look_at_hand(0)
    table.hints.press()
    fan = table.shown.layout.hand
    assert fan.can_be_seen(place)
    assert table.advised == "6s"


def test_a_new_size_takes_the_note_along(qtbot: QtBot, phrases: Phrases) -> None:
    table = sit(qtbot, phrases, opened().round(), DISCARD)
    table.hints.press()
    table.widget.resize(1300, 800)
    QApplication.processEvents()
    note = table.note
    assert note is not None
    assert abs(table.hints.sheet.x() - note.box.x) <= 1
    assert note.tip is not None
    assert abs(note.tip[0] - table.lies("Ks").pose.x) < 2
    assert table.frames == [table.shown.layout.pile.grown(6)]


# ---- refusals ----------------------------------------------------------------------------------------------


def test_a_refusal_that_has_no_certain_mend_offers_a_hint(qtbot: QtBot, phrases: Phrases) -> None:
    sheet = Sheet(ROMME, 3).hand(1, "5h 6h 7h 9c 9d Ks Qd").hand(2, "2c 3c").hand(3, "4c")
    told = advice(suggestion("undo", why=("takes-back",)))
    table = sit(qtbot, phrases, sheet.pile("8d").rest("As").round(), told)
    table.select("5h", "6h", "7h")
    assert table.widget.lay_selected()
    table.select("Ks")
    assert not table.widget.discard_selected()
    offers = table.widget.refusal_buttons.buttons
    assert [button.text() for button in offers] == ["Take all back", "Hint"]
    QTest.mouseClick(offers[1], Qt.MouseButton.LeftButton)
    assert table.widget.refusal_text() == ""
    assert table.said == "Hint. The turn cannot be ended like this."
    table.push("Take back the last step")
    assert table.made == ["meld 5h 6h 7h", "undo"]


def test_a_refusal_sends_the_note_of_a_hint_aside(qtbot: QtBot, phrases: Phrases) -> None:
    table = sit(qtbot, phrases, opened().round(), DISCARD)
    table.hints.press()
    table.widget.select(frozenset())
    Keys(table.widget).press("S")  # drawing again is refused
    assert table.widget.refusal_text() != ""
    assert (table.said, table.advised) == ("", "Ks")


def test_no_hint_is_offered_where_none_can_be_had(qtbot: QtBot, phrases: Phrases) -> None:
    sheet = Sheet(ROMME, 3).hand(1, "5h 6h 7h 9c 9d Ks Qd").hand(2, "2c 3c").hand(3, "4c")
    table = seat(qtbot, phrases, sheet.pile("8d").rest("As").round())
    table.select("5h", "6h", "7h")
    table.widget.lay_selected()
    table.select("Ks")
    table.widget.discard_selected()
    assert [button.text() for button in table.widget.refusal_buttons.buttons] == ["Take all back"]


def test_the_second_half_of_a_double_click_on_it_reaches_nothing_beneath(
    qtbot: QtBot, phrases: Phrases, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = sit(qtbot, phrases, opened().round(), advice(suggestion("lay 9h > m3", why=("lays-off 9h",))))
    monkeypatch.setattr(table.widget.echoes, "_double_ms", 3_600_000)
    table.hints.press()
    button = table.hints.buttons[0]
    at = button.mapTo(table.widget, button.rect().center())
    QCursor.setPos(table.widget.mapToGlobal(at))
    pressed: list[str] = []
    monkeypatch.setattr(table.widget.pointer, "press", lambda *_, **__: pressed.append("press"))
    for _ in range(2):
        QTest.mouseClick(table.widget.windowHandle(), Qt.MouseButton.LeftButton, NO_KEYS, at)
    assert table.made == ["lay 9h > m3"]
    assert pressed == []


def test_the_keys_work_on_a_russian_keyboard(qtbot: QtBot, phrases: Phrases) -> None:
    table = sit(qtbot, phrases, opened().round(), DISCARD)
    Keys(table.widget)
    send(table.widget, ord("М"), "м")  # where a Latin keyboard has V
    assert table.said.startswith("Hint.")
    send(table.widget, ord("Н"), "н")  # Y
    assert table.made == ["discard Ks"]


def test_a_key_that_is_held_down_asks_once(qtbot: QtBot, phrases: Phrases) -> None:
    table = sit(qtbot, phrases, opened().round(), DISCARD)
    Keys(table.widget)
    send(table.widget, ord("V"), "v")
    for _ in range(3):
        send(table.widget, ord("V"), "v", repeats=True)
    assert table.said.startswith("Hint.")


def test_a_left_handed_table_shows_it_on_its_own_side(qtbot: QtBot, phrases: Phrases) -> None:
    table = sit(qtbot, phrases, opened().round(), DISCARD)
    table.hints.press()
    right = table.frames[0]
    table.widget.set_options(TableOptions(pace=0, is_left_handed=True))
    assert table.said.startswith("Hint.")
    (left,) = table.frames
    assert left == table.shown.layout.pile.grown(6)
    assert left.centre[0] < 520 < right.centre[0]


@pytest.mark.parametrize("language", ["en", "de", "ru"])
def test_everything_about_it_has_a_name(
    qtbot: QtBot, phrases: Phrases, switch: LanguageSwitch, language: str
) -> None:
    switch.choose(language)
    table = sit(qtbot, phrases, opened().round(), DISCARD)
    for _ in range(2):
        table.hints.press()
        assert table.hints.sheet.accessibleName()
        widgets = [table.hints.sheet, *table.hints.buttons]
        names = [QAccessible.queryAccessibleInterface(one).text(QAccessible.Text.Name) for one in widgets]
        assert all(names)
        assert len(set(names)) == len(names)


def test_ways_that_differ_in_the_last_card_are_told_with_a_word_for_what_lies_between(
    qtbot: QtBot, phrases: Phrases
) -> None:
    told = advice(
        suggestion("meld 5h 6h 7h", "lay 9h > m3", "discard Ks", why=("melds 5h 6h 7h",)),
        suggestion("meld 5h 6h 7h", "lay 9h > m3", "discard Qd", why=("melds 5h 6h 7h",), cost=1.0),
        suggestion("meld 5h 6h 7h", "discard Ks", why=("melds 5h 6h 7h",), cost=2.0),
    )
    table = sit(qtbot, phrases, opened().round(), told)
    table.hints.press()
    table.hints.press()
    assert table.texts == [
        "Meld 5♥ 6♥ 7♥, then lay off 9♥, then discard K♠ – the best",
        "Meld 5♥ 6♥ 7♥, at the end discard Q♦ – about a point worse",
        "Meld 5♥ 6♥ 7♥, then discard K♠ – about 2 points worse",
    ]


def test_many_cards_are_counted_in_the_list_not_named(qtbot: QtBot, phrases: Phrases) -> None:
    sheet = Sheet(ROMME, 2).hand(1, "2c 3c 4c 5c 6c 7c 9d 9h 9s Kh Qd").hand(2, "2h 3h")
    melds = ("meld 2c 3c 4c 5c 6c 7c", "meld 9d 9h 9s")
    told = advice(
        suggestion(*melds, "discard Kh", why=("opens 2c",)),
        suggestion(*melds, "discard Qd", why=("opens 2c",), cost=1.0),
    )
    table = sit(qtbot, phrases, sheet.pile("8h").rest("As").round(), told)
    table.hints.press()
    table.hints.press()
    assert table.texts == [
        "Meld: 54 points, then discard K♥ – the best",
        "Meld: 54 points, then discard Q♦ – about a point worse",
    ]


def test_a_line_that_is_too_long_for_the_table_is_cut_off_but_told_whole(
    qtbot: QtBot, phrases: Phrases
) -> None:
    table = sit(qtbot, phrases, opened().round(), DISCARD, size=(700, 480))
    text = "lay off a card, then " * 20 + "go out"
    table.hints.sheet.say("Long", "", (350, 300), (), [(text, lambda: None)], is_list=True)
    note, button = table.note, table.hints.buttons[0]
    assert note is not None
    assert Box(0, 0, 700, 480).holds(note.box)
    assert "…" in button.text()
    assert (button.accessibleName(), button.toolTip()) == (text, text)
    assert button.geometry().right() < table.hints.sheet.width()
