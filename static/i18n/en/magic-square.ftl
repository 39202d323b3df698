puzzle-magic-square-hint = Row by row: 8 1 6 / 3 5 7 / 4 9 2. A new line, a semicolon or a slash ends a row; CSV and LaTeX are read, too. 0 for an empty cell. Leave it empty to have a square made, or tap a cell and type.
puzzle-magic-square-story = In a Chinese legend a turtle rose from the river Luo with the square of side 3, the Lo Shu, on its shell. Simon de la Loubère brought the method for odd squares to France in 1688, on the ship back from Siam, and published it in 1691; so it is called Siamese, though he had it from a Mr Vincent, who had learnt it in Surat in India. Albrecht Dürer put a square of side 4 into his engraving Melencolia I, with the year, 1514, in the middle of its bottom row. Bernard Frénicle de Bessy listed all 880 squares of side 4, published in 1693; Richard Schroeppel counted those of side 5 by computer in 1973: 275,305,224.

preset-magic-square-siamese-3 = The smallest square, by the Siamese method
preset-magic-square-siamese-7 = Round the edges: side 7
preset-magic-square-doubly-8 = Count forwards, then backwards: side 8
preset-magic-square-singly-6 = Three exchanges make it magic: side 6
preset-magic-square-singly-10 = Fifteen exchanges: side 10
preset-magic-square-durer = Dürer's square of 1514 on trial
preset-magic-square-failing = Two numbers changed places
preset-magic-square-sagrada = Every line is 33, and yet…
preset-magic-square-three-given = The Lo Shu from three numbers
preset-magic-square-durer-gaps = Dürer's square with gaps
preset-magic-square-eight = All eight squares of side 3
preset-magic-square-frenicle = All 7040 squares of side 4
preset-magic-square-cheapest = The cheapest change to a magic square
preset-magic-square-hundred = A hundred by a hundred

algorithm-auto = The method that fits
algorithm-auto-about = Chooses by the remainder of n divided by 4, and runs the method that fits. A square that you give is completed, or judged if it is full.
algorithm-siamese = Siamese method (odd n)
algorithm-siamese-about = One up, one right, round the edges, and down where a cell is taken: for n = 3, 5, 7, …
algorithm-doubly-even = Doubly even n
algorithm-doubly-even-about = Marked blocks count forwards, the other cells backwards: for n = 4, 8, 12, …
algorithm-singly-even = Singly even n
algorithm-singly-even-about = Four Siamese squares side by side, then exchanges that even out the rows: for n = 6, 10, 14, …
algorithm-check = Is it magic?
algorithm-check-about = Looks at the numbers, adds up every line, and names those that fail.
algorithm-complete = Complete the square
algorithm-complete-about = Always fills the line with the fewest empty cells: its last number is forced, the others are tried, and what leads nowhere is taken back.
algorithm-completions = All completions
algorithm-completions-about = Counts and lists every completion of a square up to 4×4.
algorithm-nearest = Nearest magic square
algorithm-nearest-about = Compares a square of side 3 with all eight magic ones; to change a number a into b costs the difference of a and b.
option-until = Stop at
choice-first = the first completion
choice-all = all completions
option-seed = Seed
algorithm-large = Large squares
algorithm-large-about = Adds whole rows at once, as long integers: up to { $n } × { $n }.

option-n = Side n
counter-numbers = numbers written
counter-exchanges = exchanges
counter-lines = lines added up
counter-reports = reports
counter-tried = numbers tried
counter-refused = refused
counter-erased = taken back
counter-completions = completions
counter-squares = squares compared
list-closed = Completions, latest first
list-open-h = The eight squares, the cheapest first
plot-wrong-lines = Lines that are still wrong
plot-line-wrong = wrong lines
result-square = Square
result-constant = Magic sum of a line
result-magic = Magic
result-failing = Failing lines
result-same-sum = Sum of every line here
result-repeated = Numbers that repeat
result-missing = Missing numbers
result-outside = Numbers that are too large
result-empty = Empty cells
result-completions = Completions
result-square-none = There is none.
result-squares = All of them, number by number
result-cost = Cost
result-changed = Cells changed
result-associated = Associated (opposites sum to n² + 1)
result-pandiagonal = Pandiagonal (broken diagonals, too)
table-known-squares = How many magic squares there are
table-known-squares-note = Squares that are turns or mirror images of each other count once in the second column, and each in the third. Side 4: Frénicle de Bessy, 1693. Side 5: Schroeppel, 1973.
column-n = n
column-essentially = different squares
column-with-symmetries = with turns and mirror images

