### Dhadha in English. The build checks that every language has the same messages and variables.

move-made = { $g ->
    [0] The given board
   *[other] Move { $move }
}
gallery = Gallery
theme = Theme

## Puzzles
puzzle-n-puzzle = Sliding puzzle
puzzle-estimate-tree = A tree of estimates
puzzle-n-queens = N queens
puzzle-knight-path = Knight's shortest path
puzzle-pile-game = Pile games
puzzle-coin-game = Coins on a chessboard
puzzle-magic-square = Magic squares
puzzle-magic-trick = The any-sum trick

## Algorithms
algorithm-a-star = A*
algorithm-ida-star = IDA*
algorithm-breadth-first = Breadth-first search
algorithm-depth-first = Depth-first search
algorithm-iterative-deepening = Iterative deepening
algorithm-greedy-backtracking = Greedy with backtracking

## Options
option-budget = Budget (nodes)
option-seed = Seed

## The player
play = Play
pause = Pause
replay = Play again
step-forward = Step forward
step-back = Step back
board-here = { $g ->
    [0] The given board
   *[other] The board after move { $move }
}
move-undone = go back
moves-g = { $g ->
    [one] { $g } move
   *[other] { $g } moves
}
moves-known = { $known ->
    [one] { $known } move
   *[other] { $known } moves
}
budget-nodes = { $budget ->
    [one] { $budget } node
   *[other] { $budget } nodes
}
h-goes = { $h-goes ->
    [falls] h falls from { $was-h } to { $h }
    [rises] h rises from { $was-h } to { $h }
    [stays] h stays { $h }
   *[other] h was { $was-h } and is now { $h }
}
f-goes = { $f-goes ->
    [falls] f falls from { $was-f } to { $g } + { $h } = { $f }
    [rises] f rises from { $was-f } to { $g } + { $h } = { $f }
    [stays] f = { $g } + { $h } = { $f } stays the same
   *[other] f = { $g } + { $h } = { $f }
}
open-order = { $ties ->
    [0] the smallest in the open list
   *[other] { $equals ->
        [0] the smallest in the open list. { $ties ->
            [one] One other ties, with a larger h
           *[other] { $ties } others tie, with a larger h
        }
       *[other] the smallest in the open list. { $ties ->
            [one] One other ties, with the same h, but came later
           *[other] { $ties } others tie; of those with the same h this one came first
        }
    }
}
to-start = To the start
to-end = To the end
previous-marker = Previous marker
next-marker = Next marker
position = Position
position-of = step { $position } of { $length }
position-of-thinned = step { $number } of { $steps }; a long run, shown in stretches
speed = Speed
speed-reading = Reading
speed-auto = Fast
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
key-present = Present: board, sentence and code fill the screen; arrow keys step, Escape leaves
key-help = Show these keys
close = Close
board-row = Row { $row }
board-edges = Sums at the edges
cell-empty = empty
save-trace = Save this run
hand-moves = { $count ->
    [one] { $count } move by hand
   *[other] { $count } moves by hand
}

## Panels
panel-code = Code
panel-code-note = { $algorithm }, the Python that runs
code-view = How the code is shown
code-grow = All of the code
code-shrink = Some lines of the code
code-reading = Reading
code-running = As it runs
code-next-step = Go to the next step at this line
code-no-step = No step of this run stands at this line
panel-values = Values
values-show = Show the values
values-about = Python runs again up to this step and tells what every variable holds.
values-about-python = Python runs again up to this step and tells what every variable holds. It is loaded once for this.
values-waiting = Python runs again up to this step…
values-reached = Python runs again up to this step; it has come to step { $step }.
values-paused = The values come as soon as the clock stands still.
values-none = The algorithm does not run at this step, so there are no variables.
values-differ = This run cannot be repeated here: Python takes other steps. It may have been saved by another version.
values-calls = { $count } calls deep
values-changed = changed
values-node = The move that led here, and f = g + h
values-on-board = (counted from 0; { $number } on the board)
panel-lists = Lists
panel-lesson = Lesson
panel-lesson-note = { $algorithm }: a number leads to a step that shows it
go-to-step = Go to step { $number }
panel-tree = Search tree
panel-tree-note = Click a node to go to its step, or walk with the arrow keys and press Enter
panel-counters = Counters
panel-fault = Find the fault
panel-legend = Legend
list-open = Open
list-open-f = Open, smallest f first
list-open-first = Queue, next in line first
list-closed = Closed, latest first
list-path = Current path
list-children = Children compared
list-options = Numbers of the options, and the smallest missing one
list-threshold = threshold { $threshold }
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
counter-branching = effective branching factor
result-title = Answer
result-length = Length
result-answer = Answer
yes = yes
no = no
none = none

