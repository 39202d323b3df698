"""A different choice for everybody: a matching by augmenting paths.

H. W. Kuhn, "The Hungarian method for the assignment problem", Naval Research Logistics Quarterly 2 (1955).
"""

from collections.abc import Sequence


def match(choices: Sequence[Sequence[int]]) -> list[int] | None:
    """One of the choices of each, none chosen twice; None if there is no such selection. A free choice goes before one
    that somebody else has to give up, and an earlier one before a later one."""
    owner: dict[int, int] = {}

    def chooses(who: int, refused: set[int]) -> bool:
        for choice in choices[who]:
            if choice not in owner:
                owner[choice] = who
                return True
        for choice in choices[who]:
            if choice not in refused:
                refused.add(choice)
                if chooses(owner[choice], refused):
                    owner[choice] = who
                    return True
        return False

    if not all(chooses(who, set()) for who in range(len(choices))):
        return None
    chosen = {who: choice for choice, who in owner.items()}
    return [chosen[who] for who in range(len(choices))]
