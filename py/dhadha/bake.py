"""Baking: what a page can show before Python arrives, made by running the package natively."""

import json
from array import array
from pathlib import Path
from typing import Any

from . import data, worker
from .puzzle import Illustrated, Playable, Preset, Puzzle, Race
from .registry import own_puzzles
from .run import Run, run
from .step import INFORMING, WAITING
from .trace import Recorder, vocabulary
from .writing import claim, write_whole


def bake_all(folder: Path, replace: bool = False) -> None:
    """Write catalogue.json, the sources of every puzzle, a trace of every preset and how each looks at rest into
    `folder`.

    replace: whether files of these names that are there may go. Raises OSError where nothing can be written.
    """
    begin(folder, "catalogue.json", replace)
    puzzles = own_puzzles()
    catalogue = {"puzzles": [describe(puzzle) for puzzle in puzzles]}
    write_json(folder / "catalogue.json", catalogue, replace)
    write_json(
        folder / "vocabulary.json", {"words": vocabulary(), "waiting": WAITING, "informing": INFORMING}, replace
    )  # for saved runs that bring none
    for puzzle in puzzles:
        write_json(folder / f"{puzzle.id}.sources.json", worker.sources(puzzle.id), replace)
        for preset in baked_runs(puzzle):
            path = folder / f"{puzzle.id}.{preset.id}.trace"
            write_whole(path, Recorder(preset_run(puzzle, preset)).file(), replace)
    write_json(
        folder / "stills.json",
        {
            f"{puzzle.id}.{preset.id}": still(preset_run(puzzle, preset))
            for puzzle in puzzles
            for preset in puzzle.presets
        },
        replace,
    )


def make_data(folder: Path, replace: bool = False) -> None:
    """Write the files of data that help the solvers, see data.py, each under its name; see bake_all."""
    made = [file for puzzle in own_puzzles() for file in puzzle.data]
    for file in made:
        begin(folder, file.name, replace)
    for file in made:
        write_whole(folder / file.name, data.sealed(file.make()), replace)


def describe(puzzle: Puzzle[Any]) -> dict[str, Any]:
    """The description, with what is known of every baked run."""
    presets = [described(puzzle, preset) for preset in puzzle.presets]
    said, race = puzzle.describe(), race_of(puzzle)
    if race:
        said["race"]["lanes"] = [described(puzzle, lane) for lane in race.lanes(puzzle)]
    return {**said, "presets": presets}


def race_of(puzzle: Puzzle[Any]) -> Race | None:
    return puzzle.race if isinstance(puzzle, Illustrated) else None


def described(puzzle: Puzzle[Any], preset: Preset) -> dict[str, Any]:
    """A preset with its state as the puzzle writes it and the moves a hand may make there."""
    prepared = preset_run(puzzle, preset)
    state, options = prepared.state_text, prepared.options
    moves = puzzle.moves(state, options) if isinstance(puzzle, Playable) else []
    return {**vars(preset), "state": state, "options": options, "moves": moves}


def baked_runs(puzzle: Puzzle[Any]) -> list[Preset]:
    race = race_of(puzzle)
    return [*puzzle.presets, *(race.lanes(puzzle) if race else ())]


def preset_run(puzzle: Puzzle[Any], preset: Preset) -> Run:
    return run(puzzle.id, preset.algorithm, preset.state, **preset.options)


def still(prepared: Run, part: float = 0.6) -> dict[str, Any]:
    """The board when `part` of the run is over: {"board", "values": a value a cell, "roles": {cell: role}}."""
    steps = list(prepared)
    seen = steps[: 1 + int(part * (len(steps) - 1))]
    board, problem = prepared.board, prepared.problem
    values = [*board["values"], *[board.get("fill", 0)] * (board.get("cells", 0) - len(board["values"]))]
    node = next((step.node for step in reversed(seen) if step.node), None)
    for each in node.path() if node else ():
        changes = problem.changes(each)
        for cell, value in enumerate(changes) if isinstance(changes, array) else changes:
            values[cell] = value
    roles: dict[int, str] = {}
    for step in seen:
        for cell, value in step.cells:
            values[cell] = value
        roles.update(step.roles)
    return {"board": board, "values": values, "roles": roles | dict(seen[-1].marks)}


def begin(folder: Path, name: str, replace: bool) -> None:
    """Make the folder, and see before any work is done that the file can be written there."""
    folder.mkdir(parents=True, exist_ok=True)
    claim(folder / name, replace)


def write_json(path: Path, value: object, replace: bool) -> None:
    write_whole(path, json.dumps(value, ensure_ascii=False), replace)
