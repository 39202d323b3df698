### Taking over: the visitor performs the algorithm
take-over-title = You are the algorithm
take-over-hint = Hint: { $sentence }
take-over-undo = Undo
take-over-show-hint = Hint
take-over-do = Show me
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
act-prompt = You are { $algorithm }. What do you do next?
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
act-better-child = No: another child of this node is better.
act-more-to-write = No: there is still something to try here.
act-in-order = Not this one: it goes in order, and another comes first.
act-other-decision = No: that is not what comes now.
act-nothing-to-choose = No: here it decides something without choosing from these.
