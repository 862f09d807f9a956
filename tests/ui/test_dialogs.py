"""The dialogs: in every language, with every preset, with the figures of the engine."""

from collections.abc import Callable
from dataclasses import replace
from random import Random
from unittest.mock import ANY

import pytest
from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QFocusEvent, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from rommedesk.engine.cards import Card
from rommedesk.engine.events import RoundEnd
from rommedesk.engine.match import standing
from rommedesk.engine.presets import PRESETS, ROMME, RUMMY51, TREPPEN
from rommedesk.engine.rules import DiscardPickup, HandRummy, RuleSet
from rommedesk.engine.scoring import card_value
from rommedesk.engine.state import Round, RoundResult
from rommedesk.players.levels import Level
from rommedesk.store.paths import cards_folder
from rommedesk.store.settings import Settings
from rommedesk.ui.commands import Commands
from rommedesk.ui.dialogs.about import AboutDialog
from rommedesk.ui.dialogs.dialog import Dialog
from rommedesk.ui.dialogs.game_choice import GameChoice, Opponent, with_drawn_levels
from rommedesk.ui.dialogs.keys import KeysDialog
from rommedesk.ui.dialogs.new_game import NARROWEST, NewGameDialog, with_names
from rommedesk.ui.dialogs.paper import CountedCards
from rommedesk.ui.dialogs.question import QuestionDialog, Wording
from rommedesk.ui.dialogs.rules_text import RulesDialog
from rommedesk.ui.dialogs.score_dialog import ScoreDialog
from rommedesk.ui.dialogs.settings_dialog import SettingsDialog
from rommedesk.ui.dialogs.sheet_data import Sheet, make_sheet
from rommedesk.ui.i18n.languages import LanguageSwitch
from rommedesk.ui.i18n.phrases import Phrases
from rommedesk.ui.i18n.seating import Seating
from rommedesk.ui.style import ThemeChoice, ThemeSwitch
from rommedesk.ui.table.art import CardArt
from rommedesk.ui.table.key_scheme import KEY_SCHEME, KeyWords
from tests.builders import play, position
from tests.ui.clipping import clipped
from tests.ui.table.keys import send

LANGUAGES = ("en", "de", "ru")
LEVELS = tuple(Level)
HANDS = ("7h", "Ks Qd 9h 8h", "2c 3c 4d 5s 6s 7s 8c 9d Tc Jc Qh Kh Ad", "3s As Kd", "2d", "3d")


@pytest.fixture
def art(qtbot: QtBot) -> CardArt:
    return CardArt(cards_folder())


@pytest.fixture
def themes(qtbot: QtBot) -> ThemeSwitch:
    application = QApplication.instance()
    assert isinstance(application, QApplication)
    return ThemeSwitch(application)


def finished(rules: RuleSet, seats: int = 3) -> Round:
    """A round that seat 1 has just won by laying off."""
    start = position(rules, HANDS[:seats], stock="2h", opened=(1, 2), melds=("4h 5h 6h",), owners=(1,))
    return play(start, "1: draw", "1: lay 7h > m1", "1: discard 2h")


def sheet_after(last: Round, earlier: tuple[RoundResult, ...] = ()) -> Sheet:
    assert last.result is not None
    results = (*earlier, last.result)
    return make_sheet(last.rules, results, standing(last.rules, len(last.seats), results), last)


def seating(rules: RuleSet, seats: int = 3) -> Seating:
    return Seating(("", "Jonas", "Wolfgang Schmidt", "Karl", "Greta", "Olga")[:seats], 1, rules)


def texts(dialog: Dialog) -> list[str]:
    return [label.text() for label in dialog.findChildren(QLabel)]


Opener = Callable[[Phrases, CardArt], Dialog]


def open_scores(rules: RuleSet, seats: int, chips: int | None = None) -> Opener:
    def opener(phrases: Phrases, art: CardArt) -> Dialog:
        sheet = sheet_after(finished(rules, seats))
        waits = not sheet.standing.is_over
        people = seating(rules, seats)
        return ScoreDialog(sheet, people, phrases, art, waits_for_next_round=waits, chips=chips)

    return opener


def open_new_game(choice: GameChoice) -> Opener:
    return lambda phrases, art: NewGameDialog(phrases, art, choice, LEVELS)


def open_rules(rules: RuleSet) -> Opener:
    return lambda phrases, _art: RulesDialog(rules, 3, phrases)


