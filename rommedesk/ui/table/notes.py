"""Notes on the table: why a move was refused."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QObject, QTimer

from rommedesk.engine.moves import Move
from rommedesk.engine.reasons import Refusal
from rommedesk.ui.i18n.phrases import Phrases
from rommedesk.ui.table.bubble_buttons import ABOVE, BubbleButtons, Offer
from rommedesk.ui.table.bubbles import PADDING, TIP, WIDEST_BUBBLE, Bubble, bubble
from rommedesk.ui.table.geometry import Box
from rommedesk.ui.table.scene import OVERLAY_LEVEL, TableScene

REFUSAL_LEVEL = OVERLAY_LEVEL + 1
"""Above the sheet beside the stairs, which comes back by itself."""
SHOWN_MS = 3000
SHOWN_MS_A_LETTER = 45

EDGE = 8.0
"""Between a note and the edge of the felt."""
FOOT = 26.0
"""From the tip of a note to the nearest corner."""
NARROW_BUBBLE = 300.0
"""The longest line of a note that would cover cards otherwise."""

Point = tuple[float, float]


class Notes(QObject):
    """Shows notes beside the cards they are about; a refusal goes away by itself."""

    def __init__(
        self, scene: TableScene, phrases: Phrases, buttons: BubbleButtons, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._buttons = buttons
        self._scene = scene
        self._phrases = phrases
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.hide_refusal)

    def show_refusal(
        self, refusal: Refusal, move: Move, near: Point, offers: Sequence[Offer] = (), more: str = ""
    ) -> None:
        """Say beside a point why a move was refused, with buttons for what would help."""
        shown = self._scene.shown
        if shown is None:
            return
        self.show_words(
            self._phrases.refusal_title(refusal, move),
            f"{self._phrases.refusal(refusal, shown.view)} {more}".rstrip(),
            near,
            offers,
        )

    def show_words(self, title: str, text: str, near: Point, offers: Sequence[Offer] = ()) -> None:
        """Say beside a point what did not work, and why; with buttons it stays until the next input."""
        shown = self._scene.shown
        if shown is None:
            return
        measures = shown.layout.measures
        least = self._buttons.prepare(offers)
        if least > WIDEST_BUBBLE:
            room = measures.width - 2 * (EDGE + PADDING) - 2
            least = self._buttons.prepare(offers, in_column=True, widest=room)
        high = self._buttons.height
        foot = ABOVE + high + 4 if offers else 0.0
        tried = []
        for widest_line in (WIDEST_BUBBLE, NARROW_BUBBLE):
            note = bubble(
                title,
                text,
                (0, 0),
                measures.text,
                is_refusal=True,
                least=least,
                foot=foot,
                widest_line=widest_line,
            )
            height = note.box.height
            is_above = near[1] > measures.height / 3
            y = near[1] - TIP - height if is_above else near[1] + TIP
            y = min(max(y, EDGE), measures.height - height - EDGE)
            tried.append((*self._beside_cards(near[0], y, note.box.width, height), note))
        _, box, note = min(tried, key=lambda one: one[0])
        has_tip = not box.contains(*near)
        note = replace(note, box=box, tip=near if has_tip else None)
        self._scene.show_overlays("refusal", (note,), REFUSAL_LEVEL)
        row = Box(box.x + PADDING, box.bottom - high - PADDING + 2, box.width - 2 * PADDING, high)
        self._buttons.place(row)
        if not offers:
            self._timer.start(SHOWN_MS + SHOWN_MS_A_LETTER * len(text))

    def _beside_cards(self, x: float, y: float, width: float, height: float) -> tuple[float, Box]:
        """A box with its tip at `x` that covers as little as can be, with the tip in the middle if it may.

        With it comes how much of the cards it covers.
        """
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
        return harm(best)[0], Box(round(best), round(y), width, height)

    def hide_refusal(self) -> None:
        """Take the explanation away."""
        self._timer.stop()
        self._buttons.clear()
        self._scene.show_overlays("refusal", ())

    @property
    def refusal_text(self) -> str:
        """The explanation that is on show; "" if there is none."""
        return " ".join(
            " ".join((note.title, *note.lines))
            for note in self._scene.overlays("refusal")
            if isinstance(note, Bubble)
        )
