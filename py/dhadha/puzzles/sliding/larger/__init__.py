"""Boards too large for shortest solutions: a first solution at once, then shorter ones."""
