"""Python syntax highlighting agrees with the tokenizer and does not depend on the Python version."""

import json
from pathlib import Path

import pytest
from dhadha.source.highlight import highlights
from run_helpers import run_node_script

ROOT = Path(__file__).parents[2]


def token_kinds(text):
    """Return each line with a character for the kind of each token."""
    lines = text.split("\n")
    rows = []
    for line, parts in zip(lines, highlights(lines), strict=True):
        row = [" "] * len(line)
        for begin, end, kind in parts:
            row[begin:end] = kind * (end - begin)
        rows.append("".join(row).rstrip())
    return rows


KINDS = [  # a text, and a character for the kind of each token
    ("def f(x): return x", "kkk d     kkkkkk"),
    ("class A: pass", "kkkkk d  kkkk"),
    ("n = 0x1F + 2.5e3", "    mmmm   mmmmm"),
    ("a = 'b'  # c", "    sss  ccc"),
    ('"told"', "cccccc"),
    ('a = f"{b:>{c}} {d}"', "    sssssssssssssss"),
    ("@a.b(1)", "dddd m"),
    ("a @ b", ""),
    ("len(a.len, len=1)", "bbb            m"),
    ("a = print if b else None", "    bbbbb kk   kkkk kkkk"),
    ("a = f\"{n!r:>{len('x')}} {{}} {a['b']:.2f}\"", "    " + 38 * "s"),
    ("a = '''b", ""),
    ('a = """b\n\nc""" + d', "    ssss\n\nssss"),
    ('a = f"""b\n{c}\nd""" + e', "    sssss\nsss\nssss"),
    ("a = (  # b\n0, 1)  # c", "       ccc\nm  m   ccc"),
    ("if a:\n    b = 1\n  c = 2", "kk\n        m\n"),  # what follows a syntax error is plain
    ("(\n\n)\n]\x00", "\n\n\n"),
    ("match n:\n    case _ if n: pass\nmatch.case(n)", "\n           kk    kkkk\n"),
    ("type = print\ntype Pair = int", "       bbbbb\nbbbb        bbb"),
]


@pytest.mark.parametrize("text, kinds", KINDS)
def test_classes_of_tokens(text, kinds):
    assert token_kinds(text) == kinds.split("\n")


def test_pyodide_highlights_equally():
    """Its Python version tokenizes f-strings differently."""
    texts = [path.read_text(encoding="utf-8").split("\n") for path in sorted((ROOT / "py/dhadha").rglob("*.py"))[::6]]
    texts = [lines[:-1] for lines in texts] + [text.split("\n") for text, _ in KINDS]
    assert run_node_script("highlight_in_pyodide.mjs", given=texts) == json.loads(json.dumps([*map(highlights, texts)]))
