"""Fuzzes the native API: every request is answered or refused."""

import sys
import time
from collections import Counter
from pathlib import Path

from tables import table

sys.path.append(str(Path(__file__).parents[1] / "python"))
from fuzz import attempt, requests  # noqa: E402 (it stands beside the tests)

REQUESTS = 10_000


def natively() -> None:
    outcomes, faults = Counter(), []
    start = time.perf_counter()
    for number, (random, *request) in enumerate(requests(2026, REQUESTS)):
        try:
            outcomes += attempt(random, *request)
        except Exception as fault:
            faults.append(f"request {number}: {type(fault).__name__}: {fault}")
    seconds = time.perf_counter() - start
    ran = sum(outcomes[status] for status in ("found", "exhausted", "budget"))
    asked = outcomes["answered"] + outcomes["refused to answer"] + outcomes["played"] + outcomes["refused to play"]
    table(
        f"{REQUESTS:,} requests natively, good, nearly good and hopeless",
        ["", "count", "bar"],
        [
            ["ran to the end and recorded", str(ran), ""],
            ["refused in a sentence", str(outcomes["refused"]), ""],
            ["questions about their boards", str(asked), ""],
            ["other exceptions", str(len(faults)), "0"],
            ["requests a second", f"{REQUESTS / seconds:.0f}", ""],
        ],
    )
    print(*faults[:10], sep="\n")
