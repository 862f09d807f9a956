"""Build hook: compile the catalogues, and lay them, card art and sounds into the package's folder `data`."""

import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CatalogueHook(BuildHookInterface):
    """Runs before a wheel is put together; an editable install reads all folders where they lie."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        subprocess.run([sys.executable, str(root / "packaging" / "catalogues.py"), "compile"], check=True)
        if version == "editable":
            return
        assets, catalogues = root / "assets", root / "translations"
        made = [
            file
            for folder in ("cards", "sounds")
            for file in (assets / folder).rglob("*")
            if file.is_file() and file.suffix not in {".md", ".py", ".pyc"}
        ]
        data = {file: file.relative_to(assets).as_posix() for file in made}
        data |= {file: f"translations/{file.name}" for file in catalogues.glob("*.qm")}
        data[assets / "icon.svg"] = "icon.svg"
        build_data["force_include"] |= {str(file): f"rommedesk/data/{name}" for file, name in data.items()}
