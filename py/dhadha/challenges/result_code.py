"""Result codes: a challenge and an answer as one word, which whoever checks it judges again."""

import json
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import NamedTuple

from ..core.errors import InvalidInput
from ..core.quoting import quoted

PREFIX = "dhadha1."
LONGEST_CODE = 40_000  # characters
MOST_BYTES = 100_000  # of an unpacked code
LONGEST_NAME = 100


class SubmittedResult(NamedTuple):
    """What a code contains. challenge: an id, or a Challenge as a dictionary."""

    puzzle: str
    challenge: object
    answer: str
    name: str


def encode(puzzle: str, challenge: object, answer: str, name: str = "") -> str:
    """Return "dhadha1." and the packed answer, in letters, digits, `-` and `_`; zlib's checksum detects typing errors.
    Raises InvalidInput for a name that is too long."""
    if len(name) > LONGEST_NAME:
        raise InvalidInput("name-too-long", "A name may have at most {most} characters.", most=LONGEST_NAME)
    text = json.dumps([puzzle, challenge, answer, name], separators=(",", ":"))
    return PREFIX + urlsafe_b64encode(zlib.compress(text.encode(), 9)).decode().rstrip("=")


def decode(code: str) -> SubmittedResult:
    """Return what a code contains. Raises InvalidInput for a damaged one."""
    damaged = InvalidInput(
        "bad-code", "“{given}” is not a result code, or it is damaged. A code begins with “{prefix}”.",
        given=quoted(code), prefix=PREFIX,
    )
    packed = code.strip().removeprefix(PREFIX)
    if len(code) > LONGEST_CODE or packed == code.strip() or not packed.isascii():
        raise damaged
    try:
        unpacking = zlib.decompressobj()
        written = urlsafe_b64decode(packed + "=" * (-len(packed) % 4))
        text = unpacking.decompress(written, MOST_BYTES)
        parts = json.loads(text) if unpacking.eof and not unpacking.unused_data else None
    except (ValueError, RecursionError, zlib.error):
        raise damaged from None
    puzzle, challenge, answer, name = parts if isinstance(parts, list) and len(parts) == 4 else [None] * 4
    if not (isinstance(puzzle, str) and isinstance(challenge, (str, dict)) and isinstance(answer, str)
            and isinstance(name, str) and len(name) <= LONGEST_NAME):
        raise damaged
    return SubmittedResult(puzzle, challenge, answer, name)