def open_keys(phrases: Phrases, _art: CardArt) -> Dialog:
    commands = Commands(phrases, phrases)
    phrases.letters_changed.connect(commands.retranslate)  # as the window does with every language
    return KeysDialog(list(commands.actions.values()))


QUESTION = Wording("Give up this match?", "It ends here and does not count.", "Play on", "Give up")
OPENERS: dict[str, Opener] = {
    **{f"new game {name}": open_new_game(GameChoice(name)) for name in PRESETS},
    "new game to watch": open_new_game(GameChoice(first=Opponent(), is_mixed=True)),
    "new game with problems": open_new_game(
        GameChoice(
            "romme-ru", options=(("rounds", None), ("opening_points", 51)), opponents=(Opponent(),) * 5
        )
    ),
    "scores 3": open_scores(replace(ROMME, rounds=5), 3),
    "scores 6": open_scores(replace(ROMME, rounds=5), 6),
    "match end": open_scores(RUMMY51, 4, 1270),
    "match end with losers": open_scores(replace(ROMME, limit=50), 3),
    "scores of melds": open_scores(TREPPEN, 4),
    **{f"rules {name}": open_rules(PRESETS[name]) for name in PRESETS},
    "about": lambda _phrases, art: AboutDialog(art),
    "question": lambda _phrases, _art: QuestionDialog(lambda: QUESTION),
    "settings": lambda phrases, art: SettingsDialog(Settings(), phrases.settings, art),
    "keys": open_keys,
}

SMALL_SCREENS = (QSize(1008, 552), QSize(752, 976))
"""What 1024×600 and 768×1024 leave beside a frame and a panel."""


@pytest.mark.parametrize("name", OPENERS)
def test_no_text_is_cut_off_in_any_language_and_size(
    qtbot: QtBot, switch: LanguageSwitch, phrases: Phrases, art: CardArt, themes: ThemeSwitch, name: str
) -> None:
    dialog = OPENERS[name](phrases, art)
    qtbot.addWidget(dialog)
    wanted = dialog.size()
    dialog.show()
    sizes = [wanted, *(screen.boundedTo(wanted) for screen in SMALL_SCREENS)]
    if isinstance(dialog, NewGameDialog):
        sizes += [QSize(912, 716), QSize(NARROWEST, 500), *SMALL_SCREENS]
    for size in sizes:
        for language in LANGUAGES:
            switch.choose(language)
            dialog.resize(size)
            for _ in range(4):  # wrapped texts in parts that wrap themselves
                QApplication.processEvents()
            assert dialog.size() == size, language
            assert clipped(dialog) == [], (language, size)


@pytest.mark.parametrize("name", OPENERS)
def test_every_dialog_is_left_by_escape_and_all_its_buttons_are_reached_by_tab(
    qtbot: QtBot, phrases: Phrases, art: CardArt, name: str
) -> None:
    home = QWidget()
    qtbot.addWidget(home)
    dialog = OPENERS[name](phrases, art)
    dialog.setParent(home, dialog.windowFlags())
    home.show()
    dialog.show()
    QApplication.processEvents()
    shown = [button for button in dialog.findChildren(QPushButton) if button.isVisibleTo(dialog)]
    assert sum(button.isDefault() for button in shown) == 1
    buttons = [button for button in shown if can_be_reached(button)]
    reached = set()
    for _ in range(60):
        focused = dialog.focusWidget()
        assert focused is not None
        reached.add(focused)
        QTest.keyClick(focused, Qt.Key.Key_Tab)
    assert set(buttons) <= reached
    with qtbot.waitSignal(dialog.rejected):
        QTest.keyClick(dialog, Qt.Key.Key_Escape)


def can_be_reached(button: QPushButton) -> bool:
    """Of buttons of which one is chosen Tab goes to the chosen one only."""
    is_choice = button.isCheckable() and not button.isChecked()
    return button.isEnabled() and not is_choice


@pytest.mark.parametrize("name", OPENERS)
def test_a_change_of_language_reaches_every_text(
    qtbot: QtBot, switch: LanguageSwitch, phrases: Phrases, art: CardArt, name: str
) -> None:
    changed = OPENERS[name](phrases, art)
    qtbot.addWidget(changed)
    for language in ("ru", "de"):
        switch.choose(language)
        QApplication.processEvents()
    fresh = OPENERS[name](phrases, art)
    qtbot.addWidget(fresh)
    assert texts(changed) == texts(fresh)
    assert changed.windowTitle() == fresh.windowTitle()


