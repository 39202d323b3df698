/**
 * Shapes of plain data, as JSON gives it. A shape is a function of a value: null where it fits, else the path
 * to the first part that does not, ".moves[2].cell", or "" for the value itself.
 */

export const LONGEST_TEXT = 1_000_000;
export const MOST_ITEMS = 5_000_000;

const told = (fits) => (fits ? null : "");

export const anyBoolean = (value) => told(typeof value === "boolean");
export const nothing = (value) => told(value === null);
export const finite = (value) => told(Number.isFinite(value));

export function integer(least = Number.MIN_SAFE_INTEGER, most = Number.MAX_SAFE_INTEGER) {
  return (value) => told(Number.isSafeInteger(value) && value >= least && value <= most);
}

export function text(most = LONGEST_TEXT) {
  return (value) => told(typeof value === "string" && value.length <= most);
}

/** A word that may name a message, a class or an entry of a table: nothing that every object has, such as "constructor". */
export const name = (value) => told(typeof value === "string" && /^[\w.-]{1,100}$/.test(value) && !(value in Object.prototype));

export function oneOf(...values) {
  return (value) => told(values.includes(value));
}

export function either(...shapes) {
  return (value) => shapes.reduce((fault, shape) => (fault === null ? null : shape(value)), "");
}

export function list(item, { least = 0, most = MOST_ITEMS } = {}) {
  return (value) => {
    if (!Array.isArray(value) || value.length < least || value.length > most) return "";
    for (let index = 0; index < value.length; index += 1) {
      const fault = item(value[index]);
      if (fault !== null) return `[${index}]${fault}`;
    }
    return null;
  };
}

/** A list with an item of each of the shapes. */
export function tuple(...items) {
  return (value) => {
    if (!Array.isArray(value) || value.length !== items.length) return "";
    return firstFault(items.map((item, index) => [`[${index}]`, item, value[index]]));
  };
}

/** An object with all entries `needed`, perhaps those of `optional`, and others that nobody looks at. */
export function record(needed, optional = {}) {
  const known = Object.entries({ ...needed, ...optional });
  return (value) => {
    if (!isObject(value)) return "";
    return firstFault(known.filter(([key]) => key in needed || Object.hasOwn(value, key)).map(([key, shape]) => [`.${key}`, shape, Object.hasOwn(value, key) ? value[key] : undefined]));
  };
}

/** An object with any entries, each of one shape. */
export function table(item, { key = name, most = MOST_ITEMS } = {}) {
  return (value) => {
    if (!isObject(value)) return "";
    let count = 0;
    for (const entry in value) {
      const fault = (count += 1) > most ? "" : key(entry) ?? item(value[entry]);
      if (fault !== null) return `.${entry.slice(0, 40)}${fault}`;
    }
    return null;
  };
}

export const scalar = either(text(), finite, anyBoolean, nothing);

/** Anything that is no deeper than `depth` lists and objects in each other. */
export function plain(depth) {
  if (!depth) return scalar;
  const inner = plain(depth - 1);
  return (value) => (Array.isArray(value) ? list(inner)(value) : isObject(value) ? table(inner)(value) : scalar(value));
}

function isObject(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function firstFault(parts) {
  for (const [path, shape, value] of parts) {
    const fault = shape(value);
    if (fault !== null) return path + fault;
  }
  return null;
}
