/** Fetch a file and check its size and CRC-32; report each kind of failure as a FetchError. */

import { crc32 } from "./crc32.ts";
import { embeddedBytes, unavailableReason } from "./embedded-files.ts";
import { LocalizedError } from "./localized-error.ts";

/** Size and CRC-32 of the built file, if known; `sealed`: whether it ends with its own CRC-32. */
type BuiltFile = { size?: number; sum?: number; sealed?: boolean };
type Piece = Uint8Array<ArrayBuffer>;
export type FetchOptions = { signal?: AbortSignal; onPiece?: (piece: Piece) => void; cache?: RequestCache };
export type FailureReason = "missing" | "cut" | "corrupt" | "slow" | "refused" | "renewed" | "alone";

/**
 * A failure to fetch a file. `status`: the HTTP status, 0 without a response; `again`: the remedy, where a retry does
 * not help.
 */
export class FetchError extends LocalizedError {
  name = "FetchError";
  again: (() => void) | undefined;
  declare status: number;
  declare address: string;
  declare why: FailureReason;

  constructor(address: string | URL, why: FailureReason, status = 0) {
    const file = String(address).split(/[?#]/)[0].split("/").at(-1)!.slice(0, 200);
    super(`file-${why}`, { file }, `${file}: ${why}`);
    this.status = status;
    this.address = String(address);
    this.why = why;
  }
}

export const TIMEOUT = 20_000; // milliseconds without a byte

/**
 * `folder`: the folder of a release's files; `address`: the file that names the newest release; `mark`: the text it
 * contains while this release is the newest.
 */
type Release = { folder: string; address: string; mark: string };
let release: Release | null = null;

/** Set the current release: a file missing from a replaced release is "renewed". */
export function setRelease(current: Release) {
  release = current;
}

/** Whether a newer release has replaced this one, whose file at `address` contains `mark`; fetched past the cache. */
export async function isReleaseReplaced({ address, mark }: Omit<Release, "folder">) {
  const signal = AbortSignal.timeout(TIMEOUT);
  const answer = await fetch(address, { cache: "reload", signal }).catch(() => null);
  const text = answer?.ok ? await answer.text().catch(() => mark) : mark;
  return !text.includes(mark);
}

/** Whether this is a page of the site, which can be reloaded: its URL holds its state. */
export function canReloadPage() {
  return "entry" in document.documentElement.dataset;
}

async function diagnoseFetchError(error: FetchError) {
  if (!release || !error.address.startsWith(release.folder) || unavailableReason) return error;
  if (!["missing", "cut", "corrupt"].includes(error.why) || !(await isReleaseReplaced(release))) return error;
  const again = canReloadPage() ? () => location.reload() : undefined;
  return Object.assign(new FetchError(error.address, "renewed", error.status), { again });
}

/** Files that failed: the HTTP cache may hold a damaged copy. */
const suspects = new Set<string>();

/** Fetch the bytes of a file; rejects with FetchError. */
export async function fetchFile(
  address: string | URL, built: BuiltFile = {}, how: FetchOptions = {},
): Promise<Uint8Array<ArrayBuffer>> {
  const cache = how.cache ?? (suspects.has(String(address)) ? "reload" : "default");
  try {
    return await fetchAndCheck(address, built, { ...how, cache });
  } catch (error) {
    if (!(error instanceof FetchError)) throw error;
    suspects.add(String(address));
    throw await diagnoseFetchError(error);
  }
}

/** Fetch a file with a known integrity into the browser's cache; rejects with FetchError. */
export async function prefetchFile({ href, integrity }: { href: string; integrity: string }, cache: RequestCache) {
  try {
    const response = await withTimeout(fetch(href, { integrity, cache }), href);
    if (!response.ok) throw new FetchError(href, "missing");
    await withTimeout(response.arrayBuffer(), href);
  } catch {
    throw new FetchError(href, "missing");
  }
}

/** Request a file from the embedded files or the network. */
export async function requestFile(address: string | URL, how?: RequestInit) {
  const bytes = await embeddedBytes(address);
  if (bytes) return new Response(bytes);
  if (unavailableReason) throw new FetchError(address, unavailableReason);
  return fetch(address, how);
}

async function fetchAndCheck(
  address: string | URL, { size, sum, sealed }: BuiltFile, { signal, onPiece, cache }: FetchOptions,
) {
  const stop = new AbortController();
  const abort = () => stop.abort(signal?.reason);
  signal?.addEventListener("abort", abort, { signal: stop.signal });
  if (signal?.aborted) abort();
  try {
    const requested = requestFile(address, { signal: stop.signal, cache });
    const response = await withTimeout(requested, address).catch((error) =>
      throwFetchError(error, address, "missing", signal),
    );
    if (!response.ok) throw new FetchError(address, "missing", response.status);
    const pieces: Piece[] = [];
    const take = (piece: Piece) => (pieces.push(piece), onPiece?.(piece));
    await readPieces(response, address, take, signal);
    const bytes = concatenate(pieces);
    if (size !== undefined && bytes.length !== size)
      throw new FetchError(address, bytes.length < size ? "cut" : "corrupt");
    if (sum !== undefined && crc32(bytes) !== sum) throw new FetchError(address, "corrupt");
    if (sealed && !endsWithOwnChecksum(bytes)) throw new FetchError(address, "corrupt");
    return bytes;
  } finally {
    stop.abort(); // an abandoned connection would block the next request
  }
}

/** Whether a module ends with its own CRC-32, which the build has appended. */
function endsWithOwnChecksum(bytes: Uint8Array) {
  const end = bytes.length - "//01234567".length;
  const [, sum] = new TextDecoder().decode(bytes.subarray(Math.max(0, end))).match(/^\/\/([0-9a-f]{8})$/) ?? [];
  return sum !== undefined && crc32(bytes.subarray(0, end)) === parseInt(sum, 16);
}

/** Read a response to its end, with a timeout per piece; `take` may refuse with a LocalizedError. */
export async function readPieces(
  response: Response, address: string | URL, take: (piece: Piece) => void, signal?: AbortSignal,
) {
  const reader = response.body!.getReader();
  try {
    for (let piece; (piece = (await withTimeout(reader.read(), address)).value); ) take(piece);
  } catch (error) {
    throwFetchError(error, address, "cut", signal);
  }
}

/** A Blob would do the same, seven times slower. */
function concatenate(pieces: Piece[]) {
  const bytes = new Uint8Array(pieces.reduce((size, { length }) => size + length, 0));
  let at = 0;
  for (const piece of pieces) {
    bytes.set(piece, at);
    at += piece.length;
  }
  return bytes;
}

function throwFetchError(error: unknown, address: string | URL, why: FailureReason, signal?: AbortSignal): never {
  throw error instanceof LocalizedError || signal?.aborted ? error : new FetchError(address, why);
}

/** Settle like `promise`, or reject with FetchError "slow" after TIMEOUT. */
export function withTimeout<T>(promise: Promise<T>, address: string | URL): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new FetchError(address, "slow")), TIMEOUT);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
