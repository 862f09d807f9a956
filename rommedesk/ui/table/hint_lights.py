"""Shows what a hint is about: cards of the hand raised in dashes, steps lifted, places framed and named."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rommedesk.engine.moves import Draw, Pass
from rommedesk.ui.table.geometry import Box
from rommedesk.ui.table.ghosts import FRAME
from rommedesk.ui.table.hint_plays import HintPlay
from rommedesk.ui.table.pictures import Picture, Pill, TargetGlow
from rommedesk.ui.table.places import Zone
from rommedesk.ui.table.scene import Shown, TableScene
from rommedesk.ui.table.targets import spotlights

GLOW_LEVEL = 44.0
"""Below the cards that lie there, and below the targets of selected cards."""
FRAME_LEVEL = 899.0
"""Frames over cards, below the hand."""


@dataclass(frozen=True, slots=True)
class _Place:
    """A place on the table that a hint is about."""

    glow: TargetGlow
    pill: tuple[float, float]
    """Where it is said what is to be done there."""


class HintLights:
    """Marks cards and places of one play at a time."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene

    def show(self, play: HintPlay, text: str, *, is_framed: bool) -> None:
        """Mark what a play is about; where it `is_framed`, `text` says at its place what is to be done."""
        scene = self._scene
        scene.advise(frozenset(play.cards), play.depth if _has_steps(scene.shown) else 0)
        shown = scene.shown
        place = None if shown is None else _place(play, shown)
        frames: dict[bool, list[Picture]] = {True: [], False: []}
        pills = []
        if shown is not None and place is not None and is_framed:
            frames[place.glow.is_filled].append(place.glow)
            pills.append(_pill(place, text, shown))
        scene.show_overlays("hinted-glow", frames[True], GLOW_LEVEL)
        scene.show_overlays("hinted-frame", [*frames[False], *pills], FRAME_LEVEL)

    def clear(self) -> None:
        """Mark nothing any more."""
        self._scene.show_overlays("hinted-glow", ())
        self._scene.show_overlays("hinted-frame", ())
        self._scene.advise(frozenset(), 0)

    def told(self, play: HintPlay, text: str) -> Sequence[Box]:
        """What a play is about, in boxes that no note may cover: cards, then the place with its `text`."""
        shown = self._scene.shown
        place = None if shown is None else _place(play, shown)
        boxes = self.cards(play)
        if shown is None or place is None:
            return boxes
        return [*boxes, place.glow.box, _pill(place, text, shown).box]

    def cards(self, play: HintPlay) -> Sequence[Box]:
        """The cards that a play is about."""
        shown = self._scene.shown
        if shown is None:
            return ()
        keys = set(map(int, play.cards))
        return [
            lies.pose.bounds
            for key, lies in shown.places.items()
            if key in keys or (lies.zone is Zone.STEP and lies.number <= play.depth)
        ]


def _pill(place: _Place, text: str, shown: Shown) -> Pill:
    """What says at a place what is to be done there."""
    measures = shown.layout.measures
    return Pill(*place.pill, text, measures.text, measures.width)


def _has_steps(shown: Shown | None) -> bool:
    return shown is not None and bool(shown.layout.stairs.steps)


def _place(play: HintPlay, shown: Shown) -> _Place | None:
    layout = shown.layout
    if play.depth and layout.stairs.steps:
        return None  # the steps show it themselves
    if play.depth:
        return _beside(layout.pile)
    if isinstance(play.move, Draw | Pass):
        return _beside(layout.stock)
    if play.target is None:
        return None
    (light,) = spotlights(shown.view, layout, shown.places, [play.target], _count(play))
    glow = TargetGlow(light.glow, light.ghosts, is_hot=False, is_filled=not light.is_over)
    return _Place(glow, light.pill)


def _count(play: HintPlay) -> int:
    """How many cards the first move uses."""
    names = getattr(play.move, "cards", ())
    return len(names) or 1


def _beside(box: Box) -> _Place:
    """A place of cards that lie open or hidden on the table."""
    frame = TargetGlow(box.grown(FRAME), (), is_hot=False, is_filled=False)
    return _Place(frame, (box.centre[0], box.y - 2 * FRAME))
