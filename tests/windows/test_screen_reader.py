"""A round as a blind player plays it: by keys and by what is read out, over the bus of assistive programs.

The program and the player are processes of their own; the player knows only what AT-SPI tells it.
"""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from rommedesk.engine.cards import Card, Face
from rommedesk.engine.events import Dealt, Discarded, Drew, LaidOff, Melded, Swapped, Took
from rommedesk.engine.presets import ROMME
from rommedesk.engine.record import GameRecord, read_record
from rommedesk.engine.view import view_for
from rommedesk.store.matches import Matches
from rommedesk.store.paths import user_config, user_data, user_log
from rommedesk.store.settings import Settings, save_settings
from rommedesk.ui.i18n.card_words import CardWords
from tests.playing import stacked
from tests.windows.mouse import until, window_of, xdotool

pytestmark = [pytest.mark.window, pytest.mark.ci_slow, pytest.mark.timeout(300)]

PLAYER = Path(__file__).with_name("blind_player.py")
SYSTEM_PYTHON = "/usr/bin/python3"
"""pyatspi is a package of the system, not of pip."""

SET_UP = """
for property in IsEnabled ScreenReaderEnabled; do
    dbus-send --session --print-reply --dest=org.a11y.Bus /org/a11y/bus org.freedesktop.DBus.Properties.Set \\
        string:org.a11y.Status string:$property variant:boolean:true >/dev/null
done
exec "$@"
"""


@dataclass(frozen=True)
class Round:
    """A round that was played to its end, and what was heard meanwhile."""

    record: GameRecord
    heard: tuple[dict[str, object], ...]

    def texts(self, kind: str) -> list[str]:
        return [str(line["text"]) for line in self.heard if line["kind"] == kind]

    def things(self, moment: str) -> list[dict[str, object]]:
        return [line for line in self.heard if line["kind"] == "tree" and line["moment"] == moment]


