"""The key screens of the program, each brought about as a player would see it."""

from __future__ import annotations

from collections.abc import Callable

from rommedesk.engine.events import Drew
from rommedesk.engine.moves import LayMeld
from rommedesk.engine.presets import PRESETS, ROMME, TREPPEN
from rommedesk.engine.transition import apply
from rommedesk.engine.view import PlayerView
from rommedesk.players.advice import Advice
from rommedesk.ui.commands import Does
from tests.ui.advisers import advice, suggestion
from tests.ui.gallery.studio import Studio
from tests.ui.pictures import NAMES, POSITIONS, deeds, gather, point, refuse_discard, select
from tests.ui.table.positions import Sheet, seen_by

Screen = Callable[[Studio, str], None]
"""Brings a studio to a screen, in a language."""


def _position(view: Callable[[], PlayerView], preset: str, *acts: Callable[..., None]) -> Screen:
    def show(studio: Studio, language: str) -> None:
        shown = view()
        studio.show(shown, preset, NAMES[language][: len(shown.position.seats)])
        for act in acts:
            act(studio.table)

    return show


def _stairs45() -> PlayerView:
    """Nearly the whole pack lies on the stairs."""
    pack = [rank + suit for suit in "cdhs" for rank in "A23456789TJQK"]
    mixed = [pack[(7 * place) % 52] for place in range(52)]
    sheet = Sheet(TREPPEN, 2).hand(1, " ".join(mixed[45:50])).pile(" ".join(mixed[:45])).drawing()
    state = sheet.round()
    return seen_by(state, 1, deeds(state), (93, 105), 0, (5, 2))


def _below_opening() -> PlayerView:
    """A first meld lies there, and it is worth less than the opening minimum."""
    sheet = Sheet(ROMME, 3).hand(1, "5h 6h 7h 9c 9d 9s Ks Qd 2c Jh 3s 4d As Th").pile("3c 8d")
    sheet.meld(2, "6d 7d 8d", "Tc Jc Qc *=Kc")
    state = sheet.round()
    step = apply(state, LayMeld(1, tuple(card.name for card in state.seats[0].hand[:3])))
    history = [*deeds(state), Drew(1, state.seats[0].hand[9]), *step.events]
    return seen_by(step.state, 1, history, (17, 34, 12), 60, (11, 6, 12))


def _round_end(studio: Studio, language: str) -> None:
    studio.seat(PRESETS["romme"], "romme", NAMES[language][:4])
    studio.play_rounds(2)
    studio.program.desk.show_scores()


def _command(does: Does) -> Screen:
    """A dialog over a game in full swing."""

    def show(studio: Studio, language: str) -> None:
        _position(POSITIONS["middle"], "romme")(studio, language)
        studio.program.window.commands[does].trigger()

    return show


def _hint(view: Callable[[], PlayerView], told: Advice, presses: int) -> Screen:
    """A hint over a position; at the second press all that could be done."""

    def show(studio: Studio, language: str) -> None:
        _position(view, "romme")(studio, language)
        studio.adviser.told = told
        for _ in range(presses):
            studio.table.hints.press()

    return show


_LAY_OFF = advice(
    suggestion("lay 8c > m2", "discard 5c", why=("lays-off 8c", "hurry:2")),
    suggestion("discard 8c", why=("useless 8c", "fits-table:2 8c"), cost=6.4),
)
_DISCARD = advice(
    suggestion("discard Kh", why=("least-useful Kh", "gone Kh Kc Ks", "dear:10 Kh")),
    suggestion("discard Qd", why=("useless Qd", "safe-discard Qd"), cost=0.3),
    suggestion(
        "meld 2c 2h 2s", "meld 4c 4d 4h 4s", "discard Kh", why=("opens:22 2c 2h 2s 4c 4d 4h 4s",), cost=3.2
    ),
    suggestion("discard 2d", why=("breaks:3 2d 2c",), cost=7.6),
)


def _no_match(studio: Studio, _language: str) -> None:
    studio.clear()


SCREENS: dict[str, Screen] = {
    "deal": _position(POSITIONS["early"], "romme"),
    "mid-game": _position(POSITIONS["middle"], "romme", select("9h", "Th")),
    "hint": _hint(POSITIONS["full"], _LAY_OFF, 1),
    "stairs3": _position(POSITIONS["stairs3"], "treppen"),
    "stairs12": _position(POSITIONS["stairs12"], "treppen", point(5)),
    "stairs20": _position(POSITIONS["stairs20-four"], "treppen", point(6)),
    "stairs45": _position(_stairs45, "treppen", point(9)),
    "six-seats": _position(POSITIONS["six"], "romme"),
    "below-opening": _position(_below_opening, "romme", gather("9c 9d 9s", "Qd Jh")),
    "refusal": _position(POSITIONS["opening"], "romme", refuse_discard("Qs")),
    "hint-others": _hint(POSITIONS["hand30"], _DISCARD, 2),
    "rummy51": _position(POSITIONS["rummy51"], "rummy51"),
    "round-end": _round_end,
    "new-game": _command(Does.NEW_GAME),
    "rules": _command(Does.RULES),
    "settings": _command(Does.SETTINGS),
    "keys": _command(Does.KEYS),
    "abandon": _command(Does.ABANDON),
    "no-match": _no_match,
}
