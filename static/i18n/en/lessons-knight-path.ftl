### Lessons of the knight's shortest path.

## breadth-first

lesson-breadth-first-idea-1 = A square is unseen, waits in the queue, or is done. An unseen square that a move reaches gets the distance of the square before it plus 1, and waits at the end of the queue.
    .step = word:add
lesson-breadth-first-idea-2 = The moves of the square at the front are examined; then it is done.
    .step = word:close
lesson-breadth-first-invariant-1 = No move leads from a done square to an unseen one: the waiting squares are the border between what is known and what is not.
    .step = word:expand
lesson-breadth-first-invariant-2 = The queue holds the distance `k` in front and behind it at most `k + 1`, nothing else.
    .step = word:close 2, word:close
lesson-breadth-first-proof-1 = So a square that is met again was found before at a distance that is no larger: nothing changes.
    .step = word:reject
lesson-breadth-first-proof-2 = Squares leave the queue in the order of their distance. The target's number, when its turn comes, is therefore the length of a shortest path; if the queue runs empty before that, there is none (Moore 1959; Cormen and others, chapter on graphs).
    .step = word:found, word:exhausted
lesson-breadth-first-cost-1 = Every square enters the queue at most once, and a knight has at most 8 moves from it: `O(V + E)` time and `O(V)` memory. The chessboard has `V = 64` squares and `E = 168` edges, each looked at from both ends.
    .step = last word:expand

## closed-form

lesson-closed-form-idea-1 = Only two numbers count: how many rows and how many columns lie between the squares. The larger is `x`, the smaller `y`.
    .step = word:start
lesson-closed-form-invariant-1 = A move goes at most 2 squares along the longer way and at most 3 along both together. So no path has fewer than `k` moves, the larger of `x/2` and `(x + y)/3`, rounded up.
    .step = formula-least, word:compare, word:start
lesson-closed-form-invariant-2 = Each move changes `x + y` by an odd number, as the knight changes the colour of its square. So the number of moves is even exactly where `x + y` is; if `k` does not fit, it takes one more.
    .step = formula-fits, formula-one-more, word:start
lesson-closed-form-proof-1 = This bound is reached everywhere, with three exceptions (Deza and Deza 2009). Our tests compare it with breadth-first search for all pairs of squares on boards of many sizes.
    .step = formula-everywhere, word:found
lesson-closed-form-limits-1 = Squares with a common edge take 3 moves, two squares along a diagonal 4, and a corner with its diagonal neighbour 4. With walls, or on boards with a side below 5, the formula knows nothing and a search must do it.
    .step = formula-neighbour, formula-two-diagonal, formula-corner, word:found
lesson-closed-form-cost-1 = A handful of additions and divisions, `O(1)` on a board of any size, and nothing to remember.
    .step = word:found
