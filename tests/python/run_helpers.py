"""Runs of algorithms to their end, refusals, the command line in this process, and the page's modules in Node."""

import io
import json
import subprocess
import sys
from collections.abc import Sequence
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from unittest.mock import patch

import dhadha
import pytest
from dhadha import InvalidInput
from dhadha.cli.main import main
from dhadha.trace.counters import Counters


def run_node_script(script: str, *arguments, given=None):
    """Return the JSON that a script beside this file prints; it gets the page's folder, the arguments and JSON."""
    here = Path(__file__)
    command = ["node", here.with_name(script), here.parents[2] / "static", *arguments]
    done = subprocess.run(command, input=json.dumps(given), capture_output=True, text=True, timeout=120)
    assert not done.returncode, f"{done.stderr}\nIf a file is missing, run: python build.py build"
    return json.loads(done.stdout)


def call_page(module: str, calls) -> list:
    """Return the results of a module's functions, each called as [name, argument, …]."""
    return run_node_script("call_functions.mjs", given=[[module, *call] for call in calls])


def sentences_of_traces(folder: Path, traces, given=None) -> list:
    """Return the page's sentence and its arguments for each step of saved runs, then the given sentences."""
    files = [folder / f"{number}.trace" for number in range(len(traces))]
    for file, trace in zip(files, traces):
        file.write_bytes(trace)
    return run_node_script("print_step_sentences.mjs", *files, given=given)


def run_to_end(puzzle: str, algorithm: str, state=None, **options):
    run = dhadha.run(puzzle, algorithm, state, **options)
    return run, list(run)


def result_of_finished_run(puzzle: str, algorithm: str, state=None, **options) -> dict:
    return run_to_end(puzzle, algorithm, state, **options)[0].result


def catch_refusal(puzzle: str, algorithm: str, state=None, **options) -> InvalidInput:
    with pytest.raises(InvalidInput) as caught:
        dhadha.run(puzzle, algorithm, state, **options)
    return caught.value


def counter_values(run, steps) -> dict:
    counters = Counters(run.effective_algorithm.counters)
    counters.add_words(step.word for step in steps)
    return counters.values


def boards_after_steps(run, steps) -> list[list[int]]:
    """Return the values of all cells after each step: its node's, otherwise those before, with what it writes."""
    boards = []
    for step in steps:
        board = list((boards or [run.board["values"]])[-1])
        if step.node and isinstance(step.node.state, Sequence):
            board[: len(step.node.state)] = step.node.state
        for cell, value in step.cells:
            board[cell : cell + 1] = [value]
        boards.append(board)
    return boards


def comparable_steps(steps) -> list:
    """Return the comparable content of all steps."""
    return [(step.word, step.reason, step.args, step.node and step.node.state, step.cells) for step in steps]


def run_command_line(*arguments: str, stdin: str = "") -> tuple[int, list[str], list[str]]:
    """Return (exit status, lines of output, lines of errors) of `python -m dhadha`."""
    with patch.object(sys, "stdin", io.StringIO(stdin)), redirect_stdout(io.StringIO()) as out, \
            redirect_stderr(io.StringIO()) as errors:
        status = main([*arguments])
    return status, out.getvalue().splitlines(), errors.getvalue().splitlines()