## Legend

legend-role-current = { $algorithm ->
    [check] the line added up now
   *[other] just written, and the sums it changes
}
legend-role-goal = { $word ->
    [found] a magic square
   *[other] this sum is right
}
legend-role-conflict = { $algorithm ->
    [siamese] the cell that is taken
    [nearest] this number would change
    [complete] refused, or taken back
    [singly-even] this sum is not right yet
   *[other] wrong
}
legend-role-hint = { $algorithm ->
    [doubly-even] a marked cell
    [singly-even] the block that comes next
    [siamese] the first number goes here
    [nearest] this number has changed
   *[other] in a line mentioned above
}
legend-edge = the sum of a line
legend-link = { $algorithm ->
    [siamese] from the last number to this one
    [singly-even] these two change places
   *[other] belong together
}

## Siamese

reason-siamese-start = { $n ->
    [one] The number 1 alone makes a square of side 1.
   *[other] The numbers 1 to { $last } make { $total }, so each of the { $n } rows has to sum to { $total } / { $n } = { $constant }. Rule: begin in the middle of the top row and go one up and one right, around the edges; if that cell is taken, go one down instead.
}
reason-siamese-first = { $number } stands in the middle of the top row: row { $row }, column { $column }.
reason-siamese-up-right = One up and one right is free: { $number } goes to row { $row }, column { $column }.
reason-siamese-off-top = One up and one right is off the top, so { $number } goes to the bottom of the next column: row { $row }, column { $column }.
reason-siamese-off-right = One up and one right is off the right edge, so { $number } goes to the leftmost column of that row: row { $row }, column { $column }.
reason-siamese-corner = One up and one right is off at the corner, so { $number } goes to the cell below: row { $row }, column { $column }.
reason-siamese-taken = One up and one right is taken by { $taken }, so { $number } goes to the cell below the last one: row { $row }, column { $column }.
reason-siamese-found = Every row and every column holds one number of each group of { $n } numbers, each at another place of its group: so all sum to { $constant }, and the diagonals do, too.

## Doubly even

reason-doubly-start = n = { $n } can be divided by 4, and n / 4 = { $quarter } is the side of the corner blocks. Every line has to sum to { $constant }.
reason-doubly-corners = Mark the four corner blocks of side { $side }.
reason-doubly-centre = Mark the centre block of side { $side }. Now half the cells of every row and column are marked.
reason-doubly-forwards = First round: count all cells from 1 to { $last } in reading order, and write the count into the { $count } marked ones.
reason-doubly-marked = Cell number { $number } is marked, so it takes its own count: row { $row }, column { $column }.
reason-doubly-backwards = Second round: count down from { $last } to 1 in reading order, and write the count into the { $count } cells that are left.
reason-doubly-other = Cell number { $count } is not marked, so it takes { $all } − { $count } = { $number }: row { $row }, column { $column }.
reason-doubly-found = Every line of this square of side { $n } sums to { $constant }.

## Singly even

reason-singly-start = n = { $n } is twice the odd number { $h }: four Siamese squares of side { $h } fit, each with { $quarter } numbers. Every line has to sum to { $constant }.
reason-singly-block = Block { $block } { $block ->
    [A] at the top left
    [B] at the top right
    [C] at the bottom left
   *[other] at the bottom right
} takes the numbers { $first } to { $last }, by the Siamese method for side { $h }.
reason-singly-number = Siamese: { $number } goes to row { $row }, column { $column }.
reason-singly-copy = The same pattern of side { $h } again, every number { $add } larger: block { $block } holds { $first } to { $last }.
reason-singly-unbalanced = All columns are right, but each upper row sums to { $upper }, { $gap } too small, and each lower one to { $lower }, { $gap } too large. { $wrong } lines are wrong, so it is not magic yet: every sum should be { $constant }.
reason-singly-exchange = { $count } exchanges with the cell { $h } rows below put it right. They leave the columns as they are. In each upper row the { $k ->
    [one] leftmost number changes
   *[other] { $k } leftmost numbers change
} places; in the middle one of these rows that begins one column further right. From n = 10 on, numbers at the right end change places, too.
reason-singly-left = Exchange { $done } of { $count }: { $upper } in row { $row }, column { $column } with { $lower } below. Row { $row } now sums to { $sum }{ $right ->
    [0] {" "}and should sum to { $constant }
   *[other] , as it should
}; { $wrong ->
    [0] no line is wrong any more
    [one] one line is still wrong
   *[other] { $wrong } lines are still wrong
}.
reason-singly-middle = Exchange { $done } of { $count }: row { $row } is the middle one, where column 1 is left out, so that the diagonals come right: { $upper } in column { $column } with { $lower } below. Row { $row } now sums to { $sum }{ $right ->
    [0] {" "}and should sum to { $constant }
   *[other] , as it should
}; { $wrong ->
    [0] no line is wrong any more
    [one] one line is still wrong
   *[other] { $wrong } lines are still wrong
}.
reason-singly-right = Exchange { $done } of { $count }: at the right, { $upper } in row { $row }, column { $column } with the smaller { $lower } below. Row { $row } now sums to { $sum }{ $right ->
    [0] {" "}and should sum to { $constant }
   *[other] , as it should
}; { $wrong ->
    [0] no line is wrong any more
    [one] one line is still wrong
   *[other] { $wrong } lines are still wrong
}.
reason-singly-found = Every line of this square of side { $n } sums to { $constant }.

