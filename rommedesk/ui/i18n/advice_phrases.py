"""What a hint says: why a move is advised, what one press plays, what else there is and what it costs."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import assert_never

from PySide6.QtCore import QObject

from rommedesk.engine.moves import Discard, Draw, LayMeld, LayOff, Move, Pass, SwapJoker, TakeDiscards, Undo
from rommedesk.engine.rules import Scoring
from rommedesk.engine.view import PlayerView
from rommedesk.players.advice import Advice, Names, StairsAdvice, Suggestion
from rommedesk.players.answer import AGAINST, Motive, Why
from rommedesk.players.comparing import Standing, standing
from rommedesk.ui.i18n.calm import hides_points
from rommedesk.ui.i18n.card_words import CardWords
from rommedesk.ui.i18n.motive_phrases import EXPLAINS, MotivePhrases

MOST_MELDS = 2
"""Of more melds that are only mentioned the first ones are named."""
MOST_NAMED_MELDS = 2
"""More melds are counted, not named, in a line about a step of the stairs."""
MOST_ON_BUTTON = 5
"""More cards are counted, not named, on a button."""


class AdvicePhrases(QObject):
    """Turns an advice into titles, sentences and the texts of buttons."""

    def __init__(self, named: CardWords, touched: CardWords, parent: QObject | None = None) -> None:
        """`named` calls cards as the subject of a sentence, `touched` as its object."""
        super().__init__(parent)
        self._named = named
        self._touched = touched
        self.motives = MotivePhrases(named, touched, self)
        self.hides_points = False
        """Whether nobody's points are told."""

    # ---- the hint ----------------------------------------------------------------------------------------

    def title(self, suggestion: Suggestion, advice: Advice) -> str:
        """What a hint is about in few words: going out, opening, how good another way is."""
        if suggestion.cost > 0 and suggestion is not advice.best:
            return self._capital(self.cost(suggestion, advice))
        if _has(suggestion, Motive.GOES_OUT):
            return self.tr("You can go out now", "title of a hint")
        points = next((why.number for why in suggestion.reasons if why.motive is Motive.OPENS), 0)
        if points and advice.opening is not None and advice.opening.laid:
            return self.tr("You can open: %n point(s) altogether", "title of a hint", points)
        if points:
            return self.tr("You can open: %n point(s)", "title of a hint", points)
        return self.tr("Hint", "title of a hint")

    def sentence(self, suggestion: Suggestion, advice: Advice, view: PlayerView) -> str:
        """Why the suggestion is made, and what speaks against it if anything does."""
        if _has(suggestion, Motive.GOES_OUT):
            return self.order(suggestion.moves, view) + "."
        if _has(suggestion, Motive.OPENS):
            melds = [move.cards for move in _melds_first(suggestion.moves)]
            return self._opening(melds, view)
        if isinstance(suggestion.move, TakeDiscards) and suggestion.move.count > 1:
            step = step_of(suggestion, advice)
            if step is not None and (step.melds or step.layoffs):
                return f"{self._stairs(step)} {self._brings(step, suggestion, view)}".rstrip()
        told = " ".join(self._sentences(suggestion, view))
        if told:
            return told
        if (step := step_of(suggestion, advice)) is not None:
            return self._capital(self.brings(step, view)) + "."
        if suggestion is not advice.best:
            return ""
        return self.tr("That promises most, as far as one can tell.")

    def _sentences(self, suggestion: Suggestion, view: PlayerView) -> Iterator[str]:
        """One sentence for it, a second if something else has to be said."""
        left_out = _OF_POINTS if self.hides_points else frozenset()
        if not isinstance(suggestion.move, Discard):
            left_out |= _OF_DISCARDS  # it is about the end of the turn, which is told when it has come
        melds = [move.cards for move in _melds_first(suggestion.moves)]
        if suggestion.moves[len(melds) or 1 : -1]:
            left_out |= {Motive.SCORES}  # the turn brings more than what is spoken of here
        reasons = [why for why in suggestion.reasons if why.motive not in left_out]
        first, rest = reasons[:1], reasons[1:]
        clauses = [clause for why in first if (clause := self._clause(why, reasons, view))]
        if len(melds) > 1 and [why.motive for why in first] == [Motive.MELDS]:
            clauses = [self.motives.meld(self._listed(melds))]
        explaining = [why for why in rest if why.motive in EXPLAINS and first[0].motive not in EXPLAINS]
        if clauses and explaining and (more := self.motives.clause(explaining[0], view)):
            is_dear = explaining[0].motive is Motive.DEAR
            both = self.motives.useless_and_dear(first[0], explaining[0], view) if is_dear else ""
            clauses = [both] if both else [*clauses, more]
            rest.remove(explaining[0])
        if clauses:
            yield _ended(self._capital(": ".join(clauses)))
        for why in rest:
            clause = self._clause(why, reasons, view)
            if clause and why.motive is not first[0].motive:
                is_against = why.motive in AGAINST and bool(clauses) and first[0].motive not in AGAINST
                against = self.tr("But {clause}.", "what speaks against a move").format(clause=clause)
                yield against if is_against else _ended(self._capital(clause))
                return

    def _clause(self, why: Why, reasons: Sequence[Why], view: PlayerView) -> str:
        """A reason; melds that are held back are named together, each of them whole."""
        if why.motive not in _OF_HELD_MELDS:
            return self.motives.clause(why, view)
        melds = [one.cards for one in reasons if one.motive is why.motive]
        if len(melds) <= MOST_MELDS:
            return self.motives.held(why.motive, self._listed(melds))
        return self.motives.held(why.motive, ", ".join(map(self._whole, melds[:MOST_MELDS])) + "\u00a0…")

    def _opening(self, melds: Sequence[Names], view: PlayerView) -> str:
        rules, laid = view.position.rules, view.position.turn.points
        if not rules.opening_points:
            return self.tr("Put down {melds}.").format(melds=self._listed(melds))
        if laid and not rules.opening_single_meld:
            text = self.tr("Put down {melds}: %n more point(s) are needed.", "", rules.opening_points - laid)
        else:
            text = self.tr("Put down {melds}: at least %n point(s) are needed.", "", rules.opening_points)
        return text.format(melds=self._listed(melds))

    def _brings(self, step: StairsAdvice, suggestion: Suggestion, view: PlayerView) -> str:
        """What cards of the stairs bring, and if not all of it is meant to be put down; "" for nothing."""
        scored = sum([why.number for why in suggestion.reasons if why.motive is Motive.SCORES])
        is_kept = len(suggestion.moves) > 1 and scored < step.points
        points = step.gain if view.position.rules.scoring is Scoring.MELDS and not self.hides_points else 0
        if is_kept and points:
            return self.tr("That would bring %n point(s), but need not be put down at once.", "", points)
        return self.tr("That brings %n point(s).", "", points) if points else ""

    def _stairs(self, step: StairsAdvice) -> str:
        """What taking so many cards of the stairs makes possible."""
        melds, cards = self._listed(step.melds), self._touched.row(step.layoffs)
        if step.melds and step.layoffs:
            return self.tr("You can meld {melds} with them, and lay off {cards}.").format(
                melds=melds, cards=cards
            )
        if step.melds:
            return self.tr("You can meld {melds} with them.").format(melds=melds)
        return self.tr("You can lay off {cards}.").format(cards=cards)

    def order(self, moves: Sequence[Move], view: PlayerView) -> str:
        """Moves one after the other as what somebody is told to do; the first is made in this position."""
        return self._capital(self.joined([self.deed(move, view) for move in moves]))

    def joined(self, deeds: Sequence[str]) -> str:
        """What is done one after the other."""
        return self.tr(", then ", "between moves that follow each other").join(deeds)

    # ---- buttons -----------------------------------------------------------------------------------------

    def play(self, moves: Sequence[Move], view: PlayerView, *, goes_out: bool, points: int) -> str:
        """On the button that plays these moves."""
        if goes_out:
            return self.tr("Go out", "button: play all that ends the round")
        melds = [move for move in moves if isinstance(move, LayMeld)]
        if len(melds) > 1 or (melds and len(melds[0].cards) > MOST_ON_BUTTON):
            if hides_points(self.hides_points, view):
                return self.tr("Meld", "button: put down these melds")
            return self.tr("Meld: %n point(s)", "button: put down these melds", points)
        return self.order(moves[:1], view)

    def others(self) -> str:
        """On the button that shows the alternatives."""
        return self.tr("Other ways", "button: what else could be done")

    def close(self) -> str:
        """On the button that takes a hint away."""
        return self.tr("Close", "button: take the hint away")

    # ---- alternatives ------------------------------------------------------------------------------------

    def line(
        self,
        suggestion: Suggestion,
        advice: Advice,
        view: PlayerView,
        played: str,
        rest: Sequence[Move],
        end: Move | None = None,
    ) -> str:
        """A line of the list of alternatives: what one press plays, what follows, and how good that is.

        `end` is the last move of the turn where moves before it are left out.
        """
        told = self.joined([played, *(self.deed(move) for move in rest)])
        if end is not None:
            told = self.tr(
                "{moves}, at the end {deed}", "a way to play; what lies between is left out"
            ).format(moves=told, deed=self.deed(end))
        if (step := step_of(suggestion, advice)) is not None:
            move = self.tr("Take %n card(s)", "from the stairs, in a list", step.count)
            told = self.tr("{move}: {brings}", "cards of the stairs, and what they bring").format(
                move=move if step.count > 1 else told, brings=self.brings(step, view)
            )
        return self.tr("{move} – {cost}", "a way to play, and how good it is").format(
            move=told, cost=self.cost(suggestion, advice)
        )

    def brings(self, step: StairsAdvice, view: PlayerView) -> str:
        """What taking so many cards of the stairs brings and scores, or how large the hand becomes."""
        told = []
        if step.goes_out:
            told.append(self.tr("you can go out with that", "cards of the stairs"))
        elif step.melds or step.layoffs:
            if len(step.melds) > MOST_NAMED_MELDS:
                told.append(self.tr("%n meld(s)", "what cards of the stairs bring", len(step.melds)))
            elif step.melds:
                told.append(self._listed(step.melds))
            told += [self.deed(LayOff(1, step.layoffs, 1))] if step.layoffs else []
        else:
            told.append(self.tr("nothing to lay yet, your hand grows to %n card(s)", "", step.hand))
        if step.gain and view.position.rules.scoring is Scoring.MELDS and not self.hides_points:
            told.append(f"+{step.gain}")
        return ", ".join(told)

    def nothing_else(self) -> str:
        """Where the list of alternatives has only one line."""
        return self.tr("Nothing else is worth considering here.")

    def list_title(self) -> str:
        """Above the list of alternatives."""
        return self.tr("What you could do", "title of the list of hints")

    def cost(self, suggestion: Suggestion, advice: Advice) -> str:
        """How much worse it is than the best; in points only where they mean something."""
        if suggestion is advice.best:
            return self.tr("the best", "a way to play")
        match standing(suggestion):
            case Standing.AS_GOOD:
                return self.tr("about as good", "a way to play")
            case Standing.MUCH_WORSE:
                return self.tr("much worse", "a way to play")
            case Standing.UNCERTAIN:
                return self.tr("perhaps much worse", "a way to play")
            case Standing.WORSE if self.hides_points:
                return self.tr("not as good", "a way to play")
            case Standing.WORSE:
                return self.tr("about %n point(s) worse", "a way to play", round(suggestion.cost))
            case _ as never:
                assert_never(never)

    # ---- where there is no hint --------------------------------------------------------------------------

    def thinking(self) -> str:
        """While the advice is worked out."""
        return self.tr("Thinking…", "the program, about a hint")

    def no_advice(self) -> tuple[str, str]:
        """Title and text where no advice could be worked out."""
        return self.tr("No hint this time"), self.tr("The program could not work one out. Just play on.")

    # ---- moves -------------------------------------------------------------------------------------------

    def deed(self, move: Move, view: PlayerView | None = None) -> str:
        """A move as what somebody is told to do, without a capital letter; in a later position no `view`."""
        match move:
            case Draw():
                return self.tr("draw from the stock", "what one could do")
            case TakeDiscards(count=1) if view is not None:
                return self.tr("take {card}", "what one could do").format(
                    card=self._touched.one(view.position.discard[-1])
                )
            case TakeDiscards(count=count):
                return self.tr("take %n card(s) from the stairs", "what one could do", count)
            case LayMeld(cards=cards):
                return self.tr("meld {cards}", "what one could do").format(cards=self._touched.row(cards))
            case LayOff(cards=cards):
                return self.tr("lay off {cards}", "what one could do").format(cards=self._touched.some(cards))
            case SwapJoker(cards=cards):
                return self.tr("swap {cards} for a joker", "what one could do").format(
                    cards=self._touched.some(cards)
                )
            case Discard(card=card):
                return self.tr("discard {card}", "what one could do").format(card=self._touched.one(card))
            case Pass():
                return self.tr("pass", "what one could do")
            case Undo():
                return self.tr("take back the last step", "what one could do")
            case _:
                assert_never(move)

    def _whole(self, meld: Names) -> str:
        """A meld, the cards of which stay on one line."""
        return self._touched.row(meld).replace(" ", "\u00a0")

    def _listed(self, melds: Sequence[Names]) -> str:
        """Some melds."""
        told = [*map(self._whole, melds)]
        if len(told) < 2:
            return "".join(told)
        return self.tr("{melds} and {meld}", "a list of melds").format(
            melds=", ".join(told[:-1]), meld=told[-1]
        )

    def _capital(self, text: str) -> str:
        return text[:1].upper() + text[1:]


