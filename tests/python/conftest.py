"""Fixtures: the full table of the 3×3 board, and a package to edit."""

import os
import signal
import subprocess
import sys
from contextlib import suppress
from itertools import count

import pytest
from dhadha.devtools.new import write_package
from dhadha.puzzles.registry import PUZZLES
from hypothesis import settings
from sliding_oracle import ball

settings.register_profile("patient", deadline=None, max_examples=50)  # generous for busy machines
settings.load_profile("patient")
numbers = count(1)


@pytest.fixture(autouse=True)
def no_puzzle_stays():
    """Unregister the packages that a test adds."""
    before = dict(PUZZLES)
    yield
    PUZZLES.clear()
    PUZZLES.update(before)


@pytest.fixture
def folder(tmp_path):
    """A package with a puzzle, under a unique module name."""
    yield write_package(str(tmp_path / f"faulty-{next(numbers)}"))
    sys.path[:] = [path for path in sys.path if not path.startswith(str(tmp_path))]


@pytest.fixture
def start():
    """Start a command that receives Ctrl-C, in a process group of its own that ends with the test."""
    started = []

    def start(command, **more):
        started.append(subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True, **more
        ))
        return started[-1]

    before = signal.signal(signal.SIGINT, signal.default_int_handler)  # background processes ignore SIGINT
    yield start
    signal.signal(signal.SIGINT, before)
    for running in started:
        with suppress(ProcessLookupError):
            os.killpg(running.pid, signal.SIGKILL)


@pytest.fixture(scope="session")
def whole():
    """(distance of every reachable state, edges)."""
    return ball("123456780")


@pytest.fixture(scope="session")
def table(whole):
    return whole[0]
