"""The sources of a puzzle's algorithms, as the code panel shows them."""

from __future__ import annotations

from typing import Any

from ..puzzle import Algorithm
from ..puzzles import registry
from .folding import fold


def sources(puzzle: str) -> dict[str, dict[str, Any]]:
    """{module of an algorithm: {"text": lines, "reading": lines, "at": line numbers, "colours": {"text": …, "reading":
    …}}}; see Reading and `colours`."""
    from .highlight import colours  # what it imports is not needed at the start

    shown: dict[str, list[Algorithm]] = {}
    for algorithm in registry.find_puzzle(puzzle).algorithms:
        for each in (algorithm, *algorithm.variants):
            shown.setdefault(each.source, []).append(each)
    folded = {
        module: fold(some[0].source_text(), [getattr(each.displayed_function, "__name__", "") for each in some])
        for module, some in shown.items()
    }
    return {
        module: reading._asdict() | {"colours": {"text": colours(reading.text), "reading": colours(reading.reading)}}
        for module, reading in folded.items()
    }
