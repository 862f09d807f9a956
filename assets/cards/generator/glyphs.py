"""Index letters and figures: bold, condensed, drawn as outlines so that no font is needed.

A glyph stands in a box of its own width and the cap height 100; nothing leaves the box, because the
table aligns the box to whole pixels.  Upright stems are 20 wide, bars 16: rounds are strokes of 16
in a space stretched by 1.25, straight letters are polygons.  No glyph is wider than 78.8, which is
0.205 of a card's width at the cap height of 0.26.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from .clipping import TOKEN
from .palette import SUIT_BLACK
from .shapes import at, num

BAR: Final = 16
STRETCH: Final = 1.25


@dataclass(frozen=True, slots=True)
class Glyph:
    """One letter: filled polygons (odd-even) and centre lines of strokes."""

    width: float
    polygons: tuple[str, ...] = ()
    lines: tuple[str, ...] = ()
    stretch: float = STRETCH
    bar: float = BAR


ROUND: Final = (
    "M{l} 31C{l} 15 {a} 8 {m} 8C{b} 8 {r} 15 {r} 31L{r} 69C{r} 85 {b} 92 {m} 92C{a} 92 {l} 85 {l} 69Z"
)


def ring(width: float, stem: float = 20) -> str:
    """Centre line of an upright oval as wide as the glyph."""
    left, middle = stem / 2, width / 2
    bend = (middle - left) * 0.6
    return ROUND.format(
        l=num(left), r=num(width - left), m=num(middle), a=num(middle - bend), b=num(middle + bend)
    )


B: Final = Glyph(
    64,
    ("M0 0L20 0L20 100L0 100Z",),
    (
        "M10 8L31 8C44 8 51 15 51 27.5C51 40 44 48 31 48L10 48",
        "M31 48C46 48 54 56 54 70C54 84 46 92 31 92L10 92",
    ),
)
GLYPHS: Final[dict[str, Glyph]] = {
    "A": Glyph(70, ("M0 100L24 0L46 0L70 100L49 100L44.7 81L25.3 81L21 100ZM35 35L28.4 65L41.6 65Z",)),
    "K": Glyph(
        68,
        ("M0 0L20 0L20 100L0 100Z", "M18 47L43 0L66 0L18 83Z", "M27 52L41 33L68 100L46 100Z"),
    ),
    "Q": Glyph(68, ("M31 70L46 60L68 89L53 100Z",), (ring(66),)),
    "J": Glyph(54, (), ("M44 0L44 67C44 84 37 92 27 92C17 92 10 84 10 71L10 64",)),
    "D": Glyph(
        64, ("M0 0L20 0L20 100L0 100Z",), ("M10 8L28 8C46 8 54 17 54 36L54 64C54 83 46 92 28 92L10 92",)
    ),
    "B": B,
    "T": Glyph(62, ("M0 0L62 0L62 17L41 17L41 100L21 100L21 17L0 17Z",)),
    "\u0414": Glyph(
        78,
        (
            (
                "M15 0L67 0L67 72L78 72L78 100L62 100L62 87L16 87L16 100L0 100L0 72L6 72C12 60 15 46 15 26Z"
                "M33 16L33 28C33 46 30 60 24 72L49 72L49 16Z"
            ),
        ),
    ),
    "2": Glyph(
        58,
        ("M38 31L58 31C58 46 51 56 44 64L27.5 84L57 84L57 100L2 100L2 84L25 57C33 47 38 41 38 31Z",),
        ("M10 34L10 29C10 15 17 8 29 8C41 8 48 15 48 29L48 34",),
    ),
    "3": Glyph(
        58,
        (),
        (
            "M10 31L10 28C10 15 17 8 29 8C41 8 47 15 47 27.5C47 40 41 48 29 48L21 48",
            "M29 48C41 48 48 56 48 70C48 84 41 92 29 92C17 92 10 84 10 71L10 68",
        ),
    ),
    "4": Glyph(
        62, ("M31 0L53 0L53 62L62 62L62 78L53 78L53 100L33.5 100L33.5 78L0 78L0 63ZM33.5 25L16 62L33.5 62Z",)
    ),
    "5": Glyph(
        58,
        ("M8 0L54 0L54 16L26 16L24.5 40L21 54L5 52Z",),
        ("M14 46.5C19 41.5 24 39.5 30 39.5C42 39.5 48 49 48 65C48 83 41 92 29 92C17 92 10 85 10 72L10 70",),
    ),
    "6": Glyph(
        58,
        (),
        (
            (
                "M48 31L48 29C48 15 41 8 30 8C16 8 10 17 10 36L10 65C10 83 17 92 29 92C41 92 48 83 48 66"
                "C48 50 42 42 31 42C20 42 13 49 10.5 60"
            ),
        ),
    ),
    "7": Glyph(56, ("M0 0L56 0L56 16L33 100L11 100L34 16L0 16Z",)),
    "8": Glyph(
        60,
        (),
        (
            "M30 47.5C19 47.5 12 40 12 28C12 15 19 8 30 8C41 8 48 15 48 28C48 40 41 47.5 30 47.5Z",
            "M30 47.5C17 47.5 10 56 10 69.5C10 84 18 92 30 92C42 92 50 84 50 69.5C50 56 43 47.5 30 47.5Z",
        ),
    ),
    "9": Glyph(
        58,
        (),
        (
            (
                "M10 69L10 71C10 85 17 92 28 92C42 92 48 83 48 64L48 35C48 17 41 8 29 8C17 8 10 17 10 34"
                "C10 50 16 58 27 58C38 58 45 51 47.5 40"
            ),
        ),
    ),
    "1": Glyph(27, ("M12 0L27 0L27 100L10.5 100L10.5 27L0 31L0 14C6 12 10 8 12 0Z",)),
    "0": Glyph(42.5, (), (ring(42.5, 15.5),), 15.5 / 14.5, 14.5),
    "O": Glyph(62, (), (ring(62),)),
    "E": Glyph(52, ("M0 0L52 0L52 16L20 16L20 41L46 41L46 57L20 57L20 84L52 84L52 100L0 100Z",)),
    "R": Glyph(
        66,
        ("M0 0L20 0L20 100L0 100Z", "M24 52L44 50L66 100L44 100Z"),
        ("M10 8L31 8C46 8 53 16 53 31C53 46 46 54 31 54L10 54",),
    ),
}
"""The one and the nought are drawn for the ten, lighter than the other figures."""
TEN_GAP: Final = 9

LABELS: Final = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "D", "B", "T", "\u0414")
"""All index labels of the three languages; \u0422, \u041a and \u0412 have the shapes of T, K and B."""


def unstretched(line: str, stretch: float) -> str:
    """The line as it reads before its space is stretched sideways."""
    out, across = "", True
    for token in TOKEN.findall(line):
        if token in "MLCZ":
            out += token
            across = True
            continue
        gap = "" if out[-1:] in "MLC" else " "
        out += gap + num(float(token) / stretch if across else float(token))
        across = not across
    return out


def glyph(letter: str, x: float = 0, colour: str = SUIT_BLACK) -> str:
    """The letter with its left edge at x, cap height 100."""
    drawing = GLYPHS[letter]
    body = "".join(f'<path d="{p}" fill="{colour}" fill-rule="evenodd"/>' for p in drawing.polygons)
    if drawing.lines:
        path = "".join(unstretched(line, drawing.stretch) for line in drawing.lines)
        pen = (
            f'<path d="{path}" fill="none" stroke="{colour}" stroke-width="{num(drawing.bar)}"'
            ' stroke-linejoin="miter" stroke-linecap="butt"/>'
        )
        body += at(pen, 0, 0, (drawing.stretch, 1.0))
    return at(body, x, 0)


def label(text: str, colour: str = SUIT_BLACK) -> tuple[str, float]:
    """The drawing of an index label and its width; the cap height is 100."""
    x, body = 0.0, ""
    for letter in text:
        body += glyph(letter, x, colour)
        x += GLYPHS[letter].width + TEN_GAP
    return body, x - TEN_GAP
