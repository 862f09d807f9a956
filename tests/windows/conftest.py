"""The program in a window of its own, as a person has it before them."""

from __future__ import annotations

import logging
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from random import Random

import pytest
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from rommedesk.app.player_host import PlayerHost
from rommedesk.engine.record import GameRecord
from rommedesk.players.base import LEVELS
from rommedesk.store.chips import ChipBank
from rommedesk.store.matches import Matches
from rommedesk.store.settings import Settings
from rommedesk.ui.i18n.languages import LanguageSwitch
from rommedesk.ui.program import Program, assemble
from tests.app.left_behind import child_processes
from tests.ui.catalogues import tool

Open = Callable[..., Program]


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Keep a picture of the screen at the moment at which a test failed."""
    report = yield
    if call.when == "call" and report.failed and isinstance(item, pytest.Function):
        path = item.funcargs["tmp_path"]
        assert isinstance(path, Path)
        path /= "screen.png"
        QGuiApplication.primaryScreen().grabWindow(0).save(str(path))
        report.sections.append(("The screen at that moment", str(path)))
    return report


@pytest.fixture(scope="session")
def catalogues(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the compiled catalogues."""
    folder = tmp_path_factory.mktemp("catalogues")
    tool().compile_all(folder)
    return folder


@pytest.fixture
def opened(
    qtbot: QtBot,
    qapp: QApplication,
    catalogues: Path,
    tmp_path: Path,
    caplog: pytest.LogCaptureFixture,
) -> Iterator[Open]:
    """Opens the window; at the end it is closed, nothing runs on, and nothing was complained about."""
    programs: list[Program] = []
    troubles: list[object] = []
    before = child_processes()
    caplog.set_level(logging.INFO)

    def open_window(
        seed: int = 1,
        record: GameRecord | None = None,
        size: tuple[int, int] = (1280, 800),
        **settings: object,
    ) -> Program:
        """Start the program with a match that goes on, or with none; the seed decides the match numbers."""
        matches = Matches(tmp_path / "matches")
        if record is not None:
            file = matches.begin(record)
            assert (file.write(record), file.close()) == (None, None)
        wanted: dict[str, object] = {"language": "en", "theme": "light", "animation": "off", "pause_ms": 0}
        program = assemble(
            qapp,
            Settings(**(wanted | settings)),  # type: ignore[arg-type]
            host=PlayerHost(),
            matches=matches,
            bank=ChipBank(tmp_path / "chips.json"),
            levels=LEVELS,
            switch=LanguageSwitch(catalogues),
            rng=Random(seed),
        )
        programs.append(program)
        program.controller.trouble.connect(troubles.append)
        program.controller.substituted.connect(lambda *failure: troubles.append(failure))
        program.window.resize(*size)
        program.window.show()
        program.desk.begin()
        qtbot.waitExposed(program.window)
        return program

    yield open_window
    for program in programs:
        program.window.close()
        program.switch.withdraw()
        program.window.deleteLater()
    assert troubles == []
    assert [entry for entry in caplog.records if entry.levelno >= logging.WARNING] == []
    qtbot.waitUntil(lambda: child_processes() <= before, timeout=3000)
