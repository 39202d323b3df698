"""Python in the page: its traces are those of native Python; searches are stopped, replaced, killed, and go on."""

import base64
import gzip
import re

import dhadha
import pytest
import trace_reader
from dhadha.puzzles.sliding.puzzle import PUZZLE
from dhadha.trace.recorder import Recorder
from playwright.sync_api import expect

OPEN = "n-puzzle/?start-at=0"
RUNS = {
    "n-puzzle": [
        ("a-star", "430521786", {"heuristic": "linear-conflict"}),
        ("anytime", "1 2 4 8 5 6 11 0 10 14 3 13 9 12 7 15", {"effort": 1000}),
    ],
    "estimate-tree": [("greedy-backtracking", "45(42(44 46) 43(41*))", {"tolerance": 2})],
    "n-queens": [
        ("backtracking", "0 0 3 0 0 0", {}),
        ("genetic", "", {"n": 8, "seed": 5}),
        ("count", "", {"n": 11}),
        ("large", "", {"n": 1000, "seed": 9}),
    ],
    "knight-path": [
        ("breadth-first", "a1 l3 x c2 d3", {"rows": 3, "columns": 12}),
        ("bitboard", "a1 p16 x c2 d4", {"rows": 16, "columns": 16, "all-paths": True}),
    ],
    "pile-game": [("period", "5", {"octal": "0.007", "length": 1000})],
    "coin-game": [
        ("play", "(8,6) (5,8) (5,2)", {"opponent": "beatable", "seed": 3}),
        ("fill", "(20,30) (40,40)", {"rows": 40, "columns": 40}),
    ],
    "magic-square": [("auto", "", {"n": 10}), ("large", "", {"n": 101})],
    "magic-trick": [("any-sum", "", {"sum": 25, "reveal": False})],
}
FILE = """async (player, request) => {
    await player.run(request, {play: false, fresh: true});
    const bytes = new Uint8Array(await (await player.file()).arrayBuffer());
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
}"""
QUICK = {"puzzle": "n-puzzle", "state": "123046758", "algorithm": "ida-star", "options": {}}
ENDLESS = {"puzzle": "n-puzzle", "state": "15 14 8 12 10 11 13 9 2 6 5 1 3 7 4 0", "algorithm": "iterative-deepening",
           "options": {"budget": 2_000_000}}
HARD = {"puzzle": "n-puzzle", "state": "647850321", "algorithm": "breadth-first", "options": {"budget": 2_000_000}}


def comparable_trace_content(trace):
    """Return what a trace says, without the seconds, the sizes of its chunks and where its texts stand."""
    left_out = "seconds", "strings", "reasons"
    ends = [{name: value for name, value in end.items() if name not in left_out} for end in trace[::3]]
    return *ends, [step for _, steps in trace.chunks for step in steps], trace.nodes


def recount_counters_at(trace, position):
    """Return the counters at a position, but for those of others."""
    words = [step.word for _, steps in trace.chunks for step in steps][: position + 1]
    return {
        name: sum(counter["words"].get(word, 0) for word in words)
        for name, counter in trace.header["counters"].items() if counter.get("words") and not counter.get("peak")
    }


@pytest.mark.usefixtures("small_window")
@pytest.mark.parametrize("puzzle", RUNS)
def test_trace_in_the_page_is_that_of_native_python(open_running, puzzle):
    player = open_running(OPEN)
    for algorithm, state, options in RUNS[puzzle]:
        request = {"puzzle": puzzle, "algorithm": algorithm, "state": state, "options": options}
        here = trace_reader.read_file(gzip.decompress(base64.b64decode(player.element.evaluate(FILE, request))))
        there = trace_reader.read_file(Recorder(dhadha.run(puzzle, algorithm, state, **options)).record_trace_file())
        assert comparable_trace_content(here) == comparable_trace_content(there), request
        half = player.js("Math.floor(player.length / 2)")
        counters, values = player.js("(await player.seek(argument), [player.counters, [...player.values()]])", half)
        if there.footer["steps"] < 4096:
            assert recount_counters_at(there, half).items() <= counters.items(), request
            assert values == list(list(trace_reader.boards_shown(there))[half][1]), request


