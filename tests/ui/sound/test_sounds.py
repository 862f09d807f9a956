"""What is heard when, and that nothing is heard, loaded or left where no sound is wanted or possible."""

import subprocess
import sys
import wave
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from PySide6.QtCore import QBuffer, QObject, qInstallMessageHandler, qWarning
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from rommedesk.engine.cards import Card
from rommedesk.engine.events import (
    Dealt,
    Discarded,
    Drew,
    Event,
    LaidOff,
    Melded,
    Opened,
    Passed,
    Reshuffled,
    RoundEnd,
    RoundOver,
    Swapped,
    Took,
    TurnBegan,
    Undone,
)
from rommedesk.engine.meld_reading import readings
from rommedesk.engine.presets import ROMME
from rommedesk.store.settings import Settings
from rommedesk.ui.sound import effects
from rommedesk.ui.sound.cues import Cue, cues
from rommedesk.ui.sound.effects import Effects, qt_effects
from rommedesk.ui.sound.sounds import Sounds, volume
from tests.app.left_behind import left_behind
from tests.ui.table.positions import Sheet, seen_by

NINE = Card.parse("9h")
MELD = readings(tuple(map(Card.parse, ("9h", "Th", "Jh"))), ROMME)[0]


def over(winner: int) -> RoundOver:
    return RoundOver(RoundEnd.WENT_OUT, winner, False, (0, 20, 30), ((), (NINE,), (NINE,)))


# ---- which sounds ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("events", "heard"),
    [
        ((Dealt(((NINE,),), None, (1, 2), 20), TurnBegan(1)), [Cue.SHUFFLE]),
        ((Drew(2, None),), [Cue.DRAW]),
        ((Took(1, (NINE, NINE)),), [Cue.DRAW]),
        ((Reshuffled(30, NINE), Drew(1, NINE)), [Cue.SHUFFLE, Cue.DRAW]),
        ((Melded(1, MELD, 1, 30), Opened(1, 30)), [Cue.MELD]),
        ((LaidOff(1, (NINE,), 1, MELD, 9),), [Cue.LAY]),
        ((Swapped(1, (NINE,), NINE, 1, MELD),), [Cue.SWAP]),
        ((Undone(1, "draw"),), [Cue.LAY]),
        ((Passed(2),), []),
        ((Discarded(1, NINE), TurnBegan(2)), [Cue.DISCARD]),
        ((Discarded(3, NINE), TurnBegan(1)), [Cue.DISCARD, Cue.YOUR_TURN]),
        ((Discarded(1, NINE), over(1)), [Cue.DISCARD, Cue.WON]),
        ((Discarded(2, NINE), over(2)), [Cue.DISCARD]),
    ],
)
def test_every_step_has_its_sounds(events: Sequence[Event], heard: list[Cue]) -> None:
    assert [cued.cue for cued in cues(events, 1)] == heard


def test_signs_follow_what_they_are_about() -> None:
    found = {cued.cue: cued.after for cued in cues((Discarded(3, NINE), TurnBegan(1)), 1)}
    assert 0 < found[Cue.DISCARD] < found[Cue.YOUR_TURN]


def test_who_only_looks_on_has_no_turn_and_wins_nothing() -> None:
    assert [cued.cue for cued in cues((Discarded(3, NINE), TurnBegan(1)), None)] == [Cue.DISCARD]
    assert cues((over(0),), None) == ()


@pytest.mark.parametrize(
    ("settings", "heard"),
    [
        (Settings(volume=100), 1.0),
        (Settings(volume=50), 0.25),
        (Settings(volume=0), 0.0),
        (Settings(sounds=False, volume=100), 0.0),
        (Settings(calm=True, volume=100), 0.0),
    ],
)
def test_the_settings_say_how_loud(settings: Settings, heard: float) -> None:
    assert volume(settings) == heard


# ---- playing ---------------------------------------------------------------------------------------------


class FakeEffect:
    """Writes down what it is asked for."""

    def __init__(self) -> None:
        self.told: list[object] = []

    def play(self) -> None:
        self.told.append("play")

    def stop(self) -> None:
        self.told.append("stop")

    def setVolume(self, volume: float, /) -> None:
        self.told.append(volume)


