"""The solver behind the page: real Pyodide, cancelled, crashed, hung, without a connection."""

import time

import pytest
from natively import differences_from_native
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


def test_python_here_and_in_the_browser_make_the_same_trace(open_player):
    """The one whose tables take long to make is compared in test_heuristics."""
    player = open_player("n-puzzle/?start-at=0")
    for puzzle, runs in FAMILIES.items():
        requests = [{"puzzle": puzzle, **dict(zip(KEYS, run))} for run in runs]
        assert differences_from_native(player, *requests) == []


def test_searches_are_optimal_on_the_hardest_states(open_player):
    """Breadth-first goes through all of one in test_a_long_run_streams_and_stays_bounded…."""
    player = open_player()
    for state, algorithm in (("867254301", "a-star"), ("647850321", "ida-star")):
        result = player.run(algorithm=algorithm, state=state, options={})
        assert (result["length"], result["optimal"]) == (31, True), (state, algorithm)


def test_cancel_takes_effect_at_once_and_keeps_what_was_found(open_player):
    player = open_player()
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
    assert player.run(state="123046758", algorithm="ida-star", options={})["length"] == 3


COUNT_LOOKS = """(player) => {
    window.drawn = window.grown = 0;
    player.addController({ hostUpdated: () => { window.drawn += 1; } });
    player.addEventListener("rungrow", () => { window.grown += 1; });
}"""


def test_a_long_run_streams_and_stays_bounded_and_a_refused_request_leaves_it_alone(open_player):
    """And leaves most of the processor to Python: not every part that comes is drawn."""
    player = open_player()
    player.element.evaluate(COUNT_LOOKS)
    player.js(
        "void (window.done = player.run({state: '647850321', algorithm: 'breadth-first', options: {}}, {play: false}))"
    )
    player.page.wait_for_function("() => document.querySelector('dhadha-player').length > 1000")
    assert player.js("player.running")
    assert player.run(state="nonsense") is None
    assert player.js("player.running")
    assert player.js("(await window.done).length") == 31
    drawn, grown = player.page.evaluate("[drawn, grown]")
    assert 5 < drawn < grown / 2
    facts = player.js(
        "({kept: player.length, steps: player.trace.footer.steps, thinned: player.trace.thinned, length: "
        "player.trace.footer.result.length, bytes: player.trace.byteLength})"
    )
    assert facts["steps"] > 600_000 and facts["kept"] <= 135_000
    assert facts["thinned"] and facts["length"] == 31 and facts["bytes"] < 12_000_000
    player.seek("end")
    assert player.values() == [1, 2, 3, 4, 5, 6, 7, 8, 0]
    expect(player.page.get_by_text("a long run, shown in stretches")).to_be_visible()


def test_a_new_request_takes_the_place_of_the_old(open_player):
    player = open_player()
    player.js("void player.run({state: '647850321', algorithm: 'breadth-first', options: {}}, {play: false})")
    player.page.wait_for_function("() => document.querySelector('dhadha-player').length > 1000")
    assert player.run(state="123046758", algorithm="ida-star", options={})["moves"] == "LUL"
    player.page.wait_for_timeout(300)
    assert player.request["algorithm"] == "ida-star"


@pytest.mark.expects_errors
def test_a_worker_that_dies_idle_or_at_work_is_replaced_and_the_work_done(open_player):
    player = open_player()
    player.run(state="123046758", algorithm="ida-star", options={})
    player.page.workers[-1].evaluate("self.close()")
    assert player.run(state="123406758", algorithm="ida-star", options={})["length"] == 2
    # and one that is at work, whose work is done
    player.js(
        "void (window.done = player.run({state: '237806154', algorithm: 'breadth-first', options: {}}, {play: false}))"
    )
    player.page.wait_for_function("() => document.querySelector('dhadha-player').length > 1000")
    player.page.workers[-1].evaluate("self.close()")
    expect(player.page.get_by_text("A new one has started")).to_be_visible()
    assert player.js("(await window.done).length") == 20


@pytest.mark.expects_errors
def test_code_that_does_not_come_back_is_stopped_and_the_place_named(open_player):
    player = open_player()
    player.js("await player.install([new URL('../dhadha_trouble-1.0-py3-none-any.whl', location.href).href])")
    started = time.monotonic()
    player.js("await player.run({puzzle: 'trouble', algorithm: 'hang', state: '1', options: {}}, {play: false})")
    assert time.monotonic() - started < 40
    expect(player.page.get_by_role("alert")).to_contain_text("stopped, at trouble.py, line 13")
    assert player.js("await player.install([new URL('../dhadha_frogs-1.0-py3-none-any.whl', location.href).href])") == [
        "frogs"
    ]  # that time is its own
    assert player.run(puzzle="n-puzzle", state="123046758", algorithm="ida-star", options={})["length"] == 3


@pytest.mark.own_page
@pytest.mark.expects_errors
def test_a_worker_that_gives_no_signs_is_ended_and_not_asked_the_same_again(page, open_player):
    page.clock.install()
    player = open_player()
    player.js("await player.install([new URL('../dhadha_trouble-1.0-py3-none-any.whl', location.href).href])")
    player.js("void player.run({puzzle: 'trouble', algorithm: 'stuck', state: '1', options: {}}, {play: false})")
    page.wait_for_timeout(1500)
    expect(page.get_by_role("alert")).not_to_contain_text("gave no more signs")
    for _ in range(40):
        page.clock.fast_forward(2500)  # a page that sees longer gaps has slept
    expect(player.page.get_by_role("alert")).to_contain_text("gave no more signs")
    assert player.run(puzzle="trouble", algorithm="raise-error", state="1", options={}) is None
    expect(player.page.get_by_role("alert")).to_contain_text("this algorithm is broken")
    assert player.run(puzzle="n-puzzle", state="123046758", algorithm="ida-star", options={})["length"] == 3


@pytest.mark.expects_errors
def test_an_endless_algorithm_never_grows_without_bound_and_one_that_raises_is_reported(open_player):
    player = open_player()
    player.js("await player.install([new URL('../dhadha_trouble-1.0-py3-none-any.whl', location.href).href])")
    player.js("void player.run({puzzle: 'trouble', algorithm: 'endless', state: '1', options: {}}, {play: false})")
    player.page.wait_for_function("() => document.querySelector('dhadha-player').trace.thinned", timeout=30_000)
    assert player.js("player.length") <= 135_000
    player.js("await player.cancel()")
    player.js("await player.run({puzzle: 'trouble', algorithm: 'raise-error', state: '1', options: {}}, {play: false})")
    expect(player.page.get_by_role("alert")).to_contain_text("this algorithm is broken")
    assert player.run(puzzle="n-puzzle", state="123046758", algorithm="ida-star", options={})["length"] == 3


@pytest.mark.expects_errors
def test_without_a_connection_the_page_says_so_and_recovers(open_player, context):
    player = open_player()
    context.set_offline(True)
    player.js("await player.run({state: '123406758', algorithm: 'ida-star', options: {}}, {play: false})")
    expect(player.page.get_by_role("alert")).to_be_visible()
    context.set_offline(False)
    assert player.run(state="123406758", algorithm="ida-star", options={})["length"] == 2
