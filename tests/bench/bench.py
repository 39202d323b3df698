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
import tempfile
import threading
from pathlib import Path

import files
import fuzzing
import games
import lasting
import long
import queens
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
from dhadha.trace import Recorder
def rate(algorithm, state, traced, **options):
    best = 0
    for _ in range(4):
        run = dhadha.run("n-puzzle", algorithm, state, **options)
        start = time.perf_counter()
        if traced:
            recorder = Recorder(run)
            recorder.file()
            steps = recorder.recorded
            recorder.close()
        else:
            steps = sum(1 for _ in run)
        best = max(best, steps / (time.perf_counter() - start))
    return best
"""
SEARCHES = [
    ("a-star", "867254301", ""), ("ida-star", "867254301", ""), ("breadth-first", "867254301", ", budget=20_000"),
    ("iterative-deepening", "136502478", ""), ("depth-first", "123046758", ""),
]


def main() -> None:
    fuzzing.natively()
    queens.counting(ROUNDS)
    games.coins_against_the_textbook()
    games.knight_against_scipy()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        origin = serve(make_site(Path(folder)))
        start_up(playwright, origin)
        browser = launch(playwright.chromium.launch)
        first_board(browser, origin)
        speed(browser, origin)
        traces(browser, origin)
        queens.in_the_page(browser, origin)
        long.long_runs(browser, origin)
        long.bent_files(browser, origin)
        lasting.figures(browser, origin)
        files.broken_files(browser)
        files.broken_python(browser)
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
    return how(*arguments, args=FLAGS + (["--no-sandbox"] if root else []), **({"executable_path": path} if path else {}))


def start_up(playwright, origin: str) -> None:
    """Navigation to the first answer of Python, in a fresh profile (cold) and again in the same (warm)."""
    times = {(page, state): [] for page in ("stock", "own") for state in ("cold", "warm")}
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
                    page.wait_for_timeout(1500)  # the browser writes its caches
                    page.goto("about:blank")
                context.close()
    rows = []
    for state in ("cold", "warm"):
        stock, own = statistics.median(times["stock", state]), statistics.median(times["own", state])
        rows.append([f"solver ready, {state}", stock, own, own / stock, "<= 0.35"])
    table(f"Start-up, ms from navigation, medians of {ROUNDS}; baseline: npm pyodide + micropip + wheel", ["", "baseline", "dhadha", "ratio", "bar"], rows)


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
        ["JS + CSS asked for until then, kB gzip", size / 1000, "<= 60"],
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
        plain, traced = (page.evaluate("code => pyodide.runPython(code)", f"rate('{algorithm}', '{state}', {traced}{options})") for traced in (False, True))
        rows.append([algorithm, plain, traced, traced / plain, ">= 150,000 traced" if algorithm == "a-star" else ""])
    table("Steps a second in Pyodide; baseline: the same search untraced", ["", "untraced", "traced", "ratio", "bar"], rows)
    games.in_pyodide(page)
    page.close()


def traces(browser, origin: str) -> None:
    page = browser.new_page()
    page.goto(origin + "dist/n-puzzle/")
    page.wait_for_function("() => document.querySelector('dhadha-player')?.length > 0")
    page.wait_for_load_state("networkidle")
    player = page.locator("dhadha-player")

    def js(body, argument=None):
        return player.evaluate(f"async (player, argument) => {{ {body} }}", argument)

    solve = "await player.run({state: argument[1], algorithm: argument[0], options: argument[2] ?? {}}, {play: false});"
    rows = []
    for name, request in (("A*, 31 moves", ["a-star", "867254301"]), ("A*, 15-puzzle, 36 moves", ["a-star", "5 1 2 7 9 3 12 6 15 8 11 4 13 0 14 10", {"heuristic": "linear-conflict"}])):
        steps, size = js(solve + "return [player.length, player.trace.byteLength]", request)
        rows.append([f"{name}, {steps:,} steps", 4.0 * 9, size / steps, size / steps / 36, "<= 24"])
    table("Bytes a step in the page; baseline: nine 32-bit columns", ["", "baseline", "dhadha", "ratio", "bar"], rows)

    for request in (["breadth-first", "647850321", {"budget": 24_000}], ["depth-first", "647850321", {"budget": 60_000}]):
        js(solve, request)
        seek(js, request[0])
    values(js, solve)
    js(solve, ["ida-star", "647850321"])
    long_trace(js)
    cancelling(js)
    page.close()


def seek(js, name: str) -> None:
    length = js("return player.length")
    replayed, seeks = js("""
        const time = async (act) => { const start = performance.now(); await act(); return performance.now() - start; };
        const trace = player.trace;
        const replayed = await time(() => { for (let at = 0; at < player.length; at += 1) trace.step(at); });
        const seeks = [];
        let seed = 7;
        for (let turn = 0; turn < 200; turn += 1) {
            seed = (seed * 16807) % 2147483647;
            const at = seed % player.length;
            seeks.push(await time(() => { trace.step(at); trace.board(at); trace.counters(at); trace.path(at, 24); }));
        }
        return [replayed, seeks.sort((a, b) => a - b)];""")
    shown = js("""
        const shown = [];
        let seed = 11;
        for (let turn = 0; turn < 100; turn += 1) {
            seed = (seed * 16807) % 2147483647;
            const start = performance.now();
            await player.seek(seed % player.length);
            await player.updateComplete;
            shown.push(performance.now() - start);
        }
        return shown.sort((a, b) => a - b);""")
    table(f"Seek in a {name} trace of {length:,} steps, ms; baseline: replaying it from the start", ["", "baseline", "median", "95 %", "largest", "bar"], [
        ["the picture (step, board, counters, path)", replayed, seeks[100], seeks[190], seeks[-1], "<= 8"],
        ["with every panel drawn", replayed, shown[50], shown[95], shown[-1], ""],
    ])


def values(js, solve: str) -> None:
    js(solve, ["a-star", "867254301"])
    recorded, times = js("""
        const { algorithm, state, options } = player.request;
        const times = [];
        let seed = 5;
        for (let turn = 0; turn < 100; turn += 1) {
            seed = (seed * 16807) % 2147483647;
            const step = seed % 20000;
            const start = performance.now();
            for (let at = -1; at < step; ) at = (await player.ask("variables", { algorithm, state, options, step })).step;
            times.push(performance.now() - start);
        }
        return [1000 * player.trace.footer.seconds, times.sort((a, b) => a - b)];""")
    table("Variables at random steps among 20,000 of A*, ms until they are told; baseline: the whole run, recorded", ["", "baseline", "median", "95 %", "largest", "bar"], [
        ["run again up to the step", recorded, times[50], times[95], times[-1], "<= 150"],
    ])


def long_trace(js) -> None:
    frames, longest, count = js("""
        const file = await player.file();
        const gaps = [];
        let longest = 0, on = true, last = performance.now();
        const watch = new MessageChannel();
        watch.port1.onmessage = () => { const now = performance.now(); longest = Math.max(longest, now - last); last = now; if (on) watch.port2.postMessage(0); };
        await new Promise((resolve) => setTimeout(resolve, 300));
        last = performance.now();
        watch.port2.postMessage(0);
        await player.open(file);
        await new Promise((resolve) => setTimeout(resolve, 300));
        on = false;
        player.timeline.speed = 5000;
        await player.play();
        let before = await new Promise(requestAnimationFrame);
        while (gaps.length < 300) { const now = await new Promise(requestAnimationFrame); gaps.push(now - before); before = now; }
        await player.pause();
        return [gaps.sort((a, b) => a - b), longest, player.length];""")
    table(f"A trace of {count:,} steps in the page", ["", "measured", "bar"], [
        ["longest time the page was blocked while opening it, ms", longest, "<= 50"],
        ["frames a second while playing 5,000 steps a second, median", 1000 / statistics.median(frames), "60"],
        ["ms between frames, 95 %", frames[int(len(frames) * .95)], ""],
    ])


def cancelling(js) -> None:
    waits = js("""
        const waits = [];
        for (let turn = 0; turn < 5; turn += 1) {
            player.run({state: "647850321", algorithm: "breadth-first", options: {}}, {play: false});
            await new Promise((resolve) => setTimeout(resolve, 400));
            const start = performance.now();
            await player.cancel();
            await player.ask("sources");
            waits.push(performance.now() - start);
        }
        return waits.sort((a, b) => a - b);""")
    table("Cancelling a search, ms until the solver answers again", ["", "median", "largest", "bar"], [["breadth-first", waits[2], waits[-1], "<= 100"]])


if __name__ == "__main__":
    main()
