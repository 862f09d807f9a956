"""Values that are made quickly are as frozen, equal and complete as any other."""

import copy
from dataclasses import FrozenInstanceError, dataclass, field, replace

import pytest

from rommedesk.engine.presets import PRESETS, ROMME
from rommedesk.engine.state import Source, Turn
from rommedesk.engine.swift import swiftly_made


@swiftly_made
@dataclass(frozen=True, slots=True)
class Pair:
    first: int
    second: int = 2
    aside: int = field(default=3, compare=False, repr=False)


@swiftly_made
@dataclass(frozen=True, slots=True)
class Five:
    first: int
    second: int = 2
    third: int = 3
    fourth: int = 4
    aside: int = field(default=5, compare=False, repr=False)


SIZES = pytest.mark.parametrize("cls", [Pair, Five])
"""Few fields are set in one way, many in another."""


def test_fields_are_set_by_place_by_name_and_by_default() -> None:
    assert (Pair(1).first, Pair(1).second, Pair(1).aside) == (1, 2, 3)
    assert Pair(1, second=5) == Pair(second=5, first=1) == replace(Pair(1), second=5)
    assert repr(Pair(1, 4)) == "Pair(first=1, second=4)"
    assert Five(1, fourth=9) == Five(first=1, second=2, third=3, fourth=9, aside=0)
    assert repr(Five(1, 6)) == "Five(first=1, second=6, third=3, fourth=4)"


@SIZES
def test_values_are_equal_and_hashed_by_their_fields(cls: type[Pair | Five]) -> None:
    assert cls(1) == cls(1, aside=7) != cls(2)
    assert hash(cls(1)) == hash(cls(1, aside=7))
    assert type(cls(1)) is cls


@SIZES
def test_nothing_can_be_changed_or_added(cls: type[Pair | Five]) -> None:
    value = cls(1)
    with pytest.raises(FrozenInstanceError):
        value.first = 2  # type: ignore[misc]
    with pytest.raises(FrozenInstanceError):
        del value.first
    with pytest.raises((FrozenInstanceError, TypeError, AttributeError)):
        value.another = 3  # type: ignore[union-attr]
    assert not hasattr(value, "__dict__")


@SIZES
@pytest.mark.parametrize("arguments", [(), (1, 2, 3, 4, 5, 6)])
def test_wrong_arguments_are_refused(cls: type[Pair | Five], arguments: tuple[int, ...]) -> None:
    with pytest.raises(TypeError, match=rf"{cls.__name__}\.__init__"):
        cls(*arguments)


@SIZES
def test_values_can_be_copied(cls: type[Pair | Five]) -> None:
    assert copy.copy(cls(1, 4)) == copy.deepcopy(cls(1, 4)) == cls(1, 4)


def test_turns_have_their_defaults() -> None:
    assert Turn() == Turn(Source.NOTHING, None, (), (), 0, False, False)


def test_fields_that_need_a_factory_or_a_name_are_not_thought_of() -> None:
    @dataclass(frozen=True, slots=True)
    class Lists:
        items: list[int] = field(default_factory=list)

    @dataclass(frozen=True, slots=True, kw_only=True)
    class Named:
        item: int

    for cls in (Lists, Named):
        with pytest.raises(TypeError, match="not thought of"):
            swiftly_made(cls)


def test_equal_rules_have_one_hash() -> None:
    assert hash(replace(ROMME, rounds=7)) == hash(replace(ROMME, rounds=7))
    assert len({*PRESETS.values(), replace(ROMME, rounds=7)}) == len(set(PRESETS.values())) + 1
