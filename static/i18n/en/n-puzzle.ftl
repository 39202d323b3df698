puzzle-n-puzzle-hint = Row by row, 0 for the blank, spaces or commas between the numbers. A board that is not square has slashes between its rows: 1 2 3 / 4 0 5.
preset-n-puzzle-first-steps = First steps: close to home
preset-n-puzzle-a-star-medium = A* goes almost straight to the goal
preset-n-puzzle-ida-star-thresholds = IDA* raises its threshold
preset-n-puzzle-breadth-first-medium = Breadth-first looks at everything nearby
preset-n-puzzle-depth-first-wanders = Depth-first wanders, however near the goal is
preset-n-puzzle-deepening = Iterative deepening starts over, deeper
preset-n-puzzle-greedy = Greedy takes the best child and backs out of dead ends
preset-n-puzzle-weighted = A random 15-puzzle, solved in a hurry
preset-n-puzzle-fifteen = A 15-puzzle with linear conflict
preset-n-puzzle-patterns = The hardest 8-puzzle, hardly searched: A* with pattern databases
preset-n-puzzle-fifteen-patterns = A random 15-puzzle, searched step by step: IDA* with pattern databases
preset-n-puzzle-fifteen-large-patterns = The same 15-puzzle with the largest tables: A* hardly strays
preset-n-puzzle-two-by-three = The hardest 2×3 board
preset-n-puzzle-layers = A 24-puzzle as people solve it: layer by layer
preset-n-puzzle-anytime = The same 24-puzzle, in fewer and fewer moves
preset-n-puzzle-unsolvable = Why swapping two tiles makes it impossible

algorithm-layer-by-layer = Layer by layer
algorithm-layer-by-layer-about = As people solve it: one line of tiles after another is brought home and left alone. It always finds a way, on any board, though a long one.
algorithm-anytime = Anytime search
algorithm-anytime-about = For large boards: a way at once, layer by layer, then shorter and shorter ones by beam search, and beside them how many moves are needed at least.
algorithm-optimal = Optimal
algorithm-optimal-about = The fastest we know: a shortest solution of any board of up to 16 squares, such as 4×4 or 3×5, searched with tables of what some of its tiles need.
algorithm-solvability = Solvability
algorithm-solvability-about = Counts the pairs in the wrong order and tells whether the puzzle can be solved at all.
algorithm-weighted-a-star = Weighted A*
algorithm-weighted-a-star-about = A* whose estimate counts several times. It hurries to an answer even for hard boards, at most so many times as long as a shortest one.

option-heuristic = Heuristic
option-goal = Goal
option-goal-hint = empty: 1, 2, 3, … and the blank last
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
counter-improvements = better ways
counter-reports = reports
counter-inversions = inversions
counter-path = boards on the path
result-solvable = Solvable
result-inversions = Inversions
result-moves = Moves
result-optimal = Proved shortest
result-least = Needed at least (proved)
plot-length = The way, and what is proved to be needed
plot-line-length = moves of the way
plot-line-least = needed at least
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
   *[other] { $word ->
        [expand] the last move into the board that is expanded
       *[other] the last move into the board that is looked at
    }
}
legend-role-frontier = { $algorithm ->
    [solvability] the tiles it passes
   *[other] move leading to a board in the open list
}
legend-role-visited = going back: this move led nowhere
legend-role-path = a move of the answer
legend-role-goal = the last move: the goal
legend-role-conflict = { $algorithm ->
    [solvability] { $word ->
        [choose] two tiles that change places
       *[other] a pair in the wrong order
    }
   *[other] the last move into a board that is refused
}
legend-role-hint = { $algorithm ->
    [solvability] the row of the blank
   *[other] the tile to slide
}
legend-home = this tile is in its place
legend-note = in the corner: the moves that all tiles of this colour need together, looked up
legend-badge = { $heuristic ->
    [misplaced] in the corner: 1 if the tile is misplaced, 0 if not
   *[other] in the corner: the tile's Manhattan distance to its place
}
legend-clash = { $word ->
    [choose] change places
   *[other] stand in the wrong order
}
legend-link = what the tile moves to or passes

## The answer

offer-swap-two-tiles = Swapping two tiles makes it solvable.
offer-keep-improving = A shorter way may exist: none was proved the shortest.
offer-use-keep-improving = Keep improving

