board-rows = { $rows ->
    [one] 1 row
   *[other] { $rows } rows
}
board-columns = { $columns ->
    [one] 1 column
   *[other] { $columns } columns
}
board-label = Board with { board-rows } and { board-columns }. The arrow keys move pieces.
board-label-still = Board with { board-rows } and { board-columns }.
board-label-large = Board with { board-rows } and { board-columns }, drawn as a picture.
board-label-free = Board with { board-rows } and { board-columns }. The arrow keys move the cursor, and Enter places or lifts a piece.
board-label-grid = Board with { board-rows } and { board-columns }. The arrow keys move the cursor, and Enter takes, places or changes what is there.
