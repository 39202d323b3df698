puzzle-magic-trick-hint = The square starts empty. Choose the sum that the spectator names.
puzzle-magic-trick-rule = A spectator names { $sum }: write a 4×4 square in which every line adds up to this number.

preset-magic-trick-forty-five = Forty-five, performed and revealed
preset-magic-trick-thirty-four = Thirty-four: now it is a real magic square
preset-magic-trick-twenty-five = Twenty-five: numbers repeat
preset-magic-trick-performed = Eighty-seven, performed only

algorithm-any-sum = Any sum
algorithm-any-sum-about = Writes 1 to 12, then four numbers that depend on the named sum, and shows 28 patterns with this sum.
algorithm-any-sum-idea = Twelve numbers are always the same; only the other four depend on the number named.
option-sum = Sum named by the spectator
option-reveal = Reveal the patterns
counter-patterns = patterns
result-repeated = Numbers that repeat

## Legend

legend-role-current = just written, and the sums that change
legend-role-goal = has the named sum
legend-role-conflict = does not have the named sum
legend-role-hint = the same number twice
legend-label = A, B, C, D: only these depend on the sum
legend-edge = the sum of a line

## Reasons

reason-trick-start = The spectator names { $sum }. Each row gets three fixed numbers and one letter, A to D, which completes the sum.
reason-trick-number = { $number } always goes to row { $row }, column { $column }, whatever the spectator names.
reason-trick-a = A = { $sum } − 20 = { $number } goes to row { $row }, column { $column }: the other numbers in its row sum to 20.
reason-trick-b = B = A − 1 = { $first } − 1 = { $number } goes to row { $row }, column { $column }, so its row sums to { $sum }.
reason-trick-c = C = A + 2 = { $first } + 2 = { $number } goes to row { $row }, column { $column }, so its row sums to { $sum }.
reason-trick-d = D = A + 1 = { $first } + 1 = { $number } goes to row { $row }, column { $column }: now every row and every column sums to { $sum }.
reason-trick-repeats = { $letter } = { $number } repeats a number from 1 to 12, because { $sum } is less than 34. The sums are still correct.
reason-trick-reveal = This is how it works for { $sum }: every pattern has exactly one of A, B, C, D. The other three numbers sum to { $less-a } if it has A, to { $less-b } if B, to { $less-c } if C and to { $less-d } if D.
reason-trick-row = Pattern { $count }, a row: { $first } + { $second } + { $third } + { $fourth } = { $sum }. It has { $letter } = { $number }, and the other three sum to { $rest }.
reason-trick-column = Pattern { $count }, a column: { $first } + { $second } + { $third } + { $fourth } = { $sum }. It has { $letter } = { $number }, and the other three sum to { $rest }.
reason-trick-diagonal = Pattern { $count }, a diagonal: { $first } + { $second } + { $third } + { $fourth } = { $sum }. It has { $letter } = { $number }, and the other three sum to { $rest }.
reason-trick-broken-diagonal = Pattern { $count }, a broken diagonal, across the edge: { $first } + { $second } + { $third } + { $fourth } = { $sum }. It has { $letter } = { $number }, and the other three sum to { $rest }.
reason-trick-block = Pattern { $count }, a 2 × 2 block: { $first } + { $second } + { $third } + { $fourth } = { $sum }. It has { $letter } = { $number }, and the other three sum to { $rest }.
reason-trick-wrapped-block = Pattern { $count }, a 2 × 2 block across the edge: { $first } + { $second } + { $third } + { $fourth } = { $sum }. It has { $letter } = { $number }, and the other three sum to { $rest }.
reason-trick-corners = Pattern { $count }, the four corners: { $first } + { $second } + { $third } + { $fourth } = { $sum }. They have { $letter } = { $number }, and the other three sum to { $rest }.
reason-trick-block-corners = Pattern { $count }, the corners of a 3 × 3 block: { $first } + { $second } + { $third } + { $fourth } = { $sum }. They have { $letter } = { $number }, and the other three sum to { $rest }.
reason-trick-always-34 = But not every 2 × 2 block has the sum: this one has no letter, so it always sums to { $block }, not to { $sum }.
reason-trick-twice-less-34 = This block does not have the sum, either: it has two letters, B and C, and sums to 2 × { $sum } − 34 = { $block }.
reason-trick-34 = This 2 × 2 block sums to { $block } only because the number named is { $sum }. For any other number it would not have the sum.
reason-trick-found = Every row, column and diagonal sums to { $sum }. So do 18 other patterns of four cells, because each of all 28 has exactly one of the letters A to D.

question-value-trick-corners = Pattern { $count } is the four corners, with the sum { $sum }. Without the cell with the letter { $letter }, the other three sum to { $rest }.
question-value-trick-block-corners = Pattern { $count } is the corners of a 3 × 3 block, with the sum { $sum }. Without the cell with the letter { $letter }, the other three sum to { $rest }.

error-trick-starts-empty = The trick starts from an empty square. Name a sum instead.

## Lesson: any-sum

lesson-any-sum-idea-1 = Twelve numbers are always in the same cells. Only four cells, A to D, depend on the number `s` that was named.
    .step = trick-number, word:assign
lesson-any-sum-idea-2 = They complete the sums of their rows: `A = s − 20`, `B = s − 21`, `C = s − 18`, `D = s − 19`.
    .step = trick-a, word:assign
lesson-any-sum-invariant-1 = Each of the 28 patterns has exactly one of the four letters.
    .step = word:compare, word:assign
lesson-any-sum-proof-1 = For `s = 34` the letters are 14, 13, 16 and 15. With the other twelve these are 1 to 16, and each of the 28 patterns sums to 34. If the named number grows or shrinks by 1, so does each letter. So does each pattern, because it has one letter: all 28 hold for every `s`.
    .step = word:restart, word:found
lesson-any-sum-limits-1 = People often say that every 2×2 block works. Two work only for `s = 34`: one has no letter and always sums to 34, the other has two and sums to `2s − 34`.
    .step = trick-always-34, trick-34, word:found
lesson-any-sum-limits-2 = If `s` is below 34, a letter repeats one of the twelve numbers. The sums are still correct, but the numbers are no longer all different.
    .step = trick-repeats, word:start
lesson-any-sum-cost-1 = `O(1)`: learn twelve numbers by heart and subtract once; then `B = A − 1`, `C = A + 2`, `D = A + 1`.
    .step = trick-d, word:assign
