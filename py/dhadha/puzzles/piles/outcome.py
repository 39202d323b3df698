"""The winner and the winning moves of a sum of piles, in normal and in misère play."""

from collections.abc import Sequence
from functools import lru_cache

from ...core.errors import InvalidInput
from ..grundy.mex_and_xor import xor_of
from .grundy_numbers import grundy_numbers
from .position import SIZES_UP_TO, PileMove, Piles, moves_of
from .rule import Rule

STONES_UP_TO = 24  # of misère positions decided by recursion


class OutcomeSolver:
    """Decides the positions of one game.

    Normal play: the player to move loses exactly if the XOR of the Grundy numbers is 0. (Sprague 1935, Grundy 1939.)
    Misère play with a subtraction set: loses exactly if that XOR is 0 and some number is 2 or more, or it is 1 and none
    is. That rests on g(n) = 1 exactly if g(n − smallest take) = 0. (Ferguson 1974, On sums of graph games with last
    player losing.) Misère play of other games (such as Kayles) has no such rule, so it is decided by recursion over
    positions.
    """

    def __init__(self, rule: Rule, misere: bool = False) -> None:
        self.rule = rule
        self.misere = misere
        self.numbers = grundy_numbers(rule, SIZES_UP_TO["grundy"])
        self.by_rule = rule.subtracts or not misere
        self.loses = lru_cache(maxsize=None)(self._loses_misere_by_recursion)

    def grundy_of(self, position: Piles) -> list[int]:
        return [self.numbers[size] for size in position]

    def can_decide(self, position: Piles) -> bool:
        """Return whether the winner can be computed: some misère positions are too large."""
        return self.by_rule or sum(position) <= STONES_UP_TO

    def is_lost(self, position: Piles) -> bool:
        """Return whether the player to move loses under optimal play. Raises InvalidInput if the position is too
        large."""
        if self.by_rule:
            numbers = self.grundy_of(position)
            return xor_of(numbers) == self.xor_of_lost_position(numbers)
        check_stone_count_for_recursion(position)
        return self.loses(tuple(sorted(filter(None, position))))

    def xor_of_lost_position(self, numbers: Sequence[int]) -> int:
        """Return the XOR of a lost position with these Grundy numbers."""
        return int(self.misere and max(numbers, default=0) < 2)

    def _loses_misere_by_recursion(self, sizes: Piles) -> bool:
        """Decide misère play by the definition, over multisets of piles: a player without a move has won."""
        moves = moves_of(sizes, self.rule)
        return bool(moves) and not any(self.loses(tuple(sorted(filter(None, move.after)))) for move in moves)

    def winning_moves(self, position: Piles) -> list[PileMove]:
        """Return the moves to a position that is lost for the opponent."""
        return [move for move in moves_of(position, self.rule) if self.is_lost(move.after)]


    def why_lost(self, position: Piles) -> str:
        """Return the simplest reason why the player to move loses in a lost position, as a message."""
        if not self.by_rule:
            return "replies-lose"
        if self.misere:
            return "misere-odd-ones" if max(self.grundy_of(position)) < 2 else "misere-xor-is-zero"
        if not moves_of(position, self.rule):
            return "no-move-left"
        piles, next_take = [size for size in position if size], len(self.rule.digits) + 1
        if all(piles.count(size) % 2 == 0 for size in piles):
            return "equal-pairs"
        in_row = self.rule.subtracts and 1 < next_take == self.rule.most + 1  # 1, 2, … stones may be taken
        return "multiples-left" if in_row and not any(size % next_take for size in piles) else "xor-is-zero"


outcome_solver = lru_cache(8)(OutcomeSolver)  # reused after each move of manual play


def check_stone_count_for_recursion(position: Piles, misere: bool = True) -> None:
    """Raise InvalidInput for more stones than recursion over positions allows."""
    count = sum(position)
    if count <= STONES_UP_TO:
        return
    if misere:
        raise InvalidInput(
            "misere-too-large",
            "In misère play of this game, Grundy numbers do not decide who wins, so Dhadha has to look at positions. "
            "It can do this for up to {maximum} stones, but there are {count}.",
            maximum=STONES_UP_TO, count=count,
        )
    raise InvalidInput(
        "positions-too-many",
        "In this game a pile can become two, so this recursion has to look at positions. It can do this for up to "
        "{maximum} stones, but there are {count}. Use “grundy”, which adds piles.",
        maximum=STONES_UP_TO, count=count,
    )
