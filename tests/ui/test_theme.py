"""Text can be read on its ground, and owners cannot be taken for the accent."""

import pytest

from rommedesk.ui.theme import DARK, LIGHT, THEMES, Surface, Theme, contrast, letters

EVERY = [theme.dressed(surface) for theme in THEMES for surface in Surface]


def name(theme: Theme) -> str:
    return f"{theme.name} {theme.surface}"


@pytest.mark.parametrize("theme", EVERY, ids=name)
@pytest.mark.parametrize(
    ("ink", "grounds"),
    [
        ("on_felt", ("felt_centre", "felt_middle", "felt_rim", "plate")),
        ("on_felt_second", ("felt_centre", "felt_middle", "felt_rim", "plate")),
        ("red_on_felt", ("felt_centre", "plate")),
        ("green_on_felt", ("felt_centre", "plate")),
        ("blue_on_felt", ("felt_centre", "plate")),
        ("ink", ("bar", "dock", "popup", "button")),
        ("ink_second", ("bar", "dock", "popup", "button")),
        ("ink_disabled", ("bar", "dock")),
        ("red_text", ("bar", "dock", "popup")),
        ("warning", ("bar", "popup")),
        ("accent_text", ("bar", "popup")),
        ("on_accent", ("accent",)),
        ("red_on_accent", ("accent",)),
        ("green_on_accent", ("accent",)),
        ("blue_on_accent", ("accent",)),
        ("green_text", ("bar", "dock", "popup")),
        ("blue_text", ("bar", "dock", "popup")),
        ("suit_black", ("paper",)),
        ("suit_red", ("paper",)),
        ("suit_green", ("paper",)),
        ("suit_blue", ("paper",)),
    ],
)
def test_text_is_legible(theme: Theme, ink: str, grounds: tuple[str, ...]) -> None:
    for ground in grounds:
        # Two shades of one hue leave the disabled text just below the 4.5 that all other text keeps.
        least = 4.4 if ink == "ink_disabled" else 4.5
        assert contrast(getattr(theme, ink), getattr(theme, ground)) >= least, ground


@pytest.mark.parametrize("theme", EVERY, ids=name)
def test_shapes_in_the_accent_show_on_felt_and_on_cards(theme: Theme) -> None:
    assert contrast(theme.accent, theme.felt_centre) >= 3.9
    assert contrast(theme.accent_seam, theme.paper) >= 10


@pytest.mark.parametrize("theme", EVERY, ids=name)
def test_every_owner_has_a_colour_of_its_own(theme: Theme) -> None:
    assert len(set(theme.owners)) == 6
    assert theme.accent not in theme.owners
    for owner in theme.owners:
        assert contrast(theme.on_owner, owner) >= 7.5
        assert contrast(owner, theme.felt_middle) >= 3.5


def test_surfaces_are_told_apart_and_are_deep() -> None:
    for theme in THEMES:
        cloths = [theme.dressed(surface) for surface in Surface]
        assert len({cloth.felt_middle for cloth in cloths}) == len(Surface) >= 4
        for cloth in cloths:
            assert contrast(cloth.felt_centre, cloth.felt_rim) > 1.2, "a vignette"
            assert contrast(cloth.felt_centre, theme.on_felt) > 7
            parts = [int(cloth.felt_middle[at : at + 2], 16) for at in (1, 3, 5)]
            assert max(parts) - min(parts) <= 62, "unsaturated"


def test_a_theme_may_be_dressed_again() -> None:
    for theme in THEMES:
        assert theme.dressed(Surface.RED, has_four_colours=True).dressed(Surface.GREEN) == theme


def test_signs_have_two_colours_or_four() -> None:
    four = DARK.dressed(Surface.GREEN, has_four_colours=True)
    assert DARK.suits_in_text() == {"♥": DARK.red_text, "♦": DARK.red_text}
    assert four.suits_in_text() == {"♥": DARK.red_text, "♦": DARK.blue_text, "♣": DARK.green_text}
    assert DARK.suits_on_paper() == dict(
        zip("♣♠♥♦", [DARK.suit_black] * 2 + [DARK.suit_red] * 2, strict=True)
    )
    assert len(set(four.suits_on_paper().values())) == 4


def test_the_seat_at_the_bottom_has_the_first_colour_and_seats_keep_theirs() -> None:
    assert LIGHT.owner(3, 3, 4) == LIGHT.owners[0]
    assert [LIGHT.owner(seat, 3, 4) for seat in (4, 1, 2)] == list(LIGHT.owners[1:4])
    assert DARK.owner(1, None, 2) == DARK.owners[0]


def test_letters_are_initials() -> None:
    assert letters(["Jonas", " анна", ""]) == ("J", "А", "?")
