"""Write the page's validators and TypeScript types of the JSON from Python, from its types in py/dhadha/core.

python generate_validators.py FOLDER   writes trace-validators.ts, response-validators.ts and generated-types.ts

A type's validator is an expression of static/validation/validators.ts and value-formats.ts; those of a trace and its
board are in a file of their own, because a page loads them first.
"""

import json
import re
import sys
import textwrap
import typing
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import NoneType, UnionType
from typing import Any, get_args, get_origin, get_type_hints, is_typeddict

from dhadha.core import puzzle_types, response_types
from dhadha.core.puzzle_types import Format, Within

MADE = "// Written by static/build/generate_validators.py.\n"
CHECK = 'import type { Check } from "./validators.ts";\n'
OF_TRACE = "Appearance", "Offer", "HeaderBlock", "NodesHead", "StepsHead", "Footer"
PLAIN = {bool: "anyBoolean", float: "finite", NoneType: "nothing"}
SCRIPT = {bool: "boolean", NoneType: "null", int: "number", float: "number", str: "string", object: "unknown"}

NAMED = {
    name: shape for module in (puzzle_types, response_types) for name, shape in vars(module).items()
    if is_typeddict(shape) or get_origin(shape) in (typing.Literal, typing.Union, UnionType, tuple, typing.Annotated)
}
# A type may have several names, as its parts are equal; what has one of these is written by that name.
REFERRED = {shape: name for name, shape in NAMED.items()
            if is_typeddict(shape) or get_origin(shape) in (typing.Literal, typing.Union, UnionType)}


def split_metadata(shape: Any) -> tuple[Any, list[Any]]:
    while get_origin(shape) in (typing.Required, typing.NotRequired):
        shape = get_args(shape)[0]
    return (shape.__origin__, list(shape.__metadata__)) if get_origin(shape) is typing.Annotated else (shape, [])


def hints_of(record: Any) -> dict[str, Any]:
    return get_type_hints(record, include_extras=True)


# ---- checks


class Checks:
    """The checks of some types and of those that occur in them, in the order of their use."""

    def __init__(self, known: Sequence[str] = ()):
        self.known = known
        self.written: dict[str, str] = {}
        self.begun: set[str] = set()

    def refer(self, name: str) -> str:
        """Return an expression for a type by its name."""
        if name not in self.known and name not in self.begun:
            self.begun.add(name)
            self.written[name] = self.definition_of(NAMED[name])
        return name if name in self.known or name in self.written else f"later(()=>{name})"  # unbroken by textwrap

    def definition_of(self, shape: Any) -> str:
        if not is_typeddict(shape):
            return self.compose(shape, Within())
        parts = {name: self.of(part) for name, part in hints_of(shape).items()}
        needed = [(name, part) for name, part in parts.items() if name in shape.__required_keys__]
        others = [(name, part) for name, part in parts.items() if name not in shape.__required_keys__]
        written = [f"{{ {', '.join(f'{name}: {part}' for name, part in each)} }}" for each in (needed, others)]
        return f"record({', '.join(written if others else written[:1])})"

    def of(self, shape: Any) -> str:
        shape, metadata = split_metadata(shape)
        for each in metadata:
            if isinstance(each, Format):
                return each.name
        if shape in REFERRED:
            return self.refer(REFERRED[shape])
        return self.compose(shape, next(iter(metadata), Within()))

    def compose(self, shape: Any, within: Within) -> str:
        origin, parts = get_origin(shape), get_args(shape)
        if origin is typing.Literal:
            return f"oneOf({', '.join(map(json.dumps, parts))})"
        if origin in (typing.Union, UnionType):
            return self.union(parts)
        if origin is tuple:
            return f"tuple({', '.join(map(self.of, parts))})"
        if origin is Sequence:
            return f"list({self.of(parts[0])}{limits(within)})"
        if origin is Mapping:
            form = next((each.name for each in split_metadata(parts[0])[1]), "")
            return f"table({self.of(parts[1])}{limits(within, {'cell': 'cellKey', 'cellValue': 'valueKey'}.get(form))})"
        if shape in (int, str):
            given = within[1:] if shape is str else within
            bounds = ["undefined" if bound is None else str(bound) for bound in given]
            while bounds and bounds[-1] == "undefined":
                bounds.pop()
            return f"{'text' if shape is str else 'integer'}({', '.join(bounds)})"
        return PLAIN[shape]

    def union(self, parts: tuple[Any, ...]) -> str:
        if all(map(is_typeddict, parts)):
            kinds = [(kind, self.refer(part.__name__)) for part in parts for kind in get_args(hints_of(part)["kind"])]
            return f"variant({{ {', '.join(f'{kind}: {check}' for kind, check in kinds)} }})"
        ordered = sorted(parts, key=lambda part: part is not NoneType)
        return f"either({', '.join(self.of(part) for part in ordered if not (part is int and float in parts))})"


