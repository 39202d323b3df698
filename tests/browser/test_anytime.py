"""Anytime search: the answer improves until the visitor stops it."""

import dhadha
from boards import when
from dhadha.puzzles.sliding import PUZZLE
from playwright.sync_api import expect

LARGE = PUZZLE.shuffle(6, 6, 4)
SOON = 2500  # milliseconds; a few hundred usually, but on a machine that is busy


def test_stop_keeps_best_solution(open_running):
    player = open_running("n-puzzle/?start-at=0")
    page = player.page
    ended = player.element.evaluate("""async (player, state) => {
        const until = async (done) => {
            while (!done()) await new Promise((resolve) => setTimeout(resolve, 5));
        };
        player.run({ algorithm: "anytime", state, options: { effort: 0 } }, { play: false });
        await until(() => player.trace.header.algorithm === "anytime" && player.trace.markers.length > 1);
        const began = performance.now();
        player.shadowRoot.querySelector(".work button").click();
        await until(() => !player.running);
        const { result, trace: { footer } } = player;
        return { result, status: footer.status, took: performance.now() - began };
    }""", LARGE)
    assert ended["status"] == "cancelled" and ended["took"] < SOON
    result = ended["result"]
    assert result["least"] <= result["length"] == len(result["moves"])
    assert is_solution(LARGE, result["moves"])
    player.seek("end")
    assert player.values() == [*range(1, 36), 0]
    page.get_by_role("button", name="Keep improving").click()
    page.wait_for_function("""() => {
        const { trace, running } = document.querySelector("dhadha-player");
        return running && !trace.footer && trace.markers.length > 1;
    }""")  # it has an answer
    page.get_by_role("button", name="Enough").click()
    expect(page.get_by_role("button", name="Enough")).to_be_hidden()
    when(player, "!player.running")  # its last chunk arrives later
    player.seek("end")
    expect(page.get_by_role("button", name="Keep improving")).to_be_visible()


def is_solution(state, moves):
    for move in moves:
        state = PUZZLE.apply(state, move, {})
    return PUZZLE.outcome(state, {}) == "solved"


def test_random_large_board_has_solution_and_bound(open_running):
    player = open_running("n-puzzle/?start-at=0")
    run = dhadha.run("n-puzzle", "anytime", LARGE, effort=20_000)
    for _ in run:
        pass
    result = player.run(state=LARGE, algorithm="anytime", options={"effort": 20_000})
    assert result == run.result


def test_finish_ends_only_its_own_run(open_running):
    player = open_running("n-puzzle/?start-at=0")
    page = player.page
    player.element.evaluate("""async (player, state) => {
        const other = Object.assign(document.createElement("dhadha-player"), { id: "other" });
        player.after(other);
        const request = { algorithm: "anytime", state, options: { effort: 0 } };
        for (const each of [player, other]) {
            const shown = new Promise((resolve) => each.addEventListener("runprogress", resolve, { once: true }));
            each.run({ puzzle: "n-puzzle", ...request }, { play: false });
            await shown;
        }
    }""", LARGE)
    page.locator("dhadha-player:not(#other)").get_by_role("button", name="Enough").click()
    when(player, "!player.running && player.result")
    other = page.locator("#other")
    assert other.evaluate("(player) => player.running && !player.result")
    other.get_by_role("button", name="Enough").click()
    page.wait_for_function("() => document.querySelector('#other').result")
    other.evaluate("(player) => player.remove()")
