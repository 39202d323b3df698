"""Seeded odd addresses and attributes."""

import random
from urllib.parse import urlencode

from playwright.sync_api import expect

NAMES = [
    "puzzle", "algorithm", "algorithms", "state", "src", "lang", "theme", "autoplay", "loop", "speed", "start-at",
    "controls", "panels", "loading", "option-heuristic", "option-n", "option-seed", "option-budget",
    "option-__proto__", "option-constructor", "option-", "option-<b>", "option-é", "onclick", "__proto__", "style",
    "option-a b",
]
VALUES = [
    "0", "-1", "1e309", "NaN", "true", "false", "no", "null", "undefined", "constructor", "__proto__", "toString",
    "n-puzzle", "n-queens", "chess", "a-star", "ida-star", "123406758", "()", "[]", "{}", "'\"`${1}", "ধাঁধা", "50%",
    "%", "end", "../", "http://[", "data:,x", "javascript:alert(1)", "none", "dark", "lazy", "fa", "zz",
    "99999999999999999999",
    "", " ", "2 4 1 3", "code tree", "<img src=x onerror=alert(1)>", "\u202e\u2066\u0000", "\ud83e\udd14",
    "x" * 10_000, "1 " * 3000,
]
PAGES = [("n-puzzle/", "#stage dhadha-player"), ("embed/", "dhadha-player, dhadha-race"), ("race/", "#setup .chip")]
SHOWN = "dhadha-board, button.solve, .lane, [role=alert]:not(:empty)"
BEGIN = """(body, set) => {
    const player = document.createElement("dhadha-player");
    for (const [name, value] of set) { try { player.setAttribute(name, value); } catch {
        /* no attribute can have that name */ } }
    body.prepend(player); // in sight, so that a lazy one begins
}"""
END = """(player) => Promise.all([player.step(1), player.seek("end"), player.cancel()])
    .then(() => player.remove(), (error) => String(error))"""


def odd(seed):
    """Choose a few names, each with a value."""
    chance = random.Random(seed)
    return [(chance.choice(NAMES), chance.choice(VALUES)) for _ in range(chance.randint(1, 5))]


def wrong_attributes(page, seeds):
    """Return [(attributes, exception), …]; time out if a player shows nothing."""
    wrong = []
    for seed in seeds:
        given = [pair for pair in odd(seed) if pair[0] != "src"]
        page.locator("body").evaluate(BEGIN, given)
        player = page.locator("dhadha-player").first
        expect(player.locator(SHOWN)).not_to_have_count(0)
        if error := player.evaluate(END):
            wrong.append((given, error))
    return wrong


def wrong_addresses(page, home, seeds):
    """Return [(address, exception), …]; time out if the page shows nothing."""
    thrown, wrong = [], []
    page.on("pageerror", lambda error: thrown.append(str(error)))
    for seed in seeds:
        path, stands = PAGES[seed % 3]
        page.goto(f"{home}{path}?{urlencode(odd(seed), errors='replace')}#{seed}")
        page.locator(stands).first.wait_for(state="attached")
        if path != "race/":
            expect(page.locator(SHOWN)).not_to_have_count(0)
        wrong += [(page.url[:300], error) for error in thrown]
        thrown.clear()
    return wrong
