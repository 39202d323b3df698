"""The command line: python -m dhadha list | solve | batch | verify | new | check | bake | data."""

import argparse
import json
import os
import stat
import sys
from collections.abc import Callable
from contextlib import nullcontext
from functools import partial
from itertools import chain
from pathlib import Path
from typing import NoReturn, TextIO

from ..core.errors import InvalidInput
from ..core.quoting import Count, quoted
from ..core.steps_and_nodes import STATUS, Step
from ..notation.normalize_input import to_text
from ..puzzles import registry
from ..runs.run import Run
from ..terminal.print_without_control_characters import say, warn
from ..terminal.progress import Progress
from ..terminal.run_command_to_exit_status import EXIT_ANSWER, EXIT_BAD_INPUT, EXIT_FAILED, exit_status, run_command
from ..trace.counters import Counters

MOST_WORKERS = 61  # of a pool of processes on Windows
MOST_SECONDS = 10_000_000


class Parser(argparse.ArgumentParser):
    """Report an error in one line, without terminal control characters."""

    def error(self, message: str) -> NoReturn:
        warn(f"dhadha: {quoted(message.rstrip('.'), 300)}; see {self.prog} --help")
        self.exit(EXIT_BAD_INPUT)


def main(arguments: list[str] | None = None) -> int:
    def parse_and_run_command() -> int:
        try:
            chosen = make_argument_parser().parse_args(arguments)
        except SystemExit as end:  # argparse has printed the reason
            return end.code if isinstance(end.code, int) else EXIT_FAILED
        status: int = chosen.command(chosen)
        return status

    return run_command(parse_and_run_command)


def make_argument_parser() -> argparse.ArgumentParser:
    top = Parser(prog="python -m dhadha", description="Classic puzzles, solved step by step.")
    top.add_argument("--version", action="version", version=f"dhadha {sys.modules['dhadha'].__version__}")
    commands = top.add_subparsers(required=True, metavar="COMMAND")

    def add(name: str, command: Callable[[argparse.Namespace], int], meaning: str) -> argparse.ArgumentParser:
        added = commands.add_parser(name, help=meaning)
        added.set_defaults(command=command)
        return added

    listing = add("list", list_puzzles, "puzzles, their algorithms and options")
    listing.add_argument("--json", action="store_true", help="the whole catalogue as JSON")

    solving = add("solve", solve, "solve one state")
    add_run_arguments(solving, "stop after about S seconds, and print the partial result")
    solving.add_argument("--state", help="the state to start from (default: the puzzle's example)")
    solving.add_argument("--json", action="store_true", help="print one JSON object, steps included")
    solving.add_argument("--no-steps", action="store_true", help="omit the steps")

    many = add("batch", batch, "solve each line of standard input, and print an answer for each")
    add_run_arguments(many, "stop each board after about S seconds, and print its partial result")
    many.add_argument("--workers", type=whole_number_of_workers, metavar="N",
                      help="processes (default: one for each core if standard input is a file, else one)")

    verifying = add("verify", verify_result_codes, "judge the result codes of challenges again")
    verifying.add_argument("codes", nargs="+", metavar="CODE",
                           help="a code as the page shows it, or a file of codes, with or without names beside them")
    verifying.add_argument("--challenge", metavar="CHALLENGE",
                           help="the challenge of the class: its id, JSON, or the address of its page")
    verifying.add_argument("--puzzle", help="the puzzle of the challenge, if that is not clear, or of all codes")
    verifying.add_argument("--csv", action="store_true", help="print a table: name, challenge, solved, reason")

    making = add("new", create_puzzle_package, "write a package with a working puzzle")
    making.add_argument("name", help="name of the folder, the project and the puzzle, such as my-puzzle")

    checking = add("check", check, "run all parts of a puzzle, and report faults with file and line")
    checking.add_argument("package", help="a module, a file, a folder or a wheel")
    checking.add_argument("--seconds", type=number_of_seconds, default=5.0, metavar="S",
                          help="limit of processor time for each run (default: 5); loading may take four times as long")

    baking = add("bake", bake, "write the catalogue and a trace of every preset into a folder")
    baking.add_argument("folder", type=Path)
    data = add("data", write_data_files, "write the optional data files of solvers into a folder")
    data.add_argument("folder", type=Path, nargs="?", help="default: DHADHA_DATA, or the user's cache folder")
    for writing in (baking, data):
        writing.add_argument("--replace", action="store_true", help="overwrite existing files")
    return top


