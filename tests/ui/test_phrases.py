"""Every code of the engine has its sentence in every language."""

import re
from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import QObject

from rommedesk.engine.cards import Card, parse_names
from rommedesk.engine.events import (
    Dealt,
    Discarded,
    Drew,
    Event,
    LaidOff,
    Melded,
    Opened,
    Passed,
    Reshuffled,
    RoundEnd,
    RoundOver,
    Swapped,
    Took,
    TurnBegan,
    Undone,
)
from rommedesk.engine.meld_reading import as_meld
from rommedesk.engine.melds import Meld, MeldKind
from rommedesk.engine.moves import Discard, Draw, LayMeld, LayOff, Move, Pass, SwapJoker, TakeDiscards, Undo
from rommedesk.engine.presets import PRESETS, ROMME, RUMMY51, TREPPEN
from rommedesk.engine.reasons import Reason, Refusal
from rommedesk.engine.rule_fields import RULE_FIELDS, ProblemCode, RuleGroup, RuleKind, RuleProblem, problems
from rommedesk.engine.rules import DiscardPickup, LayoffFrom
from rommedesk.ui.i18n.languages import LanguageSwitch
from rommedesk.ui.i18n.phrases import Phrases
from rommedesk.ui.i18n.rule_phrases import applying_fields
from rommedesk.ui.i18n.seating import Seating

LANGUAGES = ("en", "de", "ru")
SEVEN, JOKER = Card.parse("7h"), Card.parse("*")


def meld(text: str) -> Meld:
    names = parse_names(text)
    made = as_meld([Card.of(name.face) for name in names], ROMME, names)
    assert isinstance(made, Meld)
    return made


RUN = meld("6h *=7h 8h")
EVENTS: tuple[Event, ...] = (
    Dealt(((), ()), None, (2, 1), 80),
    Drew(2, None),
    Drew(1, SEVEN),
    Took(2, (SEVEN,)),
    Reshuffled(41, None),
    Melded(2, RUN, 1, 21),
    LaidOff(2, (SEVEN,), 1, RUN, 7),
    Swapped(2, (SEVEN,), JOKER, 1, RUN),
    Opened(2, 33),
    Discarded(2, SEVEN),
    Passed(2),
    Undone(2, "draw"),
    RoundOver(RoundEnd.WENT_OUT, 2, False, (30, 0), ((), ())),
)
SEATING = Seating(("", "Mia"), 1, ROMME)
MOVES: tuple[Move, ...] = (
    *(Draw(1), TakeDiscards(1), LayMeld(1, ()), LayOff(1, (), 1)),
    *(SwapJoker(1, (), 1), Discard(1, SEVEN.name), Pass(1), Undo(1)),
)


def is_sentence(text: str) -> bool:
    """A capital letter or a card at the start, a stop at the end, nothing left open."""
    return (
        bool(re.match(r"[A-ZÄÖÜА-ЯЁ0-9]", text))
        and text[-1] in ".!?"
        and not re.search(r"[{}]|%n|\(s\)|None", text)
    )


@pytest.fixture(params=LANGUAGES)
def spoken(request: pytest.FixtureRequest, switch: LanguageSwitch, phrases: Phrases) -> Phrases:
    switch.choose(request.param)
    return phrases


@pytest.mark.parametrize("reason", Reason)
def test_9_every_refusal_says_why(spoken: Phrases, reason: Reason) -> None:
    refusal = Refusal(
        reason, points=17, minimum=30, turn=1, first=2, have=1, limit=1, card="7h", needed=("8c", "8d")
    )
    for rules in (ROMME, RUMMY51, replace(ROMME, discard_pickup=DiscardPickup.AFTER_OPENING)):
        for is_opened in (True, False):
            assert is_sentence(spoken.refusals.sentence(refusal, rules, is_opened=is_opened))
    for move in MOVES:
        assert spoken.refusal_title(refusal, move)


def test_9_refusals_differ(spoken: Phrases) -> None:
    told = [spoken.refusals.sentence(Refusal(reason), ROMME) for reason in Reason]
    assert len(set(told)) == len(told)


