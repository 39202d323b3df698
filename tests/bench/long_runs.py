"""Many cancels, kills and runs (tests/browser/endurance.py)."""

import sys
from pathlib import Path

from tables import table

sys.path.append(str(Path(__file__).parents[1] / "browser"))
import endurance  # noqa: E402 (it stands beside the tests)

CANCELS, KILLS, RUNS = 300, 100, 200


def figures(browser, origin: str) -> None:
    address = f"{origin}dist/n-puzzle/"
    page = browser.new_page()
    wrong = endurance.cancel_at_random(page, address, CANCELS)
    page.goto(address)
    page.wait_for_function("() => document.querySelector('dhadha-player')?.length > 0")
    lost = endurance.kill_and_ask(page, KILLS)
    page.close()
    page = browser.new_page()
    page.goto(address)
    page.wait_for_function("() => document.querySelector('dhadha-player')?.length > 0")
    heap, python = endurance.run_again_and_again(page, RUNS)
    page.close()
    table("Lasting", ["", "measured", "bar"], [
        [f"{CANCELS} cancels at random moments, wrong answers after", str(len(wrong)), "0"],
        [f"{KILLS} workers killed, wrong answers after", str(len(lost)), "0"],
        [f"page's heap after {RUNS} runs, times that after the tenth", heap, "<= 1.2"],
        ["Python's memory after them, times that after the tenth", python, "<= 1.2"],
    ])
    print(*wrong[:3], *lost[:3], sep="\n")
