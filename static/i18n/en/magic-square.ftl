puzzle-magic-square-hint = Write the square row by row: 8 1 6 / 3 5 7 / 4 9 2. A new line, a semicolon or a slash ends a row; CSV and LaTeX work, too. Write 0 for an empty cell. If you write nothing, most methods make their own square. Or tap a cell and type.
puzzle-magic-square-rule = { $n ->
    [1] Write 1 into the only cell.
   *[other] Fill the cells with 1–{ $last }, each once: every row, column and diagonal must sum to { $constant }.
}

preset-magic-square-siamese-3 = Side 3 by the Siamese method
preset-magic-square-siamese-7 = Across the edges: side 7
preset-magic-square-doubly-8 = Count forwards, then backwards: side 8
preset-magic-square-singly-6 = Magic by three exchanges: side 6
preset-magic-square-singly-10 = Fifteen exchanges: side 10
preset-magic-square-durer = Is Dürer's square of 1514 magic?
preset-magic-square-failing = Two numbers have changed places
preset-magic-square-sagrada = Every line sums to 33, but …
preset-magic-square-three-given = The Lo Shu from three numbers
preset-magic-square-durer-gaps = Dürer's square with gaps
preset-magic-square-eight = All eight squares of side 3
preset-magic-square-frenicle = All 7,040 squares of side 4
preset-magic-square-cheapest = The magic square that costs the least
preset-magic-square-hundred = A square of 100 × 100

algorithm-auto = The method that fits
algorithm-auto-about = Divides n by 4 and chooses the method by the remainder. A square that you give is completed, or checked if it is full or has an error.
algorithm-auto-idea = It divides n by 4; the remainder tells which method to use.
algorithm-siamese = Siamese method (odd n)
algorithm-siamese-about = Goes one up and one right each time, across the edges. If the next cell is taken, it goes one down from the last number. For n = 3, 5, 7, …
algorithm-siamese-idea = From each number it goes one up and one right; if that cell is taken, one down instead.
algorithm-doubly-even = Doubly even n
algorithm-doubly-even-about = Counts forwards in the marked blocks and backwards in the other cells: for n = 4, 8, 12, …
algorithm-doubly-even-idea = It counts up through the marked cells, and down through all other cells.
algorithm-singly-even = Singly even n
algorithm-singly-even-about = Writes four Siamese squares, then exchanges numbers until all sums are equal: for n = 6, 10, 14, …
algorithm-singly-even-idea = It writes four small squares side by side, then exchanges numbers until all sums agree.
algorithm-check = Is it magic?
algorithm-check-about = Checks the numbers, adds up every line, and says what is wrong.
algorithm-check-idea = It looks for missing and repeated numbers, then adds up every row, column and diagonal.
algorithm-complete = Complete the square
algorithm-complete-about = Always takes a line with the fewest empty cells. If only one cell is empty, its number is forced. If more are empty, it tries numbers and takes wrong ones back.
algorithm-complete-idea = It fills a line with the fewest empty cells first, and takes back numbers that do not fit.
algorithm-completions = All completions
algorithm-completions-about = Counts and lists every completion of a square up to 4×4.
algorithm-completions-idea = It tries the numbers in the empty cells, and lists every magic square that it finds.
algorithm-nearest = Nearest magic square
algorithm-nearest-about = Compares a square of side 3 with all eight magic squares. Changing a number a to b costs the difference of a and b.
algorithm-nearest-idea = It compares the square with all eight magic squares, and takes the cheapest change.
option-until = Search for
choice-first = the first completion
choice-all = all completions
option-seed = Seed
algorithm-large = Large squares
algorithm-large-about = Computes each row at once, as one long integer: up to { $n } × { $n }.
algorithm-large-idea = It computes a whole row at once, so even a huge square takes little time.

option-n = Side n
counter-numbers = numbers written
counter-exchanges = exchanges
counter-lines = lines added up
counter-reports = progress reports
counter-tried = numbers tried
counter-refused = refused
counter-erased = taken back
counter-completions = completions
counter-squares = squares compared
list-closed = Completions, latest first
list-open-h = The eight squares, cheapest first
plot-wrong-lines = Lines that are still wrong
plot-line-wrong = wrong lines
result-repeated = Numbers that repeat
result-missing = Missing numbers
result-outside = Numbers that are too large
result-associated = Associated (opposite numbers sum to n² + 1)
result-pandiagonal = Pandiagonal (broken diagonals have this sum, too)
table-known-squares = How many magic squares there are
table-known-squares-note = The second column counts a square, its turns and its mirror images as one. The third column counts each of them. Side 4: Frénicle de Bessy, 1693. Side 5: Schroeppel, 1973.
column-n = n
column-essentially = different squares
column-with-symmetries = with turns and mirror images

## Legend

