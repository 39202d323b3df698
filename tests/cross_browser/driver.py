"""One interface for every engine: open, run, wait, click, drag, press, type …

Subclasses for Playwright and WebDriver implement go, resize, evaluate, press_along, press, type and close.
Expressions are JavaScript and may await; they can use `argument`, `player`, `race` and the helpers of page-helpers.js.
"""

import time
from pathlib import Path

ENGINES = ["chromium", "firefox", "webkit"]
USABLE = "player?.length > 0 && player.isWhole && all('dhadha-transport').length"  # gestures load last
WIDTH, HEIGHT = 1280, 900  # of the window
SHORTEST_PAUSE, LONGEST_PAUSE = .02, .2  # seconds between two polls, each of which interrupts the page
HERE = Path(__file__).parent
HELPERS = (HERE / "page-helpers.js").read_text(encoding="utf-8")
LAYOUT = (HERE / "layout-checks.js").read_text(encoding="utf-8")
FAULTS = """[...(window.faults ?? []), ...performance.getEntriesByType("resource").map(({name}) => name)
    .filter((name) => !name.startsWith(location.origin) && !/^(data|blob):/.test(name))]"""


class Driver:
    """One browser with one page, shared by all tests."""

    def __init__(self, name):
        self.name = name
        self.faults = []
        self.blank = True

    def open(self, address, until=USABLE, width=WIDTH):
        """Open a page and wait until it is ready."""
        self.record_faults_and_go_blank()
        self.blank = False
        self.go(address, width)
        self.wait(f"document.readyState === 'complete' && document.fonts.status === 'loaded' && ({until})")

    def record_faults_and_go_blank(self):
        """Store the page's errors, and stop everything on it."""
        if self.blank:
            return
        self.faults += self.run(FAULTS)
        self.go("about:blank", WIDTH)
        self.blank = True

    def run(self, expression, argument=None):
        """Return the awaited value of an expression."""
        return self.evaluate(f"async (argument) => {{ {HELPERS}\nreturn ({expression}); }}", argument)

    def wait(self, condition, argument=None, seconds=120):
        end, pause = time.monotonic() + seconds, SHORTEST_PAUSE
        while not self.run(f"Boolean({condition})", argument):
            if time.monotonic() > end:
                texts = self.run("saidWithFrames()")
                raise AssertionError(f"{self.name} waited in vain for {condition}; the page and its frames say {texts}")
            time.sleep(pause)
            pause = min(1.5 * pause, LONGEST_PAUSE)

    def run_layout_check(self, question):
        """Return what a function of layout-checks.js says: settledLayout(), faults()."""
        return self.run(f"(() => {{ {LAYOUT}\nreturn {question}; }})()")

    def click(self, *path):
        """Press the centre of an element, which must not be covered."""
        self.press_along([self.run("reachMiddle(one(...argument))", path)])

    def click_named(self, name):
        """Press the element with this name, as soon as it is visible."""
        self.wait("named(argument)", name)
        self.press_along([self.run("reachMiddle(named(argument))", name)])

    def drag(self, *squares):
        """Press on the first square, move over the others and release on the last: (row, column), from 1."""
        self.press_along([self.run("middleOfSquare(...argument)", square) for square in squares])
