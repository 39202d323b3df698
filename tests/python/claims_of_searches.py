"""What sentences about sliding puzzles, trees of estimates and the knight claim, judged by searches of their own."""

import re
from functools import lru_cache
from itertools import combinations, pairwise, takewhile
from math import inf

from knight_oracle import shortest_paths_from, square_name
from sliding_oracle_and_graphs import after_moves, distances_from, moves_from

distances = lru_cache(distances_from)


class Searched:
    """A graph, and what a search has told of it so far; a state is what `key` returns for a node."""

    def nearer(self, moves) -> set:
        return {state for state, distance in self.distances.items() if distance < moves}

    def met(self, s) -> dict:
        """Return {state: the fewest moves after which it was met, and not refused}."""
        found = {}
        for step in s.past:
            if step.node and step.word not in ("reject", "back", "walk"):
                found[self.key(step.node)] = min(step.node.depth, found.get(self.key(step.node), inf))
        return found

    def waiting(self, s) -> list:
        """Return the other nodes of the open list."""
        nodes = {id(step.node): step.node for step in s.past if step.word in ("start", "add")}
        gone = {id(step.node) for step in (*s.past, s.step) if step.word in ("expand", "drop", "choose")}
        return [node for number, node in nodes.items() if number not in gone | {id(s.node)}]

    def least_waiting(self, s) -> tuple:
        return min(((node.f, node.h) for node in self.waiting(s)), default=(inf, inf))

    def candidates(self, s) -> list:
        """Return the waiting children beside the chosen one."""
        return [node for node in self.waiting(s) if node.parent is s.node.parent]

    def round(self, s) -> list:
        return [*takewhile(lambda step: step.word != "restart", s.past[::-1])]

    def last_node_of_path(self, s):
        """Return the last node of the current path before a step back."""
        path = []
        for step in self.round(s)[::-1]:
            if step.word == "back":
                path.pop()
            elif step.word in ("expand", "choose", "improve") and step.node not in path[-1:]:
                path.append(step.node)
        return path[-1]

    def are_all_children_met(self, node, steps) -> bool:
        """Return whether these steps are about all children of a node."""
        seen = {self.key(step.node) for step in steps if step.node and step.node.parent is node}
        return seen == self.next_to(self.key(node))

    def repeated(self, s) -> bool:
        parent, known = s.node.parent, {self.key(each): each.depth for each in s.node.parent.path()[:-1]} | self.met(s)
        back = parent.parent is not None and self.key(parent.parent) == self.key(s.node)
        return known[self.key(s.node)] == s.args.get("known", known[self.key(s.node)]) and back >= s.args.get(
            "undoes", 0)

    def shortest(self, s) -> bool:
        return self.is_goal(self.key(s.node)) and s.node.depth == self.least

    def over(self, s) -> float:
        return min((step.node.f for step in self.round(s) if step.reason == "over-threshold"), default=inf)


