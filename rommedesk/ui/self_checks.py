"""What the self-test checks about the files of an installation: art, languages, sounds, folders.

Each check returns what it found, in a few words of the person's language, or raises `CheckFailed`.
"""

from __future__ import annotations

import os
import platform
import tempfile
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path

import PySide6
from PySide6.QtCore import QLibraryInfo, QObject, QTranslator, qVersion
from PySide6.QtGui import QGuiApplication, QImage

from rommedesk import __version__
from rommedesk.engine.cards import ALL_FACES
from rommedesk.store.paths import (
    cards_folder,
    catalogues_folder,
    sounds_folder,
    user_config,
    user_data,
    user_log,
)
from rommedesk.ui.i18n.languages import Language
from rommedesk.ui.sound.cues import Cue
from rommedesk.ui.table.art import BackStyle, CardArt, JokerFigure, Letters

Check = Callable[[], str]

_WIDTH = 60
_FEWEST_COLOURS = 6
"""Pictures with fewer colours show nothing but paper."""
_PROBE = ("CommandLine", "Say which version this is.")
"""A text that every translation has another one for."""


class CheckFailed(Exception):
    """A check found that something is not as it must be; the text says what."""


class FileChecks(QObject):
    """The checks that need neither a window nor a match."""

    def checks(self) -> Iterator[tuple[str, Check]]:
        """Every check with its name."""
        yield self.tr("program"), self.program
        yield self.tr("card art"), self.art
        yield self.tr("languages"), self.languages
        yield self.tr("sounds"), self.sounds
        for name, folder in (
            (self.tr("folder of settings"), user_config),
            (self.tr("folder of matches"), user_data),
            (self.tr("folder of logs"), user_log),
        ):
            yield name, lambda folder=folder: self.folder(folder())  # type: ignore[misc]

    def program(self) -> str:
        """Names everything that this program is made of."""
        return (
            f"Rommé Desk {__version__}, Python {platform.python_version()}, PySide6 {PySide6.__version__},"
            f" Qt {qVersion()}, {QGuiApplication.platformName()}, {Path(__file__).resolve().parents[1]}"
        )

    def art(self) -> str:
        """Paints every card and the icon."""
        art = CardArt(cards_folder())
        painted = [art.face(face, _WIDTH, 1, letters) for face in ALL_FACES for letters in Letters]
        painted += [
            art.joker(_WIDTH, 1, letters, figure=figure) for figure in JokerFigure for letters in Letters
        ]
        painted += [art.joker(_WIDTH, 1, Letters.ENGLISH, ALL_FACES[0])]
        painted += [art.back(back, _WIDTH, 1) for back in BackStyle]
        if art.unusable:
            names = ", ".join(sorted(art.unusable))
            raise CheckFailed(self.tr("missing or broken: {names}").format(names=names))
        icon = art.icon()
        empty = sum(not _shows_something(pixmap.toImage()) for pixmap in painted)
        if empty or icon.isNull() or not _shows_something(icon.pixmap(64, 64).toImage()):
            raise CheckFailed(self.tr("pictures that show nothing: %n", "", empty or 1))
        return self.tr("%n picture(s) and the icon", "", len(painted))

    def languages(self) -> str:
        """Loads every catalogue, Qt's own too, and translates a text with it."""
        folders = {"rommedesk": str(catalogues_folder())}
        folders["qtbase"] = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        counts = []
        for language in Language:
            for kind, folder in folders.items():
                translator = QTranslator()
                file = f"{kind}_{language}.qm"
                if not translator.load(file, folder) or translator.isEmpty():
                    # English stands in the program; only its plurals are in a catalogue, Qt has nothing.
                    if (kind, language) == ("qtbase", Language.ENGLISH):
                        continue
                    raise CheckFailed(self.tr("missing or broken: {names}").format(names=file))
                if kind == "rommedesk" and language is not Language.ENGLISH:
                    told = translator.translate(*_PROBE)
                    if not told or told == _PROBE[1]:
                        raise CheckFailed(self.tr("missing or broken: {names}").format(names=file))
            counts.append(str(language))
        return ", ".join(counts)

    def sounds(self) -> str:
        """Looks for the files, and for the part of Qt that plays them, which may be left out."""
        missing = [f"{cue}.wav" for cue in Cue if not (sounds_folder() / f"{cue}.wav").is_file()]
        if missing:
            raise CheckFailed(self.tr("missing or broken: {names}").format(names=", ".join(missing)))
        found = self.tr("%n sound(s)", "", len(Cue))
        try:
            multimedia = import_module("PySide6.QtMultimedia")
        except ImportError:
            return found + "; " + self.tr("silent, QtMultimedia is not installed")
        if multimedia.QMediaDevices.defaultAudioOutput().isNull():
            return found + "; " + self.tr("silent, there is no sound device")
        return found + "; " + self.tr("played by QtMultimedia")

    def folder(self, folder: Path) -> str:
        """Writes a file and removes it again."""
        try:
            descriptor, name = tempfile.mkstemp(prefix=".self-test.", dir=folder)
            os.close(descriptor)
            Path(name).unlink()
        except OSError as error:
            told = self.tr("cannot be written: {path} ({reason})")
            raise CheckFailed(told.format(path=folder, reason=error.strerror)) from None
        return str(folder)


def _shows_something(image: QImage) -> bool:
    """Whether the picture has more than a blank area."""
    pixels = image.convertToFormat(QImage.Format.Format_ARGB32).constBits()
    return len(set(memoryview(pixels).cast("B").cast("I"))) >= _FEWEST_COLOURS
