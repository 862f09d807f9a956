"""The sounds are what their generator makes: short, quiet and small."""

import subprocess
import sys
import wave
from array import array
from pathlib import Path

import pytest

from rommedesk.store.paths import sounds_folder
from rommedesk.ui.sound.cues import Cue

LONGEST, LOUDEST = 0.9, 0.4


def test_files_are_what_the_generator_makes(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "synthesis", "--out", str(tmp_path)]
    subprocess.run(command, cwd=sounds_folder(), check=True)
    made = {file.name: file.read_bytes() for file in tmp_path.iterdir()}
    kept = {file.name: file.read_bytes() for file in sounds_folder().glob("*.wav")}
    assert made.keys() == kept.keys() == {f"{cue}.wav" for cue in Cue}
    assert [name for name in made if made[name] != kept[name]] == []
    assert sum(map(len, kept.values())) < 150_000


@pytest.mark.parametrize("cue", list(Cue))
def test_sounds_are_short_quiet_and_begin_and_end_in_silence(cue: Cue) -> None:
    with wave.open(str(sounds_folder() / f"{cue}.wav")) as file:
        assert (file.getnchannels(), file.getsampwidth()) == (1, 2)
        seconds = file.getnframes() / file.getframerate()
        samples = array("h", file.readframes(file.getnframes()))
    if sys.byteorder == "big":
        samples.byteswap()
    loudest = max(map(abs, samples)) / 32_768
    assert 0.05 < seconds < LONGEST
    assert 0.1 < loudest < LOUDEST
    assert max(abs(samples[0]), abs(samples[-1])) < 200


def test_a_refusal_is_the_softest() -> None:
    def loudness(cue: Cue) -> int:
        with wave.open(str(sounds_folder() / f"{cue}.wav")) as file:
            samples = array("h", file.readframes(file.getnframes()))
        return int(max(map(abs, samples)))

    assert min(Cue, key=loudness) is Cue.REFUSAL
