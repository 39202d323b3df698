### Coins on a chessboard.

puzzle-coin-game-hint = Row and column of every coin, counted from 1 at the top left: (5,2) (8,8), or 5 2. Several coins may share a square.
puzzle-coin-game-story = Roland Sprague in 1935 and Patrick Grundy in 1939 showed that every game that must end, in which both players have the same moves and who cannot move loses, hides a heap of nim: a square is worth the least number missing among the squares that it leads to. Coins side by side add up by XOR, as Charles Bouton found for nim in 1901. Programmers know the four moves of this board from HackerRank's “Chessboard Game, Again!”, on 15×15 squares. A rule often told says that a square is lost exactly when row and column, divided by 4, both leave 1 or 2. That is true where the board has no far edge, and happens to be true on 15×15, but on 8×8 it fails in the corner (8,8).

preset-coin-game-diagonals = The board fills along its diagonals
preset-coin-game-two-coins = Two coins: which moves win?
preset-coin-game-lost = Three coins, worth 1, 2 and 3
preset-coin-game-hyper-knight = Six moves: the hyper knight
preset-coin-game-fifteen = Fifteen by fifteen
preset-coin-game-edge = A pattern of period 4, and what the edge breaks
preset-coin-game-game = A whole game, with one mistake
preset-coin-game-heat = 40,000 squares at once

algorithm-grundy = Grundy numbers
algorithm-grundy-about = Every square gets the least number that none of its options has, options first. The XOR of the coins' numbers decides.
algorithm-play = Play a game
algorithm-play-about = First plays perfectly, Second as you choose, until nobody can move. See how the winner leaves XOR 0 every time.
algorithm-closed-form = Closed form
algorithm-closed-form-about = Without a far edge the numbers repeat every 4 rows and columns. Write them down, then mend what the far edges change.
algorithm-fill = Fill a large board
algorithm-fill-about = Level by level, without a step for each square: up to { $rows } by { $columns } of them. With the usual moves, a whole diagonal is one long integer.

option-rows = Rows
option-columns = Columns
option-moves = Moves
option-moves-hint = rows down, columns right: -2,1 1,-2
option-opponent = Second plays
choice-perfect = perfectly
choice-beatable = beatably: any move, half the time

counter-squares = squares numbered
counter-winning = winning moves
counter-moves = moves
counter-looked-at = squares looked at
counter-exceptions = exceptions
counter-reports = reports

result-winner = Winner
result-grundy = Numbers of the coins
result-xor = XOR
result-winning_moves = Winning moves
result-grid = The board
result-won = Won the game
result-moves = Moves

plot-xor = The XOR that is left after each move
plot-line-xor = XOR

## Legend

legend-role-current = { $algorithm ->
    [play] a move after which the XOR is not 0
   *[other] { $word ->
        [found] the coins the verdict is about
       *[other] looked at now
    }
}
legend-role-frontier = come next: what they lead to is known
legend-role-goal = where a winning move leads
legend-role-conflict = { $algorithm ->
    [closed-form] the pattern fails here
    [play] a mistake: the XOR could have become 0
   *[other] not what is needed
}
legend-role-hint = { $word ->
    [add] the coin that wins
    [found] a coin with a winning move
    [walk] the coin that makes the XOR 0
   *[other] what a move leads to
}
legend-number = a square's Grundy number
legend-warm = a square's Grundy number; the larger, the darker
legend-zero = 0: with one coin there, who is to move loses
legend-token-coin = a coin, with the number of its square
legend-link = a move
legend-clash = a move that is not the right one

## Filling the board

