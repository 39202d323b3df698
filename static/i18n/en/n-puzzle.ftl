puzzle-n-puzzle-hint = Write the numbers row by row, with 0 for the gap. Put spaces or commas between them. If the board is not square, put slashes between its rows: 1 2 3 / 4 0 5.
puzzle-n-puzzle-rule = { $goal ->
    [usual] Slide tiles into the gap until 1–{ $last } are in order and the gap is last.
   *[other] Slide tiles into the gap until the board reads { $goal } (0 is the gap).
}
preset-n-puzzle-first-steps = First steps: close to the goal
preset-n-puzzle-a-star-medium = A* goes almost straight to the goal
preset-n-puzzle-ida-star-thresholds = IDA* raises its threshold
preset-n-puzzle-breadth-first-medium = Breadth-first looks at everything nearby
preset-n-puzzle-depth-first-wanders = Depth-first wanders even if the goal is near
preset-n-puzzle-deepening = Iterative deepening: each round goes deeper
preset-n-puzzle-greedy = Greedy takes the best child and turns back at dead ends
preset-n-puzzle-weighted = A random 15-puzzle, solved quickly
preset-n-puzzle-fifteen = A 15-puzzle solved with linear conflict
preset-n-puzzle-patterns = One of the hardest 8-puzzles: A* with pattern databases expands few boards
preset-n-puzzle-fifteen-patterns = A random 15-puzzle, searched step by step: IDA* with pattern databases
preset-n-puzzle-fifteen-large-patterns = The same 15-puzzle with the largest tables: A* expands few boards
preset-n-puzzle-two-by-three = The hardest 2×3 board
preset-n-puzzle-layers = A 24-puzzle as people solve it: layer by layer
preset-n-puzzle-anytime = The same 24-puzzle, in fewer and fewer moves
preset-n-puzzle-unsolvable = Why swapping two tiles makes a board unsolvable
preset-n-puzzle-two-swapped = Two tiles swapped: no moves can put them right
preset-n-puzzle-four-swapped = Two pairs swapped: this board can be solved

algorithm-layer-by-layer = Layer by layer
algorithm-layer-by-layer-about = How people solve the puzzle: bring one row or column of tiles to its place, leave it there, then take the next. It solves every solvable board, but often in many moves.
algorithm-layer-by-layer-idea = One row or column of tiles goes to its place and stays there, then the next one.
algorithm-anytime = Anytime search
algorithm-anytime-about = For large boards: it finds a solution at once, layer by layer. Then beam search, which keeps only the best boards of each level, looks for shorter ones. Tables prove a lower limit for the number of moves.
algorithm-anytime-idea = The search finds some solution at once, then keeps looking for shorter ones.
algorithm-optimal = Optimal
algorithm-optimal-about = A very fast search for a shortest solution on boards of up to 16 squares, such as 4×4 or 3×5. Its tables say how many moves groups of tiles need.
algorithm-optimal-idea = Tables tell how many moves a board needs at least, so the search drops paths that are too long.
algorithm-solvability = Solvability
algorithm-solvability-about = Counts the pairs of tiles in the wrong order and says whether the puzzle can be solved.
algorithm-solvability-idea = It counts the pairs of tiles in the wrong order, and so finds out whether there is a solution.

option-heuristic = Heuristic
option-goal = Goal
option-goal-hint = if empty: 1, 2, 3, …, and the gap last
option-depth-limit = Depth limit (0: none)
option-tolerance = Tolerance
option-effort = Board limit (0: none)
option-weight = Weight of the estimate
option-rows = Rows
option-columns = Columns
option-walk = Shuffle by random moves (0: any board)
choice-manhattan = Manhattan distance
choice-linear-conflict = Linear conflict
choice-misplaced = Misplaced tiles
choice-pattern-4-4 = Pattern databases 4-4 (3×3)
choice-pattern-5-5-5 = Pattern databases 5-5-5 (4×4)
choice-pattern-6-6-3 = Pattern databases 6-6-3 (4×4)

