/** Optional data files for solvers (see py/dhadha/puzzle/data_files.py), and messages about their arrival. */
import { assetUrl } from "../loading/asset-url.ts";
import { memoized } from "../loading/fetch-assets.ts";
import { isFileAvailable, decompressedResponse } from "../loading/embedded-files.ts";
import { fetchFile } from "../loading/fetch-file.ts";
import { data, memo, reportProgress } from "./load-runtime-files.ts";

const FAILURE_SHOWN = 10_000; // milliseconds to show a failure
const NOTHING = { key: "", loaded: 0, total: 0, background: true };

/**
 * Fetch a data file. Resolves to undefined if it is unavailable: the solver works without it, and may request it again.
 */
export async function fetchDataFile(name: string): Promise<ArrayBuffer | undefined> {
  const asset = Object.hasOwn(data, name) && data[name];
  if (!asset || !isFileAvailable(assetUrl(asset.file))) return undefined;
  return memoized(memo, name, () => downloadDataFile(asset)).catch(({ args }) => {
    reportProgress({ ...NOTHING, key: "data-missing", args });
    setTimeout(reportProgress, FAILURE_SHOWN, NOTHING);
    return undefined;
  });
}

async function downloadDataFile(asset: { file: string; size: number; sum: number }) {
  let loaded = 0;
  const onPiece = ({ length }: Uint8Array) => {
    loaded += length;
    reportProgress({ key: "data-loading", loaded, total: asset.size, background: true });
  };
  onPiece(new Uint8Array());
  try {
    return await decompressedResponse(await fetchFile(assetUrl(asset.file), asset, { onPiece })).arrayBuffer();
  } finally {
    reportProgress(NOTHING);
  }
}
