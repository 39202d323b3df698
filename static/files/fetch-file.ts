/** Fetch a file and check its size and CRC-32; report each kind of failure as a FetchError. */

import { crc32 } from "./crc32.ts";
import { embeddedBytes, unavailableReason } from "./embedded-files.ts";

/** @typedef {{size?: number, sum?: number}} BuiltFile size and CRC-32 of the built file, if known */
/** @typedef {{signal?: AbortSignal, onBytes?: (count: number) => void, cache?: RequestCache}} FetchOptions */
/** @typedef {"missing" | "cut" | "corrupt" | "slow" | "refused" | "renewed" | "alone"} FailureReason */

/**
 * A failure to fetch a file. `status`: the HTTP status, 0 without a response; `key` and `args` are for translation;
 * `again`: the remedy, where a retry does not help.
 */
export class FetchError extends Error {
  name = "FetchError";
  /** @type {(() => void) | undefined} */
  again;

  /** @param {string | URL} address @param {FailureReason} why */
  constructor(address, why, status = 0) {
    super(`${fileName(address)}: ${why}`);
    this.status = status;
    this.address = String(address);
    this.why = why;
    this.key = `file-${why}`;
    this.args = { file: fileName(address) };
  }
}

export const TIMEOUT = 20_000; // milliseconds without a byte

/**
 * `folder`: the folder of a release's files; `address`: the file that names the newest release; `mark`: the text it
 * contains while this release is the newest.
 * @typedef {{folder: string, address: string, mark: string}} Release
 */
/** @type {Release | null} */
let release = null;

/** Set the current release: a file missing from a replaced release is "renewed". @param {Release} current */
export function setRelease(current) {
  release = current;
}

/** Whether a newer release has replaced the one that loaded this code. @param {Release} current */
async function isReplaced({ address, mark }) {
  const signal = AbortSignal.timeout(TIMEOUT);
  const answer = await fetch(address, { cache: "reload", signal }).catch(() => null);
  const text = answer?.ok ? await answer.text().catch(() => mark) : mark;
  return !text.includes(mark);
}

/** Whether this is a page of the site, which can be reloaded: its URL holds its state. */
export function isOwnPage() {
  return "entry" in document.documentElement.dataset;
}

/** @param {FetchError} error */
async function withRenewal(error) {
  if (!release || !error.address.startsWith(release.folder) || unavailableReason()) return error;
  if (!["missing", "cut", "corrupt"].includes(error.why) || !(await isReplaced(release))) return error;
  const again = isOwnPage() ? () => location.reload() : undefined;
  return Object.assign(new FetchError(error.address, "renewed", error.status), { again });
}

/** Files that failed: the HTTP cache may hold a damaged copy. @type {Set<string>} */
const suspects = new Set();

/**
 * Fetch the bytes of a file; rejects with FetchError.
 * @param {string | URL} address @param {BuiltFile} [built] @param {FetchOptions} [how]
 * @returns {Promise<Uint8Array<ArrayBuffer>>}
 */
export async function fetchFile(address, built = {}, how = {}) {
  const cache = how.cache ?? (suspects.has(String(address)) ? "reload" : "default");
  try {
    return await fetchOnce(address, built, { ...how, cache });
  } catch (error) {
    if (!(error instanceof FetchError)) throw error;
    suspects.add(String(address));
    throw await withRenewal(error);
  }
}

/** Request a file from the embedded files or the network. @param {string | URL} address @param {RequestInit} [how] */
export async function requestFile(address, how) {
  const bytes = await embeddedBytes(address);
  if (bytes) return new Response(bytes);
  const why = unavailableReason();
  if (why) throw new FetchError(address, why);
  return fetch(address, how);
}

/** @param {string | URL} address @param {BuiltFile} built @param {FetchOptions} how */
async function fetchOnce(address, { size, sum }, { signal, onBytes, cache }) {
  const stop = new AbortController();
  const abort = () => stop.abort(signal?.reason);
  signal?.addEventListener("abort", abort);
  if (signal?.aborted) abort();
  try {
    const requested = requestFile(address, { signal: stop.signal, cache });
    const response = await withTimeout(requested, TIMEOUT, address).catch((error) =>
      throwFetchError(error, address, "missing", signal),
    );
    if (!response.ok) throw new FetchError(address, "missing", response.status);
    /** @type {Uint8Array<ArrayBuffer>[]} */
    const pieces = [];
    const take = (/** @type {Uint8Array<ArrayBuffer>} */ piece) => (pieces.push(piece), onBytes?.(piece.length));
    await readPieces(response, address, take, signal);
    const bytes = concatenate(pieces);
    if (size !== undefined && bytes.length !== size)
      throw new FetchError(address, bytes.length < size ? "cut" : "corrupt");
    if (sum !== undefined && crc32(bytes) !== sum) throw new FetchError(address, "corrupt");
    return bytes;
  } finally {
    signal?.removeEventListener("abort", abort);
    stop.abort(); // an abandoned connection would block the next request
  }
}

/**
 * Read a response to its end, with a timeout per piece.
 * @param {Response} response @param {string | URL} address @param {(piece: Uint8Array<ArrayBuffer>) => void} take
 * @param {AbortSignal} [signal]
 */
export async function readPieces(response, address, take, signal) {
  const reader = /** @type {ReadableStream<Uint8Array<ArrayBuffer>>} */ (response.body).getReader();
  try {
    for (let piece; (piece = (await withTimeout(reader.read(), TIMEOUT, address)).value); ) take(piece);
  } catch (error) {
    throwFetchError(error, address, "cut", signal);
  }
}

/** A Blob would do the same, seven times slower. @param {Uint8Array<ArrayBuffer>[]} pieces */
function concatenate(pieces) {
  const bytes = new Uint8Array(pieces.reduce((size, { length }) => size + length, 0));
  let at = 0;
  for (const piece of pieces) {
    bytes.set(piece, at);
    at += piece.length;
  }
  return bytes;
}

/**
 * @param {unknown} error @param {string | URL} address @param {FailureReason} why @param {AbortSignal} [signal]
 * @returns {never}
 */
function throwFetchError(error, address, why, signal) {
  throw error instanceof FetchError || signal?.aborted ? error : new FetchError(address, why);
}

/**
 * Settle like `promise`, or reject with FetchError "slow" after `timeout` milliseconds.
 * @template T @param {Promise<T>} promise @param {number} timeout @param {string | URL} address @returns {Promise<T>}
 */
export function withTimeout(promise, timeout, address) {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new FetchError(address, "slow")), timeout);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** @param {string | URL} address */
function fileName(address) {
  return String(address).split(/[?#]/)[0].split("/").at(-1)?.slice(0, 200) ?? "";
}
