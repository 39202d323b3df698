"""The command line: python -m dhadha list | solve | judge | verify | new | check | bake | data."""

from __future__ import annotations

import argparse
import json
import os
import stat
import sys
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn, TextIO

from ..core.errors import InvalidInput
from ..core.quoting import printable, quoted
from ..core.step import STATUS, Step
from ..notation import Reading
from ..notation.board_stream import split_boards, split_off_count
from ..puzzles import registry
from ..runs.run import Run, is_board
from ..terminal.output import (
    EXIT_ANSWER,
    EXIT_BAD_INPUT,
    EXIT_BUDGET,
    EXIT_FAILED,
    EXIT_INTERRUPTED,
    given_arguments,
    lines_of,
    run_command,
    say,
    warn,
)
from ..terminal.progress import CLEAR, Progress
from ..terminal.time_limit import (
    INTERRUPT,
    TIME,
    LimitedRun,
    TimeUp,
    answer_line,
    exit_status,
    read_seconds,
    time_limit,
)
from ..trace.counters import Counters

if TYPE_CHECKING:
    from .. import batch

MOST_WORKERS = 256


class Parser(argparse.ArgumentParser):
    """Report an error in one line, without terminal control characters."""

    def error(self, message: str) -> NoReturn:
        warn(f"dhadha: {message.rstrip('.')}; {self.prog} --help tells more")
        self.exit(EXIT_BAD_INPUT)

    def _print_message(self, message: str, file: Any = None) -> None:
        print("\n".join(map(printable, message.split("\n"))), end="", file=file)


def main(arguments: list[str] | None = None) -> int:
    given = given_arguments() if arguments is None else arguments

    def command() -> int:
        try:
            chosen = parser().parse_args(given)
        except SystemExit as end:  # argparse has printed the reason
            return end.code if isinstance(end.code, int) else EXIT_FAILED
        status: int = chosen.command(chosen)
        return status

    return run_command(command)


def parser() -> argparse.ArgumentParser:
    top = Parser(prog="python -m dhadha", description="Classic puzzles, solved step by step.")
    commands = top.add_subparsers(required=True, metavar="COMMAND")

    def add(name: str, command: Callable[[argparse.Namespace], int], meaning: str) -> argparse.ArgumentParser:
        added = commands.add_parser(name, help=meaning)
        added.set_defaults(command=command)
        return added

    listing = add("list", list_puzzles, "puzzles, their algorithms and options")
    listing.add_argument("--json", action="store_true", help="the whole catalogue as JSON")

    solving = add("solve", solve, "solve one state")
    add_request(solving, "stop after about S seconds, and print the partial result",
                "solve in parts, in N processes (for algorithms that can be split)")
    solving.add_argument("--state", help="the state to start from (default: the puzzle's example)")
    solving.add_argument("--json", action="store_true", help="print one JSON object, steps included")
    solving.add_argument("--no-steps", action="store_true", help="omit the steps")
    solving.add_argument("--parts", metavar="FILE", help="solve in parts, stored in FILE; an equal request resumes")

    judging = add("judge", judge, "solve each line of standard input, an answer a line")
    add_request(judging, "time limit for each board, whose partial result is printed",
                "processes (default: one for each core if standard input is a file, else one)")

    verifying = add("verify", verify, "judge the result codes of challenges again")
    verifying.add_argument("codes", nargs="*", metavar="CODE", help="a code, as the page shows it, or a file of codes")
    verifying.add_argument("--file", type=argparse.FileType(encoding="utf-8-sig", errors="replace"), metavar="FILE",
                           help="a code a line, a name before it or not; - for standard input")
    verifying.add_argument("--challenge", metavar="CHALLENGE",
                           help="the one that the class was given: its id, JSON, or the address of its page")
    verifying.add_argument("--csv", action="store_true", help="print a table: name, challenge, solved, reason")

    making = add("new", new, "write a package with a working puzzle")
    making.add_argument("name", help="name of the folder, the project and the puzzle, such as my-puzzle")

    checking = add("check", check, "run all parts of a puzzle, and report faults with file and line")
    checking.add_argument("package", help="a module, a file, a folder or a wheel")
    checking.add_argument("--seconds", type=seconds, default=5.0, metavar="S",
                          help="limit of processor time for each run (default: 5); loading may take 20")

    baking = add("bake", bake, "write the catalogue and a trace of every preset into a folder")
    baking.add_argument("folder", type=Path)
    data = add("data", make_data, "write the optional data files of solvers into a folder")
    data.add_argument("folder", type=Path, nargs="?", help="default: DHADHA_DATA, or the user's cache folder")
    for writing in (baking, data):
        writing.add_argument("--replace", action="store_true", help="overwrite existing files")
    return top


