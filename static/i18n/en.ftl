### Dhadha in English. The build checks that every language has the same messages and variables.

app-name = Dhadha
app-tagline = Watch classic puzzle algorithms think, one step at a time.
app-description = Dhadha solves classic puzzles step by step in your browser, with the real Python code, and tells the reason for every step.
gallery = Gallery
gallery-intro = Every board below is a real run of real Python code. Open one, change the puzzle, and Python solves yours right here in the page.
motion-pause = Stop the boards
motion-play = Let the boards move
language = Language
theme = Theme
theme-auto = Automatic
theme-light = Light
theme-dark = Dark
skip-to-content = Skip to the content
no-script = Dhadha needs JavaScript to move the pieces.

## Puzzles

puzzle-n-puzzle = Sliding puzzle
puzzle-n-puzzle-about = Slide the tiles into the blank until the numbers stand in order.
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

## Algorithms

algorithm-a-star = A*
algorithm-a-star-about = Always expands the node whose moves so far plus estimate, f = g + h, is smallest. Shortest answer, much memory.
algorithm-ida-star = IDA*
algorithm-ida-star-about = Depth-first under a threshold on f that rises as little as possible. Shortest answer, hardly any memory.
algorithm-breadth-first = Breadth-first search
algorithm-breadth-first-about = Looks at everything one move away, then two, then three. Shortest answer, but it must remember every state.
algorithm-depth-first = Depth-first search
algorithm-depth-first-about = Goes as deep as it can and comes back when stuck. Finds long, wandering answers: a lesson in what not to do here.
algorithm-iterative-deepening = Iterative deepening
algorithm-iterative-deepening-about = Depth-first again and again, one level deeper each time. Shortest answer, memory for one path, much repeated work.
algorithm-greedy-backtracking = Greedy with backtracking
algorithm-greedy-backtracking-about = Moves to the best child only, and back when every child is worse. Quick and light, but it may give up.
algorithm-solvability = Solvability
algorithm-solvability-about = Counts the pairs in the wrong order and tells whether the puzzle can be solved at all.
kind-textbook = textbook
kind-engine = engine

## Options

option-puzzle = Puzzle
option-algorithm = Algorithm
option-heuristic = Heuristic
option-goal = Goal
option-goal-hint = empty: 1, 2, 3, … and the blank last
option-budget = Budget (nodes)
option-depth-limit = Depth limit (0: none)
option-tolerance = Tolerance
option-size = Side
option-seed = Seed
option-walk = Random moves (0: any board)
option-state = Board
choice-manhattan = Manhattan distance
choice-linear-conflict = Linear conflict
choice-misplaced = Misplaced tiles

## The player

play = Play
pause = Pause
replay = Play again
step-forward = Step forward
step-back = Step back
to-start = To the start
to-end = To the end
previous-marker = Previous marker
next-marker = Next marker
position = Position
position-of = step { $position } of { $length }
position-of-thinned = step { $number } of { $steps }; a long run, shown in stretches
speed = Speed
speed-auto = Automatic
speed-value = { $speed ->
    [one] { $speed } step a second
   *[other] { $speed } steps a second
}
keys = Keys
keys-title = Keys
key-play = Play or pause
key-step = One step back or forward
key-ends = To the start or the end
key-markers = To the previous or next marker
key-speed = Slower or faster
key-slide = On the board: slide a tile
key-help = Show these keys
close = Close
board-label = Board with { $rows } rows and { $columns } columns. The arrow keys move pieces.
board-row = Row { $row }
cell-empty = empty
save-trace = Save this run
hand-moves = { $count ->
    [one] { $count } move by hand
   *[other] { $count } moves by hand
}

## Panels

