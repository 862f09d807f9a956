"""Dataclasses that are made quickly are as frozen, equal and complete as those of the standard library."""

import copy
import dataclasses
import inspect
from dataclasses import FrozenInstanceError, field, replace

import pytest

from rommedesk.engine.presets import PRESETS, ROMME
from rommedesk.engine.state import Source, Turn
from rommedesk.engine.swift import dataclass


@dataclass(frozen=True, slots=True)
class Pair:
    first: int
    second: int = 2
    aside: int = field(default=3, compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class Lists:
    items: list[int] = field(default_factory=list)

    def __repr__(self) -> str:
        return f"<{len(self.items)}>"


@dataclass(frozen=True, slots=True, kw_only=True)
class Named:
    item: int
    other: str = ""


@dataclass(frozen=True, slots=True)
class Nothing:
    """It has no fields."""


def test_fields_are_set_by_place_by_name_and_by_default() -> None:
    assert (Pair(1).first, Pair(1).second, Pair(1).aside) == (1, 2, 3)
    assert Pair(1, second=5) == Pair(second=5, first=1) == replace(Pair(1), second=5)
    assert repr(Pair(1, 4)) == "Pair(first=1, second=4)"


def test_fields_may_have_a_factory_or_need_their_name() -> None:
    assert Lists().items is not Lists().items
    assert (Lists().items, Lists([3]).items) == ([], [3])
    assert (Named(item=1).item, Named(item=1, other="x").other) == (1, "x")
    with pytest.raises(TypeError):
        Named(1)  # type: ignore[call-arg]


def test_values_are_equal_and_hashed_by_their_fields() -> None:
    assert Pair(1) == Pair(1, aside=7) != Pair(2)
    assert hash(Pair(1)) == hash(Pair(1, aside=7))
    assert type(Pair(1)) is Pair
    assert Named(item=1) == Named(item=1)
    assert len({Nothing(), Nothing(), Named(item=1), (1, "")}) == 3


def test_nothing_can_be_changed_or_added() -> None:
    pair = Pair(1)
    with pytest.raises(FrozenInstanceError):
        pair.first = 2  # type: ignore[misc]
    with pytest.raises(FrozenInstanceError):
        del pair.first
    with pytest.raises((FrozenInstanceError, TypeError, AttributeError)):
        pair.third = 3  # type: ignore[attr-defined]
    assert not hasattr(pair, "__dict__")


@pytest.mark.parametrize("arguments", [(), (1, 2, 3, 4)])
def test_wrong_arguments_are_refused(arguments: tuple[int, ...]) -> None:
    with pytest.raises(TypeError, match=r"Pair\.__init__"):
        Pair(*arguments)


def test_values_can_be_copied() -> None:
    assert copy.copy(Pair(1, 4)) == copy.deepcopy(Pair(1, 4)) == Pair(1, 4)
    assert copy.copy(Pair(1, 4, 5)).aside == copy.deepcopy(Pair(1, 4, 5)).aside == 5


def test_a_class_keeps_the_methods_it_has() -> None:
    assert repr(Lists([1, 2])) == "<2>"


def test_a_class_tells_of_itself_what_others_tell() -> None:
    slow = dataclasses.make_dataclass(
        "Pair",
        [("first", int), ("second", int, 2), ("aside", int, field(default=3, compare=False, repr=False))],
        frozen=True,
        slots=True,
    )
    assert repr(slow(1, 4)) == repr(Pair(1, 4))
    assert hash(slow(1, 4)) == hash(Pair(1, 4))
    assert slow.__match_args__ == Pair.__match_args__  # type: ignore[attr-defined]
    assert list(inspect.signature(slow).parameters) == list(inspect.signature(Pair).parameters)
    assert [one.name for one in dataclasses.fields(slow)] == [one.name for one in dataclasses.fields(Pair)]


def test_classes_that_can_be_changed_or_have_bases_are_not_thought_of() -> None:
    with pytest.raises(TypeError, match="thought of"):

        @dataclass(frozen=False, slots=True)
        class _Open:
            item: int

    with pytest.raises(TypeError, match="thought of"):

        @dataclass(frozen=True, slots=True)
        class _Child(Pair):
            third: int = 3


def test_turns_have_their_defaults() -> None:
    assert Turn() == Turn(Source.NOTHING, None, (), (), 0, False, False)


def test_equal_rules_have_one_hash() -> None:
    assert hash(replace(ROMME, rounds=7)) == hash(replace(ROMME, rounds=7))
    assert len({*PRESETS.values(), replace(ROMME, rounds=7)}) == len(set(PRESETS.values())) + 1
