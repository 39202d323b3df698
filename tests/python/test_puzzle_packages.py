"""Files of packages: faulty ones are reported in a sentence, ids are checked, and the sample packages work."""

import io
import os
import re
import zipfile
from pathlib import Path

import dhadha
import pytest
from dhadha.cli.main import main
from dhadha.core.errors import InvalidInput
from dhadha.puzzles import registry
from dhadha.testing import examine, find_package
from dhadha.trace.recorder import Recorder
from test_command_line_output import is_printable
from trace_reader import read_file
from wheels import PLAIN

FOLDER = Path(__file__).parents[1] / "packages"
ANSWERS = {
    "sudoku": {"depth-first": {"solvable": True}},
    "frogs": {"breadth-first": {"length": 15}, "depth-first": {"length": 15}},
    "stairs": {"table": {"ways": 13}, "formula": {"ways": 13}},
}

TOLD = {"sudoku": (None, "solvable: yes"), "frogs": ("_>", "no answer"), "stairs": (None, "ways: 13")}


@pytest.mark.parametrize("name", ANSWERS)
def test_sample_package_runs_and_has_no_fault(name):
    """Sample packages may lack translations."""
    path = str(FOLDER / f"{name}.py")
    [puzzle] = find_package(path).load()
    assert {algorithm.id for algorithm in puzzle.algorithms} == set(ANSWERS[puzzle.id])
    for algorithm, answer in ANSWERS[puzzle.id].items():
        run = dhadha.run(puzzle.id, algorithm)
        assert (len(list(run)), run.status, run.result) == (
            read_file(Recorder(dhadha.run(puzzle.id, algorithm)).record_trace_file()).footer["steps"], "found", answer
        )
    state, line = TOLD[name]
    assert str(dhadha.solve(name, state)) == line
    registry.PUZZLES.pop(puzzle.id)
    report = examine(path, seconds=1)
    faults = [str(fault) for fault in report.faults if "is missing, which English has" not in fault.message]
    assert faults == [] and report.ran["algorithms"] > 0


# ---- ids

TAKEN, FORM = "which is already in use", "Use lowercase letters"
REFUSED = {
    "n-puzzle": TAKEN, "constructor": TAKEN, "../../x": FORM, "__proto__": FORM, "a\x1b[31mred": FORM, "Upper": FORM,
    "a" * 61: FORM, "": FORM,
}


def test_check_refuses_invalid_ids(tmp_path):
    for number, (name, part) in enumerate(REFUSED.items()):
        file = tmp_path / f"strange_{number}.py"
        file.write_text(PLAIN.replace('"nested"', repr(name)).replace("puzzle-nested", "puzzle-strange"))
        [fault] = examine(str(file), seconds=1).faults
        assert part in str(fault) and re.search(r"strange_\d\.py:\d+", str(fault))


def test_installed_packages_are_refused_before_they_are_imported(monkeypatch):
    class Entry:
        def __init__(self, name):
            self.name = name

        def load(self):
            pytest.fail("it is not even imported")

    for name, part in REFUSED.items():
        monkeypatch.setattr("importlib.metadata.entry_points", lambda group, name=name: [Entry(name)])
        with pytest.raises(InvalidInput, match=part):
            registry.load_puzzles_of_packages(strict=True)
        assert registry.load_puzzles_of_packages() == [] and name not in {*registry.PUZZLES} - {*registry.OWN}


# ---- files

def make_wheel_bytes(**files):
    target = io.BytesIO()
    with zipfile.ZipFile(target, "w") as wheel:
        for name, content in files.items():
            wheel.writestr(name.replace("__", "/").replace("_py", ".py"), content)
    return target.getvalue()


def make_zip_bomb():
    """Return a wheel that declares a huge unpacked size."""
    target = io.BytesIO()
    with zipfile.ZipFile(target, "w") as wheel:
        wheel.writestr("t.py", "x = 1")
        wheel.getinfo("t.py").file_size = 2**31
    return target.getvalue()


