"""The moves on one pile: a subtraction set, an octal code, or Grundy's split; and their parsers."""

import re
import unicodedata
from collections.abc import Collection, Sequence
from functools import cached_property, lru_cache
from itertools import count, groupby

from ...core.errors import InvalidInput
from ...core.quoting import quoted

TAKES_UP_TO = 1000
DIGITS_UP_TO = 30
WRITTEN_UP_TO = 100  # digits, repetitions included
UNEQUAL = ", a ≠ b"
GRUNDYS_GAME = "n → a + b" + UNEQUAL
POINTS = ".·⋅∙•‧・٫,"  # in Winning Ways, on keyboards, in Persian; NFKC maps more to these
OVER_DIGITS = "\u0305\u0307"  # combining line and dot over recurring digits


class Rule:
    """A take-and-break rule. A move takes t stones from a pile; the octal digit d(t) encodes what it may leave: 1
    nothing, 2 one pile, 4 two piles, and sums of these. d(0) is 0, or 4: a pile may be split without taking stones. A
    subtraction set has 3 throughout: it restricts the number of stones only. (Guy & Smith 1956; Winning Ways, chapter
    4.)

    digits: d(0), d(1), …; recurring: the recurring digits after them; unequal: whether the two piles of a split must
    differ, as in Grundy's game.
    """

    def __init__(
        self, digits: Sequence[int], recurring: Sequence[int] = (), unequal: bool = False, name: str = ""
    ) -> None:
        start, self.recurring = shortest_form(list(digits), list(recurring))
        self.start = tuple(start)
        self.digits = {taken: digit for taken, digit in enumerate(self.start) if digit}
        self.most = len(self.start) - 1  # stones taken by a move without recurring digits
        all_digits = (*self.digits.values(), *filter(None, self.recurring))
        self.subtracts = all(digit == 3 for digit in all_digits)
        self.takes = list(self.digits)
        self.splits = any(digit & 4 for digit in all_digits)
        self.unequal = unequal and self.splits
        is_grundys_game = self.unequal and self.start == (4,) and not self.recurring
        self.name = name or (GRUNDYS_GAME if is_grundys_game else self.code + UNEQUAL * self.unequal)

    def digit(self, taken: int) -> int:
        if taken < len(self.start):
            return self.start[taken]
        return self.recurring[(taken - len(self.start)) % len(self.recurring)] if self.recurring else 0

    def allowed_takes(self, size: int) -> list[tuple[int, int]]:
        """Return (stones taken, digit) for each possible take from a pile of `size`; the fewest first."""
        beyond = range(len(self.start), size + 1) if self.recurring else ()
        return [
            *((taken, digit) for taken, digit in self.digits.items() if taken <= size),
            *((taken, self.digit(taken)) for taken in beyond if self.digit(taken)),
        ]

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
                found += [(taken, (rest - smaller, smaller)) for smaller in range(1, self.largest_smaller(rest) + 1)]
        return found

    def largest_smaller(self, rest: int) -> int:
        """Return the largest possible smaller pile of two with `rest` stones together."""
        return (rest - self.unequal) // 2

    @cached_property
    def first_split(self) -> int:
        """Return the fewest stones that a split takes; requires a rule with splits."""
        return next(taken for taken, digit in self.allowed_takes(self.most + len(self.recurring)) if digit & 4)

    def most_parts(self, size: int) -> int:
        """Return the largest number of non-empty piles that a pile can become: each further one costs a split."""
        if not self.splits:
            return 1
        price = self.first_split
        return max(1, (size + price) // (1 + price) - (self.unequal and not price))

    @property
    def code(self) -> str:
        """The octal code, "0.77", "4.0", "4.333…", "0.1(37)"; `read_octal` parses it."""
        code = f"{self.start[0]}." + ("".join(map(str, self.start[1:])) or "0" * (not self.recurring))
        if len(self.recurring) == 1:
            return code + 3 * str(self.recurring[0]) + "…"
        return code + ("(" + "".join(map(str, self.recurring)) + ")" if self.recurring else "")


def shortest_form(start: list[int], recurring: list[int]) -> tuple[list[int], tuple[int, ...]]:
    """Return the shortest equivalent digits, with the shortest recurring part."""
    if not any(recurring):
        recurring = []
    for length in range(1, len(recurring)):
        if len(recurring) % length == 0 and recurring == recurring[:length] * (len(recurring) // length):
            recurring = recurring[:length]
            break
    while len(start) > 1 and (start[-1] == recurring[-1] if recurring else not start[-1]):
        start.pop()
        recurring = recurring[-1:] + recurring[:-1]
    return start, tuple(recurring)


@lru_cache(16)
def read_rule(takes: str, octal: str, split: str = "any") -> Rule:
    """Return the rule of the game. An octal code takes precedence over the subtraction set; `split` "unequal"
    selects Grundy's game without a code, and otherwise requires splits into different piles. Raises InvalidInput."""
    unequal = split == "unequal"
    if octal.strip():
        return read_octal(octal, unequal)
    return Rule([4], unequal=True) if unequal else read_takes(takes)


def read_takes(text: str) -> Rule:
    """Parse a subtraction set: "1,2", "{1, 3, 4}", or with ranges "1-5 8", in any Unicode decimal digits."""
    takes: set[int] = set()
    for token in re.findall(r"[^\s,،;/|\[\](){}]+", text):
        takes |= read_take(token)
    if not takes:
        raise InvalidInput(
            "takes-empty", "The set of takes is empty, so nobody could ever move; give the numbers of stones that may "
            "be taken, for example 1,2.",
        )
    return subtraction_set(takes, "{" + write_takes(sorted(takes)) + "}")


def subtraction_set(takes: Collection[int], name: str = "") -> Rule:
    """Return the rule by which a move takes one of these numbers of stones."""
    digits = [0] * (max(takes) + 1)
    for taken in takes:
        digits[taken] = 3
    return Rule(digits, name=name)


def read_take(token: str) -> set[int]:
    """Return the numbers of a token: one, or all of a range."""
    found = re.fullmatch(r"([-−]?\d{1,9})(?:[-–…](\d{1,9}))?", token)
    if not found:
        raise InvalidInput(
            "take-not-a-number", "“{given}” is not a number of stones; write for example 1,2 or 1-5.",
            given=quoted(token),
        )
    first = int(found[1].replace("−", "-"))
    least, most = sorted((first, int(found[2] or first)))
    if least < 1:
        raise InvalidInput(
            "take-not-positive", "“{given}” cannot be taken: every move takes at least one stone.", given=quoted(token)
        )
    if most > TAKES_UP_TO:
        raise InvalidInput(
            "take-too-large", "{given} stones at once are too many; up to {maximum} may be taken.",
            given=most, maximum=TAKES_UP_TO,
        )
    return set(range(least, most + 1))


def write_takes(takes: list[int]) -> str:
    """Format ascending numbers; three or more in a row as a range."""
    place = count()
    runs = [[*run] for _, run in groupby(takes, lambda take: take - next(place))]
    return ", ".join(f"{run[0]}–{run[-1]}" if len(run) > 2 else ", ".join(map(str, run)) for run in runs)


def read_octal(text: str, unequal: bool = False) -> Rule:
    """Parse a code in the notation of Winning Ways: "0.77", "·77", "4.4", "4·"; recurring digits by "0.333…", a dot or
    a line over them, or brackets: "4.(3)". Digit number d after the point is for taking d stones. Raises InvalidInput
    naming the first error.

    Accepts any Unicode decimal digits and several kinds of point.
    """
    signs = "".join(unicodedata.normalize("NFKC", sign) for sign in text)  # many marks at once take quadratic time
    code = "".join(sign for sign in signs if not sign.isspace() and unicodedata.category(sign) != "Cf")
    found = re.fullmatch(rf"(\d?)[{POINTS}]([\d{OVER_DIGITS}]*)(?:\((\d+)\))?(\.\.\.)?", code)
    if not found or not (found[1] or found[2] or found[3]) or bool(found[3]) + bool(found[4]) > 1:
        raise malformed_error(text)
    check_count(sum(sign.isdecimal() for sign in code) - len(found[1]), WRITTEN_UP_TO)
    first = int(found[1] or 0)
    start, recurring = read_digits(found[2], text)
    if found[3]:
        recurring = list(map(int, found[3]))
    elif found[4]:
        start, recurring = recurring_digits(start, text)
    check_digits(first, start, recurring, text)
    return Rule([first, *start], recurring, unequal)


def read_digits(text: str, code: str) -> tuple[list[int], list[int]]:
    """Return the digits, and the recurring ones: from the first marked one to the last, which ends the code."""
    digits, marked = list[int](), list[int]()
    for sign in text:
        if sign in OVER_DIGITS:
            marked.append(len(digits))
        else:
            digits.append(int(sign))
    if not marked:
        return digits, []
    if not marked[0] or marked[-1] != len(digits):
        raise malformed_error(code)
    return digits[: marked[0] - 1], digits[marked[0] - 1 :]


def recurring_digits(digits: list[int], code: str) -> tuple[list[int], list[int]]:
    """Return the recurring digits before the dots: the shortest suffix that occurs twice, or the only digit."""
    for length in range(1, len(digits) // 2 + 1):
        if digits[-length:] == digits[-2 * length : -length]:
            return digits[:-length], digits[-length:]
    if len(digits) == 1:
        return [], digits
    raise InvalidInput(
        "octal-recurring",
        "It is unclear which digits recur in “{given}”; write them twice, as in 0.333…, or in brackets, as in 0.(3).",
        given=quoted(code),
    )


def check_digits(first: int, start: list[int], recurring: list[int], code: str) -> None:
    """Raise InvalidInput for the first invalid digit, for too many digits, and for a code without a move."""
    if first not in (0, 4):
        raise InvalidInput(
            "octal-first",
            "The digit before the point of a code is 0, or 4 if a pile may be split without taking stones; {digit} "
            "would allow a move that changes nothing, so the game would never end.",
            digit=first,
        )
    place = next((place for place, digit in enumerate([*start, *recurring], 1) if digit > 7), 0)
    if place:
        raise InvalidInput(
            "octal-digit", "The digit {digit} for taking {place} is not octal; the digits are sums of 1 (nothing is "
            "left), 2 (one pile) and 4 (two piles).", digit=[first, *start, *recurring][place], place=place,
        )
    check_count(len(start) + len(recurring), DIGITS_UP_TO)
    if not any((first, *start, *recurring)):
        raise InvalidInput(
            "octal-no-move", "The code {given} allows no move at all; one of its digits must be at least 1.",
            given=quoted(code),
        )


def check_count(digits: int, most: int) -> None:
    if digits > most:
        raise InvalidInput(
            "octal-too-long", "The code has {count} digits; up to {maximum} are taken.", count=digits, maximum=most
        )


def malformed_error(code: str) -> InvalidInput:
    return InvalidInput(
        "octal-malformed",
        "“{given}” is not an octal code; write 0, or 4 where a pile may be split and nothing taken, a point, then a "
        "digit from 0 to 7 for each number of stones, for example 0.77, 4.4 or 0.333….",
        given=quoted(code),
    )
