/** Coerce values that a page passes in to plain data; an object that throws when read counts as empty. */

/** @param {unknown} value @returns {string} */
export function toText(value) {
  return attempted(() => String(Array.isArray(value) ? finite(value) : (value ?? "")), "");
}

const MOST_PARTS = 2 ** 20; // entries of an array: one per cell of the largest board
const DEEPEST = 50;
const CUT = "\u2026"; // longer than any board, so that a truncated array is refused

/**
 * Copy an array to a finite tree of plain values; it may contain itself, or one array many times.
 * @param {unknown[]} array @returns {unknown[]}
 */
export function finite(array) {
  let parts = 0;
  /** @param {unknown} value @param {number} depth @returns {unknown} */
  const plain = (value, depth) => {
    if (!Array.isArray(value)) return toPlain(value);
    if (depth > DEEPEST) return CUT;
    const copy = [];
    for (const each of value) {
      if ((parts += 1) > MOST_PARTS) return [...copy, CUT];
      copy.push(plain(each, depth + 1));
    }
    return copy;
  };
  return attempted(() => /** @type {unknown[]} */ (plain(array, 0)), []);
}

/** @param {unknown} value */
export function toNumber(value) {
  return attempted(() => Number(value), NaN);
}

/**
 * Read a property of a value that may not be an object.
 * @param {unknown} value @param {string} name @returns {unknown}
 */
export function readProperty(value, name) {
  return attempted(() => /** @type {Record<string, unknown>} */ (value)?.[name], undefined);
}

/**
 * A table of texts, numbers and booleans.
 * @param {unknown} value @returns {Record<string, import("../../checks/contract.js").Scalar>}
 */
export function toTable(value) {
  const names = attempted(() => Object.keys(value ?? {}), /** @type {string[]} */ ([]));
  return Object.fromEntries(names.map((name) => [name, toPlain(readProperty(value, name))]));
}

/**
 * Return a value unchanged if reading it has no side effects, else a plain copy.
 * @param {unknown} value @returns {any}
 */
export function toPlain(value) {
  if (["string", "number", "boolean", "undefined"].includes(typeof value) || value === null) return value;
  return Array.isArray(value) ? finite(value) : toText(value);
}

/** Files or URLs, as a list or alone. @param {unknown} value @returns {(string | Blob)[]} */
export function toFiles(value) {
  const list = attempted(() => [.../** @type {Iterable<unknown>} */ (value)], [value]);
  return list.map((each) => (each instanceof Blob ? each : toText(each)));
}

/** @template T @param {() => T} read @param {T} otherwise @returns {T} */
function attempted(read, otherwise) {
  try {
    return read();
  } catch {
    return otherwise;
  }
}