counter-moves = moves
counter-improvements = solutions
counter-reports = progress reports
counter-inversions = inversions
counter-path = boards on the path
result-least = Lower limit (proved)
plot-length = Solution length, and its lower limit
plot-line-length = solution length
plot-line-least = lower limit
axis-nodes = boards looked at
move-made = { $move ->
    [U] { $piece } slides up
    [D] { $piece } slides down
    [L] { $piece } slides left
    [R] { $piece } slides right
   *[other] The given board
}
board-here = { $move ->
    [U] Here { $piece } has slid up
    [D] Here { $piece } has slid down
    [L] Here { $piece } has slid left
    [R] Here { $piece } has slid right
   *[other] The given board
}
move-undone = { $move ->
    [U] { $piece } slides back down
    [D] { $piece } slides back up
    [L] { $piece } slides back right
    [R] { $piece } slides back left
   *[other] go back
}

## Legend

legend-role-current = { $algorithm ->
    [solvability] the tile that moves
    [layer-by-layer] the last move
   *[other] { $word ->
        [expand] the move to the board that is expanded
       *[other] the move to the board that is looked at
    }
}
legend-role-frontier = { $algorithm ->
    [solvability] a tile that is passed
   *[other] a move to a board that waits its turn
}
legend-role-visited = the move to a board that is finished or left again
legend-role-path = a move of the solution
legend-role-goal = the last move, to the goal
legend-role-conflict = { $algorithm ->
    [solvability] { $word ->
        [choose] two tiles that change places
       *[other] a tile of a pair in the wrong order
    }
   *[other] the move to a board that is refused or skipped
}
legend-role-hint = { $algorithm ->
    [solvability] the row of the gap
    [layer-by-layer] a marked square
   *[other] the tile to slide
}
legend-home = this tile is in its place
legend-note = in the corner: the fewest moves of the tiles of this colour, from a table
legend-badge = { $heuristic ->
    [misplaced] in the corner: 1 if the tile is misplaced, 0 if not
   *[other] in the corner: the tile's Manhattan distance to its place
}
legend-clash = { $word ->
    [choose] change places
   *[other] are in the wrong order
}
legend-link = what the tile moves to or passes
node-depth = { moves-g }

## The answer

offer-swap-two-tiles = Swapping two tiles makes the board solvable.
offer-keep-improving = A shorter solution may exist: this one is not proved shortest.
offer-use-keep-improving = Keep improving

reason-optimal-start = We want a shortest solution, and a proof that no other is shorter.
reason-tables-built = We build small tables, backwards from the goal. Each gives the least number of moves that a few tiles need. Numbers from tables that share no tile can be added up.
reason-optimal-first-bound = Manhattan distance and linear conflict prove that at least { $threshold ->
    [one] one move is needed. We check whether it is enough
   *[other] { $threshold } moves are needed. We check whether that many are enough
}.
reason-optimal-bound = The number of moves that we checked is not enough. The lengths of the solutions are either all even or all odd, so we try { $threshold } moves next.
reason-optimal-searching = Looking for a solution of { $threshold ->
    [one] one move
   *[other] { $threshold } moves
}: { $nodes ->
    [one] one board
   *[other] { $nodes } boards
} so far, { $rate } a second.
reason-optimal-found = { $length ->
    [0] The board is solved already: 0 moves.
    [one] Solved in one move. No solution is shorter.
   *[other] Solved in { $length } moves. No solution is shorter: the search proved that fewer moves are not enough.
}
reason-layers-start = We bring the tiles to their places, one row or column at a time. A finished row or column stays as it is, so the rest gets smaller.
reason-layers-tile = Next is tile { $tile }: its target is { $count ->
    [one] the marked square.
   *[other] the nearest marked square.
}
reason-layers-around = The gap moves towards the square in front of tile { $tile }.
reason-layers-push = Now tile { $tile } slides one square forward.
reason-layers-turn = Now { $count } tiles go to their places together, within the marked squares. If they went one by one, they would often block each other.
reason-layers-back = The gap moves towards the squares that were marked.
reason-layers-home = Breadth-first search within the squares that were marked found a shortest path for the { $count } tiles.
reason-layers-found = { $length ->
    [0] All tiles are in place already: 0 moves.
    [one] All tiles are in place after one move. No solution is shorter.
   *[other] All tiles are in place after { $length } moves. { $gap ->
        [0] At least that many are needed, so no solution is shorter.
       *[other] Manhattan distance and linear conflict prove that at least { $least ->
            [one] one is
           *[other] { $least } are
        } needed. Each tile was moved without regard to the others, so a shorter solution may exist.
    }
}

