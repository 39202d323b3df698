"""Tools for puzzle authors and for the build."""