def test_a_text_that_is_cut_off_would_be_found(qtbot: QtBot, themes: ThemeSwitch) -> None:
    dialog = QuestionDialog(lambda: QUESTION)
    qtbot.addWidget(dialog)
    dialog.show()
    dialog.yes.setMinimumWidth(0)
    dialog.yes.setFixedWidth(30)
    assert clipped(dialog) == ["QPushButton: Give up"]


@pytest.mark.parametrize("preset", PRESETS)
def test_every_preset_can_be_dealt(qtbot: QtBot, phrases: Phrases, art: CardArt, preset: str) -> None:
    dialog = NewGameDialog(phrases, art, GameChoice(), LEVELS)
    qtbot.addWidget(dialog)
    dialog.show()
    QTest.mouseClick(dialog.cards[preset], Qt.MouseButton.LeftButton)
    with qtbot.waitSignal(dialog.chosen) as dealt:
        QTest.mouseClick(dialog.deal, Qt.MouseButton.LeftButton)
    assert dealt.args is not None
    (choice,) = dealt.args
    assert choice.rules == PRESETS[preset]
    fewest, most = PRESETS[preset].players
    assert fewest <= choice.seats <= most


def test_rules_are_changed_and_told(qtbot: QtBot, phrases: Phrases, art: CardArt) -> None:
    dialog = NewGameDialog(phrases, art, GameChoice(), LEVELS)
    qtbot.addWidget(dialog)
    segments = dialog.main_rules.segments["opening_points"]
    segments.chosen.emit(40)
    assert dialog.choice.rules == replace(ROMME, opening_points=40)
    assert "Points for the opening: 40 points" in dialog.summary.text()
    segments.chosen.emit(30)
    assert dialog.choice.options == ()
    dialog.main_rules.pickup.chosen.emit(DiscardPickup.NEVER)
    assert dialog.choice.rules.discard_pickup is DiscardPickup.NEVER
    dialog.cards["treppen"].click()
    assert dialog.choice.rules == TREPPEN


def test_8_a_match_without_end_is_refused_beside_the_field(
    qtbot: QtBot, phrases: Phrases, art: CardArt
) -> None:
    dialog = NewGameDialog(phrases, art, GameChoice(), LEVELS)
    qtbot.addWidget(dialog)
    dialog.main_rules.segments["rounds"].chosen.emit(None)
    assert not dialog.deal.isEnabled()
    assert "never end" in dialog.main_rules.fields["rounds"].problem.text()
    with qtbot.assertNotEmitted(dialog.chosen):
        dialog.accept()
    dialog.main_rules.limit.chosen.emit(200)
    assert dialog.deal.isEnabled()


def test_a_level_tells_what_it_remembers_and_foresees(qtbot: QtBot, phrases: Phrases, art: CardArt) -> None:
    dialog = NewGameDialog(phrases, art, GameChoice(), LEVELS)
    qtbot.addWidget(dialog)
    choice = dialog.seats.lines[0].level
    levels = [choice.itemText(number) for number in range(choice.count())]
    assert levels == ["Random", "Easy", "Medium", "Hard", "Expert"]
    told = set()
    for number in range(choice.count()):
        choice.setCurrentIndex(number)
        assert choice.accessibleDescription() == phrases.players.level_text(LEVELS[number]) != ""
        assert choice.toolTip() == f"<qt>{choice.accessibleDescription()}</qt>"  # in lines, not in one
        told.add(choice.toolTip())
    assert len(told) == len(LEVELS)


def test_people_come_and_go(qtbot: QtBot, phrases: Phrases, art: CardArt) -> None:
    dialog = NewGameDialog(phrases, art, GameChoice(), LEVELS)
    qtbot.addWidget(dialog)
    dialog.seats.lines[0].name.setText("Mia")
    dialog.seats.lines[1].level.setCurrentIndex(0)
    dialog.seats.add.click()
    dialog.seats.lines[0].remove.click()
    assert dialog.choice.opponents == (Opponent("", "random"), Opponent(), Opponent())
    dialog.seats.add.click()
    dialog.seats.add.click()
    assert not dialog.seats.add.isEnabled()
    for _ in range(4):
        dialog.seats.lines[0].remove.click()
    assert dialog.choice.seats == 2
    assert not dialog.seats.lines[0].remove.isEnabled()


