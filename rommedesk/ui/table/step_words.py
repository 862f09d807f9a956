"""The texts of the sheet beside the stairs."""

from __future__ import annotations

from PySide6.QtCore import QObject

from rommedesk.engine.stairs_value import StepValue
from rommedesk.ui.i18n.card_words import CardWords
from rommedesk.ui.table.step_pictures import Line


class StepWords(QObject):
    """What taking cards from the stairs brings, in sentences."""

    def __init__(self, cards: CardWords, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._cards = cards

    def points(self, points: int) -> str:
        """What they bring."""
        return f"+{points}"

    def grows(self, hand: int) -> Line:
        """How large the hand becomes; all that is known at first."""
        return Line(self.tr("Your hand grows to %n card(s).", "", hand), is_second=True)

    def lines(self, value: StepValue, *, scores_melds: bool) -> tuple[Line, ...]:
        """What can be done with the cards, how large the hand becomes, and what that may cost."""
        found = [*self.use(value), self._hand(value)]
        if value.left and not value.goes_out:
            found.append(Line(self._cost(value.cost, scores_melds), is_second=True))
        return tuple(found)

    def short_lines(self, value: StepValue) -> tuple[Line, ...]:
        """The same with few words, for small tables."""
        text = self.tr("Hand grows to {hand}, then {left}", "cards, on small tables")
        if value.left == value.hand:
            text = self.tr("Hand grows to {hand}", "cards, on small tables")
        hand = Line(text.format(hand=value.hand, left=value.left), is_second=True)
        return (*self.use(value), hand)

    def use(self, value: StepValue) -> tuple[Line, ...]:
        """What can be done with the cards at once."""
        found = []
        if value.goes_out:
            found.append(Line(self.tr("With this you can go out."), is_bold=True))
        if value.melds:
            melds = [self._cards.meld(meld).replace(" ", "\u00a0") for meld in value.melds]
            *most, last = melds
            text = last
            if most:
                listed = ", ".join(most)
                text = self.tr("{melds} and {meld}", "a list of melds").format(melds=listed, meld=last)
            found.append(
                Line(self.tr("Meld: {melds}", "what taking cards makes possible").format(melds=text))
            )
        if value.layoffs:
            cards = self._cards.row(value.layoffs)
            found.append(
                Line(self.tr("Lay off: {cards}", "what taking cards makes possible").format(cards=cards))
            )
        if not found:
            none = self.tr("No meld with it yet.") if value.count == 1 else self.tr("No meld with them yet.")
            found.append(Line(none))
            if value.is_stuck:
                found.append(Line(self.tr("You may not discard it in this turn.")))
        return tuple(found)

    def _hand(self, value: StepValue) -> Line:
        if value.left == value.hand:
            return self.grows(value.hand)
        text = self.tr("Your hand grows to %n card(s), {left} after melding.", "", value.hand)
        return Line(text.format(left=value.left), is_second=True)

    def _cost(self, points: int, scores_melds: bool) -> str:
        if scores_melds:
            return self.tr("If another goes out, they get %n point(s).", "", points)
        return self.tr("If another goes out, it costs you %n point(s).", "", points)
