"""Solve classic puzzles step by step.

>>> import dhadha
>>> print(dhadha.solve("n-puzzle", "123046758"))
LUL: 3 moves, the fewest there are
>>> run = dhadha.run("n-puzzle", "a-star", "123046758")
>>> len(list(run))  # steps
20
"""

import sys

if sys.argv[:1] == ["-m"]:  # `python -m dhadha` starts: until its main, Ctrl-C ends it without a traceback
    import _signal as signal  # type: ignore[import-not-found]  # its wrapper takes milliseconds to import

    if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
        signal.signal(signal.SIGINT, signal.SIG_DFL)

from .api import Result, Run, run, solve  # noqa: E402
from .core.errors import InvalidInput  # noqa: E402
from .core.steps_and_nodes import Node, Step  # noqa: E402
from .puzzles.registry import catalogue  # noqa: E402

__version__ = "0.1.0"
__all__ = ["InvalidInput", "Node", "Result", "Run", "Step", "catalogue", "run", "solve"]
