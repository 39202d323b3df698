"""The Embed dialogue writes code that works when pasted into a post."""

import base64
import re
from pathlib import Path
from urllib.parse import quote

import pytest
from playwright.sync_api import expect
from visitor import Player, faults_of_access

OWN = "n-puzzle/?algorithm=a-star&state=123406758"


@pytest.fixture
def dialogue(open_player):
    def open_dialogue(path):
        player = open_player(path)
        player.page.get_by_role("button", name=re.compile("Embed|এমবেড|جاسازی")).click()
        dialogue = player.page.locator("dialog.embedding")
        expect(dialogue).to_be_visible()
        return player, dialogue
    return open_dialogue


def pasted(dialogue):
    return dialogue.locator("pre").text_content()


def open_post(page, origin, body):
    page.route(f"{origin}/any/sub/post.html", lambda route: route.fulfill(
        content_type="text/html", body=f'<!doctype html><meta charset="utf-8"><link rel="icon" href="data:,">{body}'))
    page.goto(f"{origin}/any/sub/post.html")


LISTEN = "<script>window.told = []; addEventListener('message', ({data}) => told.push(data))</script>"


def steer(page):
    """Send the frame to the end; return its responses."""
    for kind, value in (("name", "ready"), ("type", "dhadha-height")):
        page.wait_for_function("([kind, value]) => window.told.some((each) => each[kind] === value)", arg=[kind, value])
    answer = page.evaluate("""() => new Promise((resolve) => {
        addEventListener("message", ({data}) => data.id === 7 && resolve(data));
        const frame = document.querySelector("iframe").contentWindow;
        frame.postMessage({type: "dhadha", command: "run", value: {}, id: 6}, "*");
        frame.postMessage({type: "dhadha", command: "seek", value: "end", id: 7}, "*");
    })""")
    told = page.evaluate("told.map(({type, name}) => name ?? type)")
    assert {"dhadha-height", "ready", "runstart", "stepchange"} <= set(told) and 6 not in told
    return answer


def test_pasted_code_contains_run(dialogue, page, origin):
    player, box = dialogue(OWN)
    length = player.js("player.length")
    tag = pasted(box)
    assert 'src="data:application/gzip;base64,' in tag and len(tag) < 20_000
    expect(box.locator("dhadha-player")).to_have_js_property("length", length)
    box.get_by_label("What to paste").select_option("iframe")
    frame = pasted(box)
    asked = []
    page.on("request", lambda request: asked.append(request.url))
    open_post(page, origin, tag)
    page.wait_for_function(f"() => document.querySelector('dhadha-player')?.length === {length}")
    Player(page).js("player.pause(), await player.seek(0)")
    assert Player(page).values() == [1, 2, 3, 4, 0, 6, 7, 5, 8]
    page.wait_for_load_state("networkidle")
    assert not [url for url in asked if "pyodide" in url or "worker" in url]
    assert "/n-puzzle/?puzzle=n-puzzle&algorithm=a-star&state=123406758" in page.locator(
        "dhadha-player > a").get_attribute("href")
    assert not re.search("[<>]|&&", frame.split("<script>")[1].removesuffix("</script>"))  # which editors escape
    open_post(page, origin, LISTEN + frame)
    answer = steer(page)
    assert answer["position"] == length - 1 and answer["frame"] == ""
    assert int(page.locator("iframe").get_attribute("height")) > 300


@pytest.mark.usefixtures("moving")
def test_pasted_code_has_every_setting(dialogue):
    player, box = dialogue("n-queens/?start-at=3")
    assert "start-at" not in pasted(box) and "src=" not in pasted(box).split("<dhadha-player")[1], "it is baked"
    assert 'style="display:block;padding-bottom:' in pasted(box) and " height=" not in pasted(box)
    expect(box.locator(".cost")).to_contain_text("no Python")
    box.get_by_label("Begin at step 4").check()
    assert 'start-at="3"' in pasted(box)
    for name, value in (("Language", "fa"), ("Theme", "dark"), ("Controls", "none"), ("Plays by itself", "true")):
        box.get_by_label(name, exact=True).select_option(value)
    for name, value in (("Height", "420"), ("Last step", "9")):
        box.get_by_label(name).fill(value)
        box.get_by_label(name).press("Tab")
    expect(box.locator("pre")).to_contain_text("autoplay")
    for part in ('lang="fa"', 'theme="dark"', 'controls="none"', 'height="420"', 'end-at="8"', "height:420px"):
        assert part in pasted(box), part
    shown = box.locator("dhadha-player")
    expect(shown).to_have_js_property("offsetHeight", 420)
    expect(shown).to_have_js_property("position", 8)
    for width in (680, 360):
        box.get_by_label("Width of the preview").select_option(str(width))
        expect(shown).to_have_js_property("offsetWidth", width)
    assert faults_of_access(player.page) == []


PICTURES = {"png": b"\x89PNG", "gif": b"GIF89a"}


