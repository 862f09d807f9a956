"""Which screen is painted in which language, theme, size and scale: few pictures that cover every pair."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import combinations, product

LANGUAGES = ("de", "ru", "en")
THEMES = ("light", "dark")
SIZES = {"1024": (1024, 600), "upright": (768, 1024), "1280": (1280, 800), "1920": (1920, 1080)}
SCALES = (1, 2, 3)
MOST_PICTURES = 40

Style = tuple[str, str, str, int]
"""Language, theme, size and scale."""
Pair = tuple[int, object, int, object]


@dataclass(frozen=True, slots=True)
class Shot:
    """One picture."""

    screen: str
    language: str
    theme: str
    size: str
    scale: int

    @property
    def style(self) -> Style:
        """All but the screen."""
        return self.language, self.theme, self.size, self.scale

    @property
    def name(self) -> str:
        """The name of its file, without the ending."""
        return f"{self.screen}-{self.size}-{self.theme}-{self.language}-{self.scale}x"


IN_README = {
    "table": Shot("mid-game", "en", "light", "1280", 1),
    "stairs": Shot("stairs12", "en", "light", "1280", 1),
}
"""The pictures of the README by their names in docs/pictures."""


def pairs(style: Style) -> Iterator[Pair]:
    """What a picture covers: every two of its choices together."""
    for (one, first), (other, second) in combinations(enumerate(style), 2):
        yield one, first, other, second


def all_pairs() -> frozenset[Pair]:
    """What has to be covered."""
    return frozenset(pair for style in _styles() for pair in pairs(style))


def plan(screens: Sequence[str]) -> tuple[Shot, ...]:
    """Those of the README, then every screen as often as there is room for, in the most telling styles.

    The second picture of a screen differs from its first in language and theme where it can.
    """
    shots = list(IN_README.values())
    rounds = (MOST_PICTURES - len(shots)) // len(screens)
    uncovered = all_pairs() - {pair for shot in shots for pair in pairs(shot.style)}
    used = Counter(choice for shot in shots for choice in enumerate(shot.style))
    for _ in range(rounds):
        for screen in screens:
            earlier = [shot.style for shot in shots if shot.screen == screen]
            style = max(_styles(), key=partial(_worth, uncovered, earlier, used))
            used.update(enumerate(style))
            uncovered -= frozenset(pairs(style))
            shots.append(Shot(screen, *style))
    return tuple(shots)


def _worth(
    uncovered: Collection[Pair],
    earlier: Sequence[Style],
    used: Mapping[tuple[int, object], int],
    style: Style,
) -> tuple[int, int, int]:
    new = sum(pair in uncovered for pair in pairs(style))
    other = sum(one != two for known in earlier for one, two in zip(known, style, strict=True))
    return new, other, -sum(used[choice] for choice in enumerate(style))


def _styles() -> list[Style]:
    return list(product(LANGUAGES, THEMES, SIZES, SCALES))
