### Games of piles.

puzzle-pile-game-hint = Write the size of every pile, for example 5 2 3. To play, tap a stone: this takes it and all stones after it in its pile, or splits the pile there.
puzzle-pile-game-rule = { rule } { $misere ->
    [0] The player who cannot move loses.
   *[other] The player who makes the last move loses.
}
key-act = On the board: the arrow keys choose a pile; Enter takes 1 stone, a digit takes that many, if the rule allows it
how-to-move = { $rule ->
    [unequal] Tap a stone: the pile splits just before it.
    [takes] { taking-by-tap }
    [any] { taking-by-tap }
   *[other] Tap a stone: you take it and every stone after it, or split the pile there if the rule allows it. The last stones are in the top row.
}
taking-by-tap = Tap a stone: you take it and every stone after it. The last stones are in the top row.
no-such-take = { $rule ->
    [takes] { not-so-many }
    [splits] { not-so-many }
    [kayles] { not-so-many }
    [unequal] You split a pile into two unequal piles, { $left ->
        [0] each with at least one stone
       *[other] not into { $left } and { $count }
    }.
   *[other] The rule does not allow this move.
}
not-so-many = You may take { takes-stones }, not { $count }.

preset-pile-game-three-piles = 5, 2, 3: who wins?
preset-pile-game-equal-piles = Two equal piles: who wins?
preset-pile-game-won = 7, 4, 9: take 1, 3 or 4
preset-pile-game-nim = Nim: g is the size
preset-pile-game-kayles = Kayles: a pile splits in two
preset-pile-game-one-pile = One pile of 12: won or lost?
preset-pile-game-misere = Take the last stone and you lose
preset-pile-game-misere-kayles = Misère Kayles, position by position
preset-pile-game-kayles-period = Kayles: the period is 12
preset-pile-game-dawson-period = Dawson's Chess: the period is 34
preset-pile-game-grundys-game = Grundy's game: split into two unequal piles
preset-pile-game-grundys-game-positions = Grundy's game with a pile of 9: who wins?
preset-pile-game-lasker = Lasker's nim: take, or split
preset-pile-game-lasker-period = Lasker's nim: 4 more stones add 4 to g

algorithm-grundy = Grundy numbers
algorithm-grundy-about = Every pile size gets the smallest number missing among the numbers of its options. The XOR of the piles decides who wins.
algorithm-grundy-idea = { $positions ->
    [0] Every pile gets a number; together the numbers tell who wins, and by which move.
   *[other] A position is won if one of its moves leaves the other player a lost one.
}
algorithm-win-lose = Won or lost
algorithm-win-lose-about = Works by recursion: a pile is won if some move leaves a lost one. If piles can split, it decides positions.
algorithm-win-lose-idea = { $positions ->
    [0] A pile is won if one of its moves leaves the other player a lost pile.
   *[other] A position is won if one of its moves leaves the other player a lost one.
}
algorithm-period = Period
algorithm-period-about = Looks for a period of the Grundy numbers and proves it if it can, for piles up to { $length }.
algorithm-period-idea = It gives larger and larger piles their numbers, and looks for a pattern.

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
counter-reports = progress reports

area-piles = Piles
area-positions = Sizes: ✓ won, ✗ lost, for the player to move
area-table = g of every size
area-sum = The piles added without carrying

## Legend

