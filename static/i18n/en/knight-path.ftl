puzzle-knight-path-hint = From where and to where, then blocked squares after an x: a1 h8, or a1 h8 x c3 d5; or row and column: (1,1) (8,8). After column z come aa, ab, … Empty: the options say it. Or drag the pieces and tap squares to block them.
puzzle-knight-path-story = Konrad Zuse described a search layer by layer in 1945, and Edward F. Moore published it in 1959 as “The shortest path through a maze”. The textbook of Cormen, Leiserson, Rivest and Stein colours what is unseen white, what waits in the queue grey and what is done black. Here a ring marks what waits, and the colour shows the distance. The chessboard is a graph of 64 squares and 168 edges. From a1 the layers hold 1, 2, 9, 20, 21, 10 and 1 squares, h8 is the last of them, and 108 shortest paths lead there. No two squares are further apart than 6 moves. The sentence “To get from e2 to e4 takes 2 knight moves.” is known to generations of programmers from a problem of the Ulm contest of 1996, later UVa 439. Leapers other than the knight come from fairy chess: the camel leaps 1,3 and the zebra 2,3.
preset-knight-path-across = From corner to corner
preset-knight-path-wave = The wave over 256 squares
preset-knight-path-bundle = All 108 shortest paths
preset-knight-path-walls = A wall makes the way longer
preset-knight-path-formula = The distance by formula
preset-knight-path-camel = A camel never changes its colour
preset-knight-path-corridor = A corridor of three rows
preset-knight-path-corner = The centre of 3×3 is an island
preset-knight-path-zero-moves = No way at all, and “0 moves”
preset-knight-path-endless-queue = 25 squares, and the queue only grows
preset-knight-path-heat = Distances on 200×200

algorithm-bitboard = Bitboard engine
algorithm-bitboard-about = A whole layer in one integer: a few shifts move all its squares at once. Boards up to { $rows }×{ $columns }, with all distances.
algorithm-closed-form = Closed form
algorithm-closed-form-about = The distance by arithmetic, for the knight on boards without blocked squares and with both sides at least 5.
algorithm-zero-moves = Zero moves
algorithm-zero-moves-about = Breadth-first search with colours and distances, as it is often printed. Where no way leads, it says that none is needed.
algorithm-endless-queue = A queue without end
algorithm-endless-queue-about = Breadth-first search with colours and distances, as it is often printed. Its answer may be right, but what work it makes of it!
option-rows = Rows
option-columns = Columns
option-leaper = Piece
option-leaper-hint = 1,2 is the knight, 1,3 the camel, 2,3 the zebra
option-all-paths = Show all shortest paths
counter-layers = layers
counter-rules = rules used
counter-open = waiting
counter-peak = longest queue
list-closed = Done, latest first
result-distance = Moves
result-claimed = The program says
result-path = Path
result-shortest_paths = Shortest paths
result-shortest_paths-none = not counted
result-layers = Squares at each distance
result-unreachable = Reason

## Legend

legend-role-current = { $algorithm ->
    [bitboard] the newest layer
    [closed-form] where the way begins
   *[other] its moves are looked at now
}
legend-role-frontier = ring: waits in the queue
legend-role-visited = filled: done, all its moves were examined
legend-role-path = on the shortest way
legend-role-goal = the target
legend-role-conflict = no way leads here
legend-role-hint = { $algorithm ->
    [hand] one move nearer to the target
   *[other] found before: nothing changes
}
legend-number = moves from the start
legend-warm = moves from the start; the more, the darker
legend-zero = 0: the start
legend-blocked = blocked square
legend-token-knight = the piece that moves
legend-token-target = where it wants to go
legend-link = a move

## Reasons

