### Games of piles.

puzzle-pile-game-hint = The size of every pile, for example 5 2 3. To play, tap a stone: it is taken with all that come after it in its pile, or the pile is split there. In the list of moves 1:5-2 takes 2 from pile 1.
puzzle-pile-game-story = Charles Bouton solved nim in 1901: add the piles in binary without carrying. Roland Sprague in 1935 and Patrick Grundy in 1939 found that every game that must end, in which both players have the same moves and who cannot move loses, hides a nim: a pile is worth the least number missing among the numbers of what a move can leave. Henry Dudeney and Sam Loyd played with bowling pins what is now Kayles; Thomas Dawson's chess problem of 1935 became Dawson's Chess. Richard Guy and Cedric Smith gave all such rules a code in octal in 1956, and proved when a repetition in the numbers goes on for ever. Before the point a code may have a 4: then a pile may be split and nothing taken, as in Lasker's nim, 4.333…, of the chess champion Emanuel Lasker (1931). Grundy himself asked in 1939 for the game in which a pile is split into two unequal ones; no code has that. Nobody knows whether the numbers of every octal game repeat: 0.007, three in a row on a strip, is still open, and so is Grundy's game, of which Achim Flammenkamp computed 2^35 values.

preset-pile-game-three-piles = 5, 2, 3: who wins?
preset-pile-game-equal-piles = Two equal piles: who wins?
preset-pile-game-won = 7, 4, 9: take 1, 3 or 4
preset-pile-game-nim = Nim: g is the size
preset-pile-game-kayles = Kayles: a pile splits in two
preset-pile-game-one-pile = One pile of 12: won or lost?
preset-pile-game-misere = Who takes the last stone loses
preset-pile-game-misere-kayles = Misère Kayles, position by position
preset-pile-game-kayles-period = Kayles repeats every 12
preset-pile-game-dawson-period = Dawson's Chess repeats every 34
preset-pile-game-grundys-game = Grundy's game: split into two unequal piles
preset-pile-game-grundys-game-positions = Grundy's game from 9: won or lost?
preset-pile-game-lasker = Lasker's nim: take, or split
preset-pile-game-lasker-period = Lasker's nim rises by 4 every 4

algorithm-grundy = Grundy numbers
algorithm-grundy-about = For every size of pile the least number missing among its options; the XOR of the piles decides.
algorithm-win-lose = Won or lost
algorithm-win-lose-about = Recursion: a pile is won if some move leaves a lost one. Where piles split, whole positions are looked at.
algorithm-period = Period
algorithm-period-about = Finds the period of the Grundy numbers and proves it, for piles up to { $length }.

