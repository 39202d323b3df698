"""Settings of the host page: autoplay, saved runs, themes; text survives wrong charset headers."""

import pytest
from playwright.sync_api import expect
from servers import QuietHandler, serving
from visitor import Player

PLAYER = "document.querySelector('dhadha-player')"


class WrongHandler(QuietHandler):
    """A host that declares every text as Latin-1."""

    def guess_type(self, path):
        kind = super().guess_type(path)
        return f"{kind}; charset=iso-8859-1" if kind.startswith("text/") else kind


@pytest.mark.usefixtures("moving", "small")
def test_autoplay_that_is_denied_stays_so_when_attributes_change(blog):
    def change(autoplay, state):
        blog.element.evaluate("(player, [autoplay, state]) => new Promise((resolve) => {"
                              "player.addEventListener('runend', () => setTimeout(resolve, 100), {once: true});"
                              "player.setAttribute('autoplay', autoplay);"
                              "player.setAttribute('state', state); })", [autoplay, state])
        return blog.js("player.timeline.playing || player.position > 0")

    assert not change("false", "430521786")
    assert change("", "025436178")
    assert not change("no", "062148735")


@pytest.mark.expects_errors
@pytest.mark.usefixtures("small")
def test_missing_saved_run_reported(blog):
    page = blog.page
    page.evaluate("document.body.innerHTML = '<dhadha-player puzzle=n-queens src=gone.trace></dhadha-player>'")
    expect(page.get_by_role("alert")).to_contain_text("gone.trace could not be fetched")
    assert page.evaluate(f"{PLAYER}.length") == 0
    assert Player(page).run(puzzle="n-queens", state="2 4 1 3", algorithm="check")["solution"] is True


@pytest.mark.own_page
@pytest.mark.usefixtures("small")
def test_a_frame_takes_its_theme_from_the_query_and_from_messages(page, origin):
    """In a frame of another site's page, whose own colours it cannot see."""
    page.goto(f"{origin}/any/sub/blog.html")
    page.set_content(f"<iframe src='{origin}/any/sub/path/embed/?puzzle=n-puzzle&theme=dark&panels=none'></iframe>")
    frame = page.frame_locator("iframe")
    frame.locator("dhadha-player").wait_for()
    ground = "(player) => [document.documentElement, player].map((each) => getComputedStyle(each).colorScheme)"
    assert frame.locator("dhadha-player").evaluate(ground) == ["dark", "dark"]
    for theme, schemes in (("light", ["light", "light"]), ("", ["light dark", "light dark"]), ("__proto__", None)):
        page.evaluate("""(value) => new Promise((resolve) => {
            addEventListener("message", ({data}) => data.id === 7 && resolve());
            frames[0].postMessage({type: "dhadha", command: "theme", value, id: 7}, "*");
        })""", theme)
        frame.locator("dhadha-player").evaluate("(player) => player.updateComplete")
        shown = frame.locator("dhadha-player").evaluate(ground)
        assert shown == (schemes or ["light dark", "light dark"]), theme


@pytest.mark.own_page
@pytest.mark.usefixtures("small")
def test_charset_independent_of_headers(page, site_folder):
    with serving(WrongHandler, site_folder / "any/sub/path") as address:
        page.goto(f"{address}/bn/n-puzzle/")
        expect(page.get_by_role("heading", level=1)).to_have_text("গুটি সরানোর ধাঁধা")
        page.goto(f"{address}/404.html")
        assert "ÙØ" not in page.content()
        page.goto(f"{address}/examples/eight-queens.html")
        expect(page.get_by_role("heading", level=1)).to_have_text("আট রানি, এক ছক")
