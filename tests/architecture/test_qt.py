"""The Qt binding at hand is one that this program can live with."""

import sys

from PySide6.QtCore import QObject


def test_calls_that_return_nothing_keep_their_references_to_none() -> None:
    # PySide6 6.12.0 before Python 3.12 loses one at each such call and aborts after some thousand of them.
    thing = QObject()
    before = sys.getrefcount(None)
    for number in range(2000):
        thing.setObjectName(str(number))
    assert before - sys.getrefcount(None) < 100
