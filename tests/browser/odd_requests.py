"""Seeded odd addresses and attributes: a few for the tests, many for the benchmarks."""

import random
from urllib.parse import urlencode

NAMES = [
    "puzzle",
    "algorithm",
    "algorithms",
    "state",
    "src",
    "lang",
    "theme",
    "autoplay",
    "loop",
    "speed",
    "start-at",
    "controls",
    "panels",
    "loading",
    "option-heuristic",
    "option-n",
    "option-seed",
    "option-budget",
    "option-__proto__",
    "option-constructor",
    "option-a b",
    "option-",
    "option-<b>",
    "option-é",
    "onclick",
    "__proto__",
    "style",
]
VALUES = [
    "",
    " ",
    "0",
    "-1",
    "1e309",
    "NaN",
    "true",
    "false",
    "no",
    "null",
    "undefined",
    "constructor",
    "__proto__",
    "toString",
    "n-puzzle",
    "n-queens",
    "chess",
    "a-star",
    "ida-star",
    "123406758",
    "2 4 1 3",
    "()",
    "[]",
    "{}",
    "<img src=x onerror=alert(1)>",
    "'\"`${1}",
    "ধাঁধা",
    "\u202e\u2066\u0000",
    "\ud83e\udd14",
    "x" * 10_000,
    "1 " * 3000,
    "50%",
    "%",
    "end",
    "../",
    "http://[",
    "data:,x",
    "javascript:alert(1)",
    "none",
    "code tree",
    "dark",
    "lazy",
    "fa",
    "zz",
    "99999999999999999999",
]
STANDS = """(player) => player.length > 0 ||
    player.renderRoot.querySelector("button.solve, .lane.waiting, .lane.refused") ||
    [...player.renderRoot.querySelectorAll("[role=alert]")].some((each) => each.textContent.trim())"""


def odd(seed):
    """Choose a few names, each with a value; likely names more often."""
    chance = random.Random(seed)
    return [(chance.choice(NAMES), chance.choice(VALUES)) for _ in range(chance.randint(1, 5))]


ATTRIBUTES = """async (body, sets) => {
    const stands = STANDS;
    const wrong = [];
    for (const set of sets) {
        const player = document.createElement("dhadha-player");
        for (const [name, value] of set) { try { player.setAttribute(name, value); } catch {
            /* no attribute can have that name */ } }
        body.prepend(player); // in sight, so that a lazy one begins
        const end = performance.now() + 20000;
        while (!stands(player) && performance.now() < end) await new Promise((resolve) => setTimeout(resolve, 10));
        if (!stands(player)) wrong.push(set);
        await Promise.all([player.step(1), player.seek("end"), player.cancel()]).catch((error) =>
            wrong.push([String(error), set]));
        player.remove();
    }
    return wrong;
}""".replace("STANDS", STANDS)
PAGES = [("n-puzzle/", "#stage dhadha-player"), ("embed/", "dhadha-player, dhadha-race"), ("race/", "#setup .chip")]


def wrong_attributes(page, seeds):
    """Return the attribute sets with which a player shows neither board nor sentence, or throws."""
    sets = [[pair for pair in odd(seed) if pair[0] != "src"] for seed in seeds]
    return page.locator("body").evaluate(ATTRIBUTES, sets)


def wrong_addresses(page, home, seeds):
    """Return [(address, exception), …]; time out if the page shows nothing."""
    thrown, wrong = [], []
    page.on("pageerror", lambda error: thrown.append(str(error)))
    for seed in seeds:
        path, stands = PAGES[seed % 3]
        page.goto(f"{home}{path}?{urlencode(odd(seed), errors='replace')}#{seed}")
        page.locator(stands).first.wait_for(state="attached")
        if path != "race/":
            page.wait_for_function(f"(selector) => ({STANDS})(document.querySelector(selector))", arg=stands)
        wrong += [(page.url[:300], error) for error in thrown]
        thrown.clear()
    return wrong