## Legend
legend-role-current = what this step is about
legend-role-frontier = waits to be looked at
legend-role-visited = done with
legend-role-path = the answer, step by step
legend-role-goal = right: the answer or a part of it
legend-role-conflict = refused or wrong
legend-role-hint = what the sentence points at
legend-home = in its place
legend-badge = the heuristic's estimate for this tile
legend-blocked = wall
legend-given = given, cannot be changed
legend-pencil = notes in pencil
legend-link = belong together
legend-clash = clash with each other
legend-ramp = small numbers to large ones
legend-note = a number the sentence tells of
legend-ruled = ruled by a piece

## The page
solve = Solve
solve-from-here = Solve from here
cancel = Cancel
finish = Enough
undo = Undo
solving = Solving…
solver-loading = Fetching Python…
percent = { $percent } %
solver-starting = Starting Python…
data-loading = Fetching larger tables, which make it faster…
data-missing = { $file } did not arrive whole. Whatever can do without it goes on, only more slowly.
solver-lost = The solver stopped without a word. A new one has started and takes it from the beginning.
solver-lost-again = The solver stopped twice on this puzzle. Your board is unchanged; another algorithm or a smaller board may work.
solver-failed = Python could not be fetched. Check the connection and try again; nothing is lost.
solver-hung = Python gave no more signs and was stopped. It is not asked the same again by itself; your board is unchanged.
cancelled = Cancelled. What was found so far stays on the screen.
trace-unreadable = This saved run cannot be read: it is not a Dhadha trace, or it was cut off.
trace-too-old = This run was saved by an older Dhadha. Solve the puzzle again, and save it anew.
trace-too-new = This run was saved by a newer Dhadha than this one. Reload the page, and open it again.
error-file-too-large = This file is too large: more than { $most } MB are not opened.
error-trace-puzzle = This run is of a puzzle that is not here: { $puzzle }. Bring its package first, then open the run again.
error-file-missing = { $file } could not be fetched. Are the connection and the address right?
error-package-missing = There is no package at { $address }.
error-package-forbidden = This page may not fetch anything from { $host }. Save the file there and choose it from your disk.
error-file-cut = Only a part of { $file } arrived.
error-file-corrupt = { $file } arrived damaged.
error-file-slow = { $file } takes too long to arrive.
error-file-refused = The browser refused { $file }, although it arrived whole.
error-file-renewed = The site has been updated since this page was opened; open the page anew.
error-file-alone = This page holds one run alone. To solve boards of your own, call dhadha.run in Python again, or open Dhadha’s site.
try-again = Try again
shuffle = Shuffle
offer-use = Use the nearest solvable board
share = Copy link
solve-here = Solve it here
solve-here-cost = This run is not stored on the site. Press “{ $button }”: your browser then fetches { $size } MB of Python, once, and solves it.
change = Change
present = Present
presets = Examples
asked-ran = { $asked } → { $ran }
faults = Find the fault
fault-look = Which line is wrong?
fault-ask = One line of this program is wrong. Watch the run, then choose the line.
fault-not-here = Line { $line } is as it should be.
fault-found = Yes, line { $line } is the fault.
fault-shown = The fault is in line { $line }.
fault-show = Show me
fault-again = Ask me again
fault-right-method = Watch it done right: { $algorithm }
fault-code = The program, with the line to be found
fault-line-wrong = wrong
fault-line-right = right
packages = Bring your own puzzle
packages-by-link = { $count ->
    [one] This link wants to add a puzzle from { $files }. Its Python would run behind walls: it reaches neither the network nor what this site has stored.
   *[other] This link wants to add puzzles from { $files }. Their Python would run behind walls: it reaches neither the network nor what this site has stored.
}
packages-framed = Because this page stands within one of another site, that is decided in a tab of its own.
packages-open = Open in a tab
packages-agree = Install
packages-decline = Do not install
packages-declined = Nothing was installed. Here is one of our own boards.
packages-installing = Installing…

