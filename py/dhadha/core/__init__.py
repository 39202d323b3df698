"""Shared foundations: steps, the data contract with the page, errors, text and file helpers."""
