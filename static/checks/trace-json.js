/** Shapes of the JSON of a trace: header, heads of blocks, footer. See py/dhadha/trace/recorder.py. */
/** @import { Check, CounterSpec } from "./contract.js" */
/** @import { Counters, Head, HeaderBlock, StepsHead } from "./trace-contract.js" */
import { BadTrace, must } from "./bad-trace.js";
import { MOST_CELLS, board, cellValue, messageArguments, role } from "./boards.js";
import {
  anyBoolean,
  either,
  finite,
  integer,
  list,
  name,
  nothing,
  oneOf,
  plain,
  record,
  scalar,
  table,
  text,
} from "./shapes.js";

export const FORMAT = 2;
/**
 * Maxima of a trace: steps and search nodes held at a time, steps per chunk, and blocks. The cost of drawing a step
 * grows with each of these, and with those below; our longest runs have at most half of each.
 */
export const MOST_STEPS = 2 ** 18;
export const MOST_NODES = 2 ** 20;
export const MOST_BLOCKS = 200_000;
const LONGEST_CHUNK = 4096;
const MOST_COUNTERS = 32;
const MOST_LISTS = 8;
const MOST_FACTS = 64;
const MOST_ARGUMENTS = 64;
const LONGEST_STRING = 10_000; // of a move, a name or an argument
const RESULT_DEPTH = 4;

const natural = integer(0);
/** @param {Check} shape */
const optional = (shape) => either(nothing, shape);
/** @param {Check} item */
const fresh = (item) => record({ from: natural, values: list(item) });
/** @type {Check} */
const reason = (value) =>
  Array.isArray(value) && value.length === 2
    ? (text(1000)(value[0]) ?? list(name, { most: MOST_ARGUMENTS })(value[1]))
    : "";
/** @type {Check} */
const column = (value) =>
  Array.isArray(value) && value.length === 3
    ? (name(value[0]) ?? oneOf("B", "H", "I", "i", "d")(value[1]) ?? natural(value[2]))
    : "";
const columns = list(column, { most: 64 });
const TABLES = { strings: fresh(text(LONGEST_STRING)), reasons: fresh(reason), columns };

const counter = record({}, { words: table(integer(-1000, 1000)), peak: name, branching: name, chart: anyBoolean });
const plot = record(
  { id: name, lines: list(name, { least: 1, most: 8 }) },
  { x: optional(name), band: optional(list(name, { least: 2, most: 2 })), level: optional(name) },
);
const nodeList = record(
  { id: name },
  {
    order: optional(oneOf("f", "h", "first")),
    label: optional(name),
    word: optional(name),
    view: optional(oneOf("wall", "boards")),
    families: optional(anyBoolean),
    shown: optional(integer(1, 1000)),
  },
);

const meaning = record(
  {},
  {
    changed: role,
    written: either(role, oneOf("")),
    bar: either(role, oneOf("")),
    frontier_delta: integer(-1, 1),
    closes: anyBoolean,
    child: anyBoolean,
    refused: anyBoolean,
    context: either(name, oneOf("")),
    draw_related: anyBoolean,
    answer: anyBoolean,
  },
);
const way = record({ id: name, algorithm: name, state: text(), options: table(scalar, { most: 1000 }) });

/** @type {Check} */
const result = (value) =>
  table(plain(RESULT_DEPTH), { most: MOST_FACTS })(value) ??
  record({}, { offer: record({ state: text(), reason: name }) })(value);

