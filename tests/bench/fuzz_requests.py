"""Fuzzes the native API: every request is answered or refused."""

import time
from collections import Counter

from fuzz import attempt, requests
from print_table import print_table

REQUESTS = 10_000


def fuzz_requests() -> None:
    outcomes, faults = Counter(), []
    start = time.perf_counter()
    for number, (random, *request) in enumerate(requests(2026, REQUESTS)):
        try:
            outcomes += attempt(random, *request)
        except Exception as fault:
            faults.append(f"request {number}: {type(fault).__name__}: {fault}")
    seconds = time.perf_counter() - start
    rows = [[outcome, str(count), ""] for outcome, count in sorted(outcomes.items())]
    rows += [["other exceptions", str(len(faults)), "0"], ["requests a second", f"{REQUESTS / seconds:.0f}", ""]]
    print_table(f"{REQUESTS:,} requests natively, valid, nearly valid and invalid", ["", "count", "limit"], rows)
    print(*faults[:10], sep="\n")
