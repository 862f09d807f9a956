"""The note of a hint with its buttons: painted on the table, with a widget over it for keys and ears."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from rommedesk.ui.table.bubble_buttons import ABOVE, BubbleButtons, Offer
from rommedesk.ui.table.bubbles import PADDING, TIP, WIDEST_BUBBLE, bubble
from rommedesk.ui.table.geometry import Box
from rommedesk.ui.table.note_place import EDGE, find_place, points_at
from rommedesk.ui.table.notes import NARROW_BUBBLE, REFUSAL_LEVEL
from rommedesk.ui.table.scene import TableScene

Point = tuple[float, float]
_STEPS = {Qt.Key.Key_Down: 1, Qt.Key.Key_Right: 1, Qt.Key.Key_Up: -1, Qt.Key.Key_Left: -1}


class HintSheet(QWidget):
    """Shows one note at a time; a press on it is nobody's business but that of its buttons."""

    used = Signal()
    """One of its buttons was pressed, and others take its place."""
    pointed = Signal(int)
    """A line of a list is pointed at or has the keys: which, 0 for the first."""

    def __init__(self, scene: TableScene, ground: QWidget, focus_back: QWidget) -> None:
        """It lies over `ground`; `focus_back` gets the keys when its buttons go."""
        super().__init__(ground)
        self._scene = scene
        self._buttons = BubbleButtons(self, focus_back)
        self.setAttribute(Qt.WidgetAttribute.WA_NoMousePropagation)
        self._is_list = False
        self.hide()

    @property
    def buttons(self) -> tuple[QAbstractButton, ...]:
        """Those on show."""
        return self._buttons.buttons

    @property
    def has_focus(self) -> bool:
        """Whether one of its buttons has the keys."""
        return any(button.hasFocus() for button in self.buttons)

    @property
    def text(self) -> str:
        """What is on show; "" if nothing is."""
        return "" if self.isHidden() else self.accessibleName()

    def say(
        self,
        title: str,
        text: str,
        near: Point,
        told: Sequence[Box],
        offers: Sequence[Offer] = (),
        *,
        is_list: bool = False,
        next_told: Sequence[Box] = (),
    ) -> None:
        """Say something beside a point, over as little as can be of what it tells of.

        A list has a button a line; `next_told` is what its lines are about, whichever is pointed at.
        """
        shown = self._scene.shown
        assert shown is not None
        had_focus, self._is_list = self.has_focus, is_list
        measures = shown.layout.measures
        offers = [(line, partial(self._use, act)) for line, act in offers]
        widest = measures.width - 2 * (EDGE + PADDING) - 2
        least = self._buttons.prepare(offers, in_column=is_list, are_links=is_list, widest=widest)
        foot = (ABOVE + self._buttons.height + 4) if offers else 0.0
        felt = (measures.width, measures.height)
        others = [lies.pose.bounds for lies in shown.places.values()]
        others += [shown.layout.own, shown.layout.stock_label, *shown.layout.seats]
        if shown.layout.staging is not None:
            others.append(shown.layout.staging.box)
        found = []
        for longest in (WIDEST_BUBBLE, NARROW_BUBBLE):
            note = bubble(
                title,
                text,
                (0, 0),
                measures.text,
                is_refusal=False,
                least=least,
                foot=foot,
                widest_line=longest,
            )
            size = (note.box.width, note.box.height)
            found.append((*find_place(size, felt, told, others, near, TIP, next_told), note))
            if not found[-1][0]:
                break
        _, box, note = min(found, key=lambda one: one[0])
        tip = near if points_at(box, near, TIP) else None
        self._scene.show_overlays("hint", (replace(note, box=box, tip=tip),), REFUSAL_LEVEL)
        self.setGeometry(round(box.x), round(box.y), round(box.width), round(box.height))
        self.setAccessibleName(f"{title}. {text}".strip().replace("\u00a0", " "))
        self.show()
        self.raise_()
        height = self._buttons.height
        self._buttons.place(Box(PADDING, box.height - height - PADDING + 2, box.width - 2 * PADDING, height))
        for button in self.buttons:
            button.installEventFilter(self)
        if had_focus:
            self.take_focus()

    def _use(self, act: Callable[[], object]) -> None:
        self.used.emit()
        act()

    def take_focus(self) -> None:
        """Give the keys to the first button."""
        if self.buttons:
            self.buttons[0].setFocus(Qt.FocusReason.OtherFocusReason)

    def put_away(self) -> None:
        """Say nothing any more."""
        self._buttons.clear()
        self._scene.show_overlays("hint", ())
        self.hide()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Arrow keys go from button to button; whoever looks at a line of a list sees what it is about."""
        if (
            self._is_list
            and event.type() in (QEvent.Type.Enter, QEvent.Type.FocusIn)
            and watched in self.buttons
        ):
            self.pointed.emit(self.buttons.index(watched))
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            step = _STEPS.get(Qt.Key(event.key()))
            if step is not None and watched in self.buttons:
                at = self.buttons.index(watched)
                self.buttons[(at + step) % len(self.buttons)].setFocus(Qt.FocusReason.TabFocusReason)
                return True
        return super().eventFilter(watched, event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A press beside the buttons does nothing."""
        event.accept()
