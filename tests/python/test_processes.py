"""What only a process of its own shows: exit status, signals, broken streams, locales and limits of memory."""

import json
import os
import re
import select
import signal
import subprocess
import sys
from pathlib import Path

import dhadha
import pytest
from dhadha.batch.checkpoint import Checkpoint

COMMAND = [sys.executable, "-m", "dhadha"]
SOLVE, JUDGE = ["solve", "n-puzzle"], ["judge", "n-puzzle"]
COUNT = ["solve", "n-queens", "--algorithm", "count"]
FIFTEEN = "15 14 8 12 10 11 13 9 2 6 5 1 3 7 4 0"
pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="a shell, its limits, signals, /dev/full and /proc")


def environment(**more: str) -> dict[str, str]:
    plain = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "LC_", "LANG"))}
    return plain | {"PYTHONPATH": str(Path(dhadha.__file__).parents[1])} | more


def command(*arguments, before="", after="", **more) -> subprocess.CompletedProcess:
    """Run the command in a shell, with redirections `after` it."""
    done = subprocess.run(
        ["sh", "-c", f'{before} exec "$@" {after}', "sh", *COMMAND, *arguments], capture_output=True, timeout=120,
        env=environment(**more), stdin=subprocess.DEVNULL,
    )
    assert b"Traceback" not in done.stderr and b"Exception" not in done.stderr
    errors = [line for line in done.stderr.splitlines() if not re.search(rb", \d+ s$", line)]  # progress
    assert len(errors) <= 1
    return done


@pytest.mark.parametrize("arguments", [[*SOLVE, "--json"], JUDGE, ["solve", "chess"]], ids=" ".join)
def test_output_cannot_be_written(arguments):
    answers = arguments[-1] != "chess"
    before = "echo 123046758 |" if arguments == JUDGE else ""
    full = command(*arguments, before=before, after="> /dev/full", PYTHONUNBUFFERED="1" if answers else "")
    assert full.returncode == (1 if answers else 2)
    assert (b"No space left" if answers else b"chess") in full.stderr
    mute = command(*arguments, before=before, after="> /dev/full 2> /dev/full")
    assert (mute.returncode, mute.stdout, mute.stderr) == (full.returncode, b"", b"")
    closed = command(*arguments, before=before, after=">&- 2>&-")
    assert closed.returncode == (0 if answers else 2)
    if answers:
        reader, writer = os.pipe()
        os.close(reader)
        done = subprocess.run([*COMMAND, *arguments], stdout=writer, stderr=subprocess.PIPE, input=b"123046758",
                              env=environment(), timeout=120)
        os.close(writer)
        assert (done.returncode, done.stderr) == (0, b"")


def test_closed_standard_error_stays_closed(tmp_path):
    """Its messages go neither to standard output nor into a file opened later."""
    parts = tmp_path / "parts"
    done = command(*COUNT, "--option", "n=5", "--workers", "1", "--parts", str(parts), after="2>&-")
    assert (done.stdout, done.returncode) == (b"solutions: 10, fundamental: 2\n", 0)
    assert all(json.loads(line) for line in parts.read_text().splitlines())


def test_input_is_closed_or_a_device():
    for arguments, after, part in (
        (JUDGE, "<&-", b"closed"), ([*JUDGE, "--form", "poj-1077"], "< /dev/zero", b"16777216 characters"),
    ):
        done = command(*arguments, after=after)
        assert (done.returncode, done.stdout) == (2, b"") and part in done.stderr


def test_arguments_in_an_ascii_locale():
    locale = {"LC_ALL": "C", "PYTHONCOERCECLOCALE": "0", "PYTHONUTF8": "0"}
    done = command(*SOLVE, "--state", "১২৩০৪৬৭৫৮", **locale)
    assert (done.stdout, done.stderr, done.returncode) == (b"LUL\n", b"", 0)
    done = command(*SOLVE, "--option", b"goal=\xff", **locale)
    assert done.returncode == 2 and b"udcff" in done.stderr


