"""Many boards, or one in parts, solved by many processes."""

from .pool import Answer, Processes, answer, answers, cores, solve, spread

__all__ = ["Answer", "Processes", "answer", "answers", "cores", "solve", "spread"]
