"""Isolation and consent for packages: a hostile wheel from links, authors and visitors, on two origins."""

import json
import zipfile

import pytest
from playwright.sync_api import expect
from servers import SUB_PATH
from visitor import SMALL, Player, unfolded
from watched_page import STARTED
from wheels import NESTED, PLAIN, write_wheel

HOSTILE = "dhadha_hostile-1.0-py3-none-any.whl"
FROGS = "dhadha_frogs-1.0-py3-none-any.whl"
START = "n-puzzle/?algorithm=a-star&state=123406758&start-at=0&speed=3"  # its own page, since packages add puzzles


@pytest.fixture
def home(witnesses):
    """The first of the two origins."""
    return f"{witnesses[0][0]}/{SUB_PATH}/"


def open_at(page, address):
    page.goto(address)
    page.wait_for_function(STARTED)
    return Player(page)


def hold_secrets(page):
    """Store data for the package to steal."""
    page.evaluate("""() => {
        document.cookie = "secret=cookie"; localStorage.secret = "storage";
        return new Promise((resolve) => { const asked = indexedDB.open("dhadha"); asked.onsuccess = resolve; });
    }""")


def ask_hostile(player, algorithm, state="1"):
    return player.run(puzzle="hostile", algorithm=algorithm, state=state, options={})


def assert_nothing_is_reached(player, witnesses):
    """Check the hostile package's report after all its attempts."""
    hold_secrets(player.page)
    ask_hostile(player, "attack", " ".join(f"{address}/stolen" for address, _ in witnesses))
    player.page.wait_for_timeout(1500)
    found = json.loads(ask_hostile(player, "report")["answer"])
    assert len(found) > 20
    reached = {name: facts for name, facts in found.items() if "reached" in name or facts.startswith("reached")}
    assert reached == {}
    assert [path for _, asked in witnesses for path in asked if "stolen" in path] == []


@pytest.mark.expects_errors
def test_hostile_wheel_isolated_on_foreign_page(page, witnesses, site_folder):
    """An author's tag, on a page of one origin, with player and wheel from the other."""
    (own, _), (other, _) = witnesses
    blog = "<!doctype html><meta charset=utf-8><title>A blog</title><link rel=icon href=data:,><body>"
    tag = f'<dhadha-player packages="{other}/{SUB_PATH}/{HOSTILE}" puzzle="hostile" loading="eager"></dhadha-player>' \
        f'<script type=module src="{other}/{SUB_PATH}/dhadha-player.js"></script>'
    (site_folder / "hostile-blog.html").write_text(blog + tag)
    assert_nothing_is_reached(open_at(page, f"{own}/hostile-blog.html"), witnesses)


def assert_our_own_goes_on(player, after):
    answer = player.run(puzzle="n-puzzle", algorithm="a-star", state="123406758", options={})
    assert answer and answer["moves"] == "UL", after
    expect(player.page.get_by_role("alert").filter(has_text="stopped"), after).to_have_count(0)


FORGE = """(forged) => {
    const prototype = MessagePort.prototype, real = prototype.postMessage;
    prototype.postMessage = function (message, ...more) {
        if (message?.type) { prototype.postMessage = real; real.call(this, forged); }
        return real.call(this, message, ...more);
    };
}"""
FORGED = {
    "text": {"type": "answer", "id": 10**6, "text": "{}"},
    "blocks": {"type": "blocks", "id": 1, "bytes": "no bytes"},
    "fault": {"type": "failed", "id": 1},
    "junk": {"type": "begun", "junk": []},
    "names": {"type": "wanted", "names": "x" * 20_000},
    "list": [1, 2, 3],
    "nothing": None,
}


@pytest.mark.expects_errors
def test_worker_with_invalid_messages_replaced(open_player, page):
    page.set_viewport_size(SMALL)
    player = open_player(START)
    assert_our_own_goes_on(player, "at first")
    for kind, forged in FORGED.items():
        before = page.workers[-1]
        before.evaluate(FORGE, forged)
        assert_our_own_goes_on(player, kind)
        assert before not in page.workers and len(page.workers) == 1, kind


