"""Traces in the page: size, seeking, variables, playback, cancelling."""

import statistics

from tables import table


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
    for name, request in (
        ("A*, 31 moves", ["a-star", "867254301"]),
        (
            "A*, 15-puzzle, 36 moves",
            ["a-star", "5 1 2 7 9 3 12 6 15 8 11 4 13 0 14 10", {"heuristic": "linear-conflict"}],
        ),
    ):
        steps, size = js(solve + "return [player.length, player.trace.byteLength]", request)
        rows.append([f"{name}, {steps:,} steps", 4.0 * 9, size / steps, size / steps / 36, "<= 24"])
    table("Bytes a step in the page; baseline: nine 32-bit columns", ["", "baseline", "dhadha", "ratio", "bar"], rows)

    for request in (
        ["breadth-first", "647850321", {"budget": 24_000}],
        ["depth-first", "647850321", {"budget": 60_000}],
    ):
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
    table(
        f"Seek in a {name} trace of {length:,} steps, ms; baseline: replaying it from the start",
        ["", "baseline", "median", "95 %", "largest", "bar"],
        [
            ["the picture (step, board, counters, path)", replayed, seeks[100], seeks[190], seeks[-1], "<= 8"],
            ["with every panel drawn", replayed, shown[50], shown[95], shown[-1], ""],
        ],
    )


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
            for (let at = -1; at < step; ) at = (await player.ask("variables", { algorithm, state, options,
                step })).step;
            times.push(performance.now() - start);
        }
        return [1000 * player.trace.footer.seconds, times.sort((a, b) => a - b)];""")
    table(
        "Variables at random steps among 20,000 of A*, ms until they are told; baseline: the whole run, recorded",
        ["", "baseline", "median", "95 %", "largest", "bar"],
        [["run again up to the step", recorded, times[50], times[95], times[-1], "<= 150"]],
    )


def long_trace(js) -> None:
    frames, longest, count = js("""
        const file = await player.file();
        const gaps = [];
        let longest = 0, on = true, last = performance.now();
        const watch = new MessageChannel();
        watch.port1.onmessage = () => { const now = performance.now(); longest = Math.max(longest, now - last);
            last = now; if (on) watch.port2.postMessage(0); };
        await new Promise((resolve) => setTimeout(resolve, 300));
        last = performance.now();
        watch.port2.postMessage(0);
        await player.open(file);
        await new Promise((resolve) => setTimeout(resolve, 300));
        on = false;
        player.timeline.speed = 5000;
        await player.play();
        let before = await new Promise(requestAnimationFrame);
        while (gaps.length < 300) { const now = await new Promise(requestAnimationFrame); gaps.push(now - before);
            before = now; }
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
            await player.ask("shuffle", {puzzle: "n-puzzle", options: {}});
            waits.push(performance.now() - start);
        }
        return waits.sort((a, b) => a - b);""")
    table(
        "Cancelling a search, ms until the solver answers again",
        ["", "median", "largest", "bar"],
        [["breadth-first", waits[2], waits[-1], "<= 100"]],
    )
