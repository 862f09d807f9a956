"""The log file rotates and never stands in the way."""

from __future__ import annotations

import errno
import logging
from collections.abc import Iterator
from pathlib import Path

import pytest

from rommedesk.store import log
from rommedesk.store.log import LOG_NAME, TurningFile, set_up_log


@pytest.fixture(autouse=True)
def root_logger_as_it_was() -> Iterator[None]:
    root = logging.getLogger()
    handlers, level = list(root.handlers), root.level
    yield
    for handler in root.handlers[:]:
        if handler not in handlers:
            root.removeHandler(handler)
            handler.close()
    root.setLevel(level)


def test_what_is_logged_stands_in_the_file(tmp_path: Path) -> None:
    path = set_up_log(tmp_path / "logs")
    assert path == tmp_path / "logs" / LOG_NAME
    logging.getLogger("rommedesk.test").info("Zoë drew %s", "7♥")
    assert "INFO rommedesk.test: Zoë drew 7♥" in path.read_text("utf-8")


def test_the_file_does_not_grow_for_ever(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(log, "LOG_BYTES", 2000)
    set_up_log(tmp_path)
    for number in range(500):
        logging.getLogger("rommedesk.test").warning("move %d", number)
    files = sorted(tmp_path.iterdir())
    assert [file.name for file in files] == [LOG_NAME, f"{LOG_NAME}.1", f"{LOG_NAME}.2"]
    assert all(file.stat().st_size <= 2000 for file in files)
    assert "move 499" in files[0].read_text("utf-8")


def test_a_folder_that_cannot_be_made_is_no_fault(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "logs").write_text("in the way")
    assert set_up_log(tmp_path / "logs") is None
    logging.getLogger("rommedesk.test").error("to nobody")
    assert capfd.readouterr().err == ""


def test_a_full_disk_is_no_fault(
    tmp_path: Path, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    set_up_log(tmp_path)
    [handler] = [one for one in logging.getLogger().handlers if isinstance(one, TurningFile)]

    def fail(_record: object) -> bool:
        raise OSError(errno.ENOSPC, "full")

    monkeypatch.setattr(handler, "is_full_for", fail)
    logging.getLogger("rommedesk.test").error("to a full disk")
    assert capfd.readouterr().err == ""
