"""The puzzles that Dhadha knows from birth, a folder each."""
