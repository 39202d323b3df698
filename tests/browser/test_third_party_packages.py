"""Packages with puzzles: consent, isolation, faults, supplements; a hostile wheel on two origins."""

import json
import re
import time
import zipfile

import pytest
from dhadha.challenges.class_results import judge_codes_in_lines, parse_assigned_task
from dhadha.puzzles import registry
from dhadha.testing import find_package
from page_objects import ROOT, STARTED, Player, Race, alert, copy_text, eventually, open_form
from playwright.sync_api import expect
from servers import SUB_PATH
from wheels import NESTED, PLAIN, write_wheel

HOSTILE, FROGS, STAIRS, SUDOKU = (
    f"dhadha_{name}-1.0-py3-none-any.whl" for name in ("hostile", "frogs", "stairs", "sudoku"))
MISBEHAVING = "new URL('../dhadha_misbehaving-1.0-py3-none-any.whl', location.href).href"
START = "n-puzzle/?algorithm=a-star&state=123406758&start-at=0&speed=3"
ASKED = "This link wants to add a puzzle from"


def install_button(page, name="Install"):
    """Return the button of a question."""
    return page.get_by_role("button", name=name, exact=True)


@pytest.fixture
def home(recording_origins):
    """The first of the two origins."""
    return f"{recording_origins[0][0]}/{SUB_PATH}/"


def requested_wheels(asked):
    return [path for path in asked if path.endswith(".whl")]


def assert_own_puzzle_solves(player, after):
    answer = player.run(puzzle="n-puzzle", algorithm="a-star", state="123406758", options={})
    assert answer and answer["moves"] == "UL", after
    expect(alert(player.page, "stopped"), after).to_have_count(0)


# ---- isolation

HOLD_SECRETS = """() => {
    document.cookie = "secret=cookie"; localStorage.secret = "storage";
    return new Promise((resolve) => { const asked = indexedDB.open("dhadha"); asked.onsuccess = resolve; });
}"""
AWAITED = {f"{name} {number}" for name in ("fetch", "socket", "events") for number in (0, 1)} | {
    "database", "caches", "files", "inner fetch"}


def run_hostile_algorithm(player, algorithm, state="1"):
    return player.run(puzzle="hostile", algorithm=algorithm, state=state, options={})


def assert_nothing_is_reached(player, witnesses):
    """Check the hostile package's report after all its attempts."""
    player.page.evaluate(HOLD_SECRETS)
    run_hostile_algorithm(player, "attack", " ".join(f"{address}/stolen" for address, _ in witnesses))
    found, end = {}, time.monotonic() + 60
    while not found.keys() >= AWAITED and time.monotonic() < end:  # until the last attempt has ended
        found = json.loads(run_hostile_algorithm(player, "report")["answer"])
    assert found.keys() >= AWAITED and len(found) > 20
    reached = {name: facts for name, facts in found.items() if "reached" in name or facts.startswith("reached")}
    assert reached == {}
    assert [path for _, asked in witnesses for path in asked if "stolen" in path] == []


@pytest.mark.expects_errors
def test_hostile_wheel_of_a_tag_reaches_nothing(page, recording_origins, site_folder):
    """On a page of one origin, with player and wheel from the other."""
    (own, _), (other, _) = recording_origins
    (site_folder / "hostile-blog.html").write_text(
        "<!doctype html><meta charset=utf-8><title>A blog</title><link rel=icon href=data:,><body>"
        f'<dhadha-player packages="{other}/{SUB_PATH}/{HOSTILE}" puzzle="hostile" loading="eager"></dhadha-player>'
        f'<script type=module src="{other}/{SUB_PATH}/dhadha-player.js"></script>')
    page.goto(f"{own}/hostile-blog.html")
    page.wait_for_function(STARTED)
    assert_nothing_is_reached(Player(page), recording_origins)


@pytest.mark.expects_errors
def test_hostile_wheel_of_a_visitor_reaches_nothing_and_its_floods_are_stopped(
    small_window, open_player, page, home, recording_origins,
):
    player = open_player(START)
    player.js("void (player.panels = 'none')")  # the code panel would start a lost worker again
    assert player.js("await player.install([argument])", home + HOSTILE) == ["hostile"]
    assert_nothing_is_reached(player, recording_origins)
    assert_own_puzzle_solves(player, "attacked")
    for kind in ("signs", "bytes", "errors"):
        assert run_hostile_algorithm(player, "flood", kind)["answer"] == "flooded"
        expect(page.locator("iframe"), kind).to_have_count(0)
        assert_own_puzzle_solves(player, kind)


