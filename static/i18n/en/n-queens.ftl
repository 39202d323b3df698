puzzle-n-queens-hint = The row of the queen in each column, 0 for none: 2 4 1 3, [2,4,1,3], or rows drawn as .Q.. ...Q Q... ..Q. Forbidden squares stand after an x, as row,column: 0 0 0 0 x 1,1 2,3. Empty for an empty board; or tap the squares, and draw over those that are forbidden.
puzzle-n-queens-story = Max Bezzel asked in 1848 how eight queens can stand on a chessboard in peace; Franz Nauck gave the first solutions in 1850, and for n queens too. Gauss worked on it, Günther and Glaisher counted with determinants, and Dijkstra used it in 1972 to show structured backtracking. There is a solution for n = 1 and every n ≥ 4. One is easy to find for every n; nobody knows a closed formula for their number; and to complete a board on which some queens already stand is NP-complete. More queens do not always mean more solutions: n = 6 has 4, n = 5 has 10. It is sometimes said that ordinary search cannot solve n queens. It can: backtracking has its first solution after 876 tests of a square for n = 8, after 160,712 for n = 16, after 3,992,510 for n = 20. What it cannot do is keep that up: for a thousand queens take a rule, or repair.
preset-n-queens-four = Four queens: every test and every retreat
preset-n-queens-eight = Eight queens, the first solution
preset-n-queens-iterative = One array, one pointer, all solutions for six
preset-n-queens-permutation = Swaps keep the rows apart
preset-n-queens-cartesian = Every row for every column
preset-n-queens-every-board = All 256 boards of four queens
preset-n-queens-compared = Two boards: which one is nearer?
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
preset-n-queens-forbidden = Eight queens, none on the long diagonals
preset-n-queens-thousand = A thousand queens
preset-n-queens-too-many-solutions = Seven “solutions” for four queens
algorithm-backtracking = Backtracking
algorithm-backtracking-about = Column by column, the first safe row from the top; where no row is safe, the last queen is taken back.
algorithm-backtracking-iterative = Backtracking without recursion
algorithm-backtracking-iterative-about = The same search with one array and a pointer that moves right after a success and left after a failure.
algorithm-permutation = Permutation search
algorithm-permutation-about = Every row is used exactly once from the start; swaps decide which column gets it, so only the diagonals need testing.
algorithm-cartesian = Cartesian search
algorithm-cartesian-about = Tries every row in every column; flags remember which rows and diagonals are taken. An attempt is one test of a square.
algorithm-brute-force = Brute force
algorithm-brute-force-about = Looks at every board with a queen in every column: 4⁴ = 256 for four queens, 8⁸ = 16,777,216 for eight. With a row of her own for every queen 8! = 40,320 would be left, and backtracking tests 15,720 squares.
algorithm-compare = Compare two boards
algorithm-compare-about = Counts the attacking pairs of two boards. The one with fewer is nearer to a solution: local search finds its way by this number alone.
algorithm-min-conflicts = Min-conflicts
algorithm-min-conflicts-about = Starts with a queen in every column anywhere, then moves a random attacked queen to the row of her column with the fewest attackers. Queens you placed stay.
algorithm-hill-climbing = Hill climbing
algorithm-hill-climbing-about = Goes to a neighbouring board with fewer attacking pairs as long as there is one. Choose what a neighbour is, and see where each gets stuck.
algorithm-genetic = Genetic algorithm
algorithm-genetic-about = A population of boards: the fit have children that mix their columns and mutate. Permutations never clash in rows; the classic variant knows nothing and struggles.
algorithm-monte-carlo = Monte Carlo estimate
algorithm-monte-carlo-about = Random descents estimate how many nodes the tree of full backtracking has, the empty board and every square tested, without walking it.
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
algorithm-too-many-solutions = Too many solutions
algorithm-too-many-solutions-about = Backtracking as it is often printed. It finds seven boards for four queens, and there are two solutions.
option-n = n
option-other = Second board
option-other-hint = empty: a random one
option-until = Stop at
option-restarts = Restarts
alternative-again = Allow { $restarts } restarts
option-max-steps = Move limit
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
counter-pairs = pairs counted
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
result-fundamental-none = not counted
result-solution = A solution
result-conflicts = Attacking pairs
result-on-forbidden = Queens on forbidden squares
result-first = Attacking pairs of the first board
result-second = Attacking pairs of the second board
result-claimed = The program says
result-right = Solutions among them
result-estimate = Estimate
result-low = 95 % from
result-high = 95 % to
result-probes = Probes
result-exact = Exactly
result-exact-none = not known
list-population = Population, the best first
list-boards = Boards
list-solutions = Solutions in families
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
plot-mean = Nodes of the tree: the running mean of the guesses
axis-probe = probe
plot-fitness = The best fitness
plot-clashes = The fewest clashes
plot-pairs = Attacking pairs
plot-line-mean = mean
plot-line-exact = exactly
plot-line-best-fitness = best fitness
plot-line-most = a solution's fitness
plot-line-best = fewest clashes
plot-line-pairs = attacking pairs
table-known-counts = How many solutions there are
table-known-counts-note = Counted by this program up to n = 14; the last four are published numbers that took supercomputers or special hardware.
table-search-sizes = What it takes to look at everything
table-search-sizes-note = Brute force looks at nⁿ boards with a queen in every column; n! are left when every queen has a row of her own. Backtracking leaves out whatever lies behind a clash: for n = 8 its tree has 15,721 nodes, which are the empty board and 15,720 squares tested, and on 2,057 of its boards nobody attacks anybody. So it is not true that ordinary search cannot solve n queens.
column-n = n
column-solutions = all
column-fundamental = fundamental
column-boards = nⁿ boards
column-permutations = n! permutations
column-nodes = nodes of backtracking
column-promising = boards at peace

