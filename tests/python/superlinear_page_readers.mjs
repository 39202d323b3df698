// Finds superlinear readers: prints {name: the first pattern that shows it, "" if none does}, in JSON.
// Reads [patterns, ends of texts] from standard input:
// node superlinear_page_readers.mjs STATIC_FOLDER
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";

const folder = process.argv[2];
const [patterns, ends] = JSON.parse(readFileSync(0, "utf8"));
const [SHORT, LONG] = [1000, 100_000];
const MOST = 1500; // times as long
const UNMEASURED = 40; // milliseconds

const built = await build({
  stdin: {
    contents: `
      export { Texts } from "./i18n/messages.ts";
      export { parseMessages } from "./i18n/load-messages.ts";
      export { parsePairs, plainDigits } from "./i18n/digits.ts";
      export { finderOf, splitTerms, splitSums } from "./player/text/glossary.ts";
      export { requestInWords } from "./player/text/request-summary.ts";
      export { stateText, words } from "./player/catalogue/player-attributes.ts";
      export { parseRows } from "./player/catalogue/state-notation.ts";
      export { PythonFault } from "./python-worker/errors.ts";`,
    resolveDir: folder,
  },
  bundle: true,
  format: "esm",
  platform: "node",
  write: false,
  define: {
    __SENTENCES__: "{}",
    __RUNTIME__: "'{}'",
    "import.meta.url": '"https://example.org/assets/script.js"',
  },
  plugins: [{
    name: "baked",
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^baked\// }, ({ path }) => ({ path, namespace: "baked" }));
      onLoad({ filter: /.*/, namespace: "baked" }, () => ({ contents: "export default {};" }));
    },
  }],
});
globalThis.location = { protocol: "https:" };
const { Texts, finderOf, splitTerms, splitSums, ...ours } = await import(
  `data:text/javascript;base64,${Buffer.from(built.outputFiles[0].contents).toString("base64")}`
);

const files = readdirSync(join(folder, "i18n/en")).filter((name) => !/glossary|lessons/.test(name));
const sources = files.map((name) => readFileSync(join(folder, "i18n/en", name), "utf8"));
const texts = new Texts("en", "n-puzzle", sources);
const bengali = new Texts("bn", null, []);
/** Each message, with the names of its arguments. */
const [, ...messages] = sources.join("\n").split(/^reason-/m).map((each) => ({
  reason: each.match(/^[\w-]+/)?.[0],
  names: new Set([...each.matchAll(/\$([\w-]+)/g)].map(([, name]) => name)),
}));
const terms = [{ forms: ["node*", "heuristic", "open list", "a*"], only: [] }];
const finder = finderOf(terms, "");

/** Each is given a text. */
const readers = {
  digits: (text) => bengali.digits(text),
  sentences: (text) => {
    for (const { reason, names } of messages)
      texts.reason({ reason, args: Object.fromEntries([...names].map((name) => [name, text])) });
  },
  reason: (text) => texts.reason({ reason: text }),
  terms: (text) => splitSums(text).map(({ piece }) => splitTerms(piece, finder)),
  request: (text) => ours.requestInWords({ puzzle: text, algorithm: text, state: text, options: {} }, texts),
  state: (text) => ours.stateText(text),
  words: (text) => ours.words(text),
  rows: (text) => ours.parseRows(text),
  pairs: (text) => ours.parsePairs(text),
  digitsTyped: (text) => ours.plainDigits(text),
  fault: (text) => new ours.PythonFault("MemoryError", text),
  package: (text) => ours.parseMessages({ en: `puzzle-x = ${text}\npuzzle-y = { "${text}" }\n${text} = ${text}` }),
};

function milliseconds(read, text) {
  let best = Infinity;
  for (let turn = 0; turn < 3 && best > UNMEASURED / 10; turn += 1) {
    const began = performance.now();
    try {
      read(text);
    } catch {} // what is refused is read, too
    best = Math.min(best, performance.now() - began);
  }
  return best;
}

function isSlow(read, pattern, end) {
  const long = milliseconds(read, pattern.repeat(LONG).slice(0, LONG) + end);
  return long > UNMEASURED && long > MOST * milliseconds(read, pattern.repeat(SHORT).slice(0, SHORT) + end);
}

const slow = Object.entries(readers).map(([name, read]) => [
  name, patterns.find((pattern, number) => isSlow(read, pattern, ends[number % ends.length])) ?? "",
]);
console.log(JSON.stringify(Object.fromEntries(slow)));
