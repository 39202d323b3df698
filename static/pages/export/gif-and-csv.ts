/** Export a run to files for other programs: an animation, and a table of its steps. */
import { GIFEncoder, applyPalette, quantize } from "gifenc/dist/gifenc.esm.js";
import { loadSource } from "../../player/catalogue/source-code.ts";
import { counterCurves } from "../../player/trace/curves.ts";
import { sentenceArgs } from "../../player/trace/sentence-args.ts";
import { csvRow } from "./csv-row.ts";
import { captionOfStep, layOutPicture, paintPicture, wrapText } from "./step-picture.ts";
import type { Frame } from "./step-picture.ts";
import type { ReadingTimes } from "../../player/trace/reading-times.ts";
import type { Trace } from "../../player/trace/trace.ts";
import type { DhadhaPlayer } from "../../player/element/element.ts";

type Report = (done: number, total: number) => void;
/** An export job: the run shown at its start; `report` receives its progress, `signal` aborts it. */
export type Job = { player: DhadhaPlayer; trace: Trace; signal: AbortSignal; report: Report };

const MOST_FRAMES = 300;
const BUSY = 24; // milliseconds between yields to the page
const SECOND = 1000;
const LAST = 3000; // milliseconds of the last frame

/** Yield to the page now and then; throw if the job was aborted. */
function makeYielder({ signal, report }: Job) {
  let since = performance.now();
  return async (done: number, total: number) => {
    if (performance.now() - since > BUSY) {
      report(done, total);
      await new Promise((resolve) => setTimeout(resolve));
      since = performance.now();
    }
    signal.throwIfAborted();
  };
}

/** The content of a step's picture; `times`: those of a film that is read. */
function frameAt({ player: { texts }, trace }: Job, position: number, times: ReadingTimes | null): Frame {
  const drawn = { ...trace.board(position), ...trace.step(position) };
  const stretch = times?.stretchAt(position);
  const sentence = stretch ? times!.sentences.ofStretch(stretch) : texts.reason(sentenceArgs(trace, position));
  return { drawn, sentence, caption: captionOfStep(trace, texts, position) };
}

/** An animated GIF of at most `most` steps, at the player's pace: evenly spaced, but where it is read, in time. */
export async function gifFile(job: Job, most = MOST_FRAMES) {
  const { player, trace } = job;
  const { timeline } = player;
  const times = timeline.speed === "reading" ? timeline.reading : null;
  const last = trace.length - 1;
  const count = times ? most : Math.min(most, trace.length);
  const parts = Array.from({ length: count }, (_, at) => at / (count - 1 || 1));
  const startOf = (position: number) => times?.startOf(position) ?? position / timeline.pace;
  const positionAt = (part: number) => times?.positionAt(part * startOf(last)) ?? Math.round(part * last);
  const frames = [...new Set(parts.map(positionAt))];
  const next = makeYielder(job);
  const lines = Math.max(...frames.map((position) => wrapText(frameAt(job, position, times).sentence).length));
  const gif = GIFEncoder();
  for (const [index, position] of frames.entries()) {
    await next(index, frames.length);
    const frame = { ...frameAt(job, position, times), lines };
    const { canvas, context } = paintPicture(layOutPicture(player, trace, frame), 1);
    const { width, height } = canvas;
    const { data } = context.getImageData(0, 0, width, height);
    const palette = quantize(data, 128, { format: "rgb444" });
    const seconds = startOf(frames[index + 1] ?? last) - startOf(position);
    const delay = index === frames.length - 1 ? LAST : Math.max(SECOND / 20, SECOND * seconds);
    gif.writeFrame(applyPalette(data, palette, "rgb444"), width, height, { palette, delay });
  }
  gif.finish();
  return new Blob([gif.bytes()], { type: "image/gif" });
}

/** A row for each kept step; `line`: the number of the first line that the code panel highlights. */
export async function csvFile(job: Job) {
  const { trace, player: { texts } } = job;
  const { at, numbers } = await loadSource(trace.header.puzzle, trace.header.source);
  const next = makeYielder(job);
  const names = Object.entries(trace.header.counters).flatMap(([name, { words }]) => (words ? [name] : []));
  const [, ...counted] = counterCurves(trace, names, trace.length);
  const rows: object[] = [];
  for (let position = 0; position < trace.length; position += 1) {
    await next(position, trace.length);
    const { number, word, line, args } = trace.step(position);
    const { move = "", g = "", h = "", f = "" } = args;
    const sentence = texts.reason(sentenceArgs(trace, position));
    const shownLine = numbers[(at[line - 1]?.[0] ?? 0) - 1] ?? line;
    const counters = Object.fromEntries(names.map((name, index) => [name, counted[index][position]]));
    rows.push({ step: number + 1, word, line: shownLine, move, g, h, f, ...counters, sentence });
  }
  const lines = [Object.keys(rows[0]), ...rows.map(Object.values)].map(csvRow);
  return new Blob([`\ufeff${lines.join("\r\n")}\r\n`], { type: "text/csv" }); // the BOM makes spreadsheets read UTF-8
}