reason-optimal-start = We want a shortest solution, and its proof.
reason-tables-built = First, small tables: what a few of the tiles need at least, backwards from the goal. What those say that share no tile may be added.
reason-optimal-first-bound = Manhattan distances and linear conflicts prove that at least { $threshold ->
    [one] one move is
   *[other] { $threshold } moves are
} needed. We look whether so many are enough.
reason-optimal-bound = No way is so short. All ways from this board to the goal are even in length, or all are odd, so the next to try is { $threshold } moves.
reason-optimal-searching = Looking for a way of { $threshold } moves: { $nodes ->
    [one] one board
   *[other] { $nodes } boards
} so far, { $rate } a second.
reason-optimal-found = Solved in { $length ->
    [one] one move
   *[other] { $length } moves
}, and no way is shorter: nothing below that was left untried.
reason-layers-start = We bring the tiles home line by line. What is home stays there, so the board that is left gets smaller and smaller.
reason-layers-tile = Next is tile { $tile }: it goes to the nearest marked square.
reason-layers-around = The blank goes around tile { $tile }, to the square ahead of it.
reason-layers-push = Now tile { $tile } slides one square on.
reason-layers-turn = These { $count } tiles come home together, within the marked squares: there is no room to walk them one by one.
reason-layers-back = The blank comes to the marked squares.
reason-layers-home = Breadth-first search over the marked squares knows the shortest way for these { $count } tiles.
reason-layers-found = All tiles are home after { $length ->
    [one] one move
   *[other] { $length } moves
}. Much shorter ways exist: each tile was walked alone, whatever that did to the others.

reason-anytime-start = We want a way at once, and then better ones.
reason-anytime-layers = Layer by layer there is a way of { $length ->
    [one] one move
   *[other] { $length } moves
} at once. At least { $least } are needed, as Manhattan distance and linear conflict prove.
reason-anytime-bound = Tables say what a few of the tiles need at least. What those say that share no tile may be added: at least { $least } moves are needed. The best way so far has { $length }.
reason-anytime-searching = Looking for something shorter than { $length } moves: { $nodes ->
    [one] one board
   *[other] { $nodes } boards
} so far. At least { $least } moves are needed.
reason-anytime-shorter = A shortcut: from move { $begin } to move { $end }, a beam of { $width } boards a level found a shorter way. Now it is { $length } moves, and at least { $least } are needed.
reason-anytime-found = { $gap ->
    [0] The way has { $length } moves, and as many are needed at least: it is proved that none is shorter.
   *[other] The best way so far has { $length } moves. At least { $least } are needed, so it may or may not be the shortest.
}

reason-pattern-table = Before the search, table { $number } of { $total }: backwards from the goal, every position that the tiles { $tiles } reach with { $distance ->
    [one] one move of their own
   *[other] { $distance } moves of their own
}. The other tiles are all alike.
reason-pattern-file = Before the search, the tables of 6-6-3 are taken from a file: six tiles have 5,765,760 positions, too many to count while one waits.
reason-looked-up-2 = By table: { $first } for { $first-tiles }, { $second } for { $second-tiles }; by mirror image: { $mirrored }. The larger sum counts.
reason-looked-up-3 = By table: { $first } for { $first-tiles }, { $second } for { $second-tiles }, { $third } for { $third-tiles }; by mirror image: { $mirrored }. The larger sum counts.

reason-solvability-start = Can this board be solved? Count the inversions: the pairs of tiles that stand in another order than in the goal, read row by row.

reason-walk-move = Move { $count } of { $total }: { move-made }.

reason-inversion = { $first } comes before { $second }, but should come after it: { NUMBER($count, type: "ordinal") ->
    [one] the { $count }st inversion
    [two] the { $count }nd inversion
    [few] the { $count }rd inversion
   *[other] the { $count }th inversion
}.
reason-inversions-counted = { $count ->
    [0] No pair stands in another order than in the goal: 0 inversions.
    [one] One pair stands in another order than in the goal: 1 inversion.
   *[other] { $count } pairs stand in another order than in the goal: { $count } inversions.
}
reason-along-a-row = A move along a row, such as that of { $tile }, passes no other tile. No pair changes its order, so the inversions stay as they are.
reason-along-odd-columns = A move along a column carries a tile past others, always one fewer than there are columns: { $tile } past { $count } here. Each of these { $count } pairs swaps its order, an even number, so an even number of inversions stays even and an odd one odd.
reason-along-even-columns = A move along a column carries a tile past others, always one fewer than there are columns: { $tile } past { $count } here. { $count ->
    [one] This one pair swaps its order, an odd number,
   *[other] Each of these { $count } pairs swaps its order, an odd number,
} so the inversions change from even to odd or back. And the blank changes its row.
reason-blank-row = So both change together, and inversions + row stay even or stay odd. The blank is in row { $row } from the bottom, in the goal in row { $goal }.
reason-swap-of-two = Lifting out { $first } and { $second } and swapping them changes the order of { $count ->
    [one] one pair
   *[other] { $count } pairs
}, an odd number, and leaves the blank where it is. No move does that, so no sequence of moves can.
reason-odd-columns-even = { $count } inversions: an even number, as in the goal, which has none. No move changes that; and where it agrees, the goal can be reached (Johnson and Story 1879): it can be solved.
reason-odd-columns-odd = { $count ->
    [one] One inversion: an odd number.
   *[other] { $count } inversions: an odd number.
} No move makes it even, and the goal has none, an even number: it cannot be solved.
reason-even-columns-fits = Inversions + row = { $count } + { $row } = { $here }, in the goal 0 + { $goal } = { $goal }: { $parity ->
    [even] both even.
   *[odd] both odd.
} No move changes that; and where it agrees, the goal can be reached (Johnson and Story 1879): it can be solved.
reason-even-columns-fails = Inversions + row = { $count } + { $row } = { $here }, in the goal 0 + { $goal } = { $goal }: { $parity ->
    [even] one even, the other odd.
   *[odd] one odd, the other even.
} No move changes that: it cannot be solved.

