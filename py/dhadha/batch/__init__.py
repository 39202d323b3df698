"""Solve many boards, or one board in parts, in many processes."""

from .parallel_solving import Answer, Processes, answer, answers, cores, map_in_order, solve

__all__ = ["Answer", "Processes", "answer", "answers", "cores", "map_in_order", "solve"]
