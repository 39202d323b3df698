"""Complete step streams of every search, on examples small enough to check by hand."""

import dhadha
from dhadha import search
from oracle import GRAPHS, GraphProblem
from test_events import assert_transcript

LOOPS = GRAPHS["loops"]


def test_breadth_first():
    assert_transcript(search.breadth_first(GraphProblem(LOOPS, "S")), """
        start - breadth-first-start
        expand - first-in-queue
        add A new-to-queue
        add B new-to-queue
        close - all-children-queued
        expand A first-in-queue
        reject S seen-before
        add C new-to-queue
        close A all-children-queued
        expand B first-in-queue
        reject S seen-before
        add G new-to-queue
        close B all-children-queued
        expand C first-in-queue
        reject A seen-before
        close C all-children-queued
        choose G is-goal
        found G shortest-by-queue
    """)


def test_depth_first():
    assert_transcript(search.depth_first(GraphProblem(LOOPS, "S")), """
        start - depth-first-start
        expand - one-deeper
        expand A one-deeper
        reject S seen-before
        expand C one-deeper
        reject A seen-before
        back A dead-end
        back - dead-end
        expand B one-deeper
        reject S seen-before
        choose G is-goal
        found G goal-reached
    """)


def test_depth_first_with_a_limit_expands_again_what_it_reaches_sooner():
    problem = GraphProblem({"S": "AB", "A": "B", "B": "C", "C": "G"}, "S")
    assert_transcript(search.depth_first(problem, depth_limit=3), """
        start - depth-first-start
        expand - one-deeper
        expand A one-deeper
        expand B one-deeper
        expand C one-deeper
        reject G too-deep
        back B dead-end
        back A dead-end
        back - dead-end
        improve B sooner-than-before
        improve C sooner-than-before
        choose G is-goal
        found G goal-reached
    """)


def test_iterative_deepening():
    steps = list(search.iterative_deepening(GraphProblem(LOOPS, "S")))
    assert [step.args["limit"] for step in steps if step.word == "restart"] == [0, 1, 2]
    assert_transcript(steps, """
        start - deepening-start
        restart - new-depth-limit
        choose - at-limit
        back - limit-reached
        restart - new-depth-limit
        expand - one-deeper
        choose A at-limit
        back - limit-reached
        choose B at-limit
        back - limit-reached
        back - dead-end
        restart - new-depth-limit
        expand - one-deeper
        expand A one-deeper
        reject S on-this-path
        choose C at-limit
        back A limit-reached
        back - dead-end
        expand B one-deeper
        reject S on-this-path
        choose G is-goal
        found G shortest-by-limit
    """)


def test_iterative_deepening_goes_on_when_any_branch_was_cut_off():
    steps = list(search.iterative_deepening(GraphProblem({"S": "AB", "A": "C", "C": "G"}, "S")))
    assert (steps[-1].word, steps[-1].node.depth) == ("found", 3)


def test_a_star_drops_stale_entries():
    h = {"B": 3, "D": 5, "G": 10}
    assert_transcript(search.a_star(GraphProblem(GRAPHS["detour"], "S", h=h)), """
        start - a-star-start
        expand - smallest-f
        add A into-open
        add B into-open
        expand A smallest-f
        add E into-open
        expand E smallest-f
        add D into-open
        expand B smallest-f
        add D better-way
        expand D smallest-f
        add G into-open
        drop D better-known
        choose G is-goal
        found G shortest-by-f
    """)


def test_a_star_rejects_equal_cost():
    steps = list(search.a_star(GraphProblem({"S": "AB", "A": "D", "B": "D", "D": "G"}, "S")))
    assert [(s.word, s.node.parent.state, s.reason) for s in steps if s.node.state == "D"][:2] == [
        ("add", "A", "into-open"), ("reject", "B", "no-better"),
    ]


def test_a_star_tie_breaking():
    problem = GraphProblem(
        {"S": "ABC", "A": "D", "B": "E"}, "S", goal="none", h={"S": 2, "A": 1, "B": 1, "C": 1, "D": 0, "E": 0}
    )
    order = [step.node.state for step in search.a_star(problem) if step.word == "expand"]
    assert order == ["S", "A", "D", "B", "E", "C"]


def test_a_star_on_the_worked_example():
    assert_transcript(dhadha.run("n-puzzle", "a-star", "123046758"), """
        start - a-star-start
        expand - smallest-f
        add U into-open
        add D into-open
        add L into-open
        expand L smallest-f
        add U into-open
        add D into-open
        add L into-open
        reject R no-better
        expand U smallest-f
        reject D no-better
        add L into-open
        add R into-open
        choose L is-goal
        found L shortest-by-f
        walk - walk-start
        walk L walk-move
        walk U walk-move
        walk L walk-move
    """)


def test_ida_star():
    steps = list(search.ida_star(GraphProblem(LOOPS, "S", h={"A": 3, "C": 4})))
    assert [step.args["threshold"] for step in steps if step.word == "restart"] == [0, 1, 2]
    assert_transcript(steps, """
        start - ida-start
        restart - first-threshold
        expand - within-threshold
        reject A over-threshold
        reject B over-threshold
        back - all-over-threshold
        restart - new-threshold
        expand - within-threshold
        reject A over-threshold
        expand B within-threshold
        reject S straight-back
        reject G over-threshold
        back - all-over-threshold
        back - all-over-threshold
        restart - new-threshold
        expand - within-threshold
        reject A over-threshold
        expand B within-threshold
        reject S straight-back
        choose G is-goal
        found G shortest-by-threshold
    """)


def test_ida_star_raises_the_threshold_as_little_as_possible():
    problem = GraphProblem({"S": "AB", "A": "X", "B": "Y", "Y": "G"}, "S", h={"X": 2, "Y": 5, "G": 9})
    assert [s.args["threshold"] for s in search.ida_star(problem) if s.word == "restart"] == [0, 1, 4, 7, 12]


def test_greedy_goes_back_when_every_child_is_worse():
    """The specification's example: 45 has 42 and 43; all of 42's are larger; 43 has 41."""
    f = {"R": 45, "P": 42, "Q": 43, "Z": 47, "X": 43, "Y": 46, "G": 41}
    depth = {"R": 0, "P": 1, "Q": 1, "Z": 1, "X": 2, "Y": 2, "G": 2}
    h = {state: f[state] - depth[state] for state in f}
    steps = list(search.greedy_backtracking(GraphProblem({"R": "QZP", "P": "XYR", "Q": "G"}, "R", h=h)))
    assert_transcript(steps, """
        start - greedy-start
        expand - look-at-children
        add Q promising
        reject Z worse-than-parent
        add P promising
        choose P best-child
        expand P look-at-children
        reject X worse-than-parent
        reject Y worse-than-parent
        reject R seen-before
        back - dead-state
        choose Q best-child
        expand Q look-at-children
        add G promising
        choose G best-child
        found G goal-reached
    """)
    assert [step.node.f for step in steps if step.word in ("choose", "back")] == [42, 45, 43, 41]


def test_greedy_says_when_it_gives_up():
    problem = GraphProblem({"S": "A", "A": "G"}, "S", h={"A": 5})
    assert_transcript(search.greedy_backtracking(problem), """
        start - greedy-start
        expand - look-at-children
        reject A worse-than-parent
        exhausted - greedy-gave-up
    """)
    assert [s.word for s in search.greedy_backtracking(problem, tolerance=6)][-1] == "found"
