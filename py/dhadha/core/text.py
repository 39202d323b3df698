"""Text for people: what was given, quoted in a sentence, and names listed."""

from __future__ import annotations

from collections.abc import Iterable

Argument = int | float | str
QUOTED = 40  # characters of what was given that a refusal repeats
LISTED = 30  # names of what there is that a refusal lists
LONGEST_ARGUMENT = 500
EXACT = 2**53  # JavaScript rounds integers from here on


def printable(text: str) -> str:
    """The text without control and format characters (Cc, Cf), which could move a terminal's cursor or turn the order
    of what follows; whitespace between words is a space. Leading spaces stay."""
    if text.isprintable():
        return text
    spaced = "".join(" " if character.isspace() else character for character in text.rstrip())
    return "".join(filter(is_printable, spaced))


def is_printable(character: str) -> bool:
    """Bytes of arguments that are no text arrive as surrogates, which a stream then writes as escapes."""
    return character.isprintable() or "\ud800" <= character <= "\udfff"


def quoted(given: object, most: int = QUOTED) -> str:
    """Up to `most` characters of anything, in one line without control and format characters, for a refusal to repeat.
    Never raises."""
    try:
        text = str(given)
    except Exception:  # an integer of thousands of digits, or an object whose __str__ fails
        text = f"<{type(given).__name__}>"
    text = printable(" ".join(text.strip()[: 2 * most].split()))
    return text if len(text) <= most else text[: most - 1] + "…"


def listed(names: Iterable[object], most: int = LISTED) -> str:
    """The names of what there is, a long list without its end; "–" for none."""
    names = list(names)
    return ", ".join([quoted(name) for name in names[:most]] + ["…"] * (len(names) > most)) or "–"


def bounded(argument: object) -> Argument:
    """An argument that is no larger than a page can hold and a sentence can bear."""
    if isinstance(argument, str):
        return argument if len(argument) <= LONGEST_ARGUMENT else quoted(argument, LONGEST_ARGUMENT)
    return argument if isinstance(argument, int) and abs(argument) < EXACT else quoted(argument)