def add_run_arguments(command: argparse.ArgumentParser, limit: str) -> None:
    """Add the arguments of a run; limit: what its time limit means."""
    command.add_argument("puzzle")
    command.add_argument("--algorithm", help="default: the puzzle's first")
    command.add_argument("--option", action="append", default=[], metavar="K=V", help="may be repeated")
    command.add_argument("--seconds", type=number_of_seconds, metavar="S", help=limit)


def whole_number_of_workers(text: str) -> int:
    return int(require_number_up_to(MOST_WORKERS, int(text)))


def number_of_seconds(text: str) -> float:
    return require_number_up_to(MOST_SECONDS, float(text))


def require_number_up_to(most: int, number: float) -> float:
    if not 0 < number <= most:
        raise argparse.ArgumentTypeError(f"this must be a number above 0 and up to {most}")
    return number


def list_puzzles(chosen: argparse.Namespace) -> int:
    catalogue = registry.catalogue()
    if chosen.json:
        print(json.dumps(catalogue))
        return EXIT_ANSWER
    for puzzle in catalogue["puzzles"]:
        say(puzzle["id"])
        for algorithm in puzzle["algorithms"]:
            options = " ".join(
                f"{each['id']}={'|'.join(each.get('choices', ())) or each['kind']}" for each in algorithm["parameters"]
                if not each.get("hidden")
            )
            say(f"  {algorithm['id']:<22} {algorithm['kind']:<9} {options}".rstrip())
    return EXIT_ANSWER


def solve(chosen: argparse.Namespace) -> int:
    puzzle, algorithm, options = read_puzzle_algorithm_and_options(chosen)
    prepared = Run.prepare(puzzle, algorithm, chosen.state, options)
    for each in prepared.read_as:
        warn(f"dhadha: {each}")
    counters, progress = Counters(prepared.effective_algorithm.counters), Progress()
    keep = chosen.json and not chosen.no_steps
    steps = []
    try:
        for step in prepared.steps_within(chosen.seconds, answering=True):
            progress.update(step)
            if step.word != STATUS:
                counters.add_words([step.word])
                if keep:
                    steps.append(step_as_dict(prepared, prepared.annotate(step)))
    finally:
        progress.clear()
    if chosen.json:
        print(json.dumps(run_summary_as_dict(prepared, counters) | ({"steps": steps} if keep else {}), default=list))
    else:
        say(progress.answer_line(prepared))
        if prepared.status == "budget" and (hint := larger_budget_hint(prepared)):
            warn(f"dhadha: {hint}")
    return exit_status(prepared)


def larger_budget_hint(prepared: Run) -> str:
    """Return the spent budget and the option that raises it; "" if there is no such option."""
    for parameter in prepared.effective_algorithm.parameters:
        if parameter.id == "budget":
            spent, most = int(prepared.problem.budget), int(parameter.maximum)
            more = f"; the largest is --option budget={most}" if spent < most else ""
            return f"the search stopped at its limit of {Count(spent):node}{more}"
    return ""


def read_puzzle_algorithm_and_options(chosen: argparse.Namespace) -> tuple[str, str, dict[str, str]]:
    """Return puzzle, algorithm and options, validated."""
    puzzle = registry.find_puzzle(chosen.puzzle)
    algorithm = puzzle.find_algorithm(chosen.algorithm) if chosen.algorithm else puzzle.algorithms[0]
    options = dict(map(parse_name_equals_value, chosen.option))
    algorithm.read_options(options)
    return puzzle.id, algorithm.id, options


def parse_name_equals_value(text: str) -> tuple[str, str]:
    name, equals, value = text.partition("=")
    if not equals:
        raise InvalidInput("option-form", "“{given}” does not have the form NAME=VALUE.", given=quoted(text))
    return name, value


def run_summary_as_dict(prepared: Run, counters: Counters) -> dict[str, object]:
    return {
        "puzzle": prepared.puzzle.id,
        "algorithm": prepared.algorithm.id,
        "effective_algorithm": prepared.effective_algorithm.id,
        "state": prepared.state_text,
        "read_as": " ".join(map(str, prepared.read_as)),
        "options": prepared.options,
        "status": prepared.status,
        "result": prepared.result,
        "counters": counters.values,
    }


