"""Positions: piles in their places; how to parse, format and move them.

A position is a tuple of pile sizes. A pile keeps its place while others vanish, so there may be zeros. The second pile
of a split goes to the first empty place; in games with splits, whose boards have room for more piles, positions do not
end with an empty place after a move.
"""

from collections.abc import Sequence
from itertools import zip_longest
from typing import NamedTuple

from ...core.errors import InvalidInput
from ...core.quoting import Argument, quoted
from .rule import Rule

PILES_UP_TO = 12
PLACES_UP_TO = 48  # in games with splits
SIZES_UP_TO = {"win-lose": 30, "grundy": 60, "period": 100_000}
LONGEST_NUMBER = 4000  # digits; Python converts no more than 4300
Piles = tuple[int, ...]
BLANK, LOST, WON, LETTER_G, NO_SIZE = -1, -2, -3, -4, -5  # values of cells without a number
GLYPHS = {LOST: "✗", WON: "✓", LETTER_G: "g", NO_SIZE: ""}


class PileMove(NamedTuple):
    """`taken` stones from the pile at `place` of `size` stones; `left`: the piles it becomes; `after`: the next
    position."""

    place: int
    size: int
    taken: int
    left: Piles
    after: Piles

    @property
    def name(self) -> str:
        """For example "1:5-2", "1:7-1=4+2" with a split, "1:7=5+2" for a split without stones taken: pile, size,
        stones taken, piles left."""
        taken = f"-{self.taken}" if self.taken else ""
        split = "=" + self.left_text if len(self.left) > 1 else ""
        return f"{self.place + 1}:{self.size}{taken}{split}"

    @property
    def left_text(self) -> str:
        return "+".join(map(str, self.left)) or "0"

    @property
    def piles_before(self) -> int:
        """The number of piles that were not empty before the move, which turned one of them into `left`."""
        return sum(map(bool, self.after)) - len(self.left) + 1

    def arguments(self) -> dict[str, Argument]:
        """Return the arguments of a message."""
        return {
            "pile": self.place + 1, "piles-before": self.piles_before, "size": self.size, "taken": self.taken,
            "left": self.left_text, "parts": len(self.left), "larger": max(self.left, default=0),
            "smaller": min(self.left, default=0),
        }


def read_sizes(tokens: Sequence[str]) -> Piles:
    """Parse the size of each pile; () for none. Raises InvalidInput."""
    sizes = []
    for place, token in enumerate(tokens, 1):
        if not token.isdecimal() or len(token) > LONGEST_NUMBER:
            raise InvalidInput(
                "pile-not-a-number",
                "“{given}” for pile {place} is not a number of stones. Write the size of every pile, "
                "for example 5 2 3.",
                given=quoted(token), place=place,
            )
        sizes.append(int(token))
    return tuple(sizes)


def trim_empty_places(sizes: Sequence[int]) -> Piles:
    """Return the position without empty places at the end."""
    last = max((place for place, size in enumerate(sizes, 1) if size), default=0)
    return tuple(sizes[:last])


def normalize(position: Sequence[int], rule: Rule) -> Piles:
    """Return the position; where piles can be split, without the empty places at the end, which are room for more
    piles."""
    return trim_empty_places(position) or (0,) * bool(position) if rule.splits else tuple(position)


def pad(position: Piles, count: int) -> Piles:
    """Return the position with empty places at the end, up to `count` in all."""
    return (*position, *[0] * (count - len(position)))


def changed_places(before: Piles, after: Piles) -> list[tuple[int, int]]:
    """Return (place, size) of every place whose size has changed."""
    sizes = zip_longest(before, after, fillvalue=0)
    return [(place, new) for place, (old, new) in enumerate(sizes) if new != old]


def write_position(position: Piles) -> str:
    return " ".join(map(str, position)) or "0"


def too_large_error(largest: int, maximum: int) -> InvalidInput:
    other = next((name for name, most in SIZES_UP_TO.items() if most >= largest), None)
    if not other:
        return InvalidInput(
            "pile-beyond-limit", "A pile of {size} is too large. Piles may have up to {maximum} stones.",
            size=largest, maximum=max(SIZES_UP_TO.values()),
        )
    return InvalidInput(
        "pile-too-large",
        "A pile of {size} is too large for this algorithm, whose limit is {maximum}. “{algorithm}” accepts piles "
        "of up to {most}.",
        size=largest, maximum=maximum, algorithm=other, most=SIZES_UP_TO[other],
    )


def check_position(position: Piles, rule: Rule, algorithm: str) -> None:
    """Raise InvalidInput for sizes above the limit of `algorithm`, naming an algorithm with a higher one."""
    maximum, largest = SIZES_UP_TO[algorithm], max(position)
    if largest > maximum:
        refusal, digits = too_large_error(largest, maximum), str(largest)
        if len(position) == 1 and len(digits) <= PILES_UP_TO and "0" not in digits:
            refusal.offers = (" ".join(digits),)
        raise refusal
    most = PLACES_UP_TO if rule.splits else PILES_UP_TO
    if len(position) > most:
        raise InvalidInput("too-many-piles", "{count} piles are too many. There may be up to {maximum}.",
                           count=len(position), maximum=most)
    if algorithm != "period" and most_piles_after_splits(position, rule) > PLACES_UP_TO:
        raise InvalidInput(
            "too-many-parts",
            "Splits can make {count} piles of these, but the board can show only {maximum}. Use fewer stones, or "
            "choose “period”: it tells the winner without showing the piles.",
            count=most_piles_after_splits(position, rule), maximum=PLACES_UP_TO,
        )
    if algorithm == "win-lose" and not rule.splits and len(trim_empty_places(position)) > 1:
        raise InvalidInput(
            "one-pile-only", "This recursion decides one pile, but there are {count}. Use “grundy”, which adds piles.",
            count=len(position),
        )


def most_piles_after_splits(position: Piles, rule: Rule) -> int:
    """Return the number of places that the board needs for all piles that splits can make."""
    return len(position) + sum(rule.most_piles_from_splits(size) - 1 for size in position)


def moves_of(position: Piles, rule: Rule) -> list[PileMove]:
    """Return all moves, pile by pile, the fewest stones first."""
    count = 0 if rule.splits else len(position)
    return [
        PileMove(place, size, taken, left, pad(position_after(position, place, left), count))
        for place, size in enumerate(position) for taken, left in rule.options(size)
    ]


def position_after(position: Piles, place: int, left: Piles) -> Piles:
    """Return the position in which the pile at `place` has become `left`."""
    sizes = [*position, 0]
    sizes[place] = left[0] if left else 0
    if len(left) > 1:
        sizes[sizes.index(0)] = left[1]
    return trim_empty_places(sizes)
