"""Starts the window or the demonstration, or says in the terminal why there is nothing to start."""

from __future__ import annotations

import gc
import logging
import os
import sys
from collections.abc import Callable, Sequence
from functools import partial
from io import TextIOWrapper
from pathlib import Path
from tempfile import TemporaryDirectory

from PySide6.QtCore import QCoreApplication, QMessageLogContext, Qt, QTimer, QtMsgType, qInstallMessageHandler
from PySide6.QtWidgets import QApplication

from rommedesk import __version__
from rommedesk.app.adviser import Adviser
from rommedesk.app.player_host import PlayerHost
from rommedesk.players.levels import LEVELS
from rommedesk.store.chips import ChipBank
from rommedesk.store.handover import Answer
from rommedesk.store.log import set_up_log
from rommedesk.store.matches import Matches
from rommedesk.store.paths import sounds_folder, user_cache, user_config, user_data, user_log
from rommedesk.store.settings import LoadedSettings, Settings, load_settings
from rommedesk.ui.command_line import Arguments, CommandLine, Ending
from rommedesk.ui.fault_watch import FaultWatch, log_qt_message
from rommedesk.ui.i18n.languages import LanguageSwitch
from rommedesk.ui.program import Program, assemble
from rommedesk.ui.second_start import SecondStart, meet
from rommedesk.ui.settings_file import SettingsFile
from rommedesk.ui.sound.effects import qt_effects
from rommedesk.ui.warm_up import Quiet, WarmUp, usual_work

_log = logging.getLogger(__name__)

DESKTOP_FILE = "org.rommedesk.RommeDesk"
"""By which a desktop knows the program that the window belongs to."""
NO_DISPLAY = 3
"""The exit status where no window can be opened."""


def start(words: Sequence[str]) -> int:
    """Run the program with these arguments; the exit status."""
    # Until the log file is there nothing may reach the terminal by itself.
    logging.getLogger().addHandler(logging.NullHandler())
    qInstallMessageHandler(log_qt_message)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):  # a terminal that knows no ♥ shows a question mark
            stream.reconfigure(errors="replace")
    settings_file = user_config() / "settings.json"
    loaded = load_settings(settings_file)
    settings = loaded.settings
    wish, no_display = read_words(words, settings.language)
    if isinstance(wish, Ending):
        if wish.status:
            print(wish.text, file=sys.stderr)
        else:
            tell(wish.text)
        return wish.status
    set_up_log(user_log())
    for problem in loaded.problems:
        _log.warning("Settings: %s; the file as it was: %s", problem, loaded.copy)
    _log.info("Rommé Desk %s", __version__)
    if (wish.demo or wish.self_test) and not has_display():
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    if wish.demo:
        return run_demo(open_application(no_display), settings, wish.out)
    if wish.self_test:
        return run_self_test(open_application(no_display), settings, wish.picture)
    handover, answer = meet(wish.files)
    if answer is Answer.TAKEN:
        _log.info("The running program does it: %s", wish.files)
        return 0
    open_door = partial(SecondStart, handover=handover, answer=answer)
    return run_window(open_application(no_display), loaded, settings_file, wish.files, open_door)


def read_words(words: Sequence[str], language: str) -> tuple[Arguments | Ending, str]:
    """What the arguments ask for, and what to say if there is no display, in the language of the person."""
    core = QCoreApplication(["rommedesk"])
    switch = LanguageSwitch()
    switch.choose(language)
    line = CommandLine()
    wish, no_display = line.read(words), line.no_display()
    switch.withdraw()
    core.shutdown()
    return wish, no_display


def has_display() -> bool:
    """Whether there is a screen for a window, as far as the environment tells."""
    if sys.platform != "linux":
        return True
    return any(os.environ.get(name) for name in ("QT_QPA_PLATFORM", "DISPLAY", "WAYLAND_DISPLAY"))


def open_application(no_display: str) -> QApplication:
    """The Qt application; where Qt finds no display it would abort, and a sentence takes its place."""

    def see(kind: QtMsgType, context: QMessageLogContext, text: str) -> None:
        log_qt_message(kind, context, text)
        if kind is QtMsgType.QtFatalMsg:
            print(no_display, file=sys.stderr, flush=True)
            os._exit(NO_DISPLAY)

    qInstallMessageHandler(see)
    QApplication.setApplicationName("rommedesk")
    QApplication.setApplicationDisplayName("Rommé Desk")
    QApplication.setApplicationVersion(__version__)
    QApplication.setDesktopFileName(DESKTOP_FILE)
    application = QApplication(["rommedesk"])
    qInstallMessageHandler(log_qt_message)
    return application


