/** Read the metadata of wheels: their requirements, their entry points, and their size. */
import { strFromU8, unzipSync } from "fflate";
import { LocalizedError } from "../../loading/localized-error.ts";
import type { Wheel } from "../../python-worker/solver.ts";

const MEGABYTE = 2 ** 20;
/** The maximum bytes of a wheel, packed or unpacked. */
export const MAX_SIZE = 64 * MEGABYTE;
const LARGEST = 100_000; // bytes read of its metadata
const ABOUT = /^[^/]+\.dist-info\/(METADATA|entry_points\.txt)$/;
const REQUIRED = /^Requires-Dist: ?([\w.-]{1,100})/gm;
const PUZZLES = /^\[dhadha\.puzzles\]/m;

/** Group each wheel that has puzzles with its requirements among `known`. Unreadable wheels fail when installed. */
export function groupWheelsWithRequirements(wheels: Wheel[], known: Wheel[]) {
  const byName = new Map(known.map((wheel) => [projectOf(wheel.name), { wheel, ...readMetadata(wheel) }]));
  const collect = (name: string, found: Set<Wheel>) => {
    const entry = byName.get(name);
    if (!entry || found.has(entry.wheel)) return found;
    found.add(entry.wheel);
    for (const required of entry.requires) collect(required, found);
    return found;
  };
  return wheels
    .map(({ name }) => projectOf(name))
    .filter((name) => byName.get(name)?.bringsPuzzles)
    .map((name) => [...collect(name, new Set())]);
}

/** `file` is the name of a wheel or of a project. */
const projectOf = (file: string) => file.split("-")[0].replaceAll(/[_.]/g, "-").toLowerCase();

export function checkSize(size: number) {
  if (size > MAX_SIZE) throw new LocalizedError("file-too-large", { most: MAX_SIZE / MEGABYTE });
}

/** Read a wheel's metadata; throws if it would be too large when unpacked. */
function readMetadata({ bytes }: Wheel) {
  let [all, read] = [0, 0];
  try {
    const files = unzipSync(new Uint8Array(bytes), {
      filter: ({ name, originalSize }) => {
        all += originalSize;
        return ABOUT.test(name) && (read += originalSize) < LARGEST;
      },
    });
    const text = Object.values(files).map((each) => strFromU8(each)).join("\n");
    const requires = [...text.matchAll(REQUIRED)].map(([, name]) => name.replaceAll(/[_.]/g, "-").toLowerCase());
    return { requires, bringsPuzzles: PUZZLES.test(text) };
  } catch {
    return { requires: [], bringsPuzzles: true };
  } finally {
    checkSize(all);
  }
}
