"""What install.sh of the folder bundle puts there uninstall.sh takes away, and nothing else is touched."""

import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.packages.tools import ROOT

SOURCES = ROOT / "packaging" / "bundle"
PROGRAM = '#!/bin/sh\nmkdir -p "$XDG_CONFIG_HOME/rommedesk"\necho Rommé Desk 0.0.1\n'
DESKTOP = "applications/org.rommedesk.RommeDesk.desktop"
SHARED = {
    DESKTOP: "[Desktop Entry]\nExec=rommedesk %f\nMimeType=application/x-a;\n",
    "icons/hicolor/scalable/apps/org.rommedesk.RommeDesk.svg": "<svg/>",
    "mime/packages/org.rommedesk.RommeDesk.xml": (
        '<mime-info xmlns="http://www.freedesktop.org/standards/shared-mime-info">'
        '<mime-type type="application/x-a"><comment>a</comment><glob pattern="*.a"/></mime-type></mime-info>'
    ),
}

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="the bundle is for Linux")


def write(file: Path, text: str, *, mode: int = 0o644) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")
    file.chmod(mode)


def tree(folder: Path) -> dict[str, str]:
    """All below a folder, with what the files say and where the links lead."""
    return {
        str(path.relative_to(folder)): (
            str(path.readlink())
            if path.is_symlink()
            else path.read_bytes().decode(errors="replace")
            if path.is_file()
            else ""
        )
        for path in folder.rglob("*")
    }


@dataclass(frozen=True)
class Desk:
    """An unpacked bundle with a stand-in for the program, and the home of a person."""

    bundle: Path
    home: Path
    tools: Path
    """Comes first in PATH; `id` there says that this is no administrator."""

    @property
    def target(self) -> Path:
        return self.home / ".local" / "lib" / "rommedesk"

    def call(self, script: Path | str, **variables: str) -> subprocess.CompletedProcess[str]:
        environment = {
            "HOME": str(self.home),
            "PATH": f"{self.tools}:/usr/bin:/bin",
            "LC_ALL": "C.UTF-8",
        } | variables
        command = ["/bin/sh", str(self.bundle / script)]
        return subprocess.run(command, env=environment, capture_output=True, text=True, encoding="utf-8")

    def install(self, **variables: str) -> subprocess.CompletedProcess[str]:
        return self.call("install.sh", **variables)

    def refused(self, **variables: str) -> str:
        """What is said when it is not installed; nothing may have been changed."""
        before = tree(self.home)
        done = self.install(**variables)
        assert (done.returncode, done.stdout) == (1, "")
        assert tree(self.home) == before
        return done.stderr


@pytest.fixture
def desk(tmp_path: Path) -> Desk:
    desk = Desk(tmp_path / "rommedesk-0.0.1 ü", tmp_path / "home с пробелом", tmp_path / "tools")
    shutil.copytree(SOURCES, desk.bundle, ignore=shutil.ignore_patterns("*.py", "*.spec", "__pycache__"))
    write(desk.bundle / "program" / "rommedesk", PROGRAM, mode=0o755)
    (desk.bundle / "program" / "rommedesk-arena").symlink_to("rommedesk")
    write(desk.bundle / "program" / "_internal" / "something", "")
    write(desk.bundle / "licences" / "rommedesk.txt", "MIT")
    write(
        desk.bundle / "setup" / "libraries", "libneeded.so.1 libneeded1 needed\nlibloud.so.2 libloud2 sound\n"
    )
    for name, text in SHARED.items():
        write(desk.bundle / "share" / name, text)
    write(desk.tools / "id", "#!/bin/sh\necho 1000\n", mode=0o755)
    desk.home.mkdir()
    return desk


def pretend_ldd(desk: Desk, told: str) -> None:
    write(desk.tools / "ldd", f"#!/bin/sh\ncat <<'END'\n{told}\nEND\n", mode=0o755)


