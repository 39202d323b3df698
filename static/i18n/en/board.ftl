board-label = Board with { $rows } rows and { $columns } columns. The arrow keys move pieces.
board-label-still = Board with { $rows } rows and { $columns } columns.
board-label-large = Board with { $rows } rows and { $columns } columns, drawn as a picture.
board-label-free = Board with { $rows } rows and { $columns } columns. The arrow keys move the cursor, Enter places or lifts a piece.
board-label-grid = Board with { $rows } rows and { $columns } columns. The arrow keys move the cursor, Enter takes, places or changes what is there.
