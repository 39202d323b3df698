"""The solver client with real Pyodide: cancelled, crashed, hung, offline."""

import time

import pytest
from native_runs import differences_from_native
from playwright.sync_api import expect

SLIDING = [
    ("a-star", "867254301", {"heuristic": "pattern-4-4"}),
    ("a-star", "430521786", {"heuristic": "linear-conflict"}),
    ("ida-star", "430521786", {"heuristic": "misplaced"}),
    ("breadth-first", "136502478", {}),
    ("depth-first", "136502478", {"depth-limit": 8}),
    ("iterative-deepening", "430521786", {"budget": 300}),
    ("greedy-backtracking", "170423865", {"tolerance": 2}),
    ("solvability", "2 1 3 4 5 6 7 8 9 10 11 12 13 14 15 0", {}),
    ("layer-by-layer", "15 14 8 12 10 11 13 9 2 6 5 1 3 7 4 0", {}),
    ("anytime", "15 14 8 12 10 11 9 13 2 6 5 1 3 7 4 0", {}),
    ("anytime", "1 2 4 8 5 6 11 0 10 14 3 13 9 12 7 15", {"effort": 1000}),
]
QUEENS = [
    ("backtracking", "", {"n": 5, "until": "all"}),
    ("backtracking", "0 0 3 0 0 0", {}),
    ("backtracking-iterative", "", {"n": 6}),
    ("permutation", "", {"n": 5}),
    ("cartesian", "", {"n": 5}),
    ("min-conflicts", "", {"n": 20, "seed": 7}),
    ("hill-climbing", "", {"n": 9, "seed": 3, "restarts": 2}),
    ("hill-climbing", "", {"n": 8, "neighbourhood": "square"}),
    ("genetic", "", {"n": 8, "seed": 5}),
    ("genetic", "", {"n": 6, "variant": "classic", "generations": 3}),
    ("monte-carlo", "", {"n": 8, "probes": 15}),
    ("construction", "", {"n": 15}),
    ("check", "1 2 3 4", {}),
    ("count", "", {"n": 7}),
    ("count", "", {"n": 11}),
    ("first", "0 0 0 4 0 0 0 0 0 0", {}),
    ("large", "", {"n": 1000, "seed": 9}),
]
KNIGHT = [
    ("breadth-first", "b1 g6", {"all-paths": True}),
    ("breadth-first", "a1 h7", {"leaper": "1,3"}),
    ("breadth-first", "a1 l3 x c2 d3", {"rows": 3, "columns": 12}),
    ("bitboard", "a1 p16 x c2 d4", {"rows": 16, "columns": 16, "all-paths": True}),
    ("bitboard", "", {"rows": 60, "columns": 60, "leaper": "2,3"}),
    ("closed-form", "a1 ad30", {"rows": 30, "columns": 30}),
]
PILES = [
    ("grundy", "7 4 9", {"takes": "1,3,4"}),
    ("grundy", "8 5", {"octal": "0.77"}),
    ("grundy", "3 1 1", {"takes": "1-3", "misere": True}),
    ("grundy", "4 2", {"octal": "0.77", "misere": True}),
    ("win-lose", "12", {"takes": "1,2"}),
    ("period", "34", {"octal": "0.137", "length": 251}),
    ("period", "5", {"octal": "0.007", "length": 1000}),
]
COINS = [
    ("grundy", "(5,2) (8,8)", {}),
    ("grundy", "(1,3) (3,2) (4,6)", {"moves": "-2,1 -3,-1 -2,-1 -1,-2 -1,-3 1,-2"}),
    ("play", "(8,6) (5,8) (5,2)", {"opponent": "beatable", "seed": 3}),
    ("closed-form", "(15,15)", {"rows": 15, "columns": 15}),
    ("fill", "(20,30) (40,40)", {"rows": 40, "columns": 40}),
]
MAGIC = [
    ("siamese", "", {"n": 7}),
    ("doubly-even", "", {"n": 8}),
    ("singly-even", "", {"n": 6}),
    ("auto", "", {"n": 10}),
    ("check", "1 14 14 4 / 11 7 6 9 / 8 10 10 5 / 13 2 3 15", {}),
    ("check", "8 1 6 / 3 5 7 / 4 2 9", {}),
    ("large", "", {"n": 101}),
]
TRICK = [("any-sum", "", {"sum": 50}), ("any-sum", "", {"sum": 25, "reveal": False})]
FAMILIES = {
    "n-puzzle": SLIDING,
    "n-queens": QUEENS,
    "knight-path": KNIGHT,
    "pile-game": PILES,
    "coin-game": COINS,
    "magic-square": MAGIC,
    "magic-trick": TRICK,
}
KEYS = "algorithm", "state", "options"
OPEN = "n-puzzle/?start-at=0"
QUICK = {"puzzle": "n-puzzle", "state": "123046758", "algorithm": "ida-star", "options": {}}


