"""The sounds as Qt plays them; QtMultimedia is optional and loaded only when it is asked for."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from importlib import import_module
from pathlib import Path
from typing import Any, Protocol

from PySide6.QtCore import QObject, QUrl

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


def qt_effects(folder: Path, parent: QObject) -> Effects:
    """All sounds of a folder; none without QtMultimedia or without anything that plays sound."""
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
        if file.is_file():
            effect = multimedia.QSoundEffect(parent)
            effect.setSource(QUrl.fromLocalFile(str(file)))
            found[cue] = effect
    return found
