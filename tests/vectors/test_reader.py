"""The reader of rule vectors fails what it must: wrong values, unknown keys, what it cannot read."""

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.vectors.cases import run
from tests.vectors.reader import KINDS, Case, Unreadable, read_cases

ROOT = Path(__file__).resolve().parents[2]

MELD = """
[[meld]]
rules = "romme"
cards = "6c * 5c"
kind = "run"
points = 18
as = "5c 6c *=7c"
"""
MELD_ERROR = """
[[meld]]
rules = "romme"
options = { adjacent_jokers = false, max_jokers_per_meld = "none" }
cards = "4h * * 7h"
error = "adjacent-jokers"
"""
ROUND = '''
[[round]]
name = "seat 1 opens and lays off"
rules = "romme"
options = { opening_points = 30 }
hands = ["Kc Kd Kh 4h 7h", "5h 5d"]
to_move = 1
phase = "draw"
opened = [2]
stock = "Qc 9c 3d"
discard = "2d 2s"
melds = ["9c Tc *", "8h 8s *"]
owners = [2, 0]
scores = [0, 0]
moves = """
# a comment
1: take 1
1: undo  # another
1: discard 4h ! draw-first
1: draw
1: lay Qc > m1 ! not-opened
1: meld Kc Kd Kh
1: lay Qc > m1
"""
[round.expect]
hands = ["7h 4h", "5d 5h"]
melds = ["9c Tc *=Jc Qc", "8s *=8d 8h", "Kd Kc Kh"]
discard = "2d 2s"
stock = "9c 3d"
to_move = 1
phase = "play"
opened = [2, 1]
over = false
winner = 0
round_scores = [0, 0]
hand_rummy = false
taken_points = 30
'''
RUMMY = '''
[[round]]
rules = "treppen"
hands = ["4c 5c", "Ah 7d"]
to_move = 1
stock = "6c"
scores = [0, 12]
moves = """
1: draw
1: meld 4c 5c 6c
2: draw ! round-over
"""
[round.expect]
over = true
winner = 1
hand_rummy = true
round_scores = [59, 12]
phase = "over"
'''
MATCH = """
[[match]]
rules = "romme"
options = { rounds = "none", limit = 100, prize_stake = 10 }
seats = 3
rounds = [[0, 20, 49], [60, 0, 99]]
over_after = 2
totals = [60, 20, 148]
winners = [2]
losers = [3]
chips = [-10, 20, -10]
"""
RULES_OK = """
[[rules]]
rules = "romme"
options = { jokers = 8 }
seats = 6
ok = true
"""
RULES_ERROR = """
[[rules]]
rules = "romme"
seats = 7
error_field = "players"
"""
SOUND = {
    "meld": MELD,
    "meld-error": MELD_ERROR,
    "round": ROUND,
    "rummy": RUMMY,
    "match": MATCH,
    "rules": RULES_OK,
    "rules-error": RULES_ERROR,
}


@pytest.fixture
def read(tmp_path: Path) -> Callable[[str], list[Case]]:
    def read_text(text: str) -> list[Case]:
        (tmp_path / "some.toml").write_text(text, "utf-8")
        return read_cases(tmp_path)

    return read_text


Read = Callable[[str], list[Case]]


@pytest.mark.parametrize("text", SOUND.values(), ids=SOUND)
def test_sound_cases_pass(read: Read, text: str) -> None:
    (case,) = read(text)
    run(case)


def changed(text: str, old: str, new: str) -> str:
    """The text with one piece of it replaced; it must be there exactly once."""
    assert text.count(old) == 1, old
    return text.replace(old, new)


