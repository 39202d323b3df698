"""Still boards as SVG in the pages: pictures of examples, figures of stories. Colours are site.css's, by class."""

from collections import defaultdict
from itertools import groupby

LARGEST = 16  # squares a side; larger boards are sampled
NUMBERS_UP_TO = 12  # squares a side
DOTS = 300
LETTER = 0.34  # distance of the digits of a number, in squares
WARM = 6  # shades of heat


def figure(board: dict, values: list[int], roles: dict[int, str], appearance: dict, digits=str, more: str = "") -> str:
    """Return an SVG of the board, or of its first area if it has several.

    board: see Puzzle.board; roles: {cell: role}; appearance: see Puzzle; digits: formats numbers in the language;
    more: SVG drawn on top.
    """
    area = board.get("areas", [board])[0]
    others = {"heaps": heaps, "tree": tree}.get(area.get("look"), grid)
    draw = {"tiles": tiles, "columns": columns}.get(appearance["pieces"], others)
    width, height, body = draw(area, values, roles, appearance, digits)
    attributes = f'class="figure {appearance["pieces"]}" viewBox="0 0 {width} {height}" aria-hidden="true"'
    return f"<svg {attributes}>{body}{more}</svg>"


def shapes(appearance: dict) -> str:
    """Return the SVG definitions that figures of the appearance use, once per page."""
    drawn = {kind: token["shape"] for kind, token in appearance.get("tokens", {}).items()}
    drawn |= {"queen": appearance["shape"]} if "shape" in appearance else {}
    return "".join(
        f'<symbol id="shape-{kind}" viewBox="0 0 100 100"><path fill-rule="evenodd" d="{path}"/></symbol>'
        for kind, path in drawn.items()
    )


def use_shape(kind: str, name: str, column: int, row: int) -> str:
    return f'<use class="{name}" href="#shape-{kind}" x="{column}.08" y="{row}.06" width=".84" height=".84"/>'


def tiles(area, values, roles, appearance, digits):
    groups, across = defaultdict(list), area["columns"]
    written = [(cell, value) for cell, value in enumerate(values) if value != appearance["blank"]]
    for cell, value in written:
        placed = "home" if area.get("goal", values)[cell] == value else "tile"
        groups[f"r-{roles[cell]}" if cell in roles else placed].append(cell)
    return across, area["rows"], squares(groups, across, 0.06) + numbers(written, across, digits)


