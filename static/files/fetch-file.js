/** Fetch a file and check its size and CRC-32; report each kind of failure as a FetchError. */

import { carriedBytes, unavailableReason } from "./embedded-files.js";

/** @typedef {{size?: number, sum?: number}} Built size and CRC-32 of a file as it was built, if they are known */
/**
 * @typedef {object} How
 * @property {AbortSignal} [signal]
 * @property {(count: number) => void} [onBytes]
 * @property {number} [patience]
 * @property {RequestCache} [cache]
 */
/** @typedef {"missing" | "cut" | "corrupt" | "slow" | "refused" | "renewed" | "unserved" | "alone"} Why */

/**
 * A file that could not be had; `status`: that of the answer, if there was one; `key` and `args` are for translation;
 * `again`: what helps instead of asking for it again.
 */
export class FetchError extends Error {
  name = "FetchError";
  /** @type {(() => void) | undefined} */
  again;

  /** @param {string | URL} address @param {Why} why */
  constructor(address, why, status = 0) {
    super(`${nameOf(address)}: ${why}`);
    this.status = status;
    this.address = String(address);
    this.why = why;
    this.key = `file-${why}`;
    this.args = { file: nameOf(address) };
  }
}

export const PATIENCE = 20_000; // milliseconds without a byte

/**
 * `folder`: where the files of a release are; `address`: the file that names the newest release; `mark`: what it
 * contains while that is ours; `again`: what shows the newest one.
 * @typedef {{folder: string, address: string, mark: string, again?: () => void}} Release
 */
/** @type {Release | null} */
let release = null;

/** From now on a missing file of ours is told from one of an older release. @param {Release} current */
export function setRelease(current) {
  release = current;
}

/** Whether the site was replaced by a newer release since this code was loaded. @param {Release} current */
async function isRenewed({ address, mark }) {
  const signal = AbortSignal.timeout(PATIENCE);
  const text = await fetch(address, { cache: "reload", signal }).then(
    (answer) => (answer.ok ? answer.text() : mark),
    () => mark,
  );
  return !text.includes(mark);
}

/** @param {FetchError} error */
async function orRenewed(error) {
  if (!release || !error.address.startsWith(release.folder) || unavailableReason()) return error;
  if (!["missing", "cut", "corrupt"].includes(error.why) || !(await isRenewed(release))) return error;
  return Object.assign(new FetchError(error.address, "renewed", error.status), { again: release.again });
}

/** Files that did not come whole: what the browser keeps of them may be to blame. @type {Set<string>} */
const suspects = new Set();

/**
 * The bytes of a file; rejects with FetchError.
 * @param {string | URL} address @param {Built} [built] @param {How} [how]
 * @returns {Promise<Uint8Array<ArrayBuffer>>}
 */
export async function fetchFile(
  address,
  { size, sum } = {},
  { signal, onBytes = (_) => {}, patience = PATIENCE, cache } = {},
) {
  cache ??= suspects.has(String(address)) ? "reload" : "default";
  try {
    return await fetchOnce(address, { size, sum }, { signal, onBytes, patience, cache });
  } catch (error) {
    if (!(error instanceof FetchError)) throw error;
    suspects.add(String(address));
    throw await orRenewed(error);
  }
}

/**
 * The answer to a request for a file, be it one that came with the page.
 * @param {string | URL} address @param {RequestInit} [how]
 */
export async function ask(address, how) {
  const bytes = await carriedBytes(address);
  if (bytes) return new Response(bytes);
  const why = unavailableReason() ?? (location.protocol === "file:" ? "unserved" : null);
  if (why) throw new FetchError(address, why);
  return fetch(address, how);
}

/**
 * @param {string | URL} address @param {Built} built
 * @param {How & {onBytes: (count: number) => void, patience: number}} how
 */
async function fetchOnce(address, { size, sum }, { signal, onBytes, patience, cache }) {
  const stop = new AbortController();
  const abort = () => stop.abort(signal?.reason);
  signal?.addEventListener("abort", abort);
  if (signal?.aborted) abort();
  try {
    const response = await withTimeout(ask(address, { signal: stop.signal, cache }), patience, address).catch((error) =>
      failed(error, address, "missing", signal),
    );
    if (!response.ok) throw new FetchError(address, "missing", response.status);
    /** @type {Uint8Array<ArrayBuffer>[]} */
    const pieces = [];
    const take = (/** @type {Uint8Array<ArrayBuffer>} */ piece) => (pieces.push(piece), onBytes(piece.length));
    await readPieces(response, address, take, { signal, patience });
    const bytes = joined(pieces);
    if (size !== undefined && bytes.length !== size)
      throw new FetchError(address, bytes.length < size ? "cut" : "corrupt");
    if (sum !== undefined && crc32(bytes) !== sum) throw new FetchError(address, "corrupt");
    return bytes;
  } finally {
    signal?.removeEventListener("abort", abort);
    stop.abort(); // a connection that is given up does not stay in the way of the next
  }
}

/**
 * Why the browser will not have a file of the right size: it is not what was built, or the browser has reasons of its
 * own.
 * @param {string} address @param {string} integrity
 */
export async function refusal(address, integrity) {
  const isSound = await fetch(address, { integrity }).then(() => true, () => location.protocol === "file:");
  return new FetchError(address, isSound ? "refused" : "corrupt");
}

/**
 * Read the response to a request for `address` to its end, with the same care.
 * @param {Response} response @param {string | URL} address @param {(piece: Uint8Array<ArrayBuffer>) => void} take
 * @param {How} [how]
 */
export async function readPieces(response, address, take, { signal, patience = PATIENCE } = {}) {
  const reader = /** @type {ReadableStream<Uint8Array<ArrayBuffer>>} */ (response.body).getReader();
  try {
    for (let piece; (piece = (await withTimeout(reader.read(), patience, address)).value); ) take(piece);
  } catch (error) {
    failed(error, address, "cut", signal);
  }
}

/** @param {Uint8Array<ArrayBuffer>[]} pieces */
function joined(pieces) {
  const bytes = new Uint8Array(pieces.reduce((size, { length }) => size + length, 0));
  let at = 0;
  for (const piece of pieces) {
    bytes.set(piece, at);
    at += piece.length;
  }
  return bytes;
}

/**
 * @param {unknown} error @param {string | URL} address @param {Why} why @param {AbortSignal} [signal] @returns {never}
 */
function failed(error, address, why, signal) {
  throw error instanceof FetchError || signal?.aborted ? error : new FetchError(address, why);
}

/**
 * Settles like `promise`, or rejects when that takes too long.
 * @template T @param {Promise<T>} promise @param {number} patience @param {string | URL} address @returns {Promise<T>}
 */
export function withTimeout(promise, patience, address) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  const slow = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new FetchError(address, "slow")), patience);
  });
  return /** @type {Promise<T>} */ (Promise.race([promise, slow])).finally(() => clearTimeout(timer));
}

/** @param {string | URL} address */
function nameOf(address) {
  return String(address).split(/[?#]/)[0].split("/").at(-1)?.slice(0, 200) ?? "";
}

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let sum = byte;
  for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? 0xedb88320 ^ (sum >>> 1) : sum >>> 1;
  return sum;
});

/** The CRC-32 of bytes, as gzip and Python's zlib.crc32 count it. @param {Uint8Array} bytes */
export function crc32(bytes) {
  let sum = 0xffffffff;
  for (let at = 0; at < bytes.length; at += 1) sum = TABLE[(sum ^ bytes[at]) & 0xff] ^ (sum >>> 8);
  return (sum ^ 0xffffffff) >>> 0;
}
