"""What can go wrong with files, as codes; sentences about it are the interface's business."""

from __future__ import annotations

import errno
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path


class StoreFault(StrEnum):
    """Why a file could not be read or written."""

    NO_SPACE = "no-space"
    NO_PERMISSION = "no-permission"
    READ_ONLY = "read-only"
    """The whole file system cannot be written."""
    MISSING = "missing"
    """The file or its folder is not there."""
    NOT_A_FOLDER = "not-a-folder"
    """A file stands where its folder should be."""
    IN_USE = "in-use"
    """Another program has the file open and may write it."""
    FOLDER = "folder"
    """A folder where a file was asked for."""
    NOT_A_FILE = "not-a-file"
    """A device, a pipe or the like."""
    TOO_LARGE = "too-large"
    """The file has more bytes than any of its kind."""
    PLAYED_ON = "played-on"
    """The match was played on in another way than the file tells."""
    NEWER_FORMAT = "newer-format"
    """A newer program wrote the file; this one would destroy it."""
    DISK_ERROR = "disk-error"
    """Anything else that the system reports."""


_FAULTS = {
    errno.ENOSPC: StoreFault.NO_SPACE,
    errno.EDQUOT: StoreFault.NO_SPACE,
    errno.EFBIG: StoreFault.NO_SPACE,
    errno.EACCES: StoreFault.NO_PERMISSION,
    errno.EPERM: StoreFault.NO_PERMISSION,
    errno.EROFS: StoreFault.READ_ONLY,
    errno.ENOENT: StoreFault.MISSING,
    errno.ENAMETOOLONG: StoreFault.MISSING,
    errno.ENOTDIR: StoreFault.NOT_A_FOLDER,
    errno.EISDIR: StoreFault.FOLDER,
    errno.EEXIST: StoreFault.NOT_A_FOLDER,
}


@dataclass(frozen=True, slots=True)
class StoreTrouble:
    """Something that went wrong with a file while the program goes on."""

    fault: StoreFault
    path: Path
    detail: str = ""
    """The system's own word for it, for the log."""


class StoreError(Exception):
    """A file cannot be used at all; `trouble` says why."""

    def __init__(self, trouble: StoreTrouble) -> None:
        super().__init__(
            f"{trouble.path}: {trouble.fault}" + (f" ({trouble.detail})" if trouble.detail else "")
        )
        self.trouble = trouble


def trouble_of(error: OSError, path: Path) -> StoreTrouble:
    """The trouble that an error of the system means for this file."""
    fault = _FAULTS.get(error.errno or 0, StoreFault.DISK_ERROR)
    return StoreTrouble(fault, path, error.strerror or str(error))
