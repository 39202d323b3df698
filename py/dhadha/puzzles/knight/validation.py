"""Derive the board and its two squares from a state and options, or reject them."""

from ...core.errors import InvalidInput
from ...core.puzzle_types import Options, Picture
from ...core.quoting import quoted
from .board import DRAWN_UP_TO, KNIGHT, UNSEEN, KnightBoard, read_leaper
from .state_text import PathRequest, Square, read_request, read_square, read_squares, write_squares

SHORTEST_SIDE = 5  # of a board for which the formula is right


def request_of(state: str, options: Options) -> PathRequest:
    """Return the request of the state, or of the options if the state is empty; both may agree. Raises InvalidInput."""
    request = read_request(state)
    if request is None:
        corner = Square(int(options["rows"]) - 1, int(options["columns"]) - 1)
        start, target, blocked = (str(options[name]) for name in ("from", "to", "blocked"))
        return PathRequest(read_square(start), read_square(target) if target.strip() else corner, read_squares(blocked))
    stated = {"from": request[:1], "to": request[1:2], "blocked": request.blocked}
    for name, squares in stated.items():
        if set(read_squares(str(options[name]))) not in (set(), set(squares)):
            raise InvalidInput(
                "said-twice", "The board has {option} = {state}, but the option is {given}; omit one of them.",
                option=name, state=quoted(write_squares(squares)) or "–", given=quoted(options[name]),
            )
    return request


def read_board(state: str, options: Options) -> tuple[KnightBoard, int, int]:
    """Return the board with its blocked squares, the start and the target. Raises InvalidInput."""
    request = request_of(state, options)
    board = KnightBoard(int(options["rows"]), int(options["columns"]), read_leaper(str(options["leaper"])))
    start, target, *blocked = map(board.cell, (request.start, request.target, *request.blocked))
    return KnightBoard(board.rows, board.columns, board.leaper, blocked), start, target


def check_ends(board: KnightBoard, start: int, target: int) -> None:
    for key, cell in (("blocked-start", start), ("blocked-target", target)):
        if cell in board.blocked:
            piece = "knight starts from" if key == "blocked-start" else "target is"
            raise InvalidInput(
                key, f"The {piece} {{square}}, which is blocked; unblock it or take another square.",
                picture=fault_picture(board, start, target, cell), square=board.name(cell),
            )


def check_formula(board: KnightBoard) -> None:
    """Raise InvalidInput unless the formula holds: for knights, on boards that are wide enough."""
    if board.leaper != KNIGHT or min(board.rows, board.columns) < SHORTEST_SIDE or board.blocked:
        raise InvalidInput(
            "formula-board", "The formula holds for the knight, the leaper 1,2, on boards of at least {least} rows and "
            "{least} columns without blocked squares; take breadth-first or bitboard.", least=SHORTEST_SIDE,
        )


def fault_picture(board: KnightBoard, start: int, target: int, fault: int) -> Picture | None:
    """Return a picture of the board that marks the rejected square."""
    if board.squares > DRAWN_UP_TO:
        return None
    return {
        "rows": board.rows, "columns": board.columns, "values": board.initial_values() + [1 + start, 1 + target],
        "blank": UNSEEN, "coordinates": "squares", "tokens": ["knight", "target"], "marks": [(fault, "conflict")],
        "links": [],
    }
