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


def check_reasons(recorded_runs, messages: dict, of_nodes=()) -> set[str]:
    """Check that every step of the runs, [(run, steps), …], supplies the variables of its text; `of_nodes`: variables
    that nodes supply. Return the keys used.
    """
    said = set()
    for _, steps in recorded_runs:
        for step in steps:
            given = set(step.args or ()) | (set(of_nodes) if step.node else set())
            for reason in step.reason.split():
                said.add(f"reason-{reason}")
                assert messages[f"reason-{reason}"] <= given, reason
    return said
