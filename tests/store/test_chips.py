"""Play chips across matches (rulebook 7, *prize*)."""

from __future__ import annotations

import errno
import json
import subprocess
import sys
from pathlib import Path

import pytest

from rommedesk.store.chips import REMEMBERED_MATCHES, Bankroll, ChipBank
from rommedesk.store.locks import hold
from rommedesk.store.troubles import StoreError, StoreFault

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def bank(tmp_path: Path) -> ChipBank:
    return ChipBank(tmp_path / "chips.json")


def test_7_everybody_begins_with_a_thousand_chips(bank: ChipBank) -> None:
    assert bank.bankrolls(["me", "bot"]) == {"me": Bankroll(1000, 0), "bot": Bankroll(1000, 0)}


def test_7_gains_and_losses_are_kept_across_matches(bank: ChipBank) -> None:
    assert bank.book("first", {"me": -100, "bot": 100}) is None
    assert bank.book("second", {"me": -100, "bot": 100}) is None
    assert ChipBank(bank.path).bankrolls(["me", "bot"]) == {"me": Bankroll(800), "bot": Bankroll(1200)}


def test_7_who_cannot_pay_a_stake_is_given_a_thousand_again(bank: ChipBank) -> None:
    bank.book("first", {"me": -950, "bot": 950})
    assert bank.ask_stakes(["me", "bot"], 100) is None
    assert bank.bankrolls(["me", "bot"]) == {"me": Bankroll(1050, 1), "bot": Bankroll(1950, 0)}
    # Who can pay is given nothing.
    bank.ask_stakes(["me", "bot"], 1050)
    assert bank.bankrolls(["me"]) == {"me": Bankroll(1050, 1)}


def test_7_a_high_stake_takes_several_refills(bank: ChipBank) -> None:
    bank.ask_stakes(["me"], 4001)
    assert bank.bankrolls(["me"]) == {"me": Bankroll(5000, 4)}


def test_7_matches_played_side_by_side_leave_no_debts(bank: ChipBank) -> None:
    bank.book("first", {"me": -800})
    bank.book("second", {"me": -800})
    assert bank.bankrolls(["me"]) == {"me": Bankroll(400, 1)}


def test_no_match_is_booked_twice(bank: ChipBank) -> None:
    for _ in range(2):
        assert bank.book("first", {"me": 300}) is None
    assert bank.bankrolls(["me"]) == {"me": Bankroll(1300)}


def test_the_oldest_matches_are_forgotten(bank: ChipBank) -> None:
    for number in range(REMEMBERED_MATCHES + 1):
        bank.book(str(number), {})
    booked = json.loads(bank.path.read_text("utf-8"))["booked"]
    assert (len(booked), booked[0]) == (REMEMBERED_MATCHES, "1")


def test_unknown_keys_are_kept(bank: ChipBank) -> None:
    bank.book("first", {"me": 5})
    plain = json.loads(bank.path.read_text("utf-8"))
    bank.path.write_text(json.dumps(plain | {"later": [1]}), "utf-8")
    bank.book("second", {"me": 5})
    assert json.loads(bank.path.read_text("utf-8"))["later"] == [1]


@pytest.mark.parametrize(
    "text",
    [
        "{",
        "[]",
        "{}",
        '{"version": 1}',
        '{"version": 1, "players": [], "booked": []}',
        '{"version": 1, "players": {}, "booked": 3}',
        '{"version": 1, "players": {"me": 5}, "booked": []}',
        '{"version": 1, "players": {"me": {"chips": "5", "refills": 0}}, "booked": []}',
    ],
)
def test_a_damaged_file_is_kept_beside_and_all_begin_anew(bank: ChipBank, text: str) -> None:
    bank.path.write_text(text, "utf-8")
    assert bank.bankrolls(["me"]) == {"me": Bankroll()}
    assert bank.book("first", {"me": 5}) is None
    assert bank.bankrolls(["me"]) == {"me": Bankroll(1005)}
    [copy] = bank.path.parent.glob("chips.damaged-*.json")
    assert copy.read_text("utf-8") == text


def test_the_chips_of_a_newer_program_are_left_alone(bank: ChipBank) -> None:
    bank.path.write_text('{"version": 2}', "utf-8")
    trouble = bank.book("first", {"me": 5})
    assert trouble is not None
    assert (trouble.fault, trouble.detail) == (StoreFault.NEWER_FORMAT, "2")
    assert bank.bankrolls(["me"]) == {"me": Bankroll()}
    assert bank.path.read_text("utf-8") == '{"version": 2}'


def test_a_full_disk_is_told_and_nothing_changed(bank: ChipBank, monkeypatch: pytest.MonkeyPatch) -> None:
    bank.book("first", {"me": 5})
    with monkeypatch.context() as patch:

        def fail(_descriptor: int) -> None:
            raise OSError(errno.ENOSPC, "full")

        patch.setattr("rommedesk.store.whole_files.os.fsync", fail)
        trouble = bank.book("second", {"me": 5})
    assert trouble is not None
    assert trouble.fault is StoreFault.NO_SPACE
    assert bank.bankrolls(["me"]) == {"me": Bankroll(1005)}
    # It can be booked later.
    assert bank.book("second", {"me": 5}) is None
    assert bank.bankrolls(["me"]) == {"me": Bankroll(1010)}


def test_two_programs_book_one_after_the_other(bank: ChipBank) -> None:
    code = (
        "import sys; from pathlib import Path; from rommedesk.store.chips import ChipBank\n"
        "bank = ChipBank(Path(sys.argv[1]))\n"
        "for number in range(40): assert bank.book(f'{sys.argv[2]}-{number}', {'me': 1}) is None"
    )
    programs = [
        subprocess.Popen([sys.executable, "-c", code, str(bank.path), name], cwd=ROOT) for name in "ab"
    ]
    assert [program.wait(60) for program in programs] == [0, 0]
    assert bank.bankrolls(["me"]) == {"me": Bankroll(1080)}


def test_a_program_that_never_lets_go_is_told(bank: ChipBank, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rommedesk.store.chips.hold", lambda path: hold(path, 0.02))
    with hold(bank.path.with_suffix(".lock")):
        trouble = bank.book("first", {"me": 5})
    assert trouble is not None
    assert trouble.fault is StoreFault.IN_USE


def test_a_lock_is_free_again_after_a_fault_inside(tmp_path: Path) -> None:
    lock = tmp_path / "x.lock"
    with pytest.raises(KeyError), hold(lock):
        raise KeyError
    with hold(lock, 0), pytest.raises(StoreError), hold(lock, 0):
        pass
