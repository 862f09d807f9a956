"""Puts the parts of the program together; every part knows only what it was given."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication

from rommedesk.app.budgets import budgets
from rommedesk.app.game import GameController
from rommedesk.app.player_host import PlayerHost
from rommedesk.app.timeline import InstantTimeline
from rommedesk.store.chips import ChipBank
from rommedesk.store.matches import Matches
from rommedesk.store.paths import cards_folder
from rommedesk.store.settings import Settings
from rommedesk.ui.file_opening import FileOpening
from rommedesk.ui.hand_memory import HandMemory
from rommedesk.ui.i18n.card_words import IndexLetters
from rommedesk.ui.i18n.languages import LanguageSwitch
from rommedesk.ui.i18n.phrases import Phrases
from rommedesk.ui.main_window import MainWindow
from rommedesk.ui.match_desk import MatchDesk
from rommedesk.ui.sound.effects import Effects
from rommedesk.ui.sound.sounds import Sounds
from rommedesk.ui.style import ThemeChoice, ThemeSwitch
from rommedesk.ui.table.animator import Animator
from rommedesk.ui.table.art import CardArt
from rommedesk.ui.table.hint_question import Adviser
from rommedesk.ui.table.view import TableWidget
from rommedesk.ui.watching import Watching


@dataclass(frozen=True, slots=True)
class Program:
    """The parts of a running program; whoever holds it keeps them alive."""

    window: MainWindow
    desk: MatchDesk
    files: FileOpening
    controller: GameController
    phrases: Phrases
    switch: LanguageSwitch
    themes: ThemeSwitch
    sounds: Sounds
    art: CardArt


def assemble(
    application: QApplication,
    settings: Settings,
    *,
    host: PlayerHost,
    matches: Matches,
    bank: ChipBank,
    levels: Sequence[str],
    switch: LanguageSwitch,
    rng: Random | None = None,
    is_animated: bool = True,
    make_effects: Callable[[QObject], Effects] = lambda _: {},
    kept_pictures: Path | None = None,
    adviser: Adviser | None = None,
) -> Program:
    """Make everything that the window needs; nothing is shown and no match is begun yet.

    `make_effects` makes the sounds, without it the table is silent; `kept_pictures` is a file in which one
    start leaves the pictures of its cards to the next; without an `adviser` there are no hints.
    """
    switch.choose(settings.language)
    phrases = Phrases(switch)
    phrases.choose_letters(IndexLetters(settings.index_letters))
    themes = ThemeSwitch(application)
    themes.choose(ThemeChoice(settings.theme))
    art = CardArt(cards_folder(), themes.theme)
    if kept_pictures is not None:
        art.recall(kept_pictures)
    application.setWindowIcon(art.icon())
    animator = Animator() if is_animated else None
    controller = GameController(
        host=host,
        timeline=animator or InstantTimeline(),
        matches=matches,
        bank=bank,
        rng=rng,
        pause_ms=settings.pause_ms if is_animated else 0,
    )
    controller.budgets = budgets(settings)
    table = TableWidget(controller, art, phrases, themes.theme, animator, adviser=adviser)
    window = MainWindow(controller, table, settings, phrases=phrases, switch=switch, themes=themes)
    HandMemory(window, controller)
    if is_animated:  # where nothing moves nobody watches
        Watching(window, controller)
    desk = MatchDesk(window, controller, phrases, art, levels, matches, bank, rng)
    files = FileOpening(window, desk, controller, matches, phrases)
    sounds = Sounds(make_effects, window)
    sounds.use(settings)
    sounds.keep_pace(lambda: table.options.pace)
    controller.happened.connect(sounds.hear)
    controller.refused.connect(sounds.refuse)
    window.settings_changed.connect(sounds.use)
    window.closing.connect(sounds.silence)
    window.closing.connect(controller.close)
    if kept_pictures is not None:
        window.closing.connect(lambda: art.keep(kept_pictures))
    return Program(window, desk, files, controller, phrases, switch, themes, sounds, art)
