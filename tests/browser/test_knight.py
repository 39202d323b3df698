"""The knight's shortest path in the page: search colours, dragging, walls, large boards, other leapers."""

import re

import dhadha
import pytest
from boards import (
    BOARD,
    SOON,
    active_cell,
    button,
    drag,
    highlighted,
    links,
    middle,
    narration,
    numbers,
    reads_well_in,
    refusal,
    state,
    tap,
    when,
)
from dhadha.puzzles.knight.squares import column_name
from playwright.sync_api import expect
from visitor import unfolded

HERE = "knight-path/"


@pytest.fixture
def knight(open_running):
    return open_running(f"{HERE}?algorithm=breadth-first&start-at=0")


def square(name, rows=8):
    """(row, column) of "c3", from 1 at the top left."""
    return rows + 1 - int(name[1:]), "abcdefghijklmnop".index(name[0]) + 1


def cell(name, rows=8, columns=8):
    row, column = square(name, rows)
    return (row - 1) * columns + column - 1


def cells(names):
    return set(map(cell, names.split()))


def walls(player):
    return {int(each.get_attribute("data-cell")) for each in player.page.locator(f"{BOARD} .cell.blocked").all()}


def pieces(player):
    """Return the squares of the drawn knight and target."""
    return player.page.locator(BOARD).first.evaluate("""({shadowRoot, shape}) => {
        const all = shadowRoot.querySelector(".board").getBoundingClientRect();
        return [...shadowRoot.querySelectorAll(".token")].map((token) => {
            const {left, top, width, height} = token.getBoundingClientRect();
            const [row, column] = [Math.floor((top + height / 2 - all.top) / all.height * shape.rows),
                Math.floor((left + width / 2 - all.left) / all.width * shape.columns)];
            return "abcdefghijklmnop"[column] + (shape.rows - row);
        });
    }""")


# ---- watching

def test_search_colours(knight):
    for position, grey, black, current in (
        (0, "a1", "", ""),
        (3, "b3 c2", "", "a1"),
        (4, "b3 c2", "a1", ""),
        (8, "c2 c5 a5 c1", "a1", "b3"),
        (12, "c2 c5 a5 c1 d4 d2", "a1 b3", ""),
    ):
        knight.seek(position)
        assert (highlighted(knight, "frontier"), highlighted(knight, "visited"), highlighted(knight, "current")) == (
            cells(grey),
            cells(black),
            cells(current),
        ), position
    assert numbers(knight) == {
        cell(name): str(distance)
        for distance, names in enumerate(("a1", "b3 c2", "c5 a5 c1 d4 d2"))
        for name in names.split()
    }
    tone = "(square) => getComputedStyle(square, '::before').backgroundColor"
    shades = [knight.page.locator(f"{BOARD} [data-cell='{cell(name)}']").evaluate(tone) for name in ("a1", "c2", "h8")]
    assert len(set(shades)) == 3


def test_the_queue_shows_the_names_of_the_squares(knight):
    knight.seek(11)
    lists = knight.page.locator("dhadha-lists section")
    expect(lists.nth(0).locator(".state")).to_have_text(["c2", "c5", "a5", "c1", "d4", "d2"])
    expect(lists.nth(1).locator(".state")).to_have_text(["a1"])
    knight.seek(12)
    expect(lists.nth(1).locator(".state")).to_have_text(["b3", "a1"])
    lists.nth(0).get_by_role("button").nth(1).click()
    assert knight.position == 6
    expect(narration(knight)).to_have_text(
        "c5 is white, found from b3: distance 2, one more than b3. It turns grey and goes to the end of the queue."
    )


def test_answer_replay(knight):
    knight.seek("end")
    answer = knight.page.locator("dhadha-player div.answer")
    for fact in ("6", "a1 b3 c5 d7 e5 f7 h8", "108", "1 2 9 20 21 10 1"):
        expect(answer.locator("dd").filter(has_text=fact).first).to_be_visible()
    assert highlighted(knight, "path") | highlighted(knight, "goal") >= cells("a1 b3 c5 d7 e5 f7 h8")
    assert pieces(knight) == ["h8", "h8"]
    expect(links(knight)).to_have_count(6)


def test_all_shortest_paths_are_linked(knight):
    knight.run(algorithm="breadth-first", state="a1 e4", options={"all-paths": True})
    knight.seek("end")
    count, moves, squares = knight.js(
        "[player.result.shortest_paths, player.trace.step(player.position).links.length, new "
        "Set(player.trace.step(player.position).links.flat()).size]"
    )
    expect(narration(knight)).to_have_text(
        f"All {count} shortest paths from a1 to e4: {moves} moves between {squares} squares make them up."
    )
    expect(links(knight)).to_have_count(moves)
    assert count > 1 and len(highlighted(knight, "path")) == squares


# ---- by hand

def test_knight_and_target_are_dragged(knight):
    drag(knight, square("a1"), square("c3"), square("e4"))
    expect(state(knight)).to_have_value("e4 h8", timeout=SOON)
    expect(narration(knight)).to_have_text("From e4 to h8: 3 moves. One of 2 shortest ways is shown.")
    assert numbers(knight)[cell("f6")] == "1" and len(highlighted(knight, "path")) == 4
    drag(knight, square("h8"), square("e2"))
    expect(state(knight)).to_have_value("e4 e2")
    expect(narration(knight)).to_contain_text("From e4 to e2: 2 moves.")
    assert pieces(knight) == ["e4", "e2"]
    button(knight, "Solve from here").click()
    when(knight, "player.request.state === 'e4 e2' && player.result?.distance === 2")


