"""The colours of the program by role, light and dark; the figures are those of the table's measures.

Colours are written as `#rrggbb`, so that this module needs no Qt and can be checked by arithmetic.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum


class Surface(StrEnum):
    """The cloth of the table."""

    GREEN = "green"
    BLUE = "blue"
    GREY = "grey"
    RED = "red"


@dataclass(frozen=True, slots=True, kw_only=True)
class Theme:
    """One set of colours; a role keeps its meaning in every theme."""

    name: str
    """`light` or `dark`."""
    surface: Surface = Surface.GREEN
    has_four_colours: bool = False
    """Clubs green and diamonds blue, on cards and in texts."""
    small_back: str = "#8A2F35"
    """The tiny backs at the seats; their light edge shows on every cloth."""
    felt_centre: str
    felt_middle: str
    felt_rim: str
    on_felt: str
    """Text on the felt and on what lies on it."""
    on_felt_second: str
    red_on_felt: str
    """Red suits inside a text on the felt."""
    plate: str
    """Ground of the seats, see-through on the felt."""
    bar: str
    """Menu, tool and status bars, dialogs."""
    dock: str
    """Side panels and lower parts of dialogs."""
    popup: str
    button: str
    line: str
    """Hairlines between surfaces and around quiet buttons."""
    ink: str
    ink_second: str
    ink_disabled: str
    """For bars and docks only."""
    red_text: str
    """Red suits inside a text on bars, docks and popups."""
    warning: str
    accent: str
    """Selection, focus and the one main action; never an owner's colour."""
    on_accent: str
    red_on_accent: str
    accent_text: str
    """The accent as text on bars and popups."""
    accent_edge: str
    """The line around an accent surface."""
    accent_seam: str
    """The dark line on both sides of an accent outline on a card."""
    paper: str
    """The ground of the cards."""
    card_edge: str
    suit_black: str
    suit_red: str
    suit_green: str
    """Clubs in a deck of four colours; for texts see `green_text` and its like."""
    suit_blue: str
    """Diamonds in a deck of four colours."""
    green_text: str
    blue_text: str
    green_on_felt: str
    blue_on_felt: str
    green_on_accent: str
    blue_on_accent: str
    owners: tuple[str, ...]
    """The colour of the seat at the bottom, then of the others in playing order."""
    on_owner: str
    """The letter on an owner's colour."""

    def owner(self, seat: int, shown_seat: int | None, seats: int) -> str:
        """The colour of a seat, counted from the seat that the table shows; it never changes in a match."""
        return self.owners[(seat - (shown_seat or 1)) % seats]

    def suits_on_paper(self) -> Mapping[str, str]:
        """The colour of each suit sign on a card."""
        black = dict.fromkeys("♣♠", self.suit_black)
        return black | self._signs(self.suit_red, self.suit_green, self.suit_blue)

    def suits_in_text(self) -> Mapping[str, str]:
        """Suit signs that have a colour of their own on bars, docks and popups; others have the text's."""
        return self._signs(self.red_text, self.green_text, self.blue_text)

    def suits_on_felt(self) -> Mapping[str, str]:
        """Suit signs that have a colour of their own in texts on the felt."""
        return self._signs(self.red_on_felt, self.green_on_felt, self.blue_on_felt)

    def suits_on_accent(self) -> Mapping[str, str]:
        """Suit signs that have a colour of their own in texts on the accent."""
        return self._signs(self.red_on_accent, self.green_on_accent, self.blue_on_accent)

    def _signs(self, red: str, green: str, blue: str) -> dict[str, str]:
        return {"♥": red, "♦": blue, "♣": green} if self.has_four_colours else {"♥": red, "♦": red}

    def dressed(self, surface: Surface, *, has_four_colours: bool = False) -> Theme:
        """The theme on another cloth, with suits in two or four colours."""
        centre, middle, rim, second, plate = _CLOTHS[self.name, surface]
        return replace(
            self,
            surface=surface,
            has_four_colours=has_four_colours,
            felt_centre=centre,
            felt_middle=middle,
            felt_rim=rim,
            on_felt_second=second,
            plate=plate,
        )


