"""The programs of the folder `packaging`, which are no modules of the package."""

import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).resolve().parents[2]


def tool(name: str) -> ModuleType:
    """`packaging/NAME.py`, which may import its neighbours as it does when it is run."""
    spec = spec_from_file_location(name, ROOT / "packaging" / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    made = module_from_spec(spec)
    sys.path.insert(0, str(ROOT / "packaging"))
    try:
        spec.loader.exec_module(made)
    finally:
        sys.path.remove(str(ROOT / "packaging"))
    return made
