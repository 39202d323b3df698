### Lesson of the any-sum trick.

## any-sum

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