def run_window(
    application: QApplication,
    loaded: LoadedSettings,
    settings_file: Path,
    files: Sequence[Path],
    open_door: Callable[[Program], object],
) -> int:
    """Open the window and the first of the files, or go on with the running match."""
    adviser = Adviser()
    program = assemble(
        application,
        loaded.settings,
        host=PlayerHost(),
        matches=Matches(user_data() / "matches"),
        bank=ChipBank(user_data() / "chips.json"),
        levels=LEVELS,
        switch=LanguageSwitch(),
        make_effects=partial(qt_effects, sounds_folder()),
        kept_pictures=user_cache() / "cards",
        adviser=adviser,
    )
    program.window.closing.connect(adviser.close)
    window, file = program.window, SettingsFile(settings_file, program.window)
    window.settings_changed.connect(file.keep)
    window.closing.connect(file.write)
    application.aboutToQuit.connect(file.write)
    file.trouble.connect(window.tell_settings_not_saved)
    watch_faults(program)
    window.fit_screen()
    window.show()
    if loaded.problems:
        window.tell_settings_replaced(loaded)
    program.files.begin(files)
    open_door(program)
    motion = program.window.table.scene_of_table.motion
    work = usual_work(
        program.art.forget_recalled,
        partial(watch_motion, application, program),
        slow=program.sounds.prepare,
        is_quiet=Quiet(lambda: motion.is_moving),
    )
    warm_up = WarmUp(work, lambda: not motion.is_moving, program.window)
    program.window.closing.connect(warm_up.stop)
    warm_up.start()
    return run_loop(application)


def run_loop(application: QApplication) -> int:
    """Let Qt work until the program ends; from now on garbage is looked for, but not among what is there."""
    gc.freeze()
    gc.enable()
    return application.exec()


def run_demo(application: QApplication, settings: Settings, out: Path | None) -> int:
    """Play one round, print it, save two pictures; 1 if the pictures cannot be saved or anything failed."""
    from rommedesk.ui.demo import Demo  # the window can do without it

    with TemporaryDirectory() as kept_nowhere:
        program = assemble_unkept(application, settings, Path(kept_nowhere))
        demo = Demo(program, out or user_data() / "demo", tell)
        demo.finished.connect(program.window.close)
        watch = FaultWatch(program.window)
        watch.fault.connect(demo.fail)
        watch.watch()
        demo.begin()
        run_loop(application)
    if demo.failure:
        print(demo.failure, file=sys.stderr)
    return 1 if demo.failure else 0


def run_self_test(application: QApplication, settings: Settings, picture: Path | None) -> int:
    """Check the installation, a line for each check; 1 if anything failed."""
    from rommedesk.ui.self_test import SelfTest  # the window can do without it

    with TemporaryDirectory() as kept_nowhere:
        program = assemble_unkept(application, settings, Path(kept_nowhere))
        matches, host = Matches(Path(kept_nowhere)), PlayerHost()
        test = SelfTest(program, matches, host, picture, tell)
        test.finished.connect(program.window.close)
        watch = FaultWatch(program.window)
        watch.fault.connect(test.fail)
        watch.watch()
        QTimer.singleShot(0, test.begin)
        run_loop(application)
    return 1 if test.failures else 0


def assemble_unkept(application: QApplication, settings: Settings, folder: Path) -> Program:
    """A program without movement that keeps its matches in a folder to be thrown away."""
    return assemble(
        application,
        settings,
        host=PlayerHost(),
        matches=Matches(folder),
        bank=ChipBank(folder / "chips.json"),
        levels=LEVELS,
        switch=LanguageSwitch(),
        is_animated=False,
    )


def tell(text: str) -> None:
    """Print a line; when nobody listens any more (`| head`), the program goes on in silence."""
    try:
        print(text, flush=True)
    except OSError as error:
        _log.warning("Nothing can be printed: %s", error)
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def watch_motion(application: QApplication, program: Program) -> None:
    """Follow the system's wish for less motion; who has just changed it comes back to this window."""

    from rommedesk.ui.reduced_motion import system_reduces_motion  # nothing that the first picture needs

    def look(state: Qt.ApplicationState) -> None:
        if state is Qt.ApplicationState.ApplicationActive:
            program.window.follow_motion_of_system(system_reduces_motion())

    application.applicationStateChanged.connect(look)
    look(Qt.ApplicationState.ApplicationActive)


def watch_faults(program: Program) -> FaultWatch:
    """Turn faults of the program into lines of the log and a message."""
    watch = FaultWatch(program.window)
    watch.fault.connect(program.desk.tell_fault)
    watch.watch()
    return watch
