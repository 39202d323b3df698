"""Magic squares: the puzzle, and the trick that makes one for any sum."""

from . import square_puzzle, trick_puzzle

PUZZLES = (square_puzzle.PUZZLE, trick_puzzle.PUZZLE)
