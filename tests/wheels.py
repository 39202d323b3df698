"""Wheels written on the spot, for packages that nobody should build."""

import zipfile
from pathlib import Path

NESTED = """
from dhadha.puzzle import Algorithm, Puzzle
from dhadha.search import Problem
from dhadha.step import Step

def solve(problem):
    yield Step("start")

class Nested(Puzzle):
    id = "nested"
    example = "1"
    texts = {"en": "puzzle-nested = " + "{" * 20_000}
    algorithms = (Algorithm("solve", solve),)
    def problem(self, state, algorithm, options):
        return Problem()
    def board(self, problem):
        return {"rows": 1, "columns": 1, "values": [1]}

PUZZLE = Nested()
"""


def write_wheel(folder: Path, name: str, source: str) -> None:
    """A wheel of the module `name`, whose PUZZLE is a puzzle of Dhadha."""
    about = f"{name}-1.0.dist-info"
    with zipfile.ZipFile(folder / f"{name}-1.0-py3-none-any.whl", "w") as wheel:
        wheel.writestr(f"{name}.py", source)
        wheel.writestr(f"{about}/METADATA", f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
        wheel.writestr(
            f"{about}/WHEEL", "Wheel-Version: 1.0\nGenerator: tests\nRoot-Is-Purelib: true\nTag: py3-none-any\n"
        )
        wheel.writestr(f"{about}/entry_points.txt", f"[dhadha.puzzles]\n{name} = {name}:PUZZLE\n")
        wheel.writestr(f"{about}/RECORD", "")
