"""Cancelling and re-running in a loop."""

from random import Random

JOBS = [
    {"puzzle": "n-puzzle", "algorithm": "breadth-first", "state": "647850321", "options": {"budget": 200_000}},
    {"puzzle": "n-puzzle", "algorithm": "ida-star", "state": "867254301", "options": {"heuristic": "misplaced"}},
    {"puzzle": "n-queens", "algorithm": "count", "state": "", "options": {"n": 13}},
    {"puzzle": "n-queens", "algorithm": "cartesian", "state": "", "options": {"n": 8}},
    {"puzzle": "knight-path", "algorithm": "bitboard", "state": "a1 h8", "options": {"rows": 300, "columns": 300}},
    {"puzzle": "magic-square", "algorithm": "large", "state": "", "options": {"n": 901}},
    {"puzzle": "pile-game", "algorithm": "period", "state": "5", "options": {"octal": "0.007", "length": 9000}},
    {"puzzle": "coin-game", "algorithm": "fill", "state": "(200,200)", "options": {"rows": 600, "columns": 600}},
]
CHECKS = [
    ({"puzzle": "n-puzzle", "algorithm": "a-star", "state": "123406758", "options": {}}, "moves", "UL"),
    ({"puzzle": "n-queens", "algorithm": "count", "state": "", "options": {"n": 6}}, "solutions", 4),
    ({"puzzle": "knight-path", "algorithm": "breadth-first", "state": "e2 e4", "options": {}}, "distance", 2),
]

CANCEL = """async (player, [job, wait, [request, name, right]]) => {
    void player.run(job, {play: false, fresh: true});
    await new Promise((resolve) => setTimeout(resolve, wait));
    await player.cancel();
    const stopped = !player.running;
    const result = await player.run(request, {play: false, fresh: true});
    const { puzzle, algorithm } = player.request;
    if (!stopped || result?.[name] !== right || puzzle !== request.puzzle || algorithm !== request.algorithm ||
        player.result?.[name] !== right)
        return [stopped, result, player.request];
    return null;
}"""


def cancel_at_random(page, address, times, seed=1, fresh_every=10):
    """Cancel runs at random moments, also while Python or a description loads, and make another request after each;
    return the failures.
    """
    random = Random(seed)
    wrong = []
    for number in range(times):
        if number % fresh_every == 0:
            page.goto(address)
            page.wait_for_function("() => document.querySelector('dhadha-player')?.length > 0")
        moment = random.choice((0, random.uniform(0, 30), random.uniform(0, 400)))
        fault = page.locator("dhadha-player").first.evaluate(
            CANCEL, [random.choice(JOBS), moment, random.choice(CHECKS)]
        )
        if fault:
            wrong.append(fault)
    return wrong


def memory_of(page):
    """Return the bytes of the page's heap with its buffers, after a collection, and of Python's memory."""
    session = page.context.new_cdp_session(page)
    session.send("HeapProfiler.enable")
    for _ in range(2):  # one collection does not free what finalizers and weak references hold
        session.send("HeapProfiler.collectGarbage")
    usage = session.send("Runtime.getHeapUsage")
    session.detach()
    heap = usage["usedSize"] + usage.get("backingStorageSize", 0)
    return heap, page.locator("dhadha-player").first.evaluate("(player) => player.memory")


def run_again_and_again(page, times, settled=10):
    """Return the growth of (heap, Python's memory) from the `settled`th run to the last, as ratios."""
    player = page.locator("dhadha-player").first
    requests = [
        CHECKS[0][0] | {"state": "867254301", "options": {"heuristic": "linear-conflict"}},
        {"puzzle": "n-queens", "algorithm": "backtracking", "state": "", "options": {"n": 8}},
        {"puzzle": "n-puzzle", "algorithm": "ida-star", "state": "430521786", "options": {}},
    ]
    for number in range(times):
        player.evaluate(
            "(player, request) => player.run(request, {play: false, fresh: true})", requests[number % len(requests)]
        )
        if number + 1 == settled:
            before = memory_of(page)
    return tuple(after / early for after, early in zip(memory_of(page), before))