panel-code = Code
panel-code-note = { $algorithm }, the Python that runs
panel-lists = Lists
panel-tree = Search tree
panel-tree-note = Click a node to go to its step
panel-counters = Counters
list-open = Open
list-open-f = Open, smallest f first
list-open-first = Queue, next in line first
list-closed = Closed, latest first
list-path = Current path
list-more = and { $count } more
list-empty = empty
list-thinned = The lists are not kept for a run this long.
tree-empty = There is no search tree here.
counter-expanded = expanded
counter-generated = generated
counter-open = open
counter-closed = closed
counter-held = in memory
counter-peak = peak memory
counter-depth = depth
counter-inversions = inversions
counter-branching = branching factor
result-title = Answer
result-solvable = Solvable
result-inversions = Inversions
result-moves = Moves
result-length = Length
result-optimal = Shortest
result-answer = Answer
yes = yes
no = no
none = none

## The page

solve = Solve
solve-from-here = Solve from here
cancel = Cancel
undo = Undo
solving = Solving…
solver-loading = Fetching Python…
percent = { $percent } %
solver-starting = Starting Python…
solver-lost = The solver stopped without a word. A new one has started and takes it from the beginning.
solver-lost-again = The solver stopped twice on this puzzle. Your board is unchanged; try a smaller budget or another algorithm.
solver-failed = Python could not be fetched. Check the connection and try again; nothing is lost.
cancelled = Cancelled. What was found so far stays on the screen.
trace-unreadable = This saved run cannot be read: it is not a Dhadha trace, or it was cut off.
shuffle = Shuffle
more-options = More options
offer-swap-two-tiles = Swapping two tiles makes it solvable.
offer-use = Use the nearest solvable board
share = Copy link
share-done = Link copied
embed = Embed
embed-hint = Paste this into your page:
presets = Examples
judge = Many boards at once
judge-hint = A board a line; they are solved with the algorithm chosen above.
packages = Bring your own puzzle
packages-hint = Address of a wheel (.whl) that adds a puzzle
packages-install = Install
packages-installing = Installing…
packages-installed = { $count ->
    [0] Installed, but it brought no new puzzle.
    [one] One new puzzle: { $names }
   *[other] { $count } new puzzles: { $names }
}

## Reasons: starting

reason-a-star-start = A* starts from the given board: h = { $h } moves are missing at least.
reason-ida-start = IDA* starts from the given board: at least h = { $h } moves are missing, so that is the first threshold.
reason-breadth-first-start = The given board is the first in the queue.
reason-depth-first-start = Depth-first search starts from the given board.
reason-deepening-start = Iterative deepening starts with depth 0 and lets it grow.
reason-greedy-start = The given board has f = { $f }; only the best child of each board will be followed.
reason-solvability-start = Can this board be solved? Count the pairs of tiles that stand in the wrong order.

## Reasons: choosing and expanding

reason-smallest-f = f = g + h = { $g } + { $h } = { $f } is the smallest in the open list, so this board is expanded next.
reason-first-in-queue = It is first in the queue, { $g } moves from the start, so its neighbours are looked at now.
reason-one-deeper = { $g ->
    [0] Look at the moves from the start.
   *[other] Go one deeper: { $g } moves from the start.
}
reason-sooner-than-before = This board was seen before, but it is reached by fewer moves this time: look again, there is more room below the depth limit.
reason-within-threshold = f = { $g } + { $h } = { $f } does not exceed the threshold { $threshold }, so go deeper here.
reason-look-at-children = Look at every child of this board, f = { $f }.
reason-best-child = f = { $f } is the best among the children left, so move there.
reason-new-depth-limit = New round: search again from the start, this time to depth { $limit }.
reason-new-threshold = New round: search again from the start, this time as long as f is at most { $threshold }.

## Reasons: adding and refusing

reason-into-open = New or reached by fewer moves: f = { $g } + { $h } = { $f }, into the open list.
reason-new-to-queue = Never seen before: to the end of the queue, { $g } moves from the start.
reason-promising = f = { $f } is no worse than the parent's: keep it as a candidate.
reason-seen-before = This board was seen before, so it is not looked at again.
reason-no-better = This board is already known with f no worse, so it is dropped.
reason-better-known = This entry is out of date: the board was reached by fewer moves since, so it is skipped.
reason-on-this-path = This board already lies on the current path: going there would be a circle.
reason-straight-back = This would only undo the last move.
reason-too-deep = This would be move { $g }, beyond the depth limit { $limit }.
reason-over-threshold = f = { $g } + { $h } = { $f } exceeds the threshold { $threshold }: not in this round.
reason-worse-than-parent = f = { $f } is worse than the parent's { $parent }, so it is not followed.

