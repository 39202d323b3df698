"""The English messages, and which variables they use, read as the build reads them."""

import sys
from pathlib import Path

STATIC = Path(__file__).parents[2] / "static"
sys.path.insert(0, str(STATIC / "build"))

from pages import read_messages  # noqa: E402 (it stands beside the build's other steps)


def texts_of(*names: str) -> dict[str, set[str]]:
    """{key: the names of the variables that its English text uses} of these files; a later file wins."""
    found = {}
    for name in names:
        found |= read_messages(STATIC / "i18n" / "en" / f"{name}.ftl")
    return found
