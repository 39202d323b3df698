puzzle-n-puzzle-hint = Row by row, 0 for the blank. Commas, spaces or new lines between the numbers.
preset-n-puzzle-first-steps = First steps: three moves from home
preset-n-puzzle-a-star-medium = A* goes almost straight to the goal
preset-n-puzzle-ida-star-thresholds = IDA* raises its threshold
preset-n-puzzle-breadth-first-medium = Breadth-first looks at everything nearby
preset-n-puzzle-depth-first-wanders = Depth-first wanders, however near the goal is
preset-n-puzzle-deepening = Iterative deepening starts over, deeper
preset-n-puzzle-greedy = Greedy takes the best child and backs out of dead ends
preset-n-puzzle-fifteen = A 15-puzzle with linear conflict
preset-n-puzzle-unsolvable = Why swapping two tiles makes it impossible

algorithm-solvability = Solvability
algorithm-solvability-about = Counts the pairs in the wrong order and tells whether the puzzle can be solved at all.

option-heuristic = Heuristic
option-goal = Goal
option-goal-hint = empty: 1, 2, 3, … and the blank last
option-depth-limit = Depth limit (0: none)
option-tolerance = Tolerance
option-size = Side
option-walk = Random moves (0: any board)
choice-manhattan = Manhattan distance
choice-linear-conflict = Linear conflict
choice-misplaced = Misplaced tiles

counter-inversions = inversions
result-solvable = Solvable
result-inversions = Inversions
result-moves = Moves
result-optimal = Shortest

offer-swap-two-tiles = Swapping two tiles makes it solvable.

reason-solvability-start = Can this board be solved? Count the pairs of tiles that stand in the wrong order.

reason-walk-move = Move { $count } of { $total }: { $move ->
    [U] the tile goes up
    [D] the tile goes down
    [L] the tile goes left
    [R] the tile goes right
   *[other] { $move }
}.

reason-inversion = { $first } stands before { $second }, but belongs after it: inversion number { $count }.
reason-inversions-counted = { $count ->
    [0] No pair stands in the wrong order.
    [one] One pair stands in the wrong order.
   *[other] { $count } pairs stand in the wrong order.
}
reason-blank-row = The side is even, so the blank's row counts too: row { $row } from the bottom.
reason-odd-side-even = The side { $side } is odd and { $count } inversions are even, as in the goal: it can be solved.
reason-odd-side-odd = The side { $side } is odd and { $count } is an odd number of inversions. No move changes that, and the goal has an even number: it cannot be solved.
reason-even-side-fits = { $count } inversions with the blank in row { $row } fit the goal, which has none with its blank in row { $goal }: it can be solved.
reason-even-side-fails = { $count } inversions with the blank in row { $row } never turn into none with the blank in row { $goal }: it cannot be solved.

error-empty-state = The board is empty. Write its numbers row by row, for example 123046758.
error-not-a-number = “{ $given }” at place { $place } is not a number. Write the tiles as numbers, 0 for the blank.
error-not-a-square = { $count ->
    [one] One number does
   *[other] { $count } numbers do
} not fill a square board. Give 4, 9, 16, … up to { $largest }.
error-number-too-large = { $number } at place { $place } is too large. This board takes the numbers 0 to { $largest }.
error-number-twice = { $number } stands twice, again at place { $place }. { $missing } is missing.
error-goal-size = The goal has { $goal } rows but the board has { $board }. Give a goal of the same size.

reason-hint-shortest = Slide tile { $tile }: { $length ->
    [one] one move solves it.
   *[other] a shortest way takes { $length } moves.
}
reason-hint-short = Slide tile { $tile }: a way of { $length } moves begins with it, though perhaps not the shortest.
reason-hint-unsolvable = No move helps: this board cannot be solved. Run the solvability check to see why.
reason-hint-solved = It is solved.
reason-hint-too-hard = This board is too hard for a quick hint. Let a search solve it.
