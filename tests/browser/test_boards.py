"""What the boards of each puzzle show: pieces, colours, numbers, links, sums, pictures of very large boards."""

import csv
import re

import dhadha
import pytest
from dhadha.puzzles.knight.parse_and_format_state import column_name
from page_objects import BOARD, PERSIAN_DIGITS, PHONE, assert_accessible, copy_text, eventually
from playwright.sync_api import expect

HERE = "n-queens/?algorithm=backtracking&option-n=8&start-at=0"


@pytest.fixture
def show(open_running):
    """Show the start of a run."""
    def open_run_at_start(puzzle, algorithm, state="", **options):
        return open_running(HERE, puzzle=puzzle, algorithm=algorithm, state=state, options=options)
    return open_run_at_start


def cell_numbers_of_squares(names):
    return {(8 - int(name[1])) * 8 + "abcdefgh".index(name[0]) for name in names.split()}


def test_search_colours_and_numbers_the_squares_of_the_knight(show):
    knight = show("knight-path", "breadth-first", "a1 h8")
    knight.seek(8)
    expected = [cell_numbers_of_squares("c2 c5 a5 c1"), cell_numbers_of_squares("a1"), cell_numbers_of_squares("b3")]
    eventually(expected, lambda: [*map(knight.highlighted, ("frontier", "visited", "current"))])
    knight.seek(12)
    distances = dict.fromkeys(cell_numbers_of_squares("b3 c2"), "1")
    assert knight.numbers() == distances | dict.fromkeys(cell_numbers_of_squares("c5 a5 c1 d4 d2"), "2")
    queue, closed = (knight.page.locator(f"dhadha-{panel} .state") for panel in ("strip", "lists"))
    expect(queue).to_have_text(["b3", "c2", "c5", "a5", "c1", "d4", "d2"])
    expect(closed).to_have_text(["b3", "a1"])
    queue.nth(2).click()
    expect(knight.narration).to_contain_text(
        "c5 is unseen and one move from b3. So its distance is one more than that of b3: 2.")
    knight.seek("end")
    expect(knight.narration).to_contain_text("The path is a1, b3, c5, d7, e5, f7, h8. It takes 6 moves to h8")
    expect(knight.answer.locator("dd")).to_have_text(["108", "1 2 9 20 21 10 1"])  # not what the sentence says
    expect(knight.links()).to_have_count(6)
    expect(knight.page.locator(f"{BOARD} .piece")).to_have_class([re.compile("under"), re.compile("piece")])
    expect(knight.page.locator(f"{BOARD} .piece text")).to_have_count(0)  # the knight stands within the target
    knight.run(state="a1 l3", options={"rows": 3, "columns": 12})
    expect(knight.page.locator(f"{BOARD} .cell")).to_have_count(36)
    knight.page.wait_for_function(
        "(grid) => Math.abs(grid.clientWidth / grid.clientHeight - 4) < .05", arg=knight.grid.element_handle())


def test_impossible_boards_show_their_reason_and_the_nearest_board(show):
    tiles = show("n-puzzle", "a-star", "213456780")
    tiles.seek("end")
    expect(tiles.narration).to_contain_text("This board cannot be solved")
    expect(tiles.page.locator(f"{BOARD} .piece.role-conflict")).to_have_count(2)
    tiles.page.get_by_role("button", name="Use the nearest solvable board").click()
    tiles.when("player.result?.solvable")
    assert (tiles.request["state"], tiles.request["algorithm"]) == ("123456780", "a-star")


def test_refused_queen_has_a_line_to_her_attacker(show):
    queens = show("n-queens", "backtracking", n=4)
    queens.seek(2)
    expect(queens.narration).to_have_text(
        "Column 2, row 1 is refused: the queen in column 1, row 1 attacks it along the row."
    )
    for part, count in ((".piece", 2), ("path.straight", 1), ("path.clash", 1), (".cell.role-conflict", 1),
                        (".cell.role-hint", 1)):
        expect(queens.page.locator(f"{BOARD} {part}")).to_have_count(count)
    queens.run(algorithm="hill-climbing", options={"n": 8, "neighbourhood": "row", "restarts": 10, "seed": 9})
    for position in ("20%", "90%"):
        queens.seek(position)
        expect(queens.page.locator("dhadha-tree .now")).to_have_count(1)


