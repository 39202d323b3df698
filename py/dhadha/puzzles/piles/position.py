"""Positions: piles in their places, how they are read and written, which moves there are, and where the board shows
them.

A position is a tuple of pile sizes. A pile keeps its place while others vanish, so there may be zeros. A second pile
that a split makes goes to the first empty place; in games with splits, whose boards have room for more piles, none ends
with an empty one after a move.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

from ...core.errors import InvalidInput
from ...core.text import quoted
from .rule import Rule

PILES_UP_TO = 12
PLACES_UP_TO = 48  # for piles that split
SIZES_UP_TO = {"win-lose": 30, "grundy": 60, "period": 100_000}
LONGEST_NUMBER = 4000  # digits; Python converts no more than 4300
BLANK, LOST, WON = -1, -2, -3  # what the board shows in a cell besides numbers


class PileMove(NamedTuple):
    """`taken` stones from the pile at `place`, which had `size`; `left`: the piles it becomes; `after`: the position
    then."""

    place: int
    size: int
    taken: int
    left: tuple[int, ...]
    after: tuple[int, ...]

    @property
    def name(self) -> str:
        """For example "1:5-2", "1:7-1=4+2" when the pile is split, too, "1:7=5+2" when it is split and nothing taken:
        pile, size, stones taken, what is left."""
        taken = f"-{self.taken}" if self.taken else ""
        split = "=" + self.written_left if len(self.left) > 1 else ""
        return f"{self.place + 1}:{self.size}{taken}{split}"

    @property
    def written_left(self) -> str:
        return "+".join(map(str, self.left)) or "0"

    def arguments(self) -> dict[str, Any]:
        """As the arguments of a reason."""
        return {"pile": self.place + 1, "size": self.size, "taken": self.taken, "left": self.written_left}


def read_position(text: str) -> tuple[int, ...]:
    """Read pile sizes, "5 2 3"; an empty text is the empty tuple. Raises InvalidInput."""
    sizes = []
    for place, token in enumerate(text.split(), 1):
        if not token.isdecimal() or len(token) > LONGEST_NUMBER:
            raise InvalidInput(
                "pile-not-a-number",
                "“{given}” for pile {place} is not a number of stones; write the size of every pile, "
                "for example 5 2 3.",
                given=quoted(token),
                place=place,
            )
        sizes.append(int(token))
    return tuple(sizes)


def trimmed(sizes: Sequence[int]) -> tuple[int, ...]:
    """Without the empty places at the end."""
    last = max((place for place, size in enumerate(sizes, 1) if size), default=0)
    return tuple(sizes[:last])


def kept(position: Sequence[int], rule: Rule) -> tuple[int, ...]:
    """Where piles split, empty places at the end are room for more piles, and not told; elsewhere they stay."""
    return trimmed(position) or (0,) * bool(position) if rule.splits else tuple(position)


def padded(position: tuple[int, ...], count: int) -> tuple[int, ...]:
    """With empty places at the end, up to `count` in all."""
    return (*position, *[0] * (count - len(position)))


def changed(before: tuple[int, ...], after: tuple[int, ...]) -> list[tuple[int, int]]:
    """(place, size) of every place that holds another size than before."""
    wide = max(len(before), len(after))
    old, new = padded(before, wide), padded(after, wide)
    return [(place, size) for place, size in enumerate(new) if size != old[place]]


def write_position(position: tuple[int, ...]) -> str:
    return " ".join(map(str, position)) or "0"


def too_large(largest: int, maximum: int) -> InvalidInput:
    other = next((name for name, most in SIZES_UP_TO.items() if most >= largest), None)
    if not other:
        return InvalidInput(
            "pile-beyond-limit", "A pile of {size} is too large; piles may have up to {maximum} stones.",
            size=largest, maximum=max(SIZES_UP_TO.values()),
        )
    return InvalidInput(
        "pile-too-large",
        "A pile of {size} is too large for this algorithm, which takes up to {maximum}; {algorithm} takes up to "
        "{most}.",
        size=largest, maximum=maximum, algorithm=other, most=SIZES_UP_TO[other],
    )


def check_position(position: tuple[int, ...], rule: Rule, algorithm: str) -> None:
    """Raises InvalidInput for what `algorithm` does not take, naming who takes more."""
    maximum, largest = SIZES_UP_TO[algorithm], max(position)
    if largest > maximum:
        refusal = too_large(largest, maximum)
        digits = str(largest)
        if len(position) == 1 and len(digits) <= PILES_UP_TO and "0" not in digits:
            refusal.offers = (" ".join(digits),)
        raise refusal
    if not rule.splits and len(position) > PILES_UP_TO or len(position) > PLACES_UP_TO:
        raise InvalidInput("too-many-piles", "{count} piles are too many; there may be up to {maximum}.",
                           count=len(position), maximum=PLACES_UP_TO if rule.splits else PILES_UP_TO)
    if algorithm != "period" and places(position, rule) > PLACES_UP_TO:
        raise InvalidInput(
            "too-many-parts",
            "These piles can be split into {count} piles; the board has room for {maximum}. Take fewer stones.",
            count=places(position, rule),
            maximum=PLACES_UP_TO,
        )
    if algorithm == "win-lose" and not rule.splits and len(trimmed(position)) > 1:
        raise InvalidInput(
            "one-pile-only",
            "This recursion looks at one pile, but there are {count}; take grundy, which adds piles up.",
            count=len(position),
        )


def places(position: tuple[int, ...], rule: Rule) -> int:
    """How many places for piles the board needs, so that all that splits can make find room."""
    return len(position) + sum(rule.most_parts(size) - 1 for size in position)


def moves_of(position: tuple[int, ...], rule: Rule) -> list[PileMove]:
    """Every move, pile by pile, the fewest stones first."""
    kept = 0 if rule.splits else len(position)
    return [
        PileMove(place, size, taken, left, padded(after_move(position, place, left), kept))
        for place, size in enumerate(position) for taken, left in rule.options(size)
    ]


def after_move(position: tuple[int, ...], place: int, left: tuple[int, ...]) -> tuple[int, ...]:
    """The position when the pile at `place` becomes `left`."""
    sizes = [*position, 0]
    sizes[place] = left[0] if left else 0
    if len(left) > 1:
        sizes[sizes.index(0)] = left[1]
    return trimmed(sizes)