reason-anytime-start = We want a solution at once, and then shorter ones.
reason-anytime-layers = { $length ->
    [0] The board is solved already: 0 moves.
    [one] Layer by layer, we quickly find a solution of one move.
   *[other] Layer by layer, we quickly find a solution of { $length } moves. Manhattan distance, linear conflict and parity prove that at least { $least ->
        [one] one is
       *[other] { $least } are
    } needed.
}
reason-anytime-bound = Each table gives the least number of moves that a few tiles need. Numbers from tables that share no tile can be added up. So far we know that at least { $least ->
    [one] one move is
   *[other] { $least } moves are
} needed. The best solution so far has { $length }.
reason-anytime-searching = Looking for a solution shorter than { $length } moves: { $nodes ->
    [one] one board
   *[other] { $nodes } boards
} so far. At least { $least ->
    [one] one move is
   *[other] { $least } moves are
} needed.
reason-anytime-shorter = A shortcut: from { $begin ->
    [0] the start
   *[other] move { $begin }
} to move { $end }, beam search, which keeps at most { $width } boards per level, found a shorter path. The solution now has { $length ->
    [one] one move
   *[other] { $length } moves
}; at least { $least ->
    [one] one is
   *[other] { $least } are
} needed.
reason-anytime-found = { $gap ->
    [0] { $length ->
        [0] The board is solved already: 0 moves.
        [one] The solution has one move. No solution is shorter.
       *[other] The solution has { $length } moves. At least that many are needed, so no solution is shorter.
    }
   *[other] The best solution so far has { $length } moves. At least { $least ->
        [one] one is
       *[other] { $least } are
    } needed, so a shorter one may exist.
}

reason-pattern-table = Before the search we build table { $number } of { $total }, backwards from the goal, for the tiles { $tiles }. { $distance ->
    [one] So far it has only their goal position.
   *[other] So far it has every position that they reach in fewer than { $distance } moves of their own.
} The table treats all other tiles as alike.
reason-pattern-file = Before the search, the 6-6-3 tables are loaded from a file. Six tiles have 5,765,760 positions, and building their tables now would take too long.
reason-looked-up-2 = Tables: { $first } for tiles { $first-tiles }, { $second } for { $second-tiles }. Mirrored: { $mirrored }. The larger sum counts.
reason-looked-up-3 = Tables: { $first } for tiles { $first-tiles }, { $second } for { $second-tiles }, { $third } for { $third-tiles }. Mirrored: { $mirrored }. The larger sum counts.

reason-solvability-start = Can this board be solved? Read the tiles row by row and count the inversions: the pairs of tiles in a different order from the goal.

reason-walk-move = Move { $count } of { $length }: { move-made }.
slide-1 = { $tile-1 } { $way-1 ->
    [U] up
    [D] down
    [L] left
   *[R] right
}
slide-2 = { $tile-2 } { $way-2 ->
    [U] up
    [D] down
    [L] left
   *[R] right
}
slide-3 = { $tile-3 } { $way-3 ->
    [U] up
    [D] down
    [L] left
   *[R] right
}
slide-4 = { $tile-4 } { $way-4 ->
    [U] up
    [D] down
    [L] left
   *[R] right
}
slide-5 = { $tile-5 } { $way-5 ->
    [U] up
    [D] down
    [L] left
   *[R] right
}
reason-walk-end = { $length ->
    [1] The solution is { slide-1 }.
    [2] The solution is { slide-1 }, { slide-2 }.
    [3] The solution is { slide-1 }, { slide-2 }, { slide-3 }.
    [4] The solution is { slide-1 }, { slide-2 }, { slide-3 }, { slide-4 }.
   *[5] The solution is { slide-1 }, { slide-2 }, { slide-3 }, { slide-4 }, { slide-5 }.
}

