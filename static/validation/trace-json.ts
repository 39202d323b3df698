/**
 * Validates the JSON of a trace: header, heads of blocks, footer; by their types in page_json_types.py, and rules
 * that those do not express.
 */
import { BadTrace, must } from "./bad-trace.ts";
import { boardFault } from "./boards.ts";
import { makeCheckOfType, prefixedFault } from "./check-by-schema.ts";
import type { CounterSpec } from "./python-types.ts";
import type { Check } from "./check-by-schema.ts";
import type { Counters, Head, Header, StepsHead as Steps } from "./trace-types.ts";

export const FORMAT = 5;

const [header, footer, offer] = ["HeaderBlock", "Footer", "Offer"].map(makeCheckOfType);

const SHAPES: Record<string, Check> = {
  header: (head) => header(head) ?? prefixedFault(".board", boardFault(head.board)),
  nodes: makeCheckOfType("NodesHead"),
  steps: makeCheckOfType("StepsHead"),
  footer: (head) => footer(head) ?? prefixedFault(".result.offer", head.result?.offer ? offer(head.result.offer) : null),
};

/** Throw BadTrace unless a block's head has the shape of its kind; checks own properties only. */
export function checkBlockHead(head: unknown): asserts head is Head {
  const { kind, format } = Object(head) as { kind?: unknown; format?: unknown };
  must(typeof kind === "string" && Object.hasOwn(SHAPES, kind), "a block of no known kind");
  if (kind === "header" && format !== FORMAT)
    throw new BadTrace(`its format is ${format}`, Number(format) > FORMAT ? "trace-too-new" : "trace-too-old");
  const fault = SHAPES[kind](head);
  must(fault === null, `${kind}: ${fault} does not fit`);
  if (kind === "header") checkReferences(head as Header);
}

/** Check that peaks refer to counts and lists to orders, and that names are unique. */
function checkReferences({ counters, words, plots, waiting, orders }: Header) {
  must(["f", "h", "first"].every((order) => Object.hasOwn(orders, order)), "an order is missing");
  const counts = (name: string) => Object.hasOwn(counters, name) && Boolean(counters[name].words);
  must(!waiting || counts(waiting), "nodes wait by no counter");
  for (const { peak, branching } of Object.values(counters)) {
    must(!peak || counts(peak), "a peak of no counter");
    must(!branching || counts(branching), "a branching factor of no counter");
  }
  must(isUnique(words) && isUnique(plots.map(({ id }) => id)), "a word or a plot stands twice");
}

const isUnique = (values: string[]) => new Set(values).size === values.length;

/** Check that a head's counters are those that the header defines. */
export function checkCounterNames(counted: Counters, definitions: Record<string, CounterSpec>) {
  const names = Object.keys(definitions).filter((name) => definitions[name].words || definitions[name].peak);
  must(
    names.length === Object.keys(counted).length && names.every((name) => Object.hasOwn(counted, name)),
    "counters that are not defined, or missing",
  );
}

type Extent = Pick<Steps, "index" | "stride" | "first" | "count">;

/** Check that chunks are consecutive; only the last one may violate its stride. */
export function checkChunkOrder({ index, stride, first }: Extent, before: Extent | undefined) {
  if (!before) return;
  const gap = index - before.index;
  must(before.index % before.stride === 0 && stride % before.stride === 0, "a chunk after the last one");
  must(
    gap > 0 && (gap === 1 ? first === before.first + before.count : first >= before.first + before.count),
    "chunks out of order",
  );
}
