### Dhadha in English. The build checks that every language has the same messages and variables.

move-made = { $g ->
    [0] The given board
   *[other] Move { $move }
}
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
algorithm-a-star-idea = A* adds the moves made and its guess of the moves left, and tries the smallest sum first.
algorithm-ida-star = IDA*
algorithm-ida-star-idea = IDA* follows one path at a time, up to a limit; each new round raises the limit a little.
algorithm-breadth-first = Breadth-first search
algorithm-breadth-first-idea = The search tries all boards one move away, then all two moves away, then three.
algorithm-depth-first = Depth-first search
algorithm-depth-first-idea = The search follows one path as far as it can, and only then goes back.
algorithm-iterative-deepening = Iterative deepening
algorithm-iterative-deepening-idea = The search looks one move deep, then starts over and looks two moves deep, then three.
algorithm-greedy-backtracking = Greedy with backtracking
algorithm-greedy-backtracking-idea = The search goes to the next board that looks nearest, and back if none looks near enough.
algorithm-weighted-a-star = Weighted A*
algorithm-weighted-a-star-idea = Weighted A* multiplies its guess of the moves left: with a large weight, it hurries to boards that look near.

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
    [stays] h stays at { $h }
   *[other] h was { $was-h } and is now { $h }
}
f-goes = { $f-goes ->
    [falls] f falls from { $was-f } to { $g } + { $h } = { $f }
    [rises] f rises from { $was-f } to { $g } + { $h } = { $f }
    [stays] f stays at { $g } + { $h } = { $f }
   *[other] f = { $g } + { $h } = { $f }
}
open-order = { $ties ->
    [0] the smallest in the open list
   *[other] { $equals ->
        [0] the smallest in the open list. { $ties ->
            [one] One other board has the same f, but a larger h
           *[other] { $ties } other boards have the same f, but a larger h
        }
       *[other] the smallest in the open list. { $earlier ->
            [0] { $ties ->
                [one] One other board has the same f and h, but came later
               *[other] { $ties } other boards have the same f; of those with the same h, this one came first
            }
           *[other] { $ties ->
                [one] One other board has the same f and h and came earlier, but this one was chosen
               *[other] { $ties } other boards have the same f; of those with the same h, this one was chosen
            }
        }
    }
}
to-start = To the start
to-end = To the end
previous-marker = To the previous chapter
next-marker = To the next chapter
position = Position
position-of = step { $position } of { $length }
position-of-thinned = step { $number } of { $steps }; only parts of this long run are shown
speed = Speed
speed-reading = Reading
speed-auto = Fast
speed-value = { $speed } a second
more = More
keys = Keys
keys-title = Keys
key-play = Play or pause
key-back = One step back
key-forward = One step forward
key-ends = To the start or the end
key-markers = To the previous or next chapter
key-speed = Slower or faster
key-slide = On the board: move a piece
key-present = Present: board, sentence and code fill the screen. Press an arrow key for one step, Escape to end
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

## Steps that are shown fast: `skim-` and a reason, or else a word, counts them
skim = { $count ->
    [one] { $count } more step like this: { $parts }.
   *[other] { $count } more steps like this: { $parts }.
}
skim-on = More steps like this, shown fast.
skim-choose = { $count ->
    [one] { $count } choice
   *[other] { $count } choices
}
skim-expand = { $count } expanded
skim-add = { $count } added
skim-drop = { $count } dropped
skim-reject = { $count } refused
skim-back = { $count ->
    [one] { $count } step back
   *[other] { $count } steps back
}
skim-close = { $count } finished
skim-compare = { $count ->
    [one] { $count } comparison
   *[other] { $count } comparisons
}
skim-place = { $count } placed
skim-remove = { $count } taken back
skim-swap = { $count ->
    [one] { $count } exchange
   *[other] { $count } exchanges
}
skim-move = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
skim-assign = { $count ->
    [one] { $count } value written
   *[other] { $count } values written
}
skim-improve = { $count ->
    [one] { $count } improvement
   *[other] { $count } improvements
}
skim-restart = { $count ->
    [one] { $count } new round
   *[other] { $count } new rounds
}
skim-walk = { $count ->
    [one] { $count } step of the solution
   *[other] { $count } steps of the solution
}
skim-found = { $count ->
    [one] { $count } solution
   *[other] { $count } solutions
}
skim-progress = { $count ->
    [one] { $count } progress report
   *[other] { $count } progress reports
}

