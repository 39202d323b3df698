"""The sources of a puzzle's algorithms for the code panel."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..puzzles import registry
from .strip_yields import fold

if TYPE_CHECKING:
    from ..core.response_types import Source
    from ..puzzle import Algorithm


def sources(puzzle: str) -> dict[str, Source]:
    """Return {module of an algorithm: its source}."""
    from .highlight import tokens  # what it imports is not needed at the start

    by_module: dict[str, list[Algorithm]] = {}
    for algorithm in registry.find_puzzle(puzzle).algorithms:
        for each in (algorithm, *algorithm.variants):
            by_module.setdefault(each.source, []).append(each)
    found: dict[str, Source] = {}
    for module, some in by_module.items():
        names = [getattr(each.displayed_function, "__name__", "") for each in some]
        text, lines, at = fold(some[0].source_text(), names)
        found[module] = {
            "text": text, "lines": lines, "at": at, "tokens": {"text": tokens(text), "lines": tokens(lines)},
        }
    return found
