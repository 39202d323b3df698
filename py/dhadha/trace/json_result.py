"""Convert a result to JSON for the page."""

from array import array
from typing import Any

from ..core.text import EXACT

LONGEST_LIST = 10_000


def to_json(result: dict[str, Any] | None) -> dict[str, Any] | None:
    """Return a JSON-ready result; lists of more than LONGEST_LIST numbers become {"length": int}."""
    if result is None:
        return None
    return {
        name: {"length": size(value)} if size(value) > LONGEST_LIST else exact(value) for name, value in result.items()
    }


def is_long(result: dict[str, Any] | None) -> bool:
    """Return whether `to_json` abbreviates a list of the result."""
    return any(size(value) > LONGEST_LIST for value in (result or {}).values())


def exact(value: Any) -> Any:
    """Return an integer that JavaScript would round as a string, any other value unchanged."""
    return str(value) if isinstance(value, int) and abs(value) >= EXACT else value


def size(value: Any) -> int:
    """Return the count of numbers in a list, nested lists included; 0 for other values."""
    if not isinstance(value, (list, array)):
        return 0
    return sum(map(size, value)) if value and isinstance(value[0], (list, array)) else len(value)
