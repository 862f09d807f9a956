"""How often the table is laid out anew while the mouse moves."""

import pytest
from pytestqt.qtbot import QtBot

from rommedesk.engine.cards import Card
from rommedesk.ui.i18n.phrases import Phrases
from rommedesk.ui.table import layout, scene
from rommedesk.ui.table.geometry import Pose
from rommedesk.ui.table.places import Zone
from tests.ui.table.tables import Table, seat
from tests.ui.table.test_aids import position

LARGE = "2c 3c 4c 5c 2d 3d 4d 5d 6d 7d 2h 3h 4h Kc Kd Kh 9s Ts Js Qs"
MOVES = 100


def pose_in_hand(table: Table, place: int) -> Pose:
    shown = table.widget.scene_of_table.shown
    assert shown is not None
    return [lies.pose for lies in shown.places.values() if lies.zone is Zone.HAND][place]


@pytest.fixture
def table(qtbot: QtBot, phrases: Phrases) -> Table:
    return seat(qtbot, phrases, position(LARGE))


@pytest.fixture
def calls(monkeypatch: pytest.MonkeyPatch, table: Table) -> list[object]:
    found: list[object] = []
    lay_out = layout.lay_out

    def counted(*given: object) -> object:
        found.append(given)
        return lay_out(*given)

    monkeypatch.setattr(scene, "lay_out", counted)
    return found


def test_a_pointer_over_the_table_lays_nothing_out(table: Table, calls: list[object]) -> None:
    for step in range(MOVES):
        table.move((300.0 + 3 * step, 200.0))
    assert len(calls) <= 2


def test_a_card_in_the_air_lays_out_only_where_it_would_go(table: Table, calls: list[object]) -> None:
    pose = pose_in_hand(table, 10)
    x, y = pose.at(0.14 * pose.width, 0.5 * pose.width)
    table.press((x, y))
    for step in range(MOVES):
        table.move((x + 3 * (step % 50), y - min(300, 6 * step)))
    held: tuple[Card, ...] = table.widget.scene_of_table.held
    assert len(held) == 1
    assert len(calls) <= 6
    table.release((x, y))
