"""Rulebook 1: the table of the presets is what the program plays."""

from enum import StrEnum
from pathlib import Path

import pytest

from rommedesk.engine.presets import PRESETS, ROMME, ROMME_RU
from rommedesk.engine.rule_fields import RULE_FIELDS, problems

RULEBOOK = Path(__file__).resolve().parents[2] / "docs" / "rulebook.md"


def table() -> dict[str, dict[str, str]]:
    """The written table: field, preset, value."""
    rows: dict[str, dict[str, str]] = {}
    presets: list[str] = []
    for line in RULEBOOK.read_text("utf-8").partition("## 2.")[0].splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")] if line.startswith("|") else []
        if cells and cells[0] == "field":
            presets = [cell.strip("`") for cell in cells[1:]]
        elif cells and cells[0].startswith("`"):
            names = cells[0].replace("`", "").split(" / ")
            columns = [cell.split("/") if len(names) > 1 else [cell] for cell in cells[1:]]
            for index, name in enumerate(names):
                values = [column[index] for column in columns]
                rows[name] = dict(zip(presets, values, strict=True))
    return rows


def written(value: object) -> str:
    """A value of a rule set as the table writes it."""
    match value:
        case bool():
            return "yes" if value else "no"
        case None:
            return "none"
        case tuple():
            return f"{value[0]}–{value[1]}"
        case StrEnum():
            return value.value
        case _:
            return str(value)


def test_1_the_table_lists_every_field_in_its_order() -> None:
    assert [*table()] == [rule.name for rule in RULE_FIELDS]


@pytest.mark.parametrize("preset", PRESETS)
def test_1_every_preset_is_what_the_table_says(preset: str) -> None:
    found = {name: written(getattr(PRESETS[preset], name)) for name in table()}
    wanted = {
        name: values[preset].replace("–", "none") if values[preset] == "–" else values[preset]
        for name, values in table().items()
    }
    assert found == wanted


@pytest.mark.parametrize("preset", PRESETS)
def test_1_every_preset_makes_sense_with_every_number_of_players(preset: str) -> None:
    fewest, most = PRESETS[preset].players
    assert [problems(PRESETS[preset], seats) for seats in range(fewest, most + 1)] == [()] * (
        most - fewest + 1
    )


def test_4_one_more_pack_and_twice_the_jokers_from_five_players_on() -> None:
    packs = [(ROMME_RU.packs_for(seats), ROMME_RU.jokers_for(seats)) for seats in (3, 4, 5, 6)]
    assert packs == [(1, 2), (1, 2), (2, 4), (2, 4)]


def test_4_without_the_rule_the_packs_stay_the_same() -> None:
    assert (ROMME.packs_for(6), ROMME.jokers_for(6)) == (2, 6)