## Panels
panel-code = Code
code-running = Code as it runs
code-next-step = Go to the next step at this line
code-no-step = This run never stops at this line
panel-values = Values
values-show = Show the values
values-about = Python runs again up to this step and shows the values of the variables.
values-about-python = Python runs again up to this step and shows the values of the variables. The browser loads Python once for this.
values-waiting = Python runs again up to this step…
values-reached = Python runs again up to this step; it is now at step { $step }.
values-paused = Pause to see the values.
values-none = The algorithm does not run at this step, so there are no variables.
values-differ = This run cannot be repeated here, because Python takes different steps now. Perhaps another version of Dhadha saved it.
values-calls = { $count } calls deep
values-changed = changed
values-node = The move that led here, and f = g + h
values-on-board = (counted from 0; { $number } on the board)
panel-lists = Lists
panel-lesson = Lesson
panel-lesson-note = { $algorithm }: each number opens an example step
go-to-step = Go to step { $number }
panel-tree = Search tree
panel-tree-note = Click a node to go to its step, or use the arrow keys and press Enter
panel-counters = Counters
fold-lists = Lists and values
fold-tree = Tree and counts
panel-fault = Find the fault
panel-legend = Key
list-open = Open list
list-open-f = Open list, smallest f first
list-open-first = Queue, next one first
list-closed = Closed list, latest first
list-path = Current path
list-children = Children compared
list-options = Numbers of the options, and the smallest number missing
list-threshold = threshold { $threshold }
list-more = and { $count } more
list-empty = empty
list-thinned = This run is too long: its lists are not kept.
tree-empty = There is no search tree here.
tree-window = { $shown } of { $count } nodes, the ones nearest the current node
tree-node = { $move }{ $numbers ->
    [none] {""}
   *[other] , { $numbers }
}, { $state ->
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
result-title = Result
result-length = Length
result-answer = Solution
yes = yes
no = no
none = none

## Legend
legend-role-current = what this step is about
legend-role-frontier = waiting to be looked at
legend-role-visited = finished
legend-role-path = the solution, step by step
legend-role-goal = correct: the solution or a part of it
legend-role-conflict = refused or wrong
legend-role-hint = what the sentence mentions
legend-home = in its place
legend-badge = the heuristic's estimate for this piece
legend-blocked = wall
legend-given = given, cannot be changed
legend-pencil = notes in pencil
legend-link = belong together
legend-clash = clash with each other
legend-ramp = from small numbers to large ones
legend-note = a number from the sentence
legend-ruled = attacked by a piece
legend-asked = what the question is about
legend-tried = your answer, which is wrong

## The page
solve = Solve
solve-from-here = Solve from here
cancel = Cancel
finish = Stop here
undo = Undo
solving = Solving…
solver-loading = Fetching Python…
percent = { $percent }%
solver-starting = Starting Python…
data-loading = Fetching larger tables for a faster search…
data-missing = { $file } was not fully downloaded. The rest still works, but some searches may be slower.
solver-lost = Python stopped unexpectedly. It has started again and is solving the puzzle from the beginning.
solver-lost-again = Python stopped twice on this puzzle. Your board is unchanged; try another algorithm or a smaller board.
solver-failed = Python could not be fetched. Check the connection and try again; nothing is lost.
solver-hung = Python stopped responding, so the page stopped it. The page will not try again by itself; your board is unchanged.
cancelled = Cancelled. What was found so far stays on the screen.
trace-unreadable = This cannot be read as a saved run: it is not from Dhadha, or a part of it is missing.
trace-too-old = This run was saved by an older version of Dhadha. Solve the puzzle again and save the new run.
trace-too-new = This run was saved by a newer version of Dhadha. Reload the page and open the run again.
error-file-too-large = This file is too large. The page opens files of up to { $most } MB.
error-trace-puzzle = This run needs a puzzle that is not here: { $puzzle }. Add its package first, then open the run again.
error-file-missing = { $file } could not be fetched. Check the connection and the address.
error-package-missing = There is no package at { $address }.
error-package-forbidden = This page cannot fetch anything from { $host }. Download the file yourself, then choose it from your device.
error-file-cut = Only part of { $file } was downloaded.
error-file-corrupt = { $file } is damaged.
error-file-slow = { $file } is taking too long to load.
error-file-refused = The browser refused { $file }, although the file was complete.
error-file-renewed = The site has been updated. Reload the page.
error-file-alone = This page contains only one run. To solve your own boards, call dhadha.run in Python again or open Dhadha's site.
try-again = Try again
shuffle = Shuffle
offer-use = Use the nearest solvable board
share = Copy link
solve-here = Solve it here
solve-here-cost = This run is not stored on the site. If you press “{ $button }”, your browser fetches { $size } MB of Python once and solves the puzzle.
change = Change
present = Present
presets = Examples
asked-ran = { $asked } → { $ran }
faults = Find the fault
fault-look = Which line is wrong?
fault-ask = One line of this program is wrong. Watch the run, then choose the line.
fault-not-here = Line { $line } is correct.
fault-found = Yes, the fault is in line { $line }.
fault-shown = The fault is in line { $line }.
fault-show = Show me
fault-again = Ask me again
fault-right-method = Watch the correct program: { $algorithm }
fault-code = The program with the wrong line
fault-line-wrong = wrong
fault-line-right = correct
packages = Bring your own puzzle
packages-by-link = { $count ->
    [one] This link wants to add a puzzle from { $files }. Its Python code would run in a sandbox, without access to the network or to what this site has stored.
   *[other] This link wants to add puzzles from { $files }. Their Python code would run in a sandbox, without access to the network or to what this site has stored.
}
packages-framed = This page is shown inside another site, so you decide this in a separate tab.
packages-open = Open in a tab
packages-agree = Install
packages-decline = Do not install
packages-declined = Nothing was installed. Here is one of Dhadha's own boards.
packages-installing = Installing…

## Reasons: starting
reason-a-star-start = { $h ->
    [0] The start: 0 moves made. The estimate of those still to go is 0, so the sum is 0.
   *[other] The start: 0 moves made, and at least { $h } still to go. The sum is 0 + { $h } = { $h }.
}
reason-weighted-start = { $weight ->
    [0] The start: 0 moves made. With weight 0 the estimate does not count, so boards are taken in the order of their moves from the start.
    [1] The start: 0 moves made, and the estimate of those still to go is { $h }. With weight 1, weighted A* is the same as A*.
   *[other] The start: 0 moves made. Weighted A* multiplies the estimate of those still to go by { $weight }, which gives { $h }. It often finds a path sooner than A*, but the path need not be a shortest one.
}
reason-ida-start = { $h ->
    [0] The start: 0 moves made. The estimate of those still to go is 0, so the first round looks only for paths of 0 moves.
    [one] The start: 0 moves made, and at least 1 still to go. So the first round looks only for paths of 1 move.
   *[other] The start: 0 moves made, and at least { $h } still to go. So the first round looks only for paths of { $h } moves.
}
reason-start-without-costs = The search begins. It counts the moves and ignores what they cost.
reason-breadth-first-start = The start: the given board is the first in a queue. Boards wait there for their turn.
reason-depth-first-start = The start is the given board. Depth-first search goes one move further whenever it can, and one back when it cannot.
reason-deepening-start = The search first looks no further than 0 moves, then 1, then 2, and so on. It ends when it finds the goal or has tried everything.
reason-greedy-start = The start: 0 moves made, and at least { $f } still to go. From each board the search goes to the child with the smallest sum of both. { $tolerance ->
    [0] It refuses a child whose sum is larger than its parent's.
   *[other] It refuses a child whose sum exceeds its parent's by more than { $tolerance }.
}

## Reasons: choosing and expanding
reason-smallest-f = { $g ->
    [0] Call the moves made g, the estimate h, and their sum f. The given board has f = { $g } + { $h } = { $f }. No other board waits yet, so this one is expanded.
   *[other] { board-here }: f = g + h = { $g } + { $h } = { $f } is { open-order }. This board is expanded.
}
reason-first-in-queue = { $g ->
    [0] The given board is first in the queue: look at its children.
   *[other] { board-here }: this board is first in the queue, { moves-g } from the start. All nearer boards are done, so look at its children now.
}
reason-one-deeper = { $g ->
    [0] Look at the moves of the given board, one after the other.
   *[other] { move-made }: this is one level deeper, { moves-g } from the start.
}
reason-sooner-than-before = { move-made }: earlier, the search reached this board after { moves-known }, now after only { $g }. More moves are left before the depth limit, so look at it again.
reason-within-threshold = { $g ->
    [0] The given board has f = 0 + { $h } = { $f }, within the threshold { $threshold }. Look at its moves.
   *[other] { move-made }: { h-goes }, so { f-goes }, within the threshold { $threshold }. Go deeper.
}
reason-at-limit = { move-made }: this is not the goal, and the depth limit { $limit } is reached.
reason-goal-taken-by-f = { $g ->
    [0] The given board is already the goal.
   *[other] { board-here }: this is the goal. No f in the open list is smaller, so A* ends here.
}
reason-goal-taken-by-weight = { $g ->
    [0] The given board is already the goal.
   *[other] { board-here }: this is the goal. No f in the open list is smaller, so weighted A* ends here.
}
reason-goal-taken-by-queue = { $g ->
    [0] The given board is already the goal.
   *[other] { board-here }: this is the goal. All nearer boards left the queue before it, so breadth-first search ends here.
}
reason-goal-met = { $g ->
    [0] The given board is already the goal.
   *[other] { board-here }: this is the goal. Depth-first search ends at the first goal that it meets.
}
reason-goal-at-limit = { $g ->
    [0] The given board is already the goal.
   *[other] { board-here }: this is the goal, so iterative deepening ends here. No round with a smaller limit found it.
}
reason-goal-within-threshold = { $g ->
    [0] The given board is already the goal.
   *[other] { board-here }: this is the goal, within the threshold { $threshold }, so IDA* ends here. No round with a smaller threshold found it.
}
reason-look-at-children = { $g ->
    [0] Call the moves made g, the estimate of those to go h, and their sum f. The given board has f = { $f }. Look at all its children.
   *[other] This board has f = { $f }. Look at all its children.
}
reason-best-child = { $others ->
    [0] { move-made }: f = { $f }. The parent has no other candidate left, so go to this board.
   *[other] { move-made }: f = { $f }. The parent has no better candidate left, so go to this board.
}
reason-new-depth-limit = { $limit ->
    [0] First round, to depth 0: it looks only at the given board.
   *[other] A new round begins from the start, this time to depth { $limit }.
}
reason-first-threshold = First round. Call the moves made g, the estimate of those to go h, and their sum f. The search goes deeper while f is at most { $threshold }: this limit is the threshold.
reason-new-threshold = A new round begins from the start. The smallest f above the last threshold was { $threshold }, so this is the new threshold.

## Reasons: adding and refusing
reason-into-open = { move-made }: { h-goes }, so { f-goes }. The board is new, so it joins the open list.
reason-better-way = { move-made }: earlier, the search reached this board after { moves-known }, now after only { $g }. So f = { $g } + { $h } = { $f }, and the board joins the open list again.
reason-new-to-queue = { move-made }: this board is new, { moves-g } from the start. It joins the end of the queue.
reason-promising = { move-made }: { h-goes }, so { f-goes }. { $f-goes ->
    [rises] The rise is within the tolerance, so the board is a candidate.
   *[other] The board is no worse than its parent, so it is a candidate.
}
reason-seen-before = { $undoes ->
    [1] { move-made }: this would only undo the last move. The search has already seen that board.
   *[other] { $known ->
        [none] { move-made }: this board was seen before, so the search skips it.
        [0] { move-made }: this is the given board again, so the search skips it.
       *[other] { move-made }: this board was seen before, after { moves-known }, so the search skips it.
    }
}
reason-no-better = { $undoes ->
    [1] { move-made }: this would only undo the last move. We already know a shorter path to that board, so drop this one.
   *[other] { $known ->
        [none] { move-made }: we already know a path to this board that is at least as short, so drop this one.
        [0] { move-made }: this is the given board again, so drop it.
       *[other] { move-made }: the search already reached this board after { moves-known }, so a path of { $g ->
            [one] 1 move
           *[other] { $g } moves
        } is no better: drop it.
    }
}
reason-better-known = { $known ->
    [none] { board-here }: this entry in the open list is out of date. The search has since reached this board in fewer moves: skip it.
   *[other] { board-here }: this entry in the open list is out of date. The search has since reached this board after { moves-known }, not { $g }: skip it.
}
reason-on-this-path = { $undoes ->
    [1] { move-made }: this would only undo the last move, back to a board on the current path.
   *[other] { move-made }: this board is already on the current path. The path would go in a circle.
}
reason-straight-back = { move-made }: this would only undo the last move, so the search skips it.
reason-too-deep = { move-made }: this would be move { $g }, beyond the depth limit { $limit }.
reason-over-threshold = { move-made }: { h-goes }, so { f-goes }, above the threshold { $threshold }. The board is skipped in this round.
reason-worse-than-parent = { move-made }: { h-goes }, so { f-goes }. { $tolerance ->
    [0] The board is worse than its parent, so it is dropped.
   *[other] The board is worse than its parent by more than the tolerance { $tolerance }, so it is dropped.
}

## Reasons: going back and ending
reason-dead-end = { $round ->
    [over] The search has tried every move of the given board.
   *[on] The search has tried every move of that board: { move-undone }.
}
reason-limit-reached = { $round ->
    [over] The round to depth { $limit } is over.
   *[on] This round goes no deeper than depth { $limit }: { move-undone }.
}
reason-all-over-threshold = { $round ->
    [over] The round is over: it found no goal within the threshold { $threshold }. { $smallest ->
        [inf] No f was above this threshold.
       *[other] The smallest f above this threshold was { $smallest }.
    }
   *[on] No goal was found from that board within the threshold { $threshold }: { move-undone }.
}
reason-dead-state = That board has no candidate left: each child is worse, was seen before, or has failed. The search will not expand the board again: { move-undone }.
reason-all-children-queued = All children of this board have been looked at, so it is done and closed.
reason-goal-reached = { $g ->
    [0] The start is already the goal: 0 moves, and no path is shorter.
    [1] The goal is reached after 1 move. No path is shorter, because the start is not the goal.
   *[other] The goal is reached after { moves-g }. A shorter path may exist: this search takes the first one that it finds.
}
reason-shortest-by-f = { $g ->
    [0] The start is already the goal: 0 moves, and no path is shorter.
   *[other] The goal is reached after { moves-g }, and no path is shorter. No f in the open list is smaller than { $f }, and h never overestimates.
}
reason-goal-by-weight = { $g ->
    [0] The start is already the goal: 0 moves, and no path is shorter.
    [1] The goal is reached after 1 move. No path is shorter, because the start is not the goal.
   *[other] { $weight ->
        [0] The goal is reached after { moves-g }, and no path is shorter, because no board nearer to the start is waiting.
        [1] The goal is reached after { moves-g }, and no path is shorter. With weight 1 the search is A*.
       *[other] The goal is reached after { moves-g }. A shorter path may exist, but this one is at most { $weight } times as long as a shortest one.
    }
}
reason-shortest-by-queue = { $g ->
    [0] The start is already the goal: 0 moves, and no path is shorter.
   *[other] The goal is reached after { moves-g }, and no path is shorter. Boards leave the queue in the order of their distance.
}
reason-shortest-by-limit = { $g ->
    [0] The start is already the goal: 0 moves, and no path is shorter.
   *[other] The goal is reached after { moves-g }, and no path is shorter. Earlier rounds looked at all nearer boards.
}
reason-shortest-by-threshold = { $g ->
    [0] The start is already the goal: 0 moves, and no path is shorter.
   *[other] The goal is reached after { moves-g }, and no path is shorter. No round with a smaller threshold found it, and h never overestimates.
}
reason-shortest-by-h = { $g ->
    [0] The start is already the goal: 0 moves, and no path is shorter.
   *[other] The goal is reached after { moves-g }, and no path is shorter. At the start, h said that at least this many are needed.
}
reason-nothing-left = No path leads to the goal. The search has looked at every board that it can reach, and none of them is the goal.
reason-nothing-left-to-limit = No path of at most { $limit ->
    [one] one move
   *[other] { $limit } moves
} leads to the goal: nothing is left to try.
reason-greedy-gave-up = Greedy search gives up: each child of the given board is worse, was seen before, or has failed. A path may still exist. A larger tolerance also allows children with a larger f.
reason-budget-at-f = The budget of { budget-nodes } is used up. No f in the open list is smaller than { $f }, and h never overestimates: every path to the goal has at least { $f ->
    [one] { $f } move
   *[other] { $f } moves
}.
reason-budget-at-weight = The budget of { budget-nodes } is used up, and the search with weight { $weight } has not found the goal. It cannot say how far away the goal is.{ $weight-rises ->
    [0] {""}
   *[other] {" "}A larger weight may help.
}
reason-budget-at-threshold = The budget of { budget-nodes } is used up in the round with the threshold { $threshold }. No smaller threshold found the goal: every path to it has at least { $threshold ->
    [one] { $threshold } move
   *[other] { $threshold } moves
}.
reason-budget-at-limit = The budget of { budget-nodes } is used up in the round to depth { $limit }. Earlier rounds looked at all nearer boards: every path to the goal has at least { $limit ->
    [one] { $limit } move
   *[other] { $limit } moves
}.
reason-budget-at-depth = The budget of { budget-nodes } is used up. { $g ->
    [0] Only the given board was looked at, and it is not the goal: every path to the goal has at least 1 move.
    [one] The given board is not the goal: every path to the goal has at least 1 move.
   *[other] No board nearer than { $g } moves is the goal: every path to the goal has at least { $g } moves.
}
reason-budget-on-path = The budget of { budget-nodes } is used up. The search is at depth { $g }; its deepest board was at depth { $deepest }. It cannot say how far away the goal is.
still-searching = Still searching: { $steps ->
    [one] 1 step
   *[other] { $steps } steps
} so far. You do not have to wait:
alternative-more = Search up to { $budget }
alternative-stronger = A stronger estimate
alternative-informed = A search with an estimate
alternative-easier = An easier board
alternative-any = Show any solution
alternative-shortest = Show a shortest solution
reason-budget-spent = The budget of { $budget } was used up before the search ended, so the answer is not known. { $budget-rises ->
    [0] Try an algorithm that needs less.
   *[other] Raise it, or try an algorithm that needs less.
}
reason-walk-start = Now follow the solution from the start: { $length ->
    [one] 1 move
   *[other] { $length } moves
}.

## Errors
error-not-in-range = { $option } must be a whole number from { $minimum } to { $maximum }, not “{ $given }”.
error-not-a-choice = “{ $given }” is not a choice for { $option }. Choose one of: { $choices }.
error-text-too-long = { $option } has { $count } characters. At most { $maximum } are allowed.
read-size-before = “{ $size }” in front of the board was read as its size.
read-drawing-size = Read as a drawing of { $rows ->
    [one] one row
   *[other] { $rows } rows
} and { $columns ->
    [one] one column
   *[other] { $columns } columns
}.
error-not-read = “{ $given }” cannot be read as a board. Write, for example, { $first } or { $second }.
error-only-a-size = “{ $given }” looks like a size. Write a complete board, such as { $first } or { $second }.
error-number-with-separators = “{ $given }” may be one number or several. Put spaces between numbers, but no commas, full stops or spaces inside a number.
error-not-a-text = { $option } cannot be read as text: { $given }. Write text or a number.
error-not-options = Options must be names with values, not “{ $given }”.
error-unknown-option = { $algorithm } has no option { $given }. It has: { $known }.
error-unknown-puzzle = There is no puzzle called { $given }. The puzzles are: { $known }.
error-unknown-algorithm = { $puzzle } has no algorithm { $given }. It has: { $known }.
error-package-id = { $why ->
    [taken] The package's puzzle has the id { $name }, which is already in use.
   *[other] “{ $name }” cannot be the id of a puzzle. Use lowercase letters, digits and hyphens, and begin with a letter.
}
error-packages-many = A link may name at most { $most } packages.
error-package-failed = The package could not be installed: { $problem }
error-package-broken = The package's puzzle { $name } could not be loaded: { $problem }{ $line ->
    [0] {""}
   *[other] {" "}({ $file }, line { $line })
}
error-package-fault = The package's code failed in { $file }, line { $line }: { $problem }
error-invalid-response = Python's reply to “{ $question }” is not what the page expected: { $where }
error-not-a-wheel = “{ $file }” is not a pure Python wheel. The name of such a wheel looks like name-1.0-py3-none-any.whl.
error-package-address = “{ $address }” is not the address of a package. It must begin with http:// or https://, or be a path on this site.
error-endless = The package's code did not finish, so it was stopped at { $problem }. Everything else still works.
error-out-of-memory = Python ran out of memory. It starts again with the next run; a smaller budget needs less memory.
error-wasm-missing = This browser has no WebAssembly, or it is switched off. Python needs it; the runs already shown here work without it.
error-wasm-forbidden = This page's policy forbids WebAssembly, which Python needs: its “script-src” must contain 'wasm-unsafe-eval'. Runs stored on the site still work.
error-frame-forbidden = This page's policy forbids the frame that packages run in: its “frame-src” must contain { $host }.
error-internal = Something went wrong in Python: { $problem }