## Legend

legend-role-current = { $algorithm ->
    [genetic] changed by chance, or the best so far
    [construction] has just changed places
    [hill-climbing] changed from the board before
    [min-conflicts] the queen this step is about
   *[other] the queen just placed
}
legend-role-frontier = { $algorithm ->
    [genetic] from the other parent
    [count] the symmetry moves this queen
   *[other] waits
}
legend-role-visited = { $algorithm ->
    [hill-climbing] stuck: no neighbour is better
   *[other] not settled yet
}
legend-role-path = { $algorithm ->
    [genetic] from the first parent
   *[other] a queen of the answer
}
legend-role-goal = a solution: no queen attacks another
legend-role-conflict = { $algorithm ->
    [genetic] leaves the population
    [hill-climbing] a change that is no better
    [min-conflicts] attacks the lit queen
   *[other] attacked by another queen
}
legend-role-hint = { $algorithm ->
    [hand] what the hint means
   *[other] the queen that attacks there
}
legend-clash = attack each other
legend-note = { $algorithm ->
    [monte-carlo] the safe rows of the column, counted
   *[other] how many queens attack this square
}
legend-ruled = attacked by a queen that stays
legend-blocked = forbidden square

## Reasons

reason-backtracking-start = Columns are filled from left to right, each with a queen in its first safe row from the top.{ $forbidden ->
   *[0] {""}
    [one] {" "}One square is forbidden: no queen may stand there.
    [other] {" "}{ $forbidden } squares are forbidden: no queen may stand there.
}
reason-safe = Column { $column }, row { $row }: no queen attacks this square, so a queen stays here.
reason-attacked = Column { $column }, row { $row } is refused: the queen in column { $attacker }, row { $attacker-row } attacks it along { $line ->
    [row] the row
   *[diagonal] a diagonal
}.
reason-take-back = Every square of the next columns was tried with the queen of column { $column } in row { $row }, so she must move: { $left ->
    [0] no row is left in column { $column }
   *[other] try the next row
}.
reason-all-placed = Every queen stands and none attacks another: solution number { $count }.
reason-all-tried = { $count ->
    [0] Everything was tried and there is no solution: these queens cannot be placed.
    [one] Everything was tried: there is exactly one solution.
   *[other] Everything was tried: there are { $count } solutions.
}
reason-iterative-start = The array b holds a row for every column; the pointer starts at the first column.{ $forbidden ->
   *[0] {""}
    [one] {" "}One square is forbidden: no queen may stand there.
    [other] {" "}{ $forbidden } squares are forbidden: no queen may stand there.
}
reason-off-the-board = Every further square of column { $column } fails, so its queen is lifted: { $before ->
    [0] she was the first one, so every board has been tried
   *[other] the pointer moves left, to column { $before }, whose queen must move
}.
reason-permutation-start = Queen i starts in row i: every row is used exactly once, and swaps keep it so.{ $forbidden ->
   *[0] {""}
    [one] {" "}One square is forbidden: no queen may stand there.
    [other] {" "}{ $forbidden } squares are forbidden: no queen may stand there.
}
reason-diagonals-free = Row { $row } goes to column { $column }: no earlier queen stands on its diagonals, so this swap stays.
reason-diagonal-taken = Row { $row } for column { $column }: its diagonal is taken by the queen in column { $attacker }, row { $attacker-row }, so this swap is refused.
reason-square-forbidden = Column { $column }, row { $row } is a forbidden square, so this swap is refused.
reason-swap-back = Nothing more to find with row { $row } in column { $column }: swap back{ $left ->
    [0] ; that was the last row left for column { $column }
   *[other] {" "}and try the next row
}.
reason-cartesian-start = Every row is tried in every column; a flag goes up for each row and diagonal that is taken.{ $forbidden ->
   *[0] {""}
    [one] {" "}One square is forbidden: no queen may stand there.
    [other] {" "}{ $forbidden } squares are forbidden: no queen may stand there.
}
reason-flags-down = Column { $column }, row { $row }: the flags of the row and both diagonals are down, so a queen goes here and raises them.
reason-flag-raised = Column { $column }, row { $row }: a flag is up, raised by the queen in column { $attacker }, row { $attacker-row }.
reason-lower-flags = Nothing more to find with the queen of column { $column } in row { $row }: lift her and lower her flags{ $left ->
    [0] ; that was the last row
   *[other] , then try the next row
}.
reason-brute-force-start = { $n ->
    [one] Every board of one queen is looked at: there is only one.
   *[other] Every board of { $n } queens with one in every column is looked at: { $boards } of them.
}{ $forbidden ->
   *[0] {""}
    [one] {" "}One square is forbidden: no queen may stand there.
    [other] {" "}{ $forbidden } squares are forbidden: no queen may stand there.
}
reason-whole-board = { $pairs ->
    [0] On this board nobody attacks anybody.
    [one] On this board one pair attacks each other: no solution.
   *[other] On this board { $pairs } pairs attack each other: no solution.
}
reason-compare-start = Two boards of { $n ->
    [one] one queen
   *[other] { $n } queens
}: which one is nearer to a solution? Count the pairs that attack each other.
reason-compare-board = { $which ->
    [1] The first board.
   *[other] The second board.
}
reason-compare-pair = Pair { $count }: column { $column }, row { $row } and column { $other }, row { $other-row } attack each other.
reason-compare-counted = { $which ->
    [1] The first board has { $pairs ->
        [0] no attacking pair
        [one] one attacking pair
       *[other] { $pairs } attacking pairs
    }.
   *[other] The second board has { $pairs ->
        [0] no attacking pair
        [one] one attacking pair
       *[other] { $pairs } attacking pairs
    }.
} A pair counts once: whoever adds up the attackers of every queen counts it twice and gets { $attackers }.
reason-compare-nearer = { $first } against { $second }: the { $which ->
    [1] first
   *[other] second
} board is nearer to a solution. { $apart ->
    [one] They differ in one queen, so hill climbing can step from the other board to this one, if a neighbour is “one queen, any row”.
   *[other] They differ in { $apart } queens.
}
reason-compare-equal = { $first } against { $second }: neither board is nearer to a solution than the other.
reason-first-assignment = Every column has a queen; { $pairs ->
    [0] none attacks another
    [one] one pair attacks each other
   *[other] { $pairs } pairs attack each other
}.{ $forbidden ->
   *[0] {""}
    [one] {" "}One square is forbidden: no queen may stand there.
    [other] {" "}{ $forbidden } squares are forbidden: no queen may stand there.
}
reason-fresh-assignment = Round { $round }: a new random board, with { $pairs ->
    [0] no attacking pair
    [one] one attacking pair
   *[other] { $pairs } attacking pairs
}.
reason-conflicted-queen = The queen of column { $column } was drawn among those in conflict; { $count ->
    [one] one queen attacks her
   *[other] { $count } queens attack her
}.
reason-fewest-conflicts = { $ties ->
    [one] Row { $row } of column { $column } has the fewest attackers, { $count }: the queen goes there
   *[other] { $ties } rows of column { $column } have the fewest attackers, { $count }: the queen goes to row { $row }, drawn among them
}; { $pairs ->
    [0] no attacking pair is left
    [one] one attacking pair is left
   *[other] { $pairs } attacking pairs are left
}.{ $noted ->
    [0] {""}
   *[other] {" "}The small numbers tell the attackers of each row.
}
reason-already-best = { $ties ->
    [one] Her own row { $row } alone has the fewest attackers in column { $column }, { $count }
   *[other] { $ties } rows of column { $column } have the fewest attackers, { $count }, and her own row { $row } is drawn among them
}: the queen stays; { $pairs ->
    [one] one attacking pair is left
   *[other] { $pairs } attacking pairs are left
}.
reason-no-conflicts = No queen is attacked: a solution for n = { $n }.
reason-steps-spent = This round’s { $steps ->
    [one] one move is
   *[other] { $steps } moves are
} spent, and { $pairs ->
    [one] one pair still attacks
   *[other] { $pairs } pairs still attack
} each other: min-conflicts gives up. Allow more moves or restarts, or another seed.
reason-climb-start = The first board has { $pairs ->
    [0] no attacking pair
    [one] one attacking pair
   *[other] { $pairs } attacking pairs
}.
reason-new-climb = Climb { $round } starts from a new board with { $pairs ->
    [0] no attacking pair
    [one] one attacking pair
   *[other] { $pairs } attacking pairs
}.
reason-better-neighbour = With { $other ->
    [0] the queen of column { $column } in row { $row }
   *[other] the rows of columns { $column } and { $other } exchanged
} the board has { $pairs ->
    [0] no attacking pair
    [one] one attacking pair
   *[other] { $pairs } attacking pairs
} instead of { $before }: fewer, so step there.
reason-no-better-neighbour = With { $other ->
    [0] the queen of column { $column } in row { $row }
   *[other] the rows of columns { $column } and { $other } exchanged
} the board has { $pairs ->
    [one] one attacking pair
   *[other] { $pairs } attacking pairs
}, not fewer than { $before }: stay.
reason-local-minimum = No neighbour has fewer than { $pairs ->
    [one] one attacking pair
   *[other] { $pairs } attacking pairs
}: stuck in a local minimum.
reason-no-pairs-left = No attacking pair is left: a solution for n = { $n }.
reason-climbs-spent = { $climbs ->
    [one] The climb ended in a local minimum,
   *[other] All { $climbs } climbs ended in local minima, the last
} with { $pairs ->
    [one] one attacking pair
   *[other] { $pairs } attacking pairs
}. { $climbs ->
    [one] Allow restarts,
   *[other] Allow more restarts,
} or take another neighbourhood.
reason-classic-start = Every board of the first population has a random row in each column; a solution has fitness C(n,2) = { $most }.
reason-random-board = A random board joins the population: { $pairs ->
    [0] no attacking pair
    [one] one attacking pair
   *[other] { $pairs } attacking pairs
}.
reason-generation = Generation { $generation }: the best of { $size ->
    [one] one board
   *[other] { $size } boards
} has fitness { $best-fitness } of { $most }.
reason-not-fit = Fitness { $fitness } is less than { $wanted }: this board does not survive.
reason-couple = These two form a couple; { $cut ->
    [0] the cut falls before the first column, so each child takes one parent's columns whole.
    [one] their boards are cut after the first column.
   *[other] their boards are cut after { $cut } columns.
}
reason-child = A child takes { $cut ->
    [0] all its columns from one parent
    [one] the first column from one parent and the rest from the other
   *[other] the first { $cut } columns from one parent and the rest from the other
}: { $pairs ->
    [0] no attacking pair
    [one] one attacking pair
   *[other] { $pairs } attacking pairs
}.
reason-child-mutated = A child takes { $cut ->
    [0] all its columns from one parent
    [one] the first column from one parent, the rest from the other
   *[other] the first { $cut } columns from one parent, the rest from the other
}; then column { $column } mutates to row { $row }: { $pairs ->
    [0] no attacking pair
    [one] one attacking pair
   *[other] { $pairs } attacking pairs
}.
reason-makes-room = Whoever was fit enough to survive makes room for the next generation.
reason-fit-board = Fitness { $best-fitness } of { $most }: generation { $generation } has a solution.
reason-generations-spent = After { $generations ->
    [one] one generation
   *[other] { $generations } generations
} the best fitness is { $fitness } of { $most }: no solution. Allow more generations, or take the permutation variant.
reason-permutation-genes = Every board is a permutation: no two queens share a row or a column, only diagonals can clash.
reason-random-permutation = A random permutation joins the population: { $clashes ->
    [0] no clash
    [one] one clash
   *[other] { $clashes } clashes
} on the diagonals.
reason-tournament = The two best of { $size } drawn at random become parents; their boards are cut after column { $cut }.
reason-crossfilled = The child keeps { $cut ->
    [one] the first queen
   *[other] the first { $cut } queens
} of one parent and takes the missing rows in the order of the other: { $clashes ->
    [0] no clash
    [one] one clash
   *[other] { $clashes } clashes
} on the diagonals.
reason-crossfilled-mutated = The child keeps { $cut ->
    [one] the first queen
   *[other] the first { $cut } queens
} of one parent, takes the missing rows in the order of the other, and swaps columns { $first } and { $second }: { $clashes ->
    [0] no clash
    [one] one clash
   *[other] { $clashes } clashes
} on the diagonals.
reason-worst-goes = The population keeps its size: the worst board goes.
reason-new-best = Generation { $generation } has a new best board: { $best ->
    [0] no clash at all
    [one] one clash
   *[other] { $best } clashes
}.
reason-stagnation = No better board for { $patience ->
    [one] more than one generation
   *[other] more than { $patience } generations
}: the population goes.
reason-new-population = Stuck for { $patience ->
    [one] more than one generation
   *[other] more than { $patience } generations
}, so a new population begins.
reason-fit-permutation = No clash is left: a solution in generation { $generation }.
reason-monte-carlo-start = { $probes ->
    [one] One random descent
   *[other] { $probes } random descents
} will estimate how many nodes the tree of backtracking has for n = { $n }: the empty board, and one for each square that is tested.{ $forbidden ->
   *[0] {""}
    [one] {" "}One square is forbidden: no queen may stand there.
    [other] {" "}{ $forbidden } squares are forbidden: no queen may stand there.
}
reason-probe-starts = Probe { $probe } starts from the empty board.
reason-random-child = Column { $column } has { $count ->
    [one] one safe row, which is taken
   *[other] { $count } safe rows, of which one is drawn
}. If all boards branched like those of this probe, { $product ->
    [one] there would be one safe board
   *[other] there would be { $product } safe boards
} with { $column ->
    [one] one queen
   *[other] { $column } queens
}.
reason-probe-early = Probe { $probe } says { $nodes } nodes; the mean so far is { $mean }. How far off it may be can be told from some { $enough } probes on.
reason-estimate-early = The estimate after { $probe ->
    [one] one probe
   *[other] { $probe } probes
}: { $mean } nodes. How far off it may be can be told from some { $enough } probes on.
reason-probe-ends = Probe { $probe } says { $nodes } nodes. The mean of all probes is { $mean }, and with 95 % confidence the truth lies between { $low } and { $high }.
reason-estimate = The estimate after { $probe } probes: { $mean } nodes, between { $low } and { $high } with 95 % confidence.
reason-construction-start = n = { $n } leaves { $rest } when divided by 12; the remainder decides the rules.
reason-evens-first = { $count ->
    [0] There is no even number up to n to begin with.
   *[other] The even numbers come first: they are the rows of the first { $count } columns.
}
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
reason-crowded-line = { $count } queens share { $kind ->
    [row] row { $first-row }
   *[diagonal] a diagonal
}: { $count ->
    [2] those
   *[other] among them those
} of column { $first }, row { $first-row }, and column { $second }, row { $second-row }.
reason-check-fails = { $pairs ->
    [one] One pair attacks each other
   *[other] { $pairs } pairs attack each other
}: no solution, and none can come of it as it stands.
reason-check-solution = { $n ->
    [one] One queen
   *[other] { $n } queens
}, and no line holds two: a solution.
reason-check-peaceful = { $queens ->
    [0] The board is empty: there is nothing to judge yet.
    [one] One queen stands alone, so nobody attacks her. Whether the board can be completed, the other methods find out.
   *[other] { $queens } queens stand, and none attacks another. Whether the board can be completed, the other methods find out.
}
reason-check-forbidden = { $count ->
    [one] The queen of column { $column } stands on a forbidden square, in row { $row }: this is no solution.
   *[other] { $count } queens stand on forbidden squares, the first in column { $column }, row { $row }: this is no solution.
}
reason-answer-queen = The answer: column { $column } has its queen in row { $row }.
reason-answer-at-once = The answer: all { $n } queens.
reason-count-start = Every way to place { $n ->
    [one] one queen
   *[other] { $n } queens
}, counted without making each of them: of eight symmetric boards only one is followed.
reason-count-start-given = Every way to complete this board of n = { $n }, counted without making each of them.{ $forbidden ->
   *[0] {""}
    [one] {" "}One square is forbidden: no queen may stand there.
    [other] {" "}{ $forbidden } squares are forbidden: no queen may stand there.
}
reason-count-progress = { $percent } % of the boards for n = { $n } are done: { $solutions ->
    [one] one solution
   *[other] { $solutions } solutions
} so far.
reason-count-symmetric = { $solutions } solutions. Now those that a half turn leaves as they were: { $symmetric } so far. They tell how many families there are.
reason-count-gallery = { $shown } of { $solutions } solutions are shown; the others found now are turned or mirrored images of these.
reason-count-not-shown = { $solutions ->
    [one] One solution is
   *[other] { $solutions } solutions are
} more than the { $gallery } to show, so only their numbers are told, and the board shows the first of them. “Show up to” may be raised.
reason-count-none = Every way was followed: no placement of { $n } queens works here.
reason-count-completions = This board of n = { $n } can be completed in { $solutions ->
    [one] exactly one way
   *[other] { $solutions } ways
}.
reason-count-found = n = { $n } has { $solutions ->
    [one] one solution.
   *[other] { $solutions } solutions, { $fundamental ->
        [one] all turned or mirrored images of one: so there is one fundamental solution.
       *[other] in { $fundamental } families: the images of a solution, turned and mirrored, make one family, so { $fundamental } solutions are fundamental.
    }
}
reason-fundamental-solution = Family { $orbit }: { $size ->
    [one] this solution alone.
   *[other] this solution and its turned and mirrored images, { $size } different boards in all.
}
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
}{ $forbidden ->
   *[0] {""}
    [one] {" "}One square is forbidden: no queen may stand there.
    [other] {" "}{ $forbidden } squares are forbidden: no queen may stand there.
}
reason-first-progress = { $placed } of { $n } queens stand; { $nodes ->
    [one] one board was looked at
   *[other] { $nodes } boards were looked at
}.
reason-first-found = { $n ->
    [one] The queen stands
   *[other] All { $n } queens stand
}, { $given ->
    [0] none of them given
    [one] one of them given
   *[other] { $given } of them given
}; { $nodes ->
    [0] no other board had to be looked at
    [one] one board was looked at
   *[other] { $nodes } boards were looked at
}.
reason-first-none = { $nodes ->
    [0] Some row or column has no safe square left
    [one] Every way was followed, and one board was looked at
   *[other] Every way was followed, and { $nodes } boards were looked at
}: { $n } queens cannot be placed so that { $given ->
    [0] none attacks another
    [one] the given one stays
   *[other] the { $given } given ones stay
}.
reason-large-start = { $n ->
    [one] One queen: place her
   *[other] { $n } queens: place them one column after the other
} where the diagonals are free, then repair the few that are left.
reason-large-place = { $placed ->
    [one] One of { $n } queens is
   *[other] { $placed } of { $n } queens are
} placed without a clash.
reason-large-repair = { $placed ->
    [one] One of { $n } queens stands
   *[other] { $placed } of { $n } queens stand
} without a clash; { $left ->
    [0] nothing is left to repair
   *[other] swaps repair what is left: { $left }
}.
reason-large-swap = After { $tries } swaps tried, { $left ->
    [one] one of { $n } queens is
   *[other] { $left } of { $n } queens are
} still attacked.
reason-large-restart = Attempt { $attempt } did not repair { $left ->
    [one] the last
   *[other] the last { $left }
} of { $n } queens: start again.
reason-large-found = { $n ->
    [one] One queen
   *[other] { $n } queens
} in attempt { $attempt }; { $repaired ->
    [0] none needed repair
    [one] only one needed repair
   *[other] only { $repaired } needed repair
}.
reason-large-none = { $n } queens cannot be placed.
reason-fault-start = This program looks for all ways to place { $n } queens. Watch what it lets pass.
reason-fault-safe = Column { $column }, row { $row }: the program lets her stay, and nobody attacks her.
reason-fault-passes = { $attackers ->
    [one] Column { $column }, row { $row }: the program lets her stay, although the queen in column { $attacker }, row { $attacker-row } attacks her.
   *[other] Column { $column }, row { $row }: the program lets her stay, although { $attackers } queens attack her, one of them in column { $attacker }, row { $attacker-row }.
}
reason-fault-refuses = Column { $column }, row { $row }: the program refuses it, for the queen in column { $attacker }, row { $attacker-row } attacks this square.
reason-fault-printed = { $pairs ->
    [0] The program prints this as solution number { $count }, and it is one.
    [one] The program prints this as solution number { $count }. But one pair attacks each other.
   *[other] The program prints this as solution number { $count }. But { $pairs } pairs attack each other.
}
reason-fault-ended = The program has printed { $count ->
    [one] one board
   *[other] { $count } boards
}. { $right ->
    [0] None of them is a solution.
    [one] One of them is a solution.
   *[other] { $right } of them are solutions.
}
fault-too-many-solutions-hint = Look at a step where a queen stays although another attacks her: in which direction does the other stand? And which test should have seen her?
fault-too-many-solutions-why = The bracket of abs closes too late. What abs gets is a comparison, which is true or false, 1 or 0; so it holds only if col[i] − col[k] itself is i − k. That is one diagonal of the two: on the other one the difference is −(i − k), and queens pass. For n = 4 it prints 7 boards instead of 2, for n = 8 it prints 2,113 instead of 92.
reason-hand-conflicts = { $pairs ->
    [one] One pair attacks each other.
   *[other] { $pairs } pairs attack each other.
}
reason-hand-peaceful = { $queens ->
    [one] One of { $n } queens stands, and nobody attacks her.
   *[other] { $queens } of { $n } queens stand in peace.
}
reason-hand-solution = All { $n } queens stand in peace: a solution!
reason-hand-forbidden = { $wrong ->
    [one] One queen stands
   *[other] { $wrong } queens stand
} on a forbidden square: lift { $wrong ->
    [one] her
   *[other] them
}.

