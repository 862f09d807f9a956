"""Cards, melds, positions and moves written as text, for tests that read like the rulebook."""

from collections import Counter
from collections.abc import Sequence

from rommedesk.engine.cards import Card, CardName, Face, number_copies, parse_names, write_names
from rommedesk.engine.legality import check, reshuffle_pool
from rommedesk.engine.meld_reading import as_meld
from rommedesk.engine.melds import Meld
from rommedesk.engine.moves import Draw, Move, parse_move
from rommedesk.engine.reasons import Reason, Refusal
from rommedesk.engine.rules import RuleSet
from rommedesk.engine.state import Phase, Round, Seat, Step, TableMeld, Turn
from rommedesk.engine.transition import apply


def cards(text: str) -> tuple[Card, ...]:
    """Physical cards such as `7h 8h *`; the second mention of a face is its second copy."""
    return number_copies(parse_names(text))


def meld(text: str, rules: RuleSet) -> Meld:
    """The meld that the text makes under the rules; a `ValueError` if it makes none."""
    return _meld_of(parse_names(text), cards(text), rules)


def position(
    rules: RuleSet,
    hands: Sequence[str],
    *,
    to_move: int = 1,
    phase: Phase = Phase.DRAW,
    opened: Sequence[int] = (),
    stock: str = "",
    discard: str = "",
    melds: Sequence[str] = (),
    owners: Sequence[int] = (),
    scores: Sequence[int] = (),
) -> Round:
    """A round at the beginning of a turn, as a rule vector describes it (tests/vectors/README.md).

    Hands, stock (top first), discards (top last) and melds are card names; `opened`, `owners` and `scores`
    say who had put down cards in an earlier turn.  A `ValueError` says what makes no position.
    """
    piles = [parse_names(text) for text in (*hands, stock, discard)]
    on_table = [parse_names(text) for text in melds]
    if any(name.stands_for is not None for pile in piles for name in pile):
        raise ValueError("a joker stands for a card only in a meld")
    names = [name for pile in (*piles, *on_table) for name in pile]
    _refuse_extra_copies(names, rules, len(hands))
    dealt = iter(number_copies(names))
    places = [tuple(next(dealt) for _ in pile) for pile in (*piles, *on_table)]
    owners = owners or [0] * len(melds)
    scores = scores or [0] * len(hands)
    _refuse_strangers(len(hands), (to_move, *opened), owners)
    if len(owners) != len(melds) or len(scores) != len(hands):
        raise ValueError("one owner a meld and one score a seat")
    is_opened = [rules.opening_points == 0 or seat in opened for seat in range(1, len(hands) + 1)]
    return Round(
        rules=rules,
        turn_order=(*range(to_move, len(hands) + 1), *range(1, to_move)),
        seats=tuple(
            Seat(
                hand,
                is_opened[seat - 1],
                has_put_down=seat in opened or seat in owners or scores[seat - 1] > 0,
                turns=1 if seat == to_move else 0,
                score=scores[seat - 1],
            )
            for seat, hand in enumerate(places[: len(hands)], 1)
        ),
        to_move=to_move,
        phase=phase,
        stock=places[len(hands)],
        discard=places[len(hands) + 1],
        melds=tuple(
            TableMeld(_meld_of(names, laid, rules), (owner,) * len(laid), owner)
            for names, laid, owner in zip(on_table, places[len(hands) + 2 :], owners, strict=True)
        ),
        turn=Turn(was_opened=is_opened[to_move - 1]),
        has_stock_run_out=not stock.strip(),
    )


def _refuse_extra_copies(names: Sequence[CardName], rules: RuleSet, seats: int) -> None:
    held: Counter[Face | None] = Counter(name.face for name in names)
    for face, copies in held.items():
        most = rules.jokers_for(seats) if face is None else rules.packs_for(seats)
        if copies > most:
            raise ValueError(f"{copies} copies of {face or '*'}, but the packs hold {most}")


def _refuse_strangers(seats: int, present: Sequence[int], owners: Sequence[int]) -> None:
    if not all(1 <= seat <= seats for seat in present) or not all(0 <= seat <= seats for seat in owners):
        raise ValueError("a seat that is not at the table")


def _meld_of(names: Sequence[CardName], laid: Sequence[Card], rules: RuleSet) -> Meld:
    made = as_meld(laid, rules, names)
    if isinstance(made, Refusal):
        raise ValueError(f"{' '.join(map(str, names))}: {made.reason}")
    return made


def read_turn(line: str) -> Move:
    """The move of a line such as `2: discard Kc`."""
    seat, _, text = line.partition(":")
    return parse_move(text.strip(), int(seat))


def play(state: Round, *lines: str) -> Round:
    """The state after moves such as `2: discard Kc`, all of which must be legal."""
    for line in lines:
        state = step(state, line).state
    return state


def step(state: Round, line: str) -> Step:
    """One legal move; a reshuffle keeps the order of the discards, the oldest of them on top."""
    move = read_turn(line)
    pool = reshuffle_pool(state) if isinstance(move, Draw) else ()
    return apply(state, move, pool or None)


def refusal(state: Round, line: str) -> Refusal | None:
    """Why a move such as `2: discard Kc` is refused; `None` if it is not."""
    return check(state, read_turn(line))


def code(state: Round, line: str) -> Reason | None:
    """The code with which a move such as `2: discard Kc` is refused; `None` if it is not."""
    found = refusal(state, line)
    return found.reason if found else None


def hand(state: Round, seat: int) -> str:
    """The cards of the seat in the order received."""
    return write_names(state.seat(seat).hand)
