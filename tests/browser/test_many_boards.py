"""Batches in the page: one worker a core, answers in order although workers die."""

import functools

import pytest
from dhadha import batch
from dhadha.puzzles.registry import find_puzzle
from playwright.sync_api import expect
from visitor import faults_of_access

HARD = "15 14 8 12 10 11 13 9 2 6 5 1 3 7 4 0"
BREADTH = "n-puzzle/?algorithm=breadth-first&option-budget=2000000&start-at=0"


@functools.cache
def boards(count, size=3):
    puzzle = find_puzzle("n-puzzle")
    return [puzzle.read_shuffle({"rows": size, "columns": size, "seed": seed}) for seed in range(count)]


@functools.cache
def answers(count, algorithm="a-star"):
    return [batch.answer("n-puzzle", algorithm, {}, board).line for board in boards(count)]


@pytest.fixture
def many(open_player):
    """Open a page on a machine with so many cores, with the batch form open."""
    def open_page(path="n-puzzle/?algorithm=a-star&start-at=0", cores=2):
        player = open_player(path)
        player.page.evaluate(
            "value => Object.defineProperty(navigator, 'hardwareConcurrency', { value, configurable: true })", cores
        )
        player.page.locator("details:has(.judge) > summary").click()
        return player
    return open_page


def solve(player, lines):
    player.page.locator("#judge-lines").fill("\n".join(lines))
    player.page.locator(".judge button").click()


def shown(player):
    """Return the visible lines."""
    blocks = player.page.locator(".tools pre > div").all_text_contents()
    return [line for block in blocks for line in block.split("\n")]


def counted(player, text, **how):
    expect(player.page.locator(".judge .count")).to_have_text(text, **how)


def test_hundred_boards_on_two_workers(many):
    player, begun = many(), []
    player.page.on("worker", lambda worker: begun.append(worker))
    solve(player, boards(100))
    player.page.wait_for_function("() => document.querySelectorAll('.tools pre > div').length > 0")
    some = shown(player)
    assert some == answers(100)[: len(some)]
    counted(player, "100 of 100", timeout=60_000)
    expect(player.page.locator(".judge button")).to_have_text("Solve")
    assert shown(player) == answers(100)
    assert len(begun) == 2 and faults_of_access(player.page) == []
    while len(player.page.workers) > 1:  # the player's own worker stays
        player.page.wait_for_timeout(50)


@pytest.mark.parametrize("path, lines, expected", [
    ("bn/n-puzzle/?algorithm=a-star", ["123046758", "213456780", "123456780"],
     ["LUL", "সমাধান করা যায় না", "সমাধান করাই আছে"]),
    ("bn/n-queens/?algorithm=check&state=2+4+1+3", ["2 4 1 3", "1 2 3 4"], ["সমাধান", "আক্রমণরত জোড়া ৬টি"]),
])
def test_answers_localized_moves_unchanged(many, path, lines, expected):
    player = many(path)
    player.page.locator("#judge-lines").fill("\n".join(lines))
    player.page.locator(".judge button").click()
    expect(player.page.locator(".tools pre > div")).to_have_text("\n".join(expected))


@pytest.mark.parametrize("cores", [1, 64])
def test_no_more_workers_than_cores_or_boards(many, cores):
    player, begun = many(cores=cores), []
    player.page.on("worker", lambda worker: begun.append(worker))
    solve(player, boards(3))
    counted(player, "3 of 3")
    assert shown(player) == answers(3) and len(begun) <= min(cores, 3)
    expect(player.page.locator(".judge button")).to_have_text("Solve")
    solve(player, ["2", *boards(2)])
    expect(player.page.locator(".tools pre > div").first).to_contain_text("(read as the number of boards)")
    counted(player, "3 of 3")
    assert shown(player) == ["(read as the number of boards)", *answers(2)]


def test_cancelled_batch_keeps_answers(many):
    player = many(BREADTH)
    solve(player, ["123046758", "213456780", HARD, "12x", HARD, HARD, "123456708"])
    counted(player, "2 of 7")
    player.page.wait_for_timeout(300)
    player.page.get_by_role("button", name="Cancel").click()
    expect(player.page.get_by_text("Cancelled. What was found so far stays")).to_be_visible()
    done = shown(player)
    assert done[:2] == ["LUL", "unsolvable"] and set(done[2:]) <= {"–", '“x” at place 3 is not a number. Write the '
                                                                  'tiles as numbers, 0 for the blank.', "L"}
    with player.page.expect_download() as saving:
        player.page.locator(".tools").get_by_role("button", name="Save as a file").last.click()
    assert saving.value.path().read_text(encoding="utf-8").splitlines() == done
    assert saving.value.suggested_filename == "n-puzzle.txt"
    assert player.run(state="123406758", algorithm="ida-star", options={})["length"] == 2
    solve(player, ["123046758"])
    counted(player, "1 of 1")
    assert shown(player) == ["LUL"]


