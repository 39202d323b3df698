puzzle-knight-path-hint = Write the start and the target, then the walls after an x: a1 h8, or a1 h8 x c3 d5. Or write row and column: (1,1) (8,8). After column z come aa, ab and so on. Leave this empty to go from a1 to the opposite corner. Or drag the pieces and tap squares to build walls.
puzzle-knight-path-rule = { $leaper ->
    [knight] Bring the knight to the gold ring in the fewest moves, each 2 squares straight and 1 sideways
    [straight] Bring the piece to the gold ring in the fewest moves, each { leap-squares } along a row or column
    [diagonal] Bring the piece to the gold ring in the fewest moves, each { leap-squares } diagonally
   *[other] Bring the piece to the gold ring in the fewest moves, each { leap-squares } straight and { $near } sideways
}{ $walls ->
    [0] .
   *[other] , never onto a wall.
}
leap-squares = { $far ->
    [one] 1 square
   *[other] { $far } squares
}
preset-knight-path-five = Five by five squares: from a1 to d4
algorithm-breadth-first-idea = The search marks all squares 1 move away, then 2 moves away, then 3, and so on.
preset-knight-path-across = From corner to corner
preset-knight-path-wave = Layer by layer over 256 squares
preset-knight-path-bundle = All 108 shortest paths
preset-knight-path-walls = A wall makes the path longer
preset-knight-path-formula = The distance by formula
preset-knight-path-camel = A camel stays on one colour
preset-knight-path-corridor = A corridor of three rows
preset-knight-path-corner = No move leads to the centre of 3×3
preset-knight-path-zero-moves = No path at all, but “0 moves”
preset-knight-path-endless-queue = 25 squares, but the queue only grows
preset-knight-path-heat = Distances on 200×200

algorithm-bitboard = Bitboard engine
algorithm-bitboard-about = One integer holds a complete layer: a few shifts move all its squares at once. It finds all distances, on boards of up to { $rows }×{ $columns }.
algorithm-bitboard-idea = All squares 1 move away are found at once, then all 2 moves away, and so on.
algorithm-closed-form = Closed form
algorithm-closed-form-about = A formula gives the distance. It holds for the knight on boards without walls whose sides are at least 5.
algorithm-closed-form-idea = A formula gives the number of moves at once; no square is searched.
algorithm-zero-moves = Zero moves
algorithm-zero-moves-about = Breadth-first search with colours and distances, as it is often printed. If there is no path, it says that 0 moves are needed.
algorithm-zero-moves-idea = { algorithm-breadth-first-idea }
algorithm-endless-queue = A queue without end
algorithm-endless-queue-about = Breadth-first search with colours and distances, as it is often printed. Its result may be right, but it does far too much work.
algorithm-endless-queue-idea = { algorithm-breadth-first-idea }
option-rows = Rows
option-columns = Columns
option-leaper = Piece
option-leaper-hint = 1,2 is the knight, 1,3 the camel, 2,3 the zebra
option-all-paths = Show all shortest paths
counter-layers = layers shown
counter-rules = rules used
counter-open = waiting
counter-peak = longest queue
list-closed = Done, latest first
result-distance = Moves
result-path = Path
result-shortest_paths = Shortest paths
result-layers = Squares of the whole board at distance 0, 1, 2, …

## Legend

legend-role-current = { $algorithm ->
    [bitboard] the newest layer
    [closed-form] where the path begins
   *[other] its moves are looked at now
}
legend-role-frontier = ring: waits in the queue
legend-role-visited = filled: fully examined
legend-role-path = on a shortest path
legend-role-goal = the target
legend-role-conflict = no path leads here, or a wall is here
legend-role-hint = { $algorithm ->
    [hand] one move nearer to the target
   *[other] found before: nothing changes
}
legend-number = moves from the start
legend-warm = moves from the start; the more, the stronger the colour
legend-zero = 0: the start
legend-blocked = wall
legend-token-knight = the piece
legend-token-target = its target
legend-link = a move
node-depth = { moves-g }

## Reasons

