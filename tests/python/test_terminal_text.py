"""The terminal prints sanitized text, and reports file errors as sentences."""

import io
import itertools
import json
import os
import subprocess
import sys
import unicodedata
import zipfile
from pathlib import Path

import dhadha
import pytest
from dhadha import InvalidInput
from dhadha.cli.main import main
from dhadha.core.text import printable, quoted
from dhadha.devtools import check
from dhadha.puzzles.registry import find_puzzle
from dhadha.terminal.output import describe_error, lines_of

HOSTILE = "".join(map(chr, (*range(32), 127, *range(0x80, 0xA0), 0xAD, 0x600, 0x61C, *range(0x200B, 0x2010),
                            *range(0x2028, 0x202F), *range(0x2060, 0x2070), 0xFEFF, 0xFFF9, 0xE0001)))


def is_text(line):
    return not any(unicodedata.category(sign) in ("Cc", "Cf") for sign in line.rstrip("\n"))


def test_control_and_format_characters_are_dropped():
    for sign in HOSTILE:
        assert is_text(quoted(f"a{sign}b")) and is_text(printable(f"a{sign}b"))
        assert printable(f"a{sign}b").replace(" ", "") == "ab"
    for text in ("plain", "১২৩", "بازی", "“×” −1 → …", "  two  spaces", "é😀", ""):
        assert printable(text) == text
    assert quoted("\u202egnp.\u202c\u200b") == "gnp."


@pytest.mark.parametrize("arguments", [
    ["solve", HOSTILE], ["solve", "n-puzzle", "--algorithm", HOSTILE],
    ["solve", "n-puzzle", "--state", f"12{HOSTILE}x"],
    ["solve", "n-puzzle", "--option", HOSTILE], ["solve", "n-puzzle", "--option", f"{HOSTILE}=1"], [HOSTILE],
    ["solve", "n-puzzle", f"--{HOSTILE}"], ["solve", "n-puzzle", "--workers", HOSTILE], ["new", HOSTILE],
    ["check", HOSTILE], ["judge", "n-puzzle", "--form", HOSTILE], ["judge", "n-puzzle", "--workers", "0"],
    ["bake"], [], ["solve"], ["solve", "n-puzzle", "--option"], ["solve", "n-puzzle", "x"],
    ["solve", "n-puzzle", "--json=1"], ["solve", "n-puzzle", "--workers", "-1"],
    ["solve", "n-puzzle", "--workers", "1e9"], ["solve", "n-puzzle", "--seconds"],
    ["solve", "n-queens", "--algorithm", "count", "--workers", "9" * 5000],
])
def test_bad_arguments_are_one_line_of_text(arguments, capsys):
    assert main(arguments) == 2
    out, err = capsys.readouterr()
    assert out == "" and len(err.splitlines()) == 1 and is_text(err) and len(err) < 1000


def test_package_texts_sanitized(monkeypatch, capsys):
    monkeypatch.setattr(type(find_puzzle("magic-square")), "answer_line", lambda self, run: f"a{HOSTILE}b\n\x1b[2Jc")
    assert main(["solve", "magic-square", "--option", "n=3"]) == 0
    out, _ = capsys.readouterr()
    assert len(out.splitlines()) == 1 and is_text(out)
    assert main(["solve", "magic-square", "--option", "n=3", "--json", "--no-steps"]) == 0
    assert capsys.readouterr().out.isascii()


# ---- what comes in

@pytest.mark.parametrize("content, lines", [
    (b"123046758\r\n12x\r\n", ["LUL", None]),
    (b"\xef\xbb\xbf123046758\n", ["LUL"]),
    ("123046758\r\n১২৩০৪৬৭৫৮\r\n".encode("utf-16"), ["LUL", "LUL"]),
    ("\ufeff123046758\n".encode("utf-16-be"), ["LUL"]),
    ("123046758\r\n১২৩০৪৬৭৫৮\r\n".encode("utf-32"), ["LUL", "LUL"]), ("\ufeff123046758".encode("utf-32-be"), ["LUL"]),
    (b"", []), (b"\n\n", ["", ""]), (b"\0\n", [None]), (b"\xff\n", [None]), (b"123046758", ["LUL"]),
    (b"7" * 300_000 + b"\n123046758\n", [None, "LUL"]),
])
def test_judges_read_lines_of_any_encoding(content, lines, monkeypatch, capsys):
    for encoding in ("utf-8", "ascii"):
        stdin = io.TextIOWrapper(io.BufferedReader(io.BytesIO(content)), encoding)
        monkeypatch.setattr(sys, "stdin", stdin)
        assert main(["judge", "n-puzzle", "--workers", "1"]) == (2 if None in lines else 0)
        said = capsys.readouterr().out.splitlines()
        assert [line if expected is not None else None for line, expected in zip(said, lines, strict=True)] == lines
        assert all(map(is_text, said))