## Reasons: starting
reason-a-star-start = A* starts from the given board: g = 0 moves so far, and by the estimate at least h = { $h } to go, so f = g + h = { $f }.
reason-weighted-start = { $weight ->
    [1] Weighted A* with the weight 1 is A*: at least h = { $h } to go from the given board.
   *[other] Weighted A* starts from the given board. Here h is { $weight } times the estimate, at the start h = { $h }: it hurries towards the goal, but the way it finds need not be the shortest.
}
reason-ida-start = IDA* starts from the given board. By the estimate h at least { $h ->
    [one] { $h } move is
   *[other] { $h } moves are
} missing, so no smaller threshold on f is worth a round.
reason-start-without-costs = The search begins. It counts moves; what a move costs it does not look at.
reason-breadth-first-start = The given board is the first in the queue, 0 moves from the start.
reason-depth-first-start = Depth-first search starts from the given board and follows each new move as far as it leads.
reason-deepening-start = { $depth ->
    [unknown] Iterative deepening searches to depth 0, then 1, then 2, and so on until it meets the goal.
   *[other] Iterative deepening searches to depth 0, then 1, then 2, and so on. With a budget of { budget-nodes } it can finish the round to depth { $depth }; a goal more than { $reach ->
        [one] { $reach } move
       *[other] { $reach } moves
    } away is out of its reach.
}
reason-greedy-start = The given board has f = h = { $f }. Of each board only the best child is followed. { $tolerance ->
    [0] A child counts as worse if its f is larger than its parent's.
   *[other] A child counts as worse if its f exceeds its parent's by more than { $tolerance }.
}

## Reasons: choosing and expanding
reason-smallest-f = { board-here }: f = g + h = { $g } + { $h } = { $f } is { open-order }. This board is expanded.
reason-first-in-queue = { $g ->
    [0] The given board is first in the queue: look at its neighbours.
   *[other] { board-here }: this board is first in the queue, { moves-g } from the start. All that is nearer has been looked at; now its neighbours.
}
reason-one-deeper = { $g ->
    [0] Look at the moves of the given board, one after the other.
   *[other] { move-made }: one deeper, { moves-g } from the start.
}
reason-sooner-than-before = { move-made }: this board was seen before, after { moves-known }, and now after only { $g }. That leaves more room above the depth limit: look again.
reason-within-threshold = { $g ->
    [0] The given board: f = h = { $h } is within the threshold { $threshold }. Look at its moves.
   *[other] { move-made }: { h-goes }, so { f-goes }, within the threshold { $threshold }. Go deeper.
}
reason-at-limit = { move-made }: this is not the goal, and the depth limit { $limit } is reached.
reason-is-goal = { $g ->
    [0] The given board is the goal already.
   *[other] { board-here }: this is the goal. It need not be expanded.
}
reason-look-at-children = Look at every child of this board, which has f = { $f }.
reason-best-child = { $others ->
    [0] { move-made }: f = { $f }, the only candidate here. Go there.
   *[other] { move-made }: f = { $f }, and no candidate here is better. Go there.
}
reason-new-depth-limit = { $limit ->
    [0] First round, to depth 0: the given board alone.
   *[other] New round from the start, this time to depth { $limit }.
}
reason-first-threshold = First round: depth first, as long as f is at most { $threshold }, the h of the given board.
reason-new-threshold = New round from the start. The smallest f above the last threshold was { $threshold }: that is the new threshold.

## Reasons: adding and refusing
reason-into-open = { move-made }: { h-goes }, so { f-goes }. The board is new: into the open list.
reason-better-way = { move-made }: this board was known after { moves-known }, and now after only { $g }. So f = { $g } + { $h } = { $f }: into the open list once more.
reason-new-to-queue = { move-made }: never seen before. To the end of the queue, { moves-g } from the start.
reason-promising = { move-made }: { h-goes }, so { f-goes }. { $f-goes ->
    [rises] That is within the tolerance: a candidate.
   *[other] That is no worse than its parent: a candidate.
}
reason-seen-before = { $undoes ->
    [1] { move-made }: that would only undo the last move.
   *[other] { $known ->
        [none] { move-made }: this board was seen before, so it is not looked at again.
        [0] { move-made }: this is the given board again, so it is not looked at once more.
       *[other] { move-made }: this board was seen before, after { moves-known }, so it is not looked at again.
    }
}
reason-no-better = { $undoes ->
    [1] { move-made }: that would only undo the last move.
   *[other] { $known ->
        [none] { move-made }: this board is known by a way that is no longer, so it is dropped.
       *[other] { move-made }: this board is known after { moves-known }, and { $g } are no better, so it is dropped.
    }
}
reason-better-known = { $known ->
    [none] { board-here }: this entry is out of date. Since it was made, the board has been reached by fewer moves: skip it.
   *[other] { board-here }: this entry is out of date. Since it was made, the board has been reached after { moves-known } instead of { $g }: skip it.
}
reason-on-this-path = { $undoes ->
    [1] { move-made }: that would only undo the last move.
   *[other] { move-made }: this board lies on the current path already. Going there would be a circle.
}
reason-straight-back = { move-made }: that would only undo the last move.
reason-too-deep = { move-made }: this would be move { $g }, beyond the depth limit { $limit }.
reason-over-threshold = { move-made }: { h-goes }, so { f-goes }, above the threshold { $threshold }. Not in this round.
reason-worse-than-parent = { move-made }: { h-goes }, so { f-goes }. { $tolerance ->
    [0] That is worse than its parent: not followed.
   *[other] That is worse than its parent by more than the tolerance { $tolerance }: not followed.
}

