### Lessons of the sliding puzzle: what its boards add to the searches, and solvability.

## a-star

lesson-a-star-proof-2 = One slide moves one tile by one square and lowers `h` by 1 at most. So `h` never exceeds the moves still missing, and `f` never falls from a board to its child.
    .step = word:add
lesson-a-star-cost-2 = Here `b ≤ 4`. The better the estimate, the fewer boards: compare the counter of the branching factor for several heuristics.
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
    .step = along-a-row, word:start
lesson-solvability-invariant-2 = On `n` columns, a move up or down carries one tile past `n − 1` others, and each of these pairs adds an inversion or takes one away. Where `n` is odd, `n − 1` is even: the parity of the inversions never changes.
    .step = along-odd-columns, along-even-columns, word:assign
lesson-solvability-invariant-3 = With an even number of columns `n − 1` is odd: every vertical move changes the parity of the inversions, and the blank's row changes by one together with it. So the parity of inversions plus row stays for ever.
    .step = blank-row, along-even-columns, word:assign
lesson-solvability-proof-1 = What no move changes must already be as in the goal; else no number of moves leads there.
    .step = word:exhausted, word:found
lesson-solvability-proof-2 = Swapping two tiles by hand changes the order of an odd number of pairs, and the blank stays: the parity changes, and no moves can undo that.
    .step = swap-of-two, word:compare, word:assign
lesson-solvability-proof-3 = Conversely, every board with the right parity can be solved (Johnson and Story 1879): just half of all boards, `9!/2 = 181,440` on 3×3.
    .step = word:found, word:exhausted
lesson-solvability-cost-1 = Each pair of tiles is compared once, on `n` squares `O(n^2)` pairs in all: 105 on 4×4. By search one would have to look at more than `10^13` boards there to learn the same.
    .step = word:assign

## layer-by-layer

lesson-layer-by-layer-idea-1 = A large puzzle becomes a smaller one of the same kind: bring an outer line home, and forget it. Always the longer side loses a line, so what is left stays nearly square.
    .step = word:start
lesson-layer-by-layer-idea-2 = A tile is walked to its place: the blank goes around it to the square ahead, and the tile slides there.
    .step = layers-push, word:choose
lesson-layer-by-layer-idea-3 = The last two tiles of a line have no room to be walked alone. They go home together within six squares, where breadth-first search knows the shortest way.
    .step = layers-turn
lesson-layer-by-layer-invariant-1 = What is home stays home: no later move enters a finished line, and the squares before it in the line at work are disturbed only by the turn at its end.
    .step = last layers-tile, word:choose
lesson-layer-by-layer-proof-1 = While a tile is walked, taking its square away leaves the rest in one piece, so the blank always comes around. Within the six squares the two tiles can be brought into any places, for the others there may stand as they like.
    .step = layers-around, layers-turn
lesson-layer-by-layer-proof-2 = In the end four squares are left. If the board can be solved at all, one of their twelve positions that can be reached is the goal.
    .step = last layers-turn, word:found
lesson-layer-by-layer-limits-1 = The way is long, for each tile is walked alone, whatever that does to the others. On 5×5 squares it is more than twice as long as a shortest one.
    .step = word:found
lesson-layer-by-layer-cost-1 = On `n×n` squares, each of the `n^2` tiles is walked at most `2n` squares, with a few moves of the blank for each: `O(n^3)` moves. No search could be so quick, and in the worst case no way is much shorter (Parberry 1995).
    .step = word:found