## Boards and pictures
fact-many = { $count ->
    [one] 1 number, on the board
   *[other] { $count } numbers, all on the board
}
panel-wall = Boards
panel-wall-note = Click a board to go to its step
panel-plots = Curves
list-family = Family { $number }
plot-empty = The curve appears in the next steps.
axis-step = step
plot-band = 95% interval
piece-at = Column { $column }: row { $row }
piece-held = { $count ->
    [0] Taken: { $piece }. Enter puts it down.
    [one] Taken: { $piece }. It can go to one place: move there and press Enter.
   *[other] Taken: { $piece }. It can go to { $count } places: move to one and press Enter.
}
key-place = On the board: move the cursor; Enter places or lifts a piece
key-act = On the board: move the cursor; Enter takes, places or changes what is there

## Boards in the hand and games
hint = Hint
hint-answer = Show the answer
hint-away = Hide the hint
marks-away = Hide the marks
hand-changes = { $count ->
    [one] { $count } change by hand
   *[other] { $count } changes by hand
}
hand-solved = Solved
distance-exact = { $count ->
    [0] Already solved
    [one] { $count } move left
   *[other] { $count } moves left
}
distance-least = At least { $least ->
    [one] { $least } move
   *[other] { $least } moves
} left
distance-between = { $least } to { $most } moves left
distance-nearer = nearer
distance-farther = farther away
journey-shortest = { $count ->
    [one] 1 move: no path is shorter.
   *[other] { $count } moves: no path is shorter.
}
journey-longer = You made { $count } moves; a shortest path has { $least }.
journey-least = { $least ->
    [0] You made { $count ->
        [one] 1 move.
       *[other] { $count } moves.
    }
   *[other] You made { $count } moves; no path has fewer than { $least }.
}
journey-farther = { $count ->
    [one] 1 move led away from the goal.
   *[other] { $count } moves led away from the goal.
}
journey-yours = Your path
journey-beside = Your path, and a shortest one below it
journey-back = Move { $number }, { $move }: back to the board after it.
cell-number = Number of this cell
cell-blocked = wall
cell-given = { $value }, given
cell-pencil = empty, in pencil: { $values }
given-stays = This cell is given, so you cannot change it.
walls-stay = This task has no new walls or forbidden squares.
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
game-play = Play against the computer
game-stop = Stop playing
game-opponent = Against
game-perfect = the computer, without mistakes
game-beatable = the computer, with some mistakes
game-nobody = another person
how-to-move = {""}
game-start = Your turn, or let the computer begin.
game-played = { $by ->
    [visitor] You
    [computer] The computer
    [first] The first player
   *[second] The second player
} played { $move }.
game-computer-begins = Let the computer begin
game-visitor-begins = Let me begin
game-again = Again
game-harder = Harder
game-show-mistake = Show this position
game-mistake = { $by ->
    [visitor] Your move { $number } gave the win away. This would have won:
    [computer] The computer gave the win away with its move { $number }. This would have won:
    [first] The first player gave the win away with move { $number }. This would have won:
   *[second] The second player gave the win away with move { $number }. This would have won:
}
game-lost-from-start = { $by ->
    [visitor] Your first position was lost already, and the computer made no mistake.
    [computer] The computer's first position was lost already, and you made no mistake.
    [first] The first player's first position was lost already, and the second player made no mistake.
   *[second] The second player's first position was lost already, and the first player made no mistake.
}
game-thinking = The computer is thinking…
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
game-moves = { $count ->
    [0] All moves
    [one] The only move
    [2] Both moves
   *[other] All { $count } moves
}
move-name = { $move }
error-not-a-switch = { $option } must be yes or no, not “{ $given }”.
error-not-ties = This link is damaged. The decisions in it cannot be read: “{ $given }”. They should look like { $example }.
no-number = Type a whole number from { $least } to { $most }.
no-move = That is not a move here.
no-move-listed = That is not a move here. The possible moves are listed below.
no-such-take = { no-move-listed }
heap-too-small = { $size ->
    [0] Nothing is left here.
    [one] Only 1 is left here.
   *[other] Only { $size } are left here.
}
error-too-large-here = { $option } = { $given } is too large for this algorithm, which takes up to { $maximum }. “{ $algorithm }” takes up to { $most }.
error-not-a-move = “{ $given }” is not a move here. Possible moves: { $known }.
error-no-hand = { $puzzle } cannot be played by hand.
error-not-measured = { $puzzle } cannot say how far a board is from the end.
error-no-shuffle = { $puzzle } cannot make shuffled boards.
practice = Practise
key-practice = Predict what comes next
key-answer = Answer a question: the number of a choice; then go on
take-over = Do it yourself
why = Why?
why-about = What the lesson says of this step
key-take-over = Take over the run, or give it back
question-value = Tap the number for ▢: { $sentence }
question-node = Which of these does the search expand next?
question-outcome = What happens next?
question-candidate = What happens to this board?
question-reason = Which sentence comes next? Tap it.
question-cell = Which cell is filled next? Tap it.
question-cell-hint = Which piece attacks the new one? Tap it.
question-cell-conflict = Which piece attacks the marked one? Tap it.
question-cell-frontier = Which cell does the next step look at? Tap one.
outcome-add = It is added and waits its turn
outcome-reject = It is refused
outcome-place = It is placed
outcome-swap = It stays
outcome-assign = A cell is filled
outcome-remove = It is taken back
outcome-expand = The search goes on from a new board
outcome-back = A dead end: the search turns back
outcome-improve = A better board is found
outcome-found = The answer is yes
outcome-exhausted = The answer is no
practice-tile = tile { $tile }
practice-place = row { $row }, column { $column }
practice-place-columns = column { $column }, row { $row }
practice-wrong = No.
question-value-into-open = { move-made }, so g = { $g }. Add this board's h: f = g + h = { $f }.
question-value-better-way = { question-value-into-open }
too-small-into-open = Not { $number }: f = g + h = { $g } + { $h }.
too-large-into-open = { too-small-into-open }
too-small-better-way = { too-small-into-open }
too-large-better-way = { too-small-into-open }
practice-larger = The number is larger than { $number }.
practice-smaller = The number is smaller than { $number }.
practice-later = No: another board has waited longer.
practice-larger-f = That board has f = { $g } + { $h } = { $f }. Another one has only f = { $least }.
practice-larger-h = That board has the same f as another one, but its h = { $h } is larger.
practice-attackers = { $count ->
    [0] No: no piece attacks it.
    [one] No: one piece attacks it.
   *[other] No: { $count } pieces attack it.
}
practice-no-attack = No: { $place } does not attack { $target }.
practice-cell-later = No: { $place } is not next. It is filled later.
practice-rule = No. { $rule }
practice-numbers = No: { $numbers }.
needs-a-star-reject = No: a board is refused only if it was already reached with the same or a smaller g.
needs-weighted-a-star-reject = { needs-a-star-reject }
needs-breadth-first-reject = No: the search refuses only boards that it found before.
needs-breadth-first-add = No: this board was found before, so it is refused.
told-g = { $guided ->
    [0] it is { moves-g } from the start
   *[other] g = { $g }
}
told-h = h = { $h }
told-f = f = { $g } + { $h } = { $f }
told-was-f = f = { $was-f } before the move
told-known = { $guided ->
    [0] it was already reached after { moves-known }
   *[other] g = { $g }, but already known with g = { $known }
}
told-undoes = { $undoes ->
    [1] this only undoes the last move
   *[other] {""}
}
told-threshold = the threshold is { $threshold }
told-limit = the depth limit is { $limit }
told-tolerance = the tolerance is { $tolerance }
practice-skip = Skip
practice-waits = The run waits for you: answer, or skip the question.
practice-next = Next
practice-right = ✓ Right.
practice-skipped = This is the answer.
practice-score = { $asked } of { $all } answered, { $right } right
practice-done = That was the last question. { $right } of { $all } right.
practice-missed-steps = Look again at:
practice-step = step { $number }
practice-again = Ask again
practice-stop = Stop asking
practice-none = There is nothing to predict in this run.

