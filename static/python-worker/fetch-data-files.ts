/** Optional data files for solvers (see py/dhadha/puzzle/data_files.py), and messages about their arrival. */
import { assetUrl } from "../loading/asset-url.ts";
import { memoized } from "../loading/fetch-assets.ts";
import { isFileAvailable, decompress } from "../loading/embedded-files.ts";
import { fetchFile } from "../loading/fetch-file.ts";
import { data, memo, reportProgress } from "./load-runtime-files.ts";
import type { Status } from "./run-handle.ts";

const FAILURE_SHOWN = 10_000; // milliseconds to show a failure
const NOTHING: Status = { key: "" };

/** The last failure to fetch a file. */
let failure = NOTHING;
const bytes = { loaded: 0, total: 0 };

/**
 * Fetch a data file. Resolves to undefined if it is unavailable: the solver works without it, and may request it again.
 */
export async function fetchDataFile(name: string): Promise<ArrayBuffer | undefined> {
  const asset = Object.hasOwn(data, name) && data[name];
  if (!asset || !isFileAvailable(assetUrl(asset.file))) return undefined;
  return memoized(memo, name, () => download(asset)).catch((error) => fail({ key: "data-missing", args: error.args }));
}

async function download(asset: { file: string; size: number; sum: number }) {
  const count = (loaded: number, total = 0) => {
    bytes.loaded += loaded;
    bytes.total += total;
    reportState();
  };
  let received = 0;
  const onPiece = ({ length }: Uint8Array) => (count(length), (received += length));
  count(0, asset.size);
  try {
    return await decompress(await fetchFile(assetUrl(asset.file), asset, { onPiece })).arrayBuffer();
  } finally {
    count(-received, -asset.size);
  }
}

function fail(message: Status) {
  failure = message;
  reportState();
  setTimeout(() => ((failure = NOTHING), reportState()), FAILURE_SHOWN);
  return undefined;
}

function reportState() {
  const message = !failure.key && bytes.total ? { key: "data-loading" } : failure;
  reportProgress({ ...message, ...bytes, background: true });
}
