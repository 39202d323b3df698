"""Runs of the largest budget, and many bent files: what the page holds, and how long it is ever silent."""

import sys
from pathlib import Path

from tables import table

sys.path.append(str(Path(__file__).parents[1] / "browser"))
from mutated_traces import open_all, serve_mutations  # noqa: E402

BUDGET = 2_000_000
BENT = 5000
FIFTEEN = "15 4 8 10 14 12 5 6 13 9 2 1 0 7 3 11"  # shuffle(size=4, seed=7)
SOLVE = """async (player, [algorithm, state, budget]) => {
    let longest = 0, on = true, last = performance.now();
    const watch = new MessageChannel();
    watch.port1.onmessage = () => { const now = performance.now(); longest = Math.max(longest, now - last); last = now; if (on) watch.port2.postMessage(0); };
    watch.port2.postMessage(0);
    const start = performance.now();
    await player.run({ puzzle: "n-puzzle", algorithm, state, options: { budget } }, { play: false });
    await new Promise((resolve) => setTimeout(resolve, 500));
    on = false;
    const { footer, byteLength, nodeCount, length } = player.trace;
    const file = await player.file();
    return { seconds: (performance.now() - start) / 1000, longest, status: footer.status, steps: footer.steps, kept: length, nodes: nodeCount, bytes: byteLength, file: file.size, memory: player.memory };
}"""


def long_runs(browser, origin: str) -> None:
    """A budget of two million on a 15-puzzle: the trace thins itself, the page answers; Python's own memory grows with the search."""
    rows = []
    for algorithm in ("a-star", "breadth-first", "ida-star"):
        page = browser.new_page()
        page.goto(origin + "dist/n-puzzle/")
        page.wait_for_function("() => document.querySelector('dhadha-player')?.length > 0")
        page.wait_for_load_state("networkidle")
        told = page.locator("dhadha-player").evaluate(SOLVE, [algorithm, FIFTEEN, BUDGET])
        heap = page.evaluate("performance.memory.usedJSHeapSize")
        mega = 2**20
        rows.append([f"{algorithm}, {told['steps']:,} steps, {told['status']}", told["seconds"], told["longest"], told["kept"], told["nodes"], told["bytes"] / mega,
                     told["file"] / mega, heap / mega, told["memory"] / mega])
        page.close()
    table(f"A 15-puzzle with a budget of {BUDGET:,}; bars: silent for 100 ms at most, a trace of 32 MB at most",
          ["", "seconds", "ms silent", "steps kept", "nodes kept", "trace, MB", "file, MB", "page's heap, MB", "Python's memory, MB"], rows)


def bent_files(browser, origin: str) -> None:
    page = browser.new_page()
    page.goto(origin + "dist/n-puzzle/")
    page.wait_for_function("() => document.querySelector('dhadha-player')?.length > 0")
    page.wait_for_load_state("networkidle")
    serve_mutations(page)
    told = {"opened": 0, "refused": 0, "faults": []}
    for first in range(0, BENT, 500):
        part = open_all(page, first, first + 500)
        told = {name: told[name] + part[name] for name in told}
    table(f"{BENT:,} bent files", ["", "measured", "bar"], [
        ["opened whole", float(told["opened"]), ""], ["refused in a sentence", float(told["refused"]), ""], ["faults", float(len(told["faults"])), "0"],
    ])
    page.close()
