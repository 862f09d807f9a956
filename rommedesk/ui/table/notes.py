"""Notes on the table: why a move was refused, and what the steps pointed at would bring."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer

from rommedesk.engine.moves import Move
from rommedesk.engine.reasons import Refusal
from rommedesk.ui.i18n.phrases import Phrases
from rommedesk.ui.table.geometry import Box
from rommedesk.ui.table.pictures import Bubble, bubble
from rommedesk.ui.table.places import Zone
from rommedesk.ui.table.scene import TableScene

SHOWN_MS = 3000
SHOWN_MS_A_LETTER = 45

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
        title = self._phrases.refusal_title(refusal, move)
        text = self._phrases.refusal(refusal, shown.view)
        note = bubble(
            title,
            text,
            near,
            Box(8, 8, measures.width - 16, measures.height - 16),
            measures.text,
            is_refusal=True,
            above=near[1] > measures.height / 3,
        )
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
        measures = shown.layout.measures
        note = bubble(
            scene.words.take(scene.pointed),
            scene.words.hand_grows(len(shown.view.hand) + scene.pointed),
            (box.x + 0.2 * box.width, box.bottom + 14),
            Box(8, 8, measures.width - 16, measures.height - 16),
            measures.text,
            is_refusal=False,
            above=False,
            # The corner below the slope is always free.
            right=box.x + 0.7 * box.width,
        )
        scene.show_overlays("steps", (note,))
