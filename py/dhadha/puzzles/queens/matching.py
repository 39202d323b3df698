"""Bipartite matching by augmenting paths.

H. W. Kuhn, "The Hungarian method for the assignment problem", Naval Research Logistics Quarterly 2 (1955).
"""

from collections.abc import Sequence


def bipartite_matching(choices: Sequence[Sequence[int]]) -> list[int] | None:
    """Return one choice for each, none twice, or None. Unused choices are preferred, then earlier ones."""
    owner: dict[int, int] = {}

    def augment(who: int, refused: set[int]) -> bool:
        for choice in choices[who]:
            if choice not in owner:
                owner[choice] = who
                return True
        for choice in choices[who]:
            if choice not in refused:
                refused.add(choice)
                if augment(owner[choice], refused):
                    owner[choice] = who
                    return True
        return False

    if not all(augment(who, set()) for who in range(len(choices))):
        return None
    chosen = {who: choice for choice, who in owner.items()}
    return [chosen[who] for who in range(len(choices))]