def test_4_russian_romme_tells_of_the_second_pack(qtbot: QtBot, phrases: Phrases, art: CardArt) -> None:
    dialog = NewGameDialog(phrases, art, GameChoice(opponents=(Opponent(),)), LEVELS)
    qtbot.addWidget(dialog)
    assert not dialog.second_pack.isVisibleTo(dialog)
    dialog.cards["romme-ru"].click()
    assert dialog.second_pack.isVisibleTo(dialog)
    assert dialog.choice.seats == 3


@pytest.mark.parametrize(("opponents", "jokers"), [(3, 2), (5, 4)])
def test_4_as_many_jokers_are_offered_as_are_played_with(
    qtbot: QtBot, phrases: Phrases, art: CardArt, opponents: int, jokers: int
) -> None:
    choice = GameChoice("romme-ru", opponents=(Opponent(),) * opponents)
    dialog = NewGameDialog(phrases, art, choice, LEVELS)
    qtbot.addWidget(dialog)
    offered = dialog.main_rules.segments["jokers"].findChildren(QPushButton)
    assert [button.text() for button in offered if button.isChecked()] == [str(jokers)]
    assert f"{jokers} jokers" in dialog.deck.text()


def test_a_computer_player_takes_the_seat_of_the_person_and_leaves_it(
    qtbot: QtBot, phrases: Phrases, art: CardArt
) -> None:
    dialog = NewGameDialog(phrases, art, GameChoice(own_name="Oma"), LEVELS)
    qtbot.addWidget(dialog)
    own = dialog.seats.own
    found = [(dialog.choice.first, dialog.choice.own_name, dialog.deal.text())]
    own.level.setCurrentIndex(own.level.findData("hard"))
    assert (own.name.text(), own.name.placeholderText()) == ("", "Felix")
    own.name.setText("Zed")
    found.append((dialog.choice.first, dialog.choice.own_name, dialog.deal.text()))
    own.level.setCurrentIndex(0)
    assert own.name.text() == "Oma"
    found.append((dialog.choice.first, dialog.choice.own_name, dialog.deal.text()))
    assert found == [(None, "Oma", "Deal"), (Opponent("Zed", "hard"), "Oma", "Watch"), (None, "Oma", "Deal")]
    own.level.setCurrentIndex(1)
    assert own.name.text() == "Zed"


@pytest.mark.qt_log_ignore("This plugin does not support")
def test_what_a_level_remembers_is_said_below_the_list_for_the_line_that_is_used(
    qtbot: QtBot, phrases: Phrases, art: CardArt
) -> None:
    choice = GameChoice(opponents=(Opponent("", "easy"), Opponent("", "hard"), Opponent()))
    dialog = NewGameDialog(phrases, art, choice, LEVELS)
    qtbot.addWidget(dialog)
    dialog.show()
    seats, note, words = dialog.seats, dialog.seats.about_level, phrases.players

    def said(level: str) -> bool:
        return note.isVisible() and note.text() == f"{words.level(level)} – {words.level_text(level)}"

    assert said("easy")
    QApplication.sendEvent(seats.lines[1].level, QFocusEvent(QEvent.Type.FocusIn))
    assert said("hard")
    QTest.keyClick(seats.lines[1].level, Qt.Key.Key_Down)
    assert said("expert")
    seats.lines[1].level.setCurrentIndex(LEVELS.index(Level.HARD))
    assert said("hard")
    seats.lines[1].level.setCurrentIndex(LEVELS.index(Level.EXPERT))
    seats.lines[1].level.showPopup()
    seats.lines[1].level.highlighted.emit(LEVELS.index(Level.RANDOM))
    assert said("random")
    seats.lines[1].level.hidePopup()
    QApplication.sendEvent(seats.lines[1].name, QFocusEvent(QEvent.Type.FocusIn))
    assert said("expert")
    QApplication.sendEvent(seats.own.name, QFocusEvent(QEvent.Type.FocusIn))
    assert said("easy")  # of a person nothing is said, so of the first computer player
    seats.lines[0].remove.click()
    assert said("expert")
    seats.mixed.click()
    assert not note.isVisible()
    seats.own.level.setCurrentIndex(seats.own.level.findData("medium"))
    assert said("medium")


