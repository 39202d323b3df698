"""Numbers and drawings of articles, made when the site is built: `{{ run n-puzzle/first-steps expanded }}`, by
functions of the families’ modules that are named like `run` and take words. A word with spaces stands in quotes."""

import shlex
from collections.abc import Callable
from functools import cache
from typing import Any

import games_article
import knight_article
import magic_article
import queens_article
import sliding_article
from run_counters_for_articles import run

FAMILIES = sliding_article, queens_article, games_article, knight_article, magic_article
FUNCTIONS = [run, *(function for family in FAMILIES for function in family.NUMBERS)]
NUMBERS: dict[str, Callable[..., int | list[int]]] = {
    function.__name__.replace("_", "-"): function for function in FUNCTIONS
}
DRAWINGS: dict[str, Callable[[Any], str]] = {
    name: draw for family in FAMILIES for name, draw in family.DRAWINGS.items()
}
assert len(NUMBERS) == len(FUNCTIONS), "two articles give a number the same name"
assert len(DRAWINGS) == sum(len(family.DRAWINGS) for family in FAMILIES), "two drawings have the same name"


@cache
def number(expression: str) -> int | list[int]:
    """Return the value of an expression. Raises ValueError for an unknown name or unsuitable arguments."""
    name, *words = shlex.split(expression)
    if name not in NUMBERS:
        raise ValueError(f"there is no number “{expression}”; there are {', '.join(NUMBERS)}")
    return NUMBERS[name](*words)


def draw_by_name(name: str, t: Any) -> str:
    """Return the HTML of a drawing in the language of `t`, a Translator. Raises KeyError for an unknown name."""
    return DRAWINGS[name](t)
