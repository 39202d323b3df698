"""Solve many boards, or one board in parts, in many processes."""

from .parallel_solving import Answer, Processes, answer, answers, cores, solve, spread

__all__ = ["Answer", "Processes", "answer", "answers", "cores", "solve", "spread"]
