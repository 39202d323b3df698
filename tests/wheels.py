"""Writes wheels for tests."""

import zipfile
from pathlib import Path

NESTED = """
from dhadha.puzzle import Algorithm, Puzzle
from dhadha.search import Problem
from dhadha.core.steps_and_nodes import Step

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
PLAIN = NESTED.replace('"{" * 20_000', '"Plain"')


def write_wheel(folder: Path, name: str, source: str, puzzle: str = "", requires: str = "", module: str = "") -> None:
    """Write a wheel of a module, whose PUZZLE is a puzzle of Dhadha; by default all three have the same name."""
    module = module or name
    about = f"{name}-1.0.dist-info"
    needs = f"Requires-Dist: {requires}\n" if requires else ""
    with zipfile.ZipFile(folder / f"{name}-1.0-py3-none-any.whl", "w") as wheel:
        wheel.writestr(f"{module}.py", source)
        wheel.writestr(f"{about}/METADATA", f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n{needs}")
        wheel.writestr(
            f"{about}/WHEEL", "Wheel-Version: 1.0\nGenerator: tests\nRoot-Is-Purelib: true\nTag: py3-none-any\n"
        )
        wheel.writestr(f"{about}/entry_points.txt", f"[dhadha.puzzles]\n{puzzle or module} = {module}:PUZZLE\n")
        wheel.writestr(f"{about}/RECORD", "")