error-queen-off-board = Column { $column } has its queen in row { $row }, which is off the board. Rows go from 1 to { $n }, and 0 is no queen.
read-rows-from-zero = Read as rows counted from 0: the row of the queen in each column.
read-rows-from-one = Read as rows counted from 1, with 0 for a column that has no queen.
read-queens-squares = Read as the squares of queens on { $n } rows and columns, a1 at the bottom left.
read-queens-fen = Read as a position in the chess player’s notation (FEN).
read-queen-sign = Read as a drawing, each { $sign } being a queen.
error-rows-from-where = The rows may be counted from 0, or from 1 with columns that have no queen. Which is meant?
error-queens-or-size = The list begins with { $n }, which may be the number of queens, or a queen. Which is meant?
error-drawing-unclear = It is unclear which squares of this table have queens. Write Q for a queen and a full stop for an empty square, or the row of the queen of every column, for example 2 4 1 3.
error-queen-not-a-number = “{ $given }” for column { $column } is not a number. Write the row of the queen of every column, 0 for none, for example 2 4 1 3.
error-drawing-not-square = Row { $row } has { $count ->
    [one] one square
   *[other] { $count } squares
}, but there { $n ->
    [one] is one row
   *[other] are { $n } rows
}. Draw n rows of n squares.
error-two-in-column = Column { $column } has two queens. A column may have one.
error-wrong-length = The board has { $count ->
    [one] one column
   *[other] { $count } columns
}, but n = { $n }. Give one number for each column.
error-other-length = The second board has { $count } columns, but the first has { $n }. Give two boards of one size.
error-starts-empty = “{ $algorithm }” starts from an empty board. Lift the queens, or take “First solution”, which completes boards.
error-forbidden-without-board = There is no board before the x. Write the row of the queen in each column, 0 for none, then x and the forbidden squares as row,column, for example { $example }.
error-forbidden-too-large = The board has { $n } columns. Boards of up to { $largest } columns may have forbidden squares.
error-forbidden-malformed = “{ $given }” is not a forbidden square. Write its row and its column with a comma between them, for example 2,3.
error-forbidden-off-board = The forbidden square { $given } is off the board. Rows and columns go from 1 to { $n }.
error-forbidden-not-honoured = “{ $algorithm }” does not support forbidden squares. These methods do: { $known }.
error-other-forbidden = The second board has forbidden squares. Compare boards without them.

