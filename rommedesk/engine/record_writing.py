"""The text form of a record: one JSON object a line (see `record_reading.py` for the way back).

Lines and their keys (format 1; keys that are not named here are kept and written again):

| line | keys |
| --- | --- |
| setup, the first | `romme` (format), `program`, `match`, `preset`, `started`, `first_dealer`, `rules`, … |
| | … `players`: `id`, `name`, `kind`, `level`, `version` each |
| deal | `deal` (number), `round`, `dealer`, `turn_order`, `high_cards`, `order`, `salt`, `fingerprint` |
| reshuffle | `reshuffle`: the new stock; the draw from it must follow |
| move, undo too | `seat`, `move` |
| result | `result` (round), `end`, `winner`, `hand_rummy`, `scores`, and after the last round … |
| | … `match`: `totals`, `winners`, `losers`, `chips` |

Cards are names (`7h`, `*`) with the top card first.  Every value has one spelling only, so that what was
written by this program is written again to the last byte.
"""

from __future__ import annotations

import json
from typing import Any, assert_never

from rommedesk.engine.cards import write_names
from rommedesk.engine.match import Standing
from rommedesk.engine.record_lines import DealLine, Line, MoveLine, Player, ReshuffleLine, ResultLine, Setup
from rommedesk.engine.rule_fields import rules_to_plain

FORMAT_VERSION = 1


def write_line(line: Line) -> str:
    """The line as it stands in the file, without the line feed at its end."""
    plain = _plain(line) | dict(line.extra)
    return json.dumps(plain, ensure_ascii=False, allow_nan=False)


def _plain(line: Line) -> dict[str, Any]:
    match line:
        case Setup():
            return {
                "romme": FORMAT_VERSION,
                "program": line.program,
                "match": line.match_number,
                "preset": line.preset,
                "started": line.started,
                "first_dealer": line.first_dealer,
                "rules": rules_to_plain(line.rules),
                "players": [_plain_player(player) for player in line.players],
            }
        case DealLine(deal, round_number, salt, written):
            return {
                "deal": deal.number,
                "round": round_number,
                "dealer": deal.dealer,
                "turn_order": list(deal.turn_order),
                "high_cards": [[[seat, str(face)] for seat, face in draw] for draw in deal.high_cards],
                "order": write_names(deal.order),
                "salt": salt,
                "fingerprint": written,
            }
        case ReshuffleLine(order):
            return {"reshuffle": write_names(order)}
        case MoveLine(move, stand_ins):
            plain_move: dict[str, Any] = {"seat": move.seat, "move": str(move)}
            return plain_move | {"stand_ins": list(stand_ins)} if stand_ins else plain_move
        case ResultLine(number, result, standing, _, match_extra):
            plain: dict[str, Any] = {
                "result": number,
                "end": result.end.value,
                "winner": result.winner,
                "hand_rummy": result.hand_rummy,
                "scores": list(result.scores),
            }
            if standing is not None:
                plain["match"] = _plain_standing(standing) | dict(match_extra)
            return plain
    assert_never(line)


def _plain_player(player: Player) -> dict[str, Any]:
    return {
        "id": player.id,
        "name": player.name,
        "kind": player.kind.value,
        "level": player.level,
        "version": player.version,
        **player.extra,
    }


def _plain_standing(standing: Standing) -> dict[str, Any]:
    return {
        "totals": list(standing.totals),
        "winners": list(standing.winners),
        "losers": list(standing.losers),
        "chips": list(standing.chips),
    }
