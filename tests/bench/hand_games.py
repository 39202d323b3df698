"""Manual 15-puzzles: the time until the distance of each board is known, and the page's responsiveness."""

import statistics

from tables import table

GAMES, MOVES = 20, 40
WAY_HOME = 0.7  # of the moves; the others are random
# Moves of the hand, as keys; resolves to milliseconds until the first bounds and until the distance of each board, and
# the longest task of the page, which is no less than 50.
PLAY = """async ({state, moves, share, seed}) => {
    const player = document.querySelector("dhadha-player");
    const random = () => (seed = (seed * 48271) % 2147483647) / 2147483647;
    const names = {U: "ArrowUp", D: "ArrowDown", L: "ArrowLeft", R: "ArrowRight"};
    let longest = 0;
    const watch = new PerformanceObserver((list) => {
        for (const {duration} of list.getEntries()) longest = Math.max(longest, duration);
    });
    await player.run({state, algorithm: "solvability", options: {}}, {play: false});
    await new Promise((resolve) => setTimeout(resolve, 500));
    watch.observe({entryTypes: ["longtask"]});
    const until = async (condition) => {
        while (!condition()) await new Promise((resolve) => setTimeout(resolve, 2));
    };
    const bounded = [], known = [];
    const board = player.board;
    for (let count = 1; count <= moves; count += 1) {
        const home = player.hand?.distance?.moves?.[0];
        const any = Object.keys(names)[Math.floor(4 * random())];
        const key = names[home && random() < share ? home : any];
        const before = performance.now();
        board.dispatchEvent(new KeyboardEvent("keydown", {key, bubbles: true, composed: true, cancelable: true}));
        const moved = () => (player.hand?.past.length ?? 0) > known.length || performance.now() - before > 1000;
        await until(moved);
        if ((player.hand?.past.length ?? 0) <= known.length) continue; // no move that way
        if (player.hand.assessment?.outcome === "solved") break;
        await until(() => player.hand.distance);
        bounded.push(performance.now() - before);
        await until(() => player.hand.distance.over);
        known.push(performance.now() - before);
    }
    watch.disconnect();
    return {bounded, known, longest};
}"""


def by_hand(browser, origin: str) -> None:
    from dhadha.puzzles.sliding import PUZZLE

    page = browser.new_page(viewport={"width": 1366, "height": 768})
    page.goto(f"{origin}dist/n-puzzle/?algorithm=solvability")
    page.wait_for_function("() => document.querySelector('dhadha-player')?.length")
    asked = {"moves": MOVES, "share": WAY_HOME}
    games = [
        page.evaluate(PLAY, asked | {"state": PUZZLE.shuffle(4, 4, seed=seed), "seed": seed})
        for seed in range(1, GAMES + 1)
    ]
    known = [each for game in games for each in game["known"]]
    bounded = [each for game in games for each in game["bounded"]]
    first = [game["known"][0] for game in games]
    table(f"{GAMES} random 15-puzzles played by hand, {len(known)} boards, after each move", ["", "dhadha", "bar"], [
        ["distance known within 100 ms, of all boards", sum(each <= 100 for each in known) / len(known), ">= 0.9"],
        ["median ms until it is known", statistics.median(known), ""],
        ["longest ms until it is known", max(known), ""],
        ["median ms of the first board of a game", statistics.median(first), ""],
        ["bounds within 100 ms, of all boards", sum(each <= 100 for each in bounded) / len(bounded), "1"],
        ["longest ms until there are bounds", max(bounded), "<= 100"],
        ["longest task of the page, ms (0: none of 50)", max(game["longest"] for game in games), "< 50"],
    ])
    page.close()
