// Prints how long a page shows each step of saved runs at reading pace, in JSON, also before a run has ended:
// node print_step_display_times.mjs STATIC_FOLDER LANGUAGE TRACE …
import { files, folder, importPageModule } from "./import_typescript.mjs";
import { readFileSync } from "node:fs";
import { join } from "node:path";

const [{ Texts }, { Trace }, { sentenceArgs }, { ReadingTimes }, { sentenceAboutSkimmedSteps }] = await Promise.all(
  ["i18n/messages", "player/trace/trace", "player/trace/sentence-args", "player/trace/reading-times",
    "player/text/stretch-sentence"].map((name) => importPageModule(`${name}.ts`)));
const [language, ...traces] = files;
const read = (part) => readFileSync(join(folder, "i18n", language, `${part}.ftl`), "utf8");

function shown(trace) {
  const texts = new Texts(language, trace.header.puzzle, ["board", "common", trace.header.puzzle].map(read));
  const ofStep = (position) => texts.reason(sentenceArgs(trace, position));
  const ofStretch = (stretch) => sentenceAboutSkimmedSteps(stretch, texts);
  const times = new ReadingTimes(trace, { ofStep, ofStretch }, language);
  return Array.from({ length: trace.length }, (_, at) => {
    const [stretch, seconds] = [times.stretchAt(at), times.secondsAt(at)];
    return { seconds, kind: trace.reasonAt(at), from: stretch?.from, said: stretch ? ofStretch(stretch) : ofStep(at) };
  });
}

const timesOf = async (file) => {
  const trace = await Trace.load(new Uint8Array(readFileSync(file)), null);
  return { whole: shown(trace), begun: shown(Object.assign(trace, { footer: null })) };
};
console.log(JSON.stringify(await Promise.all(traces.map(timesOf))));