## Reasons: going back and ending
reason-dead-end = { $round ->
    [over] Every move of the given board has been tried.
   *[on] Every move from there has been tried: { move-undone }.
}
reason-limit-reached = { $round ->
    [over] The round to depth { $limit } is over.
   *[on] This round goes no deeper than { $limit }: { move-undone }.
}
reason-all-over-threshold = { $round ->
    [over] The round is over: no goal within the threshold { $threshold }. { $smallest ->
        [inf] There was nothing above it.
       *[other] The smallest f above it was { $smallest }.
    }
   *[on] Nothing more within the threshold { $threshold } there: { move-undone }.
}
reason-dead-state = No candidate is left: each child is worse, known, or has failed. This board is dead and will not be expanded again: { move-undone }.
reason-all-children-queued = All its neighbours have been looked at: this board is done, and closed.
reason-goal-reached = { $g ->
    [0] The goal, after 0 moves: no way is shorter.
   *[other] The goal, after { moves-g }. This search takes the first way that it meets, whether it is a shortest one or not.
}
reason-shortest-by-f = { $g ->
    [0] The goal, after 0 moves: no way is shorter.
   *[other] The goal, after { moves-g }. Each board in the open list has an f of at least { $f }, and h never overestimates: so no other way is shorter.
}
reason-goal-by-weight = The goal, after { $g ->
    [one] { $g } move
   *[other] { $g } moves
}. { $weight ->
    [1] The estimate counted once, as in A*, so no way is shorter.
   *[other] The estimate counted { $weight } times, so this way is at most { $weight } times as long as a shortest one.
}
reason-shortest-by-queue = { $g ->
    [0] The goal, after 0 moves: no way is shorter.
   *[other] The goal, after { moves-g }. The queue holds boards in the order of their distance, so no way is shorter.
}
reason-shortest-by-limit = { $g ->
    [0] The goal, after 0 moves: no way is shorter.
   *[other] The goal, after { moves-g }. The rounds before looked at everything nearer, so no way is shorter.
}
reason-shortest-by-threshold = { $g ->
    [0] The goal, after 0 moves: no way is shorter.
   *[other] The goal, after { moves-g }. No round with a smaller threshold met it, and h never overestimates: so no way is shorter.
}
reason-shortest-by-h = { $g ->
    [0] The goal, after 0 moves: no way is shorter.
   *[other] The goal, after { moves-g }: as many as h said at the start were needed at least. So no way is shorter.
}
reason-nothing-left = Nothing is left to try: there is no way within these limits.
reason-greedy-gave-up = Each child of the given board is worse, known, or has failed, and there is nothing to go back to: greedy gives up. With a larger tolerance it follows worse children, too.
reason-budget-at-f = The budget of { budget-nodes } is used up. The smallest f in the open list has come to { $f }, and h never overestimates: every way to the goal has at least { $f ->
    [one] { $f } move
   *[other] { $f } moves
}.
reason-budget-at-weight = The budget of { budget-nodes } is used up, and the goal was not met. { $weight ->
    [one] With a larger weight it would hurry more.
   *[other] Not even the weight { $weight } hurried enough; a larger one may.
}
reason-budget-at-threshold = The budget of { budget-nodes } is used up in the round with the threshold { $threshold }. No smaller one met the goal: every way there has at least { $threshold ->
    [one] { $threshold } move
   *[other] { $threshold } moves
}.
reason-budget-at-limit = The budget of { budget-nodes } is used up in the round to depth { $limit }. Everything nearer has been looked at: every way to the goal has at least { $limit ->
    [one] { $limit } move
   *[other] { $limit } moves
}.
reason-budget-at-depth = The budget of { budget-nodes } is used up. { $g ->
    [0] Only the given board has been looked at, and it is not the goal: every way there has at least one move.
    [one] Everything nearer than one move has been looked at: every way to the goal has at least one move.
   *[other] Everything nearer than { $g } moves has been looked at: every way to the goal has at least { $g } moves.
}
reason-budget-on-path = The budget of { budget-nodes } is used up. The search stands at depth { $g }, and { $deepest } was the deepest it came. How far away the goal is, it cannot say.
still-searching = Still searching: { $steps ->
    [one] one step
   *[other] { $steps } steps
} so far. You need not wait:
alternative-more = Allow { $budget }
alternative-stronger = A stronger estimate
alternative-informed = A search with an estimate
alternative-easier = An easier board
alternative-any = Show any solution
alternative-shortest = Show a shortest solution
reason-budget-spent = The budget of { $budget } is used up before the search was finished. Raise it, or try an algorithm that needs less.
reason-walk-start = Now the answer from the start: { $total ->
    [one] { $total } move
   *[other] { $total } moves
}.

