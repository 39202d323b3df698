"""Traces: speed of recording beside the same search untraced, bytes a step, seeking beside a replay, frames played."""

from print_table import print_table
from served_site import BYTES_HELD, Site

SPEED = """
import time, dhadha
from dhadha.trace.recorder import Recorder
def rate(traced, algorithm, state, **options):
    run = dhadha.run("n-puzzle", algorithm, state, **options)
    recorder = Recorder(run) if traced else None
    start = time.perf_counter()
    steps = recorder.record_trace_file() and recorder.recorded if traced else sum(1 for _ in run)
    seconds = time.perf_counter() - start
    if traced:
        recorder.close()
    return steps / seconds
"""
RATES = """(search) => {
    const best = [0, 0];
    for (let turn = 0; turn < 40; turn += 1) { // alternating, since the machine's speed varies
        const traced = turn % 2;
        // In a call of its own, as in the worker: no function gets quicker while it runs.
        best[traced] = Math.max(best[traced], pyodide.runPython(`rate(${traced}, ${search})`));
    }
    return best;
}"""
SEARCHES = [
    ("a-star", "867254301", ""), ("ida-star", "867254301", ""), ("breadth-first", "867254301", ", budget=20_000"),
    ("iterative-deepening", "512038647", ""), ("depth-first", "123046758", ""),
]
LONG_RUNS = [
    ("a-star", "867254301", {}), ("breadth-first", "647850321", {"budget": 24_000}),
    ("a-star", "5 1 2 7 9 3 12 6 15 8 11 4 13 0 14 10", {"heuristic": "linear-conflict"}),
    ("depth-first", "647850321", {"budget": 60_000}),
]
RECORD = f"""async (request) => {{
    const player = document.querySelector("dhadha-player");
    await player.run(request, {{play: false}});
    return [player.length, ({BYTES_HELD})(player.session.trace)];
}}"""
SEEK = """() => {
    const { session: { trace }, length } = document.querySelector("dhadha-player");
    const time = (act) => { const start = performance.now(); act(); return performance.now() - start; };
    const replayed = time(() => { for (let at = 0; at < length; at += 1) trace.step(at); });
    const seeks = [];
    let seed = 7;
    for (let turn = 0; turn < 200; turn += 1) {
        seed = (seed * 16807) % 2147483647;
        const at = seed % length;
        seeks.push(time(() => { trace.step(at); trace.board(at); trace.counters(at); trace.path(at, 24); }));
    }
    return [replayed, seeks.sort((a, b) => a - b)];
}"""
FRAMES = """async (speed) => {
    const player = document.querySelector("dhadha-player");
    if (speed) {
        await player.seek("50%");
        player.setAttribute("speed", speed);
        await player.updateComplete;
        await player.play();
    }
    const times = [];
    const until = performance.now() + 4000;
    while (performance.now() < until) times.push(await new Promise(requestAnimationFrame));
    await player.pause();
    const gaps = times.slice(1).map((time, index) => time - times[index]).sort((a, b) => a - b);
    return [1000 * gaps.length / (times.at(-1) - times[0]), gaps[Math.floor(.95 * gaps.length)], player.position];
}"""


def measure_recording_speed(site: Site) -> None:
    rows = []
    with site.pyodide_page(SPEED) as page:
        for algorithm, state, options in SEARCHES:
            plain, traced = page.evaluate(RATES, f"'{algorithm}', '{state}'{options}")
            rows.append([algorithm, plain, traced, traced / plain, ">= 0.55" if algorithm == "a-star" else ">= 0.4"])
    heads = ["", "untraced", "traced", "ratio", "limit"]
    print_table("Steps a second in Pyodide; baseline: the same search untraced", heads, rows)


def measure_trace_size_and_seeking(site: Site) -> None:
    sizes, seeks = [], []
    with site.launch_browser() as browser:
        page = browser.new_page()
        site.open_player(page, "n-puzzle/")
        for algorithm, state, options in LONG_RUNS:
            steps, size = page.evaluate(RECORD, {"algorithm": algorithm, "state": state, "options": options})
            replayed, times = page.evaluate(SEEK)
            name = f"{algorithm}, {steps:,} steps"
            sizes.append([name, 4.0 * 9, size / steps, size / steps / 36, "<= 24"])
            seeks.append([name, replayed, times[100], times[190], times[-1], "<= 8"])
    print_table("Bytes a step in the page; baseline: nine 32-bit columns",
                ["", "baseline", "dhadha", "ratio", "limit"], sizes)
    print_table("Seek (step, board, counters, path), ms; baseline: replaying the trace from the start",
                ["", "baseline", "median", "95 %", "largest", "limit"], seeks)


def measure_frames_played(site: Site) -> None:
    """Play a run of more than 20,000 steps with all panels, at several speeds; the baseline is the page at rest."""
    rows = []
    with site.launch_browser() as browser:
        page = browser.new_page(viewport={"width": 1366, "height": 768})
        site.open_player(page, "n-puzzle/")
        steps, _ = page.evaluate(RECORD, {
            "algorithm": "breadth-first", "state": "647850321", "options": {"budget": 7_000},
        })
        rest, *_ = page.evaluate(FRAMES, "")
        for speed in "reading", "4", "60", "1000":
            rate, late, _ = page.evaluate(FRAMES, speed)
            rows.append([f"{speed}, {steps:,} steps", rest, rate, late, rate / rest, ">= 0.95"])
    print_table("Frames a second while playing with all lists; baseline: the same page at rest",
                ["speed", "baseline", "dhadha", "95 % gap, ms", "ratio", "limit"], rows)