## Judging

reason-check-start = Is this square of side { $n } magic? The numbers 1 to { $last }, each once, make { $constant } in every line{ $empty ->
    [0] .
    [one] ; one cell is empty.
   *[other] ; { $empty } cells are empty.
}
reason-check-empty = The square of side { $n } is empty: there is nothing to judge. Type numbers from 1 to { $last } into it; every line has to sum to { $constant }.
reason-check-normal = { $n ->
    [one] The only number is 1, as it should be.
   *[other] The numbers are 1 to { $last }, each once. Together they are { $total }, and { $n } rows share that: { $constant } for each.
}
reason-check-repeated = { $number } stands { $count ->
    [2] twice
   *[other] { $count } times
}, but every number from 1 to { $last } may stand only once.
reason-check-outside = { $count ->
    [one] { $number } is larger than { $last }, the last number of a square of side { $n }.
   *[other] { $count } numbers are larger than { $last }, the last of a square of side { $n }; { $number } is the first of them.
}
reason-check-missing = { $count ->
    [one] { $number } is missing.
   *[other] { $count } of the numbers from 1 to { $last } are missing; { $number } is the first of them.
}
sums-to = { $kind ->
    [row] Row { $index }
    [column] Column { $index }
    [falling] The diagonal from the top left
   *[other] The diagonal from the bottom left
} sums to { $sum }
reason-line-right = { sums-to }, as it should.
reason-line-same = { sums-to }, like every other line, though not to the sum that 1, 2, 3, … would make.
reason-line-wrong = { sums-to }, which is { $gap } { $than ->
    [more] more
   *[other] less
} than { $constant }.
reason-line-over = { $kind ->
    [row] Row { $index }
    [column] Column { $index }
    [falling] The diagonal from the top left
   *[other] The diagonal from the bottom left
} has { $sum } already, which leaves nothing of { $constant } for { $empty ->
    [one] its empty cell
   *[other] its { $empty } empty cells
}.
reason-line-open = { $kind ->
    [row] Row { $index }
    [column] Column { $index }
    [falling] The diagonal from the top left
   *[other] The diagonal from the bottom left
} is not full: it has { $sum }, and { $gap } of { $constant } is left for { $empty ->
    [one] one cell
   *[other] { $empty } cells
}.
reason-check-associated = It is associated, too: any two numbers opposite each other through the centre sum to { $pair }.
reason-check-pandiagonal = It is pandiagonal, too: the { $count } broken diagonals, which go round the edges, also sum to { $constant }.
reason-check-magic = Every line of this square of side { $n } sums to { $constant }: it is magic.
reason-check-fails = It is not magic: { $wrong ->
    [one] one of { $lines } lines does
   *[other] { $wrong } of { $lines } lines do
} not sum to { $sum }.
reason-check-two = It is not magic, and no square of side 2 is: its first row and its first column share a number, so the two others would have to be equal.
reason-check-not-normal = Every line sums to { $sum }, but the numbers are not 1 to { $last }, each once: it is no normal magic square. { $same ->
    [0] Those numbers would make { $constant } in every line.
   *[other] The right sum alone does not make one.
}
reason-check-incomplete = Nothing is wrong yet, but { $empty ->
    [one] one cell is
   *[other] { $empty } cells are
} empty: it is not a magic square as it stands.
reason-check-hopeless = It cannot become magic as it stands: { $wrong ->
    [0] a number is too large or stands more than once.
    [one] one of { $lines } lines is wrong already.
   *[other] { $wrong } of { $lines } lines are wrong already.
}

## Completing

