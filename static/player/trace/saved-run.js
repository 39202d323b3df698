/**
 * Saved runs, written and read, packed or not: their first bytes are looked at first, and nothing is unpacked beyond
 * a ceiling.
 * @typedef {Uint8Array<ArrayBuffer>} Bytes
 */
/** @import { FailureReason } from "../../files/fetch-file.js" */
import { BadTrace, must } from "../../checks/bad-trace.js";
import { TIMEOUT, FetchError, withTimeout } from "../../files/fetch-file.js";
import { MAGIC, jsonBlock } from "./blocks.js";
import { Trace } from "./trace.js";

/** The maximum size of a saved run, packed or unpacked; the longest runs have a tenth of it. */
export const MAX_SIZE = 256 * 2 ** 20;
const PACKED = [0x1f, 0x8b];
const PLAIN = [...new TextEncoder().encode(MAGIC)];

/**
 * Open the trace in a Blob or at a URL; rejects with BadTrace for an invalid file, with FetchError for a load failure.
 * @param {Blob | string | URL} file @param {AbortSignal} [signal]
 */
export async function openSaved(file, signal) {
  const reader = (file instanceof Blob ? file.stream() : await streamOf(file, signal)).getReader();
  try {
    const start = await firstBytes(reader);
    const rest = streamed(reader, start);
    if (begins(start, PLAIN)) return await Trace.load(await collected(rest));
    must(begins(start, PACKED), "neither a trace nor packed");
    return await Trace.load(await collected(rest.pipeThrough(new DecompressionStream("gzip"))));
  } catch (error) {
    throw error instanceof BadTrace || error instanceof FetchError || signal?.aborted
      ? error
      : new BadTrace(String(error));
  } finally {
    reader.cancel().catch(() => {}); // stop the download of an invalid file
  }
}

/** Write a trace as a packed file. @param {Trace} trace */
export function packTrace(trace) {
  const { header, blocks, footer } = trace.parts();
  const bytes = framed([jsonBlock(header), ...blocks, jsonBlock(footer)]);
  return new Response(new Blob([bytes]).stream().pipeThrough(new CompressionStream("gzip"))).blob();
}

/** @param {string | URL} address @param {AbortSignal} [signal] */
async function streamOf(address, signal) {
  /** @template Value @param {Promise<Value>} promise @param {FailureReason} otherwise @returns {Promise<Value>} */
  const arriving = (promise, otherwise) =>
    withTimeout(promise, TIMEOUT, address).catch((/** @type {unknown} */ error) => {
      throw error instanceof FetchError || signal?.aborted ? error : new FetchError(address, otherwise);
    });
  const written = /^data:[^,]*;base64,(.*)$/s.exec(String(address));
  if (written) return new Blob([bytesOf(written[1])]).stream(); // a policy may forbid the request
  const response = await arriving(fetch(address, { signal }), "missing");
  if (!response.ok || !response.body) throw new FetchError(address, "missing");
  const reader = response.body.getReader();
  /** @type {ReadableStream<Bytes>} */
  return new ReadableStream({
    pull: async (controller) => passOn(await arriving(reader.read(), "cut"), controller),
    cancel: () => reader.cancel(),
  });
}

/** @param {string} base64 */
function bytesOf(base64) {
  try {
    return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  } catch {
    throw new BadTrace("no base64");
  }
}

/**
 * Read at least as many bytes as the magic line has, or the whole stream.
 * @param {ReadableStreamDefaultReader<Bytes>} reader
 */
async function firstBytes(reader) {
  let start = new Uint8Array();
  while (start.length < PLAIN.length) {
    const { value, done } = await reader.read();
    if (done) return start;
    start = joined([start, value]);
  }
  return start;
}

/** @param {Bytes} bytes @param {number[]} start */
function begins(bytes, start) {
  return start.every((byte, at) => bytes[at] === byte);
}

/**
 * A stream of the bytes read and the bytes to come, up to the maximum size.
 * @param {ReadableStreamDefaultReader<Bytes>} reader @param {Bytes} start @returns {ReadableStream<Bytes>}
 */
function streamed(reader, start) {
  const counted = limiter();
  return new ReadableStream({
    start: (controller) => controller.enqueue(counted(start)),
    pull: async (controller) => passOn(await reader.read(), controller, counted),
  });
}

/** @param {ReadableStreamReadResult<Bytes>} read @param {ReadableStreamDefaultController<Bytes>} controller */
function passOn({ value, done }, controller, counted = (/** @type {Bytes} */ piece) => piece) {
  if (done) controller.close();
  else controller.enqueue(counted(value));
}

/** @param {ReadableStream<Bytes>} stream */
async function collected(stream) {
  const counted = limiter();
  const reader = stream.getReader();
  /** @type {Bytes[]} */
  const pieces = [];
  try {
    for (let piece; !(piece = await reader.read()).done; ) {
      pieces.push(counted(piece.value));
      must(pieces.length > 1 || begins(piece.value, PLAIN.slice(0, piece.value.length)), "not a Dhadha trace");
    }
  } finally {
    reader.cancel().catch(() => {});
  }
  return joined(pieces);
}

/** Pass pieces on until the maximum size is exceeded. */
function limiter() {
  let count = 0;
  return (/** @type {Bytes} */ piece) => {
    count += piece.length;
    if (count > MAX_SIZE)
      throw new BadTrace("more bytes than are read", "file-too-large", { most: MAX_SIZE / 2 ** 20 });
    return piece;
  };
}

/** @param {Bytes[]} pieces */
function joined(pieces) {
  const bytes = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    bytes.set(piece, at);
    at += piece.length;
  }
  return bytes;
}

/** @param {Uint8Array[]} blocks */
function framed(blocks) {
  const magic = new TextEncoder().encode(MAGIC);
  const bytes = new Uint8Array(blocks.reduce((sum, block) => sum + 4 + block.length, magic.length));
  const view = new DataView(bytes.buffer);
  bytes.set(magic);
  let at = magic.length;
  for (const block of blocks) {
    view.setUint32(at, block.length, true);
    bytes.set(block, at + 4);
    at += 4 + block.length;
  }
  return bytes;
}