def test_hundred_megabyte_line():
    line = io.TextIOWrapper(io.BufferedReader(Repeated(b"1" * 65536, 1600)), "utf-8")
    assert [len(each) for each in lines_of(line, 1000)] == [1002]


class Repeated(io.RawIOBase):
    def __init__(self, block, times):
        self.blocks = itertools.repeat(block, times)

    def readable(self):
        return True

    def readinto(self, buffer):
        block = next(self.blocks, b"")[: len(buffer)]
        buffer[: len(block)] = block
        return len(block)


@pytest.mark.skipif(sys.platform != "linux", reason="locales")
def test_bengali_arguments_in_ascii_locale():
    home = str(Path(dhadha.__file__).parents[1])
    environment = {"PYTHONPATH": home, "LC_ALL": "C", "PYTHONCOERCECLOCALE": "0", "PYTHONUTF8": "0"}
    command = [sys.executable, "-m", "dhadha", "solve", "n-puzzle", "--state", "১২৩০৪৬৭৫৮"]
    done = subprocess.run(command, env=environment, capture_output=True, timeout=60)
    assert (done.stdout, done.stderr, done.returncode) == (b"LUL\n", b"", 0)


@pytest.mark.skipif(sys.platform != "linux", reason="a shell")
def test_closed_standard_error(tmp_path):
    """Its messages go neither to standard output nor into a file opened later."""
    parts = tmp_path / "parts"
    environment = {**os.environ, "PYTHONPATH": str(Path(dhadha.__file__).parents[1])}
    count = f"{sys.executable} -m dhadha solve n-queens --algorithm count --option n=5 --workers 1 --parts {parts} 2>&-"
    refused = f"{sys.executable} -m dhadha solve n-puzzle --state x 2>&-"
    done = subprocess.run(["sh", "-c", f"{count}; {refused}"], env=environment, capture_output=True, timeout=60)
    assert (done.stdout, done.returncode) == (b"solutions: 10, fundamental: 2\n", 2)
    assert all(json.loads(line) for line in parts.read_text().splitlines())


# ---- files of packages

def wheel_of(**files):
    target = io.BytesIO()
    with zipfile.ZipFile(target, "w") as wheel:
        for name, content in files.items():
            wheel.writestr(name.replace("__", "/").replace("_py", ".py"), content)
    return target.getvalue()


GOOD = wheel_of(t_py="x = 1")


def bomb():
    """Return a file that declares a huge unpacked size."""
    target = io.BytesIO()
    with zipfile.ZipFile(target, "w") as wheel:
        wheel.writestr("t.py", "x = 1")
        wheel.getinfo("t.py").file_size = 2**31
    return target.getvalue()


