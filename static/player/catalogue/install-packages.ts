/** Install packages of puzzles (wheels). */
import { fetchFile } from "../../loading/fetch-file.ts";
import { registerPackageMessages, parseMessages } from "../../i18n/load-messages.ts";
import { solver } from "../../python-worker/solver-client.ts";
import { LocalizedError } from "../../loading/localized-error.ts";
import { toWords } from "./element-attributes.ts";
import { registerPuzzle } from "./puzzle-registry.ts";
import { allPuzzleIds } from "./baked-data.ts";
import { strFromU8, unzipSync } from "fflate";
import type { NoticeDisplay } from "../base/notice-types.ts";
import type { Solver, Wheel } from "../../python-worker/solver.ts";
import type { Texts } from "../../i18n/load-messages.ts";

type Installed = Awaited<ReturnType<Solver["install"]>>;

const ID = /^[a-z][a-z0-9-]{0,59}$/; // of a puzzle, as in py/dhadha/puzzles/registry.py
const LONGEST_NAME = 80; // characters of a URL in messages
const LONGEST_ADDRESS = 400;
const MOST_LINKED = 8; // packages per link
/** name-version, an optional build, and the tags of pure-Python wheels. */
const WHEEL = /^\w[\w.]*-[\w.+!]+(-\d[\w.]*)?-[\w.]+-none-any\.whl$/;
const GONE = [404, 410];

/** Installed wheels, by URL or File. */
const installed = new Map<string | Blob, Wheel>();
let turn: Promise<unknown> = Promise.resolve();

/** Install wheels, or those of a text of addresses, after those requested before; resolve to their puzzles' names. */
export async function installPackages(wheels: string | Blob | Iterable<string | Blob>) {
  const list = typeof wheels === "string" ? toWords(wheels) : wheels instanceof Blob ? [wheels] : [...wheels];
  const done = turn.then(() => installAllOrNone(list));
  turn = done.then(() => {}, () => {});
  return done;
}

/** Install all of the wheels, or none. */
async function installAllOrNone(wheels: (string | Blob)[]) {
  const asked = wheels.map((wheel) => (wheel instanceof Blob ? wheel : parseWheelUrl(wheel).href));
  const missing = [...new Set(asked)].filter((wheel) => !installed.has(wheel));
  const fetched = await Promise.all(missing.map(readWheel));
  const packages: Installed[] = [];
  const client = await solver.loadSolver();
  try {
    for (const one of groupWheelsWithRequirements(fetched, [...installed.values(), ...fetched])) {
      packages.push(await client.install(one));
      checkPuzzleNamesOfLastPackage(packages);
    }
    const puzzles = packages.flatMap(puzzlesOfPackage);
    const texts = puzzles.map(({ id, texts }) => ({ id, texts: parsePackageTexts(texts) }));
    for (const each of texts) registerPackageMessages(each.id, each.texts);
    for (const each of packages) {
      const origin = each.brought.wheels.some(({ isFile }) => isFile) ? "file" : "address";
      for (const puzzle of puzzlesOfPackage(each)) registerPuzzle(puzzle, origin);
      client.routePackage(each.brought);
    }
    missing.forEach((wheel, index) => installed.set(wheel, fetched[index]));
    return puzzles.map(({ id }) => id);
  } catch (error) {
    for (const { brought } of packages) client.closePackage(brought);
    throw error;
  }
}

/** The descriptions of a package's puzzles. */
const puzzlesOfPackage = ({ brought: { names }, puzzles }: Installed) => puzzles.filter(({ id }) => names.includes(id));

/** Throw unless the last package's puzzles have unique names. */
function checkPuzzleNamesOfLastPackage(packages: Installed[]) {
  const names = packages.flatMap(({ brought }) => brought.names);
  const described = packages.flatMap(puzzlesOfPackage).map(({ id }) => id);
  const count = (all: string[], name: string) => all.filter((each) => each === name).length;
  for (const name of names) {
    const isTaken = allPuzzleIds().includes(name) || count(names, name) > 1;
    if (!isTaken && ID.test(name) && count(described, name) === 1) continue;
    throw new LocalizedError("package-id", { name, why: isTaken ? "taken" : "misshapen" });
  }
}

function parsePackageTexts(texts: Record<string, string>) {
  try {
    return parseMessages(texts);
  } catch ({ message }: any) {
    throw new LocalizedError("package-failed", { problem: `texts: ${message}` });
  }
}

async function readWheel(wheel: string | Blob) {
  if (wheel instanceof Blob) {
    checkSize(wheel.size);
    return { name: checkedWheelName((wheel as File).name ?? ""), bytes: await wheel.arrayBuffer(), isFile: true };
  }
  return { name: wheelNameInUrl(wheel), bytes: (await downloadWheel(wheel)).buffer };
}

/** Download a wheel; report a violation of the page's policy as such. */
async function downloadWheel(address: string) {
  let forbidden = false;
  const onViolation = ({ effectiveDirective }: SecurityPolicyViolationEvent) =>
    (forbidden ||= effectiveDirective === "connect-src");
  document.addEventListener("securitypolicyviolation", onViolation);
  let size = 0;
  try {
    return await fetchFile(address, {}, { onPiece: ({ length }) => checkSize((size += length)) });
  } catch (error) {
    await new Promise((resolve) => setTimeout(resolve)); // the violation event follows the failure
    if (forbidden) throw new LocalizedError("package-forbidden", { host: new URL(address).host });
    if (!GONE.includes((error as { status?: number }).status ?? 0)) throw error;
    throw new LocalizedError("package-missing", { address: address.slice(0, 200) });
  } finally {
    document.removeEventListener("securitypolicyviolation", onViolation);
  }
}

