puzzle-n-queens-hint = Write the row of the queen in each column, 0 for none: 2 4 1 3 or [2,4,1,3]. Or draw the rows: .Q.. ...Q Q... ..Q. Write forbidden squares after an x, as row,column: 0 0 0 0 x 1,1 2,3. Leave this empty for an empty board. Or tap squares to place queens, and drag over empty squares to forbid them.
puzzle-n-queens-rule = { $n ->
    [1] Place a queen on the only square.
   *[other] { $forbidden ->
        [0] Place { $n } queens on { $n }×{ $n } squares so that no two share a row, a column or a diagonal.
       *[other] Place { $n } queens on allowed squares so that no two share a row, a column or a diagonal.
    }
}
preset-n-queens-four = Four queens: every test and every retreat
preset-n-queens-eight = Eight queens: the first solution
preset-n-queens-iterative = One array, one pointer: all solutions for n = 6
preset-n-queens-permutation = Swaps never repeat a row
preset-n-queens-cartesian = Every row in every column
preset-n-queens-every-board = Four queens, one in each column: all 256 boards
preset-n-queens-compared = Which board is nearer to a solution?
preset-n-queens-repair = Repairing a board of twelve queens
preset-n-queens-climb-swap = Hill climbing by swaps
preset-n-queens-climb-row = Hill climbing: stuck, then a new start
preset-n-queens-climb-square = Hill climbing by one square: soon stuck
preset-n-queens-genes = A population of permutations evolves
preset-n-queens-genes-classic = The classic genetic algorithm
preset-n-queens-estimate = How large is the tree? An estimate
preset-n-queens-rules = Fourteen queens by rule, without search
preset-n-queens-judged = Is [6,3,7,4,1,5,2] a solution?
preset-n-queens-gallery = All 92 solutions in 12 families
preset-n-queens-completed = Completing a board that has two queens
preset-n-queens-forbidden = Eight queens, none on the long diagonals
preset-n-queens-thousand = A thousand queens
preset-n-queens-too-many-solutions = Seven “solutions” for four queens
algorithm-backtracking = Backtracking
algorithm-backtracking-about = Fills the columns from left to right: each queen goes to the first safe row. If no row is safe, it lifts the last queen and tries her next row.
algorithm-backtracking-idea = Column by column, a queen takes the first safe square; if there is none, the last queen moves on.
algorithm-backtracking-iterative = Backtracking without recursion
algorithm-backtracking-iterative-about = Backtracking with one array and a pointer: the pointer moves right if a safe row is found, and left if not.
algorithm-backtracking-iterative-idea = It moves one column right when a queen is safe, and one column back when no row is left.
algorithm-permutation = Permutation search
algorithm-permutation-about = Uses every row exactly once from the start. Swaps decide which column gets which row, so rows need no test.
algorithm-permutation-idea = Every queen has her own row from the start; swapping rows frees the diagonals.
algorithm-cartesian = Cartesian search
algorithm-cartesian-about = Tries every row in every column; flags remember which rows and diagonals are taken. An attempt is one test of a square.
algorithm-cartesian-idea = It tries every row in every column, and remembers which rows and diagonals are taken.
algorithm-brute-force = Brute force
algorithm-brute-force-about = Looks at every board with a queen in every column: 4⁴ = 256 for four queens, 8⁸ = 16,777,216 for eight. If every queen has her own row, 8! = 40,320 boards are left. For eight, backtracking tests a square only 15,720 times.
algorithm-brute-force-idea = It makes every board with one queen in each column, and checks whether it is a solution.
algorithm-compare = Compare two boards
algorithm-compare-about = Counts the attacking pairs of two boards. The board with fewer pairs is called nearer to a solution: hill climbing uses only this number.
algorithm-compare-idea = On both boards it counts the pairs of queens that attack each other: fewer is nearer.
algorithm-min-conflicts = Min-conflicts
algorithm-min-conflicts-about = Puts a queen in a random row of each column. Then it moves a random attacked queen to a row of her column with the fewest attackers, again and again. Queens you placed stay, unless you filled the board.
algorithm-min-conflicts-idea = All queens are placed first; then an attacked one moves to where the fewest attack her.
algorithm-hill-climbing = Hill climbing
algorithm-hill-climbing-about = Moves to a neighbouring board with fewer attacking pairs as long as there is one. Choose what a neighbour is, and see where the climb gets stuck.
algorithm-hill-climbing-idea = All queens are placed first; then a change stays only if fewer pairs attack each other.
algorithm-genetic = Genetic algorithm
algorithm-genetic-about = A population of boards evolves: fit boards have children, which mix the columns of their parents and may mutate. Permutations never clash in rows. The classic variant lets rows repeat and usually does worse.
algorithm-genetic-idea = There are many boards at once; the best have children that mix the queens of both parents.
algorithm-monte-carlo = Monte Carlo estimate
algorithm-monte-carlo-about = Estimates how many nodes the tree of complete backtracking has: the empty board and every test of a square. It follows only random paths down.
algorithm-monte-carlo-idea = It places safe queens at random, and so guesses how many tries a full search needs.
algorithm-construction = Construction by rule
algorithm-construction-about = Lists the even rows, then the odd rows. Some are moved in the list, depending on n mod 12. No search is needed.
algorithm-construction-idea = A rule lists the even rows, then the odd rows, and changes a few if it must: no search.
algorithm-check = Check a board
algorithm-check-about = Finds every row and diagonal with more than one queen.
algorithm-check-idea = It looks for rows and diagonals with more than one queen.
algorithm-count = Count all solutions
algorithm-count-about = Counts all solutions with bit tables and symmetries. On an empty board it also counts the fundamental ones, and shows all families if there are not too many solutions.
algorithm-count-idea = It counts all solutions in a very fast search, which is not shown step by step.
algorithm-first = First solution
algorithm-first-about = Always fills the row or column with the fewest safe squares next. It finds one solution, completes your board, or proves that it cannot be completed.
algorithm-first-idea = It always fills the row or column with the fewest safe squares next.
algorithm-large = Huge boards
algorithm-large-about = Makes a random permutation with few clashes and repairs it by swaps (Sosič and Gu). A million queens take seconds.
algorithm-large-idea = Every queen gets a row of her own at random; then swaps settle the attacks that are left.
algorithm-too-many-solutions = Too many solutions
algorithm-too-many-solutions-about = A backtracking program as it is often printed. For four queens it finds seven boards, but there are only two solutions.
algorithm-too-many-solutions-idea = { algorithm-backtracking-idea }
option-n = n
option-other = Second board
option-other-hint = leave empty for a random one
option-until = Look for
option-restarts = Restarts
alternative-again = Allow { $restarts } restarts
option-max-steps = Move limit
option-neighbourhood = Neighbour
option-variant = Variant
option-population = Population
option-patience = Patience (permutation)
option-generations = Generations (classic)
option-mutation = Mutation, per cent (classic)
option-threshold = Minimum fitness to survive, per cent (classic)
option-refill = Top up with (classic)
option-probes = Probes
option-gallery = Show at most
choice-first = the first solution
choice-all = all solutions
choice-swap = two queens exchange rows
choice-row = a queen goes to any row
choice-square = a queen goes one square
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
counter-shown = solutions shown
counter-reports = progress reports
result-queens = Rows of the queens
result-on-forbidden = Queens on forbidden squares
result-exact = Exact number
result-exact-none = not known
list-population = Population, best first
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
plot-mean = Nodes of the tree: the mean of the estimates so far
axis-probe = probe
plot-fitness = The best fitness
plot-clashes = The fewest clashes
plot-pairs = Attacking pairs
plot-line-mean = mean
plot-line-exact = exact number
plot-line-best-fitness = best fitness
plot-line-most = a solution's fitness
plot-line-best = fewest clashes
plot-line-pairs = attacking pairs
table-known-counts = How many solutions there are
table-known-counts-note = This program counted the solutions up to n = 14. The last four rows are published numbers from supercomputers or special hardware.
table-search-sizes = How much each search has to look at
table-search-sizes-note = Brute force looks at nⁿ boards with a queen in every column. If every queen has her own row, n! boards are left. Backtracking skips every board that begins with a refused one. For n = 8 its tree has 15,721 nodes: the empty board and one node for each of 15,720 tests. At 2,057 of these nodes no queen attacks another. So it is not true that ordinary search cannot solve n queens.
column-n = n
column-solutions = all
column-fundamental = fundamental
column-boards = nⁿ boards
column-permutations = n! permutations
column-nodes = nodes of backtracking
column-promising = safe boards

