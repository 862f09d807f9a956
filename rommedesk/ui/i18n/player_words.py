"""The people at the table in words: levels and names of computer players."""

from __future__ import annotations

from PySide6.QtCore import QObject


class PlayerWords(QObject):
    """What is said about players."""

    def level(self, level: str) -> str:
        """The name of a level; its code where it is one that this program does not know."""
        match level:
            case "random":
                return self.tr("Random", "a level")
            case "easy":
                return self.tr("Easy", "a level")
            case "medium":
                return self.tr("Medium", "a level")
            case "hard":
                return self.tr("Hard", "a level")
            case "expert":
                return self.tr("Expert", "a level")
            case _:
                return level

    def level_text(self, level: str) -> str:
        """What an opponent of this level remembers and foresees; "" where nothing is known of it."""
        match level:
            case "random":
                return self.tr("Plays any legal card, without a plan.")
            case "easy":
                return self.tr(
                    "Sees pairs and neighbours, forgets the discards and misses a chance now and then."
                )
            case "medium":
                return self.tr("Finds every meld in its own hand, and watches only that.")
            case "hard":
                return self.tr(
                    "Counts the cards it has seen, hides its melds and watches how many cards others hold."
                )
            case "expert":
                return self.tr(
                    "Plays the round on in its mind many times before it moves, each time giving the others"
                    " different hands, as good as hands may be by then. It never peeks."
                )
            case _:
                return ""

    def human(self) -> str:
        """What a person is called in the list of seats."""
        return self.tr("Person")

    def mixed(self) -> str:
        """The table at which the program chooses the levels."""
        return self.tr("Mixed table")

    def drawn(self) -> str:
        """What stands in the place of a level that is drawn by lot."""
        return self.tr("by lot", "a level")

    def mixed_text(self) -> str:
        """What a mixed table is."""
        return self.tr("The levels of the others are drawn by lot")

    def first_names(self) -> tuple[str, ...]:
        """Names for computer players, as many as can sit at a table.

        The last one is for the seat of the person, if that only watches.
        """
        return (
            self.tr("Anna", "a computer player"),
            self.tr("Ben", "a computer player"),
            self.tr("Clara", "a computer player"),
            self.tr("David", "a computer player"),
            self.tr("Emma", "a computer player"),
            self.tr("Felix", "a computer player"),
        )
