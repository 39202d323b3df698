"""Faulty programs for readers to debug."""