FORGE = """(forged) => {
    const prototype = MessagePort.prototype, real = prototype.postMessage;
    prototype.postMessage = function (message, ...more) {
        if (message?.type) { prototype.postMessage = real; real.call(this, forged); }
        return real.call(this, message, ...more);
    };
}"""
FORGED = [
    {"type": "answer", "id": 10**6, "text": "{}"}, {"type": "blocks", "id": 1, "bytes": "no bytes"}, None,
]


@pytest.mark.expects_errors
def test_worker_that_sends_nonsense_is_replaced(small_window, open_player, page):
    player = open_player(START)
    assert_own_puzzle_solves(player, "at first")
    for forged in FORGED:
        before = page.workers[-1]
        before.evaluate(FORGE, forged)
        assert_own_puzzle_solves(player, forged)
        assert before not in page.workers and len(page.workers) == 1, forged


BAD = {
    "odd": "is not what the page expected",
    "cut": "could not be installed",
    "nested": "could not be installed: texts",
    "bomb": "opens files of up to 64 MB",
    "liar": "which is already in use",
}
LIAR = PLAIN + """
import sys
frame = sys._getframe()
while "fresh" not in frame.f_locals:
    frame = frame.f_back
frame.f_locals["fresh"].append("n-puzzle")
"""
MEDDLER = PLAIN + """
from dhadha.worker import api as worker
def start(puzzle, algorithm=None, state=None, options=None):
    raise ValueError("meddled with")
worker.QUESTIONS["start"] = start
"""


def write_puzzle_wheel(folder, name, source=PLAIN):
    write_wheel(folder, name, source.replace('"nested"', f'"{name}"'))


@pytest.mark.expects_errors
def test_bad_packages_are_refused_and_leave_the_others(small_window, open_player, page, home, site_folder):
    folder = site_folder / SUB_PATH
    write_puzzle_wheel(folder, "odd", NESTED.replace('"solve"', '"valueOf"'))
    write_puzzle_wheel(folder, "nested", NESTED)
    write_puzzle_wheel(folder, "liar", LIAR)
    write_puzzle_wheel(folder, "meddler", MEDDLER)
    (folder / "cut-1.0-py3-none-any.whl").write_bytes(b"no zip")
    with zipfile.ZipFile(folder / "bomb-1.0-py3-none-any.whl", "w") as wheel:
        for number in range(65):
            wheel.writestr(f"bomb{number}.dist-info/METADATA", bytes(2**20))
    player = open_player(START)
    for name, said in BAD.items():
        assert player.js("await player.install([argument])", f"{home}{name}-1.0-py3-none-any.whl") is None, name
        expect(alert(page, said), name).to_be_visible()
        expect(page.locator("iframe"), name).to_have_count(0)
    assert player.run(puzzle="nested", state="1", options={}) is None
    expect(alert(page, "There is no puzzle called nested")).to_be_visible()
    both = [f"{home}meddler-1.0-py3-none-any.whl", home + FROGS]
    assert player.js("await player.install(argument)", both) == ["meddler", "frogs"]
    assert player.run(puzzle="meddler", state="1", options={}) is None
    assert player.run(puzzle="frogs")["length"] == 15
    assert_own_puzzle_solves(player, "meddled with")


FRAME_ATTACK = """([address, sandbox]) => new Promise((resolve) => {
    const frame = document.createElement("iframe");
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data);
    frame.onload = () => {
        const script = new Blob(["onmessage = ({ ports }) => ports[0].postMessage(`ran as ${self.origin}`)"]);
        frame.contentWindow.postMessage(script, "*", [port2]);
        if (sandbox) return;
        const probe = new MessageChannel(); // a frame that is behind ours in every queue
        const other = Object.assign(document.createElement("iframe"), { srcdoc: "<script>parent.probed()</script>" });
        window.probed = () => setTimeout(resolve, 0, "nothing");
        document.body.append(other);
    };
    if (sandbox) frame.setAttribute("sandbox", sandbox);
    frame.src = address;
    document.body.append(frame);
})"""


@pytest.mark.expects_errors
def test_frame_of_packages_runs_only_when_sandboxed(page, home, recording_origins, site_folder):
    _, (other, _) = recording_origins
    frame = next((site_folder / SUB_PATH / "assets").glob("frame-*.html")).name
    (site_folder / "thief.html").write_text(
        "<!doctype html><meta charset=utf-8><title>A thief</title><link rel=icon href=data:,><body>")
    page.goto(f"{other}/thief.html")
    for sandbox, facts in (("", "nothing"), ("allow-scripts", "ran as null")):
        assert page.evaluate(FRAME_ATTACK, [f"{home}assets/{frame}", sandbox]) == facts, sandbox