class Band:
    """All effects, and how often they were made."""

    def __init__(self) -> None:
        self.effects = {cue: FakeEffect() for cue in Cue}
        self.made = 0

    def make(self, _: QObject) -> Effects:
        self.made += 1
        return self.effects

    def played(self) -> list[Cue]:
        return [cue for cue, effect in self.effects.items() if "play" in effect.told]


VIEW = seen_by(Sheet(ROMME, 3).hand(1, "9h Th 4d").pile("3c 8d").round())


@pytest.fixture
def band(qapp: QApplication) -> Band:  # without an application no timer can begin
    return Band()


def running(sounds: Sounds) -> list[QObject]:
    """Its timers that run."""
    return [one for one in left_behind() if one.parent() is sounds]


def ready(band: Band, settings: Settings = Settings(volume=50), pace: float = 0.0) -> Sounds:  # noqa: B008
    sounds = Sounds(band.make)
    sounds.use(settings)
    sounds.keep_pace(lambda: pace)
    sounds.prepare()
    return sounds


def test_a_step_is_heard_at_the_chosen_volume(band: Band) -> None:
    ready(band).hear((Drew(1, NINE),), VIEW)
    assert band.effects[Cue.DRAW].told == [0.25, "play"]
    assert band.played() == [Cue.DRAW]


def test_without_motion_all_is_heard_at_once_and_with_motion_when_cards_land(
    qtbot: QtBot, band: Band
) -> None:
    step = (Discarded(3, NINE), TurnBegan(1))
    ready(band).hear(step, VIEW)
    assert band.played() == [Cue.DISCARD, Cue.YOUR_TURN]
    later = Band()
    sounds = ready(later, pace=0.5)
    sounds.hear(step, VIEW)
    assert later.played() == []
    qtbot.waitUntil(lambda: later.played() == [Cue.DISCARD, Cue.YOUR_TURN], timeout=5000)
    assert running(sounds) == []


def test_a_refusal_is_heard(band: Band) -> None:
    ready(band).refuse()
    assert band.played() == [Cue.REFUSAL]


@pytest.mark.parametrize("settings", [Settings(sounds=False), Settings(calm=True), Settings(volume=0)])
def test_unwanted_sounds_are_not_even_loaded(band: Band, settings: Settings) -> None:
    sounds = ready(band, settings)
    sounds.hear((Drew(1, NINE),), VIEW)
    sounds.refuse()
    assert band.made == 0
    assert band.played() == []


def test_the_settings_may_change_at_any_time(band: Band) -> None:
    sounds = ready(band, Settings(sounds=False))
    sounds.use(Settings(volume=100))
    assert band.made == 1
    sounds.refuse()
    assert band.effects[Cue.REFUSAL].told == [1.0, "play"]
    sounds.use(replace(Settings(volume=100), calm=True))
    assert band.effects[Cue.REFUSAL].told[2] == "stop"
    sounds.refuse()
    assert band.effects[Cue.REFUSAL].told.count("play") == 1
    sounds.use(Settings(volume=50))
    assert band.made == 1
    assert band.effects[Cue.REFUSAL].told[-1] == 0.25


def test_nothing_is_loaded_before_the_table_has_been_painted(band: Band) -> None:
    sounds = Sounds(band.make)
    sounds.use(Settings())
    sounds.hear((Drew(1, NINE),), VIEW)
    assert band.made == 0


def test_what_was_about_to_be_heard_is_silenced(band: Band) -> None:
    sounds = ready(band, pace=50.0)
    sounds.hear((Discarded(1, NINE),), VIEW)
    assert running(sounds)
    sounds.silence()
    assert running(sounds) == []
    assert band.effects[Cue.DISCARD].told[-1] == "stop"


# ---- where no sound is possible --------------------------------------------------------------------------


def test_the_window_starts_without_loading_any_sound() -> None:
    code = "import rommedesk.ui.app_start, sys; print('PySide6.QtMultimedia' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"