class Sliding(Searched):
    def __init__(self, problem, state, options):
        self.shape, self.start, self.goal = tuple(problem.shape), problem.start, problem.goal
        self.least = self.left(self.start)  # moves to the goal

    def key(self, node):
        return node.state

    def next_to(self, board) -> set:
        return set(moves_from(self.shape, board).values())

    def left(self, board) -> float:
        return distances(self.shape, self.goal).get(board, inf)

    @property
    def distances(self) -> dict:
        return distances(self.shape, self.start)

    def is_goal(self, board) -> bool:
        return board == self.goal

    def inversions(self, board) -> int:
        return sum(one > other for one, other in combinations([self.goal.index(tile) for tile in board if tile], 2))

    def do_told_slides_solve(self, s) -> bool:
        """Return whether these tiles, slid like this, lead to the goal."""
        ways = [s[f"way-{at}"] for at in range(1, s["length"] + 1)]
        boards = [after_moves(self.shape, self.start, "".join(ways[:count])) for count in range(s["length"] + 1)]
        tiles = [after[before.index(0)] for before, after in pairwise(boards)]
        return boards[-1] == self.goal and tiles == [s[f"tile-{at}"] for at in range(1, s["length"] + 1)]

    def result(self, s) -> bool:
        """Return whether the moves lead to the goal, and the board is solvable and the moves fewest as said."""
        board = after_moves(self.shape, self.start, s["moves"] or "")
        fewest = s["moves"] is not None and len(s["moves"]) == self.least
        return s["solvable"] == (self.least < inf) and (s["moves"] is None or self.is_goal(board)) and (
            fewest or not s.args.get("optimal") and "fewest" not in s.said[0]) and s.args.get("least", 0) <= self.least

    CHECKS = {  # {keys of messages: what else must be true; None: a rule, a plan, or proved by the puzzle's own tests}
        "weighted-start depth-first-start deepening-start greedy-start tree-start new-depth-limit walk-start walk-move "
        "optimal-start layers-tile pattern-table inversion layers-home swap-of-two along-a-row along-odd-columns "
        "along-even-columns blank-row budget-at-weight": None,
        "result": result, "walk-end": do_told_slides_solve, "shortest-by-threshold optimal-found": Searched.shortest,
        "a-star-start ida-start": lambda f, s: s.node.h <= f.least,
        "smallest-f": lambda f, s: (s.node.f, s.node.h) <= f.least_waiting(s) and (s.node.depth > 0 or not
            f.waiting(s)) and (s["ties"], s["equals"]) ==
            (sum(node.f == s.node.f for node in f.waiting(s)), sum((node.f, node.h) == (s.node.f, s.node.h)
                for node in f.waiting(s))),
        "first-in-queue": lambda f, s: f.nearer(s.node.depth) <= {f.key(e.node) for e in s.past if e.word == "expand"},
        "sooner-than-before better-way": lambda f, s: s.node.depth < s["known"] == f.met(s)[f.key(s.node)],
        "look-at-children": lambda f, s: s.run.status == "budget" or f.are_all_children_met(s.node, s.future),
        "best-child tree-chosen": lambda f, s: s.node.f <= min((node.f for node in f.candidates(s)), default=inf)
            and s.args.get("others", len(f.candidates(s))) in (len(f.candidates(s)), "none"),
        "new-threshold": lambda f, s: s["threshold"] == f.over(s),
        "promising": lambda f, s: s.node.f <= s.node.parent.f + s.options["tolerance"],
        "tree-tolerated": lambda f, s: s["parent"] < s["f"] <= s["parent"] + s["tolerance"],
        "no-better": lambda f, s: f.repeated(s) and f.met(s)[f.key(s.node)] <= s.node.depth - s["undoes"],
        "seen-before on-this-path straight-back": Searched.repeated,
        "dead-end": lambda f, s: f.are_all_children_met(f.last_node_of_path(s), f.round(s)),
        "limit-reached": lambda f, s: f.last_node_of_path(s).depth >= max(e.node.depth for e in f.round(s)
            if e.word != "reject"),
        "all-over-threshold": lambda f, s: not any(f.is_goal(f.key(step.node)) for step in f.round(s))
            and (s["round"] == "on" or s["smallest"] in (f.over(s), "inf" if f.over(s) == inf else None)),
        "dead-state greedy-gave-up tree-dead": lambda f, s: f.are_all_children_met(f.last_node_of_path(s), s.past)
            and not any(node.parent is f.last_node_of_path(s) for node in f.waiting(s)),
        "all-children-queued": lambda f, s: f.are_all_children_met(s.node, s.past),
        "goal-reached": lambda f, s: f.is_goal(f.key(s.node)) and (s.node.depth > 1 or s.node.depth == f.least),
        "shortest-by-f": lambda f, s: f.shortest(s) and f.least_waiting(s)[0] >= s.node.f
            and all(step.node.h <= f.left(step.node.state) for step in s.past if step.word in ("start", "add")),
        "goal-by-weight": lambda f, s: s.node.depth <= s["weight"] * f.least or f.shortest(s),
        "shortest-by-queue shortest-by-limit": lambda f, s: f.shortest(s) and f.nearer(s.node.depth) <= f.met(s).keys(),
        "shortest-by-h": lambda f, s: f.shortest(s) and s.steps[0].node.h == s.node.depth,
        "goal-taken-by-f goal-taken-by-weight": lambda f, s: f.is_goal(s.node.state) and f.least_waiting(s)[0] >=
            s.node.f,
        "goal-taken-by-queue goal-at-limit": lambda f, s: f.shortest(s) and f.nearer(s.node.depth) <= f.met(s).keys(),
        "goal-within-threshold": lambda f, s: f.shortest(s) and s.node.f <= s["threshold"],
        "nothing-left": lambda f, s: f.least == inf, "nothing-left-to-limit": lambda f, s: f.least > s["limit"],
        "budget-at-f": lambda f, s: s.node.f <= min(f.least_waiting(s)[0], f.least),
        "budget-at-threshold optimal-first-bound": lambda f, s: s["threshold"] <= f.least,
        "budget-at-limit": lambda f, s: s["limit"] <= f.least and f.nearer(s["limit"]) <= f.met(s).keys(),
        "budget-at-depth": lambda f, s: max(1, s.node.depth) <= f.least,
        "budget-on-path": lambda f, s: s["deepest"] == max(e.node.depth for e in s.past if e.word not in
            ("reject", "back")),
        "optimal-bound": lambda f, s: s["threshold"] <= f.least and (s["threshold"] - f.least) % 2 == 0,
        "layers-found": lambda f, s: f.is_goal(s.node.state) and s["length"] == s.node.depth >= f.least >= s["least"],
        "anytime-layers anytime-bound anytime-searching anytime-shorter anytime-found": lambda f, s: s["least"] <=
            f.least <= s["length"],
        "looked-up-2": lambda f, s: max(s["first"] + s["second"], s["mirrored"]) == s.node.h <= f.left(s.node.state),
        "inversions-counted": lambda f, s: s["count"] == f.inversions(f.start),
        "odd-columns-even even-columns-fits": lambda f, s: f.least < inf and s["count"] == f.inversions(f.start),
        "odd-columns-odd even-columns-fails": lambda f, s: f.least == inf and s["count"] == f.inversions(f.start),
        "hint-shortest": lambda f, s: s["length"] == f.least, "hint-unsolvable": lambda f, s: f.least == inf,
    }