def test_the_program_can_be_called_and_the_menu_knows_its_whole_path(desk: Desk) -> None:
    done = desk.install()
    assert (done.returncode, done.stderr) == (0, "")
    assert "Rommé Desk 0.0.1" in done.stdout
    command = desk.home / ".local" / "bin" / "rommedesk"
    assert command.resolve() == desk.target / "program" / "rommedesk"
    entry = (desk.home / ".local" / "share" / DESKTOP).read_text("utf-8")
    assert f'\nExec="{command}" %f\n' in entry


def test_nothing_is_left_in_an_empty_home(desk: Desk) -> None:
    assert desk.install().returncode == 0
    done = desk.call(desk.target / "uninstall.sh")
    assert (done.returncode, done.stderr) == (0, "")
    assert tree(desk.home) == {}


def test_what_is_the_person_s_own_stays(desk: Desk) -> None:
    own = {
        ".local/share/rommedesk/matches/1.romme": "a match",
        ".local/share/applications/other.desktop": "[Desktop Entry]\nMimeType=application/x-b;\n",
        ".local/bin/other": "another program",
        ".config/rommedesk/settings.json": "{}",
    }
    for name, text in own.items():
        write(desk.home / name, text)
    assert desk.install().returncode == 0
    assert desk.call("uninstall.sh").returncode == 0
    left = tree(desk.home)
    assert {name: left.get(name) for name in own} == own
    assert [name for name in left if "RommeDesk" in name or "/lib" in name] == []


def test_installing_twice_is_installing_once(desk: Desk) -> None:
    assert desk.install().returncode == 0
    once = tree(desk.home)
    assert desk.install().returncode == 0
    assert tree(desk.home) == once
    assert desk.call("uninstall.sh").returncode == 0
    assert tree(desk.home) == {}


def test_a_newer_version_takes_away_what_the_older_had_more(desk: Desk) -> None:
    extra = "man/man6/gone.6.gz"
    write(desk.bundle / "share" / extra, "")
    assert desk.install().returncode == 0
    shutil.rmtree(desk.bundle / "share" / "man")
    assert desk.install().returncode == 0
    assert not (desk.home / ".local" / "share" / "man").exists()


def test_the_data_folder_may_be_elsewhere(desk: Desk, tmp_path: Path) -> None:
    elsewhere = tmp_path / "else where"
    assert desk.install(XDG_DATA_HOME=str(elsewhere)).returncode == 0
    assert (elsewhere / DESKTOP).is_file()
    assert desk.call("uninstall.sh", XDG_DATA_HOME=str(elsewhere)).returncode == 0
    assert not elsewhere.exists()


def test_libraries_that_are_missing_are_named_with_their_packages(desk: Desk) -> None:
    pretend_ldd(desk, "\tlibneeded.so.1 => not found\n\tlibz.so.1 => /lib/libz.so.1 (0x1)")
    told = desk.refused(LC_ALL="de_DE.UTF-8")
    assert "fehlen Bibliotheken" in told
    assert "libneeded.so.1" in told
    assert "sudo apt-get install libneeded1\n" in told
    assert "libz" not in told


def test_without_sound_it_is_installed_and_told(desk: Desk) -> None:
    pretend_ldd(desk, "\tlibloud.so.2 => not found")
    done = desk.install(LC_ALL="ru_RU.UTF-8")
    assert done.returncode == 0
    assert "Звука не будет: нет libloud.so.2 (Debian, Ubuntu: libloud2)." in done.stdout


def test_a_system_that_is_too_old_is_refused(desk: Desk) -> None:
    pretend_ldd(desk, "program: /lib/libc.so.6: version `GLIBC_2.35' not found (required by program)")
    assert "GLIBC_2.35" in desk.refused()


def test_an_administrator_is_refused(desk: Desk) -> None:
    write(desk.tools / "id", "#!/bin/sh\necho 0\n", mode=0o755)
    assert "sudo" in desk.refused()


def test_another_machine_is_refused(desk: Desk) -> None:
    write(desk.tools / "uname", "#!/bin/sh\necho aarch64\n", mode=0o755)
    assert "aarch64" in desk.refused()


