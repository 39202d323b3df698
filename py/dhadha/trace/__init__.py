"""Serialization of runs to bytes, for the page and for files."""
