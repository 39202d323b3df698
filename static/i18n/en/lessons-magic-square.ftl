### Lessons of the magic squares.

## siamese

lesson-siamese-idea-1 = Always one up and one right; what leaves over an edge comes in again over the opposite one.
    .step = siamese-up-right, word:assign
lesson-siamese-idea-2 = Where that cell is taken, one down instead.
    .step = siamese-taken, siamese-corner
lesson-siamese-invariant-1 = After `n` steps up and right one would be back at the first cell of this run. So just after every `n` numbers comes the step down, and each run has its numbers in `n` different rows and columns.
    .step = siamese-taken, siamese-corner
lesson-siamese-invariant-2 = From run to run the same place moves two rows down and one column left. As `n` is odd, that, too, passes through all rows and all columns.
    .step = siamese-taken 2, siamese-taken
lesson-siamese-proof-1 = Write each number as `q·n + r + 1`: `q` full runs came before it, and `r` numbers in its own. Then every row and column has each `q` and each `r` from 0 to `n − 1` exactly once, so all have the same sum: `n(n^2 + 1)/2`.
    .step = word:found
lesson-siamese-proof-2 = The rising diagonal is the middle run itself. On the falling one each `q` stands once, and the `r` have the same mean, `(n − 1)/2`: so both diagonals have that sum, too.
    .step = word:found
lesson-siamese-limits-1 = With an even `n` two rows down would miss every second row: the method is for odd `n` only (de la Loubère 1691).
    .step = word:start
lesson-siamese-cost-1 = `O(n^2)` in time and memory: each of the `n^2` numbers finds its cell in `O(1)`.
    .step = last word:assign

## doubly-even

lesson-doubly-even-idea-1 = Number the cells as one reads, 1 to `n^2`. A marked cell takes its own number, another one `n^2 + 1` minus its number.
    .step = word:restart, word:start
lesson-doubly-even-invariant-1 = The marks are alike left and right, above and below. Half the cells of every row and column are marked, and both diagonals are marked throughout.
    .step = doubly-centre, word:choose
lesson-doubly-even-invariant-2 = An unmarked cell takes the number of the cell opposite it through the centre, which is unmarked, too. So the unmarked cells only exchange their numbers, and none comes twice.
    .step = doubly-other, word:assign
lesson-doubly-even-proof-1 = Take two mirrored cells of a row, left and right: marked they make some sum `s`, which is the same for all pairs of this row; unmarked they make `2(n^2 + 1) − s`. As half of the pairs are marked, `s` cancels out, and every row sums to `n(n^2 + 1)/2`; so does every column, by mirrored cells above and below.
    .step = word:found
lesson-doubly-even-proof-2 = On a diagonal opposite cells make `n^2 + 1`, and `n/2` such pairs make the same sum.
    .step = word:found
lesson-doubly-even-cost-1 = `O(n^2)` in time and memory: every cell is counted twice and written once.
    .step = last word:assign

## singly-even

lesson-singly-even-idea-1 = Four Siamese squares of the odd side `h = n/2`, each with the next `h^2` numbers: A at the top left, then D opposite, B at the top right, C at the bottom left.
    .step = singly-block, word:restart
lesson-singly-even-idea-2 = Then some numbers of the upper half exchange places with those `h` rows below.
    .step = word:swap
lesson-singly-even-invariant-1 = The columns are right from the start, since A and C exceed a square of 1 to `h^2` by 0 and 3 times `h^2` in every number, B and D by 2 and 1: 3 in all on either side. An exchange stays in its column and leaves that so.
    .step = singly-unbalanced, word:swap
lesson-singly-even-proof-1 = Each upper row is `h^3` too small. With `h = 2k + 1` it gains `3h^2` at `k` places on the left and loses `h^2` at `k − 1` places on the right: together `(3k − k + 1)h^2 = (2k + 1)h^2 = h^3`.
    .step = singly-left, word:swap
