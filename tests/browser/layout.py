"""What is out of place on a page, as the tests in every engine find it."""

from visitor import ROOT

ENGINES = ROOT / "tests/engines"
FAULTS = f"(() => {{ {(ENGINES / 'page.js').read_text(encoding='utf-8')} {(ENGINES / 'layout.js').read_text(encoding='utf-8')} return faults(); }})()"


def faults_of_layout(page):
    """In sentences: what overlaps, overflows, leaves the window or is too long for its place."""
    return page.evaluate(FAULTS)
