"""Contact sheets: the cards as the table shows them, to be looked at.  Needs PySide6 and the program."""

from __future__ import annotations

import os
from pathlib import Path

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter, QPixmap

from rommedesk.engine.cards import ALL_FACES, Face
from rommedesk.ui.table.art import BackStyle, CardArt, JokerFigure, Letters, card_height, shadow_margin
from rommedesk.ui.table.painting import felt
from rommedesk.ui.theme import LIGHT, THEMES, Surface

FAN = "Ac 2d 3h 4s 5c 6d 7h 8s 9c Td Jh Qs Kc"
FEW = "Kc Qd Th 9s Ad Jc"
COURTS = [face for rank in (11, 12, 13) for face in ALL_FACES if face.rank == rank]


class Sheet:
    """A felt on which cards are placed in rows, at one pixel ratio."""

    def __init__(self, width: int, height: int, dpr: float, felt: str) -> None:
        self.image = QImage(round(width * dpr), round(height * dpr), QImage.Format.Format_RGB32)
        self.image.setDevicePixelRatio(dpr)
        self.image.fill(QColor(felt))
        self.painter = QPainter(self.image)

    def place(self, pixmap: QPixmap, x: float, y: float, margin: int) -> None:
        self.painter.drawPixmap(QPointF(x - margin, y - margin), pixmap)

    def row(self, pixmaps: list[QPixmap], y: float, width: int, pitch: float) -> None:
        for i, pixmap in enumerate(pixmaps):
            self.place(pixmap, 24 + i * pitch, y, shadow_margin(width))

    def save(self, path: Path) -> None:
        self.painter.end()
        path.parent.mkdir(parents=True, exist_ok=True)
        self.image.save(str(path))


def surfaces(cards: Path, dpr: float) -> Sheet:
    """Every surface in both themes with cards of four colours and a large index on it."""
    width, high = 104, 176
    sheet = Sheet(1180, 24 + 4 * (high + 24), dpr, "#000000")
    for column, theme in enumerate(THEMES):
        for row, surface in enumerate(Surface):
            worn = theme.dressed(surface, has_four_colours=True)
            art = CardArt(cards, worn, has_large_index=True)
            x, y = 24 + column * 574, 24 + row * (high + 24)
            sheet.painter.drawPixmap(QPointF(x, y), felt(550, high, dpr, worn))
            letters = list(Letters)[row % 3]
            fan = [art.face(Face.parse(text), width, dpr, letters) for text in FEW.split()]
            fan.insert(3, art.joker(width, dpr, letters, Face.parse("Td")))
            for i, pixmap in enumerate(fan):
                sheet.place(pixmap, x + 16 + i * round(0.285 * width), y + 16, shadow_margin(width))
            for i, style in enumerate(BackStyle):
                sheet.place(art.back(style, 76, dpr), x + 316 + i * 66, y + 34, shadow_margin(76))
    return sheet


def fans(art: CardArt, dpr: float, felt: str) -> Sheet:
    """Tight fans at hand and table size in the letters of three languages, with jokers and ribbons."""
    sheet = Sheet(780, 1160, dpr, felt)
    y = 24.0
    for width in (104, 76, 60):
        pitch = round(0.285 * width)
        for letters in Letters:
            fan = [art.face(Face.parse(text), width, dpr, letters) for text in FAN.split()]
            fan.insert(4, art.joker(width, dpr, letters, Face.parse("Tc")))
            fan.insert(8, art.joker(width, dpr, letters, Face.parse("Qh")))
            fan.append(art.joker(width, dpr, letters, figure=JokerFigure.CAT))
            sheet.row(fan, y, width, pitch)
            rest = sheet_rest(art, width, dpr, letters)
            for i, pixmap in enumerate(rest):
                sheet.place(
                    pixmap, 24 + (len(fan) - 1) * pitch + width * 1.15 * (i + 1), y, shadow_margin(width)
                )
            y += card_height(width) + 16
    return sheet


def sheet_rest(art: CardArt, width: int, dpr: float, letters: Letters) -> list[QPixmap]:
    """A few whole cards for the end of a row."""
    if width > 76:
        return [art.face(Face.parse("Td"), width, dpr, letters)]
    whole = [art.face(Face.parse(text), width, dpr, letters) for text in ("Td", "Kh")]
    return [*whole, art.joker(width, dpr, letters, Face.parse("9h")), art.back(BackStyle.LATTICE, width, dpr)]


def deck(art: CardArt, width: int, dpr: float, felt: str) -> Sheet:
    """All faces, jokers and backs side by side."""
    pitch, step = width + 12, card_height(width) + 12
    sheet = Sheet(36 + 13 * pitch, 36 + 5 * step, dpr, felt)
    for suit in range(4):
        row = [art.face(face, width, dpr, Letters.ENGLISH) for face in ALL_FACES if face.suit == suit]
        sheet.row(row, 24 + suit * step, width, pitch)
    last = [art.joker(width, dpr, Letters.ENGLISH, figure=figure) for figure in JokerFigure]
    last += [
        art.joker(width, dpr, Letters.RUSSIAN, Face.parse("Qs"), figure=figure) for figure in JokerFigure
    ]
    last += [art.back(style, width, dpr) for style in BackStyle]
    last += [art.back(BackStyle.PLAIN, width, dpr, lifted=True)]
    sheet.row(last, 24 + 4 * step, width, pitch)
    art.icon().paint(sheet.painter, QRectF(24 + 9 * pitch, 24 + 4 * step, 128, 128).toRect())
    return sheet


def courts(art: CardArt, felt: str) -> Sheet:
    """The court cards large."""
    sheet = Sheet(36 + 6 * 312, 36 + 2 * 431, 1.0, felt)
    for i, face in enumerate(COURTS):
        x, y = 24 + i % 6 * 312, 24 + i // 6 * 431
        sheet.place(art.face(face, 300, 1.0, Letters.ENGLISH), x, y, shadow_margin(300))
    return sheet


def draw_sheets(cards: Path, folder: Path) -> None:
    """All sheets of the deck in the folder of cards, as PNG files."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = QGuiApplication([])  # noqa: F841
    for theme in THEMES:
        art, name, felt = CardArt(cards, theme), theme.name, theme.felt_centre
        for dpr in (1.0, 2.0):
            fans(art, dpr, felt).save(folder / f"fans-{name}-{dpr:g}x.png")
        deck(art, 104, 1.0, felt).save(folder / f"deck-{name}.png")
    courts(CardArt(cards), LIGHT.felt_centre).save(folder / "courts.png")
    surfaces(cards, 2.0).save(folder / "surfaces-2x.png")
    large = CardArt(cards, LIGHT.dressed(Surface.GREEN, has_four_colours=True), has_large_index=True)
    fans(large, 1.0, LIGHT.felt_centre).save(folder / "fans-large-1x.png")
    fans(large, 2.0, LIGHT.felt_centre).save(folder / "fans-large-2x.png")
