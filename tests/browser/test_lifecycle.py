"""Players that are moved, changed, duplicated, cancelled early or given invalid input."""

import pytest
from playwright.sync_api import expect
from visitor import Player

LONG = {"state": "647850321", "algorithm": "breadth-first", "options": {}}


def test_cancelling_while_python_is_fetched_stops_the_search(blog):
    grown = blog.js("""await (async () => {
        player.run(argument, {play: false});
        player.run({...argument, state: "867254301"}, {play: false});
        await player.cancel();
        await new Promise((resolve) => setTimeout(resolve, 2500));
        return [player.length, player.running, player.request.algorithm];
    })()""", LONG)
    assert grown == [20, False, "a-star"]


def test_late_refusal_does_not_hide_search(blog):
    blog.js("player.run({state: 'oops'}) && void 0")
    blog.js("void player.run(argument, {play: false})", LONG)
    blog.page.wait_for_function("() => document.querySelector('dhadha-player').length > 3000")
    assert blog.js("player.running")
    blog.js("await player.cancel()")
    assert not blog.js("player.running")


def test_attribute_changes_and_removal(blog):
    blog.js("player.setAttribute('state', '123406758')")
    blog.page.wait_for_function("() => document.querySelector('dhadha-player').result?.moves === 'UL'")
    blog.js("player.algorithm = 'ida-star'")
    blog.page.wait_for_function("() => document.querySelector('dhadha-player').request.algorithm === 'ida-star'")
    blog.js("player.setAttribute('option-heuristic', 'misplaced')")
    blog.page.wait_for_function(
        "() => document.querySelector('dhadha-player').request.options.heuristic === 'misplaced'"
    )
    blog.js("player.setAttribute('lang', 'fa')")
    expect(blog.page.locator("dhadha-transport .caption")).to_contain_text("گام")
    assert blog.request["state"] == "123406758"
    blog.js("void player.run(argument, {play: false})", LONG)
    blog.page.wait_for_function("() => document.querySelector('dhadha-player').length > 3000")
    running = blog.page.evaluate("""async () => {
        const player = document.querySelector("dhadha-player");
        player.remove();
        await new Promise((resolve) => setTimeout(resolve, 300));
        const length = player.length;
        await new Promise((resolve) => setTimeout(resolve, 300));
        return [player.running, player.length - length];
    }""")
    assert running == [False, 0]


def test_players_share_python_and_survive_moves(page, origin):
    page.goto(f"{origin}/any/sub/blog.html")
    page.evaluate("() => document.body.append(document.querySelector('dhadha-player'))")
    page.wait_for_function("() => document.querySelector('dhadha-player')?.length === 20")
    results = page.evaluate("""async () => {
        for (let more = 0; more < 9; more += 1) document.body.append(document.createElement("dhadha-player"));
        const players = [...document.querySelectorAll("dhadha-player")];
        const running = players.map((player, at) => player.run({state: at ? "123406758" : "867254301", algorithm:
            "ida-star", options: {}}));
        await new Promise(requestAnimationFrame);
        document.body.prepend(players[0]);
        return (await Promise.all(running)).map((result) => result.length);
    }""")
    assert results == [31, *[2] * 9]
    assert len(page.workers) == 1


def test_manual_moves_during_startup(blog):
    blog.page.locator("dhadha-board .board").focus()
    for key in ("ArrowLeft", "ArrowUp", "ArrowLeft"):
        blog.page.keyboard.press(key)
    blog.page.wait_for_function("() => document.querySelector('dhadha-player').hand?.assessment?.state === '123456780'")
    assert blog.js("player.hand.past.length") == 3
    blog.page.keyboard.press("End")
    assert blog.position == 0
    for _ in range(3):
        blog.page.get_by_role("button", name="Undo").click()
    assert blog.js("player.hand") is None


def test_seek_takes_anything(blog):
    for where in ("50%", "end", "abc%", "nonsense", -5, 99999):
        blog.js("await player.seek(argument)", where)
        assert 0 <= blog.position < 20, where


@pytest.mark.expects_errors
def test_invalid_address_explained(page, home):
    for query, sentence in (
        ("puzzle=chess", "There is no puzzle called chess"),
        ("src=nothing.trace", "nothing.trace could not be fetched"),
        ("algorithm=dijkstra", "has no algorithm dijkstra"),
        ("option-heuristic=euclid", "“euclid” is not a choice for Heuristic"),
        ("state=abc", "is not a number"),
    ):
        page.goto(f"{home}n-puzzle/?{query}")
        expect(page.get_by_role("alert")).to_contain_text(sentence, timeout=15_000)
        page.wait_for_function("() => document.querySelector('dhadha-player').length === 20")
    assert Player(page).run(state="123406758")["moves"] == "UL"


@pytest.mark.usefixtures("moving")
def test_gallery_can_be_paused(page, home):
    page.goto(home)
    page.wait_for_function("() => document.querySelector('dhadha-player')?.position > 0")
    page.get_by_role("button", name="Stop the boards").click()
    before = page.evaluate("[...document.querySelectorAll('dhadha-player')].map((player) => player.position)")
    page.wait_for_timeout(1200)
    assert (
        page.evaluate("[...document.querySelectorAll('dhadha-player')].map((player) => player.position)")[:3]
        == before[:3]
    )
    page.get_by_role("button", name="Let the boards move").click()
    page.wait_for_function("(before) => document.querySelector('dhadha-player').position !== before", arg=before[0])