def test_5_too_few_points_are_told_with_their_numbers(phrases: Phrases, switch: LanguageSwitch) -> None:
    refusal = Refusal(Reason.BELOW_OPENING, points=17, minimum=30)
    sentence = "At this table the first melds need 30 points together. Yours have 17."
    assert phrases.refusals.sentence(refusal, ROMME) == sentence
    assert phrases.refusal_title(refusal, Discard(1, SEVEN.name)) == "Not yet: 13 points missing"
    one_short = replace(refusal, points=29)
    assert phrases.refusal_title(one_short, Undo(1)) == "Not yet: 1 point missing"
    switch.choose("de")
    assert phrases.refusal_title(refusal, Undo(1)) == "Das geht noch nicht: 13\xa0Punkte fehlen"


def test_5_laying_off_too_early_is_told_by_what_is_missing(phrases: Phrases) -> None:
    refusal, rules = Refusal(Reason.NOT_OPENED), replace(ROMME, layoff_from=LayoffFrom.NEXT_TURN)
    assert "30 points" in phrases.refusals.sentence(refusal, rules, is_opened=False)
    assert "turns after your opening" in phrases.refusals.sentence(refusal, rules, is_opened=True)


def test_5_the_cards_that_free_a_joker_are_told(phrases: Phrases) -> None:
    def told(*needed: str) -> str:
        return phrases.refusals.sentence(Refusal(Reason.WRONG_CARD, needed=needed), ROMME)

    assert told("7h") == "This joker stands for: 7♥."
    assert told("7h", "7s") == "This joker stands for: 7♥ 7♠."
    assert told("7h 7s") == "This joker is free for both missing cards at once: 7♥ 7♠."


def test_4_the_cards_for_the_order_of_play_are_told(phrases: Phrases, switch: LanguageSwitch) -> None:
    king, five, nine = (name.face for name in parse_names("Ks 5d 9h"))
    assert king is not None
    assert five is not None
    assert nine is not None
    draws = (((1, five), (2, king), (3, five)), ((1, five), (3, nine)))
    event = Dealt(((), (), ()), SEVEN, (2, 3, 1), 80, draws)
    seating = Seating(("", "Mia", "Karl"), 1, RUMMY51)
    told = phrases.events.sentence(event, seating).replace("\u00a0", " ")
    assert told == (
        "Drawn for the order of play: You 5♦, Mia K♠, Karl 5♦. Equal ones drew again: You 5♦, Karl 9♥. "
        "Mia begins. 7♥ is turned up."
    )
    switch.choose("ru")
    assert is_sentence(phrases.events.sentence(event, seating))
    assert "Вы" in phrases.events.sentence(event, seating)


def test_points_are_not_told_where_they_are_hidden(phrases: Phrases) -> None:
    seating = Seating(("Karl", "Mia"), 1, TREPPEN)
    for event in (Melded(2, RUN, 1, 21), LaidOff(2, (SEVEN,), 1, RUN, 7)):
        assert "point" in phrases.events.sentence(event, seating)
        assert "point" not in phrases.events.sentence(event, replace(seating, tells_points=False))
    assert phrases.events.round_points((30, 0), seating) == "Points of the round: You\xa030, Mia\xa00."


@pytest.mark.parametrize("event", EVENTS, ids=lambda event: type(event).__name__)
def test_every_event_is_told_of_others_and_of_oneself(spoken: Phrases, event: Event) -> None:
    for own in (None, 1, 2):
        for rules in (ROMME, TREPPEN):
            seating = Seating(("Karl", "Mia"), own, rules)
            for goes_on in (False, True):
                assert is_sentence(spoken.events.sentence(event, seating, goes_on=goes_on))


def test_the_start_of_a_turn_needs_no_words(phrases: Phrases) -> None:
    assert phrases.events.sentence(TurnBegan(1), SEATING) == ""


@pytest.mark.parametrize("end", RoundEnd)
@pytest.mark.parametrize("hand_rummy", [False, True])
def test_every_end_of_a_round_is_told(spoken: Phrases, end: RoundEnd, hand_rummy: bool) -> None:
    for winner in (1, 2):
        assert is_sentence(spoken.events.round_end(end, winner, hand_rummy, SEATING))