/** The URL of a wheel; rejects invalid ones before any request. */
function parseWheelUrl(given: string) {
  const url = URL.canParse(given, document.baseURI) ? new URL(given, document.baseURI) : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password || url.href.length > LONGEST_ADDRESS)
    throw new LocalizedError("package-address", { address: String(given).slice(0, LONGEST_NAME) });
  wheelNameInUrl(url);
  return url;
}

function wheelNameInUrl(address: string | URL) {
  const { href, pathname } = new URL(address);
  return checkedWheelName(pathname.split("/").at(-1) || href);
}

function checkedWheelName(file: string) {
  if (WHEEL.test(file)) return file;
  throw new LocalizedError("not-a-wheel", { file: file.slice(0, 40) });
}

/**
 * Ask the visitor to consent to the packages of a link, each listed by its full URL. Where another site frames the
 * page, and could overlay it (clickjacking), consent is impossible; the page can be opened in a tab.
 */
export async function confirmInstall(notices: NoticeDisplay, texts: Texts, addresses: string[]): Promise<boolean> {
  const urls = addresses.slice(0, MOST_LINKED).map(parseWheelUrl);
  if (addresses.length > MOST_LINKED) throw new LocalizedError("packages-many", { most: MOST_LINKED });
  const refused = urls.find((url) => !isAllowedByPolicy(url));
  if (refused) throw new LocalizedError("package-forbidden", { host: refused.host });
  const named = urls.map(({ host, pathname, search }) => `\u2066${host}${pathname}${search}\u2069`);
  const { text, language } = texts;
  const files = new Intl.ListFormat(language).format(named);
  const question = text("packages-by-link", { files, count: named.length });
  const isFramed = isFramedByOthers();
  return new Promise((resolve) => {
    const answered = new AbortController();
    const choose = (yes: boolean) => () => {
      answered.abort();
      notices.show(null);
      resolve(yes);
    };
    watchVisibility(answered.signal, (isSeen) => {
      notices.show({
        text: isFramed ? `${question} ${text("packages-framed")}` : question,
        choices: [
          isFramed
            ? ["packages-open", () => void open(location.href, "_blank", "noopener")]
            : ["packages-agree", choose(true), !isSeen],
          ["packages-decline", choose(false)],
        ],
      });
    });
  });
}

/** Whether the policies in this page's head let it fetch from there. Those of the host's headers are not readable. */
function isAllowedByPolicy({ origin, protocol }: URL) {
  const policies = [...document.querySelectorAll<HTMLMetaElement>("meta[http-equiv=Content-Security-Policy]")];
  const sources = policies.map(({ content }) => /connect-src ([^;]*)/.exec(content)?.[1].split(" ")).filter((list) => list);
  return origin === location.origin || sources.every((list) => list!.includes(protocol) || list!.includes(origin));
}

const SEEN_AFTER = 500; // milliseconds

/**
 * Call `tell` with true once the page has been visible for SEEN_AFTER, else with false: an earlier click may have been
 * meant for something else.
 */
function watchVisibility(signal: AbortSignal, tell: (isSeen: boolean) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    clearTimeout(timer);
    tell(false);
    if (!document.hidden) timer = setTimeout(() => signal.aborted || tell(true), SEEN_AFTER);
  };
  wait();
  document.addEventListener("visibilitychange", wait, { signal });
  if (self === top) addEventListener("focus", wait, { signal }); // in a frame, a click on the button gives it the focus
}

/** Whether a page of another origin frames this one, directly or indirectly. */
function isFramedByOthers() {
  try {
    for (let frame = window; frame !== frame.parent; frame = frame.parent as Window & typeof globalThis)
      if (frame.parent.location.origin === "null") return true; // a cross-origin location is unreadable
    return false;
  } catch {
    return true;
  }
}

const MEGABYTE = 2 ** 20;
/** The maximum bytes of a wheel, packed or unpacked. */
export const MAX_SIZE = 64 * MEGABYTE;
const LARGEST = 100_000; // bytes read of its metadata
const ABOUT = /^[^/]+\.dist-info\/(METADATA|entry_points\.txt)$/;
const REQUIRED = /^Requires-Dist: ?([\w.-]{1,100})/gm;
const PUZZLES = /^\[dhadha\.puzzles\]/m;

/** Group each wheel that has puzzles with its requirements among `known`. Unreadable wheels fail when installed. */
export function groupWheelsWithRequirements(wheels: Wheel[], known: Wheel[]) {
  const byName = new Map(known.map((wheel) => [projectName(wheel.name), { wheel, ...readMetadata(wheel) }]));
  const collect = (name: string, found: Set<Wheel>) => {
    const entry = byName.get(name);
    if (!entry || found.has(entry.wheel)) return found;
    found.add(entry.wheel);
    for (const required of entry.requires) collect(required, found);
    return found;
  };
  return wheels
    .map(({ name }) => projectName(name))
    .filter((name) => byName.get(name)?.bringsPuzzles)
    .map((name) => [...collect(name, new Set())]);
}

/** `file` is the name of a wheel or of a project. */
const projectName = (file: string) => file.split("-")[0].replaceAll(/[_.]/g, "-").toLowerCase();

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