def test_without_qt_multimedia_it_is_silent_without_a_word(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    def missing(name: str) -> Any:
        raise ModuleNotFoundError(name)

    monkeypatch.setattr(effects, "import_module", missing)
    owner = QObject()
    sounds = Sounds(lambda parent: qt_effects(tmp_path, parent))
    sounds.use(Settings())
    sounds.prepare()
    sounds.hear((Drew(1, NINE),), VIEW)
    sounds.refuse()
    assert qt_effects(tmp_path, owner) == {}
    assert capsys.readouterr() == ("", "")


class FakeSink:
    """An audio sink that writes down what it is told."""

    def __init__(self, form: Any, parent: QObject) -> None:
        self.form = form
        self.told: list[Any] = []

    def start(self, samples: QBuffer) -> None:
        self.told.append(("start", samples.pos(), samples.size()))

    def reset(self) -> None:
        self.told.append("reset")

    def setVolume(self, volume: float) -> None:
        self.told.append(volume)


class FakeFormat:
    """An audio format as it is put together."""

    SampleFormat = SimpleNamespace(Int16="16 bits")

    def __init__(self) -> None:
        self.set: list[Any] = []
        self.setSampleRate = self.setChannelCount = self.setSampleFormat = self.set.append


def multimedia(*, has_device: bool) -> Any:
    """As much of QtMultimedia as is used; `sinks` are those that were made."""
    device = SimpleNamespace(isNull=lambda: not has_device)
    devices = SimpleNamespace(defaultAudioOutput=lambda: device)
    sinks: list[FakeSink] = []

    def sink(form: FakeFormat, parent: QObject) -> FakeSink:
        sinks.append(FakeSink(form, parent))
        return sinks[-1]

    return SimpleNamespace(QMediaDevices=devices, QAudioFormat=FakeFormat, QAudioSink=sink, sinks=sinks)


def write_sound(file: Path, samples: int) -> None:
    with wave.open(str(file), "wb") as sound:
        sound.setnchannels(1)
        sound.setsampwidth(2)
        sound.setframerate(22050)
        sound.writeframes(bytes(2 * samples))


def test_without_a_device_no_effect_is_made(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(effects, "import_module", lambda _: multimedia(has_device=False))
    write_sound(tmp_path / "draw.wav", 10)
    assert qt_effects(tmp_path, QObject()) == {}


def test_what_qt_misses_of_ways_to_a_device_is_no_warning(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    def complaining(_: str) -> Any:
        qWarning("No backends found")
        return multimedia(has_device=False)

    monkeypatch.setattr(effects, "import_module", complaining)
    heard: list[str] = []
    usual = qInstallMessageHandler(lambda kind, context, text: heard.append(text))
    try:
        with caplog.at_level("INFO"):
            qt_effects(tmp_path, QObject())
        qWarning("of another part")
    finally:
        qInstallMessageHandler(usual)
    assert heard == ["of another part"]
    assert [(r.levelname, r.message) for r in caplog.records if "backends" in r.message] == [
        ("INFO", "QtMultimedia: No backends found")
    ]


@pytest.mark.parametrize("content", [None, b"", b"RIFF", b"RIFF\x04\0\0\0WAVE", b"no sound at all"])
def test_a_missing_or_damaged_file_leaves_out_one_sound(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, content: bytes | None
) -> None:
    monkeypatch.setattr(effects, "import_module", lambda _: multimedia(has_device=True))
    for cue in Cue:
        write_sound(tmp_path / f"{cue}.wav", 10)
    swap = tmp_path / f"{Cue.SWAP}.wav"
    swap.unlink()
    if content is not None:
        swap.write_bytes(content)
    assert set(qt_effects(tmp_path, QObject())) == set(Cue) - {Cue.SWAP}


def test_a_sound_begins_anew_when_it_is_played_again(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    qt = multimedia(has_device=True)
    monkeypatch.setattr(effects, "import_module", lambda _: qt)
    write_sound(tmp_path / "draw.wav", 10)
    owner = QObject()
    effect = qt_effects(tmp_path, owner)[Cue.DRAW]
    (sink,) = qt.sinks
    assert sink.form.set == [22050, 1, "16 bits"]
    effect.setVolume(0.25)
    effect.play()
    owner.findChildren(QBuffer)[0].seek(7)  # so far has it been heard
    effect.play()
    effect.stop()
    assert sink.told == [0.25, "reset", ("start", 0, 20), "reset", ("start", 0, 20), "reset"]
