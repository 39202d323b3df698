"""Authoring a puzzle: from `new` to a board in the page in three commands, then reload on save."""

import re
import socket
import subprocess
import sys

import pytest
from page_objects import ROOT, Player, run
from playwright.sync_api import expect

NAME = "shown-at-once"


@pytest.fixture(scope="module")
def puzzle_folder(tmp_path_factory):
    """The folder written by the first two commands."""
    home = tmp_path_factory.mktemp("author")
    for command in ("new", "check"):
        run(sys.executable, "-m", "dhadha", command, NAME, cwd=home)
    return home / NAME


@pytest.fixture(scope="module")
def address(puzzle_folder):
    """The address that the third command prints."""
    with socket.socket() as free:
        free.bind(("localhost", 0))
        port = free.getsockname()[1]
    command = [sys.executable, "build.py", "serve", "--with", str(puzzle_folder), str(port)]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as server:
        yield next(found[0] for line in server.stdout if (found := re.search(rf"http://localhost:{port}\S+", line)))
        server.terminate()


def player_with_run(page):
    """Return the player of the author's puzzle, once it has its run."""
    player = Player(page)
    player.when("player?.length > 0 && player.request.puzzle === argument", NAME)
    return player


@pytest.mark.usefixtures("allow_motion")
def test_three_commands_make_a_page_that_follows_changes(page, address, puzzle_folder):
    page.goto(address)
    player = player_with_run(page)
    player.wait_for_position(0)
    player.button("Play").click()
    player.when("player.position > 0")
    expect(page.get_by_role("heading", level=1)).to_contain_text("Shown at once")
    player.seek("end")
    player.wait_for_values([1, 2, 3, 4, 5])
    expect(page.locator("dhadha-code .d").first).to_have_text("largest_first")
    player.run(puzzle=NAME, algorithm="a-star", state="2 1 3", options={})
    player.element.locator("dhadha-board .piece[data-cell='1']").click()
    expect(player.element).to_contain_text("The stack is sorted.")
    home = puzzle_folder / "src" / NAME.replace("-", "_")
    texts, file = home / "en.ftl", home / "problem.py"
    before, good = texts.read_text("utf-8"), file.read_text("utf-8")
    texts.write_text(before.replace("Shown at once", "Saved"), "utf-8")
    expect(page.get_by_role("heading", level=1)).to_contain_text("Saved")
    player_with_run(page)
    line = 1 + good.splitlines().index("def flip_top(stack: Stack, count: int) -> Stack:")
    file.write_text(good.replace("def flip_top(", "def flip_top)"), "utf-8")
    fault = page.locator("#dev-fault")
    expect(fault).to_contain_text(f"{file}:{line}\nSyntaxError")
    file.write_text(good, "utf-8")
    expect(fault).to_have_count(0)
    player_with_run(page)


@pytest.mark.expects_errors
def test_page_names_the_package_while_it_loads(page, address):
    """And asks before it installs another one."""
    held = []
    page.route("**/dev/*.whl", lambda route: held.append(route))
    with page.expect_request("**/dev/*.whl"):
        page.goto(address)
    expect(page.get_by_role("heading", level=1)).to_contain_text(NAME)
    expect(page.locator("#asked")).to_have_text("Fetching Python…")
    expect(page.locator("#reading")).not_to_be_visible()
    page.route("**/dev/*.whl", lambda route: route.abort())
    for route in held:
        route.abort()
    expect(page.get_by_role("button", name="Try again")).to_be_visible()
    page.unroute_all()
    page.goto(f"{address}&packages=/dev/other-1.0-py3-none-any.whl")
    expect(page.get_by_role("button", name="Install", exact=True)).to_be_visible()
    expect(page.locator("dhadha-player")).to_contain_text("other-1.0-py3-none-any.whl")


def test_command_says_what_it_cannot_serve():
    for arguments, expected in ((["--with", "none"], "there is no puzzle at none"), (["no-port"], "invalid int value")):
        command = [sys.executable, "build.py", "serve", *arguments]
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
        assert done.returncode in (1, 2) and expected in done.stderr
