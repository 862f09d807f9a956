"""Views on their way to another process and back."""

from __future__ import annotations

import copy
import json
from random import Random
from typing import Any

import pytest

from rommedesk.engine.moves import TakeDiscards
from rommedesk.engine.presets import PRESETS, ROMME, TREPPEN
from rommedesk.engine.view import PlayerView, view_for
from rommedesk.engine.view_text import ViewError, view_from_plain, view_to_plain
from tests.hidden import permute_hidden
from tests.playing import deal_round, follow, new_record, play_round, stacked
from tests.rule_sets import random_rules


def sent(view: PlayerView) -> PlayerView:
    return view_from_plain(json.loads(json.dumps(view_to_plain(view))))


@pytest.mark.parametrize("seed", range(10))
def test_a_view_comes_back_as_it_was(seed: int) -> None:
    rng = Random(seed)
    rules, seats = random_rules(rng, many_twins=True) if seed < 5 else (list(PRESETS.values())[seed - 5], 3)
    record = new_record(rules, seats, rng)
    deal_round(record, rng)
    kinds: set[str] = set()

    def send() -> None:
        if rng.random() < 0.06 or (record.round and record.round.result):
            seat = rng.choice([None, *range(1, seats + 1)])
            view = view_for(record, seat)
            back = sent(view)
            assert back == view
            assert str(back.position.last_step) == str(view.position.last_step)
            kinds.update(type(event).__name__ for event in view.history)

    play_round(record, rng, undo=0.1, after_move=send)
    assert {"Dealt", "Drew", "Melded", "RoundOver"} <= kinds


def test_the_plain_form_peeks_no_more_than_the_view() -> None:
    rng = Random(3)
    record = new_record(ROMME, 3, rng)
    deal_round(record, rng)

    def compare() -> None:
        if rng.random() < 0.05:
            seat = rng.randint(1, 3)
            other = view_for(permute_hidden(record, seat, rng), seat)
            assert json.dumps(view_to_plain(other)) == json.dumps(view_to_plain(view_for(record, seat)))

    play_round(record, rng, after_move=compare)


def test_the_last_step_belongs_to_the_seat_to_move() -> None:
    record = stacked(TREPPEN, ["", ""])
    follow(record, "2: take")
    assert sent(view_for(record, 1)).position.last_step == TakeDiscards(2)


def test_the_form_is_small() -> None:
    record = stacked(ROMME, ["", "", "", ""])
    assert len(json.dumps(view_to_plain(view_for(record, 1)))) < 3000


WRONG: list[tuple[list[str | int], Any]] = [
    (["seat"], 0),
    (["seat"], 3),
    (["seat"], True),
    (["to_move"], 0),
    (["stock"], -1),
    (["stock"], 10**9),
    (["round"], "1"),
    (["totals"], {}),
    (["totals"], [1.0]),
    (["rules"], []),
    (["rules", "jokers"], 99),
    (["rules", "beer"], 1),
    (["phase"], "sleep"),
    (["phase"], ["draw"]),
    (["last_step"], "fly"),
    (["last_step"], 5),
    (["can_undo"], 1),
    (["discard"], [54]),
    (["discard"], [63]),
    (["discard"], [64]),
    (["discard"], [-1]),
    (["discard"], ["7h"]),
    (["seats", 0], [1]),
    (["seats", 0, 0], None),
    (["turn"], {}),
    (["result"], []),
    (["melds"], [[["set", [1], [0]], [1], 1]]),
    (["history"], None),
    (["history", 0], []),
    (["history", 0], ["slept", 1]),
    (["history", 0], [["drew"], 1]),
    (["history", 0], ["drew", 1]),
    (["history", 0, 5], [[[1]]]),
    (["history", 0, 5], [[[1, 53]]]),
    (["history", 0, 5], [[1]]),
]


@pytest.mark.parametrize(("path", "value"), WRONG)
def test_what_is_no_view_is_refused(path: list[str | int], value: Any) -> None:
    record = stacked(TREPPEN, ["", ""])
    plain: Any = view_to_plain(view_for(record, 1))
    part = plain
    for key in path[:-1]:
        part = part[key]
    part[path[-1]] = value
    with pytest.raises(ViewError):
        view_from_plain(plain)


def test_no_part_can_be_left_out() -> None:
    plain = view_to_plain(view_for(stacked(TREPPEN, ["", ""]), 1))
    for name in plain:
        part = copy.copy(plain)
        del part[name]
        with pytest.raises(ViewError):
            view_from_plain(part)


def test_what_was_added_by_another_version_is_passed_over() -> None:
    view = view_for(stacked(TREPPEN, ["", ""]), 1)
    assert view_from_plain(view_to_plain(view) | {"mood": "good"}) == view
