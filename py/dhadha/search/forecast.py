"""How deep a search will come, estimated before it begins."""

from collections import Counter
from itertools import count

MEASURED = 500  # nodes of a level; wider levels are not counted but extrapolated
DEEPEST = 1000


def forecast(problem) -> dict[str, int]:
    """{"budget": nodes, "depth": the last round of iterative deepening that they allow to finish}.

    A round to depth d expands every node above d. The first levels are counted, nodes that go straight back
    left out; each further level is taken to be larger than the one two above it by the factor of the last counted.
    (Korf, Reid & Edelkamp 2001, Artificial Intelligence 129, on how levels alternate.)
    """
    above = spent = 0
    sizes = level_sizes(problem)
    for depth in count():
        spent += above
        if spent >= problem.budget or depth > DEEPEST:
            return {"budget": problem.budget, "depth": depth - 1}
        above += next(sizes)


def level_sizes(problem):
    """The number of nodes 0, 1, 2, … moves from the start, estimated where there are many."""
    level, sizes = Counter({(None, problem.start): 1}), []
    while len(level) <= MEASURED and level:
        sizes.append(level.total())
        yield sizes[-1]
        onward = Counter()
        for (before, state), ways in level.items():
            for _, after in problem.successors(state):
                if after != before:
                    onward[state, after] += ways
        level = onward
    growth = sizes[-1] / sizes[-3] if len(sizes) > 2 else 1
    while level:
        sizes.append(sizes[-2] * growth)
        yield sizes[-1]
    while True:
        yield 0
