"""Keep the catalogues in step with the program: `catalogues.py update`, `catalogues.py compile`.

`update` gathers the texts of the program into translations/*.ts with lupdate, `compile` makes of these the
*.qm that the program reads. Both tools come with PySide6-Essentials.
"""

import subprocess
import sys
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LANGUAGES = ("de", "en", "ru")


def _tool(name: str) -> str:
    # The programs themselves, not the wrappers in bin/, which a build environment has no path to.
    qt = find_spec("PySide6")
    if qt is None or qt.origin is None:
        raise SystemExit("The catalogues need PySide6-Essentials in this environment.")
    folder = Path(qt.origin).parent
    found = next((file for file in (folder / name, folder / f"{name}.exe") if file.is_file()), None)
    if found is None:  # macOS keeps them inside application folders
        found = next(folder.rglob(f"MacOS/{name}"), None)
    if found is None:
        raise SystemExit(f"PySide6 in {folder} brings no {name}.")
    return str(found)


def sources() -> list[Path]:
    """The catalogues as translators edit them."""
    return sorted((ROOT / "translations").glob("rommedesk_*.ts"))


def update(folder: Path = ROOT / "translations") -> None:
    """Bring new texts of the program into the catalogues of `folder` and drop those that are gone."""
    modules = [str(file.relative_to(ROOT)) for file in sorted((ROOT / "rommedesk").rglob("*.py"))]
    folder.mkdir(exist_ok=True)
    for language in LANGUAGES:
        options = [
            "-no-obsolete",
            "-locations",
            "none",
            "-source-language",
            "en",
            "-target-language",
            language,
        ]
        if language == "en":  # the texts are English as they stand; only their plurals are to be told
            options.append("-pluralonly")
        catalogue = str(folder / f"rommedesk_{language}.ts")
        subprocess.run(
            [_tool("lupdate"), "-silent", *options, *modules, "-ts", catalogue], check=True, cwd=ROOT
        )


def compile_all(folder: Path = ROOT / "translations") -> list[Path]:
    """Compile every catalogue into `folder`, beside its source by default; the compiled files."""
    compiled = []
    for source in sources():
        target = folder / source.with_suffix(".qm").name
        subprocess.run([_tool("lrelease"), "-silent", str(source), "-qm", str(target)], check=True)
        compiled.append(target)
    return compiled


def main(arguments: Sequence[str]) -> int:
    """Do the steps named, in their order; the exit status."""
    steps = {"update": update, "compile": compile_all}
    if not arguments or any(step not in steps for step in arguments):
        print(__doc__, file=sys.stderr)
        return 2
    for step in arguments:
        steps[step]()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
