"""Layout faults of a page, as the tests in every engine find them."""

from visitor import ROOT

WIDTHS = [(320, 640), (1366, 768)]
ENGINES = ROOT / "tests/engines"
HELPERS = [(ENGINES / name).read_text(encoding="utf-8") for name in ("page.js", "layout.js")]
FAULTS = f"(() => {{ {' '.join(HELPERS)} return faults(); }})()"


def faults_of_layout(page):
    """Return sentences for every overlap, overflow and truncated element."""
    return page.evaluate(FAULTS)


def assert_in_place(page, where, widths=WIDTHS):
    """Check the layout on the smallest phones and on a laptop; the present window comes first."""
    as_it_is = page.viewport_size["width"]
    for width, height in sorted(widths, key=lambda size: abs(size[0] - as_it_is)):
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("new Promise((drawn) => setTimeout(() => requestAnimationFrame(drawn), 100))")
        assert faults_of_layout(page) == [], f"{where} at {width}"
