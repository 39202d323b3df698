"""Layout of one page of each kind in every engine, wide and narrow; with --long, of every page in every language."""

import dhadha
import pytest
from dhadha.testing.text_checks import LANGUAGES
from driver import USABLE, WIDTH

OFTEN = ["", "examples/", "race/", "challenges/", "teachers/", "embed/", "n-puzzle/"]  # one page of each kind
PAGES = [*OFTEN[:-1], *(f"{puzzle['id']}/" for puzzle in dhadha.catalogue()["puzzles"])]
HOMES = ["" if language == "en" else f"{language}/" for language in reversed(LANGUAGES)]
VISITS = [pytest.param(page, language, marks=[] if page in OFTEN and turn == at % len(HOMES) else pytest.mark.long)
          for at, page in enumerate(PAGES) for turn, language in enumerate(HOMES)]
RIGHT_TO_LEFT = "n-puzzle/"
WIDE, NARROW = WIDTH, 360
NEAR = 12  # pixels between two engines; scroll bars and controls of forms differ
PLAYS = f"(document.querySelector('#first') && player?.length > 0) || ({USABLE})"
RACES = "race?.length > 0 && all('dhadha-transport').length && all('dhadha-board').length === all('.lane').length"
LISTS = "['challenges', 'examples', 'teachers'].includes(document.documentElement.dataset.entry)"
READY = f"{LISTS} || {PLAYS} || ({RACES} && all('#setup select').length)"


@pytest.mark.parametrize("page, language", VISITS)
def test_layout_in_every_engine(all_drivers, error_recording_site, page, language):
    seen = {}
    for driver in all_drivers:
        driver.open(f"{error_recording_site}{language}{page}?start-at=50%25", until=READY, width=NARROW)
        if page == "race/":
            driver.wait("!race.running")
            driver.run("await race.pause(), await race.seek('end')")
            driver.wait("all('.verdict').some(({textContent}) => textContent.trim())")
        driver.run("all('dhadha-player').map((player) => player.pause())")  # those of the home page play on
        for width in (NARROW, WIDE):
            if width != NARROW:
                driver.resize(width)
            settled = driver.run_layout_check("settledLayout()")
            assert settled["faults"] == [], (driver.name, width)
            seen[driver.name, width] = settled["parts"]
        if page == RIGHT_TO_LEFT and language == "fa/":
            assert_the_page_is_mirrored_and_not_the_board(driver)
        driver.record_faults_and_go_blank()
        assert driver.faults == []
    for (name, width), parts in seen.items():
        assert parts_placed_differently(parts, seen["chromium", width]) == {}, (name, width)


def assert_the_page_is_mirrored_and_not_the_board(driver):
    driver.run("await player.seek('end')")
    one, two, board, code, forth, back = driver.run("""[
        one("dhadha-board", "[data-value='1']"), one("dhadha-board", "[data-value='2']"),
        one("dhadha-board"), one("dhadha-code"), named("یک گام جلو"), named("یک گام عقب"),
    ].map((element) => element.getBoundingClientRect().x)""")
    assert one < two and board > code and forth < back
    driver.run("await player.seek(4)")
    driver.click_named("یک گام جلو")
    driver.wait("player.position === 5")


def parts_placed_differently(parts, others):
    """Return the parts that two engines place differently, or that only one shows."""
    places = {part: (parts.get(part), others.get(part)) for part in parts.keys() | others.keys()}
    return {part: (here, there) for part, (here, there) in places.items()
            if not here or not there or any(abs(a - b) > NEAR for a, b in zip(here, there))}
