"""What the level expert sees in a discard beyond the outs of the cards that lie in no meld."""

from rommedesk.engine.cards import CardName
from rommedesk.engine.moves import Discard
from rommedesk.engine.presets import ROMME, TREPPEN
from rommedesk.engine.rules import RuleSet
from rommedesk.engine.state import Phase, Round
from rommedesk.players.foresight import melded_after_draw
from rommedesk.players.hard import HardPlanner
from rommedesk.players.outs import unseen_of
from rommedesk.players.trial import tools_for
from rommedesk.players.weights import STEADY, Weights, keen_weights, rollout_weights
from tests.builders import position

OTHERS = "3c 3d 6s 9d Jc Jd 2s"


def before_discard(hand: str, rules: RuleSet = ROMME) -> Round:
    """The seat to move has these cards and has to throw one away."""
    return position(rules, [hand, OTHERS], phase=Phase.PLAY)


def thrown(state: Round, weights: Weights) -> CardName:
    """What a planner with these weights throws away."""
    plan = HardPlanner(state, weights=weights).best()
    assert plan is not None
    (move,) = plan.moves
    assert isinstance(move, Discard)
    return move.card


def test_what_the_next_draw_melds_is_the_average_over_all_unseen_cards() -> None:
    state = before_discard("7h 8h Kc")
    unseen = unseen_of(state)
    king = CardName.parse("Kc")
    # Two sixes and two nines of hearts make a run of three; none of them is seen.
    assert melded_after_draw(state, king, unseen, tools_for(ROMME)) == 3 * 4 / unseen.total


def test_a_card_that_a_meld_could_do_with_counts_for_what_it_may_become() -> None:
    # With another eight, the eight of clubs and that of the run make a set, and the run is whole without it.
    state = before_discard("5h 6h 7h 8h 8c 2c")
    assert thrown(state, STEADY) == CardName.parse("8c")
    assert thrown(state, keen_weights(ROMME)) == CardName.parse("2c")


def test_who_has_opened_weighs_outs_alone() -> None:
    hand = "5h 6h 7h 8h 8c 2c"
    state = position(ROMME, [hand, OTHERS], phase=Phase.PLAY, opened=[1, 2])
    keen, plain = (HardPlanner(state, weights=each) for each in (keen_weights(ROMME), rollout_weights(ROMME)))
    assert keen.costs_of_discards() == plain.costs_of_discards()


def test_where_melds_score_nothing_is_foreseen() -> None:
    assert keen_weights(TREPPEN) == rollout_weights(TREPPEN)
