"""Baking: precompute what the page shows before Python has loaded, by running the package natively."""

import json
import re
from collections.abc import Sequence
from itertools import islice
from pathlib import Path
from typing import Any, cast

from ..core.atomic_write import resolve_writable_target, write_atomically
from ..core.errors import InvalidInput
from ..core.puzzle_types import Area, Challenge
from ..core.steps_and_nodes import Step
from ..puzzle import HasDistance, Playable, Preset, Puzzle
from ..puzzle import data_files as data
from ..puzzle.presets_races_and_tables import Listed
from ..puzzles.registry import own_puzzles
from ..runs.run import Run
from ..source.sources import folding_faults, sources
from ..trace.recorder import Recorder

NEARBY = 33  # boards; on the sliding puzzle, those up to four moves from the first example


def write_all_baked_data(folder: Path, replace: bool = False) -> None:
    """Write into `folder`: catalogue.json, the sources of every puzzle, the trace, the first moves and the still board
    of every preset, and the first board of every challenge that has one.

    replace: whether to overwrite existing files. Raises OSError if writing fails, ValueError for too long a run and for
    a comment `# about:` that quotes no statement.
    """

    def write_json(name: str, value: object) -> None:
        write_atomically(folder / f"{name}.json", json.dumps(value, ensure_ascii=False), replace)

    create_folder_and_check_target(folder, "catalogue.json", replace)
    puzzles = own_puzzles()
    write_json("catalogue", {"puzzles": [describe_puzzle_with_presets(puzzle) for puzzle in puzzles]})
    for puzzle in puzzles:
        check_about_comments(puzzle)
        write_json(f"{puzzle.id}.sources", sources(puzzle.id))
        write_json(f"{puzzle.id}.boards", data_to_draw_boards_from_text(puzzle))
        examples = [*puzzle.presets, *race_lanes(puzzle)]
        write_json(f"{puzzle.id}.moves", {preset.id: known_boards(puzzle, preset) for preset in examples})
        for preset in examples:
            path = folder / f"{puzzle.id}.{preset.id}.trace"
            recorder = Recorder(preset_run(puzzle, preset))
            trace = recorder.record_trace_file()
            if recorder.stride > 1:  # the page thins only runs that it validates
                raise ValueError(f"{puzzle.id}: the run of {preset.id} is too long to be kept whole")
            write_atomically(path, trace, replace)
    write_json("stills", {
        f"{puzzle.id}.{preset.id}": board_for_card(puzzle, preset) for puzzle in puzzles for preset in puzzle.presets
    })
    write_json("starts", {
        f"{puzzle.id}.{challenge['id']}": first_board_of_challenge(puzzle, challenge)
        for puzzle in puzzles for challenge in puzzle.challenges if "state" in challenge
    })


def check_about_comments(puzzle: Puzzle[Any]) -> None:
    for file, line, sentence in folding_faults(puzzle):
        raise ValueError(f"{file}:{line}: {sentence}")


NUMBERED = ("rows", "columns", "goal", "coordinates", "look", "rules")  # board keys that are independent of its numbers


def data_to_draw_boards_from_text(puzzle: Puzzle[Any]) -> dict[str, object]:
    """Return the data with which a page draws the board of a state from the state's text alone, see
    static/player/element/preview.ts: {"numbers": {count: board}} or {"squares": the board, and the cell of each square
    that a state may name}. Raises ValueError for a sample that cannot be drawn like this."""
    if puzzle.listed:
        return {"squares": data_to_draw_listed_squares(puzzle, puzzle.listed)}
    return {"numbers": board_areas_by_size(puzzle)}


def data_to_draw_listed_squares(puzzle: Puzzle[Any], listed: Listed) -> dict[str, object]:
    """Return the board of the sample, without the squares that it names."""
    prepared = Run.prepare(puzzle.id, puzzle.algorithms[0].id, listed.sample)
    board: Any = prepared.board
    shape = {key: board[key] for key in (*NUMBERED, "heat") if board.get(key) is not None}
    return {
        "shape": shape, "fill": board["fill"], "cells": dict(listed.cells),
        "tokens": list(dict.fromkeys(board["tokens"])),
        "many": listed.many, "wall": listed.wall, "options": {name: prepared.options[name] for name in listed.options},
    }


def board_areas_by_size(puzzle: Puzzle[Any]) -> dict[str, Area]:
    """Return the boards that a page draws from the numbers of a state alone, by the number of numbers ("9"), or by
    rows and columns if they form neither a square nor a line ("2x3"). Raises ValueError for a sample whose numbers
    no board shows."""
    boards = {}
    for state in puzzle.sample_states:
        numbers = [int(number) for number in re.findall(r"\d+", state)]
        area = find_area_showing_numbers(puzzle, state, numbers)
        rows, columns = area["rows"], area["columns"]
        is_oblong = rows > 1 < columns and rows * columns == len(numbers) and rows != columns
        boards[f"{rows}x{columns}" if is_oblong else str(len(numbers))] = area
    return boards


