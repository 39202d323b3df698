"""The stage on its first screen: board, sentence, list, line of code and clock together, and in the same places."""

from urllib.parse import urlencode

import dhadha
import pytest
from page_objects import PUZZLES, eventually

SCREENS = [(1366, 768), (1920, 1080), (360, 780), (780, 360)]
EXAMPLES = [
    pytest.param(puzzle["id"], preset, id=f"{puzzle['id']}.{preset['id']}")
    for puzzle in dhadha.catalogue()["puzzles"] for preset in puzzle["presets"]
]
LANGUAGES = ["", "bn/", "fa/"]
BOXES = """async (player, position) => {
    await player.seek(position);
    await player.updateComplete;
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame); // until the code has scrolled
    const root = player.renderRoot;
    const code = root.querySelector("dhadha-code")?.renderRoot;
    const parts = {
        board: root.querySelector(".scene"), sentence: root.querySelector(".narration"),
        list: root.querySelector(".beside"), line: code?.querySelector("[aria-current]"),
        clock: root.querySelector("dhadha-transport"),
    };
    const found = {};
    for (const [name, part] of Object.entries(parts)) {
        const box = part?.getBoundingClientRect();
        if (box?.height) found[name] = [box.left, box.top, box.right, box.bottom].map(Math.round);
    }
    const box = code?.querySelector(".box").getBoundingClientRect();
    if (found.line && box) {
        found.line[1] = Math.max(found.line[1], Math.round(box.top));
        found.line[3] = Math.min(found.line[3], Math.round(box.bottom));
    }
    return found;
}"""
FIXED = "board", "sentence", "list", "clock"


def faults_of_stage(player, screen, positions):
    """Return sentences for each part that is outside the screen, overlaps another, or moves between positions."""
    width, height = screen
    faults, first = set(), {}
    for position in positions:
        boxes = player.element.evaluate(BOXES, position)
        for name, (left, top, right, bottom) in boxes.items():
            if left < 0 or top < 0 or right > width or bottom > height or bottom - top < 8:
                faults.add(f"{name} at {position} is outside: {left, top, right, bottom}")
            if name in FIXED and first.setdefault(name, boxes[name]) != boxes[name]:
                faults.add(f"{name} moves from {first[name]} to {boxes[name]} at {position}")
        places = list(boxes.items())
        for index, (name, one) in enumerate(places):
            for other, two in places[index + 1 :]:
                if min(one[2], two[2]) - max(one[0], two[0]) > 1 and min(one[3], two[3]) - max(one[1], two[1]) > 1:
                    faults.add(f"{name} overlaps {other} at {position}")
    return sorted(faults)


def assert_stage_stands(page, open_player, path, screens, count):
    player = open_player(path)
    for width, height in screens:
        page.set_viewport_size({"width": width, "height": height})
        last = player.length - 2  # at the end, the answer takes the place of the list
        positions = sorted({round(last * part / count) for part in range(count + 1)})
        eventually([], faults_of_stage, player, (width, height), positions)


@pytest.mark.parametrize("puzzle", PUZZLES)
def test_stage_is_on_the_first_screen_and_stays_in_place(page, open_player, puzzle):
    assert_stage_stands(page, open_player, f"{puzzle}/", SCREENS, 3)


@pytest.mark.long
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("puzzle, example", EXAMPLES)
def test_stage_of_every_example_stands(page, open_player, puzzle, example, language):
    options = {f"option-{name}": value for name, value in example["options"].items()}
    query = urlencode({"algorithm": example["algorithm"], "state": example["state"], **options})
    assert_stage_stands(page, open_player, f"{language}{puzzle}/?{query}", SCREENS, 20)