reason-equal-parts-cancel = Who cannot move loses. Two coins on one square are lost for the player to move: the opponent copies every move with the other coin. So equal coins cancel.
reason-number-of-a-part = Coins on other squares can cancel, too. A coin acts like g stones of nim: a move reaches every smaller number, but never g again. Coins with equal g cancel.
reason-coins-start = { $kinds ->
    [1] Every move that fits lowers x+y by { $least }
    [2] Every move that fits lowers x+y by { $least } or { $most }
   *[other] Every move that fits lowers x+y by { $least } to { $most }
} (x: row, y: column). So fill the { $rows }×{ $columns } board by growing x+y: each square then leads to known ones.
reason-coins-start-layers = No sum of rows and columns falls with every one of the { $moves } moves, but on { $rows }×{ $columns } squares no way leads back. So fill the board in layers: a square comes when all that it leads to is known.
reason-new-diagonal = { $squares ->
    [one] Next comes the square with x+y = { $value }. Its moves end
   *[other] Next come the { $squares } squares with x+y = { $value }. Their moves end
} on squares with a smaller x+y, which are known.
reason-new-layer = { $squares ->
    [one] One square leads
   *[other] { $squares } squares lead
} only to squares that are known now.
reason-look-at-options = From ({ $x },{ $y }) a coin can go to { $count ->
    [one] one square. The number there:
   *[other] { $count } squares. The numbers there:
} { $values }.
reason-gap = The options of ({ $x },{ $y }) hold { $values }: { $number } is the least number missing, so it is the number here. Larger numbers do not matter.
reason-next-number = The options of ({ $x },{ $y }) hold { $values }: { $number } is the least number missing, so it is the number here.
reason-no-option = From ({ $x },{ $y }) no move stays on the board. No number is taken, so 0 is the least number missing, and the number here: a player who has only such coins to move has lost.

## Adding up the coins

reason-coin-number = Coin { $coin } on ({ $x },{ $y }) is worth { $number }, in binary { $binary }.
reason-sum-is-not-zero = { $coins ->
    [one] One coin alone: the XOR is { $xor }, not 0. Who is to move can win, by a move to a 0.
   *[other] { $sum }, in binary { $binary } = { $answer }, not 0. Who is to move can win, by making it 0.
}
reason-sum-is-zero = { $coins ->
    [one] One coin alone: the XOR is 0. A number is never among its options, so every move leaves another one.
   *[other] { $sum }, in binary { $binary } = { $answer }. A number is never among its options, so every move makes the XOR another one.
}
reason-move-wins = Coin { $coin } from ({ $x },{ $y }) to ({ $to-x },{ $to-y }): { $number } becomes { $needed }, and the XOR is { $sum }. This wins.
reason-coin-cannot = Coin { $coin } on ({ $x },{ $y }) is worth { $number }. To make the XOR 0 it would need { $number } ⊕ { $xor } = { $needed }, but its options hold { $values }.
reason-coin-must-change = Coin { $coin } on ({ $x },{ $y }) is worth { $number }, and its options hold { $values }, without { $number }: each of its moves makes the XOR other than 0.
reason-coin-stuck = Coin { $coin } on ({ $x },{ $y }) cannot move.
reason-first-wins = { $coins ->
    [one] The coin is worth { $xor }
   *[other] { $sum }
}, not 0: the first player wins. { $count ->
    [one] One move does it
   *[other] { $count } moves do it
}.
reason-second-wins = { $coins ->
    [one] The coin is worth 0
   *[other] { $sum }
}, and every move changes that: the second player wins.
reason-nobody-can-move = No coin can move: the player to move has lost, so the second player wins.

## A game

reason-play-start-won = { $coins ->
    [one] The coin is worth { $xor }
   *[other] { $sum }
}, not 0: First can win and will. { $opponent ->
    [beatable] Second takes any move half the time.
   *[other] Second plays perfectly, too.
}
reason-play-start-lost = { $coins ->
    [one] The coin is worth 0
   *[other] { $sum }
}: First loses unless Second makes a mistake. { $opponent ->
    [beatable] Second takes any move half the time.
   *[other] Second plays perfectly.
}
reason-leaves-zero = Move { $count }, { $player ->
    [first] First
   *[other] Second
}: coin { $coin } from ({ $x },{ $y }) to ({ $to-x },{ $to-y }). The XOR was { $before }; now it is { $sum }{ $left ->
    [0] , and no move is left
   *[other] , and every answer breaks it
}.
reason-breaks-zero = Move { $count }, { $player ->
    [first] First
   *[other] Second
}: coin { $coin } from ({ $x },{ $y }) to ({ $to-x },{ $to-y }). The XOR was 0 and every move changes it: now it is { $sum }.
reason-wins-no-more = Move { $count }, { $player ->
    [first] First
   *[other] Second
}: coin { $coin } from ({ $x },{ $y }) to ({ $to-x },{ $to-y }). A mistake: the XOR was { $before } and could have become 0, but now it is { $sum }.
reason-play-over = After { $count ->
    [one] one move
   *[other] { $count } moves
} { $player ->
    [first] First
   *[other] Second
} cannot move: { $winner ->
    [first] First
   *[other] Second
} wins.

