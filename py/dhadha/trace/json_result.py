"""A result as the page can take it."""

from array import array
from typing import Any

from ..core.text import EXACT

LIST_KEPT = 10_000


def sendable(result: dict[str, Any] | None) -> dict[str, Any] | None:
    """The result as the page can take it; a list that is too long to send is {"length": int}."""
    if result is None:
        return None
    return {name: {"length": size(value)} if size(value) > LIST_KEPT else safe(value) for name, value in result.items()}


def is_long(result: dict[str, Any] | None) -> bool:
    return any(size(value) > LIST_KEPT for value in (result or {}).values())


def safe(value: Any) -> Any:
    """An integer that JavaScript would round is sent as a text."""
    return str(value) if isinstance(value, int) and abs(value) >= EXACT else value


def size(value: Any) -> int:
    """The numbers in a list, nested ones included; 0 for all else."""
    if not isinstance(value, (list, array)):
        return 0
    return sum(map(size, value)) if value and isinstance(value[0], (list, array)) else len(value)
