"""After cancels, kills, memory exhaustion and refusals at any moment, the next answer is right."""

import endurance
import pytest
from playwright.sync_api import expect
from visitor import Player

TROUBLE = "new URL('../dhadha_trouble-1.0-py3-none-any.whl', location.href).href"

pytestmark = pytest.mark.usefixtures("small")


def test_cancel_at_any_moment(page, home):
    assert endurance.cancel_at_random(page, home + "n-puzzle/?start-at=0", 10, seed=3) == []


@pytest.mark.expects_errors
def test_every_killed_worker_is_replaced(open_player):
    player = open_player("n-puzzle/?start-at=0")
    assert endurance.kill_and_ask(player.page, 3) == []


@pytest.mark.own_page
def test_repeated_runs_do_not_leak(open_player):
    heap, python = endurance.run_again_and_again(open_player("n-puzzle/?start-at=0").page, 22)
    assert heap < 1.1 and python < 1.2


@pytest.mark.expects_errors
def test_python_crash_reported_and_restarted(open_player):
    player = open_player("n-puzzle/?start-at=0")
    alert = player.page.get_by_role("alert")
    player.js(f"await player.install([{TROUBLE}])")
    assert player.run(puzzle="trouble", algorithm="raise-error", state="1", options={}) is None
    expect(alert).to_contain_text("this algorithm is broken")
    ends = {"hungry": "ran out of memory", "abort": "stopped twice", "leave": "stopped twice"}
    for algorithm, said in ends.items():
        assert player.run(puzzle="trouble", algorithm=algorithm, state="1", options={}) is None
        expect(alert, algorithm).to_contain_text(said)
        answer = player.run(puzzle="n-puzzle", algorithm="a-star", state="123406758", options={})
        assert answer and answer["moves"] == "UL", algorithm
        expect(alert.filter(has_text=said), algorithm).to_have_count(0)


@pytest.mark.expects_errors
def test_page_without_webassembly_plays_baked_runs(browser, site_folder, serve_with):
    own = "; ".join(f"{kind}-src 'self'" for kind in ("script", "style", "connect", "font", "frame"))
    policy = f"default-src 'none'; {own}; img-src 'self' data:; worker-src 'self' blob:"
    address = serve_with(site_folder, {"Content-Security-Policy": policy})
    page = browser.new_page()
    page.goto(f"{address}/any/sub/path/n-puzzle/")
    page.wait_for_function("() => document.querySelector('dhadha-player')?.length === 20")
    player = Player(page)
    assert player.run(state="867254301", algorithm="ida-star", options={}) is None
    expect(page.get_by_role("alert")).to_contain_text("forbids WebAssembly")
    assert page.get_by_text("forbids WebAssembly").count() == 1
    assert page.workers == []
    page.close()
