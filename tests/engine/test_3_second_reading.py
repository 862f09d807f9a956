"""Rulebook 3 and 5.2: the engine reads melds and lay-offs as the naive reading does."""

from dataclasses import replace

from hypothesis import assume, example, given
from hypothesis import strategies as st

from rommedesk.engine.cards import CardName, number_copies, parse_names
from rommedesk.engine.meld_extending import extend
from rommedesk.engine.meld_reading import as_meld, readings
from rommedesk.engine.melds import MeldKind, meld_points
from rommedesk.engine.presets import ROMME
from rommedesk.engine.reasons import Refusal
from rommedesk.engine.rules import RuleSet
from tests.engine.second_reading import read_layoff, read_meld
from tests.strategies import FIELDS, joker_names, meld_like_names, natural_names, rule_sets

MELD_RULES = {
    name: FIELDS[name]
    for name in ("ace", "adjacent_jokers", "equal_cards_in_set", "ace_run_middle", "max_jokers_per_meld")
}
rules_of_melds = rule_sets(3, MELD_RULES)


@given(meld_like_names(), rules_of_melds)
def test_3_a_meld_is_what_the_naive_reading_finds(names: list[CardName], rules: RuleSet) -> None:
    found = as_meld(number_copies(names), rules, names)
    assert (found.reason if isinstance(found, Refusal) else str(found)) == read_meld(names, rules)


@given(meld_like_names(min_size=3), rules_of_melds)
@example([*parse_names("Ac * *")], replace(ROMME, adjacent_jokers=True))
def test_3_every_reading_is_a_meld_that_reads_as_itself(names: list[CardName], rules: RuleSet) -> None:
    cards = number_copies(names)
    found = readings(cards, rules, names)
    best = as_meld(cards, rules, names)
    assert found[0] == best if found else isinstance(best, Refusal)
    for reading in found:
        assert as_meld(reading.cards, rules, reading.names) == reading
    # A run in the written order comes before all others, also where the best reading is a set.
    unwritten = [meld_points(reading, rules) for reading in found[1:] if reading.cards != cards]
    assert unwritten == sorted(unwritten, reverse=True)


@given(
    meld_like_names(min_size=3),
    st.lists(natural_names | joker_names, min_size=1, max_size=3),
    st.integers(0, 3),
    rules_of_melds,
)
def test_5_a_layoff_is_what_the_naive_reading_finds(
    names: list[CardName], stray: list[CardName], fitting: int, rules: RuleSet
) -> None:
    meld = as_meld(number_copies(names), rules, names)
    assume(not isinstance(meld, Refusal))
    assert not isinstance(meld, Refusal)
    added = [*_fitting(meld.names, meld.kind, fitting), *stray][:3]
    cards = number_copies([*names, *added])[len(names) :]
    found = extend(meld, cards, rules, added)
    assert (found.reason if isinstance(found, Refusal) else str(found)) == read_layoff(meld, added, rules)


def _fitting(names: tuple[CardName, ...], kind: MeldKind, count: int) -> list[CardName]:
    """Cards that come next above a run, to be put before random ones."""
    first = next((name.face or name.stands_for for name in reversed(names)), None)
    if kind is MeldKind.SET or first is None:
        return []
    suit = first - first.rank
    return [CardName(suit + (first.rank + step) % 13 + 1) for step in range(count)]