## Legend

legend-role-current = { $algorithm ->
    [genetic] changed by chance, or in the best board
    [construction] a queen just added or moved
    [hill-climbing] differs from the board before
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
   *[other] a queen of the solution
}
legend-role-goal = no queen here attacks another
legend-role-conflict = { $algorithm ->
    [genetic] leaves the population
    [hill-climbing] a change that is no better
    [min-conflicts] attacks the chosen queen
   *[other] attacked or forbidden
}
legend-role-hint = { $algorithm ->
    [compare] where the boards differ
    [hand] what the hint is about
   *[other] the attacking queen
}
legend-clash = these attack each other
legend-note = { $algorithm ->
    [monte-carlo] the safe rows of the column, numbered
   *[other] how many queens attack this square
}
legend-ruled = a square that a queen attacks
legend-blocked = forbidden square

## Reasons

about-forbidden-squares = { $forbidden ->
   *[0] {""}
    [one] {" "}One square is forbidden: no queen may be placed there.
    [other] {" "}{ $forbidden } squares are forbidden: no queen may be placed there.
}
reason-backtracking-start = The search fills the columns from left to right. Each queen goes to the first safe row from the top.{ about-forbidden-squares }
reason-safe = Column { $column }, row { $row }: no queen attacks this square, so the queen stays here.
reason-attacked = Column { $column }, row { $row } is refused: the queen in column { $attacker }, row { $attacker-row } attacks it along { $line ->
    [row] the row
   *[diagonal] a diagonal
}.
reason-take-back = { $failed ->
    [0] This board is counted. To look for others,
   *[other] Column { $failed } has no safe row left. So
} the search lifts the queen of column { $column } from row { $row }{ $next ->
    [0] . Column { $column } has no row left{ $failed ->
        [0] {""}
       *[other] , either
    }.
   *[other] {" "}and tries row { $next } next.
}
queens-stand = { $queens ->
    [none] {""}
   *[other] { $n ->
        [one] {""}
       *[other] {" "}From column 1 to column { $n }, they stand in rows { $queens }.
    }
}
reason-all-placed = { $n ->
    [one] The only queen is placed, and no other can attack her: solution number { $count }.
   *[other] All { $n } queens are placed, and none attacks another: solution number { $count }.{ queens-stand }
}
reason-all-tried = { $count ->
    [0] There is no solution: everything was tried.
    [one] There is exactly one solution: everything was tried.{ $queens ->
        [none] {""}
       *[other] {" "}It has its queens in rows { $queens }.
    }
   *[other] There are exactly { $count } solutions: everything was tried.{ $queens ->
        [none] {""}
       *[other] {" "}The first has its queens in rows { $queens }.
    }
}
reason-budget-solutions = The budget of { $budget } was used up. { $solutions ->
    [0] No solution was found, but there may be one.
    [one] One solution was found; there may be more.
   *[other] { $solutions } solutions were found; there may be more.
} { $budget-rises ->
    [0] Try an algorithm that needs less.
   *[other] Raise the budget, or try an algorithm that needs less.
}
reason-iterative-start = The array b holds the row of the queen in each column, or 0. The pointer starts at the first column to be filled.{ about-forbidden-squares }
reason-off-the-board = Column { $column } has no safe row left, so its value becomes 0. { $before ->
    [0] It was the first column to be filled, so nothing is left to try.
   *[other] The pointer moves left to column { $before }, whose queen must move.
}
reason-permutation-start = Queen i starts in row i. So every row is used exactly once, and swaps do not change that.{ about-forbidden-squares }
reason-diagonals-free = Column { $column } gets row { $row }: no earlier queen is on the diagonals of this square, so the row stays.
reason-diagonal-taken = Row { $row } for column { $column } is refused: the queen in column { $attacker }, row { $attacker-row } is on a diagonal of this square.
reason-square-forbidden = Row { $row } for column { $column } is refused: this square is forbidden.
reason-swap-back = { $failed ->
    [0] This solution is counted. To look for others,
   *[other] Column { $failed } has no row left to try. So
} the search takes row { $row } back from column { $column }{ $next ->
    [0] . No other row is left for column { $column }{ $failed ->
        [0] {""}
       *[other] , either
    }.
   *[other] {" "}and tries row { $next } there next.
}
reason-cartesian-start = The search tries every row in every column. Each queen raises a flag for her row and for both her diagonals.{ about-forbidden-squares }
reason-flags-down = Column { $column }, row { $row }: the flags of its row and both diagonals are down, so the queen stays here and raises them.
reason-flag-raised = Column { $column }, row { $row } is refused: the queen in column { $attacker }, row { $attacker-row } raised a flag of this square.
reason-lower-flags = { $failed ->
    [0] This solution is counted. To look for others,
   *[other] Column { $failed } has no safe row left. So
} the search lifts the queen of column { $column } from row { $row }, lowers her flags{ $next ->
    [0] {" "}and goes back: column { $column } has no row left{ $failed ->
        [0] {""}
       *[other] , either
    }.
   *[other] {" "}and tries row { $next } next.
}
reason-brute-force-start = { $boards ->
    [0] A column has no allowed square, so there is no board to look at for n = { $n }.
    [one] Brute force looks at boards with a queen in every column. For n = { $n } there is only one.
   *[other] Brute force looks at boards with a queen in every column. For n = { $n } there are { $boards }.
}{ about-forbidden-squares }
reason-whole-board = { $pairs ->
    [0] On this board no queen attacks another.
    [one] This board has one attacking pair: it is not a solution.
   *[other] This board has { $pairs } attacking pairs: it is not a solution.
}
reason-compare-start = Which of two boards with n = { $n } is nearer to a solution? Count the attacking pairs.
reason-compare-board = { $which ->
    [1] Count the pairs on the first board.
   *[other] Count the pairs on the second board.
}
reason-compare-pair = Pair { $count }: the queen in column { $column }, row { $row } and the queen in column { $other }, row { $other-row } attack each other.
reason-compare-counted = { $which ->
    [1] The first board
   *[other] The second board
} has { $pairs ->
    [0] no attacking pair
    [one] one attacking pair
   *[other] { $pairs } attacking pairs
}.{ $pairs ->
    [0] {""}
   *[other] {" "}Each pair counts once. If you add up the attackers of every queen, each pair counts twice: that makes { $attackers }.
}
reason-compare-nearer = Attacking pairs: { $first } against { $second }. The { $which ->
    [1] first
   *[other] second
} board is called nearer to a solution. The boards differ in { $apart ->
    [one] one column
   *[other] { $apart } columns
}.{ $neighbour ->
    [row] {" "}So hill climbing can step from the other board to this one if you choose “{ choice-row }” as the neighbour.
    [swap] {" "}So hill climbing can step from the other board to this one if you choose “{ choice-swap }” as the neighbour.
   *[none] {""}
}
reason-compare-equal = Attacking pairs: { $first } against { $second }. Neither board is called nearer to a solution.
reason-first-assignment = Every column has a queen. The board has { $pairs ->
    [0] no attacking pair
    [one] one attacking pair
   *[other] { $pairs } attacking pairs
}.{ about-forbidden-squares }
reason-fresh-assignment = Round { $round } starts from a new random board with { $pairs ->
    [0] no attacking pair
    [one] one attacking pair
   *[other] { $pairs } attacking pairs
}.
reason-conflicted-queen = The queen of column { $column } is chosen at random from the attacked queens; { $count ->
    [one] one queen attacks her
   *[other] { $count } queens attack her
}.
column-of-fewest = { $forbidden-in-column ->
    [0] column { $column }
   *[other] column { $column } (without its forbidden squares)
}
reason-fewest-conflicts = { $ties ->
    [one] Row { $row } of { column-of-fewest } has the fewest attackers ({ $count }), so the queen goes there.
   *[other] { $ties } rows of { column-of-fewest } have the fewest attackers ({ $count } each). The queen goes to row { $row }, chosen at random.
} { $pairs ->
    [0] No attacking pair is left
    [one] One attacking pair is left
   *[other] { $pairs } attacking pairs are left
}.{ $noted ->
    [0] {""}
   *[other] {" "}The small numbers count the attackers of each row.
}
reason-already-best = { $ties ->
    [one] In { column-of-fewest }, only the queen's own row { $row } has the fewest attackers ({ $count }), so she stays.
   *[other] { $ties } rows of { column-of-fewest } have the fewest attackers ({ $count } each). The queen's own row { $row } is chosen at random, so she stays.
} { $pairs ->
    [one] One attacking pair is left
   *[other] { $pairs } attacking pairs are left
}.
reason-no-conflicts = { $n ->
    [one] The only queen cannot be attacked: this is a solution.
   *[other] None of the { $n } queens is attacked: this is a solution.{ queens-stand }
}
reason-steps-spent = Min-conflicts has used the { $steps ->
    [one] one move
   *[other] { $steps } moves
} of this round and gives up: { $pairs ->
    [one] one attacking pair is
   *[other] { $pairs } attacking pairs are
} left. { $max-steps-rises ->
    [0] { $restarts-rises ->
        [0] Choose another seed.
       *[other] Allow more restarts, or choose another seed.
    }
   *[other] { $restarts-rises ->
        [0] Allow more moves, or choose another seed.
       *[other] Allow more moves or restarts, or choose another seed.
    }
}
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
reason-better-neighbour = If { $other ->
    [0] the queen of column { $column } goes to row { $row }
   *[other] the queens of columns { $column } and { $other } exchange their rows
}, the board has { $pairs ->
    [0] no attacking pair
    [one] one attacking pair
   *[other] { $pairs } attacking pairs
} instead of { $before }, so the climb takes this step.
reason-no-better-neighbour = If { $other ->
    [0] the queen of column { $column } goes to row { $row }
   *[other] the queens of columns { $column } and { $other } exchange their rows
}, the board has { $pairs ->
    [one] one attacking pair
   *[other] { $pairs } attacking pairs
}. Now it has { $before }, so the climb does not take this step.
reason-local-minimum = { $pairs ->
    [one] Every neighbour has at least one attacking pair, too: this is a local minimum.
   *[other] No neighbour has fewer than { $pairs } attacking pairs: this is a local minimum.
}
reason-no-pairs-left = { $n ->
    [one] The only queen cannot be attacked: this is a solution.
   *[other] None of the { $n } queens attacks another: this is a solution.{ queens-stand }
}
reason-climbs-spent = { $climbs ->
    [one] The climb ended in a local minimum. It
   *[other] All { $climbs } climbs ended in local minima. The last one
} has { $pairs ->
    [one] one attacking pair
   *[other] { $pairs } attacking pairs
}. { $restarts-rises ->
    [0] Choose another kind of neighbour.
   *[other] { $climbs ->
        [one] Allow restarts,
       *[other] Allow more restarts,
    } or choose another kind of neighbour.
}
reason-classic-start = On the boards of the first population, every queen is in a random row. A solution has the fitness n(n − 1)/2 = { $most }.
reason-random-board = A random board with { $pairs ->
    [0] no attacking pair
    [one] one attacking pair
   *[other] { $pairs } attacking pairs
} joins the population.
reason-generation = Generation { $generation }: { $size ->
    [one] its board
   *[other] the best of { $size } boards
} has fitness { $best-fitness } of { $most }.
reason-not-fit = Fitness { $fitness } is less than { $wanted }: this board does not survive.
reason-couple = These two boards form a couple. { $cut ->
    [0] The cut is before the first column, so each child takes all columns of one parent.
    [one] Both are cut after the first column.
   *[other] Both are cut after the first { $cut } columns.
}
reason-child = A child takes { $cut ->
    [0] all its columns from one parent
    [one] the first column from one parent and the rest from the other
   *[other] the first { $cut } columns from one parent and the rest from the other
}. It has { $pairs ->
    [0] no attacking pair
    [one] one attacking pair
   *[other] { $pairs } attacking pairs
}.
reason-child-mutated = A child takes { $cut ->
    [0] all its columns from one parent
    [one] the first column from one parent and the rest from the other
   *[other] the first { $cut } columns from one parent and the rest from the other
}. Then column { $column } mutates: its queen is now in row { $row }. The child has { $pairs ->
    [0] no attacking pair
    [one] one attacking pair
   *[other] { $pairs } attacking pairs
}.
reason-makes-room = This board was fit enough, but now the next generation replaces it.
reason-fit-board = { $n ->
    [one] Fitness { $best-fitness } of { $most }: generation { $generation } has a solution.
   *[other] Fitness { $best-fitness } of { $most }: none of the { $n } queens attacks another. Generation { $generation } has a solution.{ queens-stand }
}
reason-generations-spent = After { $generations ->
    [one] one generation
   *[other] { $generations } generations
} the best fitness is { $fitness } of { $most }: no solution. { $generations-rises ->
    [0] Choose the permutation variant.
   *[other] Allow more generations, or choose the permutation variant.
}
reason-permutation-genes = Every board is a permutation: no two queens share a row or a column, so queens can clash only on diagonals.
reason-random-permutation = A random permutation with { $clashes ->
    [0] no clash
    [one] one clash
   *[other] { $clashes } clashes
} on the diagonals joins the population.
reason-tournament = The two best of { $size } boards chosen at random become parents. Both are cut after column { $cut }.
reason-crossfilled = The child keeps { $cut ->
    [one] the first queen
   *[other] the first { $cut } queens
} of one parent and takes the missing rows in the order of the other. It has { $clashes ->
    [0] no clash
    [one] one clash
   *[other] { $clashes } clashes
} on the diagonals.
reason-crossfilled-mutated = The child keeps { $cut ->
    [one] the first queen
   *[other] the first { $cut } queens
} of one parent and takes the missing rows in the order of the other. Then the queens of columns { $first } and { $second } exchange their rows. The child has { $clashes ->
    [0] no clash
    [one] one clash
   *[other] { $clashes } clashes
} on the diagonals.
reason-worst-goes = The worst board is removed, so the population keeps its size.
reason-new-best = In generation { $generation } the best board of the population gets better: it has { $best ->
    [0] no clash at all
    [one] one clash
   *[other] { $best } clashes
}.
reason-stagnation = There was no better board in { $patience ->
    [one] more than one generation
   *[other] more than { $patience } generations
}, so this population is removed.
reason-new-population = The population was stuck for { $patience ->
    [one] more than one generation
   *[other] more than { $patience } generations
}, so a new one begins.
reason-fit-permutation = { $n ->
    [one] No clash is left: generation { $generation } has a solution.
   *[other] None of the { $n } queens attacks another: generation { $generation } has a solution.{ queens-stand }
}
reason-monte-carlo-start = { $probes ->
    [one] One random probe
   *[other] { $probes } random probes
} will estimate how many nodes the tree of backtracking has for n = { $n }: one for the empty board and one for each test of a square.{ about-forbidden-squares }
reason-probe-starts = Probe { $probe } starts from the empty board.
reason-random-child = Column { $column } has { $count ->
    [one] one safe row, and the queen goes there
   *[other] { $count } safe rows, and one is chosen at random
}. If all boards branched like those of this probe, { $product ->
    [one] there would be one safe board
   *[other] there would be { $product } safe boards
} with { $column ->
    [one] one queen
   *[other] { $column } queens
}.
reason-probe-early = Probe { $probe } estimates { $nodes ->
    [one] one node
   *[other] { $nodes } nodes
}; the mean so far is { $mean }. After { $enough } probes we can say how far off it may be.
reason-estimate-early = After { $probe ->
    [one] one probe
   *[other] { $probe } probes
} the estimate is { $mean ->
    [one] one node
   *[other] { $mean } nodes
}. With { $enough } probes or more, we could say how far off it may be.
reason-probe-ends = Probe { $probe } estimates { $nodes ->
    [one] one node
   *[other] { $nodes } nodes
}. The mean so far is { $mean }. With 95% confidence the true number is between { $low } and { $high }.
reason-estimate = After { $probe } probes the estimate is { $mean ->
    [one] one node
   *[other] { $mean } nodes
}, between { $low } and { $high } with 95% confidence.
reason-construction-start = n = { $n } divided by 12 leaves the remainder { $rest }. This decides which rules apply.
reason-evens-first = { $count ->
    [0] There is no even number up to n.
   *[other] The even numbers come first: they are the rows of the first { $count } columns.
}
reason-two-last = The remainder is { $rest }, so 2 goes to the end of the even numbers.
reason-odds-after = { $count ->
    [one] The odd number 1 follows.
   *[other] The odd numbers follow.
}
reason-odds-in-pairs = The remainder is { $rest }, so the odd numbers change places in pairs: 3 1 7 5 …
reason-swap-one-three = The remainder is { $rest }, so 1 and 3 change places.
reason-five-last = The remainder is 2, so 5 goes to the end of the list.
reason-one-three-last = The remainder is { $rest }, so 1 and 3 go to the end of the list.
reason-constructed = { $n ->
    [one] The only queen cannot be attacked: this is a solution, found without a search.
   *[other] None of the { $n } queens attacks another: this is a solution, found without a search.{ queens-stand }
}
reason-check-start = { $queens ->
    [0] No queen is
    [one] One queen is
   *[other] { $queens } queens are
} on the board of n = { $n }. Does any line have more than one queen?
reason-crowded-line = { $count } queens share { $kind ->
    [row] row { $first-row }
   *[diagonal] a diagonal
}{ $count ->
    [2] : they
   *[other] ; two of them
} are in column { $first }, row { $first-row } and column { $second }, row { $second-row }.
reason-check-fails = { $pairs ->
    [one] There is one attacking pair
   *[other] There are { $pairs } attacking pairs
}, so this is not a solution, and it cannot be completed to one.
reason-check-solution = { $n ->
    [one] The only queen cannot be attacked: this is a solution.
   *[other] The board has { $n } queens, and no line has two of them: this is a solution.
}
reason-check-peaceful = { $queens ->
    [0] The board is empty: there is nothing to check yet.
    [one] There is only one queen, so no other queen can attack her. Other algorithms can find out whether the board can be completed.
   *[other] None of the { $queens } queens attacks another. Other algorithms can find out whether the board can be completed.
}
reason-check-forbidden = { $count ->
    [one] The queen of column { $column } is on a forbidden square, in row { $row }: this is not a solution.
   *[other] { $count } queens are on forbidden squares, the first in column { $column }, row { $row }: this is not a solution.
}
reason-answer-queen = In the solution, column { $column } has its queen in row { $row }.
reason-answer-rows = { $queens ->
    [none] { reason-answer-queen }
   *[other] { $n ->
        [one] In the solution, the only queen is in row { $row }.
       *[other] From column 1 to column { $n }, the queens of the solution stand in rows { $queens }.
    }
}
reason-answer-at-once = This is the solution, with all { $n } queens.
reason-count-start = { $n ->
    [one] Python counts all solutions for one queen.
    [2] Python counts all solutions for { $n } queens.
    [3] Python counts all solutions for { $n } queens.
   *[other] Python counts all solutions for { $n } queens without making each of them: of up to eight symmetric boards it follows only one.
}
reason-count-start-given = Python counts all solutions that complete this board of n = { $n }, without making each one.{ about-forbidden-squares }
reason-count-progress = { $percent }% of the search for n = { $n } is done: { $solutions ->
    [one] one solution
   *[other] { $solutions } solutions
} so far.
reason-count-symmetric = There are { $solutions } solutions. Now Python counts those that a half turn does not change: { $symmetric } so far. With these it can work out the number of families.
reason-count-gallery = { $shown } of { $solutions } solutions are shown. Python skips each solution that is a turned or mirrored image of one of them.
reason-count-not-shown = { $solutions ->
    [one] There is one solution, but the list may show at most { $gallery }. So you see it only on the board.
   *[other] There are { $solutions } solutions, but the list may show at most { $gallery }. So you see only the first one, on the board.
} You can raise “{ option-gallery }”.
reason-count-none = { $n ->
    [one] No solution exists: a queen cannot be placed here.
    [2] No solution exists for { $n } queens.
    [3] No solution exists for { $n } queens.
   *[other] Everything was tried: there is no solution with { $n } queens here.
}
reason-count-completions = This board of n = { $n } can be completed in { $solutions ->
    [one] exactly one way
   *[other] { $solutions } ways
}.
reason-count-found = For n = { $n } there { $solutions ->
    [one] is one solution.
   *[other] are { $solutions } solutions, { $fundamental ->
        [one] all of them turned or mirrored images of one. So one solution is fundamental.
       *[other] in { $fundamental } families. A solution and its turned and mirrored images make one family, so { $fundamental } solutions are fundamental.
    }
}
reason-fundamental-solution = Family { $orbit } { $size ->
    [one] is this solution alone.
   *[other] has { $size } different boards in all: this solution and its turned and mirrored images.
}
reason-symmetric-image = The first solution of family { $orbit } becomes this board by the symmetry { $symmetry ->
    [rotate-90] “quarter turn”
    [rotate-180] “half turn”
    [rotate-270] “three quarter turns”
    [mirror-horizontal] “left and right exchanged”
    [mirror-vertical] “top and bottom exchanged”
    [mirror-diagonal] “mirrored at the falling diagonal”
    [mirror-antidiagonal] “mirrored at the rising diagonal”
   *[other] { $symmetry }
}.
reason-first-start = { $given ->
    [0] For n = { $n }, the search always fills the row or column with the fewest safe squares.
    [one] One queen is given for n = { $n }. The search always fills the row or column with the fewest safe squares.
   *[other] { $given } queens are given for n = { $n }. The search always fills the row or column with the fewest safe squares.
}{ about-forbidden-squares }
reason-first-progress = { $placed ->
    [one] One of { $n } queens is
   *[other] { $placed } of { $n } queens are
} placed. So far the search has looked at { $nodes ->
    [one] one board
   *[other] { $nodes } boards
}.
reason-first-found = { $n ->
    [one] The queen is placed
   *[other] All { $n } queens are placed, and none attacks another{ $given ->
        [0] {""}
        [one] {" "}(one was given)
       *[other] {" "}({ $given } were given)
    }
}; { $nodes ->
    [0] the search looked at no other board
    [one] the search looked at one board
   *[other] the search looked at { $nodes } boards
}.
reason-first-none = { $nodes ->
    [0] A row or column has no safe square left
    [one] The search looked at one board and tried everything
   *[other] The search looked at { $nodes } boards and tried everything
}: there is no solution for n = { $n }{ $given ->
    [0] {" "}here
    [one] {" "}with the given queen
   *[other] {" "}with the { $given } given queens
}.
reason-large-start = { $n ->
    [one] Place one queen on the only square.
   *[other] Place { $n } queens column by column where the diagonals are free. Then place those that are left, and repair the board by swaps.
}
reason-large-place = { $placed ->
    [one] One of { $n } queens is
   *[other] { $placed } of { $n } queens are
} placed without a clash.
reason-large-repair = { $placed ->
    [one] { $n ->
        [one] The queen is
       *[other] One of { $n } queens is
    }
   *[other] { $placed } of { $n } queens are
} placed without a clash; { $left ->
    [0] nothing is left to repair
    [one] one queen still needs a safe square
   *[other] { $left } queens still need safe squares
}.
reason-large-swap = The search has tried { $tries } swaps. { $left ->
    [one] One of { $n } queens still needs a safe square
   *[other] { $left } of { $n } queens still need safe squares
}.
reason-large-restart = Attempt { $attempt } did not find { $left ->
    [one] a safe square for the last
   *[other] safe squares for the last { $left }
} of { $n } queens: the search restarts.