error-empty-state = The board is empty. Write its numbers row by row, for example 123046758.
error-no-blank = The board has no blank. Write 0 for it, also where { $largest } is meant to be the blank.
error-not-a-number = “{ $given }” at place { $place } is not a number. Write the tiles as numbers, 0 for the blank.
error-not-a-number-in-row = “{ $given }” in row { $row }, place { $place } is not a number. Write the tiles as numbers, 0 for the blank.
error-not-a-board = { $count ->
    [one] One number does
   *[other] { $count } numbers do
} not fill a board of { $least } to { $most } rows and columns.
error-which-shape = { $count } numbers fill boards of several shapes, such as { $rows }×{ $columns } and { $columns }×{ $rows }. Write slashes between the rows, for example 1 2 3 / 4 0 5.
error-row-length = Row { $row } has { $given ->
    [one] one number
   *[other] { $given } numbers
}, but row 1 has { $columns }. Give each row as many.
error-board-size = The board has { $rows ->
    [one] one row
   *[other] { $rows } rows
} and { $columns ->
    [one] one column
   *[other] { $columns } columns
}. It may have { $least } to { $most } of each.
error-number-too-large = { $number } at place { $place } is too large. This board takes the numbers 0 to { $largest }.
error-number-too-large-in-row = { $number } in row { $row }, place { $place } is too large. This board takes the numbers 0 to { $largest }.
error-number-twice = { $number } occurs twice, again at place { $place }. { $missing } is missing.
error-number-twice-in-row = { $number } occurs twice, again in row { $row }, place { $place }. { $missing } is missing.
error-goal-size = The goal is { $goal_rows }×{ $goal_columns }, but the board is { $rows }×{ $columns }. Give a goal of that shape.
error-goal-count = The goal has { $count } numbers, but the board has { $cells } cells. Give one number for each cell.
error-optimal-size = The optimal engine solves boards of up to { $most } cells; this one of { $rows }×{ $columns } has { $count }. Use anytime search.
error-pattern-size = The tables of this heuristic are for boards of { $side }×{ $side }, and this one is { $rows }×{ $columns }. Take { $instead ->
    [pattern-4-4] the pattern databases 4-4
    [pattern-5-5-5] the pattern databases 5-5-5
   *[other] linear conflict
}.
error-pattern-file = The tables of 6-6-3, a file of 1 MB, could not be fetched. Try again once you are online, or use the pattern databases 5-5-5, which need no file.
error-pattern-corner = The tables of 6-6-3 are for goals with the blank in a corner. For this goal take the pattern databases 5-5-5.

reason-hint-shortest = Slide tile { $tile }: { $length ->
    [one] one move solves it.
   *[other] a shortest way takes { $length } moves.
}
reason-hint-short = { $length ->
    [one] Slide tile { $tile }: one move solves it.
   *[other] Slide tile { $tile }: a way of { $length } moves begins with it, though perhaps not the shortest.
}
reason-hint-unsolvable = No move helps: this board cannot be solved. Run the solvability check to see why.
reason-hint-solved = It is solved.

## Practice

question-cells-inversion = Row by row, each tile with those after it: which two are the next inversion? Tap both.
told-here = inversions + row = { $here }
told-goal = in the goal { $goal }

## Lesson: a-star

lesson-a-star-proof-2 = One slide moves one tile by one square and lowers `h` by 1 at most. So `h` never exceeds the moves still missing, and `f` never falls from a board to its child.
    .step = word:add
lesson-a-star-cost-2 = Here `b ≤ 4`. The better the estimate, the fewer boards: compare the counter of the branching factor for several heuristics.
    .step = last word:add

## Lesson: ida-star

lesson-ida-star-cost-2 = Here `b ≤ 4`. With Manhattan distance or linear conflict a move changes `h` by 1, up or down, so `f` stays or grows by 2: all thresholds are even or all are odd, and the rounds are few.
    .step = word:restart 2, word:restart

## Lesson: breadth-first

lesson-breadth-first-cost-2 = Here `b ≤ 4`. On 3×3 squares `9!/2 = 181,440` boards can be reached, and memory holds them all; on 4×4 there are more than `10^13`, and no memory does.
    .step = last word:add

## Lesson: iterative-deepening

lesson-iterative-deepening-cost-3 = Here `b ≤ 4`, and one of those moves always leads straight back: after the first move at most 3 are followed.
    .step = on-this-path, word:reject

## Lesson: solvability

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

## Lesson: layer-by-layer

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
