"""What the README shows works as shown."""

import re
from pathlib import Path

import dhadha
from dhadha.puzzle import Puzzle
from dhadha.registry import PUZZLES, register
from dhadha.trace import Recorder

README = (Path(__file__).parents[2] / "README.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"```python\n(.*?)```", README, re.DOTALL)


def test_the_example_in_python(capsys):
    exec(BLOCKS[0], {})
    assert "'moves': 'LUL'" in capsys.readouterr().out


def test_the_puzzle_to_bring():
    module = {"__name__": "jugs"}
    exec(BLOCKS[1], module)
    assert isinstance(module["PUZZLE"], Puzzle)
    register(module["PUZZLE"])
    try:
        run = dhadha.run("jugs", "breadth-first")
        assert Recorder(run).file().startswith(b"DHADHA1\n")
        assert run.result == {"length": 6}
    finally:
        del PUZZLES["jugs"]


def test_the_algorithm_of_ones_own():
    module = {}
    exec(BLOCKS[2], module)
    words = [step.word for step in module["fill_up"](None)]
    assert words == ["start", *["assign"] * 5, "found"]


def test_the_two_commands_stand_at_the_top():
    commands = re.findall(r"^    (python \S+ \S+)", README, re.MULTILINE)
    assert commands[:2] == ["python build.py serve", "python build.py test"]
