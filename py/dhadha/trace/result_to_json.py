"""Convert a result to JSON for the page."""

from array import array
from collections.abc import Mapping

from ..core.quoting import EXACT_IN_JAVASCRIPT

LONGEST_LIST = 10_000


def json_ready_result(result: Mapping[str, object] | None) -> dict[str, object] | None:
    """Return a JSON-ready result: lists of more than LONGEST_LIST numbers become {"length": int}, integers that
    JavaScript would round become strings."""
    return None if result is None else {name: json_value(value) for name, value in result.items()}


def json_value(value: object) -> object:
    if count_numbers(value) > LONGEST_LIST:
        return {"length": count_numbers(value)}
    return str(value) if isinstance(value, int) and abs(value) >= EXACT_IN_JAVASCRIPT else value


def count_numbers(value: object) -> int:
    """Return the count of numbers in a list, nested lists included; 0 for other values."""
    if not isinstance(value, (list, array)):
        return 0
    return sum(map(count_numbers, value)) if value and isinstance(value[0], (list, array)) else len(value)
