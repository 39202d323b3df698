"""Notation of others: from whatever is given to a clean text, and from a text to tables of cells. It knows no puzzle.

`Puzzle.read` makes a Reading of a text; tables.py, which takes apart what is not in a puzzle's own form, is imported
when it is first needed.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from functools import cache
from types import MappingProxyType
from typing import Any, NamedTuple

from ..core.errors import InvalidInput
from ..core.text import quoted

__all__ = ["NO_VALUE", "Note", "Reading", "cleaned", "text_of"]
RANGES = ((0x200B, 0x200F), (0x202A, 0x202E), (0x2060, 0x2069), (0xFE00, 0xFE0F))
UNSEEN = {chr(code) for least, most in RANGES for code in range(least, most + 1)} | set("\u00ad\u061c\u180e\ufeff")
KEYCAP = "\u20e3"
LIKE = {  # what other scripts and word processors write for a sign of ASCII
    "-": "−‐‑‒–—―﹣⁻",
    ",": "،、﹐⸴",
    ";": "؛﹔",
    ".": "٫。۔",
    '"': "“”„‟«»″〝〞",
    "'": "‘’‚‛′‹›",
    "|": "│┃║┆┇┊┋╎╏❘￨।॥",
    "[": "⎡⎢⎣⎛⎜⎝⟨〈【",
    "]": "⎤⎥⎦⎞⎟⎠⟩〉】",
    "\n": "\x85\u2028\u2029",
}
SIGNS = {other: sign for sign, others in LIKE.items() for other in others}
LINE_END = re.compile(r"[↵⏎␤]\n?")  # as it is drawn
PERCENT = re.compile(r"(?:%[0-9A-Fa-f]{2})+")
IN_ADDRESS = re.compile(r"[^\s%]{0,400}%(?:20|0A|2[CF]|3B|5B|7[BC]|28)", re.IGNORECASE)  # a space, a comma, a bracket …
ADDRESS = re.compile(r"https?://[^\s<>\"'?]{0,400}\?")
IN_QUERY = re.compile(r"[?&](?:amp;)?state=([^&\n]*)")
WITHIN = re.compile(r"[^\s<>\"']*")  # where an address ends in a text
AFTER_STATE = re.compile(r"#(?:[a-z]\w*(?:[=:].*)?)?$")  # which step, or which part of the page
TAG_STATE = re.compile(r"<dhadha-player[^<>]{0,2000}?\sstate=[\"']([^\"'<>]*)")
SIZE = re.compile(r"\boption-(rows|columns)=[\"']?(\d{1,4})")
LONGEST_RANGE = 10_000
FULL_WIDTH = 0xFEE0  # how far "！" is from "!"
TENS = {0x2460: 1, 0x246A: 11, 0x24EB: 11, 0x2776: 1, 0x2780: 1, 0x278A: 1}  # circled numbers, ten in a row
CIRCLED = {0x24EA: 0, 0x24FF: 0} | {first + at: number + at for first, number in TENS.items() for at in range(10)}
NO_VALUE = frozenset(("", ".", "_", "-", "*", "x", "X", "?", "·", "None", "null", "nil", "NaN"))  # cells that are empty
MARKS = {  # the longer first: the mark of UTF-32 begins with that of UTF-16
    b"\xff\xfe\0\0": "utf-32", b"\0\0\xfe\xff": "utf-32", b"\xff\xfe": "utf-16", b"\xfe\xff": "utf-16",
}
ENDS = str.maketrans({"\r": "\n", "\v": "\n", "\f": "\n", "\0": ""})


class Note(NamedTuple):
    """How something was read: the message `read-KEY` with its arguments, and the English sentence."""

    key: str
    sentence: str
    args: dict[str, Any]

    def __str__(self) -> str:
        return self.sentence.format(**self.args)

    def as_dict(self) -> dict[str, Any]:
        return {"key": self.key, "args": self.args}


class Reading(NamedTuple):
    """What was read: the text of the state in the puzzle's own form; how, where that is not plain; the further boards
    that stood there; and the options that a drawing tells, such as its rows, which go before given ones."""

    state: str
    notes: tuple[Note, ...] = ()
    more: tuple[Reading, ...] = ()
    options: Mapping[str, Any] = MappingProxyType({})


def note(key: str, sentence: str, **args: Any) -> Note:
    return Note(key, sentence, args)


def first_of(boards: Sequence[Reading]) -> Reading:
    """The first of several boards, with a note of their number and the others as its `more`."""
    first, *others = boards
    said = note("first-of-boards", "There are {count} boards, and this is the first.", count=len(boards))
    return first._replace(notes=(*first.notes, said), more=tuple(others))


def text_of(given: object, option: str, most: int) -> str:
    """Anything as a clean text of up to `most` characters: texts, bytes (UTF-8, or UTF-16 by its mark), numbers, lists
    and arrays. Raises InvalidInput, naming the option, or "state"."""
    try:
        text = given if isinstance(given, str) else written(given)
    except Exception:
        raise InvalidInput(
            "not-a-text", "{option} cannot be read as a text: {given}; give a text or a number.",
            option=option, given=quoted(given),
        ) from None
    text = state_within(text) if option == "state" else text
    if len(text) > most:
        raise InvalidInput(
            "text-too-long", "{option} has {count} characters; up to {maximum} are read.",
            option=option, count=len(text), maximum=most,
        )
    return cleaned(text)


def state_within(text: str) -> str:
    """The state in what the page and the command line write: an address, a tag, JSON, a report; else the text."""
    if found := TAG_STATE.search(text):
        return found[1]
    if (address := ADDRESS.search(text)) and re.search(r"[?&](?:amp;)?(?:state|algorithm)=", text[address.start() :]):
        found = IN_QUERY.search(text, address.end() - 1)
        state = found[1] if found else ""
        state = WITHIN.match(state)[0] if text[: address.start()].strip() else state  # type: ignore[index]
        return decoded(AFTER_STATE.sub("", state).replace("+", " "))
    if given := request_within(text):
        return str(given["state"])
    return decoded(text) if IN_ADDRESS.match(text) and not re.search(r"\s", text.strip()) else text


def size_within(given: object) -> dict[str, Any]:
    """The rows and columns of the board whose state state_within finds."""
    text = given if isinstance(given, str) else written(given) if isinstance(given, bytes) else ""
    if TAG_STATE.search(text) or ADDRESS.search(text):
        return dict(SIZE.findall(text))
    options = request_within(text).get("options")
    return {name: options[name] for name in ("rows", "columns") if name in options} if isinstance(options, dict) else {}


def request_within(text: str) -> dict[str, Any]:
    """What is asked in the JSON of a run, or in the first line of a saved one; nothing where there is none."""
    if text.lstrip().startswith("{") and '"state"' in text and '"puzzle"' in text:
        try:
            given = json.JSONDecoder().raw_decode(text.lstrip())[0]
            return given if "state" in given else {}
        except (ValueError, RecursionError):
            pass
    return {}


def decoded(text: str) -> str:
    """What an address writes as %5B1%2C2%5D."""
    return PERCENT.sub(lambda codes: bytes.fromhex(codes[0].replace("%", "")).decode("utf-8", "replace"), text)


def written(given: Any) -> str:
    if isinstance(given, (bytes, bytearray, memoryview)):
        data = bytes(given)
        return data.decode(encoding_of(data), "replace")
    if hasattr(given, "tolist"):
        given = given.tolist()
    if isinstance(given, range) and len(given) < LONGEST_RANGE:
        given = [*given]
    return str(given)


def encoding_of(data: bytes) -> str:
    """By the mark at the beginning; UTF-8 without one."""
    return next((encoding for mark, encoding in MARKS.items() if data.startswith(mark)), "utf-8")


def cleaned(text: str) -> str:
    """The text without marks that nobody sees, with digits, spaces and signs of ASCII in place of those of other
    scripts."""
    text = str(text).replace("\r\n", "\n").translate(ENDS)
    if text.isascii():
        return text
    text = LINE_END.sub("\n", text)
    if KEYCAP in text:
        text = text.replace("⬜", " ⬜ ").replace("⬛", " ⬛ ")
    return text.translate({ord(sign): plain_sign(sign) for sign in set(text) if sign > "\x7f"})


@cache
def plain_sign(sign: str) -> str:
    code = ord(sign)
    if sign in UNSEEN:
        return ""
    if sign == KEYCAP:
        return " "  # what stands on it is a cell of its own
    if sign in SIGNS:
        return SIGNS[sign]
    if sign.isdecimal():
        return str(int(sign))
    if "₀" <= sign <= "₉":
        return str(code - 0x2080)
    if 0xFF01 <= code <= 0xFF5E:
        return chr(code - FULL_WIDTH)
    if sign.isspace():
        return " "
    if code in CIRCLED:
        return f" {CIRCLED[code]} "
    if 0x2500 <= code <= 0x257F:  # lines of boxes
        return "-" if sign in "─━┄┅┈┉╌╍═" else "+"
    return sign


def offered(key: str, sentence: str, states: Sequence[str], **args: object) -> InvalidInput:
    """The question which of several states is meant."""
    refusal = InvalidInput(key, sentence, None, **args)
    refusal.offers = tuple(states)
    return refusal
