"""Output of the command line: it prints sanitized text, and each failure as one line and an exit status."""

import io
import sys
import unicodedata

import dhadha
import pytest
from dhadha import InvalidInput
from dhadha.cli.main import main
from dhadha.core.quoting import quoted, remove_control_characters
from dhadha.puzzles.registry import find_puzzle

SOLVE = ["solve", "n-puzzle"]
HOSTILE = "".join(map(chr, (*range(32), 127, *range(0x80, 0xA0), 0xAD, 0x600, 0x61C, *range(0x200B, 0x2010),
                            *range(0x2028, 0x202F), *range(0x2060, 0x2070), 0xFEFF, 0xFFF9, 0xE0001)))


def is_printable(line):
    return not any(unicodedata.category(sign) in ("Cc", "Cf") for sign in line.rstrip("\n"))


def test_control_and_format_characters_are_dropped():
    for sign in HOSTILE:
        assert is_printable(quoted(f"a{sign}b")) and remove_control_characters(f"a{sign}b").replace(" ", "") == "ab"
    for text in ("plain", "১২৩", "بازی", "“×” −1 → …", "  two  spaces", "é😀", ""):
        assert remove_control_characters(text) == text
    assert quoted("\u202egnp.\u202c\u200b") == "gnp."


def test_bad_arguments_print_one_line_of_text(capsys):
    for arguments in (
        ["solve", HOSTILE], [*SOLVE, "--algorithm", HOSTILE], [*SOLVE, "--state", f"12{HOSTILE}x"],
        [*SOLVE, "--state", "12\0\ud80034"], [*SOLVE, "--option", f"{HOSTILE}=1"], [HOSTILE], ["new", HOSTILE],
        *(["batch", "n-puzzle", "--workers", number] for number in ("0", "62", "two", "9" * 5000)), ["check", HOSTILE],
        *([*SOLVE, f"--seconds={number}"] for number in ("nan", "inf", "-1", "0", "1e300", "", "1\x1b[2J")),
        [], ["solve", "chess"], ["batch", "n-puzzle", "--option", "speed=3"],
        *([*SOLVE, "--option", each] for each in ("budget", "budget=many", "puzzle=3")),
    ):
        assert main(arguments) == 2
        out, err = capsys.readouterr()
        assert out == "" and len(err.splitlines()) == 1 and is_printable(err) and len(err) < 1000


def test_texts_of_packages_are_sanitized(monkeypatch, capsys):
    monkeypatch.setattr(type(find_puzzle("magic-square")), "answer_line", lambda self, run: f"a{HOSTILE}b\n\x1b[2Jc")
    assert main(["solve", "magic-square", "--option", "n=3"]) == 0
    out, _ = capsys.readouterr()
    assert len(out.splitlines()) == 1 and is_printable(out)
    assert main(["solve", "magic-square", "--option", "n=3", "--json", "--no-steps"]) == 0
    assert capsys.readouterr().out.isascii()


def test_ascii_terminals_print_every_answer(monkeypatch):
    streams = {"stdin": io.BytesIO("১২৩০৪৬৭৫ক\n".encode()), "stdout": io.BytesIO()}
    for name, content in streams.items():
        monkeypatch.setattr(sys, name, io.TextIOWrapper(content, "ascii"))
    assert main(["batch", "n-puzzle"]) == 2
    assert streams["stdout"].getvalue().startswith(rb"\u201c\u0995\u201d on square 9")


@pytest.mark.parametrize("fault, status, part", [
    (KeyboardInterrupt(), 130, ""), (BrokenPipeError(), 0, ""), (MemoryError(), 1, "memory"),
    (RecursionError(), 1, "deeper"),
    (OSError(28, "No space left on device", "a\nfile"), 1, "a file: No space"), (OSError("odd"), 1, "odd"),
    (PermissionError(13, "Permission denied", "a\x1b\u202eb"), 1, "ab: Permission denied"),
    (InvalidInput("key", "One\nline {given}.", given="x"), 2, "One line x."),
])
def test_expected_errors_print_one_line(fault, status, part, monkeypatch, capsys):
    def raise_given_fault(*_):
        raise fault

    monkeypatch.setattr("dhadha.cli.main.Run.prepare", raise_given_fault)
    assert main(SOLVE) == status
    out, err = capsys.readouterr()
    assert out == "" and part in err and len(err) < 400 and len(err.splitlines()) == bool(part) and is_printable(err)


def test_reprs_are_one_line():
    run = dhadha.run("n-puzzle", "a-star")
    for _ in range(2):
        assert repr(run) == "; ".join(str(run).splitlines())
        steps = list(run)
    assert repr(run).endswith("found: LUL") and repr(steps[0].node) in repr(steps[0])
    large = [*dhadha.run("n-queens", "large", n=5000)]
    with pytest.raises(InvalidInput) as refusal:
        dhadha.run("two\nlines\x1b", "x")
    for thing in (*steps, *large, refusal.value, run.puzzle, run.algorithm, steps[-1].node):
        assert len(repr(thing)) < 1000 and is_printable(repr(thing)) and "\n" not in repr(thing)
    assert repr(refusal.value).startswith("InvalidInput('unknown-puzzle', 'There is no puzzle called two lines.")
