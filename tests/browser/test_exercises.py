"""Find the fault: a misprint runs, the visitor picks its line, and the page shows the correction."""

import re

from playwright.sync_api import expect
from visitor import faults_of_access

HERE = "n-queens/?algorithm=too-many-solutions&option-n=4&start-at=0"


def test_fault_exercise(open_player):
    player = open_player(HERE)
    page = player.page
    fault = page.locator("dhadha-fault")
    lines = fault.locator("li button")
    verdict = fault.get_by_role("status")
    wrong = lines.filter(has_text="abs(col[i] - col[k] == i - k)")
    expect(wrong).to_have_count(1)
    expect(verdict).to_be_empty()

    while (
        player.js("player.trace.step(player.position).reason") != "fault-passes"
    ):  # an attacked queen that is accepted
        player.js("player.step()")
    assert "attacks her" in player.js("player.sentence")

    page.get_by_role("button", name="Which line is wrong?").click()
    expect(lines.first).to_be_in_viewport()
    lines.first.focus()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(verdict).to_contain_text("is as it should be")
    number = int(re.search(r"\d+", verdict.inner_text())[0])
    assert (
        fault.locator("li.guessed").evaluate("(line) => [...line.parentElement.children].indexOf(line) + 1") == number
    )
    assert faults_of_access(page) == []

    wrong.click()
    expect(verdict).to_contain_text("2,113 instead of 92")
    assert [" ".join(line.split()) for line in fault.locator("li.right").all_inner_texts()] == [
        "right: if col[i] == col[k] or abs(col[i] - col[k]) == i - k:"
    ]
    expect(fault.locator("li.wrong")).to_contain_text("abs(col[i] - col[k] == i - k)")
    expect(verdict).to_be_in_viewport()
    assert page.evaluate("document.activeElement.localName") == "dhadha-player"
    assert faults_of_access(page) == []

    fault.get_by_role("button", name="Ask me again").click()
    expect(lines.first).to_be_visible()
    fault.get_by_role("button", name="Show me").click()
    fault.get_by_role("button", name="Backtracking").click()
    page.wait_for_function("() => document.querySelector('dhadha-player').request.algorithm === 'backtracking'")
    expect(fault).to_have_count(0)
    page.locator("#change").click()
    assert page.locator("#algorithm option[value='too-many-solutions']").count() == 0
    assert page.locator("#preset optgroup option").all_inner_texts() == ["Seven “solutions” for four queens"]