reason-inversion = { $first } comes before { $second }, but should come after it: { NUMBER($count, type: "ordinal") ->
    [one] the { $count }st inversion
    [two] the { $count }nd inversion
    [few] the { $count }rd inversion
   *[other] the { $count }th inversion
}.
reason-inversions-counted = { $count ->
    [0] No pair is in a different order from the goal: 0 inversions.
    [one] One pair is in a different order from the goal: 1 inversion.
   *[other] { $count } pairs are in a different order from the goal: { $count } inversions.
}
reason-along-a-row = A tile that moves along its row, such as { $tile }, passes no other tile. No pair changes its order, so the number of inversions stays the same.
reason-along-odd-columns = A tile that moves along a column, such as { $tile }, passes { $count } others in the reading order. Each of these { $count } pairs changes its order. { $count } is even, so the number of inversions stays even or stays odd.
reason-along-even-columns = A tile that moves along a column, such as { $tile }, passes { $count ->
    [one] one other in the reading order. This pair changes its order. 1 is odd,
   *[other] { $count } others in the reading order. Each of these { $count } pairs changes its order. { $count } is odd,
} so the number of inversions changes from even to odd or back. The row of the gap changes, too.
reason-blank-row = So the parity of the inversions and the gap's row change together, and the sum inversions + row stays even or stays odd. The gap is in row { $row } from the bottom; in the goal it is in row { $goal }.
reason-swap-of-two = If we lift out { $first } and { $second } and swap them, { $count ->
    [one] one pair changes its order,
   *[other] { $count } pairs change their order,
} an odd number. { $columns ->
    [even] The gap stays in its row. So the sum inversions + row changes from even to odd or back
   *[odd] So the number of inversions changes from even to odd or back
}. No move does that, so no moves can swap just these two.
reason-odd-columns-even = This board can be solved. It has { $count } inversions, an even number, and so has the goal with 0. No move changes that, and when both are even, the goal can be reached.
reason-odd-columns-odd = This board cannot be solved. It has { $count ->
    [one] one inversion
   *[other] { $count } inversions
}, an odd number. No move makes it even, but the goal has 0, an even number.
reason-even-columns-fits = This board can be solved. Inversions + row = { $count } + { $row } = { $here }, in the goal 0 + { $goal } = { $goal }: { $parity ->
    [even] both even.
   *[odd] both odd.
} No move changes that. When both are even or both odd, the goal can be reached.
reason-even-columns-fails = This board cannot be solved. Inversions + row = { $count } + { $row } = { $here }, in the goal 0 + { $goal } = { $goal }: { $parity ->
    [even] one even, the other odd.
   *[odd] one odd, the other even.
} No move changes that.

error-empty-state = The board is empty. Write its numbers row by row, for example 123046758.
error-no-blank = The board has no gap. Write 0 for the gap, even if you mean { $largest } as the gap.
error-not-a-number = “{ $given }” on square { $place } is not a number. Write the tiles as numbers, and 0 for the gap.
error-not-a-number-in-row = “{ $given }” in row { $row }, column { $place } is not a number. Write the tiles as numbers, and 0 for the gap.
error-not-a-board = { $count ->
    [one] One number does
   *[other] { $count } numbers do
} not make a board of { $least } to { $most } rows and columns.
error-which-shape = { $count } numbers make boards of several shapes, such as { $rows }×{ $columns } and { $columns }×{ $rows }. Write slashes between the rows, for example 1 2 3 / 4 0 5.
error-row-length = Row { $row } has { $given ->
    [one] one number
   *[other] { $given } numbers
}, but row 1 has { $columns }. Make all rows the same length.
error-board-size = The board has { $rows ->
    [one] one row
   *[other] { $rows } rows
} and { $columns ->
    [one] one column
   *[other] { $columns } columns
}. It may have { $least } to { $most } of each.
error-number-too-large = { $number } on square { $place } is too large. This board uses the numbers 0 to { $largest }.
error-number-too-large-in-row = { $number } in row { $row }, column { $place } is too large. This board uses the numbers 0 to { $largest }.
error-number-twice = { $number } appears a second time on square { $place }. { $missing } is missing.
error-number-twice-in-row = { $number } appears a second time in row { $row }, column { $place }. { $missing } is missing.
error-goal-size = The goal is { $goal_rows }×{ $goal_columns }, but the board is { $rows }×{ $columns }. Give a goal of the same size.
error-goal-count = The goal has { $count ->
    [one] one number
   *[other] { $count } numbers
}, but the board has { $cells } squares. Give one number for each square.
error-optimal-size = The optimal engine solves boards of up to { $most } squares. This board is { $rows }×{ $columns } and has { $count }. Use anytime search.
error-pattern-size = The tables of this heuristic are for { $side }×{ $side } boards, but this board is { $rows }×{ $columns }. Choose { $instead ->
    [pattern-4-4] the 4-4 pattern databases
    [pattern-5-5-5] the 5-5-5 pattern databases
   *[other] linear conflict
}.
error-pattern-file = The 6-6-3 tables, a file of 1 MB, could not be loaded. Try again when you are online, or use the 5-5-5 pattern databases, which need no file.
error-pattern-corner = The 6-6-3 tables are for goals with the gap in a corner. For this goal, choose the 5-5-5 pattern databases.

