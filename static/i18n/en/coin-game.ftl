### Coins on a chessboard.

puzzle-coin-game-hint = Write the row and column of every coin, counted from 1 at the top left: (5,2) (8,8), or 5 2. Several coins may share a square.
puzzle-coin-game-rule = { $moves ->
    [usual] Move a coin 2 squares up or left and 1 sideways.
    [many] Move a coin by one of the { $count } moves of this game.
   *[other] Move a coin by { $moves } (down, right).
} The player who cannot move loses.
how-to-move = Tap a coin, then one of the rings.

preset-coin-game-one-coin = One coin on 5×5 squares: won or lost?
preset-coin-game-diagonals = The board fills along its diagonals
preset-coin-game-two-coins = Two coins: which moves win?
preset-coin-game-lost = Three coins, worth 1, 2 and 3
preset-coin-game-hyper-knight = Six moves: the hyper knight
preset-coin-game-fifteen = A board of 15×15 squares
preset-coin-game-edge = A pattern of period 4, and where the edge breaks it
preset-coin-game-game = A complete game, with one mistake
preset-coin-game-heat = 40,000 squares at once

algorithm-grundy = Grundy numbers
algorithm-grundy-about = Every square gets the least number that none of its options has; the options come first. The XOR of the coins' numbers decides who wins.
algorithm-grundy-idea = Every square gets a number; the numbers of the coins together tell who wins.
algorithm-play = Play a game
algorithm-play-about = The first player plays perfectly and the second as you choose, until one cannot move. See how the player who is winning always leaves XOR 0.
algorithm-play-idea = The first player leaves the other a lost position whenever a move does so.
algorithm-closed-form = Closed form
algorithm-closed-form-about = Without a far edge, three blocks of 4×4 numbers repeat. The algorithm writes them down, then corrects what the far edges change.
algorithm-closed-form-idea = Three blocks of 4×4 numbers repeat over the board; only near the far edges some differ.
algorithm-fill = Fill a large board
algorithm-fill-about = Fills the board level by level, without a step for each square: up to { $rows } by { $columns } squares. With the usual moves, a full diagonal is one long integer.
algorithm-fill-idea = All squares of a level get their numbers at once, even on very large boards.

option-rows = Rows
option-columns = Columns
option-moves = Moves
option-moves-hint = rows down, columns right: -2,1 1,-2
option-opponent = The second player plays
choice-perfect = perfectly
choice-beatable = a random move half the time

counter-squares = squares numbered
counter-winning = winning moves
counter-moves = moves
counter-looked-at = squares looked at
counter-exceptions = exceptions
counter-reports = progress reports

plot-xor = The XOR after each move
plot-line-xor = XOR

## Legend

legend-role-current = { $algorithm ->
    [hand] the computer's last move
    [play] a move after which the XOR is not 0
   *[other] { $word ->
        [assign] gets its number now
        [found] the coins of a lost position
       *[other] looked at now
    }
}
legend-role-frontier = these come next: their options are known
legend-role-goal = where a winning move leads
legend-role-conflict = { $algorithm ->
    [closed-form] the pattern fails here
    [play] a mistake: the XOR could have become 0
   *[other] does not make the XOR 0
}
legend-role-hint = { $algorithm ->
    [hand] a coin with a winning move
   *[other] { $word ->
        [add] the coin that wins
        [found] a coin with a winning move
        [walk] the coin that makes the XOR 0
       *[other] where a move leads
    }
}
legend-number = a square's Grundy number
legend-warm = a square's Grundy number; the larger, the stronger the colour
legend-zero = 0: with one coin there, the player to move loses
legend-token-coin = a coin
legend-link = a move
legend-clash = { $algorithm ->
    [closed-form] a move from or to an exception
   *[other] a move that does not win
}
move-name = Coin { $coin } from ({ $x },{ $y }) to ({ $to-x },{ $to-y })
game-played = { $by ->
    [visitor] You
    [computer] The computer
    [first] The first player
   *[second] The second player
} moved coin { $coin } from ({ $x },{ $y }) to ({ $to-x },{ $to-y }).

## Filling the board

