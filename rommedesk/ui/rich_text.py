"""Sentences with coloured suits, for labels that read rich text."""

from __future__ import annotations

import re
from html import escape

from rommedesk.ui.theme import Theme

_SUIT = re.compile("[♣♦♥♠]")
_CARD = re.compile("[0-9A-Zа-яА-Я★]{1,3}[♣♦♥♠]")


def coloured(text: str, theme: Theme, *, is_marked: bool = False) -> str:
    """The text as HTML with suits in the theme's colours; `is_marked` says that it is HTML already."""
    html = text if is_marked else escape(text, quote=False)
    unbroken = _CARD.sub(lambda card: "<nobr>" + card.group() + "</nobr>", html)
    colours = theme.suits_in_text()

    def sign(suit: re.Match[str]) -> str:
        colour = colours.get(suit.group())
        return f'<span style="color:{colour}">{suit.group()}</span>' if colour else suit.group()

    return _SUIT.sub(sign, unbroken)
