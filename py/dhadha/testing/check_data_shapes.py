"""Check with pydantic that plain data has the shape of a type, above all of one in `puzzle_types`."""

import sys
from array import array
from collections.abc import Iterable, Mapping, Sequence
from difflib import get_close_matches
from functools import cache
from types import GeneratorType
from typing import TYPE_CHECKING, Annotated, Any, Literal, NamedTuple, TypeAlias

from pydantic import AfterValidator, Field, InstanceOf, TypeAdapter, ValidationError, ValidationInfo
from pydantic_core import ErrorDetails
from typing_extensions import TypedDict

from ..core.quoting import listed, quoted
from ..core.steps_and_nodes import WORDS, Node
from ..puzzle.parameter import Parameter

if TYPE_CHECKING or sys.version_info >= (3, 12):
    from ..core import puzzle_types as types
else:  # pydantic refuses the TypedDict of older Pythons
    import runpy
    import typing
    from types import SimpleNamespace
    from unittest.mock import patch

    from ..core import puzzle_types

    with patch.object(typing, "TypedDict", TypedDict):
        types = SimpleNamespace(**runpy.run_path(puzzle_types.__file__))


class Mismatch(NamedTuple):
    """path: keys and indices of the invalid value; message: the problem and the correction."""

    path: tuple[Any, ...]
    message: str


def check_cell_exists(cell: int, info: ValidationInfo[int]) -> int:
    """Raises ValueError for a cell that the board lacks, whose size is the context."""
    size = info.context or 0
    if not 0 <= cell < size:
        raise ValueError(f"there is no cell {cell} on a board of {size}, whose cells are 0 to {size - 1}")
    return cell


if TYPE_CHECKING:
    Word: TypeAlias = str
else:
    Word = Literal[WORDS]
Cell = Annotated[int, AfterValidator(check_cell_exists)]
Value = Annotated[int, Field(ge=-(2**31), lt=2**31)]
Cells = tuple[tuple[Cell, Value], ...]
Roles = tuple[tuple[Cell, types.Role], ...]
Links = tuple[tuple[Cell, Cell], ...]


class StepShape(TypedDict):
    """A Step, as a dictionary."""

    word: Word
    node: InstanceOf[Node[Any]] | None
    reason: str
    args: Mapping[str, str | int | float] | None
    cells: Cells
    roles: Roles
    marks: Roles
    links: Links
    notes: tuple[tuple[Cell, Value, Value], ...]
    related: tuple[InstanceOf[Node[Any]], ...]


class DrawnShape(TypedDict, total=False):
    """The parts of moves, messages and nodes that name cells of the board."""

    cell: Cell | None
    to: Cell | None
    cells: Cells
    marks: Roles
    links: Links


ALGORITHM: dict[str, Any] = {  # the parts that the page shows
    "kind": Literal["textbook", "engine", "fault"],
    "parameters": Sequence[InstanceOf[Parameter]],
    "counters": Mapping[str, types.Counter],
    "lists": Sequence[types.NodeList],
    "plots": Sequence[types.Plot],
    "questions": Sequence[types.Question],
    "markers": Sequence[Word],
}

adapter = cache(TypeAdapter)


def mismatches(value: Any, shape: Any, size: int = 0) -> list[Mismatch]:
    """Return where `value` differs from the type `shape`; size: the number of cells of the board."""
    errors = errors_of(value, shape, size) and errors_of(with_tuples(value), shape, size)
    at: dict[tuple[Any, ...], list[ErrorDetails]] = {}
    for error in errors:
        at.setdefault(path_of_validation_error(value, error), []).append(error)
    found = list(dict.fromkeys(explain_errors_at_path(value, path, errors, shape) for path, errors in at.items()))
    paths = [each.path for each in found]  # of the alternatives of a union, the one that fits best has the longest
    return [each for each in found if not any(each.path == path[: len(each.path)] != path for path in paths)]


def errors_of(value: Any, shape: Any, size: int) -> list[ErrorDetails]:
    try:
        adapter(shape).validate_python(value, strict=True, extra="forbid", context=size)
    except ValidationError as error:
        return error.errors(include_url=False)
    return []


def with_tuples(value: Any) -> Any:
    """Return the value with a tuple for each list, since a puzzle may give either."""
    if isinstance(value, Mapping):
        return {key: with_tuples(part) for key, part in value.items()}
    is_list = isinstance(value, (Sequence, array)) and not isinstance(value, (str, bytes))
    return tuple(map(with_tuples, value)) if is_list else value


def path_of_validation_error(value: Any, error: ErrorDetails) -> tuple[Any, ...]:
    """Return the keys and indices of an error's location, which also names alternatives of unions."""
    path = []
    for key in error["loc"]:
        try:
            value = value[key]
        except (LookupError, TypeError):
            continue
        path.append(key)
    return (*path, error["loc"][-1]) if error["type"] == "missing" else tuple(path)


def explain_errors_at_path(whole: Any, path: tuple[Any, ...], errors: list[ErrorDetails], shape: Any) -> Mismatch:
    """Return the mismatch for the errors at one place of `whole`."""
    error, key = errors[0], path[-1] if path else None
    kind = error["type"]
    if kind == "missing":
        lacking = f"{key!r} is missing" if isinstance(key, str) else f"{quote(error['input'])} is too short"
        return Mismatch(path, lacking)
    parent, value = None, whole
    for each in path:
        parent, value = value, value[each]
    if kind == "extra_forbidden":
        known = [each for each in keys_of_shape_and_parts(shape) if each != key]
        return Mismatch(path, f"there is no key {key!r}{suggest_or_list(key, known)}")
    if kind == "too_long":
        return Mismatch(path, f"{quote(value)} is too long")
    if kind == "is_instance_of" and error["ctx"]["class"] == "Sequence":
        return Mismatch(path, f"{quote(value)} lacks the outer tuple: give ({quote(value)},)")
    if kind == "tuple_type" and path and not isinstance(parent, Mapping):
        return Mismatch(path[:-1], f"{quote(parent)} lacks the outer tuple: give ({quote(parent)},)")
    if kind == "value_error":
        return Mismatch(path, str(error["ctx"]["error"]))
    value = key if error["loc"][-1:] == ("[key]",) else value
    wanted = " or ".join(dict.fromkeys(each["msg"].removeprefix("Input should be ") for each in errors))
    known = [word for each in errors for word in each.get("ctx", {}).get("expected", "").split("'")[1::2]]
    message = suggest(value, known) or f": it should be {wanted}"
    lacking = "; it lacks `yield from` where it was called, perhaps" if isinstance(value, GeneratorType) else ""
    return Mismatch(path, f"{quote(value)} does not fit here{message}{lacking}")


@cache
def keys_of_shape_and_parts(shape: Any) -> list[str]:
    """Return the keys of a type and of its parts."""
    schema = adapter(shape).json_schema()
    parts = [schema, *schema.get("$defs", {}).values()]
    return list(dict.fromkeys(key for part in parts for key in part.get("properties", ())))


def suggest(given: Any, known: Iterable[str]) -> str:
    close = get_close_matches(given, known, 1) if isinstance(given, str) else []
    return f"; {close[0]!r} is meant, perhaps" if close else ""


def suggest_or_list(given: Any, known: Iterable[str]) -> str:
    return suggest(given, known) or f"; there are {listed(known)}"


def quote(value: Any, most: int = 60) -> str:
    return quoted(repr(value), most)
