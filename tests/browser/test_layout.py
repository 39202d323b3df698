"""No overflow and no overlap in races and manual play; the check itself finds both."""

import pytest
from layout import assert_in_place, faults_of_layout
from visitor import unfolded
from watched_page import STARTED


def test_race_layout(page, home):
    """In English and Bengali, too, a race is looked at before it is run (test_all_pages.py)."""
    page.goto(f"{home}fa/race/?puzzle=n-puzzle&algorithms=a-star+ida-star+greedy-backtracking&state=123046758")
    page.wait_for_function(
        "() => { const race = document.querySelector('dhadha-race'); return race?.lanes.length === 3 && "
        "!race.running && race.length; }",
        timeout=20_000,
    )
    page.evaluate("document.querySelector('dhadha-race').seek('end')")
    assert_in_place(page, "race")


@pytest.mark.parametrize("language", ["", "bn/", "fa/"])
def test_manual_play_layout(page, home, language):
    page.goto(f"{home}{language}n-puzzle/?start-at=0")
    page.wait_for_function(STARTED)
    page.wait_for_load_state("networkidle")
    for request in ({}, {"puzzle": "pile-game", "state": "5 2 3", "options": {"takes": "1,2"}}):
        page.evaluate(
            "async (request) => { const player = document.querySelector('dhadha-player'); "
            "if (request.puzzle) await player.run(request, {play: false, startAt: 0}); player.hint(); }",
            request,
        )
        page.wait_for_function("() => document.querySelector('dhadha-player').hand?.advice", timeout=20_000)
        assert_in_place(page, request)


def test_check_finds_overflow(page, home):
    page.goto(home + "n-puzzle/?algorithm=a-star&state=430521786&start-at=0")
    page.wait_for_load_state("networkidle")
    page.wait_for_function(STARTED)
    unfolded(page)
    for selector, style, fault in (
        ("#setup .about", {"width": "20px", "whiteSpace": "nowrap"}, "too long for its place"),
        ("dhadha-board .number", {"fontSize": "8em"}, "“1” is too long"),
        ("dhadha-player", {"marginTop": "-200px"}, "lies over"),
    ):
        changed = page.locator(selector).first
        changed.evaluate("(element, style) => Object.assign(element.style, style)", style)
        assert any(fault in found for found in faults_of_layout(page)), fault
        changed.evaluate("(element, style) => Object.keys(style).forEach((name) => (element.style[name] = ''))", style)
    assert faults_of_layout(page) == []