key-slide = On the board: slide a tile
rule-hint-shortest = Each move brings the board one move nearer to the goal, or one move farther away. Which tile beside the gap can slide nearer to its place? If none can, one of them has to give way first.
rule-hint-short = { rule-hint-shortest }
reason-hint-shortest = Slide tile { $tile }: { $length ->
    [one] this move solves the board.
   *[other] a shortest solution of { $length } moves begins with it.
}
reason-hint-short = { $length ->
    [one] Slide tile { $tile }: this move solves the board.
   *[other] Slide tile { $tile }: a solution of { $length } moves begins with it, but a shorter one may exist.
}
reason-hint-unsolvable = No move helps: this board cannot be solved. Run the solvability check to see why.
reason-hint-solved = The board is solved.

## Steps that are shown fast: `skim-` and a reason, or else a word, counts them
skim-expand = { $count ->
    [one] { $count } board expanded
   *[other] { $count } boards expanded
}
skim-add = { $count ->
    [one] { $count } board added
   *[other] { $count } boards added
}
skim-drop = { $count ->
    [one] { $count } board dropped
   *[other] { $count } boards dropped
}
skim-reject = { $count ->
    [one] { $count } board refused
   *[other] { $count } boards refused
}
skim-close = { $count ->
    [one] { $count } board finished
   *[other] { $count } boards finished
}
skim-walk = { $count ->
    [one] { $count } move of the solution
   *[other] { $count } moves of the solution
}
skim-at-limit = { $count ->
    [one] { $count } board at the depth limit
   *[other] { $count } boards at the depth limit
}
skim-best-child = { $count ->
    [one] { $count } board chosen
   *[other] { $count } boards chosen
}

## Practice

question-node = { $algorithm ->
    [breadth-first] Which board leaves the queue next? Each card shows the step at which its board joined.
    [a-star] Which board does A* expand next?
   *[other] Which board does the search expand next?
}
question-value-blank-row = The gap's row, counted from the bottom: { $row }.
why-a-star-node = A* takes the board with the smallest f. Of boards with the same f it takes one with the smallest h.
why-a-star-value = g is the number of moves made, h the estimate of those still needed. With Manhattan distance, h is the sum of the small numbers on the tiles.
why-a-star-outcome = A board goes into the open list if it is new, or if this path to it is shorter than every earlier one. Otherwise it is refused.
why-weighted-a-star-outcome = { why-a-star-outcome }
why-breadth-first-node = First come, first served: the board that has waited longest leaves the queue.
why-breadth-first-outcome = A new board goes to the end of the queue. A board that was found before is refused: the earlier path to it is not longer.
question-value-along-odd-columns = A tile, such as { $tile }, moves along a column. The number of other tiles that it passes in the reading order: { $count }.
question-value-along-even-columns = { question-value-along-odd-columns }
question-cell-inversion = Compare each tile with those after it, row by row. Tap a tile of the next inversion.
told-here = the number that decides is { $here }
told-goal = in the goal it is { $goal }

## Lesson: a-star

lesson-a-star-proof-2 = With Manhattan distance, misplaced tiles or linear conflict, a move lowers `h` by 1 at most. So `h` never exceeds the moves still needed, and `f` never falls from board to child.
    .step = word:add
lesson-a-star-cost-2 = Here `b ≤ 4`. A better estimate usually means fewer boards: compare the effective branching factor for several heuristics.
    .step = last word:add

## Lesson: ida-star

lesson-ida-star-cost-2 = Here `b ≤ 4`. With Manhattan distance or linear conflict, a move changes `h` by 1, up or down. So `f` stays or grows by 2: all thresholds are even or all are odd, and there are few rounds.
    .step = word:restart 2, word:restart