reason-hint-place = Column { $column }, row { $row } is safe, and the board can be completed with a queen there.
reason-hint-lift = The queen of column { $column }, row { $row } attacks or is attacked: lift her first.
reason-hint-lift-forbidden = The queen of column { $column }, row { $row } stands on a forbidden square: lift her first.
reason-hint-solved = It is solved: no queen attacks another.
reason-hint-too-hard = This board is too hard for a quick hint. Let “First solution” complete it.
reason-hint-hopeless = No move helps: these queens cannot be completed to a solution. Lift one of them.
list-children = Squares tried in this column

## Practice

question-candidate = What happens to the queen in column { $column }, row { $row }?
question-outcome = Is this board a solution?
question-outcome-better-neighbour = { $before ->
    [one] Now one pair attacks.
   *[other] Now { $before } pairs attack.
} What happens with { $other ->
    [0] the queen of column { $column } in row { $row }?
   *[other] the rows of columns { $column } and { $other } exchanged?
}
question-outcome-no-better-neighbour = { question-outcome-better-neighbour }
outcome-improve = It is better: the climb goes there
question-value-whole-board = The attacking pairs of this board: { $pairs }.
question-cells-compare-pair = From the left, each queen with those to her right: which two are the next attacking pair? Tap both.
told-pairs = attacking pairs: { $pairs }
told-before = before: { $before }
needs-permutation-swap = No: a queen stays only on a free square that no earlier queen reaches by a diagonal.
needs-permutation-reject = No: a queen is refused only on a forbidden square, or where an earlier queen stands on one of her diagonals.
needs-check-found = No: for that, no line may hold two queens.
needs-check-exhausted = No: for that, a line would have to hold two queens, or a queen to stand on a forbidden square.

