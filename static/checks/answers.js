/**
 * Validates the answers of Python to the page's questions (QUESTIONS in py/dhadha/worker/api.py), which third-party
 * packages contribute to.
 */
import { appearance, board, cell, cells, cellValue, links, marks, messageArguments, pencil } from "./boards.js";
import {
  anyBoolean,
  either,
  finite,
  integer,
  list,
  name,
  nothing,
  oneOf,
  record,
  scalar,
  table,
  text,
  tuple,
} from "./shapes.js";

/** @import {Check} from "./shapes.js" */

/** An invalid answer; `where` is the path to its first fault. */
export class BadAnswer extends Error {
  name = "BadAnswer";
  key = "invalid-response";

  /** @param {string} question @param {string} where */
  constructor(question, where) {
    super(`the answer to "${question}" does not fit${where && `: ${where}`}`);
    this.args = { question, where: where || "–" };
  }
}

/**
 * Validate an answer; returns it, or throws BadAnswer. `question` is one of QUESTIONS, "status" for the status of a
 * run, "refusal" for an error returned, or "fault" for an uncaught exception; `asked` are the question's arguments.
 * @template T @param {string} question @param {T} value @param {{values?: ArrayLike<number>}} [asked] @returns {T}
 */
export function checkAnswer(question, value, asked = {}) {
  const shape = Object.hasOwn(SHAPES, question) ? SHAPES[question](asked.values?.length) : () => "";
  const fault = shape(value);
  if (fault !== null) throw new BadAnswer(question, fault.slice(0, 200));
  return value;
}

/** @param {Check} shape */
const optional = (shape) => either(nothing, shape);

const MOST_FIELDS = 100; // of a form, choices of a field, and counters

const counter = record({}, { words: table(integer()), peak: name, branching: name, chart: anyBoolean });
const plot = record(
  { id: name, lines: list(name, { least: 1, most: 8 }) },
  { x: optional(name), band: optional(list(name, { least: 2, most: 2 })), level: optional(name) },
);
const parameter = record(
  { id: name, kind: oneOf("integer", "choice", "switch", "text", "offsets", "state") },
  {
    default: scalar,
    minimum: finite,
    maximum: finite,
    choices: list(text(1000), { most: MOST_FIELDS }),
    advanced: anyBoolean,
    ignored: anyBoolean,
    from_state: anyBoolean,
    unless: list(name, { most: 100 }),
  },
);
const algorithm = record(
  {
    id: name,
    kind: name,
    source: text(1000),
    parameters: list(parameter, { most: MOST_FIELDS }),
    counters: table(counter, { most: MOST_FIELDS }),
    plots: list(plot, { most: 64 }),
    playable: anyBoolean,
  },
  {
    races: anyBoolean,
    fault: record({
      wrong: list(text(1000), { least: 1, most: 100 }),
      right: list(text(1000), { most: 100 }),
      method: name,
    }),
  },
);
/** Moves and traces of presets are added by our build; third parties have none. @type {Check} */
const unbaked = (value) => (Object.hasOwn(value, "moves") ? ".moves" : null);
/** @type {Check} */
const preset = (value) =>
  record({ id: name, algorithm: name, state: text(), options: table(scalar) })(value) ?? unbaked(value);
const race = record({ state: text(), options: table(scalar), lanes: list(preset, { least: 1, most: 100 }) });
const line = record({ algorithm: name, options: table(scalar) });
const experiment = record(
  {
    id: name,
    x: name,
    xs: list(integer(), { least: 1, most: 100 }),
    lines: list(line, { least: 1, most: 8 }),
    measures: list(name, { least: 1, most: 8 }),
    repeats: integer(1, 1000),
    logarithmic: anyBoolean,
  },
  { states: list(text(), { most: 100 }) },
);
const numbers = record({
  id: name,
  columns: list(name, { least: 1, most: 20 }),
  rows: list(list(either(text(1000), finite, nothing), { most: 20 }), { most: 1000 }),
});
const puzzle = record({
  id: name,
  appearance,
  players: oneOf(1, 2),
  advises: anyBoolean,
  measures: anyBoolean,
  example: text(),
  algorithms: list(algorithm, { least: 1, most: 1000 }),
  presets: list(preset, { most: 1000 }),
  shuffle: list(parameter, { most: MOST_FIELDS }),
  texts: table(text()),
}, {
  takes_states: anyBoolean,
  separators: text(100),
  joined: anyBoolean,
  race: either(race, nothing),
  experiments: list(experiment, { most: 20 }),
  tables: list(numbers, { most: 20 }),
});

