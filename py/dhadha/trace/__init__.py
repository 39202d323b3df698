"""A run as bytes: what a page and a file read."""