reason-equal-parts-cancel = The player who cannot move loses. Two coins on one square are lost for the player to move, because the opponent copies every move with the other coin. So equal coins cancel.
reason-number-of-a-part = Coins on different squares can cancel, too. A coin acts like a nim pile of some number g of stones: its moves reach every smaller number, but never g again. Coins with equal g cancel.
reason-one-coin-start = The options of a square are the squares one move away. Each square gets the smallest number that no option has; 0 means that the player to move loses there.
reason-coins-start = { $kinds ->
    [1] Every move that fits on the board lowers x+y by { $least }
    [2] Every move that fits on the board lowers x+y by { $least } or { $most }
   *[other] Every move that fits on the board lowers x+y by { $least } to { $most }
} (x: row, y: column). So fill the { $rows }×{ $columns } board in order of x+y. Every move then ends on a known square.
reason-no-move-fits = No move fits on the { $rows }×{ $columns } board, so every square gets the number 0.
reason-coins-start-layers = { $moves ->
    [one] The move does not lower x+y
   *[other] At least one of the { $moves } moves does not lower x+y
} (x: row, y: column), but on { $rows }×{ $columns } squares no coin can return to an earlier square. So fill the board in layers: a square gets its number when all its options are known.
reason-new-diagonal = { $value ->
    [2] First comes the square with x+y = { $value }. No square has a smaller x+y, so there is no move from it.
   *[other] { $squares ->
        [one] Next comes the square
       *[other] Next come the { $squares } squares
    } with x+y = { $value }. Every move from there ends on a square with a smaller x+y, whose number is known.
}
reason-new-layer = { $options ->
    [0] { $squares ->
        [one] First comes one square. No move leads away from it.
       *[other] First come { $squares } squares. No move leads away from them.
    }
   *[other] { $squares ->
        [one] Next comes one square. All its options are known.
       *[other] Next come { $squares } squares. All their options are known.
    }
}
reason-look-at-options = From ({ $x },{ $y }) a coin can go to { $count ->
    [one] one square. The number there:
   *[other] { $count } squares. The numbers there:
} { $values }.
rule-look-at-options = Begin on the marked square. The rule of the game says where a coin may go from there.
reason-gap = Numbers of the options of ({ $x },{ $y }): { $values }. The smallest number missing is { $number }, so the square gets { $number }. Larger numbers do not matter.
reason-next-number = Numbers of the options of ({ $x },{ $y }): { $values }. The smallest number missing is { $number }, so the square gets { $number }.
reason-no-option = No move from ({ $x },{ $y }) stays on the board, so there are no options. The smallest number missing is 0, so the square gets 0. If all coins are on such squares, the player to move loses.

## Adding up the coins

reason-coin-number = Coin { $coin } on ({ $x },{ $y }) is worth { $number }, in binary { $binary }.
reason-sum-is-not-zero = { $coins ->
    [one] The coin's square has the number { $xor }, not 0. The player to move can win by moving to a square with the number 0.
   *[other] { $sum }, in binary { $binary } = { $answer }, not 0. The player to move can win by making the XOR 0.
}
reason-sum-is-zero = { $coins ->
    [one] The coin's square has the number 0. No option of a square has the number of the square itself, so no move leads to another 0.
   *[other] { $sum }, in binary { $binary } = { $answer }. No option of a square has the number of the square itself, so every move changes the XOR.
}
reason-move-wins = Coin { $coin } from ({ $x },{ $y }) to ({ $to-x },{ $to-y }): its number { $number } becomes { $needed }, and the XOR is { $sum }. This wins.
reason-coin-cannot = Coin { $coin } on ({ $x },{ $y }) is worth { $number }. To make the XOR 0 it would need { $number } ⊕ { $xor } = { $needed }, but its options have only { $values }.
reason-coin-must-change = Coin { $coin } on ({ $x },{ $y }) is worth { $number }. Its options have { $values }, but not { $number }. So every move of this coin makes the XOR different from 0.
reason-coin-stuck = Coin { $coin } on ({ $x },{ $y }) cannot move.
reason-first-wins = The first player wins. { $coins ->
    [one] A move to ({ $to-x },{ $to-y }) leaves the opponent the number 0
   *[other] { move-name }: then the XOR is { $after }
}{ $replies ->
    [0] , and no move.
   *[other] { $coins ->
        [one] , from which no move leads to another 0.
       *[other] , and every reply changes it.
    }
} { $count ->
    [one] No other move wins.
   *[other] { $count } moves win in all.
}
reason-second-wins = { $coins ->
    [one] The second player wins: the coin's square has the number 0, and no move leads from there to another 0. The second player can then move to a 0 again.
   *[other] The second player wins: { $sum }, and every move changes the XOR. The second player can then make it 0 again.
}
reason-nobody-can-move = The second player wins: no coin can move, so the player to move loses.

