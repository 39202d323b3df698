### Lessons: their headings, and the searches that puzzles share. The sentences of a lesson are numbered; `.step` names the steps of a run that show what is said, the first that it has.
lesson-idea = The idea
lesson-invariant = The invariant: true at every step
lesson-proof = Why it is right
lesson-limits = Where it falls short
lesson-cost = What it costs

## a-star

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

## weighted-a-star

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

## ida-star

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

## breadth-first

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

## depth-first

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

## iterative-deepening

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

## greedy-backtracking

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
