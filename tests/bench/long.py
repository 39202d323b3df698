"""Runs of the largest budget and many mutated files: the page's memory, and its longest unresponsive time."""

import sys
from pathlib import Path

from tables import table

sys.path.append(str(Path(__file__).parents[1] / "browser"))
from mutated_traces import open_all  # noqa: E402
from odd_requests import wrong_addresses, wrong_attributes  # noqa: E402

BUDGET = 2_000_000
BENT = 5000
ODD = 1000
FIFTEEN = "15 4 8 10 14 12 5 6 13 9 2 1 0 7 3 11"  # shuffle(size=4, seed=7)
SOLVE = """async (player, [algorithm, state, budget]) => {
    let longest = 0, on = true, last = performance.now();
    const watch = new MessageChannel();
    watch.port1.onmessage = () => { const now = performance.now(); longest = Math.max(longest, now - last);
        last = now; if (on) watch.port2.postMessage(0); };
    watch.port2.postMessage(0);
    const start = performance.now();
    await player.run({ puzzle: "n-puzzle", algorithm, state, options: { budget } }, { play: false });
    await new Promise((resolve) => setTimeout(resolve, 500));
    on = false;
    const { footer, byteLength, nodes, length } = player.trace;
    const file = await player.file();
    return { seconds: (performance.now() - start) / 1000, longest, status: footer.status, steps: footer.steps,
        kept: length, nodes: nodes.count, bytes: byteLength, file: file.size, memory: player.memory };
}"""


def long_runs(browser, origin: str) -> None:
    """A budget of two million on a 15-puzzle: the trace thins itself, the page answers;
    Python's own memory grows with the search."""
    rows = []
    for algorithm in ("a-star", "breadth-first", "ida-star"):
        page = browser.new_page()
        page.goto(origin + "dist/n-puzzle/")
        page.wait_for_function("() => document.querySelector('dhadha-player')?.length > 0")
        page.wait_for_load_state("networkidle")
        said = page.locator("dhadha-player").evaluate(SOLVE, [algorithm, FIFTEEN, BUDGET])
        heap = page.evaluate("performance.memory.usedJSHeapSize")
        mega = 2**20
        rows.append(
            [
                f"{algorithm}, {said['steps']:,} steps, {said['status']}",
                said["seconds"],
                said["longest"],
                said["kept"],
                said["nodes"],
                said["bytes"] / mega,
                said["file"] / mega,
                heap / mega,
                said["memory"] / mega,
            ]
        )
        page.close()
    table(
        f"A 15-puzzle with a budget of {BUDGET:,}; bars: silent for 100 ms at most, a trace of 32 MB at most",
        [
            "",
            "seconds",
            "ms silent",
            "steps kept",
            "nodes kept",
            "trace, MB",
            "file, MB",
            "page's heap, MB",
            "Python's memory, MB",
        ],
        rows,
    )


def bent_files(browser, origin: str) -> None:
    page = browser.new_page()
    page.goto(origin + "dist/n-puzzle/")
    page.wait_for_function("() => document.querySelector('dhadha-player')?.length > 0")
    page.wait_for_load_state("networkidle")
    said = {"opened": 0, "refused": 0, "faults": []}
    for first in range(0, BENT, 500):
        part = open_all(page, first, first + 500)
        said = {name: said[name] + part[name] for name in said}
    table(
        f"{BENT:,} bent files",
        ["", "measured", "bar"],
        [
            ["opened whole", float(said["opened"]), ""],
            ["refused in a sentence", float(said["refused"]), ""],
            ["faults", float(len(said["faults"])), "0"],
        ],
    )
    page.close()


def odd_requests(browser, origin: str) -> None:
    page = browser.new_page()
    page.goto(origin + "dist/embed/?puzzle=n-puzzle")
    page.wait_for_function("() => document.querySelector('dhadha-player')?.length > 0")
    attributes = wrong_attributes(page, range(ODD))
    addresses = wrong_addresses(page, origin + "dist/", range(ODD, 2 * ODD))
    table(
        f"{ODD:,} players of odd attributes, and as many odd addresses",
        ["", "measured", "bar"],
        [
            ["without a board or a sentence, or something thrown", float(len(attributes) + len(addresses)), "0"],
        ],
    )
    print(*attributes[:3], *addresses[:3], sep="\n")
    page.close()