reason-breadth-first-start = { $label } is the start, at distance 0. It enters the queue, where squares wait for their turn. All other squares are still unseen.
reason-first-in-queue = { $label } is first in the queue, { $g ->
    [one] { $g } move
   *[other] { $g } moves
} from the start. { $moves ->
    [0] It has no move.
    [one] Its only move { $fresh ->
        [0] does not reach an unseen square.
       *[other] reaches an unseen square.
    }
   *[other] { $fresh ->
        [0] None of its { $moves } moves reaches an unseen square.
        [one] One of its { $moves } moves reaches an unseen square.
       *[other] Its { $moves } moves reach { $fresh } unseen squares.
    }
}
reason-target-first-in-queue = { $label } is first in the queue, and it is the target. No nearer square is left in the queue.
reason-new-to-queue = { $label } is unseen and one move from { $parent }. So its distance is one more than that of { $parent }: { $g }. It waits at the end of the queue.
reason-seen-before = { $label } was found before, at distance { $distance }. From { $parent } its distance would be { $g }, which is not less, so nothing changes.
reason-all-children-queued = All moves from { $label } were examined: this square is done.
reason-shortest-by-queue = It takes { $g ->
    [one] { $g } move
   *[other] { $g } moves
} to { $label }, and no path is shorter: squares leave the queue in the order of their distance.
reason-fault-filled = Before the search begins, the program writes the distance 0 on { $squares ->
    [one] the only free square.
   *[other] all { $squares } free squares.
}
reason-fault-taken = { $label } leaves the queue. { $g ->
    [0] It is the start.
    [one] It was reached with { $g } move.
   *[other] It was reached with { $g } moves.
}
reason-fault-white = All squares are white: the program counts them as unseen.
reason-fault-whitened = All squares are white (unseen) again, even the { $found } that were found before.
reason-fault-found-again = { $label } was found before, but it is white again. So it gets the distance { $g } and joins the queue again.
reason-fault-answer-none = The queue is empty. { $distance ->
    [0] The program says 0, as if { $square } and { $target } were the same square. But there is no path to { $target }.
   *[other] The program says −1: there is no path from { $square } to { $target }. That is right.
}
reason-fault-answer-right = The program says { $distance }, and that is right. Give it a target that cannot be reached.
reason-fault-answer-slow = The program says { $distance }, and that is right. But it took a square from the queue { $taken } times. { $again ->
    [one] One square joined it again
   *[other] Squares joined it again { $again } times
}, and { $waiting ->
    [0] the queue is empty
    [one] the queue still has one entry
   *[other] the queue still has { $waiting } entries
}.
reason-fault-endless = A square was taken from the queue { $taken } times, and the queue now has { $waiting } entries. It will never be empty, because the program forgets what it found.
fault-zero-moves-hint = Look at the board when the queue is empty. Which number is on the square that was never found, and which line wrote it?
fault-zero-moves-why = 0 is a real distance: the distance of the start from itself. If all squares begin with 0, a square that was never found looks like a square where the knight already is. −1 or ∞ is not a distance, so it shows the difference. If every square can be reached, the fault does not show.
fault-endless-queue-hint = Look at the colours each time a square is taken from the queue. Which squares have become white again?
fault-endless-queue-why = The search remembers by colours. If the program paints all squares white again for each square that it takes, the search forgets. Then every walk of the knight gets into the queue. The first path found is still a shortest one, because shorter walks come first. But from a1 to e5 on 5×5 squares, it takes a square from the queue 56 times instead of 23. If there is no path, it may never end. The line that paints the squares belongs before the loop.

