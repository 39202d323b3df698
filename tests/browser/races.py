"""Drives a race in the page through its element."""

BOARD = "430521786"
RACE = f"race/?puzzle=n-puzzle&state={BOARD}&algorithms=a-star+ida-star+breadth-first"


class Race:
    """The page's race, as the tests drive it."""

    def __init__(self, page):
        self.page = page
        self.element = page.locator("dhadha-race")

    def js(self, expression, argument=None):
        return self.element.evaluate(f"async (race, argument) => ({expression})", argument)

    def wait(self, condition):
        self.page.wait_for_function(
            "() => { const race = document.querySelector('dhadha-race');"
            f"return race?.lanes.length && ({condition}); }}"
        )

    def seek(self, where):
        self.js("await race.pause()")
        self.js("await race.seek(argument)", where)
        self.js("await race.updateComplete")

    def lanes(self, fact):
        return self.js(f"race.lanes.map((lane) => {fact})")

    def cells(self, algorithm):
        """Return the row of the table, by column."""
        row = self.page.locator(f"tr[data-algorithm={algorithm}]")
        return {
            name: row.locator(f".{name}").inner_text()
            for name in ("place", "method", "steps", "work", "time", "result")
        }

    @property
    def verdict(self):
        return self.page.locator(".verdict")
