"""Pointing at the stairs lifts what a click would take."""

from __future__ import annotations

import math

from rommedesk.engine.moves import TakeDiscards
from rommedesk.ui.table.desk import STEADY, Desk, Point
from rommedesk.ui.table.places import Lies, Zone
from rommedesk.ui.table.scene import RAISE_MS, Shown


class Pointing:
    """The steps under the pointer."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._chosen_at: Point | None = None
        """Where the pointer was when the steps that are lifted now were chosen."""

    def follow(self, at: Point | None) -> None:
        """Lift the steps of the stairs that a click would take."""
        scene = self._desk.scene_of_table
        shown = scene.shown
        if shown is None:
            return
        count = 0 if at is None else self._pointed(shown, scene.pointed, at)
        if count and self._desk.check(TakeDiscards(shown.view.position.to_move, count)) is not None:
            count = 0
        if shown.view.seat != shown.view.position.to_move:
            count = 0
        if count != scene.pointed:
            scene.pointed = count
            self._chosen_at = at
            scene.arrange(RAISE_MS)
            self._desk.light_up(())

    def _pointed(self, shown: Shown, pointed: int, at: Point) -> int:
        """How many steps from the pointed one on.

        A step that was lifted stays lifted while the pointer rests, and of lifted steps the one counts that
        can be seen under the pointer, not the one that lay there before.
        """
        steps = shown.layout.stairs.steps
        lifted = [lies for lies in shown.places.values() if lies.zone is Zone.STEP and lies.is_marked]
        under = [lies for lies in lifted if lies.pose.covers(*at)]
        step = shown.layout.stairs.step_at(*at)
        if pointed and self._chosen_at is not None and math.dist(at, self._chosen_at) < STEADY:
            return pointed
        if under:
            return max(under, key=lambda lies: lies.level).number
        return 0 if step is None else len(steps) - step

    def step(self) -> tuple[int, Lies] | None:
        """The oldest of the lifted steps."""
        scene = self._desk.scene_of_table
        places = scene.shown.places.items() if scene.shown is not None else ()
        return next(
            ((key, lies) for key, lies in places if lies.zone is Zone.STEP and lies.number == scene.pointed),
            None,
        )
