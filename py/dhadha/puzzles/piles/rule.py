"""What may be done to one pile: a subtraction set, or an octal code; and how both are read."""

import re

from ...errors import InvalidInput, quoted

TAKES_UP_TO = 1000
DIGITS_UP_TO = 30


class Rule:
    """digits: {number of stones taken: octal digit}. The digit says what may be left: 1 nothing, 2 one pile, 4 two
    piles,
    and sums of these. A subtraction set has 3 throughout: take so many, whatever is left. (Guy & Smith 1956.)
    """

    def __init__(self, digits: dict[int, int], name: str) -> None:
        self.digits = {taken: digit for taken, digit in sorted(digits.items()) if digit}
        self.name = name
        self.most = max(self.digits)
        self.splitting = [taken for taken, digit in self.digits.items() if digit & 4]
        self.subtracts = all(digit == 3 for digit in self.digits.values())
        self.takes = list(self.digits)

    def options(self, size: int) -> list[tuple[int, tuple[int, ...]]]:
        """(stones taken, piles left) for every way to play on a pile of `size`; of two piles the larger first."""
        found: list[tuple[int, tuple[int, ...]]] = []
        for taken, digit in self.digits.items():
            rest = size - taken
            if rest == 0 and digit & 1:
                found.append((taken, ()))
            if rest > 0 and digit & 2:
                found.append((taken, (rest,)))
            if rest > 1 and digit & 4:
                found += [(taken, (rest - smaller, smaller)) for smaller in range(1, rest // 2 + 1)]
        return found

    def most_parts(self, size: int) -> int:
        """The most piles, none of them empty, that a pile can ever become: each further one costs a move that takes
        stones."""
        if not self.splitting:
            return 1
        price = self.splitting[0]
        return max(1, (size + price) // (1 + price))


def read_rule(takes: str, octal: str) -> Rule:
    """The rule of the game; a code, if there is one, goes before the subtraction set. Raises InvalidInput."""
    return read_octal(octal) if octal.strip() else read_takes(takes)


def read_takes(text: str) -> Rule:
    """Read a subtraction set: "1,2", "{1, 3, 4}", or with ranges "1-5 8". Any Unicode decimal digits will do."""
    takes: set[int] = set()
    for token in re.findall(r"[^\s,،;/|\[\](){}]+", text):
        takes |= read_take(token)
    if not takes:
        raise InvalidInput(
            "takes-empty",
            "The set of takes is empty, so nobody could ever move; give the numbers of stones that may be taken, "
            "for example 1,2.",
        )
    return Rule(dict.fromkeys(takes, 3), "{" + written_takes(sorted(takes)) + "}")


def read_take(token: str) -> set[int]:
    """The numbers that a token stands for: one, or all of a range."""
    if not (found := re.fullmatch(r"([-−]?\d{1,9})(?:[-–…](\d{1,9}))?", token)):
        raise InvalidInput(
            "take-not-a-number",
            "“{given}” is not a number of stones; write for example 1,2 or 1-5.",
            given=quoted(token),
        )
    least, most = sorted((int(found[1].replace("−", "-")), int(found[2] or found[1].replace("−", "-"))))
    if least < 1:
        raise InvalidInput(
            "take-not-positive", "“{given}” cannot be taken: every move takes at least one stone.", given=quoted(token)
        )
    if most > TAKES_UP_TO:
        raise InvalidInput(
            "take-too-large",
            "{given} stones at once are too many; up to {maximum} may be taken.",
            given=most,
            maximum=TAKES_UP_TO,
        )
    return set(range(least, most + 1))


def written_takes(takes: list[int]) -> str:
    """The set in order; three or more in a row as a range."""
    runs: list[list[int]] = []
    for take in takes:
        if runs and take == runs[-1][-1] + 1:
            runs[-1].append(take)
        else:
            runs.append([take])
    return ", ".join(f"{run[0]}–{run[-1]}" if len(run) > 2 else ", ".join(map(str, run)) for run in runs)


def read_octal(text: str) -> Rule:
    """Read a code such as "0.77": its d-th digit is for taking d stones. Raises InvalidInput naming the first fault."""
    code = text.strip()
    if not (found := re.fullmatch(r"(\d?)[.٫,](\d+)", code)) or int(found[1] or 0):
        raise InvalidInput(
            "octal-malformed",
            "“{given}” is not an octal code of the kind 0.77: write 0, a point, then a digit for "
            "each number of stones.",
            given=quoted(code),
        )
    digits = list(map(int, found[2]))
    for place, digit in enumerate(digits, 1):
        if digit > 7:
            raise InvalidInput(
                "octal-digit",
                "The digit {digit} for taking {place} is not octal; the digits are sums of 1 "
                "(nothing is left), 2 (one pile) "
                "and 4 (two piles).",
                digit=digit,
                place=place,
            )
    if len(digits) > DIGITS_UP_TO:
        raise InvalidInput(
            "octal-too-long",
            "The code has {count} digits; up to {maximum} are taken.",
            count=len(digits),
            maximum=DIGITS_UP_TO,
        )
    if not any(digits):
        raise InvalidInput(
            "octal-no-move",
            "The code {given} allows no move at all; one of its digits must be at least 1.",
            given=quoted(code),
        )
    name = "0." + "".join(map(str, digits)).rstrip("0")
    return Rule(dict(enumerate(digits, 1)), name)
