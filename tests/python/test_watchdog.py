"""The watchdog, in the page's Python: code past its time limit is stopped, other code is not."""

import json
import subprocess
from pathlib import Path

import pytest
from dhadha.core.tracebacks import is_own

ROOT = Path(__file__).parents[2]
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
    "in time": "def f():\n    return sum(n for n in range(10_000))",
    "begun anew": "from time import perf_counter\ndef f():\n    until = perf_counter() + 1\n"
                  "    while perf_counter() < until:\n        guard.begin()\n    return 'done'",
    "in trusted code": "import re\ndef f():\n    return bool(re.match('(a*)*b', 'a' * 8))",
}


@pytest.fixture(scope="module")
def said():
    texts = {name: text for name, (text, _) in ENDLESS.items()} | COMING_BACK
    command = ["node", Path(__file__).with_name("watchdog.mjs"), ROOT / "node_modules/pyodide", ROOT / "py/dhadha"]
    done = subprocess.run(command, input=json.dumps(texts), capture_output=True, text=True, check=True, timeout=120)
    return json.loads(done.stdout.splitlines()[-1])


@pytest.mark.parametrize("name", ENDLESS)
def test_endless_code_stopped_with_location(said, name):
    outcome, seconds = said[name]
    line = ENDLESS[name][1]
    assert outcome.startswith("stopped at ")
    assert line is None or outcome.endswith(f", line {line}")
    assert 0.2 < seconds < 10


@pytest.mark.parametrize("name, outcome", list(zip(COMING_BACK, ["49995000", "done", "False"])))
def test_finite_code_not_stopped(said, name, outcome):
    assert said[name][0] == outcome


@pytest.mark.parametrize("file, own", [
    ("/lib/python314.zip/dhadha/search/a_star_search.py", True),
    ("/lib/python_stdlib.zip/json/decoder.py", True),
    ("<frozen importlib._bootstrap>", True),
    ("/lib/python3.14/site-packages/micropip/install.py", True),
    ("/lib/python3.14/site-packages/frogs.py", False),
    ("/lib/python3.14/site-packages/a/micropip.py", False),
    ("<string>", False),
    ("<edited>", False),
])
def test_package_code_recognized(file, own):
    assert is_own(file) is own
