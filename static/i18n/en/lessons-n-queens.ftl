### Lessons of the n queens.

## backtracking

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

## backtracking-iterative

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

## permutation

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

## cartesian

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

## brute-force

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

## compare

lesson-compare-idea-1 = On each board count the pairs of queens that attack each other. The smaller number is the nearer board.
    .step = compare-pair
lesson-compare-invariant-1 = Every pair is looked at once, the left queen first. So a clash of two queens counts once, not once for each of them.
    .step = compare-counted
lesson-compare-limits-1 = 0 is a solution and nothing else is. But the number is a measure, not a distance: a board with one pair may be more moves away from a solution than one with three, so whoever follows it can get stuck.
    .step = word:found
lesson-compare-cost-1 = `n·(n−1)/2` pairs are looked at on each board, `O(n^2)`; a counter for every row and diagonal does it in `O(n)`. Memory for two boards.
    .step = last word:add

## min-conflicts

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

## hill-climbing

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

## genetic-genetic-permutation

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

## genetic-genetic-classic

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

## monte-carlo

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

## construction

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

## check

lesson-check-idea-1 = Put each queen on the list of her row, of her falling and of her rising diagonal. A line with more than one queen is crowded.
    .step = word:start
lesson-check-invariant-1 = All queens of a crowded line attack each other, also past those that stand between them.
    .step = crowded-line, word:found
lesson-check-proof-1 = Queens attack along rows, columns and diagonals only, and a column has never two, because a board is one number a column. So `n` queens without a crowded line are a solution, and all others are not.
    .step = word:found, word:exhausted
lesson-check-cost-1 = `O(n)` in time and memory, since a square's diagonals are `row − column` and `row + column`; comparing all pairs would take `O(n^2)`.
    .step = word:start