lesson-singly-even-proof-2 = A diagonal is wrong by `2h^3`, and `k + 1` exchanges on the left and `k − 1` on the right mend it: `3(k + 1)h^2 + (k − 1)h^2 = (4k + 2)h^2 = 2h^3`. It is `k + 1` only because the middle row begins one column further right, so that its middle cell takes part (Strachey 1918).
    .step = singly-middle, word:swap
lesson-singly-even-limits-1 = For `n = 2` there is no magic square at all: the first row and the first column share a number, so the two other numbers would have to be equal.
    .step = word:start
lesson-singly-even-cost-1 = `O(n^2)` in time and memory: `n^2` numbers and `h(2k − 1)` exchanges, 3 for `n = 6` and 15 for `n = 10`.
    .step = word:restart 5, word:restart

## check

lesson-check-idea-1 = First the numbers: does each from 1 to `n^2` stand exactly once?
    .step = check-normal, check-repeated, word:start
lesson-check-idea-2 = Then the lines: `n` rows, `n` columns and two diagonals are added up.
    .step = word:compare
lesson-check-invariant-1 = All numbers together are `n^2(n^2 + 1)/2`. If the `n` rows are to be equal, each must have `n(n^2 + 1)/2`: the sum is forced.
    .step = check-normal, line-right, word:compare
lesson-check-proof-1 = Nothing else is asked of a magic square: if the numbers and all `2n + 2` lines are right, it is one; if not, what fails is named.
    .step = word:found, word:exhausted
lesson-check-limits-1 = Equal lines alone are not enough. The square at the Sagrada Família in Barcelona has 33 in every line, but 10 and 14 stand twice, and 12 and 16 are missing.
    .step = check-not-normal, line-same, word:found
lesson-check-cost-1 = `2n + 2` lines of `n` numbers each: `O(n^2)` in time, and as much memory for the square itself.
    .step = last word:compare

## complete

lesson-complete-idea-1 = Always take the line with the fewest empty cells. Its last number is what the sum lacks; where there is a choice, try the numbers that are left, one after the other.
    .step = complete-forced, complete-tried, word:assign
lesson-complete-idea-2 = Look ahead at every line through the cell: a number is refused as soon as one of them cannot come to `n(n^2 + 1)/2` any more.
    .step = complete-last, complete-less, complete-more, word:reject
lesson-complete-invariant-1 = What stands is always part of each completion found below it: no number twice, no full line with a wrong sum. What was refused or taken back cannot stand there as long as the numbers before it stay.
    .step = complete-erased, word:remove, word:assign
lesson-complete-proof-1 = For each cell all numbers that are left are tried or refused for a reason, so no completion is missed; and two ways never lead to the same square, since they differ where they parted. So “there is none” and “there is exactly one” are proofs.
    .step = word:exhausted, word:found
lesson-complete-limits-1 = In the worst case the number of ways grows faster than exponentially: an empty square of side 4 already has 7040 completions. “All completions” finds those in seconds.
    .step = word:start
lesson-complete-cost-1 = Up to `m!` ways for `m` empty cells, of which looking ahead leaves few; memory for the `m` cells that are being tried.
    .step = last word:assign

## nearest

lesson-nearest-idea-1 = There are only eight magic squares of side 3. Add up, for each, how far every number is from the one that is given, and keep the cheapest.
    .step = nearest-best, word:add
lesson-nearest-invariant-1 = After each square the cheapest of those compared so far is known.
    .step = nearest-priced, nearest-best, word:add
lesson-nearest-proof-1 = Four lines go through the centre. Together they have all nine numbers and the centre three times more: `4·15 = 45 + 3c`, so `c = 5`. With 5 in the centre 1 cannot stand in a corner, and 6 and 8 must be beside it: four places for 1 and two sides for 6 make `4·2 = 8` squares, the turned and mirrored images of one.
    .step = word:start
lesson-nearest-limits-1 = For side 4 there are 7040 squares to compare with, for side 5 more than two thousand million: so this is for side 3 alone.
    .step = word:start
lesson-nearest-cost-1 = Eight squares of nine numbers: 72 differences, whatever is given.
    .step = word:found
