"""Magic squares: the puzzle, and the trick that makes one for any sum."""
