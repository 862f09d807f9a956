"""Building blocks: sounds are lists of samples between -1 and 1, `RATE` of them a second."""

from __future__ import annotations

import math
import sys
import wave
from array import array
from collections.abc import Iterable, Sequence
from pathlib import Path
from random import Random

RATE = 22_050
"""Samples a second; what cards sound like lies below 10 kHz."""

Samples = list[float]


def samples_of(seconds: float) -> int:
    """How many samples a time has."""
    return round(seconds * RATE)


def noise(seconds: float, seed: int) -> Samples:
    """White noise, always the same for one seed."""
    random = Random(seed).random
    return [2 * random() - 1 for _ in range(samples_of(seconds))]


def band(sound: Sequence[float], low: float, high: float) -> Samples:
    """The sound between two frequencies in Hz; one pole at each edge, twice, for a soft slope."""
    upper = 1 - math.exp(-2 * math.pi * high / RATE)
    lower = 1 - math.exp(-2 * math.pi * low / RATE)
    found = list(sound)
    for _ in range(2):
        smooth = base = 0.0
        for place, value in enumerate(found):
            smooth += upper * (value - smooth)
            base += lower * (smooth - base)
            found[place] = smooth - base
    return found


def shaped(sound: Sequence[float], rise: float, fall: float) -> Samples:
    """The sound with a rise in seconds, and then a fall to a third within every `fall` seconds."""
    begun = max(1, samples_of(rise))
    slower = math.exp(-1 / (fall * RATE))
    level, found = 1.0, []
    for place, value in enumerate(sound):
        if place < begun:
            found.append(value * 0.5 * (1 - math.cos(math.pi * place / begun)))
        else:
            found.append(value * level)
            level *= slower
    return found


def swelling(sound: Sequence[float]) -> Samples:
    """The sound coming up and going again, as a card that slides by."""
    last = max(1, len(sound) - 1)
    return [value * math.sin(math.pi * place / last) ** 2 for place, value in enumerate(sound)]


def tone(frequency: float, seconds: float, fall: float) -> Samples:
    """A bar of wood that is struck softly: the note, and its short-lived overtone two octaves above."""
    found = []
    for place in range(samples_of(seconds)):
        time = place / RATE
        note = math.sin(2 * math.pi * frequency * time) * math.exp(-time / fall)
        overtone = math.sin(2 * math.pi * 3.93 * frequency * time) * math.exp(-5 * time / fall)
        found.append((note + 0.22 * overtone) * min(1.0, time / 0.004))
    return found


def loud(sound: Sequence[float], peak: float) -> Samples:
    """The sound with this as its highest point."""
    highest = max(map(abs, sound), default=0.0) or 1.0
    return [value * peak / highest for value in sound]


def mixed(*parts: tuple[float, Sequence[float]]) -> Samples:
    """Sounds one over the other, each with the second in which it begins."""
    found = [0.0] * max(samples_of(begins) + len(sound) for begins, sound in parts)
    for begins, sound in parts:
        for place, value in enumerate(sound, samples_of(begins)):
            found[place] += value
    return found


def closed(sound: Sequence[float], seconds: float = 0.012) -> Samples:
    """The sound brought to silence at its end, so that it does not click."""
    count = samples_of(seconds)
    start = len(sound) - count
    return [
        value if place < start else value * (len(sound) - 1 - place) / count
        for place, value in enumerate(sound)
    ]


def write(path: Path, sound: Iterable[float]) -> None:
    """Write one channel of 16 bits."""
    numbers = array("h", (round(32_767 * min(1.0, max(-1.0, value))) for value in sound))
    if sys.byteorder == "big":
        numbers.byteswap()
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(numbers.tobytes())
