"""Which card lies where: from a view and a layout to a pose, a height and a look for each card.

No Qt here, so the picture of a position can be compared and tested without a window.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum

from rommedesk.engine.cards import Card, Face
from rommedesk.engine.events import Drew, Swapped, Took, TurnBegan
from rommedesk.engine.rules import DiscardPickup
from rommedesk.engine.state import Round
from rommedesk.engine.view import PlayerView
from rommedesk.ui.table.geometry import USUAL, Pose, Wishes, lying
from rommedesk.ui.table.last_plays import last_plays
from rommedesk.ui.table.layout import SHOWN_PILE, SHOWN_STOCK, Facts, Layout
from rommedesk.ui.table.meld_order import joker_faces, lying_order
from rommedesk.ui.table.staging_place import RAISED
from rommedesk.ui.table.trays import OwnMelds

MELD_LEVEL = 100.0
STEP_LEVEL = 100.0
HAND_LEVEL = 1000.0
STOCK_SHIFT = 2.0
"""How far each deeper back of the stock shows."""


class Zone(StrEnum):
    """The kinds of places where a card can lie."""

    HAND = "hand"
    STOCK = "stock"
    PILE = "pile"
    STEP = "step"
    MELD = "meld"
    HIDDEN = "hidden"
    """A hand that the viewer may not see."""
    SHOWN = "shown"
    """What another seat still held when the round was over."""


@dataclass(frozen=True, slots=True)
class Lies:
    """How one card lies on the table."""

    zone: Zone
    pose: Pose
    level: float
    """Cards of a higher level cover those of a lower one."""
    number: int = 0
    """The number of the meld, 1 for the first; how many cards a step brings; who shows a card; else 0."""
    place: int = 0
    """The place in the hand or in the meld, 0 for the first."""
    stands_for: Face | None = None
    """What a joker stands for where that is one face."""
    is_marked: bool = False
    """Selected, or pointed at in the stairs."""
    is_advised: bool = False
    """The hint on show speaks of it."""
    is_new: bool = False
    """Came to the hand in the newest own turn."""
    played_by: int = 0
    """Who put the card there since the own last turn, if it was another seat; else 0."""


Places = Mapping[int, Lies]
"""By card; backs are negative: -1 for the top one of the stock, from -100 down those of a hidden hand."""
FIRST_HIDDEN = -100


def bottom_seat(view: PlayerView) -> int:
    """The seat at the lower edge of the table."""
    return 1 if view.seat is None else view.seat


def opponents(view: PlayerView) -> tuple[int, ...]:
    """The others in playing order, beginning after the seat at the bottom (rulebook 4)."""
    order = view.position.turn_order
    at = order.index(bottom_seat(view))
    return (*order[at + 1 :], *order[:at])


def has_stairs(view: PlayerView) -> bool:
    """Whether the discard pile is laid out as stairs."""
    return view.position.rules.discard_pickup is DiscardPickup.STAIRS


def meld_numbers(view: PlayerView) -> dict[int, tuple[int, ...]]:
    """The numbers of the melds of each owner, in the order of the trays: opponents, the own ones last."""
    owners = (*opponents(view), bottom_seat(view), 0)
    melds = view.position.melds
    numbers = {
        owner: tuple(number for number, meld in enumerate(melds, start=1) if meld.owner == owner)
        for owner in owners
    }
    return {owner: found for owner, found in numbers.items() if found}


def facts(
    view: PlayerView,
    hand: int,
    wishes: Wishes = USUAL,
    first: int = 0,
    staged: tuple[int, ...] = (),
) -> Facts:
    """What the layout of this position depends on.

    `hand` cards lie in the fan, which is seen from column `first` on, `staged` ones in groups on the tray.
    """
    position = view.position
    return Facts(
        opponents=len(position.seats) - 1,
        hand=hand,
        pile=len(position.discard),
        has_stairs=has_stairs(view),
        marks_opening=position.rules.opening_points > 0,
        melds=tuple(
            OwnMelds(owner, tuple(len(position.melds[number - 1].meld.cards) for number in numbers))
            for owner, numbers in meld_numbers(view).items()
        ),
        wishes=wishes,
        first=first,
        staged=staged,
    )


def new_cards(view: PlayerView) -> frozenset[Card]:
    """The cards that came to the hand of the seat in its newest turn and are still there.

    They stay new while the others play, until the next own turn begins.
    """
    came: set[Card] = set()
    for event in reversed(view.history):
        match event:
            case TurnBegan(seat=seat) if seat == view.seat:
                break
            case Drew(seat=seat, card=card) if seat == view.seat and card is not None:
                came.add(card)
            case Took(seat=seat, cards=cards) if seat == view.seat:
                came.update(cards)
            case Swapped(seat=seat, joker=joker) if seat == view.seat:
                came.add(joker)
            case _:
                pass
    return frozenset(came) & set(view.hand)


def places(
    view: PlayerView,
    layout: Layout,
    hand: Sequence[Card],
    selected: Collection[Card] = (),
    pointed: int = 0,
    opened: int | None = None,
) -> Places:
    """Where all visible cards lie, with `hand` in its order and the newest `pointed` steps lifted.

    `opened` is the place in the hand beside which the other cards give way.
    """
    position = view.position
    found: dict[int, Lies] = {}
    found.update(_stock(position, layout))
    if layout.stairs.steps:
        found.update(_steps(position, layout, pointed))
    else:
        found.update(_pile(position, layout))
    found.update(_melds(view, layout))
    for card, seat in last_plays(view.history, bottom_seat(view)).items():
        if int(card) in found:
            found[int(card)] = replace(found[int(card)], played_by=seat)
    found.update(
        _hand(view, layout, hand, selected, opened) if view.seat is not None else _hidden_hand(layout)
    )
    return found


def hand_size(view: PlayerView) -> int:
    """How many cards the seat at the bottom holds."""
    return len(view.position.seat(bottom_seat(view)).hand)


def _stock(position: Round, layout: Layout) -> dict[int, Lies]:
    shown = min(len(position.stock), SHOWN_STOCK)
    return {
        -1 - depth: Lies(
            Zone.STOCK,
            lying(
                layout.stock.x - STOCK_SHIFT * depth,
                layout.stock.y - STOCK_SHIFT * depth,
                layout.measures.table_card,
            ),
            level=50.0 - depth,
            place=depth,
        )
        for depth in range(shown)
    }


def _pile(position: Round, layout: Layout) -> dict[int, Lies]:
    top = position.discard[-SHOWN_PILE:]
    return {
        int(card): Lies(Zone.PILE, pose, level=60.0 + place, number=1, place=len(top) - 1 - place)
        for place, (card, pose) in enumerate(zip(top, layout.piled, strict=True))
    }


def _steps(position: Round, layout: Layout, pointed: int) -> dict[int, Lies]:
    count = len(position.discard)
    across, up = (6, -14) if layout.measures.is_compact else (8, -20)
    found = {}
    for place, (card, pose) in enumerate(zip(position.discard, layout.stairs.steps, strict=True)):
        is_lifted = count - place <= pointed
        shown = Pose(pose.x + across, pose.y + up, pose.width) if is_lifted else pose
        found[int(card)] = Lies(
            Zone.STEP, shown, STEP_LEVEL + place, number=count - place, place=place, is_marked=is_lifted
        )
    return found


def _melds(view: PlayerView, layout: Layout) -> dict[int, Lies]:
    found = {}
    level = MELD_LEVEL
    for owner, numbers in meld_numbers(view).items():
        for nth, number in enumerate(numbers):
            meld = view.position.melds[number - 1].meld
            poses = layout.trays.cards(layout.trays.meld(owner, nth), len(meld.cards))
            faces = joker_faces(meld)
            for place, pose in zip(lying_order(meld), poses, strict=True):
                found[int(meld.cards[place])] = Lies(
                    Zone.MELD, pose, level, number=number, place=place, stands_for=faces[place]
                )
                level += 1
    return found


def _hand(
    view: PlayerView,
    layout: Layout,
    hand: Sequence[Card],
    selected: Collection[Card],
    opened: int | None,
) -> dict[int, Lies]:
    new = new_cards(view)
    raised = {place for place, card in enumerate(hand) if card in selected}
    return {
        int(card): Lies(
            Zone.HAND,
            pose,
            HAND_LEVEL + place,
            place=place,
            is_marked=place in raised,
            is_new=card in new,
        )
        for place, (card, pose) in enumerate(zip(hand, layout.hand.shown(raised, opened), strict=True))
    }


def staged_places(
    view: PlayerView, layout: Layout, groups: Sequence[Sequence[Card]], selected: Collection[Card]
) -> dict[int, Lies]:
    """Where the cards of the hand lie that are on the staging tray."""
    tray = layout.staging
    found: dict[int, Lies] = {}
    if tray is None:
        return found
    new = new_cards(view)
    first = len(layout.hand.poses)
    for number, group in enumerate(groups):
        for card, pose in zip(group, tray.cards(number, len(group)), strict=True):
            is_marked = card in selected
            found[int(card)] = Lies(
                Zone.HAND,
                pose.raised(RAISED) if is_marked else pose,
                HAND_LEVEL + first + len(found),
                place=first + len(found),
                is_marked=is_marked,
                is_new=card in new,
            )
    return found


def _hidden_hand(layout: Layout) -> dict[int, Lies]:
    return {
        FIRST_HIDDEN - place: Lies(Zone.HIDDEN, pose, HAND_LEVEL + place, place=place)
        for place, pose in enumerate(layout.hand.poses)
    }
