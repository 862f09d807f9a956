"""What happened, in words: for the log and for the last action of a seat.

Each sentence exists in four voices, because verbs differ: said of others and said to the person at the
screen, both with the name and, where the same person goes on, without it.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from typing import assert_never

from PySide6.QtCore import QObject

from rommedesk.engine.events import (
    Dealt,
    Discarded,
    Drew,
    Event,
    LaidOff,
    Melded,
    Opened,
    Passed,
    Reshuffled,
    RoundEnd,
    RoundOver,
    Swapped,
    Took,
    TurnBegan,
    Undone,
)
from rommedesk.ui.i18n.card_words import CardWords
from rommedesk.ui.i18n.seating import Seating, SeatNames


class Voice(StrEnum):
    """Of whom a sentence is said, and whether it names the person."""

    OTHER = "other"
    OTHER_GOES_ON = "other-goes-on"
    YOU = "you"
    YOU_GO_ON = "you-go-on"


def _scores(seating: Seating) -> bool:
    """Whether sentences tell what melds score."""
    return seating.scores_melds and seating.tells_points


class EventPhrases(QObject):
    """A sentence for every event."""

    def __init__(self, cards: CardWords, names: SeatNames, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._cards = cards
        self._names = names

    def sentence(self, event: Event, seating: Seating, *, goes_on: bool = False) -> str:
        """What happened; "" for the start of a turn, which the name of the next sentence tells.

        `goes_on` leaves the name out: the sentence before it was about the same seat.
        """
        match event:
            case Dealt():
                return self._dealt(event, seating, goes_on)
            case TurnBegan():
                return ""
            case Drew():
                return self._drew(event, seating, goes_on)
            case Took():
                return self._took(event, seating, goes_on)
            case Reshuffled(stock=stock):
                return self.tr("The discards are shuffled: %n card(s) in the new stock.", "", stock)
            case Melded():
                return self._melded(event, seating, goes_on)
            case LaidOff():
                return self._laid_off(event, seating, goes_on)
            case Swapped():
                return self._swapped(event, seating, goes_on)
            case Opened(points=points):
                return self.tr("Opening with %n point(s).", "", points)
            case Discarded():
                return self._discarded(event, seating, goes_on)
            case Passed(seat=seat):
                return self._said(self._passes(), seating, seat, goes_on)
            case Undone(seat=seat):
                return self._said(self._takes_back(), seating, seat, goes_on)
            case RoundOver():
                return self._round_over(event, seating)
            case _:
                assert_never(event)

    def last_action(self, events: Sequence[Event], seating: Seating, seat: int) -> str:
        """What `seat` did in its newest turn among `events`, without its name; "" if it had none."""
        told: list[str] = []
        for event in reversed(events):
            if isinstance(event, TurnBegan | Dealt):
                if told:
                    break
            elif getattr(event, "seat", 0) == seat and not isinstance(event, Opened):
                told.append(self.sentence(event, seating, goes_on=True))
        return " ".join(reversed(told))

    def round_end(self, event_end: RoundEnd, winner: int, hand_rummy: bool, seating: Seating) -> str:
        """How a round ended."""
        match event_end:
            case RoundEnd.WENT_OUT:
                voices = self._goes_out_with_hand_rummy() if hand_rummy else self._goes_out()
                return self._said(voices, seating, winner, goes_on=False)
            case RoundEnd.PASSED:
                return self.tr("The round ends because no more cards can be drawn. Nobody wins it.")
            case RoundEnd.DEAD:
                return self.tr("The round ends because nothing has been put down for long. Nobody wins it.")
            case _:
                assert_never(event_end)

    def round_points(self, scores: Sequence[int], seating: Seating) -> str:
        """What everybody scored in a round."""
        told = (
            f"{self._names.name(seating, seat)}\u00a0{points}" for seat, points in enumerate(scores, start=1)
        )
        return self.tr("Points of the round: {points}.").format(points=", ".join(told))

    def _dealt(self, event: Dealt, seating: Seating, goes_on: bool) -> str:
        told = []
        for number, draw in enumerate(event.high_cards):
            cards = ", ".join(
                f"{self._names.name(seating, seat)}\u00a0{self._cards.face(face)}" for seat, face in draw
            )
            again = self.tr("Equal ones drew again: {cards}.", "names with cards")
            text = again if number else self.tr("Drawn for the order of play: {cards}.", "names with cards")
            told.append(text.format(cards=cards))
        told.append(self._said(self._begins(), seating, event.turn_order[0], goes_on))
        if event.turned_up is not None:
            told.append(self.tr("{card} is turned up.").format(card=self._cards.sign(event.turned_up)))
        return " ".join(told)

    def _round_over(self, event: RoundOver, seating: Seating) -> str:
        return self.round_end(event.end, event.winner, event.hand_rummy, seating)

    def _said(
        self, voices: dict[Voice, str], seating: Seating, seat: int, goes_on: bool, **parts: object
    ) -> str:
        if seat == seating.own:
            voice = Voice.YOU_GO_ON if goes_on else Voice.YOU
        else:
            voice = Voice.OTHER_GOES_ON if goes_on else Voice.OTHER
        return voices[voice].format(name=self._names.name(seating, seat), **parts)

    def _drew(self, event: Drew, seating: Seating, goes_on: bool) -> str:
        if event.card is None:
            return self._said(self._draws(), seating, event.seat, goes_on)
        card = self._cards.one(event.card)
        return self._said(self._draws_known(), seating, event.seat, goes_on, card=card)

    def _took(self, event: Took, seating: Seating, goes_on: bool) -> str:
        cards = self._cards.some(event.cards)
        if not seating.has_stairs:
            voices = self._takes()
        elif len(event.cards) == 1:
            voices = self._takes_a_stair()
        else:
            voices = self._takes_stairs(len(event.cards))
        return self._said(voices, seating, event.seat, goes_on, cards=cards)

    def _melded(self, event: Melded, seating: Seating, goes_on: bool) -> str:
        voices = self._melds_and_scores(event.points) if _scores(seating) else self._melds()
        return self._said(voices, seating, event.seat, goes_on, meld=self._cards.meld(event.meld))

    def _laid_off(self, event: LaidOff, seating: Seating, goes_on: bool) -> str:
        voices = self._lays_off_and_scores(event.points) if _scores(seating) else self._lays_off()
        meld, cards = self._cards.meld(event.meld), self._cards.some(event.cards)
        return self._said(voices, seating, event.seat, goes_on, meld=meld, cards=cards)

    def _swapped(self, event: Swapped, seating: Seating, goes_on: bool) -> str:
        cards, meld = self._cards.row(event.cards), self._cards.meld(event.meld)
        return self._said(self._swaps(), seating, event.seat, goes_on, cards=cards, meld=meld)

    def _discarded(self, event: Discarded, seating: Seating, goes_on: bool) -> str:
        card = self._cards.one(event.card)
        return self._said(self._discards(), seating, event.seat, goes_on, card=card)

    # The voices.  {name} is a name, or the word "You" at the start of a sentence.

    def _begins(self) -> dict[Voice, str]:
        return {
            Voice.OTHER: self.tr("{name} begins.", "they do"),
            Voice.OTHER_GOES_ON: self.tr("{name} begins.", "they do"),
            Voice.YOU: self.tr("{name} begin.", "name is: You"),
            Voice.YOU_GO_ON: self.tr("{name} begin.", "name is: You"),
        }

    def _draws(self) -> dict[Voice, str]:
        return {
            Voice.OTHER: self.tr("{name} draws from the stock.", "they do"),
            Voice.OTHER_GOES_ON: self.tr("Draws from the stock.", "they do"),
            Voice.YOU: self.tr("{name} draw from the stock.", "name is: You"),
            Voice.YOU_GO_ON: self.tr("Draw from the stock.", "you do"),
        }

    def _draws_known(self) -> dict[Voice, str]:
        return {
            Voice.OTHER: self.tr("{name} draws {card} from the stock.", "they do"),
            Voice.OTHER_GOES_ON: self.tr("Draws {card} from the stock.", "they do"),
            Voice.YOU: self.tr("{name} draw {card} from the stock.", "name is: You"),
            Voice.YOU_GO_ON: self.tr("Draw {card} from the stock.", "you do"),
        }

    def _takes(self) -> dict[Voice, str]:
        return {
            Voice.OTHER: self.tr("{name} takes {cards} from the discard pile.", "they do"),
            Voice.OTHER_GOES_ON: self.tr("Takes {cards} from the discard pile.", "they do"),
            Voice.YOU: self.tr("{name} take {cards} from the discard pile.", "name is: You"),
            Voice.YOU_GO_ON: self.tr("Take {cards} from the discard pile.", "you do"),
        }

    def _takes_a_stair(self) -> dict[Voice, str]:
        return {
            Voice.OTHER: self.tr("{name} takes {cards} from the stairs.", "they do"),
            Voice.OTHER_GOES_ON: self.tr("Takes {cards} from the stairs.", "they do"),
            Voice.YOU: self.tr("{name} take {cards} from the stairs.", "name is: You"),
            Voice.YOU_GO_ON: self.tr("Take {cards} from the stairs.", "you do"),
        }

    def _takes_stairs(self, count: int) -> dict[Voice, str]:
        return {
            Voice.OTHER: self.tr("{name} takes %n card(s) from the stairs: {cards}.", "they do", count),
            Voice.OTHER_GOES_ON: self.tr("Takes %n card(s) from the stairs: {cards}.", "they do", count),
            Voice.YOU: self.tr("{name} take %n card(s) from the stairs: {cards}.", "name is: You", count),
            Voice.YOU_GO_ON: self.tr("Take %n card(s) from the stairs: {cards}.", "you do", count),
        }

    def _melds(self) -> dict[Voice, str]:
        return {
            Voice.OTHER: self.tr("{name} melds {meld}.", "they do"),
            Voice.OTHER_GOES_ON: self.tr("Melds {meld}.", "they do"),
            Voice.YOU: self.tr("{name} meld {meld}.", "name is: You"),
            Voice.YOU_GO_ON: self.tr("Meld {meld}.", "you do"),
        }

    def _melds_and_scores(self, points: int) -> dict[Voice, str]:
        return {
            Voice.OTHER: self.tr("{name} melds {meld}: +%n point(s).", "they do", points),
            Voice.OTHER_GOES_ON: self.tr("Melds {meld}: +%n point(s).", "they do", points),
            Voice.YOU: self.tr("{name} meld {meld}: +%n point(s).", "name is: You", points),
            Voice.YOU_GO_ON: self.tr("Meld {meld}: +%n point(s).", "you do", points),
        }

    def _lays_off(self) -> dict[Voice, str]:
        return {
            Voice.OTHER: self.tr("{name} lays off {cards}: {meld}.", "they do"),
            Voice.OTHER_GOES_ON: self.tr("Lays off {cards}: {meld}.", "they do"),
            Voice.YOU: self.tr("{name} lay off {cards}: {meld}.", "name is: You"),
            Voice.YOU_GO_ON: self.tr("Lay off {cards}: {meld}.", "you do"),
        }

    def _lays_off_and_scores(self, points: int) -> dict[Voice, str]:
        return {
            Voice.OTHER: self.tr("{name} lays off {cards}: {meld} (+%n point(s)).", "they do", points),
            Voice.OTHER_GOES_ON: self.tr("Lays off {cards}: {meld} (+%n point(s)).", "they do", points),
            Voice.YOU: self.tr("{name} lay off {cards}: {meld} (+%n point(s)).", "name is: You", points),
            Voice.YOU_GO_ON: self.tr("Lay off {cards}: {meld} (+%n point(s)).", "you do", points),
        }

    def _swaps(self) -> dict[Voice, str]:
        return {
            Voice.OTHER: self.tr("{name} swaps {cards} for a joker: {meld}.", "they do"),
            Voice.OTHER_GOES_ON: self.tr("Swaps {cards} for a joker: {meld}.", "they do"),
            Voice.YOU: self.tr("{name} swap {cards} for a joker: {meld}.", "name is: You"),
            Voice.YOU_GO_ON: self.tr("Swap {cards} for a joker: {meld}.", "you do"),
        }

    def _discards(self) -> dict[Voice, str]:
        return {
            Voice.OTHER: self.tr("{name} discards {card}.", "they do"),
            Voice.OTHER_GOES_ON: self.tr("Discards {card}.", "they do"),
            Voice.YOU: self.tr("{name} discard {card}.", "name is: You"),
            Voice.YOU_GO_ON: self.tr("Discard {card}.", "you do"),
        }

    def _passes(self) -> dict[Voice, str]:
        return {
            Voice.OTHER: self.tr("{name} passes.", "they do"),
            Voice.OTHER_GOES_ON: self.tr("Passes.", "they do"),
            Voice.YOU: self.tr("{name} pass.", "name is: You"),
            Voice.YOU_GO_ON: self.tr("Pass.", "you do"),
        }

    def _takes_back(self) -> dict[Voice, str]:
        return {
            Voice.OTHER: self.tr("{name} takes back a step.", "they do"),
            Voice.OTHER_GOES_ON: self.tr("Takes back a step.", "they do"),
            Voice.YOU: self.tr("{name} take back a step.", "name is: You"),
            Voice.YOU_GO_ON: self.tr("Take back a step.", "you do"),
        }

    def _goes_out(self) -> dict[Voice, str]:
        return {
            Voice.OTHER: self.tr("{name} goes out.", "they do"),
            Voice.YOU: self.tr("{name} go out.", "name is: You"),
        }

    def _goes_out_with_hand_rummy(self) -> dict[Voice, str]:
        return {
            Voice.OTHER: self.tr("{name} goes out with a hand rummy!", "they do"),
            Voice.YOU: self.tr("{name} go out with a hand rummy!", "name is: You"),
        }
