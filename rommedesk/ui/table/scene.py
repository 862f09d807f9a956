"""The scene: it shows a view and is never asked how things stand.

`sync` puts everything where it belongs and can be called at any time, as often as one likes.  What the player
does with the hand before a move (order, selection, cards in the air) is kept here too; none of it is part of
the game.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Signal
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsScene

from rommedesk.engine.cards import Card
from rommedesk.engine.moves import Move
from rommedesk.engine.view import PlayerView
from rommedesk.ui.i18n.phrases import Phrases
from rommedesk.ui.i18n.seating import Seating
from rommedesk.ui.table.art import CardArt
from rommedesk.ui.table.card_items import CardItems
from rommedesk.ui.table.dressing import Dressing
from rommedesk.ui.table.empty_table import idle_cards
from rommedesk.ui.table.fade import Fade
from rommedesk.ui.table.figures import TRUE, Figures
from rommedesk.ui.table.fixtures import Fixture, fixtures
from rommedesk.ui.table.geometry import Pose, measure
from rommedesk.ui.table.hand import HandOrder
from rommedesk.ui.table.items import CardItem
from rommedesk.ui.table.layout import Layout, lay_out
from rommedesk.ui.table.marks import Marks
from rommedesk.ui.table.motion import Motion
from rommedesk.ui.table.options import TableOptions
from rommedesk.ui.table.painting import felt
from rommedesk.ui.table.picture_board import PictureBoard
from rommedesk.ui.table.pictures import Picture
from rommedesk.ui.table.places import (
    Lies,
    Places,
    Zone,
    facts,
    hand_size,
    places,
    staged_places,
)
from rommedesk.ui.table.shown_hands import shown_places, shows_all, turned_hand
from rommedesk.ui.table.staging import Staging, judged
from rommedesk.ui.table.words import TableWords
from rommedesk.ui.theme import LIGHT, Theme

RAISE_MS = 120.0
CLOSE_MS = 160.0
FADE_MS = 240.0
HELD_LEVEL = 5000.0
OVERLAY_LEVEL = 8000.0
SPARE = 1000
"""Jokers from this copy on are in no pack: they stand for cards that are still to come."""


@dataclass(frozen=True, slots=True)
class Shown:
    """What is on show now."""

    view: PlayerView
    seating: Seating
    layout: Layout
    places: Places


class TableScene(QGraphicsScene):
    """All cards and pictures of the table."""

    arranged = Signal()
    """Everything has its place; something may be new."""

    def __init__(self, art: CardArt, phrases: Phrases, theme: Theme = LIGHT) -> None:
        super().__init__()
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.words = TableWords(phrases.cards, self)
        self.motion = Motion(self)
        self.fade = Fade(self)
        self.order = HandOrder()
        self.staging = Staging()
        self.selected: frozenset[Card] = frozenset()
        self.hinted: frozenset[Card] = frozenset()
        """Cards of the hand that something else on the table speaks of."""
        self.advised: frozenset[Card] = frozenset()
        """Cards of the hand that the hint on show is about."""
        self.advised_depth = 0
        """How many of the newest steps of the stairs it is about."""
        self.held: tuple[Card, ...] = ()
        """Cards of the hand that are being dragged."""
        self.coming: tuple[int, ...] = ()
        """Keys of cards that are dragged from elsewhere and may go to the hand; 0 for one that is hidden."""
        self.gap: int | None = None
        """Where the cards that are dragged would go into the hand."""
        self.pointed = 0
        """How many of the newest steps of the stairs are lifted."""
        self.figures = TRUE
        """What stands on plates while cards are on their way."""
        self.shows_hands = False
        """Whether the others show their cards: from the end of the round, or from the first look at one that
        is over already, to the next input."""
        self._first = 0
        """The first column of the hand to be seen, where not all can be seen at once."""
        self._opened: Card | None = None
        """The card of the hand beside which the others give way."""
        self._phrases = phrases
        self._dressing = Dressing(art, phrases, theme)
        self._cards = CardItems(self, self.motion, self._dressing)
        self._pictures = PictureBoard(self, self._dressing)
        self._size = QSize(1040, 696)
        self._shown: Shown | None = None
        self._is_bare = True
        """Nobody has said yet whether there is a match, so that no card has to be painted in vain."""
        self._ground = QPixmap()

    # ---- what is shown ---------------------------------------------------------------------------------

    @property
    def options(self) -> TableOptions:
        """How the person wants the table."""
        return self._dressing.options

    @property
    def theme(self) -> Theme:
        """The colours, with the surface and the suits of the options."""
        return self._dressing.theme

    @property
    def marks(self) -> Marks:
        """What is marked on cards, as pixmaps."""
        return self._dressing.marks

    @property
    def shown(self) -> Shown | None:
        """The view on show with its places; `None` before the first one."""
        return self._shown

    @property
    def hand(self) -> tuple[Card, ...]:
        """The own hand in the player's order, held cards included."""
        return self.order.follow(self._shown.view) if self._shown is not None else ()

    @property
    def selection(self) -> tuple[Card, ...]:
        """The selected cards in the order of the hand."""
        return tuple(card for card in self.hand if card in self.selected)

    @property
    def is_carrying(self) -> bool:
        """Whether cards are dragged that may go to the hand, or back to it."""
        return bool(self.held or self.coming)

    @property
    def fanned(self) -> tuple[Card, ...]:
        """The cards in the fan from the left, with those for which it leaves a gap."""
        return self._fan(self._shown.view) if self._shown is not None else ()

    def advise(self, cards: frozenset[Card], depth: int = 0) -> None:
        """Raise these cards of the hand, or lift so many steps, of which a hint speaks, framed by dashes."""
        if (cards, depth) != (self.advised, self.advised_depth):
            self.advised, self.advised_depth = cards, depth
            self.arrange(RAISE_MS)

    def hint(self, cards: frozenset[Card]) -> None:
        """Frame these cards of the hand and no others that are not selected."""
        if cards != self.hinted:
            self.hinted = cards
            self.arrange()

    def resize(self, size: QSize, ratio: float) -> None:
        """Fill a viewport of this size on a screen with this device pixel ratio."""
        if (size, ratio) == (self._size, self._dressing.ratio) and not self._ground.isNull():
            return
        before, self._size, self._dressing.ratio = self._size, size, ratio
        self.setSceneRect(0, 0, size.width(), size.height())
        self._ground = QPixmap()
        if self._shown is None or not self.motion.is_moving:
            self.arrange()
            return
        # Cards on their way go on to where their places are now.
        self.motion.stretch(size.width() / max(1, before.width()), size.height() / max(1, before.height()))
        self._show(self._shown.view, self._shown.seating)
        self._place_all(0.0, keeps_flights=True)

    def set_options(self, options: TableOptions) -> None:
        """Change looks and movement."""
        if options != self.options:
            self.motion.pace = options.pace
            self._wear(options=options)

    def set_theme(self, theme: Theme) -> None:
        """Change the colours, also those of the cards."""
        self._wear(theme=theme)

    def _wear(self, *, theme: Theme | None = None, options: TableOptions | None = None) -> None:
        self._dressing.choose(theme=theme, options=options)
        self._ground = QPixmap()
        self.arrange()
        self.invalidate(self.sceneRect())

    def sync(self, view: PlayerView, seating: Seating, *, later: bool = False) -> Mapping[int, CardItem]:
        """Show this view now, whatever was on its way.

        The answer are the cards that were on the table before and are no more; they are still to be seen
        until `retire` takes each away, or the next `sync` all of them.  With `later` cards do not move yet:
        those that are not sent flying are put in their places by `rest_all`.
        """
        self._is_bare = False
        is_known = self._shown is not None and self._shown.view.history == view.history
        self.shows_hands = self.shows_hands if is_known else shows_all(view)
        hand = set(view.hand)
        self.selected, self.hinted = self.selected & hand, self.hinted & hand
        self.advised, self.advised_depth = frozenset(), 0
        self.held = tuple(card for card in self.held if card in hand)
        self._show(view, seating)
        self._cards.hide_idle()
        self.motion.finish()
        keys = set(self._shown.places) if self._shown is not None else set()
        leaving = self._cards.dismiss(keys | set(map(int, self.held)))
        self._place_all(0.0, later=later)
        return leaving

    def rest_all(self) -> None:
        """Put all cards that are neither flying nor held where they belong."""
        assert self._shown is not None
        self._cards.rest(self._shown.places)

    def clear_table(self) -> None:
        """Show a table at which nobody plays; there is no match."""
        self._is_bare = False
        self.motion.finish()
        self._shown = None
        self._cards.clear()
        self._pictures.clear()
        self.selected = self.advised = frozenset()
        self.held, self.coming, self.gap = (), (), None
        self.pointed, self.advised_depth = 0, 0
        self.staging = Staging()
        self._show_idle()
        self.arranged.emit()

    def _show_idle(self) -> None:
        self._cards.show_idle(idle_cards(measure(self._size.width(), self._size.height())))

    def arrange(self, glide_ms: float = 0.0) -> None:
        """Put everything where it belongs after a change of size, order, selection or pointer."""
        if self._shown is None:
            if not self._is_bare:
                self._show_idle()
            return
        self._show(self._shown.view, self._shown.seating)
        if not glide_ms:
            self.motion.finish()
        self._place_all(glide_ms)

    def _show(self, view: PlayerView, seating: Seating) -> None:
        self.staging.follow(view, self.order.follow(view))
        hand = self._fan(view)
        staged = self.staged(view)
        width, height = float(self._size.width()), float(self._size.height())
        count = len(hand) if view.seat is not None else hand_size(view)
        sizes = tuple(map(len, staged))
        layout = lay_out(width, height, facts(view, count, self.options.wishes, self._first, sizes))
        self._first = layout.hand.first
        is_open = self._opened in hand and not self.held and self.gap is None
        opened = hand.index(self._opened) if self._opened is not None and is_open else None
        raised, lifted = self.selected | self.advised, self.pointed or self.advised_depth
        where = dict(places(view, layout, hand, raised, lifted, opened))
        where.update(staged_places(view, layout, staged, raised))
        if self.shows_hands:
            where.update(shown_places(view, layout))
            if turned := turned_hand(view, layout):
                where = {key: lies for key, lies in where.items() if lies.zone is not Zone.HIDDEN} | turned
        for card in self.advised & set(view.hand):
            is_marked = card in self.selected
            where[int(card)] = replace(where[int(card)], is_marked=is_marked, is_advised=not is_marked)
        if self.advised_depth and not self.pointed:
            for card in view.position.discard[-self.advised_depth :]:
                where[int(card)] = replace(where[int(card)], is_marked=False, is_advised=True)
        for card in self.hinted & set(view.hand):
            where[int(card)] = replace(where[int(card)], is_marked=True)
        for card in (*self.held, *self._gaps()):
            where.pop(int(card), None)  # in the air: it leaves a gap in the fan
        self._shown = Shown(view, seating, layout, where)

    def hide_hands(self) -> None:
        """The others take back the cards that they show at the end of a round."""
        if self.shows_hands:
            self.shows_hands = False
            self.arrange()

    def look_at_hand(self, first: int) -> None:
        """Show the hand from this column on, or from the nearest one that is possible."""
        before, self._first = self._first, max(0, first)
        if self._first != before:
            self.arrange(CLOSE_MS)

    @property
    def opened(self) -> Card | None:
        """The card of the hand beside which the others give way."""
        return self._opened

    def open_beside(self, card: Card | None) -> None:
        """Let the others of a tight hand give way beside a card, so that it can be recognised."""
        if card != self._opened:
            self._opened = card
            self.arrange(RAISE_MS)

    def staged(self, view: PlayerView) -> tuple[tuple[Card, ...], ...]:
        """The groups on the staging tray, melds in their order; held cards keep their places."""

        def is_free(_move: Move) -> None:
            return None

        return tuple(judged(group, view, is_free).cards for group in self.staging.groups)

    def _fan(self, view: PlayerView) -> tuple[Card, ...]:
        """The cards that need room in the fan: all, or all but the held ones while these are elsewhere."""
        staged = self.staging.cards
        hand = tuple(card for card in self.order.follow(view) if card not in staged or card in self.held)
        if not self.held:
            return hand if self.gap is None else (*hand[: self.gap], *self._gaps(), *hand[self.gap :])
        rest = tuple(card for card in hand if card not in self.held)
        if self.gap is None:
            return rest
        return (*rest[: self.gap], *self.held, *rest[self.gap :])

    def _gaps(self) -> tuple[Card, ...]:
        """Cards that nobody has, for which the fan leaves a gap as wide as for those that come."""
        return tuple(Card.of(None, SPARE + place) for place in range(len(self.coming)))

    # ---- items -----------------------------------------------------------------------------------------

    def card_item(self, key: int) -> CardItem:
        """The item of a card that can be seen."""
        return self._cards[key]

    def card_at(self, x: float, y: float) -> tuple[int, Lies] | None:
        """The card under a point and how it lies."""
        if self._shown is None:
            return None
        for item in self.items(QPointF(x, y)):
            if isinstance(item, CardItem) and item.key in self._shown.places:
                return item.key, self._shown.places[item.key]
        return None

    def poses(self) -> Mapping[int, Pose]:
        """Where all cards are at this moment, also in mid-air."""
        return self._cards.poses()

    def snapshot(self) -> tuple[object, ...]:
        """All that can be seen, for comparison: equal snapshots look the same."""
        return self._cards.snapshot(), self._pictures.snapshot()

    def passer(
        self, pose: Pose, shows: Card | None = None, *, width: int = 0, is_hidden: bool = False
    ) -> CardItem:
        """A back, or this card, that only passes by; it is gone when `retire` is called.

        It is painted for a width, that of the table if none is given.
        """
        assert self._shown is not None
        width = width or self._shown.layout.measures.table_card
        return self._cards.passer(pose, shows, width, is_hidden=is_hidden)

    def retire(self, item: CardItem) -> None:
        """Take a passing card off the table."""
        self._cards.retire(item)

    def lift(self, item: CardItem, level: float) -> None:
        """Let a card that is being dragged hang over the others."""
        assert self._shown is not None
        lies = self._shown.places[item.key]
        self._dressing.dress(item, replace(lies, is_new=False), self._shown.view, lifted=True)
        item.mark("frame", None)
        item.dress = None
        item.setZValue(level)

    def exchange(self, first: Card, second: Card) -> None:
        """Let two equal cards of the hand change places, wherever they are."""
        self.order.exchange(first, second)
        self.staging.exchange(first, second)
        self._cards.exchange(first, second)
        self.selected = self.selected ^ {first, second} if second in self.selected else self.selected

    def settle(self, item: CardItem) -> None:
        """Put a card that has landed back to its height among the others."""
        if self._shown is not None and item.key in self._shown.places:
            item.setZValue(self._shown.places[item.key].level)

    def _place_all(self, glide_ms: float, *, later: bool = False, keeps_flights: bool = False) -> None:
        assert self._shown is not None
        shown = self._shown
        self._pictures.show_fixtures(self._fixtures(shown))
        on_table = {key: lies for key, lies in shown.places.items() if key not in self.coming}
        in_air = (*map(int, self.held), *self.coming)
        self._cards.place(on_table, in_air, shown.view, glide_ms, later=later, keeps_flights=keeps_flights)
        self.arranged.emit()

    # ---- pictures --------------------------------------------------------------------------------------

    def _fixtures(self, shown: Shown) -> dict[str, Fixture]:
        return fixtures(
            shown.view,
            shown.seating,
            shown.layout,
            self._phrases,
            self.words,
            self.theme,
            hides_scores=self.options.hides_scores,
            figures=self.figures,
            shows_hands=self.shows_hands,
        )

    def show_figures(self, figures: Figures) -> None:
        """Let these figures stand on the table."""
        if figures == self.figures:
            return
        was_dealing, self.figures = self.figures.is_dealing, figures
        if self._shown is None:
            return
        self._pictures.show_fixtures(self._fixtures(self._shown))
        if figures.is_dealing is not was_dealing:
            self.arranged.emit()

    def fade_in(self, group: str) -> None:
        """Let the pictures of a group over the table come into sight gently."""
        self.fade.begin(self._pictures.items(group), FADE_MS * self.motion.pace)

    def show_overlays(self, group: str, pictures: Sequence[Picture], level: float = OVERLAY_LEVEL) -> None:
        """Show these pictures over the table instead of the earlier ones of the group."""
        self._pictures.show_overlays(group, pictures, level)

    def overlays(self, group: str) -> tuple[Picture, ...]:
        """The pictures of a group that are on show."""
        return self._pictures.overlays(group)

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        """The felt."""
        if self._ground.isNull():
            self._ground = felt(self._size.width(), self._size.height(), self._dressing.ratio, self.theme)
        ratio = self._dressing.ratio
        source = QRectF(rect.x() * ratio, rect.y() * ratio, rect.width() * ratio, rect.height() * ratio)
        painter.drawPixmap(QRectF(rect), self._ground, source)