## Lessons

# Lessons of the searches that puzzles share. The sentences of a lesson are numbered; `.step` names the steps of a run that show what is said, the first that it has.
lesson-idea = The idea
lesson-invariant = The invariant: true at every step
lesson-proof = Why it is correct
lesson-limits = Its limits
lesson-cost = What it costs

## Lesson: a-star

lesson-a-star-idea-1 = A* always takes a board with the smallest `f = g + h` from the open list. `g` is the number of moves made so far, and `h` estimates how many are still needed.
    .step = word:expand
lesson-a-star-idea-2 = A child goes into the open list if it is new, or if this path to it is shorter than every earlier one. It gets an `f` of its own.
    .step = word:add
lesson-a-star-invariant-1 = If the goal can be reached, the open list holds a board of some shortest path, with the smallest possible `g`, until the goal is taken. At the start this is the given board.
    .step = word:start
lesson-a-star-invariant-2 = A child is refused only if an equally short or shorter path to its board is known. `best` keeps the length of this path, so no shorter path is lost.
    .step = word:reject
lesson-a-star-proof-1 = If `h` never overestimates, some board of a shortest path waits with an `f` of at most that path's length. The goal is taken only when no waiting board has a smaller `f`, and the goal's `f` equals its `g`. So the first goal taken was reached by a shortest path (Hart, Nilsson and Raphael 1968).
    .step = word:found