# ---- consent

@pytest.mark.expects_errors
def test_package_of_a_link_needs_consent(page, recording_origins):
    """A click just after the question has appeared is ignored; a failed download can be retried; after it, the
    puzzle has its name, form, board and code.
    """
    (own, asked), _ = recording_origins
    page.goto(f"{own}/{SUB_PATH}/n-puzzle/?packages={FROGS}&puzzle=frogs")
    question = page.get_by_text(ASKED)
    expect(question).to_contain_text(FROGS)
    expect(question).to_contain_text(own.removeprefix("http://"))
    expect(page.get_by_role("button", name="Do not install")).to_be_in_viewport(ratio=1)
    button = install_button(page)
    expect(button).to_be_enabled()
    for event in ("window.dispatchEvent(new Event('focus'))", "document.dispatchEvent(new Event('visibilitychange'))"):
        assert button.evaluate(
            f"async (button) => {{ {event}; await new Promise((resolve) => setTimeout(resolve)); button.click(); "
            "return button.disabled; }")
        expect(button).to_be_enabled()
    assert not requested_wheels(asked)
    page.route("**/*frogs*.whl", lambda route: route.abort())
    button.click()
    expect(alert(page, f"{FROGS} could not be fetched")).to_be_in_viewport()
    page.unroute_all()
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Jumping frogs")
    player = Player(page)
    player.when("player?.result?.length === 15")
    expect(page.locator("#algorithm option")).to_have_count(2)
    expect(page.locator("dhadha-board .cell").first).to_have_text("▶")
    expect(page.locator("dhadha-code li").first).to_contain_text("def breadth_first")
    player.fill_and_submit_field("Board", "frogs?")
    expect(alert(player.page, "Write frogs as > and <, and one blank as _.")).to_be_visible()
    page.keyboard.press("Escape")
    player.seek(0)
    page.locator("dhadha-board [data-cell='2']").click()
    expect(player.state).to_have_value(">>_><<<")


@pytest.mark.expects_errors
def test_whole_visit_with_a_package(page, recording_origins):
    """Page, practice, taking over, race, a challenge in another language, a reload, a frame; each asks for consent."""
    (here, asked), (other, of_other) = recording_origins
    site = f"{here}/{SUB_PATH}/"

    def press_install_and_wait(name="Install"):
        assert not requested_wheels(asked)
        install_button(page, name).click()
        player.when("(player?.length ?? player?.lanes?.length) > 0")
        asked.clear()

    player = Player(page)
    page.goto(f"{site}n-puzzle/?packages={STAIRS}+{FROGS}&puzzle=stairs")
    press_install_and_wait()
    own = page.locator("#supplements")
    expect(own.locator("> .about")).to_have_text("One or two at a time.")
    expect(player.element.locator(".lead p")).to_contain_text(["Climb the stairs", "Add the ways up to the two stairs"])
    expect(own.locator(".numbers tbody tr")).to_have_text(["11", "22", "40165,580,141", "400–"])
    player.js("void player.run({puzzle: 'n-puzzle'})")
    expect(page.locator("#reading")).to_be_visible()
    expect(own).to_be_hidden()
    player.run_and_show_first(puzzle="frogs", algorithm="depth-first", state=">>_<<")
    expect(own.locator("> .about")).to_have_text("Let the frogs change sides.")
    page.keyboard.press("g")
    expect(player.element.locator(".narration.asking")).to_contain_text("What happens next?")
    page.keyboard.press("t")
    for _ in range(3):
        player.button("Hint").click()
        player.button("Show me").click()
    expect(player.element.locator(".acts")).to_be_visible()
    player.when("player.position > 2")
    href = own.locator(".challenges a").get_attribute("href")
    page.get_by_role("button", name="Embed").click()
    expect(page.locator("dialog pre")).to_contain_text(f'packages="{site}{STAIRS} {site}{FROGS}"')
    page.locator("#embed-format").select_option("iframe")
    frame = re.search(r'src="([^"]+)"', page.locator("dialog pre").inner_text())[1].replace("&amp;", "&")
    page.keyboard.press("Escape")
    page.locator("#tools a[href*=race]").click()
    install_button(page).click()
    race = Race(page)
    expect(page.locator("#puzzle")).to_have_value("frogs")
    race.run_button.click()
    race.wait_for_end("race.request.puzzle === 'frogs'")
    race.seek("end")
    race.wait_for_column("result", *["found, length 8"] * 2)
    asked.clear()
    page.goto(f"{site}bn/n-puzzle/{href}")
    press_install_and_wait("ইনস্টল করুন")
    expect(page.get_by_role("heading", level=1)).to_contain_text("ব্যাঙের লাফ")
    for count, cell in enumerate((0, 2, 1), 1):
        page.locator(f"dhadha-board [data-cell='{cell}']").click()
        player.when("player.session.hand?.past.length === argument", count)
    code = page.locator("#challenge .code")
    page.locator("#challenge summary").click()
    expect(code).to_be_visible()
    [puzzle] = find_package(str(ROOT / "tests/packages/frogs.py")).load()
    [result] = judge_codes_in_lines([code.input_value()], parse_assigned_task(page.url, None))
    assert result.solved and (result.puzzle, result.challenge, result.answer) == ("frogs", "two-frogs", "1 3 2")
    registry.PUZZLES.pop(puzzle.id)
    page.reload()
    expect(install_button(page, "ইনস্টল করুন")).to_be_visible()
    page.goto(frame)
    press_install_and_wait()
    expect(page.locator("#asked")).to_have_attribute("href", re.compile(rf"^../n-puzzle/.*{FROGS}.*puzzle=frogs"))
    page.goto(f"{site}n-puzzle/?packages={other}/{SUB_PATH}/{HOSTILE}&puzzle=hostile")
    expect(alert(page, "cannot fetch anything from")).to_contain_text(other.removeprefix("http://"))
    expect(install_button(page)).to_have_count(0)
    assert of_other == []


