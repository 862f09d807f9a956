"""What of a suggestion is played at once, and with which cards and places; worked out on a view, no Qt."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import takewhile

from rommedesk.engine.cards import Card
from rommedesk.engine.legality import resolve, resolve_discard
from rommedesk.engine.meld_reading import as_meld
from rommedesk.engine.melds import Meld, meld_points
from rommedesk.engine.moves import Discard, LayMeld, LayOff, Move, SwapJoker, TakeDiscards
from rommedesk.engine.state import Round
from rommedesk.engine.transition import apply
from rommedesk.engine.view import PlayerView
from rommedesk.players.advice import Advice, Suggestion
from rommedesk.players.answer import Motive
from rommedesk.players.comparing import worth_a_look
from rommedesk.ui.table.intents import Check, Target, TargetKind, targets

Moves = tuple[Move, ...]

MOST_WAYS = 5
"""So many ways to play are offered, the best included."""


@dataclass(frozen=True, slots=True)
class HintPlay:
    """The part of a suggestion that one press plays: a single deed for whoever plays."""

    moves: tuple[Move, ...]
    """Legal one after the other."""
    cards: tuple[Card, ...]
    """The cards of the hand that these moves use."""
    target: Target | None
    """Where the cards of the first move go, if cards of the hand go anywhere."""
    goes_out: bool = False
    """Whether these moves end the round, with the seat going out."""
    points: int = 0
    """What the new melds count."""

    @property
    def move(self) -> Move:
        """The first move."""
        return self.moves[0]

    @property
    def melds(self) -> tuple[LayMeld, ...]:
        """The new melds."""
        return tuple([move for move in self.moves if isinstance(move, LayMeld)])

    @property
    def depth(self) -> int:
        """How many cards of the stairs or the pile it takes; 0 for none."""
        return self.move.count if isinstance(self.move, TakeDiscards) else 0


def play_of(suggestion: Suggestion, view: PlayerView, check: Check) -> HintPlay | None:
    """What one press plays of a suggestion; `None` if its first move is not legal any more.

    A way out of the round is one deed to its end.  Otherwise all new melds with which the rest of the turn
    begins are one, so that an opening is not left half done; else it is the first move alone.  What cannot be
    taken back is played only if it is the suggestion itself.
    """
    position = view.position
    if view.seat is None or view.seat != position.to_move or check(suggestion.move) is not None:
        return None
    goes_out = any(why.motive is Motive.GOES_OUT for why in suggestion.reasons)
    moves = suggestion.moves if goes_out else _beginning(suggestion.moves)
    cards: list[Card] = []
    points, state = 0, position
    for nth, move in enumerate(moves):
        state = apply(state, moves[nth - 1]).state if nth else state
        used = _cards_of(move, state)
        cards += used
        if isinstance(move, LayMeld):
            meld = as_meld(used, state.rules, move.cards)
            points += meld_points(meld, state.rules) if isinstance(meld, Meld) else 0
    return HintPlay(
        moves=moves,
        cards=tuple(dict.fromkeys(card for card in cards if card in view.hand)),
        target=_target(view, moves[0], check),
        goes_out=goes_out,
        points=points,
    )


def _beginning(moves: Sequence[Move]) -> tuple[Move, ...]:
    """The melds with which the moves begin, or the first move."""
    melds = tuple(takewhile(lambda move: isinstance(move, LayMeld), moves))
    return melds or tuple(moves[:1])


def _cards_of(move: Move, state: Round) -> tuple[Card, ...]:
    """The cards of the hand that a move uses."""
    match move:
        case LayMeld(cards=names) | LayOff(cards=names) | SwapJoker(cards=names):
            return resolve(state, names) or ()
        case Discard(card=name):
            card = resolve_discard(state, name)
            return () if card is None else (card,)
        case _:
            return ()


def _target(view: PlayerView, move: Move, check: Check) -> Target | None:
    """Where the cards of a move go, with this move alone."""
    cards = _cards_of(move, view.position)
    kind = _KINDS.get(type(move))
    number = getattr(move, "meld", 0)
    found = [one for one in targets(view, cards, check) if (one.kind, one.number) == (kind, number)]
    for target in found:
        # A joker may be named by what it stands for, or not.
        nth = next((nth for nth, way in enumerate(target.moves) if str(way) == str(move)), 0)
        return Target(target.kind, (move,), target.melds[nth : nth + 1], target.number)
    return None


_KINDS: dict[type[Move], TargetKind] = {
    LayMeld: TargetKind.MELD,
    LayOff: TargetKind.LAY_OFF,
    SwapJoker: TargetKind.SWAP,
    Discard: TargetKind.DISCARD,
}


@dataclass(frozen=True, slots=True)
class Telling:
    """What is told of a turn: moves from its beginning on, and perhaps its last one."""

    moves: Moves
    """What one press plays, and what follows at once."""
    end: Move | None = None
    """The last move of the turn, if others come before it that are left out; `None` if it is not told, or
    already stands among `moves`."""

    @property
    def named(self) -> Moves:
        """All moves that are told, whether something is left out between them or not."""
        return self.moves if self.end is None else (*self.moves, self.end)


@dataclass(frozen=True, slots=True)
class Way:
    """A suggestion with what one press plays of it."""

    suggestion: Suggestion
    play: HintPlay
    telling: Telling
    """By what it differs from the others."""


def ways_of(advice: Advice, view: PlayerView, check: Check) -> tuple[Way, ...]:
    """What is advised, worth a look and can be played, the best first; so many as one looks through."""
    found = []
    for suggestion in _offered(advice, view):
        play = play_of(suggestion, view, check)
        if play is not None:
            found.append((suggestion, play))
    forms = [_forms(suggestion, play) for suggestion, play in found]
    return tuple(
        Way(suggestion, play, _telling(own, forms))
        for (suggestion, play), own in zip(found, forms, strict=True)
    )


def _offered(advice: Advice, view: PlayerView) -> tuple[Suggestion, ...]:
    """What is worth a look; while there is room, depths of the stairs, first those that bring something."""
    found = list(worth_a_look(advice)[:MOST_WAYS])
    if not advice.steps or view.seat is None:
        return tuple(found)
    brings = {step.count for step in advice.steps if step.gain or step.melds or step.layoffs or step.goes_out}
    others = [other for other in advice.alternatives if other not in found]
    known = {_depth(one) for one in (advice.best, *advice.alternatives)}
    others += [
        Suggestion((TakeDiscards(view.seat, step.count),), (), step.cost)
        for step in advice.steps
        if step.count not in known
    ]
    others.sort(key=lambda one: (_depth(one) not in brings, one.cost))
    found += others[: MOST_WAYS - len(found)]
    return (advice.best, *sorted(found[1:], key=lambda one: one.cost))


def _depth(suggestion: Suggestion) -> int:
    """How many cards it takes; 0 for none."""
    return suggestion.move.count if isinstance(suggestion.move, TakeDiscards) else 0


def _forms(suggestion: Suggestion, play: HintPlay) -> tuple[Telling, Telling, Telling]:
    """The ways to tell a suggestion, the shortest first; each says what becomes of a joker swapped for."""
    moves = suggestion.moves
    begun = moves[: max(len(play.moves), _jokers_used(moves))]
    left = moves[len(begun) :]
    ended = Telling((*begun, *left)) if len(left) < 2 else Telling(begun, left[-1])
    return Telling(begun), ended, Telling(moves)


def _jokers_used(moves: Moves) -> int:
    """How many moves it takes until every joker is used that the first ones swap for; 0 without a swap."""
    waiting = 0
    for nth, move in enumerate(moves, 1):
        if isinstance(move, SwapJoker):
            waiting += 1
        elif isinstance(move, LayMeld | LayOff):
            waiting -= sum(name.is_joker for name in move.cards)
        if waiting <= 0:
            return nth if isinstance(moves[0], SwapJoker) else 0
    return len(moves)


def _telling(own: Sequence[Telling], every: Sequence[Sequence[Telling]]) -> Telling:
    """The shortest form that no other suggestion shares."""
    for length, form in enumerate(own):
        if sum(forms[length].named == form.named for forms in every) == 1:
            return form
    return own[-1]
