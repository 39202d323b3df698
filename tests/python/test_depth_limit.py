"""Under a depth limit, a repeated state is expanded again only if it was reached in fewer moves."""

import pytest
from dhadha.search import Problem, depth_first

ROOM = {"hall": "left right", "left": "yard", "right": "yard", "yard": "gate", "gate": "", "far": "yard"}


class Walk(Problem):
    start = "hall"

    def __init__(self, ways, goal="nowhere"):
        self.ways = {place: there.split() for place, there in ways.items()}
        self.goal = goal

    def successors(self, state):
        return [(place, place) for place in self.ways[state]]

    def is_goal(self, state):
        return state == self.goal


def words(problem, **options):
    return [(step.word, step.node.state, step.reason) for step in depth_first(problem, **options)]


@pytest.mark.parametrize("limit", [0, 3, 5])
def test_the_same_number_of_moves_is_no_better(limit):
    said = words(Walk(ROOM), depth_limit=limit)
    assert ("reject", "yard", "seen-before") in said
    assert [each for each in said if each[0] == "improve"] == []
    assert said.count(("expand", "yard", "one-deeper")) == 1


def test_fewer_moves_are_better_under_a_limit_alone():
    ways = ROOM | {"hall": "left yard"}
    assert ("improve", "yard", "sooner-than-before") in words(Walk(ways), depth_limit=5)
    assert ("reject", "yard", "seen-before") in words(Walk(ways))


def test_the_limit_itself_may_be_reached():
    assert words(Walk(ROOM, "gate"), depth_limit=3)[-1] == ("found", "gate", "goal-reached")
    assert words(Walk(ROOM, "gate"), depth_limit=2)[-1][0] == "exhausted"
