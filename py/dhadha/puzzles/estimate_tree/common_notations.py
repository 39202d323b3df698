"""Trees of estimates in common notations: any brackets, and nested lists in Lisp or Python."""

import json
import re
from contextlib import suppress
from typing import TypeAlias

from ...core.errors import InvalidInput
from ...notation import Reading, ambiguity_error, first_with_others, note
from .state_text import Spot, incomplete_error, read_tree, write_tree

Nested: TypeAlias = "str | list[Nested]"
BRACKETS = str.maketrans("[]{},;|$", "()()    ")
NUMBER = re.compile(r"\d+\*?")
TOKEN = re.compile(r"[()]|\d+\s{0,3}\*?")
MOST = 400  # tokens; trees have up to 60 nodes
LONGEST = 4000  # characters, with text around the tree
BRANCH = re.compile(r"([\s|+`\\*-]*)(\d+)\s?(\*?)\s*")  # a line of a drawing of a tree
INDENTED = note("tree-indented", "Read as a tree whose children stand under their parent, further to the right.")
NESTED = note("tree-nested", "Read as nested lists, each beginning with its own node.")


def read(text: str) -> Reading:
    """Read a number for each node, its children in brackets after it or beside it; of several trees the first."""
    if not text.strip():
        return Reading(text)
    try:
        return read_tree_text(text)
    except InvalidInput as refusal:
        lines = [line for line in text.split("\n") if line.strip()]
        for read_all in (read_lines, read_bare, read_indented):
            try:
                return read_all(lines)
            except InvalidInput:
                continue
        raise refusal


def read_lines(lines: list[str]) -> Reading:
    """Raises InvalidInput."""
    if len(lines) < 2 or not all("(" in line for line in lines[:MOST]):
        raise incomplete_error()
    return first_with_others([*map(read_tree_text, lines)])


def read_bare(lines: list[str]) -> Reading:
    """Read the lines without text around the numbers and brackets. Raises InvalidInput."""
    from ...notation.parse_tables import nested_text

    text = "\n".join(lines).translate(BRACKETS)
    if len(text) > LONGEST or text.count("(") != text.count(")") or "(" not in text:
        raise incomplete_error()
    bare = nested_text(text)
    if NUMBER.findall(bare) != NUMBER.findall(text):
        raise incomplete_error()
    reading = read_tree_text(bare)
    return reading._replace(state=write_tree(Spot(0, read_tree(reading.state))))


def read_indented(lines: list[str]) -> Reading:
    """Read one node per line, its children indented below it. Raises InvalidInput."""
    nodes = [BRANCH.fullmatch(line.expandtabs(4)) for line in lines[:MOST]]
    text, columns = "", [-1]
    for node in nodes:
        if not node or len(node[1]) <= columns[0]:
            raise incomplete_error()
        while len(node[1]) < columns[-1]:
            columns.pop()
            text += ")"
        if len(node[1]) > columns[-1]:
            columns.append(len(node[1]))
            text += "("
        elif len(columns) < 3:
            raise incomplete_error()
        text += f" {node[2]}{node[3]}"
    text += ")" * (len(columns) - 1)
    state = write_tree(Spot(0, read_tree(text[1:-1])))
    return Reading(state, (INDENTED,))


def read_tree_text(text: str) -> Reading:
    """Raises InvalidInput."""
    plain = text.translate(BRACKETS)
    plain = re.sub(r"^[^\d(]{0,200}[=:]", "", plain)
    plain = plain.replace('"', " ").replace("'", " ").rstrip(" \n\t.")
    try:
        places = read_tree(plain)
        return Reading(text if plain == text.strip(" ") else write_tree(Spot(0, places)))
    except InvalidInput as refusal:
        states = nested_readings(plain)
        if not states:
            raise
        if len(states) > 1 or plain.count("(") < 2:
            raise ambiguity_error(
                "which-tree", "A list may be a tree in more than one way; write children in brackets behind their "
                "parent.", states,
            ) from refusal
        return Reading(states[0], (NESTED,))


def nested_readings(text: str) -> list[str]:
    """Return the distinct trees that nested lists may mean."""
    tokens = TOKEN.findall(text)
    if not tokens or len(tokens) > MOST or TOKEN.sub("", text).strip():
        return []
    items = ",".join({"(": "[", ")": "]"}.get(token) or f'"{"".join(token.split())}"' for token in tokens)
    states: list[str] = []
    for style in (convert_node_first, convert_pairs):
        with suppress(ValueError, RecursionError):  # InvalidInput is a ValueError
            (whole,) = json.loads(f"[{items}]".replace("[,", "[").replace(",]", "]"))
            state = style(whole)
            read_tree(state)
            states += [state] if isinstance(whole, list) and state not in states else []
    return states


def convert_node_first(node: Nested) -> str:
    """Convert (45 42 (43 41)): the node, then its children. Raises ValueError."""
    if isinstance(node, str):
        return node
    if not node or not isinstance(node[0], str):
        raise ValueError
    return node[0] + (f"({' '.join(map(convert_node_first, node[1:]))})" if node[1:] else "")


def convert_pairs(node: Nested) -> str:
    """Convert (45, [42, (43, [41])]): the node, and the list of its children. Raises ValueError."""
    if isinstance(node, str):
        return node
    parent, children = [*node, []] if len(node) == 1 else node
    if not isinstance(parent, str) or isinstance(children, str):
        raise ValueError
    return parent + (f"({' '.join(map(convert_pairs, children))})" if children else "")