WRONG = [
    (MELD, "points = 18", "points = 17"),
    (MELD, 'kind = "run"', 'kind = "set"'),
    (MELD, "*=7c", "*=4c"),
    (MELD, '"5c 6c *=7c"', '"6c 5c *=7c"'),
    (MELD, 'kind = "run"\npoints = 18\nas = "5c 6c *=7c"', 'error = "not-a-meld"'),
    (MELD_ERROR, '"adjacent-jokers"', '"not-a-meld"'),
    (MELD_ERROR, "adjacent_jokers = false", "adjacent_jokers = true"),
    (MELD_ERROR, 'error = "adjacent-jokers"', 'kind = "run"\npoints = 22'),
    (ROUND, "! draw-first", ""),
    (ROUND, "! draw-first", "! not-in-hand"),
    (ROUND, "1: take 1", "1: take 1 ! pile-empty"),
    (ROUND, 'hands = ["7h 4h", "5d 5h"]', 'hands = ["7h 7h", "5d 5h"]'),
    (ROUND, 'hands = ["7h 4h", "5d 5h"]', 'hands = ["7h 4h"]'),
    (ROUND, "*=Jc Qc", "*=Qc Jc"),
    (ROUND, "*=Jc Qc", "* Qc"),
    (ROUND, '"8s *=8d 8h"', '"8s 8d 8h"'),
    (ROUND, ', "Kd Kc Kh"]', "]"),
    (ROUND, 'discard = "2d 2s"\nstock = "9c 3d"', 'discard = "2s 2d"\nstock = "9c 3d"'),
    (ROUND, 'stock = "9c 3d"', 'stock = "3d 9c"'),
    (ROUND, 'to_move = 1\nphase = "play"', "to_move = 2"),
    (ROUND, 'phase = "play"', 'phase = "draw"'),
    (ROUND, "opened = [2, 1]", "opened = [1]"),
    (ROUND, "over = false", "over = true"),
    (ROUND, "winner = 0", "winner = 1"),
    (ROUND, "round_scores = [0, 0]", "round_scores = [1, 0]"),
    (ROUND, "hand_rummy = false", "hand_rummy = true"),
    (ROUND, "taken_points = 30", "taken_points = 40"),
    (RUMMY, "winner = 1", "winner = 2"),
    (RUMMY, "hand_rummy = true", "hand_rummy = false"),
    (RUMMY, "[59, 12]", "[37, 12]"),
    (MATCH, "over_after = 2", "over_after = 1"),
    (MATCH, "over_after = 2", "over_after = 0"),
    (MATCH, "totals = [60,", "totals = [61,"),
    (MATCH, "winners = [2]", "winners = []"),
    (MATCH, "losers = [3]", "losers = [1, 3]"),
    (MATCH, "chips = [-10, 20,", "chips = [-9, 19,"),
    (RULES_OK, "jokers = 8", "jokers = 9"),
    (RULES_OK, "seats = 6", "seats = 7"),
    (RULES_OK, "ok = true", 'error_field = "jokers"'),
    (RULES_ERROR, '"players"', '"jokers"'),
    (RULES_ERROR, "seats = 7", "seats = 6"),
    (RULES_ERROR, 'error_field = "players"', "ok = true"),
]


@pytest.mark.parametrize(("text", "old", "new"), WRONG, ids=[f"{old}-{new}" for _, old, new in WRONG])
def test_a_wrong_value_fails(read: Read, text: str, old: str, new: str) -> None:
    (case,) = read(changed(text, old, new))
    with pytest.raises(AssertionError) as failure:
        run(case)
    assert not isinstance(failure.value, Unreadable)


UNREADABLE = [
    *(
        (text, text, f"{text.splitlines()[1]}\nsurprise = 1\n{text.partition(']]')[2]}")
        for text in SOUND.values()
    ),
    (ROUND, "taken_points = 30", "taken_points = 30\nsurprise = 1"),
    (MELD, 'rules = "romme"', 'rules = "bridge"'),
    (MELD, 'rules = "romme"', ""),
    (MELD, 'rules = "romme"', "rules = 1"),
    (MELD, "points = 18", "points = true"),
    (MELD, "points = 18", 'points = "18"'),
    (MELD, "points = 18", 'points = 18\nerror = "not-a-meld"'),
    (MELD, '"6c * 5c"', '"6c * 55c"'),
    (MELD, '"5c 6c *=7c"', '"5c 6c *=7x"'),
    (MELD_ERROR, '"adjacent-jokers"', '"too-dear"'),
    (MELD_ERROR, "adjacent_jokers = false", "adjacent_aces = false"),
    (MELD_ERROR, "adjacent_jokers = false", "adjacent_jokers = 1"),
    (MELD_ERROR, '"none"', '"some"'),
    (ROUND, 'phase = "draw"', 'phase = "claim"'),
    (ROUND, 'phase = "draw"', 'phase = "over"'),
    (ROUND, 'to_move = 1\nphase = "draw"', 'phase = "draw"'),
    (ROUND, 'to_move = 1\nphase = "draw"', 'to_move = 3\nphase = "draw"'),
    (ROUND, "opened = [2]", "opened = [3]"),
    (ROUND, "owners = [2, 0]", "owners = [2, 3]"),
    (ROUND, "owners = [2, 0]", "owners = [2]"),
    (ROUND, "scores = [0, 0]\nmoves", "scores = [0]\nmoves"),
    (ROUND, "scores = [0, 0]\nmoves", "scores = [0, 0.5]\nmoves"),
    (ROUND, 'stock = "Qc 9c 3d"', 'stock = "Qc 9c *=3d"'),
    (ROUND, 'stock = "Qc 9c 3d"', 'stock = "Qc 9c 4h 4h"'),
    (ROUND, 'stock = "Qc 9c 3d"', 'stock = "* * * * *"'),
    (ROUND, '"9c Tc *"', '"9c Jc Kc"'),
    (ROUND, "1: meld Kc Kd Kh", "1: meld Kc Kd Kx"),
    (ROUND, "1: meld Kc Kd Kh", "1: melds Kc Kd Kh"),
    (ROUND, "1: meld Kc Kd Kh", "meld Kc Kd Kh"),
    (ROUND, "1: lay Qc > m1 ! not-opened", "1: lay Qc > m1 ! shut"),
    (ROUND, "1: lay Qc > m1 ! not-opened", "1: lay Qc > m1 !"),
    (ROUND, "opened = [2, 1]", 'opened = "1 2"'),
    (ROUND, "over = false", "over = 0"),
    (RUMMY, RUMMY, '[[round]]\nrules = "romme"\nhands = ["2c", "3c"]\nto_move = 1'),
    (RUMMY, 'stock = "6c"', 'stock = "6c 6c"'),
    (RUMMY, 'stock = "6c"', 'stock = "*"'),
    (MATCH, "[60, 0, 99]", "[60, 0]"),
    (MATCH, "seats = 3", "seats = 1"),
    (MATCH, "over_after = 2", "over_after = 3"),
    (MATCH, "winners = [2]", ""),
    (MATCH, "[[0, 20, 49], [60, 0, 99]]", "[0, 20, 49]"),
    (MATCH.replace("[60, 0,", "[0, 0,"), "limit = 100,", "limit = 100, winner_collects = true,"),
    (RULES_OK, "ok = true", "ok = false"),
    (RULES_OK, "ok = true", ""),
    (RULES_OK, "ok = true", 'ok = true\nerror_field = "jokers"'),
]