def test_frame_in_another_site_offers_a_tab_for_consent(page, recording_origins, site_folder):
    """Prevents clickjacking: a page could cover the frame and get an unseen consent."""
    (own, asked), (other, _) = recording_origins
    address = f"{own}/{SUB_PATH}/embed/?lang=en&packages={FROGS}&puzzle=frogs"
    (site_folder / "frames.html").write_text(
        f'<!doctype html><meta charset=utf-8><title>A frame</title><link rel=icon href=data:,><iframe src="{address}">')
    framed = page.frame_locator("iframe")
    page.goto(f"{own}/frames.html")
    expect(install_button(framed)).to_be_visible()
    page.goto(f"{other}/frames.html")
    expect(framed.get_by_text("is shown inside another site")).to_contain_text(
        f"{own.removeprefix('http://')}/{SUB_PATH}/{FROGS}")
    expect(install_button(framed)).to_have_count(0)
    with page.expect_popup() as opened:
        framed.get_by_role("button", name="Open in a tab").click()
    expect(install_button(opened.value)).to_be_visible()
    assert opened.value.evaluate("opener") is None
    opened.value.close()
    framed.get_by_role("button", name="Do not install").click()
    expect(framed.get_by_text("Nothing was installed")).to_be_visible()
    assert not requested_wheels(asked)


@pytest.mark.expects_errors
def test_declined_or_impossible_package_leaves_a_working_page(page, recording_origins):
    (own, asked), _ = recording_origins
    page.goto(f"{own}/{SUB_PATH}/n-puzzle/?packages={HOSTILE}&puzzle=hostile")
    page.get_by_role("button", name="Do not install").click()
    page.wait_for_function(STARTED)
    expect(page.get_by_text("Nothing was installed")).to_be_visible()
    assert_own_puzzle_solves(Player(page), "declined")
    assert not requested_wheels(asked)
    page.wait_for_url(lambda url: "state=123406758" in url and "packages" not in url)
    for path, address, said in (
        ("n-puzzle/", "http://[", "is not the address of a package"),
        ("n-puzzle/", "javascript:alert(1)//a-1.0-py3-none-any.whl", "is not the address of a package"),
        ("race/", "../index.html", "is not a pure Python wheel"),
        ("race/", "../nothing-1.0-py3-none-any.whl", "There is no package at"),
    ):
        page.goto(f"{own}/{SUB_PATH}/{path}?packages={address}&puzzle=frogs")
        if "nothing" in address:
            install_button(page).click()
        expect(alert(page, said)).to_be_in_viewport()
        open_form(page).locator("#setup .chip, #setup #algorithm").first.wait_for()