## A game

reason-play-start-won = { $coins ->
    [one] The coin is worth { $xor }
   *[other] { $sum }
}, not 0: the first player plays perfectly and will win. { $opponent ->
    [beatable] The second player makes a random move half the time.
   *[other] The second player plays perfectly, too.
}
reason-play-start-lost = { $coins ->
    [one] The coin is worth 0
   *[other] { $sum }
}: the first player loses unless the second player makes a mistake. { $opponent ->
    [beatable] The second player makes a random move half the time.
   *[other] The second player plays perfectly.
}
reason-leaves-zero = Move { $count }, { $player ->
    [first] the first player
   *[other] the second player
}: coin { $coin } from ({ $x },{ $y }) to ({ $to-x },{ $to-y }). The XOR was { $before }; now it is { $sum }{ $left ->
    [0] , and no move is left
   *[other] , and every reply changes it
}.
reason-breaks-zero = Move { $count }, { $player ->
    [first] the first player
   *[other] the second player
}: coin { $coin } from ({ $x },{ $y }) to ({ $to-x },{ $to-y }). The XOR was 0, and every move changes it: now it is { $sum }.
reason-wins-no-more = Move { $count }, { $player ->
    [first] the first player
   *[other] the second player
}: coin { $coin } from ({ $x },{ $y }) to ({ $to-x },{ $to-y }). A mistake: the XOR was { $before } and could have become 0, but now it is { $sum }.
reason-play-over = { $count ->
    [0] At the start,
    [one] After one move,
   *[other] After { $count } moves,
} { $player ->
    [first] the first player
   *[other] the second player
} cannot move, so { $winner ->
    [first] the first player
   *[other] the second player
} wins.

## The closed form

reason-closed-form-start = Suppose that the board has no far edge. Then three blocks of 4×4 numbers are enough: one on the diagonal, one beside it, and one for all other squares.
reason-pattern-on-diagonal = The block that starts at ({ $x },{ $y }) is on the diagonal, so it has the first pattern. Its zeros are where row and column, divided by 4, both leave the remainder 1 or 2, as in every block.
reason-pattern-beside = The block that starts at ({ $x },{ $y }) is beside the diagonal, so it has the second pattern, mirrored if the row is larger than the column.
reason-pattern-far = The block that starts at ({ $x },{ $y }) is { $apart } blocks from the diagonal, so it has the third pattern, mirrored if the row is larger than the column. This pattern repeats for ever. It differs from the second in one number, 3 instead of 4.
reason-look-at-far-edges = But this board ends at row { $rows } and column { $columns }. There, moves one row down or one column right can leave the board. Which squares lose an option, and does it matter?
reason-edge-holds = ({ $x },{ $y }) loses { $count ->
    [one] the option { $missing }
   *[other] the options { $missing }
}. The other options have { $values }: the smallest number missing is still { $pattern }, as in the pattern.
reason-edge-fails = ({ $x },{ $y }) loses { $count ->
    [one] the option { $missing }
   *[other] the options { $missing }
}. The other options have { $values }: the smallest number missing is now { $number }, not { $pattern }.
reason-neighbour-holds = An option of ({ $x },{ $y }) is an exception. The options now have { $values }: the smallest number missing is still { $pattern }, as in the pattern.
reason-neighbour-fails = An option of ({ $x },{ $y }) is an exception. The options now have { $values }: the smallest number missing is now { $number }, not { $pattern }.
reason-exceptions-counted = { $count ->
    [0] The pattern holds on every square of this board: { $squares } in all.
    [one] The pattern fails on one of { $squares } squares, marked here.
   *[other] The pattern fails on { $count } of { $squares } squares, marked here.
}

## Filling a large board

reason-fill-start = The board has { $rows }×{ $columns } squares, and the coins have { $moves ->
    [one] one move
   *[other] { $moves } moves
}. Level by level, each square gets the smallest number missing among the numbers of its options.
reason-fill-progress = { $percent }% of the squares are filled.
reason-fill-done = { $squares ->
    [one] One square is
   *[other] { $squares } squares are
} numbered. The largest number is { $highest }. { $lost ->
    [one] One square has
   *[other] { $lost } squares have
} the number 0: with a single coin there, the player to move loses.

