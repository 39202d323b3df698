"""No step describes a blank board."""

import pytest
from dhadha.devtools.bake import preset_run
from dhadha.puzzles.registry import own_puzzles
from dhadha.trace.recorder import Recorder
from trace_reader import boards_shown, read_file

TELL_OF_AN_EMPTY_BOARD = {"start", "restart", "remove", "exhausted"}
PRESETS = [
    pytest.param(puzzle, preset, id=f"{puzzle.id}-{preset.id}") for puzzle in own_puzzles() for preset in puzzle.presets
]


def squares(board):
    """Yield the cells that are squares, not edge numbers or tokens."""
    first = 0
    for area in board.get("areas", [board]):
        count = area["rows"] * area["columns"]
        yield from range(first, first + count)
        first += count + len(area.get("edges", ())) + len(area.get("tokens", ()))


@pytest.mark.parametrize("puzzle, preset", PRESETS)
def test_examples_never_describe_blank_board(puzzle, preset):
    trace = read_file(Recorder(preset_run(puzzle, preset)).file())
    blank = puzzle.appearance.get("blank")
    cells = list(squares(trace.header["board"]))
    for step, values in boards_shown(trace):
        seen = step.marks or step.links or any(values[cell] != blank for cell in cells if cell < len(values))
        assert seen or step.word in TELL_OF_AN_EMPTY_BOARD, (step.word, step.reason, step.args)


@pytest.mark.parametrize(
    "puzzle, algorithm, options",
    [
        ("coin-game", "fill", {"rows": 300, "columns": 300}),
        ("knight-path", "bitboard", {"rows": 300, "columns": 300}),
        ("n-queens", "large", {"n": 70_000}),
        ("magic-square", "large", {"n": 260}),
        ("n-queens", "count", {"n": 9, "gallery": 0}),
    ],
)
def test_large_boards_have_pictures(puzzle, algorithm, options):
    chosen = next(each for each in own_puzzles() if each.id == puzzle)
    trace = read_file(Recorder(preset_run(chosen, Request(algorithm, options))).file())
    size = len(next(boards_shown(trace))[1])
    assert all(len(node.whole) in (0, size) for node in trace.nodes)
    for step, values in boards_shown(trace):
        assert step.word == "start" or any(value != chosen.appearance["blank"] for value in values[: size - 2])


class Request:
    def __init__(self, algorithm, options):
        self.algorithm, self.state, self.options = algorithm, "", options
