"""What bloggers paste: the dialogue writes it, and pasted into a post it shows what it should."""

import base64
import re
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
    """Has the frame go to the end; what it answers."""
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


def test_a_board_of_ones_own_is_pasted_with_its_run_also_in_a_frame_steered_by_messages(dialogue, page, origin):
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
def test_every_setting_is_in_what_is_pasted(dialogue):
    player, box = dialogue("n-queens/?start-at=3")
    assert 'start-at="3"' in pasted(box) and "src=" not in pasted(box).split("<dhadha-player")[1], "it is baked"
    box.get_by_label("Language").select_option("fa")
    box.get_by_label("Theme").select_option("dark")
    box.get_by_label("Controls").select_option("none")
    box.get_by_label("Height").fill("420")
    box.get_by_label("Height").press("Tab")
    box.get_by_label("Last step").fill("9")
    box.get_by_label("Last step").press("Tab")
    box.get_by_label("Plays by itself").select_option("true")
    expect(box.locator("pre")).to_contain_text("autoplay")
    for part in ('lang="fa"', 'theme="dark"', 'controls="none"', 'height="420"', 'end-at="8"', "height:420px"):
        assert part in pasted(box), part
    shown = box.locator("dhadha-player")
    expect(shown).to_have_js_property("offsetHeight", 420)
    expect(shown).to_have_js_property("position", 8)
    box.get_by_label("What to paste").select_option("markdown")
    assert re.fullmatch(r"\[!\[.+\]\([\w-]+\.svg\)\]\(http.+/n-queens/\?.+\)", pasted(box))
    with player.page.expect_download() as saved:
        box.get_by_role("button", name="Save the picture").click()
    assert f"]({saved.value.suggested_filename})" in pasted(box)
    box.get_by_label("What to paste").select_option("picture")
    assert re.fullmatch(r'<a href="http[^"<]+"><img src="[^"]+\.svg" alt="[^"]+" width="480"></a>', pasted(box))
    assert faults_of_access(player.page) == []


@pytest.mark.parametrize("path, size", (("fa/" + OWN, (360, 780)), ("bn/n-queens/", (1366, 768))))
def test_it_fits_every_screen(dialogue, page, path, size):
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


def test_a_link_brings_no_run_of_its_own(open_player, page, home):
    own = page.request.get(f"{home}examples/six-queens.trace.gz").body()
    run = base64.b64encode(own).decode()
    player = open_player(f"n-puzzle/?src={quote(f'data:application/gzip;base64,{run}')}")
    assert player.js("[player.src, player.request.puzzle]") == ["", "n-puzzle"]
    page.evaluate("(run) => document.querySelector('dhadha-player').setAttribute('src', run)",
                  f"data:application/gzip;base64,{run}")
    page.wait_for_function("() => document.querySelector('dhadha-player').request.puzzle === 'n-queens'")