legend-role-current = { $algorithm ->
    [check] the line that is added up now
    [doubly-even] just marked or written, and the sums that change
    [hand] the hint gives the number of this cell
   *[other] just written, and the sums that change
}
legend-role-goal = { $word ->
    [found] a magic square
   *[other] this sum is correct
}
legend-role-conflict = { $algorithm ->
    [siamese] the cell that is taken
    [nearest] this number would change
    [complete] a number that is refused, taken back or used already
    [singly-even] this sum is not correct yet
   *[other] wrong
}
legend-role-hint = { $algorithm ->
    [doubly-even] a marked cell
    [singly-even] the block that comes next
    [siamese] the first number goes here
    [nearest] this number has changed
    [hand] a cell of a wrong line, or of the line in the sentence
   *[other] a cell of the line in the sentence
}
legend-edge = the sum of a line
legend-link = { $algorithm ->
    [siamese] from the last number to this one
    [singly-even] these two change places
   *[other] these two are opposite each other
}

## Siamese

reason-siamese-start = { $n ->
    [one] The number 1 alone makes a square of side 1.
   *[other] The numbers 1 to { $last } sum to { $total }. The { $n } rows have to share this equally, so each sums to { $total } / { $n } = { $constant }.
}
reason-siamese-first = { $column ->
    [1] { $number } goes into the only cell: row { $row }, column { $column }.
   *[other] { $number } goes in the middle of the top row: row { $row }, column { $column }. From each number, the next one goes one up and one right.
}
reason-siamese-up-right = The cell one up and one right is free, so { $number } goes to row { $row }, column { $column }.
reason-siamese-off-top = The cell one up and one right is above the square, so { $number } goes to the bottom of the next column: row { $row }, column { $column }.
reason-siamese-off-right = The cell one up and one right is past the right edge, so { $number } goes to the leftmost column of the row above: row { $row }, column { $column }.
reason-siamese-corner = From the corner, the cell one up and one right is the bottom left cell. It is taken, so { $number } goes one down: row { $row }, column { $column }.
reason-siamese-taken = The cell one up and one right is taken by { $taken }, so { $number } goes to the cell below the last number: row { $row }, column { $column }.
reason-siamese-found = { $n ->
    [one] The only number is 1, so every line sums to { $constant }.
   *[other] All { $lines } lines sum to { $constant }. Divide the numbers into groups of { $n }: every row and column has one from each group, each from a different place in it. One diagonal is the middle group; the other has one from each group, on average from the middle place.
}

## Doubly even

reason-doubly-start = n = { $n } can be divided by 4, and n / 4 = { $quarter } is the side of the corner blocks. Every line has to sum to { $constant }.
reason-doubly-corners = Mark the four corner blocks of side { $side }.
reason-doubly-centre = Mark the centre block of side { $side }. Now half the cells of every row and column are marked.
reason-doubly-forwards = First round: count all cells from 1 to { $last } in reading order, and write the count into the { $count } marked cells.
reason-doubly-marked = Cell number { $number } is marked, so it takes its own number: row { $row }, column { $column }.
reason-doubly-backwards = Second round: count down from { $last } to 1 in reading order, and write the count into the { $count } cells that are left.
reason-doubly-other = Cell number { $count } is not marked, so it takes { $all } − { $count } = { $number }: row { $row }, column { $column }.
reason-doubly-found = All { $lines } lines sum to { $constant }. In every row and column, half of the mirrored pairs are marked. The sums of marked and other pairs differ from { $pair } by the same amount, in opposite directions. On a diagonal, opposite cells sum to { $pair }.

## Singly even

reason-singly-start = n = { $n } is twice the odd number { $h }, so four Siamese squares of side { $h } fill the square, each with { $quarter } numbers. Every line has to sum to { $constant }.
reason-singly-block = Block { $block } { $block ->
    [A] at the top left
    [B] at the top right
    [C] at the bottom left
   *[other] at the bottom right
} takes the numbers { $first } to { $last }, by the Siamese method for side { $h }.
reason-singly-number = By the Siamese method, { $number } goes to row { $row }, column { $column }.
reason-singly-copy = Block { $block } copies block A, of side { $h }, with every number { $add } larger. It holds the numbers { $first } to { $last }.
reason-singly-unbalanced = All column sums are correct. But each upper row sums to { $upper }, which is { $gap } too small, and each lower row to { $lower }, which is { $gap } too large. { $wrong } lines are wrong, so the square is not magic yet: every line should sum to { $constant }.
reason-singly-exchange = { $count } exchanges of numbers { $h } rows apart make the square magic. The column sums stay the same. In each upper row the { $k ->
    [one] leftmost number changes
   *[other] { $k } leftmost numbers change
} places; in the middle upper row this begins one column further right. From n = 10 on, some numbers at the right end change places, too.
reason-singly-left = Exchange { $done } of { $count }: { $upper } in row { $row }, column { $column } changes places with { $lower } below it. Row { $row } now sums to { $sum }{ $right ->
    [0] {" "}but should sum to { $constant }
   *[other] , as it should
}; { $wrong ->
    [0] no line is wrong any more
    [one] one line is still wrong
   *[other] { $wrong } lines are still wrong
}.
reason-singly-middle = Exchange { $done } of { $count }: row { $row } is the middle upper row and skips column 1 to correct the diagonals. { $upper } in column { $column } changes places with { $lower } below it. Row { $row } now sums to { $sum }{ $right ->
    [0] {" "}but should sum to { $constant }
   *[other] , as it should
}; { $wrong ->
    [0] no line is wrong any more
    [one] one line is still wrong
   *[other] { $wrong } lines are still wrong
}.
reason-singly-right = Exchange { $done } of { $count }: at the right, { $upper } in row { $row }, column { $column } changes places with the smaller { $lower } below it. Row { $row } now sums to { $sum }{ $right ->
    [0] {" "}but should sum to { $constant }
   *[other] , as it should
}; { $wrong ->
    [0] no line is wrong any more
    [one] one line is still wrong
   *[other] { $wrong } lines are still wrong
}.
reason-singly-found = All { $lines } lines sum to { $constant }. The columns were correct from the start, and the exchanges corrected the rows and diagonals.