@pytest.mark.expects_errors
def test_hostile_wheel_isolated_and_its_floods_stopped(
    open_running, page, home, witnesses
):
    """Including a flood that begins while no request is pending."""
    page.set_viewport_size(SMALL)
    player = open_running(START)
    assert player.js("await player.install([argument])", home + HOSTILE) == ["hostile"]
    assert_nothing_is_reached(player, witnesses)
    assert_our_own_goes_on(player, "attacked")
    assert ask_hostile(player, "forge") is None
    expect(page.get_by_role("alert")).to_contain_text("stopped twice")
    assert_our_own_goes_on(player, "forged")
    for kind in ("signs", "bytes", "errors"):
        assert ask_hostile(player, "flood", kind)["answer"] == "flooded"
        expect(page.locator("iframe"), kind).to_have_count(0, timeout=10_000)  # before the silence time-out
        assert_our_own_goes_on(player, kind)


BAD = {
    "odd": "is not of the kind that was asked for",
    "cut": "could not be installed",
    "nested": "could not be installed: texts",
    "bomb": "more than 64 MB are not opened",
    "liar": "as one is called that is here already",
}
LIAR = PLAIN.replace('"nested"', '"liar"') + """
import sys
frame = sys._getframe()
while "fresh" not in frame.f_locals:
    frame = frame.f_back
frame.f_locals["fresh"].append("n-puzzle")
"""
MEDDLER = PLAIN.replace('"nested"', '"meddler"') + """
from dhadha.worker import api as worker
def start(puzzle, algorithm=None, state=None, options=None, answer_only=False):
    raise ValueError("meddled with")
worker.QUESTIONS["start"] = start
"""


def write_bomb(path):
    """Write files that declare their size, 1 MB each when unpacked."""
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as wheel:
        for number in range(65):
            wheel.writestr(f"bomb{number}.dist-info/METADATA", bytes(2**20))


@pytest.mark.expects_errors
def test_packages_isolated_from_each_other(
    open_running, page, home, site_folder
):
    write_wheel(site_folder / SUB_PATH, "odd", NESTED.replace('"nested"', '"odd"').replace('"solve"', '"valueOf"'))
    write_wheel(site_folder / SUB_PATH, "nested", NESTED)
    write_wheel(site_folder / SUB_PATH, "liar", LIAR)
    write_wheel(site_folder / SUB_PATH, "meddler", MEDDLER)
    write_bomb(site_folder / SUB_PATH / "bomb-1.0-py3-none-any.whl")
    (site_folder / SUB_PATH / "cut-1.0-py3-none-any.whl").write_bytes(b"no zip")
    page.set_viewport_size(SMALL)
    player = open_running(START)
    install = "await player.install([argument])"
    walled = page.locator("iframe").count()
    for name, said in BAD.items():
        assert player.js(install, f"{home}{name}-1.0-py3-none-any.whl") is None, name
        expect(page.get_by_role("alert")).to_contain_text(said)
        expect(page.locator("iframe"), name).to_have_count(walled)
    assert player.run(puzzle="nested", state="1", options={}) is None
    expect(page.get_by_role("alert")).to_contain_text("There is no puzzle called nested")
    assert player.js("await player.install(argument)", [f"{home}meddler-1.0-py3-none-any.whl", home + FROGS]) == [
        "meddler", "frogs"
    ]
    assert player.run(puzzle="meddler", state="1", options={}) is None
    assert player.run(puzzle="frogs")["length"] == 15
    player.js("void (player.lang = 'bn')")
    page.wait_for_function("() => document.querySelector('dhadha-player').texts.language === 'bn'")
    assert player.run(puzzle="knight-path", algorithm="breadth-first", state="a1 b3", options={})["distance"] == 1


FRAME_ATTACK = """([address, sandbox]) => new Promise((resolve) => {
    const frame = document.createElement("iframe");
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data);
    frame.onload = () => {
        const script = new Blob(["onmessage = ({ ports }) => ports[0].postMessage(`ran as ${self.origin}`)"]);
        frame.contentWindow.postMessage(script, "*", [port2]);
        setTimeout(resolve, 1500, "nothing");
    };
    if (sandbox) frame.setAttribute("sandbox", sandbox);
    frame.src = address;
    document.body.append(frame);
})"""