def test_pictures_saved_with_alt_text(dialogue):
    player, box = dialogue("n-puzzle/?start-at=3")
    for form, pattern in (
        ("markdown", r"\[!\[(?P<alt>.+)\]\((?P<file>[\w-]+\.\w+)\)\]\(http.+/n-puzzle/\?.+\)"),
        ("picture", r'<a href="http[^"<]+"><img src="(?P<file>[^"]+)" alt="(?P<alt>[^"]+)" width="480"></a>'),
    ):
        box.get_by_label("What to paste").select_option(form)
        for kind, beginning in PICTURES.items():
            box.get_by_label("Picture", exact=True).select_option(kind)
            told = re.fullmatch(pattern, pasted(box))
            assert told["file"].endswith(f".{kind}") and "A*" in told["alt"].replace("\\", ""), pasted(box)
            assert "start-at" not in pasted(box)
            with player.page.expect_download() as saved:
                box.get_by_role("button", name="Save the picture").click()
            assert saved.value.suggested_filename == told["file"]
            assert Path(saved.value.path()).read_bytes().startswith(beginning)


def test_cost_shown_and_run_included(dialogue, page):
    player, box = dialogue("n-puzzle/?state=123406758&algorithm=ida-star&start-at=0")
    expect(box.locator(".cost")).to_contain_text("the run is in what you paste")
    page.keyboard.press("Escape")
    page.locator("dhadha-board .board").first.focus()
    page.keyboard.press("ArrowUp")
    page.wait_for_function("() => document.querySelector('dhadha-player').hand")
    page.get_by_role("button", name="Embed").click()
    expect(box.locator(".cost")).to_contain_text(re.compile(r"fetches \d(\.\d)? MB of Python"))
    assert "src=" not in pasted(box).split("<dhadha-player")[1]
    box.get_by_role("button", name="Solve it now").click()
    expect(box.locator(".cost")).to_contain_text("no Python")
    assert 'src="data:application/gzip;base64,' in pasted(box)


def test_long_run_saved_as_file(dialogue, page):
    player, box = dialogue("n-queens/?algorithm=backtracking&option-n=7&option-until=all&start-at=0")
    tag = pasted(box)
    assert 'src="n-queens-backtracking.trace.gz"' in tag
    expect(box.locator(".cost")).to_contain_text("beside your page")
    box.get_by_label("What to paste").select_option("iframe")
    assert "src=n-queens-backtracking.trace.gz" in pasted(box) and "#run=" not in pasted(box)
    expect(box.locator(".cost")).to_contain_text("too long for the address of a frame")
    with page.expect_download() as saved:
        box.get_by_role("button", name="Save the run").click()
    assert saved.value.suggested_filename == "n-queens-backtracking.trace.gz"


@pytest.mark.parametrize("path, size", (("fa/" + OWN, (360, 780)), ("bn/n-queens/", (1366, 768))))
def test_dialogue_fits_every_screen(dialogue, page, path, size):
    page.set_viewport_size({"width": size[0], "height": size[1]})
    _, box = dialogue(path)
    assert box.evaluate("(box) => box.scrollWidth <= box.clientWidth")
    expect(box.get_by_role("button", name=re.compile("^(কপি করুন|کپی)$"))).to_be_in_viewport(ratio=1)
    page.keyboard.press("Escape")
    expect(box).to_be_hidden()
    expect(box.locator("dhadha-player")).to_have_count(0)


def test_a_frame_without_its_origin_works(page, witnesses):
    (here, _), (there, asked) = witnesses
    frame = f'<iframe sandbox="allow-scripts" src="{there}/any/sub/path/embed/?puzzle=n-queens&id=q"></iframe>'
    page.goto(f"{here}/any/sub/")
    page.set_content(LISTEN + frame)
    answer = steer(page)
    assert answer["position"] == answer["length"] - 1 > 3 and answer["frame"] == "q"
    assert not [path for path in asked if "pyodide" in path]


@pytest.mark.usefixtures("moving")
def test_a_race_in_a_frame(page, home):
    page.goto(f"{home}embed/?puzzle=n-puzzle&algorithms=a-star+ida-star&state=123046758&autoplay=true")
    race = page.locator("dhadha-race")
    expect(race.locator(".lane")).to_have_count(2)
    page.wait_for_function("() => document.querySelector('dhadha-race').position > 0")
    page.goto(f"{home}embed/?puzzle=n-puzzle&algorithms=a-star+ida-star&state=430521786")
    expect(race.locator(".note")).to_contain_text("Press “Run and time them”")
    expect(race.get_by_role("button", name="Run and time them")).to_be_visible()


def test_link_contains_no_run(open_player, page, home):
    own = page.request.get(f"{home}examples/six-queens.trace.gz").body()
    run = base64.b64encode(own).decode()
    player = open_player(f"n-puzzle/?src={quote(f'data:application/gzip;base64,{run}')}")
    assert player.js("[player.src, player.request.puzzle]") == ["", "n-puzzle"]
    page.evaluate("(run) => document.querySelector('dhadha-player').setAttribute('src', run)",
                  f"data:application/gzip;base64,{run}")
    page.wait_for_function("() => document.querySelector('dhadha-player').request.puzzle === 'n-queens'")