def limits(within: Within, key: str | None = None) -> str:
    given = {"key": key, "least": within.least, "most": within.most}
    written = ", ".join(f"{name}: {value}" for name, value in given.items() if value is not None)
    return f", {{ {written} }}" if written else ""


def module(checks: Checks, end: str, folder: Path, *more: str) -> str:
    """Return a module of the checks, with imports of what they use."""
    text = "".join(f"export const {name}: Check = {check};\n" for name, check in checks.written.items()) + end
    imports = ""
    for name in ("validators.ts", "value-formats.ts", *more):
        exported = re.findall(r"export (?:const|function) (\w+)", (folder / name).read_text(encoding="utf-8"))
        imports += f'import {{ {", ".join(sorted(set(exported) - checks.written.keys()))} }} from "./{name}";\n'
    wrapped = (textwrap.fill(line, 120, subsequent_indent="  ") for line in (imports + text).splitlines())
    return MADE + CHECK + "\n".join(wrapped) + "\n"


# ---- types


def typescript_type(shape: Any) -> str:
    """Return a type in TypeScript."""
    shape, _ = split_metadata(shape)
    return REFERRED[shape] if shape in REFERRED else typescript_composed(shape)


def typescript_composed(shape: Any) -> str:
    origin, parts = get_origin(shape), get_args(shape)
    if origin is typing.Annotated:
        return typescript_type(shape)
    if origin is typing.Literal:
        return " | ".join(map(json.dumps, parts))
    if origin in (typing.Union, UnionType):
        return " | ".join(dict.fromkeys(map(typescript_type, parts)))
    if origin is tuple:
        return f"[{', '.join(map(typescript_type, parts))}]"
    if origin is Sequence:
        return f"({typescript_type(parts[0])})[]"
    if origin is Mapping:
        return f"Record<string, {typescript_type(parts[1])}>"
    return SCRIPT[shape]


def types() -> str:
    written = []
    for name, shape in NAMED.items():
        if not is_typeddict(shape):
            written.append(f"export type {name} = {typescript_composed(shape)};\n")
            continue
        doc = f"/** {shape.__doc__.splitlines()[0]} */\n" if shape.__doc__ else ""
        parts = "".join(f"  {key}{'' if key in shape.__required_keys__ else '?'}: {typescript_type(part)};\n"
                        for key, part in hints_of(shape).items())
        written.append(f"{doc}export interface {name} {{\n{parts}}}\n")
    return MADE + "".join(written)


def main(folder: Path) -> None:
    first = Checks()
    for name in OF_TRACE:
        first.refer(name)
    roles = f'export const ROLES: import("./generated-types.ts").Role[] = {json.dumps(get_args(puzzle_types.Role))};\n'
    (folder / "trace-validators.ts").write_text(module(first, roles, folder), encoding="utf-8")
    others = Checks(list(first.written))
    answers = ", ".join(f"{question}: {others.of(shape)}" for question, shape in response_types.ANSWERS.items())
    text = module(others, f"export const ANSWERS = {{ {answers} }};\n", folder, "trace-validators.ts")
    (folder / "response-validators.ts").write_text(text, encoding="utf-8")
    (folder / "generated-types.ts").write_text(types(), encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
