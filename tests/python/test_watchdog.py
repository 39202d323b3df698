"""The watchdog, in the page's Python: code past its time limit is stopped, other code is not."""

import pytest
from dhadha.core.error_location import is_library_file
from run_helpers import run_node_script

ENDLESS = {
    "loop": ("def f():\n    while True:\n        pass", 3),
    "counting": ("def f():\n    n = 0\n    while True:\n        n += 1", 4),
    "swallowing": (
        "def f():\n    while True:\n        try:\n            len('')\n        except Exception:\n            pass",
        None,
    ),
    "generator": ("from itertools import count\ndef f():\n    return max(n for n in count() if n < 0)", 3),
    "calls": ("def g(n):\n    return n\ndef f():\n    return sum(map(g, iter(int, 1)))", None),
    "executed": ("def f():\n    exec('while True: pass')", 1),
}
COMING_BACK = {
    "in time": "def f():\n    return sum(n for n in range(1000))",
    "begun anew": "def f():\n    for _ in range(20_000):\n        guard.begin()\n    return 'done'",
    "in trusted code": "import re\ndef f():\n    return bool(re.match('(a*)*b', 'a' * 8))",
}


@pytest.fixture(scope="module")
def watchdog_outcomes():
    texts = {name: text for name, (text, _) in ENDLESS.items()} | COMING_BACK
    return run_node_script("watchdog_in_pyodide.mjs", given=texts)


def test_watchdog_stops_endless_code_at_its_line(watchdog_outcomes):
    for name, (_, line) in ENDLESS.items():
        outcome, reads = watchdog_outcomes[name]
        assert outcome.startswith("stopped at ") and (line is None or outcome.endswith(f", line {line}")), name
        assert reads == pytest.approx(31, abs=2), name  # of a clock that moves 10 ms at each look


def test_watchdog_leaves_finite_code_alone(watchdog_outcomes):
    assert [watchdog_outcomes[name][0] for name in COMING_BACK] == ["499500", "done", "False"]


def test_code_of_packages_is_not_own():
    own = (
        "/lib/python314.zip/dhadha/search/a_star_search.py", "/lib/python_stdlib.zip/json/decoder.py",
        "<frozen importlib._bootstrap>", "/lib/python3.14/site-packages/micropip/install.py",
    )
    foreign = (
        "/lib/python3.14/site-packages/frogs.py", "/lib/python3.14/site-packages/a/micropip.py", "<string>", "<edited>",
    )
    assert all(map(is_library_file, own)) and not any(map(is_library_file, foreign))
