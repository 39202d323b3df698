"""Helpers for tests of puzzles: run a puzzle, and report each error with file, line and correction.

    from dhadha.testing import check_puzzle
    from my_puzzle import PUZZLE

    def test_puzzle():
        check_puzzle(PUZZLE)
"""

try:
    from .package_loader import Package, find_package
    from .puzzle_checks import check_package, check_puzzle, examine
    from .report import Finding, Report, SourceLocation
except ModuleNotFoundError as error:
    raise ImportError('checks of puzzles need more packages: pip install pydantic fluent.syntax') from error

__all__ = ["Finding", "Package", "Report", "SourceLocation", "check_package", "check_puzzle", "examine", "find_package"]