@pytest.mark.parametrize(
    ("language", "others", "mine"),
    [
        ("en", "Mia draws from the stock.", "You draw 7♥ from the stock."),
        ("de", "Mia zieht vom Talon.", "Du ziehst 7♥ vom Talon."),
        ("ru", "Mia берёт из колоды.", "Вы берёте 7♥ из колоды."),
    ],
)
def test_people_are_spoken_of_and_spoken_to(
    phrases: Phrases, switch: LanguageSwitch, language: str, others: str, mine: str
) -> None:
    switch.choose(language)
    assert phrases.events.sentence(Drew(2, None), SEATING) == others
    assert phrases.events.sentence(Drew(1, SEVEN), SEATING) == mine


def test_a_joker_alone_is_called_so_and_in_a_row_it_is_a_star(
    phrases: Phrases, switch: LanguageSwitch
) -> None:
    switch.choose("ru")
    assert phrases.events.sentence(Discarded(2, JOKER), SEATING) == "Mia сбрасывает джокера."
    assert phrases.events.sentence(Melded(2, RUN, 1, 21), SEATING) == "Mia выкладывает 6♥ ★7♥ 8♥."


def test_stairs_are_called_stairs(phrases: Phrases) -> None:
    seating = replace(SEATING, rules=TREPPEN)
    three = (SEVEN, Card.parse("8h"), Card.parse("Kc"))
    assert phrases.events.sentence(Took(2, three), seating) == "Mia takes 3 cards from the stairs: 7♥ 8♥ K♣."
    assert phrases.events.sentence(Took(2, three[:1]), seating) == "Mia takes 7♥ from the stairs."


def test_the_last_action_is_the_newest_turn_of_the_seat(phrases: Phrases) -> None:
    events: list[Event] = [
        *(Drew(2, None), Discarded(2, JOKER), TurnBegan(1), Drew(1, SEVEN), Discarded(1, SEVEN)),
        *(TurnBegan(2), Took(2, (SEVEN,)), Melded(2, RUN, 1, 21), Discarded(2, Card.parse("Qs"))),
        *(TurnBegan(1), Drew(1, None)),
    ]
    told = "Takes 7♥ from the discard pile. Melds 6♥ ★7♥ 8♥. Discards Q♠."
    assert phrases.last_action(events, SEATING, 2) == told
    assert phrases.last_action(events[:6], SEATING, 2) == "Draws from the stock. Discards a joker."
    assert phrases.last_action([], SEATING, 2) == ""


def test_names_can_be_bold_and_are_never_markup(phrases: Phrases) -> None:
    seating = Seating(("", "<Mia>"), 1, ROMME, is_marked=True)
    assert phrases.events.sentence(Passed(2), seating) == "<b>&lt;Mia&gt;</b> passes."
    assert phrases.events.sentence(Passed(1), seating) == "<b>You</b> pass."
    assert phrases.name(Seating(("", ""), 1, ROMME), 2) == "Player 2"


@pytest.mark.parametrize(
    ("count", "words"),
    [(1, "1\xa0карта"), (2, "2\xa0карты"), (5, "5\xa0карт"), (11, "11\xa0карт"), (21, "21\xa0карта")],
)
def test_russian_counts_have_three_forms(
    phrases: Phrases, switch: LanguageSwitch, count: int, words: str
) -> None:
    switch.choose("ru")
    hand_size = next(field for field in RULE_FIELDS if field.name == "hand_size")
    assert phrases.rules.value(hand_size, replace(ROMME, hand_size=count)) == words


