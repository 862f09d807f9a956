"""What the person chose for the program; the rules of a match stand in its record, never here.

One versioned JSON file.  A value that makes no sense is told and replaced by its default, keys that this
program does not know are kept, and a file that cannot be used as it is stays beside as a copy.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from pathlib import Path
from typing import Any, assert_never

from rommedesk.store.troubles import StoreFault, StoreTrouble, trouble_of
from rommedesk.store.whole_files import keep_copy, parse_json, write_json

SETTINGS_VERSION = 1


class SettingKind(StrEnum):
    """The type of a setting's value."""

    CHOICE = "choice"
    SWITCH = "switch"
    NUMBER = "number"
    TEXT = "text"
    PLAIN = "plain"
    """A JSON object whose meaning belongs to whoever reads it."""


@dataclass(frozen=True, slots=True)
class SettingField:
    """One setting described as data."""

    name: str
    kind: SettingKind
    choices: tuple[str, ...] = ()
    minimum: int = 0
    maximum: int = 0
    """Largest number, or most characters of a text."""


SETTING_FIELDS: tuple[SettingField, ...] = (
    SettingField("language", SettingKind.CHOICE, ("system", "en", "de", "ru")),
    SettingField("index_letters", SettingKind.CHOICE, ("as-language", "en", "de", "ru")),
    SettingField("theme", SettingKind.CHOICE, ("system", "light", "dark")),
    SettingField("animation", SettingKind.CHOICE, ("system", "off", "fast", "normal", "slow")),
    SettingField("pause_ms", SettingKind.NUMBER, minimum=0, maximum=10_000),
    SettingField("thoroughness", SettingKind.CHOICE, ("quick", "normal", "thorough")),
    SettingField("watch_speed", SettingKind.CHOICE, ("slow", "normal", "fast", "fastest")),
    SettingField("log_shown", SettingKind.SWITCH),
    SettingField("four_colours", SettingKind.SWITCH),
    SettingField("large_index", SettingKind.SWITCH),
    SettingField("large_cards", SettingKind.SWITCH),
    SettingField("card_back", SettingKind.CHOICE, ("lattice", "stairs", "plain")),
    SettingField("surface", SettingKind.CHOICE, ("green", "blue", "grey", "red")),
    SettingField("left_handed", SettingKind.SWITCH),
    SettingField("meld_bars", SettingKind.SWITCH),
    SettingField("calm", SettingKind.SWITCH),
    SettingField("sounds", SettingKind.SWITCH),
    SettingField("volume", SettingKind.NUMBER, minimum=0, maximum=100),
    SettingField("full_screen", SettingKind.SWITCH),
    SettingField("sorting", SettingKind.CHOICE, ("suit", "rank", "melds", "none")),
    SettingField("hand_order", SettingKind.PLAIN),
    SettingField("window_geometry", SettingKind.TEXT, maximum=4_000),
    SettingField("new_game", SettingKind.PLAIN),
)
"""Every field of `Settings` but `extra`."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """The choices of the person; the defaults are those of a new player."""

    language: str = "system"
    index_letters: str = "as-language"
    """Whose letters stand on the cards."""
    theme: str = "system"
    animation: str = "system"
    """How cards travel; `system` is the usual speed unless the system asks for less motion."""
    pause_ms: int = 600
    """How long a computer player seems to think at least."""
    thoroughness: str = "normal"
    """How much the level *expert* looks at before it moves."""
    watch_speed: str = "normal"
    """How fast computer players play among themselves while the person watches."""
    log_shown: bool = True
    four_colours: bool = False
    large_index: bool = False
    large_cards: bool = False
    card_back: str = "lattice"
    surface: str = "green"
    left_handed: bool = False
    meld_bars: bool = True
    """Whether melds that lie in the hand are marked under it."""
    calm: bool = False
    """Large cards, slow or no motion, no sound, points only to open, whatever the single settings say."""
    sounds: bool = True
    volume: int = 60
    """In per cent."""
    full_screen: bool = False
    sorting: str = "suit"
    """How a new hand is sorted; `none` keeps the order of the deal."""
    hand_order: Mapping[str, Any] = field(default_factory=dict)
    """The hand and its staging tray when the program was closed, and the match and round they belong to."""
    window_geometry: str = ""
    """What the window says of its place, in base 64."""
    new_game: Mapping[str, Any] = field(default_factory=dict)
    """What was chosen for the last new game."""
    extra: Mapping[str, Any] = field(default_factory=dict)
    """Keys of the file that this program does not know."""


class SettingFault(StrEnum):
    """What is wrong with the settings file or a value in it."""

    UNREADABLE = "unreadable"
    """The file cannot be read at all."""
    DAMAGED = "damaged"
    """The file is no JSON object with a version."""
    NEWER_FORMAT = "newer-format"
    WRONG_TYPE = "wrong-type"
    UNKNOWN_CHOICE = "unknown-choice"
    OUT_OF_RANGE = "out-of-range"


@dataclass(frozen=True, slots=True)
class SettingProblem:
    """One thing that is wrong; the default is used instead."""

    fault: SettingFault
    field: str = ""
    """The setting at fault; empty for the whole file."""
    value: str = ""
    """The value at fault as text."""


@dataclass(frozen=True, slots=True)
class LoadedSettings:
    """Settings to work with, whatever the file was like."""

    settings: Settings
    problems: tuple[SettingProblem, ...] = ()
    copy: Path | None = None
    """Where the file as it was is kept, if anything is wrong with it."""


def load_settings(path: Path) -> LoadedSettings:
    """The settings of the file, defaults for all that it does not say; never raises."""
    try:
        data = path.read_bytes()
    except OSError as error:
        trouble = trouble_of(error, path)
        if trouble.fault is StoreFault.MISSING:
            return LoadedSettings(Settings())
        return LoadedSettings(Settings(), (SettingProblem(SettingFault.UNREADABLE, value=trouble.detail),))
    settings, problems = _read(data)
    return LoadedSettings(settings, problems, keep_copy(path, data) if problems else None)


def save_settings(path: Path, settings: Settings) -> StoreTrouble | None:
    """Put the settings in the place of the file as a whole; what went wrong, and then it is as it was."""
    plain: dict[str, Any] = {"version": SETTINGS_VERSION}
    plain |= {setting.name: getattr(settings, setting.name) for setting in SETTING_FIELDS}
    plain |= settings.extra
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        write_json(path, plain)
    except OSError as error:
        return trouble_of(error, path)
    return None


def _read(data: bytes) -> tuple[Settings, tuple[SettingProblem, ...]]:
    plain = parse_json(data)
    version = None if plain is None else plain.pop("version", None)
    if plain is None or type(version) is not int or version < 1:
        return Settings(), (SettingProblem(SettingFault.DAMAGED),)
    problems: list[SettingProblem] = []
    if version > SETTINGS_VERSION:
        problems.append(SettingProblem(SettingFault.NEWER_FORMAT, value=str(version)))
    known: dict[str, Any] = {}
    for setting in SETTING_FIELDS:
        if setting.name not in plain:
            continue
        value = plain.pop(setting.name)
        if fault := _fault_of(setting, value):
            problems.append(SettingProblem(fault, setting.name, str(value)[:100]))
        else:
            known[setting.name] = value
    return Settings(**known, extra=plain), tuple(problems)


_TYPES: dict[SettingKind, type] = {
    SettingKind.CHOICE: str,
    SettingKind.SWITCH: bool,
    SettingKind.NUMBER: int,
    SettingKind.TEXT: str,
    SettingKind.PLAIN: dict,
}


def _fault_of(setting: SettingField, value: Any) -> SettingFault | None:
    # `True` is a number in Python, but not in JSON.
    is_right: bool = type(value) is _TYPES[setting.kind]
    if not is_right:
        return SettingFault.WRONG_TYPE
    match setting.kind:
        case SettingKind.CHOICE:
            return None if value in setting.choices else SettingFault.UNKNOWN_CHOICE
        case SettingKind.NUMBER:
            is_inside = setting.minimum <= value <= setting.maximum
            return None if is_inside else SettingFault.OUT_OF_RANGE
        case SettingKind.TEXT:
            return None if len(value) <= setting.maximum else SettingFault.OUT_OF_RANGE
        case SettingKind.SWITCH | SettingKind.PLAIN:
            return None
    assert_never(setting.kind)
