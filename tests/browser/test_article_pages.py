"""Articles: figures that move without Python, one at a time; a slider; one figure in a frame; the page on paper."""

import gzip
import json
import subprocess
import sys

import pytest
from page_objects import (
    HOMES,
    PHONE,
    ROOT,
    assert_accessible,
    assert_no_layout_faults,
    eventually,
    open_post,
    python_addresses,
)
from playwright.sync_api import expect

sys.path.insert(0, str(ROOT / "static/build"))
from family_articles import ARTICLES, address  # noqa: E402 (of the build)

SIZES = (PHONE["width"], PHONE["height"]), (1366, 768)
A_START = "21435786"  # 4 3 _ / 5 2 1 / 7 8 6, in the order of the file: its caption speaks of the start
PLAYING = """() => [...document.querySelectorAll("figure")].filter(
    (each) => each.querySelector("dhadha-player")?.timeline?.playing)"""


def scroll_figure_to_centre(page, figure):
    figure.evaluate("each => each.scrollIntoView({ block: 'center' })")


@pytest.mark.parametrize("folder", HOMES)
@pytest.mark.parametrize("name", ARTICLES)
def test_article_is_whole_without_python(page, home, requested_addresses, folder, name):
    page.goto(f"{home}{folder}{address(name)}")
    used = page.locator("use").evaluate_all("all => all.map((each) => each.getAttribute('href'))")
    assert all(page.locator(f"symbol{shape}").count() == 1 for shape in set(used))  # else a piece is not drawn
    for figure in page.locator("figure:has(.of-example, .of-slider)").all():
        scroll_figure_to_centre(page, figure)
        eventually(True, figure.evaluate, "each => each.querySelector('dhadha-player')?.length > 0")
    for figure in page.locator("figure:has(.of-lanes)").all():
        scroll_figure_to_centre(page, figure)
        figure.locator("dhadha-race .button").first.wait_for()
    assert python_addresses(requested_addresses) == []
    assert_no_layout_faults(page, f"{folder}{name}", SIZES)
    assert_accessible(page)


def test_the_figure_in_view_plays_alone_until_the_reader_acts(page, home):
    page.emulate_media(reduced_motion="no-preference")
    page.goto(home + address("n-puzzle"))
    film = page.locator(".of-film svg")
    expect(film.nth(0)).to_have_css("opacity", "1")
    expect(film.nth(3)).to_have_css("opacity", "1")  # after five seconds
    page.get_by_role("button", name="Play again").first.click()
    eventually(True, film.nth(0).evaluate, "each => each.getAnimations()[0].currentTime < 3500")
    first, deep, wide = (page.locator(f"figure:has([algorithm='{each}'])").first
                         for each in ("solvability", "depth-first", "breadth-first"))
    for figure in (first, deep, wide):
        scroll_figure_to_centre(page, figure)
        number = figure.get_attribute("id")
        page.wait_for_function(f"{PLAYING}.map(({{ id }}) => id).join() === '{number}'")
    wide.locator("dhadha-player").get_by_role("button", name="Pause").click()
    scroll_figure_to_centre(page, first)
    scroll_figure_to_centre(page, wide)
    page.wait_for_timeout(500)
    assert page.evaluate(f"{PLAYING}.length") == 0


def test_nothing_moves_for_who_prefers_so(page, home):
    page.emulate_media(reduced_motion="reduce")
    page.goto(home + address("n-puzzle"))
    expect(page.locator(".of-film svg").first).to_have_css("animation-name", "none")
    figure = page.locator("figure:has(dhadha-player)").nth(1)
    scroll_figure_to_centre(page, figure)
    eventually(True, figure.evaluate, "each => each.querySelector('dhadha-player').length > 0")
    page.wait_for_timeout(500)
    assert page.evaluate(f"{PLAYING}.length") == 0


def test_slider_chooses_a_run_without_python(page, home, requested_addresses):
    page.goto(home + address("n-puzzle"))
    figure = page.locator("figure:has(.of-slider)")
    scroll_figure_to_centre(page, figure)
    slider, chosen = figure.get_by_role("slider", name="Weight of the estimate"), figure.locator("tr[data-chosen]")
    player = figure.locator("dhadha-player")
    for key, weight in (("Home", "0"), ("End", "5"), ("ArrowLeft", "3")):
        slider.press(key)
        expect(chosen.locator("th")).to_have_text(weight)
        expect(figure.locator("output")).to_have_text(weight)
        eventually(weight, lambda: player.evaluate("each => String(each.request?.options?.weight)"))
        expanded = int(chosen.locator("td").first.inner_text().replace(",", ""))
        eventually(expanded, lambda: player.evaluate("each => each.seek('end').then(() => each.counters.expanded)"))
    assert python_addresses(requested_addresses) == []


@pytest.mark.own_page
def test_first_screen_moves_with_few_bytes(page, home):
    page.emulate_media(reduced_motion="no-preference")
    loaded = []
    page.on("response", lambda response: loaded.append(response))
    page.goto(home + address("n-puzzle"))
    page.wait_for_function(
        "() => document.getAnimations().filter(({ animationName }) => animationName.startsWith('film')).length === 4")
    texts = [response for response in loaded if "woff2" not in response.url]
    assert len(texts) > 3 and sum(len(gzip.compress(response.body())) for response in texts) <= 60_000
    scroll_figure_to_centre(page, page.locator("figure:has(dhadha-player)").first)
    page.locator("dhadha-player dhadha-transport").first.wait_for()


def test_one_figure_is_embedded_alone(page, home):
    page.goto(home + address("n-puzzle"))
    figure = page.locator("figure:has(.of-slider)")
    figure.get_by_role("button", name="Embed this figure").click()
    frame = figure.locator("pre").inner_text()
    open_post(page, home, frame, head="")
    inside = page.frame_locator("iframe")
    inside.locator("dhadha-player dhadha-transport").wait_for()
    expect(inside.locator("figure")).to_have_count(1)
    expect(inside.locator(":is(.top, h1)")).to_have_count(1)  # the header, which is hidden
    page.wait_for_function("document.querySelector('iframe').clientHeight > 500")


def test_examples_and_ideas_lead_to_the_article(page, home):
    for path in ("n-puzzle/greedy/", "estimate-tree/", "learn/estimate/challenge/"):
        page.goto(home + path)
        link = page.locator("main a[href$='n-puzzle/article/']")
        assert link.evaluate("each => each.href") == home + address("n-puzzle"), path
    facts = json.loads(page.request.get(home + address("n-puzzle")).text().split("ld+json\">")[1].split("</script>")[0])
    assert facts["@type"] == "LearningResource" and facts["inLanguage"] == "en"


def test_handouts_have_pictures_and_room_to_write(tmp_path):
    import pypdfium2

    script = ROOT / "static/build/handouts.py"
    subprocess.run([sys.executable, script, "--output", tmp_path], check=True, stdout=subprocess.DEVNULL)
    for name in ARTICLES:
        for language in ("en", "bn", "fa"):
            document = pypdfium2.PdfDocument(tmp_path / f"{language}-{name}.pdf")
            texts = [page.get_textpage().get_text_bounded() for page in document]
            assert 5 <= len(texts) <= 16, language
            read = " ".join(texts)
            digits = "".join(str(int(each)) for each in read if each.isdecimal())
            assert "[^" not in read and ((language, name) != ("en", "n-puzzle") or A_START in digits), language
            kinds = [each.type for page in document for each in page.get_objects()]
            assert kinds.count(2) > 150, language  # paths: boards, plots and rooms to write in
    assert "Embed" not in texts[0]
