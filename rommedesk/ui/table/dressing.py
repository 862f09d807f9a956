"""How cards look: their faces and backs, how high they lie, and what is marked on them."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from PySide6.QtGui import QPixmap

from rommedesk.engine.cards import Card
from rommedesk.engine.view import PlayerView
from rommedesk.ui.i18n.phrases import Phrases
from rommedesk.ui.table.art import CardArt, JokerFigure, Letters
from rommedesk.ui.table.geometry import Pose
from rommedesk.ui.table.items import CardItem
from rommedesk.ui.table.marks import Marks
from rommedesk.ui.table.options import TableOptions
from rommedesk.ui.table.places import Lies, bottom_seat
from rommedesk.ui.theme import Theme

_NOWHERE = Pose(0, 0, 0)


class Dressing:
    """Dresses the cards of a table; one that looks as it should already is left alone."""

    def __init__(self, art: CardArt, phrases: Phrases, theme: Theme) -> None:
        self._art = art
        self._phrases = phrases
        self._plain_theme = theme
        self.marks = Marks()
        self.options = TableOptions()
        """How the person wants the table."""
        self.theme = self.options.dress(theme)
        """The colours, with the surface and the suits of the options."""
        self.ratio = 1.0
        """Of the screen: device pixels to a point."""

    def choose(self, *, theme: Theme | None = None, options: TableOptions | None = None) -> None:
        """Dress cards by these from now on."""
        self._plain_theme = theme or self._plain_theme
        self.options = options or self.options
        self.theme = self._art.theme = self.options.dress(self._plain_theme)
        self._art.has_large_index = self.options.has_large_index

    def dress(self, item: CardItem, lies: Lies, view: PlayerView | None, *, lifted: bool = False) -> None:
        """Give a card its face, its height and its marks; it is to be placed afterwards."""
        width = int(lies.pose.width)
        lifted = lifted or lies.is_marked or lies.is_advised
        item.setZValue(lies.level)
        looks = replace(lies, pose=_NOWHERE, level=0.0, number=0, place=0)
        owner, letters = self._owner(lies, view), self._phrases.cards.letters
        dress = looks, owner, width, lifted, self.ratio, self.theme, self.options, letters
        if dress == item.dress:
            return
        item.dress = dress
        self._show(item, item.key, lies, width, lifted=lifted)
        marks, theme = self.marks, self.theme
        frame = "frame" if lies.is_marked else "dashes" if lies.is_advised else ""
        item.mark("frame", partial(marks.pixmap, frame, width, theme) if frame else None)
        dot = "dot on joker" if Card(item.key).is_joker else "dot"
        item.mark("dot", partial(marks.pixmap, dot, width, theme) if lies.is_new else None)
        item.mark("corner", partial(marks.corner, owner, width) if owner else None)

    def dress_passer(self, item: CardItem, key: int, lies: Lies, width: int) -> None:
        """Let an item look like a card, or a back for a negative `key`, that only passes by."""
        self._show(item, key, lies, width, lifted=False)

    def _show(self, item: CardItem, key: int, lies: Lies, width: int, *, lifted: bool) -> None:
        draw, back = (partial(self._pixmap, one, lies, width, lifted=lifted) for one in (key, -1))
        item.show_card(draw, width, self.ratio, lifted=lifted, back=back)

    def _owner(self, lies: Lies, view: PlayerView | None) -> str:
        """The colour of the seat that has played a card since the own last turn; "" if none has."""
        if not lies.played_by or view is None:
            return ""
        return self.theme.owner(lies.played_by, bottom_seat(view), len(view.position.seats))

    def _pixmap(self, key: int, lies: Lies, width: int, ratio: float, *, lifted: bool) -> QPixmap:
        letters = Letters(self._phrases.cards.letters.value)
        if key < 0:
            return self._art.back(self.options.back, width, ratio, lifted=lifted)
        card = Card(key)
        if card.face is not None:
            return self._art.face(card.face, width, ratio, letters, lifted=lifted)
        figure = JokerFigure.CAT if card.copy % 2 else JokerFigure.HARLEQUIN
        return self._art.joker(width, ratio, letters, lies.stands_for, figure=figure, lifted=lifted)