## Reasons: going back and ending

reason-dead-end = Every move from there has been tried: go back.
reason-limit-reached = The depth limit { $limit } is reached and this is not the goal: go back.
reason-all-over-threshold = Nothing more within the threshold { $threshold } there: go back.
reason-dead-state = Every child is worse or known: the board is dead and will not be expanded again. Go back.
reason-all-children-queued = All its neighbours have been looked at: this board is done.
reason-goal-reached = The goal, after { $g ->
    [one] { $g } move
   *[other] { $g } moves
}. Nothing says that it is the shortest way.
reason-goal-reached-shortest = The goal, after { $g ->
    [one] { $g } move
   *[other] { $g } moves
}, and no way is shorter.
reason-nothing-left = Nothing is left to try: there is no way within these limits.
reason-greedy-gave-up = Every way on looks worse and there is nothing to go back to: greedy gives up. A larger tolerance lets it accept slightly worse children.
reason-budget-spent = The budget of { $budget } is used up before the search was finished. Raise it, or try an algorithm that needs less.
reason-walk-start = Now the answer from the start: { $total ->
    [one] { $total } move
   *[other] { $total } moves
}.
reason-walk-move = Move { $count } of { $total }: { $move ->
    [U] the tile goes up
    [D] the tile goes down
    [L] the tile goes left
    [R] the tile goes right
   *[other] { $move }
}.

## Reasons: solvability

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

## Errors

error-empty-state = The board is empty. Write its numbers row by row, for example 123046758.
error-not-a-number = “{ $given }” at place { $place } is not a number. Write the tiles as numbers, 0 for the blank.
error-not-a-square = { $count ->
    [one] One number does
   *[other] { $count } numbers do
} not fill a square board. Give 4, 9, 16, … up to { $largest }.
error-number-too-large = { $number } at place { $place } is too large. This board takes the numbers 0 to { $largest }.
error-number-twice = { $number } stands twice, again at place { $place }. { $missing } is missing.
error-goal-size = The goal has { $goal } rows but the board has { $board }. Give a goal of the same size.
error-not-in-range = { $option } must be a whole number from { $minimum } to { $maximum }, not “{ $given }”.
error-not-a-choice = “{ $given }” is not a choice for { $option }. Choose one of: { $choices }.
error-unknown-option = { $algorithm } has no option { $given }. It has: { $known }.
error-unknown-algorithm = { $puzzle } has no algorithm { $given }. It has: { $known }.
error-unknown-puzzle = There is no puzzle called { $given }. There are: { $known }.
error-package-missing = There is no package at { $address }.
error-package-failed = The package could not be installed: { $problem }
error-package-broken = The package's puzzle { $name } could not be loaded: { $problem }
error-internal = Something went wrong in the solver: { $problem }

## N-queens

puzzle-n-queens = N queens
puzzle-n-queens-about = Place n queens on an n×n board so that no two share a row, a column or a diagonal.
puzzle-n-queens-hint = The row of the queen in each column, 0 for none: 2 4 1 3, [2,4,1,3], or rows drawn as .Q.. ...Q Q... ..Q. Empty for an empty board; or tap the squares.
puzzle-n-queens-story = Max Bezzel asked in 1848 how eight queens can stand on a chessboard in peace; Franz Nauck gave the first solutions in 1850, and for n queens too. Gauss worked on it, Günther and Glaisher counted with determinants, and Dijkstra used it in 1972 to show structured backtracking. There is a solution for n = 1 and every n ≥ 4. One is easy to find for every n; nobody knows a closed formula for their number; and to complete a board on which some queens already stand is NP-complete. More queens do not always mean more solutions: n = 6 has 4, n = 5 has 10.
preset-n-queens-four = Four queens: every test and every retreat
preset-n-queens-eight = Eight queens, the first solution
preset-n-queens-iterative = One array, one finger, all solutions for six
preset-n-queens-permutation = Swaps keep the rows apart
preset-n-queens-cartesian = Every row for every column
preset-n-queens-repair = Repairing a random board of twelve
preset-n-queens-climb-swap = Hill climbing by swaps
preset-n-queens-climb-row = Hill climbing: stuck, and starting over
preset-n-queens-climb-square = Single steps get stuck at once
preset-n-queens-genes = A population of permutations evolves
preset-n-queens-genes-classic = The classic genetic algorithm
preset-n-queens-estimate = How large is the tree? Guess by probing
preset-n-queens-rules = Fourteen queens by rule, no search
preset-n-queens-judged = Is [6,3,7,4,1,5,2] a solution?
preset-n-queens-gallery = All 92 solutions in 12 families
preset-n-queens-completed = Completing a board with two queens
preset-n-queens-thousand = A thousand queens

