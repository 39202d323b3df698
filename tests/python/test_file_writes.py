"""Commands overwrite no foreign file and leave no partial file."""

import json
import os
import stat
import sys
from concurrent.futures import ThreadPoolExecutor
from itertools import product
from pathlib import Path
from time import sleep

import pytest
from dhadha import InvalidInput, batch
from dhadha.batch.checkpoint import Checkpoint
from dhadha.cli.main import main
from dhadha.core import atomic_write as writing
from dhadha.core.atomic_write import check_target, move, write_atomically
from dhadha.export import html as page
from dhadha.puzzles.registry import find_puzzle
from dhadha.terminal.signals import raise_on_signals

COUNT = ["solve", "n-queens", "--algorithm", "count", "--option", "n=5", "--workers", "1"]
ASKED = ["n-queens", "count", "", {"n": 5}]
HEAD = json.dumps({"asked": ASKED, "parts": 2}).encode()
on_unix = pytest.mark.skipif(os.name == "nt", reason="FIFOs, locks, signals")
on_linux = pytest.mark.skipif(sys.platform != "linux", reason="limits of files")

PROCESSES = batch.Processes


@pytest.fixture(autouse=True)
def threads(monkeypatch):
    """Replace processes, which start slowly."""
    monkeypatch.setattr(batch, "Processes", ThreadPoolExecutor)


# ---- a file of parts

def test_foreign_files_are_refused_and_unchanged(tmp_path, capsys):
    file = tmp_path / "data.json"
    for content in (
        b'{"name": "data"}\n', b"[1, 2, 3]", b"no end of a line", b"a text\nof mine\n", b"\x89PNG\r\n\x1a\n\0\0",
        b"\n", b"\xff\xfe\0", b"\0" * 5000, HEAD[:40], HEAD, b'{"asked": []}\n', b"[" * 50_000 + b"\n",
        b'{"part": ', b" " * 10**7, "পাঠ\n".encode(), b'{"asked": ["x"], "parts": 2}\n',
    ):
        file.write_bytes(content)
        assert main([*COUNT, "--parts", str(file)]) == 2
        out, err = capsys.readouterr()
        assert out == "" and len(err.splitlines()) == 1 and "data.json" in err and file.read_bytes() == content
        assert [path.name for path in tmp_path.iterdir()] == ["data.json"]
    file.write_bytes(HEAD + b"\nmy notes")
    with pytest.raises(InvalidInput, match="line 2, is damaged"):
        Checkpoint(file, ASKED, 2)
    assert file.read_bytes() == HEAD + b"\nmy notes"
    file.write_bytes(b"")  # as mktemp creates it
    assert main([*COUNT, "--parts", str(file)]) == 0 and file.read_bytes().startswith(b'{"asked": ["n-queens", "count"')


@on_unix
def test_only_regular_files_hold_parts(tmp_path, capsys):
    os.mkfifo(tmp_path / "fifo")
    (tmp_path / "link").symlink_to("/dev/null")
    devices = ["/dev/null", "/dev/full", "/dev/zero"] if sys.platform == "linux" else ["/dev/null"]
    for name in (tmp_path, tmp_path / "fifo", tmp_path / "link", *devices, ""):
        assert main([*COUNT, "--parts", str(name)]) == 2
        out, err = capsys.readouterr()
        assert out == "" and "regular file" in err and len(err.splitlines()) == 1
    assert main([*COUNT, "--parts", str(tmp_path / "none" / "parts")]) == 1
    assert "No such file" in capsys.readouterr().err


@on_unix
def test_parts_file_is_locked(tmp_path):
    """Of many concurrent starts with a new file one solves, and the file is whole."""
    for number in range(10):
        file = tmp_path / f"parts-{number}"

        def solve(_, file=file):
            try:
                with ThreadPoolExecutor(1) as executor:
                    return batch.solve(executor, "n-queens", "count", n=6, file=file).result["solutions"]
            except InvalidInput as refusal:
                return refusal.key

        with ThreadPoolExecutor(4) as starters:
            outcomes = {*starters.map(solve, range(4))}
        assert 4 in outcomes and outcomes <= {4, "parts-in-use"}
        lines = [json.loads(line) for line in file.read_bytes().splitlines()]
        assert len(lines) == 1 + lines[0]["parts"]
        assert solve(0) == 4  # the lock is released


