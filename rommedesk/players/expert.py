"""The level *expert*: quicker and more foreseeing than the level *hard*, and it thinks again.

It weighs discards as who wants to be out first does (`weights.py`, `foresight.py`).  Then it asks whether
something else would end better: it deals the cards that it cannot see, so that the others have hands as
good as hands are by then (`plausible.py`), and plays each such world to the end of the round.  What it knows
of the match decides what an end is worth.
"""

from __future__ import annotations

from collections.abc import Sequence
from time import monotonic

from rommedesk.engine.rules import Scoring
from rommedesk.engine.view import PlayerView
from rommedesk.players.answer import Answer
from rommedesk.players.hard import decide_hard
from rommedesk.players.levels import WORLDS, Thoroughness
from rommedesk.players.options import Option, options_in
from rommedesk.players.rough import rough_costs
from rommedesk.players.safe import has_taken_back
from rommedesk.players.search import GATE, Search
from rommedesk.players.weights import keen_weights

MOST_RIVALS = 3
"""So many options are compared with the first one."""
DEAREST = 4.0
"""What is thought to cost more points is not compared."""
RACE_GATE = 2.0
"""So many standard errors another move has to be better in a race: there what is found in few worlds is twice
as large as it is (docs/strength.md)."""
EMERGENCY_S = 1.5
"""After so many seconds no more worlds are looked at, whatever the budget; a slow machine then plays as with
a smaller one."""


def decide_expert(view: PlayerView, seed: int, worlds: int = 0) -> Answer:
    """The move of the level *expert*, which looks at so many worlds (0: the usual number)."""
    deadline = monotonic() + EMERGENCY_S
    search = None if has_taken_back(view) else search_in(view, seed)
    if search is not None:
        search.run(worlds or WORLDS[Thoroughness.NORMAL], lambda: monotonic() > deadline)
        best = search.best
        if best is not search.weighed[0]:
            return Answer(best.option.moves[0], (best.option.why,))
    return decide_hard(view, keen_weights(view.position.rules))


def search_in(view: PlayerView, seed: int) -> Search | None:
    """A search among what may be better than what the level would do at once; `None`: there is no choice."""
    position = view.position
    weights = keen_weights(position.rules)
    every = options_in(position, weights)
    if len(every) < 2:
        return None
    options, rough = promising(every, rough_costs(position, every, weights))
    if len(options) < 2:
        return None
    is_race = position.rules.scoring is Scoring.PENALTY
    return Search(view, options, seed, rough, RACE_GATE if is_race else GATE)


def promising(options: Sequence[Option], rough: Sequence[float]) -> tuple[list[Option], list[float]]:
    """The options that may be better than the first one, those that are thought to cost least."""
    order = sorted(range(1, len(options)), key=lambda index: rough[index])
    kept = [0, *[index for index in order if rough[index] <= DEAREST][:MOST_RIVALS]]
    return [options[index] for index in kept], [rough[index] for index in kept]