class Tree(Searched):
    """A state is the number of a node in the text."""

    def __init__(self, problem, state, options):
        self.f, self.goals, self.below, above = [], set(), [], []
        for word in re.findall(r"\d+\*?|[()]", state):
            if word == "(":
                above.append(len(self.f) - 1)
            elif word == ")":
                above.pop()
            else:
                self.goals |= {len(self.f)} if "*" in word else set()
                self.below = [each | {len(self.f)} if at in above[-1:] else each for at, each in
                    enumerate(self.below)] + [set()]
                self.f.append(int(word.rstrip("*")))

    def key(self, node):
        return node.state.number

    def next_to(self, number) -> set:
        return self.below[number]

    def is_goal(self, number) -> bool:
        return number in self.goals

    def result(self, s) -> bool:
        """Return whether nodes of these f lead from the root to a goal."""
        ends = {0} & {at for at, own in enumerate(self.f) if s["path"] and own == s["path"][0]}
        for own in (s["path"] or ())[1:]:
            ends = {child for number in ends for child in self.below[number] if self.f[child] == own}
        return not s["path"] or bool(ends & self.goals)

    CHECKS = Sliding.CHECKS | {
        "result": result, "tree-goal": lambda f, s: f.is_goal(f.key(s.node)) and s["path"] == ", ".join(
            str(f.f[f.key(node)]) for node in s.node.path()),
        "tree-children": lambda f, s: s["count"] == len(f.next_to(f.key(s.node))),
        "tree-gave-up": lambda f, s: s["refused"] == sum(step.word == "reject" for step in s.past)
            and (s["refused"] > 0 or not f.goals),
    }


