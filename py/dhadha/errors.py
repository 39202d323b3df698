"""What a request or a run can fail with."""


class InvalidInput(ValueError):
    """A refusal: `key` and `args` for the page to translate, `str(error)` in English for everybody else."""

    def __init__(self, key: str, sentence: str, **args):
        self.key = key
        self.args_by_name = args
        super().__init__(sentence.format(**args))

    def as_dict(self) -> dict:
        """{"key", "args": {name: value}, "sentence"}."""
        return {"key": self.key, "args": self.args_by_name, "sentence": str(self)}


class BudgetSpent(Exception):
    """The allowance of nodes is used up; `node` could not be expanded any more."""

    def __init__(self, node):
        super().__init__()
        self.node = node