def columns(area, values, roles, appearance, _):
    n = area["columns"]
    queens = [(column, value - 1) for column, value in enumerate(values[:n]) if value != appearance["blank"]]
    if n > LARGEST:
        dots = "".join(f"M{column} {row}h0" for column, row in queens[:: 1 + n // DOTS])
        return n, n, f'<path class="dots" stroke-width="{n // 80}" d="{dots}"/>'
    marked = defaultdict(list, wall=[at for at, value in enumerate(values[n:]) if value == appearance.get("blocked")])
    for column, row in queens:
        if column in roles:
            marked[f"r-{roles[column]}"].append(row * n + column)
    pieces = "".join(use_shape("queen", "piece", column, row) for column, row in queens)
    return n, n, chequers(n, n) + squares(marked, n) + pieces


def grid(area, values, roles, appearance, digits):
    rows, across = area["rows"], area["columns"]
    high, wide, most = min(rows, LARGEST), min(across, LARGEST), max(values[: rows * across])
    chequered, sampled = appearance.get("chequered"), rows * across > NUMBERS_UP_TO**2
    groups, written = defaultdict(list), []
    for place in range(high * wide):
        cell = place // wide * rows // high * across + place % wide * across // wide
        value = values[cell]
        groups[square_class(value, roles.get(cell), most, appearance, sampled)].append(place)
        if value not in (appearance["blank"], appearance.get("blocked")) and wide <= NUMBERS_UP_TO:
            written.append((place, appearance.get("glyphs", {}).get(value, value)))
    ground = chequers(high, wide) if chequered else ""
    if chequered:
        groups.pop("", None)
    drawn = ground + squares(groups, wide, 0 if chequered or sampled else 0.04) + numbers(written, wide, digits)
    return wide, high, drawn + (tokens(area, values[rows * across :], across, appearance) if wide == across else "")


def square_class(value, role, most, appearance, sampled) -> str:
    """Return the class of a square; none for a plain one."""
    if value == appearance.get("blocked"):
        return "wall"
    shows_value = appearance.get("shades") and role in ("frontier", "visited")
    if role and role != "idle" and not shows_value:
        return f"r-{role}"
    if value == appearance["blank"]:
        return "" if appearance.get("chequered") else "hollow"
    if not appearance.get("heat") and not sampled:
        return "tile"
    return "zero" if value == 0 else f"warm-{1 + WARM * value // (most + 1)}"


def heaps(area, values, roles, appearance, _):
    """Draw stones, three in a row, from the bottom up."""
    piles = [max(0, value) for value in values[: area["columns"]]]
    high = max(3, -(-max(piles) // 3))
    places = [(4 * pile + stone % 3, stone // 3) for pile, size in enumerate(piles) for stone in range(size)]
    stones = "".join(f"M{column}.5 {high - row - 0.5}h0" for column, row in places)
    return 4 * len(piles) - 1, high, f'<path class="stones" d="{stones}"/>'


def tree(area, values, roles, appearance, digits):
    """Draw nodes as disks, and the edges between them."""
    across = area["columns"]
    written = [(cell, value) for cell, value in enumerate(values) if value != appearance["blank"]]
    edges = "".join(
        f"M{a % across}.5 {a // across}.5L{b % across}.5 {b // across}.5" for a, b in area.get("lines", ())
    )
    groups = defaultdict(list)
    for cell, _ in written:
        groups[f"r-{roles[cell]}" if cell in roles else "tile"].append(cell)
    nodes = "".join(
        f'<path class="{name}" d="{"".join(disk(cell % across, cell // across) for cell in cells)}"/>'
        for name, cells in groups.items()
    )
    lines = f'<path class="edges" d="{edges}"/>'
    return across, area["rows"], lines + nodes + numbers(written, across, digits)


def disk(column: int, row: int) -> str:
    """Return the path of a node, which is larger than its square."""
    return f"M{column - 0.2:.1f} {row}.5a.7 .7 0 1 0 1.4 0a.7 .7 0 1 0-1.4 0z"


def tokens(area, standing, across, appearance) -> str:
    """Draw the pieces on squares."""
    places = [(kind, value - 1) for kind, value in zip(area.get("tokens", ()), standing) if value]
    return "".join(
        use_shape(kind, "under" if appearance["tokens"][kind].get("under") else "piece", cell % across, cell // across)
        for kind, cell in places
    )


def chequers(rows: int, across: int) -> str:
    """Draw rows of dashes as long as a square."""
    dark = "".join(f"M{row % 2} {row}.5h{across - row % 2}" for row in range(rows))
    return f'<path class="light" d="M0 0h{across}v{rows}h-{across}z"/><path class="dark" d="{dark}"/>'


def squares(groups: dict[str, list[int]], across: int, gap: float = 0) -> str:
    """Draw a path for each class; adjacent squares without a gap are merged."""
    return "".join(
        f'<path class="{name}" d="{"".join(subpaths(cells, across, gap))}"/>' for name, cells in groups.items() if cells
    )


def subpaths(cells: list[int], across: int, gap: float):
    together = (lambda item: (item[1] // across, item[1] - item[0])) if not gap else (lambda item: item[1])
    for _, group in groupby(enumerate(sorted(cells)), together):
        run = [cell for _, cell in group]
        wide, high = f"{len(run) - 2 * gap:g}", f"{1 - 2 * gap:g}"
        yield f"M{run[0] % across + gap:g} {run[0] // across + gap:g}h{wide}v{high}h-{wide}z"


def numbers(written: list[tuple], across: int, digits) -> str:
    """Draw all numbers as one text, with a position for each character."""
    texts = [(cell, digits(str(value))) for cell, value in written]
    placed = [
        (letter, cell % across + 0.5 + LETTER * (index - (len(letters) - 1) / 2), cell // across + 0.54)
        for cell, letters in texts for index, letter in enumerate(letters)
    ]
    if not placed:
        return ""
    xs, ys = (" ".join(f"{place[axis]:g}" for place in placed) for axis in (1, 2))
    size = ".42" if max(len(letters) for _, letters in texts) > 2 else ".58"
    return f'<text font-size="{size}" x="{xs}" y="{ys}">{"".join(letter for letter, *_ in placed)}</text>'
