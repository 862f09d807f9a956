"""A program whose disk is full after some bytes: the system takes part of a line and refuses the rest."""

import resource
import signal
import sys
from pathlib import Path

import pytest

from rommedesk.engine.presets import ROMME
from rommedesk.engine.record import read_record
from rommedesk.store.record_file import create_record
from rommedesk.store.troubles import StoreError, StoreFault
from tests.playing import follow, stacked


def allow(size: int) -> None:
    """Let no file of this process grow above so many bytes."""
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))


def main(path: Path) -> None:
    signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    record = stacked(ROMME, ["Kc", "Qc"])
    file = create_record(path, record)
    whole = path.read_bytes()

    allow(len(whole) + 10)
    follow(record, "1: discard Kc")
    trouble = file.write(record)
    assert trouble is not None
    assert trouble.fault is StoreFault.NO_SPACE
    assert path.read_bytes() == whole, "part of a line was left in the file"
    follow(record, "2: draw")
    assert file.write(record) is not None
    assert path.read_bytes() == whole

    allow(resource.RLIM_INFINITY)
    follow(record, "2: discard Qc")
    assert file.write(record) is None
    assert read_record(path.read_bytes()).round == record.round
    assert file.close() is None

    other = path.with_name("other.romme")
    allow(10)
    with pytest.raises(StoreError) as caught:
        create_record(other, record)
    assert caught.value.trouble.fault is StoreFault.NO_SPACE
    assert not other.exists()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