## Lesson: breadth-first

lesson-breadth-first-cost-2 = Here `b ≤ 4`. On 3×3 squares, `9!/2 = 181,440` boards can be reached, and they all fit in memory. On 4×4 there are more than `10^13`, which is far too many.
    .step = last word:add

## Lesson: iterative-deepening

lesson-iterative-deepening-cost-3 = Here `b ≤ 4`. After the first move, one of the moves always leads straight back, so at most 3 are followed.
    .step = on-this-path, word:reject

## Lesson: solvability

lesson-solvability-idea-1 = Read the tiles row by row as one line, without the gap. Two tiles in a different order from the goal are an inversion.
    .step = word:compare, word:start
lesson-solvability-idea-2 = Count the inversions. It only matters whether their number is even or odd: its parity.
    .step = word:assign
lesson-solvability-invariant-1 = A sideways move keeps the order of the tiles, because the tile passes no other tile.
    .step = along-a-row, word:start
lesson-solvability-invariant-2 = With `n` columns, a move up or down takes one tile past `n − 1` others. Each of these pairs adds an inversion or takes one away. If `n` is odd, `n − 1` is even, so the parity of the inversions never changes.
    .step = along-odd-columns, along-even-columns, word:assign
lesson-solvability-invariant-3 = If the number of columns is even, `n − 1` is odd. Then every move up or down changes the parity of the inversions, and the gap's row changes by 1 with it. So the parity of inversions plus row never changes.
    .step = blank-row, along-even-columns, word:assign
lesson-solvability-proof-1 = No move changes the parity of a board, so it must be the same as that of the goal. If the two differ, no moves lead to the goal.
    .step = word:exhausted, word:found
lesson-solvability-proof-2 = If you lift out two tiles and swap them, an odd number of pairs change their order, and the gap stays. So the parity changes, and no moves can undo that.
    .step = swap-of-two, word:compare, word:assign
lesson-solvability-proof-3 = Also, every board with the parity of the goal can be solved (Johnson and Story 1879). That is exactly half of all boards: `9!/2 = 181,440` on 3×3.
    .step = word:found, word:exhausted
lesson-solvability-cost-1 = Each pair of tiles is compared once: on `n` squares `O(n^2)` pairs in all, 105 on 4×4. A search on 4×4 would have to look at more than `10^13` boards to prove that a board has no solution.
    .step = word:assign

## Lesson: layer-by-layer

lesson-layer-by-layer-idea-1 = A large puzzle becomes a smaller one of the same kind: finish an outer row or column, then leave it alone. The longer side always loses a line, so the rest becomes nearly square.
    .step = word:start
lesson-layer-by-layer-idea-2 = To move a tile, the gap goes to the square in front of it, and the tile slides there. Repeat until it is in place.
    .step = layers-push, word:choose
lesson-layer-by-layer-idea-3 = The last two tiles of a line often cannot be placed one by one. They go to their places together inside a block of six squares, where breadth-first search finds a shortest path.
    .step = layers-turn
lesson-layer-by-layer-invariant-1 = A finished line stays as it is: no later move enters it. In the current line, a placed tile moves again only when the last two tiles go to their places together.
    .step = last layers-tile, word:choose
lesson-layer-by-layer-proof-1 = While a tile is brought to its place, the other unfinished squares stay connected, so the gap can always go around it. Within the six squares, the two tiles can be brought to any two squares, because it does not matter where the others go.
    .step = layers-around, layers-turn
lesson-layer-by-layer-proof-2 = At the end four squares are left. Their tiles and the gap can reach twelve arrangements. If the board can be solved, one of the twelve is the goal.
    .step = last layers-turn, word:found
lesson-layer-by-layer-limits-1 = The solution is often long, because each tile is moved without regard to the others. On 5×5 squares it is usually more than twice as long as a shortest one.
    .step = word:found
lesson-layer-by-layer-cost-1 = On `n×n` squares there are fewer than `n^2` tiles. Each moves at most `2n` squares, with a few gap moves for each square: `O(n^3)` moves in all. In the worst case, the length of a shortest solution grows just as fast (Parberry 1995). But on large boards, a search for a shortest solution is far slower.
    .step = word:found
