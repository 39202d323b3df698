### Dhadha in English. The build checks that every language has the same messages and variables.

app-name = Dhadha
app-tagline = Watch classic puzzle algorithms think, one step at a time.
app-description = Dhadha solves classic puzzles step by step in your browser, with the real Python code, and tells the reason for every step.
gallery = Gallery
to-race = Race
gallery-intro = Every board below is a real run of real Python code. Open one, change the puzzle, and Python solves yours right here in the page.
motion-pause = Stop the boards
motion-play = Let the boards move
language = Language
theme = Theme
theme-auto = Automatic
theme-light = Light
theme-dark = Dark
skip-to-content = Skip to the content
no-script = Dhadha needs JavaScript to move the pieces.
start-slow = Dhadha takes longer than usual to arrive.

## Puzzles

puzzle-n-puzzle = Sliding puzzle
puzzle-n-puzzle-about = Slide the tiles into the blank until the numbers stand in order.
puzzle-estimate-tree = A tree of estimates
puzzle-estimate-tree-about = Greedy search on a tree that you write: down to the best child, and back where every child is worse.
puzzle-n-queens = N queens
puzzle-n-queens-about = Place n queens on an n×n board so that no two share a row, a column or a diagonal.
puzzle-knight-path = Knight's shortest path
puzzle-knight-path-about = From square to square in the fewest knight's moves, wave after wave.
puzzle-pile-game = Pile games
puzzle-pile-game-about = Take stones from piles; whoever cannot move loses. Grundy numbers tell who wins, and how.
puzzle-coin-game = Coins on a chessboard
puzzle-coin-game-about = Coins jump like knights towards a corner; whoever cannot move loses. The board fills with Grundy numbers.
puzzle-magic-square = Magic squares
puzzle-magic-square-about = Fill n×n cells with 1 to n² so that every row, every column and both diagonals have the same sum.
puzzle-magic-trick = The any-sum trick
puzzle-magic-trick-about = Name a number: a 4×4 square adds up to it in 28 ways.

## Algorithms

algorithm-a-star = A*
algorithm-a-star-about = Always expands the node whose moves so far plus estimate, f = g + h, is smallest. Shortest answer, much memory.
algorithm-ida-star = IDA*
algorithm-ida-star-about = Depth-first under a threshold on f that rises as little as possible. Shortest answer, hardly any memory.
algorithm-breadth-first = Breadth-first search
algorithm-breadth-first-about = Looks at everything one move away, then two, then three. Shortest answer, but it must remember every state.
algorithm-depth-first = Depth-first search
algorithm-depth-first-about = Goes as deep as it can and comes back when stuck. Finds long, wandering answers: a lesson in what not to do here.
algorithm-iterative-deepening = Iterative deepening
algorithm-iterative-deepening-about = Depth-first again and again, one level deeper each time. Shortest answer, memory for one path, much repeated work.
algorithm-greedy-backtracking = Greedy with backtracking
algorithm-greedy-backtracking-about = Moves to the best child only, and back when every child is worse. Quick and light, but it may give up.
kind-textbook = textbook
kind-engine = engine
kind-fault = find the fault

## Options

option-puzzle = Puzzle
option-algorithm = Algorithm
option-budget = Budget (nodes)
option-seed = Seed
option-state = Board

## The player

play = Play
pause = Pause
replay = Play again
step-forward = Step forward
step-back = Step back
to-start = To the start
to-end = To the end
previous-marker = Previous marker
next-marker = Next marker
position = Position
position-of = step { $position } of { $length }
position-of-thinned = step { $number } of { $steps }; a long run, shown in stretches
speed = Speed
speed-auto = Automatic
speed-value = { $speed ->
    [one] { $speed } step a second
   *[other] { $speed } steps a second
}
keys = Keys
keys-title = Keys
key-play = Play or pause
key-step = One step back or forward
key-ends = To the start or the end
key-markers = To the previous or next marker
key-speed = Slower or faster
key-slide = On the board: slide a tile
key-present = present: board, sentence and code fill the screen; arrow keys step, Escape leaves
key-help = Show these keys
close = Close
board-label = Board with { $rows } rows and { $columns } columns. The arrow keys move pieces.
board-label-still = Board with { $rows } rows and { $columns } columns.
board-row = Row { $row }
board-edges = Sums at the edges
cell-empty = empty
open-trace = Open a saved run
save-trace = Save this run
hand-moves = { $count ->
    [one] { $count } move by hand
   *[other] { $count } moves by hand
}

