### The lesson of the tree of estimates.

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
