"""The menu that says what can be done with a thing on the table, and shows it while one looks."""

from __future__ import annotations

from functools import partial
from typing import assert_never

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QMenu, QWidget

from rommedesk.engine.cards import Card
from rommedesk.engine.melds import Meld, meld_points
from rommedesk.engine.moves import Discard, Draw, LayMeld, LayOff, Move, Pass, SwapJoker, TakeDiscards, Undo
from rommedesk.engine.view import PlayerView
from rommedesk.ui.i18n.calm import hides_points
from rommedesk.ui.i18n.phrases import Phrases
from rommedesk.ui.i18n.seating import Seating
from rommedesk.ui.table.choices import Entry, choice_menu
from rommedesk.ui.table.desk import Desk, Point
from rommedesk.ui.table.geometry import Box
from rommedesk.ui.table.ghosts import FRAME
from rommedesk.ui.table.offers import Offer, offers_for
from rommedesk.ui.table.pictures import TargetGlow
from rommedesk.ui.table.scene import RAISE_MS, Shown
from rommedesk.ui.table.targets import meld_box
from rommedesk.ui.table.words import TableWords


class OfferWords(QObject):
    """What moves are called in a menu: with all cards that one will see."""

    def __init__(self, phrases: Phrases, words: TableWords, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._phrases = phrases
        self._words = words

    def entry(self, move: Move, meld: Meld | None, view: PlayerView, seating: Seating) -> str:
        """What a move does; `meld` is what comes of it."""
        cards = self._phrases.cards
        match move:
            case LayMeld():
                assert meld is not None
                if hides_points(not seating.tells_points, view):
                    return self.tr("Meld {cards}", "entry of a menu").format(cards=cards.meld(meld))
                points = meld_points(meld, view.position.rules)
                return self.tr("Meld {cards}: %n point(s)", "entry of a menu", points).format(
                    cards=cards.meld(meld)
                )
            case LayOff(cards=names, meld=number):
                assert meld is not None
                return self.tr("Lay off {cards}: {meld} ({owner})", "entry of a menu").format(
                    cards=cards.row(names), meld=cards.meld(meld), owner=self._owner(number, view, seating)
                )
            case SwapJoker(cards=names, meld=number):
                assert meld is not None
                return self.tr("Swap {cards} for the joker: {meld} ({owner})", "entry of a menu").format(
                    cards=cards.row(names), meld=cards.meld(meld), owner=self._owner(number, view, seating)
                )
            case Discard(card=name):
                return self.tr("Discard {card}", "entry of a menu").format(card=cards.sign(name))
            case Draw():
                return self.tr("Draw a card", "entry of a menu")
            case TakeDiscards(count=count):
                if count > 1:
                    return self._words.take(count)
                top = cards.one(view.position.discard[-1])
                return self.tr("Take {card}", "entry of a menu").format(card=top)
            case Pass():
                return self.tr("Pass and end the round", "entry of a menu")
            case Undo():
                return self.tr("Take back the last step", "entry of a menu")
            case _:
                assert_never(move)

    def _owner(self, number: int, view: PlayerView, seating: Seating) -> str:
        owner = view.position.melds[number - 1].owner
        return self._phrases.name(seating, owner) if owner else self._words.nobody()


class OfferMenu(QObject):
    """Makes the menu for a spot; while an entry is pointed at, its cards rise and its target glows."""

    def __init__(self, desk: Desk, phrases: Phrases, over: QWidget) -> None:
        super().__init__(over)
        self._desk = desk
        self._phrases = phrases
        self._over = over
        self.words = OfferWords(phrases, desk.scene_of_table.words, self)
        self._before: frozenset[Card] | None = None
        """The selection before an entry was pointed at."""

    def menu(self, spot: str, title: str, near: Point) -> QMenu | None:
        """The menu for a spot by its id; `None` where there is never anything to be done."""
        scene = self._desk.scene_of_table
        shown = scene.shown
        if shown is None:
            return None
        view, selected = shown.view, scene.selection
        found = offers_for(spot, view, scene.hand, selected, self._desk.check)
        if found is None:
            return None
        if spot.startswith("card ") and Card(int(spot[5:])) in selected:
            title = self._phrases.cards.row(selected)
        entries = [
            Entry(
                self.words.entry(offer.move, offer.meld, view, shown.seating),
                partial(self._desk.try_move, offer.move, offer.cards, near),
                partial(self._show, offer),
            )
            for offer in found.offers
        ]
        refusal = None if entries else self._desk.check(found.natural)
        note = "" if refusal is None else self._phrases.refusal(refusal, view)
        menu = choice_menu(self._over, title, entries, note)
        menu.aboutToHide.connect(self._forget)
        return menu

    # ---- showing what is meant ---------------------------------------------------------------------------

    def _show(self, offer: Offer) -> None:
        """Raise the cards of an offer and let its target glow."""
        scene = self._desk.scene_of_table
        shown = scene.shown
        if shown is None:
            return
        if self._before is None:
            self._before = scene.selected
        self._desk.select(frozenset(offer.cards))
        target = offer.target
        if target is not None:
            lights = self._desk.lights()
            self._desk.light_up(
                [
                    light
                    for light in lights
                    if (light.target.kind, light.target.number) == (target.kind, target.number)
                ]
            )
            return
        count = offer.move.count if isinstance(offer.move, TakeDiscards) else 0
        if shown.layout.stairs.steps and count != scene.pointed:
            scene.pointed = count
            scene.arrange(RAISE_MS)
        glows = () if shown.layout.stairs.steps and count else (_place_of(offer.move, shown),)
        scene.show_overlays("offer", [TargetGlow(box.grown(FRAME), (), True, False) for box in glows])

    def _forget(self) -> None:
        """The menu closes; the selection is as it was."""
        scene = self._desk.scene_of_table
        scene.show_overlays("offer", ())
        before, self._before = self._before, None
        if before is not None:
            self._desk.select(before & set(scene.hand))
            self._desk.light_up(())


def _place_of(move: Move, shown: Shown) -> Box:
    return shown.layout.pile if isinstance(move, TakeDiscards) else shown.layout.stock


def spot_boxes(spot: str, shown: Shown) -> list[Box]:
    """What a menu about a spot shall not cover: the hand if it is about cards of it, or the meld."""
    what, _, number = spot.partition(" ")
    if what == "card":
        return [hand_box(shown)]
    return [meld_box(shown.places, int(number))] if what == "meld" else []


def hand_box(shown: Shown) -> Box:
    """The hand with room for raised cards."""
    hand = shown.layout.hand
    box = hand.bounds
    return Box(box.x, box.y - hand.lift, box.width, box.height + hand.lift)