def test_native_and_browser_traces_equal(open_running):
    """test_heuristics.py compares the algorithm whose tables take long."""
    player = open_running(OPEN)
    for puzzle, runs in FAMILIES.items():
        requests = [{"puzzle": puzzle, **dict(zip(KEYS, run))} for run in runs]
        assert differences_from_native(player, *requests) == []


def test_searches_are_optimal_on_the_hardest_states(open_running):
    player = open_running(OPEN)
    for state, algorithm in (("867254301", "a-star"), ("647850321", "ida-star")):
        result = player.run(algorithm=algorithm, state=state, options={})
        assert (result["length"], result["optimal"]) == (31, True), (state, algorithm)


def test_cancel_is_immediate_and_keeps_partial_result(open_running):
    player = open_running(OPEN)
    player.run(state="123406758", algorithm="breadth-first", options={"budget": 50})
    player.js(
        "void player.run({state: '647850321', algorithm: 'breadth-first', options: {budget: 2000000}}, {play: false})"
    )
    player.page.wait_for_function(
        "() => { const p = document.querySelector('dhadha-player'); return p.running && p.length > 5000; }"
    )
    waited = player.js(
        "await (async () => { const start = performance.now(); await player.cancel(); await player.ask('sources'); "
        "return performance.now() - start; })()"
    )
    assert waited < 5000  # of a search of half a minute
    length = player.js("player.length")
    player.page.wait_for_timeout(300)
    assert player.js("[player.length, player.running]") == [length, False]
    expect(player.page.get_by_text("Cancelled. What was found so far stays")).to_be_visible()
    assert player.run(**QUICK)["length"] == 3


LONG = """async (player) => {
    const run = (state) => player.run({state, algorithm: "breadth-first", options: {}}, {play: false});
    let drawn = 0, grown = 0;
    const look = {hostUpdated: () => { drawn += 1; }}, grow = () => { grown += 1; };
    player.addController(look);
    player.addEventListener("runprogress", grow);
    const done = run("728510436"), running = [];
    while (player.trace.header.state !== "728510436" || player.length < 1000)
        await new Promise((resolve) => setTimeout(resolve, 5));
    running.push(player.running);
    const refused = await run("nonsense");
    running.push(player.running);
    const {length} = await done;
    player.removeController(look);
    player.removeEventListener("runprogress", grow);
    const {trace} = player, {steps, result} = trace.footer;
    return {running, refused, length, steps, kept: player.length, thinned: trace.thinned, told: result.length,
        bytes: trace.byteLength, drawn, grown};
}"""


def test_long_run_streams_in_bounded_memory(open_running):
    """Long enough to be thinned twice; drawn less often than it grows, since Python needs the processor."""
    player = open_running(OPEN)
    facts = player.element.evaluate(LONG)
    assert facts["running"] == [True, True] and facts["refused"] is None and facts["length"] == 21
    assert facts["steps"] > 300_000 and facts["kept"] <= 135_000
    assert facts["thinned"] and facts["told"] == 21 and facts["bytes"] < 12_000_000
    assert 3 < facts["drawn"] < facts["grown"] / 2
    player.seek("end")
    assert player.values() == [1, 2, 3, 4, 5, 6, 7, 8, 0]
    expect(player.page.get_by_text("a long run, shown in stretches")).to_be_visible()