@pytest.mark.expects_errors
def test_frame_refuses_to_run_unsandboxed(page, home, witnesses, site_folder):
    _, (other, _) = witnesses
    frame = next((site_folder / SUB_PATH / "assets").glob("frame-*.html")).name
    (site_folder / "thief.html").write_text(
        "<!doctype html><meta charset=utf-8><title>A thief</title><link rel=icon href=data:,><body>"
    )
    page.goto(f"{other}/thief.html")
    for sandbox, facts in (("", "nothing"), ("allow-scripts", "ran as null")):
        assert page.evaluate(FRAME_ATTACK, [f"{home}assets/{frame}", sandbox]) == facts, sandbox


NOTHING = "../nothing-1.0-py3-none-any.whl"
NO_ADDRESS = "is no address of a package"
REFUSED = {
    "n-puzzle/": {
        "http://[": NO_ADDRESS,
        "javascript:alert(1)//a-1.0-py3-none-any.whl": NO_ADDRESS,
        NOTHING: "There is no package at",
    },
    "race/": {"../index.html": "is no wheel", NOTHING: "There is no package at"},
}
FORMS = {"n-puzzle/": "#setup #algorithm", "race/": "#setup .chip"}


def assert_refused(page, said):
    alert = page.get_by_role("alert").filter(has_text=said)
    expect(alert).to_be_visible()
    expect(alert).to_be_in_viewport()


@pytest.mark.expects_errors
def test_unavailable_package_leaves_working_page(page, home):
    """Invalid wheel addresses do not ask for consent."""
    for path, cases in REFUSED.items():
        for address, said in cases.items():
            page.goto(f"{home}{path}?packages={address}&puzzle=frogs")
            if address == NOTHING:
                page.get_by_role("button", name="Install", exact=True).click()
            assert_refused(page, said)
            page.locator("#change").wait_for()
            unfolded(page).locator(FORMS[path]).first.wait_for()


FROGS_NAMES = {"bn": "ব্যাঙের লাফ", "fa": "قورباغه‌های پرنده", "en": "Jumping frogs"}
ASKED = "This link wants to add a puzzle from"


def ask_about_frogs(page, witnesses, path, words=ASKED, decline="Do not install"):
    (own, asked), _ = witnesses
    page.goto(f"{own}/{SUB_PATH}/{path}packages=../{FROGS}&puzzle=frogs")
    question = page.get_by_text(words)
    expect(question).to_contain_text(FROGS)
    expect(question).to_contain_text(own.removeprefix("http://"))
    expect(page.get_by_role("button", name=decline)).to_be_in_viewport(ratio=1)
    page.wait_for_timeout(300)
    assert not [path for path in asked if path.endswith(".whl")]


@pytest.mark.expects_errors
def test_link_package_needs_consent_and_retries(page, witnesses):
    """After consent the package has its name in every language, its form, board and code."""
    ask_about_frogs(page, witnesses, "n-puzzle/?")
    page.route("**/*frogs*.whl", lambda route: route.abort())
    page.get_by_role("button", name="Install", exact=True).click()
    expect(page.get_by_role("alert").filter(has_text=f"{FROGS} could not be fetched")).to_be_in_viewport()
    page.unroute_all()
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Jumping frogs")
    page.wait_for_function("() => document.querySelector('dhadha-player').result?.length === 15")
    assert_the_frogs_are_at_home(page, Player(page))


def assert_the_frogs_are_at_home(page, player):
    for language, name in FROGS_NAMES.items():
        player.js("void (player.lang = argument)", language)
        page.wait_for_function(
            "(language) => document.querySelector('dhadha-player').texts?.language === language", arg=language
        )
        assert player.js("player.texts.text('puzzle-frogs')") == name
    expect(page.locator("#algorithm option")).to_have_count(2)
    expect(page.locator("dhadha-board .cell").first).to_have_text("▶")
    expect(page.locator("dhadha-code li").first).to_contain_text("Breadth-first search")
    unfolded(page).get_by_label("Board", exact=True).fill("frogs?")
    unfolded(page).get_by_role("button", name="Solve", exact=True).click()
    expect(page.get_by_role("alert")).to_have_text("Write frogs as > and <, and one blank as _.")
    player.js("await player.pause(), await player.seek(0)")
    page.locator("dhadha-board [data-cell='2']").click()
    page.wait_for_function("() => document.querySelector('dhadha-player').hand?.assessment?.state === '>>_><<<'")


