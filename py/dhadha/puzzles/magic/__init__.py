"""Magic squares: the puzzle of the square, and the trick that makes one for any sum."""

from . import square, trick

PUZZLES = (square.PUZZLE, trick.PUZZLE)