@pytest.mark.parametrize("page_of, refusal, counted_as", [
    ("", "“x” at place 3 is not a number. Write the tiles as numbers, 0 for the blank.", "300 of 300"),
    ("bn/", "৩ নম্বর জায়গার “x” কোনো সংখ্যা নয়।", "৩০০টির মধ্যে ৩০০টি"),
    ("fa/", "", "\u2068۳۰۰\u2069 از \u2068۳۰۰\u2069"),
])
def test_invalid_boards_refused_in_place(many, page_of, refusal, counted_as):
    player = many(f"{page_of}n-puzzle/?algorithm=a-star&start-at=0", cores=1)
    solve(player, ["12x", "", "123046758", "😀", "0"] * 75)
    counted(player, counted_as)
    lines = shown(player)
    assert len(lines) == 300 and lines[1::4] == ["LUL"] * 75 and lines[0::4] == [lines[0]] * 75
    assert lines[0].startswith(refusal[:12]) and "x" in lines[0] and "not a number" in lines[0] or page_of
    assert lines[2] != lines[0] and "😀" in lines[2]


def awaited(page, condition):
    for _ in range(1000):
        if condition():
            return
        page.wait_for_timeout(20)
    pytest.fail(f"waited in vain; the page says {page.locator('.judge').inner_text()}")


def done(page):
    """Return the number of answered boards."""
    return int(page.locator(".judge .count").inner_text().split(" of ")[0])


@pytest.mark.expects_errors
def test_dead_worker_replaced_and_board_retried(many):
    """Kill the page's worker first, then another, during boards that take some time."""
    player, begun = many("n-puzzle/?algorithm=a-star&option-heuristic=misplaced&start-at=0"), []
    page = player.page
    solve(player, boards(28))
    for _ in range(2):
        awaited(page, lambda: len(page.workers) == 2)
        reached = done(page)
        awaited(page, lambda reached=reached: done(page) > reached + 4)  # both are busy
        page.once("worker", lambda worker: begun.append(worker))
        before = len(begun)
        page.workers[0].evaluate("setTimeout(() => self.close())")
        awaited(page, lambda before=before: len(begun) > before)
    counted(player, "28 of 28", timeout=120_000)
    options = {"heuristic": "misplaced"}
    assert shown(player) == [batch.answer("n-puzzle", "a-star", options, board).line for board in boards(28)]


@pytest.mark.own_page
@pytest.mark.expects_errors
def test_a_worker_that_hangs_is_replaced(page, many):
    page.clock.install()
    player, begun = many(cores=1), []
    page.on("worker", lambda worker: begun.append(worker))
    solve(player, ["123046758"])
    counted(player, "1 of 1")
    begun[0].evaluate("setTimeout(() => { for (;;); })")
    solve(player, ["123046758", "123406758"])
    page.wait_for_timeout(500)
    for _ in range(600):
        if len(begun) == 1:
            page.clock.run_for(1000)
    counted(player, "2 of 2")
    assert shown(player) == ["LUL", "UL"] and len(begun) == 2


@pytest.mark.own_page
@pytest.mark.expects_errors
def test_without_a_connection(many, context):
    """Fetched files serve any number of workers; missing ones are named, and can be fetched again."""
    player = many(cores=1)
    context.set_offline(True)
    solve(player, ["123046758"])
    expect(player.page.locator(".judge .problem")).to_be_visible()
    context.set_offline(False)
    solve(player, ["123046758"])
    counted(player, "1 of 1")
    context.set_offline(True)
    player.page.evaluate("Object.defineProperty(navigator, 'hardwareConcurrency', { value: 2, configurable: true })")
    solve(player, boards(40))
    counted(player, "40 of 40", timeout=60_000)
    assert shown(player) == answers(40)


def test_package_batch_isolated(many):
    player = many()
    player.js("await player.install([new URL('../dhadha_frogs-1.0-py3-none-any.whl', location.href).href])")
    player.run(puzzle="frogs")
    frames, begun = len(player.page.frames), []
    player.page.on("worker", lambda worker: begun.append(worker))
    state = player.request["state"]
    solve(player, [state, "nonsense", state])
    counted(player, "3 of 3")
    first, second, third = shown(player)
    assert first == third != second and len(player.page.frames) == frames and not begun