def add_request(command: argparse.ArgumentParser, limit: str, processes: str) -> None:
    """Add the arguments of a run; limit, processes: what its time limit and number of workers mean."""
    command.add_argument("puzzle")
    command.add_argument("--algorithm", help="default: the puzzle's first")
    command.add_argument("--option", action="append", default=[], metavar="K=V", help="may be repeated")
    command.add_argument("--seconds", type=seconds, metavar="S", help=limit)
    command.add_argument("--workers", type=workers, metavar="N", help=processes)


def workers(text: str) -> int:
    number = int(text) if text.isdecimal() and len(text) < 4 else 0
    if not 1 <= number <= MOST_WORKERS:
        raise argparse.ArgumentTypeError(f"a number from 1 to {MOST_WORKERS} is needed, not “{quoted(text)}”")
    return number


def seconds(text: str) -> float:
    try:
        return read_seconds(text)
    except InvalidInput as refusal:
        raise argparse.ArgumentTypeError(str(refusal)) from None


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
    if chosen.parts is not None or chosen.workers:
        return solve_in_parts(chosen)
    puzzle, algorithm, options = read_request(chosen)
    prepared = Run.prepare(puzzle, algorithm, chosen.state, options)
    for each in prepared.read_as:
        warn(f"dhadha: {each}")
    counters, annotate, progress = Counters(prepared.effective_algorithm.counters), prepared.annotator(), Progress()
    keep = chosen.json and not chosen.no_steps
    steps = []

    def update(step: Step) -> None:
        progress.update(step)
        if step.word != STATUS:
            counters.add_words([step.word])
            if keep:
                steps.append(step_as_dict(prepared, annotate(step) if annotate else step))

    limited = LimitedRun(prepared, chosen.seconds)
    try:
        limited.take(update)
    except KeyboardInterrupt:
        limited.stopped = INTERRUPT
    progress.clear()
    if chosen.json:
        report = summary(prepared, counters, limited.stopped) | ({"steps": steps} if keep else {})
        print(json.dumps(report, default=list))
    elif prepared.result or limited.stopped == TIME:
        say(answer_line(prepared, progress))
        if prepared.status == "budget" and (hint := larger_budget(prepared)):
            warn(f"dhadha: {hint}")
    else:
        warn(f"dhadha: interrupted: {progress.description()}")
    return exit_status(prepared, limited.stopped)


def larger_budget(prepared: Run) -> str:
    """Return the spent budget and the option that raises it; "" if there is no such option."""
    for parameter in prepared.effective_algorithm.parameters:
        if parameter.id == "budget":
            spent, most = int(prepared.problem.budget), int(parameter.maximum)
            more = f"; --option budget={most} allows the most" if spent < most else ""
            return f"the budget of {spent:,} is spent{more}"
    return ""


def solve_in_parts(chosen: argparse.Namespace) -> int:
    from .. import batch

    puzzle, algorithm, options = read_request(chosen, split=True)
    began, already = time.monotonic(), []

    def tell(done: int, parts: int) -> None:
        """Report the finished parts, and the remaining time estimated from those finished in this process."""
        already.append(done)
        fresh = done - already[0]
        left = (time.monotonic() - began) / fresh * (parts - done) if fresh else 0
        report = f"{done} of {parts} parts" + f", {left:,.0f} s to go" * bool(left)
        at_terminal = sys.stderr is not None and sys.stderr.isatty()
        warn(report, CLEAR if at_terminal else "", "" if at_terminal and done < parts else "\n")

    try:
        with time_limit(chosen.seconds), batch.Processes(chosen.workers) as executor:
            run = batch.solve(executor, puzzle, algorithm, chosen.state, file=chosen.parts, tell=tell, **options)
    except TimeUp:
        kept = f", and kept in {chosen.parts}" if chosen.parts else ""
        say(f"out of time: {already[-1] if already else 0} parts are done{kept}")
        return EXIT_BUDGET
    if chosen.json:
        print(json.dumps(summary(run, Counters(run.effective_algorithm.counters)), default=list))
    else:
        say(run.puzzle.answer_line(run))
    return exit_status(run)


def read_request(chosen: argparse.Namespace, split: bool = False) -> tuple[str, str, dict[str, str]]:
    """Return puzzle, algorithm and options, validated."""
    puzzle = registry.find_puzzle(chosen.puzzle)
    algorithm = puzzle.find_algorithm(chosen.algorithm) if chosen.algorithm else puzzle.algorithms[0]
    options = dict(map(read_option, chosen.option))
    (algorithm.split_variant() if split else algorithm).read_options(options)
    return puzzle.id, algorithm.id, options


def read_option(text: str) -> tuple[str, str]:
    name, equals, value = text.partition("=")
    if not equals:
        raise InvalidInput("option-form", "“{given}” is not of the form NAME=VALUE.", given=quoted(text))
    return name, value


