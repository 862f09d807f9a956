"""Why an action was refused, in words (rulebook 9)."""

from __future__ import annotations

from typing import assert_never

from PySide6.QtCore import QObject

from rommedesk.engine.cards import CardName, parse_names
from rommedesk.engine.moves import Discard, Draw, LayMeld, LayOff, Move, Pass, SwapJoker, TakeDiscards, Undo
from rommedesk.engine.reasons import Reason, Refusal
from rommedesk.engine.rules import DiscardPickup, RuleSet
from rommedesk.ui.i18n.card_words import CardWords


class RefusalPhrases(QObject):
    """A title that says what did not work, and one sentence that says why."""

    def __init__(self, cards: CardWords, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._cards = cards

    def title(self, refusal: Refusal, move: Move) -> str:
        """What did not work, and how many points are missing if it is that."""
        if refusal.reason is Reason.BELOW_OPENING:
            missing = (refusal.minimum or 0) - (refusal.points or 0)
            return self.tr("Not yet: %n point(s) missing", "", missing)
        match move:
            case Draw():
                return self.tr("You cannot draw now")
            case TakeDiscards():
                return self.tr("You cannot take that")
            case LayMeld():
                return self.tr("That cannot be melded")
            case LayOff():
                return self.tr("That cannot be laid off")
            case SwapJoker():
                return self.tr("The joker stays where it is")
            case Discard():
                return self.tr("You cannot discard that now")
            case Pass():
                return self.tr("You cannot pass now")
            case Undo():
                return self.tr("Nothing can be taken back")
            case _:
                assert_never(move)

    def sentence(self, refusal: Refusal, rules: RuleSet, *, is_opened: bool = False) -> str:
        """Why; `is_opened` tells whether the person has reached the opening minimum."""
        match refusal.reason:
            case Reason.ROUND_OVER:
                return self.tr("The round is over.")
            case Reason.NOT_YOUR_TURN:
                return self.tr("It is not your turn.")
            case Reason.DRAW_FIRST:
                return self.tr("First you need a card from the stock or the discard pile.")
            case Reason.ALREADY_DRAWN:
                return self.tr("You have had your card for this turn. Now meld, lay off or discard.")
            case Reason.PICKUP_FORBIDDEN:
                return self._pickup_forbidden(rules)
            case Reason.PILE_EMPTY:
                return self._pile_empty(refusal.have or 0)
            case Reason.ONE_CARD_ONLY:
                return self.tr("Only the top card of the discard pile can be taken.")
            case Reason.STOCK_EMPTY:
                return self.tr("The stock is empty and no new one can be made.")
            case Reason.PASS_FORBIDDEN:
                return self.tr("You can pass only when the stock has no card for you.")
            case Reason.NOT_IN_HAND:
                return self.tr("{card} is not in your hand.").format(card=self._named(refusal))
            case Reason.NO_SUCH_MELD:
                return self.tr("This meld is not on the table.")
            case Reason.NOT_A_MELD:
                return self.tr(
                    "A meld is three or four cards of one rank in different suits,"
                    " or at least three cards of one suit in sequence."
                )
            case Reason.ADJACENT_JOKERS:
                return self.tr("Two jokers may not lie side by side in a run.")
            case Reason.TOO_MANY_JOKERS:
                return self.tr("A meld may hold at most %n joker(s).", "", refusal.limit or 0)
            case Reason.TOO_EARLY:
                return self.tr(
                    "At this table nothing is put down before turn {first} of the round. This is turn {turn}."
                ).format(first=refusal.first, turn=refusal.turn)
            case Reason.NOT_OPENED:
                return self._not_opened(rules, is_opened)
            case Reason.NOT_YOUR_MELD:
                return self.tr("At this table you lay off only on your own melds.")
            case Reason.DOES_NOT_FIT:
                return self.tr("No valid meld would come of it.")
            case Reason.SWAP_FORBIDDEN:
                return self.tr("At this table jokers are not swapped.")
            case Reason.NO_JOKER:
                return self.tr("There is no joker in this meld.")
            case Reason.JOKER_LOCKED:
                return self.tr("This joker cannot be swapped any more.")
            case Reason.WRONG_CARD:
                return self._wrong_card(refusal)
            case Reason.KEEP_A_DISCARD:
                return self.tr("The last card must be discarded, so keep one in your hand.")
            case Reason.BELOW_OPENING:
                return self.tr(
                    "At this table the first melds need {minimum} points together. Yours have {points}."
                ).format(minimum=refusal.minimum, points=refusal.points)
            case Reason.USE_THE_TAKEN_CARD:
                return self.tr(
                    "You took {card} from the discard pile, so it must be on the table before your turn ends."
                    " You can also undo."
                ).format(card=self._named(refusal))
            case Reason.USE_THE_JOKER:
                return self.tr(
                    "The joker you swapped must be on the table again before your turn ends."
                    " You can also undo."
                )
            case Reason.TAKEN_CARD_BACK:
                return self.tr("You took {card} in this very turn, so it cannot go back now.").format(
                    card=self._named(refusal)
                )
            case Reason.LAST_CARD_MUST_BE_MELDED:
                return self.tr(
                    "At this table nobody goes out by discarding: meld or lay off your last card, or undo."
                )
            case Reason.NOTHING_TO_UNDO:
                return self.tr("Whoever has drawn from the stock has seen the card and must keep it.")
            case _:
                assert_never(refusal.reason)

    def _named(self, refusal: Refusal) -> str:
        if refusal.card is None:
            return self.tr("This card")
        return self._cards.sign(CardName.parse(refusal.card))

    def _pickup_forbidden(self, rules: RuleSet) -> str:
        if rules.discard_pickup is DiscardPickup.AFTER_OPENING:
            return self.tr("At this table only those who have opened may take a discard.")
        return self.tr("At this table nobody takes from the discard pile.")

    def _pile_empty(self, have: int) -> str:
        if have == 0:
            return self.tr("No card lies there.")
        return self.tr("Only %n card(s) lie there.", "", have)

    def _not_opened(self, rules: RuleSet, is_opened: bool) -> str:
        if is_opened:
            return self.tr("At this table you lay off and swap only in the turns after your opening.")
        least = rules.opening_points
        return self.tr("First you have to open: with melds worth at least %n point(s).", "", least)

    def _wrong_card(self, refusal: Refusal) -> str:
        choices = [parse_names(choice) for choice in refusal.needed]
        needed = self._cards.row(name for choice in choices for name in choice)
        if not needed:
            return self.tr("The joker does not stand for this card.")
        if any(len(choice) > 1 for choice in choices):
            return self.tr("This joker is free for both missing cards at once: {cards}.").format(cards=needed)
        return self.tr("This joker stands for: {cards}.").format(cards=needed)
