import pytest

pytest.register_assert_rewrite("tests.vectors.cases", "tests.vectors.rounds")
