/** Read and write saved runs, packed or not; reading and unpacking stop at a maximum size. */
import { BadTrace, must } from "../../validation/bad-trace.ts";
import { decodeBase64 } from "../../loading/embedded-files.ts";
import { FetchError, fetchFile } from "../../loading/fetch-file.ts";
import { MAGIC } from "./read-blocks.ts";
import * as foreign from "./check-and-thin-traces.ts";
import { Trace } from "./trace.ts";
import { jsonBlock } from "./write-blocks.ts";

type Bytes = Uint8Array<ArrayBuffer>;
type Check = (piece: Bytes) => void;

/** The maximum size of a saved run, packed or unpacked; the longest runs have a tenth of it. */
export const MAX_SIZE = 256 * 2 ** 20;
const PACKED = [0x1f, 0x8b];
const PLAIN = [...new TextEncoder().encode(MAGIC)];

/** Open a saved run. Rejects with BadTrace or FetchError. */
export async function openSavedRun(file: Blob | string | URL, signal?: AbortSignal) {
  try {
    const bytes = await readBytes(file, makePieceCheck([PLAIN, PACKED]), signal);
    if (beginsWith(bytes, PLAIN)) return await Trace.load(bytes, foreign);
    const unpacked = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
    return await Trace.load(await readWholeStream(unpacked, makePieceCheck([PLAIN])), foreign);
  } catch (error) {
    throw error instanceof BadTrace || error instanceof FetchError || signal?.aborted
      ? error
      : new BadTrace(String(error));
  }
}

async function readBytes(file: Blob | string | URL, check: Check, signal?: AbortSignal) {
  if (file instanceof Blob) return readWholeStream(file.stream(), check);
  const [, written] = /^data:[^,]*;base64,(.*)$/s.exec(String(file)) ?? []; // a policy may forbid its request
  return written === undefined ? fetchFile(file, {}, { signal, onPiece: check })
    : readWholeStream(new Blob([decodeBase64(written)]).stream(), check);
}

/** Write a trace as a packed file: header with all tables, blocks, and footer; an aborted run ends at its abort. */
export function packTrace(trace: Trace) {
  const tables = { strings: { from: 0, values: trace.strings }, reasons: { from: 0, values: trace.reasons } };
  const blocks = [...trace.nodes.blocks, ...trace.chunks].sort((a, b) => a.order - b.order).map(({ bytes }) => bytes);
  const last = trace.length - 1;
  const [counters, steps] = [trace.counters(last), trace.stepNumber(last) + 1];
  const footer = trace.footer ?? { kind: "footer", result: null, status: "cancelled", counters, steps };
  const written = [jsonBlock({ ...trace.header, ...tables }), ...blocks, jsonBlock(footer)];
  const framed = written.flatMap((block) => {
    const length = new DataView(new ArrayBuffer(4));
    length.setUint32(0, block.length, true);
    return [length, block as Bytes];
  });
  const packed = new Blob([MAGIC, ...framed]).stream().pipeThrough(new CompressionStream("gzip"));
  return new Response(packed).blob();
}

/** Collect the bytes of a stream. Rejects with BadTrace as soon as `check` refuses a piece. */
async function readWholeStream(stream: ReadableStream<Bytes>, check: Check) {
  const reader = stream.getReader();
  const pieces: Bytes[] = [];
  try {
    for (let piece; (piece = (await reader.read()).value); pieces.push(piece)) check(piece);
  } finally {
    reader.cancel().catch(() => {}); // stop the reading of an invalid file
  }
  return new Uint8Array(await new Blob(pieces).arrayBuffer());
}

/** A check of a file's pieces: throws BadTrace if they have more bytes than are read, or if no start is theirs. */
function makePieceCheck(starts: number[][]): Check {
  let size = 0;
  return (piece) => {
    must(size || starts.some((start) => beginsWith(piece, start)), "not a saved run");
    size += piece.length;
    if (size > MAX_SIZE) throw new BadTrace("more bytes than are read", "file-too-large", { most: MAX_SIZE / 2 ** 20 });
  };
}

/** Whether bytes begin with `start`, as far as they go. */
const beginsWith = (bytes: Bytes, start: number[]) => start.slice(0, bytes.length).every((byte, at) => bytes[at] === byte);