algorithm-backtracking = Backtracking
algorithm-backtracking-about = Column by column, the first safe row from the top; where no row is safe, the last queen is taken back.
algorithm-backtracking-iterative = Backtracking without recursion
algorithm-backtracking-iterative-about = The same search with one array and a finger that moves right after a success and left after a failure.
algorithm-permutation = Permutation search
algorithm-permutation-about = Every row is used exactly once from the start; swaps decide which column gets it, so only the diagonals need testing.
algorithm-cartesian = Cartesian search
algorithm-cartesian-about = Tries every row in every column; flags remember which rows and diagonals are taken. An attempt is one test of a square.
algorithm-min-conflicts = Min-conflicts
algorithm-min-conflicts-about = Starts with a queen in every column anywhere, then moves a random attacked queen to the row of her column with the fewest attackers. Queens you placed stay.
algorithm-hill-climbing = Hill climbing
algorithm-hill-climbing-about = Goes to a neighbouring board with fewer attacking pairs as long as there is one. Choose what a neighbour is, and see where each gets stuck.
algorithm-genetic = Genetic algorithm
algorithm-genetic-about = A population of boards: the fit have children that mix their columns and mutate. Permutations never clash in rows; the classic variant knows nothing and struggles.
algorithm-monte-carlo = Monte Carlo estimate
algorithm-monte-carlo-about = Random descents estimate how many squares full backtracking would test, without doing it.
algorithm-construction = Construction by rule
algorithm-construction-about = Evens, then odds, and what n mod 12 makes of them: a solution without any search.
algorithm-check = Check a board
algorithm-check-about = Looks at every row and diagonal that holds more than one queen.
algorithm-count = Count all solutions
algorithm-count-about = Counts all and fundamental solutions with bit tables and the eight symmetries of the square, and shows them in families as long as they are not too many.
algorithm-first = First solution
algorithm-first-about = Always fills the row or column with the fewest safe squares. Finds one solution, completes your board, or proves that it cannot be completed.
algorithm-large = Very many queens
algorithm-large-about = Sosič and Gu: a random permutation with few clashes, repaired by swaps. A million queens in seconds.

option-n = n
option-until = Stop at
option-restarts = Restarts
option-max-steps = Most moves
option-neighbourhood = Neighbour
option-variant = Variant
option-population = Population
option-patience = Patience (permutation)
option-generations = Generations (classic)
option-mutation = Mutation, per cent (classic)
option-threshold = Fitness to survive, per cent (classic)
option-refill = Top up with (classic)
option-probes = Probes
option-gallery = Show up to
choice-first = the first solution
choice-all = all solutions
choice-swap = two queens exchange rows
choice-row = one queen, any row
choice-square = one queen, one square
choice-permutation = permutations
choice-classic = classic
choice-random = random boards
choice-none = nothing

counter-tests = tests
counter-placements = placements
counter-rejections = rejections
counter-removals = removals
counter-solutions = solutions
counter-attempts = attempts
counter-looked-at = boards looked at
counter-climbs = climbs
counter-moves = moves
counter-born = born
counter-alive = alive
counter-probes = probes
counter-rules = rules
counter-lines = crowded lines
counter-shown = shown
counter-reports = reports

