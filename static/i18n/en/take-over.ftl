### Taking over: the visitor performs the algorithm
take-over-title = You are the algorithm
take-over-hint = Hint: { $sentence }
take-over-undo = Undo
take-over-show-hint = Hint
take-over-do = Show me
take-over-again = Start over
take-over-end = End
take-over-busy = Python is preparing the next step…
take-over-running = The computer does what follows by itself…
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
take-over-watch = Watch the algorithm alone
take-over-your-path = Your path:
take-over-own-path = Its path:
act-prompt = Now you are the computer.
act-progress = { $all ->
    [none] { $number }
   *[other] { $number } of { $all }
}
act-child = Next:
act-follow = Which child does the search go on with?
act-column = Column { $column }: tap the next safe row. If none is left, go back.
act-row = row { $row }
act-back = None: go back
act-remove = None: take a queen back
act-row-left = No: a row of column { $column } is still safe.
act-other-column = No: column { $column } is next.
act-tried = { $algorithm ->
    [permutation] No: row { $row } is not left for column { $column }.
   *[other] No: column { $column } is past row { $row }. Its rows are tried from the top.
}
act-rows-in-order = { $algorithm ->
    [permutation] No: another safe row of column { $column } comes before row { $row }.
   *[other] No: rows are tried from the top, and a safe row comes before row { $row }.
}
take-over-ends = Nothing is left to decide in this run: each step follows by itself.
take-over-too-long = This run is too long to take over, because not all of its steps are kept.