## Lesson: backtracking

lesson-backtracking-idea-1 = Fill the columns from left to right: each queen goes to the first row where no queen attacks her.
    .step = word:place
lesson-backtracking-idea-2 = Where no row is left, the queen before is lifted and tries her next row.
    .step = word:remove
lesson-backtracking-invariant-1 = The queens that stay on the board never attack each other.
    .step = word:place 2, word:place
lesson-backtracking-proof-1 = A square that is attacked stays so as long as those queens stand. So no solution lies behind a refusal, and with one test a whole branch of the tree is cut off.
    .step = word:reject
lesson-backtracking-proof-2 = Every row of every column is either followed or refused for that reason. So no solution is missed, none comes twice, and when all has been tried there are no others (Dijkstra 1972).
    .step = word:exhausted, word:found
lesson-backtracking-cost-1 = To find all solutions takes more than exponential time, for they alone grow like `(0.143·n)^n` (Simkin 2021). Still, for `n = 8` all 92 take 15,720 tests, where `n^n` boards would be 16,777,216.
    .step = last word:reject
lesson-backtracking-cost-2 = Memory: only the boards on the path from the empty board to this one, at most `n + 1`.
    .step = last word:place

## Lesson: backtracking-iterative

lesson-backtracking-iterative-idea-1 = The same search without recursion: an array `b` with a row for each column, and a pointer to one of the columns.
    .step = word:start
