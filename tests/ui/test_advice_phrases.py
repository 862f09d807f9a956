"""Every reason has its sentence in every language, and it names the cards."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest

from rommedesk.engine.cards import parse_names
from rommedesk.engine.moves import parse_move
from rommedesk.engine.presets import ROMME, TREPPEN
from rommedesk.engine.rules import DiscardPickup
from rommedesk.engine.stairs_value import StairsValues
from rommedesk.engine.transition import apply
from rommedesk.engine.view import PlayerView
from rommedesk.players.advice import Opening, StairsAdvice
from rommedesk.players.answer import AGAINST, Motive, Why
from rommedesk.ui.accessibility.spoken import Spoken
from rommedesk.ui.i18n.advice_phrases import AdvicePhrases
from rommedesk.ui.i18n.languages import LanguageSwitch
from rommedesk.ui.i18n.motive_phrases import EXPLAINS
from rommedesk.ui.i18n.phrases import Phrases
from tests.ui.advisers import advice, suggestion
from tests.ui.table.positions import Sheet, seen_by

LANGUAGES = ("en", "de", "ru")
WITHOUT_CARDS = {
    Motive.GOES_OUT,
    Motive.NO_CARD,
    Motive.CHANCE,
    Motive.SAFE,
    Motive.TAKES_BACK,
    Motive.LATER,
    Motive.KEPT,
    Motive.DOUBLE,
    Motive.HURRY,
    Motive.SCORES,
    Motive.COSTS,
}
"""What speaks of no cards, or of those of the moves."""
OTHERS_ONLY = {Motive.GONE}
"""What does not name its first card, for that one was named just before."""


@pytest.fixture
def view() -> PlayerView:
    sheet = Sheet(ROMME, 2).hand(1, "7h 8h Kc").hand(2, "2c").pile("8d 7c").meld(2, "6d 7d 8d")
    return seen_by(sheet.drawing().round())


def sentence(
    phrases: AdvicePhrases, view: PlayerView, *why: str, moves: Sequence[str] = ("discard Kc",)
) -> str:
    one = suggestion(*moves, why=why)
    return phrases.sentence(one, advice(one), view).replace("\u00a0", " ")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("motive", Motive)
def test_every_motive_has_a_sentence_that_names_the_cards(
    phrases: Phrases, switch: LanguageSwitch, view: PlayerView, motive: Motive, language: str
) -> None:
    switch.choose(language)
    for names in ("7h", "7h 8s 9c"):
        why = Why(motive, parse_names(names), 1)
        clause = phrases.advice.motives.clause(why, view)
        assert clause
        assert not clause.endswith(".")
        assert not set(clause) & set("{}%")
        if motive in WITHOUT_CARDS:
            continue
        told = parse_names(names)
        single = {Motive.USELESS, Motive.LEAST_USEFUL, Motive.KEEPS, Motive.CANNOT_TAKE, Motive.SAFE_DISCARD}
        single |= {Motive.DEAR, Motive.FITS_TABLE, Motive.FREES_JOKER, Motive.DRAWS}
        single |= {Motive.UNNEEDED, Motive.NEEDS_JOKER}
        wanted = told[:1] if motive in single else told[1:] if motive in OTHERS_ONLY else told
        assert [card for card in wanted if phrases.cards.sign(card) not in clause] == []


@pytest.mark.parametrize("language", ["de", "ru"])
def test_sentences_differ_from_the_english_ones_and_from_each_other(
    phrases: Phrases, switch: LanguageSwitch, view: PlayerView, language: str
) -> None:
    def every() -> dict[Motive, str]:
        return {
            motive: phrases.advice.motives.clause(Why(motive, parse_names("7h 8s"), 1), view)
            for motive in Motive
        }

    english = every()
    switch.choose(language)
    other = every()
    assert len(set(other.values())) == len(Motive)
    assert [motive for motive in Motive if english[motive] == other[motive]] == []


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Hint: seven"),
        ("de", "Herz-Sieben nützt dir am wenigsten: Kreuz-Sieben ist schon weg."),
        ("ru", "Семёрка червей приносит меньше всего пользы: семёрка треф уже не придёт."),
    ],
)
def test_cards_are_spoken_in_the_case_that_the_sentence_asks_for(
    phrases: Phrases, switch: LanguageSwitch, view: PlayerView, language: str, told: str
) -> None:
    switch.choose(language)
    spoken = Spoken(phrases)
    if language == "en":
        told = "Seven of hearts is the least useful card: seven of clubs is gone."
    assert sentence(spoken.advice, view, "least-useful 7h", "gone 7h 7c") == told
    if language == "ru":
        assert sentence(spoken.advice, view, "lays-off Qh") == "Можно подложить даму червей."
        assert sentence(spoken.advice, view, "takes *") == "Джокера можно сразу пустить в дело."
        assert sentence(spoken.advice, view, "keeps *").endswith("чем джокер.")


def test_the_sentence_of_the_brief(phrases: Phrases, view: PlayerView) -> None:
    assert (
        sentence(phrases.advice, view, "least-useful 7h", "gone 7h 7c 7s")
        == "7♥ is the least useful card: 7♣ 7♠ are all gone."
    )


def test_what_explains_follows_a_colon_and_what_speaks_against_it_a_but(
    phrases: Phrases, view: PlayerView
) -> None:
    assert sentence(phrases.advice, view, "useless Kc", "cannot-take Kc", "breaks:2 Kc 7h") == (
        "K♣ goes with no other card in your hand: the next player may not take K♣."
        " But this breaks up K♣ 7♥, for which 2 fitting cards may still come."
    )
    assert sentence(phrases.advice, view, "useless Kc", "holds-back 7h 8h 9h") == (
        "K♣ goes with no other card in your hand. 7♥ 8♥ 9♥ had better stay in your hand"
        " for now, because on the table that would help the others."
    )
    assert not AGAINST & EXPLAINS


@pytest.mark.parametrize(
    ("language", "useless", "least"),
    [
        (
            "en",
            "K♣ goes with no other card in your hand and counts 10 points there.",
            "K♣ is the least useful card and counts 10 points in the hand.",
        ),
        (
            "de",
            "K♣ passt zu keiner anderen Karte auf deiner Hand und zählt dort 10 Punkte.",
            "K♣ nützt dir am wenigsten und zählt auf der Hand 10 Punkte.",
        ),
        (
            "ru",
            "К♣ ни к чему в руке не подходит, а стоит там 10 очков.",
            "К♣ приносит меньше всего пользы, а в руке стоит 10 очков.",
        ),
    ],
)
def test_that_a_card_counts_much_is_told_besides_not_as_the_reason_why_it_fits_nowhere(
    phrases: Phrases, switch: LanguageSwitch, view: PlayerView, language: str, useless: str, least: str
) -> None:
    switch.choose(language)
    assert sentence(phrases.advice, view, "useless Kc", "dear:10 Kc") == useless
    assert sentence(phrases.advice, view, "least-useful Kc", "dear:10 Kc") == least
    if language == "en":
        told = sentence(phrases.advice, view, "keeps Kc", "dear:10 Kc")
        assert told == "You need all other cards more than K♣: K♣ counts 10 points in the hand."


def test_what_is_only_true_of_the_discard_waits_for_it(phrases: Phrases, view: PlayerView) -> None:
    why = ("takes 7c", "completes 7c 7h 7s", "keeps-pair:2 Kc Kh", "dear:10 Kc", "costs:31")
    told = sentence(phrases.advice, view, *why, moves=("take", "discard Kc"))
    assert told == "You can use 7♣ at once: 7♣ makes a meld with 7♥ 7♠."


def test_a_best_move_without_a_reason_of_its_own_still_has_a_sentence(
    phrases: Phrases, view: PlayerView
) -> None:
    told = sentence(phrases.advice, view, "keeps-pair:2 Kc Kh", moves=("take", "discard Kc"))
    assert told == "That promises most, as far as one can tell."


def test_all_melds_that_one_press_lays_are_named(phrases: Phrases, view: PlayerView) -> None:
    moves = ("meld 7h 8h 9h", "meld 2c 2d 2h", "discard Kc")
    told = sentence(phrases.advice, view, "melds 7h 8h 9h", "scores:30", moves=moves)
    assert told == "You can meld 7♥ 8♥ 9♥ and 2♣ 2♦ 2♥: this turn brings 30 points."


def test_what_a_turn_brings_is_not_told_where_it_brings_more_than_was_spoken_of(
    phrases: Phrases, view: PlayerView
) -> None:
    moves = ("meld 7h 8h 9h", "meld 2c 2d 2h", "lay Ac > m1", "discard Kc")
    told = sentence(phrases.advice, view, "melds 7h 8h 9h", "scores:45", moves=moves)
    assert told == "You can meld 7♥ 8♥ 9♥ and 2♣ 2♦ 2♥."


def test_cards_that_are_not_all_named_end_in_dots(phrases: Phrases, view: PlayerView) -> None:
    told = sentence(phrases.advice, view, "draws 7c", "waits-for:9 2h 3h 4h 5h 6h", moves=("draw",))
    assert told == "You have no use for 7♣. 9 fitting cards may still come: 2♥ 3♥ 4♥ 5♥ …"


def test_a_single_card_and_several_are_told_apart(phrases: Phrases, view: PlayerView) -> None:
    told = phrases.advice.motives
    assert "that card" in told.clause(Why(Motive.DENIES, parse_names("7h")), view)
    assert "those cards" in told.clause(Why(Motive.DENIES, parse_names("7h 8h")), view)
    assert told.clause(Why(Motive.DENIES, parse_names("2h 3h 4h 5h 6h")), view).count("♥") == 4
    assert (
        told.clause(Why(Motive.GONE, parse_names("7h")), view)
        == "no card can come any more that goes with it"
    )
    assert told.clause(Why(Motive.SWAPS), view) == ""


def test_melds_that_stay_in_the_hand_are_named_whole_or_not_at_all(
    phrases: Phrases, view: PlayerView
) -> None:
    aces, kings, run = "Ac Ad Ah", "Kc Kd Kh Ks", "2s 3s 4s"
    held = [f"holds-back {meld}" for meld in (aces, kings)]
    stays = "had better stay in your hand for now, because on the table that would help the others."
    assert sentence(phrases.advice, view, "least-useful 7h", *held) == (
        f"7♥ is the least useful card. A♣ A♦ A♥ and K♣ K♦ K♥ K♠ {stays}"
    )
    assert sentence(phrases.advice, view, "least-useful 7h", *held, f"holds-back {run}") == (
        f"7♥ is the least useful card. A♣ A♦ A♥, K♣ K♦ K♥ K♠ … {stays}"
    )
    hidden = [f"hides {meld}" for meld in (aces, run)]
    told = "The others do not get to see A♣ A♦ A♥ and 2♠ 3♠ 4♠ yet."
    assert sentence(phrases.advice, view, *hidden, "breaks:2 Kc 7h").startswith(told)
    assert sentence(phrases.advice, view, *hidden) == told


def test_what_speaks_against_a_move_needs_something_that_speaks_for_it_to_be_a_but(
    phrases: Phrases, view: PlayerView
) -> None:
    assert sentence(phrases.advice, view, "breaks:2 Kc 7h", "costs:15") == (
        "This breaks up K♣ 7♥, for which 2 fitting cards may still come. 15 points stay in your hand."
    )
    assert sentence(phrases.advice, view, "cannot-take Kc", "dear:10 Kc") == (
        "The next player may not take K♣. K♣ counts 10 points in the hand."
    )


@pytest.mark.parametrize(
    ("language", "useless", "unneeded"),
    [
        (
            "en",
            "K♣ goes with no other card in your hand but a joker, and counts 10 points there.",
            "K♣ is needed for none of your melds and counts 10 points in the hand.",
        ),
        (
            "de",
            "K♣ passt auf deiner Hand nur zu einem Joker und zählt dort 10 Punkte.",
            "K♣ brauchst du für keine deiner Figuren, und die Karte zählt auf der Hand 10 Punkte.",
        ),
        (
            "ru",
            "К♣ в руке подходит только к джокеру, а стоит там 10 очков.",
            "К♣ не требуется ни для одной комбинации, а в руке стоит 10 очков.",
        ),
    ],
)
def test_a_joker_goes_with_every_card(
    phrases: Phrases, switch: LanguageSwitch, language: str, useless: str, unneeded: str
) -> None:
    switch.choose(language)
    sheet = Sheet(ROMME, 2).hand(1, "7h * Kc").hand(2, "2c").pile("8d 7c")
    other = seen_by(sheet.drawing().round())
    assert sentence(phrases.advice, other, "useless Kc", "dear:10 Kc") == useless
    assert sentence(phrases.advice, other, "unneeded Kc", "dear:10 Kc") == unneeded


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "K♣ makes a meld with K♥ K♠. But you would still miss 12 points to open."),
        ("de", "K♣ ergibt mit K♥ K♠ eine Figur. Aber für die Erstauslage fehlen dir dann noch 12 Punkte."),
        ("ru", "К♣ и К♥ К♠ вместе – комбинация. Но до первой выкладки не хватит ещё 12 очков."),
    ],
)
def test_what_bars_a_taken_card_from_the_table_is_told(
    phrases: Phrases, switch: LanguageSwitch, view: PlayerView, language: str, told: str
) -> None:
    switch.choose(language)
    assert sentence(phrases.advice, view, "completes Kc Kh Ks", "later:12", moves=("take",)) == told


@pytest.mark.parametrize("is_single", [False, True])
def test_melds_of_the_turn_count_towards_the_opening(phrases: Phrases, is_single: bool) -> None:
    rules = replace(ROMME, opening_single_meld=is_single)
    state = Sheet(rules, 2).hand(1, "5c 5d 5h Kc Kd Kh 2s 9s").hand(2, "2c").pile("8d 7c").round()
    after = apply(state, parse_move("meld 5c 5d 5h", 1)).state
    best = suggestion("meld Kc Kd Kh", "discard 2s", why=("opens:45 Kc Kd Kh",))
    opening = Opening((parse_names("Kc Kd Kh"),), 45, 0, 15)
    told = advice(best, opening=opening)
    assert phrases.advice.title(best, told) == "You can open: 45 points altogether"
    wanted = "at least 30 points are needed" if is_single else "15 more points are needed"
    text = phrases.advice.sentence(best, told, seen_by(after)).replace("\u00a0", " ")
    assert text == f"Put down K♣ K♦ K♥: {wanted}."


def test_stairs_that_are_taken_to_wait_are_not_said_to_bring_points_now(phrases: Phrases) -> None:
    sheet = Sheet(TREPPEN, 2).hand(1, "9c 9h Kd Ac").hand(2, "2c 3c").pile("9d 6c").rest("As Ad")
    seen = seen_by(sheet.drawing().round())
    step = StairsAdvice.of(StairsValues(seen.position).value(2), 0.0)

    def told(*moves: str, why: str = "costs:9") -> str:
        take = suggestion("take 2", *moves, why=("completes 9d 9c 9h", why))
        return phrases.advice.sentence(take, advice(take, steps=(step,)), seen).replace("\u00a0", " ")

    melds = "You can meld 9♣ 9♦ 9♥ with them."
    assert told("meld 9c 9d 9h", "discard 6c", why="scores:27") == f"{melds} That brings 27 points."
    waits = f"{melds} That would bring 27 points, but need not be put down at once."
    assert told("discard 6c") == waits


def test_the_discard_is_of_no_use_or_not_to_be_had(phrases: Phrases, view: PlayerView) -> None:
    assert sentence(phrases.advice, view, "draws 7c", moves=("draw",)) == "You have no use for 7♣."
    rules = replace(ROMME, discard_pickup=DiscardPickup.AFTER_OPENING)
    sheet = Sheet(rules, 2).hand(1, "7h 8h Kc").hand(2, "2c").pile("7c").drawing()
    other = seen_by(sheet.round())
    told = sentence(phrases.advice, other, "draws", moves=("draw",))
    assert told == "There is no discard for you to take."
    assert sentence(phrases.advice, view, "draws", moves=("draw",)) == "A new card promises more."


def test_where_no_joker_is_played_none_is_spoken_of(phrases: Phrases, view: PlayerView) -> None:
    told = "he next player can neither meld nor lay off K♣"
    why = Why(Motive.SAFE_DISCARD, parse_names("Kc"))
    stairs = seen_by(Sheet(TREPPEN, 2).hand(1, "7h 8h Kc").hand(2, "2c").pile("7c").drawing().round())
    assert phrases.advice.motives.clause(why, stairs) == f"t{told}"
    assert phrases.advice.motives.clause(why, view) == f"without a joker t{told}"


def test_calm_mode_tells_no_points(phrases: Phrases, view: PlayerView) -> None:
    phrases.advice.hides_points = True
    assert sentence(phrases.advice, view, "useless Kc", "dear:10 Kc", "costs:15") == (
        "K♣ goes with no other card in your hand."
    )
    best, other = suggestion("discard Kc"), suggestion("discard 7h", cost=3.0)
    assert phrases.advice.cost(other, advice(best, other)) == "not as good"
    far = suggestion("discard 7h", cost=70.0)
    assert phrases.advice.cost(far, advice(best, far)) == "much worse"


def test_costs_are_told_in_whole_points(phrases: Phrases) -> None:
    best = suggestion("discard Kc")
    for cost, told in ((0.3, "about as good"), (1.2, "about a point worse"), (7.6, "about 8 points worse")):
        other = suggestion("discard 7h", cost=cost)
        assert phrases.advice.cost(other, advice(best, other)) == told
    assert phrases.advice.cost(best, advice(best)) == "the best"


def test_stairs_without_meld_say_what_they_are_good_for(phrases: Phrases) -> None:
    sheet = Sheet(TREPPEN, 2).hand(1, "7h 8h Kc").hand(2, "2c").pile("7c 2d")
    told = sentence(phrases.advice, seen_by(sheet.drawing().round()), "takes 7c", moves=("take 2",))
    assert told == "You can use 7♣ at once."


def test_what_may_be_chance_is_about_as_good(phrases: Phrases) -> None:
    best = suggestion("discard Kc")
    other = replace(suggestion("discard 7h", cost=2.0), error=4.5)
    assert phrases.advice.cost(other, advice(best, other)) == "about as good"


def test_a_figure_that_teaches_nothing_is_not_told(phrases: Phrases) -> None:
    best, far = suggestion("draw"), suggestion("take 5", cost=263.0)
    assert phrases.advice.title(far, advice(best, far)) == "Much worse"
    doubtful = replace(far, cost=60.0, error=75.0)
    assert phrases.advice.cost(doubtful, advice(best, doubtful)) == "perhaps much worse"
