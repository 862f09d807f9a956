"""What the plates and the staging tray say can be read whole, in every language and at every size."""

import pytest
from pytestqt.qtbot import QtBot

from rommedesk.engine.presets import ROMME, TREPPEN
from rommedesk.engine.rules import RuleSet
from rommedesk.ui.i18n.languages import LanguageSwitch
from rommedesk.ui.i18n.phrases import Phrases
from rommedesk.ui.table import painting, pictures
from tests.ui.table.positions import Sheet
from tests.ui.table.tables import seat

FELTS = [(1024, 516), (1040, 696), (752, 928), (1616, 968), (800, 500)]
HANDS = [" ".join(rank + suit for rank in "A23456789TJQK") for suit in "cdhs"]


@pytest.fixture
def shortened(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The texts that were shortened for want of room."""
    found: list[str] = []
    real = painting.elided

    def elided(text: str, size: float, width: float, *, bold: bool = False) -> str:
        shown = real(text, size, width, bold=bold)
        if shown != text:
            found.append(text)
        return shown

    monkeypatch.setattr(painting, "elided", elided)
    monkeypatch.setattr(pictures, "elided", elided)
    return found


@pytest.mark.parametrize("language", ["de", "ru", "en"])
@pytest.mark.parametrize("rules", [ROMME, TREPPEN], ids=["romme", "treppen"])
@pytest.mark.parametrize("felt", FELTS, ids=str)
def test_nothing_at_the_seats_is_shortened(
    qtbot: QtBot,
    phrases: Phrases,
    switch: LanguageSwitch,
    shortened: list[str],
    felt: tuple[int, int],
    rules: RuleSet,
    language: str,
) -> None:
    switch.choose(language)
    sheet = Sheet(rules, 4)
    for number, cards in enumerate(HANDS, 1):
        sheet.hand(number, cards)
    table = seat(qtbot, phrases, sheet.drawing().round(), size=felt)
    table.widget.grab()
    assert shortened == []