reason-unreachable-stuck = There is no path from { $square } to { $target }. On a board of { $rows }×{ $columns } squares, no leap { $leaper } starts or ends at { $stuck }.
reason-unreachable-multiples = There is no path from { $square } to { $target }. Each leap { $leaper } goes a multiple of { $step } in both directions, but the squares are { $ranks ->
    [one] one row
   *[other] { $ranks } rows
} and { $files ->
    [one] one column
   *[other] { $files } columns
} apart.
reason-unreachable-colour = There is no path from { $square } to { $target }. { $step ->
    [1] The rows and columns of a leap { $leaper } add up to an even number, so the colour stays the same. But { $shade ->
        [dark] { $square } is dark and { $target } is light
       *[light] { $square } is light and { $target } is dark
    }.
   *[other] The rows and columns of a leap { $leaper } add up to { $step } times an even number. Between these squares, they add up to { $step } times an odd number.
}
reason-unreachable-walls = There is no path from { $square } to { $target }. { $count ->
    [one] Every path would go through { $walls }, where there is a wall.
   *[other] Every path would go through one of { $count } walls: { $walls }.
}
reason-unreachable-size = There is no path from { $square } to { $target }: a board of { $rows }×{ $columns } squares is too small for the leap { $leaper }.

reason-bitboard-start = The { $rows }×{ $columns } squares are the bits of one integer. Shifts make each layer from the layer before, beginning with { $square }.
reason-bitboard-first = Layer 0 is { $square } alone: one bit.
reason-bitboard-layer = Layer { $distance }: the shifts and a mask find { $count ->
    [one] one new square
   *[other] { $count } new squares
} at once. That makes { $squares } so far.
reason-bitboard-target = Layer { $distance } has { $count ->
    [one] one new square, the target { $target }
   *[other] { $count } new squares, among them the target { $target }
}. The search goes on until it finds no new square.
reason-bitboard-progress = Layer { $distance } has { $count ->
    [one] one new square
   *[other] { $count } new squares
}. That makes { $squares } so far.
reason-bitboard-all = { $squares ->
    [1] From { $square } no other square can be reached.
   *[other] All { $squares } squares that can be reached from { $square } are shown with their distances. The largest distance is { $last ->
        [one] { $last } move.
       *[other] { $last } moves.
    }
}
reason-bitboard-found = From { $square } to { $target } it takes { $distance ->
    [one] { $distance } move
   *[other] { $distance } moves
}: { $target } is in layer { $distance } and in no earlier one. { $squares ->
    [one] No other square can be reached.
   *[other] { $squares } squares can be reached, in at most { $last ->
        [one] { $last } move.
       *[other] { $last } moves.
    }
}

reason-formula-start = From { $square } to { $target } it is { $ranks ->
    [one] { $ranks } row
   *[other] { $ranks } rows
} and { $files ->
    [one] { $files } column
   *[other] { $files } columns
}. These two numbers give the distance, except for a few squares that are very near.
reason-formula-neighbour = { $square } and { $target } share an edge. The formula would say 1, but a knight cannot move like that: it takes { $distance } moves.
reason-formula-two-diagonal = { $target } is two squares away on a diagonal. The formula would say 2, but no two knight moves lead there: it takes { $distance } moves.
reason-formula-corner = { $square } and { $target } touch diagonally, and one is a corner. The two moves of the formula would leave the board, so it takes { $distance } moves.
reason-formula-least = { $x ->
    [0] Start and target are the same square: k = { $k }.
   *[other] A move goes at most 2 squares in the longer direction (here { $x }) and at most 3 in both together (here { $sum }). So at least { $half } and at least { $third ->
        [one] one move is
       *[other] { $third } moves are
    } needed: k = { $k }.
}
reason-formula-fits = Each move changes the colour of the square. So { $sum } and the number of moves are both even or both odd: k = { $k } fits.
reason-formula-one-more = Each move changes the colour of the square. So { $sum } and the number of moves are both even or both odd. k = { $k } does not fit, so one more move is needed: { $distance }.
reason-formula-everywhere = The same formula, with its few exceptions, gives the distance of every square from { $square }: { $squares } numbers. The largest is { $last }.
reason-formula-found = From { $square } to { $target } it takes { $distance ->
    [0] 0 moves: they are the same square.
    [one] 1 move. No search was needed.
   *[other] { $distance } moves. Fewer do not reach that far, or end on the other colour. No search was needed.
}