class Knight(Searched):
    """A state is the name of a square."""

    def __init__(self, problem, state, options):
        board = problem.board
        self.rows, self.columns, self.leaper = board.rows, board.columns, board.leaper
        cells = [divmod(cell, board.columns) for cell in range(board.rows * board.columns)]
        self.names = [square_name(board.rows - 1 - row, column) for row, column in cells]
        self.walls = {self.names[cell] for cell in board.blocked}
        self.begin, self.target = self.names[problem.start.square], self.names[problem.target]
        self.found = self.paths(self.begin)  # {square: (distance, number of shortest paths, path)}
        self.distances = {name: distance for name, (distance, *_) in self.found.items()}
        self.least, self.number = self.found.get(self.target, (inf, 0))[:2]
        self.open = self.target in self.paths(self.begin, ())  # without walls

    def paths(self, name, walls=None) -> dict:
        return shortest_paths_from(self.rows, self.columns, name, self.leaper, self.walls if walls is None else walls)

    def next_to(self, name, walls=None) -> set:
        return {other for other, (distance, *_) in self.paths(name, walls).items() if distance == 1}

    def key(self, node):
        return self.names[node.state.square]

    def is_goal(self, name) -> bool:
        return name == self.target

    def is_shortest_path(self, path) -> bool:
        """Return whether a path is a shortest one."""
        ends = path[0], path[-1], len(path)
        return ends == (self.begin, self.target, self.least + 1) and all(
            there in self.next_to(here) for here, there in pairwise(path))

    def result(self, s) -> bool:
        path = s.args.get("path") or []
        return (s["distance"], s.args.get("shortest_paths", self.number)) == (self.distances.get(self.target),
            self.number) and (not path or self.is_shortest_path(path))

    CHECKS = {  # {keys of messages: what else must be true; None: a rule, a plan, or proved by the puzzle's own tests}
        "breadth-first-start fault-white bitboard-start knight-uncounted formula-start": None,
        "result": result, "shortest-by-queue": Searched.shortest,
        "first-in-queue": lambda f, s: (s["moves"], s["fresh"]) == (len(near := f.next_to(f.key(s.node))),
            len(near - f.met(s).keys())),
        "all-children-queued": lambda f, s: f.are_all_children_met(s.node, s.past),
        "target-first-in-queue": lambda f, s: all(node.depth >= s.node.depth for node in f.waiting(s)),
        "seen-before": lambda f, s: s["distance"] == f.distances[f.key(s.node)] <= s["g"],
        "fault-filled": lambda f, s: s["squares"] == len(f.names) - len(f.walls),
        "fault-whitened": lambda f, s: s["found"] == len(f.met(s)),
        "fault-answer-right fault-answer-slow formula-neighbour formula-found formula-fits formula-one-more": lambda
            f, s: s["distance"] == f.least,
        "formula-two-diagonal": lambda f, s: s["distance"] == f.least > 2,
        "fault-answer-none fault-endless hint-unreachable": lambda f, s: f.least == inf,
        "unreachable-stuck": lambda f, s: f.least == inf and not f.next_to(s["stuck"], ()),
        "unreachable-multiples": lambda f, s: not f.open and not any(number % s["step"] for number in f.leaper)
            and (s["ranks"] % s["step"] or s["files"] % s["step"]),
        "unreachable-colour unreachable-size": lambda f, s: not f.open,
        "unreachable-walls": lambda f, s: f.open and f.least == inf,
        "knight-walk-end": lambda f, s: f.is_shortest_path(s["path"].split(", ")),
        "bitboard-first bitboard-target": lambda f, s: s["count"] == [*f.distances.values()].count(s["distance"]),
        "bitboard-all bitboard-found": lambda f, s: s["squares"] == len(f.found) and s["last"] ==
            max(f.distances.values()) and s.args.get("distance", f.least) == f.least,
        "formula-least": lambda f, s: max(s["half"], s["third"]) == s["k"] <= f.least,
        "formula-everywhere": lambda f, s: {f.names[cell]: moves for cell, moves in s.step.cells} == f.distances,
        "knight-walk-start": lambda f, s: s["distance"] == f.least,
        "knight-bundle knight-counted hand-distance": lambda f, s: s.args.get("number", s.args.get("shortest_paths")) ==
            f.number,
        "hand-blocked": lambda f, s: s["square"] in f.walls,
        "hint-nearer hint-last": lambda f, s: (s["left"], s["count"]) ==
            (f.least - 1, sum(f.paths(name).get(f.target, (inf,))[0] < f.least for name in f.next_to(f.begin))),
    }