reason-breadth-first-start = { $label } gets the distance 0 and enters the queue. All other squares are unseen.
reason-first-in-queue = { $label } is first in the queue, { $g ->
    [one] { $g } move
   *[other] { $g } moves
} from the start. { $moves ->
    [0] No move leads on from it.
    [one] It has { $moves } move, { $fresh } to an unseen square.
   *[other] It has { $moves } moves, { $fresh ->
        [0] none of them to an unseen square.
        [one] one of them to an unseen square.
       *[other] { $fresh } of them to unseen squares.
    }
}
reason-target-first-in-queue = { $label } is first in the queue, and it is the target: all squares that are nearer have been looked at before.
reason-new-to-queue = { $label } is unseen and one move from { $parent }, so its distance is { $g }, one more. It waits at the end of the queue.
reason-seen-before = { $label } was found before, at distance { $distance }. From { $parent } it would be { $g }, which is no shorter, so nothing changes.
reason-all-children-queued = All moves from { $label } were examined: it is done.
reason-shortest-by-queue = { $label } left the queue at distance { $g }. The queue holds squares in the order of their distance, so no way is shorter.
reason-fault-filled = The program writes the distance 0 on all { $squares } squares before it begins.
reason-fault-taken = { $label } is taken from the queue, { $g ->
    [one] { $g } move
   *[other] { $g } moves
} from the start.
reason-fault-white = All squares are white, that is unseen.
reason-fault-whitened = All squares are white (unseen) again, also the { $found } that were found already.
reason-fault-found-again = { $label } was found before, but it is white again: it gets the distance { $g } and joins the queue once more.
reason-fault-answer-none = The queue is empty. The program answers { $distance }, as if { $square } and { $target } were the same square; in truth there is no way to { $target }.
reason-fault-answer-right = The program answers { $distance }, and that is right. Give it a target that cannot be reached.
reason-fault-answer-slow = The program answers { $distance }, and that is right. But { $taken } squares were taken from the queue, squares joined it again { $again } times, and { $waiting } still wait.
reason-fault-endless = { $taken } squares were taken from the queue, and { $waiting } wait: it will never be empty, for nobody remembers what was found.
fault-zero-moves-hint = Look at the board when the queue has run empty: what stands on the square that nobody has found, and who wrote it there?
fault-zero-moves-why = 0 is an answer: it is the distance of the start from itself. If all squares begin with it, a square that was never found cannot be told from one where the knight stands already. −1, or ∞, is no distance, so it can. Where every square can be reached, the fault does not show.
fault-endless-queue-hint = Look at the colours after a square was taken from the queue: which squares are white that were not before?
fault-endless-queue-why = Colours are what the search remembers. Painted white again for every square that is taken, they forget, and every walk of the knight gets into the queue. Its first way is still a shortest one, for shorter walks come first; but from a1 to e5 on 5 × 5 squares 56 are taken instead of 23, and where there is no way it never ends. The line belongs before the loop.

reason-unreachable-stuck = There is no way from { $square } to { $target }: on { $rows }×{ $columns } squares no leap of { $leaper } leads to or from { $stuck }.
reason-unreachable-multiples = There is no way from { $square } to { $target }. Every leap of { $leaper } goes a multiple of { $step } each way, but the squares are { $ranks ->
    [one] one row
   *[other] { $ranks } rows
} and { $files ->
    [one] one column
   *[other] { $files } columns
} apart.
reason-unreachable-colour = There is no way from { $square } to { $target }. { $step ->
    [1] Rows and columns of a leap { $leaper } add up to an even number, so it never leaves its colour: { $shade ->
        [dark] { $square } is dark and { $target } is light
       *[light] { $square } is light and { $target } is dark
    }.
   *[other] A leap { $leaper } goes { $step } times an even number of rows and columns in all; between these squares it is { $step } times an odd number.
}
reason-unreachable-walls = There is no way from { $square } to { $target }: { $count ->
    [one] one blocked square cuts
   *[other] { $count } blocked squares cut
} them off from each other. Without blocked squares there is a way.
reason-unreachable-size = There is no way from { $square } to { $target }: a board of { $rows }×{ $columns } squares is too small for the leap { $leaper }.

reason-bitboard-start = { $rows }×{ $columns } squares are the bits of one integer. From { $square }, each layer follows from the one before by shifts.
reason-bitboard-first = Layer 0 is { $square } alone: one bit.
reason-bitboard-layer = Layer { $distance }: the shifts and a mask find { $count ->
    [one] one new square
   *[other] { $count } new squares
} at once, { $squares } so far.
reason-bitboard-target = Layer { $distance } has { $count ->
    [one] one new square, the target { $target }
   *[other] { $count } new squares, among them the target { $target }
}. The layers go on until nothing new is found.
reason-bitboard-progress = Layer { $distance } has { $count ->
    [one] one new square
   *[other] { $count } new squares
}, { $squares } so far.
reason-bitboard-all = { $squares ->
    [1] { $square } reaches no other square.
   *[other] All { $squares } squares that { $square } reaches, with their distances; the farthest { $last ->
        [one] are { $last } move away.
       *[other] are { $last } moves away.
    }
}
reason-bitboard-found = From { $square } to { $target }: { $distance ->
    [one] { $distance } move
   *[other] { $distance } moves
}. { $squares ->
    [one] No other square can be reached.
   *[other] { $squares } squares can be reached, the farthest in { $last }.
}

