### A tree of estimates.

puzzle-estimate-tree-hint = Write the root, then its children in brackets, and a star after each goal: 45(42 43(41*)). Each number is the f of a node.
puzzle-estimate-tree-rule = Walk down the tree to a goal. The smaller a number, the shorter the path it promises.
algorithm-greedy-backtracking-idea = { $tolerance ->
    [0] The search goes to the smallest number below that is no larger than here, or else it goes back up.
   *[other] The search goes to the smallest number below, at most { $tolerance } larger than here, or else it goes back up.
}

preset-estimate-tree-worked = The example tree: 45, 42, 43, 41
preset-estimate-tree-missed = A goal behind a worse child is missed
preset-estimate-tree-tolerant = With tolerance 1 the goal is found

option-tolerance = Tolerance

## Legend

legend-role-current = where the search is now
legend-role-frontier = a child that is kept
legend-role-visited = dead: no child is left to follow
legend-role-path = on the path from the root
legend-role-goal = the goal
legend-role-conflict = refused: its f is too large
legend-number = the f of a node
legend-link = between a parent and a child
legend-clash = a child that is not followed
legend-line = parent and child

## Reasons

reason-tree-start = Each number is an estimate, called f: the smaller, the better. The search starts at the root, f = { $f }, and follows the best child first.
reason-tree-children = The node with f = { $f } has { $count ->
    [0] no children
    [one] one child. Look at it
   *[other] { $count } children. Look at them, one after the other
}.
reason-tree-kept = f = { $f } is not larger than the parent's { $parent }: keep this child as a candidate.
reason-tree-tolerated = f = { $f } is larger than the parent's { $parent }, but by no more than the tolerance: keep this child as a candidate.
reason-tree-refused = { $tolerance ->
    [0] f = { $f } is larger than the parent's { $parent }: this child is not followed.
   *[other] f = { $f } is larger than the parent's { $parent } by more than the tolerance { $tolerance }: this child is not followed.
}
reason-tree-chosen = No child left here has a smaller f than { $f }, so go to this child.
reason-tree-dead = The node with f = { $dead } has no child left to follow: it is dead. Go back to the node with f = { $f }.
reason-tree-goal = { $length ->
    [0] The root is already a goal, with f = { $f }.
   *[other] The search reached a goal. From the root, f was { $path }. Greedy search takes the first goal that it meets, whether it is the best or not.
}
reason-tree-gave-up = Greedy search gives up: the root has no child left to follow. { $refused ->
    [0] It refused no node, so it has seen the whole tree: there is no goal.
   *[other] It cannot say whether there is a goal.
}

error-tree-open = The tree is not complete. Write for example 45(42 43(41*)).
error-tree-sign = “{ $given }” at place { $place } does not fit. Write a number for each node, and its children in brackets after it.
error-tree-roots = { $given } would be a second root. A tree has one root: put all other nodes inside its brackets.
error-tree-number = { $given } is too large. Estimates go up to { $maximum }.
error-tree-large = The tree is too large. It may have at most { $nodes } nodes, { $leaves } leaves and { $levels } levels.
question-candidate = What happens to the marked node?
told-f = it has f = { $f }
told-was-f = the node above has f = { $was-f }

## Lessons

lesson-greedy-backtracking-greedy-backtracking-search-idea-1 = From each node, go to the candidate with the smallest `f`. The other candidates wait.
    .step = word:choose
lesson-greedy-backtracking-greedy-backtracking-search-idea-2 = If no candidate is left, go back to the parent and take its next best candidate.
    .step = word:back
lesson-greedy-backtracking-greedy-backtracking-search-invariant-1 = A child is never followed if its `f` exceeds its parent's by more than `tolerance`.
    .step = tree-refused
lesson-greedy-backtracking-greedy-backtracking-search-limits-1 = Greedy search never finds a goal behind a child that it refuses. So it may give up although the tree has a goal.
    .step = tree-gave-up, tree-refused
lesson-greedy-backtracking-greedy-backtracking-search-limits-2 = The goal found first need not be the best. On a sliding puzzle, tolerance 0 finds only shortest solutions, because `h` never overestimates there. With freely chosen numbers, a tree gives no such guarantee.
    .step = word:found
lesson-greedy-backtracking-greedy-backtracking-search-cost-1 = Memory: the path and the children that wait beside it, `O(b·m)` with `b` children per node and `m` levels, and `visited`. Time: at worst every node of the tree once.
    .step = last word:expand