def test_little_memory():
    done = command("solve", "n-queens", "--algorithm", "large", "--option", "n=1000000", before="ulimit -v 100000;")
    assert (done.returncode, done.stdout) == (1, b"") and b"memory" in done.stderr


@pytest.mark.parametrize("everybody", [True, False], ids=["as a terminal does", "to the first process"])
def test_ctrl_c_ends_a_judge_with_its_answers(everybody, tmp_path, start):
    """A hard board delays the last ones, which the other process may have answered."""
    boards = tmp_path / "boards"
    boards.write_text("\n".join(["123046758", "12x", FIFTEEN, "123456780", "213456780", FIFTEEN]))
    hard = ["--algorithm", "breadth-first", "--option", "budget=2000000", "--workers", "2"]
    with boards.open() as stdin:
        running = start([*COMMAND, *JUDGE, *hard], stdin=stdin, env=environment())
    assert running.stdout.readline() == "LUL\n"
    assert "place 3" in running.stdout.readline()
    (os.killpg if everybody else os.kill)(running.pid, signal.SIGINT)
    rest, errors = running.communicate(timeout=60)
    assert (errors, running.returncode) == ("", 130)
    assert "interrupted\nsolved\nunsolvable\n".startswith(rest)
    with pytest.raises(ProcessLookupError):
        os.killpg(running.pid, 0)  # no process is left


def test_ctrl_c_in_a_search_and_at_the_prompt(start):
    for lines in (f"123046758\n{FIFTEEN}\n", "123046758\n"):
        running = start([*COMMAND, *JUDGE, "--algorithm", "breadth-first", "--option", "budget=2000000"],
                        stdin=subprocess.PIPE, env=environment())
        running.stdin.write(lines)
        running.stdin.flush()
        assert running.stdout.readline() == "LUL\n"
        running.send_signal(signal.SIGINT)
        assert running.wait(60) == 130
        assert (running.stdout.read(), running.stderr.read()) == ("", "")
        for stream in (running.stdin, running.stdout, running.stderr):
            stream.close()


def wait_for_end(process, seconds=60):
    """Wait until a process that is no child of ours has ended: it closes its pipes a little earlier."""
    try:
        descriptor = os.pidfd_open(int(process))
    except ProcessLookupError:
        return
    ended, _, _ = select.select([descriptor], [], [], seconds)
    os.close(descriptor)
    assert ended, process


@pytest.mark.parametrize("end, status", [
    (signal.SIGINT, 130), (signal.SIGTERM, 128 + signal.SIGTERM), (signal.SIGKILL, -signal.SIGKILL),
])
def test_signals_end_the_workers_and_keep_finished_parts(end, status, start, tmp_path):
    """16 queens take many times as long as their first parts."""
    file = tmp_path / "parts"
    running = start([*COMMAND, *COUNT, "--option", "n=16", "--parts", str(file), "--workers", "2"], env=environment())
    while not running.stderr.readline().startswith("2 of 256"):
        assert running.poll() is None
    workers = Path(f"/proc/{running.pid}/task/{running.pid}/children").read_text().split()
    assert len(workers) >= 2
    os.kill(running.pid, end)
    out, errors = running.communicate(timeout=60)  # until the last process has closed the pipe
    assert (out, running.returncode) == ("", status) and "Traceback" not in errors
    for worker in workers:
        wait_for_end(worker)
    kept = [json.loads(line) for line in file.read_bytes().splitlines()]
    with Checkpoint(file, kept[0]["asked"], 256) as finished:  # the lock is released
        assert len(finished.answers) == len(kept) - 1 >= 2
    run = dhadha.run("n-queens", "count", n=4)
    problem = type(run.problem)((0,) * 16)
    assert run.algorithm.split.solve(problem, kept[1]["part"]) == kept[1]["answer"]
