"""The dialogue Embed writes code that works where it is pasted."""

import base64
import re
from pathlib import Path
from urllib.parse import quote

import pytest
from page_objects import PHONE, assert_accessible, open_post, python_addresses
from playwright.sync_api import expect

SOURCE = re.compile('src="data:application/gzip;base64,')


@pytest.fixture
def open_dialogue(open_player):
    def open_player_and_dialogue(path):
        player = open_player(path)
        player.page.get_by_role("button", name="Embed").click()
        box = player.page.locator("dialog.embedding")
        expect(box.locator("pre")).not_to_be_empty()
        return player, box
    return open_player_and_dialogue


def code_to_paste(box, *parts):
    """Return the code, once it contains these parts."""
    for part in parts:
        expect(box.locator("pre")).to_contain_text(part)
    return box.locator("pre").text_content()


def test_pasted_tag_and_frame_hold_the_run(open_dialogue, page, home, requested_addresses):
    page.set_viewport_size(PHONE)
    player, box = open_dialogue("n-puzzle/?algorithm=a-star&state=123406758")
    assert box.evaluate("(box) => box.scrollWidth <= box.clientWidth")
    expect(box.get_by_role("button", name="Copy", exact=True)).to_be_in_viewport(ratio=1)
    length, tag = player.length, code_to_paste(box, SOURCE)
    assert len(tag) < 20_000 and "option-" not in tag, "all options are the usual ones"
    expect(box.locator("dhadha-player")).to_have_js_property("length", length)
    box.get_by_label("What to paste").select_option("iframe")
    frame = code_to_paste(box, "<iframe")
    requested_addresses.clear()
    open_post(page, home, tag, head="")
    player.when("player?.length === argument", length)
    player.js("(player.pause(), await player.seek(0))")
    assert player.js("[...player.values()]") == [1, 2, 3, 4, 0, 6, 7, 5, 8]
    link = page.locator("dhadha-player > a").get_attribute("href")
    assert "/n-puzzle/?puzzle=n-puzzle&algorithm=a-star&state=123406758" in link
    open_post(page, home, frame)
    expect(page.frame_locator("iframe").locator("dhadha-player")).to_have_js_property("length", length)
    expect(page.locator("iframe")).to_have_attribute("height", re.compile(r"[3-9]\d\d|\d{4}"))
    assert python_addresses(requested_addresses) == []


@pytest.mark.usefixtures("allow_motion")
def test_pasted_code_has_every_setting(open_dialogue):
    player, box = open_dialogue("n-queens/?start-at=3")
    code = code_to_paste(box, 'style="display:block;font-size:medium;height:0;padding-bottom:', 'start-at="3"')
    assert not any(part in code for part in (" height=", "gzip")), "it is baked"
    expect(box.locator(".cost")).to_contain_text("no Python")
    assert_accessible(player.page)
    box.get_by_label("Begin at step 4").uncheck()
    expect(box.locator("pre")).not_to_contain_text('start-at="')
    box.get_by_label("Begin at step 4").check()
    for name, value in (("Asks what comes next", "hard"), ("Loads", "lazy"), ("Plays again and again", "true"),
                        ("Speed", "reading"), ("Language", "fa"), ("Theme", "dark"), ("Controls", "none"),
                        ("Plays by itself", "true")):
        box.locator(".chosen").get_by_label(name, exact=True).select_option(value)
    for typed, problem in (("tall", "Type a whole number from 200 to 4,000."), ("৪২০", "")):
        box.get_by_label("Height").fill(typed)
        box.get_by_label("Height").press("Tab")
        expect(box.locator(":scope > .problem")).to_have_text(problem)
    code_to_paste(box, 'ask="hard"', 'loading="lazy"', 'loop="true"', 'speed="reading"', "/fa/n-queens/?")
    code_to_paste(box, "autoplay", 'start-at="3"', 'lang="fa"', 'theme="dark"', 'controls="none"', 'height="420"',
           "height:420px")
    preview = box.locator("dhadha-player")
    expect(preview).to_have_js_property("offsetHeight", 420)
    expect(preview).to_have_attribute("start-at", "3")


