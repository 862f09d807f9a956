"""The tool that keeps the catalogues, and what stands in them."""

import re
import xml.etree.ElementTree as ElementTree
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).resolve().parents[2]
LANGUAGES = ("de", "en", "ru")
PLACEHOLDER = re.compile(r"\{\w*\}|%L?n|%L?\d")


def tool() -> ModuleType:
    """`packaging/catalogues.py`, which is no module of the package."""
    spec = spec_from_file_location("catalogues_tool", ROOT / "packaging" / "catalogues.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@dataclass(frozen=True)
class Message:
    """One text of a catalogue with its translation, or its forms if it counts something."""

    context: str
    source: str
    comment: str
    translations: tuple[str, ...]
    is_finished: bool
    counts: bool


def messages(catalogue: Path) -> Iterator[Message]:
    for context in ElementTree.parse(catalogue).getroot().findall("context"):
        for message in context.findall("message"):
            translation = message.find("translation")
            assert translation is not None
            counts = message.get("numerus") == "yes"
            forms = [form.text or "" for form in translation.findall("numerusform")]
            yield Message(
                context=context.findtext("name", ""),
                source=message.findtext("source", ""),
                comment=message.findtext("comment", ""),
                translations=tuple(forms) if counts else (translation.text or "",),
                is_finished=translation.get("type") is None,
                counts=counts,
            )


def placeholders(text: str) -> list[str]:
    """The placeholders of a text in alphabetical order."""
    return sorted(PLACEHOLDER.findall(text))