## Judging

reason-check-start = { $n ->
    [one] Is this square of side { $n } magic? It needs the number 1, and every line has to sum to { $constant }
   *[other] Is this square of side { $n } magic? It needs the numbers 1 to { $last }, each once, and every line has to sum to { $constant }
}{ $empty ->
    [0] .
    [one] ; one cell is empty.
   *[other] ; { $empty } cells are empty.
}
reason-check-empty = { $n ->
    [one] The square of side { $n } is empty: there is nothing to check. Type { $last } into it; then every line sums to { $constant }.
   *[other] The square of side { $n } is empty: there is nothing to check. Type numbers from 1 to { $last } into it; every line has to sum to { $constant }.
}
reason-check-normal = { $n ->
    [one] The only number is 1, as it should be.
   *[other] The numbers are 1 to { $last }, each once. They sum to { $total }, so each of the { $n } rows has to sum to { $total } / { $n } = { $constant }.
}
reason-check-repeated = { $number } appears { $count ->
    [2] twice
   *[other] { $count } times
}. In a magic square every number from 1 to { $last } appears exactly once.
reason-check-outside = { $count ->
    [one] { $number } is too large: the largest number in a magic square of side { $n } is { $last }.
   *[other] { $count } numbers are too large, for example { $number }: the largest number in a magic square of side { $n } is { $last }.
}
reason-check-missing = { $count ->
    [one] { $number } is missing.
   *[other] { $count } of the numbers from 1 to { $last } are missing; the smallest is { $number }.
}
sums-to = { $kind ->
    [row] Row { $index }
    [column] Column { $index }
    [falling] The diagonal from the top left
   *[other] The diagonal from the bottom left
} sums to { $sum }
reason-line-right = { sums-to }, as it should.
reason-line-same = { sums-to }, like every other line. But with the numbers 1 to n², the sum would be different.
reason-line-wrong = { sums-to }, which is { $gap } { $than ->
    [more] more
   *[other] less
} than { $constant }.
reason-line-over = { $kind ->
    [row] Row { $index }
    [column] Column { $index }
    [falling] The diagonal from the top left
   *[other] The diagonal from the bottom left
} already sums to { $sum }, so nothing of { $constant } is left for { $empty ->
    [one] its empty cell
   *[other] its { $empty } empty cells
}.
reason-line-open = { $kind ->
    [row] Row { $index }
    [column] Column { $index }
    [falling] The diagonal from the top left
   *[other] The diagonal from the bottom left
} { $sum ->
    [0] is empty: the full { $constant } is left
   *[other] is not full yet: it sums to { $sum }, and { $gap } of { $constant } is left
} for { $empty ->
    [one] one cell
   *[other] { $empty } cells
}.
reason-check-associated = The square is associated: any two numbers opposite each other through the centre sum to { $pair }.
reason-check-pandiagonal = The square is pandiagonal: the { $count } broken diagonals, which go across an edge, also sum to { $constant }.
reason-check-magic = { $n ->
    [one] Every line of this square of side { $n } sums to { $constant }: it is magic.
   *[other] All { $lines } lines of this square sum to { $constant }: it is magic.
}
reason-check-fails = This square is not magic: { $wrong ->
    [one] one of { $lines } lines does
   *[other] { $wrong } of { $lines } lines do
} not sum to { $sum }.{ $semi ->
    [0] {""}
   *[other] {" "}But all rows and columns do, so the square is called semi-magic.
}
reason-check-two = This square is not magic, and no square of side 2 can be. The first row and the first column share a number, so their other numbers would have to be equal.
reason-check-not-normal = { $last ->
    [one] Every line sums to { $sum }, but the only number should be 1: it is not a normal magic square.
   *[other] Every line sums to { $sum }, but the numbers are not 1 to { $last }, each once: it is not a normal magic square.
} { $same ->
    [0] With the correct numbers, every line would sum to { $constant }.
   *[other] The correct sum alone is not enough.
}
reason-check-incomplete = Nothing is wrong yet, but { $empty ->
    [one] one cell is
   *[other] { $empty } cells are
} empty: this is not a magic square yet.
reason-check-hopeless = With these numbers the square cannot become magic: { $wrong ->
    [0] a number is too large or appears more than once.
    [one] one of { $lines } lines is already wrong.
   *[other] { $wrong } of { $lines } lines are already wrong.
}

