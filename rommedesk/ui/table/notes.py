"""Notes on the table: why a move was refused, and what the steps pointed at would bring."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QObject, QTimer

from rommedesk.engine.moves import Move
from rommedesk.engine.reasons import Refusal
from rommedesk.ui.i18n.phrases import Phrases
from rommedesk.ui.table.geometry import Box
from rommedesk.ui.table.pictures import TIP, Bubble, bubble
from rommedesk.ui.table.places import Zone
from rommedesk.ui.table.scene import Shown, TableScene

SHOWN_MS = 3000
SHOWN_MS_A_LETTER = 45

EDGE = 8.0
"""Between a note and the edge of the felt."""
FOOT = 26.0
"""From the tip of a note to the nearest corner."""
BESIDE_STEP = 8.0
"""Between a note and the steps of the stairs."""

Point = tuple[float, float]


class Notes(QObject):
    """Shows notes beside the cards they are about; a refusal goes away by itself."""

    def __init__(self, scene: TableScene, phrases: Phrases, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._scene = scene
        self._phrases = phrases
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.hide_refusal)

    def show_refusal(self, refusal: Refusal, move: Move, near: Point) -> None:
        """Say beside a point why a move was refused."""
        shown = self._scene.shown
        if shown is None:
            return
        measures = shown.layout.measures
        text = self._phrases.refusal(refusal, shown.view)
        note = bubble(
            self._phrases.refusal_title(refusal, move), text, (0, 0), measures.text, is_refusal=True
        )
        width, height = note.box.width, note.box.height
        is_above = near[1] > measures.height / 3
        y = near[1] - TIP - height if is_above else near[1] + TIP
        y = min(max(y, EDGE), measures.height - height - EDGE)
        box = self._beside_cards(near[0], y, width, height)
        has_tip = not box.contains(*near)
        note = replace(note, box=box, tip=near if has_tip else None)
        self._scene.show_overlays("refusal", (note,))
        self._timer.start(SHOWN_MS + SHOWN_MS_A_LETTER * len(text))

    def _beside_cards(self, x: float, y: float, width: float, height: float) -> Box:
        """A box with its tip at `x` that covers as little as can be, with the tip in the middle if it may."""
        shown = self._scene.shown
        assert shown is not None
        rightmost = shown.layout.measures.width - width - EDGE
        middle = min(max(x - width / 2, EDGE), rightmost)
        cards = [lies.pose.bounds.grown(EDGE) for lies in shown.places.values()]

        def harm(left: float) -> tuple[float, float]:
            box = Box(left, y, width, height)
            return sum(box.overlap(card) for card in cards), abs(left - middle)

        # Wherever the box lies, the tip points at the place.
        reach = range(round(x - width + FOOT), round(x - FOOT), 4)
        lefts = {middle, *(float(left) for left in reach if EDGE <= left <= rightmost)}
        best = min(lefts, key=harm)
        return Box(round(best), round(y), width, height)

    def hide_refusal(self) -> None:
        """Take the explanation away."""
        self._timer.stop()
        self._scene.show_overlays("refusal", ())

    @property
    def refusal_text(self) -> str:
        """The explanation that is on show; "" if there is none."""
        return " ".join(
            " ".join((note.title, *note.lines))
            for note in self._scene.overlays("refusal")
            if isinstance(note, Bubble)
        )

    def show_steps(self) -> None:
        """Beside the stairs: how many cards a click takes; nothing if no step is pointed at."""
        scene = self._scene
        shown = scene.shown
        if shown is None or not scene.pointed:
            scene.show_overlays("steps", ())
            return
        lifted = [lies for lies in shown.places.values() if lies.zone is Zone.STEP and lies.is_marked]
        if not lifted:
            scene.show_overlays("steps", ())
            return
        steps = [lies.pose.box for lies in sorted(lifted, key=lambda lies: lies.place)]
        size = shown.layout.measures.text
        take, grown = scene.words.take(scene.pointed), len(shown.view.hand) + scene.pointed
        whole, short = (
            bubble(take, text, (0, 0), size, is_refusal=False) for text in (scene.words.hand_grows(grown), "")
        )
        note = _below_step(whole, steps, shown) or _below_step(short, steps, shown)
        scene.show_overlays("steps", (note or _below_stairs(short, steps[0], shown),))


def _below_step(note: Bubble, steps: Sequence[Box], shown: Shown) -> Bubble | None:
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


def _below_stairs(note: Bubble, step: Box, shown: Shown) -> Bubble:
    """The note below all steps, as near to this one as can be."""
    bounds = shown.layout.stairs.bounds
    assert bounds is not None
    width, height = note.box.width, note.box.height
    middle = min(max(step.centre[0] - width / 2, EDGE), shown.layout.measures.width - width - EDGE)
    # To the left as far as needed, for there the words below the last step are not.
    for left in range(round(middle), round(EDGE), -8):
        at = Box(left, round(bounds.bottom + BESIDE_STEP + 2), width, height)
        if _is_free(at, shown):
            return replace(note, box=at)
    return replace(note, box=Box(round(bounds.x), round(bounds.bottom + BESIDE_STEP + 2), width, height))


def _is_free(box: Box, shown: Shown) -> bool:
    """Whether no card and no label lies there."""
    layout = shown.layout
    taken = [lies.pose.bounds for lies in shown.places.values()]
    taken += [layout.stock_label, layout.own, *layout.seats]
    if layout.stairs.flights > 1:
        taken.append(layout.stairs.newest_label)
    return not any(box.grown(2).overlap(other) > 0 for other in taken)
