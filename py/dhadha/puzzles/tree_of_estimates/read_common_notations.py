"""Trees of estimates in common notations: any brackets, and commas between children."""

import re

from ...puzzle import InvalidInput, Reading
from .parse_and_format_tree import Spot, read_tree, write_tree

BRACKETS = str.maketrans("[]{},;", "()()  ")
FLOAT = re.compile(r"(?<=\d)\.0*(?!\d)")
STRANGE = re.compile(r"[^\d\s()*]")
EXAMPLES = ("45(42(44 46) 43(41*))", "45[42, 43[41*]]")


def read_tree_in_any_notation(text: str) -> Reading:
    """Read a number for each node, its children in brackets after it. Raises InvalidInput."""
    from ...notation.read_board import (
        COMMENT,
        SIZE,
        only_a_size_error,
        refuse_ambiguous_separators,
        unreadable_board_error,
        without_code_around,
    )

    plain = without_code_around(COMMENT.sub("", text)).strip(" \n\"'")
    if (size := SIZE.fullmatch(text.strip())) and (size[1] or size[3]):
        raise only_a_size_error(text, [] if size[3] else [size[2]], EXAMPLES)
    refuse_ambiguous_separators(plain, read_bracketed_tree)
    try:
        return read_bracketed_tree(plain)
    except InvalidInput as refusal:
        is_list = plain[:1] in "([{" or refusal.key == "tree-roots" and "\n" in plain
        if plain and (is_list or len(STRANGE.findall(plain.translate(BRACKETS))) > 1):
            raise unreadable_board_error(text, EXAMPLES) from None
        raise


def read_bracketed_tree(text: str) -> Reading:
    """Raises InvalidInput."""
    return Reading(write_tree(Spot(0, read_tree(FLOAT.sub("", text.translate(BRACKETS))))))
