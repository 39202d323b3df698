"""A knight's shortest path."""