## Errors
error-not-in-range = { $option } must be a whole number from { $minimum } to { $maximum }, not “{ $given }”.
error-not-a-choice = “{ $given }” is not a choice for { $option }. Choose one of: { $choices }.
error-text-too-long = { $option } has { $count } characters. Up to { $maximum } are read.
read-size-before = The number { $size } before the board was taken for its size.
read-drawing-size = Read as a drawing of { $rows } rows and { $columns } columns.
error-not-read = “{ $given }” is not read as a board. Write for example { $first } or { $second }.
error-only-a-size = “{ $given }” may be a size. Write a whole board, such as { $first } or { $second }.
error-number-with-separators = “{ $given }” may be one number or several. Write numbers without commas, full stops or spaces inside, and spaces between them.
error-not-a-text = { $option } cannot be read as a text: { $given }. Give a text or a number.
error-not-options = Options are names and their values, not “{ $given }”.
error-unknown-option = { $algorithm } has no option { $given }. It has: { $known }.
error-unknown-algorithm = { $puzzle } has no algorithm { $given }. It has: { $known }.
error-package-id = { $why ->
    [taken] The package’s puzzle has the id { $name }, which is already in use.
   *[other] “{ $name }” cannot be the id of a puzzle: use small letters, digits and hyphens, and begin with a letter.
}
error-packages-many = A link may name at most { $most } packages.
error-package-failed = The package could not be installed: { $problem }
error-package-broken = The package's puzzle { $name } could not be loaded: { $problem }{ $line ->
    [0] {""}
   *[other] {" "}({ $file }, line { $line })
}
error-package-fault = The package’s code failed in { $file }, line { $line }: { $problem }
error-invalid-response = Python's answer to “{ $question }” is not of the kind that was asked for: { $where }
error-not-a-wheel = “{ $file }” is no wheel of pure Python: such a wheel’s name is like name-1.0-py3-none-any.whl.
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
piece-at = Column { $column }: row { $row }
piece-held = { $count ->
    [0] Taken: { $piece }. Enter puts it down.
    [one] Taken: { $piece }. It may go to one place; Enter puts it there.
   *[other] Taken: { $piece }. It may go to { $count } places; Enter puts it there.
}
key-place = On the board: move the cursor; Enter places or lifts a piece
key-act = On the board: move the cursor; Enter takes, places or changes what is there

