"""All pictures on the felt besides cards: those that belong to the table, and groups of overlays."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtWidgets import QGraphicsScene

from rommedesk.ui.table.dressing import Dressing
from rommedesk.ui.table.fixtures import Fixture
from rommedesk.ui.table.items import PictureItem
from rommedesk.ui.table.pictures import Picture


class PictureBoard:
    """Keeps an item for every picture by its name, so that an unchanged one is never painted again."""

    def __init__(self, scene: QGraphicsScene, dressing: Dressing) -> None:
        """The pictures are painted in the theme and for the screen of `dressing`."""
        self._scene = scene
        self._dressing = dressing
        self._items: dict[str, PictureItem] = {}

    def show_fixtures(self, wanted: Mapping[str, Fixture]) -> None:
        """Show these by their names; overlays stay."""
        for name in [name for name in self._items if not name.startswith("overlay ") and name not in wanted]:
            self._drop(name)
        for name, fixture in wanted.items():
            self._place(name, fixture.picture, fixture.level)

    def show_overlays(self, group: str, pictures: Sequence[Picture], level: float) -> None:
        """Show these over the table instead of the earlier ones of the group."""
        wanted = {f"overlay {group} {number}": picture for number, picture in enumerate(pictures)}
        for name in [name for name in self._items if name.startswith(f"overlay {group} ")]:
            if name not in wanted:
                self._drop(name)
        for name, picture in wanted.items():
            self._place(name, picture, level)

    def overlays(self, group: str) -> tuple[Picture, ...]:
        """The pictures of a group that are on show."""
        found = [item.picture for item in self.items(group)]
        return tuple(picture for picture in found if picture is not None)

    def items(self, group: str) -> list[PictureItem]:
        """The items of a group of overlays."""
        return [item for name, item in sorted(self._items.items()) if name.startswith(f"overlay {group} ")]

    def clear(self) -> None:
        """Take all away."""
        for name in list(self._items):
            self._drop(name)

    def snapshot(self) -> tuple[object, ...]:
        """All that can be seen, for comparison."""
        return tuple((name, item.picture, item.zValue()) for name, item in sorted(self._items.items()))

    def _drop(self, name: str) -> None:
        self._scene.removeItem(self._items.pop(name))

    def _place(self, name: str, picture: Picture, level: float) -> None:
        item = self._items.get(name)
        if item is None:
            item = self._items[name] = PictureItem()
            self._scene.addItem(item)
        item.setZValue(level)
        item.show_picture(picture, self._dressing.theme, self._dressing.ratio)
