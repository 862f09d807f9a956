"""The program's command line as a person starts it."""

import os
import subprocess
import sys
from pathlib import Path

import rommedesk

ROOT = Path(__file__).resolve().parents[2]


def start(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "rommedesk", *arguments],
        cwd=ROOT,
        env={**os.environ, "LC_ALL": "C.UTF-8", "LANGUAGE": ""},
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
    )


def test_version_is_told() -> None:
    assert start("--version").stdout.strip() == f"Rommé Desk {rommedesk.__version__}"


def test_help_is_told() -> None:
    assert start("--help").stdout.startswith("Usage: rommedesk")