## Boards in the hand and games
hint = Hint
hint-away = Hide the hint
hand-changes = { $count ->
    [one] { $count } change by hand
   *[other] { $count } changes by hand
}
hand-solved = Solved
distance-exact = { $count ->
    [one] { $count } move left
   *[other] { $count } moves left
}
distance-least = At least { $least } moves left
distance-between = { $least } to { $most } moves left
distance-nearer = nearer
distance-farther = farther away
journey-shortest = { $count ->
    [one] One move: no way is shorter.
   *[other] { $count } moves: no way is shorter.
}
journey-longer = You took { $count } moves; a shortest way takes { $least }.
journey-least = You took { $count } moves; no way takes fewer than { $least }.
journey-farther = { $count ->
    [one] One move led away from the goal.
   *[other] { $count } moves led away from the goal.
}
journey-yours = Your way
journey-beside = Your way, and a shortest one beneath it
journey-back = Move { $number }, { $move }: back to this board.
cell-number = Number of this cell
cell-blocked = wall
cell-given = { $value }, given
cell-pencil = empty, in pencil: { $values }
given-stays = That cell is given: it stays as it is.
colour-red = red
colour-orange = orange
colour-yellow = yellow
colour-green = green
colour-teal = teal
colour-blue = blue
colour-violet = violet
colour-grey = grey
offset = { $down } down, { $right } to the right
game = Play
game-opponent = Against
game-perfect = a perfect computer
game-beatable = a beatable computer
game-nobody = each other
game-thinking = The computer thinks…
game-start = Play on this board: you begin, or the computer.
game-computer-played = The computer played { $move }.
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
error-not-ties = This link is damaged: the decisions in it cannot be read: “{ $given }”. They look like { $example }.
no-number = Type a whole number from { $least } to { $most }.
no-move = That is no move here.
no-move-listed = That is no move here. The possible moves are listed below.
error-too-large-here = { $option } = { $given } is too large for this algorithm, which takes up to { $maximum }. “{ $algorithm }” takes up to { $most }.
error-not-a-move = “{ $given }” is not a move here. There are: { $known }.
error-no-hand = { $puzzle } does not support manual play.
error-not-measured = { $puzzle } cannot compute how far a board is from its end.
error-no-shuffle = { $puzzle } cannot generate shuffled boards.
answer-first = first player
answer-second = second player
answer-stuck = no move from there
answer-colour = it never leaves its colour
answer-multiples = its jumps never meet it
answer-walls = walls
answer-size = the board is too small
practice = Predict: say what comes next
key-practice = predict what comes next
key-answer = answer a question: the number of a choice, or the number that is asked for
take-over = Take over: you are the algorithm
key-take-over = take over, give back
question-node = Which of these is taken out next?
question-outcome = What happens next?
question-candidate = What happens to this board?
question-reason = Which sentence comes next?
question-cell = Which cell is written next? Tap it.
question-cell-hint = Which piece attacks the new one? Tap it.
question-cells = Which cells are written next? Tap all of them.
question-cells-hint = Which pieces attack the new one? Tap all of them.
question-cells-conflict = Which pieces attack the marked one? Tap all of them.
question-cells-frontier = Which cells does the next step look at? Tap all of them.
outcome-add = It joins those that wait
outcome-reject = It is refused
outcome-place = It is placed
outcome-swap = It stays
outcome-assign = A cell is written
outcome-remove = A piece is taken back
outcome-expand = The search goes on from a new board
outcome-back = A dead end: the search turns back
outcome-improve = A better board is found
outcome-found = The answer is yes
outcome-exhausted = The answer is no
practice-place = row { $row }, column { $column }
practice-place-columns = column { $column }, row { $row }
practice-wrong = No.
practice-retry = Try once more.
practice-larger = The number is larger than { $number }.
practice-smaller = The number is smaller than { $number }.
practice-later = That one has waited only since step { $number }; another came earlier.
practice-larger-f = That board has f = { $g } + { $h } = { $f }; one with { $least } waits.
practice-larger-h = Its f is as small, but its h = { $h } is larger than that of another.
practice-attackers = { $count ->
    [0] No: no piece attacks it.
    [one] No: one piece attacks it.
   *[other] No: { $count } pieces attack it.
}
practice-no-attack = No: { $place } does not attack { $target }.
practice-cells = { $wrong ->
    [0] All chosen cells are right, but { $missing ->
        [one] one is missing.
       *[other] { $missing } are missing.
    }
    [one] One is too many{ $missing ->
        [0] .
        [one] , and one is missing.
       *[other] , and { $missing } are missing.
    }
   *[other] { $wrong } are too many{ $missing ->
        [0] .
        [one] , and one is missing.
       *[other] , and { $missing } are missing.
    }
}
practice-cell-later = No: { $place } gets its { $value } only at step { $number }.
practice-numbers = No: { $numbers }.
needs-a-star-reject = No: only what is known already, with no larger g, is refused.
needs-weighted-a-star-reject = { needs-a-star-reject }
needs-breadth-first-reject = No: only what was found before is refused.
practice-elsewhere = No: that holds at step { $number }{ $numbers ->
    [none] .
   *[other] , where { $numbers }.
}
told-g = g = { $g }
told-h = h = { $h }
told-f = f = { $g } + { $h } = { $f }
told-was-f = f = { $was-f } before the move
told-known = the board is known with g = { $known }
told-threshold = the threshold is { $threshold }
told-limit = the depth limit is { $limit }
told-tolerance = the tolerance is { $tolerance }
practice-type = Type the number that belongs in the gap
practice-delete = Delete a digit
practice-answer = Answer
practice-skip = Skip
practice-waits = The run waits: answer, or skip the question.
practice-right = ✓ Right.
practice-late = ✓ Right, but not at first.
practice-missed = This is the answer.
practice-skipped = Skipped.
practice-score = { $right } of { $asked } right
practice-done = That was the last question. { $right } of { $all } right at the first try.
practice-missed-steps = Look again at:
practice-step = step { $number }
practice-again = Ask again
practice-stop = Stop asking
practice-none = There is nothing to predict in this run.
practice-counted = Counted again from the answers in the link: { $right } of { $all } right at the first try.

