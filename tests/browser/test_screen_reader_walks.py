"""Each puzzle's page, followed to its end by keyboard and accessibility tree alone: see screen_reader_walks/."""

import json
import re
from pathlib import Path

import pytest
from page_objects import PUZZLES, eventually
from playwright.sync_api import expect

WALKS = Path(__file__).with_name("screen_reader_walks")
MOST_STOPS = 20
STEPS = 3
PART = re.compile(r"""\s*- '?\w+(?: ("(?:[^"\\]|\\.)*"))?[^:]*?(?:'?:(?: (.*))?)?$""")


def spoken(part):
    """Return what a screen reader says of an element: the names and texts of its accessibility tree, without roles."""
    said = []
    for line in re.sub(r":\n *- /url: .*", "", part.aria_snapshot()).splitlines():
        name, text = PART.match(line).groups()
        words = text or ("" if line.endswith(":") else name) or ""  # a container is read by its children
        said.append(json.loads(words) if words.startswith('"') else words)
    return re.sub(r" +([,.:;?!])", r"\1", " ".join(each for each in said if each))


def focused_role_and_name(page):
    """Return role and name of the element with the focus."""
    return page.locator(":focus").last.aria_snapshot().splitlines()[0].strip("-' :")


def describe_changing_stage(player):
    """Return the parts of the stage that a step changes: the live sentence, the list's current entry, the lit lines."""
    said = player.element.locator(".narration[aria-live]")
    found = [f"  said: {spoken(said)}"]
    strip = player.element.locator("dhadha-strip")
    if strip.count() and strip.get_by_role("list").count():
        found.append(f"  list: {spoken(strip.get_by_role('heading'))}")
        found += [f"  list, current: {spoken(entry)}" for entry in strip.locator("[aria-current=true]").all()]
    lit = player.element.locator("dhadha-code li[aria-current]")
    return [*found, *(f"  code, current: {spoken(line)}" for line in lit.all())]


@pytest.mark.parametrize("puzzle", PUZZLES)
def test_page_is_followed_with_eyes_closed(page, open_player, puzzle):
    """The lines of a walk are the stops of the keyboard, and the stage after each step."""
    player = open_player(f"{puzzle}/")
    expect(player.element.locator("dhadha-code li[aria-current]").first).to_be_attached()
    page.keyboard.press("Tab")
    lines = [f"Tab: {focused_role_and_name(page)}"]
    page.keyboard.press("Enter")
    for _ in range(MOST_STOPS):
        page.keyboard.press("Tab")
        lines.append(f"Tab: {focused_role_and_name(page)}")
        if lines[-1] == 'Tab: button "Play"':
            break
    lines += ["at the first step", *describe_changing_stage(player)]
    for step in range(1, STEPS + 1):
        page.keyboard.press(".")
        expect(player.element).to_have_js_property("position", step)
        lines += [". (a step on)", *describe_changing_stage(player)]
    page.keyboard.press("End")
    player.element.evaluate("(player) => player.updateComplete")
    eventually(player.length - 1, lambda: player.element.evaluate("(player) => player.position"))
    facts = player.element.locator(".answer dl > div").all()
    offers = player.element.locator("[slot=next] > *").all()
    lines += ["End", *describe_changing_stage(player), *(f"  answer: {spoken(fact)}" for fact in facts),
              *(f"  offered: {spoken(offer)}" for offer in offers)]
    assert lines == (WALKS / f"{puzzle}.txt").read_text(encoding="utf-8").splitlines()