reason-large-found = Attempt { $attempt } placed { $n ->
    [one] the queen
   *[other] all { $n } queens
}; { $repaired ->
    [0] no repair was needed
    [one] one was placed in the repair
   *[other] { $repaired } were placed in the repair
}.
reason-large-none = There is no solution for { $n } queens.
reason-fault-start = This program looks for all solutions for n = { $n }. Watch which queens it accepts.
reason-fault-safe = Column { $column }, row { $row }: the program accepts this queen, and no queen attacks her.
reason-fault-passes = { $attackers ->
    [one] Column { $column }, row { $row }: the program accepts this queen, although the queen in column { $attacker }, row { $attacker-row } attacks her.
   *[other] Column { $column }, row { $row }: the program accepts this queen, although { $attackers } queens attack her, one of them in column { $attacker }, row { $attacker-row }.
}
reason-fault-refuses = Column { $column }, row { $row }: the program refuses this square because the queen in column { $attacker }, row { $attacker-row } attacks it.
reason-fault-printed = { $pairs ->
    [0] The program prints this as solution number { $count }, and it really is a solution.
    [one] The program prints this as solution number { $count }. But this board has one attacking pair.
   *[other] The program prints this as solution number { $count }. But this board has { $pairs } attacking pairs.
}
reason-fault-ended = { $count ->
    [one] The program has printed one board. { $right ->
        [0] It is not a solution.
       *[other] It is a solution.
    }
   *[other] The program has printed { $count } boards. { $right ->
        [0] None of them is a solution.
        [one] One of them is a solution.
       *[other] { $right } of them are solutions.
    }
}
fault-too-many-solutions-hint = Look at a step where a queen stays although another queen attacks her. In which direction is the other queen? Which test should have noticed the attack?
fault-too-many-solutions-why = The bracket of abs closes too late. So abs gets a comparison, which is true or false, 1 or 0. The test is true only if col[i] − col[k] is exactly i − k. That is only one of the two diagonals. On the other one the difference is −(i − k), so the program does not see the attack. For n = 4 it prints 7 boards instead of 2, and for n = 8 it prints 2,113 instead of 92.
hand-attack = { $line ->
    [row] in row { $row }: columns { $column } and { $other }
   *[diagonal] on a diagonal: column { $column }, row { $row } and column { $other }, row { $other-row }
}
reason-hand-conflicts = { $pairs ->
    [one] Two queens attack each other { hand-attack }.
   *[other] There are { $pairs } attacking pairs. For example, two queens attack each other { hand-attack }.
}
reason-hand-peaceful = { $queens ->
    [0] No queen is placed yet.
    [one] One of { $n } queens is placed, and none attacks her.
   *[other] { $queens } of { $n } queens are placed, and none attacks another.
}
reason-hand-solution = { $n ->
    [one] The queen is safe: a solution!
   *[other] All { $n } queens are safe: a solution!
}
reason-hand-forbidden = { $wrong ->
    [one] One queen is on a forbidden square: lift her.
   *[other] { $wrong } queens are on forbidden squares: lift them.
}

