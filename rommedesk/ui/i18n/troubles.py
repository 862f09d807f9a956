"""What went wrong beside the game, in words."""

from __future__ import annotations

from typing import assert_never

from PySide6.QtCore import QObject

from rommedesk.engine.record_lines import RecordError, RecordFault
from rommedesk.store.troubles import StoreError, StoreFault, StoreTrouble
from rommedesk.ui.i18n.shown_names import shown_name


class TroublePhrases(QObject):
    """Sentences about files and computer players that failed."""

    def substituted(self, name: str) -> str:
        """A computer player made no move."""
        return self.tr("{name} could not decide, so the program made a safe move.").format(name=name)

    def unknown_level(self, name: str, level: str, stand_in: str) -> str:
        """A level of a match from elsewhere that this program does not have; another one plays for it."""
        return self.tr(
            "{name} has the level “{level}”, which is not known here, and plays as “{other}”."
        ).format(name=name, level=shown_name(level), other=stand_in)

    def not_saved(self, trouble: StoreTrouble) -> str:
        """A match or chips cannot be written while the game goes on."""
        told = self.tr("This cannot be saved now; it is tried again with every move: {path}")
        return self.store_fault(trouble.fault) + " " + told.format(path=trouble.path)

    def settings_not_saved(self, trouble: StoreTrouble) -> str:
        """The settings cannot be written."""
        told = self.tr("The settings cannot be saved now: {path}")
        return self.store_fault(trouble.fault) + " " + told.format(path=trouble.path)

    def saved_again(self) -> str:
        """What could not be written is written now."""
        return self.tr("Everything is saved again.")

    def no_pictures(self, trouble: StoreTrouble) -> str:
        """The pictures of the demonstration cannot be written."""
        told = self.tr("The pictures cannot be saved there: {path}")
        return self.store_fault(trouble.fault) + " " + told.format(path=trouble.path)

    def unreadable(self, error: RecordError | StoreError) -> str:
        """Why a saved match cannot go on."""
        if isinstance(error, StoreError):
            return self.store_fault(error.trouble.fault)
        if error.line == 1 and error.fault in (RecordFault.NOT_TEXT, RecordFault.NOT_JSON):
            return self.record_fault(RecordFault.NOT_A_RECORD, 1)
        return self.record_fault(error.fault, error.line)

    def store_fault(self, fault: StoreFault) -> str:
        """Why a file could not be read or written."""
        match fault:
            case StoreFault.NO_SPACE:
                return self.tr("The disk is full.")
            case StoreFault.NO_PERMISSION:
                return self.tr("The program may not use the file or its folder.")
            case StoreFault.READ_ONLY:
                return self.tr("Nothing can be written on this disk.")
            case StoreFault.MISSING:
                return self.tr("The file or its folder is gone.")
            case StoreFault.NOT_A_FOLDER:
                return self.tr("A file stands where its folder should be.")
            case StoreFault.IN_USE:
                return self.tr("Another program has the file open; perhaps Rommé Desk runs twice.")
            case StoreFault.FOLDER:
                return self.tr("This is a folder, not a saved match.")
            case StoreFault.NOT_A_FILE | StoreFault.TOO_LARGE:
                return self.tr("The file is no saved match.")
            case StoreFault.PLAYED_ON:
                return self.tr("The same match has been played on here in another way.")
            case StoreFault.NEWER_FORMAT:
                return self.tr("The file comes from a newer version of this program.")
            case StoreFault.DISK_ERROR:
                return self.tr("The disk reports an error.")
            case _:
                assert_never(fault)

    def record_fault(self, fault: RecordFault, line: int) -> str:
        """What is wrong with a record."""
        match fault:
            case RecordFault.NEWER_FORMAT:
                return self.tr("The saved match comes from a newer version of this program.")
            case RecordFault.EMPTY:
                return self.tr("The saved match is empty.")
            case RecordFault.NOT_A_RECORD:
                return self.tr("The file is no saved match.")
            case RecordFault.TORN:
                return self.tr("The saved match was not written to its end.")
            case (
                RecordFault.NOT_TEXT | RecordFault.NOT_JSON | RecordFault.MISSING_KEY | RecordFault.WRONG_TYPE
            ):
                return self.tr("Line {line} of the saved match is damaged.").format(line=line)
            case RecordFault.BAD_NOTATION | RecordFault.UNEXPECTED_LINE:
                return self.tr("Line {line} of the saved match makes no sense.").format(line=line)
            case RecordFault.BAD_RULES:
                return self.tr("The rules in the saved match make no sense.")
            case RecordFault.BAD_PLAYERS:
                return self.tr("The players in the saved match make no sense.")
            case RecordFault.WRONG_PACK | RecordFault.WRONG_ORDER_OF_PLAY | RecordFault.WRONG_FINGERPRINT:
                return self.tr("The deal in line {line} of the saved match was changed.").format(line=line)
            case RecordFault.ILLEGAL_MOVE:
                return self.tr("The move in line {line} of the saved match breaks the rules.").format(
                    line=line
                )
            case RecordFault.WRONG_RESULT:
                return self.tr("The points in line {line} of the saved match are wrong.").format(line=line)
            case _:
                assert_never(fault)
