"""Reads boards in the common notations that the table in py/docs/command-line.md lists, for any puzzle."""
