"""Commands overwrite no foreign file and leave no partial file."""

import json
import os
from itertools import product
from pathlib import Path

import pytest
from dhadha.cli.main import main
from dhadha.core.atomic_write import resolve_writable_target, write_atomically
from dhadha.puzzles.registry import find_puzzle


def test_file_writes_are_atomic(tmp_path, monkeypatch):
    file = tmp_path / "file"
    write_atomically(file, "one")
    with pytest.raises(FileExistsError, match="already exists"):
        write_atomically(file, "two")
    write_atomically(file, b"three", replace=True)

    def raise_disk_full(*_):
        raise OSError(28, "No space left on device", ".part")

    monkeypatch.setattr(Path, "replace", raise_disk_full)
    for name in ("file", "other"):
        with pytest.raises(OSError, match=f"space.*{name}'"):
            write_atomically(tmp_path / name, "four", replace=True)
    assert [path.name for path in tmp_path.iterdir()] == ["file"] and file.read_text() == "three"


@pytest.mark.skipif(os.name == "nt", reason="FIFOs")
def test_non_regular_files_unchanged(tmp_path):
    os.mkfifo(tmp_path / "fifo")
    (tmp_path / "link").symlink_to(tmp_path / "target")
    for path, replace in product((tmp_path, tmp_path / "fifo", Path("/dev/null")), (False, True)):
        with pytest.raises(OSError, match=r"regular|already exists"):
            write_atomically(path, "x", replace)
        with pytest.raises(OSError, match=r"regular|already exists"):
            resolve_writable_target(path, replace)
    write_atomically(tmp_path / "link", "x")  # the link stays one
    assert (tmp_path / "link").is_symlink() and (tmp_path / "target").read_text() == "x"


def test_replace_option_overwrites_baked_files(tmp_path, monkeypatch, capsys):
    monkeypatch.setattr("dhadha.devtools.bake.own_puzzles", lambda: [find_puzzle("magic-trick")])
    (tmp_path / "catalogue.json").write_text("mine")
    assert main(["bake", str(tmp_path)]) == 1
    assert "--replace" in capsys.readouterr().err
    assert [path.read_text() for path in tmp_path.iterdir()] == ["mine"]
    assert main(["bake", str(tmp_path), "--replace"]) == 0
    assert json.loads((tmp_path / "catalogue.json").read_text("utf-8"))["puzzles"][0]["id"] == "magic-trick"
    assert main(["data", str(tmp_path)]) == 0  # it has none
