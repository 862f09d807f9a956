"""Lets the table be heard: follows a game, and plays what belongs to each step."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, QTimer

from rommedesk.engine.events import Event
from rommedesk.engine.view import PlayerView
from rommedesk.store.settings import Settings
from rommedesk.ui.sound.cues import Cue, Cued, cues
from rommedesk.ui.sound.effects import Effects


def volume(settings: Settings) -> float:
    """How loud the person wants it, from 0 (nothing at all) to 1; calm mode is silent."""
    if settings.calm or not settings.sounds:
        return 0.0
    # The ear hears powers, a slider is even.
    return (settings.volume / 100) ** 2


class Sounds(QObject):
    """Plays sounds; until `prepare` was called, and where nothing can be played, it is silent."""

    def __init__(self, make_effects: Callable[[QObject], Effects], parent: QObject | None = None) -> None:
        """`make_effects` is called with the owner of the effects, once and only if sound is wanted."""
        super().__init__(parent)
        self._make_effects = make_effects
        self._effects: Effects | None = None
        self._is_prepared = False
        self._volume = 0.0
        self._pace: Callable[[], float] = lambda: 1.0
        self._timers: dict[Cue, QTimer] = {}

    def use(self, settings: Settings) -> None:
        """Follow the choices of the person from now on."""
        self._volume = volume(settings)
        if not self._volume:
            self.silence()
        self._load()

    def keep_pace(self, pace: Callable[[], float]) -> None:
        """Ask this how slowly cards travel, to be heard when they land."""
        self._pace = pace

    def prepare(self) -> None:
        """Load what is needed; takes its time, so it is called when the table has been painted."""
        self._is_prepared = True
        self._load()

    def hear(self, events: Sequence[Event], view: PlayerView) -> None:
        """Something happened."""
        if self._is_audible:
            for cued in cues(events, view.seat):
                self._schedule(cued)

    def refuse(self) -> None:
        """A move was refused."""
        if self._is_audible:
            self._schedule(Cued(Cue.REFUSAL))

    def silence(self) -> None:
        """Stop all that is heard or about to be."""
        for timer in self._timers.values():
            timer.stop()
        for effect in (self._effects or {}).values():
            effect.stop()

    @property
    def _is_audible(self) -> bool:
        return bool(self._effects) and self._volume > 0

    def _load(self) -> None:
        if self._is_prepared and self._volume and self._effects is None:
            self._effects = self._make_effects(self)
        for effect in (self._effects or {}).values():
            effect.setVolume(self._volume)

    def _schedule(self, cued: Cued) -> None:
        after = round(cued.after * self._pace())
        if not after:
            self._play(cued.cue)
            return
        timer = self._timers.get(cued.cue)
        if timer is None:
            timer = self._timers[cued.cue] = QTimer(self, singleShot=True)
            timer.timeout.connect(lambda: self._play(cued.cue))
        timer.start(after)

    def _play(self, cue: Cue) -> None:
        effect = (self._effects or {}).get(cue)
        if effect is not None:
            effect.play()
