"""The settings say how much the computer players may look at."""

from rommedesk.app.budgets import budgets
from rommedesk.players.levels import WORLDS, Level, Thoroughness
from rommedesk.store.settings import SETTING_FIELDS, Settings


def test_every_thoroughness_can_be_chosen() -> None:
    (field,) = (field for field in SETTING_FIELDS if field.name == "thoroughness")
    assert field.choices == tuple(Thoroughness)


def test_a_thoroughness_is_a_number_of_worlds_for_the_expert_alone() -> None:
    found = [budgets(Settings(thoroughness=name)) for name in Thoroughness]
    assert found == [{Level.EXPERT: WORLDS[name]} for name in Thoroughness]
    assert budgets(Settings()) == {Level.EXPERT: WORLDS[Thoroughness.NORMAL]}
