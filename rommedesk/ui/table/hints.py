"""A hint on the table: asked for, shown on the cards and places it is about, explained, and played.

The first press asks and shows the best move, the next one all that could be done, the third takes it away.
Whatever changes the position takes it away too, and with it the question, if it is not answered yet.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Protocol

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QAbstractButton

from rommedesk.engine.cards import Card
from rommedesk.engine.moves import Move
from rommedesk.engine.view import PlayerView
from rommedesk.players.advice import Advice
from rommedesk.ui.i18n.advice_phrases import AdvicePhrases
from rommedesk.ui.table.bubble_buttons import Offer
from rommedesk.ui.table.explaining import anchor
from rommedesk.ui.table.game import Game
from rommedesk.ui.table.geometry import Box
from rommedesk.ui.table.hint_lights import HintLights
from rommedesk.ui.table.hint_plays import HintPlay, Way, ways_of
from rommedesk.ui.table.hint_question import Adviser, HintQuestion
from rommedesk.ui.table.hint_sheet import HintSheet
from rommedesk.ui.table.layout import Layout
from rommedesk.ui.table.scene import TableScene
from rommedesk.ui.table.targets import Spotlight

Point = tuple[float, float]


class HintDesk(Protocol):
    """What hints need of the table."""

    def begin_input(self) -> None:
        """End what is on its way before something is done."""

    def light_up(self, hot: Sequence[Spotlight]) -> None:
        """Show the targets of selected cards, and what steps of the stairs bring."""

    def try_move(self, move: Move, cards: Sequence[Card], near: Point) -> bool:
        """Make a move with these cards; whether it was made."""

    def play_all(self, moves: Sequence[Move]) -> bool:
        """Make these moves; whether all were made."""


class Hints(QObject):
    """Owns the hint of a table."""

    changed = Signal()
    """A hint is asked for, shown or gone: other commands may be possible."""
    told = Signal()
    """Something else is said; `words` has it."""

    def __init__(
        self,
        scene: TableScene,
        game: Game,
        adviser: Adviser | None,
        desk: HintDesk,
        phrases: AdvicePhrases,
        sheet: HintSheet,
        reveal: Callable[[Card], None],
        parent: QObject | None = None,
    ) -> None:
        """`reveal` brings a card of the hand into sight; without an adviser there are no hints."""
        super().__init__(parent)
        self._scene, self._game, self._desk = scene, game, desk
        self._phrases, self._reveal = phrases, reveal
        self.sheet = sheet
        self._lights = HintLights(scene)
        self._question = HintQuestion(adviser, self)
        self._advice: Advice | None = None
        self._view: PlayerView | None = None
        """The view that the advice is for."""
        self._ways: tuple[Way, ...] = ()
        self._chosen: Way | None = None
        """What is marked on the table."""
        self._is_listed = False
        self._has_failed = False
        self._is_framed = False
        """Whether places are framed, as they are while no cards are selected."""
        self._laid_out: Layout | None = None
        """The layout for which everything was placed."""
        self._question.answered.connect(self._take)
        self._question.failed.connect(self._fail)
        self._question.lasting.connect(self._tell_thinking)
        scene.arranged.connect(self._follow)
        sheet.pointed.connect(self._preview)

    # ---- what there is -----------------------------------------------------------------------------------

    @property
    def can_ask(self) -> bool:
        """Whether a press would do anything: it is the person's turn, and there is an adviser."""
        game = self._game
        return self._question.can_be_asked and game.record is not None and game.is_human_turn

    @property
    def can_play(self) -> bool:
        """Whether a suggestion is on show that one press plays."""
        return self._chosen is not None and not self._is_listed

    @property
    def is_thinking(self) -> bool:
        """Whether an answer is awaited."""
        return self._question.is_open

    @property
    def is_listed(self) -> bool:
        """Whether all that could be done is on show."""
        return self._is_listed

    @property
    def is_shown(self) -> bool:
        """Whether there is anything of a hint to be taken away."""
        return self._chosen is not None or self.is_thinking or bool(self.sheet.text)

    @property
    def buttons(self) -> Sequence[QAbstractButton]:
        """The buttons of the note that is on show."""
        return self.sheet.buttons

    def words(self, phrases: AdvicePhrases) -> tuple[str, str]:
        """Title and text of what is said now, in these phrases; "" where nothing is."""
        phrases.hides_points = self._scene.options.hides_scores
        if self._has_failed:
            return phrases.no_advice()
        if self._is_listed:
            alone = phrases.nothing_else() + " " if len(self._ways) < 2 else ""
            return phrases.list_title(), alone + "; ".join(self._lines(phrases))
        if self._chosen is None or self._advice is None or self._view is None:
            return "", ""
        suggestion = self._chosen.suggestion
        title = phrases.title(suggestion, self._advice)
        return title, phrases.sentence(suggestion, self._advice, self._view)

    # ---- presses -----------------------------------------------------------------------------------------

    def press(self, *, by_keys: bool = False) -> None:
        """Ask, or show the alternatives, or take everything away; in turn."""
        if not self.can_ask or self.is_thinking:
            return
        self._desk.begin_input()
        if self._chosen is None:
            self._ask()
        elif not self.sheet.text:
            self._show(self._chosen)
        elif self._is_listed:
            self.close()
        else:
            self._list(by_keys=by_keys)

    def begin(self) -> None:
        """Show the best move, whatever was on show before."""
        if not self.is_thinking:
            self.close()
            self.press()

    def play(self) -> bool:
        """Play the suggestion on show; whether that was done."""
        if self._chosen is None or self._is_listed:
            return False
        play, near = self._chosen.play, self._near(self._chosen.play)
        self.close()
        self._desk.begin_input()
        if len(play.moves) > 1:
            return self._desk.play_all(play.moves)
        return self._desk.try_move(play.move, play.cards, near)

    def close(self) -> bool:
        """Take the hint away, and the question with it; whether there was any."""
        was_shown = self.is_shown
        self._question.drop()
        self._advice = self._view = self._chosen = self._laid_out = None
        self._ways = ()
        self._is_listed = self._has_failed = False
        self.sheet.put_away()
        self._lights.clear()
        if was_shown:
            self.changed.emit()
        return was_shown

    def step_aside(self, *_refused: object) -> None:
        """Take the note away, as something else is done with the cards; what it is about stays marked."""
        if self._chosen is None and not self.is_thinking:
            self.close()
        elif self.sheet.text:
            self._is_listed = False
            self.sheet.put_away()
            self.changed.emit()

    def retranslate(self) -> None:
        """Say what is on show in the language that is spoken now."""
        if self._has_failed:
            self._fail()
        elif self.is_thinking and self.sheet.text:
            self._tell_thinking()
        self._laid_out = None
        self._follow()

    # ---- asking ------------------------------------------------------------------------------------------

    def _ask(self) -> None:
        shown = self._scene.shown
        self.close()
        if shown is not None:
            self._question.ask(shown.view)
            self.changed.emit()

    def _tell_thinking(self) -> None:
        if self._scene.shown is not None:
            self.sheet.say(self._phrases.thinking(), "", self._middle(), ())

    def _take(self, advice: Advice, view: PlayerView) -> None:
        """The advice has come; for an earlier view it is worth nothing any more."""
        shown = self._scene.shown
        self.sheet.put_away()
        ways = ways_of(advice, view, self._game.check)
        if shown is not None and shown.view is view and ways:
            self._advice, self._view, self._ways = advice, view, ways
            self._show(ways[0])
        else:
            self._fail()

    def _fail(self) -> None:
        if self._scene.shown is None:
            return
        self._has_failed = True
        title, text = self.words(self._phrases)
        self.sheet.say(title, text, self._middle(), (), [(self._phrases.close(), self.close)])
        self.told.emit()
        self.changed.emit()

    # ---- showing -----------------------------------------------------------------------------------------

    def _mark(self, way: Way) -> None:
        """Mark on the table what a way is about."""
        self._chosen = way
        for card in way.play.cards[:1]:
            self._reveal(card)
        self._light_up(way.play)

    def _light_up(self, play: HintPlay) -> None:
        self._is_framed = not self._scene.selected and not self._scene.held
        self._lights.show(play, self._text(play), is_framed=self._is_framed)
        self._desk.light_up(())

    def _show(self, way: Way) -> None:
        """Mark and explain a way."""
        self._is_listed = False
        self._mark(way)
        title, text = self.words(self._phrases)
        played = self._text(way.play)
        offers: list[Offer] = [(played, self.play)]
        if len(self._ways) > 1:
            offers.append((self._phrases.others(), partial(self._list, by_keys=False)))
        self._say(title, text, self._near(way.play), self._told(way), offers)

    def _list(self, *, by_keys: bool) -> None:
        """Show all that could be done, each marked while it is pointed at."""
        by_keys = by_keys or self.sheet.has_focus
        lines = self._lines(self._phrases)
        offers = [(line, partial(self._show, way)) for line, way in zip(lines, self._ways, strict=True)]
        every = [self._told(way) for way in self._ways]
        told = self._told(self._chosen) if self._chosen is not None else ()
        next_told = list(dict.fromkeys(box for boxes in every for box in boxes))
        text = self._phrases.nothing_else() if len(self._ways) < 2 else ""
        self._is_listed = True
        self._say(
            self._phrases.list_title(), text, self._middle(), told, offers, is_list=True, next_told=next_told
        )
        if by_keys:
            self.sheet.take_focus()

    def _lines(self, phrases: AdvicePhrases) -> list[str]:
        """The lines of the list."""
        advice, view = self._advice, self._view
        if advice is None or view is None:
            return []
        phrases.hides_points = self._scene.options.hides_scores
        return [
            phrases.line(
                way.suggestion,
                advice,
                view,
                self._text(way.play, phrases),
                way.telling.moves[len(way.play.moves) :],
                way.telling.end,
            )
            for way in self._ways
        ]

    def _preview(self, line: int) -> None:
        """Mark what a line of the list is about."""
        if self._is_listed and line < len(self._ways) and self._ways[line] is not self._chosen:
            self._mark(self._ways[line])

    def _say(
        self,
        title: str,
        text: str,
        near: Point,
        told: Sequence[Box],
        offers: Sequence[Offer],
        *,
        is_list: bool = False,
        next_told: Sequence[Box] = (),
    ) -> None:
        shown = self._scene.shown
        assert shown is not None
        self._laid_out = shown.layout
        self.sheet.say(title, text, near, told, offers, is_list=is_list, next_told=next_told)
        self.told.emit()
        self.changed.emit()

    def _told(self, way: Way) -> Sequence[Box]:
        """What a way is about, in boxes."""
        return self._lights.told(way.play, self._text(way.play))

    def _text(self, play: HintPlay, phrases: AdvicePhrases | None = None) -> str:
        """What one press plays."""
        assert self._view is not None
        words = phrases or self._phrases
        return words.play(play.moves, self._view, goes_out=play.goes_out, points=play.points)

    def _near(self, play: HintPlay) -> Point:
        """Beside what a note about the play is placed."""
        shown = self._scene.shown
        assert shown is not None
        if play.cards:
            return anchor(shown, play.cards)
        boxes = self._lights.told(play, self._text(play))
        return (boxes[0].centre[0], boxes[0].y) if boxes else self._middle()

    def _middle(self) -> Point:
        """The upper edge of the hand."""
        shown = self._scene.shown
        assert shown is not None
        return anchor(shown, ())

    def _follow(self) -> None:
        """The table was laid out anew: what is on show goes where it belongs now."""
        shown, way = self._scene.shown, self._chosen
        if way is None:
            return
        if shown is None or shown.view is not self._view:
            self.close()
        elif shown.layout is not self._laid_out:
            self._laid_out = shown.layout
            if self._is_listed:
                self._list(by_keys=self.sheet.has_focus)
            elif self.sheet.text:
                self._show(way)
            else:
                self._mark(way)
        elif self._is_framed is bool(self._scene.selected or self._scene.held):
            self._light_up(way.play)
