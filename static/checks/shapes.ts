/**
 * Shapes of plain JSON data. A shape is a function of a value: it returns null for a valid value, else the path to the
 * first invalid part, ".moves[2].cell", or "" for the value itself. `size` is the number of cells of its board, if
 * known.
 */

/** @typedef {(value: any, size?: number) => string | null} Check a shape: what it is given is any data */
/** @typedef {Record<string, Check>} Checks */

export const LONGEST_TEXT = 1_000_000;
export const MOST_ITEMS = 5_000_000;
const DEEPEST = 10; // of nested variants

const verdict = (/** @type {boolean} */ fits) => (fits ? null : "");

/** @type {Check} */
export const anyBoolean = (value) => verdict(typeof value === "boolean");
/** @type {Check} */
export const nothing = (value) => verdict(value === null);
/** @type {Check} */
export const finite = (value) => verdict(Number.isFinite(value));

/** @returns {Check} */
export function integer(least = Number.MIN_SAFE_INTEGER, most = Number.MAX_SAFE_INTEGER) {
  return (value) => verdict(Number.isSafeInteger(value) && value >= least && value <= most);
}

/** @returns {Check} */
export function text(most = LONGEST_TEXT) {
  return (value) => verdict(typeof value === "string" && value.length <= most);
}

/**
 * A word that names a message, a class or a table entry; excludes inherited names such as "constructor".
 * @type {Check}
 */
export const name = (value) =>
  verdict(typeof value === "string" && /^[\w.-]{1,100}$/.test(value) && !(value in Object.prototype));

/** @param {unknown[]} values @returns {Check} */
export function oneOf(...values) {
  return (value) => verdict(values.includes(value));
}

/** @param {Check[]} shapes @returns {Check} */
export function either(...shapes) {
  return (value, size) => {
    let fault = /** @type {string | null} */ ("");
    for (const shape of shapes) if (fault !== null) fault = shape(value, size);
    return fault;
  };
}

/** @param {Check} item @param {{least?: number, most?: number}} [counts] @returns {Check} */
export function list(item, { least = 0, most = MOST_ITEMS } = {}) {
  return (value, size) => {
    if (!Array.isArray(value) || value.length < least || value.length > most) return "";
    for (let index = 0; index < value.length; index += 1) {
      const fault = item(value[index], size);
      if (fault !== null) return `[${index}]${fault}`;
    }
    return null;
  };
}

/** A list with one item per shape. @param {Check[]} items @returns {Check} */
export function tuple(...items) {
  return (value, size) => {
    if (!Array.isArray(value) || value.length !== items.length) return "";
    return firstFault(items.map((item, index) => under(`[${index}]`, item(value[index], size))));
  };
}

/**
 * An object with all entries `needed`, possibly those of `optional`, and others, which are ignored.
 * @param {Checks} needed @param {Checks} [optional] @returns {Check}
 */
export function record(needed, optional = {}) {
  const known = Object.entries({ ...needed, ...optional });
  return (value, size) => {
    if (!isObject(value)) return "";
    const there = known.filter(([key]) => key in needed || Object.hasOwn(value, key));
    const part = (/** @type {string} */ key) => (Object.hasOwn(value, key) ? value[key] : undefined);
    return firstFault(there.map(([key, shape]) => under(`.${key}`, shape(part(key), size))));
  };
}

/**
 * An object with any entries, all of one shape.
 * @param {Check} item @param {{key?: Check, most?: number}} [entries] @returns {Check}
 */
export function table(item, { key = name, most = MOST_ITEMS } = {}) {
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

/** Plain data, nested at most `depth` deep. @param {number} depth @returns {Check} */
export function plain(depth) {
  if (!depth) return scalar;
  const inner = plain(depth - 1);
  return (value) => (Array.isArray(value) ? list(inner)(value) : isObject(value) ? table(inner)(value) : scalar(value));
}

/** A shape that is defined later, by itself. @param {() => Check} shape @returns {Check} */
export function later(shape) {
  return (value, size) => shape()(value, size);
}

/** One of several records, told apart by their `kind`, which may be nested. @param {Checks} shapes @returns {Check} */
export function variant(shapes) {
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

/** @param {unknown} value */
function isObject(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A fault of the part at a path. @param {string} path @param {string | null} fault */
export const under = (path, fault) => (fault === null ? null : path + fault);

/** @param {(string | null)[]} faults */
const firstFault = (faults) => faults.find((fault) => fault !== null) ?? null;