def test_frame_link_package_needs_consent(page, witnesses):
    ask_about_frogs(page, witnesses, "embed/?lang=bn&", "এই লিংক", "ইনস্টল করবেন না")
    page.get_by_role("button", name="ইনস্টল করুন", exact=True).first.click()
    page.wait_for_function("() => document.querySelector('dhadha-player').result?.length === 15")


def test_cross_site_frame_offers_tab_for_consent(page, witnesses, site_folder):
    """Prevents clickjacking: a page could cover the frame and get an unseen consent."""
    (own, asked), (other, _) = witnesses
    address = f"{own}/{SUB_PATH}/embed/?lang=en&packages=../{FROGS}&puzzle=frogs"
    (site_folder / "frames.html").write_text(
        f'<!doctype html><meta charset=utf-8><title>A frame</title><link rel=icon href=data:,><iframe src="{address}">'
    )
    page.goto(f"{own}/frames.html")
    expect(page.frame_locator("iframe").get_by_role("button", name="Install", exact=True)).to_be_visible()
    page.goto(f"{other}/frames.html")
    framed = page.frame_locator("iframe")
    expect(framed.get_by_text("stands within one of another site")).to_contain_text(
        f"{own.removeprefix('http://')}/{SUB_PATH}/{FROGS}"
    )
    expect(framed.get_by_role("button", name="Install", exact=True)).to_have_count(0)
    with page.expect_popup() as opened:
        framed.get_by_role("button", name="Open in a tab").click()
    expect(opened.value.get_by_role("button", name="Install", exact=True)).to_be_visible()
    assert opened.value.evaluate("opener") is None
    opened.value.close()
    framed.get_by_role("button", name="Do not install").click()
    expect(framed.get_by_text("Nothing was installed")).to_be_visible()
    assert not [path for path in asked if path.endswith(".whl")]


@pytest.mark.parametrize("path", ["n-puzzle/", "race/"])
def test_misdirected_click_is_no_consent(page, witnesses, path):
    """The second click on a window above, or a held key, may arrive as soon as the page is visible."""
    (own, asked), _ = witnesses
    page.goto(f"{own}/{SUB_PATH}/{path}?packages=../{FROGS}&puzzle=frogs")
    install = page.get_by_role("button", name="Install", exact=True)
    expect(install).to_be_enabled()
    for event in ("window.dispatchEvent(new Event('focus'))", "document.dispatchEvent(new Event('visibilitychange'))"):
        assert install.evaluate(
            f"async (button) => {{ {event}; await new Promise((resolve) => setTimeout(resolve)); button.click(); "
            "return button.disabled; }"
        )
        expect(install).to_be_enabled()
    assert not [path for path in asked if path.endswith(".whl")]


def test_declined_package_not_installed(page, witnesses):
    (own, asked), _ = witnesses
    page.goto(f"{own}/{SUB_PATH}/n-puzzle/?packages=../{HOSTILE}&puzzle=hostile")
    page.get_by_role("button", name="Do not install").click()
    page.wait_for_function(STARTED)
    expect(page.get_by_text("Nothing was installed")).to_be_visible()
    assert Player(page).run(state="123406758", algorithm="a-star", options={})["moves"] == "UL"
    assert not [path for path in asked if path.endswith(".whl")]
    page.wait_for_function("() => location.search.includes('123406758')")
    assert "packages" not in page.url


def test_race_needs_consent(page, witnesses):
    (own, asked), _ = witnesses
    page.goto(f"{own}/{SUB_PATH}/race/?packages=../{FROGS}&puzzle=frogs")
    expect(page.get_by_text(ASKED)).to_contain_text(FROGS)
    assert not [path for path in asked if path.endswith(".whl")]
    page.get_by_role("button", name="Install", exact=True).click()
    expect(page.locator("#puzzle")).to_have_value("frogs")


@pytest.mark.expects_errors
def test_foreign_wheel_needs_consent_and_policy_explained(page, witnesses):
    (own, _), (other, asked) = witnesses
    page.goto(f"{own}/{SUB_PATH}/n-puzzle/?packages={other}/{SUB_PATH}/{HOSTILE}&puzzle=hostile")
    expect(page.get_by_text(ASKED)).to_contain_text(other.removeprefix("http://"))
    page.get_by_role("button", name="Install", exact=True).first.click()
    expect(page.get_by_role("alert")).to_contain_text("may not fetch anything from")
    assert asked == []
