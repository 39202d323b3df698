"""Reads boards in common notations, for any puzzle; the table in py/docs/command-line.md lists them.

`Puzzle.read` returns a Reading of a text; tables.py, which parses text in no canonical form, is imported on first use.
"""