error-queen-off-board = Column { $column } has its queen in row { $row }, which is off the board. { $n ->
    [one] The only row is 1
   *[other] Rows go from 1 to { $n }
}, and 0 means no queen.
read-rows-from-zero = Read as rows counted from 0: the row of the queen in each column.
read-rows-from-one = Read as rows counted from 1, with 0 for a column that has no queen.
read-queens-squares = Read as the squares of the queens on a board of { $n } rows and columns; a1 is at the bottom left.
read-queens-fen = Read as a position in chess notation (FEN).
read-queen-sign = Read as a drawing; each { $sign } is a queen.
error-rows-from-where = Are the rows counted from 0? Or from 1, where 0 means a column without a queen?
error-queens-or-size = The list begins with { $n }. Is this the number of queens, or the row of the first queen?
error-drawing-unclear = It is unclear which squares of this table have queens. Write Q for a queen and a full stop for an empty square. Or write the row of the queen in each column, for example 2 4 1 3.
error-queen-not-a-number = “{ $given }” for column { $column } is not a number. Write the row of the queen in each column, 0 for none, for example 2 4 1 3.
error-drawing-not-square = Row { $row } has { $count ->
    [one] one square
   *[other] { $count } squares
}, but there { $n ->
    [one] is one row
   *[other] are { $n } rows
}. Draw n rows of n squares.
error-two-in-column = Column { $column } has two queens. A column can have only one.
error-wrong-length = The board has { $count ->
    [one] one column
   *[other] { $count } columns
}, but n = { $n }. Give one number for each column.
error-other-length = The second board has { $count ->
    [one] one column
   *[other] { $count } columns
}, but the first has { $n }. Give two boards of the same size.
error-starts-empty = “{ $algorithm }” starts from an empty board. Lift the queens, or choose “First solution”, which completes boards.
error-forbidden-without-board = There is no board before the x. First write the row of the queen in each column, 0 for none. Then write x and the forbidden squares as row,column, for example { $example }.
error-forbidden-too-large = The board has { $n } columns. Only boards of up to { $largest } columns can have forbidden squares.
error-forbidden-malformed = “{ $given }” is not a forbidden square. Write its row and its column with a comma between them, for example 2,3.
error-forbidden-off-board = The forbidden square { $given } is off the board. { $n ->
    [one] The only square is 1,1.
   *[other] Rows and columns go from 1 to { $n }.
}
error-forbidden-not-honoured = “{ $algorithm }” does not support forbidden squares. These algorithms do: { $known }.
error-other-forbidden = The second board has forbidden squares. Compare boards without them.

