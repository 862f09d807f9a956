"""Where the program's own files and those of the person lie; no other module knows.

The card art, the sounds and the catalogues lie beside the package in a source tree, and in its folder `data`
once they are installed from a wheel or frozen into a bundle.
"""

from contextlib import suppress
from pathlib import Path

import platformdirs

import rommedesk

PROGRAM = "rommedesk"
_PACKAGE = Path(rommedesk.__file__).resolve().parent


def _data(installed: str, in_source_tree: str) -> Path:
    packaged = _PACKAGE / "data" / installed
    return packaged if packaged.is_dir() else _PACKAGE.parent / in_source_tree


def cards_folder() -> Path:
    """The card faces and backs."""
    return _data("cards", "assets/cards")


def catalogues_folder() -> Path:
    """The compiled translations, `rommedesk_<language>.qm`."""
    return _data("translations", "translations")


def sounds_folder() -> Path:
    """The sounds, WAV files."""
    return _data("sounds", "assets/sounds")


def _made(folder: Path) -> Path:
    """The folder, made if it is missing and can be made; who writes into it is told what is wrong."""
    with suppress(OSError):
        folder.mkdir(parents=True, exist_ok=True)
    return folder


def user_data() -> Path:
    """The folder of saved games and statistics; it is made when it is missing."""
    return _made(platformdirs.user_data_path(PROGRAM, appauthor=False))


def user_config() -> Path:
    """The folder of the settings and house rules; it is made when it is missing."""
    return _made(platformdirs.user_config_path(PROGRAM, appauthor=False))


def user_log() -> Path:
    """The folder of the log files; it is made when it is missing."""
    return _made(platformdirs.user_log_path(PROGRAM, appauthor=False))


def user_cache() -> Path:
    """The folder of what can be made again; it need not be there."""
    return platformdirs.user_cache_path(PROGRAM, appauthor=False)


def matches_folder() -> Path:
    """The folder of all matches (see `matches.py`)."""
    return user_data() / "matches"


def handover_folder() -> Path:
    """The folder by which a second start finds the running program (see `handover.py`)."""
    return user_data() / "running"


def chips_file() -> Path:
    """The file of the bankrolls (see `chips.py`)."""
    return user_data() / "chips.json"


def settings_file() -> Path:
    """The file of the settings (see `settings.py`)."""
    return user_config() / "settings.json"