def test_the_text_about_a_level_needs_the_same_room_for_every_level(
    qtbot: QtBot, phrases: Phrases, art: CardArt
) -> None:
    dialog = NewGameDialog(phrases, art, GameChoice(), LEVELS)
    qtbot.addWidget(dialog)
    note, words = dialog.seats.about_level, phrases.players
    for width in (300, 400, 700):
        height = note.heightForWidth(width)
        for level in LEVELS:
            text = QLabel(f"{words.level(level)} – {words.level_text(level)}")
            text.setFont(note.font())
            text.setWordWrap(True)
            assert text.heightForWidth(width) <= height + 1
            assert note.heightForWidth(width) == height


def test_a_watched_game_is_shown_as_it_was_chosen(qtbot: QtBot, phrases: Phrases, art: CardArt) -> None:
    choice = GameChoice(own_name="Oma", first=Opponent("Zed", "easy"), is_mixed=True)
    dialog = NewGameDialog(phrases, art, choice, LEVELS)
    qtbot.addWidget(dialog)
    assert dialog.choice == choice


def test_the_levels_of_a_mixed_table_cannot_be_chosen(qtbot: QtBot, phrases: Phrases, art: CardArt) -> None:
    choice = GameChoice(opponents=(Opponent(), Opponent("", "easy"), Opponent()))
    dialog = NewGameDialog(phrases, art, choice, LEVELS)
    qtbot.addWidget(dialog)
    for is_mixed in (True, False):
        dialog.seats.mixed.click()
        assert dialog.choice.is_mixed is is_mixed
        assert {line.level.isEnabled() for line in dialog.seats.lines} == {not is_mixed}
        levels = [line.level.currentText() for line in dialog.seats.lines[:3]]
        assert levels == ([""] * 3 if is_mixed else ["Medium", "Easy", "Medium"])
        assert [one.level for one in dialog.choice.opponents] == ["medium", "easy", "medium"]


@pytest.mark.parametrize("count", range(1, 6))
@pytest.mark.parametrize("first", [None, Opponent("Zed", "expert")])
def test_a_mixed_table_has_two_levels_and_nobody_without_a_plan(count: int, first: Opponent | None) -> None:
    choice = GameChoice(opponents=(Opponent("Mia"),) * count, first=first)
    seen = set()
    for seed in range(60):
        drawn = with_drawn_levels(choice, LEVELS, Random(seed))
        levels = {one.level for one in drawn.computers}
        seen |= levels
        assert drawn.first == first  # chosen in a line of its own, which the dialog leaves open
        assert len(levels) >= min(2, len(choice.computers))
        assert [one.name for one in drawn.computers] == [one.name for one in choice.computers]
    assert seen == {"easy", "medium", "hard", "expert"}


def test_every_seat_of_a_watched_game_gets_a_name(phrases: Phrases) -> None:
    choice = GameChoice(own_name="Anna", first=Opponent(), opponents=(Opponent(), Opponent("Felix")))
    assert [one.name for one in with_names(choice, phrases).computers] == ["Emma", "Anna", "Felix"]
    full = GameChoice(first=Opponent(), opponents=(Opponent(),) * 5)
    names = [one.name for one in with_names(full, phrases).computers]
    assert names == ["Felix", "Anna", "Ben", "Clara", "David", "Emma"]


def test_computer_players_get_names_that_nobody_has(phrases: Phrases) -> None:
    choice = GameChoice(own_name="Anna", opponents=(Opponent(), Opponent("Clara"), Opponent()))
    names = [one.name for one in with_names(choice, phrases).opponents]
    assert names == ["Ben", "Clara", "David"]


def test_the_choice_survives_its_plain_form() -> None:
    choice = GameChoice("treppen", "Oma", (Opponent("Mia", "random"),), (("target", 300),))
    watched = replace(choice, first=Opponent("", "hard"), is_mixed=True)
    for one in (choice, watched):
        assert GameChoice.from_plain(one.to_plain()) == one


def test_a_choice_of_an_older_program_is_read() -> None:
    plain = GameChoice("treppen").to_plain()
    del plain["first"], plain["mixed"]
    assert GameChoice.from_plain(plain) == GameChoice("treppen")


