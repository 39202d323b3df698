"""Magic squares: the puzzle, and the trick that makes one for any sum."""

from . import square, trick

PUZZLES = (square.PUZZLE, trick.PUZZLE)
