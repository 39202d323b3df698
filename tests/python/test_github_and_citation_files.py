"""The files by which others join the project and cite it fit their schemas."""

from pathlib import Path

import pytest
from check_jsonschema import main

ROOT = Path(__file__).parents[2]
FILES = {  # by schema
    "github-workflows": ".github/workflows/*.yml",
    "github-issue-forms": ".github/ISSUE_TEMPLATE/*.yml",
    "renovate": ".github/renovate.json",
    "citation-file-format": "CITATION.cff",
}


def test_files_fit_their_schemas():
    for schema, pattern in FILES.items():
        options = ["--builtin-schema", f"vendor.{schema}", "--default-filetype", "yaml"]
        files = [str(path) for path in ROOT.glob(pattern)]
        with pytest.raises(SystemExit, match="^0$"):
            main([*options, *files])
