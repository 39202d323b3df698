/** Read and write saved runs, packed or not; reading and unpacking stop at a maximum size. */
import { BadTrace, must } from "../../validation/bad-trace.ts";
import { decodeBase64 } from "../../loading/embedded-files.ts";
import { FetchError, withTimeout } from "../../loading/fetch-file.ts";
import { MAGIC } from "./read-blocks.ts";
import * as foreign from "./foreign-traces.ts";
import { Trace } from "./trace.ts";
import { encodeJsonBlock } from "./write-blocks.ts";
import type { FailureReason } from "../../loading/fetch-file.ts";

type Bytes = Uint8Array<ArrayBuffer>;

/** The maximum size of a saved run, packed or unpacked; the longest runs have a tenth of it. */
export const MAX_SIZE = 256 * 2 ** 20;
const PACKED = [0x1f, 0x8b];
const PLAIN = [...new TextEncoder().encode(MAGIC)];

/** Open a saved run. Rejects with BadTrace or FetchError. */
export async function openSavedRun(file: Blob | string | URL, signal?: AbortSignal) {
  try {
    const stream = file instanceof Blob ? file.stream() : await streamOf(file, signal);
    const bytes = await readWholeStream(stream, [PLAIN, PACKED]);
    if (begins(bytes, PLAIN)) return await Trace.load(bytes, foreign);
    const unpacked = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
    return await Trace.load(await readWholeStream(unpacked, [PLAIN]), foreign);
  } catch (error) {
    throw error instanceof BadTrace || error instanceof FetchError || signal?.aborted
      ? error
      : new BadTrace(String(error));
  }
}

/** Write a trace as a packed file. */
export function packTrace(trace: Trace) {
  const { header, blocks, footer } = partsOf(trace);
  const framed = [encodeJsonBlock(header), ...blocks, encodeJsonBlock(footer)].flatMap((block) => {
    const length = new DataView(new ArrayBuffer(4));
    length.setUint32(0, block.length, true);
    return [length, block as Bytes];
  });
  const packed = new Blob([MAGIC, ...framed]).stream().pipeThrough(new CompressionStream("gzip"));
  return new Response(packed).blob();
}

/** The content of a file: header with all tables, blocks, and footer; an aborted run ends at its abort. */
function partsOf(trace: Trace) {
  const tables = { strings: { from: 0, values: trace.strings }, reasons: { from: 0, values: trace.reasons } };
  const blocks = [...trace.nodes.blocks, ...trace.chunks].sort((a, b) => a.order - b.order);
  const last = trace.length - 1;
  const [counters, steps] = [trace.counters(last), trace.stepNumber(last) + 1];
  return {
    header: { ...trace.header, ...tables },
    blocks: blocks.map(({ bytes }) => bytes),
    footer: trace.footer ?? { kind: "footer", result: null, status: "cancelled", counters, steps },
  };
}

async function streamOf(address: string | URL, signal?: AbortSignal): Promise<ReadableStream<Bytes>> {
  const written = /^data:[^,]*;base64,(.*)$/s.exec(String(address));
  if (written) return new Blob([decodeBase64(written[1])]).stream(); // a policy may forbid the request
  const arriving = <Value,>(promise: Promise<Value>, otherwise: FailureReason): Promise<Value> =>
    withTimeout(promise, address).catch((error: unknown) => {
      throw error instanceof FetchError || signal?.aborted ? error : new FetchError(address, otherwise);
    });
  const { ok, body } = await arriving(fetch(address, { signal }), "missing");
  if (!ok || !body) throw new FetchError(address, "missing");
  const reader = body.getReader();
  return new ReadableStream({
    pull: async (controller) => {
      const { value, done } = await arriving(reader.read(), "cut");
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: () => reader.cancel(),
  });
}

/** Collect the bytes of a stream. Rejects with BadTrace if there are more than `most`, or if no start is its own. */
export async function readWholeStream(stream: ReadableStream<Bytes>, starts: number[][], most = MAX_SIZE) {
  const reader = stream.getReader();
  const pieces: Bytes[] = [];
  let size = 0;
  try {
    for (let piece; (piece = (await reader.read()).value); ) {
      pieces.push(piece);
      size += piece.length;
      if (size > most)
        throw new BadTrace("more bytes than are read", "file-too-large", { most: most / 2 ** 20 });
      must(pieces.length > 1 || starts.some((start) => begins(piece, start)), "not a saved run");
    }
  } finally {
    reader.cancel().catch(() => {}); // stop the download of an invalid file
  }
  return new Uint8Array(await new Blob(pieces).arrayBuffer());
}

/** Whether bytes begin with `start`, as far as they go. */
const begins = (bytes: Bytes, start: number[]) => start.slice(0, bytes.length).every((byte, at) => bytes[at] === byte);