reason-complete-start = { $empty ->
    [one] One cell is empty
   *[other] { $empty } cells are empty
}. Every line of a square of side { $n } has to sum to { $constant }, and every number from 1 to { $last } stands once.
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
} has the fewest empty cells, { $empty }: try { $number } in row { $row }, column { $column }.
reason-complete-outside = { $kind ->
    [row] Row { $index }
    [column] Column { $index }
    [falling] The diagonal from the top left
   *[other] The diagonal from the bottom left
} needs { $constant } − { $sum } = { $number } in its last cell, which is not between 1 and { $last }: refused.
reason-complete-taken = { $kind ->
    [row] Row { $index }
    [column] Column { $index }
    [falling] The diagonal from the top left
   *[other] The diagonal from the bottom left
} needs { $constant } − { $sum } = { $number } in its last cell, but { $number } stands elsewhere: refused.
reason-complete-last = { $number } in row { $row }, column { $column } is refused: then { $kind ->
    [row] row { $index }
    [column] column { $index }
    [falling] the diagonal from the top left
   *[other] the diagonal from the bottom left
} would need { $rest } in its last cell, which is not left.
reason-complete-less = { $number } in row { $row }, column { $column } is refused: { $left ->
    [0] then { $kind ->
        [row] row { $index }
        [column] column { $index }
        [falling] the diagonal from the top left
       *[other] the diagonal from the bottom left
    } would have a sum other than { $constant }
   *[other] then the smallest numbers left are too large for the rest of { $kind ->
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
    } would have a sum other than { $constant }
   *[other] then the largest numbers left are too small for the rest of { $kind ->
        [row] row { $index }
        [column] column { $index }
        [falling] the diagonal from the top left
       *[other] the diagonal from the bottom left
    }
}.
reason-complete-erased = Nothing to be had with { $number } in row { $row }, column { $column }: take it back.
reason-complete-found = Every line sums to { $constant }: completion number { $count }.
reason-complete-all = { $count ->
    [0] Everything was tried: this square cannot be completed.
    [one] Everything was tried: there is exactly one completion.
   *[other] Everything was tried: there are { $count } completions.
}
reason-completions-start = { $empty ->
    [one] One cell is
   *[other] { $empty } cells are
} empty. All completions are looked for; every line has to sum to { $constant }.
reason-completions-progress = { $tried } numbers tried, { $count ->
    [one] one square found
   *[other] { $count } squares found
}.
reason-completions-found = { $count ->
    [one] There is exactly one completion.
   *[other] There are { $count } completions; this is the first.
}
reason-completions-none = Everything was tried: this square of side { $n } cannot be completed.

## The nearest square

reason-nearest-start = There are eight magic squares of side 3, all turned or mirrored images of one. Which of them costs least, if changing a into b costs the difference of a and b?
square-priced = Square { $number } of 8: { $changed ->
    [0] no number
    [one] one number
   *[other] { $changed } numbers
} would change, at a cost of { $cost }
reason-nearest-priced = { square-priced }. The cheapest so far costs { $least }.
reason-nearest-best = { square-priced }: the cheapest so far.
reason-nearest-found = { $changed ->
    [0] The square is magic already: it costs nothing.
    [one] The cheapest change costs { $cost }: one number changes.
   *[other] The cheapest change costs { $cost }: { $changed } numbers change.
}

## Large squares

reason-large-odd = n = { $n } is odd: each row is the one above it, one column further left and one smaller; to one number n = { $n } is added then. Every line has to sum to { $constant }.
reason-large-doubly-even = n = { $n } can be divided by 4: from row to row, marked numbers grow by { $n }, the others shrink by { $n }. Every line has to sum to { $constant }.
reason-large-singly-even = n = { $n } is twice an odd number: every row joins two Siamese rows and exchanges some of their numbers. Every line has to sum to { $constant }.
reason-large-rows = { $done } of { $n } rows are computed.
reason-large-square = All { $last } numbers of { $n } rows stand; every line sums to { $constant }. Move over the board to look closer.

## By hand