lesson-backtracking-iterative-idea-2 = The queen of that column moves down to her next safe row; then the pointer moves right.
    .step = word:place
lesson-backtracking-iterative-idea-3 = If no safe row is left, her column becomes 0 again and the pointer moves left.
    .step = word:remove
lesson-backtracking-iterative-invariant-1 = Left of the pointer no queen attacks another; right of it the columns to be filled hold 0.
    .step = word:place 2, word:place
lesson-backtracking-iterative-proof-1 = Read as words, the boards that are tested come in the order of a dictionary: none is tested twice, and only such are left out as begin with two queens that attack each other (Wirth 1976).
    .step = word:found, word:exhausted
lesson-backtracking-iterative-cost-1 = Exactly the tests of the recursive search. Memory `O(n)`: the array is the whole of it.
    .step = last word:reject

## Lesson: permutation

lesson-permutation-idea-1 = Queen `i` starts in row `i`, so every row is used exactly once, and only the diagonals are left to be tested.
    .step = word:start
lesson-permutation-idea-2 = Column `i` gets one of the rows that are left by a swap with column `j ≥ i`.
    .step = word:swap
lesson-permutation-invariant-1 = The rows are always a permutation of 1 to `n`, and the queens before column `i` are at peace. A swap is taken back before the next is tried.
    .step = word:back, word:swap
