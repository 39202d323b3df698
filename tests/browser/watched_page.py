"""A page that records policy violations and undrawn parts of its players."""

STARTED = "() => document.querySelector('dhadha-player')?.length > 0"
WATCH = """window.refused = [];
addEventListener("securitypolicyviolation", ({violatedDirective, blockedURI, sourceFile, lineNumber}) =>
    window.refused.push(`${violatedDirective} ${blockedURI} ${sourceFile}:${lineNumber}`));"""
INKED = """(canvases) => canvases.every((canvas) =>
    canvas.width && new Uint32Array(canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height).data.buffer)
        .some(Boolean))"""
STYLE = "(elements, [name, bad]) => elements.filter((element) => getComputedStyle(element)[name] === bad).length"


def watching(page):
    """Return the page, recording policy violations from now on."""
    page.add_init_script(WATCH)
    return page


def asked_elsewhere(page):
    """Return the list of later requests to other hosts. The browser cannot resolve these hosts, so listening to failed
    requests suffices; listening to all requests would take a tenth of a visit.
    """
    asked = []
    own = "http://localhost:", "http://127.0.0.1:", "data:", "blob:", "file:"
    page.on("requestfailed", lambda failed: failed.url.startswith(own) or asked.append(failed.url))
    return asked


class Watched:
    """A page that records policy violations."""

    def __init__(self, page):
        self.page = page

    def open(self, address):
        self.page.goto(address)
        return self

    def ready(self):
        self.page.wait_for_function(STARTED)
        self.page.wait_for_load_state("networkidle")
        return self

    def refused(self):
        return self.page.evaluate("window.refused")

    def faults(self):
        """Return policy violations and undrawn parts of the players."""
        self.page.evaluate("new Promise(requestAnimationFrame)")
        player = self.page.locator("dhadha-player")
        faults = self.refused()
        if not player.locator("canvas:visible").evaluate_all(INKED):
            faults.append("an empty canvas")
        for selector, name, bad in (
            ("dhadha-board :is(div.piece, div.cell)", "translate", "none"),
            ("dhadha-tree :is(svg.now, .view svg)", "translate", "none"),
            (".u-over", "position", "static"),
        ):
            if player.locator(selector).evaluate_all(STYLE, [name, bad]):
                faults.append(f"{selector} without its style")
        return faults
