"""Fixtures: the full table of the 3×3 board, and a package to edit."""

import sys
from itertools import count

import pytest
from dhadha.devtools.new.write_package import write_package
from dhadha.puzzles.registry import PUZZLES
from hypothesis import settings
from sliding_oracle_and_graphs import TO_DIGITS, distances_from, packed

settings.register_profile("patient", deadline=None, max_examples=50)  # generous for busy machines
settings.load_profile("patient")
numbers = count(1)


@pytest.fixture(autouse=True)
def unregister_added_puzzles():
    """Unregister the packages that a test adds."""
    before = dict(PUZZLES)
    yield
    PUZZLES.clear()
    PUZZLES.update(before)


@pytest.fixture
def package_folder(tmp_path):
    """A package with a puzzle, under a unique module name."""
    yield write_package(str(tmp_path / f"faulty-{next(numbers)}"))
    sys.path[:] = [path for path in sys.path if not path.startswith(str(tmp_path))]


@pytest.fixture(scope="session")
def distance_table():
    """{every reachable state: its distance}."""
    distances = distances_from((3, 3), packed("123456780"))
    return {board.translate(TO_DIGITS).decode(): distance for board, distance in distances.items()}