@pytest.mark.parametrize(("text", "old", "new"), UNREADABLE)
def test_a_case_that_cannot_be_read_fails(read: Read, text: str, old: str, new: str) -> None:
    (case,) = read(changed(text, old, new))
    with pytest.raises(Unreadable):
        run(case)


BROKEN = {
    "bad TOML": "[[meld]\nrules =",
    "empty": "# nothing here\n",
    "unknown kind": MELD.replace("[[meld]]", "[[melds]]"),
    "no list": MELD.replace("[[meld]]", "[meld]"),
    "no table": "meld = [1, 2]",
    "a stray value": "rules = 3",
}


@pytest.mark.parametrize("text", BROKEN.values(), ids=BROKEN)
def test_a_broken_file_fails(read: Read, text: str) -> None:
    (case,) = read(text)
    with pytest.raises(AssertionError, match="cannot be read"):
        run(case)


def test_a_file_that_is_no_text_fails(tmp_path: Path) -> None:
    (tmp_path / "some.toml").write_bytes(b"\xff\xfe")
    (case,) = read_cases(tmp_path)
    with pytest.raises(AssertionError, match="cannot be read"):
        run(case)


@pytest.mark.parametrize("folder", ["", "not-there"])
def test_a_folder_without_vectors_fails(tmp_path: Path, folder: str) -> None:
    (case,) = read_cases(tmp_path / folder)
    with pytest.raises(AssertionError, match="cannot be read"):
        run(case)


def test_ids_name_file_kind_number_and_name(read: Read) -> None:
    ids = [case.id for case in read(MELD + MELD_ERROR + ROUND)]
    assert ids == ["some-meld-1", "some-meld-2", "some-round-1-seat 1 opens and lays off"]


def test_our_own_folder_holds_every_kind() -> None:
    assert {case.kind for case in read_cases(Path(__file__).parent)} == set(KINDS)


def test_a_match_that_has_not_begun_is_not_over(read: Read) -> None:
    (case,) = read(
        '[[match]]\nrules = "romme"\nseats = 2\nrounds = []\nover_after = 0\ntotals = [0, 0]\nwinners = []'
    )
    run(case)


def test_a_passed_round_of_a_match_has_no_winner(read: Read) -> None:
    text = """
[[match]]
rules = "romme"
options = { winner_collects = true }
seats = 2
rounds = [[5, 7], [0, 10]]
over_after = 0
totals = [-5, 17]
winners = []
"""
    (case,) = read(text)
    run(case)


@pytest.mark.parametrize(("points", "status"), [(18, 0), (19, 1)])
def test_the_option_runs_the_files_of_another_folder(
    tmp_path: Path, pytestconfig: pytest.Config, points: int, status: int
) -> None:
    (tmp_path / "house.toml").write_text(MELD.replace("points = 18", f"points = {points}"), "utf-8")
    settings = ["-c", str(pytestconfig.inipath), "--rootdir", str(ROOT), "-p", "no:cacheprovider"]
    command = [sys.executable, "-m", "pytest", *settings, "tests/vectors/test_vectors.py", "-v"]
    done = subprocess.run(
        [*command, "--vectors", str(tmp_path)], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == status, done.stdout + done.stderr
    assert "house-meld-1" in done.stdout
    assert "basics" not in done.stdout
