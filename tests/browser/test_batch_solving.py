"""Many boards at once, in the page: one worker a core, answers in order although workers die or hang."""

import functools

import pytest
from dhadha import batch
from dhadha.puzzles.registry import find_puzzle
from page_objects import assert_accessible, eventually
from playwright.sync_api import expect

HARD = "15 14 8 12 10 11 13 9 2 6 5 1 3 7 4 0"
CORES = "(value) => Object.defineProperty(navigator, 'hardwareConcurrency', { value, configurable: true })"
NO_NUMBER = "“x” at place 3 is not a number. Write the tiles as numbers, 0 for the blank."


@functools.cache
def boards(count):
    puzzle = find_puzzle("n-puzzle")
    return [puzzle.read_shuffle({"rows": 3, "columns": 3, "seed": seed}) for seed in range(count)]


@functools.cache
def answers(count, algorithm="a-star", **options):
    return [batch.answer("n-puzzle", algorithm, options, board).line for board in boards(count)]


@pytest.fixture
def many(open_player):
    """Open a page on a machine with so many cores, with the batch form open; return it and the workers it starts."""
    def open_page(path="n-puzzle/?algorithm=a-star&start-at=0", cores=2):
        player, begun = open_player(path), []
        player.page.evaluate(CORES, cores)
        player.page.locator("details:has(.judge) > summary").click()
        player.page.on("worker", lambda worker: begun.append(worker))
        return player, begun
    return open_page


def solve(player, lines):
    player.page.locator("#judge-lines").fill("\n".join(lines))
    player.page.locator(".judge button").click()


def shown(player):
    """Return the visible lines."""
    blocks = player.page.locator(".tools pre > div").all_text_contents()
    return [line for block in blocks for line in block.split("\n")]


def count(player):
    return player.page.locator(".judge .count")


def test_many_boards_are_solved_in_order_by_two_workers(many):
    player, begun = many()
    solve(player, boards(250))
    expect(player.page.locator(".tools pre > div").first).to_be_visible()
    some = shown(player)
    assert some == answers(250)[: len(some)]
    expect(count(player)).to_have_text("250 of 250")
    expect(player.page.locator(".judge button")).to_have_text("Solve")
    assert shown(player) == answers(250) and len(begun) == 2
    assert_accessible(player.page)


@pytest.mark.parametrize("cores", [1, 64])
def test_workers_are_no_more_than_cores_or_boards(many, cores):
    player, begun = many(cores=cores)
    solve(player, ["2", *boards(2)])
    expect(count(player)).to_have_text("3 of 3")
    assert shown(player) == ["(read as the number of boards)", *answers(2)] and len(begun) <= min(cores, 3)


def test_answers_are_in_the_language_and_moves_as_they_are(many):
    player, _ = many("bn/n-puzzle/?algorithm=a-star")
    solve(player, ["123046758", "213456780", "123456780", "12x", "😀"])
    blocks = player.page.locator(".tools pre > div")
    for line in ("LUL", "সমাধান করা যায় না", "সমাধান করাই আছে", "৩ নম্বর জায়গায় “x” কোনো সংখ্যা নয়", "😀"):
        expect(blocks).to_contain_text(line)
    expect(count(player)).to_have_text("৫টির মধ্যে ৫টি")


def test_cancelled_batch_keeps_its_answers(many):
    player, _ = many("n-puzzle/?algorithm=breadth-first&option-budget=2000000&start-at=0")
    solve(player, ["123046758", "213456780", HARD, "12x", HARD, HARD, "123456708"])
    expect(count(player)).to_have_text("2 of 7")
    player.page.get_by_role("button", name="Cancel").click()
    expect(player.page.get_by_text("Cancelled. What was found so far stays")).to_be_visible()
    with player.page.expect_download() as saving:
        player.page.locator(".tools").get_by_role("button", name="Save as a file").last.click()
    done = saving.value.path().read_text(encoding="utf-8").splitlines()
    assert done[:2] == ["LUL", "unsolvable"] and set(done[2:]) <= {"–", NO_NUMBER, "L"}
    assert shown(player) == done
    solve(player, ["123046758"])
    expect(count(player)).to_have_text("1 of 1")
    assert shown(player) == ["LUL"]


@pytest.mark.expects_errors
def test_dead_worker_is_replaced_and_its_board_solved(many):
    player, _ = many("n-puzzle/?algorithm=a-star&option-heuristic=misplaced&option-budget=2000000&start-at=0")
    page = player.page
    solve(player, [*boards(20), HARD, HARD])  # a worker that dies after its last board is not replaced
    settled = 0  # so many first boards must be answered before the next worker dies: a board that kills two is refused
    for _ in range(2):  # the player's own worker, then another
        eventually(True, lambda held: len(shown(player)) > held, settled)
        with page.expect_event("worker"):
            page.workers[0].evaluate("void setTimeout(() => self.close())")
        settled = int(count(player).text_content().split()[0]) + 2
    eventually(answers(20, heuristic="misplaced"), lambda: shown(player)[:20])
    page.get_by_role("button", name="Cancel").click()


@pytest.mark.own_page
@pytest.mark.expects_errors
def test_worker_that_hangs_is_replaced(page, many):
    page.clock.install()
    player, begun = many(cores=1)
    solve(player, ["123046758"])
    expect(count(player)).to_have_text("1 of 1")
    begun[0].evaluate("setTimeout(() => { for (;;); })")
    solve(player, ["123046758", "123406758"])
    eventually(True, lambda: len(begun) > 1 or page.clock.run_for(1000))
    expect(count(player)).to_have_text("2 of 2")
    assert shown(player) == ["LUL", "UL"] and len(begun) == 2


@pytest.mark.own_page
@pytest.mark.expects_errors
def test_fetched_files_serve_more_workers_without_a_connection(many, context):
    player, _ = many(cores=1)
    context.set_offline(True)
    solve(player, ["123046758"])
    expect(player.page.locator(".judge .problem")).to_be_visible()
    context.set_offline(False)
    solve(player, ["123046758"])
    expect(count(player)).to_have_text("1 of 1")
    context.set_offline(True)
    player.page.evaluate(CORES, 2)
    solve(player, boards(28))
    expect(count(player)).to_have_text("28 of 28")
    assert shown(player) == answers(28)


def test_boards_of_a_package_stay_in_its_sandbox(many):
    player, begun = many()
    player.js("await player.install([new URL('../dhadha_frogs-1.0-py3-none-any.whl', location.href).href])")
    player.run(puzzle="frogs")
    frames, before = len(player.page.frames), len(begun)
    state = player.request["state"]
    solve(player, [state, "nonsense", state])
    expect(count(player)).to_have_text("3 of 3")
    first, second, third = shown(player)
    assert first == third != second and (len(player.page.frames), len(begun)) == (frames, before)
