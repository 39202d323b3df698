"""The n-queens problem."""
