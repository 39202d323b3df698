### Taking over: the visitor performs the algorithm
take-over-title = You are the algorithm
take-over-hint = Hint: { $sentence }
take-over-undo = Undo
take-over-show-hint = Hint
take-over-do = Show me
take-over-again = Start over
take-over-end = End
take-over-busy = Python is preparing the next step…
take-over-running = The run has not moved on yet.
take-over-done = { $all ->
    [one] 1 decision
   *[other] { $all } decisions
}, { $right } right on the first try, { $hints ->
    [0] without a hint.
    [one] with one hint.
   *[other] with { $hints } hints.
}
take-over-yours = You
take-over-own = The algorithm alone
take-over-steps = Steps
take-over-departures = Here you chose differently, which the algorithm also allows:
take-over-same = Your run is exactly the same as that of the algorithm alone.
take-over-watch = Watch the algorithm alone
take-over-your-path = Your path:
take-over-own-path = Its path:
act-prompt = You are { $algorithm } now. What do you do next?
act-child = { $count ->
    [one] Examine the last child of this node
   *[other] Examine a child of this node ({ $count } left)
}
act-node = { $count ->
    [one] One node is waiting
   *[other] { $count } nodes are waiting
}
act-row = row { $row }
act-back = Go back
act-close = Close this node
act-remove = Take back
act-restart = Begin a new round
act-children-first = { $count ->
    [one] First examine the last child of this node.
   *[other] First examine the children of this node: { $count } are left.
}
act-nodes-wait = { $count ->
    [one] No: one node is waiting, so the search goes on with it.
   *[other] No: { $count } nodes are waiting, so the search goes on with one of them.
}
act-more-to-try = No: there is still a square to try.
act-cell-first = No: choose a cell first.
act-other-cell = No: { $place } does not come next.
act-child-chosen = You are examining the child shown on the board.
act-square-chosen = You chose this cell.
act-column = Squares of column { $column }
act-due-back = { $failed ->
    [none] No: the search goes back from here.
    [0] No: this solution is counted, so the search goes back to look for others.
   *[other] No: column { $failed } has no row left to try, so the search goes back.
}
act-due-close = No: all children of this node have been examined, so close it.
act-due-remove = { $failed ->
    [none] { $algorithm ->
        [backtracking-iterative] No: column { $column } has no safe row left, so take its queen back.
       *[other] No: no further piece fits here, so take one back.
    }
    [0] No: this solution is counted, so take the queen of column { $column } back to look for others.
   *[other] No: column { $failed } has no safe row left, so take the queen of column { $column } back.
}
act-due-restart = No: a new round begins here.
act-other-column = No: column { $column } is next.
act-tried = { $algorithm ->
    [permutation] No: here swaps decide the order of the rows. Column { $column } now gets a row below row { $row }.
   *[other] No: column { $column } tries its rows from the top and has already passed row { $row }. Try a row below it.
}
act-rows-in-order = { $algorithm ->
    [permutation] No: here swaps decide the order of the rows. Column { $column } now gets a row above row { $row }.
   *[other] No: column { $column } tries its rows from the top, and row { $row } is not next. Try a row above it.
}
take-over-ends = The run ends here. Go back to an earlier step to take over.
take-over-too-long = This run is too long to take over, because not all of its steps are kept.