def summary(prepared: Run, counters: Counters, stopped: str = "") -> dict[str, object]:
    report: dict[str, object] = {
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
    return report | ({"stopped": stopped} if stopped else {})


def step_as_dict(prepared: Run, step: Step) -> dict[str, object]:
    """Return a step as plain data, without empty fields."""
    node, write = step.node, partial(prepared.puzzle.format_for, prepared.problem)
    facts: dict[str, object] = {"word": step.word, "reason": step.reason, "args": step.args}
    if node is not None:
        facts |= {"state": write(node.state), "move": node.move, "depth": node.depth, "h": node.h}
    facts |= {name: getattr(step, name) for name in ("cells", "roles", "marks", "links", "notes")}
    facts["related"] = [write(other.state) for other in step.related] or ()
    return {name: value for name, value in facts.items() if value not in ("", (), None)}


def judge(chosen: argparse.Namespace) -> int:
    """Print an answer or an error for each board of standard input; return the worst exit status."""
    from .. import batch

    puzzle, algorithm, options = read_request(chosen)
    found = registry.find_puzzle(puzzle)
    lines = lines_of(sys.stdin, found.find_algorithm(algorithm).longest_state)
    if sys.stdin and not sys.stdin.isatty():
        count, boards = split_off_count(found, lines, lambda line: is_board(puzzle, algorithm, line, options))
        if count is not None:
            warn(f"dhadha: the first line, {count}, was read as the number of boards")
    else:
        boards = split_boards(found, lines)
    workers = chosen.workers or (batch.cores() if is_file(sys.stdin) else 1)
    worst = EXIT_ANSWER

    def answer_in_this_process(board: str | Reading) -> batch.Answer:
        progress = Progress()
        try:
            return batch.answer(puzzle, algorithm, options, board, chosen.seconds, progress)
        finally:
            progress.clear()

    with batch.Processes(workers) as executor:
        answers: Iterator[batch.Answer] = map(answer_in_this_process, boards)  # line by line
        if workers > 1:
            answers = batch.answers(executor, puzzle, boards, algorithm, seconds=chosen.seconds, **options)
        for number, answer in enumerate(answers, 1):
            say(answer.line)
            if answer.note:
                warn(f"dhadha: {number}: {answer.note}")
            worst = max(worst, answer.status)
            if workers == 1 and answer.status == EXIT_INTERRUPTED:
                raise KeyboardInterrupt
    return worst


def is_file(stream: TextIO | None) -> bool:
    try:
        return stream is not None and stat.S_ISREG(os.fstat(stream.fileno()).st_mode)
    except (OSError, ValueError):
        return False


def verify(chosen: argparse.Namespace) -> int:
    """Print a line for each code; fail if one of them is damaged or does not solve its challenge."""
    from ..challenges.class_results import csv_line, read_challenge, results_of

    lines = [line for code in chosen.codes for line in lines_in(code)] + [*(chosen.file or ())]
    if not lines:
        raise InvalidInput("no-codes", "Give result codes, or a file of them: verify CODE, verify codes.txt.")
    if chosen.csv:
        say(csv_line(["line", "name", "puzzle", "challenge", "solved", "reason", "answer"]))
    worst = EXIT_ANSWER
    wanted = None if chosen.challenge is None else read_challenge(chosen.challenge)
    for result in results_of(lines, wanted):
        say(csv_line(result) if chosen.csv else result)
        worst = worst if result.solved else EXIT_FAILED
    return worst


def lines_in(code: str) -> list[str]:
    """Return the lines of the file with that name, or the code itself if there is none."""
    return Path(code).read_text(encoding="utf-8-sig", errors="replace").splitlines() if os.path.exists(code) else [code]


def new(chosen: argparse.Namespace) -> int:
    from ..devtools.new import write_package

    folder = write_package(chosen.name)
    say(f"{folder}: a working puzzle. Its README.md names its files; now: python -m dhadha check {folder}")
    return EXIT_ANSWER


def check(chosen: argparse.Namespace) -> int:
    from ..testing import LOADING, examine, find_package
    from ..testing.child_process import run_supervised

    package = find_package(chosen.package)

    def work() -> int:
        report = examine(package, chosen.seconds)
        for line in (*report.findings, report.summary()):
            say(line)
        return EXIT_FAILED if report.faults else EXIT_ANSWER

    return run_supervised(work, package, max(chosen.seconds, LOADING))


def bake(chosen: argparse.Namespace) -> int:
    from ..devtools.bake import bake_all

    bake_all(chosen.folder, chosen.replace)
    return EXIT_ANSWER


def make_data(chosen: argparse.Namespace) -> int:
    from ..devtools.bake import make_data
    from ..puzzle.data_files import data_folder

    make_data(chosen.folder or Path(data_folder()), chosen.replace)
    return EXIT_ANSWER
