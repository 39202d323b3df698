"""Template title, a puzzle for Dhadha."""

from .puzzle import PUZZLE

__all__ = ["PUZZLE"]
