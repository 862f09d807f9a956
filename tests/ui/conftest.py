"""Languages for the tests of the window."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from rommedesk.ui.i18n.languages import LanguageSwitch
from rommedesk.ui.i18n.phrases import Phrases
from rommedesk.ui.table import slices
from tests.ui.catalogues import tool


@pytest.fixture(scope="session")
def catalogues(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the compiled catalogues."""
    folder = tmp_path_factory.mktemp("catalogues")
    tool().compile_all(folder)
    return folder


@pytest.fixture
def switch(qtbot: QtBot, catalogues: Path) -> Iterator[LanguageSwitch]:
    """The language switch, at English; the program is silent again afterwards."""
    switch = LanguageSwitch(catalogues)
    switch.choose("en")
    yield switch
    switch.withdraw()


@pytest.fixture
def phrases(switch: LanguageSwitch) -> Phrases:
    return Phrases(switch)


@pytest.fixture(autouse=True)
def time_to_think(monkeypatch: pytest.MonkeyPatch) -> None:
    """What the window thinks about between frames is known at once, however busy the machine is."""
    monkeypatch.setattr(slices, "SLICE_MS", 60_000.0)
