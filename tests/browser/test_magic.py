"""Magic squares in the page: sums, typing, pasting, copying, very large squares, the trick."""

import csv

import pytest
from boards import (
    BOARD,
    SOON,
    button,
    highlighted,
    middle,
    narration,
    numbers,
    reads_well_in,
    refusal,
    state,
    tap,
    when,
)
from playwright.sync_api import expect
from visitor import unfolded

SQUARE, TRICK = "magic-square/", "magic-trick/"


HERE = f"{SQUARE}?algorithm=check&option-n=3&start-at=0"


@pytest.fixture
def magic(open_running):
    """Show a run from its start."""
    return lambda algorithm, puzzle="magic-square", **options: open_running(
        HERE, puzzle=puzzle, algorithm=algorithm, state="", options=options
    )


@pytest.fixture
def empty(open_running):
    return open_running(HERE)


def sums(player):
    """Return the displayed sums of rows, columns, falling and rising diagonal."""
    return player.page.locator(f"{BOARD} .edge").all_inner_texts()


def edges(player, role):
    """Return the numbers of the lines whose sum is highlighted."""
    marked = player.page.locator(f"{BOARD} .edge").evaluate_all(
        "(edges, role) => edges.map(({classList}) => classList.contains(role))", f"role-{role}"
    )
    return [line for line, is_lit in enumerate(marked) if is_lit]


def type_in(player, row, column, *keys):
    tap(player, row, column)
    expect(player.page.locator(f"{BOARD} input")).to_be_focused()
    for key in keys:
        player.page.keyboard.press(key)


# ---- watching

def test_sums_grow_until_complete(magic):
    player = magic("siamese", n=3)
    for position, expected in (
        (0, [""] * 8),
        (1, ["1", "", "", "", "1", "", "", ""]),
        (6, ["7", "8", "6", "7", "6", "8", "7", "15"]),
    ):
        player.seek(position)
        assert sums(player) == expected
    assert 7 in edges(player, "current") + edges(player, "goal") and 2 not in edges(player, "goal")
    player.seek(7)
    assert 7 in edges(player, "goal")
    player.seek("end")
    assert (sums(player), edges(player, "goal")) == (["15"] * 8, list(range(8)))
    assert list(numbers(player).values()) == list("816357492")
    expect(narration(player)).to_contain_text("of this square of side 3")