@pytest.mark.usefixtures("small_window")
def test_search_is_cancelled_and_replaced(open_running):
    """Its worker stays; what it found stays, too; another request replaces a search, a refused one does not."""
    player = open_running(OPEN)
    worker = player.page.workers[-1] if player.run(**QUICK) else None
    player.begin(**ENDLESS)
    player.when("player.running && player.length > 3000")
    player.button("Cancel").click()
    expect(player.page.get_by_text("Cancelled. What was found so far stays")).to_be_visible()
    player.when("!player.running")
    length = player.length
    player.seek("end")
    assert player.length == length > 3000
    player.begin(**ENDLESS)
    player.when("player.running && player.length > 1000")
    assert player.run(state="nonsense") is None and player.js("player.running")
    assert player.run(**QUICK)["moves"] == "LUL"
    assert player.request["algorithm"] == "ida-star" and player.page.workers == [worker]
    for algorithm, n in (("large", 1_000_000), ("first", 96), ("genetic", 48)):
        player.js("(void player.run({puzzle: 'n-queens', algorithm: argument[0], state: '', options: {n: argument[1]}},"
                  "{play: false}), await player.cancel())", [algorithm, n])
        assert player.run(puzzle="n-queens", algorithm="construction", state="", options={"n": 4})["queens"] == [
            2, 4, 1, 3]


def test_long_run_is_shown_in_stretches(small_window, open_running):
    """It streams, is thinned twice, and is drawn less often than it grows, since Python needs the processor."""
    player = open_running(OPEN)
    player.js("void (window.grown = 0, player.addEventListener('runprogress', () => (grown += 1)))")
    result = player.run_and_show_last(**HARD | {"state": "728510436"})
    assert (result["length"], result["optimal"]) == (21, True)
    assert player.page.evaluate("grown") > 2 and player.length <= 135_000
    player.wait_for_values([1, 2, 3, 4, 5, 6, 7, 8, 0])
    expect(player.page.get_by_text("only parts of this long run are shown")).to_be_visible()


@pytest.mark.expects_errors
def test_dead_worker_is_replaced_and_its_work_repeated(small_window, open_running):
    player = open_running(OPEN)
    player.run(**QUICK)
    player.page.workers[-1].evaluate("self.close()")
    assert player.run(**QUICK | {"state": "123406758"})["length"] == 2
    player.js("void (window.done = player.run(argument, {play: false}))", HARD | {"state": "237806154"})
    player.when("player.running && player.length > 1000")
    player.page.workers[-1].evaluate("self.close()")
    expect(player.page.get_by_text("It has started again")).to_be_visible()
    assert player.page.evaluate("done.then(({length}) => length)") == 20


MUTE = """() => {
    const {postMessage} = MessagePort.prototype;
    MessagePort.prototype.postMessage = function (message, ...more) {
        if (message?.type === "alive") return postMessage.call(this, message, ...more);
    };
}"""


@pytest.mark.own_page
@pytest.mark.expects_errors
def test_question_is_given_up_after_a_minute_and_a_run_never(small_window, open_player, page):
    """Of a worker that only shows that it lives."""
    page.clock.install()
    player = open_player(OPEN)
    player.run(**QUICK)
    (worker,) = page.workers

    def is_worker_lost_within(seconds):
        """Let so many seconds pass, each with a sign of life; return whether the worker was given up."""
        for _ in range(seconds):
            page.clock.fast_forward(1000)
            if not page.workers or page.workers != [worker]:
                return True
            worker.evaluate("0")
        return False

    worker.evaluate(MUTE)
    player.begin(**QUICK | {"state": "123406758"})
    assert not is_worker_lost_within(100) and player.js("player.running")
    player.js("void player.session.query('shuffle', {puzzle: 'n-puzzle', options: {}})")
    assert not is_worker_lost_within(40) and is_worker_lost_within(300)  # a slow machine has more time


# ---- endless searches and large tables

LARGE = PUZZLE.shuffle(6, 6, 4)


def test_anytime_search_keeps_its_best_solution(small_window, open_running):
    player = open_running(OPEN)
    enough, more = player.button("Stop here"), player.button("Keep improving")
    player.begin(algorithm="anytime", state=LARGE, options={"effort": 0})
    enough.click()
    player.when("!player.running && player.result")
    moves, state = player.js("player.result.moves"), LARGE
    for move in moves:
        state = PUZZLE.apply(state, move, {})
    assert PUZZLE.outcome(state, {}) == "solved" and player.js("player.result.least") <= len(moves)
    player.seek("end")
    player.wait_for_values([*range(1, 36), 0])
    more.click()
    enough.click()
    expect(enough).to_be_hidden()
    player.when("!player.running")
    player.seek("end")
    expect(more).to_be_visible()


TABLE = "**/*.table.pack"
STATUS = ".notice.work [role=status]"
FIFTEEN = "1 2 4 8 5 6 11 0 10 14 3 13 9 12 7 15"  # 26 moves
EIGHTY = "0 12 9 13 15 11 10 14 3 7 2 5 4 8 6 1"


def make_fulfilling_route(answer):
    return lambda route: route.fulfill(**answer)


def tables(asked):
    return [url for url in asked if url.endswith(".table.pack")]