lesson-a-star-cost-1 = `best` keeps every board that the search reaches. If each board has `b` children and the solution has `d` moves, these are `O(b^d)` boards at worst. Memory grows in the same way. Time has one more factor, a logarithm, for the heap that finds the smallest `f` in the open list.
    .step = last word:expand

## Lesson: weighted-a-star

lesson-weighted-a-star-idea-1 = This is A*, but the estimate is multiplied by `weight` (`w` for short). The search takes a board with the smallest `f = g + w·h`. With a larger `w` it prefers boards that seem near the goal, and usually expands fewer boards.
    .step = word:expand
lesson-weighted-a-star-invariant-1 = Let a shortest path have `C` moves, let `w` be at least 1, and let `h` never overestimate. Until the goal is taken, some board of this path waits in the open list with `g + w·h ≤ w·C`.
    .step = word:add
lesson-weighted-a-star-proof-1 = The goal is taken only when no waiting board has a smaller `f`, and the goal's `h` is 0. So its `g` is at most `w·C`: the path found is at most `w` times as long as a shortest one (Pohl 1970).
    .step = word:found
lesson-weighted-a-star-limits-1 = If `w` is 0, the estimate does not count, and the search goes outwards from the start. If `w` is more than 1, `w·h` may overestimate, so the path found need not be a shortest one. Usually a larger `w` means fewer boards and a longer path.
    .step = last word:walk, word:found