## The closed form

reason-closed-form-start = Suppose that the board had no far edge. Then three blocks of 4×4 numbers say it all: one for the diagonal, one for what lies beside it, one for all the rest.
reason-pattern-on-diagonal = The block from ({ $x },{ $y }) on lies on the diagonal: the first pattern. Its zeros are where row and column, divided by 4, both leave 1 or 2, as in every block.
reason-pattern-beside = The block from ({ $x },{ $y }) on touches the diagonal's: the second pattern, mirrored where the row is larger than the column.
reason-pattern-far = The block from ({ $x },{ $y }) on lies { $apart } blocks from the diagonal: the third pattern, which goes on for ever. It differs from the second by one number, 3 instead of 4.
reason-look-at-far-edges = But this board ends after row { $rows } and column { $columns }: there the moves one row down or one column right leave it. Which squares lose an option, and does it matter?
reason-edge-holds = ({ $x },{ $y }) loses { $count ->
    [one] the option { $missing }
   *[other] the options { $missing }
}. What is left holds { $values }: still { $pattern }, as the pattern says.
reason-edge-fails = ({ $x },{ $y }) loses { $count ->
    [one] the option { $missing }
   *[other] the options { $missing }
}. What is left holds { $values }: { $number }, not { $pattern }.
reason-neighbour-holds = An option of ({ $x },{ $y }) is an exception. Its options hold { $values } now: still { $pattern }, as the pattern says.
reason-neighbour-fails = An option of ({ $x },{ $y }) is an exception. Its options hold { $values } now: { $number }, not { $pattern }.
reason-exceptions-counted = { $count ->
    [0] The pattern holds on every square of this board: { $squares } in all.
    [one] The pattern fails on one of { $squares } squares, lit here.
   *[other] The pattern fails on { $count } of { $squares } squares, lit here.
}

## Filling a large board

reason-fill-start = { $rows }×{ $columns } squares, { $moves ->
    [one] one move
   *[other] { $moves } moves
}. Level by level, each square gets the least number missing among those of its options.
reason-fill-progress = { $percent } % of the levels are filled.
reason-fill-done = { $squares ->
    [one] One square is
   *[other] { $squares } squares are
} numbered; the largest number is { $highest }. { $lost ->
    [one] One square has
   *[other] { $lost } squares have
} the number 0: who is to move loses with a single coin there.

## In the hand

reason-hand-over = No coin can move: the player to move has lost.
reason-hand-on = { $count ->
    [one] One move is possible.
   *[other] { $count } moves are possible.
} Who can win?
reason-hint-move = { $count ->
    [one] One move wins:
   *[other] { $count } moves win, for example
} coin { $coin } from ({ $x },{ $y }) to ({ $to-x },{ $to-y }), which leaves XOR 0.
reason-hint-none = { $coins ->
    [one] The coin is worth 0
   *[other] { $sum }
}: every move loses against perfect play, so take any and hope for a mistake.

## Errors

read-coins-from-zero = Read as rows and columns counted from 0.
read-coins-squares = Read as squares of a chessboard, a1 at the bottom left; rows here count from above.
error-coin-not-a-pair = “{ $given }” is not a square. Write row and column of every coin, for example (5,2) (8,8).
error-coin-off-board = Coin { $coin } on ({ $x },{ $y }) is off the board. Rows go from 1 to { $rows }, columns from 1 to { $columns }.
error-too-many-coins = There are { $count } coins. There may be up to { $maximum }.
error-move-not-a-pair = “{ $given }” is not a move. Write for every move how many rows it goes down and how many columns to the right, for example -2,1 1,-2.
error-no-moves = There are no moves, so nobody could ever move. Give some, for example -2,1 -2,-1 -1,-2 1,-2.
error-move-too-far = The move { $given } goes too far. A coin moves at most { $maximum } rows and { $maximum } columns at once.
error-too-many-moves = There are { $count } moves. There may be up to { $maximum }.
error-moves-cycle = { $count } moves can lead back to the same square, so the game need not end: { $cycle }.
error-no-closed-form = The closed form is proved for the moves { $moves } only. “Grundy numbers” fills the board for any moves.

