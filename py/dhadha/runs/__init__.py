"""Runs of algorithms on puzzles."""
