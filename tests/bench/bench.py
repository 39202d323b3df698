"""Measures Dhadha, each figure beside its named baseline of the same run, or its limit.

Run it as `python build.py bench [SECTION ...]`. Noisy cores change the seconds, much less the ratios.
"""

import sys

import algorithm_speed
import fuzz_requests
import optimal_15_puzzle
import other_solvers
import page_memory
import start_up
import trace_speed
from served_site import served_site

NATIVE = {
    "fuzzing": fuzz_requests.fuzz_requests,
    "n-puzzle": optimal_15_puzzle.natively,
    "other-solvers": other_solvers.compare_solvers,
}
IN_BROWSER = {
    "start-up": start_up.start_up,
    "slow-line": start_up.slow_line,
    "first-board": start_up.first_board,
    "recording": trace_speed.recording_speed,
    "seeking": trace_speed.size_and_seeking,
    "frames": trace_speed.frames_played,
    "algorithms": algorithm_speed.in_pyodide,
    "cancelling": algorithm_speed.cancelling,
    "ten-players": page_memory.ten_players,
    "largest-budget": page_memory.largest_budget,
    "n-puzzle-in-page": optimal_15_puzzle.in_the_page,
    "larger-boards": optimal_15_puzzle.larger_boards,
}


def main(names: list[str]) -> str | None:
    every = [*NATIVE, *IN_BROWSER]
    if unknown := set(names) - set(every):
        return f"no section {', '.join(sorted(unknown))}; the sections are: {', '.join(every)}"
    chosen = names or every
    for name in NATIVE.keys() & chosen:
        NATIVE[name]()
    if IN_BROWSER.keys() & chosen:
        with served_site() as site:
            for name in chosen:
                if name in IN_BROWSER:
                    IN_BROWSER[name](site)
    return None


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