def test_sums_grow_beside_the_square_until_it_is_magic(show):
    square = show("magic-square", "siamese", n=3)
    sums = square.page.locator(f"{BOARD} .edge")
    for position, expected in (
        (0, [""] * 8), (1, ["1", "", "", "", "1", "", "", ""]), (6, ["7", "8", "6", "7", "6", "8", "7", "15"]),
        ("end", ["15"] * 8),
    ):
        square.seek(position)
        expect(sums).to_have_text(expected)
    expect(square.page.locator(f"{BOARD} .edge.role-goal")).to_have_count(8)
    assert list(square.numbers().values()) == list("816357492")
    assert copy_text(square.page, "Copy the board") == "8 1 6\n3 5 7\n4 9 2"
    square.run_and_show_last(algorithm="check", state="8 1 6 / 3 5 7 / 4 2 9", options={})
    expect(square.page.locator(f"{BOARD} .edge.role-conflict")).to_have_count(3)
    trick = show("magic-trick", "any-sum", sum=50)
    trick.seek("end")
    expect(trick.page.locator("dhadha-counters [data-counter=patterns]")).to_have_text("28")
    expect(sums).to_have_text(["50"] * 10)
    assert sorted(trick.page.locator(f"{BOARD} .label").all_text_contents()) == list("ABCD")
    expect(trick.page.locator(f"{BOARD} [role=table]")).to_have_attribute(
        "aria-label", "Board with 4 rows and 4 columns.")


def test_games_show_grundy_numbers_and_their_sum(show):
    piles = show("pile-game", "grundy", "7 4 9", takes="1,3,4")
    piles.seek("end")
    expect(piles.narration).to_contain_text("The first player wins. Take 1 from pile 1")
    table = piles.numbers("dhadha-board.table")
    assert [table[cell] for cell in range(10)] == list("0101232010")
    added = piles.numbers("dhadha-board.sum")
    assert [added[cell] for cell in range(8)] == list("02020101")
    expect(piles.page.locator("dhadha-board.sum .edge")).to_have_text(["g", "2", "1"])
    piles.run_and_show_last(algorithm="period", state="12", options={"octal": "0.77", "length": 251})
    assert piles.highlighted("hint") == {0, 3, 6, 9, 11, 15, 18, 21, 22, 28, 34, 39, 57, 70}
    coins = show("coin-game", "grundy", "(5,2) (8,8)")
    coins.seek(14)
    eventually({3, 10, 17, 24}, coins.highlighted, "frontier")
    assert coins.numbers() == {0: "0", 1: "0", 8: "0", 2: "1", 9: "0", 16: "1"}
    coins.seek(17)
    expect(coins.links()).to_have_count(2)
    assert (coins.highlighted("current"), coins.highlighted("hint")) == ({10}, {0, 16})
    coins.seek(18)
    eventually("2", lambda: coins.numbers().get(10))


def test_each_size_is_one_cell_with_one_mark(show):
    piles = show("pile-game", "win-lose", "12", takes="1,2")
    cells = piles.page.locator("dhadha-board.positions .cell")
    for where, marks in ((0, [""] * 13), ("end", "✗✓✓✗✓✓✗✓✓✗✓✓✗")):
        piles.seek(where)
        expect(cells).to_have_count(13)
        texts = [sorted(text) for text in cells.all_text_contents()]
        assert texts == [sorted(f"{size}{mark}") for size, mark in enumerate(marks)]
    expect(cells.locator(".sign")).to_have_count(0)


def test_numbers_of_piles_are_not_covered_by_stones(page, home):
    page.set_viewport_size({"width": 320, "height": 640})
    page.goto(f"{home}embed/?puzzle=pile-game&state=9+8+7+6+5+4+3+2")
    heaps = page.locator("dhadha-board .heap:has(.stone)")
    expect(heaps).to_have_count(8)
    page.wait_for_function("""(heaps) => heaps.every((heap) => heap.querySelector(".number").getBoundingClientRect().top
        >= heap.querySelector(".stone").getBoundingClientRect().bottom)""", arg=heaps.element_handles())


def test_tiles_have_the_colour_and_number_of_their_pattern(open_player, page):
    player = open_player("n-puzzle/patterns/?start-at=0")
    player.seek_sentence("Tables: ")
    expect(player.narration).to_contain_text("Tables: ")
    said = player.narration.inner_text()
    first, second = re.search(r"(\d+) for tiles 1 2 3 4, (\d+) for 5 6 7 8", said).groups()
    for colour, moves in (("orange", first), ("blue", second)):
        expect(page.locator(f"{BOARD} .piece.colour-{colour} .badge")).to_have_text([moves] * 4)
    legend = page.locator(".scene dhadha-chips")
    expect(legend).to_contain_text("the fewest moves of the tiles of this colour")


# ---- names of rows and columns

PLACED = """([row, column, board, below]) => {
    const [first, last, { x, y, bottom }] = [row, column, board].map((each) => each.getBoundingClientRect());
    const middle = (first.y + first.bottom) / 2 - y;
    return first.x >= 0 && first.right <= x + 1 && Math.abs(middle - (bottom - y) / 16) < 3 && // of eight rows
        (below ? last.top >= bottom - 1 : last.bottom <= y + 1);
}"""