## Panels

panel-code = Code
panel-code-note = { $algorithm }, the Python that runs
code-view = How the code is shown
code-reading = Reading
code-running = As it runs
code-next-step = Go to the next step at this line
code-no-step = No step of this run stands at this line
panel-values = Values
values-show = Show the values
values-about = Python runs again up to this step and tells what every variable holds.
values-about-python = Python runs again up to this step and tells what every variable holds. It is fetched for that, once.
values-waiting = Python runs again up to this step…
values-reached = Python runs again up to this step; it has come to step { $step }.
values-none = The algorithm does not run at this step, so there are no variables.
values-differ = This run cannot be repeated here: Python takes other steps. It may have been saved by another version.
values-calls = { $count } calls deep
values-changed = changed
values-node = The move that led here, and f = g + h
panel-lists = Lists
panel-lesson = Lesson
panel-lesson-note = { $algorithm }: a number leads to a step that shows it
lesson-go = Go to step { $number }
panel-tree = Search tree
panel-tree-note = Click a node to go to its step, or walk with the arrow keys and press Enter
panel-counters = Counters
panel-fault = Find the fault
list-open = Open
list-open-f = Open, smallest f first
list-open-first = Queue, next in line first
list-closed = Closed, latest first
list-path = Current path
list-more = and { $count } more
list-empty = empty
list-thinned = The lists are not kept for a run this long.
tree-empty = There is no search tree here.
tree-window = { $shown } of { $count } nodes, those around this one
tree-node = { $move }, { $numbers }, { $state ->
    [now] current
    [waiting] waiting
    [done] done
   *[seen] seen
}
counter-expanded = expanded
counter-generated = generated
counter-open = open
counter-closed = closed
counter-held = in memory
counter-peak = peak memory
counter-depth = depth
counter-branching = branching factor
result-title = Answer
result-length = Length
result-answer = Answer
yes = yes
no = no
none = none

## The page

