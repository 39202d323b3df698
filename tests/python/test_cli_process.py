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


def command(*arguments, before="", after="", stdout=subprocess.PIPE, **more) -> subprocess.CompletedProcess:
    """Run the command in a shell, with redirections `after` it."""
    done = subprocess.run(
        ["sh", "-c", f'{before} exec "$@" {after}', "sh", *COMMAND, *arguments], timeout=120, env=environment(**more),
        stdin=subprocess.DEVNULL, stdout=stdout, stderr=subprocess.PIPE,
    )
    assert b"Traceback" not in done.stderr and b"Exception" not in done.stderr
    errors = [line for line in done.stderr.splitlines() if not re.search(rb", \d+ s$", line)]  # progress
    assert len(errors) <= 1
    return done


def test_broken_output_streams(tmp_path):
    """Messages go neither to standard output nor into a file opened later."""
    for arguments in ([*SOLVE, "--json"], JUDGE, ["solve", "chess"]):
        answers = arguments[-1] != "chess"
        before = "echo 123046758 |" if arguments == JUDGE else ""
        full = command(*arguments, before=before, after="> /dev/full", PYTHONUNBUFFERED="1" if answers else "")
        assert full.returncode == (1 if answers else 2)
        assert (b"No space left" if answers else b"chess") in full.stderr
        mute = command(*arguments, before=before, after="> /dev/full 2> /dev/full")
        assert (mute.returncode, mute.stdout, mute.stderr) == (full.returncode, b"", b"")
        closed = command(*arguments, before=before, after=">&- 2>&-")
        assert closed.returncode == (0 if answers else 2)
    reader, writer = os.pipe()
    os.close(reader)
    unread = command(*SOLVE, "--json", stdout=writer)
    os.close(writer)
    assert (unread.returncode, unread.stderr) == (0, b"")
    parts = tmp_path / "parts"
    done = command(*COUNT, "--option", "n=5", "--workers", "1", "--parts", str(parts), after="2>&-")
    assert (done.stdout, done.returncode) == (b"solutions: 10, fundamental: 2\n", 0)
    assert all(json.loads(line) for line in parts.read_text().splitlines())


def test_odd_input_locale_and_memory():
    ascii_locale = {"LC_ALL": "C", "PYTHONCOERCECLOCALE": "0", "PYTHONUTF8": "0"}
    large = ["solve", "n-queens", "--algorithm", "large", "--option", "n=1000000"]
    for arguments, how, status, said in (
        (JUDGE, {"after": "<&-"}, 2, b"closed"),
        (JUDGE, {"after": "< /dev/zero"}, 2, b"16777216 characters"),
        ([*SOLVE, "--state", "১২৩০৪৬৭৫৮"], ascii_locale, 0, b""),
        ([*SOLVE, "--option", b"goal=\xff"], ascii_locale, 2, b"udcff"),
        (large, {"before": "ulimit -v 100000;"}, 1, b"memory"),
    ):
        done = command(*arguments, **how)
        assert (done.returncode, done.stdout) == (status, b"" if status else b"LUL\n")
        assert said in done.stderr and bool(done.stderr) == bool(said)


def test_ctrl_c_ends_a_judge_with_its_answers(tmp_path, start):
    """Sent as a terminal does, or to the first process; in a search, and at the prompt. A hard board delays the last
    answers, which the other process may have found."""
    boards = tmp_path / "boards"
    boards.write_text("\n".join(["123046758", "12x", FIFTEEN, "123456780", "213456780", FIFTEEN]))
    hard = [*COMMAND, *JUDGE, "--algorithm", "breadth-first", "--option", "budget=2000000"]
    for kill in (os.killpg, os.kill):
        with boards.open() as stdin:
            running = start([*hard, "--workers", "2"], stdin=stdin, env=environment())
        assert running.stdout.readline() == "LUL\n"
        assert "place 3" in running.stdout.readline()
        kill(running.pid, signal.SIGINT)
        rest, errors = running.communicate(timeout=60)
        assert (errors, running.returncode) == ("", 130)
        assert "interrupted\nsolved\nunsolvable\n".startswith(rest)
        with pytest.raises(ProcessLookupError):
            os.killpg(running.pid, 0)  # no process is left
    for lines in (f"123046758\n{FIFTEEN}\n", "123046758\n"):
        running = start(hard, stdin=subprocess.PIPE, env=environment())
        running.stdin.write(lines)
        running.stdin.flush()
        assert running.stdout.readline() == "LUL\n"
        running.send_signal(signal.SIGINT)
        assert running.wait(60) == 130
        assert (running.stdout.read(), running.stderr.read()) == ("", "")


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
