"""Trees of estimates in notation of others: any brackets, and nested lists in the manner of Lisp and of Python."""

import re
from typing import Any

from ...errors import InvalidInput
from ...notation import Reading, note, offered
from .reading import read_tree

BRACKETS = str.maketrans("[]{},;|", "()()   ")
TOKEN = re.compile(r"[()]|\d+\s{0,3}\*?")
MOST = 400  # tokens; trees have up to 60 nodes
NESTED = note("tree-nested", "Read as nested lists, each beginning with its own node.")


def read(text: str) -> Reading:
    """A number for each node and its children in brackets behind it; or both in one bracket."""
    if not text.strip():
        return Reading(text)
    plain = text.translate(BRACKETS)
    plain = re.sub(r"^[^\d(]{0,200}[=:]", "", plain)
    plain = plain.replace('"', " ").replace("'", " ").rstrip(" \n\t.")
    try:
        read_tree(plain)
        return Reading(text if plain == text else " ".join(plain.split()))
    except InvalidInput as refusal:
        states = nested_readings(plain)
        if not states:
            raise
        if len(states) > 1 or plain.count("(") < 2:
            raise offered(
                "which-tree", "A list may be a tree in more than one way; write children in brackets behind their "
                "parent.", states,
            ) from refusal
        return Reading(states[0], (NESTED,))


def nested_readings(text: str) -> list[str]:
    """The trees that nested lists may be, each once."""
    tokens = TOKEN.findall(text)
    if not tokens or len(tokens) > MOST or TOKEN.sub("", text).strip():
        return []
    stack: list[list[Any]] = [[]]
    for token in tokens:
        if token == "(":
            stack.append([])
        elif token == ")":
            if len(stack) < 2:
                return []
            inner = stack.pop()
            stack[-1].append(inner)
        else:
            stack[-1].append("".join(token.split()))
    if len(stack) > 1 or len(stack[0]) != 1 or not isinstance(stack[0][0], list):
        return []
    found = []
    for style in (node_first, pair):
        try:
            state = style(stack[0][0])
            read_tree(state)
        except (ValueError, RecursionError):  # InvalidInput is a ValueError
            continue
        if state not in found:
            found.append(state)
    return found


def node_first(node: Any) -> str:
    """(45 42 (43 41)): the node, then its children. Raises ValueError."""
    if isinstance(node, str):
        return node
    if not node or not isinstance(node[0], str):
        raise ValueError
    return node[0] + (f"({' '.join(map(node_first, node[1:]))})" if node[1:] else "")


def pair(node: Any) -> str:
    """(45, [42, (43, [41])]): the node, and the list of its children. Raises ValueError."""
    if isinstance(node, str):
        return node
    if not 1 <= len(node) <= 2 or not isinstance(node[0], str) or len(node) > 1 and isinstance(node[1], str):
        raise ValueError
    children = [pair(child) for child in node[1]] if len(node) > 1 else []
    return node[0] + (f"({' '.join(children)})" if children else "")
