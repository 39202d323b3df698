### Lessons of the games of piles.

## grundy

lesson-grundy-idea-1 = A pile is worth `g`, the least number that none of its options has. Where there is no move, that is 0.
    .step = gap, next-number, word:assign
lesson-grundy-idea-2 = Several piles are worth the XOR of their numbers: these are written in binary and added without carrying.
    .step = xor-told, odd-or-even
lesson-grundy-invariant-1 = From a pile worth `g` some move leads to every smaller number, and none leads to `g` itself: just as from `g` stones in nim.
    .step = next-number, gap
lesson-grundy-proof-1 = If the XOR is not 0, look at its highest 1: some pile has a 1 there, too. The number that this pile needs for XOR 0 is then smaller than its own, so a move makes it so.
    .step = move-wins, move-wins-misere, xor-told
lesson-grundy-proof-2 = If the XOR is 0, every move gives one pile another number, and so the XOR is 0 no more.
    .step = move-breaks, move-breaks-misere, xor-told
lesson-grundy-proof-3 = So whoever once leaves 0 can do so every time. Every game ends, and whoever then has to move stands before XOR 0 and loses (Bouton 1901, Sprague 1935, Grundy 1939).
    .step = word:found
lesson-grundy-limits-1 = Where the last move loses (misère), the XOR decides only while some number is 2 or more; once all are 0 or 1, an odd number of ones must be left. This is proved for subtraction sets (Ferguson 1974); for other games it may be false.
    .step = misere-large, misere-small, word:found
lesson-grundy-cost-1 = The table takes `O(n·k)` time and `O(n)` memory for piles up to `n` with at most `k` options, and the XOR a single pass. A search would have to look at the product of the sizes of all piles.
    .step = last word:compare

## grundy-positions

lesson-grundy-position-recursion-idea-1 = The positions themselves are looked at: make a move, and first decide what it leaves.
    .step = word:expand
lesson-grundy-position-recursion-idea-2 = A position is won if some move leaves a lost one, and lost if every move leaves a won one.
    .step = position-leaves-lost, position-all-won, word:close
lesson-grundy-position-recursion-invariant-1 = `lost` keeps every position that has been decided, its piles in any order. None is decided twice.
    .step = word:close
lesson-grundy-position-recursion-proof-1 = Every move takes stones or splits a pile, so the recursion comes down to positions without a move. There the rule itself decides: the opponent made the last move and loses.
    .step = misere-no-move, word:close
lesson-grundy-position-recursion-limits-1 = Numbers would be quicker, but in misère play two positions of one `g` may differ beside a third: no XOR decides (Winning Ways, chapter 13).
    .step = word:start
lesson-grundy-position-recursion-cost-1 = Time and memory grow with the positions, the ways to share out the stones: there are 1,575 of exactly 24 stones and 7,338 of up to 24, and soon millions.
    .step = word:found

## win-lose

lesson-win-lose-idea-1 = A pile is won if some move leaves a lost one: so look at the moves, one after the other, until one does.
    .step = word:choose
lesson-win-lose-idea-2 = What a move leaves is decided first, by the same rule.
    .step = word:compare
lesson-win-lose-invariant-1 = `won` keeps every size that has been decided, so none is decided twice.
    .step = word:assign 2, word:assign
lesson-win-lose-proof-1 = Every move makes the pile smaller, so the recursion comes down to a pile without a move, which the rule itself decides. From there each size follows from smaller ones: that is induction.
    .step = word:assign
lesson-win-lose-limits-1 = It speaks of one pile only. Where 1 or 2 stones may be taken, piles of 1 and of 2 are both won alone; yet 1 and 2 together are won, 1 and 1 lost. Sums need Grundy numbers.
    .step = word:found
lesson-win-lose-cost-1 = `O(n·k)` time for a pile of `n` with `k` takes, and `O(n)` memory. Without `won` the same sizes would come up again and again, exponentially often.
    .step = last word:assign

## win-lose-positions

lesson-win-lose-position-recursion-idea-1 = A position is won if some move leaves a lost one: so look at the moves, one after the other, until one does.
    .step = position-leaves-lost, word:close
lesson-win-lose-position-recursion-idea-2 = A pile can become two, and two piles are no longer one pile: so whole positions are decided, not sizes.
    .step = word:expand
lesson-win-lose-position-recursion-invariant-1 = `lost` keeps every position that has been decided, its piles in any order. None is decided twice.
    .step = word:close
lesson-win-lose-position-recursion-proof-1 = Every move takes stones or splits a pile, so the recursion comes down to positions without a move, which the rule itself decides. From there each position follows from those it leads to: that is induction.
    .step = position-no-move, misere-no-move, word:close
lesson-win-lose-position-recursion-limits-1 = The positions are soon too many. Grundy numbers need one number for each size, and the XOR does the rest.
    .step = word:start
lesson-win-lose-position-recursion-cost-1 = Time and memory grow with the positions, the ways to share out the stones: there are 1,575 of exactly 24 stones, and soon millions.
    .step = word:found
