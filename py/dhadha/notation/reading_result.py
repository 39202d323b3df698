"""What a text was read as: the state, notes, and the text as it was typed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from ..core.errors import InvalidInput
from ..core.quoting import Argument, fill_in

EMPTIES = frozenset(("", ".", "_", "-", "·", "□", "▢", "◻", "⬜", "▫", "☐", "~"))  # free squares of drawings
NO_VALUE = EMPTIES | {"*", "x", "X", "?", "None", "null", "NaN", "nan", "NA"}


class Note(NamedTuple):
    """A note on how input was interpreted: the message `read-KEY`, its arguments, and the English sentence."""

    key: str
    sentence: str
    args: dict[str, Argument]

    def __str__(self) -> str:
        return fill_in(self.sentence, self.args)

    def as_dict(self) -> dict[str, object]:
        return {"key": self.key, "args": self.args}


class Reading(NamedTuple):
    """A parsed input: the state in canonical form, notes on its interpretation, and options implied by a drawing, such
    as its rows, which override given ones."""

    state: str
    notes: tuple[Note, ...] = ()
    options: Mapping[str, int | str] = {}


class CleanText(str):
    """Normalized text, with the text that was typed, for refusals to quote."""

    typed: str


def with_typed_text(text: str, original: str) -> str:
    """Return a changed text, with what was typed."""
    if text == original:
        return original
    changed = CleanText(text)
    changed.typed = typed(original)
    return changed


def note(key: str, sentence: str, **args: Argument) -> Note:
    return Note(key, sentence, args)


def typed(text: str) -> str:
    """Return what was typed, where it is known."""
    return getattr(text, "typed", text)


def ambiguous_input(key: str, sentence: str, states: Sequence[str], **args: object) -> InvalidInput:
    """Return the error for an ambiguous input, with its candidate states as `offers`."""
    error = InvalidInput(key, sentence, None, **args)
    error.offers = tuple(states)
    return error