lesson-weighted-a-star-cost-1 = Boards up to `w·C` moves away may be expanded: at worst `O(b^(w·C))` boards, with `b` children each. All stay in memory. Usually far fewer are expanded.
    .step = last word:expand

## Lesson: ida-star

lesson-ida-star-idea-1 = IDA* searches depth first, but only while `f = g + h` stays within a threshold. If a round does not reach the goal, the threshold rises to the smallest `f` that was above it, and the search starts again.
    .step = word:restart
lesson-ida-star-idea-2 = A child whose `f` is above the threshold is not followed in this round. Of these children only the smallest `f` is kept, in `smallest`.
    .step = over-threshold, word:reject
lesson-ida-star-invariant-1 = When a round begins, no path to the goal is shorter than its threshold. `h` never overestimates, and earlier rounds found no goal within a smaller threshold.
    .step = word:restart 2, word:restart
lesson-ida-star-invariant-2 = Memory holds only the boards of the current path and their children. When the search goes back, it forgets the board that it leaves.
    .step = word:back
lesson-ida-star-proof-1 = The goal found has a `g` within the threshold, and no path is shorter than the threshold. So the path found is a shortest one, if `h` never overestimates (Korf 1985).
    .step = word:found
lesson-ida-star-limits-1 = IDA* does not remember what it has seen. It only avoids the move straight back, so a board that two paths lead to may be searched twice.
    .step = straight-back, word:reject
