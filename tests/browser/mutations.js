/** Mutates saved runs from a seed: bytes, lengths, blocks, heads, columns and compressed data; needs no player. */

const MAGIC = 8;
const ODD = [
  1e15,
  -1,
  1.5,
  0,
  1,
  255,
  2 ** 31,
  2 ** 32,
  2 ** 53,
  1e300,
  "x",
  "",
  "url(//evil.example/x)",
  "__proto__",
  "constructor",
  "<b>",
  null,
  true,
  [],
  {},
  [[0, 0]],
  { __proto__: null, constructor: 1 },
  "9".repeat(5000),
];
const NAMES = ["__proto__", "constructor", "length", "rows", "0"];

/** Numbers from 0 to 1, the same for the same seed. */
export function randomFrom(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A file made from the bytes of a trace. @returns {Promise<Blob>} */
export async function mutated(bytes, random) {
  const pick = (list) => list[Math.floor(random() * list.length)];
  const bent = pick(BENDS)(bytes.slice(), random, pick);
  if (random() < 0.2) return new Blob([await spoiled(bent, random)]);
  return new Blob([bent]);
}

const BENDS = [flip, cut, repeat, ...Array(2).fill(blocks), ...Array(6).fill(heads), ...Array(4).fill(columns)];

function flip(bytes, random) {
  for (let turn = Math.floor(random() * 8); turn >= 0; turn -= 1)
    bytes[Math.floor(random() * bytes.length)] = Math.floor(random() * 256);
  return bytes;
}

function cut(bytes, random) {
  return bytes.slice(0, Math.floor(random() * bytes.length));
}

/** A run of bytes stands twice, or not at all. */
function repeat(bytes, random) {
  const [from, to] = [random(), random()].map((part) => Math.floor(part * bytes.length));
  return joined([bytes.slice(0, from), bytes.slice(to)]);
}

/** Blocks change places, are missing or stand twice, or lie about their length. */
function blocks(bytes, random, pick) {
  const parts = split(bytes);
  const [one, other] = [0, 0].map(() => Math.floor(random() * parts.length));
  const act = Math.floor(random() * 4);
  if (act === 0) [parts[one], parts[other]] = [parts[other], parts[one]];
  if (act === 1) parts.splice(one, 1);
  if (act === 2) parts.splice(one, 0, parts[other]);
  const whole = framed(bytes, parts);
  if (act === 3) new DataView(whole.buffer).setUint32(MAGIC, pick([0, 1, 2 ** 31, 2 ** 32 - 4, 4]), true);
  return whole;
}

/** Something in a head is another value, missing, or of another name. */
function heads(bytes, random, pick) {
  const parts = split(bytes);
  const at = random() < 0.5 ? 0 : Math.floor(random() * parts.length);
  const { head, rest } = parsed(parts[at]);
  for (let turn = random() < 0.7 ? 1 : 3; turn > 0; turn -= 1) bend(head, random, pick);
  const text = new TextEncoder().encode(
    JSON.stringify(head)
      .replace("1e+300", "1e999")
      .replace('"deep"', `${"[".repeat(1000)}${"]".repeat(1000)}`),
  );
  const start = new Uint8Array(Math.ceil((text.length + 1) / 4) * 4).fill(32);
  start.set(text);
  start[start.length - 1] = 10;
  parts[at] = joined([start, rest]);
  return framed(bytes, parts);
}

function bend(value, random, pick) {
  const keys = Object.keys(value);
  const key = pick(keys);
  if (key === undefined) return;
  if (typeof value[key] === "object" && value[key] && random() < 0.7) return bend(value[key], random, pick);
  const act = random();
  if (act < 0.15) Array.isArray(value) ? value.splice(Number(key), 1) : delete value[key];
  else if (act < 0.25 && !Array.isArray(value))
    Object.defineProperty(value, pick(NAMES), {
      value: value[key],
      enumerable: true,
      configurable: true,
      writable: true,
    });
  else if (act < 0.35 && typeof value[key] === "number") value[key] += pick([-1, 1, 1000]);
  else if (act < 0.4) value[key] = "deep";
  else value[key] = structuredClone(pick(ODD));
}

/** A number in a column is another one. */
function columns(bytes, random, pick) {
  const parts = split(bytes);
  const at = Math.floor(random() * parts.length);
  const { start } = parsed(parts[at]);
  const block = parts[at].slice();
  for (let turn = Math.floor(random() * 4); turn >= 0 && block.length > start; turn -= 1) {
    const place = start + Math.floor(random() * (block.length - start));
    block[place] = pick([0, 1, 127, 255, block[place] + 1, block[place] ^ 1]);
  }
  parts[at] = block;
  return framed(bytes, parts);
}

/** Packed, and perhaps cut or flipped then. */
async function spoiled(bytes, random) {
  const packed = await pack([bytes]);
  return random() < 0.4 ? packed : random() < 0.5 ? flip(packed, random) : cut(packed, random);
}

export async function pack(pieces) {
  return new Uint8Array(
    await new Response(new Blob(pieces).stream().pipeThrough(new CompressionStream("gzip"))).arrayBuffer(),
  );
}

function parsed(block) {
  const start = block.indexOf(10) + 1;
  return {
    start,
    head: JSON.parse(new TextDecoder().decode(block.subarray(0, start - 1))),
    rest: block.subarray(start),
  };
}

function split(bytes) {
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  const parts = [];
  for (let at = MAGIC; at < bytes.length; at += 4 + view.getUint32(at, true))
    parts.push(bytes.subarray(at + 4, at + 4 + view.getUint32(at, true)));
  return parts;
}

function framed(bytes, parts) {
  return joined([
    bytes.slice(0, MAGIC),
    ...parts.flatMap((part) => [new Uint8Array(new Uint32Array([part.length]).buffer), part]),
  ]);
}

function joined(parts) {
  const bytes = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}