def test_new_request_replaces_old(open_running):
    player = open_running(OPEN)
    player.js("void player.run({state: '647850321', algorithm: 'breadth-first', options: {}}, {play: false})")
    player.page.wait_for_function("() => document.querySelector('dhadha-player').length > 1000")
    assert player.run(**QUICK)["moves"] == "LUL"
    player.page.wait_for_timeout(300)
    assert player.request["algorithm"] == "ida-star"


@pytest.mark.expects_errors
def test_dead_worker_replaced(open_running):
    player = open_running(OPEN)
    player.run(**QUICK)
    player.page.workers[-1].evaluate("self.close()")
    assert player.run(state="123406758", algorithm="ida-star", options={})["length"] == 2
    # and a busy one, whose work is repeated
    player.js(
        "void (window.done = player.run({state: '237806154', algorithm: 'breadth-first', options: {}}, {play: false}))"
    )
    player.page.wait_for_function("() => document.querySelector('dhadha-player').length > 1000")
    player.page.workers[-1].evaluate("self.close()")
    expect(player.page.get_by_text("A new one has started")).to_be_visible()
    assert player.js("(await window.done).length") == 20


@pytest.fixture
def trouble(page, open_player):
    """Start a run of a failing package, on a page with a controllable clock."""
    page.clock.install()
    player = open_player(OPEN)
    player.js("await player.install([new URL('../dhadha_trouble-1.0-py3-none-any.whl', location.href).href])")

    def begin(algorithm):
        request = {"puzzle": "trouble", "algorithm": algorithm, "state": "1", "options": {}}
        player.js("void (window.done = player.run(argument, {play: false}))", request)

    begin.player = player
    return begin


@pytest.mark.own_page
@pytest.mark.expects_errors
def test_package_failures_survived(trouble):
    """An endless algorithm stays bounded; an exception is reported; code that does not return is stopped and located; a
    worker without heartbeats is killed, and its request not repeated.
    """
    for act in (endless, raising, hanging, stuck, raising):
        act(trouble)
    assert trouble.player.run(**QUICK)["length"] == 3


def endless(trouble):
    player = trouble.player
    trouble("endless")
    player.page.wait_for_function("() => document.querySelector('dhadha-player').trace.thinned", timeout=30_000)
    assert player.js("player.length") <= 135_000
    player.js("await player.cancel()")


def raising(trouble):
    trouble("raise-error")
    assert trouble.player.js("await window.done") is None
    expect(trouble.player.page.get_by_role("alert")).to_contain_text("this algorithm is broken")


def hanging(trouble):
    """Make time pass faster during a hang."""
    player, (worker,) = trouble.player, trouble.player.page.workers
    worker.evaluate("performance.now = () => 8 * Performance.prototype.now.call(performance)")
    started = time.monotonic()
    trouble("hang")
    player.js("await window.done")
    assert time.monotonic() - started < 40
    expect(player.page.get_by_role("alert")).to_contain_text("stopped, at trouble.py, line 13")
    worker.evaluate("delete performance.now")
    assert player.js("await player.install([new URL('../dhadha_frogs-1.0-py3-none-any.whl', location.href).href])") == [
        "frogs"
    ]  # within its own time limit


def stuck(trouble):
    page = trouble.player.page
    alert = page.get_by_role("alert").filter(has_text="gave no more signs")
    trouble("stuck")
    page.wait_for_timeout(300)
    waits = 0
    while not alert.count() and waits < 40:
        page.clock.fast_forward(2500)  # longer gaps mean that the page was suspended
        waits += 1
    assert waits > 4
    expect(alert).to_be_visible()


@pytest.mark.expects_errors
def test_offline_reported_and_recovered(open_player, context):
    player = open_player(OPEN)
    context.set_offline(True)
    player.js("await player.run({state: '123406758', algorithm: 'ida-star', options: {}}, {play: false})")
    expect(player.page.get_by_role("alert")).to_be_visible()
    context.set_offline(False)
    assert player.run(state="123406758", algorithm="ida-star", options={})["length"] == 2
