"""What the program is, and under which licences it and its parts come."""

from __future__ import annotations

import platform
from html import escape

import PySide6
from PySide6.QtCore import QSize, Qt, qVersion
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QTextBrowser, QVBoxLayout, QWidget

import rommedesk
from rommedesk.ui.dialogs.dialog import Dialog
from rommedesk.ui.parts import label
from rommedesk.ui.style import TITLE
from rommedesk.ui.table.art import CardArt

_ICON = 72

_MIT = """Permission is hereby granted, free of charge, to any person obtaining a copy of this software and \
associated documentation files (the "Software"), to deal in the Software without restriction, including \
without limitation the rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell \
copies of the Software, and to permit persons to whom the Software is furnished to do so, subject to the \
following conditions: The above copyright notice and this permission notice shall be included in all copies \
or substantial portions of the Software. THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, \
EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR \
PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, \
DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN \
CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE."""
"""The wording of a licence is not translated."""


class AboutDialog(Dialog):
    """Name, version, licences."""

    def __init__(self, art: CardArt, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        picture = QLabel()
        picture.setPixmap(art.icon().pixmap(QSize(_ICON, _ICON), self.devicePixelRatioF()))
        self.title, self.version = label(TITLE, bold=True), label(kind="second")
        self.licences = QTextBrowser()
        self.licences.setOpenLinks(False)
        self.close_button = QPushButton()
        self.close_button.setDefault(True)
        self.close_button.clicked.connect(self.accept)
        names = QVBoxLayout()
        names.setSpacing(2)
        names.addStretch(1)
        names.addWidget(self.title)
        names.addWidget(self.version)
        names.addStretch(1)
        head = QHBoxLayout()
        head.setSpacing(16)
        head.addWidget(picture, 0, Qt.AlignmentFlag.AlignTop)
        head.addLayout(names, 1)
        foot = QHBoxLayout()
        foot.addStretch(1)
        foot.addWidget(self.close_button)
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 20, 24, 16)
        column.setSpacing(12)
        column.addLayout(head)
        column.addWidget(self.licences, 1)
        column.addLayout(foot)
        self.retranslate()
        self.fit(QSize(600, 520))

    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("About Rommé Desk"))
        self.title.setText("Rommé Desk")
        self.version.setText(self.tr("Version {version}").format(version=rommedesk.__version__))
        self.close_button.setText(self.tr("Close"))
        self.licences.setAccessibleName(self.tr("Licences"))
        parts = (
            self.tr("Five rummy games on one table, with exact rules and honest computer players."),
            self.tr("The program opens no network connection and sends nothing to anybody."),
            self.tr("Program: MIT licence. Copyright the Rommé Desk authors."),
            self.tr("Cards, backs and icon: CC0 1.0, free for any use without conditions."),
            self.tr(
                "Window: Qt {qt} and PySide6 {pyside}, used under the GNU Lesser General Public License,"
                " version 3. Copyright The Qt Company Ltd and other contributors. Qt comes unchanged and as"
                " libraries of its own, which you may replace by your own builds; its source text is to be"
                " had from qt.io."
            ).format(qt=qVersion(), pyside=PySide6.__version__),
            self.tr("Language: Python {version}, Python Software Foundation License.").format(
                version=platform.python_version()
            ),
            self.tr("Places of files: platformdirs, MIT licence."),
        )
        paragraphs = "".join(f"<p>{escape(part)}</p>" for part in parts)
        self.licences.setHtml(f"{paragraphs}<h4>MIT</h4><p>{escape(_MIT)}</p>")
