"""Everything on the table that can be pointed at or focused: name, role, state, action.

One model for tooltips, keyboard and screen readers, made from a view; it knows nothing of pixels.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Protocol, assert_never

from PySide6.QtCore import QObject

from rommedesk.engine.cards import Card
from rommedesk.engine.joker_swaps import swap_choices
from rommedesk.engine.legality import can_draw
from rommedesk.engine.melds import Meld, meld_points
from rommedesk.engine.moves import Draw, LayMeld, Pass, TakeDiscards
from rommedesk.engine.rules import JokerSwap
from rommedesk.engine.state import Phase, TableMeld
from rommedesk.engine.view import PlayerView
from rommedesk.ui.i18n.calm import hides_points
from rommedesk.ui.i18n.card_words import CardWords
from rommedesk.ui.i18n.seating import Seating
from rommedesk.ui.table.aid_spots import LEFT_END, NO_AIDS, AidsShown, bar_id
from rommedesk.ui.table.deeds import deeds, score
from rommedesk.ui.table.intents import Check, Target, TargetKind, targets
from rommedesk.ui.table.places import bottom_seat, has_stairs, new_cards, opponents
from rommedesk.ui.table.staging import Judged, Verdict
from rommedesk.ui.table.words import TableWords


class SpotRole(StrEnum):
    """What kind of thing a spot is."""

    SEAT = "seat"
    MELD = "meld"
    STOCK = "stock"
    PILE = "pile"
    STEP = "step"
    GROUP = "group"
    CARD = "card"
    BAR = "bar"
    END = "end"


@dataclass(frozen=True, slots=True)
class Spot:
    """One thing on the table, in the language of the interface."""

    id: str
    """Stays the same as long as the thing does: `seat 2`, `meld 1`, `stock`, `pile`, `step 3`, `card 70`,
    `group 1` on the tray, `bar 70` under the hand, `end left` of a long one."""
    role: SpotRole
    name: str
    state: str = ""
    """What there is to know about it, in sentences or parts of one."""
    action: str = ""
    """What happens when it is activated now; "" if nothing does."""

    @property
    def text(self) -> str:
        """All of it, a line each."""
        return "\n".join(line for line in (self.name, self.state, self.action) if line)


class Names(Protocol):
    """How cards and people are called: as `Phrases` writes them, or as they are spoken."""

    @property
    def cards(self) -> CardWords: ...
    def name(self, seating: Seating, seat: int) -> str: ...


class SpotWords(QObject):
    """Describes the spots of a view."""

    def __init__(self, phrases: Names, words: TableWords, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._phrases = phrases
        self._words = words
        self.hides_scores = False
        self.brings: Callable[[int], str] = lambda _: ""
        """What taking so many cards from the stairs brings, in words; "" if that is not known."""
        """Whether nobody's points are told."""

    def spots(
        self,
        view: PlayerView,
        seating: Seating,
        hand: Sequence[Card],
        selected: Collection[Card],
        check: Check,
        aids: AidsShown = NO_AIDS,
    ) -> tuple[Spot, ...]:
        """All spots in the order in which one goes round the table.

        Seats, melds, stock, pile, staging tray, hand, and what is below the hand.
        """
        chosen = tuple(card for card in hand if card in selected)
        possible = targets(view, chosen, check)
        return (
            *(self._seat(view, seating, seat) for seat in (*opponents(view), bottom_seat(view))),
            *self._melds(view, seating, chosen, possible),
            self._stock(view, check),
            *(self._steps(view, check) if has_stairs(view) else (self._pile(view, chosen, possible, check),)),
            *self._tray(view, aids, selected, check),
            *self._cards(view, [card for card in hand if card not in aids.staged], selected),
            *self._below(view, aids, check),
        )

    # ---- seats -----------------------------------------------------------------------------------------

    def _seat(self, view: PlayerView, seating: Seating, seat: int) -> Spot:
        position = view.position
        side = position.seat(seat)
        parts = [self.tr("%n card(s)", "held by a player", len(side.hand))]
        if position.rules.opening_points > 0:
            parts.append(self.tr("has opened") if side.opened else self.tr("has not opened yet"))
        if not self.hides_scores:
            parts.append(self.tr("%n point(s)", "of a player so far", score(view, seat)))
        if position.phase is not Phase.OVER and position.to_move == seat:
            parts.append(self.tr("to move", "it is this player's turn"))
        lines = [", ".join(parts)]
        if done := self._words.deeds(deeds(view, seat)):
            lines.append(self.tr("Last turn: {deeds}").format(deeds=", ".join(deed.text for deed in done)))
        return Spot(f"seat {seat}", SpotRole.SEAT, self._phrases.name(seating, seat), "\n".join(lines))

    # ---- melds -----------------------------------------------------------------------------------------

    def _melds(
        self, view: PlayerView, seating: Seating, chosen: Sequence[Card], possible: Sequence[Target]
    ) -> Iterator[Spot]:
        cards = self._phrases.cards
        for number, lying in enumerate(view.position.melds, start=1):
            owner = self._phrases.name(seating, lying.owner) if lying.owner else self._words.nobody()
            name = self.tr("{owner}: {cards}", "a meld and who put it down").format(
                owner=owner, cards=cards.meld(lying.meld)
            )
            action = self._meld_action(number, chosen, possible)
            yield Spot(f"meld {number}", SpotRole.MELD, name, self._meld_state(view, lying), action)

    def _meld_state(self, view: PlayerView, lying: TableMeld) -> str:
        rules, meld = view.position.rules, lying.meld
        lines = []
        if not hides_points(self.hides_scores, view):
            lines.append(self.tr("%n point(s)", "value of a meld", meld_points(meld, rules)))
        if any(card.is_joker for card in meld.cards):
            choices = swap_choices(meld, rules) if rules.joker_swap is not JokerSwap.NEVER else ()
            faces = self._phrases.cards
            free = [" ".join(map(faces.face, group)) for group in choices]
            if free:
                ways = self.tr(" or ", "between cards that free a joker").join(free)
                lines.append(self.tr("The joker can be swapped for {cards}.").format(cards=ways))
            else:
                lines.append(self.tr("The joker cannot be swapped."))
        return "\n".join(lines)

    def _meld_action(self, number: int, chosen: Sequence[Card], possible: Sequence[Target]) -> str:
        texts = {
            TargetKind.LAY_OFF: self._words.lay_off_here,
            TargetKind.SWAP: self._words.swap_here,
        }
        found = [target for target in possible if target.number == number and target.kind in texts]
        return " / ".join(texts[target.kind](chosen) for target in found)

    # ---- stock and pile --------------------------------------------------------------------------------

    def _stock(self, view: PlayerView, check: Check) -> Spot:
        count = len(view.position.stock)
        state = self.tr("%n card(s)", "left in the stock", count) if count else self.tr("empty")
        action = ""
        if view.seat is not None:
            if check(Draw(view.seat)) is None:
                action = self.tr("Draw a card")
            elif not can_draw(view.position) and check(Pass(view.seat)) is None:
                action = self.tr("Pass and end the round")
        return Spot("stock", SpotRole.STOCK, self.tr("Stock"), state, action)

    def _pile(
        self, view: PlayerView, chosen: Sequence[Card], possible: Sequence[Target], check: Check
    ) -> Spot:
        discard = view.position.discard
        name = self.tr("Discard pile")
        state, action = self.tr("empty"), ""
        if discard:
            top = self._phrases.cards.sign(discard[-1])
            state = self.tr("{card} on top, %n card(s)", "discard pile", len(discard)).format(card=top)
        if any(target.kind is TargetKind.DISCARD for target in possible):
            action = self._words.discard_here(chosen[0])
        elif discard and view.seat is not None and check(TakeDiscards(view.seat)) is None:
            action = self.tr("Take {card}").format(card=self._phrases.cards.one(discard[-1]))
        return Spot("pile", SpotRole.PILE, name, state, action)

    def _steps(self, view: PlayerView, check: Check) -> Iterator[Spot]:
        discard = view.position.discard
        if not discard:
            yield Spot("pile", SpotRole.PILE, self.tr("Stairs"), self.tr("empty"))
        for place, card in enumerate(discard):
            count = len(discard) - place
            newer = (
                self.tr("%n newer card(s)", "on the stairs", count - 1)
                if count > 1
                else self.tr("newest card")
            )
            is_free = view.seat is not None and check(TakeDiscards(view.seat, count)) is None
            yield Spot(
                f"step {count}",
                SpotRole.STEP,
                self._phrases.cards.spelled(card),
                "\n".join(line for line in (newer, self.brings(count) if is_free else "") if line),
                self._words.take(count) if is_free else "",
            )

    # ---- the hand --------------------------------------------------------------------------------------

    def _cards(self, view: PlayerView, hand: Sequence[Card], selected: Collection[Card]) -> Iterator[Spot]:
        new = new_cards(view)
        for place, card in enumerate(hand, start=1):
            where = self.tr("card {place} of {count}").format(place=place, count=len(hand))
            yield self._card(card, where, new, selected)

    def _card(self, card: Card, where: str, new: Collection[Card], selected: Collection[Card]) -> Spot:
        parts = [where]
        if card in new:
            parts.append(self.tr("new", "a card that came to the hand in this turn"))
        if card in selected:
            parts.append(self.tr("selected", "a card of the hand"))
        action = self.tr("Take out of the selection") if card in selected else self.tr("Select")
        name = self._phrases.cards.spelled(card)
        return Spot(f"card {int(card)}", SpotRole.CARD, name, ", ".join(parts), action)

    def _tray(
        self, view: PlayerView, aids: AidsShown, selected: Collection[Card], check: Check
    ) -> Iterator[Spot]:
        new = new_cards(view)
        for number, group in enumerate(aids.groups, start=1):
            verdict = self._verdict(group, has_points=not hides_points(self.hides_scores, view))
            name = self.tr("Staging tray, group {number}: {cards}").format(
                number=number, cards=self._phrases.cards.row(group.cards)
            )
            if group.meld is None:
                action = self.tr("Select the cards of the group")
            else:
                action = self._lays(view, group.meld, check)
            yield Spot(f"group {number}", SpotRole.GROUP, name, verdict, action)
            where = self.tr("on the tray, group {number}: {verdict}").format(number=number, verdict=verdict)
            for card in group.cards:
                yield self._card(card, where, new, selected)

    def _verdict(self, group: Judged, *, has_points: bool) -> str:
        match group.verdict:
            case Verdict.LOOSE:
                return self.tr("a single card", "gathered on the tray")
            case Verdict.LACKS_ONE:
                return self.tr("one card is missing", "gathered on the tray")
            case Verdict.NO_MELD:
                return self.tr("no meld", "gathered on the tray")
            case Verdict.NOT_NOW if not has_points:
                return self.tr("complete meld, cannot be laid now")
            case Verdict.WHOLE if not has_points:
                return self.tr("complete meld", "gathered on the tray")
            case Verdict.NOT_NOW:
                return self.tr("complete meld, %n point(s), cannot be laid now", "", group.points)
            case Verdict.WHOLE:
                return self.tr("complete meld, %n point(s)", "gathered on the tray", group.points)
            case _:
                assert_never(group.verdict)

    def _below(self, view: PlayerView, aids: AidsShown, check: Check) -> Iterator[Spot]:
        rules, found = view.position.rules, []
        for bar in aids.bars:
            assert bar.meld is not None
            name = self.tr("Meld in the hand: {cards}").format(cards=self._phrases.cards.meld(bar.meld))
            state = ""
            if not hides_points(self.hides_scores, view):
                state = self.tr("%n point(s)", "value of a meld", meld_points(bar.meld, rules))
            action = self._lays(view, bar.meld, check)
            found.append((bar.widest, Spot(bar_id(bar), SpotRole.BAR, name, state, action)))
        for end, box, count in aids.ends:
            is_left = end == LEFT_END
            name = self.tr("Hand, to the left") if is_left else self.tr("Hand, to the right")
            state = self.tr("%n card(s) out of sight", "at an end of the own hand", count)
            action = self.tr("Show the next cards of the hand") if count else ""
            found.append((box, Spot(end, SpotRole.END, name, state, action)))
        yield from (spot for _, spot in sorted(found, key=lambda one: one[0].centre[0]))

    def _lays(self, view: PlayerView, meld: Meld, check: Check) -> str:
        """What activating a whole meld does now."""
        is_legal = view.seat is not None and check(LayMeld(view.seat, meld.names)) is None
        return self.tr("Lay this meld") if is_legal else ""
