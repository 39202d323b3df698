"""Odd addresses and attributes show a board or a sentence, and throw nothing."""

from urllib.parse import parse_qs, urlparse

import pytest
from odd_requests import wrong_addresses, wrong_attributes
from playwright.sync_api import expect
from visitor import SMALL


@pytest.fixture(autouse=True)
def small(page):
    page.set_viewport_size(SMALL)


@pytest.mark.expects_errors
def test_odd_attributes_are_shown_or_refused(blog):
    assert wrong_attributes(blog.page, range(136, 156)) == []


@pytest.mark.expects_errors
def test_odd_addresses_are_shown_or_refused(page, home):
    assert wrong_addresses(page, home, range(1000, 1006)) == []


SAYS_NOTHING = [
    "option-a%20b=1&%E0%A4%A&puzzle=n-queens&puzzle=n-puzzle",
    "state=%E0%A4%A&&&=&a&panels=constructor&lang=%00&theme=toString",
    "src=&state=&packages=%20%20",
]


@pytest.mark.expects_errors
def test_empty_query_is_default_page(page, home):
    thrown = []
    page.on("pageerror", lambda error: thrown.append(str(error)))
    for query in SAYS_NOTHING:
        page.goto(f"{home}n-puzzle/?{query}")
        page.wait_for_function("() => document.querySelector('dhadha-player')?.length === 20")
        assert thrown == [], query


def test_very_long_address(page, home):
    address = f"{home}n-puzzle/"
    page.route(
        "**/n-puzzle/?*", lambda route: route.fulfill(response=route.fetch(url=address))
    )  # as permissive hosts do
    page.goto(f"{address}?start-at=3&option-heuristic=misplaced&state={'1' * 100_000}")
    expect(page.get_by_role("alert")).to_contain_text("1")
    page.wait_for_function("() => document.querySelector('dhadha-player').length === 20")
    page.unroute_all()


NOES = ["false", "no", "0", "off", "FALSE"]
READ = """([...players]) => players.map(({autoplay, loop, position}) => [autoplay, loop, position])"""


def test_falsy_autoplay_values(page, blog, home):
    """In the tag, and in the address."""
    blog.js("""argument.forEach((no) => {
        const another = player.cloneNode();
        for (const name of ["autoplay", "loop"]) another.setAttribute(name, no);
        document.body.append(another);
    })""", NOES)
    page.wait_for_function(
        "() => [...document.querySelectorAll('dhadha-player')].every(({length}) => length === 20)"
    )
    page.wait_for_timeout(700)
    assert page.locator("dhadha-player").evaluate_all(READ) == [[False, False, 0]] * (1 + len(NOES))
    page.goto(f"{home}n-puzzle/?autoplay=no&loop=0")
    page.wait_for_function("() => document.querySelector('dhadha-player')?.length === 20")
    page.wait_for_timeout(700)
    assert page.locator("dhadha-player").evaluate_all(READ) == [[False, False, 0]]


def test_host_player_attributes_properties_errors(blog):
    assert_after_a_refused_puzzle_everything_set_at_once_counts(blog)
    assert_a_state_is_a_text_a_number_or_an_array(blog)
    assert_an_error_is_heard_by_listeners_and_not_by_the_window(blog)
    assert_a_second_copy_stands_back(blog)


def assert_a_state_is_a_text_a_number_or_an_array(blog):
    for state in ([1, 2, 3, 4, 0, 6, 7, 5, 8], 123406758, "123406758"):
        assert blog.run(state=state)["moves"] == "UL"
        blog.js("player.run({state: '123046758'}, {play: false})")
        blog.js("void (player.state = argument)", state)
        blog.page.wait_for_function("() => document.querySelector('dhadha-player').result?.moves === 'UL'")
        assert blog.run(state="123046758")["moves"] != "UL"


