/**
 * Runs the scripts of a page or an element. Fetches and checks all scripts that an entry needs before it runs any of
 * them; reports a failure where the page or element would stand, with a button that retries.
 */
import * as embedded from "./embedded-files.js";
import * as files from "./fetch-file.js";
import { whenVisible } from "./lazy-define.js";
import { reserveSpace } from "./placeholder-styles.js";
import * as loadErrors from "./load-errors.js";
import { checkStyles } from "./stylesheet-retry.js";
import { trustedAddress } from "./trusted-types.js";

/** {name: {size, integrity, needs: names of other scripts}}; a script packed into another one has no size. */
const SCRIPTS = __SCRIPTS__;
/** The script of each entry. */
const ENTRIES = __ENTRIES__;
/** Names of additional scripts of a page without a server. */
const OPENED = __OPENED__;
const SCRIPT_TIMEOUT = 8000; // milliseconds until a script that fires no event counts as failed

/** Scripts register themselves here by name; a name holds a hash of its text. */
const texts = (globalThis.dhadhaScripts ??= {});
/** Exports of executed scripts, by URL. @type {Map<string, any>} */
const modules = (globalThis.dhadhaModules ??= new Map());
/** @type {Map<string, Promise<void>>} */
const loading = new Map();
let base = "";
/** Whether the page was opened by file:, where fetch and integrity checks fail. */
const isFile = location.protocol === "file:";

/**
 * Run a page whose scripts are in `folder`. `starter`: the name of the calling script, as the page refers to it.
 * @param {string} entry @param {string} folder @param {string} starter
 */
export async function startPage(entry, folder, starter) {
  base = folder;
  if (!isFile) restrictPolicy();
  files.setRelease({ folder, address: location.href, mark: starter, again: () => location.reload() });
  if (isFile && !globalThis.dhadhaCarried) await openFromFolder();
  if (globalThis.dhadhaCarried) embedded.register(base, globalThis.dhadhaCarried);
  const styled = loadErrors.documentParsed().then(() => void checkStyles());
  await Promise.all([loadErrors.retryUntilDone(() => fetchAll(ENTRIES[entry])), styled]);
  moduleOf(ENTRIES[entry]);
  loadErrors.removeFallback();
}

/** Restrict the policy, which allows all http(s) origins for sandboxed frames, to the site's own origin. */
function restrictPolicy() {
  const meta = /** @type {HTMLMetaElement | null} */ (document.querySelector("meta[content*=' http: https:']"));
  const content = meta?.content.replaceAll("'self' http: https:", new URL(base).origin);
  if (meta && content) meta.after(Object.assign(meta.cloneNode(), { content }));
}

/** Load data through scripts, because browsers forbid fetch on file: URLs. */
async function openFromFolder() {
  await Promise.all(OPENED.map(run));
  loadErrors.addSentences(globalThis.dhadhaSentences);
  loadErrors.documentParsed().then(() => loadErrors.showPageNotice("error-file-unserved"));
}

/**
 * Define an element as soon as it is used. Importers wait until it is defined or known to be deferred. `entry`: the URL
 * of the calling script.
 * @param {string} name @param {string} folder @param {string} entry
 */
export async function startElement(name, folder, entry) {
  base = folder;
  const [address] = entry.split("?");
  files.setRelease({ folder, address, mark: ENTRIES[name] });
  await loadErrors.documentParsed();
  reserveSpace();
  await whenVisible(name, () => define(name, address));
}

/**
 * Run the script that defines an element, unless another copy of Dhadha has defined it.
 * @param {string} name @param {string} entry
 */
async function define(name, entry) {
  const isOurs = await loadErrors.retryUntilDone(
    () => fetchAll(ENTRIES[name]).then(() => true, (error) => startNewest(entry, error)),
    name,
  );
  if (isOurs && !customElements.get(name)) moduleOf(ENTRIES[name]);
}

/**
 * Import a newer release past the cache, to define the element; reject with `error` if there is none.
 * @param {string} entry @param {any} error
 */
async function startNewest(entry, error) {
  if (error.why !== "renewed") throw error;
  await import(`${entry}?release=${Date.now()}`).catch(() => {
    throw new files.FetchError(error.address, "missing");
  });
  return false;
}

/**
 * Resolve to the exports of the script `name` once its dependencies have loaded; reject with FetchError.
 * @param {string} name
 */
async function load(name) {
  await fetchAll(name);
  return moduleOf(name);
}

/** @param {string} name */
function fetchAll(name) {
  return Promise.all([...dependenciesOf(name)].filter((each) => SCRIPTS[each].size).map(fetchScript));
}

/** @param {string} name @returns {Set<string>} */
function dependenciesOf(name, names = new Set([name])) {
  for (const next of SCRIPTS[name].needs) if (!names.has(next)) dependenciesOf(next, names.add(next));
  return names;
}

/** @param {string} name @returns {any} */
function moduleOf(name) {
  const address = base + name;
  if (!modules.has(address)) modules.set(address, texts[name](required, load, base) ?? {});
  return modules.get(address);
}

/** @param {string} name @returns {any} */
function required(name) {
  /** @type {Record<string, any>} */
  const own = { "embedded-files.js": embedded, "fetch-file.js": files, "load-errors.js": loadErrors };
  return own[name] ?? moduleOf(name.replace("./", ""));
}

// ---- one script

/** @param {string} name */
function fetchScript(name) {
  if (texts[name]) return null;
  if (!loading.has(name)) loading.set(name, retry(name).finally(() => loading.delete(name)));
  return loading.get(name);
}

/**
 * Fetch a failed script as a file, which reveals the reason or replaces a damaged cache entry, and run it again.
 * @param {string} name
 */
async function retry(name) {
  if (await run(name)) return;
  const { size, integrity } = SCRIPTS[name];
  await files.fetchFile(base + name, { size }, { cache: "reload" });
  if (!(await run(name))) throw await files.integrityError(base + name, integrity);
}

/** The URL of a script, or of its embedded copy. @param {string} name */
async function sourceOf(name) {
  const bytes = await embedded.embeddedBytes(base + name);
  return bytes ? URL.createObjectURL(new Blob([bytes])) : base + name;
}

/** @param {string} name */
async function run(name) {
  const checked = isFile ? {} : { integrity: SCRIPTS[name].integrity, crossOrigin: "anonymous" };
  const src = trustedAddress(await sourceOf(name));
  await new Promise((resolve) => {
    document.head.append(
      Object.assign(document.createElement("script"), {
        src,
        ...checked,
        onload: resolve,
        onerror: resolve,
      }),
    );
    setTimeout(resolve, SCRIPT_TIMEOUT);
  });
  return Boolean(texts[name]);
}
