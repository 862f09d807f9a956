"""A blind person at the program, through AT-SPI alone; run by the system's Python, which has pyatspi.

`blind_player.py TRANSCRIPT`: plays the round in the window that has the keys to its end, by keys and by
actions of the accessible tree, and knows nothing but what is read out. The transcript has a line of JSON for
all that was heard.
"""

from __future__ import annotations

import itertools
import json
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, TypeVar

import pyatspi  # type: ignore[import-not-found]
from gi.repository import GLib  # type: ignore[import-not-found]

Thing = Any
"""Something in the accessible tree."""
Found = TypeVar("Found")

PATIENCE = 20.0
OVER = ("goes out", "go out", "round ends", "round is over")
RANKS = [
    "ace",
    "two",
    "three",
    "four",
    "five",
    "six",
    "seven",
    "eight",
    "nine",
    "ten",
    "jack",
    "queen",
    "king",
]


class Blind:
    """Ears and hands."""

    def __init__(self, transcript: str) -> None:
        self.transcript = Path(transcript)
        self.heard: list[str] = []
        self.focused = ""
        pyatspi.Registry.registerEventListener(self.announced, "object:announcement")
        pyatspi.Registry.registerEventListener(self.focus_came, "object:state-changed:focused")

    # ---- ears -----------------------------------------------------------------------------------------

    def note(self, kind: str, **what: object) -> None:
        with self.transcript.open("a", encoding="utf-8") as lines:
            lines.write(json.dumps({"kind": kind, **what}, ensure_ascii=False) + "\n")

    def announced(self, event: Any) -> None:
        self.heard.append(event.any_data)
        self.note("announcement", text=event.any_data)

    def focus_came(self, event: Any) -> None:
        if event.detail1:
            self.focused = event.source.name
            self.note("focus", text=self.focused, description=event.source.description)

    def until(self, is_so: Callable[[], Found], what: str) -> Found:
        end = time.monotonic() + PATIENCE
        while True:
            while GLib.MainContext.default().iteration(False):
                pass
            found = is_so()
            if found:
                return found
            if time.monotonic() > end:
                self.note("gave-up", text=what)
                sys.exit(f"still waiting: {what}; heard last: {self.heard[-3:]}; focus: {self.focused}")
            time.sleep(0.005)

    def hear(self, *parts: str, since: int) -> str:
        """Wait for an announcement with one of these parts."""
        return self.until(
            lambda: next((text for text in self.heard[since:] if any(part in text for part in parts)), ""),
            f"to hear one of {parts}",
        )

    # ---- hands ----------------------------------------------------------------------------------------

    def press(self, key: str) -> None:
        subprocess.run(["xdotool", "key", "--clearmodifiers", key], check=True)

    def go(self, key: str) -> str:
        """Press a key that moves the focus; what is read then."""
        before = self.focused
        self.focused = ""
        self.press(key)
        return self.until(lambda: self.focused, f"the focus to come after {key}, from {before}")

    # ---- the tree -------------------------------------------------------------------------------------

    def application(self) -> Thing:
        for found in pyatspi.Registry.getDesktop(0):
            if found is not None and found.name.lower().startswith("romm"):
                return found
        return None

    def tree(self) -> list[Thing]:
        """Everything in the window, as far as it is shown."""
        return list(_below(self.application()))

    def table(self) -> list[Thing]:
        return [
            thing for thing in self.tree() if thing.parent is not None and thing.parent.name == "Card table"
        ]

    def write_tree(self, moment: str) -> None:
        for thing in self.tree():
            states = thing.getState()
            self.note(
                "tree",
                moment=moment,
                role=thing.getRoleName(),
                name=thing.name,
                description=thing.description,
                actions=_actions(thing),
                focusable=states.contains(pyatspi.STATE_FOCUSABLE),
                showing=states.contains(pyatspi.STATE_SHOWING),
                checked=states.contains(pyatspi.STATE_CHECKED),
            )

    def act(self, start: str, action: str) -> None:
        thing = next(thing for thing in self.table() if thing.name.startswith(start))
        place = [name.lower() for name in _actions(thing)].index(action)
        thing.queryAction().doAction(place)

    # ---- a round --------------------------------------------------------------------------------------

    def play(self) -> None:
        self.until(self.application, "the program to be in the tree")
        self.until(lambda: len(self.table()) > 14, "the table to be in the tree")
        self.write_tree("start")
        for turn in itertools.count():
            since = len(self.heard)
            self.press("i")
            status = self.hear("Your turn.", *OVER, since=since)
            if any(word in status for word in OVER):
                break
            if "Draw" in status:
                self.draw(turn)
            if self.discard():
                break
        self.until(lambda: any(thing.getRoleName() == "dialog" for thing in self.tree()), "the score sheet")
        self.write_tree("end")

    def draw(self, turn: int) -> None:
        since = len(self.heard)
        if turn % 2:
            self.act("Stock", "press")
        else:
            self.press("s")
        self.hear("You draw", since=since)

    def hand(self) -> list[str]:
        """Go through the hand from its first card to its last and listen."""
        found = [self.to_hand()]
        count = int(found[0].split(" of ")[-1].split(",")[0])
        while len(found) < count:
            found.append(self.go("Right"))
        return found

    def to_hand(self) -> str:
        """To the first card of the hand, wherever the focus is."""
        for _ in range(8):
            self.look()
            if ", card " in self.focused:
                break
            self.go("Down")
        if ", card 1 of " not in self.focused:
            self.go("Home")
        return self.focused

    def look(self) -> None:
        """What has the focus now; cards get other places when one is gone."""
        self.focused = self.until(
            lambda: next(
                (thing.name for thing in self.table() if thing.getState().contains(pyatspi.STATE_FOCUSED)), ""
            ),
            "anything to have the focus",
        )
        self.note("focus", text=self.focused)

    def discard(self) -> bool:
        """Put down what fits, then discard; whether the round is over."""
        hand = self.hand()
        meld = fitting([name.split(",")[0] for name in hand])
        if meld and len(meld) < len(hand):
            self.to_hand()
            for place in range(len(hand)):
                if place:
                    self.go("Right")
                if place in meld:
                    self.select()
            since = len(self.heard)
            self.press("m")
            self.hear("You meld", since=since)
            return self.discard()
        self.to_hand()
        if len(hand) > 1:
            self.go("Right")
        self.select()
        since = len(self.heard)
        self.press("d")
        said = self.hear("You discard", "You go out", since=since)
        return "go out" in said

    def select(self) -> None:
        """Select the card with the focus, and hear that it is."""
        name = self.focused
        self.press("space")
        self.until(
            lambda: any(
                thing.name.startswith(name)
                and "selected" in thing.name
                and thing.getState().contains(pyatspi.STATE_CHECKED)
                for thing in self.table()
            ),
            f"{name} to be selected",
        )


def fitting(names: Sequence[str]) -> list[int]:
    """The places of a set or a run in the hand, none if there is neither."""
    faces: dict[tuple[int, str], int] = {}
    for place, name in enumerate(names):
        if " of " in name:
            spelled, suit = name.split(" of ")
            faces.setdefault((RANKS.index(spelled) + 1, suit), place)
    suits = sorted({suit for _, suit in faces})
    for rank in range(1, 14):
        same = [faces[rank, suit] for suit in suits if (rank, suit) in faces]
        if len(same) >= 3:
            return same
        for suit in suits:
            run = [faces[rank + step, suit] for step in range(3) if (rank + step, suit) in faces]
            if len(run) == 3:
                return run
    return []


def _below(thing: Thing) -> Iterator[Thing]:
    if thing is None:
        return
    yield thing
    for child in thing:
        yield from _below(child)


def _actions(thing: Thing) -> list[str]:
    try:
        action = thing.queryAction()
    except NotImplementedError:
        return []
    return [action.getName(place) for place in range(action.nActions)]


if __name__ == "__main__":
    Blind(sys.argv[1]).play()