rule-hint-place = Look at column { $column }. Leave out forbidden squares and each square in the row or on a diagonal of a queen. Of the others, choose one that leaves safe squares in all other empty columns.
rule-hint-lift = Two queens attack each other if they are in the same row, or if their columns and their rows differ by the same number. Which queen attacks another?
rule-hint-lift-forbidden = A queen may not be on a forbidden square. Which queen is on one?
reason-hint-place = Column { $column }, row { $row } is safe, and the board can be completed with a queen there.
reason-hint-lift = The queen of column { $column }, row { $row } attacks another queen: lift her first.
reason-hint-lift-forbidden = The queen of column { $column }, row { $row } is on a forbidden square: lift her first.
reason-hint-solved = This board is solved: no queen attacks another.
reason-hint-too-hard = This board is too hard for a quick hint. Let “First solution” complete it.
reason-hint-hopeless = This board cannot be completed to a solution. Lift a queen, if there is one.
list-children = Squares tried in this column

## Steps that are shown fast: `skim-` and a reason, or else a word, counts them
skim-place = { $count ->
    [one] { $count } queen placed
   *[other] { $count } queens placed
}
skim-remove = { $count ->
    [one] { $count } queen taken back
   *[other] { $count } queens taken back
}
skim-reject = { $count ->
    [one] { $count } square refused
   *[other] { $count } squares refused
}
skim-swap = { $count ->
    [one] { $count } row accepted
   *[other] { $count } rows accepted
}
skim-swap-back = { $count ->
    [one] { $count } row taken back
   *[other] { $count } rows taken back
}
skim-add = { $count ->
    [one] { $count } board added
   *[other] { $count } boards added
}
skim-drop = { $count ->
    [one] { $count } board removed
   *[other] { $count } boards removed
}
skim-assign = { $count ->
    [one] { $count } queen moved
   *[other] { $count } queens moved
}
skim-whole-board = { $count ->
    [one] { $count } board looked at
   *[other] { $count } boards looked at
}
skim-no-better-neighbour = { $count ->
    [one] { $count } board refused
   *[other] { $count } boards refused
}
skim-better-neighbour = { $count ->
    [one] { $count } better board chosen
   *[other] { $count } better boards chosen
}
skim-conflicted-queen = { $count ->
    [one] { $count } queen chosen
   *[other] { $count } queens chosen
}
skim-already-best = { $count ->
    [one] { $count } queen left in place
   *[other] { $count } queens left in place
}
skim-couple = { $count ->
    [one] { $count } pair of parents
   *[other] { $count } pairs of parents
}
skim-tournament = { skim-couple }
skim-generation = { $count ->
    [one] { $count } generation
   *[other] { $count } generations
}
skim-probe-starts = { $count ->
    [one] { $count } probe
   *[other] { $count } probes
}
skim-probe-early = { $count ->
    [one] { $count } first estimate
   *[other] { $count } first estimates
}
skim-probe-ends = { $count ->
    [one] { $count } estimate
   *[other] { $count } estimates
}
skim-fundamental-solution = { $count ->
    [one] { $count } new family
   *[other] { $count } new families
}
skim-symmetric-image = { $count ->
    [one] { $count } turned or mirrored solution
   *[other] { $count } turned or mirrored solutions
}
skim-fault-printed = { $count ->
    [one] { $count } board printed
   *[other] { $count } boards printed
}