@pytest.mark.parametrize("files, says", [
    ({"p.whl": b"PK\3\4junk"}, "no whole wheel"), ({"p.whl": b""}, "no whole wheel"),
    ({"p.whl": GOOD[:60]}, "no whole wheel"), ({"p.whl": GOOD.replace(b"x = 1", b"x = 2")}, "no whole wheel"),
    ({"p.whl": wheel_of(readme="x")}, "no Python in it"),
    ({"p.whl": bomb()}, "cannot be read: it holds more than 64 MB"),
    ({"p.whl": wheel_of(**{"t-1.dist-info__entry_points.txt": b"\xff", "t_py": ""})}, "is not UTF-8"),
    ({"pyproject.toml": b"\xff", "m.py": b""}, "is not UTF-8"),
    ({"pyproject.toml": b"x=", "m.py": b""}, "cannot be read"),
    ({"pyproject.toml": b"[project]\nname = 3", "m.py": b""}, "are texts"),
    ({"pyproject.toml": b"[project.entry-points.'dhadha.puzzles']\na = 3", "m.py": b""}, "are texts"),
    ({"pyproject.toml": b"a = " + b"[" * 9999, "m.py": b""}, "cannot be read"),
    ({"pyproject.toml": b"project = 3", "odd_1.py": b""}, "there is no puzzle"),
    ({"odd_2.py": b"\xff"}, "cannot be loaded: SyntaxError"), ({"odd_3.py": b"a\0b"}, "cannot be loaded: SyntaxError"),
    ({"odd_4.py": b"\x1f\x8b\x08\0"}, "cannot be loaded"),
    ({"odd_5.py": b"print('\\x1b[2J', '\\u202e')\nraise OSError('\\x1b')"}, "OSError"),
    ({}, "no Python"),
])
def test_package_file_errors_are_sentences(files, says, tmp_path, capfd):
    for name, content in files.items():
        (tmp_path / name).write_bytes(content)
    given = tmp_path / "p.whl" if "p.whl" in files else tmp_path
    assert main(["check", str(given), "--seconds", "1"]) in (1, 2)
    out, err = capfd.readouterr()
    assert says in out + err and "Traceback" not in out + err and all(map(is_text, (out + err).splitlines()[-2:]))


@pytest.mark.skipif(os.name == "nt", reason="links and FIFOs")
def test_non_package_reported(tmp_path, capsys):
    (tmp_path / "a").symlink_to(tmp_path / "b")
    (tmp_path / "b").symlink_to(tmp_path / "a")
    os.mkfifo(tmp_path / "f.py")
    for given in (tmp_path / "a", tmp_path / "f.py", "/dev/null", "no-such", "\0", "a" * 5000):
        assert main(["check", str(given)]) in (1, 2)
        out, err = capsys.readouterr()
        assert out == "" and len(err.splitlines()) == 1


@pytest.mark.skipif(not hasattr(os, "fork"), reason="processes")
@pytest.mark.parametrize("code, says", [
    pytest.param("while True: pass", "hang.py:1: it cannot be loaded: this does not come", marks=pytest.mark.long),
    ("import time\ntime.sleep(600)", "hang.py:2: it cannot be loaded: this does not come back"),
    ("import os\nsum(range(10**14))", "hang.py:2: this does not come back, and Python cannot stop it"),
    ("import os; os._exit(0)", "its process ended with the status 0"),
    pytest.param("import os, signal; os.kill(os.getpid(), 9)", "process ended by SIGKILL", marks=pytest.mark.long),
])
def test_check_stops_endless_code(code, says, tmp_path):
    (tmp_path / "hang.py").write_text(code)
    patched_check = (
        "import sys\nfrom dhadha.devtools import check as c\n"
        "from dhadha.devtools.check import clock as k, supervision as s\n"
        "c.LOADING = 0.2; s.SLACK = 0.3; s.longest_wait = k.longest_wait = lambda seconds: 2 * seconds\n"
        "from dhadha.cli.main import main\nsys.exit(main(['check', 'hang.py', '--seconds', '0.2']))"
    )
    environment = {**os.environ, "PYTHONPATH": str(Path(dhadha.__file__).parents[1])}
    done = subprocess.run(
        [sys.executable, "-c", patched_check], cwd=tmp_path, env=environment, capture_output=True, text=True, timeout=60
    )
    assert done.returncode == 1 and says in done.stdout and "Traceback" not in done.stderr


def test_reprs_are_one_line():
    run = dhadha.run("n-puzzle", "a-star")
    for _ in range(2):
        assert repr(run) == "; ".join(str(run).splitlines())
        steps = list(run)
    assert repr(run).endswith("found: LUL") and repr(steps[0].node) in repr(steps[0])
    large = [*dhadha.run("n-queens", "large", n=5000)]
    with pytest.raises(InvalidInput) as refusal:
        dhadha.run("two\nlines\x1b", "x")
    for thing in (*steps, *large, refusal.value, run.puzzle, run.algorithm, steps[-1].node):
        assert len(repr(thing)) < 1000 and is_text(repr(thing)) and "\n" not in repr(thing)
    assert repr(refusal.value).startswith("InvalidInput('unknown-puzzle', 'There is no puzzle called two lines;")


def test_a_fault_of_a_file_names_it():
    assert describe_error(PermissionError(13, "Permission denied", "a\x1b\u202eb")) == (1, "ab: Permission denied")
    assert check.SECONDS == 5