@pytest.mark.parametrize(
    "plain",
    [
        {},
        {**GameChoice().to_plain(), "preset": "skat"},
        {**GameChoice().to_plain(), "opponents": 7},
        {**GameChoice().to_plain(), "opponents": []},
        {**GameChoice().to_plain(), "first": ["Zed", "genius"]},
        {**GameChoice().to_plain(), "first": 7},
        {**GameChoice().to_plain(), "options": {"opening_points": "many"}},
    ],
)
def test_a_choice_that_cannot_be_read_is_forgotten(plain: dict[str, object]) -> None:
    assert GameChoice.from_plain(plain) == GameChoice()


# ---- scores ----------------------------------------------------------------------------------------------


def scores(qtbot: QtBot, sheet: Sheet, phrases: Phrases, art: CardArt) -> ScoreDialog:
    seats = len(sheet.standing.totals)
    dialog = ScoreDialog(
        sheet, seating(sheet.rules, seats), phrases, art, waits_for_next_round=not sheet.standing.is_over
    )
    qtbot.addWidget(dialog)
    return dialog


@pytest.mark.parametrize("rules", [ROMME, RUMMY51, TREPPEN])
def test_7_the_sheet_shows_what_the_engine_counts(
    qtbot: QtBot, phrases: Phrases, art: CardArt, rules: RuleSet
) -> None:
    earlier = (RoundResult(RoundEnd.WENT_OUT, 2, False, (38, 0, 15)),)
    last = finished(rules)
    sheet = sheet_after(last, earlier)
    dialog = scores(qtbot, sheet, phrases, art)
    shown = dialog.sheet
    assert last.result is not None
    for seat in (1, 2, 3):
        points = last.result.scores[seat - 1]
        expected = "–" if points == 0 and seat == 1 else str(points)
        assert shown.scores[1][seat].text() == expected
        assert shown.totals[seat].text() == str(sheet.standing.totals[seat - 1])
    for remainder in sheet.remainders:
        hand = last.seat(remainder.seat).hand
        assert sorted(remainder.cards) == sorted(hand)
        assert remainder.values == tuple(card_value(card, rules) for card in remainder.cards)
        assert shown.sums[remainder.seat].text() == f"= {sum(remainder.values)}"
    assert {remainder.seat for remainder in sheet.remainders} == {2, 3}


def test_7_the_values_stand_under_the_cards(qtbot: QtBot, phrases: Phrases, art: CardArt) -> None:
    dialog = scores(qtbot, sheet_after(finished(ROMME)), phrases, art)
    shown = dialog.sheet
    assert shown.counted[2].accessibleName() == (
        "queen of diamonds: 10, eight of hearts: 8, nine of hearts: 9, king of spades: 10"
    )


