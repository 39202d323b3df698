"""The sources of the wheel: the Python package, and the player for its pages."""

import shutil
from pathlib import Path

from cached_steps import ROOT, fresh


def copy_sources(player: Path, folder: Path) -> Path:
    """Copy the sources into a fresh `folder` and return it."""
    fresh(folder)
    for name in ("pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, folder)
    shutil.copytree(ROOT / "py", folder / "py", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copytree(player, folder / "py/dhadha/export/player")
    return folder
