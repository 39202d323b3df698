### Challenges: tasks for people, judged by Python.
challenges = Challenges
challenges-about = Solve these yourself. Python checks each answer. What you have solved is marked, on this device only.
challenges-of-all = Challenges for all puzzles
challenges-invite = Solve it yourself: { $count ->
    [one] { $count } challenge
   *[other] { $count } challenges
}
challenge = Challenge
challenge-title-three-moves = Three moves to go
challenge-title-twenty-moves = Home in twenty moves
challenge-title-shortest-twelve = Not one move too many
challenge-title-farthest-board = As far as it gets
challenge-title-wide-search = Much work for breadth-first search
challenge-title-greedy-detour = Lead greedy search astray
challenge-title-blind-estimate = Fool the estimate
challenge-title-long-answer = Far from home
challenge-title-four-queens = Four queens
challenge-title-last-four = The last four queens
challenge-title-six-queens = Six queens
challenge-title-queen-in-the-middle = One queen stands already
challenge-title-two-of-ten = Two of ten stand already
challenge-title-slow-backtracking = Slow backtracking down
challenge-title-six-moves-apart = Six moves apart
challenge-title-two-walls = Two walls are enough
challenge-title-small-board = Far apart on a small board
challenge-title-detour = Make it go round
challenge-title-three-walls = Shut the knight in
challenge-title-equal-piles = Copy the computer
challenge-title-one-to-three = Thirteen stones
challenge-title-three-four-five = Three, four, five
challenge-title-seven-four-nine = Seven, four, nine
challenge-title-last-loses = Leave the last stone
challenge-title-one-coin = One coin
challenge-title-two-coins = Two coins
challenge-title-three-coins = Three coins
challenge-title-five-givens = Five numbers of nine
challenge-title-two-givens = Two numbers of nine
challenge-title-four-from-eight = Seven numbers of sixteen
challenge-title-four-from-five = Five numbers of sixteen
challenge-solve = Solve this board in at most { $most ->
    [one] 1 move
   *[other] { $most } moves
}.
challenge-solve-any = Solve this board.
challenge-win = Win from this position against a computer that makes no mistakes. You begin.
challenge-goal-last-loses = Win from this position against a computer that makes no mistakes. You begin. The player who takes the last stone loses.
challenge-goal-one-to-three = Win from this position against a computer that makes no mistakes. You begin. Each move takes 1, 2 or 3 stones.
challenge-goal-wide-search = Find a start from which breadth-first search must expand at least { $least ->
    [one] 1 board
   *[other] { $least } boards
}.
challenge-goal-greedy-detour = Find a start from which greedy search wanders for at least { $least ->
    [one] 1 move
   *[other] { $least } moves
}.
challenge-goal-long-answer = Find a start whose shortest solution has at least { $least ->
    [one] 1 move
   *[other] { $least } moves
}.
challenge-goal-slow-backtracking = Place one queen or more so that backtracking must test squares at least { $least ->
    [one] once
   *[other] { $least } times
}.
challenge-complete = Complete this board. Anything already on it must stay.
challenge-complete-n-queens = Place queens until each column has one and no two attack each other.
challenge-complete-magic-square = Fill in the missing numbers, each once, so that all rows, columns and both diagonals have the same sum.
challenge-find-count = Find a board on which { $algorithm } reaches at least { $least }: { $counter }.
challenge-find-expanded-n-puzzle = Find a start from which { $algorithm } must expand at least { $least ->
    [one] 1 board
   *[other] { $least } boards
}.
challenge-find-tests-n-queens = Place one queen or more so that { $algorithm } must test squares at least { $least ->
    [one] once
   *[other] { $least } times
} before it finds a solution.
challenge-find-length = Find a start from which the solution of { $algorithm } has at least { $least ->
    [one] 1 move
   *[other] { $least } moves
}.
challenge-find-distance-knight-path = Find two squares that are at least { $least ->
    [one] 1 move
   *[other] { $least } moves
} apart{ $rows ->
    [0] .
   *[other] {" "}on a board of size { $rows }×{ $columns }.
}
challenge-find-no-answer = Find a board that has no solution.
challenge-find-no-answer-knight-path = Place walls so that the knight cannot reach the target.
challenge-find-estimate-gap = Find a start whose shortest solution has at least { $least ->
    [one] 1 move
   *[other] { $least } moves
} more than the estimate says.
challenge-find-distance-changes-knight-path = Place walls so that the knight needs at least { $least ->
    [one] 1 move
   *[other] { $least } moves
} to the target.
challenge-changes = Change at most { $changes ->
    [one] 1 cell
   *[other] { $changes } cells
}.
challenge-changes-knight-path = Place at most { $changes ->
    [one] 1 wall
   *[other] { $changes } walls
}.
challenge-how-solve = Tap a piece to move it, or use the arrow keys and Enter.
challenge-how-win = Tap a piece, then its new place. Or use the arrow keys and Enter.
challenge-how-complete = Tap a cell to change it, or go there with the arrow keys and press Enter.
challenge-how-find = Tap the board to change it, or use the arrow keys and Enter. Or type another board under “{ change }”.
challenge-how-n-puzzle-solve = Tap a tile beside the gap, or press an arrow key: the tile slides.
challenge-how-n-puzzle-find = Slide tiles with taps or arrow keys. Or press “{ change }” to shuffle the board or to type another one.
challenge-how-n-queens-complete = Tap a square to place or remove a queen, or go there with the arrow keys and press Enter.
challenge-how-n-queens-find = Tap a square to place or remove a queen, or go there with the arrow keys and press Enter.
challenge-how-knight-path-find = Drag the knight and the target to other squares. Or use the arrow keys and Enter.
challenge-how-knight-path-walls = Tap a square to place or remove a wall, or go there with the arrow keys and press Enter.
challenge-how-pile-game-win = Tap a stone to take it and all stones after it in its pile. Or choose a move from the list of all moves.
challenge-how-coin-game-win = Tap a coin, then its new square. Or choose both with the arrow keys and Enter.
challenge-how-magic-square-complete = Tap a cell, or go there with the arrow keys and press Enter. Then type its number.
challenge-hand-in = Hand in
challenge-how-tab = Press Tab to reach the board.
challenge-how-check = A right answer is noticed automatically. Press “{ challenge-hand-in }” to check yours at any time.
challenge-how-check-find = “{ challenge-hand-in }” checks your answer.
challenge-watch = Back to the start: watch a run
challenge-next = Next challenge: “{ $title }”
challenge-class = For a class
challenge-class-about = This code proves your answer. Send it to your teacher.
challenge-hint = Hint { $number } of { $count }
challenge-name = Your name, for the code
challenge-code = Result code
challenge-copy = Copy the code
challenge-all = All challenges
challenge-unknown = There is no such challenge here. Choose one from the list below.
challenge-solved-moves = ✓ { $count ->
    [0] Solved: no move needed
    [one] Solved in 1 move
   *[other] Solved in { $count } moves
}.
challenge-won = ✓ You won. You made { $count ->
    [one] 1 move
   *[other] { $count } moves
}.
challenge-completed = ✓ Complete and correct.
challenge-enough = ✓ Done: the result is { $value }. It had to reach { $least }.
challenge-without-answer = ✓ Done: this board has no solution.
challenge-without-answer-knight-path = ✓ Done: no path is left.
challenge-unsolved = { $count ->
    [0] Not solved yet: you have not moved
    [one] Not solved after 1 move
   *[other] Not solved after { $count } moves
}. Make moves by hand until the board is solved.
challenge-unsolved-n-puzzle = { $count ->
    [0] Not solved yet: you have not moved.
    [one] Not solved after 1 move: the marked tiles are not in their places.
   *[other] Not solved after { $count } moves: the marked tiles are not in their places.
}
challenge-too-many-moves = Solved in { $count ->
    [one] 1 move
   *[other] { $count } moves
}, but the limit is { $most }. Find a shorter solution.
challenge-not-over = { $count ->
    [0] Nobody has moved yet
    [one] The game is not over after your move
   *[other] The game is not over after your { $count } moves
}. Play to the end.
challenge-lost = The computer won. You made { $count ->
    [one] 1 move
   *[other] { $count } moves
}. Start again.
challenge-careless-computer = A computer that makes no mistakes would not play move { $number }. Play against that computer.
challenge-incomplete = Not complete yet.
challenge-wrong = Not correct.
challenge-other-size = This board is not the same size as the board of the challenge.
challenge-start-changed = You changed something that was on the board at the start: see the marks. Put it back.
challenge-new-walls = This challenge allows no new walls or forbidden squares. Remove the marked ones.
challenge-too-many-changes = You changed { $count ->
    [one] 1 cell
   *[other] { $count } cells
}, but the limit is { $most }.
challenge-other-option = The challenge uses another value of the option “{ $option }”.
challenge-too-long = Python needs more than { $most } seconds to check this board. Try an easier one.
challenge-has-answer = This board has a solution.
challenge-has-answer-knight-path = There is still a path: it is on the board.
challenge-needs-answer = The algorithm finds no solution for this board. Try another one.
challenge-too-small = The result is only { $value }. It must be at least { $least }.
challenge-too-small-expanded = { $algorithm } expanded only { $value ->
    [one] 1 board
   *[other] { $value } boards
}. It must be at least { $least }.
challenge-too-small-tests = { $algorithm } tested squares only { $value ->
    [one] once
   *[other] { $value } times
}. The number must be at least { $least }.
challenge-too-small-length = The solution of { $algorithm } has only { $value ->
    [one] 1 move
   *[other] { $value } moves
}. It must have at least { $least }.
challenge-too-small-distance = The path on the board has only { $value ->
    [one] 1 move
   *[other] { $value } moves
}. The shortest one must have at least { $least }.
challenge-too-small-estimate-gap = { $value ->
    [0] Here the estimate is right
    [one] The shortest solution has only 1 move more than the estimate says
   *[other] The shortest solution has only { $value } moves more than the estimate says
}. At least { $least } more are needed.
challenge-make-about = The link opens this board as a challenge. Send it to a class. Each correct answer gives a code, which “python -m dhadha verify” checks.
challenge-make-goal = Goal
challenge-make-solve = solve it in a limited number of moves
challenge-make-win = win against the computer
challenge-make-lost = The computer can always win from this position. Choose another one.
challenge-make-impossible = This board cannot be solved. Choose another one.
challenge-make-too-few-moves = This board needs more moves than that. Allow more.
challenge-make-complete = complete it
challenge-make-most = Moves allowed
challenge-make-copy = Copy the link
challenge-hint-tile-distances = Each move brings a tile one square nearer to its place, or takes it one square farther away. Prefer moves that bring it nearer.
challenge-hint-one-move-each = Only 4, 5 and 8 are not in their places, and each of them needs one move.
challenge-hint-moves-away = Together the tiles are 8 squares from their places, but the shortest solution has 12 moves. So two moves take a tile farther away.
challenge-hint-rows-first = Order the first row, then the left column. Then turn the tiles of the last four squares in a circle.
challenge-hint-turn-in = To finish a row, put its second tile into the corner and its third tile directly below. Then turn both into their places.
challenge-hint-far-boards = A board far from the goal usually takes a longer search. Type a well-shuffled board under “{ change }”.
challenge-hint-eleven-moves = A board that is 11 moves from the goal is far enough.
challenge-hint-greedy-sight = Greedy search looks only one move ahead. It makes long detours when every good path begins with a move that looks bad.
challenge-hint-swapped-tiles = Two tiles in the row where both belong, but in the wrong order, must pass each other. Such a pair costs 2 moves that Manhattan distance does not count.
challenge-hint-two-swaps = A single swap makes a solvable board unsolvable. Swap two pairs.
challenge-hint-no-corner = A queen in a corner attacks a long diagonal. In the first column, begin with row 2.
challenge-hint-diagonals = Two queens are on a diagonal if their columns and their rows differ by the same number.
challenge-hint-fewest-squares = Continue in the column that has the fewest safe squares.
challenge-hint-try-both = If a column has two safe squares, try one. If some column then has no safe square left, take the other one.
challenge-hint-late-queen = Backtracking tries the rows of each column from the top. It needs many tests if the top rows of column 1 lead to no solution.
challenge-hint-last-column = Place one queen in the last column. One of its rows gives enough tests.
challenge-hint-corners = In a corner the knight has only two moves.
challenge-hint-opposite-corners = Opposite corners of the board are farthest apart.
challenge-hint-squares-before-end = The last move comes from a square that is one knight's move from the target. Put walls on all these squares.
challenge-hint-same-side-corners = On this board two corners of one side are farther apart than opposite corners.
challenge-hint-common-squares = Find the squares that are one move from both the knight and the target. Every path of two moves goes through one of them.
challenge-hint-two-common-squares = There are only two such squares.
challenge-hint-edge-squares = From g1 the knight has only three moves.
challenge-hint-copy-moves = Make the two piles equal. Then copy each move of the computer in the other pile.
challenge-hint-two-stones-more = The second pile has 2 stones more than the first.
challenge-hint-leave-multiples = Leave a multiple of 4 stones.
challenge-hint-make-four = 13 is 1 more than 12, a multiple of 4, so take 1 stone first. Then answer each move so that the two moves together take 4 stones.
challenge-hint-xor-zero = Leave piles or coins whose Grundy numbers have XOR 0.
challenge-hint-binary-columns = Write the pile sizes in binary, one below the other. Leave an even number of ones in every column.
challenge-hint-misere-end = Play as in nim until your move can leave only piles of one stone. Then leave an odd number of them.
challenge-hint-lost-squares = Coins on the squares in the top left corner cannot move, so these squares are lost. A square with a move to a lost square is won.
challenge-hint-leave-on-lost = A square whose moves all lead to won squares is lost. Leave the coin on a lost square.
challenge-hint-one-gap = If a line has only one empty cell, the line's sum tells you the number.
challenge-hint-sum-of-diagonal = The diagonal 2, 5, 8 is full: its sum, 15, is the sum of every line.
challenge-hint-centre = All lines have the sum 15, and 5 is in the middle.
challenge-hint-sum-of-four = All lines have the sum 34.
challenge-hint-opposite-pairs = Here the numbers in two cells opposite each other across the centre add up to 17.
error-bad-challenge = This is not a challenge, or it is damaged: { $given }. Open the link again as it was sent.
error-no-opponent = { $puzzle } is not a game against the computer.
error-unknown-challenge = { $puzzle } has no challenge { $given }. It has: { $known }.
error-answer-too-long = An answer may have at most { $most } characters.
error-too-many-moves = An answer may have at most { $most } moves.
error-name-too-long = A name may have at most { $most } characters.
error-not-moved = Board { $number } is not one move after the board before it. Start the challenge again.
error-bad-code = “{ $given }” is not a result code, or it is damaged. A code begins with “{ $prefix }”.
