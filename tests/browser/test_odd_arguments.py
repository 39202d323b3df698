"""Addresses, attributes and methods of any kind: a board or a sentence is shown, and nothing is thrown."""

import random
from urllib.parse import urlencode

import pytest
from page_objects import Player
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


@pytest.mark.usefixtures("small_window")
@pytest.mark.expects_errors
@pytest.mark.parametrize("seeds", [range(1000, 1006), pytest.param(range(2000, 2100), marks=pytest.mark.long)])
def test_odd_addresses_are_shown_or_refused(page, home, seeds):
    thrown, player = [], Player(page)
    page.on("pageerror", lambda error: thrown.append((page.url[:300], str(error))))
    for seed in seeds:
        path, stands = PAGES[seed % 3]
        chance = random.Random(seed)
        query = [(chance.choice(NAMES), chance.choice(VALUES)) for _ in range(chance.randint(1, 5))]
        page.goto(f"{home}{path}?{urlencode(query, errors='replace')}#{seed}")
        page.locator(stands).first.wait_for(state="attached")
        if path != "race/":
            expect(page.locator(SHOWN)).not_to_have_count(0)
    assert thrown == []
    for query in (
        "option-a%20b=1&%E0%A4%A&puzzle=n-queens&puzzle=n-puzzle",
        "state=%E0%A4%A&&&=&a&panels=constructor&lang=%00&theme=toString", "src=&state=&packages=%20%20",
    ):
        page.goto(f"{home}n-puzzle/?{query}")
        player.when("player?.length === 20")


ANY = """[null, undefined, 10n, () => 1, {}, [], [[1, 2], [3]], NaN, 1e308, "x", "http://[", true, new Date(NaN),
    document.body]"""
ELEMENTS = [("dhadha-player", ["run", "seek", "step", "open", "install"]), ("dhadha-race", ["run", "seek", "step"])]
THROWN = """async ([name, methods]) => {
    const thrown = [];
    const call = (what, promise) => promise.catch((error) => thrown.push(`${what}: ${error}`));
    const element = document.body.appendChild(document.createElement(name));
    await element.updateComplete;
    const declared = [...element.constructor.elementProperties];
    const properties = declared.filter(([, { attribute }]) => attribute).map(([property]) => property);
    for (const [index, value] of VALUES.entries()) {
        for (const method of methods) call(`${method} ${index}`, element[method](value));
        for (const part of ["puzzle", "algorithm", "state", "options"])
            call(`run ${part} ${index}`, element.run({ [part]: value }));
        for (const property of properties) {
            try { element[property] = value; } catch (error) { thrown.push(`${property} ${index}: ${error}`); }
            await element.updateComplete.catch((error) => thrown.push(`${property} ${index} drawn: ${error}`));
        }
        await element.cancel();
    }
    await element.run({ puzzle: "n-puzzle", algorithm: "a-star", state: "123046758" });
    element.remove();
    return thrown;
}""".replace("VALUES", ANY)
DETACHED = """await (async () => {
    const outside = document.createElement("dhadha-player");
    const values = await Promise.all([outside.play(), outside.step(2), outside.seek("end"), outside.cancel(),
        outside.file(), outside.run({state: "x"})]);
    const lazy = Object.assign(document.createElement("dhadha-player"), {loading: "lazy"});
    const far = document.body.appendChild(document.createElement("div"));
    Object.assign(far.style, {height: "5000px"});
    document.body.append(lazy);
    await lazy.seek(3);
    return [values.every((value) => value == null), outside.result, lazy.position];
})()"""


@pytest.mark.usefixtures("small_window")
@pytest.mark.expects_errors
def test_properties_and_methods_take_any_value(blog_player):
    """Also of a detached and of a lazy player; all promises resolve, and no error reaches the window."""
    assert blog_player.js(DETACHED) == [True, None, 3]
    for where in ("50%", "end", "abc%", "nonsense", -5, 99999):
        blog_player.js("await player.seek(argument)", where)
        assert 0 <= blog_player.position < 20, where
    for call in ("run(null)", "run({puzzle: {}})", "open(null)", "open('http://[')", "install('http://[')"):
        blog_player.js(f"void (window.settled = false, player.{call}.then(() => (window.settled = true)))")
        blog_player.page.wait_for_function("() => window.settled")
    blog_player.page.evaluate("import('./path/dhadha-race.js')")
    for element in ELEMENTS:
        assert blog_player.page.evaluate(THROWN, element) == []
