"""What stands on the buttons beside a refusal, and what is said of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from PySide6.QtCore import QObject

from rommedesk.engine.cards import CardName
from rommedesk.engine.view import PlayerView
from rommedesk.ui.i18n.advice_phrases import AdvicePhrases
from rommedesk.ui.i18n.card_words import CardWords
from rommedesk.ui.table.mends import Mend, MendKind
from rommedesk.ui.table.words import MOST_NAMED


class MendWords(QObject):
    """Words for what would help where a move was refused; moves are told as in hints."""

    def __init__(self, cards: CardWords, advice: AdvicePhrases, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._cards = cards
        self._advice = advice

    def button(self, mend: Mend, view: PlayerView) -> str:
        """On the button that does what would help."""
        match mend.kind:
            case MendKind.DO:
                return self._deeds(mend, view)
            case MendKind.LAY:
                cards = _cards(mend)
                if len(cards) > MOST_NAMED:
                    return self.tr("Meld %n more card(s)", "button", len(cards))
                return self.tr("Meld {cards} too", "button").format(cards=self._cards.row(cards))
            case MendKind.LAY_OFF:
                return self.tr("Lay off instead", "button")
            case MendKind.MELD:
                return self.tr("Meld instead", "button")
            case MendKind.OPEN:
                then = mend.moves[len(mend.melds) :]
                return self._advice.joined([self._open(mend), *(self._advice.deed(move) for move in then)])
            case MendKind.TAKE_BACK:
                return self.tr("Take all back", "button: all melds of the turn")
            case MendKind.UNDO:
                return self.tr("Undo the last step", "button")
            case _:
                assert_never(mend.kind)

    def hint(self) -> str:
        """On the button that asks for a hint."""
        return self.tr("Hint", "button beside a refusal")

    def help(self, mends: Sequence[Mend]) -> str:
        """What would do, in a sentence, where the opening minimum was missed; "" if nothing is to be said."""
        for mend in mends:
            if mend.total:
                cards = " ".join(self._cards.row(meld.cards) for meld in mend.melds)
                if not mend.is_added:
                    return self.tr("{cards} would bring %n point(s).", "", mend.total).format(cards=cards)
                return self.tr("With {cards} as well it would be %n point(s).", "", mend.total).format(
                    cards=cards
                )
            if mend.is_hopeless:
                return self.tr("Your hand does not reach that.")
        return ""

    def _open(self, mend: Mend) -> str:
        cards = _cards(mend)
        if len(cards) > MOST_NAMED:
            return self.tr("Open: %n point(s)", "button: with these melds", mend.total)
        return self.tr("Open with {cards}", "button").format(cards=self._cards.row(cards))

    def _deeds(self, mend: Mend, view: PlayerView) -> str:
        cards = _cards(mend)
        if len(cards) > MOST_NAMED and len(mend.melds) == len(mend.moves):
            return self.tr("Meld %n card(s)", "button", len(cards))
        return self._advice.order(mend.moves, view)


def _cards(mend: Mend) -> Sequence[CardName]:
    return [name for meld in mend.melds for name in meld.cards]
