### Lessons of the coins on a chessboard.

## grundy

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

## play

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

## closed-form

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
