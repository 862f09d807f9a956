"""The scripts of the project are as a shell wants them."""

import shutil
import subprocess

import pytest

from tests.packages.tools import ROOT


@pytest.mark.skipif(shutil.which("shellcheck") is None, reason="shellcheck is not installed")
def test_shellcheck_finds_no_fault() -> None:
    scripts = sorted(str(file.relative_to(ROOT)) for file in (ROOT / "packaging").rglob("*.sh"))
    assert len(scripts) > 10
    done = subprocess.run(
        ["shellcheck", "--external-sources", *scripts, ".ci/run"], cwd=ROOT, capture_output=True, text=True
    )
    assert (done.returncode, done.stdout) == (0, "")