lesson-permutation-proof-1 = For `j = i, …, n` column `i` gets each row that is left exactly once. So every permutation would come exactly once, but for those cut off on a diagonal.
    .step = word:exhausted, word:found
lesson-permutation-cost-1 = At most `n!` arrangements instead of `n^n`: for `n = 8` these are 40,320, and 5,508 tests find all 92 solutions, where cartesian search makes 15,720. Memory: at most `n + 1` boards.
    .step = last word:reject

## Lesson: cartesian

lesson-cartesian-idea-1 = Every row is tried in every column: the product of `n` sets of `n` rows, `n^n` boards, if nothing cut them short.
    .step = word:reject
lesson-cartesian-idea-2 = A queen raises a flag for her row and for both her diagonals: on a falling diagonal `row − column` is the same everywhere, on a rising one `row + column`.
    .step = word:place
lesson-cartesian-invariant-1 = The raised flags are just the lines of the queens on the board: whoever is lifted lowers hers.
    .step = word:remove, word:place
lesson-cartesian-proof-1 = A square is safe exactly when its three flags are down. All others are refused, nothing else is left out: so every solution comes, and comes once.
    .step = word:exhausted, word:found
lesson-cartesian-cost-1 = A test looks at three flags, `O(1)`, instead of up to `n` queens. But rows that are taken are tried again and again: 15,720 tests for `n = 8`, almost three times as many as permutation search makes.
    .step = last word:reject

## Lesson: brute-force

lesson-brute-force-idea-1 = Make every board with a queen in every column, `n` rows to choose from in each of `n` columns, and only then look whether anybody attacks anybody.
    .step = word:add
lesson-brute-force-invariant-1 = Read as words, the boards come in the order of a dictionary: all before this one have been looked at, none of them twice.
    .step = word:add 2, word:add
lesson-brute-force-proof-1 = A solution has a queen in every column, so it is one of these boards, and each is judged as a whole. None is missed, none is wrong.
    .step = word:exhausted, word:found
lesson-brute-force-limits-1 = Right, but blind: if the first two queens attack each other, all `n^(n−2)` boards that begin with them are made nevertheless. Backtracking refuses them with one test.
    .step = whole-board
lesson-brute-force-cost-1 = `n^n` boards, each judged in `O(n)`: 256 for `n = 4`, 16,777,216 for `n = 8`, 8,916,100,448,256 for `n = 12`. Memory for one board; the others are kept here only to be shown.
    .step = last word:add

## Lesson: compare

lesson-compare-idea-1 = On each board count the pairs of queens that attack each other. The smaller number is the nearer board.
    .step = compare-pair
lesson-compare-invariant-1 = Every pair is looked at once, the left queen first. So a clash of two queens counts once, not once for each of them.
    .step = compare-counted
lesson-compare-limits-1 = 0 is a solution and nothing else is. But the number is a measure, not a distance: a board with one pair may be more moves away from a solution than one with three, so whoever follows it can get stuck.
    .step = word:found
lesson-compare-cost-1 = `n·(n−1)/2` pairs are looked at on each board, `O(n^2)`; a counter for every row and diagonal does it in `O(n)`. Memory for two boards.
    .step = last word:add

## Lesson: min-conflicts

lesson-min-conflicts-idea-1 = Put a queen into every column, anywhere, and repair: draw a queen that is attacked.
    .step = word:choose
lesson-min-conflicts-idea-2 = She goes to a row of her column where the fewest queens attack her, by lot if several rows are as good.
    .step = word:assign
lesson-min-conflicts-invariant-1 = Every column has exactly one queen, and the number of attacking pairs never grows: her own row is among those she may take.
    .step = word:assign 2, word:assign
lesson-min-conflicts-limits-1 = It ends only when it is lucky: the number of pairs may stay the same for ever, and where there is no solution it proves nothing. So `max_steps` bounds it.
    .step = word:found, last word:assign
lesson-min-conflicts-cost-1 = A move costs `O(n)`: counters for rows and diagonals tell the attackers of each square at once. Memory `O(n)`.
    .step = last word:assign
lesson-min-conflicts-cost-2 = Minton and others (1992) found that the number of moves hardly grows with `n`: about 50 for a million queens. But they began with a board that had few conflicts; ours begins anywhere.
    .step = word:start

## Lesson: hill-climbing

lesson-hill-climbing-idea-1 = Look at the neighbours of the board in random order and step to the first that has fewer attacking pairs.
    .step = word:improve
lesson-hill-climbing-idea-2 = What a neighbour is decides much. Two queens exchange rows: `n(n − 1)/2` boards, on which rows never clash if they did not before. One queen goes to any row: `n(n − 1)` boards. One queen goes one square: at most `2n`.
    .step = word:reject
lesson-hill-climbing-invariant-1 = With every step the attacking pairs become fewer. So no board comes twice, and a climb ends after at most `n(n − 1)/2` steps.
    .step = word:improve 2, word:improve
lesson-hill-climbing-limits-1 = Where no neighbour is better, it is stuck in a local minimum, perhaps far from a solution. Then only a new start helps; as a rule, the fewer neighbours there are, the sooner that happens.
    .step = word:back, word:found