def test_1_every_rule_has_a_name_and_every_value_its_words(spoken: Phrases) -> None:
    names = [spoken.rules.field(field.name) for field in RULE_FIELDS]
    assert len(set(names)) == len(RULE_FIELDS)
    for field in RULE_FIELDS:
        values: list[object] = [getattr(rules, field.name) for rules in PRESETS.values()]
        match field.kind:
            case RuleKind.CHOICE:
                assert field.choices is not None
                values = list(field.choices)
            case RuleKind.SWITCH:
                values = [True, False]
            case RuleKind.NUMBER:
                values += [field.minimum, field.maximum, *([None] if field.is_optional else [])]
            case RuleKind.SEATS:
                pass
        options: list[dict[str, Any]] = [{field.name: value} for value in values]
        shown = [spoken.rules.value(field, replace(ROMME, **option)) for option in options]
        assert len(set(shown)) == len(set(values))
        assert not any(re.search(r"[{}]|%n|None|\(s\)", text) or not text for text in shown)


def test_1_presets_are_called_as_in_the_rulebook(phrases: Phrases, switch: LanguageSwitch) -> None:
    table = {
        "en": ["Rommé", "Rommé (strict)", "Russian Rommé", "Treppenrommé", "Rummy 51"],
        "de": ["Rommé", "Rommé (streng)", "Russisches Rommé", "Treppenrommé", "Rummy 51"],
        "ru": ["Ромме", "Ромме (строгий)", "Русское ромме", "Лестничный рамми", "Рамми 51"],
    }
    for language, names in table.items():
        switch.choose(language)
        assert [phrases.rules.preset(name) for name in PRESETS] == names
        assert all(phrases.rules.preset_text(name) for name in PRESETS)


def test_every_group_of_rules_has_a_heading_and_holds_its_rules(spoken: Phrases) -> None:
    headings = {group: spoken.rules.group(group) for group in RuleGroup}
    assert len(set(headings.values())) == len(RuleGroup)
    shown = [field.name for group in RuleGroup for field in applying_fields(TREPPEN, group)]
    assert "joker_swap" not in shown
    assert "target" in shown


def test_8_every_problem_is_told(spoken: Phrases) -> None:
    for code in ProblemCode:
        problem = RuleProblem("limit", code, "7", minimum=2, maximum=6)
        assert is_sentence(spoken.rules.problem(problem))


def test_8_problems_of_presets_name_what_is_wrong(phrases: Phrases) -> None:
    (found,) = problems(PRESETS["romme-ru"], 2)
    assert phrases.rules.problem(found) == "This game is for 3 to 6 players."
    (found,) = problems(replace(ROMME, rounds=None), 4)
    assert phrases.rules.problem(found).startswith("The match would never end")


def test_which_rules_are_on_is_told_against_the_preset(phrases: Phrases) -> None:
    assert phrases.rules.summary(ROMME, "romme") == "The rules of Rommé, unchanged."
    changed = replace(ROMME, opening_points=40, rounds=5)
    told = "The rules of Rommé, but: Points for the opening: 40 points; Rounds: 5."
    assert phrases.rules.summary(changed, "romme") == told
    # Joker rules have no effect without jokers, so the change of one is not worth a word.
    assert phrases.rules.changes(replace(TREPPEN, adjacent_jokers=False), "treppen") == []


def test_4_more_than_four_at_russian_romme_play_with_a_second_pack(phrases: Phrases) -> None:
    rules = PRESETS["romme-ru"]
    assert phrases.rules.deck(rules, 4) == "4 players · 1 pack · 2 jokers · 5 rounds"
    assert phrases.rules.deck(rules, 5) == "5 players · 2 packs · 4 jokers · 5 rounds"
    assert phrases.rules.deck(TREPPEN, 2) == "2 players · 1 pack · up to 500 points"


def test_levels_and_kinds_of_meld_have_words(spoken: Phrases) -> None:
    for level in ("random", "easy", "medium", "hard", "expert"):
        assert spoken.players.level(level) != level
        assert is_sentence(spoken.players.level_text(level))
    assert spoken.players.level("from the future") == "from the future"
    assert len({spoken.cards.kind(kind) for kind in MeldKind}) == 2
    assert len(set(spoken.players.first_names())) == 6


def test_phrases_belong_to_their_owner(switch: LanguageSwitch) -> None:
    owner = QObject()
    assert Phrases(switch, owner).parent() is owner
