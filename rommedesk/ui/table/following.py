"""Lets the table follow its game: what happened is animated, and in the end the newest view is on show."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer

from rommedesk.engine.view import PlayerView
from rommedesk.ui.i18n.seating import Seating
from rommedesk.ui.table.game import Game
from rommedesk.ui.table.gestures import Gestures
from rommedesk.ui.table.table_desk import TableDesk


class Following(QObject):
    """Shows every view of a game, at once or when the animation of the events is over."""

    def __init__(
        self, game: Game, desk: TableDesk, gestures: Gestures, parent: QObject, *, is_animated: bool
    ) -> None:
        """Where it `is_animated`, somebody else shows what happens before the newest view is shown."""
        super().__init__(parent)
        self._game = game
        self._desk = desk
        self._scene = desk.scene_of_table
        self._gestures = gestures
        self._is_animated = is_animated
        self._late = QTimer(self)
        self._late.setSingleShot(True)
        self._late.setInterval(0)
        self._late.timeout.connect(self._catch_up)
        self._late.start()
        game.happened.connect(self._follow)
        game.view_changed.connect(self._late.start)

    def seating(self, view: PlayerView) -> Seating:
        """The people at the table."""
        record = self._game.record
        names = tuple(player.name for player in record.setup.players) if record is not None else ()
        tells_points = not self._scene.options.hides_scores
        return Seating(names, view.seat, view.position.rules, tells_points=tells_points)

    def refresh(self) -> None:
        """Show how things stand now."""
        self._desk.explaining.hide()  # it may be about a match that is over
        self._desk.hints.close()
        if self._game.record is None:
            self._scene.clear_table()
        else:
            self._show_at_once(self._game.view())
        self._desk.light_up()

    def _show_at_once(self, view: PlayerView) -> None:
        """Show a view without any way of a card to see, so what left the table is gone."""
        for item in self._scene.sync(view, self.seating(view)).values():
            self._scene.retire(item)

    def _follow(self, events: object, view: PlayerView) -> None:
        """Something happened."""
        self._desk.hush()
        self._gestures.follow(view)
        self._desk.put_out()
        if not self._is_animated:
            self._show_at_once(view)
        self._late.start()

    def _catch_up(self) -> None:
        """Show the newest view, unless the animation has done so already."""
        shown = self._scene.shown
        if self._game.record is None or shown is None or shown.view != self._game.view():
            self.refresh()
        else:
            self._desk.light_up()
