"""What holds for every test; it must load without Qt too."""

import os

import pytest

WINDOWS = os.environ.get("ROMMEDESK_TEST_WINDOWS") == "1"
"""Set by packaging/windows.sh, which brings the display that the tests marked `window` need."""

if not WINDOWS:
    # A test run never opens windows on the desktop of the person who runs it.
    os.environ["QT_QPA_PLATFORM"] = "offscreen"


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    if not WINDOWS and any(item.get_closest_marker("window") for item in items):
        raise pytest.UsageError("tests marked 'window' need a display of their own: use 'make test-windows'")
