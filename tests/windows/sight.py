"""What a person sees of the window: where things lie on the screen, and whether they lie there rightly."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from itertools import product

from PySide6.QtCore import QPoint
from PySide6.QtGui import QAction, QImage, QPainter
from PySide6.QtWidgets import QApplication, QMenu, QWidget

from rommedesk.engine.cards import Card
from rommedesk.store.paths import cards_folder
from rommedesk.ui.program import Program
from rommedesk.ui.table.art import CardArt
from rommedesk.ui.table.geometry import Pose
from rommedesk.ui.table.places import Zone
from rommedesk.ui.table.scene import Shown, TableScene

Point = tuple[float, float]


class Sight:
    """The eyes of the person before the window."""

    def __init__(self, program: Program) -> None:
        self.program = program
        self.table = program.window.table
        self._art = CardArt(cards_folder(), program.themes.theme)

    @property
    def scene(self) -> TableScene:
        return self.table.scene_of_table

    @property
    def shown(self) -> Shown:
        shown = self.scene.shown
        assert shown is not None
        return shown

    def on_screen(self, at: Point) -> QPoint:
        """A point of the table on the screen."""
        return self.table.viewport().mapToGlobal(self.table.mapFromScene(*at))

    def middle(self, widget: QWidget) -> QPoint:
        """The middle of a button, which must be there to be clicked."""
        assert widget.isVisible()
        return widget.mapToGlobal(widget.rect().center())

    # ---- cards -------------------------------------------------------------------------------------------

    def card(self, key: int) -> QPoint:
        """A point where a card can be seen and nothing lies over it; its index if possible."""
        return self.on_screen(next(self._visible(key)))

    def _visible(self, key: int) -> Iterator[Point]:
        pose = self.scene.card_item(key).pose
        for x, y in _spots(pose):
            found = self.scene.card_at(x, y)
            if found is not None and found[0] == key:
                yield x, y

    def card_of_meld(self, number: int, *, joker: bool = False) -> QPoint:
        """A point on a card of a meld, one that is no joker unless a joker is asked for."""
        return self.card(self.key_of_meld(number, joker=joker))

    def key_of_meld(self, number: int, *, joker: bool = False) -> int:
        found = [
            (lies.place, key)
            for key, lies in self.shown.places.items()
            if lies.zone is Zone.MELD and lies.number == number and Card(key).is_joker is joker
        ]
        return max(found)[1]

    def zone(self, zone: Zone) -> dict[int, int]:
        """The cards of a zone by their place."""
        return {lies.place: key for key, lies in self.shown.places.items() if lies.zone is zone}

    def lifted_steps(self) -> int:
        """How many steps of the stairs are lifted."""
        return sum(lies.zone is Zone.STEP and lies.is_marked for lies in self.shown.places.values())

    # ---- menus -------------------------------------------------------------------------------------------

    def menu(self) -> QMenu | None:
        """The menu that is open."""
        popup = QApplication.activePopupWidget()
        return popup if isinstance(popup, QMenu) else None

    def entry(self, menu: QMenu, action: QAction) -> QPoint:
        """The middle of an entry of an open menu."""
        assert action.isEnabled(), action.text()
        return menu.mapToGlobal(menu.actionGeometry(action).center())

    # ---- is it right? ------------------------------------------------------------------------------------

    def is_still(self) -> bool:
        """Whether nothing moves or comes into sight any more."""
        return self.scene.motion.is_settled and not self.scene.fade.is_running

    def differences(self) -> list[str]:
        """What differs from a scene that is made anew from the view of the shown seat."""
        old, view = self.scene, self.program.controller.view()
        fresh = TableScene(self._art, self.program.phrases, old.theme)
        fresh.resize(self.table.viewport().size(), self.table.devicePixelRatioF())
        fresh.set_options(old.options)
        fresh.order = copy.deepcopy(old.order)
        fresh.staging = copy.deepcopy(old.staging)
        fresh.selected, fresh.pointed, fresh.hinted = old.selected, old.pointed, old.hinted
        fresh.look_at_hand(self.shown.layout.hand.first)
        fresh.open_beside(old.opened)
        fresh.sync(view, self.table.seating_of(view))
        if not old.shows_hands:
            fresh.hide_hands()
        wanted, found = _contents(fresh), _contents(old)
        differences = [
            f"{name}: {found.get(name)} instead of {wanted.get(name)}"
            for name in sorted(wanted.keys() | found.keys())
            if wanted.get(name) != found.get(name)
        ]
        has_notes = any(old.overlays(group) for group in ("glow", "frame", "target", "steps", "refusal"))
        _copy_overlays(old, fresh)
        if not differences and not has_notes and _picture(fresh) != _picture(old):
            differences.append("it looks different")
        return differences


def _spots(pose: Pose) -> Iterator[Point]:
    """Points of a card in whole pixels, the one on its index first."""
    width, height = pose.width, pose.height
    parts = [place / 20 for place in range(1, 20)]
    wanted = [(0.14 * width, 0.3 * width)]
    wanted += [(right * width, down * height) for down, right in product(parts, parts)]
    for right, down in wanted:
        x, y = pose.at(right, down)
        yield float(round(x)), float(round(y))


def _contents(scene: TableScene) -> dict[str, object]:
    """Everything of a scene by name, but for what comes and goes over the table."""
    cards, pictures = scene.snapshot()
    assert isinstance(cards, tuple)
    assert isinstance(pictures, tuple)
    found: dict[str, object] = {
        f"card {key}": (pose, level, marks) for key, pose, level, _pixmap, marks in cards
    }
    found |= {name: rest for name, *rest in pictures if not name.startswith("overlay ")}
    return found


def _copy_overlays(old: TableScene, fresh: TableScene) -> None:
    """Show what comes and goes over the one table over the other as well."""
    pictures = old.snapshot()[1]
    assert isinstance(pictures, tuple)
    levels = {name.split(" ")[1]: level for name, _, level in pictures if name.startswith("overlay ")}
    for group, level in levels.items():
        fresh.show_overlays(group, old.overlays(group), level)


def _picture(scene: TableScene) -> QImage:
    image = QImage(scene.sceneRect().size().toSize(), QImage.Format.Format_RGB32)
    painter = QPainter(image)
    scene.render(painter)
    painter.end()
    return image
