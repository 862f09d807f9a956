"""What the steps pointed at would bring: a sheet beside the stairs and chips on them.

What steps bring is worked out slice by slice while nothing else is to be done, from the own view alone; the
step that is pointed at comes first.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import replace

from PySide6.QtCore import QObject, QTimer

from rommedesk.engine.cards import UNKNOWN, Card
from rommedesk.engine.legality import check
from rommedesk.engine.moves import TakeDiscards
from rommedesk.engine.stairs_value import StairsValues, StepValue
from rommedesk.engine.state import TableMeld
from rommedesk.engine.view import PlayerView
from rommedesk.ui.i18n.card_words import CardWords
from rommedesk.ui.table.bubbles import TIP
from rommedesk.ui.table.chips import chip_boxes
from rommedesk.ui.table.geometry import Box
from rommedesk.ui.table.places import Lies, Zone, has_stairs
from rommedesk.ui.table.scene import Shown, TableScene
from rommedesk.ui.table.slices import advance
from rommedesk.ui.table.step_pictures import CHIP_TEXT, Chip, Sheet, chip_size, sheet
from rommedesk.ui.table.step_words import StepWords

GONE_MS = 120
"""After the pointer has left the stairs."""
PAUSE_MS = 8
"""Between two slices of thought, for the frames of whatever moves."""
CHIP_LEVEL = 400.0
"""Chips lie over the steps and under the hand."""
EDGE = 8.0
"""Between the sheet and the edge of the felt."""
BESIDE_STEP = 8.0
"""Between the sheet and the steps of the stairs."""


class StepNotes(QObject):
    """Shows sheet and chips while steps are pointed at."""

    def __init__(self, scene: TableScene, cards: CardWords, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._scene = scene
        self._words = StepWords(cards, self)
        self._values: StairsValues | None = None
        self._basis: tuple[tuple[Card, ...], tuple[Card, ...], tuple[TableMeld, ...]] | None = None
        self._work: tuple[int, Iterator[None]] = 0, iter(())
        """The step that is being worked out."""
        self._gone = QTimer(self)
        self._gone.setSingleShot(True)
        self._gone.setInterval(GONE_MS)
        self._gone.timeout.connect(self.clear)
        self._next = QTimer(self)
        self._next.setSingleShot(True)
        self._next.setInterval(PAUSE_MS)
        self._next.timeout.connect(self._reckon)

    # ---- what steps bring ------------------------------------------------------------------------------

    @property
    def values(self) -> StairsValues | None:
        """What is known about the steps; `None` while none can be taken."""
        return self._values

    def _follow(self, view: PlayerView) -> None:
        """Begin to work out what the steps bring, unless that is known already."""
        if not _may_take(view):
            self._forget()
            return
        position = view.position
        basis = view.hand, position.discard, position.melds
        if basis != self._basis:
            self._basis, self._values = basis, StairsValues(position)
            self._work = 0, iter(())
            self._next.start()

    def _forget(self) -> None:
        self._values = self._basis = None
        self._next.stop()

    def _reckon(self) -> None:
        """Go on with the step pointed at, or with the smallest that is not known."""
        values, pointed = self._values, self._scene.pointed
        if values is None:
            return
        is_awaited = bool(pointed) and values.known(pointed) is None
        count = pointed if is_awaited else values.missing()
        if not count:
            return
        is_done = self._work_out(values, count)
        self._next.start()
        if is_done and is_awaited:
            self.show_steps()
        elif is_done and (pointed or self._scene.advised_depth):
            self._show_chips()

    def _work_out(self, values: StairsValues, count: int) -> bool:
        """Think about a step for a moment; whether its value is known now."""
        if values.known(count) is None:
            if self._work[0] != count:
                self._work = count, values.in_pieces(count)
            return advance(self._work[1])
        return True

    def told(self, count: int) -> str:
        """What taking so many cards brings, a line each, as far as it is known; else ""."""
        shown = self._scene.shown
        value = self._values.known(count) if self._values is not None else None
        if shown is None or value is None:
            return ""
        if self._scene.options.hides_scores:
            return "\n".join(line.text for line in self._words.use(value))
        scores_melds = shown.seating.scores_melds
        told = [line.text for line in self._words.lines(value, scores_melds=scores_melds)]
        return "\n".join([self._words.points(value.gain), *told] if scores_melds and value.gain else told)

    # ---- what is shown ---------------------------------------------------------------------------------

    def show_steps(self) -> None:
        """Show what the lifted steps bring, or nothing if none are lifted."""
        scene = self._scene
        shown = scene.shown
        if shown is None:
            self._forget()
            self.clear()
            return
        self._follow(shown.view)
        lifted = _lifted(shown)
        if not scene.pointed or not lifted:
            if scene.advised_depth:
                self._show_chips()
            if scene.overlays("steps") and not self._gone.isActive():
                self._gone.start()
            return
        self._gone.stop()
        value = None
        if self._values is not None and self._work_out(self._values, scene.pointed):
            value = self._values.known(scene.pointed)
        steps = [lies.pose.box for lies in sorted(lifted, key=lambda lies: lies.place)]
        scene.show_overlays("steps", (self._placed(value, steps, shown),))
        self._show_chips()

    def clear(self) -> None:
        """Take everything away at once."""
        self._gone.stop()
        self._scene.show_overlays("steps", ())
        self._scene.show_overlays("chips", ())

    def _placed(self, value: StepValue | None, steps: Sequence[Box], shown: Shown) -> Sheet:
        """The fullest sheet that finds a place, best in the corner below the slope."""
        forms = list(self._forms(value, shown))
        places = _below_step, _near
        ways = [(form, place) for form in forms[:-1] for place in places] + [(forms[-1], _below_step)]
        for form, place in ways:
            placed = place(form, steps, shown)
            if placed is not None:
                return placed
        return _somewhere(forms[-1], steps[0], shown)

    def _forms(self, value: StepValue | None, shown: Shown) -> Iterator[Sheet]:
        """The sheet in all lengths, the longest first."""
        words, measures, count = self._words, shown.layout.measures, self._scene.pointed
        title = self._scene.words.take(count)
        if value is None:
            yield sheet(title, "", (words.grows(len(shown.view.hand) + count),), measures)
            yield sheet(title, "", (), measures)
            return
        scores_melds = shown.seating.scores_melds
        hides = self._scene.options.hides_scores
        points = words.points(value.gain) if scores_melds and value.gain and not hides else ""
        if not measures.is_compact and not hides:
            yield sheet(title, points, words.lines(value, scores_melds=scores_melds), measures)
        yield sheet(title, points, words.short_lines(value), measures)
        yield sheet(title, points, words.use(value), measures)
        yield sheet(title, points, (), measures)

    def _show_chips(self) -> None:
        """A chip on each step that brings more than all newer ones do."""
        scene, shown, values = self._scene, self._scene.shown, self._values
        if shown is None or values is None or not shown.seating.scores_melds or scene.options.hides_scores:
            scene.show_overlays("chips", ())
            return
        steps = sorted(
            (lies for lies in shown.places.values() if lies.zone is Zone.STEP), key=lambda lies: lies.place
        )
        size = max(CHIP_TEXT, shown.layout.measures.text - 1)
        telling, before = {}, 0
        for value in values.telling():
            telling[len(steps) - value.count] = value, value.gain - before
            before = value.gain
        pointed = len(steps) - (scene.pointed or scene.advised_depth)
        texts = {place: self._words.points(value.gain) for place, (value, _) in telling.items()}
        sizes = {place: chip_size(text, size) for place, text in texts.items()}
        order = sorted(telling, key=lambda place: (place != pointed, -telling[place][1]))
        boxes = chip_boxes(
            [lies.pose for lies in steps],
            {place: width for place, (width, _) in sizes.items()},
            order,
            size + 5.0,
        )
        chips = [Chip(box, texts[place], place == pointed, size) for place, box in sorted(boxes.items())]
        scene.show_overlays("chips", chips, CHIP_LEVEL)


def _may_take(view: PlayerView) -> bool:
    position = view.position
    return (
        view.seat is not None
        and has_stairs(view)
        and UNKNOWN not in view.hand
        and check(position, TakeDiscards(view.seat, 1)) is None
    )


def _lifted(shown: Shown) -> list[Lies]:
    return [lies for lies in shown.places.values() if lies.zone is Zone.STEP and lies.is_marked]


def _below_step(note: Sheet, steps: Sequence[Box], shown: Shown) -> Sheet | None:
    """The note in the corner below the slope, its tip at the first of these steps; `None` without room."""
    width, height = note.box.width, note.box.height
    first, felt = steps[0], shown.layout.measures.width
    for place, step in enumerate(steps):
        beyond = steps[place + 1].x - BESIDE_STEP if place + 1 < len(steps) else felt - EDGE
        right = min(beyond, max(first.x + 0.7 * first.width, EDGE + width))
        at = Box(round(right - width), round(step.bottom + BESIDE_STEP + TIP), width, height)
        if at.x >= EDGE and _is_free(at, shown):
            return replace(note, box=at, tip=(first.x + 0.2 * first.width, at.y - TIP))
    return None


def _near(note: Sheet, steps: Sequence[Box], shown: Shown) -> Sheet | None:
    """The note on free felt as near to the first of these steps as can be; `None` without any."""
    taken = _taken(shown)
    x, y = steps[0].x, steps[0].bottom
    return next(
        (
            replace(note, box=box)
            for box in sorted(_everywhere(note, shown), key=lambda box: _distance(box, x, y))
            if _covers(box, taken) == 0
        ),
        None,
    )


def _somewhere(note: Sheet, step: Box, shown: Shown) -> Sheet:
    """The note where it covers least."""
    taken = _taken(shown)
    best = min(
        _everywhere(note, shown), key=lambda box: (_covers(box, taken), _distance(box, step.x, step.bottom))
    )
    return replace(note, box=best)


def _everywhere(note: Sheet, shown: Shown) -> Iterator[Box]:
    measures = shown.layout.measures
    width, height = note.box.width, note.box.height
    for x in range(round(EDGE), round(measures.width - width - EDGE), 16):
        for y in range(round(EDGE), round(measures.height - height - EDGE), 8):
            yield Box(x, y, width, height)


def _distance(box: Box, x: float, y: float) -> float:
    """From a point to the nearest point of a box."""
    return math.dist((x, y), (min(max(x, box.x), box.right), min(max(y, box.y), box.bottom)))


def _covers(box: Box, taken: Sequence[Box]) -> float:
    return sum(box.grown(BESIDE_STEP / 2).overlap(other) for other in taken)


def _is_free(box: Box, shown: Shown) -> bool:
    """Whether no card and no label lies there."""
    if box.bottom > shown.layout.measures.height - EDGE or box.right > shown.layout.measures.width - EDGE:
        return False
    return not any(box.grown(2).overlap(other) > 0 for other in _taken(shown))


def _taken(shown: Shown) -> list[Box]:
    """Where cards and labels lie."""
    layout = shown.layout
    taken = [lies.pose.bounds for lies in shown.places.values()]
    taken += [layout.stock_label, layout.own, *layout.seats, *(tray.box for tray in layout.trays.trays)]
    if layout.staging is not None:
        taken.append(layout.staging.box)
    if layout.stairs.flights > 1:
        taken += [layout.stairs.newest_label, layout.stairs.oldest_label]
    return taken
