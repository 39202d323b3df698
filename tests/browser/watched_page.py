"""A page that records policy violations and undrawn parts of its players."""

STARTED = "() => document.querySelector('dhadha-player')?.length > 0"

WATCH = """window.refused = [];
addEventListener("securitypolicyviolation", ({violatedDirective, blockedURI, sourceFile, lineNumber}) =>
    window.refused.push(`${violatedDirective} ${blockedURI} ${sourceFile}:${lineNumber}`));"""

DRAWN = """([...players]) => {
    const everything = (root) => [...root.querySelectorAll("*")].flatMap((element) => [element,
        ...(element.shadowRoot && element.localName !== "dhadha-legend" ? everything(element.shadowRoot) : [])]);
            // whose signs are examples
    const inked = (canvas) => new Uint32Array(canvas.getContext("2d").getImageData(0, 0, canvas.width,
        canvas.height).data.buffer).some(Boolean);
    return players.flatMap((player) => everything(player.shadowRoot)).flatMap((element) => {
        const {width, height} = element.getBoundingClientRect();
        const name = element.localName;
        if (element.matches(".board") && (height < 15 || width < 40)) return [`a board of ${width} × ${height}`];
        if (name === "canvas" && element.getRootNode().host.values?.some(Boolean) !== false && !(width && height &&
            inked(element))) return ["an empty canvas"];
        if (element.matches(".u-over") &&
            getComputedStyle(element).position !== "absolute") return ["a chart without its style"];
        if (element.matches("div.piece, div.cell") &&
            getComputedStyle(element).translate === "none") return [`a ${element.className} that stands nowhere`];
        if (element.matches("svg.now, .view svg") &&
            getComputedStyle(element).translate === "none") return ["a tree that stands nowhere"];
        return element.hasAttribute("onclick") ? ["an inline handler"] : [];
    });
}"""


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
        """Return policy violations and faults of the players."""
        self.page.evaluate("new Promise(requestAnimationFrame)")
        return self.refused() + self.page.locator("dhadha-player").evaluate_all(DRAWN)
