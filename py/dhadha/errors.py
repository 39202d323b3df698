"""What a request or a run can fail with."""


class InvalidInput(ValueError):
    """A refusal: `key` and `args` for the page to translate, `str(error)` in English for everybody else.

    picture: a board that shows what is wrong, as Puzzle.board gives it, with "marks" and "links" as in a Step; or None.
    """

    def __init__(self, key: str, sentence: str, picture: dict | None = None, **args):
        self.key = key
        self.args_by_name = args
        self.picture = picture
        super().__init__(sentence.format(**args))

    def as_dict(self) -> dict:
        """{"key", "args": {name: value}, "sentence"}, and "picture" where there is one."""
        told = {"key": self.key, "args": self.args_by_name, "sentence": str(self)}
        return told | {"picture": self.picture} if self.picture else told


class BudgetSpent(Exception):
    """The allowance is used up; `node` is where the search stood, `reason` and `args` tell more than the number."""

    def __init__(self, node, reason: str = "budget-spent", args: dict | None = None):
        super().__init__()
        self.node = node
        self.reason = reason
        self.args_by_name = args