## Completing

reason-complete-start = { $n ->
    [one] The only cell is empty. The number { $last } goes there, and every line sums to { $constant }.
   *[other] { $empty ->
        [one] One cell is empty
       *[other] { $empty } cells are empty
    }. Every line of a square of side { $n } has to sum to { $constant }, and every number from 1 to { $last } has to appear once.
}
reason-complete-forced = { $kind ->
    [row] Row { $index }
    [column] Column { $index }
    [falling] The diagonal from the top left
   *[other] The diagonal from the bottom left
} has one empty cell: { $constant } − { $sum } = { $number } is forced in row { $row }, column { $column }.
reason-complete-tried = { $kind ->
    [row] Row { $index }
    [column] Column { $index }
    [falling] The diagonal from the top left
   *[other] The diagonal from the bottom left
} has { $empty } empty cells, and no unfilled line has fewer: try { $number } in row { $row }, column { $column }.
reason-complete-outside = { $kind ->
    [row] Row { $index }
    [column] Column { $index }
    [falling] The diagonal from the top left
   *[other] The diagonal from the bottom left
} needs { $constant } − { $sum } = { $number } in its last cell, but { $number } is not between 1 and { $last }, so it is refused.
reason-complete-taken = { $kind ->
    [row] Row { $index }
    [column] Column { $index }
    [falling] The diagonal from the top left
   *[other] The diagonal from the bottom left
} needs { $constant } − { $sum } = { $number } in its last cell, but { $number } is already in another cell, so it is refused.
reason-complete-last = { $number } in row { $row }, column { $column } is refused: then { $kind ->
    [row] row { $index }
    [column] column { $index }
    [falling] the diagonal from the top left
   *[other] the diagonal from the bottom left
} would need { $rest } in its last cell, but { $rest } is not among the numbers left.
reason-complete-less = { $number } in row { $row }, column { $column } is refused: { $left ->
    [0] then { $kind ->
        [row] row { $index }
        [column] column { $index }
        [falling] the diagonal from the top left
       *[other] the diagonal from the bottom left
    } would sum to more than { $constant }
   *[other] then even the smallest numbers left are too large for the rest of { $kind ->
        [row] row { $index }
        [column] column { $index }
        [falling] the diagonal from the top left
       *[other] the diagonal from the bottom left
    }
}.
reason-complete-more = { $number } in row { $row }, column { $column } is refused: { $left ->
    [0] then { $kind ->
        [row] row { $index }
        [column] column { $index }
        [falling] the diagonal from the top left
       *[other] the diagonal from the bottom left
    } would sum to less than { $constant }
   *[other] then even the largest numbers left are too small for the rest of { $kind ->
        [row] row { $index }
        [column] column { $index }
        [falling] the diagonal from the top left
       *[other] the diagonal from the bottom left
    }
}.
reason-complete-erased = Everything with { $number } in row { $row }, column { $column } was tried, so take it back.
reason-complete-found = { $n ->
    [one] Every line sums to { $constant }: this is completion { $count }.
   *[other] All { $lines } lines sum to { $constant }: this is completion { $count }.
}
reason-complete-all = { $count ->
    [0] This square cannot be completed: everything was tried.
    [one] There is exactly one completion: everything was tried.
   *[other] There are exactly { $count } completions: everything was tried.
}
reason-budget-completions = The budget of { $budget } was used up. { $found ->
    [0] No completion was found, but there may be one.
    [one] One completion was found; there may be more.
   *[other] { $found } completions were found; there may be more.
} { $budget-rises ->
    [0] A larger budget is not possible here.
   *[other] Raise the budget to look further.
}
reason-completions-start = { $empty ->
    [one] One cell is
   *[other] { $empty } cells are
} empty. The search looks for all completions; every line has to sum to { $constant }.
reason-completions-progress = The search has tried { $tried ->
    [one] one number
   *[other] { $tried } numbers
} and found { $count ->
    [0] no square yet
    [one] one square
   *[other] { $count } squares
}{ $images ->
    [0] .
   *[other] , not counting turns and mirror images.
}
reason-completions-found = { $count ->
    [one] There is exactly one completion.
   *[other] There are { $count } completions; this is the first.
}
reason-completions-none = This square of side { $n } cannot be completed: everything was tried.

