"""The code panel in both views, and the variables beside it."""

import pytest
from boards import SOON
from playwright.sync_api import expect
from visitor import faults_of_access

WORKED = "n-puzzle/?algorithm=a-star&state=123046758&start-at="
CODE, VALUES = "dhadha-code", "dhadha-values"
LIT = f"{CODE} li.on"
# The positions whose line is shown as the given one, first to last.
STOPS = """async (player, number) => {
    const { source, view } = player.renderRoot.querySelector("dhadha-code");
    return [...Array(player.length).keys()].filter((at) => (view === "text" ?
        player.trace.line(at) : source.at[player.trace.line(at) - 1]) === number);
}"""
# What is wrong with the highlighted line and its panel, at every position.
WHOLE = """async (player) => {
    const code = player.renderRoot.querySelector("dhadha-code");
    const box = code.renderRoot.querySelector(".box"), faults = [], scrolled = scrollY;
    for (let at = 0; at < player.length; at += 1) {
        await player.seek(at);
        await player.updateComplete;
        await new Promise((resolve) => setTimeout(resolve)); // what is laid out first is scrolled then
        const highlighted = code.renderRoot.querySelector(".on"), frame = box.getBoundingClientRect();
        const { top, bottom } = highlighted?.getBoundingClientRect() ?? frame;
        if (top < frame.top - 1 || bottom > frame.bottom +
            1) faults.push(`${at}: from ${top - frame.top} to ${bottom - frame.top} of ${frame.height}`);
        if (Boolean(highlighted) !== player.trace.line(at) > 0) faults.push(`${at}: line ${player.trace.line(at)}`);
    }
    if (box.scrollWidth > box.clientWidth || document.documentElement.scrollWidth > innerWidth) faults.push("too wide");
    for (const line of box.querySelectorAll("code")) if (line.scrollWidth > line.clientWidth +
        1) faults.push(line.textContent);
    return scrollY === scrolled ? faults : [...faults, "the page scrolled"];
}"""


def position_of(player, number):
    """Return the positions that a line number leads to, from the present one on."""
    stops, now = player.element.evaluate(STOPS, number), player.position
    return next((stop for stop in stops if stop > now), stops[0])



def row(page, name):
    return page.locator(f"{VALUES} dl > div", has=page.get_by_text(name, exact=True))


@pytest.fixture
def phone(open_player, page):
    page.set_viewport_size({"width": 360, "height": 780})
    return open_player


def test_folded_and_full_code(phone, page):
    player = phone(WORKED + "4")
    expect(page.locator(LIT)).to_contain_text("heappush")
    expect(page.locator(f"{CODE} ol")).not_to_contain_text("yield")
    assert player.element.evaluate(WHOLE) == []
    player.seek(4)
    page.locator(CODE).get_by_role("button", name="As it runs").press("Enter")
    expect(page.locator(LIT)).to_contain_text("yield")
    assert player.element.evaluate(WHOLE) == []
    assert faults_of_access(page) == []
    player = phone(WORKED + "4")
    expect(page.locator(LIT)).to_contain_text("yield")
    expect(page.get_by_role("button", name="As it runs")).to_have_attribute("aria-pressed", "true")
    player.element.evaluate("(player) => player.after(player.cloneNode())")
    page.get_by_role("button", name="Reading").first.click()
    expect(page.locator(LIT)).to_contain_text(["heappush", "heappush"])


def test_line_seeks_to_next_step(phone, page):
    player = phone(WORKED + "4")
    highlighted = page.locator(f"{LIT} button")
    line = int(highlighted.inner_text())
    for _ in range(len(player.element.evaluate(STOPS, line)) + 1):  # once round
        there = position_of(player, line)
        highlighted.click()
        assert player.position == there
    highlighted.focus()
    page.keyboard.press("ArrowUp")
    above = page.locator(f"{CODE} button.number:focus")
    there = position_of(player, int(above.inner_text()))
    assert int(above.inner_text()) < line and there != player.position
    page.keyboard.press("Enter")
    assert player.position == there
    page.keyboard.press("Home")
    expect(page.locator(f"{CODE} button.number").first).to_be_focused()
    assert player.position == there  # Home was meant for the lines
    assert page.locator(f"{CODE} button.number[tabindex='0']").count() == 1
    never = page.locator(f"{CODE} li", has_text="continue").locator(".number").first
    assert never.evaluate("(number) => [number.localName, number.title]") == [
        "span",
        "No step of this run stands at this line",
    ]


def test_variables_follow_position(phone, page):
    asked = []
    page.on("request", lambda request: asked.append(request.url))
    player = phone(WORKED + "4")
    player.js("await player.step(1)")
    show = page.get_by_role("button", name="Show the values")
    show.scroll_into_view_if_needed()
    page.wait_for_timeout(300)
    assert not [url for url in asked if "pyodide" in url or "worker" in url]
    player.js("await player.step(-1)")
    show.click()
    expect(row(page, "made").locator("dd")).to_have_text("3", timeout=SOON)
    assert [url for url in asked if "pyodide" in url]
    expect(row(page, "h").locator("dd")).to_have_text("2")
    node = row(page, "node").locator("dd > .node").text_content()
    assert node.split() == ["12346758", "3", "=", "0", "+", "3"]  # a small board, its blank empty
    assert row(page, "child").locator(".small text").text_content() == "12346758"
    expect(page.locator(f"{VALUES} .changed")).to_have_count(5)
    expect(row(page, "made").locator(".hidden")).to_have_text("changed")
    assert faults_of_access(page) == []
    player.js("await player.step(1)")
    expect(row(page, "node").locator("dd")).to_contain_text("L: 3 = 1 + 2")
    expect(page.locator(f"{VALUES} .changed dt > span:first-child")).to_have_text(["open_list", "node"])
    player.seek("end")
    expect(page.locator(VALUES)).to_contain_text("The algorithm does not run at this step")
    player.js("player.trace.header.state = '123406758', await player.seek(6)")  # a run other than the displayed one
    expect(page.locator(VALUES)).to_contain_text("This run cannot be repeated here")
    player.js("player.lang = 'fa', await player.run({state: '123046758'}, {startAt: '4', play: false})")
    expect(row(page, "made").locator("dd")).to_have_text("۳")
    page.evaluate("scrollTo(0, 0)")
    assert player.element.evaluate(WHOLE) == []
    assert faults_of_access(page) == []
