"""A process of computer players that behaves as its arguments say: `fake_player.py DIARY MANNER…`.

Each start writes its process number into the folder DIARY; the n-th start has the n-th manner, all later ones
the last.
"""

import json
import os
import sys
import time
from pathlib import Path


def say(text: str) -> None:
    sys.stdout.write(text)
    sys.stdout.flush()


def answer(number: int, move: str) -> None:
    say(json.dumps({"id": number, "move": move, "reasons": ["only-move"]}) + "\n")


def advise(number: int, moves: list[str]) -> None:
    best = {"moves": moves, "reasons": ["safe"], "cost": 0.0, "error": 0.0, "worlds": 0}
    advice: dict[str, object] = {
        "best": best,
        "alternatives": [],
        "goes_out": [],
        "opening": None,
        "steps": [],
    }
    say(json.dumps({"id": number, "advice": advice}) + "\n")


def main() -> None:
    diary, manners = Path(sys.argv[1]), sys.argv[2:]
    starts = len(list(diary.iterdir()))
    (diary / f"{starts}").write_text(str(os.getpid()))
    manner = manners[min(starts, len(manners) - 1)]
    if manner == "dead":
        sys.exit("no such player")
    for count, line in enumerate(sys.stdin, 1):
        number = json.loads(line)["id"]
        if manner == "hangs" or (manner == "hangs-later" and count > 1):
            time.sleep(600)
        elif manner == "dies" or (manner == "dies-later" and count > 1):
            os._exit(7)
        elif manner == "dies-loudly":
            raise RuntimeError("the player broke")
        elif manner == "late":
            time.sleep(1)
            answer(number, "draw")
        elif manner == "garbage":
            say("the king of clubs\n")
        elif manner == "nested":
            say("[" * 200_000 + "\n")
        elif manner == "list":
            say("[1, 2]\n")
        elif manner == "no-text":
            sys.stdout.buffer.write(b"\xff\xfe\n")
            sys.stdout.flush()
        elif manner == "huge":
            say('{"id": 1, "move": "' + "x" * 2_000_000 + '"}\n')
        elif manner == "endless":
            say("x" * 2_000_000)
        elif manner == "flood":
            while True:
                answer(number, "draw")
        elif manner == "other-number":
            answer(number + 1, "draw")
        elif manner == "half":
            say('{"id": 1,')
            os._exit(0)
        elif manner == "complains":
            say(json.dumps({"id": number, "error": "failed", "detail": "out of ideas"}) + "\n")
        elif manner == "deaf":
            os.close(0)
            time.sleep(600)
        elif manner == "illegal":
            answer(number, "meld Kc Kd Kh Ks")
        elif manner == "no-move":
            answer(number, "sing")
        elif manner.startswith("advises "):
            advise(number, manner.removeprefix("advises ").split("; "))
        else:
            answer(number, "draw")


main()
