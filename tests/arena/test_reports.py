"""How figures are written in tables."""

import pytest

from rommedesk.arena.reports import markdown_table, signed


@pytest.mark.parametrize(
    ("points", "told"), [(19.44, "+19.4"), (-3.25, "−3.2"), (0.04, "+0.0"), (-0.04, "+0.0"), (-0.06, "−0.1")]
)
def test_points_have_a_sign_and_one_decimal(points: float, told: str) -> None:
    assert signed(points) == told


def test_a_table_has_a_heading_and_a_line_for_each_row() -> None:
    rows = [{"game": "romme", "rounds": "20"}, {"game": "treppen", "rounds": "6,000"}]
    assert markdown_table(rows).splitlines() == [
        "| game | rounds |",
        "| --- | --- |",
        "| romme | 20 |",
        "| treppen | 6,000 |",
    ]
