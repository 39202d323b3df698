"""Derive the board and its two squares from a state and options, or reject them."""

from ...puzzle import InvalidInput, Options, Picture
from .board import DRAWN_UP_TO, KNIGHT, UNSEEN, KnightBoard, read_leaper
from .parse_and_format_state import PathRequest, Square, read_state

SHORTEST_SIDE = 5  # of a board for which the formula is right


def read_board_start_and_target(state: str, options: Options) -> tuple[KnightBoard, int, int]:
    """Return the board with its blocked squares, the start and the target, by default from corner to corner. Raises
    InvalidInput."""
    board = KnightBoard(int(options["rows"]), int(options["columns"]), read_leaper(str(options["leaper"])))
    corners = PathRequest(Square(0, 0), Square(board.rows - 1, board.columns - 1), ())
    request = read_state(state) or corners
    start, target, *blocked = map(board.cell, (request.start, request.target, *request.blocked))
    return KnightBoard(board.rows, board.columns, board.leaper, blocked), start, target


def check_ends_not_blocked(board: KnightBoard, start: int, target: int) -> None:
    for key, cell in (("blocked-start", start), ("blocked-target", target)):
        if cell in board.blocked:
            piece = "start" if key == "blocked-start" else "target"
            raise InvalidInput(
                key, f"The {piece} is {{square}}, but there is a wall on it. Remove the wall or choose another square.",
                picture=picture_of_rejected_square(board, start, target, cell), square=board.name(cell),
            )


def check_formula_applies(board: KnightBoard) -> None:
    """Raise InvalidInput unless the formula holds: for knights, on boards that are wide enough."""
    if board.leaper != KNIGHT or min(board.rows, board.columns) < SHORTEST_SIDE or board.blocked:
        raise InvalidInput(
            "formula-board", "The formula is only for the knight (the leap 1,2), on boards of at least {least} rows "
            "and {least} columns without walls. Choose “breadth-first” or “bitboard”.", least=SHORTEST_SIDE,
        )


def picture_of_rejected_square(board: KnightBoard, start: int, target: int, fault: int) -> Picture | None:
    """Return a picture of the board that marks the rejected square."""
    if board.square_count > DRAWN_UP_TO:
        return None
    return {
        "rows": board.rows, "columns": board.columns, "values": board.initial_values() + [1 + start, 1 + target],
        "blank": UNSEEN, "coordinates": "squares", "tokens": ["knight", "target"], "marks": [(fault, "conflict")],
    }
