"""Odd addresses, attributes and requests: a board or a sentence stands, and nothing is thrown."""

import random
from urllib.parse import parse_qs, urlencode, urlparse

import pytest
from playwright.sync_api import expect
from visitor import Player

NAMES = ["puzzle", "algorithm", "algorithms", "state", "src", "lang", "theme", "autoplay", "loop", "speed", "start-at", "controls", "panels", "loading",
         "option-heuristic", "option-n", "option-seed", "option-budget", "option-__proto__", "option-constructor", "option-a b", "option-", "option-<b>", "option-é", "onclick", "__proto__", "style"]
VALUES = ["", " ", "0", "-1", "1e309", "NaN", "true", "false", "no", "null", "undefined", "constructor", "__proto__", "toString", "n-puzzle", "n-queens", "chess", "a-star", "ida-star",
          "123406758", "2 4 1 3", "()", "[]", "{}", "<img src=x onerror=alert(1)>", "'\"`${1}", "ধাঁধা", "\u202e\u2066\u0000", "\ud83e\udd14", "x" * 10_000, "1 " * 3000, "50%", "%", "end", "../", "http://[", "data:,x",
          "javascript:alert(1)", "none", "code tree", "dark", "lazy", "fa", "zz", "99999999999999999999"]
STANDS = "(player) => player.length > 0 || [...player.renderRoot.querySelectorAll('[role=alert]')].some((each) => each.textContent.trim())"


def odd(seed):
    """A few names, each with a value; the likely ones more often."""
    chance = random.Random(seed)
    return [(chance.choice(NAMES), chance.choice(VALUES)) for _ in range(chance.randint(1, 5))]


@pytest.fixture
def blog(page, origin):
    """A page of somebody else's with one player, and a list of what reached its window."""
    page.add_init_script("window.reached = []; window.onerror = (...all) => { reached.push(String(all[0])); }; addEventListener('unhandledrejection', ({reason}) => reached.push(String(reason)));")
    page.goto(f"{origin}/any/sub/blog.html")
    page.wait_for_function("() => document.querySelector('dhadha-player')?.length === 20")
    yield Player(page)
    assert page.evaluate("reached") == []


@pytest.mark.expects_errors
def test_odd_attributes_are_shown_or_refused(blog):
    sets = [[pair for pair in odd(seed) if pair[0] != "src"] for seed in range(240)]
    blank = blog.page.evaluate("""async (sets) => {
        const stands = """ + STANDS + """;
        const blank = [];
        for (const set of sets) {
            const player = document.createElement("dhadha-player");
            for (const [name, value] of set) { try { player.setAttribute(name, value); } catch { /* no attribute can have that name */ } }
            document.body.append(player);
            const end = performance.now() + 20000;
            while (!stands(player) && performance.now() < end) await new Promise((resolve) => setTimeout(resolve, 10));
            if (!stands(player)) blank.push(set);
            const results = await Promise.all([player.step(1), player.seek("end"), player.cancel()]).catch((error) => blank.push([String(error), set]));
            player.remove();
        }
        return blank;
    }""", sets)
    assert blank == []


@pytest.mark.expects_errors
def test_odd_addresses_are_shown_or_refused(page, home):
    thrown = []
    page.on("pageerror", lambda error: thrown.append(str(error)))
    pages = [("n-puzzle/", "#stage dhadha-player"), ("embed/", "dhadha-player"), ("race/", "#setup .chip")]
    for seed in range(60):
        path, stands = pages[seed % 3]
        page.goto(f"{home}{path}?{urlencode(odd(1000 + seed), errors='replace')}#{seed}")
        page.locator(stands).first.wait_for(state="attached")
        if path != "race/":
            page.wait_for_function(f"(selector) => ({STANDS})(document.querySelector(selector))", arg=stands)
        assert thrown == [], page.url[:300]


@pytest.mark.parametrize("query", ["option-a%20b=1", "%E0%A4%A", "state=%E0%A4%A", "&&&=&a", "puzzle=n-queens&puzzle=n-puzzle", "src=&state=", "packages=%20%20", "panels=constructor", "lang=%00&theme=toString"])
@pytest.mark.expects_errors
def test_an_address_that_says_nothing_is_the_page_itself(page, home, query):
    thrown = []
    page.on("pageerror", lambda error: thrown.append(str(error)))
    page.goto(f"{home}n-puzzle/?{query}")
    page.wait_for_function("() => document.querySelector('dhadha-player')?.length === 20")
    assert thrown == []


def test_an_address_of_a_hundred_thousand_letters(page, home):
    address = f"{home}n-puzzle/"
    page.route("**/n-puzzle/?*", lambda route: route.fulfill(response=route.fetch(url=address)))  # as hosts do that allow it
    page.goto(f"{address}?start-at=3&option-heuristic=misplaced&state={'1' * 100_000}")
    expect(page.get_by_role("alert")).to_contain_text("1")
    page.wait_for_function("() => document.querySelector('dhadha-player').length === 20")
    page.unroute_all()