## The nearest square

reason-nearest-start = There are eight magic squares of side 3, all turns or mirror images of one. Changing a number a to b costs the difference of a and b. Which square costs the least?
square-priced = Square { $number } of 8: { $changed ->
    [0] no number
    [one] one number
   *[other] { $changed } numbers
} would change, at a cost of { $cost }
reason-nearest-priced = { square-priced }. The cheapest so far costs { $least }.
reason-nearest-best = { square-priced }. It is the cheapest so far.
reason-nearest-found = { $changed ->
    [0] The square is magic already: it costs nothing.
    [one] The cheapest change costs { $cost }: one number changes. None of the eight magic squares costs less.
   *[other] The cheapest change costs { $cost }: { $changed } numbers change. None of the eight magic squares costs less.
}

## Large squares

reason-large-odd = { $n ->
    [one] n = { $n }: the only number is 1, and every line sums to { $constant }.
   *[other] n = { $n } is odd. Each row after the first is the row above it, moved one column left, with every number 1 smaller. Then n is added to one number of the row. Every line has to sum to { $constant }.
}
reason-large-doubly-even = n = { $n } can be divided by 4. From row to row, the numbers of a marked block grow by { $n }, and those of the other blocks shrink by { $n }. Every line has to sum to { $constant }.
reason-large-singly-even = n = { $n } is twice an odd number. Every row joins two Siamese rows. Some numbers change places with numbers of the other half. Every line has to sum to { $constant }.
reason-large-rows = Python has computed { $done } of { $n } rows.
reason-large-square = { $n ->
    [one] The number { $last } is written, and every line sums to { $constant }.
   *[other] All { $last } numbers are written in { $n } rows, and every line sums to { $constant }. { $shown ->
        [0] Point at a cell or touch it to see its number.
       *[other] {""}
    }
}

## By hand

reason-hand-empty = { $n ->
    [one] Write { $last } into the only cell. Then every line sums to { $constant }.
    [2] There is no magic square of side 2: the first row and the first column share a number, so their other numbers would have to be equal.
   *[other] Write 1 to { $last }, each once, so that every line sums to { $constant }. The sum is fixed, because the { $n } rows together sum to 1 + 2 + … + { $last }.
}
reason-hand-magic = All { $lines } lines sum to { $constant }: this square is magic!
reason-hand-not-normal = { $last ->
    [one] All { $lines } lines sum to { $sum }, not { $constant }, because the only number is not 1. So this is not a normal magic square.
   *[other] All { $lines } lines sum to { $sum }, not { $constant }, because the numbers are not 1 to { $last }, each once. So this is not a normal magic square.
}
reason-hand-square = { $filled ->
    [one] One
   *[other] { $filled }
} of { $last } cells { $filled ->
    [one] is
   *[other] are
} filled. Of { $lines } lines, { $right ->
    [0] none is full and sums
    [one] one is full and sums
   *[other] { $right } are full and sum
} to { $constant }{ $wrong ->
    [0] {""}
    [one] ; one can no longer do so
   *[other] ; { $wrong } can no longer do so
}{ $repeated ->
    [0] {""}
   *[other] ; { $repeated } appears { $times ->
        [2] twice
       *[other] { $times } times
    }
}{ $outside ->
    [0] {""}
   *[other] ; { $outside } is larger than { $last }
}.
reason-hint-done = This square is magic: every line sums to { $constant }.
rule-hint-repeated = Every number from 1 to { $last } may appear only once. Which number appears more than once?
rule-hint-outside = The numbers go from 1 to { $last }. Which number is larger than { $last }?
rule-hint-line-wrong = A line has to sum to { $constant } when it is full, and to less before. Add up the lines.
rule-hint-forced = Every line has to sum to { $constant }. Look for a line with one empty cell, and subtract its other numbers from { $constant }.
rule-hint-too-large = { rule-hint-taken }
rule-hint-taken = Every line has to sum to { $constant }, and every number from 1 to { $last } appears once. Look at each line with one empty cell: is the number that it needs possible?
rule-hint-two-numbers = { rule-hint-taken }
rule-hint-completion = Every line has to sum to { $constant }. No line has exactly one empty cell, so try a number. If a line then cannot reach { $constant }, try another one.
reason-hint-repeated = { $number } appears more than once. Change one of these cells: every number from 1 to { $last } may appear only once.
reason-hint-outside = { $last ->
    [one] { $number } is larger than { $last }. Write { $last } instead.
   *[other] { $number } is larger than { $last }. Write a number from 1 to { $last } instead.
}
reason-hint-line-wrong = { sums-to }, but a line has to sum to { $constant } when it is full, and to less before. Change a number in it first.
reason-hint-forced = { $kind ->
    [row] Row { $index }
    [column] Column { $index }
    [falling] The diagonal from the top left
   *[other] The diagonal from the bottom left
} has one empty cell: { $constant } − { $sum } = { $number } is forced in row { $row }, column { $column }.
reason-hint-too-large = { $kind ->
    [row] Row { $index }
    [column] Column { $index }
    [falling] The diagonal from the top left
   *[other] The diagonal from the bottom left
} needs { $constant } − { $sum } = { $number } in its last cell, which is more than { $last }: with these numbers the square cannot be completed.
reason-hint-taken = { $kind ->
    [row] Row { $index }
    [column] Column { $index }
    [falling] The diagonal from the top left
   *[other] The diagonal from the bottom left
} needs { $constant } − { $sum } = { $number } in its last cell, but { $number } is in another cell: with these numbers the square cannot be completed.
reason-hint-two-numbers = { $kind ->
    [row] Row { $index }
    [column] Column { $index }
    [falling] The diagonal from the top left
   *[other] The diagonal from the bottom left
} needs { $constant } − { $sum } = { $number } in row { $row }, column { $column }, but another line needs { $other } there: with these numbers the square cannot be completed.
reason-no-forced-cell = No line has exactly one empty cell, so no number is forced yet. Every line has to sum to { $constant }.
reason-hint-completion = No line forces a number yet, but the square can be completed with { $number } in row { $row }, column { $column }.
reason-hint-hopeless = { $constant ->
    [5] No square of side 2 is magic, so this one cannot be completed.
   *[other] With these numbers the square cannot be completed: change one of them first. Every line has to sum to { $constant }.
}