def test_taps_and_strokes_edit_walls(knight):
    tap(knight, *square("b3"))
    expect(state(knight)).to_have_value("a1 h8 x b3", timeout=SOON)
    assert walls(knight) == cells("b3")
    expect(narration(knight)).to_contain_text("From a1 to h8: 6 moves.")
    tap(knight, *square("c2"))
    expect(narration(knight)).to_have_text(
        "There is no way from a1 to h8: 2 blocked squares cut them off from each other. Without blocked squares "
        "there is a way."
    )
    tap(knight, *square("b3"))
    expect(state(knight)).to_have_value("a1 h8 x c2")
    assert walls(knight) == cells("c2")
    button(knight, "Undo").click()
    assert walls(knight) == cells("b3 c2")
    knight.run(state="a1 h8")
    knight.seek(0)
    drag(knight, square("a4"), square("e4"))
    expect(state(knight)).to_have_value("a1 h8 x a4 b4 c4 d4 e4", timeout=SOON)
    expect(knight.page.locator(".hand [role=status]")).to_have_text("1 change by hand")
    drag(knight, square("h5"), square("h8"))
    expect(state(knight)).to_have_value("a1 h8 x h7 h6 h5 a4 b4 c4 d4 e4")
    drag(knight, square("a1"), square("c4"))
    assert pieces(knight) == ["a1", "h8"]


def test_keyboard_edits_walls_and_moves_knight(knight):
    knight.page.locator(f"{BOARD} .board").focus()
    for keys, said, board in (
        ("ArrowDown ArrowUp", "Column a: row 1, ♞ 0", ""),
        ("Enter ArrowRight ArrowUp Enter", "Column b: row 2, ♞", "b2 h8"),
        ("ArrowRight Enter", "Column c: row 2, wall", "b2 h8 x c2"),
        ("Enter", "Column c: row 2, 3", "b2 h8"),
    ):
        for key in keys.split():
            knight.page.keyboard.press(key)
        expect(active_cell(knight)).to_have_accessible_name(re.compile(f"^{said}"), timeout=SOON)
        expect(state(knight)).to_have_value(board, timeout=SOON)


# ---- boards

def test_blocked_start_refused_rectangle_and_leaper_accepted(knight):
    before = knight.js("[player.request, player.length]")
    unfolded(knight.page).locator("#state").fill("a1 h8 x b2 a1")
    state(knight).press("Enter")
    expect(refusal(knight, "The knight starts from a1, which is blocked.")).to_be_visible(timeout=SOON)
    assert highlighted(knight, "conflict", f"{BOARD}.picture") == cells("a1")
    assert knight.js("[player.request, player.length]") == before
    knight.page.keyboard.press("Escape")  # the refused input is discarded with the form
    expect(knight.page.locator("#setup")).to_be_hidden()
    unfolded(knight.page).get_by_label("Rows", exact=True).fill("3")
    knight.page.get_by_label("Rows", exact=True).press("Enter")
    when(knight, "player.trace.header.board.rows === 3 && player.result")
    unfolded(knight.page).get_by_label("Columns", exact=True).fill("12")
    knight.page.get_by_label("Columns", exact=True).press("Enter")
    when(knight, "player.trace.header.board.columns === 12 && player.result")
    knight.seek("end")
    expect(knight.page.locator(f"{BOARD} .cell")).to_have_count(36)
    box = knight.page.locator(f"{BOARD} .board").bounding_box()
    assert abs(box["width"] / box["height"] - 4) < 0.05
    knight.run(state="a1 h7", algorithm="breadth-first", options={"leaper": "1,3"})
    knight.seek("end")
    expect(narration(knight)).to_have_text(
        "There is no way from a1 to h7. Rows and columns of a leap 1,3 add up to an even number, so it never "
        "leaves its colour: a1 is dark and h7 is light."
    )
    expect(knight.page.locator("dhadha-player div.answer")).to_contain_text("it never leaves its colour")
    assert cell("h7") in highlighted(knight, "conflict")


def test_million_squares_drawn_as_picture_with_lens(knight):
    assert knight.run(algorithm="bitboard", state="", options={"rows": 1000, "columns": 1000})["distance"] == 666
    knight.seek("end")
    expect(knight.page.locator("dhadha-player div.answer dd").first).to_have_text("666")
    ink = """async ({shadowRoot}) => {
        const canvas = shadowRoot.querySelector("canvas");
        const {data} = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
        return new Set(new Uint32Array(data.buffer)).size;
    }"""
    assert knight.page.locator("dhadha-heat").evaluate(ink) > 50
    knight.page.mouse.move(*middle(knight, 970, 40))
    lens = knight.page.locator("dhadha-heat .lens")
    top, left = map(int, re.fullmatch(r"(\d+)–\d+ × (\d+)–\d+", lens.locator("p").inner_text()).groups())
    assert abs(top - 966) < 5 and abs(left - 36) < 5
    shown = lens.locator(".cells span").all_inner_texts()
    for down, right in ((0, 0), (4, 4), (8, 3)):
        run = dhadha.run(
            "knight-path",
            "closed-form",
            f"a1 {column_name(left + right - 1)}{1001 - top - down}",
            rows=1000,
            columns=1000,
        )
        list(run)
        assert shown[9 * down + right] == str(run.result["distance"])


@pytest.mark.parametrize("language", ["bn", "fa"])
def test_knight_in_other_languages(page, home, language):
    reads_well_in(page, home, language, HERE)
