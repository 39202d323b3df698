"""For authors of puzzles and for the build."""
