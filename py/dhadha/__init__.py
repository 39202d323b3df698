"""Dhadha: classic puzzles, solved step by step.

>>> import dhadha
>>> run = dhadha.run("n-puzzle", "a-star", "123046758")
>>> steps = list(run)
>>> run.result["moves"]
'LUL'
"""

import sys

if sys.argv[:1] == ["-m"] and "dhadha" in sys.orig_argv:
    from .terminal import early_interrupt

    early_interrupt.leave_at_ctrl_c()

from .api import Run, run
from .core.errors import InvalidInput
from .core.step import Node, Step
from .puzzles.registry import catalogue

__version__ = "0.1.0"
__all__ = ["InvalidInput", "Node", "Run", "Step", "catalogue", "run"]