## Practice

question-candidate = What happens to the queen in column { $column }, row { $row }?
question-outcome = Are the rules followed here?
question-outcome-better-neighbour = { $before ->
    [one] Now there is one attacking pair.
   *[other] Now there are { $before } attacking pairs.
} What happens if { $other ->
    [0] the queen of column { $column } goes to row { $row }?
   *[other] the queens of columns { $column } and { $other } exchange their rows?
}
question-outcome-no-better-neighbour = { question-outcome-better-neighbour }
outcome-improve = Better: the climb takes this step
question-value-compare-counted = The attacking pairs of board { $which }: { $pairs }.
question-value-compare-nearer = The number of columns in which the two boards differ: { $apart }.
question-value-fewest-conflicts = The fewest attackers of a row of { column-of-fewest }: { $count }.
question-value-take-back = { $failed ->
    [0] This board is counted. To look for others,
   *[other] Column { $failed } has no safe row left. So
} the search lifts the queen of column { $column }.
why-backtracking-outcome = A queen stays where no queen attacks her. Other squares are refused.
why-backtracking-value = Only the last queen is taken back: with her there, nothing is left to try.
question-value-whole-board = The attacking pairs of this board: { $pairs }.
question-cell-compare-pair = From the left, compare each queen with those to her right. Tap a queen of the next attacking pair.
told-pairs = attacking pairs: { $pairs }
told-before = before: { $before }
needs-permutation-swap = No: a queen stays only on an allowed square that no earlier queen attacks along a diagonal.
needs-permutation-reject = No: a queen is refused only on a forbidden square, or if an earlier queen is on one of her diagonals.
needs-check-found = No: a line has more than one queen, or a queen is on a forbidden square.
needs-check-exhausted = No: the rules are broken only if a line has more than one queen, or a queen is on a forbidden square.

