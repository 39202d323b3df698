"""What only a process of its own shows: signals, broken streams and limits of memory."""

import os
import signal
import subprocess
import sys
from contextlib import suppress

import psutil
import pytest

COMMAND = [sys.executable, "-m", "dhadha"]
SOLVE, BATCH = ["solve", "n-puzzle"], ["batch", "n-puzzle"]
FIFTEEN = "15 14 8 12 10 11 13 9 2 6 5 1 3 7 4 0"
pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="a shell, its limits, signals, /dev/full and /proc")


def run_in_shell(*arguments, before="", after="") -> subprocess.CompletedProcess:
    """Run the command in a shell, with redirections `after` it."""
    done = subprocess.run(
        ["bash", "-c", f'{before} "$@" {after}', "bash", *COMMAND, *arguments], timeout=120,
        stdin=subprocess.DEVNULL, capture_output=True,
    )
    assert b"Traceback" not in done.stderr and b"Exception" not in done.stderr
    assert len(done.stderr.splitlines()) <= 1
    return done


@pytest.mark.parametrize("arguments, before", [([*SOLVE, "--json"], ""), (BATCH, "yes 123046758 | head -3 |")])
def test_full_disk_and_closed_output(arguments, before):
    full = run_in_shell(*arguments, before=before, after="> /dev/full")
    assert full.returncode == 1 and b"No space left" in full.stderr
    closed = run_in_shell(*arguments, before=before, after=">&-")
    assert (closed.returncode, closed.stderr) == (0, b"")


@pytest.mark.parametrize("workers", ["1", "2"])
def test_closed_pipe_ends_a_batch(workers):
    after = "| head -1; exit ${PIPESTATUS[1]}"
    read = run_in_shell(*BATCH, "--workers", workers, before="yes 123046758 |", after=after)
    assert (read.stdout, read.stderr, read.returncode) == (b"LUL\n", b"", 0)


def test_lack_of_memory_is_told_in_a_line():
    large = ["solve", "n-queens", "--algorithm", "large", "--option", "n=1000000"]
    done = run_in_shell(*large, before="ulimit -v 100000;")
    assert (done.returncode, done.stdout) == (1, b"") and b"memory" in done.stderr


def accept_ctrl_c():
    """Background processes ignore it."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def kill_process_group(process):
    with suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGKILL)


@pytest.mark.parametrize("workers", ["1", "2"])
@pytest.mark.parametrize("kill, end, status", [
    (os.killpg, signal.SIGINT, 130),  # as a terminal does
    (os.kill, signal.SIGINT, 130),
    (os.kill, signal.SIGTERM, -signal.SIGTERM),
    (os.kill, signal.SIGKILL, -signal.SIGKILL),
])
def test_signals_end_a_batch_and_its_processes(workers, kill, end, status, tmp_path, request):
    """In a search of minutes, and before it."""
    boards = tmp_path / "boards"
    boards.write_text(f"123046758\n12x\n{FIFTEEN}\n123456780\n" + 300 * f"{FIFTEEN}\n")
    hard = [*COMMAND, *BATCH, "--algorithm", "breadth-first", "--option", "budget=2000000", "--workers", workers]
    with boards.open() as stdin:
        running = subprocess.Popen(hard, stdin=stdin, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
                                   start_new_session=True, preexec_fn=accept_ctrl_c)
    request.addfinalizer(lambda: kill_process_group(running))
    assert running.stdout.readline() == "LUL\n" and "square 3" in running.stdout.readline()
    children = psutil.Process(running.pid).children()
    assert len(children) == (2 if workers == "2" else 0)
    kill(running.pid, end)
    out, errors = running.communicate(timeout=60)  # until the last process has closed the pipe
    assert (out, errors, running.returncode) == ("", "", status)
    assert psutil.wait_procs(children, 60)[1] == []  # they close their pipes a little earlier than they end


def test_interrupt_ends_a_starting_command_without_a_traceback():
    heard = "import sys, signal; signal.signal(signal.SIGINT, signal.default_int_handler)"  # even in the background
    code = f"{heard}; sys.argv = ['-m']; import dhadha; signal.raise_signal(signal.SIGINT)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, timeout=60)
    assert (done.returncode, done.stderr) == (-signal.SIGINT, b"")
