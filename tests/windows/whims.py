"""What people do besides making moves: take back, sort, move cards about, try what is forbidden."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPoint

from rommedesk.engine.cards import Card
from rommedesk.engine.moves import Discard, Draw, LayMeld, LayOff, Move, SwapJoker, TakeDiscards, Undo
from rommedesk.engine.state import Phase
from rommedesk.engine.view import PlayerView
from rommedesk.ui.commands import Does
from rommedesk.ui.table.hand import Sorting, sorted_hand
from rommedesk.ui.table.intents import targets
from rommedesk.ui.table.places import Zone
from tests.windows.mouse import until
from tests.windows.person import Person

Advise = Callable[[PlayerView], Move]

TAKEN_BACK = 0.15
"""How often a step is taken back and made again."""
ON_A_WHIM = 0.12
"""How often something else is done before a move."""


def take_turn(person: Person, advise: Advise) -> None:
    """Play until the turn is over, as advised, with whims in between."""
    while person.is_my_turn:
        person.look()
        if person.chance.random() < ON_A_WHIM:
            person.chance.choice((sort, reorder, try_forbidden, select_in_vain))(person)
            person.look()
        before = person.state
        move = advise(person.program.controller.view())
        person.play(move)
        if _can_be_taken_back(person, move) and person.chance.random() < TAKEN_BACK:
            person.look()
            person.play(Undo(before.to_move))
            assert person.state == before
            person.look()
            person.play(move)


def _can_be_taken_back(person: Person, move: Move) -> bool:
    is_step = isinstance(move, TakeDiscards | LayMeld | LayOff | SwapJoker)
    return is_step and person.is_my_turn and person.state.to_move == move.seat


def sort(person: Person) -> None:
    """Sort the hand by the menu of its button."""
    by = person.chance.choice(tuple(Sorting))
    does = {
        Sorting.SUIT: Does.SORT_BY_SUIT,
        Sorting.RANK: Does.SORT_BY_RANK,
        Sorting.MELDS: Does.SORT_BY_MELDS,
    }[by]
    person.press(person.program.window.top.sort)
    until(lambda: person.sight.menu() is not None, "the menu of the sort button")
    menu = person.sight.menu()
    assert menu is not None
    person.mouse.click(person.sight.entry(menu, person.program.window.commands[does]))
    wanted = sorted_hand(person.sight.scene.hand, by, person.state.rules)
    until(lambda: person.sight.scene.hand == wanted, f"the hand to be sorted by {by}")
    assert not person.program.window.top.sort.underMouse()
    person.ways.add(f"sort: {by}")


def reorder(person: Person) -> None:
    """Put a card of the hand elsewhere in it; it stays there and no move is made."""
    hand = list(person.sight.scene.hand)
    if len(hand) < 3:
        return
    steps = len(person.record.steps)
    person.select(())
    card, before = person.chance.sample(hand, 2)
    pose = person.sight.scene.shown.places[int(before)].pose  # type: ignore[union-attr]
    x, y = pose.at(0.03 * pose.width, 0.5 * pose.width)
    person.mouse.drag(person.sight.card(int(card)), person.sight.on_screen((x, y)))
    until(lambda: not person.sight.scene.held, "the card to be let go")
    wanted = [other for other in hand if other != card]
    assert sorted(person.sight.scene.hand) == sorted(hand)
    assert [other for other in person.sight.scene.hand if other != card] == wanted
    assert abs(person.sight.scene.hand.index(card) - wanted.index(before)) <= 1
    assert len(person.record.steps) == steps
    person.ways.add("reorder")


def select_in_vain(person: Person) -> None:
    """Select some cards and drop the selection by a click on the felt."""
    cards = person.chance.sample(person.sight.scene.hand, min(3, len(person.sight.scene.hand)))
    person.select(cards)
    if (at := free_felt(person)) is None:
        person.select(())
        return
    person.mouse.click(at)
    until(lambda: not person.sight.scene.selected, "the selection to be dropped")
    person.ways.add("deselect")


def try_forbidden(person: Person) -> None:
    """Do what the rules refuse: it explains itself beside the cards and changes nothing."""
    lines, view = person.record.line_count, person.program.controller.view()
    if view.position.phase is Phase.DRAW:
        move: Move | None = discard_too_early(person)
    else:
        move = person.chance.choice((draw_again, lay_nonsense, lay_off_nonsense))(person)
    if move is not None:
        refusal = person.see_refused(move)
        assert person.record.line_count == lines
        assert person.program.controller.view() == view
        person.ways.add(f"refused: {refusal.reason}")


def discard_too_early(person: Person) -> Move:
    """Drag a card to the pile before drawing."""
    card = person.chance.choice(person.sight.scene.hand)
    person.select(())
    person.lift((card,))
    layout = person.sight.shown.layout
    pile = layout.stairs.steps[-1].box if layout.stairs.steps else layout.pile
    person.mouse.drop(person.sight.on_screen(pile.centre))
    return Discard(person.state.to_move, card.name)


def draw_again(person: Person) -> Move:
    """Click the stock after drawing."""
    person.mouse.click(person.sight.on_screen(person.sight.shown.layout.stock.centre))
    return Draw(person.state.to_move)


def _nonsense(person: Person, count: int) -> Sequence[Card]:
    """Cards of the hand that go nowhere but on the pile, in their order."""
    hand = person.sight.scene.hand
    for _ in range(20):
        chosen = person.chance.sample(hand, min(count, len(hand)))
        cards = [card for card in hand if card in chosen]
        found = targets(person.program.controller.view(), cards, person.program.controller.check)
        if all(target.number == 0 for target in found) and not (count > 1 and found):
            return cards
    return ()


def lay_nonsense(person: Person) -> Move | None:
    """Drop cards that are no meld on the free felt, if there are such cards and there is room."""
    cards, at = _nonsense(person, 3), free_felt(person)
    if not cards or at is None:
        return None
    person.select(cards)
    person.lift(cards)
    person.mouse.drop(at)
    return LayMeld(person.state.to_move, tuple(card.name for card in cards))


def lay_off_nonsense(person: Person) -> Move | None:
    """Drop a card on a meld that it does not fit; if there is such a thing."""
    cards = _nonsense(person, 1)
    if not cards or not person.state.melds:
        return None
    number = person.chance.randrange(len(person.state.melds)) + 1
    person.select(())
    person.lift(cards)
    person.mouse.drop(person.sight.card_of_meld(number))
    return LayOff(person.state.to_move, tuple(card.name for card in cards), number)


def free_felt(person: Person) -> QPoint | None:
    """A point of the meld area far from everything; there may be none."""
    shown = person.sight.shown
    layout = shown.layout
    taken = [*layout.seats, layout.own, layout.stock, layout.pile, layout.hand.room]
    taken += [lies.pose.box for lies in shown.places.values() if lies.zone is not Zone.HAND]
    zone = layout.meld_zone
    points = [
        (zone.x + zone.width * across / 20, zone.y + zone.height * down / 20)
        for down in range(1, 20)
        for across in range(1, 20)
    ]
    free = [point for point in points if not any(box.grown(24).contains(*point) for box in taken)]
    return person.sight.on_screen(person.chance.choice(free)) if free else None
