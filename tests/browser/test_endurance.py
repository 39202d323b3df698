"""Cancelled at any moment, killed at any moment, out of memory, forbidden, run again and again: the next answer is right."""

import endurance
import pytest
from playwright.sync_api import expect
from visitor import Player

TROUBLE = "new URL('../dhadha_trouble-1.0-py3-none-any.whl', location.href).href"


def test_cancel_sticks_at_any_moment(page, home):
    assert endurance.cancel_at_random(page, home + "n-puzzle/", 30, seed=3) == []


@pytest.mark.expects_errors
def test_every_killed_worker_is_replaced(open_player):
    player = open_player()
    assert endurance.kill_and_ask(player.page, 8) == []


def test_running_again_and_again_takes_no_more_memory(open_player):
    heap, python = endurance.run_again_and_again(open_player().page, 40)
    assert heap < 1.2 and python < 1.2


@pytest.mark.expects_errors
@pytest.mark.parametrize("algorithm, told", [
    ("hungry", "ran out of memory"),
    ("abort", "stopped twice"),
    ("leave", "stopped twice"),
])
def test_what_ends_python_is_told_and_a_new_one_answers(open_player, algorithm, told):
    player = open_player()
    player.js(f"await player.install([{TROUBLE}])")
    assert player.run(puzzle="trouble", algorithm=algorithm, state="1", options={}) is None
    expect(player.page.get_by_role("alert")).to_contain_text(told)
    assert player.run(puzzle="trouble", algorithm="raise-error", state="1", options={}) is None
    expect(player.page.get_by_role("alert")).to_contain_text("this algorithm is broken")
    assert player.run(puzzle="n-puzzle", algorithm="a-star", state="123406758", options={})["moves"] == "UL"


@pytest.mark.expects_errors
def test_a_page_that_forbids_webassembly_is_told_so_and_plays_what_was_baked(browser, site_folder, serve_with):
    policy = "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self' data:; font-src 'self'; worker-src 'self' blob:; frame-src 'self'"
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
