"""The puzzles that come with Dhadha, one folder each."""