def test_picture_is_saved_with_its_text(open_dialogue):
    player, box = open_dialogue("n-puzzle/?start-at=3")
    box.get_by_label("What to paste").select_option("picture")
    pattern = r'<a href="http[^"<]+"><img src="(?P<file>[^"]+)" alt="(?P<alt>[^"]+)" width="480"></a>'
    for kind, beginning in (("png", b"\x89PNG"), ("gif", b"GIF89a")):
        box.get_by_label("Picture", exact=True).select_option(kind)
        told = re.fullmatch(pattern, code_to_paste(box, f".{kind}"))
        assert "A*" in told["alt"]
        with player.page.expect_download() as saved:
            box.get_by_role("button", name="Save the picture").click()
        assert saved.value.suggested_filename == told["file"]
        assert Path(saved.value.path()).read_bytes().startswith(beginning)


def test_cost_is_shown_and_avoided_by_an_embedded_run(open_dialogue, page):
    """Which is in the code, or in a file beside the page if it is long."""
    player, box = open_dialogue("n-puzzle/?state=123406758&algorithm=ida-star&start-at=0")
    cost = box.locator(".cost")
    expect(cost).to_contain_text("the text that you paste holds the run")
    page.keyboard.press("Escape")
    expect(box.locator("dhadha-player")).to_have_count(0)
    player.press("ArrowUp")
    expect(player.button("Undo")).to_be_visible()
    page.get_by_role("button", name="Embed").click()
    expect(cost).to_contain_text(re.compile(r"downloads \d(\.\d)? MB of Python"))
    expect(box.locator("pre")).not_to_contain_text(SOURCE)
    box.get_by_role("button", name="Solve it now").click()
    expect(cost).to_contain_text("no Python")
    code_to_paste(box, SOURCE)
    player, box = open_dialogue("n-queens/?algorithm=backtracking&option-n=8&option-until=all&start-at=0")
    code_to_paste(box, 'src="n-queens-backtracking.trace.gz"')
    expect(cost).to_contain_text("folder of your page")
    box.get_by_label("What to paste").select_option("iframe")
    assert "#run=" not in code_to_paste(box, "src=n-queens-backtracking.trace.gz")
    with page.expect_download() as saved:
        box.get_by_role("button", name="Save the run").click()
    assert saved.value.suggested_filename == "n-queens-backtracking.trace.gz"


def test_race_is_pasted_with_its_height(page, home):
    page.goto(f"{home}race/?puzzle=n-puzzle&algorithms=a-star+ida-star&state=123406758")
    page.get_by_role("button", name="Embed").click()
    box = page.locator("dialog.embedding")
    expect(box.locator(".cost")).to_contain_text("MB of Python")
    tag = code_to_paste(box, re.compile(r"min-height:max\(\d+px,min\(\d+px,"))
    expect(box.locator(".preview > dhadha-race")).to_be_visible()
    assert_accessible(page)
    box.get_by_label("What to paste").select_option("iframe")
    pattern = re.compile(r'src="([^"]+)".* height="\d{3,4}"')
    frame = pattern.search(code_to_paste(box, pattern))[1].replace("&amp;", "&")
    open_post(page, home, tag, head="")
    expect(page.locator(".lane dhadha-board")).to_have_count(2)
    assert page.workers == []
    page.goto(frame)
    expect(page.locator(".lane h2")).to_have_text(["A*", "IDA*"])


def test_link_of_another_page_brings_no_run(open_player, page, home):
    own = page.request.get(f"{home}examples/six-queens.trace.gz").body()
    run = f"data:application/gzip;base64,{base64.b64encode(own).decode()}"
    player = open_player(f"n-puzzle/?src={quote(run)}")
    assert player.js("[player.src, player.request.puzzle]") == ["", "n-puzzle"]
    player.js("void player.setAttribute('src', argument)", run)
    player.when("player.request.puzzle === 'n-queens' && player.length > 1")