def assert_after_a_refused_puzzle_everything_set_at_once_counts(blog):
    blog.js("player.setAttribute('puzzle', 'chess')")
    expect(blog.page.get_by_role("alert")).to_contain_text("no puzzle called chess")
    assert blog.js("player.result") is None
    blog.js(
        """[["option-heuristic", "misplaced"], ["puzzle", "n-puzzle"], ["state", "123406758"], ["algorithm",
        "ida-star"]].forEach(([name, value]) => player.setAttribute(name, value))"""
    )
    blog.page.wait_for_function("() => document.querySelector('dhadha-player').result?.moves === 'UL'")
    assert blog.request["algorithm"] == "ida-star"
    assert blog.request["options"]["heuristic"] == "misplaced"


def assert_a_second_copy_stands_back(blog):
    """The same script again, concurrently and later, and another version's element."""
    page = blog.page
    page.evaluate("""async (other) => {
        const before = customElements.get("dhadha-player");
        await Promise.all(["?one", "?two"].map((again) => import(other + again)));
        if (customElements.get("dhadha-player") !== before) throw new Error("replaced");
    }""", page.url.replace("blog.html", "path/dhadha-player.js"))
    assert blog.run(state="123406758")["moves"] == "UL"


def assert_an_error_is_heard_by_listeners_and_not_by_the_window(blog):
    """window.onerror handles script errors: an error event's object would be reported as one."""
    heard = blog.js("""await new Promise((resolve) => {
        player.addEventListener("error", ({detail, target}) => resolve([detail.message, target.localName]),
            {once: true});
        player.run({state: "nonsense"});
    })""")
    assert "not a number" in heard[0] and heard[1] == "dhadha-player"
    assert blog.page.evaluate("reached") == []


def test_race_beside_other_player_version(page, origin):
    page.route("**/favicon.ico", lambda route: route.fulfill(status=204))
    page.goto(f"{origin}/any/sub/")
    page.set_content("<dhadha-race puzzle='n-puzzle'></dhadha-race>")
    page.evaluate("""() => {
        for (const name of ["dhadha-player", "dhadha-board", "dhadha-plot"]) customElements.define(name,
            class extends HTMLElement {});
    }""")
    page.evaluate("(address) => import(address)", f"{origin}/any/sub/path/dhadha-race.js")
    expect(page.get_by_role("button", name="Run and time them", exact=True)).to_be_visible()


def test_long_method_name_does_not_overflow(page, home):
    page.set_viewport_size({"width": 360, "height": 780})
    page.goto(f"{home}embed/?puzzle=n-puzzle&state=123046758&algorithms={'x' * 200}+a-star")
    page.locator("dhadha-race .lane.waiting").first.wait_for()
    names = page.locator("dhadha-race :is(.lane h2, tbody .method)")
    assert names.count() == 4
    assert not any(names.evaluate_all(
        "(names) => names.map((name) => name.scrollWidth > name.parentElement.clientWidth)"
    ))


def moves(player):
    return player.js(
        "(player.heard ??= [], player.addEventListener('boardchange', ({detail}) => player.heard.push(detail.state)), "
        "true)"
    )


def test_manual_move_announced_once(open_player):
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


def test_first_manual_move_in_address(open_player):
    player = open_player("n-puzzle/?algorithm=a-star&state=123046758&start-at=0")
    page = player.page
    page.locator("dhadha-board .board").focus()
    page.keyboard.press("ArrowLeft")
    page.get_by_role("link", name="বাংলা").click()  # immediately, without waiting
    page.wait_for_function("() => location.pathname.includes('/bn/')")
    assert parse_qs(urlparse(page.url).query)["state"] == ["123406758"]


def test_copied_address_includes_pending_move(open_player, clipboard):
    player = open_player("n-queens/?algorithm=backtracking&state=&option-n=4&start-at=0")
    page = player.page
    page.locator("dhadha-board .board").focus()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Copy link").click()
    page.wait_for_function("() => new URLSearchParams(location.search).get('state')", timeout=20_000)
    assert player.js("player.hand.state") == parse_qs(urlparse(page.url).query)["state"][0]
