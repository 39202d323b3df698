"""Printed lines, without control characters."""

import sys

from ..core.quoting import remove_control_characters


def say(line: object) -> None:
    """Print a line without terminal control characters."""
    print(remove_control_characters(str(line)), flush=True)


def warn(text: str, begin: str = "", end: str = "\n") -> None:
    """Write to standard error, unless it is closed."""
    if sys.stderr:
        print(begin + remove_control_characters(text), end=end, file=sys.stderr, flush=True)