/** @param {number} [size] of the board, in cells */
const move = (size) => record(
  { move: text(10_000), cells: cells(size), state: text() },
  { cell: optional(cell(size)), to: optional(cell(size)), key: text(40) },
);
/** @param {number} [size] */
const status_message = (size) =>
  record(
    {},
    {
      reason: text(1000),
      args: messageArguments,
      marks: marks(size),
      links: links(size),
      cells: cells(size),
      pencil: pencil(size),
    },
  );
const over = record({}, { marks: marks(), links: links(), blank: cellValue });
const picture = either(nothing, (shown) => board(shown) ?? over(shown));

const DEEPEST = 9; // nested dictionaries, and the entries of each
const MOST_PARTS = 30_000; // in all values; ours have half as many
const MOST_SHOWN = 1000; // of anything drawn beside the code
const brief = text(200);
const small = list(cellValue, { least: 1, most: MOST_SHOWN });

/** A value of Describer in py/dhadha/source/variables.py. @param {number} depth @returns {Check} */
function variable(depth) {
  /** @type {Check} */
  const inner = depth ? variable(depth - 1) : () => "";
  const items = list(inner, { most: 20 });
  /** @type {Record<string, Check>} */
  const kinds = {
    board: record({ cells: small }),
    node: record({ move: brief, g: brief, h: brief, f: brief }, { cells: small, state: inner }),
    list: record({ ends: oneOf("[]", "()", "{}"), length: integer(0), items, last: items }),
    pair: record({ key: inner, value: inner }),
  };
  const plain = record({ kind: oneOf("number", "constant", "text", "name", "object"), text: brief });
  return (value) => (Object.hasOwn(kinds, value?.kind) ? kinds[value.kind] : plain)(value);
}
const value = variable(DEEPEST);
/** Count the texts and numbers in a value. @param {unknown} value @returns {number} */
const partsOf = (value) =>
  typeof value === "object" && value ? Object.values(value).reduce((sum, part) => sum + partsOf(part), 0) : 1;
/** Nested lists are drawn completely. @type {Check} */
const modest = (value) => (partsOf(value) <= MOST_PARTS ? null : "");
const variables = list((given) => record({ name: brief, changed: anyBoolean })(given) ?? value(given), { most: 100 });
const frame = record({
  function: brief,
  line: integer(1),
  calls: integer(1),
  variables: (given) => variables(given) ?? modest(given),
});

const tokens = list(list(tuple(integer(0), integer(0), oneOf("k", "s", "m", "c", "d", "b"))));
const source = record({
  text: list(text()),
  lines: list(text()),
  at: list(integer(0)),
  tokens: record({ text: tokens, lines: tokens }),
});

/**
 * By question: the shape of its answer about a board of `size` cells.
 * @type {Record<string, (size?: number) => Check>}
 */
const SHAPES = {
  start: () => integer(1),
  catalogue: () => record({ puzzles: list(puzzle, { most: 1000 }) }),
  discover: () => list(name, { most: 1000 }),
  sources: () => table(source),
  moves: (size) =>
    record({
      state: text(),
      moves: list(move(size)),
      status_message: status_message(size),
      outcome: oneOf("", "solved", "lost", "won"),
    }),
  advice: (size) => (value) => record({}, { moves: list(text(10_000)) })(value) ?? status_message(size)(value),
  distance: () =>
    record({ least: integer(0), most: optional(integer(0)), moves: list(text(10_000)), over: anyBoolean }),
  reply: (size) => optional(move(size)),
  shuffle: () => text(),
  default_algorithm: () => text(),
  boards: () => list(text()),
  variables: () =>
    record({ step: integer(-1), said: tuple(text(1000), text(1000)), over: anyBoolean, frame: optional(frame) }),
  status: () => record({ reason: name, args: messageArguments }),
  refusal: () =>
    record(
      { key: name, args: messageArguments, sentence: text(10_000) },
      { picture, offers: list(text(10_000), { most: 100 }), traceback: text() },
    ),
  fault: () =>
    record(
      { kind: text(200), message: text(), fatal: anyBoolean },
      { file: text(1000), line: integer(0), traceback: text() },
    ),
};
