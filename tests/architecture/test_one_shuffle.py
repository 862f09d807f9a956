"""Cards are put in random order by one function, whoever deals (docs/fairness.md)."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
MODULES = sorted((ROOT / "rommedesk").rglob("*.py"))

THE_SHUFFLE = "engine/deal.py: shuffle_cards"

DRAWS = {
    THE_SHUFFLE: {"random"},
    "engine/match.py: first_dealer": {"random"},
    "app/game.py: _deal": {"getrandbits"},
    "players/chance.py: decision_seed": {"random"},
    "ui/dialogs/game_choice.py: with_drawn_levels": {"choice", "randrange"},
    "ui/table/painting.py: _grain": {"randbytes"},
}
"""Every function that draws numbers by lot, and how: the shuffle, the first dealer, salts, seeds, who sits
down, the felt.

Whoever wants to add one that orders cards: call the shuffle instead.
"""

DRAWING = {
    *("random", "getrandbits", "randbytes", "randrange", "randint", "randbelow", "shuffle", "sample"),
    *("choice", "choices", "uniform", "urandom", "token_bytes", "token_hex"),
}
"""What Python offers to draw by lot."""

SHUFFLERS = {
    "engine/deal.py: shuffle_pack",
    "engine/deal.py: _face_up_cards",
    "engine/view.py: sample_world",
    "app/chance.py: new_stock",
    "players/arena_rounds.py: _new_stock",
}
"""Who has cards shuffled: packs, cards for who starts, new stocks, and worlds that players imagine."""

IMAGINING = {"players/plausible.py: with_plausible_hands", "players/rollouts.py: make"}
"""Players that imagine how a round may go on; nothing of it reaches the table."""


@cache
def calls_of(module: Path) -> tuple[tuple[str, str], ...]:
    """Every call in a module."""
    return tuple(calls(module.read_text("utf-8")))


def calls(source: str) -> Iterator[tuple[str, str]]:
    """Every call in the source: the innermost function around it, and the name of what is called."""

    def search(node: ast.AST, around: str) -> Iterator[tuple[str, str]]:
        if isinstance(node, ast.FunctionDef):
            around = node.name
        if isinstance(node, ast.Call):
            if isinstance(node.func, ast.Attribute):
                yield around, node.func.attr
            elif isinstance(node.func, ast.Name):
                yield around, node.func.id
        for child in ast.iter_child_nodes(node):
            yield from search(child, around)

    return search(ast.parse(source), "")


def calling(names: set[str]) -> dict[str, set[str]]:
    """All functions of the program that call one of these, and what they call."""
    found: dict[str, set[str]] = {}
    for module in MODULES:
        for around, name in calls_of(module):
            if name in names:
                place = f"{module.relative_to(ROOT / 'rommedesk').as_posix()}: {around}"
                found.setdefault(place, set()).add(name)
    return found


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ("def f():\n    rng.shuffle(cards)", ("f", "shuffle")),
        ("class A:\n    def f(self):\n        return [self.rng.random() for _ in x]", ("f", "random")),
        ("from random import sample\nsample(cards, 3)", ("", "sample")),
        ("def f():\n    def g():\n        return sorted(cards, key=lambda _: random())", ("g", "random")),
    ],
)
def test_the_search_finds_every_form_of_call(source: str, found: tuple[str, str]) -> None:
    assert found in [*calls(source)]


def test_numbers_are_drawn_by_lot_in_known_places_only() -> None:
    found = calling(DRAWING)
    # Names of our own.
    assert found.pop("ui/i18n/rule_values.py: value") == {"choice"}
    assert found.pop("engine/record_values.py: read") == {"choices"}
    assert found == DRAWS


def test_chance_comes_from_no_other_module() -> None:
    for module in MODULES:
        for node in ast.walk(ast.parse(module.read_text("utf-8"))):
            if isinstance(node, ast.ImportFrom) and node.module == "random":
                assert {alias.name for alias in node.names} <= {"Random", "SystemRandom"}, module
            elif isinstance(node, ast.ImportFrom):
                assert node.module not in {"secrets", "uuid"}, module
            elif isinstance(node, ast.Import):
                assert not {alias.name for alias in node.names} & {"random", "secrets", "uuid"}, module


def test_all_that_is_shuffled_goes_through_the_one_function() -> None:
    found = set(calling({"shuffle_cards"}))
    assert found - IMAGINING == SHUFFLERS


def test_a_deal_is_made_where_the_shuffle_is_or_read_from_a_record() -> None:
    assert set(calling({"Deal"})) == {"engine/deal.py: make_deal", "engine/record_reading.py: _deal"}
    assert set(calling({"make_deal"})) == {"app/chance.py: deal", "players/arena_rounds.py: play_round"}
    assert set(calling({"ReshuffleLine"})) == {"engine/record.py: play", "engine/record_reading.py: line"}


def test_the_page_about_fairness_names_the_function() -> None:
    file, _, function = THE_SHUFFLE.partition(": ")
    page = (ROOT / "docs" / "fairness.md").read_text("utf-8")
    assert f"`{function}`" in page
    assert f"rommedesk/{file}" in page