class Bus:
    """A session bus of its own with a screen reader, so that no other window has to speak."""

    def __init__(self) -> None:
        self.process = subprocess.Popen(
            ["dbus-run-session", "--", "sh", "-c", "echo $DBUS_SESSION_BUS_ADDRESS; cat"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
            text=True,
        )
        assert self.process.stdout is not None
        address = self.process.stdout.readline().strip()
        self.environment = os.environ | {"DBUS_SESSION_BUS_ADDRESS": address}
        subprocess.run(["sh", "-c", SET_UP, "sh", "true"], env=self.environment, check=True, timeout=20)

    def close(self) -> None:
        """End the bus and all that it started."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.close()
        self.process.wait(10)
        self.process.stdout.close()


@pytest.fixture
def bus() -> Iterator[Bus]:
    bus = Bus()
    yield bus
    bus.close()


@pytest.fixture
def played(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, bus: Bus) -> Iterator[Round]:
    """A round that a blind player has played."""
    for name in ("DATA", "CONFIG", "STATE", "CACHE"):
        monkeypatch.setenv(f"XDG_{name}_HOME", str(tmp_path / name.lower()))
        bus.environment[f"XDG_{name}_HOME"] = str(tmp_path / name.lower())
    settings = Settings(language="en", theme="light", animation="off", pause_ms=0)
    assert save_settings(user_config() / "settings.json", settings) is None
    record = stacked(replace(ROMME, opening_points=0), ["7c 7d 7h 2s 4d 6h 9s Js Kd 2h", "", ""], dealer=1)
    matches = Matches(user_data() / "matches")
    file = matches.begin(record)
    assert (file.write(record), file.close()) == (None, None)
    assert file.path is not None
    terminal = tmp_path / "terminal.txt"
    with terminal.open("wb") as output:
        program = subprocess.Popen(
            [sys.executable, "-m", "rommedesk"], stdout=output, stderr=output, env=bus.environment
        )
    try:
        window = window_of(program.pid, "Rommé")
        xdotool("windowactivate", window)
        until(lambda: xdotool("getwindowfocus").strip() == window, "the window to have the keys")
        transcript = tmp_path / "heard.jsonl"
        player = subprocess.run(
            [SYSTEM_PYTHON, str(PLAYER), str(transcript)],
            env=bus.environment | {"PYTHONDONTWRITEBYTECODE": "1"},
            check=False,
            timeout=240,
            capture_output=True,
            text=True,
        )
        assert player.returncode == 0, player.stderr
        lines = transcript.read_text(encoding="utf-8").splitlines()
        yield Round(read_record(file.path.read_bytes()), tuple(map(json.loads, lines)))
    finally:
        program.send_signal(signal.SIGTERM)
        program.wait(10)
    log = (user_log() / "rommedesk.log").read_text()
    # Qt has no answer to one question of the registry, which does without it; and the registry may be late to
    # say whether a reader wants a key for itself, which Qt then gives to the program.
    known = (" INFO ", "GetApplicationBusAddress", "QSpiApplication::keyEventError")
    assert [line for line in log.splitlines() if not any(part in line for part in known)] == []


def test_a_blind_player_plays_a_round(played: Round) -> None:
    """One test, for a round takes a while: all that has to be heard, and nothing that has not."""
    history = view_for(played.record, 1).history
    state = played.record.round
    assert state is not None
    assert state.result is not None
    announced = " ".join(played.texts("announcement"))
    read = " ".join(played.texts("focus"))
    words = CardWords()
    own = [card for event in history for card in _mine(event)]
    assert len(own) > 13
    for card in own:
        assert words.spelled(card) in read + announced, card
    # What the others do is announced in order, each turn once.
    rest = announced
    for event in history:
        if isinstance(event, Discarded) and event.seat != 1:
            sentence = f"iscards {words.spelled(event.card)}."
            assert sentence in rest, (event, rest[:300])
            rest = rest.split(sentence, 1)[1]
    for event in history:
        if isinstance(event, Melded | LaidOff | Swapped | Took) and event.seat != 1:
            cards = event.meld.cards if isinstance(event, Melded) else event.cards
            assert all(words.spelled(card) in announced for card in cards if not card.is_joker), event
    assert len(re.findall("Your turn", announced)) >= sum(
        isinstance(event, Drew | Took) and event.seat == 1 for event in history
    )
    assert "You meld seven of clubs, seven of diamonds, seven of hearts" in announced
    _no_sign_and_nothing_hidden(played)
    for moment in ("start", "end"):
        nameless = [
            thing
            for thing in played.things(moment)
            if thing["focusable"]
            and thing["showing"]
            and not thing["name"]
            and thing["role"] != "application"
        ]
        assert nameless == []
    stock = next(thing for thing in played.things("start") if str(thing["name"]).startswith("Stock"))
    assert "Press" in str(stock["actions"])
    roles = {str(thing["role"]) for thing in played.things("start") if ", card " in str(thing["name"])}
    assert roles == {"check box"}


def _mine(event: object) -> tuple[Card, ...]:
    """The cards that came to my hand."""
    match event:
        case Dealt(hands=hands):
            return tuple(card for card in hands[0] if card is not None)
        case Drew(seat=1, card=card) if card is not None:
            return (card,)
        case Took(seat=1, cards=cards):
            return cards
        case _:
            return ()


def _no_sign_and_nothing_hidden(played: Round) -> None:
    """No card is read as a sign, and at the start none is named that only others know."""
    texts = [*played.texts("announcement"), *played.texts("focus")]
    names = [str(thing["name"]) for thing in played.things("start")]
    assert not [text for text in texts + names if re.search("[♣♦♥♠★]", text)]
    words = CardWords()
    history = view_for(played.record, 1).history
    dealt = next(event for event in history if isinstance(event, Dealt))
    seen = {words.spelled(card) for card in dealt.hands[0] if card is not None}
    for event in history:
        match event:
            case Discarded(card=card) | Drew(card=card) if card is not None:
                seen.add(words.spelled(card))
            case Melded(meld=meld):
                seen |= _all(words, (*meld.cards, *meld.faces))
            case LaidOff(cards=cards, meld=meld) | Swapped(cards=cards, meld=meld):
                seen |= _all(words, (*cards, *meld.cards, *meld.faces))
            case Took(cards=cards):
                seen |= _all(words, cards)
            case _:
                pass
    # What would free a joker is no card of anybody, nor is what a joker of a meld in the own hand stands for.
    told = re.sub(r"can be swapped for [^.]*\.|joker as \w+ of \w+", "", " ".join(texts + names))
    named = set(re.findall(r"\b(\w+ of (?:clubs|diamonds|hearts|spades))\b", told))
    assert named <= seen, [text for text in texts + names if any(card in text for card in named - seen)]


def _all(words: CardWords, cards: Sequence[Card | Face | None]) -> set[str]:
    return {words.spelled(card) for card in cards if card is not None}
