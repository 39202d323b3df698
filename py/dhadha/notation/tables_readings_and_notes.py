"""Tables of cells, how puzzles read them, and what a text was read as."""

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from ..core.errors import InvalidInput
from ..core.quoting import Argument, fill_in

Rows = list[list[str]]
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


class Table(NamedTuple):
    """Rows of cells, "" for an empty field."""

    rows: Rows
    notes: tuple[Note, ...] = ()

    @property
    def cells(self) -> list[str]:
        return [cell for row in self.rows for cell in row]

    @property
    def is_list(self) -> bool:
        """Whether the cells are one row or one column."""
        return len(self.rows) == 1 or all(len(row) == 1 for row in self.rows)

    @property
    def rows_of_drawn_squares(self) -> Rows:
        """The squares of a drawing, row by row; [] if rows have different lengths."""
        cells = self.cells
        rows = [*map(list, cells)] if self.is_list and min(map(len, cells)) > 1 else self.rows
        return rows if len(rows) > 1 and len({*map(len, rows)}) == 1 < len(rows[0]) else []


class Notation(NamedTuple):
    """How a puzzle reads boards.

    read: returns the Reading of a table, None if it is no board, or raises InvalidInput. is_cell: whether a cell can
    belong to a board. examples: two boards in different notations, for refusals. of_size: returns boards with so many
    rows and columns, to offer for a size alone. has_joined: whether words of digits may have a digit for each cell.
    """

    read: Callable[[Table], Reading | None]
    is_cell: Callable[[str], bool]
    examples: tuple[str, str]
    of_size: Callable[[int, int], Sequence[str]] = lambda *_: ()
    has_joined: bool = False


class CleanText(str):
    """Normalized text, with the text that was typed, for refusals to quote."""

    typed: str


def attach_typed_original(text: str, original: str) -> str:
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


def drawing_reading(state: str, squares: Rows) -> Reading:
    """Return the Reading of a drawing, with the size of its board as options."""
    rows, columns = len(squares), len(squares[0])
    size = note("drawing-size", "Read as a drawing of {rows:row} and {columns:column}.", rows=rows, columns=columns)
    return Reading(state, (size,), {"rows": rows, "columns": columns})


def ambiguous_input(key: str, sentence: str, states: Sequence[str], **args: object) -> InvalidInput:
    """Return the error for an ambiguous input, with its candidate states as `offers`."""
    error = InvalidInput(key, sentence, None, **args)
    error.offers = tuple(states)
    return error
