"""Measures Dhadha, each figure beside its named baseline of the same run, or its limit.

Run it as `python build.py bench [SECTION ...]`. Noisy cores change the seconds, much less the ratios.
"""

import sys

import algorithm_and_cancel_speed
import count_executed_functions
import page_memory_and_silences
import parsing_time_growth
import recording_seeking_and_playback
import sliding_puzzle_solvers
import start_up
from served_site import served_site

SECTIONS = {
    "start-up": start_up.measure_start_up,
    "slow-line": start_up.measure_slow_line,
    "recording": recording_seeking_and_playback.measure_recording_speed,
    "seeking": recording_seeking_and_playback.measure_trace_size_and_seeking,
    "frames": recording_seeking_and_playback.measure_frames_played,
    "algorithms": algorithm_and_cancel_speed.measure_algorithms_in_pyodide,
    "cancelling": algorithm_and_cancel_speed.measure_cancelling,
    "ten-players": page_memory_and_silences.measure_memory_of_ten_players,
    "largest-budget": page_memory_and_silences.measure_runs_of_largest_budget,
    "n-puzzle": sliding_puzzle_solvers.measure_optimal_solver_in_page,
    "larger-boards": sliding_puzzle_solvers.measure_larger_boards,
    "reading": parsing_time_growth.measure_growth,
    "walks": count_executed_functions.count_executed_functions,
}


def main(names: list[str]) -> str | None:
    if unknown := set(names) - SECTIONS.keys():
        return f"no section {', '.join(sorted(unknown))}; the sections are: {', '.join(SECTIONS)}"
    with served_site() as site:
        for name in names or SECTIONS:
            SECTIONS[name](site)
    return None


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
