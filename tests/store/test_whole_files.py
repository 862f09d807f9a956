"""Files that are written whole take the place of files only, and let others read no more than before."""

import os
import socket
import stat
from collections.abc import Iterator
from pathlib import Path

import pytest

from rommedesk.store.whole_files import keep_copy, replace_file

pytestmark = pytest.mark.skipif(os.name != "posix", reason="modes and pipes are those of Unix")


def mode_of(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


@pytest.fixture(params=[0o022, 0o077, 0o002])
def umask(request: pytest.FixtureRequest) -> Iterator[int]:
    before = os.umask(request.param)
    yield request.param
    os.umask(before)


def test_a_new_file_has_the_mode_that_the_person_wants(tmp_path: Path, umask: int) -> None:
    path = tmp_path / "file"
    replace_file(path, b"new")
    assert mode_of(path) == 0o666 & ~umask


@pytest.mark.parametrize("mode", [0o600, 0o644, 0o664])
def test_an_old_file_keeps_its_mode(tmp_path: Path, umask: int, mode: int) -> None:
    path = tmp_path / "file"
    path.write_bytes(b"old")
    path.chmod(mode)
    replace_file(path, b"new")
    assert (path.read_bytes(), mode_of(path)) == (b"new", mode)


@pytest.mark.skipif(os.name == "posix" and os.geteuid() != 0, reason="only root may give files away")
def test_an_old_file_keeps_its_owner(tmp_path: Path) -> None:
    path = tmp_path / "file"
    path.write_bytes(b"old")
    os.chown(path, 1234, 4321)
    replace_file(path, b"new")
    about = path.stat()
    assert (path.read_bytes(), about.st_uid, about.st_gid) == (b"new", 1234, 4321)


def test_a_copy_of_a_private_file_is_private(tmp_path: Path) -> None:
    path = tmp_path / "file.json"
    path.write_bytes(b"{")
    path.chmod(0o600)
    copy = keep_copy(path, b"{")
    assert copy is not None
    assert mode_of(copy) == 0o600


def test_a_pipe_is_not_replaced(tmp_path: Path) -> None:
    path, link = tmp_path / "pipe", tmp_path / "link"
    os.mkfifo(path)
    link.symlink_to(path)
    for name in (path, link):
        with pytest.raises(PermissionError, match="is a pipe, a socket or a device and no file"):
            replace_file(name, b"new")
    assert path.is_fifo()
    assert sorted(tmp_path.iterdir()) == [link, path]


def test_a_socket_is_not_replaced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    # Names of sockets are short.
    monkeypatch.chdir(tmp_path)
    with socket.socket(socket.AF_UNIX) as door:
        door.bind("door")
        with pytest.raises(PermissionError):
            replace_file(Path("door"), b"new")
    assert Path("door").is_socket()


def test_links_stay_links(tmp_path: Path) -> None:
    link, target = tmp_path / "link", tmp_path / "elsewhere" / "file"
    target.parent.mkdir()
    link.symlink_to(target)
    for data in (b"first", b"second"):
        replace_file(link, data)
        assert link.is_symlink()
        assert target.read_bytes() == data


def test_a_link_to_itself_is_an_error_of_the_system(tmp_path: Path) -> None:
    link = tmp_path / "link"
    link.symlink_to(link)
    with pytest.raises(OSError, match="symbolic links"):
        replace_file(link, b"new")
    assert [*tmp_path.iterdir()] == [link]
