"""The keys of the table: one list for the keyboard, the help and the tests."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import assert_never

from PySide6.QtCore import QObject, Qt


class KeyDoes(StrEnum):
    """What a key of the table does."""

    LEFT = "left"
    RIGHT = "right"
    UP = "up"
    DOWN = "down"
    FIRST = "first"
    LAST = "last"
    SELECT = "select"
    SELECT_LEFT = "select-left"
    SELECT_RIGHT = "select-right"
    CARRY_LEFT = "carry-left"
    CARRY_RIGHT = "carry-right"
    ACTIVATE = "activate"
    LET_GO = "let-go"
    GATHER = "gather"
    DRAW = "draw"
    TAKE = "take"
    PASS = "pass"
    MELD = "meld"
    LAY_OFF = "lay-off"
    DISCARD = "discard"
    HINT = "hint"
    PLAY_HINT = "play-hint"
    UNDO = "undo"
    CHOICES = "choices"
    TO_RANK = "to-rank"
    READ_HAND = "read-hand"
    READ_TABLE = "read-table"
    READ_AGAIN = "read-again"


class KeyGroup(StrEnum):
    """Under which heading the help shows a key."""

    FOCUS = "focus"
    CARDS = "cards"
    MOVES = "moves"
    READING = "reading"


NAMED_KEYS: Mapping[tuple[Qt.Key, Qt.KeyboardModifier], KeyDoes] = {
    (Qt.Key.Key_Left, Qt.KeyboardModifier.NoModifier): KeyDoes.LEFT,
    (Qt.Key.Key_Right, Qt.KeyboardModifier.NoModifier): KeyDoes.RIGHT,
    (Qt.Key.Key_Up, Qt.KeyboardModifier.NoModifier): KeyDoes.UP,
    (Qt.Key.Key_Down, Qt.KeyboardModifier.NoModifier): KeyDoes.DOWN,
    (Qt.Key.Key_Home, Qt.KeyboardModifier.NoModifier): KeyDoes.FIRST,
    (Qt.Key.Key_End, Qt.KeyboardModifier.NoModifier): KeyDoes.LAST,
    (Qt.Key.Key_Space, Qt.KeyboardModifier.NoModifier): KeyDoes.SELECT,
    (Qt.Key.Key_Left, Qt.KeyboardModifier.ShiftModifier): KeyDoes.SELECT_LEFT,
    (Qt.Key.Key_Right, Qt.KeyboardModifier.ShiftModifier): KeyDoes.SELECT_RIGHT,
    (Qt.Key.Key_Left, Qt.KeyboardModifier.ControlModifier): KeyDoes.CARRY_LEFT,
    (Qt.Key.Key_Right, Qt.KeyboardModifier.ControlModifier): KeyDoes.CARRY_RIGHT,
    (Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier): KeyDoes.ACTIVATE,
    (Qt.Key.Key_Enter, Qt.KeyboardModifier.NoModifier): KeyDoes.ACTIVATE,
    (Qt.Key.Key_Escape, Qt.KeyboardModifier.NoModifier): KeyDoes.LET_GO,
    (Qt.Key.Key_Delete, Qt.KeyboardModifier.NoModifier): KeyDoes.DISCARD,
    (Qt.Key.Key_Backspace, Qt.KeyboardModifier.NoModifier): KeyDoes.DISCARD,
    (Qt.Key.Key_Menu, Qt.KeyboardModifier.NoModifier): KeyDoes.CHOICES,
    (Qt.Key.Key_F10, Qt.KeyboardModifier.ShiftModifier): KeyDoes.CHOICES,
}
"""Keys that every keyboard has in the same place."""

LETTERS: Mapping[str, KeyDoes] = {
    "S": KeyDoes.DRAW,
    "T": KeyDoes.TAKE,
    "P": KeyDoes.PASS,
    "M": KeyDoes.MELD,
    "L": KeyDoes.LAY_OFF,
    "D": KeyDoes.DISCARD,
    "U": KeyDoes.UNDO,
    "V": KeyDoes.HINT,
    "Y": KeyDoes.PLAY_HINT,
    "B": KeyDoes.CHOICES,
    "G": KeyDoes.GATHER,
    "H": KeyDoes.READ_HAND,
    "I": KeyDoes.READ_TABLE,
    "R": KeyDoes.READ_AGAIN,
}
"""Letters of a Latin keyboard; on another one the key in the same place."""

RANK_KEYS: Mapping[str, int] = {
    "A": 1,
    **{str(rank): rank for rank in range(2, 10)},
    "1": 10,
    "0": 10,
    "J": 11,
    "Q": 12,
    "K": 13,
    "X": 0,
}
"""Keys that go to the next card of a rank, 0 for the jokers; none of them does anything else."""


@dataclass(frozen=True, slots=True)
class KeyHelp:
    """A line of the help: keys as they are printed, and what they do."""

    group: KeyGroup
    keys: str
    does: KeyDoes
    """The first of several things that belong together."""


KEY_SCHEME: tuple[KeyHelp, ...] = (
    KeyHelp(KeyGroup.FOCUS, "← →", KeyDoes.LEFT),
    KeyHelp(KeyGroup.FOCUS, "↑ ↓", KeyDoes.UP),
    KeyHelp(KeyGroup.FOCUS, "Home End", KeyDoes.FIRST),
    KeyHelp(KeyGroup.FOCUS, "2 … 9 0 J Q K A X", KeyDoes.TO_RANK),
    KeyHelp(KeyGroup.CARDS, "Space", KeyDoes.SELECT),
    KeyHelp(KeyGroup.CARDS, "Shift+← Shift+→", KeyDoes.SELECT_LEFT),
    KeyHelp(KeyGroup.CARDS, "Ctrl+← Ctrl+→", KeyDoes.CARRY_LEFT),
    KeyHelp(KeyGroup.CARDS, "Esc", KeyDoes.LET_GO),
    KeyHelp(KeyGroup.CARDS, "G", KeyDoes.GATHER),
    KeyHelp(KeyGroup.MOVES, "Enter", KeyDoes.ACTIVATE),
    KeyHelp(KeyGroup.MOVES, "S", KeyDoes.DRAW),
    KeyHelp(KeyGroup.MOVES, "T", KeyDoes.TAKE),
    KeyHelp(KeyGroup.MOVES, "M", KeyDoes.MELD),
    KeyHelp(KeyGroup.MOVES, "L", KeyDoes.LAY_OFF),
    KeyHelp(KeyGroup.MOVES, "D Del", KeyDoes.DISCARD),
    KeyHelp(KeyGroup.MOVES, "U Ctrl+Z", KeyDoes.UNDO),
    KeyHelp(KeyGroup.MOVES, "P", KeyDoes.PASS),
    KeyHelp(KeyGroup.MOVES, "V Ctrl+H", KeyDoes.HINT),
    KeyHelp(KeyGroup.MOVES, "Y Ctrl+Enter", KeyDoes.PLAY_HINT),
    KeyHelp(KeyGroup.MOVES, "B Shift+F10", KeyDoes.CHOICES),
    KeyHelp(KeyGroup.READING, "H", KeyDoes.READ_HAND),
    KeyHelp(KeyGroup.READING, "I", KeyDoes.READ_TABLE),
    KeyHelp(KeyGroup.READING, "R", KeyDoes.READ_AGAIN),
)
"""All keys of the table in the order of the help."""


class KeyWords(QObject):
    """The help for the keys, in the language of the interface."""

    def keys(self, line: KeyHelp) -> str:
        """The names of the keys as they are printed on keyboards of this language."""
        printed = {
            "Home": self.tr("Home", "a key"),
            "End": self.tr("End", "a key"),
            "Space": self.tr("Space", "a key"),
            "Shift": self.tr("Shift", "a key"),
            "Ctrl": self.tr("Ctrl", "a key"),
            "Esc": self.tr("Esc", "a key"),
            "Enter": self.tr("Enter", "a key"),
            "Del": self.tr("Del", "a key"),
        }
        return "  ".join(
            "+".join(printed.get(part, part) for part in keys.split("+")) for keys in line.keys.split(" ")
        )

    def group(self, group: KeyGroup) -> str:
        """The heading of a group."""
        match group:
            case KeyGroup.FOCUS:
                return self.tr("Go from thing to thing")
            case KeyGroup.CARDS:
                return self.tr("Cards of the hand")
            case KeyGroup.MOVES:
                return self.tr("Moves")
            case KeyGroup.READING:
                return self.tr("Have it read out (with a screen reader)")
            case _:
                assert_never(group)

    def does(self, does: KeyDoes) -> str:
        """What a line of the help says."""
        return self._texts()[does]

    def _texts(self) -> Mapping[KeyDoes, str]:
        return {
            KeyDoes.LEFT: self.tr("To the neighbour"),
            KeyDoes.UP: self.tr("Between bars, hand, tray, stock and pile, melds, and players"),
            KeyDoes.FIRST: self.tr("To the first or last one"),
            KeyDoes.TO_RANK: self.tr(
                "To the next card of this rank: 0 is the ten, J the jack, Q the queen, K the king, "
                "A the ace, X a joker"
            ),
            KeyDoes.SELECT: self.tr("Select the card, or take it out of the selection"),
            KeyDoes.SELECT_LEFT: self.tr("Select the neighbour as well"),
            KeyDoes.CARRY_LEFT: self.tr("Move the card within the hand"),
            KeyDoes.LET_GO: self.tr("Select nothing, or take a hint away"),
            KeyDoes.GATHER: self.tr("Gather the selected cards on the tray, or take them back from there"),
            KeyDoes.ACTIVATE: self.tr(
                "Do what is there to do: select, draw, take, lay off the selected cards, discard"
            ),
            KeyDoes.DRAW: self.tr("Draw from the stock"),
            KeyDoes.TAKE: self.tr("Take the discard, or the stairs from the marked step on"),
            KeyDoes.MELD: self.tr("Meld the selected cards, or the marked group or bar"),
            KeyDoes.LAY_OFF: self.tr("Lay off the selected cards, or swap them for a joker"),
            KeyDoes.DISCARD: self.tr("Discard the selected card, or else the one you are on"),
            KeyDoes.UNDO: self.tr("Take back a step"),
            KeyDoes.PASS: self.tr("Pass, when there is nothing left to draw"),
            KeyDoes.HINT: self.tr("A hint; again: all that could be done"),
            KeyDoes.PLAY_HINT: self.tr("Play the hint on show"),
            KeyDoes.CHOICES: self.tr("What can I do with this?"),
            KeyDoes.READ_HAND: self.tr("The hand"),
            KeyDoes.READ_TABLE: self.tr("Whose turn it is, and how the table stands"),
            KeyDoes.READ_AGAIN: self.tr("The last message again"),
        }
