"""Write the JSON Schema of all that Python sends to the page, from its types in py/dhadha/core.

python json_schema.py FILE

static/validation/check-by-schema.ts checks values by it, and json-schema-to-typescript makes the page's types of it.
Keywords of our own: `cell`, for the number of a cell of the board; `keys`, the schema of the keys of an object.
"""

import json
import sys
import typing
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import NoneType, UnionType
from typing import Any, get_args, get_origin, get_type_hints, is_typeddict

from dhadha.core import page_json_types, puzzle_types
from dhadha.core.puzzle_types import Format

UNIONS = typing.Union, UnionType
PLAIN = {bool: "boolean", NoneType: "null", int: "integer", float: "number", str: "string"}
BOUND = {"integer": "imum", "string": "Length", "array": "Items", "object": "Properties"}
FORMATS: dict[str, dict[str, Any]] = {
    "name": {  # without the names that all objects of JavaScript have
        "type": "string", "pattern": r"^(?!__|(constructor|hasOwnProperty|isPrototypeOf|propertyIsEnumerable"
                                     r"|to(Locale)?String|valueOf)$)[\w.-]{1,100}$",
    },
    "path": {"type": "string", "pattern": r"^[MLHVCSQTAZmlhvcsqtaz\d\s,.eE+-]{0,20000}$"},
    "share": {"type": "number", "exclusiveMinimum": 0, "maximum": 1},
    "cell": {"type": "integer", "minimum": 0, "cell": True},
    "cellValue": {"type": "integer", "minimum": -2**31, "maximum": 2**31 - 1},
    "direction": {"type": "array", "items": [{"$ref": "#/$defs/Reach"}] * 2, "minItems": 2, "maxItems": 2,
                  "not": {"items": {"enum": [0]}}},
    "fact": {"anyOf": [{"$ref": "#/$defs/Scalar"}, {"type": "array", "items": {"$ref": "#/$defs/Fact"}},
                       {"type": "object", "keys": {"$ref": "#/$defs/Name"},
                        "additionalProperties": {"$ref": "#/$defs/Fact"}}]},
    "never": {"not": {}},  # what our build alone adds
}
NAMED = {
    name: shape for module in (puzzle_types, page_json_types) for name, shape in vars(module).items()
    if is_typeddict(shape) or get_origin(shape) in (typing.Literal, *UNIONS, tuple, typing.Annotated)
    and not getattr(shape, "__parameters__", ())
}
NAMES = {shape: name for name, shape in NAMED.items()}


def schema_of(shape: Any) -> dict[str, Any]:
    while get_origin(shape) in (typing.Required, typing.NotRequired):
        [shape] = get_args(shape)
    return {"$ref": f"#/$defs/{NAMES[shape]}"} if shape in NAMES else definition_of(shape)


def definition_of(shape: Any) -> dict[str, Any]:
    if get_origin(shape) is typing.Annotated:
        [limit] = shape.__metadata__
        if isinstance(limit, Format):
            return FORMATS[limit.name]
        written = definition_of(shape.__origin__)
        bounds = zip(("min", "max"), limit)
        return written | {side + BOUND[written["type"]]: bound for side, bound in bounds if bound is not None}
    if is_typeddict(shape):
        parts = get_type_hints(shape, include_extras=True)
        return {
            "type": "object", "required": sorted(shape.__required_keys__),
            "properties": {name: schema_of(part) for name, part in parts.items()},
        }
    origin, arguments = get_origin(shape), get_args(shape)
    if origin is typing.Literal:
        return {"enum": list(arguments)}
    if origin in UNIONS:  # a fault is that of the last one
        ordered = sorted(arguments, key=lambda part: part is not NoneType)
        return {"anyOf": [schema_of(part) for part in ordered]}
    if origin is tuple:
        most = len(arguments)
        return {"type": "array", "items": list(map(schema_of, arguments)), "minItems": most, "maxItems": most}
    if origin is Sequence:
        return {"type": "array", "items": schema_of(arguments[0])}
    if origin is Mapping:
        key = schema_of(puzzle_types.Name if arguments[0] is str else arguments[0])
        return {"type": "object", "keys": key, "additionalProperties": schema_of(arguments[1])}
    return {} if shape is object else {"type": PLAIN[shape]}


if __name__ == "__main__":
    written = {
        "$defs": {name: definition_of(shape) for name, shape in NAMED.items()},
        "properties": {question: schema_of(shape) for question, shape in page_json_types.ANSWERS.items()},
    }
    Path(sys.argv[1]).write_text(json.dumps(written), encoding="utf-8")