_CLOTHS = {
    ("light", Surface.GREEN): ("#33604D", "#2C5645", "#1F4133", "#DCE8E0", "#1B392D"),
    ("light", Surface.BLUE): ("#395670", "#314C64", "#233849", "#DCE6F0", "#1E303F"),
    ("light", Surface.GREY): ("#5C5852", "#504C47", "#3A3733", "#E9E4DB", "#322F2C"),
    ("light", Surface.RED): ("#754446", "#683B3D", "#4B2A2C", "#F2DFDC", "#402426"),
    ("dark", Surface.GREEN): ("#293E3A", "#20322F", "#141F1D", "#B9C6C0", "#141F1D"),
    ("dark", Surface.BLUE): ("#283A4D", "#202F3F", "#141E29", "#B8C4D2", "#141E29"),
    ("dark", Surface.GREY): ("#3B3936", "#302E2B", "#1E1D1B", "#C6C1B8", "#1E1D1B"),
    ("dark", Surface.RED): ("#4A2E30", "#3C2527", "#26181A", "#D0BDBB", "#26181A"),
}
"""By theme and surface: centre, middle and rim of the felt, second text on it, ground of the seats."""

_OWNERS = ("#F3EBD3", "#86BDEB", "#F2977F", "#C9A8EE", "#BCD272", "#F3A6CB")

LIGHT = Theme(
    name="light",
    felt_centre="#33604D",
    felt_middle="#2C5645",
    felt_rim="#1F4133",
    on_felt="#FFFFFF",
    on_felt_second="#DCE8E0",
    red_on_felt="#FFC3BC",
    plate="#1B392D",
    bar="#F6F3EC",
    dock="#ECE7DC",
    popup="#FFFDF7",
    button="#FFFFFF",
    line="#CFC8B9",
    ink="#221F1B",
    ink_second="#5A5348",
    ink_disabled="#6E675A",
    red_text="#B3202A",
    warning="#A3261F",
    accent="#F5B63A",
    on_accent="#2A1B00",
    red_on_accent="#8E1119",
    accent_text="#7A4A00",
    accent_edge="#8A5A00",
    accent_seam="#3B2600",
    paper="#FFFDF7",
    card_edge="#8C8578",
    suit_black="#1D1B1A",
    suit_red="#B3202A",
    suit_green="#1E6B3A",
    suit_blue="#1F5FA8",
    green_text="#1E6B3A",
    blue_text="#1F5FA8",
    green_on_felt="#A5E3B4",
    blue_on_felt="#B4D2FF",
    green_on_accent="#0F4A24",
    blue_on_accent="#123F78",
    owners=_OWNERS,
    on_owner="#1D1B1A",
)

DARK = Theme(
    name="dark",
    felt_centre="#293E3A",
    felt_middle="#20322F",
    felt_rim="#141F1D",
    on_felt="#F3F0E8",
    on_felt_second="#B9C6C0",
    red_on_felt="#FFC3BC",
    plate="#141F1D",
    bar="#23262A",
    dock="#1B1E21",
    popup="#2C3035",
    button="#30353A",
    line="#3C4147",
    ink="#ECE8DF",
    ink_second="#B3AFA6",
    ink_disabled="#8B8E90",
    red_text="#FF8A80",
    warning="#FFA79C",
    accent="#F5B63A",
    on_accent="#2A1B00",
    red_on_accent="#8E1119",
    accent_text="#F5B63A",
    accent_edge="#8A5A00",
    accent_seam="#3B2600",
    paper="#F7F2E7",
    card_edge="#8C8578",
    suit_black="#1D1B1A",
    suit_red="#B3202A",
    suit_green="#1E6B3A",
    suit_blue="#1F5FA8",
    green_text="#8FD4A4",
    blue_text="#9CC4FF",
    green_on_felt="#A5E3B4",
    blue_on_felt="#B4D2FF",
    green_on_accent="#0F4A24",
    blue_on_accent="#123F78",
    owners=_OWNERS,
    on_owner="#1D1B1A",
)

THEMES: tuple[Theme, ...] = (LIGHT, DARK)


def contrast(first: str, second: str) -> float:
    """The contrast of two colours, 1 to 21, as the accessibility guidelines count it."""
    lighter, darker = sorted((_luminance(first), _luminance(second)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def _luminance(colour: str) -> float:
    return sum(
        weight * _linear(int(colour[at : at + 2], 16) / 255)
        for weight, at in zip((0.2126, 0.7152, 0.0722), (1, 3, 5), strict=True)
    )


def _linear(part: float) -> float:
    return part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4


def letters(names: Sequence[str]) -> tuple[str, ...]:
    """The letter that stands for each seat on its coloured dot; of isolated names not what isolates them."""
    return tuple(name.strip(" \u2068")[:1].upper() or "?" for name in names)