@pytest.mark.expects_errors
def test_large_tables_are_fetched_for_15_puzzles_only_and_done_without(small_window, open_player, requested_addresses):
    player = open_player(OPEN)
    page = player.page
    assert player.run(algorithm="optimal", state="867254301", options={})["optimal"] and not tables(requested_addresses)
    for answer in ({"status": 404}, {"status": 200, "body": "no table"}):
        page.route(TABLE, make_fulfilling_route(answer))
        with page.expect_response(TABLE):  # the message of the answer before may still be shown
            assert player.js("await player.run(argument, {play: false, fresh: true})",
                             {"algorithm": "optimal", "state": FIFTEEN, "options": {}})["length"] == 26
        expect(page.locator(STATUS)).to_have_text(
            re.compile(r"n-puzzle\.6-6-3-\w+\.table\.pack was not fully downloaded"))
        page.unroute(TABLE)


def test_download_of_tables_is_shown_while_python_starts_and_after_cancelling(
    small_window, open_player, requested_addresses,
):
    player = open_player(OPEN)
    page = player.page
    held = []
    page.route(TABLE, lambda route: held.append(route))
    player.begin(algorithm="optimal", state=EIGHTY, options={})
    status = page.locator(STATUS)
    expect(status).to_contain_text(
        re.compile(r"Looking for a solution of \d+ moves: [\d,]+ boards so far, [\d,]+ a second"))
    expect(page.get_by_role("progressbar")).to_be_visible()
    player.button("Cancel").click()
    player.when("!player.running")
    expect(status).to_have_text("Fetching larger tables for a faster search…")
    with page.expect_response(TABLE) as response:
        held[0].continue_()
    assert response.value.ok
    expect(status).to_have_text("")
    count = len(tables(requested_addresses))
    assert player.run(algorithm="optimal", state=PUZZLE.shuffle(4, 4, 0), options={})["length"] == 55
    assert len(tables(requested_addresses)) == count


@pytest.mark.expects_errors
def test_heuristic_with_large_tables_waits_for_them_or_is_refused(open_player, page):
    held = []
    page.route(TABLE, lambda route: held.append(route))
    player = open_player(OPEN)
    large = {"algorithm": "a-star", "state": FIFTEEN, "options": {"heuristic": "pattern-6-6-3"}}
    player.begin(**large)
    expect(page.locator(STATUS)).to_have_text("Fetching larger tables for a faster search…")
    player.button("Cancel").click()
    player.when("!player.running")
    assert player.run(**QUICK)["length"] == 3
    while held:
        held.pop().fulfill(status=404)
    page.unroute(TABLE)
    page.route(TABLE, lambda route: route.fulfill(status=404))
    player.begin(**large)
    said = page.get_by_text("could not be loaded. Try again when you are online, or use the 5-5-5 pattern databases")
    expect(said).to_be_visible()
    page.unroute(TABLE)
    result = player.run(**large)
    assert (result["length"], result["optimal"]) == (26, True)
    expect(said).to_have_count(0)
    player.seek("50%")
    for colour, count in (("orange", 6), ("blue", 6), ("green", 3)):
        expect(page.locator(f"dhadha-board .piece.colour-{colour}")).to_have_count(count)


# ---- at length

def heap_bytes_of_page(page):
    """Return the bytes of the page's heap with its buffers, after a collection."""
    session = page.context.new_cdp_session(page)
    session.send("HeapProfiler.enable")
    for _ in range(2):  # one collection does not free what finalizers and weak references hold
        session.send("HeapProfiler.collectGarbage")
    usage = session.send("Runtime.getHeapUsage")
    session.detach()
    return usage["usedSize"] + usage.get("backingStorageSize", 0)


REPEATED = [
    {"puzzle": "n-puzzle", "algorithm": "a-star", "state": "867254301", "options": {"heuristic": "linear-conflict"}},
    {"puzzle": "n-queens", "algorithm": "backtracking", "state": "", "options": {"n": 8}},
    {"puzzle": "n-puzzle", "algorithm": "ida-star", "state": "430521786", "options": {}},
]


@pytest.mark.long
@pytest.mark.own_page
@pytest.mark.usefixtures("small_window")
def test_repeated_runs_do_not_leak(open_player):
    """From the tenth run on, each measured after the same one."""
    player, kept = open_player(OPEN), []
    for _ in range(8):
        for request in REPEATED:
            player.js("await player.run(argument, {play: false, fresh: true})", request)
        kept.append((heap_bytes_of_page(player.page), player.js("player.memory")))
    (heap, python), (heap_then, python_then) = kept[-1], kept[3]
    assert heap < 1.1 * heap_then and python < 1.2 * python_then