result-queens = Queens
result-solutions = Solutions
result-fundamental = Fundamental
result-solution = A solution
result-conflicts = Attacking pairs
result-estimate = Estimate
result-low = 95 % from
result-high = 95 % to
result-probes = Probes
result-exact = Exactly

fact-many = { $count } numbers, all on the board
panel-wall = Boards
panel-wall-note = Click a board to go to its step
panel-plots = Curves
list-population = Population, the best first
list-solutions = Solutions in families
list-family = Family { $number }
list-label-pairs = { $h ->
    [0] solved
    [one] { $h } clash
   *[other] { $h } clashes
}
list-label-symmetry = { $move ->
    [identity] original
    [rotate-90] ¼ turn
    [rotate-180] ½ turn
    [rotate-270] ¾ turn
    [mirror-horizontal] left–right
    [mirror-vertical] up–down
    [mirror-diagonal] diagonal ↘
    [mirror-antidiagonal] diagonal ↗
   *[other] { $move }
}
plot-empty = The curve begins with the next steps.
plot-band = 95 % interval
plot-mean = The running mean
plot-fitness = The best fitness
plot-clashes = The fewest clashes
plot-pairs = Attacking pairs
plot-line-mean = mean
plot-line-exact = exactly
plot-line-best-fitness = best fitness
plot-line-most = a solution's fitness
plot-line-best = fewest clashes
plot-line-pairs = attacking pairs
board-label-large = Board with { $rows } rows and { $columns } columns, drawn as dots.
board-label-free = Board with { $rows } rows and { $columns } columns. The arrow keys move the cursor, Enter places or lifts a piece.
piece-at = Column { $column }: row { $row }
key-place = On the board: move the cursor; Enter places or lifts a piece
story = About this puzzle
table-known-counts = How many solutions there are
table-known-counts-note = Counted by this program up to n = 14; the last four are published numbers that took supercomputers or special hardware.
column-n = n
column-solutions = all
column-fundamental = fundamental
pictures = Pictures
pictures-hint = Drawn from real runs, made in your browser when you ask for them.
picture-draw = Draw
picture-again = Draw again
picture-progress = run { $done } of { $total }
experiment-attempts = Attempts to find all solutions
experiment-attempts-about = Permutation search tests about a third as many squares as cartesian search, and both grow faster than exponentially.
experiment-genetic = The two genetic variants
experiment-genetic-about = Five seeds for each n: how often a solution was found, and how long it took. The classic variant gets 100 generations.
experiment-climbing = The three neighbourhoods
experiment-climbing-about = Ten seeds for each n, no restarts: how often a climb ends in a solution, and how many boards it looks at.
measure-success = success, per cent
measure-milliseconds = milliseconds, recording included

## Reasons: n-queens

