"""The sounds as Qt plays them; QtMultimedia is optional and loaded only when it is asked for."""

from __future__ import annotations

import logging
import wave
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from typing import Any, Protocol

from PySide6.QtCore import (
    QBuffer,
    QByteArray,
    QIODevice,
    QMessageLogContext,
    QObject,
    QtMsgType,
    qInstallMessageHandler,
)

from rommedesk.ui.sound.cues import Cue

_log = logging.getLogger(__name__)


class Effect(Protocol):
    """One sound that can be played."""

    def play(self) -> None:
        """Begin it; from its beginning, if it is being played."""

    def stop(self) -> None:
        """Be silent."""

    def setVolume(self, volume: float, /) -> None:
        """From 0 to 1."""


Effects = Mapping[Cue, Effect]


class SinkEffect:
    """One sound on an audio sink of its own.

    Not a QSoundEffect: the audio thread of Qt 6.11 takes away a part of it that the event loop still watches,
    after a few sounds, and from then on the loop does nothing else.
    """

    def __init__(self, multimedia: Any, file: Path, parent: QObject) -> None:
        """Read a WAV file of 16 bits; raises `OSError`, `EOFError` or `wave.Error`."""
        with wave.open(str(file)) as sound:
            form = multimedia.QAudioFormat()
            form.setSampleRate(sound.getframerate())
            form.setChannelCount(sound.getnchannels())
            form.setSampleFormat(multimedia.QAudioFormat.SampleFormat.Int16)
            samples = QByteArray(sound.readframes(sound.getnframes()))
        self._samples = QBuffer(parent)
        self._samples.setData(samples)
        self._samples.open(QIODevice.OpenModeFlag.ReadOnly)
        self._sink = multimedia.QAudioSink(form, parent)

    def play(self) -> None:
        """Begin it; from its beginning, if it is being played."""
        self.stop()
        self._samples.seek(0)
        self._sink.start(self._samples)

    def stop(self) -> None:
        """Be silent at once."""
        self._sink.reset()

    def setVolume(self, volume: float, /) -> None:
        """From 0 to 1."""
        self._sink.setVolume(volume)


def _note(kind: QtMsgType, context: QMessageLogContext, text: str) -> None:
    _log.info("QtMultimedia: %s", text)


@contextmanager
def _notes_alone() -> Iterator[None]:
    """Log as notes what Qt says: it tries several ways to a device and complains of each that is not here."""
    usual = qInstallMessageHandler(_note)
    try:
        yield
    finally:
        qInstallMessageHandler(usual)


def qt_effects(folder: Path, parent: QObject) -> Effects:
    """All sounds of a folder; none without QtMultimedia or without anything that plays sound."""
    with _notes_alone():
        try:
            multimedia: Any = import_module("PySide6.QtMultimedia")
        except ImportError as error:
            _log.info("No sound: %s", error)
            return {}
        if multimedia.QMediaDevices.defaultAudioOutput().isNull():
            _log.info("No sound: there is no device")
            return {}
    found: dict[Cue, Effect] = {}
    for cue in Cue:
        file = folder / f"{cue}.wav"
        try:
            found[cue] = SinkEffect(multimedia, file, parent)
        except (OSError, EOFError, wave.Error) as error:
            _log.info("No sound of %s: %s", file, error)
    return found
