"""`new` writes a package that passes its own tests, under any valid name."""

import subprocess
import sys
import zipfile

import pytest
from dhadha.core.errors import InvalidInput
from dhadha.devtools.new.write_package import write_package
from dhadha.testing import check_package, find_package


@pytest.mark.parametrize("given", ["newly-made-puzzle", "newly_written", "newly8"])
def test_package_gets_the_given_name(tmp_path, given):
    folder = write_package(str(tmp_path / given))
    name, module = given.replace("_", "-"), given.replace("-", "_")
    project = (folder / "pyproject.toml").read_text("utf-8")
    assert f'name = "{name}"\n' in project and f'{name} = "{module}:PUZZLE"\n' in project
    texts = [path.read_text("utf-8") for path in folder.rglob("*") if path.is_file()]
    assert "emplate" not in "".join(texts) + " ".join(map(str, folder.rglob("*")))
    package = find_package(str(folder))
    assert (package.name, package.entries, package.tops) == (name, {name: f"{module}:PUZZLE"}, [module])


def test_invalid_or_taken_names(tmp_path):
    names = ("", "..", "My-Puzzle", "a b", "a--b", "8queens", "n-queens", "random", "class", "dhadha", "ধাঁধা")
    for given in names:
        with pytest.raises(InvalidInput):
            write_package(str(tmp_path / given))
    assert list(tmp_path.iterdir()) == []
    (tmp_path / "here").mkdir()
    with pytest.raises(InvalidInput, match="this path exists already"):
        write_package(str(tmp_path / "here"))


def test_tests_of_new_package_pass(tmp_path):
    folder = write_package(str(tmp_path / "tested-by-itself"))
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider"]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True)
    assert done.returncode == 0 and "10 passed" in done.stdout, done.stdout


def test_wheel_of_new_package_is_complete(tmp_path):
    folder = write_package(str(tmp_path / "made-into-a-wheel"))
    command = [sys.executable, "-m", "pip", "wheel", "-q", "--no-deps", "--no-build-isolation", "-w", tmp_path, folder]
    subprocess.run(command, check=True)
    wheel = tmp_path / "made_into_a_wheel-1.0-py3-none-any.whl"
    assert "made_into_a_wheel/fa.ftl" in zipfile.ZipFile(wheel).namelist()
    assert check_package(wheel).ran["presets"] == 2