## Errors

error-no-square-of-two = There is no magic square for n = { $n }. The first row a + b and the first column a + c would have to be equal. So b = c, and a number would appear twice.
error-other-remainder = “{ $algorithm }” does not fit n = { $n }, because n divided by 4 leaves the remainder { $rest }. “{ $method }” fits.
error-square-other-size = The square has { $count ->
    [one] one row
   *[other] { $count } rows
}, but n = { $n }. Give a square of side { $n }, or leave n out.
error-nearest-nine-numbers = The search for the nearest magic square needs nine numbers and no empty cell, for example { $example }.
error-square-too-large = The square has { $n } rows. It may have at most { $largest }.
error-square-row-length = Row { $row } has { $count ->
    [0] no number
    [one] one number
   *[other] { $count } numbers
}, but there { $n ->
    [one] is one row
   *[other] are { $n } rows
}. Write as many numbers in each row as there are rows, with 0 for an empty cell.
error-square-count = { $count } numbers do not fill a square. Write 1, 4, 9, 16, … of them, with 0 for an empty cell.
read-square-from-zero = Your numbers are 0 to { $last }. Here each one is 1 larger, so they are 1 to { $count }.
error-zero-or-empty = Is the 0 a number, because the numbers begin at 0, or does it mean an empty cell?
error-square-not-a-number = “{ $given }” in row { $row }, column { $column } is not a whole number of at least 1. Write 0 or a full stop for an empty cell.
error-square-number-too-large = “{ $given }” in row { $row }, column { $column } is too large. A number may be at most { $largest }.

## Steps that are shown fast: `skim-` and a reason, or else a word, counts them
skim-assign = { $count ->
    [one] { $count } number written
   *[other] { $count } numbers written
}
skim-remove = { $count ->
    [one] { $count } number taken back
   *[other] { $count } numbers taken back
}
skim-reject = { $count ->
    [one] { $count } number refused
   *[other] { $count } numbers refused
}
skim-found = { $count ->
    [one] { $count } completion
   *[other] { $count } completions
}

## Practice

