"""Measures Dhadha in a real browser, each figure beside its named baseline of the same run.

Run it as `python build.py bench`. Two noisy cores change the seconds, much less the ratios.
"""

import functools
import gzip
import http.server
import os
import re
import shutil
import statistics
import sys
import tempfile
import threading
from pathlib import Path

import fuzzing
import games
import hand_games
import long
import long_runs
import many
import other_solvers
import posts
import queens
import saved_traces
import sliding
import slow
from playwright.sync_api import sync_playwright
from tables import table

ROOT = Path(__file__).parents[2]
ROUNDS = 5
FLAGS = ["--disable-background-networking", "--disable-component-update", "--disable-sync", "--no-first-run"]

STOCK_PAGE = """<!doctype html><meta charset="utf-8"><title>stock</title><script type="module">
import { loadPyodide } from "./pyodide/pyodide.mjs";
const pyodide = window.pyodide = await loadPyodide({ indexURL: new URL("./pyodide/", location.href).href });
await pyodide.loadPackage("./WHEEL_OF_MICROPIP", { messageCallback() {} });
await pyodide.pyimport("micropip").install(new URL("./WHEEL_OF_DHADHA", location.href).href);
window.answer = pyodide.runPython(`import dhadha
run = dhadha.run("n-puzzle", "a-star", "123406758")
list(run)
run.result["moves"]`);
window.readyAt = performance.now();
</script>"""

OWN_PAGE = """<!doctype html><meta charset="utf-8"><title>own</title><script type="module">
import "./dist/dhadha-player.js";
const player = document.querySelector("dhadha-player");
window.answer = (await player.run({ state: "123406758", algorithm: "a-star", options: {} }, { play: false })).moves;
window.readyAt = performance.now();
</script><dhadha-player puzzle="n-puzzle" controls="none"></dhadha-player>"""