def test_auto_method_explains_choice(magic):
    player = magic("auto", n=7)
    for n, words in ((7, "7 is odd"), (8, "8 can be divided by 4"), (6, "6 is even, but its half, 3, is odd")):
        unfolded(player.page).locator("#option-n").fill(str(n))
        player.page.locator("#option-n").press("Enter")
        when(player, "player.request.options.n === argument && player.result", n)
        player.seek(0)
        expect(narration(player)).to_contain_text(words)
        player.seek("end")
        assert sums(player) == [str(n * (n * n + 1) // 2)] * (2 * n + 2)
        assert edges(player, "goal") == list(range(2 * n + 2))


# ---- by hand

def test_typed_numbers_are_summed(empty):
    type_in(empty, 1, 1, "8", "Enter")
    for number in "16":
        empty.page.keyboard.press(number)
        empty.page.keyboard.press("Enter")
    empty.page.keyboard.press("Escape")
    expect(narration(empty)).to_have_text("3 of 9 cells are filled. Of 8 lines, one sums to 15.", timeout=SOON)
    assert sums(empty) == ["15", "", "", "8", "1", "6", "8", "6"] and edges(empty, "goal") == [0]
    type_in(empty, 2, 2, "8", "Enter", "Escape")
    expect(narration(empty)).to_contain_text("8 stands twice")
    assert highlighted(empty, "conflict") == {0, 4} and edges(empty, "conflict") == [6]
    button(empty, "Undo").click()
    expect(state(empty)).to_have_value("8 1 6 / 0 0 0 / 0 0 0")
    type_in(empty, 1, 3, "Backspace", "Enter", "Escape")
    expect(state(empty)).to_have_value("8 1 0 / 0 0 0 / 0 0 0")


def test_hint_fills_forced_number(empty):
    unfolded(empty.page).locator("#state").fill("8 1 0 / 3 5 7 / 4 9 2")
    state(empty).press("Enter")
    when(empty, "player.request.state === '8 1 0 / 3 5 7 / 4 9 2'")
    button(empty, "Hint").click()
    expect(narration(empty)).to_have_text("Row 1 has one empty cell: 15 − 9 = 6 is forced in row 1, column 3.")
    assert numbers(empty)[2] == "6" and highlighted(empty, "current") == {2} and highlighted(empty, "hint") == {0, 1}
    button(empty, "Hide the hint").click()
    assert 2 not in numbers(empty)
    type_in(empty, 1, 3, "6", "Enter", "Escape")
    expect(empty.page.locator(".hand [role=status]")).to_have_text("Solved")
    expect(narration(empty)).to_have_text("All 8 lines sum to 15: it is magic!")


def test_pasted_square_checked_and_side_two_refused(empty):
    unfolded(empty.page).locator("#algorithm").select_option("auto")
    when(empty, "player.request.algorithm === 'auto'")
    for n, pasted, verdict, failing in (
        (4, "16 3 2 13\n5 10 11 8\n9 6 7 12\n4 15 14 1", "34: it is magic.", []),
        (3, "8 1 6 / 3 5 7 / 4 2 9", "It is not magic: 3 of 8", [4, 5, 6]),
        (3, "৮ ১ ৬; ৩ ৫ ৭; ৪ ৯ ২", "15: it is magic.", []),
    ):
        before = empty.request["state"]
        unfolded(empty.page).locator("#state").fill(pasted)
        state(empty).press("Enter")
        when(empty, "player.request.state !== argument && player.result", before)
        empty.seek("end")
        expect(narration(empty)).to_contain_text(verdict)
        assert edges(empty, "conflict") == failing
        assert len(edges(empty, "goal")) == 2 * n + 2 - len(failing)
        expect(empty.page.locator("#option-n")).to_have_value(str(n))
    before = empty.js("[player.request, player.length]")
    unfolded(empty.page).locator("#option-n").fill("2")
    empty.page.locator("#option-n").press("Enter")
    expect(refusal(empty, "There is no magic square for n = 2.")).to_be_visible(timeout=SOON)
    picture = empty.page.locator(f"{BOARD}.picture")
    expect(picture.locator(".label")).to_have_text(["a", "b", "c", "d"])
    expect(picture.locator("path[marker-end]")).to_have_count(2)
    assert empty.js("[player.request, player.length]") == before


# ---- elsewhere

def test_square_copy_and_paste(magic, clipboard):
    player = magic("siamese", n=3)
    player.seek("end")
    for form, text in (
        ("Text", "8 1 6\n3 5 7\n4 9 2"),
        ("CSV", "8,1,6\n3,5,7\n4,9,2"),
        (
            "LaTeX",
            "\\begin{array}{|*{3}{c|}} \\hline\n8 & 1 & 6 \\\\ \\hline\n3 & 5 & 7 \\\\ \\hline\n4 & 9 & 2 \\\\ "
            "\\hline\n\\end{array}",
        ),
    ):
        button(player, form).click()
        expect(button(player, "Copied")).to_be_visible()
        assert player.page.evaluate("navigator.clipboard.readText()") == text
    assert player.run(algorithm="check", state=text)["square"] == [[8, 1, 6], [3, 5, 7], [4, 9, 2]]


def test_million_numbers_as_picture_and_file(magic):
    player = magic("auto", n=1000)
    player.seek("end")
    expect(player.page.locator("dhadha-player div.answer")).to_contain_text("500,000,500")
    player.page.mouse.move(*middle(player, 500, 300))
    shown = list(map(int, player.page.locator("dhadha-heat .cells span").all_inner_texts()))
    assert len(set(shown)) == 81 and max(shown) <= 1_000_000
    expect(button(player, "LaTeX")).to_have_count(0)
    with player.page.expect_download() as download:
        button(player, "Save as a file").click()
    with open(download.value.path(), encoding="utf-8") as file:
        rows = [list(map(int, row)) for row in csv.reader(file)]
    assert len(rows) == 1000 and {len(row) for row in rows} == {1000}
    assert {sum(row) for row in rows} == {500_000_500}
    assert sum(row[at] for at, row in enumerate(rows)) == 500_000_500
    assert set(shown) <= {number for row in rows for number in row}


# ---- the trick

def test_the_trick_reveals_twenty_eight_patterns(magic):
    player = magic("any-sum", "magic-trick", sum=50)
    player.seek("end")
    expect(player.page.locator("dhadha-counters [data-counter=patterns]")).to_have_text("28")
    assert sums(player) == ["50"] * 10
    lights = player.js(
        "Array.from({length: player.length}, (_, at) => at).filter((at) => player.trace.step(at).word === 'compare')"
    )
    assert len(lights) == 28
    for position in lights[::9]:
        player.seek(position)
        shown = numbers(player)
        cells = highlighted(player, "goal")
        assert len(cells) == 4 and sum(int(shown[cell]) for cell in cells) == 50
    assert sorted(player.page.locator(f"{BOARD} .label").all_inner_texts()) == list("ABCD")


def test_trick_with_another_sum(magic):
    player = magic("any-sum", "magic-trick", sum=50)
    field = unfolded(player.page).get_by_label("Sum named by the spectator")
    field.fill("87")
    field.press("Enter")
    when(player, "player.request.options.sum === 87 && player.result")
    unfolded(player.page).get_by_label("Reveal the patterns").uncheck()
    when(player, "player.request.options.reveal === false && player.result")
    player.seek("end")
    assert sums(player) == ["87"] * 10 and player.js("player.counters.patterns") == 0
    field.fill("21")
    field.press("Enter")
    expect(refusal(player, "must be a whole number from 22 to 99, not “21”")).to_be_visible()


@pytest.mark.parametrize("path", [SQUARE, TRICK])
@pytest.mark.parametrize("language", ["bn", "fa"])
def test_magic_in_other_languages(page, home, language, path):
    reads_well_in(page, home, language, path)