option-takes = Stones per move
option-takes-hint = 1,2 or 1-5; any for nim
option-octal = Octal code
option-octal-hint = 0.77, 4.4 or 4.333…
option-split = A split leaves
choice-any = any two piles
choice-unequal = two unequal piles (Grundy's game)
option-misere = Last stone loses
option-length = Values up to

counter-looked-at = options looked at
counter-sizes = sizes looked at
counter-decided = sizes decided
counter-positions = positions decided
counter-tried = moves tried
counter-reports = reports

result-winner = Winner
result-grundy = Grundy numbers
result-xor = XOR
result-winning_moves = Winning moves
result-period = Period
result-period-none = not found
result-saltus = Rises in each period by
result-last_exception = Last exception
result-proved = Proved
result-values = Values

area-piles = Piles
area-positions = Sizes: ✓ won, ✗ lost, for the player to move
area-table = g of every size
area-sum = The piles added without carrying

## Legend

legend-role-current = { $algorithm ->
    [win-lose] { $word ->
        [found] lost sizes
       *[other] the size looked at now
    }
   *[other] { $word ->
        [found] the piles the verdict is about
       *[other] looked at now
    }
}
legend-role-frontier = what a move can leave
legend-role-visited = { $algorithm ->
    [win-lose] { $word ->
        [close] decided
        [expand] decided
       *[other] lost for the player to move
    }
   *[other] decided
}
legend-role-goal = { $algorithm ->
    [win-lose] won for the player to move
   *[other] { $word ->
        [assign] gets its number now
       *[other] a pile with a winning move
    }
}
legend-role-conflict = nothing here wins
legend-role-hint = { $algorithm ->
    [hand] a pile with a winning move
    [period] does not fit the period
    [win-lose] what the move leaves
   *[other] { $word ->
        [assign] what the number comes from
       *[other] what the move leaves
    }
}
legend-label = { $algorithm ->
    [grundy] in the corner: the size of a pile, or the place of a digit
    [hand] beneath a pile: its size
   *[other] in the corner: the size of the pile
}
legend-edge = the first size of the row
legend-link = one move leads there

## Won or lost

reason-win-lose-start = One pile of { $size } under the rule { $game }. Who cannot move loses. Is it won for the player to move?
reason-win-lose-misere = One pile of { $size } under the rule { $game }. Who makes the last move loses. Is it won for the player to move?
reason-look-at-size = From { $size } there { $count ->
    [one] is one move
   *[other] are { $count } moves
}. A single one that leaves a lost pile is enough.
reason-no-move = From { $size } there is no move.
reason-not-known-yet = Taking { $taken } from { $size } leaves { $rest }, which is not decided yet: look there first.
reason-leaves-lost = Taking { $taken } from { $size } leaves { $rest }, which is lost for the opponent. So { $size } is won.
reason-leaves-won = Taking { $taken } from { $size } leaves { $rest }, which is won for the opponent. That does not help.
reason-all-leave-won = { $count ->
    [one] The only move from { $size } leaves a pile that is won for the opponent. So { $size } is lost.
   *[other] All { $count } moves from { $size } leave piles that are won for the opponent. So { $size } is lost.
}
reason-cannot-move = Who has to move from { $size } cannot, and loses. So { $size } is lost.
reason-last-stone-loses = Who has to move from { $size } cannot: the opponent made the last move and loses. So { $size } is won.
reason-pile-won = A pile of { $size } is won for the player to move. { $losing ->
    [0] No size that was looked at is lost.
   *[other] Lost among the { $count } sizes looked at: { $lost }.
}
reason-pile-lost = A pile of { $size } is lost for the player to move. { $count ->
    [one] No other size had to be looked at.
   *[other] Lost among the { $count } sizes looked at: { $lost }.
}

## Grundy numbers

reason-equal-parts-cancel = Who cannot move loses. Two equal piles are lost for the player to move: whatever is done to one, the opponent does to the other. So equal piles cancel.
reason-number-of-a-part = Other piles can cancel, too. A pile acts like g stones of nim: a move reaches every smaller number, but never g again. Piles with equal g cancel.
reason-grundy-start = The rule is { $game }. Find g for all piles from 0 to { $largest }: the least number missing among the numbers of what a move can leave.
reason-look-at-options = A move from { $size } leaves { $options }. { $count ->
    [one] Its number is in
   *[other] The numbers of these are
} { $values }.
reason-no-options = There is no move from { $size }.
reason-nothing-missing-below = No move, so no number is taken: 0 is the least number missing, and g({ $size }) = 0.
reason-gap = The options have { $values }: { $number } is the least number missing, so g({ $size }) = { $number }. Larger numbers do not matter.
reason-next-number = The options have { $values }: { $number } is the least number missing, so g({ $size }) = { $number }.
reason-pile-in-binary = Pile { $pile } has { $size ->
    [one] one stone
   *[other] { $size } stones
} and is worth as much as a nim pile of g({ $size }) = { $number }; in binary that is { $binary }.
reason-odd-or-even = The binary place of { $weight }: { $digit ->
    [0] { $ones ->
        [0] no pile's number has a 1 there, so the sum has a 0.
       *[other] { $ones } piles' numbers have a 1 there, an even number of them, so the sum has a 0.
    }
   *[other] { $ones ->
        [one] one pile's number has a 1 there, an odd number of them, so the sum has a 1.
       *[other] { $ones } piles' numbers have a 1 there, an odd number of them, so the sum has a 1.
    }
}
reason-xor-told = Added without carrying: the XOR is { $sum }.
reason-move-wins = { $taken ->
    [0] Split pile { $pile }
   *[other] Take { $taken } from pile { $pile }
}: { $size } becomes { $left }, its number { $number } becomes { $becomes }, and the XOR is { $sum }. This wins.
reason-move-breaks = { $taken ->
    [0] Split pile { $pile }
   *[other] Take { $taken } from pile { $pile }
}: { $size } becomes { $left }, its number { $number } becomes { $becomes }, and the XOR is { $sum }, not 0. The opponent can win.
reason-pile-cannot = Pile { $pile } is worth { $number }. For the XOR to become 0 it would have to be worth { $number } ⊕ { $xor } = { $needed }, and no move does that.
reason-all-moves-break = { $shown } of { $count } moves are shown. The others do the same: a move always changes the number of its pile, so the XOR does not stay 0.
reason-nothing-to-take = No move is left: the player to move has lost, so the second player wins.
reason-nothing-to-take-misere = No move is left: the opponent made the last one, so the first player wins.
reason-first-wins = The XOR is { $sum }, not 0: the first player wins. { $count ->
    [one] One move does it.
   *[other] { $count } moves do it.
}
reason-second-wins = The XOR is { $sum }, and every move changes that: the second player wins.

## Misère play

reason-misere-small = Who makes the last move loses. No pile is worth 2 or more, so only the parity of the ones counts, and it is the other way round: lost when the XOR is 1.
reason-misere-large = Who makes the last move loses. As long as some pile is worth 2 or more, a position is lost when the XOR is 0, as usual. Only when all piles are worth 0 or 1, an odd number of ones must be left to the opponent. For subtraction sets this is proved (Ferguson 1974).
reason-move-wins-misere = { $taken ->
    [0] Split pile { $pile }
   *[other] Take { $taken } from pile { $pile }
}: { $size } becomes { $left }, and the XOR is { $sum }, the largest number being { $most }. That is lost for the opponent, so the move wins.
reason-move-breaks-misere = { $taken ->
    [0] Split pile { $pile }
   *[other] Take { $taken } from pile { $pile }
}: { $size } becomes { $left }, and the XOR is { $sum }, the largest number being { $most }. That is won for the opponent.
reason-pile-cannot-misere = Pile { $pile } is worth { $number }. None of its moves leaves a position that is lost for the opponent.
reason-first-wins-misere = The XOR is { $sum }, and a lost position would have { $wanted }: the first player wins. { $count ->
    [one] One move does it.
   *[other] { $count } moves do it.
}
reason-second-wins-misere = The XOR is { $sum }, as a lost position has: the second player wins.
reason-misere-start = The rule is { $game }, and who makes the last move loses. Here Grundy numbers do not decide who wins, so every position is looked at.
reason-positions-start = The rule is { $game }. Who cannot move loses. A pile can become two, so every position is looked at. Is this one won for the player to move?
reason-position-try = What about { $position }? It is not decided yet.
reason-position-leaves-lost = From { $position } a move leaves { $left }, which is lost for the opponent. So { $position } is won.
reason-position-all-won = { $count ->
    [one] The only move from { $position } leaves what the opponent wins. So { $position } is lost.
   *[other] All { $count } moves from { $position } leave what the opponent wins. So { $position } is lost.
}
reason-misere-no-move = From { $position } there is no move: the opponent made the last one and loses. So this is won.
reason-position-no-move = From { $position } there is no move: who has to move loses. So this is lost.
reason-position-won = { $count ->
    [one] One position was decided
   *[other] { $count } positions were decided
}, and this one is won: the first player wins.
reason-position-lost = { $count ->
    [one] One position was decided
   *[other] { $count } positions were decided
}, and this one is lost: the second player wins.

## Period

reason-period-start = The rule is { $game }. Find g(0), g(1), … as far as the proof of a period needs, up to g({ $length }).
reason-values-come = g({ $first }) to g({ $last }): the largest is { $highest }.
reason-values-unseen = { $count } values are known, of which the board shows { $shown }. The largest is { $highest }.
reason-period-not-yet = { $count } values, up to { $highest }, prove no period. Take twice as many.
reason-period-candidate = The end of the { $count } values is met again { $period } earlier: the period may be { $period }.
reason-guy-smith = A move takes at most { $most }. For all n from { $first } to { $until }, which is 2 · { $last } + { $period } + { $most }, g(n + { $period }) = g(n) was seen. By the criterion of Guy and Smith it then holds for ever: the larger part of any later option lies in the stretch that repeats.
reason-law-nim = Any number may be taken, so a move reaches every smaller size, and no other. So g(n) = n, for ever.
reason-law-lasker = Every smaller size can be left. A split matters only for 4k + 3: 1 and 4k + 2 are worth 4k + 3. So, by induction, g(4k + 3) = 4k + 4, g(4k + 4) = 4k + 3, and g(n) = n for the others (Lasker 1931).
reason-window-repeats = A value depends on the { $most ->
    [one] one before it only. At n = { $first }
   *[other] { $most } before it only. From n = { $first } to { $until }, { $most } values in a row,
} g(n + { $period }) = g(n) was seen. So what follows repeats for ever.
reason-exceptions = { $count ->
    [one] One value does not fit the period { $period }: g({ $last }).
   *[other] { $count } values do not fit the period { $period }. The last is g({ $last }).
}
reason-values-repeat = g({ $first }) to g({ $last }) follow from the period.
reason-period-proved = Proved: the period of { $game } is { $period }, from g(0) on. g is known up to { $length }, and beyond.
reason-period-proved-after = Proved: the period of { $game } is { $period }, and the last exception is g({ $last }). g is known up to { $length }, and beyond.
reason-period-rises = Proved: g(n + { $period }) = g(n) + { $saltus } in { $game }, from g(0) on. g is known up to { $length }, and beyond.
reason-period-rises-after = Proved: g(n + { $period }) = g(n) + { $saltus } in { $game }, and the last exception is g({ $last }). g is known up to { $length }, and beyond.
reason-period-unknown = The first { $count } values of { $game }, the largest being { $highest }, prove no period. That does not mean that there is none: raise “Values up to” to look further.

## In the hand

reason-hand-over = No move is left: the player to move has lost.
reason-hand-on = { $count ->
    [one] One move is possible.
   *[other] { $count } moves are possible.
} Who can win?
reason-hand-over-misere = No move is left: the opponent made the last one, so who is to move has won.
reason-hand-unknown = With more than { $maximum } stones nobody can say here who wins: Grundy numbers do not decide this misère game.
reason-hint-move = { $taken ->
    [0] Split pile { $pile } into { $left }
   *[other] Take { $taken } from pile { $pile }, which leaves { $left }
}: the XOR is { $sum }.
reason-hint-none = The XOR is { $sum }: every move loses against perfect play, so play on and hope for a mistake.
reason-hint-move-misere = { $taken ->
    [0] Split pile { $pile } into { $left }
   *[other] Take { $taken } from pile { $pile }, which leaves { $left }
}: the XOR { $sum } is lost for the opponent.
reason-hint-none-misere = The XOR { $sum } is lost when who makes the last move loses: play on and hope for a mistake.
reason-hint-move-positions = { $taken ->
    [0] Split pile { $pile } into { $left }.
   *[other] Take { $taken } from pile { $pile }, which leaves { $left }.
} Every answer to that was looked at, and all of them lose.
reason-hint-none-positions = Every move was looked at, and the opponent has an answer to each: play on and hope for a mistake.

## Errors

read-pins = Read as the pins of Kayles, whose code is { $code }: I stands, X has fallen, and each run of I is a pile.
error-piles-not-a-list = These are { $rows } rows of numbers. Write the size of every pile in one list, for example 5 2 3.
error-pile-not-a-number = “{ $given }” for pile { $place } is not a number of stones. Write the size of every pile, for example 5 2 3.
error-pile-too-large = A pile of { $size } is too large for this algorithm, which takes up to { $maximum }; { $algorithm } takes up to { $most }.
error-pile-beyond-limit = A pile of { $size } is too large. Piles may have up to { $maximum } stones.
error-too-many-piles = { $count } piles are too many. There may be up to { $maximum }.
error-too-many-parts = These piles can be split into { $count } piles, and the board has room for { $maximum }. Take fewer stones.
error-one-pile-only = This recursion examines one pile, but there are { $count }. Use “Grundy numbers”, which adds piles.
error-takes-empty = The set of takes is empty, so nobody could ever move. Give the numbers of stones that may be taken, for example 1,2.
error-take-not-a-number = “{ $given }” is not a number of stones. Write for example 1,2 or 1-5, or any for nim.
error-take-too-large = { $given } stones at once are too many. Up to { $maximum } may be taken.
error-octal-malformed = “{ $given }” is not an octal code. Write 0, or 4 where a pile may be split and nothing taken, then a point, then a digit from 0 to 7 for each number of stones: for example 0.77, 4.4 or 4.333….
error-octal-first = The digit before the point of a code is 0, or 4 if a pile may be split without taking stones. A { $digit } would allow a move that changes nothing, so the game would never end.
error-octal-too-long = The code has { $count } digits. Up to { $maximum } are taken.
error-octal-no-move = The code { $given } allows no move at all. One of its digits must be at least 1.
error-misere-too-large = In misère play of { $octal }, Grundy numbers do not decide who wins, so every position that can be reached must be examined. This is possible for up to { $maximum } stones, but there are { $count }.
error-positions-too-many = In { $octal } a pile can become two, so this recursion examines every position that can be reached. This is possible for up to { $maximum } stones, but there are { $count }. Use “Grundy numbers”, which adds piles.

## Practice

question-cells-frontier = Which piles can a move leave from the marked one? Tap all their sizes in the table.
told-xor = the XOR is { $xor }
told-number = pile { $pile } is worth { $number }
question-outcome = Does any move of pile { $pile } win?
outcome-improve = Yes, one of them wins
outcome-reject = No, none of them wins
too-small-next-number = Not { $number }: an option has this number already.
too-small-gap = { too-small-next-number }
too-large-next-number = Not { $number }: a smaller number is missing from the options.
too-large-gap = { too-large-next-number }
too-small-xor-told = Not { $number }: in binary, each column with an odd number of ones gives a 1.
too-large-xor-told = { too-small-xor-told }

## Lesson: grundy

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

## Lesson: grundy-positions

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

## Lesson: win-lose

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

## Lesson: win-lose-positions

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
