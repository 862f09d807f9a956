"""What says something without words: soft bars of wood."""

from __future__ import annotations

from synthesis.waves import Samples, band, loud, mixed, noise, shaped, tone


def your_turn() -> Samples:
    """Two soft notes that rise by a fourth."""
    return mixed((0.0, loud(tone(523.25, 0.36, 0.085), 0.7)), (0.1, loud(tone(698.46, 0.34, 0.095), 0.8)))


def won() -> Samples:
    """A chord that opens from below."""
    notes = ((0.0, 392.0), (0.1, 523.25), (0.2, 659.26), (0.31, 783.99))
    parts = [(begins, loud(tone(note, 0.68 - begins, 0.15), 0.8)) for begins, note in notes]
    return mixed(*parts, (0.31, loud(tone(1046.5, 0.37, 0.12), 0.4)))


def refusal() -> Samples:
    """A knuckle on the table, far away."""
    knock = shaped(band(noise(0.1, 71), 90, 420), 0.002, 0.018)
    return mixed((0.0, loud(knock, 0.7)), (0.0, loud(tone(155.6, 0.12, 0.022), 0.6)))