def step_as_dict(prepared: Run, step: Step) -> dict[str, object]:
    """Return a step as plain data, without empty fields."""
    node, write = step.node, partial(prepared.puzzle.format_for, prepared.problem)
    facts: dict[str, object] = {"word": step.word, "reason": step.reason, "args": step.args}
    if node is not None:
        facts |= {"state": write(node.state), "move": node.move, "depth": node.depth, "h": node.h}
    facts |= {name: getattr(step, name) for name in ("cells", "roles", "marks", "links", "notes")}
    facts["related"] = [write(other.state) for other in step.related] or ()
    return {name: value for name, value in facts.items() if value not in ("", (), None)}


def batch(chosen: argparse.Namespace) -> int:
    """Print an answer or a refusal for each line of standard input; return the worst exit status."""
    from concurrent.futures import BrokenExecutor

    from ..batch import answers
    from ..terminal.child_processes import worker_processes

    puzzle, algorithm, options = read_puzzle_algorithm_and_options(chosen)
    boards = (line.rstrip("\n") for line in sys.stdin or ())
    is_alone = chosen.workers == 1 or not (chosen.workers or is_regular_file(sys.stdin))
    worst = EXIT_ANSWER
    try:
        with nullcontext() if is_alone else worker_processes(chosen.workers) as executor:
            found = answers(executor, puzzle, boards, algorithm, seconds=chosen.seconds, **options)
            for number, answer in enumerate(found, 1):
                say(answer.line)
                if answer.note:
                    warn(f"dhadha: {number}: {answer.note}")
                worst = max(worst, answer.exit_status)
    except BrokenExecutor:
        warn("dhadha: a process ended unexpectedly, perhaps for lack of memory; start again with fewer --workers")
        return EXIT_FAILED
    return worst


def is_regular_file(stream: TextIO | None) -> bool:
    try:
        return stream is not None and stat.S_ISREG(os.fstat(stream.fileno()).st_mode)
    except (OSError, ValueError):
        return False


def verify_result_codes(chosen: argparse.Namespace) -> int:
    """Print a line for each code; fail if one of them is damaged or does not solve its challenge."""
    from ..challenges.class_results import ClassResult, csv_line, judge_codes_in_lines, parse_assigned_task

    lines = [line for code in chosen.codes for line in lines_of_file_or_code(code)]
    results = judge_codes_in_lines(lines, parse_assigned_task(chosen.challenge, chosen.puzzle))
    first = next(results, None)
    if first is None:
        raise InvalidInput("no-codes", "There is no result code in {given}.", given=quoted(" ".join(chosen.codes)))
    if chosen.csv:
        say(csv_line(ClassResult._fields))
    worst = EXIT_ANSWER
    for result in chain([first], results):
        say(csv_line(result) if chosen.csv else result)
        worst = worst if result.solved else EXIT_FAILED
    return worst


def lines_of_file_or_code(code: str) -> list[str]:
    """Return the lines of the file with that name, in UTF-8, or in UTF-16 with a byte order mark; or of the code itself
    if there is none. Raises OSError for what is neither."""
    from ..challenges.result_code import PREFIX

    if not os.path.exists(code) and (PREFIX in code.lower() or not code.strip()):
        return code.splitlines()
    return to_text(Path(code).read_bytes(), "codes").splitlines()


def create_puzzle_package(chosen: argparse.Namespace) -> int:
    from ..devtools.new.write_package import write_package

    folder = write_package(chosen.name)
    say(f"{folder}: a working puzzle. Its README.md names its files; now: python -m dhadha check {folder}")
    return EXIT_ANSWER


def check(chosen: argparse.Namespace) -> int:
    try:
        from ..testing.puzzle_checks import examine_in_own_process
    except ImportError as error:
        warn(f"dhadha: {error}")
        return EXIT_BAD_INPUT
    report = examine_in_own_process(chosen.package, chosen.seconds)
    for line in (*report.findings, report.summary()):
        say(line)
    return EXIT_FAILED if report.faults else EXIT_ANSWER


def bake(chosen: argparse.Namespace) -> int:
    from ..devtools.bake import write_all_baked_data

    write_all_baked_data(chosen.folder, chosen.replace)
    return EXIT_ANSWER


def write_data_files(chosen: argparse.Namespace) -> int:
    from ..devtools.bake import write_data_files
    from ..puzzle.data_files import data_folder

    write_data_files(chosen.folder or Path(data_folder()), chosen.replace)
    return EXIT_ANSWER
