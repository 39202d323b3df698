"""Normalize any input to text, and find the state in output of the page or the command line."""

import json
import re
from contextlib import suppress

from ..core.errors import InvalidInput
from ..core.quoting import quoted
from .tables_readings_and_notes import attach_typed_original

RANGES = ((0x200B, 0x200F), (0x202A, 0x202E), (0x2060, 0x2069), (0xFE00, 0xFE0F))
INVISIBLE = {chr(code) for least, most in RANGES for code in range(least, most + 1)} | set("\u00ad\u061c\u180e\ufeff")
KEYCAP = "\u20e3"
EQUIVALENTS = {  # {ASCII character: equivalents of other scripts and word processors}
    "-": "−‐‑‒–—―﹣⁻",
    ",": "،、﹐⸴٬",
    ";": "؛﹔",
    ".": "٫。۔",
    '"': "“”„‟«»″〝〞",
    "'": "‘’‚‛′‹›",
    "|": "│┃║┆┇┊┋╎╏❘￨।॥",
    "[": "【",
    "]": "】",
    "\n": "\x85\u2028\u2029",
}
ASCII = {other: sign for sign, others in EQUIVALENTS.items() for other in others}
LINE_END = re.compile(r"[↵⏎␤]\n?")  # symbols for line ends
PERCENT = re.compile(r"(?:%[0-9A-Fa-f]{2})+")
IN_ADDRESS = re.compile(r"[^\s%]{0,400}%(?:20|0A|2[CF]|3B|5B|7[BC]|28)", re.IGNORECASE)  # a space, a comma, a bracket …
ADDRESS = re.compile(r"https?://[^\s<>\"'?]{0,400}\?")
IN_QUERY = re.compile(r"[?&](?:amp;)?state=([^&\n]*)")
UP_TO_END = re.compile(r"[^\s<>\"']*")  # the rest of an address in a text
FRAGMENT = re.compile(r"#(?:[a-z]\w*(?:[=:].*)?)?$")
TAG_STATE = re.compile(r"<dhadha-player[^<>]{0,2000}?\sstate=[\"']([^\"'<>]*)")
SIZE = re.compile(r"\boption-(rows|columns)=[\"']?(\d{1,4})")
LONGEST_RANGE = 10_000
FULL_WIDTH = 0xFEE0  # code point offset from "!" to "！"
BYTE_ORDER_MARKS = {  # the longer first: the UTF-32 mark starts with the UTF-16 mark
    b"\xff\xfe\0\0": "utf-32", b"\0\0\xfe\xff": "utf-32", b"\xff\xfe": "utf-16", b"\xfe\xff": "utf-16",
}
ENDS = str.maketrans({"\r": "\n", "\v": "\n", "\f": "\n", "\0": ""})


def normalized_text(given: object, option: str, most: int) -> str:
    """Return any input as normalized text of up to `most` characters: strings, bytes (UTF-8, or UTF-16 or UTF-32 with a
    byte order mark), numbers, lists and arrays. option: its name. Raises InvalidInput."""
    return clean_text_within_limit(to_text(given, option), option, most)


def extract_state(given: object, most: int) -> tuple[str, dict[str, object]]:
    """Return the text of a state, as `normalized_text` does, and the rows and columns given with it.

    Extracts both from output of the page or the command line: a URL, a tag, JSON, or a report. Raises InvalidInput.
    """
    text, size = find_state(to_text(given, "state"))
    return clean_text_within_limit(text, "state", most), size


def clean_text_within_limit(text: str, option: str, most: int) -> str:
    if len(text) > most:
        raise InvalidInput(
            "text-too-long", "{option} has {count} characters. At most {maximum} are allowed.",
            option=option, count=len(text), maximum=most,
        )
    return clean_text(text)


def find_state(text: str) -> tuple[str, dict[str, object]]:
    if found := TAG_STATE.search(text):
        return found[1], dict(SIZE.findall(text))
    if (address := ADDRESS.search(text)) and re.search(r"[?&](?:amp;)?(?:state|algorithm)=", text[address.start() :]):
        found = IN_QUERY.search(text, address.end() - 1)
        state = found[1] if found else ""
        state = UP_TO_END.match(state)[0] if text[: address.start()].strip() else state  # type: ignore[index]
        return percent_decoded(FRAGMENT.sub("", state).replace("+", " ")), dict(SIZE.findall(text))
    if text.lstrip().startswith("{") and '"state"' in text and '"puzzle"' in text:
        with suppress(ValueError, RecursionError, KeyError):  # the JSON of a run, or the first line of a saved one
            given = json.JSONDecoder().raw_decode(text.lstrip())[0]
            options = given.get("options")
            size = options if isinstance(options, dict) else {}
            return str(given["state"]), {name: size[name] for name in ("rows", "columns") if name in size}
    return percent_decoded(text) if IN_ADDRESS.match(text) and not re.search(r"\s", text.strip()) else text, {}


def percent_decoded(text: str) -> str:
    """Decode percent-encoded UTF-8, such as %5B1%2C2%5D."""
    return PERCENT.sub(lambda codes: bytes.fromhex(codes[0].replace("%", "")).decode("utf-8", "replace"), text)


def to_text(given: object, option: str) -> str:
    try:
        if isinstance(given, (bytes, bytearray, memoryview)):
            data = bytes(given)
            marked = (encoding for mark, encoding in BYTE_ORDER_MARKS.items() if data.startswith(mark))
            return data.decode(next(marked, "utf-8"), "replace")
        given = given.tolist() if hasattr(given, "tolist") else given
        return str([*given] if isinstance(given, range) and len(given) < LONGEST_RANGE else given)
    except Exception:
        raise InvalidInput(
            "not-a-text", "{option} cannot be read as text: {given}. Write text or a number.",
            option=option, given=quoted(given),
        ) from None


def clean_text(text: str) -> str:
    """Remove invisible characters and replace digits, spaces and punctuation of other scripts by ASCII."""
    clean = text.replace("\r\n", "\n").translate(ENDS)
    if not clean.isascii():
        clean = LINE_END.sub("\n", clean)
        if KEYCAP in clean:
            clean = clean.replace("⬜", " ⬜ ").replace("⬛", " ⬛ ")
        clean = clean.translate({ord(sign): to_ascii(sign) for sign in set(clean) if sign > "\x7f"})
    return attach_typed_original(clean, text)


def to_ascii(sign: str) -> str:
    """Return the ASCII equivalent of a character, or the character itself if it has none."""
    code = ord(sign)
    if sign in INVISIBLE:
        return ""
    if sign == KEYCAP:
        return " "  # separates keycap digits into cells
    if sign in ASCII:
        return ASCII[sign]
    if sign.isdecimal():
        return str(int(sign))
    if "₀" <= sign <= "₉":
        return str(code - 0x2080)
    if 0xFF01 <= code <= 0xFF5E:
        return chr(code - FULL_WIDTH)
    if sign.isspace():
        return " "
    if 0x2500 <= code <= 0x257F:  # box drawing
        return "-" if sign in "─━┄┅┈┉╌╍═" else "+"
    return sign