legend-role-current = { $algorithm ->
    [hand] the computer's last move
    [win-lose] { $word ->
        [found] lost sizes
       *[other] the size looked at now
    }
   *[other] { $word ->
        [found] the piles of a lost position
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
legend-role-conflict = no winning move here
legend-role-hint = { $algorithm ->
    [hand] a pile with a winning move
    [period] does not fit the period
    [win-lose] what the move leaves
   *[other] { $word ->
        [assign] what the number comes from
       *[other] what the move leaves
    }
}
legend-label = in the corner: the size of the pile
legend-edge = { $algorithm ->
    [period] the first size of the row
   *[other] beside a row: the place of a digit
}
legend-link = one move leads there
node-depth = { moves-g }
takes-stones = { $several ->
    [0] { $last-take ->
        [one] 1 stone
       *[other] { $last-take } stones
    }
   *[other] { $takes } or { $last-take } stones
}
rule = { $rule ->
    [any] You may take any number of stones from one pile.
    [takes] You may take { takes-stones } from one pile.
    [splits] You may take { takes-stones } from one pile; the rest may be split in two.
    [kayles] Kayles: take 1 or 2 stones from one pile; the rest may be split in two.
    [dawson] Dawson's Chess: take a lone stone, or 2 from one pile, or 3 and maybe split the rest.
    [unequal] Grundy's game: you split one pile into two unequal piles.
    [lasker] Lasker's nim: take any number of stones from one pile, or split it in two.
   *[octal] The octal code { $code } gives the rule: it says how many stones you may take, and what you may leave.
}
this-pile = { $piles-before ->
    [1] the pile
   *[other] pile { $pile }
}
move-name = { $taken ->
    [0] Split { this-pile } into { $larger } and { $smaller }
   *[other] { $parts ->
        [2] Take { $taken } from { this-pile } and split the rest into { $larger } and { $smaller }
       *[other] Take { $taken } from { this-pile }
    }
}
game-played = { $by ->
    [visitor] You
    [computer] The computer
    [first] The first player
   *[second] The second player
} { $taken ->
    [0] split { this-pile } into { $larger } and { $smaller }.
   *[other] took { $taken } from { this-pile }{ $parts ->
        [0] : none is left.
        [1] : { $larger ->
            [one] 1 is left.
           *[other] { $larger } are left.
        }
       *[other] {" "}and split the rest into { $larger } and { $smaller }.
    }
}

## Won or lost

reason-win-lose-start = { rule } The player who cannot move loses. Can the player to move win from one pile of { $size }?
reason-win-lose-misere = { rule } The player who makes the last move loses. Can the player to move win from one pile of { $size }?
reason-look-at-size = { $count ->
    [one] There is one move from { $size }. If it leaves a lost pile, { $size } is won.
   *[other] There are { $count } moves from { $size }. If one of them leaves a lost pile, { $size } is won.
}
reason-no-move = There is no move from { $size }.
reason-not-known-yet = Taking { $taken } from { $size } leaves { $rest }, which is not decided yet. So look at { $rest } first.
reason-leaves-lost = Taking { $taken } from { $size } leaves { $rest }, which is lost for the opponent. So { $size } is won.
reason-leaves-won = Taking { $taken } from { $size } leaves { $rest }, which is won for the opponent. That does not help.
rule-leaves-lost = Look at what the moves from { $size } leave. If one pile is lost for the opponent, { $size } is won; if none is, it is lost.
rule-all-leave-won = { rule-leaves-lost }
reason-all-leave-won = { $count ->
    [one] The only move from { $size } leaves a pile that is won for the opponent. So { $size } is lost.
    [2] Both moves from { $size } leave piles that are won for the opponent. So { $size } is lost.
   *[other] All { $count } moves from { $size } leave piles that are won for the opponent. So { $size } is lost.
}
reason-cannot-move = The player to move has no move from { $size } and loses. So { $size } is lost.
reason-last-stone-loses = The player to move has no move from { $size }: in misère play, this player wins. So { $size } is won.
reason-pile-won = { $taken ->
    [0] The first player wins: there is no move from { $size }, and in misère play the player to move then wins.
   *[other] The first player wins by taking { $taken }. That leaves { $rest }, which is lost for the opponent. { $losing ->
        [one] Among the sizes looked at, one is lost: { $lost }.
       *[other] Among the sizes looked at, { $losing } are lost: { $lost }.
    }
}
reason-pile-lost = The second player wins: { $count ->
    [one] there is no move from { $size }, so the player to move loses.
   *[other] every move from { $size } leaves a pile that is won for the opponent. Among the sizes looked at, { $losing ->
        [one] one is
       *[other] { $losing } are
    } lost: { $lost }.
}

## Grundy numbers

reason-equal-parts-cancel = The player who cannot move loses. Two equal piles are lost for the player to move, because the opponent copies each move in the other pile. So equal piles cancel.
reason-number-of-a-part = Different piles can cancel, too. A pile acts like a nim pile of some number g of stones: its moves reach every smaller number, but never g again. Piles with equal g cancel.
reason-grundy-start = { rule } Find g for { $largest ->
    [0] the empty pile
   *[other] every pile from 0 to { $largest }
}. Here g is the smallest number missing among the numbers of what one move can leave.
reason-look-at-options = { $count ->
    [one] The only move from { $size } leaves { $options }. Its number:
   *[other] A move from { $size } can leave { $options }. Their numbers:
} { $values }.
reason-no-options = There is no move from { $size }.
reason-nothing-missing-below = Without a move there are no options: 0 is the smallest number missing, so g({ $size }) = 0.
reason-gap = Numbers of the options: { $values }. The smallest number missing is { $number }, so g({ $size }) = { $number }. Larger numbers do not matter.
reason-next-number = Numbers of the options: { $values }. The smallest number missing is { $number }, so g({ $size }) = { $number }.
this-pile-in-front = { $piles-before ->
    [1] The pile
   *[other] Pile { $pile }
}
reason-pile-in-binary = { this-pile-in-front } has { $size ->
    [0] no stones
    [one] one stone
   *[other] { $size } stones
}. It is worth as much as a nim pile of g({ $size }) = { $number }, in binary { $binary }.
reason-odd-or-even = In the binary place of { $weight }, { $digit ->
    [0] { $ones ->
        [0] no pile's number has a 1, so the sum has a 0.
       *[other] { $ones } piles' numbers have a 1. That is an even number of ones, so the sum has a 0.
    }
   *[other] { $ones ->
        [one] one pile's number has a 1. One is odd, so the sum has a 1.
       *[other] { $ones } piles' numbers have a 1. That is an odd number of ones, so the sum has a 1.
    }
}
reason-xor-told = The sum without carrying is the XOR: { $sum }.
reason-move-wins = { $taken ->
    [0] Split { this-pile }
   *[other] Take { $taken } from { this-pile }
}: { $size } becomes { $left }, its number { $number } becomes { $becomes }, and the XOR is { $sum }. This wins.
reason-move-breaks = { $taken ->
    [0] Split { this-pile }
   *[other] Take { $taken } from { this-pile }
}: { $size } becomes { $left }, its number { $number } becomes { $becomes }, and the XOR is { $sum }, not 0. The opponent can win.
reason-pile-cannot = { this-pile-in-front } is worth { $number }. For XOR 0 it would need the number { $number } ⊕ { $xor } = { $needed }, but no move reaches that.
reason-all-moves-break = { $shown } of { $count } moves are shown. Every other move also changes the number of its pile and so the XOR. The opponent can win after each of them.
reason-nothing-to-take = The second player wins: no move is possible, so the player to move loses.
reason-nothing-to-take-misere = The first player wins: no move is possible, and in misère play the player to move then wins.
wins-in-all = { $count ->
    [one] No other move wins.
   *[other] { $count } moves win in all.
}
reason-first-wins = The first player wins. { move-name }: then the XOR is { $after }{ $replies ->
    [0] , and the opponent has no move.
   *[other] , and every reply changes it.
} { wins-in-all }
reason-second-wins = The second player wins: the XOR is { $sum }, and every move changes it. The second player can then make it 0 again.

## Misère play

reason-misere-small = The player who makes the last move loses. No pile is worth more than 1. So the player to move loses if the number of piles worth 1 is odd: then the XOR is 1.
reason-misere-large = The player who makes the last move loses. While some pile is worth 2 or more, a position is lost if the XOR is 0, as usual. Once all piles are worth 0 or 1, a position with an odd number of ones is lost. This is proved for subtraction sets (Ferguson 1974).
reason-move-wins-misere = { $taken ->
    [0] Split { this-pile }
   *[other] Take { $taken } from { this-pile }
}: { $size } becomes { $left }. The XOR is { $sum }, and the largest number is { $most }. That is lost for the opponent, so the move wins.
reason-move-breaks-misere = { $taken ->
    [0] Split { this-pile }
   *[other] Take { $taken } from { this-pile }
}: { $size } becomes { $left }. The XOR is { $sum }, and the largest number is { $most }. That is won for the opponent.
reason-pile-cannot-misere = { this-pile-in-front } is worth { $number }. No move in this pile leaves a position that is lost for the opponent.
reason-first-wins-misere = The first player wins. { move-name }: then the XOR is { $after }, and the largest number is { $most }. That is lost for the opponent. { wins-in-all }
reason-second-wins-misere = The second player wins: the XOR is { $sum }, and this position is lost.
reason-misere-start = The player who makes the last move loses. Grundy numbers do not decide who wins here, so look at the positions themselves.
reason-positions-start = The player who cannot move loses. A pile can become two, so look at positions, not sizes. Can the player to move win?
reason-position-try = A move leaves { $position }, which is not decided yet.
reason-position-leaves-lost = A move from { $position } leaves { $left }, which is lost for the opponent. So { $position } is won.
reason-position-all-won = { $count ->
    [one] The only move from { $position } lets the opponent win. So { $position } is lost.
    [2] Both moves from { $position } let the opponent win. So { $position } is lost.
   *[other] All { $count } moves from { $position } let the opponent win. So { $position } is lost.
}
reason-misere-no-move = There is no move from { $position }: in misère play, the player to move then wins. So this position is won.
reason-position-no-move = There is no move from { $position }: the player to move loses. So this position is lost.
reason-position-won = { $left ->
    [none] The first player wins: there is no move, and in misère play the player to move then wins.
   *[other] The first player wins by a move that leaves { $left }, which is lost for the opponent. { $count } positions were decided.
}
reason-position-lost = The second player wins: { $count ->
    [one] there is no move, so the player to move loses.
   *[other] every move lets the opponent win. { $count } positions were decided.
}

## Period

reason-period-start = { rule } Find g(0), g(1), … until the values prove a period, at most up to g({ $length }).
reason-values-come = { $count ->
    [one] g({ $first }) is { $highest }.
   *[other] The largest of g({ $first }) to g({ $last }) is { $highest }.
}
reason-values-unseen = { $count } values are known. The board shows the first { $shown }. The largest value is { $highest }.
reason-period-not-yet = { $count } values prove no period; the largest is { $highest }. More values are needed.
reason-period-candidate = The last of the { $count } values also appear { $period ->
    [one] one place
   *[other] { $period } places
} earlier, so the period may be { $period }.
reason-guy-smith = { $most ->
    [0] No move takes a stone.
    [one] A move takes at most one stone.
   *[other] A move takes at most { $most } stones.
} For all n from { $first } to { $until } = 2 · { $last } + { $period } + { $most }, g(n + { $period }) = g(n) holds. By the criterion of Guy and Smith, it then holds for all larger n, because the larger part of every later option lies where the values repeat.
reason-law-nim = Any number may be taken, so moves lead to all smaller sizes and to no others. Therefore g(n) = n for every n.
reason-law-lasker = A move can leave every smaller size. A split matters only for 4k + 3: its parts 1 and 4k + 2 are together worth 4k + 3. By induction, g(4k + 3) = 4k + 4, g(4k + 4) = 4k + 3, and g(n) = n for all others (Lasker 1931).
reason-window-repeats = { $most ->
    [one] A value depends only on the one before it. At n = { $first },
   *[other] A value depends only on the { $most } before it. For { $most } values in a row, n = { $first } to { $until },
} g(n + { $period }) = g(n) holds. So all later values repeat, too.
reason-exceptions = { $count ->
    [one] One value does not fit the period { $period }: g({ $last }).
   *[other] { $count } values do not fit the period { $period }. The last is g({ $last }).
}
reason-values-repeat = { $count ->
    [one] g({ $first }) follows from the period.
   *[other] g({ $first }) to g({ $last }) follow from the period.
}
who-wins-here = { $winner ->
    [first] In the given position, { $piles }, the first player wins.
   *[other] In the given position, { $piles }, the second player wins.
}
reason-period-proved = Proved: the period is { $period }, from g(0) on. So g is known for every pile, not only up to { $length }. { who-wins-here }
reason-period-proved-after = Proved: the period is { $period }, and the last exception is g({ $last }). So g is known for every pile, not only up to { $length }. { who-wins-here }
reason-period-rises = Proved: g(n + { $period }) = g(n) + { $saltus }, from g(0) on. So g is known for every pile, not only up to { $length }. { who-wins-here }
reason-period-rises-after = Proved: g(n + { $period }) = g(n) + { $saltus }, and the last exception is g({ $last }). So g is known for every pile, not only up to { $length }. { who-wins-here }
reason-period-unknown = The first { $count } values prove no period. The largest is { $highest }. A period may still exist{ $more ->
    [0] , but no more values can be computed here.
   *[other] : raise “Values up to” to look further.
} { who-wins-here }

## In the hand

reason-hand-over = No move is possible, so the player to move loses.
reason-hand-over-misere = No move is possible. In misère play the last move loses, so the player to move wins.
reason-hand-unknown = With more than { $maximum } stones the page cannot say who wins, because Grundy numbers do not decide this misère game.
rule-hint-move = Leave your opponent a position in which the player to move loses.
reason-hint-move = { move-name }{ $parts ->
    [0] , which leaves none.
    [1] , which leaves { $larger }.
   *[other] { "." }
}
reason-hint-none = Every move loses here, if the other player makes no mistake.
rule-no-move-left = One move can end the game here, and a player without a move loses.
reason-no-move-left = No move is left then, and a player without a move loses.
reason-equal-pairs = If all piles come in equal pairs, the player to move loses. The opponent copies each move in the other pile of the pair.
reason-multiples-left = { $piles ->
    [one] From a multiple of { $next }, the player to move loses. Whatever this player takes, the opponent takes the rest of { $next }.
   *[other] If every pile is a multiple of { $next }, the player to move loses. Whatever this player takes, the opponent takes the rest of { $next } from the same pile.
}
rule-xor-is-zero = { $piles ->
    [one] With the Grundy number 0, the player to move loses. Each move changes the number, and the opponent can make it 0 again.
   *[other] If the XOR of the Grundy numbers is 0, the player to move loses. Each move changes the XOR, and the opponent can make it 0 again.
}
reason-xor-is-zero = { $piles ->
    [one] A pile of { $rest } has the Grundy number 0, so the player to move loses. Each move changes the number, and the opponent can make it 0 again.
   *[other] The XOR of the Grundy numbers is { $sum }, so the player to move loses. Each move changes the XOR, and the opponent can make it 0 again.
}
rule-misere-odd-ones = In misère play, count the piles worth 1. If none is worth more and their number is odd, the player to move loses.
reason-misere-odd-ones = No pile is worth more than 1, and the number of piles worth 1 is odd. In misère play, the player to move then loses.
rule-misere-xor-is-zero = While some pile is worth 2 or more, misère play is like usual play: with XOR 0, the player to move loses.
reason-misere-xor-is-zero = The XOR is { $sum }, and some pile is worth 2 or more. In misère play, too, the player to move then loses.
rule-replies-lose = When the last move loses, a position without moves is won. Any other position is lost if each move from it leads to a won position.
reason-replies-lose = Grundy numbers do not decide this misère game. The page looked at all that can follow: the player to move loses.

## Errors

read-pins = Read as the pins of Kayles, code { $code }: I is a standing pin, X a fallen one, and each unbroken row of I is a pile.
error-piles-not-a-list = These are { $rows } rows of numbers. Write the size of every pile in one list, for example 5 2 3.
error-pile-not-a-number = “{ $given }” for pile { $place } is not a number of stones. Write the size of every pile, for example 5 2 3.
error-pile-too-large = A pile of { $size } is too large for this algorithm, whose limit is { $maximum }. “{ $algorithm }” accepts piles of up to { $most }.
error-pile-beyond-limit = A pile of { $size } is too large. Piles may have up to { $maximum } stones.
error-too-many-piles = { $count } piles are too many. There may be up to { $maximum }.
error-too-many-parts = Splits can make { $count } piles of these, but the board can show only { $maximum }. Use fewer stones, or choose “Period”: it tells the winner without showing the piles.
error-one-pile-only = This recursion decides one pile, but there are { $count }. Use “Grundy numbers”, which adds piles.
error-takes-empty = No number of stones may be taken, so nobody could ever move. Give the numbers that may be taken, for example 1,2.
error-take-not-a-number = “{ $given }” is not a number of stones. Write for example 1,2 or 1-5, or any for nim.
error-take-too-large = { $given } stones at once are too many. Up to { $maximum } may be taken.
error-octal-malformed = “{ $given }” is not an octal code. Write 0, or 4 if a pile may be split without taking stones. Then write a point and a digit from 0 to 7 for taking 1, 2, … stones: for example 0.77, 4.4 or 4.333….
error-octal-first = The digit before the point is 0, or 4 if a pile may be split without taking stones. A { $digit } there would allow a move that changes nothing, so the game would never end.
error-octal-too-long = The code has { $count } digits. Up to { $maximum } are allowed.
error-octal-no-move = The code { $given } allows no move. At least one of its digits must be 1 or more.
error-misere-too-large = In misère play of this game, Grundy numbers do not decide who wins, so Dhadha has to look at positions. It can do this for up to { $maximum } stones, but there are { $count }.
error-positions-too-many = In this game a pile can become two, so this recursion has to look at positions. It can do this for up to { $maximum } stones, but there are { $count }. Use “Grundy numbers”, which adds piles.

## Steps that are shown fast: `skim-` and a reason, or else a word, counts them
skim-expand = { $count ->
    [one] { $count } position tried
   *[other] { $count } positions tried
}
skim-close = { $count ->
    [one] { $count } position decided
   *[other] { $count } positions decided
}
skim-look-at-size = { $count ->
    [one] { $count } size looked at
   *[other] { $count } sizes looked at
}
skim-look-at-options = { skim-look-at-size }
skim-leaves-lost = { $count ->
    [one] { $count } size decided
   *[other] { $count } sizes decided
}
skim-leaves-won = { $count ->
    [one] { $count } move that does not help
   *[other] { $count } moves that do not help
}

## Practice

question-reason = Is { $size } won or lost?
short-leaves-lost = { $size } is won
short-last-stone-loses = { short-leaves-lost }
short-all-leave-won = { $size } is lost
short-cannot-move = { short-all-leave-won }
question-reason-position-leaves-lost = Is { $position } won or lost?
question-reason-position-all-won = { question-reason-position-leaves-lost }
question-reason-position-no-move = { question-reason-position-leaves-lost }
question-reason-misere-no-move = { question-reason-position-leaves-lost }
short-position-leaves-lost = { $position } is won
short-misere-no-move = { short-position-leaves-lost }
short-position-all-won = { $position } is lost
short-position-no-move = { short-position-all-won }
question-cell-frontier = Which pile can a move from the marked pile leave? Tap such a size in the table.
told-xor = the XOR is { $xor }
told-number = pile { $pile } is worth { $number }
question-outcome = Does any move of pile { $pile } win?
outcome-improve = Yes, at least one wins
outcome-reject = No, no move wins
too-small-next-number = Not { $number }: an option has this number already.
too-small-gap = { too-small-next-number }
too-large-next-number = Not { $number }: a smaller number is missing from the options.
too-large-gap = { too-large-next-number }
too-small-xor-told = Not { $number }: in binary, each column with an odd number of ones gives a 1.
too-large-xor-told = { too-small-xor-told }

## Lesson: grundy

lesson-grundy-idea-1 = A pile is worth `g`, the least number that none of its options has. If there is no move, that is 0.
    .step = gap, next-number, word:assign
lesson-grundy-idea-2 = Several piles together are worth the XOR of their numbers: these are written in binary and added without carrying.
    .step = xor-told, odd-or-even
lesson-grundy-invariant-1 = From a pile worth `g`, moves lead to every smaller number but never to `g` itself, just as from `g` stones in nim.
    .step = next-number, gap
lesson-grundy-proof-1 = If the XOR is not 0, look at the highest 1 of its binary form: the Grundy number of some pile has a 1 there, too. The number that this pile needs for XOR 0 is smaller than its own, so some move reaches it.
    .step = move-wins, move-wins-misere, xor-told
lesson-grundy-proof-2 = If the XOR is 0, every move changes the number of one pile, so the XOR is no longer 0.
    .step = move-breaks, move-breaks-misere, xor-told
lesson-grundy-proof-3 = So a player who once leaves XOR 0 can do so every time. The game ends: then the other player finds XOR 0, cannot move and, in normal play, loses (Bouton 1901, Sprague 1935, Grundy 1939).
    .step = word:found
lesson-grundy-limits-1 = In misère play the last move loses. The XOR then decides only while some number is 2 or more. Once all are 0 or 1, a player must leave an odd number of ones. This is proved for subtraction sets (Ferguson 1974); for other games it may be false.
    .step = misere-large, misere-small, word:found
lesson-grundy-cost-1 = For piles up to `n` with at most `k` options, the table takes `O(n·k)` time and `O(n)` memory. The XOR looks at each pile once. If piles cannot split, a search may look at about as many positions as the product of all pile sizes; if they can split, it may look at far more.
    .step = last word:compare

## Lesson: grundy-positions

lesson-grundy-position-recursion-idea-1 = The recursion looks at the positions themselves: it makes a move, and first decides what is left.
    .step = word:expand
lesson-grundy-position-recursion-idea-2 = A position with moves is won if some move leaves a lost one, and lost if every move leaves a won one.
    .step = position-leaves-lost, position-all-won, word:close
lesson-grundy-position-recursion-invariant-1 = `lost` keeps every decided position, whatever the order of its piles. So none is decided twice.
    .step = word:close
lesson-grundy-position-recursion-proof-1 = Every move takes stones or splits a pile, so the recursion reaches positions without a move. There the rule decides: the last move loses, so the player to move wins.
    .step = misere-no-move, word:close
lesson-grundy-position-recursion-limits-1 = Grundy numbers would be faster, but the XOR alone does not decide misère play: of two positions with equal `g`, one can be won and the other lost when the same pile is added to both (Winning Ways, chapter 13).
    .step = word:start
lesson-grundy-position-recursion-cost-1 = Time and memory grow with the number of positions, that is, of ways to divide the stones into piles. There are 1,575 positions with exactly 24 stones, and 7,338 with up to 24 stones. With more stones there are soon millions.
    .step = word:found

## Lesson: win-lose

lesson-win-lose-idea-1 = A pile is won if some move leaves a lost pile. So look at the moves in turn until you find such a move.
    .step = leaves-lost, word:choose
lesson-win-lose-idea-2 = If the pile that a move leaves is not decided yet, decide it first, by the same rule.
    .step = word:compare
lesson-win-lose-invariant-1 = `won` keeps every size that has been decided, so none is decided twice.
    .step = word:assign 2, word:assign
lesson-win-lose-proof-1 = Every move makes the pile smaller, so the recursion reaches a pile without a move. The rule decides that pile. Each larger size then follows from smaller ones: that is induction.
    .step = word:assign
lesson-win-lose-limits-1 = This decides one pile only. If 1 or 2 stones may be taken in normal play, a pile of 1 and a pile of 2 are each won. Together they are won, too, but two piles of 1 are lost. Several piles need Grundy numbers.
    .step = word:found
lesson-win-lose-cost-1 = For a pile of `n` stones with at most `k` moves from each size, it takes `O(n·k)` time and `O(n)` memory. Without `won` the same sizes could come up again and again, exponentially often.
    .step = last word:assign

## Lesson: win-lose-positions

lesson-win-lose-position-recursion-idea-1 = A position is won if some move leaves a lost one. So look at the moves one by one until one does.
    .step = position-leaves-lost, word:close
lesson-win-lose-position-recursion-idea-2 = A pile can become two piles, so the recursion decides positions, not sizes.
    .step = word:expand
lesson-win-lose-position-recursion-invariant-1 = `lost` keeps every decided position, whatever the order of its piles. So none is decided twice.
    .step = word:close
lesson-win-lose-position-recursion-proof-1 = Every move takes stones or splits a pile, so the recursion reaches positions without a move. The rule decides those. Every other position follows from those it leads to: that is induction.
    .step = position-no-move, misere-no-move, word:close
lesson-win-lose-position-recursion-limits-1 = There are soon too many positions. In normal play, Grundy numbers need one number for each size and one XOR.
    .step = word:start
lesson-win-lose-position-recursion-cost-1 = Time and memory grow with the number of positions, that is, of ways to divide the stones into piles. With exactly 24 stones there are 1,575 positions. With more stones there are soon millions.
    .step = word:found