@pytest.mark.parametrize("no", ["false", "no", "0", "off", "FALSE"])
def test_whoever_writes_no_does_not_mean_yes(page, home, no):
    page.goto(f"{home}n-puzzle/?autoplay={no}&loop={no}")
    page.wait_for_function("() => document.querySelector('dhadha-player')?.length === 20")
    page.wait_for_timeout(700)
    assert page.evaluate("(({autoplay, loop, position}) => [autoplay, loop, position])(document.querySelector('dhadha-player'))") == [False, False, 0]


@pytest.mark.parametrize("state", [[1, 2, 3, 4, 0, 6, 7, 5, 8], 123406758, "123406758"])
def test_a_state_is_a_text_a_number_or_an_array(blog, state):
    assert blog.run(state=state)["moves"] == "UL"
    blog.js("player.run({state: '123046758'}, {play: false})")
    blog.js("void (player.state = argument)", state)
    blog.page.wait_for_function("() => document.querySelector('dhadha-player').result?.moves === 'UL'")


def test_after_a_refused_puzzle_everything_set_at_once_counts(blog):
    blog.js("player.setAttribute('puzzle', 'chess')")
    expect(blog.page.get_by_role("alert")).to_contain_text("no puzzle called chess")
    assert blog.js("player.result") is None
    blog.js("""[["option-heuristic", "misplaced"], ["puzzle", "n-puzzle"], ["state", "123406758"], ["algorithm", "ida-star"]].forEach(([name, value]) => player.setAttribute(name, value))""")
    blog.page.wait_for_function("() => document.querySelector('dhadha-player').result?.moves === 'UL'")
    assert blog.request["algorithm"] == "ida-star"
    assert blog.request["options"]["heuristic"] == "misplaced"


def test_a_second_copy_stands_back(blog, open_origin):
    """The same script again, at the same time and later, and another version's element."""
    page = blog.page
    page.evaluate("""async (other) => {
        const before = customElements.get("dhadha-player");
        await Promise.all(["?one", "?two"].map((again) => import(other + again)));
        if (customElements.get("dhadha-player") !== before) throw new Error("replaced");
    }""", page.url.replace("blog.html", "path/dhadha-player.js"))
    assert blog.run(state="123406758")["moves"] == "UL"


def test_a_race_beside_a_player_of_another_version(page, origin):
    page.route("**/favicon.ico", lambda route: route.fulfill(status=204))
    page.goto(f"{origin}/any/sub/")
    page.set_content("<dhadha-race puzzle='n-puzzle'></dhadha-race>")
    page.evaluate("""() => {
        for (const name of ["dhadha-player", "dhadha-board", "dhadha-plot"]) customElements.define(name, class extends HTMLElement {});
    }""")
    page.evaluate("(address) => import(address)", f"{origin}/any/sub/path/dhadha-race.js")
    expect(page.get_by_role("button", name="Run and time them", exact=True)).to_be_visible()


def test_an_error_is_heard_by_listeners_and_not_by_the_window(blog):
    """window.onerror is for errors of scripts: handed an event, it would report an object."""
    heard = blog.js("""await new Promise((resolve) => {
        document.addEventListener("error", ({detail, target}) => resolve([detail.message, target.localName]), {once: true});
        player.run({state: "nonsense"});
    })""")
    assert "not a number" in heard[0] and heard[1] == "dhadha-player"
    assert blog.page.evaluate("reached") == []


@pytest.mark.parametrize("call", ["run({state: 'x'})", "run(null)", "run(5)", "run({options: null, state: null})", "run({puzzle: {}})", "open('nothing.trace')", "open(null)", "open('http://[')",
                                  "install(['nothing.whl'])", "install('http://[')", "step('x')", "step(1e309)", "seek({})", "seek(null)", "play()", "pause()", "cancel()"])
@pytest.mark.expects_errors
def test_every_method_resolves(blog, call):
    assert blog.js(f"await Promise.race([player.{call}.then((value) => value === undefined || value === null || typeof value === 'object'), new Promise((resolve) => setTimeout(() => resolve('hangs'), 15000))])") is True


ODD_VALUES = """[null, undefined, Symbol("s"), 10n, () => 1, { toString() { throw new Error("evil"); } }, {}, [], [Symbol("s")], [[1, 2], [3]], NaN, 1e308,
    Object.create(null), new Proxy({}, { get() { throw new Error("proxy"); } }), true, new Date(NaN), document.body]"""


