"""The dialog in which the table is made one's own; every change is seen behind it at once."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from functools import partial
from typing import Any

from PySide6.QtCore import QPoint, QSize, Qt, Signal
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QScrollArea, QStackedWidget, QVBoxLayout, QWidget

from rommedesk.store.settings import SETTING_FIELDS, SettingKind, Settings
from rommedesk.ui.choosers import Choice, Segments
from rommedesk.ui.dialogs.controls import Control, PictureChoice, SettingRow, Switch, Volume
from rommedesk.ui.dialogs.dialog import Dialog
from rommedesk.ui.dialogs.setting_pictures import SettingPictures
from rommedesk.ui.i18n.setting_words import PAUSES_MS, SettingWords
from rommedesk.ui.parts import Rule, Surface, label
from rommedesk.ui.style import NAME, TITLE, Kind, dress
from rommedesk.ui.table.art import CardArt

SIZE = QSize(640, 552)
_FRAME, _TITLE_BAR = 8, 40
"""What a window manager may add to width and height."""


class Page(StrEnum):
    """What belongs together."""

    LOOKS = "looks"
    CARDS = "cards"
    PLAY = "play"
    MOVEMENT = "movement"


PAGES: dict[Page, tuple[str, ...]] = {
    Page.LOOKS: ("language", "theme", "surface", "large_cards"),
    Page.CARDS: ("card_back", "index_letters", "four_colours", "large_index"),
    Page.PLAY: ("thoroughness", "sorting", "meld_bars", "left_handed", "log_shown"),
    Page.MOVEMENT: ("animation", "pause_ms", "sounds", "volume"),
}
OFFERED = ("calm", *(field for fields in PAGES.values() for field in fields))
"""Every setting that this dialog changes."""
CALM_DECIDES = ("large_cards", "animation", "sounds", "volume")
"""What the calm mode overrules."""
_AS_PICTURES = ("surface", "card_back")
_IN_LISTS = ("language", "pause_ms", "sorting", "animation", "index_letters")
_FIELDS = {field.name: field for field in SETTING_FIELDS}


class SettingsDialog(Dialog):
    """Shows the settings; `changed` brings each change at once, and `reject` brings back how it was."""

    changed = Signal(object)
    """The settings that are others now: names and values."""

    def __init__(
        self,
        settings: Settings,
        words: SettingWords,
        art: CardArt,
        page: Page = Page.LOOKS,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._words = words
        self._before = {field: getattr(settings, field) for field in OFFERED}
        self._now: dict[str, Any] = dict(self._before)
        self.title = label(TITLE, bold=True)
        self.calm = Switch()
        self.calm_name = label(NAME, bold=True)
        self.calm_row = SettingRow(self.calm)
        self.tabs = Segments()
        self.pages = QStackedWidget()
        pictures = SettingPictures(art)
        self.rows = {
            field: SettingRow(self._control(field, pictures)) for fields in PAGES.values() for field in fields
        }
        self.areas = {page: self._area(fields) for page, fields in PAGES.items()}
        self.defaults, self.cancel, self.ready = QPushButton(), QPushButton(), QPushButton()
        self._lay_out()
        self._connect()
        self.retranslate()
        self.show_page(page)
        self.tabs.setFocus(Qt.FocusReason.OtherFocusReason)
        self.setMinimumSize(560, 420)
        self.fit(SIZE)
        self._stand_aside()

    # ---- what is chosen ----------------------------------------------------------------------------------

    @property
    def page(self) -> Page:
        """The page on show."""
        return list(PAGES)[self.pages.currentIndex()]

    def show_page(self, page: Page) -> None:
        """Turn to a page."""
        self.pages.setCurrentIndex(list(PAGES).index(page))
        self._name_tabs()

    def reject(self) -> None:
        """Close, and let everything be as it was before."""
        self._choose(self._before)
        super().reject()

    def restore_defaults(self) -> None:
        """Show and use the settings of a new player, in the language that is spoken."""
        usual = Settings()
        self._choose({field: getattr(usual, field) for field in OFFERED if field != "language"})

    def _choose(self, wanted: Mapping[str, Any]) -> None:
        changes = {field: value for field, value in wanted.items() if value != self._now[field]}
        if changes:
            self._now |= changes
            self.changed.emit(changes)
        self._show()

    def _show(self) -> None:
        """Let every control show its value, and whether it may be changed."""
        is_calm = bool(self._now["calm"])
        self.calm.show_value(is_calm)
        for field, row in self.rows.items():
            match row.control:
                case Segments() | Choice() as offers:
                    values = self._values(field)
                    offers.offer(
                        values, [self._words.value(field, value) for value in values], self._now[field]
                    )
                case Switch() | Volume() | PictureChoice() as control:
                    control.show_value(self._now[field])
            is_overruled = is_calm and field in CALM_DECIDES
            is_silent = field == "volume" and not self._now["sounds"]
            row.control.setEnabled(not is_overruled and not is_silent)
            note = self._words.decided_by_calm_mode() if is_overruled else self._words.note(field)
            row.say(self._words.name(field), note)

    def _values(self, field: str) -> tuple[Any, ...]:
        """What is offered; a pause without a word, which somebody wrote into the file, stays on offer."""
        if field == "pause_ms":
            return tuple(sorted({*PAUSES_MS, self._before[field]}))
        return _FIELDS[field].choices

    # ---- texts -------------------------------------------------------------------------------------------

    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("Settings"))
        self.title.setText(self.tr("Settings"))
        self.calm_row.say(self._words.name("calm"), self._words.note("calm"))
        self.defaults.setText(self.tr("Restore defaults"))
        self.defaults.setToolTip(self.tr("Everything but the language as for a new player"))
        self.cancel.setText(self.tr("Undo changes"))
        self.cancel.setToolTip(self.tr("Close, and let everything be as it was"))
        self.ready.setText(self.tr("Done"))
        self.tabs.setAccessibleName(self.tr("Pages of the settings"))
        for row in self.rows.values():
            if isinstance(row.control, Volume):
                row.control.retranslate()
        for field in _AS_PICTURES:
            control = self.rows[field].control
            assert isinstance(control, PictureChoice)
            control.name_values(partial(self._words.value, field))
        self._name_tabs()
        self._show()

    def _name_tabs(self) -> None:
        names = {
            Page.LOOKS: self.tr("Table", "page of the settings"),
            Page.CARDS: self.tr("Cards", "page of the settings"),
            Page.PLAY: self.tr("Playing", "page of the settings"),
            Page.MOVEMENT: self.tr("Movement and sound", "page of the settings"),
        }
        self.tabs.offer(list(PAGES), [names[page] for page in PAGES], self.page)

    # ---- layout ------------------------------------------------------------------------------------------

    def _control(self, field: str, pictures: SettingPictures) -> QWidget:
        setting = _FIELDS[field]
        control: Control
        if field in _AS_PICTURES:
            control = PictureChoice(setting.choices, pictures.painter(field))
        elif field in _IN_LISTS:
            control = Choice()
        elif setting.kind is SettingKind.SWITCH:
            control = Switch()
        elif setting.kind is SettingKind.NUMBER:
            control = Volume(self._words.percent)
        else:
            control = Segments()
        control.chosen.connect(lambda value, field=field: self._choose({field: value}))
        return control

    def _connect(self) -> None:
        self.calm.chosen.connect(lambda value: self._choose({"calm": value}))
        self.tabs.chosen.connect(self.show_page)
        self.defaults.clicked.connect(self.restore_defaults)
        self.cancel.clicked.connect(self.reject)
        self.ready.clicked.connect(self.accept)

    def _lay_out(self) -> None:
        top = QVBoxLayout()
        top.setContentsMargins(24, 16, 24, 8)
        top.setSpacing(8)
        top.addWidget(self.title)
        calm = Surface(QPalette.ColorRole.AlternateBase)
        inside = QVBoxLayout(calm)
        inside.setContentsMargins(24, 8, 24, 8)
        self.calm_row.name.setFont(self.calm_name.font())
        inside.addWidget(self.calm_row)
        for area in self.areas.values():
            self.pages.addWidget(area)
        foot = Surface(QPalette.ColorRole.AlternateBase)
        row = QHBoxLayout(foot)
        row.setContentsMargins(24, 12, 24, 12)
        row.setSpacing(8)
        dress(self.defaults, Kind.LINK)
        dress(self.ready, Kind.PRIMARY)
        row.addWidget(self.defaults)
        row.addStretch(1)
        row.addWidget(self.cancel)
        row.addWidget(self.ready)
        for button in (self.defaults, self.cancel):
            button.setAutoDefault(False)
        for button in (self.cancel, self.ready):
            button.setMinimumWidth(120)
        self.ready.setDefault(True)
        tabs = QHBoxLayout()
        tabs.setContentsMargins(24, 12, 24, 4)
        tabs.addWidget(self.tabs)
        tabs.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(top)
        column.addWidget(Rule())
        column.addWidget(calm)
        column.addWidget(Rule())
        column.addLayout(tabs)
        column.addWidget(self.pages, 1)
        column.addWidget(Rule())
        column.addWidget(foot)

    def _area(self, fields: tuple[str, ...]) -> QScrollArea:
        inside = QWidget()
        column = QVBoxLayout(inside)
        column.setContentsMargins(24, 8, 24, 12)
        column.setSpacing(8)
        for field in fields:
            self.rows[field].setMinimumHeight(48)
            column.addWidget(self.rows[field])
        column.addStretch(1)
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        scroll.setWidget(inside)
        scroll.viewport().setAutoFillBackground(False)
        inside.setAutoFillBackground(False)
        return scroll

    def _stand_aside(self) -> None:
        """Stand at the upper right of the window, so that much of the table is seen."""
        window = self.parentWidget()
        if window is None:
            return
        room, screen = window.frameGeometry(), self.screen().availableGeometry()
        wanted = room.topRight() - QPoint(self.width() + 16, -64)
        last = screen.bottomRight() - QPoint(self.width() + _FRAME, self.height() + _TITLE_BAR)
        x = max(screen.left(), min(wanted.x(), last.x()))
        y = max(screen.top(), min(wanted.y(), last.y()))
        self.move(x, y)
