"""Boards that the page writes (copies, JSON, reports, links) parse back to the same board."""

import io
import zipfile

import dhadha
from dhadha.puzzles import registry
from dhadha.worker.manual_board import ManualBoard

SIDES = ("rows", "columns")
READERS = {"magic-trick": "magic-square"}  # the algorithm for puzzles without states
COPIED = {
    "n-puzzle": ["two-by-three", "unsolvable"], "magic-trick": ["fifty"], "magic-square": ["singly-6", "durer-gaps"],
    "knight-path": ["walls", "corridor"], "coin-game": ["diagonals"],
}
COPIES = """async () => {
    const player = document.querySelector("dhadha-player");
    const copied = [];
    navigator.clipboard.writeText = async (text) => void copied.push(text);
    const boards = [];
    for (const at of new Set([0, Math.floor(player.length / 2), player.length - 1])) {
        await player.seek(at);
        copied.length = 0;
        for (const button of document.querySelectorAll(".copying button:not(:last-child)")) button.click();
        await new Promise((resolve) => setTimeout(resolve));
        const { board, algorithm, options } = player.trace.header;
        boards.push({ board, algorithm, options, values: Array.from(player.values()), texts: [...copied] });
    }
    return boards;
}"""


def states_of(puzzle, board):
    """Return the board's own text, and the parse of each copy of it, in a form with another board size."""
    reader = READERS.get(puzzle, puzzle)
    algorithm = board["algorithm"] if reader == puzzle else "check"
    named = {parameter.id for parameter in registry.find_puzzle(reader).find_algorithm(algorithm).parameters}
    options = {name: value for name, value in board["options"].items() if name in named}
    own = ManualBoard(reader, board["values"], algorithm, options, board["board"]).state
    sides = {name: 8 for name in SIDES if name in named}
    plain = {name: value for name, value in options.items() if name in ("moves", "leaper")}
    runs = [dhadha.run(reader, algorithm, text, **plain, **sides) for text in board["texts"]]
    assert all(run.options[name] == options[name] for run in runs for name in sides)
    return own, [run.state_text for run in runs]


def test_copied_boards_round_trip(open_player):
    player = open_player("n-puzzle/")
    for puzzle, names in COPIED.items():
        for preset in [each for each in registry.find_puzzle(puzzle).presets if each.id in names]:
            player.run(puzzle=puzzle, algorithm=preset.algorithm, state=preset.state, options=preset.options)
            for board in player.page.evaluate(COPIES):
                own, read = states_of(puzzle, board)
                assert len(read) == 3 and {*read} == {own}, (preset.id, board["texts"])


def test_links_and_saved_runs_round_trip(open_player):
    player = open_player("n-puzzle/")
    page = player.page
    page.locator("#export-as").click()
    for puzzle in registry.OWN.keys() - READERS.keys():
        preset = registry.find_puzzle(puzzle).presets[-1 if puzzle == "estimate-tree" else 0]
        player.run(puzzle=puzzle, algorithm=preset.algorithm, state=preset.state, options=preset.options)
        asked = dhadha.run(puzzle, preset.algorithm, preset.state, **preset.options)
        saved = {name: download(page, name) for name in ("json", "report")}
        report = zipfile.ZipFile(io.BytesIO(saved["report"])).read("report.md").decode()
        for text in (saved["json"], page.url, report):
            run = dhadha.run(puzzle, preset.algorithm, text)
            assert run.state_text == asked.state_text, text
            assert all(run.options[name] == asked.options[name] for name in SIDES if name in run.options), text


def download(page, name):
    with page.expect_download() as told:
        page.locator(f"[data-export={name}]").click()
    return told.value.path().read_bytes()
