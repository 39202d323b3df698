"""What the build has made by the pages' own code, in Node: boards as SVG, goals of challenges, minutes of runs."""

import functools
import json
import os
import subprocess
from collections.abc import Mapping
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
SCRIPT = ROOT / "build/page-code.mjs"  # which bundle.mjs makes


@functools.cache
def page_script_process(process: int) -> subprocess.Popen[str]:
    """Start the script for a process, since answers to several processes would mix; it ends with its input."""
    pipe = subprocess.PIPE
    return subprocess.Popen(["node", SCRIPT], cwd=ROOT, stdin=pipe, stdout=pipe, encoding="utf-8")


def call_function_of_page_script(function: str, given: Mapping[str, object]) -> Any:
    """Call a function of the script."""
    script = page_script_process(os.getpid())
    assert script.stdout
    print(json.dumps([function, given]), file=script.stdin, flush=True)
    return json.loads(script.stdout.readline())


def figure(
    board: Mapping[str, Any], values: list[int], roles: dict[int, str], appearance: Mapping[str, Any],
    language: str = "en", more: str = "", light: bool = False,
) -> str:
    """Return an SVG of the board, or of its first area if it has several; a square's side is 100 units.

    board: see Puzzle.board; roles: {cell: role}; appearance: see Puzzle; language: whose digits are used;
    more: SVG drawn on top; light: for programs that know no CSS function `light-dark`.
    """
    area = board
    if "areas" in board:
        area = board["areas"][0]
        values = values[: area["rows"] * area["columns"]]
        roles = {cell: role for cell, role in roles.items() if cell < len(values)}
    return str(call_function_of_page_script("figure", {
        "area": area, "values": list(values), "roles": roles, "appearance": appearance, "language": language,
        "more": more, "light": light,
    }))


def shapes(appearance: Mapping[str, Any]) -> str:
    """Return the SVG definitions that figures of the appearance use, once per page."""
    drawn = {kind: token["shape"] for kind, token in appearance.get("tokens", {}).items()}
    drawn |= {"piece": appearance["shape"]} if "shape" in appearance else {}
    return "".join(
        f'<symbol id="shape-{kind}" viewBox="0 0 100 100"><path fill-rule="evenodd" d="{path}"/></symbol>'
        for kind, path in drawn.items()
    )


@functools.cache
def digits(language: str) -> str:
    """Return the digits of the language, from 0 to 9."""
    return str(call_function_of_page_script("digits", {"language": language}))


def in_own_digits(value: object, language: str) -> str:
    return str(value).translate(str.maketrans("0123456789", digits(language)))


def goals(puzzle: Mapping[str, Any], language: str) -> dict[str, str]:
    """Return {challenge: what it asks for, in a sentence}, by static/pages/challenges/challenge-goal-in-words.ts."""
    return dict(call_function_of_page_script("goals", {"puzzle": puzzle, "language": language}))


@functools.cache
def reading_minutes_of_example(puzzle: str, preset: str) -> int:
    """Return how many minutes an example lasts at the pace at which the page is read, in English."""
    return int(call_function_of_page_script("minutes", {"puzzle": puzzle, "preset": preset}))
