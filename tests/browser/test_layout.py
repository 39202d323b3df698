"""Nothing overflows and nothing lies over anything else where a race is run or a board is in the hand;
what does is found."""

import pytest
from layout import assert_in_place, faults_of_layout
from visitor import unfolded
from watched import STARTED

LANGUAGES = ["", "bn/", "fa/"]


@pytest.fixture
def still(page):
    page.emulate_media(reduced_motion="reduce")
    return page


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_race_and_a_board_in_the_hand_have_their_place(still, home, language):
    still.goto(f"{home}{language}race/?puzzle=n-puzzle&algorithms=a-star+ida-star+greedy-backtracking&state=123046758")
    still.wait_for_function(
        "() => { const race = document.querySelector('dhadha-race'); return race?.lanes.length === 3 && "
        "!race.running && race.length; }",
        timeout=20_000,
    )
    still.evaluate("document.querySelector('dhadha-race').seek('end')")
    assert_in_place(still, "race")
    for path in ("n-puzzle/?start-at=0", "pile-game/?state=5+2+3&option-takes=1,2&start-at=0"):
        still.goto(home + language + path)
        still.wait_for_function(STARTED)
        still.wait_for_load_state("networkidle")
        still.evaluate("document.querySelector('dhadha-player').hint()")
        still.wait_for_function("() => document.querySelector('dhadha-player').hand?.advice", timeout=20_000)
        assert_in_place(still, path)


def test_what_is_too_long_for_its_place_is_found(still, home):
    still.goto(home + "n-puzzle/?algorithm=a-star&state=430521786&start-at=0")
    still.wait_for_load_state("networkidle")
    still.wait_for_function(STARTED)
    unfolded(still)
    for selector, style, fault in (
        ("#setup .about", {"width": "20px", "whiteSpace": "nowrap"}, "too long for its place"),
        ("dhadha-board .number", {"fontSize": "8em"}, "“1” is too long"),
        ("dhadha-player", {"marginTop": "-200px"}, "lies over"),
    ):
        changed = still.locator(selector).first
        changed.evaluate("(element, style) => Object.assign(element.style, style)", style)
        assert any(fault in found for found in faults_of_layout(still)), fault
        changed.evaluate("(element, style) => Object.keys(style).forEach((name) => (element.style[name] = ''))", style)
    assert faults_of_layout(still) == []
