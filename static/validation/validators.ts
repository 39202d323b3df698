/**
 * Shapes of plain JSON data. A shape is a function of a value: it returns null for a valid value, else the path to the
 * first invalid part, ".moves[2].cell", or "" for the value itself. `size` is the number of cells of its board, if
 * known.
 */

/** A check of a shape: what it is given is any data. */
export type Check = (value: any, size?: number) => string | null;
type Checks = Record<string, Check>;

export const LONGEST_TEXT = 1_000_000;
export const MOST_ITEMS = 5_000_000;
const DEEPEST = 10; // of nested variants

const verdict = (fits: boolean) => (fits ? null : "");

export const anyBoolean: Check = (value) => verdict(typeof value === "boolean");
export const nothing: Check = (value) => verdict(value === null);
export const finite: Check = (value) => verdict(Number.isFinite(value));

export function integer(least = Number.MIN_SAFE_INTEGER, most = Number.MAX_SAFE_INTEGER): Check {
  return (value) => verdict(Number.isSafeInteger(value) && value >= least && value <= most);
}

export function text(most = LONGEST_TEXT): Check {
  return (value) => verdict(typeof value === "string" && value.length <= most);
}

/** A word that names a message, a class or a table entry; excludes inherited names such as "constructor". */
export const name: Check = (value) =>
  verdict(typeof value === "string" && /^[\w.-]{1,100}$/.test(value) && !(value in Object.prototype));

export function oneOf(...values: unknown[]): Check {
  return (value) => verdict(values.includes(value));
}

export function either(...shapes: Check[]): Check {
  return (value, size) => {
    let fault = "" as string | null;
    for (const shape of shapes) if (fault !== null) fault = shape(value, size);
    return fault;
  };
}

export function list(item: Check, { least = 0, most = MOST_ITEMS }: { least?: number; most?: number } = {}): Check {
  return (value, size) => {
    if (!Array.isArray(value) || value.length < least || value.length > most) return "";
    for (let index = 0; index < value.length; index += 1) {
      const fault = item(value[index], size);
      if (fault !== null) return `[${index}]${fault}`;
    }
    return null;
  };
}

/** A list with one item per shape. */
export function tuple(...items: Check[]): Check {
  return (value, size) => {
    if (!Array.isArray(value) || value.length !== items.length) return "";
    return firstFault(items.map((item, index) => under(`[${index}]`, item(value[index], size))));
  };
}

/** An object with all entries `needed`, possibly those of `optional`, and others, which are ignored. */
export function record(needed: Checks, optional: Checks = {}): Check {
  const known = Object.entries({ ...needed, ...optional });
  return (value, size) => {
    if (!isObject(value)) return "";
    const there = known.filter(([key]) => key in needed || Object.hasOwn(value, key));
    const part = (key: string) => (Object.hasOwn(value, key) ? value[key] : undefined);
    return firstFault(there.map(([key, shape]) => under(`.${key}`, shape(part(key), size))));
  };
}

/** An object with any entries, all of one shape. */
export function table(item: Check, { key = name, most = MOST_ITEMS }: { key?: Check; most?: number } = {}): Check {
  return (value, size) => {
    if (!isObject(value)) return "";
    let count = 0;
    for (const entry in value) {
      const fault = (count += 1) > most ? "" : (key(entry, size) ?? item(value[entry], size));
      if (fault !== null) return `.${entry.slice(0, 40)}${fault}`;
    }
    return null;
  };
}

export const scalar = either(text(), finite, anyBoolean, nothing);

/** Plain data, nested at most `depth` deep. */
export function plain(depth: number): Check {
  if (!depth) return scalar;
  const inner = plain(depth - 1);
  return (value) => (Array.isArray(value) ? list(inner)(value) : isObject(value) ? table(inner)(value) : scalar(value));
}

/** A shape that is defined later, by itself. */
export function later(shape: () => Check): Check {
  return (value, size) => shape()(value, size);
}

/** One of several records, told apart by their `kind`, which may be nested. */
export function variant(shapes: Checks): Check {
  let depth = 0;
  return (value, size) => {
    if (!isObject(value) || depth === DEEPEST) return "";
    if (!Object.hasOwn(value, "kind") || !Object.hasOwn(shapes, value.kind)) return ".kind";
    depth += 1;
    const fault = shapes[value.kind](value, size);
    depth -= 1;
    return fault;
  };
}

function isObject(value: unknown) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A fault of the part at a path. */
export const under = (path: string, fault: string | null) => (fault === null ? null : path + fault);

const firstFault = (faults: (string | null)[]) => faults.find((fault) => fault !== null) ?? null;
