"""What may be done now, in one sentence (never a dialog)."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject

from rommedesk.engine.cards import CardName
from rommedesk.engine.legality import Play, can_draw, check, judge
from rommedesk.engine.melds import meld_points
from rommedesk.engine.moves import LayMeld, LayOff, Pass, SwapJoker, TakeDiscards
from rommedesk.engine.rules import DiscardPickup, FinalDiscard
from rommedesk.engine.state import Phase, Round
from rommedesk.engine.view import PlayerView
from rommedesk.ui.i18n.calm import hides_points
from rommedesk.ui.i18n.card_words import CardWords
from rommedesk.ui.i18n.event_phrases import EventPhrases
from rommedesk.ui.i18n.seating import Seating, SeatNames


class StatusPhrases(QObject):
    """Whose turn it is, and what the person at the screen may do next."""

    def __init__(
        self, cards: CardWords, names: SeatNames, events: EventPhrases, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._cards = cards
        self._names = names
        self._events = events

    def turn(self, view: PlayerView, seating: Seating, *, is_match_over: bool = False) -> str:
        """Whose turn it is; "" if the next sentence says it all."""
        position = view.position
        if is_match_over:
            return self.tr("The match is over.")
        if position.result is not None:
            # Of a round that nobody won the next sentence says that it is over.
            return self.tr("The round is over.") if position.result.winner else ""
        if position.to_move == seating.own:
            return self.tr("Your turn.")
        name = self._names.name(seating, position.to_move)
        return self.tr("{name} is to move.").format(name=name)

    def stand_in(self) -> str:
        """A computer player has taken the seat for the rest of the round."""
        return self.tr("The computer plays this round to its end for you.")

    def held(self) -> str:
        """A watched game waits."""
        return self.tr("The game is paused.")

    def next_step(self, view: PlayerView, seating: Seating, selected: Sequence[CardName] = ()) -> str:
        """What may be done next, with the selected cards if there are any; "" while others move."""
        position = view.position
        if position.result is not None:
            result = position.result
            return self._events.round_end(result.end, result.winner, result.hand_rummy, seating)
        if position.to_move != seating.own:
            return ""
        if position.phase is Phase.DRAW:
            return self._draw_phase(position)
        has_points = not hides_points(not seating.tells_points, view)
        told = self._selected(position, tuple(selected), has_points=has_points)
        return told or self._play_phase(position)

    def _draw_phase(self, position: Round) -> str:
        seat = position.to_move
        may_take = check(position, TakeDiscards(seat)) is None
        if not can_draw(position):
            if may_take and position.rules.discard_pickup is DiscardPickup.STAIRS:
                return self.tr("The stock is empty: take from the stairs, or pass and end the round.")
            if may_take:
                return self.tr("The stock is empty: take {card}, or pass and end the round.").format(
                    card=self._cards.one(position.discard[-1])
                )
            assert check(position, Pass(seat)) is None
            return self.tr("No card is left to draw: pass and end the round.")
        if not may_take:
            return self.tr("Draw a card from the stock.")
        if position.rules.discard_pickup is DiscardPickup.STAIRS:
            return self.tr("Draw from the stock or take from the stairs.")
        card = self._cards.one(position.discard[-1])
        if position.rules.discard_pickup is DiscardPickup.MUST_USE:
            return self.tr("Draw from the stock, or take {card} if you use it at once.").format(card=card)
        return self.tr("Draw from the stock or take {card}.").format(card=card)

    def _selected(self, position: Round, selected: tuple[CardName, ...], *, has_points: bool) -> str:
        if not selected:
            return ""
        seat, cards = position.to_move, self._cards.some(selected)
        melding = judge(position, LayMeld(seat, selected))
        if isinstance(melding, Play) and melding.meld is not None:
            if not has_points:
                return self.tr("A meld: {meld}.").format(meld=self._cards.meld(melding.meld))
            points = meld_points(melding.meld, position.rules)
            return self.tr("A meld of %n point(s): {meld}.", "", points).format(
                meld=self._cards.meld(melding.meld)
            )
        numbers = range(1, len(position.melds) + 1)
        if any(check(position, LayOff(seat, selected, number)) is None for number in numbers):
            return self.tr("You can lay off {cards}.").format(cards=cards)
        if any(check(position, SwapJoker(seat, selected, number)) is None for number in numbers):
            return self.tr("You can swap {cards} for a joker.").format(cards=cards)
        return ""

    def _play_phase(self, position: Round) -> str:
        turn, mover, rules = position.turn, position.mover, position.rules
        if turn.laid and not mover.opened:
            missing = rules.opening_points - turn.points
            return self.tr("Meld %n more point(s), or take your melds back.", "", missing)
        if rules.discard_pickup is DiscardPickup.MUST_USE and turn.taken in mover.hand:
            assert turn.taken is not None
            return self.tr("Put {card} on the table, or take the step back.").format(
                card=self._cards.one(turn.taken)
            )
        if turn.swapped:
            return self.tr("Put the swapped joker on the table again, or take the step back.")
        if len(mover.hand) == 1 and rules.final_discard is FinalDiscard.FORBIDDEN:
            return self.tr("Lay off your last card, or take a step back.")
        if mover.turns < rules.first_meld_turn:
            return self.tr("Discard a card.")
        if not mover.opened:
            return self.tr("Discard a card, or open with %n point(s).", "", rules.opening_points)
        return self.tr("Meld, lay off, or end your turn with a discard.")
