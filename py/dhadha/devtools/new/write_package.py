"""Write a new package with a working puzzle, from template/."""

import re
import sys
from keyword import iskeyword
from pathlib import Path
from tempfile import TemporaryDirectory

from ...core.errors import InvalidInput
from ...core.quoting import quoted
from ...puzzles.registry import why_id_is_invalid

TEMPLATE = Path(__file__).parent / "template"
PACKAGE_NAME = re.compile(r"[a-z][a-z0-9]*([-_][a-z0-9]+)*")


def write_package(given: str) -> Path:
    """Create the folder `given`, whose last part names the puzzle: its project `my-puzzle`, its module `my_puzzle`.

    Raises InvalidInput for invalid or taken names, and OSError if writing fails.
    """
    folder = Path(given)
    name = folder.name.replace("_", "-")
    module = name.replace("-", "_")
    if not PACKAGE_NAME.fullmatch(folder.name) or len(name) > 60:
        raise refused_name_error(given, "use small letters, digits and hyphens, such as my-puzzle")
    taken = module in sys.stdlib_module_names or iskeyword(module) or module in ("dhadha", "tests", "src")
    if taken or why_id_is_invalid(name):
        raise refused_name_error(given, "this name is taken")
    if folder.exists() or folder.is_symlink():
        raise refused_name_error(given, "this path exists already")
    words = {
        "template-name": name,
        "template_name": module,
        "TemplateName": module.title().replace("_", ""),
        "Template title": name.replace("-", " ").capitalize(),
    }
    folder.parent.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory(prefix=".", dir=folder.parent) as beside:  # so that no incomplete package remains
        begun = Path(beside, folder.name)
        for source in sorted(TEMPLATE.rglob("*")):
            if source.is_file() and "__pycache__" not in source.parts:
                target = begun / replace_words(str(source.relative_to(TEMPLATE)), words)
                target.parent.mkdir(parents=True, exist_ok=True)
                target.write_text(replace_words(source.read_text(encoding="utf-8"), words), encoding="utf-8")
        begun.rename(folder)
    return folder


def replace_words(text: str, words: dict[str, str]) -> str:
    for old, new in words.items():
        text = text.replace(old, new)
    return text


def refused_name_error(given: str, why: str) -> InvalidInput:
    return InvalidInput("not-a-name", "“{given}” cannot be the name of a package: {why}.", given=quoted(given), why=why)