@on_linux
def test_incomplete_write_rolled_back(tmp_path):
    import resource

    file = tmp_path / "parts"
    with Checkpoint(file, ASKED, 2) as finished:
        finished.add(0, 1)
        before = file.read_bytes()
        limits = resource.getrlimit(resource.RLIMIT_FSIZE)
        resource.setrlimit(resource.RLIMIT_FSIZE, (len(before) + 10, limits[1]))
        try:
            with pytest.raises(OSError, match="large") as raised:
                finished.add(1, 2)
        finally:
            resource.setrlimit(resource.RLIMIT_FSIZE, limits)
    assert file.read_bytes() == before and raised.value.filename == str(file)
    with Checkpoint(file, ASKED, 2) as again:
        assert again.answers == {0: 1}


@on_unix
def test_starting_workers_end_with_parent():
    """Forked workers still have the parent's signal handlers at first."""
    for _ in range(3):
        with raise_on_signals(), pytest.raises(KeyError), PROCESSES(2) as executor:
            for seconds in (60, 60, 60):
                executor.submit(sleep, seconds)
            raise KeyError


# ---- other files

def test_file_writes_are_atomic(tmp_path, monkeypatch):
    file = tmp_path / "file"
    write_atomically(file, "one")
    with pytest.raises(FileExistsError, match="already exists"):
        write_atomically(file, "two")
    with pytest.raises(FileExistsError):
        write_atomically(file, "two", is_ours=lambda beginning: beginning == b"One")
    write_atomically(file, b"two", is_ours=lambda beginning: beginning == b"one")
    file.chmod(0o640)
    write_atomically(file, "three", replace=True)
    assert file.read_text() == "three" and stat.S_IMODE(file.stat().st_mode) in (0o640, 0o666)

    def fail(*_):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(writing, "move", fail)
    for name in ("file", "other"):
        with pytest.raises(OSError, match="space"):
            write_atomically(tmp_path / name, "four", replace=True)
    assert [path.name for path in tmp_path.iterdir()] == ["file"] and file.read_text() == "three"


@on_unix
def test_non_regular_files_unchanged(tmp_path):
    os.mkfifo(tmp_path / "fifo")
    (tmp_path / "link").symlink_to(tmp_path / "target")
    for path, replace in product((tmp_path, tmp_path / "fifo", Path("/dev/null")), (False, True)):
        with pytest.raises(OSError, match=r"regular|already exists"):
            write_atomically(path, "x", replace)
        with pytest.raises(OSError, match=r"regular|already exists"):
            check_target(path, replace)
    write_atomically(tmp_path / "link", "x")  # the link stays one
    assert (tmp_path / "link").is_symlink() and (tmp_path / "target").read_text() == "x"
    (tmp_path / "made").write_text("y")
    with pytest.raises(FileExistsError):
        move(tmp_path / "made", tmp_path / "link")
    move(tmp_path / "made", tmp_path / "link", replace=True)
    assert (tmp_path / "target").read_text() == "y"


def test_saved_page_replaces_only_saved_pages(tmp_path, monkeypatch):
    template = (page.HERE / "page.html").read_bytes()
    assert page.is_page(template) and page.is_page(b"") and not page.is_page(b"<!doctype html><html>")
    monkeypatch.setattr(page.Page, "html", lambda _, **more: template.decode())
    written = object.__new__(page.Page)
    for _ in range(2):
        written.save(tmp_path / "page.html")
    (tmp_path / "data.json").write_text("{}")
    with pytest.raises(FileExistsError):
        written.save(tmp_path / "data.json")
    assert (tmp_path / "data.json").read_text() == "{}"
    written.save(tmp_path / "data.json", replace=True)


def test_replace_option_overwrites_baked_files(tmp_path, monkeypatch, capsys):
    monkeypatch.setattr("dhadha.devtools.bake.own_puzzles", lambda: [find_puzzle("magic-trick")])
    (tmp_path / "catalogue.json").write_text("mine")
    assert main(["bake", str(tmp_path)]) == 1
    assert "--replace" in capsys.readouterr().err
    assert [path.read_text() for path in tmp_path.iterdir()] == ["mine"]
    assert main(["bake", str(tmp_path), "--replace"]) == 0
    assert json.loads((tmp_path / "catalogue.json").read_text("utf-8"))["puzzles"][0]["id"] == "magic-trick"
    assert main(["data", str(tmp_path)]) == 0  # it has none


def test_new_package_is_atomic(tmp_path, monkeypatch, capsys):
    def fail(text, words):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("dhadha.devtools.new.replace_words", fail)
    assert main(["new", str(tmp_path / "my-puzzle")]) == 1
    assert "space" in capsys.readouterr().err and not [*tmp_path.iterdir()]
    monkeypatch.undo()
    assert main(["new", str(tmp_path / "my-puzzle")]) == 0
    assert main(["new", str(tmp_path / "my-puzzle")]) == 2
    assert [path.name for path in tmp_path.iterdir()] == ["my-puzzle"]