_OF_HELD_MELDS = frozenset((Motive.HOLDS_BACK, Motive.HIDES))
_OF_POINTS = frozenset((Motive.SCORES, Motive.COSTS, Motive.DEAR))
_OF_DISCARDS = frozenset(
    (
        Motive.DENIES,
        Motive.GONE,
        Motive.CANNOT_TAKE,
        Motive.SAFE_DISCARD,
        Motive.DANGER,
        Motive.FREES_JOKER,
        Motive.FITS_TABLE,
        Motive.BREAKS,
        Motive.KEEPS_PAIR,
        Motive.DEAR,
        Motive.COSTS,
    )
)
"""What speaks for a discard, or against it."""


def step_of(suggestion: Suggestion, advice: Advice) -> StairsAdvice | None:
    """What is known of the step of the stairs that is taken; `None` where none is."""
    move = suggestion.move
    if not isinstance(move, TakeDiscards):
        return None
    return next((step for step in advice.steps if step.count == move.count), None)


def _ended(clause: str) -> str:
    return clause if clause.endswith("…") else clause + "."


def _has(suggestion: Suggestion, motive: Motive) -> bool:
    return any(why.motive is motive for why in suggestion.reasons)


def _melds_first(moves: Sequence[Move]) -> Iterator[LayMeld]:
    for move in moves:
        if not isinstance(move, LayMeld):
            return
        yield move
