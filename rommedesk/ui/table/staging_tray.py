"""The staging tray on the table: shows the groups, and takes what is dropped on it or clicked."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import assert_never

from rommedesk.engine.cards import Card
from rommedesk.engine.moves import LayMeld
from rommedesk.ui.i18n.calm import hides_points
from rommedesk.ui.table.desk import PlayingDesk
from rommedesk.ui.table.meld_pictures import ChipLook, GroupChip, TrayPicture
from rommedesk.ui.table.opening_counter import opening_counter
from rommedesk.ui.table.painting import text_width
from rommedesk.ui.table.pictures import Picture
from rommedesk.ui.table.scene import CLOSE_MS, Shown
from rommedesk.ui.table.staging import Judged, Verdict, judged
from rommedesk.ui.table.staging_place import BETWEEN

TRAY_LEVEL, CHIP_LEVEL = 40.0, 2000.0
"""The tray lies under all cards, the notes on the groups over those of the hand."""

Point = tuple[float, float]


class StagingTray:
    """Shows the staging of a scene."""

    def __init__(self, desk: PlayingDesk) -> None:
        self._desk = desk
        self._scene = desk.scene_of_table
        self._groups: tuple[Judged, ...] = ()
        self._chips: tuple[GroupChip, ...] = ()
        self._ground: TrayPicture | None = None
        self._is_hot = False

    @property
    def groups(self) -> tuple[Judged, ...]:
        """The groups on the tray with what they are worth now."""
        return self._groups

    @property
    def chips(self) -> tuple[GroupChip, ...]:
        """The notes on the groups, in their order."""
        return self._chips

    def follow(self) -> None:
        """Show the groups as they are now."""
        shown = self._scene.shown
        place = shown.layout.staging if shown is not None else None
        if (
            shown is None
            or shown.view.seat is None
            or place is None
            or shown.view.position.result is not None
        ):
            self._groups, self._chips, self._ground = (), (), None
            self._scene.show_overlays("staging", ())
            self._scene.show_overlays("chip", ())
            return
        self._groups = tuple(
            judged(group, shown.view, self._desk.check) for group in self._scene.staging.groups
        )
        melds = [group.meld for group in self._groups if group.meld is not None]
        counter = opening_counter(shown.view, melds)
        words = self._scene.words
        measures = shown.layout.measures
        self._ground = TrayPicture(
            box=place.box,
            head=place.head,
            is_open=place.is_open,
            is_hot=self._is_hot,
            title=words.gathered() if place.is_open else words.gather_here(),
            counted="" if counter is None else words.counted(counter.reached, counter.minimum),
            counter=counter,
            text=measures.text,
            figure=round(26 * measures.zoom) if place.is_open and not measures.is_compact else measures.title,
        )
        self._chips = tuple(self._note(shown, number) for number in range(len(self._groups)))
        self._scene.show_overlays("staging", (self._ground,), TRAY_LEVEL)
        seen: list[Picture] = [chip for chip in self._chips if chip.text]
        self._scene.show_overlays("chip", seen, CHIP_LEVEL)

    def _note(self, shown: Shown, number: int) -> GroupChip:
        place = shown.layout.staging
        assert place is not None
        group, box, size = self._groups[number], place.groups[number], shown.layout.measures.text
        words = self._scene.words
        points = None if hides_points(self._scene.options.hides_scores, shown.view) else group.points
        long, short, look = "", "", ChipLook.PLAIN
        match group.verdict:
            case Verdict.WHOLE:
                long, short, look = words.lay_group(points), _figure(points), ChipLook.ACTIVE
            case Verdict.NOT_NOW:
                long, short = words.not_now(points), _figure(points)
            case Verdict.LACKS_ONE:
                long, short, look = words.lacks_one(), "+1", ChipLook.DOTTED
            case Verdict.NO_MELD:
                long, short = words.no_meld(), "–"
            case Verdict.LOOSE:
                pass
            case _:
                assert_never(group.verdict)
        fits = text_width(long, size, bold=True) + 20 <= box.width + BETWEEN - 4
        return GroupChip(box.centre[0], box.bottom, long if fits else short, size, look)

    # ---- the mouse -------------------------------------------------------------------------------------

    def group_at(self, at: Point) -> Judged | None:
        """The group whose note is under the pointer."""
        for group, chip in zip(self._groups, self._chips, strict=True):
            if chip.text and chip.reach.contains(*at):
                return group
        return None

    def covers(self, at: Point) -> bool:
        """Whether cards that are dropped here come onto the tray."""
        shown = self._scene.shown
        place = shown.layout.staging if shown is not None else None
        is_playing = shown is not None and shown.view.position.result is None
        return place is not None and is_playing and place.box.contains(*at)

    def carry(self, at: Point | None) -> None:
        """Cards of the hand hang there now."""
        is_hot = at is not None and self.covers(at)
        if is_hot is not self._is_hot and self._ground is not None:
            self._is_hot = is_hot
            self._ground = replace(self._ground, is_hot=is_hot)
            self._scene.show_overlays("staging", (self._ground,), TRAY_LEVEL)

    def drop(self, cards: Sequence[Card], at: Point) -> bool:
        """Put cards of the hand on the tray if they are dropped there; whether they were."""
        shown = self._scene.shown
        if shown is None or not self.covers(at):
            return False
        place = shown.layout.staging
        number = place.group_at(*at) if place is not None else None
        self._scene.staging.put(cards, None if number is None else self._scene.staging.groups[number])
        return True

    def gather(self, cards: Sequence[Card], into: Judged | None = None) -> bool:
        """Put these cards to a group on the tray, or as a new one; whether there are any.

        Cards that all lie there already go back to the hand.
        """
        staging = self._scene.staging
        if not cards:
            return False
        group = next((one for one in staging.groups if into is not None and set(one) == set(into.cards)), ())
        if set(cards) <= (set(group) or staging.cards):
            staging.take_back(cards)
        else:
            staging.put([card for card in cards if card not in group], group or None)
        self._desk.select(frozenset())
        self._scene.arrange(CLOSE_MS)
        return True

    def bundle(self, card: Card) -> tuple[Card, ...]:
        """What a drag of a card takes along: the whole meld on the tray, else the card alone."""
        whole = next(
            (group for group in self._groups if group.meld is not None and card in group.cards), None
        )
        return whole.cards if whole is not None else (card,)

    def activate(self, group: Judged, near: Point) -> bool:
        """Lay a group that is a meld, or select its cards; whether it was laid."""
        shown = self._scene.shown
        assert shown is not None
        if group.meld is None or shown.view.seat is None:
            self._desk.select(frozenset(group.cards))
            return False
        return self._desk.try_move(LayMeld(shown.view.seat, group.meld.names), group.cards, near)


def _figure(points: int | None) -> str:
    """What stands on a meld where there is no room for words."""
    return "✓" if points is None else str(points)