solve = Solve
solve-from-here = Solve from here
cancel = Cancel
undo = Undo
solving = Solving…
solver-loading = Fetching Python…
percent = { $percent } %
solver-starting = Starting Python…
solver-lost = The solver stopped without a word. A new one has started and takes it from the beginning.
solver-lost-again = The solver stopped twice on this puzzle. Your board is unchanged; another algorithm or a smaller board may work.
solver-failed = Python could not be fetched. Check the connection and try again; nothing is lost.
solver-hung = Python gave no more signs and was stopped. It is not asked the same again by itself; your board is unchanged.
cancelled = Cancelled. What was found so far stays on the screen.
trace-unreadable = This saved run cannot be read: it is not a Dhadha trace, or it was cut off.
trace-too-old = This run was saved by an older Dhadha. Solve the puzzle again, and save it anew.
trace-too-new = This run was saved by a newer Dhadha than this one. Reload the page, and open it again.
error-trace-too-large = This saved run is too large: more than { $most } MB are not opened.
error-trace-puzzle = This run is of a puzzle that is not here: { $puzzle }. Bring its package first, then open the run again.
error-file-missing = { $file } could not be fetched. Is the connection there?
error-file-cut = Only a part of { $file } arrived.
error-file-corrupt = { $file } arrived damaged.
error-file-slow = { $file } takes too long to arrive.
error-file-refused = The browser refused { $file }, although it arrived whole.
try-again = Try again
shuffle = Shuffle
more-options = More options
offer-use = Use the nearest solvable board
share = Copy link
share-done = Link copied
embed = Embed
embed-hint = Paste this into your page:
change = Change
change-done = Done
present = Present
presets = Examples
judge = Many boards at once
judge-hint = A board a line; they are solved with the algorithm chosen above.
faults = Find the fault
faults-about = Programs as they are often printed, each with a famous misprint. Watch what they do, and find the line.
fault-ask = One line of this program is wrong. Watch the run, then choose the line.
fault-not-here = Line { $line } is as it should be.
fault-found = Yes, line { $line } is the fault.
fault-told = The fault is in line { $line }.
fault-show = Show me
fault-again = Ask me again
fault-right-method = Watch it done right: { $algorithm }
fault-code = The program, with the line to be found
fault-line-wrong = wrong
fault-line-right = right
packages = Bring your own puzzle
packages-hint = Address of a wheel (.whl) that adds a puzzle
packages-install = Install
packages-file = or a wheel from your disk
packages-by-link = { $count ->
    [one] This link wants to add a puzzle from { $files }. Its Python would run behind walls: it reaches neither the network nor what this site has stored.
   *[other] This link wants to add puzzles from { $files }. Their Python would run behind walls: it reaches neither the network nor what this site has stored.
}
packages-agree = Install
packages-decline = Do not install
packages-declined = Nothing was installed. Here is one of our own boards.
packages-installing = Installing…
packages-installed = { $count ->
    [0] Installed, but it brought no new puzzle.
    [one] One new puzzle: { $names }
   *[other] { $count } new puzzles: { $names }
}

## Reasons: starting

reason-a-star-start = A* starts from the given board: h = { $h } moves are missing at least.
reason-ida-start = IDA* starts from the given board: at least h = { $h } moves are missing, so that is the first threshold.
reason-breadth-first-start = The given board is the first in the queue.
reason-depth-first-start = Depth-first search starts from the given board.
reason-deepening-start = Iterative deepening starts with depth 0 and lets it grow.
reason-greedy-start = The given board has f = { $f }; only the best child of each board will be followed.

## Reasons: choosing and expanding

reason-smallest-f = f = g + h = { $g } + { $h } = { $f } is the smallest in the open list, so this board is expanded next.
reason-first-in-queue = It is first in the queue, { $g ->
    [one] { $g } move
   *[other] { $g } moves
} from the start, so its neighbours are looked at now.
reason-one-deeper = { $g ->
    [0] Look at the moves from the start.
    [one] Go one deeper: { $g } move from the start.
   *[other] Go one deeper: { $g } moves from the start.
}
reason-sooner-than-before = This board was seen before, but it is reached by fewer moves this time: look again, there is more room below the depth limit.
reason-within-threshold = f = { $g } + { $h } = { $f } does not exceed the threshold { $threshold }, so go deeper here.
reason-look-at-children = Look at every child of this board, f = { $f }.
reason-best-child = f = { $f } is the best among the children left, so move there.
reason-new-depth-limit = New round: search again from the start, this time to depth { $limit }.
reason-new-threshold = New round: search again from the start, this time as long as f is at most { $threshold }.

## Reasons: adding and refusing

reason-into-open = New or reached by fewer moves: f = { $g } + { $h } = { $f }, into the open list.
reason-new-to-queue = Never seen before: to the end of the queue, { $g ->
    [one] { $g } move
   *[other] { $g } moves
} from the start.
reason-promising = f = { $f } is no worse than the parent's: keep it as a candidate.
reason-seen-before = This board was seen before, so it is not looked at again.
reason-no-better = This board is already known with f no worse, so it is dropped.
reason-better-known = This entry is out of date: the board was reached by fewer moves since, so it is skipped.
reason-on-this-path = This board already lies on the current path: going there would be a circle.
reason-straight-back = This would only undo the last move.
reason-too-deep = This would be move { $g }, beyond the depth limit { $limit }.
reason-over-threshold = f = { $g } + { $h } = { $f } exceeds the threshold { $threshold }: not in this round.
reason-worse-than-parent = f = { $f } is worse than the parent's { $parent }, so it is not followed.

