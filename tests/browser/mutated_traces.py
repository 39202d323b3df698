"""Mutated saved runs, opened one after the other in a real page, for tests and benchmarks."""

import base64
from pathlib import Path

import dhadha
from dhadha.trace.recorder import Recorder

RUNS = [  # one small run of every kind of board and panel, so that every mutation has an effect
    ("n-puzzle", "a-star", "123046758", {}),
    ("n-puzzle", "ida-star", "123406758", {}),
    ("n-queens", "backtracking", "", {"n": 4}),
    ("n-queens", "genetic", "", {"n": 5}),
    ("n-queens", "monte-carlo", "", {"n": 5, "probes": 20}),
    ("n-queens", "large", "", {"n": 60}),
    ("n-queens", "count", "", {"n": 5}),
    ("knight-path", "breadth-first", "a1 c2", {"rows": 5, "columns": 5}),
    ("knight-path", "bitboard", "a1 h8", {"rows": 40, "columns": 40}),
    ("pile-game", "grundy", "5 2 3", {"takes": "1,2"}),
    ("coin-game", "grundy", None, {}),
    ("magic-square", "singly-even", "", {"n": 6}),
    ("magic-trick", "any-sum", "", {}),
]

OPEN_ALL = """async (player, [files, from, to]) => {
    const { mutated, randomFrom } = await import("./mutations.js");
    const faults = [];
    const fault = ({ error, reason, message, detail }) => detail || faults.push(String((error ?? reason)?.stack ??
        message));
    addEventListener("error", fault);
    addEventListener("unhandledrejection", fault);
    const traces = files.map((file) => Uint8Array.from(atob(file), (sign) => sign.charCodeAt(0)));
    const said = { opened: 0, refused: 0, sentences: new Set(), faults: [] };
    let refusal = null;
    player.addEventListener("error", ({ detail }) => (refusal = detail));
    const PARTS = "board transport lists wall tree counters plots code"
        .split(" ").map((part) => `dhadha-${part}`);
    const drawn = async () => {
        await player.updateComplete;
        const parts = [...player.renderRoot.querySelectorAll(PARTS)];
        await Promise.all(parts.map((part) => part.updateComplete));
    };
    const show = async (file) => {
        refusal = null;
        await player.open(file);
        if (refusal) return;
        for (const where of [0, "50%", "end"]) { await player.seek(where); await drawn(); }
        const { trace } = player;
        for (let position = 0; position < Math.min(player.length, 40); position += 1) [trace.step(position),
            trace.board(position), trace.counters(position), trace.deepest(position)];
        trace.writerOf(0, player.position);
    };
    for (let seed = from; seed < to; seed += 1) {
        const random = randomFrom(seed);
        const index = Math.floor(random() * traces.length);
        const wrong = (what) => said.faults.push(`${seed} (run ${index}): ${what}`);
        await show(await mutated(traces[index], random)).catch((error) => wrong(error?.stack ?? error));
        if (refusal) said.sentences.add(refusal.message);
        if (refusal && (refusal.error.name !== "BadTrace" ||
            !refusal.message)) wrong(`${refusal.error.name}: ${refusal.error.stack}`);
        said[refusal ? "refused" : "opened"] += 1;
        if (seed % 10 && !faults.length && !said.faults.length) continue;
        await show(new Blob([traces[index]])).catch((error) => wrong(`afterwards: ${error?.stack ?? error}`));
        if (refusal || player.notice ||
            !player.renderRoot.querySelector("dhadha-board").renderRoot.querySelector(".board"))
            wrong(`the next could not be shown: ${refusal?.error.stack}`);
        for (const each of faults.splice(0)) wrong(each);
        if (said.faults.length > 5) break;
    }
    removeEventListener("error", fault);
    removeEventListener("unhandledrejection", fault);
    return { ...said, sentences: [...said.sentences] };
}"""


MARKED = {"rules": {"rows": [1], "columns": [1, 2]}, "givens": [0, 4], "pencil": {"1": [2, 3], "8": [5]}}


def files() -> list[str]:
    runs = [dhadha.run(puzzle, algorithm, state, **options) for puzzle, algorithm, state, options in RUNS]
    runs[0].board |= MARKED
    return [base64.b64encode(Recorder(run).file()).decode() for run in runs]


def serve_mutations(page) -> None:
    """Let the page import the mutation script."""
    page.route(
        "**/mutations.js",
        lambda route: route.fulfill(path=Path(__file__).with_name("mutations.js"), content_type="text/javascript"),
    )


def open_all(page, first: int, last: int) -> dict:
    """Open the files of the seeds from `first` to before `last`; return {"opened", "refused", "sentences", "faults"}.
    """
    return page.locator("dhadha-player").evaluate(OPEN_ALL, [files(), first, last])