reason-formula-start = From { $square } to { $target } it is { $ranks ->
    [one] { $ranks } row
   *[other] { $ranks } rows
} and { $files ->
    [one] { $files } column
   *[other] { $files } columns
}. That alone decides, but for a few squares close together.
reason-formula-neighbour = { $square } and { $target } share an edge. The formula would say 1, but no knight moves so: it takes { $distance } moves.
reason-formula-two-diagonal = { $target } is two squares off along a diagonal. The formula would say 2, but two moves never add up to that: it takes { $distance }.
reason-formula-corner = { $square } and { $target } touch at a corner of the board. The two moves that the formula counts would leave the board, so it takes { $distance }.
reason-formula-least = A move covers at most 2 of the { $x ->
    [one] one square
   *[other] { $x } squares
} of the longer way and at most 3 of the { $sum } of both. So it takes at least { $half } and at least { $third ->
    [one] one move
   *[other] { $third } moves
}: k = { $k }.
reason-formula-fits = Each move changes the colour of the square, and so { $sum } and the number of moves are both even or both odd. k = { $k } fits.
reason-formula-one-more = Each move changes the colour of the square, and so { $sum } and the number of moves are both even or both odd. k = { $k } does not fit, so one more: { $distance }.
reason-formula-everywhere = The same arithmetic gives every square its distance from { $square } at once: { $squares } numbers, the largest { $last }.
reason-formula-found = From { $square } to { $target }: { $distance ->
    [one] { $distance } move
   *[other] { $distance } moves
}, and nothing was searched.

reason-knight-walk-start = { $total ->
    [0] { $square } is the target already: no move is needed.
    [one] Now the path from { $square }: { $total } move.
   *[other] Now the path from { $square }: { $total } moves.
}
reason-knight-walk = Move { $count } of { $total }: to { $square }.
reason-knight-bundle = { $moves ->
    [0] { $square } is the target already: the only shortest path from { $square } to { $target } has no move, on one square.
   *[other] { $number ->
        [one] This is the only shortest path
       *[other] All { $number } shortest paths
    } from { $square } to { $target }: { $moves ->
        [one] one move between { $squares } squares.
       *[other] { $number ->
            [one] { $moves } moves between { $squares } squares make it up.
           *[other] { $moves } moves between { $squares } squares make them up.
        }
    }
}
reason-knight-counted = { $number ->
    [1] One shortest path leads from { $square } to { $target }; the { $squares } squares it uses are lit.
   *[other] { $number } shortest paths lead from { $square } to { $target }; the { $squares } squares they use are lit.
}
reason-knight-uncounted = On a board of { $squares } squares the shortest paths are not counted: only one is shown.

reason-hand-distance = From { $square } to { $target }: { $distance ->
    [one] { $distance } move
   *[other] { $distance } moves
}. { $number ->
    [one] The way is the only shortest one.
   *[other] One of { $number } shortest ways is shown.
}
reason-hand-there = { $square } is the target already: 0 moves.
reason-hand-blocked = { $square } is blocked, so no piece can stand there.
reason-hint-nearer = { $count ->
    [one] Only { $square } brings { $target } nearer
   *[other] { $count } squares bring { $target } nearer, for example { $square }
}: then { $left ->
    [one] { $left } move is left
   *[other] { $left } moves are left
}.
reason-hint-last = { $target } is one move away: go there.
reason-hint-there = The knight is on { $target } already.
reason-hint-unreachable = No move helps: there is no way from { $square } to { $target }.

error-square-malformed = “{ $given }” is not a square. Write the letter of its column and the number of its row, for example e4.
error-square-off-board = { $square } is off the board of { $rows } rows and { $columns } columns. Its squares go from a1 to { $last }.
error-not-two-squares = { $count ->
    [0] No square stands
    [one] One square stands
   *[other] { $count } squares stand
} before the blocked ones instead of 2. Write the start and the target, and blocked squares after an x: { $example }.
error-not-two-pairs = “{ $given }” is not a start and a target. Write row and column of both squares, for example (1,1) (8,8), or the squares by name: { $example }.
error-drawing-pieces = The drawing has { $knights } knights and { $targets } targets. Draw one N for the knight and one T for the target.
error-drawing-sign = “{ $given }” has no known meaning in a drawing. Write N for the knight, T for the target, # for a blocked square and a full stop for a free one.
error-blocked-start = The knight starts from { $square }, which is blocked. Unblock it or take another square.
error-blocked-target = The target is { $square }, which is blocked. Unblock it or take another square.
error-leaper-malformed = “{ $given }” is not a leaper. Write two numbers, for example 1,2 for the knight.
error-leaper-too-far = A leap of { $given } is too far. The numbers go from 0 to { $largest }.
error-formula-board = The formula holds for the knight, the leaper 1,2, on boards of at least { $least } rows and { $least } columns without blocked squares. Take breadth-first search or the bitboard engine.
error-piece-off-board = The knight and the target must stand on squares of the board.

## How a request was read

read-squares-from-0 = Read as row and column, counted from 0 from the bottom left.
read-squares-from-1 = Read as row and column, counted from 1 from the bottom left.

## Practice

question-cells-first-in-queue = Which unseen squares does this square put into the queue? Tap all of them.
question-candidate = What happens to the marked square?

## Lesson: breadth-first

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

## Lesson: closed-form

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
