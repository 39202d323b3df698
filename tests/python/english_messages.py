"""The English messages and their variables, parsed as the build parses them."""

import sys
from pathlib import Path

STATIC = Path(__file__).parents[2] / "static"
sys.path.insert(0, str(STATIC / "build"))

from check_messages import read_messages  # noqa: E402 (it stands beside the build's other steps)


def texts_of(*names: str) -> dict[str, set[str]]:
    """Return {key: the variable names of its English text} of these files; a later file wins."""
    found = {}
    for name in names:
        found |= read_messages(STATIC / "i18n" / "en" / f"{name}.ftl")
    return found