question-value-singly-copy = Block { $block } copies block A, of side { $h }, with every number { $add } larger.
question-value-singly-unbalanced = All column sums are correct, but the sum of each upper row is { $upper }.
question-value-doubly-other = The cell in row { $row }, column { $column } is not marked: { $all } minus its cell number is { $number }.
too-small-doubly-other = Not { $number }: this is cell number { $count }, so it takes { $all } − { $count }.
too-large-doubly-other = { too-small-doubly-other }
question-value-line-right = { sums-to }.
question-value-line-same = { question-value-line-right }
question-value-line-wrong = { question-value-line-right }
question-value-nearest-best = { square-priced }.
question-value-nearest-priced = { question-value-nearest-best }
question-cell-singly-left = Two numbers change places next. Tap one of them.
question-cell-singly-middle = { question-cell-singly-left }
question-cell-singly-right = { question-cell-singly-left }
question-cell-check-repeated = The repeated numbers come in order from small to large. Tap a cell that holds the next one.
needs-check-found = No: a square is magic only if all its lines have the same sum and each number from 1 to n² appears once.
needs-check-exhausted = No: a square fails only if a line does not have the magic sum, or a number is missing, repeated or too large.
needs-complete-assign = No: a number is written only if it is not used yet and no line through its cell rules it out.
needs-complete-reject = No: a number is refused only if it is not between 1 and n² or used already, or if one of its lines can no longer reach the magic sum.
needs-complete-remove = No: a number is taken back only after everything that can follow it was tried.
rule-siamese-first = 1 goes in the middle of the top row.
rule-siamese-up-right = From { $before } go one up and one right.
rule-siamese-off-top = From { $before } go one up and one right. That is above the top row, so come in at the bottom of that column.
rule-siamese-off-right = From { $before } go one up and one right. That is past the right edge, so come in at the left end of that row.
rule-siamese-corner = From { $before } go one up and one right, across two edges. That cell is taken, so go one down from { $before }.
rule-siamese-taken = From { $before } go one up and one right. That cell is taken, so go one down from { $before }.
rule-doubly-marked = Go on in reading order: the next marked cell takes its own number.
rule-doubly-other = Go on in reading order and count down: the next cell without a mark takes the number that the count has reached.
rule-singly-number = { $number ->
    [1] 1 goes in the middle of the top row of block A.
   *[other] Stay in block A: go one up and one right, across its edges. If the next cell is taken, go one down from the last number instead.
}
rule-singly-copy = The numbers of block A go to the same places in block { $block }, larger by { $add }.

## Lesson: siamese

lesson-siamese-idea-1 = Always go one up and one right. If you leave the square at one edge, come in at the opposite edge.
    .step = siamese-up-right, word:assign
lesson-siamese-idea-2 = If the cell one up and one right is taken, go one down from the last number instead.
    .step = siamese-taken, siamese-corner
lesson-siamese-invariant-1 = After `n` steps up and right you would be back where you began. So a step down comes after every `n` numbers. Such a group of `n` numbers is in `n` different rows and columns.
    .step = siamese-taken, siamese-corner
lesson-siamese-invariant-2 = From one group to the next, the number at the same place moves two rows down and one column left. Because `n` is odd, these moves also reach every row and every column.
    .step = siamese-taken 2, siamese-taken
lesson-siamese-proof-1 = Write each number as `q·n + r + 1`: `q` full groups came before it, and `r` numbers of its own group. Then every row and column has each `q` and each `r` from 0 to `n − 1` exactly once, so all have the same sum: `n(n^2 + 1)/2`.
    .step = word:found
lesson-siamese-proof-2 = The rising diagonal is the middle group. On the falling diagonal each `q` appears once, and the mean of the `r` is `(n − 1)/2`, as in a row. So both diagonals have that sum, too.
    .step = word:found
lesson-siamese-limits-1 = If `n` is even, moves of two rows down would miss every second row. So the method is for odd `n` only (de la Loubère 1691).
    .step = word:start
lesson-siamese-cost-1 = `O(n^2)` in time and memory: each of the `n^2` numbers finds its cell in `O(1)`.
    .step = last word:assign

## Lesson: doubly-even

lesson-doubly-even-idea-1 = Number the cells in reading order, 1 to `n^2`. A marked cell takes its own number. Any other cell takes `n^2 + 1` minus its number.
    .step = word:restart, word:start
lesson-doubly-even-invariant-1 = The marks are the same on the left and right, and above and below. Half the cells of every row and column are marked, and so are all cells of both diagonals.
    .step = doubly-centre, word:choose
lesson-doubly-even-invariant-2 = An unmarked cell takes the number of the cell opposite it through the centre, which is unmarked, too. So the unmarked cells only exchange their numbers, and no number appears twice.
    .step = doubly-other, word:assign
lesson-doubly-even-proof-1 = Two mirrored cells of a row, left and right, are both marked or both not. If they are marked, they sum to `s`, the same for all pairs of the row; if not, to `2(n^2 + 1) − s`. Half of the pairs are marked, so `s` cancels out and every row sums to `n(n^2 + 1)/2`. Mirrored cells above and below show the same for every column.
    .step = word:found
lesson-doubly-even-proof-2 = On a diagonal, opposite cells sum to `n^2 + 1`, and `n/2` such pairs make the same sum.
    .step = word:found
lesson-doubly-even-cost-1 = `O(n^2)` in time and memory: every cell is counted twice and written once.
    .step = last word:assign

## Lesson: singly-even

lesson-singly-even-idea-1 = Write four Siamese squares of the odd side `h = n/2`, each with the next `h^2` numbers: A at the top left, then D at the bottom right, B at the top right, C at the bottom left.
    .step = singly-block, word:restart
lesson-singly-even-idea-2 = Then some numbers of the upper half change places with the numbers `h` rows below.
    .step = word:swap
lesson-singly-even-invariant-1 = The columns are correct from the start. Compared with a square of 1 to `h^2`, the numbers of C are `3h^2` larger, those of B `2h^2` and those of D `h^2`; those of A are the same. So A and C together add `3h^2`, and so do B and D. An exchange stays in its column, so the column sums do not change.
    .step = singly-unbalanced, word:swap
