puzzle-magic-trick-hint = The square starts empty. Choose the sum that the spectator names.
puzzle-magic-trick-story = A spectator names a number, and the magician writes a square in which it is the sum of every line, and of much more. Twelve numbers always lie in the same cells; only four depend on the number named. It is often said that any 2 × 2 block has the sum. Two of the nine do not: one is 34 whatever is named, the other lacks 34 of twice the sum. Nor is the square the only one for its sum, as is said, too: turned or mirrored it does the same, and 34, for which it holds 1 to 16, has 880 different magic squares.

preset-magic-trick-fifty = Fifty, performed and revealed
preset-magic-trick-thirty-four = Thirty-four: now it is a real magic square
preset-magic-trick-twenty-five = Twenty-five: numbers repeat
preset-magic-trick-performed = Eighty-seven, performed only

algorithm-any-sum = Any sum
algorithm-any-sum-about = Writes 1 to 12, then four numbers that the named sum decides, and lights 28 patterns that have it.
option-sum = Sum named by the spectator
option-reveal = Reveal the patterns
counter-patterns = patterns
result-square = Square
result-constant = Sum
result-magic = Every line has it
result-failing = Failing lines
result-patterns = Patterns with this sum
result-repeated = Numbers that repeat

## Legend

legend-role-current = just written, and the sums it changes
legend-role-goal = makes the sum named
legend-role-conflict = does not make the sum named
legend-role-hint = one number, twice
legend-label = A, B, C, D: only these depend on the sum
legend-edge = the sum of a line

## Reasons

reason-trick-start = The spectator names { $sum }. Each row gets three fixed numbers and one letter, A to D, which fills up the sum.
reason-trick-number = { $number } always goes to row { $row }, column { $column }, whatever was named.
reason-trick-a = A = { $sum } − 20 = { $number } in row { $row }, column { $column }: the other three of its row make 20.
reason-trick-b = B = A − 1 = { $first } − 1 = { $number } in row { $row }, column { $column }, so that its row makes { $sum }.
reason-trick-c = C = A + 2 = { $first } + 2 = { $number } in row { $row }, column { $column }, so that its row makes { $sum }.
reason-trick-d = D = A + 1 = { $first } + 1 = { $number } in row { $row }, column { $column }: every row and every column makes { $sum }.
reason-trick-repeats = { $letter } = { $number } repeats a number from 1 to 12, because { $sum } is small, below 34. The sums are right all the same.
reason-trick-reveal = How it works for { $sum }: every pattern holds exactly one of A, B, C, D, and its three other numbers make { $less-a } beside A, { $less-b } beside B, { $less-c } beside C and { $less-d } beside D.
reason-trick-row = Pattern { $count }, a row: { $first } + { $second } + { $third } + { $fourth } = { $sum }. It holds { $letter } = { $number } and { $rest } besides.
reason-trick-column = Pattern { $count }, a column: { $first } + { $second } + { $third } + { $fourth } = { $sum }. It holds { $letter } = { $number } and { $rest } besides.
reason-trick-diagonal = Pattern { $count }, a diagonal: { $first } + { $second } + { $third } + { $fourth } = { $sum }. It holds { $letter } = { $number } and { $rest } besides.
reason-trick-broken-diagonal = Pattern { $count }, a broken diagonal, which goes round the edge: { $first } + { $second } + { $third } + { $fourth } = { $sum }. It holds { $letter } = { $number } and { $rest } besides.
reason-trick-block = Pattern { $count }, a 2 × 2 block: { $first } + { $second } + { $third } + { $fourth } = { $sum }. It holds { $letter } = { $number } and { $rest } besides.
reason-trick-wrapped-block = Pattern { $count }, a 2 × 2 block that goes round the edge: { $first } + { $second } + { $third } + { $fourth } = { $sum }. It holds { $letter } = { $number } and { $rest } besides.
reason-trick-corners = Pattern { $count }, the four corners: { $first } + { $second } + { $third } + { $fourth } = { $sum }. They hold { $letter } = { $number } and { $rest } besides.
reason-trick-block-corners = Pattern { $count }, the corners of a 3 × 3 block: { $first } + { $second } + { $third } + { $fourth } = { $sum }. They hold { $letter } = { $number } and { $rest } besides.
reason-trick-always-34 = But not any 2 × 2 block: this one has no letter, so it makes { $block } whatever was named, and not { $sum }.
reason-trick-twice-less-34 = Nor this one: it has two letters, B and C, and makes 2 × { $sum } − 34 = { $block }.
reason-trick-34 = This 2 × 2 block makes { $block }, the number named, only because that is { $sum }: with any other number it would not fit.
reason-trick-found = Every row, column and diagonal makes { $sum }, and so do 28 patterns in all; there are 60 sets of four cells that sum to whatever is named.

error-trick-starts-empty = The trick starts from an empty square. Name a sum instead.

## Lesson: any-sum

lesson-any-sum-idea-1 = Twelve numbers always stand in the same cells. Only four cells, A to D, depend on the number `s` that was named.
    .step = trick-number, word:assign
lesson-any-sum-idea-2 = They take what their rows lack: `A = s − 20`, `B = s − 21`, `C = s − 18`, `D = s − 19`.
    .step = trick-a, word:assign
lesson-any-sum-invariant-1 = Every one of the 28 patterns holds exactly one of the four letters.
    .step = word:compare, word:assign
lesson-any-sum-proof-1 = For `s = 34` the letters are 14, 13, 16 and 15: with the other twelve these are 1 to 16, and each of the 28 patterns makes 34. If a number one larger is named, each letter grows by 1, and so does each pattern, having one letter: so all 28 hold for every `s`.
    .step = word:restart, word:found
lesson-any-sum-limits-1 = Not any 2×2 block will do, as is often said: one has no letter and always makes 34, another has two and makes `2s − 34`.
    .step = trick-always-34, trick-34, word:found
lesson-any-sum-limits-2 = Below 34 a letter repeats one of the twelve numbers. The sums are right all the same, but the square is no longer of different numbers.
    .step = trick-repeats, word:start
lesson-any-sum-cost-1 = `O(1)`: twelve numbers by heart and one subtraction; then `B = A − 1`, `C = A + 2`, `D = A + 1`.
    .step = trick-d, word:assign