## Lessons

# Lessons of the searches that puzzles share. The sentences of a lesson are numbered; `.step` names the steps of a run that show what is said, the first that it has.
lesson-idea = The idea
lesson-invariant = The invariant: true at every step
lesson-proof = Why it is right
lesson-limits = Where it falls short
lesson-cost = What it costs

## Lesson: a-star

lesson-a-star-idea-1 = Of all boards in the open list A* takes the one with the smallest `f = g + h`: `g` moves have been made, and `h` estimates how many are still missing.
    .step = word:expand
lesson-a-star-idea-2 = A child that is new, or reached by fewer moves than ever before, goes into the open list with an `f` of its own.
    .step = word:add
lesson-a-star-invariant-1 = Until the goal is taken, some shortest way to it leads through a board in the open list whose `g` could not be smaller; at the start that is the given board itself.
    .step = word:start
lesson-a-star-invariant-2 = A child is refused only where its board is known with no more moves. `best` keeps that number, so no shorter way is ever lost.
    .step = word:reject
lesson-a-star-proof-1 = As long as `h` never overestimates, the `f` of that board is at most the length of a shortest path. The goal is removed from the list only when no `f` is smaller, and its own `f` is its `g`: therefore the first goal removed is reached by a shortest path (Hart, Nilsson and Raphael 1968).
    .step = word:found
lesson-a-star-cost-1 = Every board that was ever made stays in `open_list` and `best`. With `b` children a board and an answer of `d` moves these are `O(b^d)` boards at worst; the memory grows like this, and the time like this times a logarithm, for the heap.
    .step = last word:expand

## Lesson: weighted-a-star

lesson-weighted-a-star-idea-1 = As A*, but the estimate counts `weight` times, `w` for short: the board with the smallest `f = g + w·h` is taken. That hurries towards the goal, past many boards that A* would look at.
    .step = word:expand
lesson-weighted-a-star-invariant-1 = Let a shortest way have `C` moves. Until the goal is taken, some board on it waits in the open list with `g + w·h ≤ w·C`.
    .step = word:add
lesson-weighted-a-star-proof-1 = The goal is taken because nothing smaller waits, and its `h` is 0: so its `g` is at most `w·C`, and the way found is at most `w` times as long as a shortest one (Pohl 1970).
    .step = word:found
lesson-weighted-a-star-limits-1 = `w·h` may overestimate, so the way found need not be a shortest one. As a rule the larger `w` is, the fewer boards are looked at, and the longer is the way.
    .step = last word:walk, word:found
lesson-weighted-a-star-cost-1 = At worst `O(b^d)` boards, held in memory as by A*, with `b` children a board and an answer of `d` moves; mostly far fewer.
    .step = last word:expand

## Lesson: ida-star

lesson-ida-star-idea-1 = IDA* goes depth first, but only as far as `f = g + h` stays within a threshold. If that does not reach the goal, the threshold rises to the smallest `f` that exceeded it, and the search begins again.
    .step = word:restart
lesson-ida-star-idea-2 = A child beyond the threshold is not followed in this round; of all such children only the smallest `f` is kept, in `smallest`.
    .step = over-threshold, word:reject
lesson-ida-star-invariant-1 = When a round begins, no way to the goal has fewer moves than its threshold: the rounds before have followed every way within a smaller threshold to its end.
    .step = word:restart 2, word:restart
lesson-ida-star-invariant-2 = Only the boards of the current path and their children are in memory; on the way back they are forgotten.
    .step = word:back
lesson-ida-star-proof-1 = The goal that is found has its `g` within the threshold, and no way is shorter than the threshold: so it is reached by a shortest way, as long as `h` never overestimates (Korf 1985).
    .step = word:found
lesson-ida-star-limits-1 = It does not know what it has seen: only the move straight back is refused, so a board that two ways lead to is searched twice.
    .step = straight-back, word:reject
lesson-ida-star-cost-1 = Memory `O(b·d)`: a path of at most `d` moves with `b` children for each board. Time `O(b^d)`, most of it for the last round, where each round has several times the boards of the one before.
    .step = last word:expand

## Lesson: breadth-first

lesson-breadth-first-idea-1 = Boards wait in a queue, and the one that has waited longest is looked at. So first come all boards at one move from the start, then all at two moves: level by level.
    .step = word:expand
