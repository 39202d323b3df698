"""Check that plain data has the shape of a type of `puzzle_types`, the single source of its keys."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from difflib import get_close_matches
from functools import cache
from types import NoneType, UnionType
from typing import Any, Literal, NamedTuple, TypeAlias, Union, get_args, get_origin, get_type_hints, is_typeddict

Path: TypeAlias = tuple[Any, ...]
NAMES = {int: "a whole number", str: "a text", bool: "True or False", float: "a number", NoneType: "None"}


class SchemaError(NamedTuple):
    """path: keys and indices of the invalid value; message: the problem and the correction."""

    path: Path
    message: str

    def sentence_about(self, what: str) -> str:
        """Return the sentence for an error in the value called `what`."""
        return f"{what}{''.join(f'[{key!r}]' for key in self.path)}: {self.message}"


def mismatches(value: Any, shape: Any, path: Path = ()) -> Iterator[SchemaError]:
    """Yield the mismatches between the `value` at `path` and the type `shape`."""
    origin, arguments = get_origin(shape), get_args(shape)
    wrong = ""
    if shape is Any:
        return
    if is_typeddict(shape):
        yield from record_mismatches(value, shape, path)
    elif origin in (Union, UnionType):
        yield from union_mismatches(value, arguments, path)
    elif origin is Literal:
        if not any(value == choice and type(value) is type(choice) for choice in arguments):
            wrong = f"{quote(value)} is none of {listed(arguments)}{suggest(value, arguments)}"
    elif origin is tuple and arguments[1:] != (...,):
        if is_sequence(value) and len(value) == len(arguments):
            for index, (part, kind) in enumerate(zip(value, arguments)):
                yield from mismatches(part, kind, (*path, index))
        else:
            wrong = f"{quote(value)} ought to be {'a pair' if len(arguments) == 2 else f'{len(arguments)} values'}"
    elif origin in (tuple, list, Sequence):
        yield from sequence_mismatches(value, arguments[0], path)
    elif origin in (dict, Mapping):
        if not isinstance(value, Mapping):
            wrong = f"{quote(value)} ought to be a dictionary"
        for key, part in value.items() if isinstance(value, Mapping) else ():
            yield from mismatches(key, arguments[0], (*path, key))
            yield from mismatches(part, arguments[1], (*path, key))
    elif not is_instance(value, shape):
        wrong = f"{quote(value)} ought to be {NAMES.get(shape, getattr(shape, '__name__', str(shape)))}"
    if wrong:
        yield SchemaError(path, wrong)


@cache
def keys_of(shape: Any) -> dict[str, Any]:
    return get_type_hints(shape)


def record_mismatches(value: Any, shape: Any, path: Path) -> Iterator[SchemaError]:
    known = keys_of(shape)
    if not isinstance(value, Mapping):
        yield SchemaError(path, f"{quote(value)} ought to be a dictionary with {listed(known)}")
        return
    for key, part in value.items():
        if key in known:
            yield from mismatches(part, known[key], (*path, key))
        else:
            hint = suggest(key, known) or f"; there are {listed(known)}"
            yield SchemaError((*path, key), f"there is no key {key!r}{hint}")
    for key in sorted(shape.__required_keys__ - value.keys()):
        yield SchemaError(path, f"{key!r} is missing")


def union_mismatches(value: Any, shapes: tuple[Any, ...], path: Path) -> Iterator[SchemaError]:
    """Yield the mismatches of the closest alternative, which are those at the greatest depth."""
    found = [list(mismatches(value, shape, path)) for shape in shapes if value is None or shape is not NoneType]
    if all(found):
        deepest = max(found, key=lambda each: max(len(mismatch.path) for mismatch in each))
        if deepest[0].path != path:
            yield from deepest
        else:
            yield SchemaError(path, " or ".join(dict.fromkeys(each[0].message for each in found)))


def sequence_mismatches(value: Any, shape: Any, path: Path) -> Iterator[SchemaError]:
    if is_sequence(value):
        for index, part in enumerate(value):
            yield from mismatches(part, shape, (*path, index))
    elif is_typeddict(shape) and isinstance(value, Mapping):
        yield SchemaError(path, f"{quote(value)} lacks the outer tuple: give ({{…}},)")
        yield from mismatches(value, shape, path)
    else:
        yield SchemaError(path, f"{quote(value)} ought to be a list or tuple")


def is_sequence(value: Any) -> bool:
    if isinstance(value, (tuple, list)):  # the usual case
        return True
    return isinstance(value, Sequence) and not isinstance(value, (str, bytes)) or type(value).__name__ == "array"


def is_instance(value: Any, kind: Any) -> bool:
    if isinstance(value, bool) and kind in (int, float):
        return False
    return isinstance(value, (int, float) if kind is float else kind)


def unserializable_parts(value: Any, path: Path = ()) -> Iterator[SchemaError]:
    """Yield the parts of `value` that JSON cannot represent exactly."""
    if isinstance(value, Mapping):
        for key, part in value.items():
            if not isinstance(key, (str, int)):
                yield SchemaError((*path, key), f"the key {quote(key)} ought to be a text")
            yield from unserializable_parts(part, (*path, key))
    elif is_sequence(value):
        for index, part in enumerate(value):
            yield from unserializable_parts(part, (*path, index))
    elif isinstance(value, (set, frozenset)):
        yield SchemaError(path, f"{quote(value)} is a set, which has no order: give a list, such as sorted(…)")
    elif not isinstance(value, (str, int, float, NoneType)):
        kind = type(value).__name__
        yield SchemaError(path, f"{quote(value)} is of type {kind}: give a text, a number, a list or a dictionary")


def suggest(given: Any, known: Iterable[Any]) -> str:
    names = [each for each in known if isinstance(each, str)]
    close = get_close_matches(given, names, 1) if isinstance(given, str) else []
    return f"; {close[0]!r} is meant, perhaps" if close else ""


def listed(values: Iterable[Any]) -> str:
    return ", ".join(repr(value) for value in values)


def quote(value: Any, most: int = 60) -> str:
    text = repr(value)
    return text if len(text) <= most else text[: most - 1] + "…"
