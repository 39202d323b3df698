"""The pieces as SVG paths in a box of 100 by 100."""

KNIGHT_SHAPE = (  # the horse's head with its mane and an eye, a collar, a base
    "M28 78C29 66 36 60 43 53C46 49 46 46 45 43C41 49 35 51 30 52C27 54 25 58 21 59C16 59 12 54 14 "
    "49C17 42 22 37 25 30C28 22 34 18 40 16L41 6L49 14"
    "C68 17 79 33 79 56C79 64 77 71 75 78zM39 27a3.6 3.6 0 1 0 0 7.2a3.6 3.6 0 1 0 0-7.2zM24 82H79L82 92H21z"
)
TARGET_SHAPE = (  # a thick ring in a thin one, open for the number within
    "M50 4a46 46 0 1 1 0 92a46 46 0 1 1 0-92zM50 8a42 42 0 1 0 0 84a42 42 0 1 0 0-84zM50 14a36 36 0 "
    "1 1 0 72a36 36 0 1 1 0-72zM50 23a27 27 0 1 0 0 54a27 27 0 1 0 0-54z"
)