reason-backtracking-start = An empty column gets a queen in its first safe row, from left to right.
reason-safe = Column { $column }, row { $row }: no queen attacks this square, so a queen stays here.
reason-attacked = Column { $column }, row { $row } is attacked by the queen in column { $attacker }, row { $attacker-row }: refused.
reason-take-back = Nothing more to find with the queen of column { $column } in row { $row }: lift her and try the next row.
reason-all-placed = Every queen stands and none attacks another: solution number { $count }.
reason-all-tried = { $count ->
    [0] Everything was tried: these queens cannot be placed.
    [one] Everything was tried: there is exactly one solution.
   *[other] Everything was tried: there are { $count } solutions.
}
reason-iterative-start = The array b holds a row for every column; the finger starts at the first column.
reason-off-the-board = The queen of column { $column } has run off the board: the finger goes left, to the queen before her.
reason-permutation-start = Queen i starts in row i: every row is used exactly once, and swaps keep it so.
reason-diagonals-free = Row { $row } goes to column { $column }: both diagonals are free, so this swap stays.
reason-diagonal-taken = Row { $row } for column { $column } shares a diagonal with the queen in column { $attacker }, row { $attacker-row }: swap back.
reason-swap-back = Nothing more to find with row { $row } in column { $column }: swap back and try the next row.
reason-cartesian-start = Every row is tried in every column; a flag goes up for each row and diagonal that is taken.
reason-flags-down = Column { $column }, row { $row }: the flags of the row and both diagonals are down, so a queen goes here and raises them.
reason-flag-raised = Column { $column }, row { $row }: a flag is up, raised by the queen in column { $attacker }, row { $attacker-row }.
reason-lower-flags = Back to column { $column }: lift the queen from row { $row } and lower her flags.
reason-first-assignment = Every column has a queen; { $pairs ->
    [one] one pair attacks each other
   *[other] { $pairs } pairs attack each other
}.
reason-fresh-assignment = Round { $round }: a new random board, with { $pairs } attacking pairs.
reason-conflicted-queen = The queen of column { $column } was drawn among those in conflict; { $count ->
    [one] one queen attacks her
   *[other] { $count } queens attack her
}.
reason-fewest-conflicts = The small numbers tell the attackers of each row of column { $column }. Row { $row } has the fewest, { $count }: she goes there, and { $pairs ->
    [0] no pair is left
    [one] one attacking pair is left
   *[other] { $pairs } attacking pairs are left
}.
reason-already-best = No row of column { $column } has fewer attackers than her own row { $row } with { $count }, so she stays; { $pairs } attacking pairs are left.
reason-no-conflicts = No queen is attacked: a solution for n = { $n }.
reason-steps-spent = After { $steps } moves { $pairs } pairs still attack each other: min-conflicts gives up. Allow more moves or restarts, or another seed.
reason-climb-start = The first board has { $pairs } attacking pairs.
reason-new-climb = Climb { $round } starts from a new board with { $pairs } attacking pairs.
reason-better-neighbour = This neighbour has { $pairs } attacking pairs instead of { $before }: step there.
reason-no-better-neighbour = This neighbour has { $pairs } attacking pairs, not fewer than { $before }: stay.
reason-local-minimum = No neighbour has fewer than { $pairs } attacking pairs: stuck in a local minimum.
reason-no-pairs-left = No attacking pair is left: a solution for n = { $n }.
reason-climbs-spent = { $climbs ->
    [one] The climb
   *[other] All { $climbs } climbs
} ended in a local minimum, the last with { $pairs } attacking pairs. Allow restarts, or take another neighbourhood.
reason-classic-start = Every board of the first population has a random row in each column; a solution has fitness C(n,2) = { $most }.
reason-random-board = A random board joins the population: { $pairs } attacking pairs.
reason-generation = Generation { $generation }: the best of { $size } boards has fitness { $best-fitness } of { $most }.
reason-not-fit = Fitness { $fitness } is less than { $wanted }: this board does not survive.
reason-couple = These two form a couple; their boards are cut after { $cut ->
    [one] { $cut } column
   *[other] { $cut } columns
}.
reason-child = A child takes the first { $cut } columns from one parent and the rest from the other: { $pairs } attacking pairs.
reason-child-mutated = A child takes the first { $cut } columns from one parent, the rest from the other; then column { $column } mutates to row { $row }: { $pairs } attacking pairs.
reason-makes-room = The parents make room for their children.
reason-fit-board = Fitness { $best-fitness } of { $most }: generation { $generation } has a solution.
reason-generations-spent = After { $generations } generations the best fitness is { $fitness } of { $most }: no solution. Allow more generations, or take the permutation variant.
reason-permutation-genes = Every board is a permutation: no two queens share a row or a column, only diagonals can clash.
reason-random-permutation = A random permutation joins the population: { $clashes } clashes on the diagonals.
reason-tournament = The two best of { $size } drawn at random become parents; their boards are cut after column { $cut }.
reason-crossfilled = The child keeps the first { $cut } queens of one parent and takes the missing rows in the order of the other: { $clashes } clashes.
reason-crossfilled-mutated = The child keeps the first { $cut } queens of one parent, takes the missing rows in the order of the other, and swaps columns { $first } and { $second }: { $clashes } clashes.
reason-worst-goes = The population keeps its size: the worst board goes.
reason-new-best = Generation { $generation } has a new best board: { $best ->
    [0] no clash at all
    [one] one clash
   *[other] { $best } clashes
}.
reason-stagnation = No better board for { $patience } generations: the population goes.
reason-new-population = Stuck for { $patience } generations, so a new population begins.
reason-fit-permutation = No clash is left: a solution in generation { $generation }.
reason-monte-carlo-start = { $probes } random descents will estimate how many squares backtracking tests for n = { $n }.
reason-probe-starts = Probe { $probe } starts from the empty board.
reason-random-child = Column { $column } has { $count ->
    [one] one safe row
   *[other] { $count } safe rows
}; one is drawn. So deep, { $product } boards are expected.
reason-first-probe = Probe { $probe } says { $nodes } nodes, so the mean is { $mean }. One probe alone tells nothing of how far off it may be.
reason-probe-ends = Probe { $probe } says { $nodes } nodes. The mean of all is { $mean }, between { $low } and { $high } with 95 % confidence.
reason-estimate = The estimate after { $probe } probes: { $mean } nodes, between { $low } and { $high } with 95 % confidence.
reason-construction-start = n = { $n } leaves { $rest } when divided by 12; that decides the rules.
reason-evens-first = The even numbers come first: they are the rows of the first { $count } columns.
reason-two-last = The remainder is { $rest }, so 2 goes to the end of the evens.
reason-odds-after = The odd numbers follow.
reason-odds-in-pairs = The remainder is { $rest }, so the odd numbers change places in pairs: 3 1 7 5 …
reason-swap-one-three = The remainder is { $rest }, so 1 and 3 change places …
reason-five-last = … and 5 goes to the end.
reason-one-three-last = The remainder is { $rest }, so 1 and 3 go to the end.
reason-constructed = A solution for n = { $n }, and nothing was searched.
reason-check-start = { $queens ->
    [one] One queen stands
   *[other] { $queens } queens stand
} on the board of n = { $n }. Does any line hold more than one?
reason-crowded-line = { $count } queens share a line, among them column { $first }, row { $first-row } and column { $second }, row { $second-row }.
reason-check-fails = { $pairs ->
    [one] One pair attacks each other
   *[other] { $pairs } pairs attack each other
}: no solution, and none can come of it as it stands.
reason-check-solution = { $n } queens, and no line holds two: a solution.
reason-check-peaceful = { $queens ->
    [0] The board is empty: there is nothing to judge yet.
   *[other] Nobody attacks anybody. Queens: { $queens }. Whether the board can be completed, the other methods find out.
}
reason-answer-queen = The answer: column { $column } has its queen in row { $row }.
reason-answer-at-once = The answer: all { $n } queens. Move over the board to look closer.
reason-count-start = Every way to place { $n } queens, counted without making each of them: of eight symmetric boards only one is followed.
reason-count-progress = { $percent } % of the boards for n = { $n } are done: { $solutions } solutions so far.
reason-count-symmetric = { $solutions } solutions. Now those that a half turn leaves as they were: { $symmetric } so far. They tell how many families there are.
reason-count-gallery = { $shown } of { $solutions } solutions are shown; the others found now are turned or mirrored images of these.
reason-count-not-shown = { $solutions } solutions are more than the { $gallery } to show, so only their numbers are told. “Show up to” may be raised.
reason-count-none = Nothing was left out: no placement of { $n } queens works here.
reason-count-completions = This board of n = { $n } can be completed in { $solutions ->
    [one] exactly one way
   *[other] { $solutions } ways
}.
reason-count-found = n = { $n } has { $solutions ->
    [one] one solution
   *[other] { $solutions } solutions
}, fundamental { $fundamental }: no turn or mirror makes one of these of another.
reason-fundamental-solution = Family { $orbit }: this solution and its turned and mirrored images, { $size } different boards in all.
reason-symmetric-image = Family { $orbit }: its image under the symmetry { $symmetry ->
    [rotate-90] “quarter turn”
    [rotate-180] “half turn”
    [rotate-270] “three quarter turns”
    [mirror-horizontal] “left and right exchanged”
    [mirror-vertical] “top and bottom exchanged”
    [mirror-diagonal] “mirrored at the diagonal”
    [mirror-antidiagonal] “mirrored at the other diagonal”
   *[other] { $symmetry }
}.
reason-first-start = { $given ->
    [0] n = { $n }: always fill the row or column that has the fewest safe squares left.
    [one] n = { $n }, one queen stands: always fill the row or column that has the fewest safe squares left.
   *[other] n = { $n }, { $given } queens stand: always fill the row or column that has the fewest safe squares left.
}
reason-first-progress = { $placed } of { $n } queens stand, { $nodes } boards were looked at.
reason-first-found = All { $n } queens stand, { $given } of them from the start; { $nodes } boards were looked at.
reason-first-none = Nothing was left out, { $nodes } boards were looked at: { $n } queens cannot be placed so that { $given ->
    [0] none attacks another
   *[other] the { $given } given ones stay
}.
reason-large-start = { $n } queens: place them one column after the other where the diagonals are free, then repair the few that are left.
reason-large-place = { $placed } of { $n } queens are placed without a clash.
reason-large-repair = { $placed } of { $n } queens stand without a clash; swaps repair what is left: { $left }.
reason-large-swap = After { $tries } swaps tried, { $left } of { $n } queens are still attacked.
reason-large-restart = Attempt { $attempt } did not repair the last { $left } of { $n } queens: start again.
reason-large-found = { $n } queens in attempt { $attempt }; only { $repaired } needed repair.
reason-large-none = { $n } queens cannot be placed.
reason-hand-conflicts = { $pairs ->
    [one] One pair attacks each other.
   *[other] { $pairs } pairs attack each other.
}
reason-hand-peaceful = { $queens } of { $n } queens stand in peace.
reason-hand-solution = All { $n } queens stand in peace: a solution!

