"""N-queens in the page: the coordinates of squares and the pieces on them."""

HERE = "n-queens/"


def tap(player, column, row, n=8):
    """Press the centre of a square, counted from 1."""
    player.page.mouse.click(*middle(player, column, row, n))


def middle(player, column, row, n=8):
    box = player.page.locator("dhadha-board .board").bounding_box()
    return box["x"] + (column - 0.5) * box["width"] / n, box["y"] + (row - 0.5) * box["height"] / n


def narration(player):
    return player.page.locator(".narration")


def state(player):
    return player.page.locator("#state")
