"""Text helpers for messages: quote user input and list names."""

from collections.abc import Iterable, Mapping

Argument = int | float | str
QUOTED = 40  # characters of user input in an error message
LISTED = 30  # names in a list of an error message
LONGEST_ARGUMENT = 500  # characters
STOPPED = "stopped at its limit"  # a search, without an answer
EXACT_IN_JAVASCRIPT = 2**53  # JavaScript rounds larger integers


class Count(int):
    """A number of things: f"{Count(1):move}" is "1 move", f"{Count(2):move}" "2 moves"."""

    def __format__(self, noun: str) -> str:
        return f"{int(self):,} {noun}{'s' * (self != 1)}" if noun[:1].isalpha() else super().__format__(noun)


def fill_in(sentence: str, args: Mapping[str, object]) -> str:
    """Return a sentence with its arguments, in which "{count:move}" stands for "1 move" or "2 moves"."""
    return sentence.format_map({name: Count(each) if type(each) is int else each for name, each in args.items()})


def remove_control_characters(text: str) -> str:
    """Remove control and format characters (Cc, Cf), which can move a terminal's cursor or reverse text direction.
    Replace each whitespace character with a space; keep leading spaces and strip trailing ones."""
    if text.isprintable():
        return text
    spaced = (" " if character.isspace() else character for character in text.rstrip())
    # surrogates stand for undecodable bytes, which streams write as escapes
    return "".join(each for each in spaced if each.isprintable() or "\ud800" <= each <= "\udfff")


def quoted(given: object, most: int = QUOTED) -> str:
    """Return up to `most` characters of str(given) on one line, without control and format characters. Never raises."""
    try:
        text = str(given)
    except Exception:  # an integer with too many digits, or a failing __str__
        text = f"<{type(given).__name__}>"
    text = remove_control_characters(" ".join(text.strip()[: 2 * most].split()))
    return text if len(text) <= most else text[: most - 1] + "…"


def listed(names: Iterable[object]) -> str:
    """Join up to LISTED names with commas; return "–" for none."""
    names = list(names)
    return ", ".join([quoted(name) for name in names[:LISTED]] + ["…"] * (len(names) > LISTED)) or "–"


def limit_message_argument_size(argument: object) -> Argument:
    """Return a message argument limited to LONGEST_ARGUMENT characters or to an integer exact in JavaScript."""
    if isinstance(argument, str):
        return argument if len(argument) <= LONGEST_ARGUMENT else quoted(argument, LONGEST_ARGUMENT)
    return argument if isinstance(argument, int) and abs(argument) < EXACT_IN_JAVASCRIPT else quoted(argument)