lesson-breadth-first-idea-2 = A child that was never seen before goes to the end of the queue.
    .step = word:add
lesson-breadth-first-invariant-1 = The queue never holds more than two levels: in front boards at `k` moves from the start, behind them boards at `k + 1` moves.
    .step = word:close
lesson-breadth-first-invariant-2 = A board in `seen` was reached by no more moves the first time; it is refused, and nothing is lost.
    .step = word:reject
lesson-breadth-first-proof-1 = Boards leave the queue in the order of their distance. So when the goal is taken, every nearer board has been looked at before: no way has fewer moves (Moore 1959).
    .step = word:found
lesson-breadth-first-cost-1 = `seen` keeps every board up to the level of the goal: `O(b^d)` in memory and time, with `b` children a board and the goal `d` moves away.
    .step = last word:expand

## Lesson: depth-first

lesson-depth-first-idea-1 = From the newest board always one move deeper; only where no child is left does the search step back.
    .step = word:expand
lesson-depth-first-invariant-1 = `path` is an unbroken way from the start to the current board, and each board on it still knows which of its children have not been tried.
    .step = word:expand 2, word:expand
lesson-depth-first-invariant-2 = A board seen before is refused, so no circle is ever walked and the search must end. With a depth limit it is entered again if it is reached by fewer moves now, because there is more room below it.
    .step = word:reject
lesson-depth-first-limits-1 = The first way that reaches the goal is taken, however long it is: nothing in the order of this search knows of distances.
    .step = word:found, word:exhausted
lesson-depth-first-limits-2 = A depth limit bounds the length of the way. But if the goal is further away than the limit, nothing is found, and that proves nothing.
    .step = too-deep, last word:expand
lesson-depth-first-cost-1 = The path alone would need `O(b·m)` of memory, where `m` is the greatest depth. But `depth_of` keeps every board met, at worst all that can be reached; without a limit, time is of the same order.
    .step = last word:expand

## Lesson: iterative-deepening

lesson-iterative-deepening-idea-1 = A depth-first search to depth 0, then to depth 1, 2, 3, …: each round starts over and goes one level deeper.
    .step = word:restart 2, word:restart
lesson-iterative-deepening-idea-2 = At the limit it turns back, whatever lies below.
    .step = limit-reached, word:back
lesson-iterative-deepening-invariant-1 = When a round begins, no way to the goal has fewer than `limit` moves: the round before has followed every way of up to `limit − 1` moves that makes no circle.
    .step = last word:restart
lesson-iterative-deepening-invariant-2 = Only the current path is known. A board on it is refused, since a circle makes no way shorter; all other boards are forgotten, and looked at again.
    .step = on-this-path, word:reject
lesson-iterative-deepening-proof-1 = So the first goal found lies exactly at the limit of its round, and no way is shorter.
    .step = word:found
lesson-iterative-deepening-cost-1 = Memory `O(b·d)`: one path of at most `d` moves, and `b` children for each of its boards.
    .step = last word:expand
lesson-iterative-deepening-cost-2 = Time `O(b^d)`: where each level has `b` times the boards of the one above, all rounds together cost only about `b/(b − 1)` times the last one (Korf 1985).
    .step = last word:restart

## Lesson: greedy-backtracking

lesson-greedy-backtracking-idea-1 = From the current board go to the child with the smallest `f = g + h`. The other children wait, in case that leads nowhere.
    .step = word:choose
lesson-greedy-backtracking-idea-2 = Where no child is left, go back one move and take the next best there.
    .step = word:back, word:choose
lesson-greedy-backtracking-invariant-1 = Along the path `f` never rises by more than `tolerance` from one board to the next: a child beyond that is refused.
    .step = worse-than-parent, word:reject
lesson-greedy-backtracking-invariant-2 = `visited` keeps every board that was ever accepted, and none is accepted twice: so the search must end.
    .step = word:add
lesson-greedy-backtracking-limits-1 = A way on which `f` must once rise by more than the tolerance is never found: greedy may give up on a board that can be solved.
    .step = word:exhausted, worse-than-parent, word:back, word:reject
lesson-greedy-backtracking-limits-2 = With tolerance 0 the way found is a shortest one: `f` never exceeds the `h` of the start, and `h` never overestimates. With a larger tolerance it may be longer.
    .step = word:found
lesson-greedy-backtracking-cost-1 = One path with the children that wait, `O(b·m)` for a depth of `m` moves, and `visited`. Time: usually few boards, at worst all that can be reached.
    .step = last word:expand
