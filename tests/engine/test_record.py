"""Records: a match as text, read strictly, resumed where it was torn (rulebook 5, *Undo*)."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rommedesk.engine.cards import write_names
from rommedesk.engine.moves import Draw, Pass, Undo
from rommedesk.engine.presets import PRESETS, ROMME, ROMME_RU, RUMMY51, TREPPEN
from rommedesk.engine.reasons import IllegalMove, Reason, Refusal
from rommedesk.engine.record import GameRecord, TornRecord, read_record, undoable
from rommedesk.engine.record_lines import (
    MoveLine,
    Player,
    PlayerKind,
    RecordError,
    RecordFault,
    ReshuffleLine,
    Setup,
    fingerprint,
)
from rommedesk.engine.rule_fields import RulesError
from tests.playing import deal_round, follow, new_record, play_match, play_round, players, stacked

Json = dict[str, Any]


def text_of(record: GameRecord) -> str:
    return "".join(f"{line}\n" for line in record.lines())


@cache
def match(name: str) -> GameRecord:
    """Three rounds of a preset; nobody plays on in it."""
    rules = PRESETS[name]
    return play_match(rules, rules.players[0], Random(1), most_rounds=3)


@pytest.fixture(scope="module")
def rummy51() -> GameRecord:
    """A whole match with draws for high cards, stocks made anew and chips; the stock is short."""
    rules = replace(RUMMY51, packs=1, hand_size=20, opening_points=0, first_meld_turn=10)
    return play_match(rules, 2, Random(1))


# ---- text ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", PRESETS)
def test_text_is_read_and_written_again_to_the_last_byte(name: str) -> None:
    record = match(name)
    again = read_record(text_of(record))
    assert text_of(again) == text_of(record)
    assert again.setup == record.setup
    assert again.results == record.results
    assert again.standing == record.standing


@pytest.mark.parametrize("name", PRESETS)
def test_reading_leads_to_the_same_state_at_every_line(name: str) -> None:
    rules = PRESETS[name]
    rng = Random(7)
    record = new_record(rules, rules.players[0], rng)
    deal_round(record, rng)
    states = []
    play_round(record, rng, after_move=lambda: states.append((record.line_count, record.round)))
    for count, state in states[-60::6]:
        again = read_record("\n".join(list(record.lines())[:count]))
        assert again.round == state
        assert again.round is not None
        # Undo goes on after the program was closed in the middle of a turn.
        assert again.round.previous == (None if state is None else state.previous)


def test_a_new_stock_is_written_before_the_draw_and_read_with_the_same_twins(rummy51: GameRecord) -> None:
    stocks = [index for index, line in enumerate(rummy51.log) if isinstance(line, ReshuffleLine)]
    assert stocks
    for index in stocks:
        following = rummy51.log[index + 1]
        assert isinstance(following, MoveLine)
        assert isinstance(following.move, Draw)
    assert read_record(text_of(rummy51)).round == rummy51.round


def test_lines_not_yet_written_are_asked_for_by_number() -> None:
    record = stacked(ROMME, ["Kc", "Qc"])
    before = record.line_count
    follow(record, "1: discard Kc", "2: draw")
    assert list(record.lines(before)) == ['{"seat": 1, "move": "discard Kc"}', '{"seat": 2, "move": "draw"}']
    assert record.line_count == before + 2


def with_stand_in(seats: object) -> str:
    """A match of a person (seat 1) and a computer player in which the first move names stand-ins."""
    record = GameRecord(
        Setup(
            replace(ROMME, starter_extra_card=False),
            (Player("a", "A", PlayerKind.HUMAN), Player("b", "B", PlayerKind.COMPUTER, "medium", 1)),
            first_dealer=2,
        )
    )
    deal_round(record, Random(1))
    lines = list(record.lines())
    return "\n".join([*lines, json.dumps({"seat": 1, "move": "draw", "stand_ins": seats}), ""])


def test_a_record_tells_who_is_replaced_for_the_rest_of_the_round() -> None:
    text = with_stand_in([1])
    record = read_record(text)
    assert record.stand_ins == (1,)
    assert text_of(record) == text
    again = GameRecord(record.setup)
    deal_round(again, Random(1))
    assert again.stand_ins == ()
    again.play(Draw(1), stand_ins=(1,))
    assert list(again.lines())[-1] == text.splitlines()[-1]


@pytest.mark.parametrize(
    ("seats", "fault"),
    [
        ([2], RecordFault.BAD_PLAYERS),
        ([0], RecordFault.BAD_PLAYERS),
        ([3], RecordFault.BAD_PLAYERS),
        ([-1], RecordFault.WRONG_TYPE),
        ("1", RecordFault.WRONG_TYPE),
    ],
)
def test_only_people_are_replaced(seats: object, fault: RecordFault) -> None:
    with pytest.raises(RecordError) as raised:
        read_record(with_stand_in(seats))
    assert (raised.value.fault, raised.value.detail) == (fault, "stand_ins")


def test_names_of_people_are_written_as_they_are() -> None:
    line = next(stacked(ROMME, ["", ""]).lines())
    assert '"Zoë"' in line


def test_the_result_stands_behind_the_last_move_and_the_winners_behind_the_last_round() -> None:
    record = match("romme")
    results = [json.loads(line) for line in record.lines() if line.startswith('{"result"')]
    assert [line["result"] for line in results] == [1, 2, 3]
    assert "match" not in results[1]
    assert results[2]["match"]["totals"] == list(record.standing.totals)
    assert results[2]["match"]["winners"] == list(record.standing.winners)


def test_fingerprint_is_the_hash_of_salt_and_order() -> None:
    record = stacked(TREPPEN, ["7c", "8c"])
    assert record.dealt is not None
    assert record.deal is not None
    expected = hashlib.sha256(f"5a17 {write_names(record.deal.order)}".encode()).hexdigest()
    assert record.dealt.fingerprint == fingerprint("5a17", record.deal.order) == expected
    assert f'"salt": "5a17", "fingerprint": "{expected}"' in list(record.lines())[1]


def test_unknown_keys_are_kept_everywhere() -> None:
    record = match("treppen")
    lines = [json.loads(line) for line in record.lines()]
    for line in lines:
        line["later"] = {"deep": [1, 2.5, None, "ä\u2028\U0001f600"]}
    lines[0]["players"][1]["avatar"] = "owl"
    if "match" in lines[-1]:
        lines[-1]["match"]["bonus"] = 7
    text = "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in lines)
    assert text_of(read_record(text)) == text


def test_unknown_keys_of_the_standing_are_kept() -> None:
    record = match("romme")
    *lines, last = text_of(record).splitlines()
    altered = json.loads(last)
    altered["match"]["bonus"] = 7
    text = "\n".join([*lines, json.dumps(altered)]) + "\n"
    assert text_of(read_record(text)) == text


def test_line_ends_of_another_system_are_read() -> None:
    record = match("treppen")
    assert text_of(read_record(text_of(record).replace("\n", "\r\n"))) == text_of(record)


# ---- what is refused -------------------------------------------------------------------------------------


def refused(text: str | bytes) -> tuple[RecordFault, int, str]:
    with pytest.raises(RecordError) as caught:
        read_record(text)
    return caught.value.fault, caught.value.line, caught.value.detail


def altered(record: GameRecord, number: int, change: Callable[[Json], object]) -> str:
    """The text with its `number`-th line changed; the first line is 1, the last -1."""
    lines = [json.loads(line) for line in record.lines()]
    change(lines[number - 1 if number > 0 else number])
    return "".join(json.dumps(line) + "\n" for line in lines)


def put(*path: str | int, value: Any) -> Callable[[Json], None]:
    def change(line: Any) -> None:
        for key in path[:-1]:
            line = line[key]
        line[path[-1]] = value

    return change


def drop(*path: str | int) -> Callable[[Json], None]:
    def change(line: Any) -> None:
        for key in path[:-1]:
            line = line[key]
        del line[path[-1]]

    return change


SMALL = stacked(ROMME, ["Kc 7h 7d 7s", "Qc"], "2c 3c 4c")
follow(SMALL, "1: discard Kc", "2: draw", "2: discard Qc")

FAULTS = [
    # line, change, fault, detail
    (1, drop("romme"), RecordFault.NOT_A_RECORD, ""),
    (1, put("romme", value=2), RecordFault.NEWER_FORMAT, "2"),
    (1, put("romme", value=0), RecordFault.WRONG_TYPE, "romme"),
    (1, put("romme", value=True), RecordFault.WRONG_TYPE, "romme"),
    (1, put("romme", value="1"), RecordFault.WRONG_TYPE, "romme"),
    (1, drop("program"), RecordFault.MISSING_KEY, "program"),
    (1, put("started", value=5), RecordFault.WRONG_TYPE, "started"),
    (1, put("rules", value=[]), RecordFault.WRONG_TYPE, "rules"),
    (1, drop("rules", "jokers"), RecordFault.MISSING_KEY, "jokers"),
    (1, put("rules", "jokers", value=99), RecordFault.BAD_RULES, "jokers"),
    (1, put("rules", "beer", value=True), RecordFault.BAD_RULES, "beer"),
    (1, put("rules", "limit", value="none"), RecordFault.BAD_RULES, "limit"),
    (1, put("rules", "rounds", value=None), RecordFault.BAD_RULES, "rounds"),
    (1, put("players", value={}), RecordFault.WRONG_TYPE, "players"),
    (1, put("players", value=[]), RecordFault.BAD_RULES, "players"),
    (1, put("players", 0, value="me"), RecordFault.WRONG_TYPE, "players"),
    (1, put("players", 0, "id", value=""), RecordFault.BAD_PLAYERS, "id"),
    (1, put("players", 0, "id", value="bot-2"), RecordFault.BAD_PLAYERS, "id"),
    (1, put("players", 0, "kind", value="dog"), RecordFault.WRONG_TYPE, "kind"),
    (1, drop("players", 0, "name"), RecordFault.MISSING_KEY, "name"),
    (1, put("players", 0, "version", value=-1), RecordFault.WRONG_TYPE, "version"),
    (1, put("first_dealer", value=0), RecordFault.WRONG_ORDER_OF_PLAY, "first_dealer"),
    (1, put("first_dealer", value=3), RecordFault.WRONG_ORDER_OF_PLAY, "first_dealer"),
    (2, put("deal", value=1.0), RecordFault.WRONG_TYPE, "deal"),
    (2, put("round", value=2), RecordFault.WRONG_ORDER_OF_PLAY, ""),
    (2, put("dealer", value=1), RecordFault.WRONG_ORDER_OF_PLAY, ""),
    (2, put("turn_order", value=[2, 1]), RecordFault.WRONG_ORDER_OF_PLAY, ""),
    (2, put("turn_order", value=[1]), RecordFault.WRONG_ORDER_OF_PLAY, ""),
    (2, put("high_cards", value=[[[1, "7h"], [2, "8h"]]]), RecordFault.WRONG_ORDER_OF_PLAY, ""),
    (2, put("high_cards", value=[[[1]]]), RecordFault.WRONG_TYPE, "high_cards"),
    (2, put("high_cards", value=[[[1, "*"]]]), RecordFault.BAD_NOTATION, "high_cards"),
    (2, put("order", value="7h Xx"), RecordFault.BAD_NOTATION, "order"),
    (2, put("order", value="7h  8h"), RecordFault.BAD_NOTATION, "order"),
    (2, put("order", value="7h 8h"), RecordFault.WRONG_PACK, ""),
    (2, put("salt", value=""), RecordFault.WRONG_TYPE, "salt"),
    (2, put("salt", value="5A17"), RecordFault.WRONG_TYPE, "salt"),
    (2, put("salt", value="5a18"), RecordFault.WRONG_FINGERPRINT, ""),
    (2, put("fingerprint", value="0" * 64), RecordFault.WRONG_FINGERPRINT, ""),
    (3, put("seat", value=2), RecordFault.ILLEGAL_MOVE, "not-your-turn"),
    (3, put("move", value="draw"), RecordFault.ILLEGAL_MOVE, "already-drawn"),
    (3, put("move", value="discard"), RecordFault.BAD_NOTATION, "move"),
    (3, put("move", value="meld 7h  7d 7s"), RecordFault.BAD_NOTATION, "move"),
    (3, put("move", value=["draw"]), RecordFault.WRONG_TYPE, "move"),
    (3, drop("seat"), RecordFault.MISSING_KEY, "seat"),
    (3, drop("move"), RecordFault.UNEXPECTED_LINE, ""),
    (3, lambda line: line.update(reshuffle="7h"), RecordFault.UNEXPECTED_LINE, ""),
]


@pytest.mark.parametrize(("line", "change", "fault", "detail"), FAULTS)
def test_a_changed_line_is_refused_with_its_number(
    line: int, change: Callable[[Json], object], fault: RecordFault, detail: str
) -> None:
    assert refused(altered(SMALL, line, change)) == (fault, line, detail)


def test_a_changed_deck_shows_in_the_fingerprint() -> None:
    def swap(line: Json) -> None:
        order = line["order"].split()
        order[-1], order[-2] = order[-2], order[-1]
        line["order"] = " ".join(order)

    assert refused(altered(SMALL, 2, swap)) == (RecordFault.WRONG_FINGERPRINT, 2, "")


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        (put("scores", value=[1, 2]), RecordFault.WRONG_RESULT),
        (put("winner", value=9), RecordFault.WRONG_RESULT),
        (put("hand_rummy", value=0), RecordFault.WRONG_TYPE),
        (put("end", value="passed"), RecordFault.WRONG_RESULT),
        (put("end", value="won"), RecordFault.WRONG_TYPE),
        (put("result", value=1), RecordFault.WRONG_RESULT),
        (put("match", "totals", 0, value=-1), RecordFault.WRONG_RESULT),
        (put("match", "winners", value=[1, 2]), RecordFault.WRONG_RESULT),
        (put("match", value=[]), RecordFault.WRONG_TYPE),
        (drop("match"), RecordFault.WRONG_RESULT),
        (drop("match", "chips"), RecordFault.MISSING_KEY),
    ],
)
def test_a_result_that_disagrees_with_the_moves_is_refused(
    change: Callable[[Json], object], fault: RecordFault
) -> None:
    assert refused(altered(match("romme"), -1, change))[0] is fault


def test_a_result_cannot_be_left_out_between_rounds() -> None:
    lines = text_of(match("romme")).splitlines(keepends=True)
    at = next(number for number, line in enumerate(lines) if line.startswith('{"result"'))
    assert refused("".join(lines[:at] + lines[at + 1 :])) == (RecordFault.UNEXPECTED_LINE, at + 1, "")


@pytest.mark.parametrize("line", ["setup", "deal", "result", "move"])
def test_lines_come_in_their_order(line: str) -> None:
    lines = text_of(match("treppen")).splitlines(keepends=True)
    begin = {"setup": 0, "deal": 1, "move": 2, "result": len(lines) - 1}[line]
    # The line once more where it cannot stand: behind the deal, for a move before it.
    place = 1 if line == "move" else 2
    fault, number, _ = refused("".join([*lines[:place], lines[begin], *lines[place:]]))
    assert (fault, number) == (RecordFault.UNEXPECTED_LINE, place + 1)


def test_nothing_follows_the_end_of_the_match() -> None:
    text = text_of(match("romme"))
    deal = text.splitlines()[1]
    assert refused(f"{text}{deal}\n")[0] is RecordFault.UNEXPECTED_LINE


def test_a_new_stock_must_be_made_of_the_discards(rummy51: GameRecord) -> None:
    at = next(index for index, line in enumerate(rummy51.log) if isinstance(line, ReshuffleLine))

    def lose_a_card(line: Json) -> None:
        line["reshuffle"] = line["reshuffle"].partition(" ")[2]

    def joker_for_a_card(line: Json) -> None:
        line["reshuffle"] = "*=7h " + line["reshuffle"].partition(" ")[2]

    assert refused(altered(rummy51, at + 1, lose_a_card)) == (RecordFault.WRONG_PACK, at + 2, "")
    assert refused(altered(rummy51, at + 1, joker_for_a_card)) == (RecordFault.WRONG_PACK, at + 2, "")


def test_a_draw_from_an_empty_stock_needs_the_line_of_its_new_stock(rummy51: GameRecord) -> None:
    lines = text_of(rummy51).splitlines(keepends=True)
    at = next(index for index, line in enumerate(rummy51.log) if isinstance(line, ReshuffleLine))
    assert refused("".join(lines[:at] + lines[at + 1 :])) == (RecordFault.WRONG_PACK, at + 1, "")
    # A new stock calls for the draw at once.
    assert refused("".join([*lines[: at + 1], lines[at], *lines[at + 1 :]])) == (
        RecordFault.UNEXPECTED_LINE,
        at + 2,
        "",
    )


def test_a_joker_in_the_deck_stands_for_nothing() -> None:
    text = altered(SMALL, 2, lambda line: line.update(order=line["order"].replace("*", "*=7h", 1)))
    assert refused(text) == (RecordFault.WRONG_PACK, 2, "")


def test_high_cards_must_lead_to_the_playing_order() -> None:
    record = stacked(RUMMY51, ["", ""])
    swapped = altered(record, 2, lambda line: line["turn_order"].reverse())
    assert refused(swapped) == (RecordFault.WRONG_ORDER_OF_PLAY, 2, "")
    assert refused(altered(record, 2, put("high_cards", value=[])))[0] is RecordFault.WRONG_ORDER_OF_PLAY
    tied = [[[1, "7h"], [2, "7c"]]] * 5000
    assert refused(altered(record, 2, put("high_cards", value=tied)))[0] is RecordFault.WRONG_ORDER_OF_PLAY


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("", RecordFault.EMPTY),
        (b"\xff\n", RecordFault.NOT_TEXT),
        ("\ud800\n", RecordFault.NOT_TEXT),
        ('{"romme": 1, "program": "\\ud800"}\n', RecordFault.NOT_TEXT),
        ("\n", RecordFault.NOT_JSON),
        ("romme\n", RecordFault.NOT_JSON),
        ("[1]\n", RecordFault.NOT_JSON),
        ("{\n", RecordFault.NOT_JSON),
        ('{"romme": 1, "romme": 1}\n', RecordFault.NOT_JSON),
        ('{"romme": NaN}\n', RecordFault.NOT_JSON),
        ('{"romme": 1e999}\n', RecordFault.NOT_JSON),
        ('{"romme": ' + "9" * 5000 + "}\n", RecordFault.NOT_JSON),
        ("[" * 100_000 + "\n", RecordFault.NOT_JSON),
        ("{}\n", RecordFault.NOT_A_RECORD),
    ],
)
def test_what_is_no_record_is_refused(text: str | bytes, fault: RecordFault) -> None:
    assert refused(text) == (fault, 1, "")


def test_a_damaged_line_in_the_middle_is_no_torn_one() -> None:
    lines = text_of(SMALL).splitlines(keepends=True)
    lines[2] = lines[2][:10] + "\n"
    assert refused("".join(lines)) == (RecordFault.NOT_JSON, 3, "")


# ---- torn ends -------------------------------------------------------------------------------------------


def test_a_record_cut_anywhere_loses_nothing_but_the_torn_line(rummy51: GameRecord) -> None:
    data = text_of(rummy51).encode()
    lines = data.splitlines(keepends=True)
    stock = next(index for index, line in enumerate(rummy51.log) if isinstance(line, ReshuffleLine))
    for count in (1, 2, 3, stock, stock + 1, len(lines) - 2, len(lines) - 1):
        whole = b"".join(lines[:count])
        kept = b"".join(lines[: count - 1]) if count == stock + 1 else whole
        for length in {1, len(lines[count]) // 2, len(lines[count]) - 2}:
            with pytest.raises(TornRecord) as caught:
                read_record(whole + lines[count][:length])
            torn = caught.value
            assert torn.fault is RecordFault.TORN
            assert torn.kept == len(kept)
            assert text_of(torn.record).encode()[: len(kept)] == kept


def test_a_torn_letter_is_a_torn_line() -> None:
    data = text_of(SMALL).encode() + '{"seat": 1, "note": "ä'.encode()[:-1]
    with pytest.raises(TornRecord):
        read_record(data)


def test_zeros_left_by_a_lost_power_are_a_torn_line() -> None:
    with pytest.raises(TornRecord) as caught:
        read_record(text_of(SMALL).encode() + b"\0" * 64)
    assert caught.value.kept == len(text_of(SMALL).encode())


def test_only_the_line_feed_is_missing() -> None:
    assert text_of(read_record(text_of(SMALL)[:-1])) == text_of(SMALL)


def test_a_torn_setup_is_no_record() -> None:
    assert refused(text_of(SMALL)[:50])[0] is RecordFault.NOT_JSON


def test_a_new_stock_without_its_draw_is_torn(rummy51: GameRecord) -> None:
    lines = text_of(rummy51).encode().splitlines(keepends=True)
    at = next(index for index, line in enumerate(rummy51.log) if isinstance(line, ReshuffleLine))
    with pytest.raises(TornRecord) as caught:
        read_record(b"".join(lines[: at + 1]))
    record = caught.value.record
    assert (caught.value.line, caught.value.kept) == (at + 1, len(b"".join(lines[:at])))
    assert record.line_count == at
    # It is played on with another stock.
    follow(record, f"{record.round.to_move if record.round else 0}: draw")
    assert read_record(text_of(record)).round == record.round


def test_a_round_that_ended_without_its_result_line_is_whole() -> None:
    record = match("romme")
    lines = list(record.lines())
    again = read_record("\n".join(lines[:-1]) + "\n")
    assert again.standing == record.standing
    assert list(again.lines(len(lines) - 1)) == lines[-1:]


# ---- fuzz ------------------------------------------------------------------------------------------------


@given(st.data())
def test_fuzzed_text_raises_nothing_but_record_errors(data: st.DataObject) -> None:
    text = bytearray(text_of(SMALL).encode())
    for _ in range(data.draw(st.integers(1, 4))):
        start = data.draw(st.integers(0, len(text)))
        # The rules take up most of the text; the faults of interest lie in all its parts alike.
        end = min(len(text), start + data.draw(st.sampled_from([0, 1, 1, 2, 9, 300])))
        text[start:end] = data.draw(
            st.binary(max_size=4)
            | st.sampled_from([b"\n", b"null", b"-1", b'"', b"{}", b"[]", b"true", b"0", b"undo", b"draw"])
        )
    try:
        record = read_record(bytes(text))
    except RecordError:
        return
    assert text_of(read_record(text_of(record))) == text_of(record)


@given(st.text() | st.binary())
def test_any_text_raises_nothing_but_record_errors(text: str | bytes) -> None:
    with pytest.raises(RecordError):
        read_record(text)


# ---- playing ---------------------------------------------------------------------------------------------


def test_5_undo_takes_back_one_step_after_the_other_and_stands_in_the_text() -> None:
    record = stacked(TREPPEN, ["7h 7d 7s 8s", "2c"], "Kc", dealer=1)
    follow(record, "1: take", "1: meld 7h 7d 7s")
    laid = record.round
    assert laid is not None
    assert undoable(record, 1) is None
    follow(record, "1: undo")
    assert record.round == laid.previous
    assert list(record.lines())[-1] == '{"seat": 1, "move": "undo"}'
    follow(record, "1: undo")
    assert undoable(record, 1) == Refusal(Reason.NOTHING_TO_UNDO)
    assert undoable(record, 2) == Refusal(Reason.NOT_YOUR_TURN)


def test_5_the_last_card_of_the_stock_cannot_be_put_back() -> None:
    rules = replace(TREPPEN, packs=1, hand_size=20)
    record = stacked(rules, ["", ""], dealer=1)
    assert record.round is not None
    while len(record.round.stock) > 1:
        seat = record.round.to_move
        follow(record, f"{seat}: draw", f"{seat}: discard {record.round.seat(seat).hand[0]}")
    seat = record.round.to_move
    follow(record, f"{seat}: draw")
    assert record.round.stock == ()
    assert undoable(record, seat) == Refusal(Reason.NOTHING_TO_UNDO)
    assert read_record(text_of(record)).round == record.round


def test_5_a_round_that_is_over_cannot_be_taken_back() -> None:
    record = match("romme")
    assert record.round is not None
    assert undoable(record, record.round.to_move) == Refusal(Reason.ROUND_OVER)


def test_an_illegal_move_changes_nothing() -> None:
    record = stacked(ROMME, ["Kc", "Qc"])
    before = (record.round, record.line_count, len(record.steps))
    with pytest.raises(IllegalMove):
        record.play(Pass(1))
    assert (record.round, record.line_count, len(record.steps)) == before


def test_nothing_is_played_before_the_deal() -> None:
    record = new_record(ROMME, 2, Random(1))
    assert record.round is None
    assert record.deal is None
    assert record.round_number == 0
    assert undoable(record, 1) == Refusal(Reason.NOTHING_TO_UNDO)
    with pytest.raises(IllegalMove):
        record.play(Undo(1))


def test_4_the_deal_goes_clockwise_and_nobody_deals_under_high_card() -> None:
    record = match("romme")
    first = record.setup.first_dealer
    dealers = [json.loads(line)["dealer"] for line in record.lines() if line.startswith('{"deal"')]
    assert dealers == [first, 3 - first, first]
    assert stacked(RUMMY51, ["", ""]).next_dealer == 0


def test_a_match_needs_rules_that_can_be_played_and_a_dealer() -> None:
    with pytest.raises(RulesError):
        GameRecord(Setup(ROMME_RU, players(2), first_dealer=1))
    for rules, dealer in ((ROMME, 0), (ROMME, 3), (RUMMY51, 1)):
        with pytest.raises(ValueError, match="first_dealer"):
            GameRecord(Setup(rules, players(2), first_dealer=dealer))


def test_a_round_is_dealt_only_when_the_last_one_is_over() -> None:
    record = stacked(ROMME, ["", ""])
    assert record.deal is not None
    with pytest.raises(ValueError, match="unexpected-line"):
        record.begin_round(record.deal, "5a17")


def test_a_deal_must_fit_the_table_and_have_a_salt() -> None:
    deal = stacked(ROMME, ["", ""]).deal
    assert deal is not None
    record = GameRecord(Setup(ROMME, players(2), first_dealer=2))
    with pytest.raises(ValueError, match="salt"):
        record.begin_round(deal, "pepper")
    with pytest.raises(ValueError, match="wrong-pack"):
        record.begin_round(replace(deal, order=deal.order[1:]), "5a17")
    with pytest.raises(ValueError, match="wrong-order-of-play"):
        record.begin_round(replace(deal, dealer=1), "5a17")
    assert record.line_count == 1


def test_points_before_the_round_stay_while_the_standing_goes_on() -> None:
    record = match("romme")
    assert record.round_number == 3
    assert record.standing.is_over
    last = record.results[-1].scores
    assert tuple(a + b for a, b in zip(record.totals_before, last, strict=True)) == record.standing.totals


def test_players_are_people_or_programs() -> None:
    record = read_record(text_of(SMALL))
    assert [player.kind for player in record.setup.players] == [PlayerKind.HUMAN, PlayerKind.COMPUTER]
    assert record.setup.players[1].level == "random"


def test_a_setup_stands_nowhere_but_in_front() -> None:
    record = read_record(text_of(SMALL))
    with pytest.raises(RecordError, match="unexpected-line"):
        record.follow(record.setup, 6)
