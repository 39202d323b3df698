"""Runs of algorithms to their end, refusals, and the command line in this process."""

import io
import sys
from contextlib import redirect_stderr, redirect_stdout
from unittest.mock import patch

import dhadha
import pytest
from dhadha import InvalidInput
from dhadha.cli.main import main
from dhadha.trace.counters import Counters


def play(puzzle: str, algorithm: str, state=None, **options):
    """Return (the run, its steps)."""
    run = dhadha.run(puzzle, algorithm, state, **options)
    return run, list(run)


def result(puzzle: str, algorithm: str, state=None, **options) -> dict:
    return play(puzzle, algorithm, state, **options)[0].result


def refusal(puzzle: str, algorithm: str, state=None, **options) -> InvalidInput:
    with pytest.raises(InvalidInput) as caught:
        dhadha.run(puzzle, algorithm, state, **options)
    return caught.value


def counted(run, steps) -> dict:
    counters = Counters(run.effective_algorithm.counters)
    counters.add_words(step.word for step in steps)
    return counters.values


def said(steps) -> list:
    """Return the comparable content of all steps."""
    return [(step.word, step.reason, step.args, step.node and step.node.state, step.cells) for step in steps]


def command(*arguments: str, stdin: str = "") -> tuple[int, list[str], list[str]]:
    """Return (exit status, lines of output, lines of errors) of `python -m dhadha`."""
    with patch.object(sys, "stdin", io.StringIO(stdin)), redirect_stdout(io.StringIO()) as out, \
            redirect_stderr(io.StringIO()) as errors:
        status = main([*arguments])
    return status, out.getvalue().splitlines(), errors.getvalue().splitlines()
