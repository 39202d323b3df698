"""Broken, closed, full or non-UTF-8 streams, Ctrl-C and low memory: the command line prints no traceback."""

import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import dhadha
import pytest
from dhadha import InvalidInput
from dhadha.cli.main import main

COMMAND = [sys.executable, "-m", "dhadha"]
FIFTEEN = "15 14 8 12 10 11 13 9 2 6 5 1 3 7 4 0"
SOLVE, JUDGE, LIST = ["solve", "n-puzzle"], ["judge", "n-puzzle"], ["list"]
on_linux = pytest.mark.skipif(sys.platform != "linux", reason="a shell, its limits and /dev/full")


def environment(**more: str) -> dict[str, str]:
    plain = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "LC_", "LANG"))}
    return plain | {"PYTHONPATH": str(Path(dhadha.__file__).parents[1])} | more


def command(*arguments, before="", after="", **more) -> subprocess.CompletedProcess:
    """Run the command in a shell, with redirections `after` it."""
    line = f'{before} exec "$@" {after}'
    return quiet(
        subprocess.run(
            ["sh", "-c", line, "sh", *COMMAND, *arguments],
            capture_output=True,
            timeout=60,
            env=environment(**more),
            stdin=subprocess.DEVNULL,
        )
    )


def quiet(done: subprocess.CompletedProcess) -> subprocess.CompletedProcess:
    assert b"Traceback" not in done.stderr and b"Exception" not in done.stderr
    told = [line for line in done.stderr.splitlines() if not re.search(rb", \d+ s$", line)]  # progress
    assert len(told) <= 1
    return done


@on_linux
@pytest.mark.parametrize("unbuffered", ["", "1"])
@pytest.mark.parametrize(
    "arguments", [SOLVE, [*SOLVE, "--json"], LIST, ["list", "--json"], JUDGE, ["solve", "chess"]], ids=" ".join
)
def test_unwritable_output(arguments, unbuffered):
    answers = arguments[-1] != "chess"
    before = "echo 123046758 |" if arguments == JUDGE else ""
    full = command(*arguments, before=before, after="> /dev/full", PYTHONUNBUFFERED=unbuffered)
    assert full.returncode == (1 if answers else 2)
    assert (b"No space left" if answers else b"chess") in full.stderr
    mute = command(*arguments, before=before, after="> /dev/full 2> /dev/full", PYTHONUNBUFFERED=unbuffered)
    assert (mute.returncode, mute.stdout, mute.stderr) == (full.returncode, b"", b"")
    closed = command(*arguments, before=before, after=">&- 2>&-", PYTHONUNBUFFERED=unbuffered)
    assert closed.returncode == (0 if answers else 2)


@on_linux
def test_help_to_closed_output():
    assert command("--help", after="> /dev/full").returncode == 1
    assert command("solve", after="2> /dev/full").returncode == 2


@on_linux
def test_broken_pipe():
    reader, writer = os.pipe()
    os.close(reader)
    for arguments in (LIST, ["list", "--json"], [*SOLVE, "--json"]):
        done = quiet(
            subprocess.run([*COMMAND, *arguments], stdout=writer, stderr=subprocess.PIPE, env=environment(), timeout=60)
        )
        assert (done.returncode, done.stderr) == (0, b"")
    os.close(writer)


@on_linux
def test_a_closed_standard_input():
    done = command(*JUDGE, after="<&-")
    assert (done.returncode, done.stdout) == (2, b"") and b"closed" in done.stderr
    assert command(*SOLVE, after="<&-").stdout == b"LUL\n"


def judge(lines: bytes, **more: str) -> subprocess.CompletedProcess:
    return quiet(
        subprocess.run([*COMMAND, *JUDGE], input=lines, capture_output=True, env=environment(**more), timeout=60)
    )


@pytest.mark.parametrize("encoding", ["utf-8:strict", "ascii:strict", "utf-8", "latin-1"])
def test_undecodable_lines(encoding):
    done = judge(b"\xff\xfe123\n123046758\n\x00\n123456780", PYTHONIOENCODING=encoding)
    first, second, third, fourth = done.stdout.splitlines()
    assert (second, fourth, done.returncode) == (b"LUL", b"solved", 2)
    assert b"place 1" in first and b"empty" in third


def test_endless_line():
    done = judge(b"1" * 3_000_000 + b"\n123046758\n" + b"2" * 3_000_000)
    first, second, third = done.stdout.splitlines()
    assert (second, done.returncode) == (b"LUL", 2)
    assert b"100000" in first and first == third


@on_linux
@pytest.mark.parametrize("device", ["/dev/zero", "/dev/full"])
@pytest.mark.parametrize("arguments", [JUDGE, [*JUDGE, "--form", "poj-1077"]], ids=" ".join)
def test_an_endless_device(device, arguments):
    done = command(*arguments, after=f"< {device}")
    assert (done.returncode, done.stdout) == (2, b"") and b"16777216 characters" in done.stderr


@on_linux
def test_project_not_a_file(tmp_path):
    os.mkfifo(tmp_path / "pyproject.toml")
    done = command("check", str(tmp_path))
    assert done.returncode == 2 and b"no file" in done.stderr


