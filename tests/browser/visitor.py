"""A page's player as the tests drive it."""

from pathlib import Path

import dhadha

ROOT = Path(__file__).parents[2]
PUZZLES = [puzzle["id"] for puzzle in dhadha.catalogue()["puzzles"]]
SMALL = {"width": 320, "height": 240}  # a small window, since painting costs most
AXE = ROOT / "node_modules/axe-core/axe.min.js"


def faults_of_access(page):
    """Return axe's violations. axe is evaluated, since the page's policy blocks added scripts."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8") + ";undefined")
    return page.evaluate("""async () => (await axe.run({resultTypes: ["violations"]})).violations.map(({id, nodes}) =>
        `${id}: ${nodes.map(({target, failureSummary}) => `${target.join(" ")} ${failureSummary}`).slice(0, 3)}`)""")


def unfolded(page):
    """Return the page with its form open."""
    change = page.locator("#change")
    change.wait_for()
    if change.get_attribute("aria-expanded") == "false":
        change.click()
    return page


class Player:
    """The page's player, as the tests drive it."""

    def __init__(self, page):
        self.page = page
        self.element = page.locator("dhadha-player").first

    def js(self, expression, argument=None):
        return self.element.evaluate(f"async (player, argument) => ({expression})", argument)

    def run(self, **request):
        return self.js("await player.run(argument, {play: false})", request)

    def seek(self, where):
        self.js("await player.seek(argument)", where)
        self.settle()

    def settle(self):
        self.js("await player.updateComplete")

    @property
    def position(self):
        return self.js("player.position")

    @property
    def request(self):
        return self.js("player.request")

    def values(self):
        """Return the displayed board, row by row, from the pieces' positions."""
        return self.element.evaluate("""(player) => {
            const board = player.shadowRoot.querySelector("dhadha-board").shadowRoot;
            const cells = [...board.querySelectorAll(".cell")].length;
            const shown = Array(cells).fill(0);
            for (const piece of board.querySelectorAll(".piece"))
                shown[piece.dataset.cell] = Number(piece.dataset.value);
            return shown;
        }""")