@pytest.mark.parametrize("element, properties, methods", [
    ("dhadha-player", ["puzzle", "algorithm", "state", "src", "lang", "theme", "speed", "startAt", "controls", "panels", "packages", "loading", "loop", "autoplay"], ["run", "seek", "step", "open", "install"]),
    ("dhadha-race", ["puzzle", "algorithms", "state", "lang", "theme", "speed", "packages", "autoplay"], ["run", "seek", "step"]),
])
@pytest.mark.expects_errors
def test_values_of_any_type(blog, element, properties, methods):
    """Nothing is thrown, nothing rejects, and nothing reaches the window."""
    if element == "dhadha-race":
        blog.page.evaluate("import('./path/dhadha-race.js')")
    thrown = blog.page.evaluate("""async ([name, properties, methods]) => {
        const thrown = [];
        const settled = (promise) => Promise.race([promise, new Promise((resolve) => setTimeout(resolve, 60))]);
        const element = document.body.appendChild(document.createElement(name));
        await element.updateComplete;
        for (const [index, value] of ODD_VALUES.entries()) {
            for (const method of methods) await settled(element[method](value)).catch((error) => thrown.push(`${method} ${index}: ${error}`));
            for (const part of ["puzzle", "algorithm", "state", "options"]) await settled(element.run({ [part]: value })).catch((error) => thrown.push(`run ${part} ${index}: ${error}`));
            for (const property of properties) {
                try { element[property] = value; } catch (error) { thrown.push(`${property} ${index}: ${error}`); }
                await element.updateComplete.catch((error) => thrown.push(`${property} ${index} drawn: ${error}`));
            }
        }
        await new Promise((resolve) => setTimeout(resolve, 300));
        element.remove();
        return thrown;
    }""".replace("ODD_VALUES", ODD_VALUES), [element, properties, methods])
    assert thrown == []


def test_methods_of_a_player_outside_of_any_page_or_waiting_to_be_seen(blog):
    assert blog.js("""await (async () => {
        const outside = document.createElement("dhadha-player");
        const values = await Promise.all([outside.play(), outside.step(2), outside.seek("end"), outside.cancel(), outside.file(), outside.run({state: "x"})]);
        const lazy = Object.assign(document.createElement("dhadha-player"), {loading: "lazy"});
        const far = document.body.appendChild(document.createElement("div"));
        Object.assign(far.style, {height: "5000px"});
        document.body.append(lazy);
        await lazy.seek(3);
        return [values.every((value) => value == null), outside.result, lazy.position];
    })()""") == [True, None, 3]


@pytest.mark.parametrize("call", ["run({puzzle: 'chess'})", "run({algorithms: 'x y'})", "run(null)", "run({state: [1, 2]})", "cancel()", "step(NaN)", "seek('%')"])
def test_every_method_of_a_race_resolves(page, home, call):
    page.goto(f"{home}race/")
    page.locator("#setup .chip").first.wait_for(state="attached")
    page.evaluate("""() => { window.race = document.createElement("dhadha-race"); document.body.append(race); }""")
    assert page.evaluate(f"Promise.race([race.{call}.then(() => true), new Promise((resolve) => setTimeout(() => resolve('hangs'), 20000))])") is True


# ---- moves by hand

def moves(player):
    return player.js("(player.heard ??= [], player.addEventListener('handmove', ({detail}) => player.heard.push(detail.state)), true)")


def test_a_hand_move_is_told_once(open_player):
    player = open_player("n-puzzle/?algorithm=a-star&state=123046758&start-at=0")
    moves(player)
    player.page.locator("dhadha-board .board").focus()
    for key in ("ArrowLeft", "ArrowUp"):
        player.page.keyboard.press(key)
    player.page.wait_for_function("() => document.querySelector('dhadha-player').heard.length >= 2")
    player.js("await player.ask('sources')")
    player.page.wait_for_timeout(300)
    assert player.js("player.heard") == ["123406758", "123456708"]
    player.page.get_by_role("button", name="Undo").click()
    assert player.js("player.heard.at(-1)") == "123406758"


def test_the_first_hand_move_is_in_the_address_and_in_other_languages(open_player):
    player = open_player("n-puzzle/?algorithm=a-star&state=123046758&start-at=0")
    page = player.page
    page.locator("dhadha-board .board").focus()
    page.keyboard.press("ArrowLeft")
    page.get_by_role("link", name="বাংলা").click()  # at once: neither Python nor the timer of the address was waited for
    page.wait_for_function("() => location.pathname.includes('/bn/')")
    assert parse_qs(urlparse(page.url).query)["state"] == ["123406758"]


def test_a_move_that_only_python_can_name_goes_into_the_copied_address(open_player, context):
    context.grant_permissions(["clipboard-read", "clipboard-write"])
    player = open_player("n-queens/?algorithm=backtracking&state=&option-n=4&start-at=0")
    page = player.page
    page.locator("dhadha-board .board").focus()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Copy link").click()
    page.wait_for_function("() => new URLSearchParams(location.search).get('state')", timeout=20_000)
    assert player.js("player.hand.state") == parse_qs(urlparse(page.url).query)["state"][0]
