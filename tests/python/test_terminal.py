"""Output of the command line: it prints sanitized text, and each failure as one line and an exit status."""

import io
import sys
import unicodedata
from pathlib import Path
from types import SimpleNamespace

import dhadha
import pytest
from dhadha import InvalidInput
from dhadha.cli.main import main
from dhadha.core.quoting import printable, quoted
from dhadha.puzzles.registry import find_puzzle
from dhadha.terminal import output

SOLVE = ["solve", "n-puzzle"]
HOSTILE = "".join(map(chr, (*range(32), 127, *range(0x80, 0xA0), 0xAD, 0x600, 0x61C, *range(0x200B, 0x2010),
                            *range(0x2028, 0x202F), *range(0x2060, 0x2070), 0xFEFF, 0xFFF9, 0xE0001)))


def is_text(line):
    return not any(unicodedata.category(sign) in ("Cc", "Cf") for sign in line.rstrip("\n"))


def test_control_and_format_characters_are_dropped():
    for sign in HOSTILE:
        assert is_text(quoted(f"a{sign}b")) and is_text(printable(f"a{sign}b"))
        assert printable(f"a{sign}b").replace(" ", "") == "ab"
    for text in ("plain", "১২৩", "بازی", "“×” −1 → …", "  two  spaces", "é😀", ""):
        assert printable(text) == text
    assert quoted("\u202egnp.\u202c\u200b") == "gnp."


def test_bad_arguments_print_one_line_of_text(capsys):
    for arguments in (
        ["solve", HOSTILE], [*SOLVE, "--algorithm", HOSTILE], [*SOLVE, "--state", f"12{HOSTILE}x"],
        [*SOLVE, "--state", "12\0\ud80034"], [*SOLVE, "--state", "\ud800"], [*SOLVE, "--option", HOSTILE],
        [*SOLVE, "--option", f"{HOSTILE}=1"], [HOSTILE], [*SOLVE, f"--{HOSTILE}"], [*SOLVE, "--workers", HOSTILE],
        ["new", HOSTILE], ["check", HOSTILE],
        *(["judge", "n-puzzle", "--workers", number] for number in ("0", "-1", "257", "two", "1e9")),
        ["bake"], [], ["solve"], [*SOLVE, "--option"], [*SOLVE, "x"], [*SOLVE, "--json=1"], [*SOLVE, "--seconds"],
        ["solve", "n-queens", "--algorithm", "count", "--workers", "9" * 5000], ["solve", "chess"], ["judge", "chess"],
        ["judge", "n-puzzle", "--option", "speed=3"],
        *([*SOLVE, "--option", each] for each in ("budget", "budget=many", "speed=3", "puzzle=3", "state=1230")),
    ):
        assert main(arguments) == 2
        out, err = capsys.readouterr()
        assert out == "" and len(err.splitlines()) == 1 and is_text(err) and len(err) < 1000


def test_texts_of_packages_are_sanitized(monkeypatch, capsys):
    monkeypatch.setattr(type(find_puzzle("magic-square")), "answer_line", lambda self, run: f"a{HOSTILE}b\n\x1b[2Jc")
    assert main(["solve", "magic-square", "--option", "n=3"]) == 0
    out, _ = capsys.readouterr()
    assert len(out.splitlines()) == 1 and is_text(out)
    assert main(["solve", "magic-square", "--option", "n=3", "--json", "--no-steps"]) == 0
    assert capsys.readouterr().out.isascii()


def test_ascii_terminals_print_every_answer(monkeypatch):
    for state in ("12304675é", "১২৩০৪৬৭৫ক", "😀"):
        for errors in ("strict", "replace"):
            for arguments in ([*SOLVE, "--state", state], ["judge", "n-puzzle"]):
                streams = {name: io.TextIOWrapper(io.BytesIO(), "ascii", errors) for name in ("stdout", "stderr")}
                stdin = io.TextIOWrapper(io.BufferedReader(io.BytesIO(state.encode())), "ascii", errors)
                for name, stream in (streams | {"stdin": stdin}).items():
                    monkeypatch.setattr(sys, name, stream)
                assert main(arguments) == 2
                printed = b"".join(stream.buffer.getvalue() for stream in streams.values())
                assert printed.isascii() and b'" at place' in printed and printed.count(b"\n") == 1


@pytest.mark.parametrize("fault, status, part", [
    (KeyboardInterrupt(), 130, ""), (BrokenPipeError(), 0, ""), (MemoryError(), 1, "memory"),
    (RecursionError(), 1, "deeper"), (KeyError("x" * 1000), 1, "-X dev"), (SystemExit(0), 1, "-X dev"),
    (OSError(28, "No space left on device", "a\nfile"), 1, "a file: No space"), (OSError("odd"), 1, "odd"),
    (PermissionError(13, "Permission denied", "a\x1b\u202eb"), 1, "ab: Permission denied"),
    (InvalidInput("key", "One\nline {given}.", given="x"), 2, "One line x."),
])
def test_errors_print_one_line(fault, status, part, monkeypatch, capsys):
    def fail(*_):
        raise fault

    monkeypatch.setattr("dhadha.cli.main.Run.prepare", fail)
    assert main(SOLVE) == status
    out, err = capsys.readouterr()
    assert out == "" and part in err and len(err) < 400 and len(err.splitlines()) == bool(part) and is_text(err)


def test_development_mode_shows_the_traceback(monkeypatch):
    monkeypatch.setattr(output, "sys", SimpleNamespace(flags=SimpleNamespace(dev_mode=True)))
    with pytest.raises(KeyError):
        output.run_for_status(lambda: {}[1])
    assert output.run_for_status(Path("/no/such/file").read_text)[0] == 1


def test_lines_of_a_stream_are_bounded(monkeypatch):
    monkeypatch.setattr(output, "LONGEST_SKIPPED", 20_000)
    assert [len(line) for line in output.lines_of(io.StringIO("1" * 20_000), 1000)] == [1002]
    with pytest.raises(InvalidInput, match="20000 characters"):
        next(output.lines_of(io.StringIO("1" * 30_000), 1000))
    with pytest.raises(InvalidInput, match="closed"):
        next(output.lines_of(None, 1000))


def test_byte_order_marks_are_dropped():
    for encoding in ("utf-8-sig", "utf-16", "utf-32"):
        stream = io.TextIOWrapper(io.BufferedReader(io.BytesIO("1 2\n3".encode(encoding))), "utf-8")
        assert [*output.lines_of(stream, 1000)] == ["1 2", "3"]


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
        assert len(repr(thing)) < 1000 and is_text(repr(thing)) and "\n" not in repr(thing)
    assert repr(refusal.value).startswith("InvalidInput('unknown-puzzle', 'There is no puzzle called two lines;")