def find_area_showing_numbers(puzzle: Puzzle[Any], state: str, numbers: list[int]) -> Area:
    """Return the first area of the board of `state` whose values are the numbers."""
    for algorithm in puzzle.algorithms:
        try:
            board: Any = Run.prepare(puzzle.id, algorithm.id, state).board
        except InvalidInput:
            continue
        first: Any = (board.get("areas") or [board])[0]
        if list(board["values"][: len(numbers)]) == numbers:
            return cast("Area", {key: first[key] for key in NUMBERED if first.get(key) is not None})
    raise ValueError(f"{puzzle.id}: no board shows the numbers of {state}")


def write_data_files(folder: Path, replace: bool = False) -> None:
    """Write the data files of the solvers, see data_files.py, each under its name; see bake_all."""
    for file in [file for puzzle in own_puzzles() for file in puzzle.data]:
        create_folder_and_check_target(folder, file.name, replace)
        write_atomically(folder / file.name, data.append_checksum(file.make()), replace)


def describe_puzzle_with_presets(puzzle: Puzzle[Any]) -> dict[str, Any]:
    """Return the description, with the canonical state of each preset and each lane of the race."""
    description = dict[str, Any](puzzle.describe())
    description["presets"] = [describe_preset(puzzle, preset) for preset in puzzle.presets]
    if lanes := race_lanes(puzzle):
        description["race"]["lanes"] = [describe_preset(puzzle, lane) for lane in lanes]
    return description


def race_lanes(puzzle: Puzzle[Any]) -> list[Preset]:
    return puzzle.race.lanes(puzzle.find_algorithm) if puzzle.race else []


def describe_preset(puzzle: Puzzle[Any], preset: Preset) -> dict[str, object]:
    prepared = preset_run(puzzle, preset)
    return {**vars(preset), "state": prepared.state_text, "options": prepared.options}


def known_boards(puzzle: Puzzle[Any], preset: Preset) -> dict[str, object]:
    """Return {state: {"moves", "outcome"}} of the board of a preset; of the first preset also of the boards nearest to
    it, on which a visitor plays without Python, but for those with a message."""
    prepared = preset_run(puzzle, preset)
    states, options, known = [prepared.state_text], prepared.options, dict[str, object]()
    if not isinstance(puzzle, Playable):
        return {}
    most = NEARBY if preset is puzzle.presets[0] else 1
    for state in states:  # which grows
        if known and puzzle.status_message(state, options):
            continue
        moves = puzzle.moves(state, options)
        known[state] = {"moves": moves, "outcome": puzzle.outcome(state, options)}
        states += [move["state"] for move in moves if move["state"] not in states][: most - len(states)]
    return known


def preset_run(puzzle: Puzzle[Any], preset: Preset) -> Run:
    return Run.prepare(puzzle.id, preset.algorithm, preset.state, dict(preset.options))


def board_for_card(puzzle: Puzzle[Any], preset: Preset) -> dict[str, Any]:
    """Return the board after six tenths of the run, or its first where the card tells how far that is from the goal:
    {"board", "values": a value per cell, "roles": {cell: role}}."""
    prepared = preset_run(puzzle, preset)
    if isinstance(puzzle, HasDistance):
        return board_after_steps(prepared, list(islice(prepared, 1)))
    steps = list(prepared)
    return board_after_steps(prepared, steps[: 1 + int(0.6 * (len(steps) - 1))])


def board_after_steps(prepared: Run, seen: Sequence[Step]) -> dict[str, Any]:
    """Return the board after these steps, in the form of `board_for_card`."""
    board = prepared.board
    values = [*board["values"], *[board.get("fill", 0)] * (board.get("cells", 0) - len(board["values"]))]
    node = next((step.node for step in reversed(seen) if step.node), None)
    prepared.presenter.apply_path(node, values)
    roles: dict[int, str] = {}
    for step in seen:
        for cell, value in step.cells:
            values[cell] = value
        roles.update(step.roles)
    return {"board": board, "values": values, "roles": roles | dict(seen[-1].marks)}


def first_board_of_challenge(puzzle: Puzzle[Any], challenge: Challenge) -> dict[str, object]:
    """Return the first board of a challenge, in the form of `board_for_card`."""
    algorithm = challenge.get("algorithm", puzzle.algorithms[0].id)
    prepared = Run.prepare(puzzle.id, algorithm, challenge["state"], challenge.get("options", {}))
    return board_after_steps(prepared, list(islice(prepared, 1)))


def create_folder_and_check_target(folder: Path, name: str, replace: bool) -> None:
    """Create the folder, and check in advance that the file can be written there."""
    folder.mkdir(parents=True, exist_ok=True)
    resolve_writable_target(folder / name, replace)