def test_rows_and_columns_are_named_as_in_the_sentences(open_running, page):
    page.set_viewport_size(PHONE)

    def assert_edges_have_names(rows, columns, below):
        expect(names.locator("text.row")).to_have_text(list(rows))
        expect(names.locator("text.column")).to_have_text(list(columns))
        parts = names.locator("text.row").first, names.locator("text.column").last, player.grid
        page.wait_for_function(PLACED, arg=[*(part.element_handle() for part in parts), below])

    player, names = open_running("fa/" + HERE), page.locator(BOARD)
    assert_edges_have_names(PERSIAN_DIGITS[1:9], PERSIAN_DIGITS[1:9], below=False)
    player.run(puzzle="knight-path", algorithm="breadth-first", state="a1 h8", options={})
    assert_edges_have_names("87654321", "abcdefgh", below=True)
    player.run(puzzle="n-puzzle", algorithm="a-star", state="123046758", options={})
    expect(names.locator("text.row")).to_have_count(0)


# ---- very large boards

COLOURS = """(canvas) => new Set(new Uint32Array(canvas.getContext("2d").getImageData(
    0, 0, canvas.width, canvas.height).data.buffer)).size"""


def test_large_boards_are_pictures_with_a_lens(show):
    knight = show("knight-path", "bitboard", rows=1000, columns=1000)
    knight.seek("end")
    expect(knight.narration).to_contain_text("it takes 666 moves")
    canvas = knight.page.locator("dhadha-heat canvas")
    knight.page.wait_for_function(f"(canvas) => ({COLOURS})(canvas) > 50", arg=canvas.element_handle())
    knight.page.mouse.move(*knight.middle_of_square(970, 40))
    lens = knight.page.locator("dhadha-heat .lens")
    expect(lens).to_have_text(re.compile(r"^9[67]\d × (3|4)\d: \d+$"))
    row, column, shown = map(int, re.findall(r"\d+", lens.inner_text()))
    run = dhadha.run("knight-path", "closed-form", f"a1 {column_name(column - 1)}{1001 - row}", rows=1000, columns=1000)
    list(run)
    assert shown == run.result["distance"]
    square = show("magic-square", "auto", n=1000)
    square.seek("end")
    expect(square.narration).to_contain_text("500,000,500")
    with square.page.expect_download() as download:
        square.button("Save the board as CSV").click()
    with open(download.value.path(), encoding="utf-8") as file:
        rows = [list(map(int, row)) for row in csv.reader(file)]
    assert len(rows) == 1000 and {sum(row) for row in rows} == {500_000_500}


def test_a_thousand_queens_are_dots_and_more_are_summed_up(page, home, show):
    page.goto(f"{home}n-queens/?algorithm=large&option-n=1000&option-seed=1&start-at=end")
    board = page.locator(f"{BOARD} .board")
    expect(board.locator(".above path").last).to_have_attribute("d", re.compile(r"^(M\S+ \S+h0){1000}$"))
    expect(board).to_have_attribute("role", "img")
    queens = show("n-queens", "large", n=100_000)
    expect(queens.page.locator(f"{BOARD} .above text")).to_have_text("100000 × 100000")
    queens.seek("end")
    expect(queens.narration).to_contain_text("100,000")


# ---- forced colours

MARKS = """(squares) => {
    const styled = ["fill", "stroke", "strokeWidth", "strokeDasharray"];
    const marks = new Map(squares.map((square) => [[...square.classList].find((name) => name.startsWith("role-")),
        [...square.querySelectorAll("path")]
            .map((mark) => styled.map((name) => getComputedStyle(mark)[name]).join()).join(";")]));
    return marks.size >= 4 && new Set(marks.values()).size === marks.size;
}"""
GROUND = "(line) => getComputedStyle(line).backgroundColor"


def test_roles_differ_where_colours_are_forced(show, page):
    page.emulate_media(forced_colors="active", color_scheme="dark")
    knight = show("knight-path", "breadth-first", "a1 h8")
    knight.seek(8)
    eventually(True, page.locator(f"{BOARD} .cell[data-cell]").evaluate_all, MARKS)
    line, other = page.locator("dhadha-code [aria-current]"), page.locator("dhadha-code li:not(.on)").first
    ink = line.evaluate("(line) => getComputedStyle(line).color")
    assert line.evaluate(GROUND) not in (ink, other.evaluate(GROUND))
    show("n-puzzle", "a-star", "123046758")
    border = page.locator(f"{BOARD} .face").first
    expect(border).to_have_attribute("stroke", "CanvasText")
    assert_accessible(page)
    page.emulate_media(forced_colors="none")
    expect(border).not_to_have_attribute("stroke", "CanvasText")