@pytest.mark.expects_errors
def test_visitor_brings_wheels_by_address_and_from_disk(open_player, site_folder, tmp_path):
    player = open_player("n-puzzle/?start-at=0")
    page = player.page
    page.get_by_text("Bring your own puzzle").click()
    page.locator("#packages").fill("nothing-1.0-py3-none-any.whl")
    install_button(page).click()
    expect(alert(page, "There is no package at")).to_be_visible()
    (tmp_path / "holiday.txt").write_text("sun")
    page.locator("#package-files").set_input_files(tmp_path / "holiday.txt")
    expect(alert(page, "“holiday.txt” is not a pure Python wheel")).to_be_visible()
    page.locator("#package-files").set_input_files(site_folder / SUB_PATH / SUDOKU)
    expect(page.get_by_role("heading", level=1)).to_contain_text("Little Sudoku")
    copy_text(page, "Copy link")
    expect(player.element).to_contain_text("This puzzle came from a file on your device")
    page.locator("#packages").fill(FROGS)
    install_button(page).click()
    expect(page.get_by_text("One new puzzle: Jumping frogs")).to_be_visible()
    expect(page.locator("#puzzle option")).to_have_count(10)


# ---- faults

START_STEP = '    yield Step("start")\n'
STUMBLING = PLAIN.replace(START_STEP, START_STEP + """    return deeper(problem)

def deeper(problem):
    return str(problem)["key"]
""")


@pytest.mark.expects_errors
def test_faults_name_file_and_line_and_a_reload_tries_again(page, home, site_folder):
    """The console has the traceback."""
    said = []
    page.on("console", lambda message: message.type == "error" and said.append(message.text))
    write_puzzle_wheel(site_folder, "unloadable", PLAIN + "1 / 0\n")
    write_puzzle_wheel(site_folder, "stumbling", STUMBLING)
    page.goto(f"{home}n-puzzle/?packages=/late-1.0-py3-none-any.whl&puzzle=late&state=1")
    player = Player(page)
    install_button(page).click()
    expect(alert(page, "There is no package at")).to_be_visible()
    write_puzzle_wheel(site_folder, "late")
    page.reload()
    install_button(page).click()
    player.when("player?.request?.puzzle === 'late'")
    player.js("await player.install(['/stumbling-1.0-py3-none-any.whl'])")
    for language, step, words in (("fa", "گام", "سطر"), ("en", "step", "line 11")):
        player.js("void (player.lang = argument)", language)
        expect(page.locator("dhadha-transport .caption")).to_contain_text(step)
        said.clear()
        assert player.run(puzzle="stumbling", algorithm="solve", state="1", options={}) is None
        for part in ("stumbling.py", words, "TypeError: string indices must be integers"):
            expect(alert(page, part)).to_be_visible()
        eventually(1, lambda: len([text for text in said if "Traceback" in text]) if page.evaluate("1") else 0)
        [traceback] = [text for text in said if "Traceback" in text]
        assert all(part in traceback for part in ("in solve", "in deeper", 'str(problem)["key"]'))
    player.js("await player.install(['/unloadable-1.0-py3-none-any.whl'])")
    line = len(PLAIN.splitlines()) + 1
    expect(alert(page, f"ZeroDivisionError: division by zero (unloadable.py, line {line})")).to_be_visible()


@pytest.mark.own_page
@pytest.mark.expects_errors
def test_code_that_fails_or_never_returns_is_stopped(open_player, page):
    """An endless algorithm stays bounded; one that is stuck outside Python gives no signs and is killed."""
    page.clock.install()
    player = open_player("n-puzzle/?start-at=0")
    player.js(f"await player.install([{MISBEHAVING}])")

    def start_misbehaving_run(algorithm):
        asked = {"puzzle": "misbehaving", "algorithm": algorithm, "state": "1", "options": {}}
        player.js("void (window.done = player.run(argument))", asked)

    def assert_run_ends_with_alert(algorithm, words):
        start_misbehaving_run(algorithm)
        assert page.evaluate("done") is None
        expect(alert(page, words)).to_be_visible()

    start_misbehaving_run("endless")
    expect(page.get_by_text("only parts of this long run are shown")).to_be_visible()
    assert player.js("(await player.cancel(), player.length)") <= 135_000
    assert_run_ends_with_alert("raise-error", "this algorithm is broken")
    (worker,) = page.workers
    worker.evaluate("performance.now = () => 8 * Performance.prototype.now.call(performance)")  # time flies
    assert_run_ends_with_alert("hang", "stopped at misbehaving.py, line 11")
    start_misbehaving_run("unstoppable")
    stopped = alert(page, "stopped responding")
    eventually(True, lambda: stopped.count() == 1 or page.clock.fast_forward(2500))  # longer: the page was suspended
    page.clock.resume()
    for algorithm, words in (("hungry", "ran out of memory"), ("abort", "stopped twice"), ("leave", "stopped twice")):
        assert_run_ends_with_alert(algorithm, words)
        assert_own_puzzle_solves(player, algorithm)
