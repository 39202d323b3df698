"""Shared foundations: steps, the types of data exchanged with the page, errors, text and file helpers."""
