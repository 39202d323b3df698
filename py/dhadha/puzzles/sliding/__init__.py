"""Sliding puzzles: the 8-puzzle, the 15-puzzle and other rectangles."""
