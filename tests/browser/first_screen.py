"""Finds the parts of a player outside the viewport."""

OUTSIDE = """() => {
    const player = document.querySelector("dhadha-player");
    const parts = ["dhadha-board", ".stage > .bar", ".narration"].flatMap((part) =>
        [...player.shadowRoot.querySelectorAll(part)].map((element) => [part, element.getBoundingClientRect()]));
    return [scrollY, parts.length, ...parts.filter(([, {top, bottom, left, right}]) => top < 0 || left < 0 ||
        bottom > innerHeight || right > innerWidth).map(([part, {top, bottom}]) => `${part} ${top} ${bottom}`)];
}"""


def outside(page, width, height):
    """Return [scroll offset, number of parts, the parts that are not wholly in view …]."""
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate("new Promise((drawn) => setTimeout(() => requestAnimationFrame(drawn), 60))")
    return page.evaluate(OUTSIDE)
