"""Baking: what a page can show before Python arrives, made by running the package natively."""

import json
from pathlib import Path

from . import worker
from .puzzle import Preset, Puzzle
from .registry import own_puzzles
from .run import run
from .trace import Recorder


def bake_all(folder: Path) -> None:
    """Write catalogue.json, the sources of every puzzle and a trace of every preset into `folder`."""
    folder.mkdir(parents=True, exist_ok=True)
    puzzles = own_puzzles()
    catalogue = {"puzzles": [describe(puzzle) for puzzle in puzzles]}
    write_json(folder / "catalogue.json", catalogue)
    for puzzle in puzzles:
        write_json(folder / f"{puzzle.id}.sources.json", worker.sources(puzzle.id))
        for preset in puzzle.presets:
            path = folder / f"{puzzle.id}.{preset.id}.trace"
            path.write_bytes(Recorder(preset_run(puzzle, preset)).file())


def describe(puzzle: Puzzle) -> dict:
    """The description, each preset with its state as the puzzle writes it and the moves a hand may make there."""
    presets = []
    for preset in puzzle.presets:
        prepared = preset_run(puzzle, preset)
        state = prepared.state_text
        presets.append({**vars(preset), "state": state, "options": prepared.options, "moves": puzzle.moves(state, prepared.options)})
    return {**puzzle.describe(), "presets": presets}


def preset_run(puzzle: Puzzle, preset: Preset):
    return run(puzzle.id, preset.algorithm, preset.state, **preset.options)


def write_json(path: Path, value) -> None:
    path.write_text(json.dumps(value, ensure_ascii=False), encoding="utf-8")