reason-knight-walk-start = Now follow the path from { $to }: { $distance ->
    [one] { $distance } move
   *[other] { $distance } moves
}.
reason-knight-walk = Move { $count } of { $distance } goes to { $to }.
reason-knight-walk-end = The path is { $path }.
reason-knight-bundle = { $moves ->
    [0] { $square } is the target already: the only shortest path from { $square } to { $target } has 0 moves and one square.
   *[other] { $shortest_paths ->
        [one] This is the only shortest path from { $square } to { $target }. It has
       *[other] All { $shortest_paths } shortest paths from { $square } to { $target } together use
    } { $moves ->
        [one] one move
       *[other] { $moves } moves
    } between { $used } squares.
}
reason-knight-counted = { $used ->
    [0] { $square } is the target already: no move is needed.
   *[other] { $shortest_paths ->
        [1] Only one shortest path leads from { $square } to { $target }; its { $used } squares are lit.
       *[other] { $shortest_paths } shortest paths lead from { $square } to { $target }; their { $used } squares are lit.
    }
}
reason-knight-uncounted = On a board of { $size } squares the shortest paths are not counted: only one is shown.

reason-hand-distance = From { $square } to { $target } it takes { $distance ->
    [one] { $distance } move
   *[other] { $distance } moves
}. { $number ->
    [one] There is only one shortest path.
   *[other] One of { $number } shortest paths is shown.
}
reason-hand-there = { $square } is the target already: 0 moves.
reason-hand-blocked = There is a wall on { $square }, so no piece can be there.
rule-hint-nearer = After a good move, { $left ->
    [one] 1 move is
   *[other] { $left } moves are
} left. Go back from { $target }: from which squares can the piece reach it in that many moves?
rule-hint-last = One move is left. Which move of the piece leads to its target?
reason-hint-nearer = { $count ->
    [one] Only a move to { $square } brings you nearer to { $target }
   *[other] { $count } moves bring you nearer to { $target }, for example the one to { $square }
}: then { $left ->
    [one] { $left } move is left
   *[other] { $left } moves are left
}.
reason-hint-last = { $target } is one move away: go there.
reason-hint-there = The piece is on { $target } already.
reason-hint-unreachable = No move helps: there is no path from { $square } to { $target }.

error-square-malformed = “{ $given }” is not a square. Write the letter of its column and the number of its row, for example e4.
error-square-off-board = { $square } is not on the board of { $rows ->
    [one] one row
   *[other] { $rows } rows
} and { $columns ->
    [one] one column
   *[other] { $columns } columns
}. Its squares go from a1 to { $last }.
error-not-two-squares = You need 2 squares, the start and the target, but { $count ->
    [0] there is none
    [one] there is only one
   *[other] there are { $count }
}. Write the walls after an x: { $example }.
error-not-two-pairs = “{ $given }” is not a start and a target. Write row and column of both squares, for example (1,1) (8,8), or the squares by name: { $example }.
error-drawing-pieces = The drawing has { $knights ->
    [one] one knight
   *[other] { $knights } knights
} and { $targets ->
    [one] one target
   *[other] { $targets } targets
}. Draw one N for the knight and one T for the target.
error-drawing-sign = “{ $given }” has no meaning in a drawing. Write N for the knight, T for the target, # for a wall and a full stop for a free square.
error-blocked-start = The start is { $square }, but there is a wall on it. Remove the wall or choose another square.
error-blocked-target = The target is { $square }, but there is a wall on it. Remove the wall or choose another square.
error-leaper-malformed = “{ $given }” is not a leap. Write two numbers, not both 0, such as 1,2 for the knight.
error-leaper-too-far = The number { $given } is too large for a leap. Write numbers from 0 to { $largest }.
error-formula-board = The formula is only for the knight (the leap 1,2), on boards of at least { $least } rows and { $least } columns without walls. Choose breadth-first search or the bitboard engine.
error-piece-off-board = The knight and the target must be on squares of the board.

## How a request was read

read-squares-from-0 = Read as row and column, counted from 0 at the bottom left.
read-squares-from-1 = Read as row and column, counted from 1 at the bottom left.

