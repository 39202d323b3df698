"""The sources of a puzzle's algorithms for the code panel."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from ..puzzles import registry

if TYPE_CHECKING:
    from ..core.page_json_types import Source
    from ..puzzle import Algorithm, Puzzle


def sources(puzzle: str) -> dict[str, Source]:
    """Return {module of an algorithm: its source}."""
    from .fold_to_textbook_code import fold
    from .highlight import highlights  # a boot needs none of these modules

    described: dict[str, Source] = {}
    for module, source_text, names, caption in displayed_modules(registry.find_puzzle(puzzle)):
        text, lines, at, numbers, *_ = fold(source_text, names)
        described[module] = {
            "text": text, "lines": lines, "at": at, "numbers": numbers, "caption": caption,
            "tokens": {"text": highlights(text), "lines": highlights(lines)},
        }
    return described


def folding_faults(puzzle: Puzzle[Any]) -> Iterator[tuple[str, int, str]]:
    """Yield (file, line, sentence) for each comment `# about:` of the puzzle's algorithms that is not applied, and for
    what prevents folding."""
    from .fold_to_textbook_code import fold

    for module, text, names, _ in displayed_modules(puzzle):
        folded, file = fold(text, names), sys.modules[module].__file__ or module
        for line, comment in folded.unapplied.items():
            yield file, line, f"“{comment}” quotes no statement of {', '.join(names)}"
        if folded.unfoldable:
            line, why = folded.unfoldable
            yield file, line, f"the code panel cannot leave out the `yield`s of this file: {why}"


def displayed_modules(puzzle: Puzzle[Any]) -> Iterator[tuple[str, str, list[str], str]]:
    """Yield (module, its source, names of its functions that are algorithms, first sentence of the first one's
    docstring)."""
    by_module: dict[str, list[Algorithm]] = {}
    for algorithm in puzzle.algorithms:
        for each in (algorithm, *algorithm.variants):
            by_module.setdefault(each.source, []).append(each)
    for module, algorithms in by_module.items():
        functions = [each.displayed_function for each in algorithms]
        summary, *_ = (getattr(functions[0], "__doc__", "") or "").strip().split("\n\n")
        sentence, *_ = re.split(r"(?<=[.!?])\s", " ".join(summary.split()))
        yield module, algorithms[0].source_text(), [getattr(each, "__name__", "") for each in functions], sentence