@pytest.mark.parametrize("state", ["12304675é", "১২৩০৪৬৭৫ক", "😀"])
def test_an_ascii_terminal(state):
    for environ in (
        {"PYTHONIOENCODING": "ascii"},
        {"PYTHONIOENCODING": "ascii:strict"},
        {"LC_ALL": "C"},
        {"LC_ALL": "C", "PYTHONCOERCECLOCALE": "0", "PYTHONUTF8": "0"},
    ):
        done = quiet(
            subprocess.run(
                [*COMMAND, *SOLVE, "--state", state], capture_output=True, env=environment(**environ), timeout=60
            )
        )
        assert (done.returncode, done.stdout) == (2, b"") and b"is not a number" in done.stderr
    done = judge(state.encode(), PYTHONIOENCODING="ascii:strict")
    assert done.returncode == 2 and done.stdout.isascii() and b'" at place' in done.stdout


@on_linux
def test_undecodable_arguments():
    for arguments in (
        ["solve", b"\xff"],
        [*SOLVE, "--state", b"\xff\xfe"],
        [*SOLVE, "--option", b"goal=\xff"],
        [*SOLVE, "--option", b"\xff=1"],
        [*SOLVE, "--algorithm", b"\xff"],
    ):
        done = quiet(subprocess.run([*COMMAND, *arguments], capture_output=True, env=environment(), timeout=60))
        assert (done.returncode, done.stdout) == (2, b"") and b"udcff" in done.stderr


@pytest.mark.parametrize("state", ["12\0\ud80034", "\0", "\ud800", "\x1b[2J"])
def test_unencodable_states(state, capfd):
    assert main([*SOLVE, "--state", state]) == 2
    out, err = capfd.readouterr()
    assert out == "" and len(err.splitlines()) == 1 and err.rstrip("\n").isprintable()


def test_a_folder_that_cannot_be_written(tmp_path):
    (tmp_path / "file").write_text("")
    folders = [
        tmp_path / "file",
        tmp_path / "file" / "inside",
        tmp_path / ("long" * 100),
        *([Path("/proc/none"), Path("/dev/full")] if os.name != "nt" else []),
    ]
    for folder in folders:
        done = quiet(
            subprocess.run([*COMMAND, "bake", str(folder)], capture_output=True, env=environment(), timeout=60)
        )
        assert (done.returncode, done.stdout) == (1, b"") and done.stderr.startswith(b"dhadha: ")


@on_linux
def test_ctrl_c_in_a_search_and_at_the_prompt(start):
    for lines in (f"123046758\n{FIFTEEN}\n", "123046758\n"):
        running = start(
            [*COMMAND, *JUDGE, "--algorithm", "breadth-first", "--option", "budget=2000000"],
            stdin=subprocess.PIPE,
            env=environment(),
        )
        running.stdin.write(lines)
        running.stdin.flush()
        assert running.stdout.readline() == "LUL\n"
        running.send_signal(signal.SIGINT)
        assert running.wait(30) == 130
        assert (running.stdout.read(), running.stderr.read()) == ("", "")
        for stream in (running.stdin, running.stdout, running.stderr):
            stream.close()


@pytest.mark.parametrize(
    "fault, status, says",
    [
        (KeyboardInterrupt(), 130, ""),
        (BrokenPipeError(), 0, ""),
        (MemoryError(), 1, "memory"),
        (RecursionError(), 1, "deeper"),
        (KeyError("x" * 1000), 1, "-X dev"),
        (SystemExit(0), 1, "-X dev"),
        (OSError(28, "No space left on device", "a\nfile"), 1, "a file: No space"),
        (OSError("odd"), 1, "odd"),
        (InvalidInput("key", "One\nline {given}.", given="x"), 2, "One line x."),
    ],
)
def test_errors_are_one_line(fault, status, says, monkeypatch, capsys):
    def fail(*_):
        raise fault

    monkeypatch.setattr("dhadha.cli.main.prepare", fail)
    assert main(SOLVE) == status
    out, err = capsys.readouterr()
    assert out == "" and says in err and len(err) < 400 and len(err.splitlines()) == bool(says)


@on_linux
def test_little_memory():
    done = command("solve", "n-queens", "--algorithm", "large", "--option", "n=1000000", before="ulimit -v 100000;")
    assert (done.returncode, done.stdout) == (1, b"") and b"memory" in done.stderr


@on_linux
def test_dev_mode_shows_traceback(tmp_path):
    """python -X dev shows authors the traceback."""
    (tmp_path / "sitecustomize.py").write_text(
        "import sys, dhadha\ndef fail(*_): return {}[1]\nsys.modules['dhadha.runs.run'].prepare = fail\n"
    )
    paths = os.pathsep.join([str(tmp_path), environment()["PYTHONPATH"]])
    for flags, traceback in (([], False), (["-X", "dev"], True)):
        done = subprocess.run(
            [sys.executable, *flags, "-m", "dhadha", *SOLVE],
            capture_output=True,
            text=True,
            env=environment(PYTHONPATH=paths),
            timeout=60,
        )
        assert done.returncode == 1 and "KeyError" in done.stderr and ("Traceback" in done.stderr) == traceback
