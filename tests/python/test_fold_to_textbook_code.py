"""The folding rules of the code view, on our sources and on unusual ones."""

from types import FunctionType

import pytest
from dhadha.devtools.bake import check_about_comments
from dhadha.puzzle import Algorithm
from dhadha.puzzles import registry
from dhadha.source.fold_to_textbook_code import fold

RULES = '''"""What it is."""

import os  # goes, too
from dhadha.core.steps_and_nodes import Node, Step
from .narrator import told

MOST: int = 3

class Place:
    x: int = 0


def solve(problem: Problem, most: int = MOST, *, word="a", **more: str
          ) -> None:  # its head is one line
    """Say what it does.

    More of it.
    """

    count: int = 0
    naïve = yield from walk(problem, [Node("é")])
    if problem:
        yield Step("one")
    elif call():
        yield Step(
            "two",
            # inside
        )
    else:
        # a comment stays
        naïve += 1
    try: yield Step("four")
    finally:
        yield Step("five"); yield Step("six")
    while problem.pop(): yield Step("seven")
    if problem:
        naïve -= 1
    elif nodes:
        yield Step("vanishes")
    yield from told(problem)
    return (yield from walk(problem,
                            naïve))


def walk(problem, nodes):
    for node in nodes:
        match node:
            case 1:
                yield Step("eight")
            case _:
                ("ю", (yield from walk(problem, ())))
    yield Step("ten")
    return not (yield from walk(1, 2))
'''
READ = '''MOST = 3

class Place:
    x: int = 0

def solve(problem, most=MOST, *, word="a", **more):
    count = 0
    naïve = walk(problem, [Node("é")])
    if problem:
        ...
    elif call():
        ...
    else:
        # a comment stays
        naïve += 1
    try: ...
    finally:
        ...; ...
    while problem.pop(): ...
    if problem:
        naïve -= 1
    return (walk(problem,
                            naïve))

def walk(problem, nodes):
    for node in nodes:
        match node:
            case 1:
                ...
            case _:
                ("ю", walk(problem, ()))
    return not walk(1, 2)
'''
LIT = {  # the beginning of a line that reports: that of the line lit
    'yield Step("one")': "if problem:",
    '"two"': "elif call():",
    "try:": "try:",
    'yield Step("five")': "finally:",
    "while": "while",
    "yield from told": "if problem:",
    "naïve))": "return",
    'yield Step("eight")': "case 1:",
    'yield Step("ten")': "for node",
    "from .narrator": "",
}


def test_folding_rules():
    text, reading, at, numbers, *_ = fold(RULES, ["solve"])
    assert text == RULES.splitlines() and reading == READ.splitlines()
    unchanged = [(number, line) for number, line in zip(numbers, reading) if line == text[number - 1]]
    assert len(unchanged) == 19 and sorted({*numbers}) == numbers
    for begin, highlighted in LIT.items():
        line = next(number for number, line in enumerate(text) if line.strip().startswith(begin))
        first, last = at[line]
        assert reading[first - 1].strip().startswith(highlighted) if highlighted else last == 0, begin


ABOUT = '''def solve(problem):
    heap = [
        problem,
    ]
    while heap:
        node = heappop(heap)
        if problem.is_goal(node):
            yield Step("found", node)  # about: is_goal
            return node
        yield Step("expand", node)  # about: heappop(heap)
        yield Step("start", node)  # about: heap = [
        yield Step("see", node)  # about: for child … heappush
        for child in problem.expand(
            node,
        ):
            if child in heap:
                yield Step("reject",
                           child)  # about: for child in
            heappush(heap, child)
        yield Step("odd", node)  # about: nothing here
'''


def test_a_comment_says_which_lines_a_step_is_about():
    text, reading, at, *_ = fold(ABOUT, ["solve"])
    assert "about" not in "\n".join(reading)
    shown = {}
    for number, line in enumerate(text):
        if "yield" in line:
            first, last = at[number]
            shown[line.split('"')[1]] = "\n".join(each.strip() for each in reading[first - 1 : last])
    assert at[text.index("                           child)  # about: for child in")] == (9, 11)
    assert shown == {
        "found": "if problem.is_goal(node):", "expand": "node = heappop(heap)", "start": "heap = [\nproblem,\n]",
        "see": "for child in problem.expand(\nnode,\n):\nheappush(heap, child)",
        "reject": "for child in problem.expand(\nnode,\n):", "odd": "for child in problem.expand(\nnode,\n):",
    }


def test_the_build_refuses_a_comment_that_quotes_no_statement(monkeypatch):
    for puzzle in registry.own_puzzles():
        check_about_comments(puzzle)
    monkeypatch.setattr(Algorithm, "source_text", lambda algorithm: ABOUT)
    monkeypatch.setattr(Algorithm, "displayed_function", FunctionType((lambda: 0).__code__, globals(), "solve"))
    with pytest.raises(ValueError, match=r"code\.py:20: “# about: nothing here” quotes no statement"):
        check_about_comments(puzzle)


@pytest.mark.parametrize("body", [
    "    sent = yield 1",
    "    steps = tell()\n    yield from steps",
    "    yield from tell()\n    for step in tell():\n        yield step",
    "    yield from given()",
    "    yield 1; return 2 +",
    "    yield \\\n        from tell()\n    (yield\n  from tell())",
    "    yield" + " ((" * 5000,
    "    yield '\ud800'",
])
def test_unfoldable_code_unchanged(body):
    text = f"def solve(problem):\n{body}\n\n\ndef tell():\n    yield 1\n\n\ndef given():\n    return tell()"
    lines = text.split("\n")
    numbers = [*range(1, len(lines) + 1)]
    *folded, why = fold(f"{text}\n", ["solve", "nothing"])
    assert folded == [lines, lines, [(line, line) for line in numbers], numbers, {}]
    assert 0 < why[0] <= len(lines) and why[1]


def test_any_line_endings():
    assert fold("def f():\r\n    yield 1\r\n    a()\r", ["f"]) == (
        ["def f():", "    yield 1", "    a()"],
        ["def f():", "    a()"],
        [(1, 1), (1, 1), (2, 2)],
        [1, 3],
        {},
        (),
    )