def test_7_every_card_of_a_large_hand_is_shown_on_a_narrow_sheet(
    qtbot: QtBot, phrases: Phrases, art: CardArt
) -> None:
    hand = [Card.parse(f"{rank}{suit}") for suit in "cdhs" for rank in "23456789TJ"]
    values = [card_value(card, ROMME) for card in hand]
    for count in (1, 4, 13, 14, 40):
        cards = CountedCards(hand[:count], values[:count], phrases.cards, art)
        qtbot.addWidget(cards)
        widths = [cards.minimumSizeHint().width(), 500, 900]
        heights = [cards.heightForWidth(width) for width in widths]
        assert max(widths[:1]) <= 400
        assert heights == sorted(heights, reverse=True)
        one = cards.minimumSizeHint().height()
        assert heights[0] == one * -(-count // 13)


def test_7_a_hand_rummy_shows_what_the_sum_became(qtbot: QtBot, phrases: Phrases, art: CardArt) -> None:
    for hand_rummy, paid, note in (
        (HandRummy.DOUBLE, "= 37 → 74", "A hand rummy counts double."),
        (HandRummy.PLUS_25, "= 37 → 62", "After a hand rummy the others pay 25 more."),
    ):
        rules = replace(ROMME, hand_rummy=hand_rummy, opening_points=0)
        last = play(
            position(rules, ("7h 8h 9h", "Ks Qd 9h 8h", "2c"), stock="2h"),
            *("1: draw", "1: meld 7h 8h 9h", "1: discard 2h"),
        )
        dialog = scores(qtbot, sheet_after(last), phrases, art)
        shown = dialog.sheet
        assert shown.sums[2].text() == paid
        assert note in shown.strip_note.text()


def test_7_melds_and_the_hands_of_the_others_make_the_points_of_the_winner(
    qtbot: QtBot, phrases: Phrases, art: CardArt
) -> None:
    sheet = sheet_after(finished(TREPPEN))
    assert (sheet.melded, sheet.won_from_others) == ((7, 0, 0), ANY)
    total = sheet.standing.totals[0]
    assert sheet.won_from_others == total - 7 == sum(one.total for one in sheet.remainders)
    dialog = scores(qtbot, sheet, phrases, art)
    note = dialog.sheet.strip_note.text()
    assert f"Points on the table 7, for the other hands {total - 7}, together {total}." in note


def test_the_leader_is_marked_by_a_crown_and_a_word(qtbot: QtBot, phrases: Phrases, art: CardArt) -> None:
    dialog = scores(qtbot, sheet_after(finished(replace(ROMME, rounds=5))), phrases, art)
    shown = dialog.sheet
    assert [shown.leads[seat].text() for seat in (1, 2, 3)] == ["leads", "", ""]
    over = scores(qtbot, sheet_after(finished(replace(ROMME, rounds=1))), phrases, art)
    assert over.sheet.leads[1].text() == "wins"
    assert over.verdict.text() == "You win the match!"


def test_nobody_leads_while_all_are_equal() -> None:
    rules = replace(ROMME, rounds=5)
    dead = RoundResult(RoundEnd.DEAD, 0, False, (0, 0))
    assert make_sheet(rules, (dead,), standing(rules, 2, (dead,)), None).leaders == ()


def test_7_a_shared_win_a_loser_and_chips_are_told(qtbot: QtBot, phrases: Phrases, art: CardArt) -> None:
    rules = replace(RUMMY51, rounds=None, limit=50)
    result = RoundResult(RoundEnd.PASSED, 0, False, (12, 12, 60))
    sheet = make_sheet(rules, (result,), standing(rules, 3, (result,)), None)
    dialog = ScoreDialog(sheet, seating(rules), phrases, art, waits_for_next_round=False, chips=1050)
    qtbot.addWidget(dialog)
    told = dialog.verdict.text()
    assert (
        told == "These share the win: You, Jonas. Over the limit: Wolfgang Schmidt. You have 1,050 chips now."
    )
    assert [dialog.sheet.chips[seat].text() for seat in (1, 2, 3)] == ["+50", "+50", "−100"]


def test_the_sheet_leads_to_the_next_round_or_a_new_game(
    qtbot: QtBot, phrases: Phrases, art: CardArt
) -> None:
    dialog = scores(qtbot, sheet_after(finished(replace(ROMME, rounds=5))), phrases, art)
    dialog.show()
    with qtbot.waitSignal(dialog.next_round):
        QTest.keyClick(dialog, Qt.Key.Key_Return)
    over = scores(qtbot, sheet_after(finished(replace(ROMME, rounds=1))), phrases, art)
    with qtbot.waitSignal(over.new_game):
        over.go_on.click()


def test_escape_closes_the_sheet_and_nothing_else_happens(
    qtbot: QtBot, phrases: Phrases, art: CardArt
) -> None:
    dialog = scores(qtbot, sheet_after(finished(replace(ROMME, rounds=5))), phrases, art)
    dialog.show()
    with qtbot.assertNotEmitted(dialog.next_round), qtbot.waitSignal(dialog.rejected):
        QTest.keyClick(dialog, Qt.Key.Key_Escape)


def test_a_sheet_without_rounds_says_so(qtbot: QtBot, phrases: Phrases, art: CardArt) -> None:
    running = position(ROMME, HANDS[:3], stock="2h")
    sheet = make_sheet(ROMME, (), standing(ROMME, 3, ()), running)
    dialog = ScoreDialog(sheet, seating(ROMME), phrases, art, waits_for_next_round=False)
    qtbot.addWidget(dialog)
    dialog.show()
    qtbot.waitExposed(dialog)
    note = dialog.sheet.empty_note
    assert note.isVisible()
    assert note.text() == "The first round is still being played."
    assert dialog.sheet.title.geometry().top() < 36  # nothing else takes the free height
    assert note.geometry().bottom() < dialog.sheet.total_title.geometry().top()


def test_a_sheet_in_mid_round_shows_the_earlier_rounds(qtbot: QtBot, phrases: Phrases, art: CardArt) -> None:
    earlier = (RoundResult(RoundEnd.WENT_OUT, 2, False, (38, 0, 15)),)
    running = position(ROMME, HANDS[:3], stock="2h")
    sheet = make_sheet(ROMME, earlier, standing(ROMME, 3, earlier), running)
    dialog = ScoreDialog(sheet, seating(ROMME), phrases, art, waits_for_next_round=False)
    qtbot.addWidget(dialog)
    assert not dialog.go_on.isVisibleTo(dialog)
    assert dialog.sheet.counted == {}
    assert not dialog.sheet.strip_title.isVisibleTo(dialog)  # nothing could stand below it


# ---- others ----------------------------------------------------------------------------------------------


def test_what_differs_from_the_preset_is_bold_in_the_rules(qtbot: QtBot, phrases: Phrases) -> None:
    dialog = RulesDialog(replace(ROMME, opening_points=40), 3, phrases)
    qtbot.addWidget(dialog)
    html = dialog.text.toHtml()
    assert html.count("font-weight:700") == html.count("<h3") + 1
    assert dialog.summary.text() == "The rules of Rommé, but: Points for the opening: 40 points."


def test_the_question_agrees_only_on_yes(qtbot: QtBot) -> None:
    for press, agreed in ((Qt.Key.Key_Escape, False), (Qt.Key.Key_Return, False)):
        dialog = QuestionDialog(lambda: QUESTION)
        qtbot.addWidget(dialog)
        said: list[bool] = []
        dialog.agreed.connect(lambda said=said: said.append(True))
        dialog.show()
        QTest.keyClick(dialog, press)
        assert bool(said) is agreed
    dialog = QuestionDialog(lambda: QUESTION)
    qtbot.addWidget(dialog)
    with qtbot.waitSignal(dialog.agreed):
        dialog.yes.click()


def test_enter_does_what_the_focused_button_says(qtbot: QtBot) -> None:
    for focused, agreed in (("no", []), ("yes", [True])):
        dialog = QuestionDialog(lambda: Wording("t", "x", "no", "yes"))
        qtbot.addWidget(dialog)
        said: list[bool] = []
        dialog.agreed.connect(lambda said=said: said.append(True))
        dialog.show()
        button: QPushButton = getattr(dialog, focused)
        button.setFocus()
        QTest.keyClick(button, Qt.Key.Key_Return)
        assert said == agreed
        assert not dialog.isVisible()


def test_enter_that_is_still_held_down_decides_nothing(qtbot: QtBot) -> None:
    dialog = QuestionDialog(lambda: Wording("t", "x", "no", "yes"), is_yes_default=True)
    qtbot.addWidget(dialog)
    agreed: list[bool] = []
    dialog.agreed.connect(lambda: agreed.append(True))
    dialog.open()
    qtbot.waitExposed(dialog)
    for repeats in (True, True, False):
        assert agreed == []
        send(dialog.windowHandle(), Qt.Key.Key_Return, "\r", repeats=repeats)
    assert agreed == [True]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_of_menus_and_table_is_shown(
    qtbot: QtBot, switch: LanguageSwitch, phrases: Phrases, language: str
) -> None:
    switch.choose(language)
    commands = Commands(phrases, phrases)
    dialog = KeysDialog(list(commands.actions.values()))
    qtbot.addWidget(dialog)
    shown, words = texts(dialog), KeyWords(phrases)
    for action in commands.actions.values():
        if not action.shortcut().isEmpty():
            assert action.shortcut().toString(QKeySequence.SequenceFormat.NativeText) in shown
    for line in KEY_SCHEME:
        assert words.keys(line) in shown
        assert words.does(line.does) in shown


def test_about_names_the_licences(qtbot: QtBot, art: CardArt) -> None:
    dialog = AboutDialog(art)
    qtbot.addWidget(dialog)
    told = dialog.licences.toPlainText()
    for part in ("MIT", "CC0", "GNU Lesser General Public License", "Python Software Foundation", "AS IS"):
        assert part in told


def test_dialogs_follow_the_theme(qtbot: QtBot, themes: ThemeSwitch, art: CardArt) -> None:
    dialog = AboutDialog(art)
    qtbot.addWidget(dialog)
    dialog.show()
    for choice in (ThemeChoice.DARK, ThemeChoice.LIGHT):
        themes.choose(choice)
        assert dialog.palette().window().color().name().upper() == themes.theme.bar
