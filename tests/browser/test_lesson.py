"""The lesson beside a run: its sentences lead to the steps that they explain."""

import re

from playwright.sync_api import expect

RUN = "n-puzzle/?algorithm=a-star&state=123046758&start-at=0"


def test_lesson_sentence_seeks_to_its_step(open_player):
    player = open_player(RUN)
    lesson = player.page.locator("dhadha-lesson")
    now = lesson.locator("[aria-current=step]")
    expect(lesson.get_by_role("heading")).to_have_text(
        ["The idea", "The invariant: true at every step", "Why it is right", "What it costs"]
    )
    expect(now).to_contain_text(
        "at the start that is the given board itself"
    )  # every sentence that matches the displayed step
    proof = lesson.get_by_role("listitem").filter(has_text="Hart, Nilsson and Raphael 1968")
    proof.get_by_role("button").focus()
    player.page.keyboard.press("Enter")
    assert player.js("player.trace.step(player.position).word") == "found"
    expect(now).to_have_count(1)
    expect(now).to_contain_text("therefore the first goal taken is reached by a shortest way")
    expect(proof.locator("code").first).to_have_text("h")
    last = lesson.get_by_role("listitem").filter(has_text="Every board that was ever made")
    last.get_by_role("button").click()
    words = "Array.from({length: player.length}, (_, at) => player.trace.step(at).word)"
    assert player.js(f"{words}.lastIndexOf('expand') === player.position")
    expect(last.locator("sup")).to_have_text("d")

    player.run(algorithm="ida-star", state="025436178")
    expect(lesson).to_contain_text("IDA* goes depth first")
    player.run(puzzle="n-queens", algorithm="count", state="", options={"n": 8})  # an engine
    expect(player.page.locator(".panel.lesson")).to_be_hidden()
    player.page.goto(player.page.url.split("/n-")[0] + f"/fa/{RUN}")
    expect(lesson.get_by_role("heading").first).to_have_text("ایدهٔ اصلی")
    start, text = lesson.get_by_role("listitem").first.evaluate(
        "(item) => [...item.children].map((child) => child.getBoundingClientRect().left)"
    )
    assert text < start  # numbers stand on the right, where the lines begin
    assert lesson.locator("code").first.evaluate(
        "(code) => [getComputedStyle(code).direction, getComputedStyle(code).unicodeBidi]"
    ) == ["ltr", "isolate"]



def test_large_step_numbers_fit_their_buttons(open_player):
    player = open_player("fa/" + RUN)
    player.page.set_viewport_size({"width": 360, "height": 780})
    player.run(state="867254301")
    links = player.page.locator("dhadha-lesson li > button")
    expect(links.filter(has_text=re.compile("^[۰-۹]{5}$")).first).to_be_visible()
    assert not links.evaluate_all("(links) => links.filter((link) => link.scrollWidth > link.clientWidth).length")
