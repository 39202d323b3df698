### Taking over: the visitor performs the algorithm
take-over-title = You are the algorithm
take-over-hint = Hint: { $sentence }
take-over-undo = Undo
take-over-show-hint = Hint
take-over-do = Show me
take-over-again = Start over
take-over-end = End
take-over-busy = Python prepares the next step …
take-over-running = The search has not come further yet.
take-over-done = { $hints ->
    [0] Done: { $right } of { $all } acts right at once, without a hint.
    [one] Done: { $right } of { $all } acts right at once, with one hint.
   *[other] Done: { $right } of { $all } acts right at once, with { $hints } hints.
}
take-over-yours = You
take-over-own = The algorithm alone
take-over-steps = Steps
take-over-departures = You chose otherwise than the algorithm alone, as it may, at:
take-over-same = You made exactly the run that the algorithm makes alone.
take-over-watch = Watch the algorithm alone
take-over-your-path = Your path:
take-over-own-path = Its path:
act-prompt = You perform: { $algorithm }. What do you do next?
act-child = { $count ->
    [one] One child of this node, not examined yet
   *[other] { $count } children of this node, not examined yet
}
act-node = { $count ->
    [one] One node waits
   *[other] { $count } nodes wait
}
act-row = row { $row }
act-back = Go back
act-close = Close this node
act-remove = Take the piece back
act-restart = Begin a new round
act-children-first = { $count ->
    [one] First examine the last child of this node.
   *[other] First examine the children of this node: { $count } are left.
}
act-nodes-wait = { $count ->
    [one] No: one node waits, and the search goes on with it.
   *[other] No: { $count } nodes wait, and the search goes on with one of them.
}
act-more-to-try = No: there is still something to try here.
act-cell-first = No: first a cell is due.
act-other-cell = No: { $place } does not come next.
act-child-chosen = You examine the child that the board shows.
act-square-chosen = You try this square.
act-column = Squares of column { $column }
act-due-back = No: from here it only goes back.
act-due-close = No: all children of this node are examined.
act-due-remove = No: every square of this column was tried.
act-due-restart = No: here a new round begins.
act-other-column = No: it is the turn of column { $column }.
act-tried = Row { $row } was tried already.
act-rows-in-order = Not row { $row } yet: the rows come in order, from the top.
take-over-ends = The run ends here. Go back to an earlier step to take over.
take-over-too-long = This run is too long to take over: not all of its steps are kept.
