// Prints the sentence of each step of saved runs in every language, as a page formats it, in JSON; of long runs, two
// steps in three in English alone:
// node print_step_sentences.mjs STATIC_FOLDER TRACE … < [[puzzle, {reason, args}], …], sentences to print after the runs
import { files, folder, importPageModule } from "./import_typescript.mjs";
import { readFileSync } from "node:fs";
import { join } from "node:path";

const LANGUAGES = JSON.parse(readFileSync(join(folder, "../py/dhadha/languages.json"), "utf8"));
const [{ FluentBundle, FluentResource }, { Trace }, { sentenceArgs }, foreign] = await Promise.all([
  importPageModule("../node_modules/@fluent/bundle/index.js"),
  importPageModule("player/trace/trace.ts"),
  importPageModule("player/trace/sentence-args.ts"),
  importPageModule("player/trace/check-and-thin-traces.ts"),
]);

const bundles = {};
const bundleOf = (language, puzzle) => (bundles[`${language}/${puzzle}`] ??= makeBundle(language, puzzle));

function makeBundle(language, puzzle) {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const part of ["common", puzzle])
    bundle.addResource(new FluentResource(readFileSync(join(folder, "i18n", language, `${part}.ftl`), "utf8")), {
      allowOverrides: true,
    });
  return bundle;
}

function say(bundle, { reason, args }) {
  const faults = [];
  const said = reason.split(" ").map((each) => {
    const message = bundle.getMessage(`reason-${each}`);
    if (!message) faults.push(`no reason-${each}`);
    return message ? bundle.formatPattern(message.value, args, faults) : "";
  });
  return { said: said.join(" "), faults: faults.map(String) };
}

async function sentencesOf(file) {
  const trace = await Trace.load(new Uint8Array(readFileSync(file)), foreign);
  const all = Object.keys(LANGUAGES).map((language) => bundleOf(language, trace.header.puzzle));
  return Array.from({ length: trace.length }, (_, position) => {
    const step = sentenceArgs(trace, position);
    const spoken = trace.length < 1000 || position % 3 === 0 ? all : all.slice(0, 1);
    const said = spoken.map((bundle) => say(bundle, step));
    return { ...step, said: said.map((each) => each.said), faults: said.flatMap((each) => each.faults) };
  });
}

const told = (JSON.parse(readFileSync(0, "utf8")) ?? []).map(([puzzle, message]) =>
  Object.keys(LANGUAGES).map((language) => say(bundleOf(language, puzzle), message).said));
const sentences = await Promise.all(files.map(sentencesOf));
console.log(JSON.stringify(told.length ? [...sentences, told] : sentences));
