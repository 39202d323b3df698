"""The 6-6-3 tables come as a file: each number of a large one is its excess over the sum of two small ones.

The tables of a pattern's first three tiles and of its last three are quickly built, and additive. The excess is even,
since all paths between two positions have lengths of the same parity; half of it is a digit, cut off at BASE - 1, so
that the numbers stay lower bounds. Positions with two tiles in a cell are left out, PER digits make a byte, and the
file has the first bytes of all blocks, then the second, and so on, which compresses better.
"""

from collections.abc import Iterable, Iterator
from functools import cache
from itertools import compress

from ....puzzle.data_files import DataFile
from .build_tables import Table, get_or_build_table
from .partitions import FIFTEEN, SIXES, Pattern, distinct_patterns, partition_and_mirror_image

CELLS, TILES, LAST = 16, 6, 15
SQUARE = CELLS**2  # positions of a block: those of the first two tiles while the others stand still
BASE, PER = 4, 4
BYTES = (CELLS - 4) * (CELLS - 5) // PER  # of a block
BLOCKS = 16 * 15 * 14 * 13  # of a table
SIZE = BLOCKS * BYTES  # of a packed table
DIGITS = [bytes(byte // BASE**i % BASE for i in range(PER)) for byte in range(BASE**PER)]
NOWHERE = 255  # an index without a digit: a block has fewer

PATTERNS = tuple(distinct_patterns(FIFTEEN, partition_and_mirror_image(FIFTEEN, SIXES, LAST), LAST))
loaded: dict[tuple[Pattern, ...], Table] = {}  # the tables of PATTERNS, one after the other, once they are unpacked


def pack_all_big_tables() -> bytes:
    return b"".join(pack_table(pattern) for pattern in PATTERNS if len(pattern.cells) == TILES)


def unpack_file_into_loaded(file: bytes) -> Iterator[None]:
    if len(file) != SIZE * sum(len(pattern.cells) == TILES for pattern in PATTERNS):
        raise ValueError("a file of tables has another length")
    table, end = bytearray(sum(pattern.size for pattern in PATTERNS)), 0
    for number, pattern in enumerate(PATTERNS):
        packed = file[number * SIZE :][:SIZE]
        pieces: Iterable[Table] = unpack_table_in_pieces(pattern, packed) if packed else [get_or_build_table(pattern)]
        for piece in pieces:
            begin, end = end, end + len(piece)
            table[begin:end] = piece
            yield
    loaded[PATTERNS] = table


BIG_TABLES = DataFile("n-puzzle.6-6-3.table", pack_all_big_tables, unpack_file_into_loaded)


def pack_table(pattern: Pattern) -> bytes:
    """Return the packed table of a pattern with six tiles."""
    even = int.from_bytes(bytes([128]) * SQUARE**2, "little")  # so that no difference is below 0
    digit = bytes(min(BASE - 1, max(0, more - 128) // 2) for more in range(256))  # of such a difference
    table, digits = get_or_build_table(pattern), bytearray()
    for last, piece in enumerate(sums_of_half_pattern_tables(pattern)):
        numbers = int.from_bytes(table[last * SQUARE**2 :][: SQUARE**2], "little")
        more = (numbers + even - int.from_bytes(piece, "little")).to_bytes(SQUARE**2, "little").translate(digit)
        for number, indices in blocks_by_cells_of_last_tiles(last):
            digits += bytes(compress(more[number * SQUARE :], map(NOWHERE.__ne__, indices)))
    planes = [int.from_bytes(digits[i::PER], "little") * BASE**i for i in range(PER)]
    packed = sum(planes).to_bytes(SIZE, "little")
    return b"".join(packed[place::BYTES] for place in range(BYTES))


def unpack_table_in_pieces(pattern: Pattern, packed: bytes) -> Iterator[bytes]:
    """Yield the table in pieces of 16⁴ numbers, with empty pieces during slow work."""
    blocks = bytearray(SIZE)
    for place in range(BYTES):
        blocks[place::BYTES] = packed[place * BLOCKS : (place + 1) * BLOCKS]
        yield b""
    begin = 0
    for last, piece in enumerate(sums_of_half_pattern_tables(pattern)):
        missing = [bytes(SQUARE)] * SQUARE
        for number, indices in blocks_by_cells_of_last_tiles(last):
            digits = b"".join(map(DIGITS.__getitem__, blocks[begin : begin + BYTES]))
            missing[number] = indices.translate(digits.ljust(256, b"\0"))
            begin += BYTES
        twice = int.from_bytes(b"".join(missing), "little") << 1
        yield (int.from_bytes(piece, "little") + twice).to_bytes(len(piece), "little")


def sums_of_half_pattern_tables(pattern: Pattern) -> Iterator[bytes]:
    """Yield the sums of the small tables for all positions of the first four tiles, by the cells of the last two."""
    low, high = (get_or_build_table(pattern._replace(cells=half)) for half in (pattern.cells[:3], pattern.cells[3:]))
    for begin in range(0, len(high), CELLS):
        yield b"".join(low.translate(byte_addition_table(more)) for more in high[begin : begin + CELLS])


@cache
def byte_addition_table(more: int) -> bytes:
    """Return the table for bytes.translate that adds `more`."""
    return bytes((value + more) % 256 for value in range(256))


def blocks_by_cells_of_last_tiles(last: int) -> Iterator[tuple[int, bytes]]:
    """Yield the number and the digits' indices of each block whose last two tiles stand in these cells."""
    for number in range(SQUARE):
        cells = frozenset((*divmod(last, CELLS), *divmod(number, CELLS)))
        if len(cells) == TILES - 2:
            yield number, digit_index_of_each_position(cells)


@cache
def digit_index_of_each_position(taken: frozenset[int]) -> bytes:
    """Return the digit's index for each position of a block, the cells of whose other tiles are `taken`."""
    free = [at for at in range(SQUARE) if len({*divmod(at, CELLS)} - taken) == 2]
    indices = {at: index for index, at in enumerate(free)}
    return bytes(indices.get(at, NOWHERE) for at in range(SQUARE))