SPEED = """
import time, dhadha
from dhadha.trace.recorder import Recorder
def rate(traced, algorithm, state, **options):
    run = dhadha.run("n-puzzle", algorithm, state, **options)
    start = time.perf_counter()
    if traced:
        recorder = Recorder(run)
        recorder.file()
        steps = recorder.recorded
    else:
        steps = sum(1 for _ in run)
    seconds = time.perf_counter() - start
    if traced:
        recorder.close()
    return steps / seconds
"""
RATES = """(search) => {
    const best = [0, 0];
    for (let turn = 0; turn < 40; turn += 1) { // by turns, for the pace of machines changes
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


def main() -> None:
    if sys.argv[1:] == ["n-puzzle"]:
        return sliding_alone()
    fuzzing.natively()
    queens.counting(ROUNDS)
    games.coins_against_the_textbook()
    games.knight_against_scipy()
    many.natively()
    sliding.natively()
    other_solvers.beside_peers()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        origin = serve(make_site(Path(folder)))
        start_up(playwright, origin)
        slow.first_visit(functools.partial(launch, playwright.chromium.launch_persistent_context), origin)
        browser = launch(playwright.chromium.launch)
        first_board(browser, origin)
        posts.many(functools.partial(launch, playwright.chromium.launch), origin)
        speed(browser, origin)
        saved_traces.traces(browser, origin)
        queens.in_the_page(browser, origin)
        hand_games.by_hand(browser, origin)
        sliding.in_the_page(browser, origin)
        many.in_the_page(functools.partial(launch, playwright.chromium.launch), origin)
        long.long_runs(browser, origin)
        long.bent_files(browser, origin)
        long.odd_requests(browser, origin)
        long_runs.figures(browser, origin)
        browser.close()


def sliding_alone() -> None:
    sliding.natively()
    other_solvers.beside_peers()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = launch(playwright.chromium.launch)
        sliding.in_the_page(browser, serve(make_site(Path(folder))))
        browser.close()


def make_site(folder: Path) -> Path:
    shutil.copytree(ROOT / "dist", folder / "dist")
    shutil.copytree(ROOT / "node_modules/pyodide", folder / "pyodide")
    micropip, dhadha = next((ROOT / "build/micropip").glob("*.whl")), next((ROOT / "build/wheel").glob("*.whl"))
    shutil.copy(micropip, folder)
    shutil.copy(dhadha, folder)
    stock = STOCK_PAGE.replace("WHEEL_OF_MICROPIP", micropip.name).replace("WHEEL_OF_DHADHA", dhadha.name)
    (folder / "stock.html").write_text(stock)
    (folder / "own.html").write_text(OWN_PAGE)
    return folder


class Handler(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_):
        pass


def serve(folder: Path) -> str:
    server = http.server.ThreadingHTTPServer(("localhost", 0), functools.partial(Handler, directory=folder))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return f"http://localhost:{server.server_port}/"


def launch(how, *arguments):
    path = os.environ.get("DHADHA_BROWSER")
    root = getattr(os, "geteuid", lambda: 1)() == 0
    return how(
        *arguments, args=FLAGS + (["--no-sandbox"] if root else []), **({"executable_path": path} if path else {})
    )


LEGS = """() => {
    const entries = performance.getEntries();
    const of = (part) => entries.filter(({ name }) => part.test(name));
    const there = (part) => Math.max(...of(part).map(({ responseEnd }) => responseEnd));
    const [player, description, python] = [/player|common-.*js/, /ftl|puzzle.*json/, /(pyodide|boot|worker)-.*pack$/];
    const asked = Math.min(...of(python).map(({ startTime }) => startTime));
    const ready = performance.getEntriesByName("dhadha-python-ready")[0].startTime;
    return [there(player), there(description), asked, there(python), ready, window.readyAt];
}"""
NAMES_OF_LEGS = [
    "player there", "texts, description there", "Python asked for", "its files there", "it answers", "solved",
]


def start_up(playwright, origin: str) -> None:
    """Measure navigation to Python's first answer, in a fresh profile (cold) and again in it (warm)."""
    times = {(page, state): [] for page in ("stock", "own") for state in ("cold", "warm")}
    legs = {state: [] for state in ("cold", "warm")}
    for _ in range(ROUNDS):
        for name in ("stock", "own"):
            with tempfile.TemporaryDirectory() as profile:
                context = launch(playwright.chromium.launch_persistent_context, profile)
                page = context.new_page()
                for state in ("cold", "between", "warm"):
                    page.goto(f"{origin}{name}.html")
                    page.wait_for_function("() => window.readyAt")
                    assert page.evaluate("window.answer") == "UL"
                    if state != "between":
                        times[name, state].append(page.evaluate("window.readyAt"))
                        if name == "own":
                            legs[state].append(page.evaluate(LEGS))
                    page.wait_for_timeout(1500)  # time for the browser to write its caches
                    page.goto("about:blank")
                context.close()
    rows = []
    for state in ("cold", "warm"):
        stock, own = statistics.median(times["stock", state]), statistics.median(times["own", state])
        rows.append([f"solver ready, {state}", stock, own, own / stock, "<= 0.30" if state == "cold" else "<= 0.28"])
    table(
        f"Start-up, ms from navigation, medians of {ROUNDS}; baseline: npm pyodide + micropip + wheel",
        ["", "baseline", "dhadha", "ratio", "bar"],
        rows,
    )
    table("Its legs, ms from navigation, medians", ["", *NAMES_OF_LEGS], [
        [state, *map(statistics.median, zip(*legs[state]))] for state in legs
    ])


def first_board(browser, origin: str) -> None:
    context = browser.new_context()
    page = context.new_page()
    responses = []
    page.on("response", lambda response: responses.append(response))
    page.goto(origin + "dist/")
    page.wait_for_function("() => document.querySelector('dhadha-player')?.position > 0", polling="raf")
    moved = page.evaluate("performance.now()")
    code = [response for response in responses if re.search(r"\.(js|css)$", response.url)]
    size = sum(len(gzip.compress(response.body(), 9)) for response in code)
    asked = [response.url for response in responses if "pyodide" in response.url]
    table("First moving board, no Python", ["", "measured", "bar"], [
        ["JS + CSS asked for until then, kB gzip", size / 1000, "<= 58"],
        ["ms from navigation until the first step", moved, ""],
        ["requests for Pyodide until then", float(len(asked)), "0"],
    ])
    context.close()


def speed(browser, origin: str) -> None:
    page = browser.new_page()
    page.goto(origin + "stock.html")
    page.wait_for_function("() => window.readyAt")
    page.evaluate("code => pyodide.runPython(code)", SPEED)
    rows = []
    for algorithm, state, options in SEARCHES:
        plain, traced = page.evaluate(RATES, f"'{algorithm}', '{state}'{options}")
        rows.append([algorithm, plain, traced, traced / plain, ">= 0.55" if algorithm == "a-star" else ">= 0.4"])
    table(
        "Steps a second in Pyodide; baseline: the same search untraced",
        ["", "untraced", "traced", "ratio", "bar"],
        rows,
    )
    games.in_pyodide(page)
    page.close()


if __name__ == "__main__":
    main()