## Errors: n-queens

error-too-large-here = { $option } = { $given } is too large for this algorithm, which takes up to { $maximum }. “{ $algorithm }” takes up to { $most }.
error-queen-off-board = Column { $column } has its queen in row { $row }, which is off the board. Rows go from 1 to { $n }, and 0 is no queen.
error-queen-not-a-number = “{ $given }” for column { $column } is not a number. Write the row of the queen of every column, 0 for none, for example 2 4 1 3.
error-drawing-not-square = Row { $row } has { $count } squares, but there are { $n } rows. Draw n rows of n squares.
error-two-in-column = Column { $column } has two queens. This board takes one a column.
error-wrong-length = The board has { $count } columns, but n = { $n }. Give one number for each of the { $n } columns.
error-starts-empty = “{ $algorithm }” starts from an empty board. Lift the queens, or take “First solution”, which completes boards.

## Race

race = Race the methods
race-about = Two to four methods on the same board, by one clock. Every step counts, also those that walk through the answer at the end.
race-methods = Methods
race-choose = Choose two to four methods.
race-full = No more than four can race. Untick one to choose another.
race-start = Start
race-searching = searching…
race-arrived = { $place ->
    [1] arrived first
    [2] arrived second
    [3] arrived third
    [4] arrived fourth
   *[other] arrived
}
race-found = found
race-found-length = found, length { $length }
race-impossible = proved impossible
race-exhausted = no answer found
race-budget = out of budget
race-cancelled = stopped
race-refused = did not run
race-standings = Standings
race-place = Place
race-place-number = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
race-method = Method
race-steps = Steps
race-steps-of = { $all ->
    [one] { $now } of { $all } step
   *[other] { $now } of { $all } steps
}
race-steps-so-far = { $all ->
    [one] { $now } of { $all } step so far
   *[other] { $now } of { $all } steps so far
}
race-work = Work done
race-work-done = { $count } { $counter }
race-time = Time in Python
race-milliseconds = { $count } ms
race-seconds = { $count } s
race-result = Answer
race-winner = { $count ->
    [one] { $names } wins, the first with an answer: after { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }.
   *[other] { $names } arrive together, after { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }.
}
race-nobody = No method found an answer.
race-stopped = The race was stopped, so there is no winner.
