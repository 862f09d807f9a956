"""What cards sound like on felt: paper that slides, edges that snap, the table under them."""

from __future__ import annotations

from random import Random

from synthesis.waves import Samples, band, loud, mixed, noise, shaped, swelling, tone


def slide(seconds: float, seed: int) -> Samples:
    """A card that slides over another."""
    paper = swelling(band(noise(seconds, seed), 1100, 3600))
    air = swelling(band(noise(seconds, seed + 1), 500, 1600))
    return loud(mixed((0.0, loud(paper, 1.0)), (0.0, loud(air, 0.5))), 1.0)


def snap(seed: int, *, hard: float = 0.5) -> Samples:
    """A card that comes to lie: its edge, its face, and softly the table; `hard` from 0 to 1."""
    edge = shaped(band(noise(0.05, seed), 2200, 7500), 0.0005, 0.004 + 0.003 * hard)
    face = shaped(band(noise(0.09, seed + 1), 420, 1900), 0.002, 0.016)
    table = shaped(band(noise(0.11, seed + 2), 70, 240), 0.003, 0.028)
    return mixed(
        (0.0, loud(edge, 0.35 + 0.45 * hard)),
        (0.001, loud(face, 0.62)),
        (0.002, loud(table, 0.55)),
    )


def draw() -> Samples:
    """A card leaves the stock."""
    return mixed((0.0, loud(slide(0.15, 11), 0.75)), (0.115, loud(snap(14, hard=0.1), 0.35)))


def lay() -> Samples:
    """A card is laid beside others."""
    return snap(21, hard=0.3)


def discard() -> Samples:
    """A card is thrown on the pile."""
    return mixed((0.0, loud(slide(0.08, 31), 0.4)), (0.055, loud(snap(34, hard=0.85), 1.0)))


def meld() -> Samples:
    """Three cards come to lie, one after the other."""
    return mixed(
        (0.0, loud(snap(41, hard=0.25), 0.8)),
        (0.075, loud(snap(45, hard=0.35), 0.85)),
        (0.155, loud(snap(49, hard=0.55), 1.0)),
    )


def swap() -> Samples:
    """A card is laid, and the joker rings."""
    return mixed(
        (0.0, loud(snap(51, hard=0.4), 0.8)),
        (0.06, loud(slide(0.12, 54), 0.35)),
        (0.09, loud(tone(1318.5, 0.34, 0.09), 0.22)),
        (0.16, loud(tone(1760.0, 0.30, 0.09), 0.18)),
    )


def shuffle() -> Samples:
    """Two halves run into each other, faster and faster, and are pushed together."""
    random = Random(61)
    parts: list[tuple[float, Samples]] = []
    begins, pause = 0.0, 0.034
    for number in range(26):
        one = shaped(band(noise(0.03, 600 + number), 900 + 60 * number, 6500), 0.0004, 0.0045)
        strength = (0.3 + 0.5 * random.random()) * min(1.0, 0.4 + number / 14)
        parts.append((begins, loud(one, strength)))
        begins += pause * (0.75 + 0.5 * random.random())
        pause *= 0.965
    parts.append((0.0, loud(swelling(band(noise(begins, 62), 700, 2400)), 0.16)))
    parts.append((begins + 0.01, loud(slide(0.16, 63), 0.5)))
    parts.append((begins + 0.13, loud(snap(66, hard=0.4), 0.8)))
    return mixed(*parts)
