"""What holds for every test; it must load without Qt too."""

import os
from collections.abc import Iterator

import pytest
from hypothesis import settings

WINDOWS = os.environ.get("ROMMEDESK_TEST_WINDOWS") == "1"
"""Set by packaging/windows.sh, which brings the display that the tests marked `window` need."""

if not WINDOWS:
    # A test run never opens windows on the desktop of the person who runs it.
    os.environ["QT_QPA_PLATFORM"] = "offscreen"

# On a busy machine one example may take long; in CI the profile "ci" of Hypothesis repeats the same examples.
settings.register_profile("unhurried", deadline=None)
if "CI" not in os.environ:
    settings.load_profile("unhurried")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--vectors", metavar="DIR", help="run the rule vectors of this folder instead of our own"
    )


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    if not WINDOWS and any(item.get_closest_marker("window") for item in items):
        raise pytest.UsageError("tests marked 'window' need a display of their own: use 'make test-windows'")


@pytest.fixture(autouse=True, scope="session")
def nobodys_settings(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Keep the tests and their child processes away from the settings and saved games of a person."""
    with pytest.MonkeyPatch.context() as patch:
        for name in ("DATA", "CONFIG", "STATE", "CACHE"):
            patch.setenv(f"XDG_{name}_HOME", str(tmp_path_factory.mktemp(name.lower())))
        yield