## Practice

question-value-sum-is-zero = { $coins ->
    [one] One coin alone: the XOR is { $xor }.
   *[other] { $sum }, in binary { $binary }.
}
question-value-sum-is-not-zero = { question-value-sum-is-zero }
question-cells-hint = Where can a coin go from the marked square? Tap all these squares.
told-xor = the XOR is { $xor }
told-needed = the coin would need the number { $needed }
question-outcome = Does any move of coin { $coin } on ({ $x },{ $y }) win?
outcome-add = Yes, one of them wins
outcome-reject = No, none of them wins
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

lesson-grundy-idea-1 = A square is worth the least number that none of the squares it leads to has. Where no move stays on the board, that is 0.
    .step = gap, next-number, word:assign
lesson-grundy-idea-2 = No coin stands in another's way, so several coins are worth the XOR of their numbers; 0 is lost for whoever is to move.
    .step = sum-is-zero, sum-is-not-zero, word:compare
lesson-grundy-invariant-1 = When the turn of a square comes, all squares that it leads to have their number: with the usual moves `x + y` falls every time, so the board is filled by growing `x + y`.
    .step = word:restart 2, word:restart
lesson-grundy-proof-1 = If the XOR is not 0, look at its highest 1: some coin has a 1 there, too. The number that it needs for XOR 0 is smaller than its own, and every smaller number is among its options.
    .step = move-wins, word:compare
lesson-grundy-proof-2 = If the XOR is 0, a coin that moves gets another number, since a number is never among its own options: the XOR is 0 no more.
    .step = coin-must-change, word:found
lesson-grundy-proof-3 = No coin comes back, so the game ends. Whoever cannot move sees only squares worth 0, that is XOR 0: so just the positions with XOR 0 are lost (Sprague 1935, Grundy 1939).
    .step = word:found
lesson-grundy-cost-1 = With `s` squares and `m` moves the board takes `O(s·m)` time and `O(s)` memory; each coin adds one XOR. A search would have to look at `s^k` positions of `k` coins.
    .step = last word:assign

## Lesson: play

lesson-play-idea-1 = Whoever finds an XOR other than 0 moves one coin so that it becomes 0.
    .step = leaves-zero, word:walk
lesson-play-idea-2 = Whoever finds 0 must break it, whatever the move.
    .step = breaks-zero, word:walk
lesson-play-invariant-1 = After every move of the player who is winning the XOR is 0.
    .step = leaves-zero 2, leaves-zero, word:walk
lesson-play-proof-1 = No coin comes back, so somebody cannot move in the end, and then all coins are worth 0. The winner always finds the 0 broken, hence always has a move: it is the other one.
    .step = word:found
lesson-play-limits-1 = One careless move that leaves another XOR hands the win to the opponent.
    .step = wins-no-more, word:start
lesson-play-cost-1 = With the numbers of the squares at hand, `k` coins of `m` moves each are `O(k·m)` looks for a move, without thinking ahead.
    .step = last word:walk

## Lesson: closed-form

lesson-closed-form-idea-1 = Suppose that only the edges at row 1 and column 1 end the board. Then three blocks of 4×4 numbers repeat for ever.
    .step = word:start
lesson-closed-form-idea-2 = A far edge takes options away. So the squares there are looked at again, and so are those that lead to a square whose number has changed.
    .step = word:restart
lesson-closed-form-invariant-1 = On the endless board each number of the pattern is the least that is missing among the numbers its moves lead to.
    .step = pattern-far, word:assign
lesson-closed-form-proof-1 = A move changes the row and the column of the block by one at most. So only 160 cases differ, and each has been checked; by induction on `x + y` no other numbers can stand there.
    .step = pattern-beside, word:assign
lesson-closed-form-proof-2 = Looked at by growing `x + y`, every change is known before a square needs it.
    .step = edge-holds, edge-fails, word:restart
lesson-closed-form-limits-1 = The rule often told, lost where row and column both leave 1 or 2 on division by 4, is true of the endless board only. On 8×8 it fails at (8,8); on 15×15 it happens to hold.
    .step = word:progress
lesson-closed-form-cost-1 = A single number of the endless board takes `O(1)`; a board of `s` squares takes `O(s)`, and a mex for each square that an edge touches.
    .step = last word:assign
