"""The sources of a puzzle's algorithms for the code panel."""

from __future__ import annotations

from typing import Any

from ..puzzle import Algorithm
from ..puzzles import registry
from .folding import fold


def sources(puzzle: str) -> dict[str, dict[str, Any]]:
    """Return {module of an algorithm: {"text": its lines, "lines": the folded lines, "at": line numbers, "tokens":
    {"text": tokens of each line, "lines": the same of the folded ones}}}; see Folded and `tokens`."""
    from .highlight import tokens  # what it imports is not needed at the start

    by_module: dict[str, list[Algorithm]] = {}
    for algorithm in registry.find_puzzle(puzzle).algorithms:
        for each in (algorithm, *algorithm.variants):
            by_module.setdefault(each.source, []).append(each)
    folded_sources = {
        module: fold(some[0].source_text(), [getattr(each.displayed_function, "__name__", "") for each in some])
        for module, some in by_module.items()
    }
    return {
        module: folded._asdict() | {"tokens": {"text": tokens(folded.text), "lines": tokens(folded.lines)}}
        for module, folded in folded_sources.items()
    }