GOOD = make_wheel_bytes(t_py="x = 1")
FAULTY = [
    ({"p.whl": b"PK\3\4junk"}, "not a complete wheel"), ({"p.whl": b""}, "not a complete wheel"),
    ({"p.whl": GOOD.replace(b"x = 1", b"x = 2")}, "not a complete wheel"),
    ({"p.whl": make_wheel_bytes(readme="x")}, "no Python in it"),
    ({"p.whl": make_zip_bomb()}, "it holds more than 64 MB"),
    ({"p.whl": make_wheel_bytes(**{"t-1.dist-info__entry_points.txt": b"\xff", "t_py": ""})}, "utf-8"),
    ({"pyproject.toml": b"\xff", "m.py": b""}, "utf-8"),
    ({"pyproject.toml": b"x=", "m.py": b""}, "cannot be read"),
    ({"pyproject.toml": b"[project.entry-points.'dhadha.puzzles']\na = 3", "m.py": b""}, "cannot be read"),
    ({"pyproject.toml": b"a = " + b"[" * 9999, "m.py": b""}, "cannot be read"),
    ({"odd_1.py": b""}, "there is no puzzle"),
    ({"odd_2.py": b"\xff"}, "cannot be loaded: SyntaxError"),
    ({"odd_5.py": b"print('\\x1b[2J', '\\u202e')\nraise OSError('\\x1b')"}, "OSError"),
    ({}, "no Python"),
]


def test_faulty_files_are_reported_in_a_sentence(tmp_path, capfd):
    for number, (files, part) in enumerate(FAULTY):
        folder = tmp_path / str(number)
        folder.mkdir()
        for name, content in files.items():
            (folder / name).write_bytes(content)
        assert main(["check", str(folder / "p.whl" if "p.whl" in files else folder), "--seconds", "1"]) in (1, 2)
        out, err = capfd.readouterr()
        said = out + err
        assert part in said and "Traceback" not in said and all(map(is_printable, said.splitlines()[-2:]))


@pytest.mark.skipif(os.name == "nt", reason="links and FIFOs")
def test_what_is_no_package_is_reported(tmp_path, capsys):
    (tmp_path / "a").symlink_to(tmp_path / "b")
    (tmp_path / "b").symlink_to(tmp_path / "a")
    (tmp_path / "folder").mkdir()
    for fifo in (tmp_path / "f.py", tmp_path / "folder/pyproject.toml"):
        os.mkfifo(fifo)
    for given in (tmp_path / "a", tmp_path / "f.py", tmp_path / "folder", "/dev/null", "no-such", "\0", "a" * 5000):
        assert main(["check", str(given)]) in (1, 2)
        out, err = capsys.readouterr()
        assert out == "" and len(err.splitlines()) == 1


@pytest.mark.parametrize("code, part", [
    (PLAIN, "hang.py:12: note: there are no texts in 'bn'"),
    (PLAIN.replace("yield", "while True: pass\n    yield"), "hang.py:7: solve with the example: this does not come"),
    (PLAIN.replace("yield", "class Own(Exception): 0\n    raise Own; yield"), "hang.py:8: solve with the example: Own"),
    ("import os\nsum(range(10**14))", "hang.py:2: this does not come back, and Python cannot stop it"),
    ("import os; os._exit(0)", "hang.py: this ended Python"),
    ("while True: pass", "hang.py:1: it cannot be loaded: this does not come"),
], ids=["good", "endless run", "own error", "C code", "exit", "loop"])
def test_check_ends_endless_code_with_its_process(code, part, tmp_path, capfd):
    (tmp_path / "hang.py").write_text(code)
    status = main(["check", str(tmp_path / "hang.py"), "--seconds", "0.1"])
    out, err = capfd.readouterr()
    assert status == (code != PLAIN) and part in out + err and "Traceback" not in err
