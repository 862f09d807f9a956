"""Paints example positions into a folder, to be looked at: `python -m tests.ui.pictures FOLDER [WORD …]`.

Only pictures whose name holds all the words are made.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

from rommedesk.engine.cards import Card
from rommedesk.engine.events import Discarded, Drew, Event, LaidOff, Melded, Took, TurnBegan
from rommedesk.engine.presets import ROMME, RUMMY51, TREPPEN
from rommedesk.engine.state import Round, Source, Turn
from rommedesk.engine.view import PlayerView
from rommedesk.ui.table.gestures import Gestures
from rommedesk.ui.table.places import Zone
from rommedesk.ui.table.view import TableWidget
from tests.ui.table.positions import Sheet, seen_by

Act = Callable[[TableWidget], None]
"""Something that a player does on a table before the picture is taken."""

NAMES = {
    "de": ("", "Jonas", "Mia", "Karl", "Greta", "Olga"),
    "en": ("", "Anna", "Boris", "Clara", "David", "Emily"),
    "ru": ("", "Анна", "Борис", "Александра", "Григорий", "Ольга"),
}


def deeds(state: Round) -> list[Event]:
    """Something that every opponent did last."""
    told: list[Event] = []
    for seat in range(2, len(state.seats) + 1):
        own = [number for number, meld in enumerate(state.melds, start=1) if meld.owner == seat]
        told.append(TurnBegan(seat))
        if seat % 3 == 0 and state.discard:
            told.append(Took(seat, (state.discard[0],)))
        else:
            told.append(Drew(seat, None))
        if own and seat % 2:
            meld = state.melds[own[-1] - 1].meld
            told.append(LaidOff(seat, meld.cards[-1:], own[-1], meld, 9))
        elif own:
            told.append(Melded(seat, state.melds[own[0] - 1].meld, own[0], 30))
        told.append(Discarded(seat, Card.parse(("4c", "6s", "8d", "9h", "Jh")[seat - 2])))
    return [*told, TurnBegan(1)]


def early() -> PlayerView:
    sheet = Sheet(ROMME, 4).hand(1, "5c 8c Jc 5d 5d Qd 9h Th Ks As * 2h 4s 7c").pile("")
    state = sheet.round()
    return seen_by(state, 1, totals=(0, 0, 0, 0), stock=56, hands=(14, 13, 13, 13))


def middle() -> PlayerView:
    sheet = Sheet(ROMME, 4)
    sheet.hand(1, "5c 8c Jc 5d 5d Qd 9h Th Ks As *").pile("3c 4c 8d")
    sheet.meld(2, "6h 7h 8h", "9c Tc Jc Qc").meld(3, "Ac Ad As", "2d 3d *=4d 5d 6d")
    sheet.meld(1, "7s 8s 9s Ts", "Kc Kd Kh")
    state = sheet.round()
    history = [*deeds(state), Drew(1, sheet.hands[0][9])]
    return seen_by(state, 1, history, (42, 34, 12, 88), 41, (11, 7, 4, 13))


def crowded() -> PlayerView:
    sheet = Sheet(ROMME, 4)
    sheet.hand(1, "5c 8c Jc Qd 9h Ks *").pile("3c 4c 8d")
    sheet.meld(2, "6h 7h 8h 9h", "9c Tc *=Jc Qc", "2c 2d 2h *").meld(
        3, "Ac Ad As", "2d 3d *=4d 5d 6d", "Ts Td Tc"
    )
    sheet.meld(1, "7s 8s 9s Ts", "Kc Kd Kh", "3h 4h 5h").meld(
        4, "Ad 2d 3d 4d 5d 6d 7d 8d", "Jh Jd Js *", "6c 6s 6d"
    )
    state = sheet.round()
    return seen_by(state, 1, deeds(state), (142, 134, 12, 88), 11, (7, 2, 4, 3))


def full() -> PlayerView:
    sheet = Sheet(ROMME, 5)
    sheet.hand(1, "5c 8c").pile("3c 4c 8d")
    sheet.meld(2, "6h 7h 8h 9h", "9c Tc *=Jc Qc", "2c 2d 2h *", "7c 7s 7d").meld(
        3, "Ac Ad As", "2d 3d *=4d 5d 6d", "Ts Td Tc", "Qh Qs Qd"
    )
    sheet.meld(1, "7s 8s 9s Ts", "Kc Kd Kh", "3h 4h 5h", "8c 8h 8s").meld(
        4, "Ad 2d 3d 4d 5d 6d 7d 8d 9d Td Jd Qd Kd", "Jh Jd Js *", "6c 6s 6d"
    )
    sheet.meld(5, "3s 4s 5s", "5h 5c 5d *", "9h 9s 9d", "Ah Ac As")
    state = sheet.round()
    return seen_by(state, 1, deeds(state), (142, 134, 12, 88, 7), 3, (2, 2, 4, 3, 9))


def six() -> PlayerView:
    sheet = Sheet(ROMME, 6).hand(1, "8c 9d Jd 4s 5s 6s Qs").pile("9c 8d").drawing()
    sheet.meld(3, "Ac Ad As", "2d 3d *=4d 5d 6d").meld(5, "Th Td Ts Tc", "6c 7c 8c")
    sheet.meld(2, "6h 7h 8h", "9c Tc Jc Qc")
    state = sheet.round()
    return seen_by(state, 1, deeds(state), (59, 34, 12, 88, 51, 67), 52, (7, 7, 4, 13, 9, 11))


def large_hand() -> PlayerView:
    sheet = Sheet(ROMME, 3).pile("3c")
    sheet.hand(1, "2c 4c 7c 8c 9c Tc Jc Ac 2d 4d 5d 8d 9d Qd Kd 2h 4h 5h 7h 9h Qh Kh 2s 4s")
    sheet.meld(2, "6h 7h 8h")
    state = sheet.round()
    return seen_by(state, 1, deeds(state), (9, 34, 12), 30, (24, 7, 4))


def two_rows() -> PlayerView:
    sheet = Sheet(ROMME, 3).pile("3c")
    sheet.hand(1, "2c 4c 7c 8c 9c Tc Jc Ac 2d 4d 5d 8d 9d Qd Kd 2h 4h 5h 7h 9h Qh Kh 2s 4s 6s 8s Ts Js Qs *")
    sheet.meld(2, "6h 7h 8h")
    state = sheet.round()
    return seen_by(state, 1, deeds(state), (9, 34, 12), 30, (24, 7, 4))


def rummy51() -> PlayerView:
    sheet = Sheet(RUMMY51, 2).hand(1, "3d 4d 5d 7h 7c 9s Td Jd Kc Ks Qh 2s 8h").pile("6c Ah").drawing()
    sheet.meld(2, "Th Jh Qh Kh", "Js Qs *=Ks")
    state = sheet.round()
    return seen_by(state, 1, deeds(state), (0, 0), 60, (13, 6))


STEPS = [
    "4d",
    "Kh",
    "2s",
    "9h",
    "6c",
    "Qd",
    "3s",
    "7d",
    "Jc",
    "5h",
    "Tc",
    "8s",
    "Ad",
    "8h",
    "5c",
    "Th",
    "Qc",
    "6s",
    "6d",
    "Jh",
    "5s",
    "3d",
    "3c",
    "2h",
    "As",
    "Ks",
    "Qs",
    "Js",
    "Ts",
    "9s",
]


def stairs(count: int, seats: int = 3) -> PlayerView:
    sheet = Sheet(TREPPEN, seats).pile(" ".join(STEPS[:count])).drawing()
    sheet.hand(1, "3h 7c 7h 9c Kd Ac")
    sheet.meld(2, "2c 2d 2h 2s", score=8) if seats > 3 else None
    sheet.meld(2, "Td Jd Qd Kd", score=40).meld(3, "4c 4h 4s", score=12) if seats > 2 else None
    sheet.meld(1, "8d 9d Td", score=27)
    state = sheet.round()
    return seen_by(state, 1, deeds(state), (93, 105, 78, 10)[:seats], 12, (6, 5, 7, 3)[:seats])


def empty_stock() -> PlayerView:
    view = stairs(12)
    return replace(view, position=replace(view.position, stock=(), has_stock_run_out=True))


def rummy51_play() -> PlayerView:
    sheet = Sheet(RUMMY51, 2).hand(1, "3d 4d 5d 7h 7c 9s Td Jd Kc Ks Qh 2s 8h 8s").pile("6c Ah")
    sheet.meld(2, "Th Jh Qh Kh", "Js Qs *=Ks")
    state = sheet.round()
    return seen_by(state, 1, deeds(state), (0, 0), 60, (14, 6))


def opening(hand: str = "4s 5s 6s 8c 9d Jd Qs 2h 2s 9c Td") -> PlayerView:
    """Below the opening minimum, with two small melds laid in this turn."""
    sheet = Sheet(ROMME, 4).hand(1, hand).pile("3c 4c 8d")
    sheet.meld(2, "6h 7h 8h", "9c Tc Jc Qc").meld(3, "Ac Ad As", "2d 3d *=4d 5d 6d")
    sheet.meld(1, "2c 2d 2h 2s", "3h 3d 3s")
    sheet.opened[0] = False
    sheet.turn = Turn(source=Source.STOCK, laid=(5, 6), points=17)
    state = replace(sheet.round(), can_undo=True)
    history = [*deeds(state), Drew(1, sheet.hands[0][4])]
    history += [
        Melded(1, state.melds[number].meld, number + 1, points) for number, points in ((4, 8), (5, 9))
    ]
    return seen_by(state, 1, history, (59, 34, 12, 88), 52, (11, 7, 4, 13))


def swaps() -> PlayerView:
    sheet = Sheet(ROMME, 3).hand(1, "4d 5s 9c Kc Jh 2h").pile("6c Ah")
    sheet.meld(2, "2d 3d *=4d 5d 6d", "4s 4c *").meld(3, "Ts Js Qs Ks").meld(1, "9h 9d 9s *")
    state = sheet.round()
    return seen_by(state, 1, deeds(state), (0, 12, 9), 60, (6, 6, 5))


POSITIONS: dict[str, Callable[[], PlayerView]] = {
    "early": early,
    "middle": middle,
    "crowded": crowded,
    "full": full,
    "six": six,
    "hand24": large_hand,
    "hand30": two_rows,
    "rummy51": rummy51,
    "rummy51-play": rummy51_play,
    "swaps": swaps,
    "opening": opening,
    "stairs1": lambda: stairs(1),
    "stairs3": lambda: stairs(3),
    "stairs12": lambda: stairs(12),
    "stairs20-four": lambda: stairs(20, 4),
    "stairs30": lambda: stairs(30),
    "stairs-empty": empty_stock,
}
FELTS = {"1280": (1040, 696), "1024": (1024, 516), "1920": (1616, 968), "upright": (768, 920)}


def wanted() -> Iterator[tuple[str, str, str, str, str]]:
    languages = ("de", "ru", "en")
    for number, position in enumerate(POSITIONS):
        for place, felt in enumerate(FELTS):
            theme = "dark" if (number + place) % 3 == 2 else "light"
            yield position, felt, theme, languages[(number + place) % 3], "1x"
    yield "middle", "1280", "light", "de", "2x"
    yield "stairs12", "1280", "dark", "ru", "2x"


def select(*texts: str) -> Act:
    def act(table: TableWidget) -> None:
        hand = table.scene_of_table.hand
        table.select(frozenset(next(card for card in hand if str(card) == text) for text in texts))

    return act


def refuse(*texts: str) -> Act:
    def act(table: TableWidget) -> None:
        select(*texts)(table)
        table.lay_selected()

    return act


def refuse_discard(text: str) -> Act:
    def act(table: TableWidget) -> None:
        select(text)(table)
        table.discard_selected()

    return act


def tell(number: int) -> Act:
    """Point at a meld on the table."""

    def act(table: TableWidget) -> None:
        shown = table.scene_of_table.shown
        assert shown is not None
        at = next(
            lies.pose for lies in shown.places.values() if lies.zone is Zone.MELD and lies.number == number
        )
        table.meld_note.point((at.box.x + 4, at.box.y + 4))

    return act


def gather(*groups: str) -> Act:
    """Put groups of cards on the staging tray."""

    def act(table: TableWidget) -> None:
        for texts in groups:
            select(*texts.split())(table)
            table.gather_selected()
        table.aids.catch_up()

    return act


def point(count: int) -> Act:
    def act(table: TableWidget) -> None:
        table.scene_of_table.pointed = count
        table.scene_of_table.arrange()
        table.light_up(())

    return act


def carry(text: str, right: float, down: float) -> Act:
    """Drag a card so far from its place."""

    def act(table: TableWidget) -> None:
        scene = table.scene_of_table
        card = next(card for card in scene.hand if str(card) == text)
        pose = scene.card_item(int(card)).pose
        x, y = pose.at(20, 30)
        gestures = Gestures(table.desk, 5)
        gestures.press((x, y))
        for part in (0.5, 1.0):
            gestures.move((x + part * right, y + part * down))

    return act


ACTS: dict[str, tuple[str, Act]] = {
    "lay-off": ("middle", select("9h", "Th")),
    "discard": ("middle", select("Ks")),
    "meld": ("rummy51-play", select("3d", "4d", "5d")),
    "swap": ("swaps", select("4d")),
    "below": ("opening", refuse_discard("Qs")),
    "tell": ("opening", tell(6)),
    "refusal": ("middle", refuse("5c", "8c", "Ks")),
    "carry": ("middle", carry("9h", -400, -330)),
    "gather": ("opening", gather("4s 5s 6s", "Jd Qs", "9d 9c")),
    "gather-early": ("early", gather("Ks As *", "9h Th", "5d 8c Jc", "5c 5d")),
    "gather-stairs": ("stairs20-four", gather("7c 7h", "Kd")),
    "sort": ("middle", carry("9h", -250, -10)),
    "pointed": ("stairs12", point(5)),
    "pointed-30": ("stairs30", point(9)),
    "pointed-all": ("stairs12", point(12)),
}


def main(folder: Path, words: list[str]) -> None:
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from tests.ui.painting_room import PaintingRoom, save

    folder.mkdir(parents=True, exist_ok=True)
    room = PaintingRoom()
    for number, (act, (position, do)) in enumerate(ACTS.items()):
        for place, felt in enumerate(("1280", "1024", "1920", "upright")):
            language, theme = (
                ("de", "ru", "en")[(number + place) % 3],
                ("light", "dark")[(number + place) % 2],
            )
            name = f"act-{act}-{felt}-{theme}-{language}"
            if all(word in name for word in words):
                table = room.table(POSITIONS[position](), NAMES[language], FELTS[felt], theme, language)
                do(table)
                save(table, 1, folder / f"{name}.png")
                print(name)
    for position, felt, theme, language, scale in wanted():
        name = f"{position}-{felt}-{theme}-{language}-{scale}"
        if all(word in name for word in words):
            room.paint(
                POSITIONS[position](),
                NAMES[language],
                FELTS[felt],
                theme,
                language,
                int(scale[0]),
                folder / f"{name}.png",
            )
            print(name)


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:])