## Reasons: going back and ending

reason-dead-end = Every move from there has been tried: go back.
reason-limit-reached = The depth limit { $limit } is reached and this is not the goal: go back.
reason-all-over-threshold = Nothing more within the threshold { $threshold } there: go back.
reason-dead-state = Every child is worse or known: the board is dead and will not be expanded again. Go back.
reason-all-children-queued = All its neighbours have been looked at: this board is done.
reason-goal-reached = The goal, after { $g ->
    [one] { $g } move
   *[other] { $g } moves
}. Nothing says that it is the shortest way.
reason-goal-reached-shortest = The goal, after { $g ->
    [one] { $g } move
   *[other] { $g } moves
}, and no way is shorter.
reason-nothing-left = Nothing is left to try: there is no way within these limits.
reason-greedy-gave-up = Every way on looks worse and there is nothing to go back to: greedy gives up. A larger tolerance lets it accept slightly worse children.
still-searching = Still searching: { $steps ->
    [one] one step
   *[other] { $steps } steps
} so far. You need not wait:
way-more = Ten times more
way-stronger = A stronger estimate
way-informed = A search with an estimate
way-easier = An easier board
way-any = Show any solution
reason-budget-spent = The budget of { $budget } is used up before the search was finished. Raise it, or try an algorithm that needs less.
reason-walk-start = Now the answer from the start: { $total ->
    [one] { $total } move
   *[other] { $total } moves
}.

## Errors

error-not-in-range = { $option } must be a whole number from { $minimum } to { $maximum }, not “{ $given }”.
error-not-a-choice = “{ $given }” is not a choice for { $option }. Choose one of: { $choices }.
error-text-too-long = { $option } has { $count } characters. Up to { $maximum } are read.
error-not-a-text = { $option } cannot be read as a text: { $given }. Give a text or a number.
error-not-options = Options are names and their values, not “{ $given }”.
error-unknown-option = { $algorithm } has no option { $given }. It has: { $known }.
error-unknown-algorithm = { $puzzle } has no algorithm { $given }. It has: { $known }.
error-unknown-puzzle = There is no puzzle called { $given }. There are: { $known }.
error-package-missing = There is no package at { $address }.
error-package-failed = The package could not be installed: { $problem }
error-package-broken = The package's puzzle { $name } could not be loaded: { $problem }
error-answer-misshapen = Python's answer to “{ $question }” is not of the kind that was asked for: { $where }
error-package-forbidden = This page may not fetch anything from { $host }. Save the file there and choose it from your disk.
error-not-a-wheel = “{ $file }” is no wheel: a wheel’s name is like name-1.0-py3-none-any.whl.
error-package-address = “{ $address }” is no address of a package: it begins with http:// or https://, or is a path on this site.
error-endless = The package’s code did not come back and was stopped, at { $problem }. Everything else goes on.
error-out-of-memory = Python ran out of memory. A new one starts with the next run; a smaller budget needs less.
error-wasm-missing = This browser has no WebAssembly, or it is switched off. Python needs it; the runs that are shown here already do not.
error-wasm-forbidden = This page’s policy forbids WebAssembly, which Python needs: its “script-src” must hold 'wasm-unsafe-eval'. What was solved beforehand still plays.
error-frame-forbidden = This page’s policy forbids the frame that packages run in: its “frame-src” must hold { $host }.
error-internal = Something went wrong in the solver: { $problem }

## Boards and pictures

