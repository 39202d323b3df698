/**
 * Optional data files for solvers (see py/dhadha/puzzle/data_file.py), and the progress message while Python is busy.
 */
/** @import {Arguments} from "../checks/contract.js" */
import { addressOf } from "../files/asset-url.js";
import { isAvailable, unpacked } from "../files/embedded-files.js";
import { fetchFile } from "../files/fetch-file.js";
import { data, once, tell } from "./runtime.js";

/** A message and its arguments, "" for none. @typedef {{key: string, args?: Arguments}} Said */

const LONG_ENOUGH = 10_000; // milliseconds to read what could not be had
/** @type {Said} */
const NOTHING = { key: "" };

/** What a run says of itself, and what could not be had. */
let [said, lost] = [NOTHING, NOTHING];
const bytes = { loaded: 0, total: 0 };

/**
 * A file of data; undefined where it cannot be had: who wants it does without, and may ask again.
 * @param {string} name @returns {Promise<ArrayBuffer | undefined>}
 */
export async function dataFile(name) {
  const asset = Object.hasOwn(data, name) && data[name];
  if (!asset || !isAvailable(addressOf(asset.file))) return undefined;
  return once(name, () => fetched(asset)).catch((error) => lose({ key: "data-missing", args: error.args }));
}

/** @param {{file: string, size: number, sum: number}} asset */
async function fetched(asset) {
  const come = (/** @type {number} */ loaded, total = 0) => {
    bytes.loaded += loaded;
    bytes.total += total;
    report();
  };
  let arrived = 0;
  const onBytes = (/** @type {number} */ count) => (come(count), (arrived += count));
  come(0, asset.size);
  try {
    return await unpacked(await fetchFile(addressOf(asset.file), asset, { onBytes })).arrayBuffer();
  } finally {
    come(-arrived, -asset.size);
  }
}

/** @param {Said} what */
function lose(what) {
  lost = what;
  report();
  setTimeout(() => ((lost = NOTHING), report()), LONG_ENOUGH);
  return undefined;
}

/** A run says something of itself; nothing when it is over. @param {Said} [now] */
export function say(now = NOTHING) {
  if (now === said) return;
  said = now;
  report();
}

function report() {
  const loading = bytes.total ? { key: "data-loading" } : NOTHING;
  tell({ .../** @type {Said} */ ([said, lost].find(({ key }) => key) ?? loading), ...bytes, beside: true });
}
