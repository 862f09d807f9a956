"""Notes on the table: why a move was refused, and what the steps pointed at would bring."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QObject, QTimer

from rommedesk.engine.moves import Move
from rommedesk.engine.reasons import Refusal
from rommedesk.ui.i18n.phrases import Phrases
from rommedesk.ui.table.geometry import Box
from rommedesk.ui.table.pictures import TIP, Bubble, bubble
from rommedesk.ui.table.places import Zone
from rommedesk.ui.table.scene import TableScene

SHOWN_MS = 3000
SHOWN_MS_A_LETTER = 45

EDGE = 8.0
"""Between a note and the edge of the felt."""

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
        x = min(max(near[0] - width / 2, EDGE), measures.width - width - EDGE)
        is_above = near[1] > measures.height / 3
        y = near[1] - TIP - height if is_above else near[1] + TIP
        y = min(max(y, EDGE), measures.height - height - EDGE)
        box = Box(round(x), round(y), width, height)
        has_tip = not box.contains(*near)
        note = replace(note, box=box, tip=near if has_tip else None)
        self._scene.show_overlays("refusal", (note,))
        self._timer.start(SHOWN_MS + SHOWN_MS_A_LETTER * len(text))

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
        box = min(lifted, key=lambda lies: lies.place).pose.box
        size = shown.layout.measures.text
        take, grown = scene.words.take(scene.pointed), len(shown.view.hand) + scene.pointed
        note = bubble(take, scene.words.hand_grows(grown), (0, 0), size, is_refusal=False)
        # The corner below the slope is free, unless an earlier flight is there.
        tip = box.x + 0.2 * box.width, box.bottom + 14 - TIP
        right = max(box.x + 0.7 * box.width, EDGE + note.box.width)
        at = Box(round(right - note.box.width), round(tip[1] + TIP), note.box.width, note.box.height)
        if any(at.overlap(lies.pose.box) > 0 for lies in shown.places.values()):
            bounds = shown.layout.stairs.bounds
            assert bounds is not None
            note = bubble(take, "", (0, 0), size, is_refusal=False)
            below = Box(round(bounds.x), round(bounds.bottom + 10), note.box.width, note.box.height)
            note = replace(note, box=below)
        else:
            note = replace(note, box=at, tip=tip)
        scene.show_overlays("steps", (note,))
