"""The moves on one pile: a subtraction set, an octal code, or Grundy's split; and their parsers."""

import re
from collections.abc import Mapping
from functools import lru_cache
from itertools import count, groupby

from ...core.errors import InvalidInput
from ...core.quoting import Argument, quoted

TAKES_UP_TO = 1000
DIGITS_UP_TO = 30
ANY = "any"
NAMED = {"0.77": "kayles", "0.137": "dawson"}
POINTS = ".．·⋅∙•‧・٫,"  # in Winning Ways, on keyboards, in Persian


class Rule:
    """A take-and-break rule. A move takes t stones from a pile; the octal digit d(t) encodes what it may leave: 1
    nothing, 2 one pile, 4 two piles, and sums of these. d(0) is 0, or 4: a pile may be split without taking stones. A
    subtraction set has 3 throughout: it restricts the number of stones only. (Guy & Smith 1956; Winning Ways, chapter
    4.)

    digits: {t: d(t)}; endless: whether any other number of stones may be taken, too: d(t) = 3, as in nim; unequal:
    whether the two piles of a split must differ, as in Grundy's game.
    """

    def __init__(self, digits: Mapping[int, int], endless: bool = False, unequal: bool = False) -> None:
        self.digits = {taken: digit for taken, digit in sorted(digits.items()) if digit}
        self.endless = endless
        self.most = max(self.digits, default=0)  # stones taken by a move with a digit of its own
        self.subtracts = all(digit == 3 for digit in self.digits.values())
        self.splits = any(digit & 4 for digit in self.digits.values())
        self.unequal = unequal

    def allowed_takes(self, size: int) -> list[tuple[int, int]]:
        """Return (stones taken, digit) for each possible take from a pile of `size`; the fewest first."""
        others = range(1, size + 1) if self.endless else ()
        return [each for each in self.digits.items() if each[0] <= size] + [(taken, 3) for taken in others]

    def options(self, size: int) -> list[tuple[int, tuple[int, ...]]]:
        """Return (stones taken, piles left) for every move on a pile of `size`; of two piles the larger first."""
        found: list[tuple[int, tuple[int, ...]]] = []
        for taken, digit in self.allowed_takes(size):
            rest = size - taken
            if rest == 0 and digit & 1:
                found.append((taken, ()))
            if rest > 0 and digit & 2:
                found.append((taken, (rest,)))
            if rest > 1 and digit & 4:
                sizes = range(1, self.largest_smaller_pile_of_split(rest) + 1)
                found += [(taken, (rest - smaller, smaller)) for smaller in sizes]
        return found

    def largest_smaller_pile_of_split(self, rest: int) -> int:
        """Return the largest possible smaller pile of two with `rest` stones together."""
        return (rest - self.unequal) // 2

    def most_piles_from_splits(self, size: int) -> int:
        """Return the largest number of non-empty piles that a pile can become: each further one costs a split."""
        if not self.splits:
            return 1
        price = min(taken for taken, digit in self.digits.items() if digit & 4)
        return max(1, (size + price) // (1 + price) - (self.unequal and not price))

    @property
    def kind(self) -> str:
        """Return the kind of rule, by which its sentence is chosen."""
        if self.unequal:
            return "unequal"
        if self.endless:
            return "lasker" if self.splits else "any"
        if self.subtracts:
            return "takes"
        return NAMED.get(self.code) or ("splits" if {*self.digits.values()} == {7} else "octal")

    def arguments(self) -> dict[str, Argument]:
        """Return the arguments of the sentence of the rule; its last number of stones stands apart, after "or"."""
        *takes, last = format_numbers_as_ranges(sorted(self.digits)) or [""]
        last_take = int(last) if last.isdecimal() else last
        return {"rule": self.kind, "code": self.code, "takes": ", ".join(takes), "last-take": last_take,
                "several": int(bool(takes))}

    @property
    def code(self) -> str:
        """The octal code, "0.77", "4.0", or "4.333…"; `read_octal` parses it."""
        first, *others = (str(self.digits.get(taken, 0)) for taken in range(self.most + 1))
        return f"{first}.{'333…' if self.endless else ''.join(others) or '0'}"


@lru_cache(16)
def read_rule(takes: str, octal: str, split: str = "any") -> Rule:
    """Return the rule of the game: an octal code, else Grundy's game for `split` "unequal", else a subtraction set.
    Raises InvalidInput."""
    if octal.strip():
        return read_octal(octal)
    return Rule({0: 4}, unequal=True) if split == "unequal" else read_takes(takes)


def read_takes(text: str) -> Rule:
    """Parse a subtraction set: "1,2", "{1, 3, 4}", or with ranges "1-5 8", in any Unicode decimal digits; "any" for
    nim."""
    if text.strip().casefold() == ANY:
        return Rule({}, endless=True)
    takes = set()
    for token in re.findall(r"[^\s,،;/|\[\](){}]+", text):
        takes |= read_take_or_range(token)
    if not takes:
        raise InvalidInput(
            "takes-empty", "No number of stones may be taken, so nobody could ever move. Give the numbers that may be "
            "taken, for example 1,2.",
        )
    return Rule(dict.fromkeys(takes, 3))


def read_take_or_range(token: str) -> set[int]:
    """Return the numbers of a token: one, or all of a range."""
    found = re.fullmatch(r"(\d{1,9})(?:[-–…](\d{1,9}))?", token)
    if not found or not all(int(number or 1) for number in found.groups()):
        raise InvalidInput(
            "take-not-a-number", "“{given}” is not a number of stones. Write for example 1,2 or 1-5, or any for nim.",
            given=quoted(token),
        )
    first = int(found[1])
    least, most = sorted((first, int(found[2] or first)))
    if most > TAKES_UP_TO:
        raise InvalidInput(
            "take-too-large", "{given} stones at once are too many. Up to {maximum} may be taken.",
            given=most, maximum=TAKES_UP_TO,
        )
    return set(range(least, most + 1))


def format_numbers_as_ranges(takes: list[int]) -> list[str]:
    """Return ascending numbers as texts; three or more in a row as a range."""
    place = count()
    runs = [[*run] for _, run in groupby(takes, lambda take: take - next(place))]
    return [text for run in runs for text in ([f"{run[0]}–{run[-1]}"] if len(run) > 2 else map(str, run))]


def read_octal(text: str) -> Rule:
    """Parse a code in the notation of Winning Ways, "0.77", "·77", "4.4" or "4·", in any Unicode decimal digits: digit
    number d after the point is for taking d stones. 3 alone may go on without end: "0.333…" is nim, "4.333…" Lasker's.
    Raises InvalidInput naming the first error.
    """
    code = "".join(text.split())
    found = re.fullmatch(rf"(\d?)[{POINTS}](\d*)(…|\.\.\.)?", code)
    first, *digits = map(int, f"{found[1] or 0}{found[2]}") if found else (0,)
    endless = bool(found and found[3])
    if not found or not (found[1] or digits) or (endless and {*digits} != {3}) or max(digits, default=0) > 7:
        raise InvalidInput(
            "octal-malformed",
            "“{given}” is not an octal code. Write 0, or 4 if a pile may be split without taking stones. "
            "Then write a point and a digit from 0 to 7 for taking 1, 2, … stones: for example 0.77, 4.4 or 4.333….",
            given=quoted(text),
        )
    if first not in (0, 4):
        raise InvalidInput(
            "octal-first",
            "The digit before the point is 0, or 4 if a pile may be split without taking stones. A {digit} "
            "there would allow a move that changes nothing, so the game would never end.",
            digit=first,
        )
    if len(digits) > DIGITS_UP_TO:
        raise InvalidInput(
            "octal-too-long", "The code has {count} digits. Up to {maximum} are allowed.",
            count=len(digits), maximum=DIGITS_UP_TO,
        )
    if not any((first, *digits)):
        raise InvalidInput(
            "octal-no-move", "The code {given} allows no move. At least one of its digits must be 1 or more.",
            given=quoted(text),
        )
    return Rule({0: first} if endless else dict(enumerate([first, *digits])), endless)