fact-many = { $count } numbers, all on the board
panel-wall = Boards
panel-wall-note = Click a board to go to its step
panel-plots = Curves
list-family = Family { $number }
plot-empty = The curve begins with the next steps.
axis-step = step
plot-band = 95 % interval
board-label-large = Board with { $rows } rows and { $columns } columns, drawn as a picture.
board-label-free = Board with { $rows } rows and { $columns } columns. The arrow keys move the cursor, Enter places or lifts a piece.
board-label-grid = Board with { $rows } rows and { $columns } columns. The arrow keys move the cursor, Enter takes, places or changes what is there.
piece-at = Column { $column }: row { $row }
key-place = On the board: move the cursor; Enter places or lifts a piece
key-act = On the board: move the cursor; Enter takes, places or changes what is there
story = About this puzzle
pictures = Pictures
pictures-hint = Drawn from real runs, made in your browser when you ask for them.
picture-draw = Draw
picture-again = Draw again
picture-progress = run { $done } of { $total }
measure-success = success, per cent
measure-milliseconds = milliseconds, recording included

## Race

race = Race the methods
race-about = Two to four methods on the same board, by one clock. Every step counts, also those that walk through the answer at the end.
race-methods = Methods
race-none = This puzzle has no two methods that race. These have: { $known }.
race-choose = Choose two to four methods.
race-full = No more than four can race. Untick one to choose another.
race-start = Start
race-searching = searching…
race-arrived = { $place ->
    [1] arrived first
    [2] arrived second
    [3] arrived third
    [4] arrived fourth
   *[other] arrived
}
race-found = found
race-found-length = found, length { $length }
race-impossible = proved impossible
race-exhausted = no answer found
race-budget = out of budget
race-cancelled = stopped
race-refused = did not run
race-standings = Standings
race-place = Place
race-place-number = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
race-method = Method
race-steps = Steps
race-steps-of = { $all ->
    [one] { $now } of { $all } step
   *[other] { $now } of { $all } steps
}
race-steps-so-far = { $all ->
    [one] { $now } of { $all } step so far
   *[other] { $now } of { $all } steps so far
}
race-work = Work done
race-work-done = { $count } { $counter }
race-time = Time in Python
race-milliseconds = { $count } ms
race-seconds = { $count } s
race-result = Answer
race-winner = { $count ->
    [one] { $names } wins, the first with an answer: after { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }.
   *[other] { $names } arrive together, after { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }.
}
race-nobody = No method found an answer.
race-stopped = The race was stopped, so there is no winner.

## Boards in the hand and games

hint = Hint
hint-away = Hide the hint
hand-changes = { $count ->
    [one] { $count } change by hand
   *[other] { $count } changes by hand
}
hand-solved = Solved
cell-number = Number of this cell
cell-blocked = wall
offset = { $down } down, { $right } to the right
game = Play
game-opponent = Against
game-perfect = a perfect computer
game-beatable = a beatable computer
game-nobody = each other
game-thinking = The computer thinks…
game-start = Play on this board: you begin, or the computer.
game-your-turn = Your turn.
game-turn = { $player ->
    [1] The first player's turn.
   *[other] The second player's turn.
}
game-you-win = You win!
game-computer-wins = The computer wins.
game-wins = { $player ->
    [1] The first player wins.
   *[other] The second player wins.
}
game-computer-begins = Computer begins
game-computer-moves = Computer moves
game-again = Start over
game-moves = { $count ->
    [0] All moves
    [one] The only move
   *[other] All { $count } moves
}
error-not-a-switch = { $option } is yes or no, not “{ $given }”.
no-number = Type a whole number from { $least } to { $most }.
no-move = That is no move here.
error-too-large-here = { $option } = { $given } is too large for this algorithm, which takes up to { $maximum }. “{ $algorithm }” takes up to { $most }.
error-not-a-move = “{ $given }” is not a move here. There are: { $known }.
copy-board = Copy the board as
copy-text = Text
copy-csv = CSV
copy-latex = LaTeX
copied = Copied
save-board = Save as a file
answer-first = first player
answer-second = second player
answer-stuck = no move from there
answer-colour = it never leaves its colour
answer-multiples = its jumps never meet it
answer-walls = walls
answer-size = the board is too small
