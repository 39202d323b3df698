"""Challenges: puzzles for people, judged by replaying their answers."""

from .judging import answer_from_board_sequence, find_challenge, judge, why_unmeetable
from .result_code import decode, encode

__all__ = ["answer_from_board_sequence", "decode", "encode", "find_challenge", "judge", "why_unmeetable"]
