"""Who may import what, beyond the layers that import-linter watches (pyproject.toml)."""

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
MODULES = sorted((ROOT / "rommedesk").rglob("*.py"))

NETWORK = (
    *("PySide6.QtNetwork", "PySide6.QtWebChannel", "PySide6.QtWebSockets", "PySide6.QtHttpServer"),
    *("asyncio", "ftplib", "http", "imaplib", "poplib", "smtplib", "socket", "socketserver", "ssl"),
    *("urllib.request", "webbrowser", "xmlrpc"),
)
"""The modules that can open a connection."""


def imported(source: str) -> Iterator[str]:
    """Every module named by an import of the source, a name imported from a package as `package.name`."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def reaches(source: str, *modules: str) -> list[str]:
    """The imports of the source that lead into one of the modules."""
    return [
        name for name in imported(source) if any(f"{name}.".startswith(f"{module}.") for module in modules)
    ]


@pytest.mark.parametrize(
    "source",
    [
        "import socket",
        "import http.client",
        "from urllib import request",
        "from PySide6 import QtNetwork",
        "from PySide6.QtNetwork import QTcpSocket",
        "def f():\n    import ssl",
    ],
)
def test_the_search_finds_every_form_of_import(source: str) -> None:
    assert reaches(source, *NETWORK)


def test_the_search_lets_harmless_names_pass() -> None:
    assert not reaches("import sslight\nfrom urllib.parse import quote\nfrom PySide6 import QtCore", *NETWORK)


@pytest.mark.parametrize("module", MODULES, ids=lambda path: str(path.relative_to(ROOT)))
def test_no_module_opens_the_network(module: Path) -> None:
    assert reaches(module.read_text("utf-8"), *NETWORK) == []


def test_the_application_layer_uses_no_qt_but_core() -> None:
    for module in sorted((ROOT / "rommedesk" / "app").rglob("*.py")):
        qt = reaches(module.read_text("utf-8"), "PySide6")
        assert [name for name in qt if not name.startswith("PySide6.QtCore")] == [], module


def test_starting_and_importing_rules_players_and_store_loads_no_qt() -> None:
    # The computer players' process starts through __main__ too.
    below = ["rommedesk.__main__"]
    below += [
        ".".join(module.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")
        for layer in ("arena", "engine", "players", "store")
        for module in sorted((ROOT / "rommedesk" / layer).rglob("*.py"))
    ]
    code = f"import sys\nfor name in {below!r}: __import__(name)\nprint(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    assert [name for name in done.stdout.split() if name.startswith(("PySide6", "shiboken6"))] == []