## In the hand

reason-hand-over = No coin can move, so the player to move loses.
rule-hint-move = Leave your opponent a position in which the player to move loses.
reason-hint-move = Move coin { $coin } from ({ $x },{ $y }) to ({ $to-x },{ $to-y }).
reason-hint-none = Every move loses here, if the other player makes no mistake.
rule-no-move-left = One move can end the game here, and a player who cannot move loses.
reason-no-move-left = No coin can move then, and a player who cannot move loses.
reason-equal-pairs = If all coins stand in pairs on the same squares, the player to move loses. The opponent copies each move with the other coin of the pair.
rule-xor-is-zero = The Grundy number of a square is the smallest number missing among the numbers of its options. If the XOR of the coins' numbers is 0, the player to move loses.
reason-xor-is-zero = { $coins ->
    [one] If a single coin stands on a square with the Grundy number 0, the player to move loses. Each move changes the number, and the opponent can make it 0 again.
   *[other] The XOR of the coins' numbers is { $sum }, so the player to move loses. Each move changes the XOR, and the opponent can make it 0 again.
}

## Errors

read-coins-from-zero = Read as rows and columns counted from 0.
read-coins-squares = Read as squares of a chessboard, with a1 at the bottom left. Here rows count from the top.
error-coin-not-a-pair = “{ $given }” is not a square. Write row and column of every coin, for example (5,2) (8,8).
error-coin-off-board = Coin { $coin } on ({ $x },{ $y }) is off the board. Rows go from 1 to { $rows }, columns from 1 to { $columns }.
error-too-many-coins = There are { $count } coins. There may be up to { $maximum }.
error-move-not-a-pair = “{ $given }” is not a move. Write for every move how many rows it goes down and how many columns to the right, for example -2,1 1,-2.
error-no-moves = No moves are given, so nobody could ever move. Give at least one, for example -2,1 -2,-1 -1,-2 1,-2.
error-move-too-far = The move { $given } goes too far. A coin moves at most { $maximum } rows and { $maximum } columns at once.
error-too-many-moves = There are { $count } moves. There may be up to { $maximum }.
error-moves-cycle = { $count ->
    [one] One move can lead
   *[other] { $count } moves can lead
} back to the same square, so the game might never end: { $cycle }.
error-no-closed-form = The closed form is proved only for the moves { $moves }. “Grundy numbers” fills the board for any moves.

## Steps that are shown fast: `skim-` and a reason, or else a word, counts them
skim-assign = { $count ->
    [one] { $count } square numbered
   *[other] { $count } squares numbered
}
skim-choose = { $count ->
    [one] { $count } square looked at
   *[other] { $count } squares looked at
}
skim-restart = { $count ->
    [one] { $count } diagonal
   *[other] { $count } diagonals
}

## Practice

question-value-sum-is-zero = { $coins ->
    [one] The number of the coin's square is { $xor }.
   *[other] { $sum }, in binary { $binary }.
}
question-value-sum-is-not-zero = { question-value-sum-is-zero }
question-cell-hint = Where can a coin go from the marked square? Tap one such square.
told-xor = the XOR is { $xor }
told-needed = the coin would need the number { $needed }
question-outcome = Does any move of coin { $coin } on ({ $x },{ $y }) win?
outcome-add = Yes, at least one wins
outcome-reject = No, no move wins
too-small-next-number = Not { $number }: an option has this number already.
too-small-gap = { too-small-next-number }
too-large-next-number = Not { $number }: a smaller number is missing from the options.
too-large-gap = { too-large-next-number }
too-small-sum-is-zero = Not { $number }: in binary, each column with an odd number of ones gives a 1.
too-large-sum-is-zero = { too-small-sum-is-zero }
too-small-sum-is-not-zero = { too-small-sum-is-zero }
too-large-sum-is-not-zero = { too-small-sum-is-zero }
question-value-breaks-zero = Move { $count }: coin { $coin } from ({ $x },{ $y }) to ({ $to-x },{ $to-y }). Now the XOR is { $sum }.
question-value-leaves-zero = { question-value-breaks-zero }
question-value-wins-no-more = { question-value-breaks-zero }
too-small-breaks-zero = { too-small-sum-is-zero }
too-large-breaks-zero = { too-small-sum-is-zero }
too-small-leaves-zero = { too-small-sum-is-zero }
too-large-leaves-zero = { too-small-sum-is-zero }
too-small-wins-no-more = { too-small-sum-is-zero }
too-large-wins-no-more = { too-small-sum-is-zero }