/** @type {Record<string, Check>} */
const SHAPES = {
  header: record(
    {
      puzzle: name,
      algorithm: name,
      effective_algorithm: name,
      state: text(),
      options: table(scalar, { most: 1000 }),
      board,
      words: list(name, { least: 1, most: 255 }),
      markers: list(name, { most: 255 }),
      counters: table(counter, { most: MOST_COUNTERS }),
      lists: list(nodeList, { most: MOST_LISTS }),
      plots: list(plot, { most: MOST_LISTS }),
      source: text(1000),
    },
    {
      ...TABLES,
      vocabulary: table(meaning, { most: 255 }),
      waiting: either(name, oneOf("")),
      informed: anyBoolean,
      ways: list(way, { most: MOST_LISTS }),
      read_as: list(record({ key: name, args: messageArguments }), { most: MOST_LISTS }),
    },
  ),
  nodes: record({ first: natural, count: integer(1, MOST_NODES), columns }, TABLES),
  steps: record(
    {
      index: natural,
      stride: integer(1),
      first: natural,
      count: integer(1, LONGEST_CHUNK),
      counters: table(integer()),
      deepest: natural,
      columns,
    },
    { ...TABLES, cells: table(cellValue, { key: cellNumber }), roles: table(role, { key: cellNumber }) },
  ),
  footer: record(
    {
      result: optional(result),
      status: oneOf("found", "exhausted", "budget", "cancelled"),
      counters: table(integer()),
      steps: natural,
    },
    { ...TABLES, proved: anyBoolean, line: text(), seconds: finite },
  ),
};

/** @param {unknown} value */
function cellNumber(value) {
  return /^(0|[1-9]\d{0,7})$/.test(String(value)) && Number(value) < MOST_CELLS ? null : "";
}

/**
 * Throw BadTrace unless a block's head has the shape of its kind; checks own properties only.
 * @param {unknown} head @returns {asserts head is Head}
 */
export function checkHead(head) {
  const { kind, format } = /** @type {{kind?: unknown, format?: unknown}} */ (Object(head));
  must(typeof kind === "string" && Object.hasOwn(SHAPES, kind), "a block of no known kind");
  if (kind === "header") checkFormat(format);
  const fault = SHAPES[kind](head);
  must(fault === null, `${kind}: ${fault} does not fit`);
  if (kind === "header") checkCounters(/** @type {HeaderBlock} */ (head));
}

/** @param {unknown} format */
function checkFormat(format) {
  if (format === undefined) throw new BadTrace("it says no format", "trace-too-old");
  if (Number(format) > FORMAT) throw new BadTrace(`its format is ${format}`, "trace-too-new");
  must(format === FORMAT, `its format is ${format}`);
}

/** Check that peaks refer to counts, and that names are unique. @param {HeaderBlock} header */
function checkCounters({ counters, words, plots, waiting }) {
  /** @param {string} name */
  const counts = (name) => Object.hasOwn(counters, name) && Boolean(counters[name].words);
  must(!waiting || counts(waiting), "nodes wait by no counter");
  for (const { peak, branching } of Object.values(counters)) {
    must(!peak || counts(peak), "a peak of no counter");
    must(!branching || counts(branching), "a branching factor of no counter");
  }
  must(isUnique(words) && isUnique(plots.map(({ id }) => id)), "a word or a plot stands twice");
}

/** @param {string[]} values */
const isUnique = (values) => new Set(values).size === values.length;

/**
 * Check that a head's counters are those that the header defines.
 * @param {Counters} counted @param {Record<string, CounterSpec>} definitions
 */
export function checkCounted(counted, definitions) {
  const names = Object.keys(definitions).filter((name) => definitions[name].words || definitions[name].peak);
  must(
    names.length === Object.keys(counted).length && names.every((name) => Object.hasOwn(counted, name)),
    "counters that are not defined, or missing",
  );
}

/**
 * Check that chunks are consecutive; only the last one may violate its stride.
 * @typedef {Pick<StepsHead, "index" | "stride" | "first" | "count">} Extent
 * @param {Extent} head @param {Extent | undefined} before
 */
export function checkOrder({ index, stride, first }, before) {
  if (!before) return;
  const gap = index - before.index;
  must(before.index % before.stride === 0 && stride % before.stride === 0, "a chunk after the last one");
  must(
    gap > 0 && (gap === 1 ? first === before.first + before.count : first >= before.first + before.count),
    "chunks out of order",
  );
}
