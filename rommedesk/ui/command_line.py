"""The program's arguments, and what is said in a terminal, in the language of the person."""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QCommandLineOption, QCommandLineParser, QObject, QUrl

import rommedesk


@dataclass(frozen=True, slots=True)
class Arguments:
    """What the program was asked for."""

    files: tuple[Path, ...] = ()
    """Matches to be opened, absolute."""
    demo: bool = False
    out: Path | None = None
    """Where the demonstration puts its pictures."""
    self_test: bool = False
    picture: Path | None = None
    """Where the self-test puts a picture of the window."""


@dataclass(frozen=True, slots=True)
class Ending:
    """There is nothing to start: what to say instead, and the exit status."""

    text: str
    status: int


class CommandLine(QObject):
    """Reads arguments and words what the terminal shows.  It needs a Qt application, a window it does not."""

    def read(self, arguments: Sequence[str]) -> Arguments | Ending:
        """What these arguments ask for, without the name of the program."""
        parser = QCommandLineParser()
        parser.setApplicationDescription(self.tr("Rommé for the desktop: five rummy games on one table."))
        help_wanted = QCommandLineOption(["h", "help"], self.tr("Say what the arguments mean."))
        version_wanted = QCommandLineOption(["v", "version"], self.tr("Say which version this is."))
        demo = QCommandLineOption(
            ["demo"], self.tr("Let computer players play one round, print it, and save two pictures.")
        )
        out = QCommandLineOption(
            ["out"],
            self.tr("Put the pictures of the demonstration there."),
            self.tr("folder", "stands for the name of a folder"),
        )
        self_test = QCommandLineOption(
            ["self-test"], self.tr("Check that this installation is whole; nothing of yours is touched.")
        )
        picture = QCommandLineOption(
            ["picture"],
            self.tr("Put a picture of the window that the self-test opened there."),
            self.tr("file", "stands for the name of a file"),
        )
        for option in (help_wanted, version_wanted, demo, out, self_test, picture):
            parser.addOption(option)
        parser.addPositionalArgument(
            "match.romme", self.tr("Open this match where it stands."), "[match.romme]"
        )
        if not parser.parse(["rommedesk", *arguments]):
            return self._refuse(parser.errorText())
        if parser.isSet(help_wanted):
            return Ending(parser.helpText().rstrip(), 0)
        if parser.isSet(version_wanted):
            return Ending(f"Rommé Desk {rommedesk.__version__}", 0)
        # Qt drops what is no text in a name.
        given = {_as_text(argument): argument for argument in arguments}
        files = [given.get(name, name) for name in parser.positionalArguments()]
        if files and (parser.isSet(demo) or parser.isSet(self_test)):
            return self._refuse(self.tr("“{argument}” is no argument.").format(argument=files[0]))
        if parser.isSet(out) and not parser.isSet(demo):
            return self._refuse(self.tr("--out goes only with --demo."))
        if parser.isSet(picture) and not parser.isSet(self_test):
            return self._refuse(self.tr("--picture goes only with --self-test."))
        if parser.isSet(demo) and parser.isSet(self_test):
            return self._refuse(self.tr("--demo and --self-test do not go together."))

        def path(option: QCommandLineOption) -> Path | None:
            return Path(parser.value(option)) if parser.isSet(option) else None

        return Arguments(
            tuple(map(named_file, files)),
            parser.isSet(demo),
            path(out),
            parser.isSet(self_test),
            path(picture),
        )

    def no_display(self) -> str:
        """Said instead of a window where none can be shown."""
        return self.tr(
            "Rommé Desk finds no display to open its window on; “rommedesk --demo” plays a round without one."
        )

    def _refuse(self, reason: str) -> Ending:
        return Ending(reason + "\n" + self.tr("“rommedesk --help” names the arguments."), 2)


def _as_text(argument: str) -> str:
    return argument.encode("utf-8", "ignore").decode("utf-8")


def named_file(argument: str) -> Path:
    """The file that an argument names, by its path or, as file managers do, by an address; absolute."""
    address = QUrl(argument)  # of a name that is no text there is no address
    path = address.toLocalFile() if address.isLocalFile() else argument
    return Path(os.path.abspath(path))  # noqa: PTH100 - links stay as the person named them
