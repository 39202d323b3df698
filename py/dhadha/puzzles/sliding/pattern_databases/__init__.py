"""Additive pattern databases: lower bounds on the moves of a board, for its engines and for the textbook searches."""