lesson-ida-star-cost-1 = Memory is `O(b·d)`: a path of at most `d` moves with `b` children for each board. Time is `O(b^d)`. If each round has several times as many boards as the one before, the last round takes most of the time.
    .step = last word:expand

## Lesson: breadth-first

lesson-breadth-first-idea-1 = Boards wait in a queue. The search takes the board that has waited longest. So boards one move from the start come before boards two moves away: the search goes level by level.
    .step = word:expand
lesson-breadth-first-idea-2 = A child that was never seen before goes to the end of the queue.
    .step = word:add
lesson-breadth-first-invariant-1 = The queue never holds more than two levels: boards `k` moves from the start in front, and boards `k + 1` moves away behind them.
    .step = word:close
lesson-breadth-first-invariant-2 = A board in `seen` was reached before by an equally short or shorter path. So nothing is lost when it is refused.
    .step = word:reject
lesson-breadth-first-proof-1 = Boards leave the queue in the order of their distance. So when the goal is taken, every nearer board was taken before it: no path has fewer moves (Moore 1959).
    .step = word:found
lesson-breadth-first-cost-1 = `seen` keeps every board up to the level of the goal. If each board has `b` children and the goal is `d` moves away, memory and time are `O(b^d)`.
    .step = last word:expand

## Lesson: depth-first