reason-hand-empty = Write 1 to { $last }, each once, so that every line sums to { $constant }.{ $n ->
    [one] {""}
   *[other] {" "}The sum is forced: { $n } rows share 1 + 2 + … + { $last }.
}
reason-hand-magic = All { $lines } lines sum to { $constant }: it is magic!
reason-hand-not-normal = All { $lines } lines sum to { $sum }, but the numbers are not 1 to { $last }, each once, which make { $constant }: not a normal magic square.
reason-hand-square = { $filled ->
    [one] One
   *[other] { $filled }
} of { $last } cells { $filled ->
    [one] is
   *[other] are
} filled. Of { $lines } lines, { $right ->
    [0] none sums
    [one] one sums
   *[other] { $right } sum
} to { $constant }{ $wrong ->
    [0] {""}
   *[other] , { $wrong } no longer can
}{ $repeated ->
    [0] {""}
   *[other] ; { $repeated } stands { $times ->
        [2] twice
       *[other] { $times } times
    }
}{ $outside ->
    [0] {""}
   *[other] ; { $outside } is larger than { $last }
}.
reason-hint-done = It is magic: every line sums to { $constant }.
reason-hint-repeated = { $number } stands more than once. Change one of them: every number from 1 to { $last } stands once.
reason-hint-outside = { $number } is larger than { $last }. Take a number from 1 to { $last }.
reason-hint-line-wrong = { sums-to }, but a full line must have { $constant }: change a number there first.
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
} needs { $constant } − { $sum } = { $number } in its last cell, more than { $last }: it cannot be completed as it stands.
reason-hint-taken = { $kind ->
    [row] Row { $index }
    [column] Column { $index }
    [falling] The diagonal from the top left
   *[other] The diagonal from the bottom left
} needs { $constant } − { $sum } = { $number } in its last cell, but { $number } stands elsewhere: it cannot be completed as it stands.
reason-hint-two-numbers = { $kind ->
    [row] Row { $index }
    [column] Column { $index }
    [falling] The diagonal from the top left
   *[other] The diagonal from the bottom left
} needs { $constant } − { $sum } = { $number } in row { $row }, column { $column }, but another line needs { $other } there: it cannot be completed as it stands.
reason-no-forced-cell = No line has a single empty cell, so nothing is forced yet. Every line has to sum to { $constant }.
reason-hint-completion = No line forces a number yet, but the square can be completed with { $number } in row { $row }, column { $column }.
reason-hint-hopeless = It cannot be completed as it stands: change a number first. Every line has to sum to { $constant }.

## Errors

error-no-square-of-two = There is no magic square for n = { $n }. Its first row a + b and its first column a + c would have to be equal, so b = c, and a number would stand twice.
error-other-remainder = “{ $algorithm }” does not fit n = { $n }, which leaves { $rest } when divided by 4. “{ $method }” does.
error-square-other-size = The square has { $count ->
    [one] one row
   *[other] { $count } rows
}, but n = { $n }. Give a square of side { $n }, or leave n out.
error-nearest-nine-numbers = The nearest magic square is sought for squares of nine numbers, without empty cells, for example { $example }.
error-square-too-large = The square has { $n } rows. Up to { $largest } are read.
error-square-row-length = Row { $row } has { $count ->
    [one] one number
   *[other] { $count } numbers
}, but there { $n ->
    [one] is one row
   *[other] are { $n } rows
}. Give as many numbers in each row as there are rows, 0 for an empty cell.
error-square-count = { $count } numbers do not fill a square. Give 1, 4, 9, 16, … of them, 0 for an empty cell.
read-square-from-zero = Read as the numbers 0 to { $last }: each is written one larger here, as 1 to { $count }.
error-zero-or-empty = The 0 may be a number, the square being counted from 0, or an empty cell. Which is meant?
error-square-not-a-number = “{ $given }” in row { $row }, column { $column } is not a whole number from 1. Write 0 or a full stop for an empty cell.
error-square-number-too-large = “{ $given }” in row { $row }, column { $column } is too large. Numbers up to { $largest } are read.

## Practice

question-value-line-right = { sums-to }.
question-value-line-same = { question-value-line-right }
question-value-line-wrong = { question-value-line-right }
question-value-nearest-best = { square-priced }.
question-value-nearest-priced = { question-value-nearest-best }
question-cells = Which two cells are exchanged next? Tap both.
question-cells-check-repeated = From the smallest up: which cells hold the next number that stands more than once? Tap all of them.
needs-check-found = No: for that, all lines need one sum, and the numbers have to be those from 1 on, each once.
needs-check-exhausted = No: for that, a line would need another sum than the others, or a number would have to be missing, repeated or too large.
needs-complete-assign = No: a number is written only if its lines can still reach the magic sum with the numbers that are left.
needs-complete-reject = No: a number is refused only if it is too large or used already, or if one of its lines can no longer reach the magic sum.
needs-complete-remove = No: a number is taken back only after all that may follow it was tried.

## Lesson: siamese

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

## Lesson: doubly-even

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

## Lesson: singly-even

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

## Lesson: check

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

## Lesson: complete

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

## Lesson: nearest

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
