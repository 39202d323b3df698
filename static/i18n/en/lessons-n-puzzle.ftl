### Lessons of the sliding puzzle: what its boards add to the searches, and solvability.

## a-star

lesson-a-star-proof-2 = One slide moves one tile by one square and lowers `h` by 1 at most. So `h` never exceeds the moves still missing, and `f` never falls from a board to its child.
    .step = word:add
lesson-a-star-cost-2 = Here `b ≤ 4`. The better the estimate, the fewer boards: compare the branching factor among the counters for the three heuristics.
    .step = last word:add

## ida-star

lesson-ida-star-cost-2 = Here `b ≤ 4`. With Manhattan distance or linear conflict a move changes `h` by 1, up or down, so `f` stays or grows by 2: all thresholds are even or all are odd, and the rounds are few.
    .step = word:restart 2, word:restart

## breadth-first

lesson-breadth-first-cost-2 = Here `b ≤ 4`. On 3×3 squares `9!/2 = 181,440` boards can be reached, and memory holds them all; on 4×4 there are more than `10^13`, and no memory does.
    .step = last word:add

## iterative-deepening

lesson-iterative-deepening-cost-3 = Here `b ≤ 4`, and one of those moves always leads straight back: after the first move at most 3 are followed.
    .step = on-this-path, word:reject

## solvability

lesson-solvability-idea-1 = Read the tiles row by row as one line, without the blank. A pair that stands in another order than in the goal is an inversion.
    .step = word:compare, word:start
lesson-solvability-idea-2 = Only one thing about their number matters: whether it is even or odd, its parity.
    .step = word:assign
lesson-solvability-invariant-1 = A sideways move changes nothing in that line, since the tile passes no other tile.
    .step = word:start
lesson-solvability-invariant-2 = A move up or down carries one tile past `n − 1` others, and each of these pairs adds an inversion or takes one away. On an odd side `n − 1` is even: the parity of the inversions never changes.
    .step = word:assign
lesson-solvability-invariant-3 = On an even side `n − 1` is odd: every vertical move changes the parity of the inversions, and the blank's row changes by one together with it. So the parity of inversions plus row stays for ever.
    .step = blank-row, word:assign
lesson-solvability-proof-1 = What no move changes must already be as in the goal; else no number of moves leads there.
    .step = word:exhausted, word:found
lesson-solvability-proof-2 = Swapping two tiles by hand turns round an odd number of pairs while the blank stays: the parity flips, and moves can never undo that.
    .step = word:compare, word:assign
lesson-solvability-proof-3 = Conversely, every board with the right parity can be solved (Johnson and Story 1879): just half of all boards, `9!/2 = 181,440` on 3×3.
    .step = word:found, word:exhausted
lesson-solvability-cost-1 = Each pair of tiles is compared once, `O(n^4)` pairs in all: 105 on 4×4. By search one would have to look at more than `10^13` boards there to learn the same.
    .step = word:assign
