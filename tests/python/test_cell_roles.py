"""The values and roles on the board of the page, step by step."""

import dhadha
import pytest
from dhadha.core.steps_and_nodes import VOCABULARY
from dhadha.trace import recorder
from dhadha.trace.recorder import Recorder
from run_helpers import run_node_script
from test_trace import SEARCHES


def boards_shown_by_page(folder, run, *limit):
    """Return the boards that JavaScript computes at each step of a run."""
    file = folder / "run.trace"
    file.write_bytes(Recorder(run, *limit).record_trace_file())
    return run_node_script("print_trace_boards.mjs", file)[0]


def roles_of_changed_cells(step, before):
    """Return the moved tile and its former cell, in the role of the word: of a step back the undone move."""
    node, word = step.node, VOCABULARY[step.word]
    if word.context == "left":
        node = before.node.parent if VOCABULARY[before.word].child else before.node
    parent = node.parent or node
    return {str(cell): word.changed for cell, value in enumerate(node.state) if value != parent.state[cell]}


def test_words_paint_changed_cells(tmp_path):
    for search, state, options in SEARCHES:
        run = dhadha.run("n-puzzle", search, state, **options)
        before = None
        for view, step in zip(boards_shown_by_page(tmp_path, run), run, strict=True):
            wanted = step.word, list(step.node.state), roles_of_changed_cells(step, before)
            assert (view["word"], view["values"], view["roles"]) == wanted
            before = step


@pytest.mark.parametrize("algorithm, n", [("siamese", 5), ("singly-even", 6)])
def test_step_marks_override_roles(tmp_path, algorithm, n):
    run = dhadha.run("magic-square", algorithm, "", n=n)
    written = {"place": "current", "assign": "current", "move": "current", "swap": "current", "reject": "conflict"}
    roles, wrote = {}, 0
    for view, step in zip(boards_shown_by_page(tmp_path, run), run, strict=True):
        roles |= dict(step.roles)
        own = {}
        if step.word in written:
            own = {cell: written[step.word] for cell, _ in step.cells}
            own |= {cell: role for cell, role in step.roles if role != "idle"}
        wrote += len(own)
        assert view["roles"] == {str(cell): role for cell, role in (roles | own | dict(step.marks)).items()}, step
        assert view["lasting"] == {str(cell): role for cell, role in roles.items()}, step
    assert wrote


def test_next_kept_step_stands_for_a_dropped_one(tmp_path, monkeypatch):
    monkeypatch.setattr(recorder, "STEPS_PER_CHUNK", 64)
    views = boards_shown_by_page(tmp_path, dhadha.run("n-puzzle", "a-star", "867254301", budget=4000), 512)
    assert views[-1]["number"] > 2 * len(views)
    assert [view["next"] for view in views] == [*range(1, len(views)), len(views) - 1]