## Steps that are shown fast: `skim-` and a reason, or else a word, counts them
skim-expand = { $count ->
    [one] { $count } square expanded
   *[other] { $count } squares expanded
}
skim-add = { $count ->
    [one] { $count } square queued
   *[other] { $count } squares queued
}
skim-reject = { $count ->
    [one] { $count } known square refused
   *[other] { $count } known squares refused
}
skim-close = { $count ->
    [one] { $count } square finished
   *[other] { $count } squares finished
}
skim-walk = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
skim-fault-whitened = { $count ->
    [one] { $count } time all squares white
   *[other] { $count } times all squares white
}

## Practice

question-node = Which square leaves the queue next? Each card shows the step at which its square joined.
question-cell-first-in-queue = Which unseen square joins the queue from this square? Tap one.
practice-later = No: another square has waited longer.
why-breadth-first-node = First come, first served: the square that has waited longest leaves the queue.
why-breadth-first-outcome = A new square goes to the end of the queue. A square that was found before is refused: its number is not larger than the new one would be.
why-breadth-first-cell = One move of the piece must lead from this square to the new one, and the new one must still be unseen.
needs-breadth-first-reject = No: the search refuses only squares that it found before.
rule-new-to-queue = From the marked square, one move must lead there, and the square must still be unseen.
needs-breadth-first-add = No: this square was found before, so it is refused.
question-candidate = A move leads from { $parent } to { $label }. What happens to { $label }?

## Lesson: breadth-first

lesson-breadth-first-idea-1 = A square is unseen, or waits in the queue, or is done. If a move reaches an unseen square, its distance is 1 more than that of the square before it. It then waits at the end of the queue.
    .step = word:add
lesson-breadth-first-idea-2 = The square that has waited longest leaves the queue first. The search looks at all its moves; then this square is done.
    .step = word:close, word:expand
lesson-breadth-first-invariant-1 = No move leads from a done square to an unseen one. The waiting squares are the border between the done and the unseen squares.
    .step = word:expand
lesson-breadth-first-invariant-2 = The queue holds squares at distance `k`, and behind them only squares at `k + 1`.
    .step = word:close 2, word:close
lesson-breadth-first-proof-1 = So a square that is met again already has a distance not larger than the new one: nothing changes.
    .step = word:reject
lesson-breadth-first-proof-2 = Squares leave the queue in the order of their distance. So when the target leaves the queue, its distance is the length of a shortest path. If the queue is empty before that, there is no path (Moore 1959; Cormen and others, chapter on graphs).
    .step = word:found, word:exhausted
lesson-breadth-first-cost-1 = Every square enters the queue at most once, and a knight has at most 8 moves from it: `O(V + E)` time and `O(V)` memory. The chessboard has `V = 64` squares and `E = 168` edges; each edge is looked at at most twice.
    .step = last word:expand

## Lesson: closed-form

lesson-closed-form-idea-1 = Only two numbers matter: how many rows and how many columns the squares are apart. The larger is `x`, the smaller `y`.
    .step = word:start
lesson-closed-form-invariant-1 = A move goes at most 2 squares in the longer direction and at most 3 in both together. So no path has fewer than `k` moves: `k` is the larger of `x/2` and `(x + y)/3`, rounded up.
    .step = formula-least, word:compare, word:start
lesson-closed-form-invariant-2 = Each move changes `x + y` by an odd number, because the knight changes the colour of its square. So the number of moves is even exactly if `x + y` is even. If `k` does not fit, one more move is needed.
    .step = formula-fits, formula-one-more, word:start
lesson-closed-form-proof-1 = This many moves are always enough, with three exceptions (Deza and Deza 2009). The tests of this program compare the formula with breadth-first search for all pairs of squares on boards of many sizes.
    .step = formula-everywhere, word:found
lesson-closed-form-limits-1 = There are three exceptions. Squares with a common edge are 3 moves apart. A square two steps away on a diagonal is 4 moves away, and so is the diagonal neighbour of a corner. With walls, or on boards with a side below 5, the formula does not hold, and a search is needed.
    .step = formula-neighbour, formula-two-diagonal, formula-corner, word:found
lesson-closed-form-cost-1 = A few additions and divisions: `O(1)` on a board of any size, and almost no memory.
    .step = word:found
