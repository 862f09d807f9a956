"""Sentences with red suits, for labels that read rich text."""

from __future__ import annotations

import re
from html import escape

from rommedesk.ui.theme import Theme

_RED = re.compile("[♥♦]")
_CARD = re.compile("[0-9A-Zа-яА-Я★]{1,3}[♣♦♥♠]")


def coloured(text: str, theme: Theme, *, is_marked: bool = False) -> str:
    """The text as HTML with hearts and diamonds in red; `is_marked` says that it is HTML already."""
    html = text if is_marked else escape(text, quote=False)
    unbroken = _CARD.sub(lambda card: "<nobr>" + card.group() + "</nobr>", html)
    return _RED.sub(lambda suit: f'<span style="color:{theme.red_text}">{suit.group()}</span>', unbroken)
