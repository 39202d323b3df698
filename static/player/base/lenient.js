/**
 * What a page may hand over, made into what the house knows: objects that throw when they are read are as good as
 * nothing.
 */

/** @param {unknown} value @returns {string} */
export function textOf(value) {
  return attempted(() => (Array.isArray(value) ? value.map(textOf).join(",") : String(value ?? "")), "");
}

/** @param {unknown} value @returns {string} */
export function jsonOf(value) {
  return attempted(() => JSON.stringify(value), "");
}

/** @param {unknown} value */
export function numberOf(value) {
  return attempted(() => Number(value), NaN);
}

/** A property of something that may be no object. @param {unknown} value @param {string} name @returns {unknown} */
export function partOf(value, name) {
  return attempted(() => /** @type {Record<string, unknown>} */ (value)?.[name], undefined);
}

/**
 * A table of texts, numbers and yes or no.
 * @param {unknown} value @returns {Record<string, import("../../checks/contract.js").Scalar>}
 */
export function tableOf(value) {
  const names = attempted(() => Object.keys(value ?? {}), /** @type {string[]} */ ([]));
  return Object.fromEntries(names.map((name) => [name, simple(partOf(value, name))]));
}

/** As it is, if nothing can happen when it is read. @param {unknown} value @returns {any} */
export function simple(value) {
  if (["string", "number", "boolean", "undefined"].includes(typeof value) || value === null) return value;
  return Array.isArray(value) ? value.map(textOf) : textOf(value);
}

/** Files, or the addresses of some, in a list or alone. @param {unknown} value @returns {(string | Blob)[]} */
export function filesOf(value) {
  const list = attempted(() => [.../** @type {Iterable<unknown>} */ (value)], [value]);
  return list.map((each) => (each instanceof Blob ? each : textOf(each)));
}

/** @template T @param {() => T} read @param {T} otherwise @returns {T} */
function attempted(read, otherwise) {
  try {
    return read();
  } catch {
    return otherwise;
  }
}