## Lesson: grundy

lesson-grundy-idea-1 = A square is worth the least number that none of its options has. If no move stays on the board, this number is 0.
    .step = gap, next-number, word:assign
lesson-grundy-idea-2 = No coin blocks another, so several coins are worth the XOR of their numbers. With XOR 0, the player to move loses.
    .step = sum-is-zero, sum-is-not-zero, word:compare
lesson-grundy-invariant-1 = Before a square gets its number, all its options have theirs. With the usual moves every move lowers `x + y`, so the board is filled in order of `x + y`.
    .step = word:restart 2, word:restart
lesson-grundy-proof-1 = If the XOR is not 0, look at the highest 1 of its binary form: the number of some coin has a 1 there, too. The number that this coin needs for XOR 0 is smaller than its own, and its options have every smaller number.
    .step = move-wins, word:compare
lesson-grundy-proof-2 = If the XOR is 0, a coin that moves gets a different number, because no option has the number of its square. So the XOR is no longer 0.
    .step = coin-must-change, word:found
lesson-grundy-proof-3 = No coin returns to an earlier square, so the game ends. A player who cannot move sees only coins worth 0, so the XOR is 0. So exactly the positions with XOR 0 are lost (Sprague 1935, Grundy 1939).
    .step = word:found
lesson-grundy-cost-1 = With `s` squares and `m` moves the board takes `O(s·m)` time and `O(s)` memory; each coin adds one XOR. A search would have to look at up to `s^k` positions of `k` coins.
    .step = last word:assign

## Lesson: play

lesson-play-idea-1 = A perfect player who finds an XOR different from 0 moves one coin to make it 0.
    .step = leaves-zero, word:walk
lesson-play-idea-2 = A player who finds XOR 0 changes it with every move.
    .step = breaks-zero, word:walk
lesson-play-invariant-1 = After every move of the player who is winning, the XOR is 0.
    .step = leaves-zero 2, leaves-zero, word:walk
lesson-play-proof-1 = No coin returns to an earlier square, so in the end one player cannot move, and all coins are worth 0. The player who is winning never finds XOR 0 and so always has a move. The other one runs out of moves.
    .step = word:found
lesson-play-limits-1 = One careless move that does not leave XOR 0 gives the win to the opponent.
    .step = wins-no-more, word:start
lesson-play-cost-1 = If the numbers of the squares are known, it takes `O(k·m)` time to find a move with `k` coins of `m` moves each, without looking ahead.
    .step = last word:walk

## Lesson: closed-form

lesson-closed-form-idea-1 = Suppose that the board has edges only at row 1 and column 1. Then three blocks of 4×4 numbers repeat for ever.
    .step = word:start
lesson-closed-form-idea-2 = A far edge takes options away. So the algorithm looks again at the squares near such an edge, and at all squares with an option whose number has changed.
    .step = word:restart
lesson-closed-form-invariant-1 = On the endless board, the number of each square in the pattern is the smallest number missing among its options.
    .step = pattern-far, word:assign
lesson-closed-form-proof-1 = A move changes the row and the column of the block by at most one each. So there are only 160 different cases, and all of them are checked. By induction on `x + y`, no other numbers are possible.
    .step = pattern-beside, word:assign
lesson-closed-form-proof-2 = The algorithm looks at the squares in order of `x + y`. So every change of an option's number is known before a square needs it.
    .step = edge-holds, edge-fails, word:restart
lesson-closed-form-limits-1 = A popular rule says: a square is lost exactly when row and column, divided by 4, both leave the remainder 1 or 2. This is proved only for the endless board. On 8×8 it fails at (8,8); on 15×15 it happens to hold.
    .step = word:progress
lesson-closed-form-cost-1 = One number of the endless board takes `O(1)` time. A board of `s` squares takes `O(s)`, plus a mex for each square that an edge affects.
    .step = last word:assign