lesson-depth-first-idea-1 = The search always goes one move deeper from the newest board. It goes back only when that board has no child left.
    .step = word:expand
lesson-depth-first-invariant-1 = `path` holds all boards from the start to the current one. With each board it keeps the children that have not been tried yet.
    .step = word:expand 2, word:expand
lesson-depth-first-invariant-2 = A board seen before is refused. So the search never goes in a circle, and it must end. With a depth limit, it enters such a board again if the new path is shorter, because it can then go deeper from there.
    .step = word:reject
lesson-depth-first-limits-1 = The search takes the first path that reaches the goal, however long it is, because its order does not depend on distances.
    .step = word:found, word:exhausted
lesson-depth-first-limits-2 = With a depth limit, no path is longer than the limit. But a goal farther away is not found, so a failed search does not prove that no solution exists.
    .step = too-deep, last word:expand
lesson-depth-first-cost-1 = With `b` children for each board, the path alone would need `O(b·m)` memory, where `m` is the greatest depth. But `depth_of` keeps every board that the search enters, at worst all that can be reached. Without a limit, time grows in the same way.
    .step = last word:expand

## Lesson: iterative-deepening

lesson-iterative-deepening-idea-1 = The algorithm runs a depth-first search to depth 0, then 1, 2, 3 and so on. Each new round starts over and goes one level deeper.
    .step = word:restart 2, word:restart
lesson-iterative-deepening-idea-2 = At the limit the search goes back and looks no deeper.
    .step = limit-reached, word:back
lesson-iterative-deepening-invariant-1 = When a round begins, no path to the goal has fewer than `limit` moves. Earlier rounds have tried all shorter paths that visit no board twice.
    .step = last word:restart
lesson-iterative-deepening-invariant-2 = The search compares a child only with the current path. It refuses a board of this path, because a circle makes no path shorter. It may look at any other board again.
    .step = on-this-path, word:reject
lesson-iterative-deepening-proof-1 = The first goal found is exactly at the limit of its round, because earlier rounds found none. So no path is shorter.
    .step = word:found
lesson-iterative-deepening-cost-1 = Memory is `O(b·d)`: one path of at most `d` moves, and `b` children for each of its boards.
    .step = last word:expand
lesson-iterative-deepening-cost-2 = Time is `O(b^d)`. If each level has `b` times as many boards as the level above, all rounds together cost only about `b/(b − 1)` times the last round (Korf 1985).
    .step = last word:restart

## Lesson: greedy-backtracking

lesson-greedy-backtracking-idea-1 = From the current board the search goes to the accepted child with the smallest `f = g + h`. The others wait, because this child may lead nowhere.
    .step = word:choose
lesson-greedy-backtracking-idea-2 = If no child is left, the search goes back one move and takes the next best child there.
    .step = word:back, word:choose
lesson-greedy-backtracking-invariant-1 = From one board of the path to the next, `f` never rises by more than `tolerance`. A child with a larger rise is refused.
    .step = worse-than-parent, word:reject
lesson-greedy-backtracking-invariant-2 = `visited` keeps every board that was accepted, and no board is accepted twice. So the search must end.
    .step = word:add
lesson-greedy-backtracking-limits-1 = The search never finds a path on which `f` rises by more than the tolerance in one move. So it may give up on a board that can be solved.
    .step = word:exhausted, worse-than-parent, word:back, word:reject
lesson-greedy-backtracking-limits-2 = With tolerance 0 the path found is a shortest one, because `f` never exceeds the `h` of the start and `h` never overestimates. With a larger tolerance the path may be longer.
    .step = word:found
lesson-greedy-backtracking-cost-1 = Memory holds one path of `m` moves with up to `b` waiting children for each board on it: `O(b·m)`. It also holds `visited`. The search usually looks at few boards, at worst at all that can be reached.
    .step = last word:expand