lesson-singly-even-proof-1 = Each upper row is `h^3` too small, each lower row as much too large. Let `h = 2k + 1`. The upper row gains `3h^2` at `k` places on the left and loses `h^2` at `k − 1` places on the right: together `(3k − k + 1)h^2 = (2k + 1)h^2 = h^3`.
    .step = singly-left, word:swap
lesson-singly-even-proof-2 = Each diagonal is wrong by `2h^3`. On one side it is in the upper half, on the other in the lower, so its `k + 1` exchanges on the left and `k − 1` on the right add up: `3(k + 1)h^2 + (k − 1)h^2 = (4k + 2)h^2 = 2h^3`. There are `k + 1` on the left because the middle row begins one column further right, so the middle cell of the block takes part (Strachey 1918).
    .step = singly-middle, word:swap
lesson-singly-even-limits-1 = For `n = 2` there is no magic square at all: the first row and the first column share a number, so their other numbers would have to be equal.
    .step = word:start
lesson-singly-even-cost-1 = `O(n^2)` in time and memory: `n^2` numbers and `h(2k − 1)` exchanges, 3 for `n = 6` and 15 for `n = 10`.
    .step = word:restart 5, word:restart

## Lesson: check

lesson-check-idea-1 = First check the numbers: does each from 1 to `n^2` appear exactly once?
    .step = check-normal, check-repeated, word:start
lesson-check-idea-2 = Then add up the lines: `n` rows, `n` columns and two diagonals.
    .step = word:compare
lesson-check-invariant-1 = All numbers together sum to `n^2(n^2 + 1)/2`. If the `n` rows have the same sum, it must be `n(n^2 + 1)/2`: there is no other choice.
    .step = check-normal, line-right, word:compare
lesson-check-proof-1 = A magic square needs nothing else. If the numbers and all `2n + 2` lines are correct, the square is magic; if not, the check says what is wrong.
    .step = word:found, word:exhausted
lesson-check-limits-1 = Equal sums alone are not enough. In the square at the Sagrada Família in Barcelona every line sums to 33, but 10 and 14 appear twice, and 12 and 16 are missing.
    .step = check-not-normal, line-same, word:found
lesson-check-cost-1 = `2n + 2` lines of `n` numbers each: `O(n^2)` in time. The square itself takes `O(n^2)` memory.
    .step = last word:compare

## Lesson: complete

lesson-complete-idea-1 = Always take a line with the fewest empty cells. If one cell is empty, the sum gives its number. If more cells are empty, try the numbers that are left, one after the other.
    .step = complete-forced, complete-tried, word:assign
lesson-complete-idea-2 = Look ahead at every line through the cell. Refuse a number if this shows that one of them can no longer sum to `n(n^2 + 1)/2`.
    .step = complete-last, complete-less, complete-more, word:reject
lesson-complete-invariant-1 = All numbers now in the square are part of each completion found on this branch. No number appears twice, and no full line has a wrong sum. A number that was refused or taken back gives no new completion while the numbers before it stay.
    .step = complete-erased, word:remove, word:assign
lesson-complete-proof-1 = For each cell all numbers that are left are tried or refused for a reason, so no completion is missed. Two branches never lead to the same square, because they differ in the cell where they split. So “there is none” and “there is exactly one” are proofs.
    .step = word:exhausted, word:found
lesson-complete-limits-1 = In the worst case the number of branches grows faster than exponentially. An empty square of side 4 already has 7,040 completions; “All completions” finds them in seconds.
    .step = word:start
lesson-complete-cost-1 = Up to `m!` branches for `m` empty cells, but looking ahead leaves few of them. It needs memory for the `m` cells that are being tried.
    .step = last word:assign

## Lesson: nearest

lesson-nearest-idea-1 = There are only eight magic squares of side 3. For each, add up how far its numbers are from the given ones, and keep the cheapest square.
    .step = nearest-best, word:add
lesson-nearest-invariant-1 = After each square the cheapest of those compared so far is known.
    .step = nearest-priced, nearest-best, word:add
lesson-nearest-proof-1 = Four lines go through the centre. Together they have all nine numbers, and the centre three more times: `4·15 = 45 + 3c`, so `c = 5`. With 5 in the centre, 1 cannot be in a corner, and 6 and 8 must be on its two sides. Four places for 1 and two sides for 6 make `4·2 = 8` squares, all turns or mirror images of one.
    .step = word:start
lesson-nearest-limits-1 = Side 4 has 7,040 squares to compare with, and side 5 has more than two billion. So this method is for side 3 only.
    .step = word:start
lesson-nearest-cost-1 = Eight squares of nine numbers: 72 differences, whatever is given.
    .step = word:found
