/**
 * Files embedded in the page, for pages without a server: a single-file site embeds everything, a folder opened by
 * file: everything but Python.
 */

/**
 * What carries files: their names and sizes, "name:size name:size …", and base64 of the gzip of all of them in a row.
 * @typedef {[string, string]} Bundle
 */

/** By address; null where a server is asked. @type {Map<string, () => Promise<Uint8Array<ArrayBuffer>>> | null} */
let embedded = null;

/** @typedef {"unserved" | "alone"} Reason */
/** @type {Reason | null} */
let reason = null;

/** Why a file that did not come with the page cannot be had; null where a server is asked. */
export function unavailableReason() {
  return reason;
}

/**
 * From now on the files of `loads` are those below `base`, and others cannot be had, for the reason `why`.
 * @param {string} base @param {Bundle[]} loads @param {Reason} why
 */
export function register(base, loads, why = "unserved") {
  embedded ??= new Map();
  reason = why;
  for (const [list, packed] of loads) {
    const files = list.split(" ").map((each) => each.split(":"));
    const unpack = () => unpackedBytes(decoded(packed));
    const bytes = files.length > 1 ? once(unpack) : unpack; // one alone is large
    let at = 0;
    for (const [name, size] of files) {
      const [from, to] = [at, (at += Number(size))];
      embedded.set(base + name, async () => (await bytes()).subarray(from, to));
    }
  }
}

/** The bytes of a file that came with the page; undefined if it did not. @param {string | URL} address */
export function embeddedBytes(address) {
  return embedded?.get(String(address))?.();
}

/** Whether a file can be had: a server is asked for any. @param {string | URL} address */
export function isAvailable(address) {
  return embedded?.has(String(address)) ?? true;
}

/**
 * What was packed; bytes that are not whole fail. A Blob comes in pieces, and the page goes on in between.
 * @param {Uint8Array<ArrayBuffer> | Response} packed
 */
export function unpacked(packed, headers = {}) {
  const body = packed instanceof Response ? packed.body : new Blob([packed]).stream();
  const stream = /** @type {ReadableStream<Uint8Array<ArrayBuffer>>} */ (body);
  return new Response(stream.pipeThrough(new DecompressionStream("gzip")), { headers });
}

/** @param {Uint8Array<ArrayBuffer> | Response} packed */
export async function unpackedBytes(packed) {
  return new Uint8Array(await unpacked(packed).arrayBuffer());
}

/** @param {string} text @returns {Uint8Array<ArrayBuffer>} */
function decoded(text) {
  return Uint8Array.fromBase64?.(text) ?? Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));
}

/** @template T @param {() => T} get @returns {() => T} */
function once(get) {
  /** @type {T | undefined} */
  let known;
  return () => (known ??= get());
}
