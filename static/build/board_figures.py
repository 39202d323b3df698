"""Still boards as SVG, in pages, previews and stories: static/player/board/figures.ts draws them."""

import functools
import json
import os
import subprocess
from collections.abc import Callable
from pathlib import Path

SCRIPT = Path(__file__).parents[2] / "build/board-figures.mjs"  # which bundle.mjs makes


@functools.cache
def drawer(process: int) -> subprocess.Popen:
    """Start the script for a process, since answers to several processes would mix; it ends with its input."""
    return subprocess.Popen(["node", SCRIPT], stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8")


def figure(
    board: dict, values: list[int], roles: dict[int, str], appearance: dict,
    digits: Callable[[str], str] = str, more: str = "", light: bool = False,
) -> str:
    """Return an SVG of the board, or of its first area if it has several; a square's side is 100 units.

    board: see Puzzle.board; roles: {cell: role}; appearance: see Puzzle; digits: formats numbers in the language;
    more: SVG drawn on top; light: for programs that know no CSS function `light-dark`.
    """
    area = board.get("areas", [board])[0]
    request = {
        "area": area, "values": list(values), "roles": roles, "appearance": appearance, "more": more, "light": light,
        "digits": "".join(digits(str(digit)) for digit in range(10)),
    }
    script = drawer(os.getpid())
    print(json.dumps(request), file=script.stdin, flush=True)
    return json.loads(script.stdout.readline())


def shapes(appearance: dict) -> str:
    """Return the SVG definitions that figures of the appearance use, once per page."""
    drawn = {kind: token["shape"] for kind, token in appearance.get("tokens", {}).items()}
    drawn |= {"piece": appearance["shape"]} if "shape" in appearance else {}
    return "".join(
        f'<symbol id="shape-{kind}" viewBox="0 0 100 100"><path fill-rule="evenodd" d="{path}"/></symbol>'
        for kind, path in drawn.items()
    )