lesson-hill-climbing-cost-1 = Counting the pairs of a board takes `O(n)`. So the last look around costs `O(n^3)`, or `O(n^2)` where a queen goes one square only. Memory: the list of neighbours, at most `n(n − 1)` changes.
    .step = last word:reject

## Lesson: genetic-genetic-permutation

lesson-genetic-genetic-permutation-idea-1 = A population of permutations evolves. The two best of five drawn at random become parents.
    .step = word:choose
lesson-genetic-genetic-permutation-idea-2 = A child keeps the first rows of one parent and takes what is missing in the order of the other; in 80 of 100 cases two of its queens then exchange rows (Eiben and Smith 2003).
    .step = crossfilled-mutated, crossfilled, word:add
lesson-genetic-genetic-permutation-invariant-1 = Every board is a permutation: rows and columns never clash, only diagonals can.
    .step = word:add
lesson-genetic-genetic-permutation-invariant-2 = With two children two boards go, the worst. So the population keeps its size, and its best board never gets worse.
    .step = word:drop
lesson-genetic-genetic-permutation-limits-1 = Nothing promises a solution: boards grow alike until crossing brings nothing new. After more than `patience` generations without a better one a new population begins.
    .step = word:restart, last word:improve, word:found
lesson-genetic-genetic-permutation-cost-1 = Clashes are counted in `O(n)`: `2n` minus the diagonals in use, which is 0 for a solution only. Memory `O(p·n)` for `p` boards.
    .step = word:found, last word:drop

## Lesson: genetic-genetic-classic

lesson-genetic-genetic-classic-idea-1 = The fitness of a board is `n(n − 1)/2` minus its attacking pairs. Boards that are not fit enough die.
    .step = not-fit, word:drop
lesson-genetic-genetic-classic-idea-2 = The others form couples. Both boards are cut at one place, the children exchange the ends, and some mutate in one column.
    .step = word:choose
lesson-genetic-genetic-classic-invariant-1 = Every board has one queen in each column, and that is all: rows may repeat, so a cut can spoil what was good in both parents.
    .step = child, word:add
lesson-genetic-genetic-classic-limits-1 = Parents make room for their children, so the best board may be lost and the best fitness may fall (Holland 1975 proves progress on average only, for parts of boards).
    .step = makes-room, word:restart 2, word:restart
lesson-genetic-genetic-classic-limits-2 = Without fresh random boards the population would die out: most boards are less fit than the threshold asks.
    .step = random-board, word:add
lesson-genetic-genetic-classic-cost-1 = A generation of `p` boards costs `O(p·n)` to count the pairs of all, and as much memory. How many generations it takes nobody can say beforehand.
    .step = last word:restart

## Lesson: monte-carlo

lesson-monte-carlo-idea-1 = How large is the tree of backtracking? Walk down it by lot: in each column draw one of the `m` safe rows, until there is none.
    .step = word:place
lesson-monte-carlo-idea-2 = If every board so deep had as many children as those on this way, there would be `m1 · m2 · …` of them: that is this probe's guess for the level.
    .step = word:place 3, word:place
lesson-monte-carlo-invariant-1 = A board is reached with probability `1/(m1 · m2 · …)` and then counts `m1 · m2 · …`: on average each board of the tree counts exactly 1.
    .step = word:place 2, word:place
lesson-monte-carlo-proof-1 = So the mean over all probes is right on average, for any tree (Knuth 1975): it has no bias, only spread.
    .step = probe-ends, word:improve
lesson-monte-carlo-limits-1 = One probe may be far off: its standard deviation is 48 per cent of the size for `n = 8`. With `k` probes it shrinks by the root of `k`, so four times the probes halve it.
    .step = probe-early, word:improve
lesson-monte-carlo-cost-1 = A probe tests at most `n^2` squares and keeps one board, `O(n)`; the whole tree has 15,721 nodes for `n = 8` and 10,103,869 for `n = 12`.
    .step = word:found

## Lesson: construction

lesson-construction-idea-1 = Queens in a staircase of knight's moves, 2, 4, 6, …, never share a diagonal: from one to the next it is one column, but two rows.
    .step = evens-first, word:assign
lesson-construction-idea-2 = A second staircase, 1, 3, 5, …, takes the rows that are left.
    .step = odds-after, word:assign
lesson-construction-invariant-1 = No row comes twice in the list, whatever is moved in it: so queens could clash on diagonals only.
    .step = last word:assign
lesson-construction-proof-1 = Two queens of different staircases share a diagonal only if 3 divides one less than the number of evens. That is so just when `n` leaves 2, 3, 8 or 9 on division by 12.
    .step = odds-after, word:assign
lesson-construction-proof-2 = For these remainders some numbers change places, for 8 all the odd ones, which removes the clashes (Pauls 1874).
    .step = swap-one-three, odds-in-pairs, two-last, word:found
lesson-construction-limits-1 = It gives one solution, always the same, and cannot complete a board on which queens already stand.
    .step = word:found
lesson-construction-cost-1 = `O(n)` in time and memory: `n` numbers are written, and nothing is searched.
    .step = word:found

## Lesson: check

lesson-check-idea-1 = Put each queen on the list of her row, of her falling and of her rising diagonal. A line with more than one queen is crowded.
    .step = word:start
lesson-check-invariant-1 = All queens of a crowded line attack each other, also past those that stand between them.
    .step = crowded-line, word:found
lesson-check-proof-1 = Queens attack along rows, columns and diagonals only, and a column has never two, because a board is one number a column. So `n` queens without a crowded line are a solution, and all others are not.
    .step = word:found, word:exhausted
lesson-check-cost-1 = `O(n)` in time and memory, since a square's diagonals are `row − column` and `row + column`; comparing all pairs would take `O(n^2)`.
    .step = word:start
