"""Check that plain data has the shape of a type of `contract`, the single source of its keys."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from difflib import get_close_matches
from functools import cache
from types import NoneType, UnionType
from typing import Any, Literal, NamedTuple, Union, get_args, get_origin, get_type_hints, is_typeddict

NAMES = {int: "a whole number", str: "a text", bool: "True or False", float: "a number", NoneType: "None"}


class SchemaError(NamedTuple):
    """path: keys and indices of the invalid value; message: the problem and the correction."""

    path: tuple[Any, ...]
    message: str

    def under(self, *keys: Any) -> "SchemaError":
        return SchemaError((*keys, *self.path), self.message)

    def __str__(self) -> str:
        return (f"{dotted(self.path)}: " if self.path else "") + self.message


def dotted(path: tuple[Any, ...]) -> str:
    return "".join(f"[{key!r}]" for key in path)


def mismatches(value: Any, shape: Any) -> Iterator[SchemaError]:
    """Yield the mismatches between `value` and the type `shape`."""
    origin, arguments = get_origin(shape), get_args(shape)
    if shape is Any:
        return
    if is_typeddict(shape):
        yield from of_record(value, shape)
    elif origin in (Union, UnionType):
        yield from of_union(value, arguments)
    elif origin is Literal:
        if not any(value == choice and type(value) is type(choice) for choice in arguments):
            yield SchemaError((), f"{shown(value)} is none of {listed(arguments)}{meant(value, arguments)}")
    elif origin is tuple and arguments[1:] != (...,):
        yield from of_tuple(value, arguments)
    elif origin in (tuple, list, Sequence):
        yield from of_sequence(value, arguments[0])
    elif origin in (dict, Mapping):
        yield from of_mapping(value, *arguments)
    elif not is_a(value, shape):
        yield SchemaError((), f"{shown(value)} ought to be {NAMES.get(shape, getattr(shape, '__name__', str(shape)))}")


@cache
def keys_of(shape: Any) -> dict[str, Any]:
    return get_type_hints(shape)


def of_record(value: Any, shape: Any) -> Iterator[SchemaError]:
    if not isinstance(value, Mapping):
        yield SchemaError((), f"{shown(value)} ought to be a dictionary with {listed(keys_of(shape))}")
        return
    for key, part in value.items():
        if key in keys_of(shape):
            yield from (mismatch.under(key) for mismatch in mismatches(part, keys_of(shape)[key]))
        else:
            known = keys_of(shape)
            yield SchemaError((key,), f"there is no key {key!r}{meant(key, known) or f'; there are {listed(known)}'}")
    for key in sorted(shape.__required_keys__ - value.keys()):
        yield SchemaError((), f"{key!r} is missing")


def of_union(value: Any, shapes: tuple[Any, ...]) -> Iterator[SchemaError]:
    """Return the mismatches of the closest alternative: those at the greatest depth."""
    found = [list(mismatches(value, shape)) for shape in shapes if value is None or shape is not NoneType]
    if all(found):
        deepest = max(found, key=lambda each: max(len(mismatch.path) for mismatch in each))
        if deepest[0].path:
            yield from deepest
        else:
            yield SchemaError((), " or ".join(dict.fromkeys(each[0].message for each in found if each)))


def of_tuple(value: Any, shapes: tuple[Any, ...]) -> Iterator[SchemaError]:
    if not is_sequence(value) or len(value) != len(shapes):
        yield SchemaError((), f"{shown(value)} ought to be {'a pair' if len(shapes) == 2 else f'{len(shapes)} values'}")
        return
    for index, (part, shape) in enumerate(zip(value, shapes)):
        yield from (mismatch.under(index) for mismatch in mismatches(part, shape))


def of_sequence(value: Any, shape: Any) -> Iterator[SchemaError]:
    if not is_sequence(value):
        if is_typeddict(shape) and isinstance(value, Mapping):
            yield SchemaError((), f"{shown(value)} lacks the outer tuple: give ({{…}},)")
            yield from mismatches(value, shape)
        else:
            yield SchemaError((), f"{shown(value)} ought to be a list or tuple")
        return
    for index, part in enumerate(value):
        yield from (mismatch.under(index) for mismatch in mismatches(part, shape))


def of_mapping(value: Any, key_shape: Any, shape: Any) -> Iterator[SchemaError]:
    if not isinstance(value, Mapping):
        yield SchemaError((), f"{shown(value)} ought to be a dictionary")
        return
    for key, part in value.items():
        yield from (mismatch.under(key) for mismatch in mismatches(key, key_shape))
        yield from (mismatch.under(key) for mismatch in mismatches(part, shape))


def is_sequence(value: Any) -> bool:
    if isinstance(value, (tuple, list)):  # the usual case
        return True
    return isinstance(value, Sequence) and not isinstance(value, (str, bytes)) or type(value).__name__ == "array"


def is_a(value: Any, kind: Any) -> bool:
    if isinstance(value, bool) and kind in (int, float):
        return False
    return isinstance(value, (int, float) if kind is float else kind)


def not_serializable(value: Any, path: tuple[Any, ...] = ()) -> Iterator[SchemaError]:
    """Yield the parts of `value` that JSON cannot represent exactly."""
    if isinstance(value, Mapping):
        for key, part in value.items():
            if not isinstance(key, (str, int)):
                yield SchemaError((*path, key), f"the key {shown(key)} ought to be a text")
            yield from not_serializable(part, (*path, key))
    elif is_sequence(value):
        for index, part in enumerate(value):
            yield from not_serializable(part, (*path, index))
    elif isinstance(value, (set, frozenset)):
        yield SchemaError(path, f"{shown(value)} is a set, which has no order: give a list, such as sorted(…)")
    elif not isinstance(value, (str, int, float, NoneType)):
        yield SchemaError(
            path, f"{shown(value)} is of type {type(value).__name__}: give a text, a number, a list or a dictionary"
        )


def meant(given: Any, known: Iterable[Any]) -> str:
    close = (
        get_close_matches(given, [each for each in known if isinstance(each, str)], 1) if isinstance(given, str) else []
    )
    return f"; {close[0]!r} is meant, perhaps" if close else ""


def listed(values: Iterable[Any]) -> str:
    return ", ".join(repr(value) for value in values)


def shown(value: Any, most: int = 60) -> str:
    text = repr(value)
    return text if len(text) <= most else text[: most - 1] + "…"
