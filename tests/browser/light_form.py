"""The visible parts of a player in its light form."""


def lit_line_is_seen(player):
    """Return whether the highlighted line is within the code, and code and sentence are within the player."""
    box = player.bounding_box()
    bottom = box["y"] + box["height"] + 1
    parts = "dhadha-code .on", ".code", ".narration"
    line, code, said = (player.locator(part).first.bounding_box() for part in parts)
    begins = line["y"] >= code["y"] - 1 and line["y"] + min(line["height"], 22) <= code["y"] + code["height"] + 1
    return begins and code["y"] + code["height"] <= bottom and said["y"] + 20 <= bottom
