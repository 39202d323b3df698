"""The rules by which the reading view folds code, and what strangers write."""

import re

import pytest
from dhadha.source.folding import fold

RULES = '''import os  # kept: nothing used it before
from dhadha.core.step import Node, Step
from .narrator import told


def solve(problem):
    """Doc."""
    yield Step("start")  # goes with its status_message
    naïve = yield from walk(problem, [Node("é")])
    if problem:
        yield Step("one")
    elif call():
        yield Step(
            "two",
            # inside
        )
    else:
        # a status_message stays
        naïve += 1
        yield Step("three")
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
    for node in pairs(nodes):
        match node:
            case 1:
                yield Step("eight")
            case _:
                ("ю", (yield from walk(problem, ())))
    if nodes:
        yield Step("nine")
    yield Step("ten")
    return not (yield from walk(1, 2))


def pairs(nodes):
    yield from zip(nodes, nodes)
'''
READ = '''import os  # kept: nothing used it before
from dhadha.core.step import Node


def solve(problem):
    """Doc."""
    naïve = walk(problem, [Node("é")])
    if problem:
        ...
    elif call():
        ...
    else:
        # a status_message stays
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
    for node in pairs(nodes):
        match node:
            case 1:
                ...
            case _:
                ("ю", walk(problem, ()))
    return not walk(1, 2)


def pairs(nodes):
    yield from zip(nodes, nodes)
'''
LIT = {  # the beginning of a line that reports: that of the line lit
    'yield Step("start")': "def solve",
    'yield Step("one")': "if problem:",
    '"two"': "elif call():",
    'yield Step("three")': "naïve += 1",
    "try:": "try:",
    'yield Step("five")': "finally:",
    "while": "while",
    "yield from told": "if problem:",
    "naïve))": "return",
    'yield Step("eight")': "case 1:",
    'yield Step("nine")': "for node",
    'yield Step("ten")': "for node",
    "from .narrator": "",
}


def test_the_rules():
    text, reading, at = fold(RULES, ["solve"])
    assert text == RULES.splitlines() and reading == READ.splitlines()
    for begin, highlighted in LIT.items():
        line = next(number for number, line in enumerate(text) if line.strip().startswith(begin))
        assert reading[at[line] - 1].strip().startswith(highlighted) if highlighted else at[line] == 0, begin


@pytest.mark.parametrize(
    "body",
    [
        "    sent = yield 1\n",
        "    yield 1\n    sent = [(yield 2)]\n",
        "    steps = tell()\n    yield from steps\n",
        "    yield from [1, 2]\n",
        "    yield from tell()\n    for step in tell():\n        yield step\n",
        "    yield from given()\n",
        "    yield 1; return 2 +\n",
        "    yield 1\0\n",
        "    yield from tell(), 1\n",
        "    yield \\\n        from tell()\n    (yield\n  from tell())\n",
        "    yield" + " ((" * 5000,
        "    yield '\ud800'\n",
        "",
        "\n\n    pass",
    ],
)
def test_what_cannot_be_folded_is_shown_as_it_is(body):
    text = f"def solve(problem):\n{body}\n\ndef tell():\n    yield 1\n\n\ndef given():\n    return tell()\n"
    found = fold(text, ["solve", "nothing"])
    assert found.lines == found.text == re.split("\n", text.removesuffix("\n")) and found.at == [
        *range(1, len(found.text) + 1)
    ]


def test_lines_end_as_they_like():
    assert fold("def f():\r\n    yield 1\r\n    a()\r", ["f"]) == (
        ["def f():", "    yield 1", "    a()"],
        ["def f():", "    a()"],
        [1, 1, 2],
    )
