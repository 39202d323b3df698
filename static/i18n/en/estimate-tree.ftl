### A tree of estimates.

puzzle-estimate-tree-hint = The root, its children in brackets after it, a star at a goal: 45(42 43(41*)). Each number is the f of a node.
puzzle-estimate-tree-story = A tree such as this stands on many blackboards. From f = 45 greedy search goes down to 42; everything below is larger, so it comes back, takes 43, finds 41 there and goes on. Only one node is held at a time, with the way back to it. On a sliding puzzle f never falls like this: a move adds 1 to g, and the Manhattan distance falls by 1 at most, so f = g + h stays or grows. Where f falls, the estimate drops by more than the move costs: it is not consistent. And since anybody may write any number into a tree, nobody promises that the goal found first is the best.

preset-estimate-tree-worked = The worked tree: 45, 42, 43, 41
preset-estimate-tree-missed = The goal behind a worse child is missed
preset-estimate-tree-tolerant = A tolerance of 1 finds it

option-tolerance = Tolerance
result-path = f along the way

## Legend

legend-role-current = where the search stands
legend-role-frontier = a child that is kept
legend-role-visited = dead: the search came back from here
legend-role-path = on the way from the root
legend-role-goal = the goal
legend-role-conflict = refused: its f is too large
legend-number = the f of a node
legend-link = from the parent to the child
legend-clash = a child that is not followed
legend-line = parent and child

## Reasons

reason-tree-start = The root has f = { $f }. Only the best child of each node will be followed.
reason-tree-children = Look at every child of the node with f = { $f }.
reason-tree-kept = f = { $f } is not larger than the parent’s { $parent }: keep it as a candidate.
reason-tree-tolerated = f = { $f } is larger than the parent’s { $parent }, but by no more than the tolerance: keep it as a candidate.
reason-tree-refused = { $tolerance ->
    [0] f = { $f } is larger than the parent’s { $parent }: it is not followed.
   *[other] f = { $f } is larger than the parent’s { $parent } by more than the tolerance { $tolerance }: it is not followed.
}
reason-tree-chosen = f = { $f } is the smallest among the children left: go there.
reason-tree-dead = Nothing is left to follow below { $dead }: this node is dead. Back to { $f }.
reason-tree-goal = A goal, with f = { $f }. Greedy search has passed by all the rest, so nothing says that it is the best.
reason-tree-gave-up = At the root no child is left to follow: greedy search gives up, whether there is a goal or not.

error-tree-open = The tree is not complete. Write for example 45(42 43(41*)).
error-tree-sign = “{ $given }” at place { $place } does not fit. Write a number for each node, and its children in brackets after it.
error-tree-roots = { $given } would be a second root. A tree has one, whose brackets hold all other nodes.
error-tree-number = { $given } is too large. Estimates go up to { $maximum }.
error-tree-large = The tree is too large. It may have { $nodes } nodes, { $leaves } of them leaves, on { $levels } levels.
question-candidate = What happens to the marked node?
told-f = it has f = { $f }
told-was-f = the node above has f = { $was-f }

## Lessons

lesson-greedy-backtracking-greedy-backtracking-search-idea-1 = From a node go to the child with the smallest `f`; the other children wait.
    .step = word:choose
lesson-greedy-backtracking-greedy-backtracking-search-idea-2 = Where no child is left, go back to the parent and take the next best there.
    .step = word:back
lesson-greedy-backtracking-greedy-backtracking-search-invariant-1 = A child whose `f` exceeds its parent's by more than `tolerance` is never followed.
    .step = tree-refused
lesson-greedy-backtracking-greedy-backtracking-search-limits-1 = A goal behind such a child is never found: greedy gives up, although the tree holds a goal.
    .step = tree-gave-up, tree-refused
lesson-greedy-backtracking-greedy-backtracking-search-limits-2 = The goal found first need not be the best. On a sliding puzzle a way that is found with tolerance 0 is a shortest one, because `h` never overestimates there; a tree of numbers that somebody wrote promises nothing of the kind.
    .step = word:found
lesson-greedy-backtracking-greedy-backtracking-search-cost-1 = Memory: the path and the children that wait beside it, `O(b·m)` for `b` children a node and `m` levels, and `visited`. Time: at worst the whole tree.
    .step = last word:expand