@pytest.mark.parametrize("part", ["program/rommedesk", "share", "setup/libraries"])
def test_half_an_archive_is_refused(desk: Desk, part: str) -> None:
    whole = desk.bundle / part
    shutil.rmtree(whole) if whole.is_dir() else whole.unlink()
    assert part in desk.refused()


@pytest.mark.parametrize(
    "taken", [".local/bin/rommedesk", f".local/share/{DESKTOP}", ".local/lib/rommedesk/mine"]
)
def test_what_comes_from_elsewhere_is_not_overwritten(desk: Desk, taken: str) -> None:
    write(desk.home / taken, "mine")
    assert str(desk.home / ".local") in desk.refused()


def test_a_home_that_is_none_is_refused(desk: Desk, tmp_path: Path) -> None:
    assert "nowhere" in desk.refused(HOME=str(tmp_path / "nowhere"))


@pytest.mark.parametrize("fault", ["full", "broken"])
def test_what_could_not_be_finished_is_taken_back(desk: Desk, fault: str) -> None:
    if fault == "full":
        write(desk.tools / "cp", "#!/bin/sh\necho full >&2\nexit 1\n", mode=0o755)
    else:
        write(desk.bundle / "program" / "rommedesk", "#!/bin/sh\nexit 1\n", mode=0o755)
    assert "removed again" in desk.refused()


def test_a_copy_that_fails_leaves_the_older_version(desk: Desk) -> None:
    assert desk.install().returncode == 0
    write(desk.tools / "cp", "#!/bin/sh\nexit 1\n", mode=0o755)
    assert "removed again" in desk.refused()


def test_a_full_disk_is_told_before_anything_is_written(desk: Desk) -> None:
    told = "Filesystem 1024-blocks Used Available Capacity Mounted on\n//a b/c 9 8 1 99% /home ü"
    write(desk.tools / "df", f"#!/bin/sh\ncat <<'END'\n{told}\nEND\n", mode=0o755)
    assert "1 MB are free" in desk.refused()


def test_a_disk_that_fills_up_all_the_same_complains_once(desk: Desk) -> None:
    write(desk.tools / "cp", "#!/bin/sh\necho full >&2\necho full too >&2\nexit 1\n", mode=0o755)
    assert desk.refused().splitlines()[0] == "full"
    assert "full too" not in desk.refused()


def test_the_command_that_removes_can_be_typed_as_it_is_told(desk: Desk) -> None:
    command = desk.install().stdout.splitlines()[-1].strip()
    assert subprocess.run(["/bin/sh", "-c", command], env={"HOME": str(desk.home)}).returncode == 0
    assert not desk.target.exists()


def test_a_program_that_runs_on_is_to_be_started_anew(desk: Desk) -> None:
    shutil.copy("/bin/sleep", desk.bundle / "program" / "rommedesk")
    assert "still running" not in desk.install().stdout
    running = subprocess.Popen([desk.target / "program" / "rommedesk", "60"])
    try:
        assert "still running" in desk.install().stdout
    finally:
        running.kill()
        running.wait()
    assert "still running" not in desk.install().stdout


def test_only_what_was_installed_can_be_removed(desk: Desk) -> None:
    done = desk.call("uninstall.sh", LC_ALL="de_DE.UTF-8")
    assert done.returncode == 1
    assert "nicht installiert" in done.stderr
    write(desk.target / "mine", "mine")
    assert desk.call("uninstall.sh").returncode == 1
    assert (desk.target / "mine").read_text() == "mine"


def test_every_sentence_stands_in_three_languages(desk: Desk) -> None:
    lines = (SOURCES / "setup" / "texts.sh").read_text("utf-8").splitlines()
    keys = {
        language: [line.strip().split(")")[0].split(":")[1] for line in lines if f" {language}:" in line]
        for language in ("de", "ru", "*")
    }
    assert keys["de"] == keys["ru"] == keys["*"]
    assert len(keys["de"]) > 10
    for key in keys["de"]:
        formats = {
            line.count("%s")
            for line in lines
            if line.strip().startswith((f"de:{key})", f"ru:{key})", f"*:{key})"))
        }
        assert len(formats) == 1, key