## Lesson: backtracking

lesson-backtracking-idea-1 = Fill the columns from left to right: each queen goes to the first row where no queen attacks her.
    .step = word:place
lesson-backtracking-idea-2 = If a column has no row left, the search lifts the queen of the column before and tries her next row.
    .step = word:remove
lesson-backtracking-invariant-1 = The queens that stay on the board never attack each other.
    .step = word:place 2, word:place
lesson-backtracking-proof-1 = A square stays attacked as long as the queens that attack it stay. So no solution continues from a refused square, and one test cuts off a complete branch of the tree.
    .step = word:reject
lesson-backtracking-proof-2 = In each column every row is either accepted, or refused because the square is attacked or forbidden. So no solution is missed, and none comes twice. After everything has been tried, there are no others (Dijkstra 1972).
    .step = word:exhausted, word:found
lesson-backtracking-cost-1 = Finding all solutions takes more than exponential time, because their number grows like `(0.143·n)^n` (Simkin 2021). Still, for `n = 8` finding all 92 takes 15,720 tests, while there are `n^n` = 16,777,216 boards.
    .step = last word:reject
lesson-backtracking-cost-2 = Memory: only the boards on the path from the empty board to this one, at most `n + 1`.
    .step = last word:place

## Lesson: backtracking-iterative

lesson-backtracking-iterative-idea-1 = This is backtracking without recursion: it has an array `b` with a row for each column, and a pointer to one of the columns.
    .step = word:start
lesson-backtracking-iterative-idea-2 = The queen of that column moves down to her next safe row; then the pointer moves right.
    .step = word:place
lesson-backtracking-iterative-idea-3 = If no safe row is left, the value of the column becomes 0 again and the pointer moves left.
    .step = word:remove
lesson-backtracking-iterative-invariant-1 = Left of the pointer no queen attacks another; right of it the columns to be filled hold 0.
    .step = word:place 2, word:place
lesson-backtracking-iterative-proof-1 = If you read the tested boards as words, they come in dictionary order. So none is tested twice. The search leaves out only boards that begin with two queens that attack each other, or with a queen on a forbidden square (Wirth 1976).
    .step = word:found, word:exhausted
lesson-backtracking-iterative-cost-1 = It makes exactly the same tests as the recursive search. Memory: `O(n)`, only the array.
    .step = last word:reject

## Lesson: permutation

lesson-permutation-idea-1 = Queen `i` starts in row `i`, so every row is used exactly once, and rows need no test.
    .step = word:start
lesson-permutation-idea-2 = A swap with column `j ≥ i` gives column `i` one of the rows that are left.
    .step = word:swap
lesson-permutation-invariant-1 = The rows are always a permutation of 1 to `n`, and the queens before column `i` never attack each other. A swap is taken back before the next is tried.
    .step = word:back, word:swap
lesson-permutation-proof-1 = For `j = i, …, n`, column `i` gets each remaining row exactly once. So every permutation comes exactly once, except those refused because of a diagonal or a forbidden square.
    .step = word:exhausted, word:found
lesson-permutation-cost-1 = At most `n!` arrangements instead of `n^n`: for `n = 8` these are 40,320. To find all 92 solutions, it makes 5,508 tests, while cartesian search makes 15,720. Memory: at most `n + 1` boards.
    .step = last word:reject

## Lesson: cartesian

lesson-cartesian-idea-1 = Every row is tried in every column: the product of `n` sets of `n` rows. Without refusals that would be `n^n` boards.
    .step = word:reject
lesson-cartesian-idea-2 = A queen raises a flag for her row and for both her diagonals: on a falling diagonal `row − column` is the same everywhere, on a rising one `row + column`.
    .step = word:place
lesson-cartesian-invariant-1 = The raised flags are exactly the lines of the queens on the board: a lifted queen lowers her flags.
    .step = word:remove, word:place
lesson-cartesian-proof-1 = A square is safe exactly when its three flags are down. The search refuses all other squares and the forbidden ones, and leaves out nothing else. So it finds every solution exactly once.
    .step = word:exhausted, word:found
lesson-cartesian-cost-1 = A test looks at three flags, `O(1)`, instead of up to `n` queens. But rows that are taken are tried again and again: 15,720 tests for `n = 8`, almost three times as many as permutation search makes.
    .step = last word:reject

## Lesson: brute-force

lesson-brute-force-idea-1 = Make every board with a queen in every column: each of `n` columns has `n` rows to choose from. Only then check whether any queen attacks another.
    .step = word:add
lesson-brute-force-invariant-1 = If you read the boards as words, they come in dictionary order. All boards before this one have been looked at, none of them twice.
    .step = word:add 2, word:add
lesson-brute-force-proof-1 = A solution has a queen in every column, so it is one of these boards. Each board is checked completely, so no solution is missed and no wrong board is accepted.
    .step = word:exhausted, word:found
lesson-brute-force-limits-1 = Brute force is correct, but slow: if the first two queens attack each other, it still makes all `n^(n−2)` boards that begin with them. Backtracking refuses them all with one test.
    .step = whole-board
lesson-brute-force-cost-1 = `n^n` boards, each judged in `O(n)`: 256 for `n = 4`, 16,777,216 for `n = 8`, 8,916,100,448,256 for `n = 12`. Memory for one board; the others are kept here only to be shown.
    .step = last word:add

## Lesson: compare

lesson-compare-idea-1 = On each board count the pairs of queens that attack each other. The board with the smaller number is called nearer.
    .step = compare-pair
lesson-compare-invariant-1 = Each pair is compared only once, starting from the left queen. So an attack between two queens counts once, not once for each of them.
    .step = compare-counted
lesson-compare-limits-1 = The number is 0 for a solution and for no other full board. But it is not a distance: a board with one pair may be more moves away from a solution than one with three. So a search that follows this number can get stuck.
    .step = word:found
lesson-compare-cost-1 = `n·(n−1)/2` pairs are looked at on each board: `O(n^2)` time. With a counter for every row and diagonal, it takes `O(n)`. Memory for two boards.
    .step = last word:add

## Lesson: min-conflicts

lesson-min-conflicts-idea-1 = Put a queen in a random row of every column. Then repair the board: choose an attacked queen at random.
    .step = word:choose
lesson-min-conflicts-idea-2 = This queen goes to a row of her column where the fewest queens attack her. If several rows are equally good, chance decides.
    .step = word:assign
lesson-min-conflicts-invariant-1 = Every column has exactly one queen. During a round the number of attacking pairs never grows, because the chosen queen may also stay in her row.
    .step = word:assign 2, word:assign
lesson-min-conflicts-limits-1 = It may never end: the number of pairs can stay the same for ever. If there is no solution, it does not prove that. So `max_steps` limits the moves.
    .step = word:found, last word:assign
lesson-min-conflicts-cost-1 = A move costs `O(n)`: counters for rows and diagonals give the number of attackers of each square at once. Memory `O(n)`.
    .step = last word:assign
