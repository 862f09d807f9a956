"""The rulebook by example: every case of every `*.toml` here, or in the folder that `--vectors` names."""

from pathlib import Path

import pytest

from tests.vectors.cases import run
from tests.vectors.reader import Case, read_cases


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """One test a case."""
    if "case" in metafunc.fixturenames:
        chosen = metafunc.config.getoption("vectors")
        folder = metafunc.config.invocation_params.dir / chosen if chosen else Path(__file__).parent
        cases = read_cases(folder)
        metafunc.parametrize("case", cases, ids=[case.id for case in cases])


def test_vector(case: Case) -> None:
    run(case)
