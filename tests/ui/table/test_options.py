"""What the settings mean for the table."""

from __future__ import annotations

from dataclasses import replace

from rommedesk.store.settings import SETTING_FIELDS, Settings
from rommedesk.ui.table.art import BackStyle
from rommedesk.ui.table.options import PACES, Surface, TableOptions, table_options
from rommedesk.ui.theme import LIGHT, contrast

CHOICES = {setting.name: setting.choices for setting in SETTING_FIELDS}


def test_a_new_player_has_the_usual_table() -> None:
    assert table_options(Settings()) == TableOptions()


def test_every_choice_of_the_settings_is_known_to_the_table() -> None:
    assert CHOICES["card_back"] == tuple(BackStyle)
    assert CHOICES["surface"] == tuple(Surface)
    assert CHOICES["animation"] == ("system", *PACES)


def test_the_system_may_ask_for_less_motion_and_the_person_has_the_last_word() -> None:
    assert table_options(Settings(), system_reduces_motion=True).pace == 0
    assert table_options(Settings(animation="fast"), system_reduces_motion=True).pace == 0.5


def test_calm_mode_overrules_and_is_forgotten_without_a_trace() -> None:
    settings = Settings(animation="fast", calm=True)
    calm = table_options(settings)
    assert (calm.pace, calm.has_large_cards, calm.hides_scores) == (2.0, True, True)
    assert table_options(replace(settings, animation="off")).pace == 0
    assert table_options(replace(settings, calm=False)) == TableOptions(pace=0.5)


def test_the_options_dress_the_theme() -> None:
    dressed = TableOptions(surface=Surface.BLUE, has_four_colours=True).dress(LIGHT)
    assert (dressed.surface, dressed.has_four_colours) == (Surface.BLUE, True)
    assert TableOptions().dress(dressed) == LIGHT
    for back in BackStyle:
        small = TableOptions(back=back).dress(LIGHT).small_back
        assert contrast(small, "#F6EBD8") >= 4.5, "the edge of the tiny backs shows"
    assert TableOptions(back=BackStyle.PLAIN).dress(LIGHT).small_back != LIGHT.small_back
