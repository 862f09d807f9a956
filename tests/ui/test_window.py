"""The window around the table: commands, status, log, settings, languages, resuming."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import TypeVar

import pytest
from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtGui import QAction, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from rommedesk.app.budgets import budgets
from rommedesk.app.player_host import PlayerFailure
from rommedesk.engine.moves import Discard, Draw, Move, Pass, TakeDiscards, Undo
from rommedesk.engine.presets import PRESETS
from rommedesk.engine.record_lines import RecordFault
from rommedesk.store.settings import LoadedSettings, SettingFault, SettingProblem, Settings
from rommedesk.store.troubles import StoreFault, StoreTrouble
from rommedesk.ui.bars import ActionButton
from rommedesk.ui.choosers import Choice
from rommedesk.ui.commands import Does
from rommedesk.ui.dialogs.about import AboutDialog
from rommedesk.ui.dialogs.controls import PictureChoice, Switch
from rommedesk.ui.dialogs.dialog import Dialog
from rommedesk.ui.dialogs.game_choice import GameChoice, Opponent
from rommedesk.ui.dialogs.keys import KeysDialog
from rommedesk.ui.dialogs.new_game import NewGameDialog
from rommedesk.ui.dialogs.question import QuestionDialog
from rommedesk.ui.dialogs.rules_text import RulesDialog
from rommedesk.ui.dialogs.score_dialog import ScoreDialog
from rommedesk.ui.dialogs.settings_dialog import SettingsDialog
from rommedesk.ui.i18n.card_words import IndexLetters
from rommedesk.ui.i18n.languages import LanguageSwitch
from rommedesk.ui.i18n.phrases import Phrases
from rommedesk.ui.log_panel import entries
from rommedesk.ui.spots import SpotRole
from rommedesk.ui.table.deeds import score
from rommedesk.ui.table.items import CardItem, PictureItem
from rommedesk.ui.table.pictures import TrayGround
from rommedesk.ui.table.plates import OwnPlate, SeatPlate
from tests.app.builders import PlayerStopped
from tests.ui.clipping import clipped
from tests.ui.games import Begin, Play, programs

LANGUAGES = ("en", "de", "ru")
TURN_BUTTONS = (Does.MELD, Does.LAY_OFF, Does.DISCARD)


@pytest.fixture
def begin(qtbot: QtBot, tmp_path: Path, catalogues: Path) -> Iterator[Begin]:
    folder = tmp_path / "matches"
    folder.mkdir()
    with programs(qtbot, folder, catalogues) as begin:
        yield begin


@pytest.fixture
def play(begin: Begin) -> Play:
    """A program in English with its window open and no match yet."""
    play = begin()
    play.window.show()
    play.settle()
    return play


def plain(html: str) -> str:
    return html.replace("<b>", "").replace("</b>", "")


# ---- matches ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("preset", PRESETS)
def test_every_preset_begins_from_the_dialog(play: Play, preset: str) -> None:
    play.desk.begin()
    dialog = play.dialog(NewGameDialog)
    dialog.cards[preset].click()
    dialog.deal.click()
    play.wait_for_turn()
    assert play.controller.record is not None
    assert play.controller.record.setup.rules == PRESETS[preset]
    assert play.window.status.said.startswith("Your turn.")
    assert not play.has_dialog


def test_the_last_choice_is_offered_again(play: Play) -> None:
    play.deal("treppen", opponents=1, target=300)
    play.desk.offer_new_game()
    dialog = play.dialog(NewGameDialog)
    assert dialog.choice == GameChoice.from_plain(play.window.settings.new_game)
    assert (dialog.choice.preset, dialog.choice.seats) == ("treppen", 2)
    assert dialog.choice.rules.target == 300


def test_what_was_chosen_is_kept_when_the_running_match_is_played_on(play: Play) -> None:
    play.deal("treppen", opponents=1)
    play.desk.offer_new_game()
    dialog = play.dialog(NewGameDialog)
    dialog.cards["rummy51"].click()
    dialog.deal.click()
    play.dialog(QuestionDialog).reject()
    play.desk.offer_new_game()
    assert play.dialog(NewGameDialog).choice.preset == "rummy51"
    assert play.controller.record is not None
    assert play.controller.record.setup.preset == "treppen"


def test_the_expert_thinks_as_thoroughly_as_the_settings_say(begin: Begin) -> None:
    play = begin(Settings(language="en", thoroughness="thorough"))
    found = [play.controller.budgets]
    play.window.use(thoroughness="quick")
    found.append(play.controller.budgets)
    assert found == [budgets(Settings(thoroughness=name)) for name in ("thorough", "quick")]


def test_a_mixed_table_is_written_down_with_its_levels(play: Play) -> None:
    play.desk.deal(GameChoice(opponents=(Opponent(),) * 3, is_mixed=True))
    assert play.controller.record is not None
    person, *others = play.controller.record.setup.players
    assert person.level == ""
    assert len({one.level for one in others}) > 1
    assert GameChoice.from_plain(play.window.settings.new_game).is_mixed


def test_a_closed_program_goes_on_inside_the_turn(begin: Begin) -> None:
    first = begin()
    first.window.show()
    first.deal()
    first.wait_for_turn()
    if first.controller.check(Draw(1)) is None:
        first.move("draw")
    before = first.controller.view()
    first.window.close()

    second = begin()
    second.window.show()
    second.desk.begin()
    second.wait_for_turn()
    assert second.controller.view() == before
    assert not second.has_dialog
    assert second.window.status.said.startswith("Your turn.")


def test_a_damaged_match_is_told_and_left_alone(begin: Begin) -> None:
    first = begin()
    first.deal()
    first.wait_for_turn()
    first.window.close()
    second = begin()
    (path,) = second.matches.unfinished()
    damaged = path.read_text("utf-8").replace('"', "'", 1)
    path.write_text(damaged, "utf-8")
    second.desk.begin()
    dialog = second.dialog(QuestionDialog)
    assert dialog.title.text() == "The last match cannot go on"
    assert second.matches.unfinished() == ()
    (kept,) = (second.matches.folder / "damaged").iterdir()
    assert kept.read_text("utf-8") == damaged
    assert str(kept) in dialog.text.text()
    dialog.yes.click()
    second.dialog(NewGameDialog)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fault_of_a_file_has_its_sentence(
    switch: LanguageSwitch, phrases: Phrases, language: str
) -> None:
    switch.choose(language)
    told = [phrases.troubles.record_fault(fault, 7) for fault in RecordFault]
    told += [phrases.troubles.store_fault(fault) for fault in StoreFault]
    assert all(text.endswith(".") and "{" not in text for text in told)


def test_a_round_ends_with_the_sheet_and_the_next_one_follows(play: Play) -> None:
    play.deal_short()
    play.play_round()
    dialog = play.dialog(ScoreDialog)
    assert play.window.commands[Does.NEXT_ROUND].isEnabled()
    assert play.window.status.next_round.isVisible()
    dialog.go_on.click()
    play.settle()
    assert play.round_number == 2
    assert not play.has_dialog
    assert not play.window.status.next_round.isVisible()


def test_the_sheet_can_be_closed_to_look_at_the_table(play: Play) -> None:
    play.deal_short()
    play.play_round()
    QTest.keyClick(play.dialog(ScoreDialog), Qt.Key.Key_Escape)
    play.settle()
    assert not play.has_dialog
    QTest.mouseClick(play.window.status.next_round, Qt.MouseButton.LeftButton)
    play.settle()
    assert play.round_number == 2


def test_a_match_ends_with_its_winners(play: Play) -> None:
    play.deal_short("rummy51")
    play.play_round()
    dialog = play.dialog(ScoreDialog)
    assert "win" in dialog.verdict.text()
    assert not play.window.commands[Does.NEXT_ROUND].isEnabled()
    assert play.window.status.said.startswith("The match is over.")
    record = play.controller.record
    assert record is not None
    assert any(record.standing.totals)
    assert tuple(score(play.controller.view(), seat) for seat in (1, 2, 3)) == record.standing.totals
    dialog.go_on.click()
    play.dialog(NewGameDialog)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_new_game_is_offered_while_none_is_played(begin: Begin, language: str) -> None:
    play = begin(language=language)
    play.window.show()
    play.settle()
    button = play.window.status.new_game
    assert button.isVisible()
    assert button.text() == {"en": "New game", "de": "Neues Spiel", "ru": "Новая игра"}[language]
    assert idle_cards_of(play)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    play.dialog(NewGameDialog).deal.click()
    play.wait_for_turn()
    assert not button.isVisible()
    assert not idle_cards_of(play)
    play.controller.abandon()
    play.settle()
    assert button.isVisible()
    assert idle_cards_of(play)


def idle_cards_of(play: Play) -> list[CardItem]:
    """The cards on the table that belong to no match."""
    scene = play.window.table.scene_of_table
    known = scene.shown.places.keys() if scene.shown is not None else ()
    return [item for item in scene.items() if isinstance(item, CardItem) and item.key not in known]


def test_an_abandoned_match_leaves_no_explanation_behind(play: Play) -> None:
    play.deal()
    play.wait_for_turn()
    view = play.controller.view()
    assert play.controller.attempt(Discard(1, view.hand[0].name)) is not None
    assert play.window.table.refusal_text()
    play.controller.abandon()
    play.settle()
    assert play.window.table.refusal_text() == ""
    assert play.window.table.scene_of_table.overlays("refusal") == ()


def test_a_match_is_abandoned_after_one_question(play: Play) -> None:
    play.deal()
    play.wait_for_turn()
    play.window.commands[Does.ABANDON].trigger()
    QTest.keyClick(play.dialog(QuestionDialog), Qt.Key.Key_Escape)
    assert play.round_number == 1
    play.window.commands[Does.ABANDON].trigger()
    play.dialog(QuestionDialog).yes.click()
    play.settle()
    assert play.round_number == 0
    assert play.window.status.said == "No match is being played. Deal a new game."
    assert play.matches.unfinished() == ()
    assert len(play.matches.abandoned()) == 1


def test_a_new_match_asks_before_it_takes_the_place_of_the_old_one(play: Play) -> None:
    play.deal()
    play.wait_for_turn()
    old = play.controller.record
    play.window.commands[Does.NEW_GAME].trigger()
    play.dialog(NewGameDialog).deal.click()
    question = play.dialog(QuestionDialog)
    assert play.controller.record is old
    question.yes.click()
    play.wait_for_turn()
    assert play.controller.record is not old


def test_nothing_of_the_old_match_lies_on_the_table_of_the_new_one(play: Play) -> None:
    play.deal()
    play.wait_for_turn()
    for _ in range(2):
        play.safe_move()
    play.controller.abandon()
    play.deal()
    scene = play.window.table.scene_of_table
    seen = {item.key for item in scene.items() if isinstance(item, CardItem)}
    assert scene.shown is not None
    assert seen == scene.shown.places.keys()


def test_the_computer_finishes_the_round(play: Play) -> None:
    play.deal_short()
    play.wait_for_turn()
    play.window.commands[Does.FINISH_ROUND].trigger()
    play.window.refresh()
    assert play.window.status.said == "The computer plays this round to its end for you."
    play.qtbot.waitUntil(lambda: isinstance(play.desk.open_dialog, ScoreDialog), timeout=20_000)
    play.window.refresh()
    assert "The round ends" in play.window.status.said


def test_a_dialog_that_was_closed_before_anybody_saw_it_is_forgotten(
    begin: Begin, monkeypatch: pytest.MonkeyPatch
) -> None:
    play = begin()
    play.window.show()
    monkeypatch.setattr("rommedesk.ui.match_desk.is_awaited", lambda _window: True)
    play.desk.offer_new_game()
    dialog = play.dialog(NewGameDialog)
    assert not dialog.isVisible()
    dialog.close()
    play.qtbot.waitUntil(lambda: not play.has_dialog, timeout=5_000)
    play.desk.offer_new_game()
    assert play.has_dialog


# ---- commands --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("preset", ["romme", "treppen"])
def test_commands_are_enabled_as_the_rules_say(play: Play, preset: str) -> None:
    play.deal(preset)
    for _ in range(12):
        play.wait_for_turn()
        asked: dict[Does, Move] = {
            Does.DRAW: Draw(1),
            Does.TAKE: TakeDiscards(1),
            Does.PASS: Pass(1),
            Does.UNDO: Undo(1),
        }
        for does, move in asked.items():
            assert play.window.commands[does].isEnabled() is (play.controller.check(move) is None), does
        play.safe_move()


def test_commands_wait_while_others_move(play: Play) -> None:
    play.deal()
    play.wait_for_turn()
    play.host.choose = lambda request: (_ for _ in ()).throw(PlayerStopped(PlayerFailure.LATE))
    while play.controller.is_human_turn:
        play.safe_move()
    for does in (Does.DRAW, Does.TAKE, Does.PASS, Does.UNDO, *TURN_BUTTONS):
        assert not play.window.commands[does].isEnabled(), does


def test_drawing_undoing_and_taking_by_command(play: Play) -> None:
    play.deal()
    play.wait_for_turn()
    while play.controller.check(TakeDiscards(1)) is not None:
        play.safe_move()
        play.wait_for_turn()
    hand = play.controller.view().hand
    play.window.commands[Does.TAKE].trigger()
    play.settle()
    assert len(play.controller.view().hand) == len(hand) + 1
    play.window.commands[Does.UNDO].trigger()
    play.settle()
    assert play.controller.view().hand == hand
    play.window.commands[Does.DRAW].trigger()
    play.settle()
    assert len(play.controller.view().hand) == len(hand) + 1
    undo = play.window.commands[Does.UNDO]
    assert not undo.isEnabled()
    assert undo.toolTip() == "Whoever has drawn from the stock has seen the card and must keep it."


def test_a_selected_card_is_discarded_by_the_button(play: Play) -> None:
    play.deal()
    play.wait_for_turn()
    while play.controller.check(Draw(1)) is not None:
        play.safe_move()
        play.wait_for_turn()
    play.move("draw")
    discard = play.window.commands[Does.DISCARD]
    assert not discard.isEnabled()
    card = play.controller.view().hand[0]
    play.window.table.select(frozenset({card}))
    play.settle()
    assert discard.isEnabled()
    button = play.window.status.buttons[Does.DISCARD]
    assert button.property("kind") == "primary"
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert card not in play.controller.view().hand


def test_a_grey_button_says_why(play: Play) -> None:
    play.deal()
    play.wait_for_turn()
    while play.controller.check(Draw(1)) is not None:
        play.safe_move()
        play.wait_for_turn()
    play.move("draw")
    one, *_, other = play.controller.view().hand
    play.window.table.select(frozenset({one, other}))
    play.settle()
    meld = play.window.commands[Does.MELD]
    assert not meld.isEnabled()
    assert meld.toolTip().startswith("A meld is three or four cards")


def positions(play: Play) -> list[QPoint]:
    buttons = play.window.status.buttons.values()
    return [button.mapTo(play.window, QPoint(0, 0)) for button in buttons]


def test_buttons_never_move(play: Play) -> None:
    play.deal_short()
    seen = set()
    for _ in range(3):
        play.wait_for_turn()
        seen.add(tuple((point.x(), point.y()) for point in positions(play)))
        play.window.table.select(frozenset(play.controller.view().hand[:1]))
        play.settle()
        seen.add(tuple((point.x(), point.y()) for point in positions(play)))
        play.safe_move()
    play.play_round()
    play.settle()
    seen.add(tuple((point.x(), point.y()) for point in positions(play)))
    assert len(seen) == 1


def test_help_menu_and_buttons_open_their_dialogs(play: Play) -> None:
    play.deal()
    play.wait_for_turn()
    for does, kind in (
        (Does.RULES, RulesDialog),
        (Does.SCORES, ScoreDialog),
        (Does.KEYS, KeysDialog),
        (Does.ABOUT, AboutDialog),
    ):
        play.window.commands[does].trigger()
        dialog = play.desk.open_dialog
        assert isinstance(dialog, kind)
    assert dialog is not None
    dialog.close()
    assert not play.has_dialog


@pytest.mark.parametrize(
    ("key", "modifier", "kind"),
    [
        (Qt.Key.Key_Question, Qt.KeyboardModifier.NoModifier, KeysDialog),
        (Qt.Key.Key_F1, Qt.KeyboardModifier.NoModifier, RulesDialog),
        (Qt.Key.Key_Comma, Qt.KeyboardModifier.ControlModifier, SettingsDialog),
    ],
)
def test_dialogs_of_help_and_settings_have_their_keys(
    play: Play, key: Qt.Key, modifier: Qt.KeyboardModifier, kind: type[Dialog]
) -> None:
    play.deal()
    play.wait_for_turn()
    QTest.keyClick(play.window.table, key, modifier)
    assert isinstance(play.desk.open_dialog, kind)


# ---- languages and settings ------------------------------------------------------------------------------


def test_the_language_changes_in_the_middle_of_a_turn_and_nothing_is_lost(play: Play) -> None:
    play.deal()
    play.wait_for_turn()
    while play.controller.check(Draw(1)) is not None:
        play.safe_move()
        play.wait_for_turn()
    play.move("draw")
    chosen = frozenset(play.controller.view().hand[:2])
    play.window.table.select(chosen)
    play.settle()
    view = play.controller.view()
    assert play.controller.record is not None
    lines = list(play.controller.record.lines())
    for language, turn, title in (
        ("de", "Du bist am Zug.", "Verlauf"),
        ("ru", "Ваш ход.", "Ход игры"),
        ("en", "Your turn.", "Log"),
    ):
        play.window.commands.languages[language].trigger()
        play.settle()
        assert play.window.status.said.startswith(turn)
        assert play.window.log.title.text() == title
        assert play.controller.view() == view
        assert list(play.controller.record.lines()) == lines
        assert frozenset(play.window.table.selected_cards()) == chosen
        assert play.window.settings.language == language
    assert play.controller.is_human_turn


def test_an_open_dialog_changes_its_language_too(play: Play) -> None:
    play.deal()
    play.window.commands[Does.NEW_GAME].trigger()
    dialog = play.dialog(NewGameDialog)
    dialog.cards["treppen"].click()
    play.window.commands.languages["de"].trigger()
    play.settle()
    assert dialog.title.text() == "Neues Spiel"
    assert dialog.choice.preset == "treppen"


def texts_of_menu(menu: QMenu) -> Iterator[QAction]:
    for action in menu.actions():
        if not action.isSeparator():
            yield action


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_menu_has_its_own_mnemonics(begin: Begin, language: str) -> None:
    window = begin(language=language).window
    menus = [window.top.game, window.top.turn, window.top.show_menu, window.top.help]
    for actions in (
        [menu.menuAction() for menu in menus],
        *([*texts_of_menu(menu)] for menu in menus),
    ):
        keys = [action.text().partition("&")[2][:1].lower() for action in actions]
        assert all(keys), [action.text() for action in actions]
        assert len(set(keys)) == len(keys), [action.text() for action in actions]


@pytest.mark.parametrize("size", [QSize(768, 560), QSize(768, 1024), QSize(1024, 600), QSize(1280, 800)])
def test_no_text_of_the_window_is_cut_off(play: Play, size: QSize) -> None:
    play.window.resize(size)
    play.deal("treppen")
    play.wait_for_turn()
    for has_log in (True, False):
        play.window.commands[Does.LOG].setChecked(has_log and size.width() >= 1024)
        for language in LANGUAGES:
            play.window.commands.languages[language].trigger()
            play.settle()
            play.settle()
            assert play.window.size() == size
            assert clipped(play.window) == [], language
            menus = play.window.top.menus
            for title in menus.actions():
                assert menus.rect().contains(menus.actionGeometry(title)), (language, title.text())
            assert play.window.top.buttons[Does.UNDO].isVisible()


def test_a_bar_with_room_shows_all_its_buttons_and_a_narrow_one_only_some(play: Play) -> None:
    play.window.commands.languages["ru"].trigger()
    play.window.resize(768, 600)
    play.settle()
    assert not play.window.top.buttons[Does.NEW_GAME].isVisible()
    assert play.window.top.sort.isVisible()
    play.window.resize(1280, 800)
    play.window.commands[Does.LOG].setChecked(False)
    play.settle()
    assert all(button.isVisible() for button in play.window.top.buttons.values())


def test_every_action_stands_in_a_menu(play: Play) -> None:
    top = play.window.top
    menus = (top.game, top.watch_menu, top.turn, top.show_menu, top.help)
    found = [action for menu in menus for action in menu.actions()]
    for does in Does:
        assert play.window.commands[does] in found, does


def test_the_theme_reaches_table_cards_and_log(play: Play) -> None:
    play.deal()
    play.wait_for_turn()
    for choice in ("dark", "light"):
        play.window.use(theme=choice)
        play.settle()
        assert play.program.themes.theme.name == choice
        assert play.window.settings.theme == choice
        assert play.window.palette().window().color().name().upper() == play.program.themes.theme.bar


def test_four_colours_reach_cards_status_and_log(play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    play.deal()
    play.wait_for_turn()
    worn: list[object] = []
    window = play.window
    monkeypatch.setattr(window.status, "say", lambda _lead, _text, theme: worn.append(theme))
    monkeypatch.setattr(window.log.told, "show_entries", lambda _e, _l, _c, theme: worn.append(theme))
    window.use(four_colours=True, surface="red")
    assert window.table.theme.has_four_colours
    assert window.table.theme.surface == "red"
    assert len(worn) >= 2
    assert set(worn[-2:]) == {window.table.theme}


def test_letters_of_the_cards_are_a_setting_of_their_own(play: Play) -> None:
    play.window.use(index_letters=IndexLetters.RUSSIAN.value)
    assert play.program.phrases.cards.index(1) == "Т"
    assert play.window.settings.index_letters == "ru"


def test_settings_are_taken_up_again(begin: Begin) -> None:
    first = begin()
    first.window.show()
    told: list[Settings] = []
    first.window.settings_changed.connect(told.append)
    first.window.commands.languages["ru"].trigger()
    first.window.use(theme="dark")
    first.window.use(index_letters="de")
    first.window.resize(1200, 700)
    first.window.commands[Does.LOG].setChecked(False)
    first.window.close()
    second = begin(told[-1])
    second.window.show()
    second.settle()
    # The screen of the offscreen platform is narrower than the window.
    assert second.window.height() == 700
    assert not second.window.log.isVisible()
    assert second.window.commands.languages["ru"].isChecked()
    assert second.program.themes.theme.name == "dark"
    assert second.program.phrases.cards.index(12) == "D"


# ---- log and notices -------------------------------------------------------------------------------------


@pytest.mark.parametrize("damage", ["äöü", "AAAA", "=", "AdnQywADAAAAAAAA"])
def test_a_damaged_place_of_the_window_is_left_out(begin: Begin, damage: str) -> None:
    play = begin(Settings(window_geometry=damage))
    play.window.show()
    play.settle()
    assert play.window.isVisible()


def test_the_log_tells_turn_by_turn(play: Play) -> None:
    play.deal()
    play.wait_for_turn()
    play.safe_move()
    view = play.controller.view()
    seating = play.window.seating
    assert seating is not None
    told = entries(view.history, seating, play.program.phrases.events)
    assert told[0].text.endswith(("begins.", "begin."))
    assert len({entry.seat for entry in told}) > 1
    play.settle()
    assert [plain(entry.text) for entry in play.window.log.told.entries] == [entry.text for entry in told]


def test_a_narrow_window_closes_the_log_and_a_wide_one_opens_it_again(play: Play) -> None:
    log, button = play.window.log, play.window.top.buttons[Does.LOG]
    play.window.resize(1280, 800)
    play.settle()
    assert log.isVisible()
    assert not button.isVisible()
    play.window.resize(1024, 600)
    play.settle()
    assert not log.isVisible()
    assert button.isVisible()
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert log.isVisible()
    play.window.resize(1280, 800)
    play.settle()
    assert log.isVisible()
    play.window.log.close_button.click()
    assert not log.isVisible()
    assert not play.window.settings.log_shown


def test_what_cannot_be_saved_is_told_and_the_game_goes_on(play: Play) -> None:
    play.deal()
    play.wait_for_turn()
    for fault in StoreFault:
        play.controller.trouble.emit(StoreTrouble(fault, Path("match.romme"), "errno 28"))
        assert play.window.notice.isVisible()
        assert "match.romme" in play.window.notice.text.text()
        assert "errno" not in play.window.notice.text.text()
    play.controller.trouble_over.emit()
    assert play.window.notice.text.text() == "Everything is saved again."
    play.window.notice.close_button.click()
    assert not play.window.notice.isVisible()


def test_a_notice_on_show_speaks_the_new_language(play: Play) -> None:
    play.deal()
    play.controller.substituted.emit(2, "")
    notice = play.window.notice
    before = notice.text.text()
    assert before.startswith("Anna could not decide")
    play.window.commands.languages["de"].trigger()
    play.settle()
    assert notice.isVisible()
    assert "keiner Entscheidung" in notice.text.text()
    notice.close_button.click()
    play.window.commands.languages["en"].trigger()
    play.settle()
    assert not notice.isVisible()


def test_in_calm_mode_the_log_tells_no_points(play: Play) -> None:
    play.deal("treppen")
    play.wait_for_turn()
    seating = play.window.seating
    assert seating is not None
    assert play.window.told(seating).tells_points
    play.window.use(calm=True)
    seating = play.window.seating
    assert seating is not None
    assert not play.window.told(seating).tells_points
    view = play.controller.view()
    assert not play.window.table.seating_of(view).tells_points


def test_a_computer_player_that_fails_is_named(play: Play) -> None:
    play.deal()
    play.wait_for_turn()
    play.controller.substituted.emit(2, PlayerFailure.DIED)
    assert play.window.notice.text.text().startswith("Anna could not decide")


def test_a_fault_of_the_program_is_a_message_and_only_one(play: Play) -> None:
    play.desk.tell_fault()
    dialog = play.dialog(QuestionDialog)
    assert not dialog.yes.isVisible()
    play.desk.tell_fault()
    assert play.desk.open_dialog is dialog


def test_every_button_of_the_bars_has_a_name_and_a_tooltip(play: Play) -> None:
    bars: tuple[QWidget, ...] = (play.window.top, play.window.status, play.window.log)
    for bar in bars:
        for button in bar.findChildren(QPushButton):
            assert button.accessibleName() or button.text()
            assert button.toolTip()
    assert play.window.findChildren(ActionButton)


# ---- settings, kept and used -----------------------------------------------------------------------------


Control = TypeVar("Control", bound=QWidget)


def control(dialog: SettingsDialog, field: str, kind: type[Control]) -> Control:
    found = dialog.rows[field].control
    assert isinstance(found, kind)
    return found


def test_the_settings_dialog_changes_the_table_at_once_and_takes_it_back(play: Play) -> None:
    play.deal()
    play.wait_for_turn()
    before = play.window.table.options
    play.window.commands[Does.SETTINGS].trigger()
    dialog = play.dialog(SettingsDialog)
    control(dialog, "left_handed", Switch).click()
    dialog.calm.click()
    control(dialog, "surface", PictureChoice).buttons["blue"].click()
    assert play.window.table.options.is_left_handed
    assert play.window.table.options.surface == "blue"
    assert play.window.table.options.hides_scores
    assert play.window.commands[Does.CALM].isChecked()
    play.window.keep(new_game={"kept": "meanwhile"})
    dialog.cancel.click()
    assert play.window.table.options == before
    assert not play.window.commands[Does.CALM].isChecked()
    assert play.window.settings.new_game == {"kept": "meanwhile"}


def test_the_settings_stand_wholly_on_the_screen(play: Play) -> None:
    play.window.move(200, 300)
    play.window.commands[Does.SETTINGS].trigger()
    play.settle()
    screen = play.window.screen().availableGeometry()
    assert screen.contains(play.dialog(SettingsDialog).frameGeometry())


def test_the_language_of_the_open_settings_changes_with_all_else(play: Play) -> None:
    play.window.commands[Does.SETTINGS].trigger()
    dialog = play.dialog(SettingsDialog)
    control(dialog, "language", Choice).chosen.emit("de")
    play.settle()
    assert dialog.title.text() == "Einstellungen"
    assert play.window.log.title.text() == "Verlauf"
    dialog.cancel.click()
    play.settle()
    assert play.window.log.title.text() == "Log"


def test_calm_mode_is_one_switch_and_single_settings_come_back(begin: Begin) -> None:
    play = begin(Settings(language="en", animation="fast", large_cards=False, sounds=True))
    play.window.show()
    before, options = play.window.settings, play.window.table.options
    play.window.commands[Does.CALM].trigger()
    assert play.window.settings == replace(before, calm=True)
    assert play.window.table.options.has_large_cards
    play.window.commands[Does.CALM].trigger()
    assert play.window.settings == before
    assert play.window.table.options == options


def test_in_calm_mode_a_round_ends_in_silence(play: Play) -> None:
    play.window.use(calm=True)
    play.deal_short()
    play.controller.round_ended.connect(lambda: ended.append(True))
    ended: list[bool] = []
    while not ended:
        play.qtbot.waitUntil(lambda: bool(ended) or play.controller.is_human_turn, timeout=20_000)
        if play.controller.is_human_turn:
            play.safe_move()
    play.settle()
    assert not play.has_dialog
    assert play.window.status.said
    play.window.commands[Does.SCORES].trigger()
    play.dialog(ScoreDialog).close()
    QTest.mouseClick(play.window.status.next_round, Qt.MouseButton.LeftButton)
    play.settle()
    assert play.round_number == 2


def test_calm_mode_shows_and_tells_no_points(play: Play) -> None:
    play.deal("treppen")
    play.wait_for_turn()

    def told() -> str:
        table = play.window.table
        items = [item for item in table.scene_of_table.items() if isinstance(item, PictureItem)]
        seats = [spot.state for spot in table.spots() if spot.role is SpotRole.SEAT]
        scores = [item.picture.score for item in items if isinstance(item.picture, SeatPlate | OwnPlate)]
        notes = [item.picture.note for item in items if isinstance(item.picture, TrayGround)]
        return " ".join((*seats, *scores, *notes))

    assert "0 points" in told()
    assert told().endswith("0")
    play.window.use(calm=True)
    assert "0" not in told()
    assert "point" not in told()


def test_in_calm_mode_a_notice_stays_until_it_is_closed(play: Play) -> None:
    play.window.use(calm=True)
    play.window.notice.say(lambda: "Something happened.")
    assert not play.window.notice.is_timed
    play.window.use(calm=False)
    play.window.notice.say(lambda: "Something happened.")
    assert play.window.notice.is_timed


def test_the_pause_of_the_computer_players_changes_in_mid_game(play: Play) -> None:
    play.deal()
    play.window.use(pause_ms=1_500)
    assert play.controller.pause_ms == 1_500


def test_the_place_of_the_window_is_kept_soon_after_it_is_moved(play: Play) -> None:
    told: list[Settings] = []
    play.window.settings_changed.connect(told.append)
    play.window.resize(790, 600)
    play.qtbot.waitUntil(lambda: bool(told), timeout=5_000)
    assert told[-1].window_geometry
    assert not told[-1].full_screen


def test_full_screen_is_kept_and_left_as_it_was_before(begin: Begin) -> None:
    play = begin()
    told: list[Settings] = []
    play.window.settings_changed.connect(told.append)
    play.window.showMaximized()
    play.settle()
    play.window.commands[Does.FULL_SCREEN].trigger()
    play.settle()
    assert play.window.isFullScreen()
    play.window.close()
    assert told[-1].full_screen
    again = begin(told[-1])
    again.window.show()
    again.settle()
    assert again.window.isFullScreen()
    assert again.window.commands[Does.FULL_SCREEN].isChecked()
    again.window.commands[Does.FULL_SCREEN].trigger()
    again.settle()
    assert not again.window.isFullScreen()
    assert again.window.isMaximized()
    assert not again.window.commands[Does.FULL_SCREEN].isChecked()


def test_a_window_of_a_larger_screen_finds_its_place_on_a_small_one(begin: Begin) -> None:
    first = begin()
    first.window.show()
    told: list[Settings] = []
    first.window.settings_changed.connect(told.append)  # the place may be told before the window is closed
    first.window.resize(3_000, 2_000)
    first.window.move(2_500, 1_500)
    first.settle()
    first.window.close()
    second = begin(first.window.settings)
    second.window.show()
    second.settle()
    screen = second.window.screen().availableGeometry()
    assert screen.contains(second.window.frameGeometry().topLeft())
    assert second.window.height() <= screen.height()


def test_what_made_no_sense_in_the_settings_is_told_in_the_window(play: Play) -> None:
    problems = (SettingProblem(SettingFault.OUT_OF_RANGE, "volume", "200"),)
    play.window.tell_settings_replaced(LoadedSettings(Settings(), problems, Path("settings-1.json")))
    assert play.window.notice.isVisible()
    assert not play.window.notice.is_timed
    assert "Volume" in play.window.notice.text.text()
    assert "settings-1.json" in play.window.notice.text.text()


@pytest.mark.parametrize("size", [QSize(1024, 600), QSize(1280, 800)])
def test_all_melds_are_laid_by_a_button_that_keeps_its_place(play: Play, size: QSize) -> None:
    play.window.resize(size)
    play.deal()
    play.wait_for_turn()
    play.settle()
    button = play.window.status.buttons[Does.LAY_ALL]
    place = button.geometry()
    assert button.isVisible()
    assert not button.isEnabled()
    assert button.text() == "Lay all"
    commands = play.window.commands
    commands[Does.LAY_ALL].setIconText(commands.lay_all_text(100))
    commands[Does.LAY_ALL].setEnabled(True)
    play.settle()
    assert button.geometry() == place


def test_the_bars_under_the_hand_are_a_setting(play: Play) -> None:
    play.deal()
    play.wait_for_turn()
    assert play.window.commands[Does.MELD_BARS].isChecked()
    play.window.commands[Does.MELD_BARS].trigger()
    assert not play.window.settings.meld_bars
    assert not play.window.table.options.shows_bars
    assert play.window.table.aids.bars == ()


# ---- letters of the menus --------------------------------------------------------------------------------


def are_underlined(play: Play) -> bool:
    return play.window.mnemonics.are_shown


def test_letters_of_the_menus_are_underlined_only_while_alt_is_held(play: Play) -> None:
    def picture() -> QImage:
        return play.window.top.menus.grab().toImage()

    plain_bar = picture()
    assert not are_underlined(play)
    QTest.keyPress(play.window.table, Qt.Key.Key_Alt)
    assert are_underlined(play)
    assert picture() != plain_bar
    QTest.keyRelease(play.window.table, Qt.Key.Key_Alt)
    play.window.table.setFocus()
    play.settle()
    assert not are_underlined(play)
    assert picture() == plain_bar


@pytest.mark.qt_log_ignore("This plugin does not support")
def test_letters_of_the_menus_stay_while_a_menu_is_open(play: Play) -> None:
    QTest.keyPress(play.window.table, Qt.Key.Key_Alt)
    play.window.top.game.popup(QPoint(0, 40))
    QTest.keyRelease(play.window.top.game, Qt.Key.Key_Alt)
    play.settle()
    assert play.window.top.game.isVisible()
    assert are_underlined(play)
    play.window.top.game.close()
    play.window.table.setFocus()
    play.settle()
    assert not are_underlined(play)
