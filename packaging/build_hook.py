"""Build hook: compile the catalogues, and lay them and the card art into the package's folder `data`."""

import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CatalogueHook(BuildHookInterface):
    """Runs before a wheel is put together; an editable install reads both folders where they lie."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        subprocess.run([sys.executable, str(root / "packaging" / "catalogues.py"), "compile"], check=True)
        if version == "editable":
            return
        files = {
            "cards": [file for file in (root / "assets" / "cards").rglob("*") if file.suffix != ".py"],
            "translations": (root / "translations").glob("*.qm"),
        }
        for folder, found in files.items():
            base = root / ("assets/cards" if folder == "cards" else folder)
            for file in found:
                if file.is_file():
                    build_data["force_include"][str(file)] = (
                        f"rommedesk/data/{folder}/{file.relative_to(base)}"
                    )