lesson-min-conflicts-cost-2 = Minton and others (1992) found that the number of moves hardly grows with `n`: about 50 for a million queens. But they began with a board that had few conflicts; this program begins with a random one or with yours.
    .step = word:start

## Lesson: hill-climbing

lesson-hill-climbing-idea-1 = Look at the neighbours of the board in random order and step to the first that has fewer attacking pairs.
    .step = word:improve
lesson-hill-climbing-idea-2 = Much depends on what a neighbour is. Two queens exchange rows: `n(n − 1)/2` boards, on which rows never clash if they did not before. One queen goes to any row: `n(n − 1)` boards. One queen goes one square: at most `2n`.
    .step = word:reject
lesson-hill-climbing-invariant-1 = With every step the attacking pairs become fewer. So no board comes twice in a climb, and the climb ends after at most `n(n − 1)/2` steps.
    .step = word:improve 2, word:improve
lesson-hill-climbing-limits-1 = If no neighbour is better, the climb is stuck in a local minimum, perhaps far from a solution. Then only a new start helps. As a rule, this happens sooner if a board has fewer neighbours.
    .step = word:back, word:found
lesson-hill-climbing-cost-1 = Counting the pairs of a board takes `O(n)`. So looking at all neighbours takes `O(n^3)`, or `O(n^2)` if a queen goes only one square. Memory: the list of neighbours, at most `n(n − 1)` changes.
    .step = last word:reject

## Lesson: genetic-genetic-permutation

lesson-genetic-genetic-permutation-idea-1 = A population of permutations evolves. The two best of five boards chosen at random become parents.
    .step = word:choose
lesson-genetic-genetic-permutation-idea-2 = A child keeps the first rows of one parent and takes the missing rows in the order of the other. In 80 of 100 cases two of its queens then exchange rows (Eiben and Smith 2003).
    .step = crossfilled-mutated, crossfilled, word:add
lesson-genetic-genetic-permutation-invariant-1 = Every board is a permutation: rows and columns never clash, only diagonals can.
    .step = word:add
lesson-genetic-genetic-permutation-invariant-2 = When two children come, the two worst boards are removed. So a population keeps its size, and its best board never gets worse.
    .step = word:drop
lesson-genetic-genetic-permutation-limits-1 = A solution is not certain: the boards may become so similar that children bring nothing new. After more than `patience` generations without a better board, a new population begins.
    .step = word:restart, last word:improve, word:found
lesson-genetic-genetic-permutation-cost-1 = Clashes are counted in `O(n)`: `2n` minus the diagonals in use, which is 0 only for a solution. Memory `O(p·n)` for `p` boards.
    .step = word:found, last word:drop

## Lesson: genetic-genetic-classic

lesson-genetic-genetic-classic-idea-1 = The fitness of a board is `n(n − 1)/2` minus its attacking pairs. Boards that are not fit enough die.
    .step = not-fit, word:drop
lesson-genetic-genetic-classic-idea-2 = The others form couples. Both boards of a couple are cut at the same place. Each child takes the first part of one and the rest of the other. Some children mutate in one column.
    .step = word:choose
lesson-genetic-genetic-classic-invariant-1 = Every board has one queen in each column, but rows may repeat. So a cut can lose what was good in both parents.
    .step = child, word:add
lesson-genetic-genetic-classic-limits-1 = The children replace their parents. So the best board may be lost, and the best fitness may fall (Holland 1975 proves progress only on average, for parts of boards).
    .step = makes-room, word:restart 2, word:restart
lesson-genetic-genetic-classic-limits-2 = Without new random boards the population may die out, because many boards are less fit than the threshold.
    .step = random-board, word:add
lesson-genetic-genetic-classic-cost-1 = Counting the pairs of all `p` boards of a generation takes `O(p·n)` time, and the boards take as much memory. Nobody can say beforehand how many generations it takes.
    .step = last word:restart

## Lesson: monte-carlo

lesson-monte-carlo-idea-1 = How large is the tree of backtracking? Go down it at random: in each column choose one of the `m` safe rows, until there is none left.
    .step = word:place
lesson-monte-carlo-idea-2 = Suppose that on each level every board had as many safe rows as the one on this path. Then a level would have `m1 · m2 · …` boards: that is this probe's estimate for it.
    .step = word:place 3, word:place
lesson-monte-carlo-invariant-1 = A board is reached with probability `1/(m1 · m2 · …)` and then counts as `m1 · m2 · …` boards. So on average each board of the tree counts exactly once.
    .step = word:place 2, word:place
lesson-monte-carlo-proof-1 = So the mean over all probes is correct on average, for any tree (Knuth 1975): it has no bias, only spread.
    .step = probe-ends, word:improve
lesson-monte-carlo-limits-1 = One probe may be far off: its standard deviation is 48 per cent of the tree's size for `n = 8`. For the mean of `k` probes it is divided by the square root of `k`, so four times as many probes halve it.
    .step = probe-early, word:improve
lesson-monte-carlo-cost-1 = A probe tests at most `n^2` squares and keeps one board, `O(n)`; the whole tree has 15,721 nodes for `n = 8` and 10,103,869 for `n = 12`.
    .step = word:found

## Lesson: construction

lesson-construction-idea-1 = Queens in rows 2, 4, 6, … form a staircase of knight's moves and never share a diagonal: the next queen is one column further right, but two rows further down.
    .step = evens-first, word:assign
lesson-construction-idea-2 = A second staircase, 1, 3, 5, …, takes the rows that are left.
    .step = odds-after, word:assign
lesson-construction-invariant-1 = No row comes twice in the list, even if numbers are moved. So queens could clash only on diagonals.
    .step = last word:assign
lesson-construction-proof-1 = Two queens of different staircases share a diagonal only if the number of even rows minus 1 is a multiple of 3. That is true exactly if `n` divided by 12 leaves the remainder 2, 3, 8 or 9.
    .step = odds-after, word:assign
lesson-construction-proof-2 = For these remainders some numbers are moved in the list; for 8, all odd numbers change places in pairs. That removes the clashes (Pauls 1874).
    .step = swap-one-three, odds-in-pairs, two-last, word:found
lesson-construction-limits-1 = It gives one solution, always the same, and cannot complete a board that already has queens.
    .step = word:found
lesson-construction-cost-1 = `O(n)` in time and memory: `n` numbers are written, and nothing is searched.
    .step = word:found

## Lesson: check

lesson-check-idea-1 = Put each queen on the lists of her row, her falling diagonal and her rising diagonal. A line with more than one queen is crowded.
    .step = word:start
lesson-check-invariant-1 = All queens of a crowded line attack each other, even if other queens are between them.
    .step = crowded-line, word:found
lesson-check-proof-1 = Queens attack only along rows, columns and diagonals. A column never has two, because a board is stored as one number for each column. So `n` queens on allowed squares without a crowded line are a solution. No other board is a solution.
    .step = word:found, word:exhausted
lesson-check-cost-1 = `O(n)` in time and memory, because a square's diagonals have the numbers `row − column` and `row + column`; comparing all pairs would take `O(n^2)`.
    .step = word:start
