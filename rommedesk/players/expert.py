"""The level *expert*: the level *hard* that thinks again whether something else would end better.

It deals the cards that it cannot see by chance, again and again, and plays each such world to the end of the
round.  What it knows of the match decides what an end is worth.
"""

from __future__ import annotations

from collections.abc import Sequence
from time import monotonic

from rommedesk.engine.view import PlayerView
from rommedesk.players.answer import Answer
from rommedesk.players.hard import decide_hard
from rommedesk.players.levels import WORLDS, Thoroughness
from rommedesk.players.options import Option, options_in
from rommedesk.players.rough import rough_costs
from rommedesk.players.safe import has_taken_back
from rommedesk.players.search import Search

MOST_RIVALS = 3
"""So many options are compared with the first one."""
DEAREST = 4.0
"""What is thought to cost more points is not compared."""
EMERGENCY_S = 1.5
"""After so many seconds no more worlds are looked at, whatever the budget; a slow machine then plays as with
a smaller one."""


def decide_expert(view: PlayerView, seed: int, worlds: int = 0) -> Answer:
    """The move of the level *expert*, which looks at so many worlds (0: the usual number)."""
    deadline = monotonic() + EMERGENCY_S
    if has_taken_back(view):
        return decide_hard(view)
    every = options_in(view.position)
    if len(every) < 2:
        return decide_hard(view)
    options, rough = promising(every, rough_costs(view.position, every))
    if len(options) < 2:
        return decide_hard(view)
    search = Search(view, options, seed, rough)
    search.run(worlds or WORLDS[Thoroughness.NORMAL], lambda: monotonic() > deadline)
    best = search.best
    if best is search.weighed[0]:
        return decide_hard(view)
    return Answer(best.option.moves[0], (best.option.why,))


def promising(options: Sequence[Option], rough: Sequence[float]) -> tuple[list[Option], list[float]]:
    """The options that may be better than the first one, those that are thought to cost least."""
    order = sorted(range(1, len(options)), key=lambda index: rough[index])
    kept = [0, *[index for index in order if rough[index] <= DEAREST][:MOST_RIVALS]]
    return [options[index] for index in kept], [rough[index] for index in kept]
