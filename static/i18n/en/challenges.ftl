### Challenges: tasks for people, judged by Python.
challenges = Challenges
challenges-about = Solve these by hand. Python judges your answer and gives you a code to hand in.
challenges-of-all = Challenges of all puzzles
challenges-invite = Solve it yourself: { $count } challenges
challenge = Challenge
challenge-level = { $level ->
    [1] easy
    [2] medium
   *[3] hard
}
challenge-solve = Solve this board in at most { $most } moves.
challenge-solve-any = Solve this board.
challenge-win = Win from this position against the perfect computer. You begin.
challenge-goal-last-loses = Win from this position against the perfect computer. You begin, and whoever takes the last stone loses.
challenge-goal-one-to-three = Win from this position against the perfect computer. You begin, and each move takes one, two or three stones.
challenge-complete = Complete this board. What stands on it already must stay.
challenge-find-count = Find a board for which “{ $counter }” reaches at least { $least } in { $algorithm }.
challenge-find-length = Find a board for which the answer of { $algorithm } has at least { $least } moves.
challenge-find-distance = Find two squares that are at least { $least } moves apart, on { $rows }×{ $columns } squares.
challenge-find-no-answer = Place walls so that no way is left.
challenge-find-estimate-gap = Find a board whose shortest answer has at least { $least } moves more than the heuristic estimates.
challenge-find-walls-distance = Place walls so that the way between the two squares takes at least { $least } moves.
challenge-changes = At most { $changes } walls.
challenge-how-solve = Tap a piece to move it, or use the arrow keys and Enter.
challenge-how-win = Tap what you move, then where it goes; or use the arrow keys and Enter.
challenge-how-complete = Tap a cell to change it, or go there with the arrow keys and press Enter.
challenge-how-find = Tap the board to change it, or use the arrow keys and Enter; or type another board under “{ change }”.
challenge-how-n-puzzle-solve = Tap a tile beside the blank, or press an arrow key: the tile slides.
challenge-how-n-puzzle-find = Slide tiles by tap or arrow key, press “{ shuffle }”, or type a board under “{ change }”.
challenge-how-n-queens-complete = Tap a square to place or lift a queen, or go there with the arrow keys and press Enter.
challenge-how-n-queens-find = Tap a square to place or lift a queen, or go there with the arrow keys and press Enter.
challenge-how-knight-path-find = Tap a square to place or remove a wall, and drag the knight and the target; or go there with the arrow keys and press Enter.
challenge-how-pile-game-win = Tap a stone: it is taken with all that come after it in its pile. Or choose a move from the list of all moves.
challenge-how-coin-game-win = Tap a coin, then the square where it goes; or choose both with the arrow keys and Enter.
challenge-how-magic-square-complete = Tap a cell, or go there with the arrow keys and press Enter; then type its number.
challenge-hand-in = Hand in
challenge-how-keys = Tab leads to the board. “{ challenge-hand-in }” asks Python to judge your answer.
challenge-watch = Back to the start: watch a run
challenge-hint = Hint { $number } of { $count }
challenge-name = Your name, for the code
challenge-code = Result code
challenge-copy = Copy the code
challenge-all = All challenges
challenge-unknown = There is no such challenge here. Choose one from the list below.
challenge-solved-moves = ✓ Solved, in { $count ->
    [one] one move
   *[other] { $count } moves
}.
challenge-won = ✓ You have won, after { $count ->
    [one] one move
   *[other] { $count } moves
}.
challenge-completed = ✓ Complete, and all of it is right.
challenge-enough = ✓ Done: it reaches { $value }; { $least } was asked for.
challenge-without-answer = ✓ Done: no way is left.
challenge-unsolved = Not solved yet, after { $count ->
    [one] one move
   *[other] { $count } moves
}. Move the board by hand until it is solved.
challenge-too-many-moves = Solved in { $count ->
    [one] one move
   *[other] { $count } moves
}, but at most { $most } are allowed. Try a shorter way.
challenge-not-over = The game is not over, after { $count ->
    [one] one move
   *[other] { $count } moves
}. Play until somebody has no move.
challenge-lost = The computer has won, after { $count ->
    [one] one move
   *[other] { $count } moves
}. Start again.
challenge-careless-computer = Move { $number } is none that the perfect computer makes. Play against the perfect computer.
challenge-incomplete = Not complete yet, or not right.
challenge-other-size = This board has another size than that of the challenge.
challenge-start-changed = What stood on the board at the start was changed. Put it back.
challenge-too-many-changes = { $count } squares were changed, but at most { $most } are allowed.
challenge-other-option = The option “{ $option }” differs from that of the challenge.
challenge-too-long = This board takes too long to judge: more than { $most } seconds. Try a smaller one.
challenge-has-answer = There still is a way.
challenge-needs-answer = The algorithm finds no answer for this board. Try another one.
challenge-too-small = It reaches { $value } only; at least { $least } are needed.
challenge-make-about = The link opens this board as a challenge. Send it to a class; each answer gives a code that “python -m dhadha verify” checks.
challenge-make-goal = Goal
challenge-make-solve = solve it in so many moves
challenge-make-win = win against the computer
challenge-make-lost = The computer wins from this position, whatever the visitor plays. Choose another one.
challenge-make-impossible = This board cannot be solved. Choose another one.
challenge-make-complete = complete it
challenge-make-most = Moves allowed
challenge-make-copy = Copy the link
challenge-hint-tile-distances = Each move brings one tile one square nearer or farther. Prefer moves that bring tiles nearer.
challenge-hint-one-move-each = Only 4, 5 and 8 are not in their places, and each of them needs one move.
challenge-hint-moves-away = The tiles are 8 squares from their places in all, and the shortest way has 12 moves: two of the moves lead a tile away.
challenge-hint-rows-first = Put the first row in order, then the left column; the last four tiles turn in a circle.
challenge-hint-turn-in = To finish a row, put its second tile into the corner and its third tile below that; then both turn into their places.
challenge-hint-far-boards = The farther a board is from the goal, the more must be searched. Type a well-shuffled board under “{ change }”.
challenge-hint-eleven-moves = A board that is 11 moves from the goal is far enough.
challenge-hint-greedy-sight = Greedy search sees only the next board. It goes far astray where every good way begins with a move that looks bad.
challenge-hint-swapped-tiles = Two tiles in their own row, but in the wrong order, must go around each other: each such pair costs 2 moves that the Manhattan distance does not see.
challenge-hint-two-swaps = After a single swap no board can be solved. Swap two pairs.
challenge-hint-no-corner = A queen in a corner attacks a whole diagonal. Begin with the second row.
challenge-hint-diagonals = Two queens are on a diagonal where their columns and their rows differ by the same number.
challenge-hint-fewest-squares = Continue in the column that has the fewest free squares.
challenge-hint-try-both = Where two squares are free, try one. If a column loses all its squares, take the other.
challenge-hint-late-queen = Backtracking tries the rows of a column downwards, from 1 on. A given queen whose first solutions begin with a large number costs many tests.
challenge-hint-last-column = A given queen in the last column is met last, so its clashes are found latest.
challenge-hint-corners = In a corner the knight has only two moves.
challenge-hint-opposite-corners = The two ends of a long diagonal are the farthest apart.
challenge-hint-squares-before-end = The last move to the end starts from one of the squares that are one move away from it. Wall them all.
challenge-hint-same-side-corners = On this board two corners of one side are farther apart than opposite corners.
challenge-hint-common-squares = Which squares does the knight reach from both? Those are the only ways of two moves.
challenge-hint-two-common-squares = There are only two such squares.
challenge-hint-edge-squares = From g1 the knight has only three moves.
challenge-hint-copy-moves = Make both piles equal. Then repeat each move of the computer on the other pile.
challenge-hint-two-stones-more = The second pile has 2 stones more than the first.
challenge-hint-leave-multiples = Leave a number of stones that 4 divides.
challenge-hint-make-four = 13 is 1 more than 12. After your first move, answer each move so that you and the computer take 4 stones together.
challenge-hint-xor-zero = Leave piles or coins whose Grundy numbers have the XOR 0.
challenge-hint-binary-columns = Write the piles in binary, one below the other. Leave an even number of ones in every column.
challenge-hint-misere-end = Play as in nim, until your move can leave only piles of one stone. Then leave an odd number of them.
challenge-hint-lost-squares = From the squares at the top left corner no coin moves. Squares from which a move leads there are won.
challenge-hint-leave-on-lost = A square whose moves all lead to won squares is lost, too. Leave the coin on a lost square.
challenge-hint-one-gap = Where a line has only one gap, its sum tells the number.
challenge-hint-sum-of-diagonal = The diagonal 2, 5, 8 is full: its sum, 15, is the sum of every line.
challenge-hint-centre = All lines have the sum 15, and 5 is in the middle.
challenge-hint-sum-of-four = All lines have the sum 34.
challenge-hint-opposite-pairs = Here two numbers that lie opposite each other through the centre have the sum 17.
error-bad-challenge = This is not a challenge, or it is damaged: { $given }. Open the link again as it was sent.
error-no-opponent = { $puzzle } is no game against the computer.
error-unknown-challenge = { $puzzle } has no challenge { $given }. It has: { $known }.
error-answer-too-long = An answer has at most { $most } characters.
error-too-many-moves = An answer has at most { $most } moves.
error-name-too-long = A name has at most { $most } characters.
error-not-moved = Board { $number } does not follow from the one before by a move. Begin the challenge again.
error-bad-code = “{ $given }” is not a result code, or it is damaged. A code begins with { $prefix }
