"""Reading states and options takes time linear in the text."""

import re
import subprocess
import sys
from pathlib import Path

from run_helpers import run_node_script
from slow_to_parse_texts import hostile_texts, reading_times

LONGEST = 0.5  # seconds; quadratic time would be a hundred


def test_parsing_time_is_linear():
    slow = {(text[:20], name): spent for text in hostile_texts(10_000) for name, spent in reading_times(text).items()}
    assert {key: spent for key, spent in slow.items() if spent > LONGEST} == {}


# ---- every pattern

IN_PYTHON = {
    "(?<": "(?P<", "(?P<=": "(?<=", "(?P<!": "(?<!", "[^]": r"[\s\S]", r"\/": "/", r"\P{ASCII}": r"[^\0-\x7f]",
}


def find_slow_patterns(files):
    """Return what regexploit says about the patterns in Python files, and how many it has read."""
    command = [sys.executable, "-W", "ignore", "-m", "regexploit.bin.regexploit_python_ast", *files]
    said = subprocess.run(command, capture_output=True, text=True, timeout=60)
    found = re.search(r"Processed (\d+) regexes", said.stdout)
    assert found and "Error" not in said.stdout, said.stdout + said.stderr
    return said.stdout[: found.start()].strip(), int(found[1])


def test_no_pattern_of_python_backtracks():
    found, count = find_slow_patterns((Path(__file__).parents[2] / "py/dhadha").rglob("*.py"))
    assert found == "" and count > 60


def test_no_pattern_of_the_page_backtracks(tmp_path):
    patterns = run_node_script("print_regular_expressions.mjs")
    for javascript, python in IN_PYTHON.items():
        patterns = [pattern.replace(javascript, python) for pattern in patterns]
    patterns = [re.sub(r"\\p{\w+}", r"\\w", pattern) for pattern in patterns]
    (tmp_path / "patterns.py").write_text("".join(f"re.compile({pattern!r})\n" for pattern in patterns), "utf-8")
    assert find_slow_patterns([tmp_path / "patterns.py"]) == ("", len(patterns))
    assert len(patterns) > 60
