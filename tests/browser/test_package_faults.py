"""Faults of packages: the page names file and line, the console has the traceback, a reload tries again."""

import pytest
from playwright.sync_api import expect
from visitor import Player
from wheels import write_wheel

PUZZLE = """from dhadha.puzzle import Algorithm, Puzzle
from dhadha.search import Problem
from dhadha.core.step import Step

def stumble(problem):
    yield Step("start")
    return deeper(problem)

def deeper(problem):
    return problem.start["key"]

class Faulty(Puzzle):
    id = "{name}"
    example = "1"
    algorithms = (Algorithm("stumble", stumble),)
    def problem(self, state, algorithm, options):
        problem = Problem()
        problem.start = state
        return problem
    def board(self, problem):
        return {{"rows": 1, "columns": 1, "values": [1]}}

PUZZLE = Faulty()
"""
LANGUAGES = {"bn": "নম্বর লাইনে", "fa": "سطر", "en": "line 10"}


@pytest.fixture
def console(page):
    said = []
    page.on("console", lambda message: message.type == "error" and said.append(message.text))
    return said


def arrived_by_a_reload(page, home, site_folder):
    asked = f"{home}n-puzzle/?packages=/late-1.0-py3-none-any.whl&puzzle=late&state=1"
    page.goto(asked)
    page.get_by_role("button", name="Install").first.click()
    expect(page.get_by_role("alert")).to_contain_text("There is no package at")
    page.wait_for_function("() => document.querySelector('dhadha-player').length > 0")
    Player(page).js("await player.step(1)")
    page.wait_for_timeout(700)  # the address is written twice a second
    assert page.url == asked
    write_wheel(site_folder, "late", PUZZLE.format(name="late").replace("return deeper(problem)", "return 1"))
    page.reload()
    page.get_by_role("button", name="Install").first.click()
    page.wait_for_function("() => document.querySelector('dhadha-player').request?.puzzle === 'late'")
    assert "puzzle=late" in page.url
    return Player(page)


@pytest.mark.expects_errors
def test_reload_retries_installation_and_faults_name_file_and_line(
    page, home, site_folder, console
):
    """Also for faults while a package loads; the console has the traceback."""
    write_wheel(site_folder, "unloadable", PUZZLE.format(name="unloadable") + "1 / 0\n")
    write_wheel(site_folder, "stumbling", PUZZLE.format(name="stumbling"))
    player = arrived_by_a_reload(page, home, site_folder)
    notice = page.get_by_role("alert")
    player.js("await player.install(['/stumbling-1.0-py3-none-any.whl'])")
    for language, words in LANGUAGES.items():
        player.js("void (player.lang = argument)", language)
        page.wait_for_function(
            "(language) => document.querySelector('dhadha-player').texts.language === language", arg=language
        )
        console.clear()
        assert player.run(puzzle="stumbling", algorithm="stumble", state="1", options={}) is None
        for part in ("stumbling.py", words, "TypeError: string indices must be integers"):
            expect(notice).to_contain_text(part)
        [traceback] = [text for text in console if "Traceback" in text]
        for part in ("in stumble", "in deeper", 'problem.start["key"]'):
            assert part in traceback
    player.js("await player.install(['/unloadable-1.0-py3-none-any.whl'])")
    line = len(PUZZLE.splitlines()) + 1
    expect(notice).to_contain_text(f"ZeroDivisionError: division by zero (unloadable.py, line {line})")
    assert any("Traceback" in text and "unloadable.py" in text for text in console)
