"""Shows a position on a table that nobody plays at and saves what it looks like."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject, QSize, Signal
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from rommedesk.engine.legality import check
from rommedesk.engine.moves import Move
from rommedesk.engine.reasons import Refusal
from rommedesk.engine.view import PlayerView
from rommedesk.store.paths import cards_folder, catalogues_folder
from rommedesk.ui.i18n.languages import LanguageSwitch
from rommedesk.ui.i18n.phrases import Phrases
from rommedesk.ui.table.art import CardArt
from rommedesk.ui.table.view import TableWidget
from rommedesk.ui.theme import DARK, LIGHT
from tests.ui.table.games import Person, Record, Setup


class StillGame(QObject):
    """A game in which nothing happens."""

    happened = Signal(object, object)
    refused = Signal(object, object)
    view_changed = Signal()

    def __init__(self, view: PlayerView, names: tuple[str, ...]) -> None:
        super().__init__()
        self._view = view
        count = len(view.position.seats)
        self.record = Record(Setup(tuple(Person(name) for name in names[:count])))

    @property
    def is_human_turn(self) -> bool:
        return False

    def view(self) -> PlayerView:
        return self._view

    def check(self, move: Move) -> Refusal | None:
        return check(self._view.position, move)

    def attempt(self, move: Move) -> Refusal | None:
        refusal = self.check(move)
        if refusal is not None:
            self.refused.emit(refusal, move)
        return refusal


class PaintingRoom:
    """Keeps what all pictures share."""

    def __init__(self) -> None:
        self.application = QApplication.instance() or QApplication([])
        self.switch = LanguageSwitch(catalogues_folder())
        self.phrases = Phrases(self.switch)
        self.art = CardArt(cards_folder())

    def table(
        self, view: PlayerView, names: tuple[str, ...], size: tuple[int, int], theme: str, language: str
    ) -> TableWidget:
        """A table that shows a position."""
        self.switch.choose(language)
        table = TableWidget(StillGame(view, names), self.art, self.phrases)
        table.set_pace(0)
        table.set_theme(DARK if theme == "dark" else LIGHT)
        table.resize(QSize(*size))
        table.scene_of_table.resize(QSize(*size), 1.0)
        table.refresh()
        table.aids.catch_up()
        return table

    def paint(
        self,
        view: PlayerView,
        names: tuple[str, ...],
        size: tuple[int, int],
        theme: str,
        language: str,
        scale: int,
        file: Path,
    ) -> None:
        """Save a picture of a position."""
        table = self.table(view, names, size, theme, language)
        save(table, scale, file)


def save(table: TableWidget, scale: int, file: Path) -> None:
    """Save a picture of the felt at a device pixel ratio."""
    size = table.size()
    table.scene_of_table.resize(size, float(scale))
    image = QImage(size * scale, QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(scale)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    table.scene_of_table.render(painter, table.sceneRect(), table.sceneRect())
    for button in table.refusal_buttons.buttons:
        button.ensurePolished()
        button.render(painter, button.pos())
    painter.end()
    image.save(str(file))
