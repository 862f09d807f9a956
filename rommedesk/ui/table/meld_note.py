"""The note beside a meld on the table that the pointer is on: whose it is, what it counts, who may swap."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, QTimer

from rommedesk.engine.view import PlayerView
from rommedesk.ui.table.bubbles import PADDING, WIDEST_BUBBLE, Bubble
from rommedesk.ui.table.geometry import Box
from rommedesk.ui.table.painting import line_height, text_width, widest, wrapped
from rommedesk.ui.table.places import Zone
from rommedesk.ui.table.scene import TableScene
from rommedesk.ui.table.targets import meld_box

GONE_MS = 120
AWAY = 12.0
"""Between the meld and its note."""
EDGE = 6.0
"""Between a note and the edge of the felt."""

Point = tuple[float, float]


def note_place(meld: Box, size: tuple[float, float], felt: tuple[float, float], taken: Sequence[Box]) -> Box:
    """Where a note of this size covers least, and never the meld: below, above or beside it."""
    width, height = size
    x = min(max(meld.centre[0] - width / 2, EDGE), felt[0] - width - EDGE)
    y = min(max(meld.y, EDGE), felt[1] - height - EDGE)
    ways = [
        Box(x, meld.bottom + AWAY, width, height),
        Box(meld.x, meld.bottom + AWAY, width, height),
        Box(meld.right - width, meld.bottom + AWAY, width, height),
        Box(x, meld.y - AWAY - height, width, height),
        Box(meld.right + AWAY, y, width, height),
        Box(meld.x - AWAY - width, y, width, height),
    ]
    ground = Box(0, 0, *felt)
    inside = [way for way in ways if ground.holds(way) and not way.overlap(meld)] or ways[:1]
    return min(inside, key=lambda way: sum(way.overlap(box) for box in taken))


class MeldNote(QObject):
    """Shows the note at once and takes it away a moment after the pointer has left."""

    def __init__(
        self,
        scene: TableScene,
        describe: Callable[[int], tuple[str, Sequence[str]]],
        parent: QObject | None = None,
    ) -> None:
        """`describe` gives the title and the lines for the number of a meld."""
        super().__init__(parent)
        self._scene = scene
        self._describe = describe
        self._number = 0
        self._basis: tuple[PlayerView, Box] | None = None
        """The view and the meld's place of which is told."""
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(GONE_MS)
        self._timer.timeout.connect(self.hide)
        scene.arranged.connect(self._check)

    @property
    def number(self) -> int:
        """The meld of which is told now; 0 for none."""
        return self._number

    def point(self, at: Point | None) -> None:
        """The pointer is there, or nowhere."""
        found = None if at is None or self._scene.held else self._scene.card_at(*at)
        if found is None or found[1].zone is not Zone.MELD:
            if self._number and not self._timer.isActive():
                self._timer.start()
            return
        self._timer.stop()
        if found[1].number != self._number:
            self._number = found[1].number
            self._show()

    def hide(self) -> None:
        """Take the note away."""
        self._timer.stop()
        self._number = 0
        self._scene.show_overlays("meld note", ())

    def _check(self) -> None:
        """The table changed under the pointer."""
        if self._number and self._found() != self._basis:
            self.hide()

    def _found(self) -> tuple[PlayerView, Box] | None:
        shown = self._scene.shown
        if shown is None or self._number > len(shown.view.position.melds) or self._scene.held:
            return None
        return shown.view, meld_box(shown.places, self._number)

    def _show(self) -> None:
        shown = self._scene.shown
        assert shown is not None
        self._basis = self._found()
        title, told = self._describe(self._number)
        size = shown.layout.measures.text
        lines = tuple(part for line in told for part in wrapped(line, size, WIDEST_BUBBLE))
        width = max(text_width(title, size + 2, bold=True), widest(lines, size)) + 2 * PADDING + 1
        height = 22 + line_height(size + 2) + len(lines) * line_height(size)
        layout = shown.layout
        meld = meld_box(shown.places, self._number)
        taken = [lies.pose.bounds for lies in shown.places.values()]
        taken += [layout.own, layout.stock_label, layout.pile_label, *layout.seats]
        felt = (layout.measures.width, layout.measures.height)
        box = note_place(meld, (width, height), felt, taken)
        self._scene.show_overlays("meld note", (Bubble(box, None, title, lines, size),))
