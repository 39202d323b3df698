"""The guard over strangers' code: what does not come back is stopped after its allowance, what does is left alone."""

import sys
from itertools import count, islice
from time import perf_counter

import pytest
from dhadha.guard import Endless, Guard, is_own

ENDLESS = {
    "loop": "def f():\n    while True:\n        pass",
    "counting": "def f():\n    n = 0\n    while True:\n        n += 1",
    "swallowing": "def f():\n    while True:\n        try:\n            pass\n        except Exception:\n            pass",
    "generator": "from itertools import count\ndef f():\n    return max(n for n in count() if n < 0)",
    "calls": "def g(n):\n    return n\ndef f():\n    return sum(map(g, iter(int, 1)))",
}


def function_of(text):
    space = {}
    exec(compile(text, "/lib/python3.14/site-packages/strange.py", "exec"), space)
    return space["f"]


@pytest.fixture
def guard():
    guard = Guard(0.2, lambda file: not file.endswith("strange.py")).start()
    yield guard
    guard.stop()


@pytest.mark.skipif(sys.version_info < (3, 12), reason="sys.monitoring came with Python 3.12; the worker's is newer")
@pytest.mark.parametrize("text", ENDLESS.values(), ids=ENDLESS.keys())
def test_what_does_not_come_back_is_stopped_and_named(guard, text):
    started = perf_counter()
    with pytest.raises(Endless, match=r"^strange\.py, line \d+$"):
        function_of(text)()
    assert 0.1 < perf_counter() - started < 5


@pytest.mark.skipif(sys.version_info < (3, 12), reason="sys.monitoring came with Python 3.12; the worker's is newer")
def test_every_beginning_allows_as_much_again(guard):
    generator = function_of("def f():\n    n = 0\n    while True:\n        n += 1\n        if n % 1000 == 0:\n            yield n")()
    until = perf_counter() + 0.6
    while perf_counter() < until:
        guard.begin()
        assert len(list(islice(generator, 3))) == 3


@pytest.mark.skipif(sys.version_info < (3, 12), reason="sys.monitoring came with Python 3.12; the worker's is newer")
def test_trusted_code_may_take_its_time(guard):
    until = perf_counter() + 0.5
    assert next(n for n in count() if perf_counter() > until)


@pytest.mark.parametrize("file, own", [
    ("/lib/python314.zip/dhadha/search/a_star.py", True),
    ("/lib/python_stdlib.zip/json/decoder.py", True),
    ("<frozen importlib._bootstrap>", True),
    ("/lib/python3.14/site-packages/micropip/install.py", True),
    ("/lib/python3.14/site-packages/frogs.py", False),
    ("/lib/python3.14/site-packages/a/micropip.py", False),
    ("<string>", False),
    ("<edited>", False),
])
def test_who_is_a_stranger(file, own):
    assert is_own(file) is own
