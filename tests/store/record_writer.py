"""A program that plays and writes until it is killed; it tells how many lines it was promised to be kept."""

import sys
from pathlib import Path
from random import Random

from rommedesk.engine.presets import ROMME
from rommedesk.store.record_file import create_record, open_record
from tests.playing import deal_round, make_move, new_record, random_move


def main(path: Path, seed: int) -> None:
    rng = Random(seed)
    if path.exists():
        file, record, _ = open_record(path)
    else:
        record = new_record(ROMME, 2, rng)
        deal_round(record, rng)
        file = create_record(path, record)
    print(record.line_count, flush=True)
    while not record.standing.is_over:
        if record.round is None or record.round.result is not None:
            deal_round(record, rng)
        else:
            make_move(record, random_move(record.round, rng), rng)
        trouble = file.write(record)
        assert trouble is None, trouble
        print(record.line_count, flush=True)
    file.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]))
