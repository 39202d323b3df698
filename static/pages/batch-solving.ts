/** Batch solving: a list of boards in, one answer per line out, in the same order and format as the command line. */
import { importLate } from "../loading/late-import.ts";
import { html, nothing } from "lit";
import { plainDigits } from "../i18n/digits.ts";
import { download } from "../player/base/download.ts";
import { isBuiltIn } from "../player/catalogue/built-in-puzzles.ts";
import { completeRequest } from "../player/catalogue/presets-and-defaults.ts";
import { answerInWords } from "../player/text/translate-answer.ts";
import { sentenceFor } from "../player/text/error-messages.ts";
import { solver } from "../python-worker/client.ts";
import { copy, text, texts, submittedText } from "./form-fields.ts";
import { request } from "./puzzle-page-state.ts";
import type { Fault } from "../player/text/error-messages.ts";
import type { Answer } from "../python-worker/worker-pool.ts";
import type { Request } from "../player/catalogue/presets-and-defaults.ts";

const BLOCK = 100; // lines that render as one, so that only the last of many changes
const DRAW_EVERY = 100; // milliseconds
const MISSING = "–"; // unless a later answer is known

/** The answers so far, of `all`; those up to `shown` are visible. */
type Batch = {
  puzzle: string;
  answers: string[];
  done: number;
  shown: number;
  all: number;
  fault: string;
  copied: boolean;
  ending: AbortController;
  cancelled: boolean;
  over: boolean;
};

/** The last batch of boards. */
let batch: Batch | null = null;

/** The section among the tools. */
export function batchSection(draw: () => void) {
  const running = batch && !batch.over ? batch : null;
  const onSubmit = (event: SubmitEvent) => {
    const boards = submittedText(event, "textarea");
    if (running) cancel(running, draw);
    else judge(boards, draw);
  };
  return html`<details><summary>${text("judge")}</summary>
      <form class="judge" @submit=${onSubmit}>
        <label for="judge-lines">${text("judge-hint")}</label
        ><textarea id="judge-lines" rows="4" dir="ltr" spellcheck="false"></textarea>
        <div class="row"><button class="button" type="submit">${text(running ? "cancel" : "solve")}</button
          ><span class="count">${batch?.all ? progress(batch) : nothing}</span></div>
        <p class="hint" role="status">${batch?.cancelled ? text("cancelled") : ""}</p>
        <p class="problem" role="alert">${batch?.fault}</p></form>
      <pre dir="ltr" tabindex="0" role="region" aria-label=${text("judge")}>${batch ? lineBlocks(batch) : nothing}</pre>
      ${batch?.over && batch.shown ? actions(batch, draw) : nothing}</details>`;
}

function progress({ done, all, over }: Batch) {
  return over || solver.everReady ? text("export-progress", { done, total: all }) : text("solver-starting");
}

/** The visible lines from one to another. */
function linesOf({ answers, shown }: Batch, from = 0, to = shown) {
  return Array.from(answers.slice(from, Math.min(shown, to)), (line) => line ?? MISSING).join("\n");
}

function lineBlocks(batch: Batch) {
  return Array.from({ length: Math.ceil(batch.shown / BLOCK) }, (_, block) =>
    html`<div>${linesOf(batch, block * BLOCK, (block + 1) * BLOCK)}</div>`);
}

function actions(batch: Batch, draw: () => void) {
  const onCopy = () => copy(linesOf(batch), (copied) => {
    batch.copied = Boolean(copied);
    draw();
  });
  const onSave = () => download(new Blob([linesOf(batch), "\n"], { type: "text/plain" }), `${batch.puzzle}.txt`);
  return html`<div class="row"><button class="button" @click=${onCopy}>${text(batch.copied ? "copied" : "copy")}</button
      ><button class="button" @click=${onSave}>${text("save-board")}</button></div>`;
}

/** Solve with the algorithm and options of the form. */
async function judge(boards: string, draw: () => void) {
  const asked = request();
  const ending = new AbortController();
  const answers: string[] = [];
  const own: Batch = {
    puzzle: asked.puzzle, answers, done: 0, shown: 0, all: boards.trim() ? 1 : 0, fault: "", copied: false, ending,
    cancelled: false, over: false,
  };
  batch = own;
  const drawSoon = throttleDraw(draw);
  let requests: Request[] = [];
  const tell = (index: number, answer: Answer) => {
    if ("line" in answer) answers[index] = answerInWords(answer.line, texts);
    else if (index === 0 && isCount(requests)) answers[index] = text("judge-count");
    else answers[index] = sentenceFor(answer.error as Fault, texts);
    own.done += 1;
    while (own.shown < own.all && answers[own.shown] !== undefined) own.shown += 1;
    drawSoon();
  };
  draw();
  try {
    const { solveMany } = await importLate(() => import("../python-worker/worker-pool.ts"));
    const among = () => solver.ask("boards", { puzzle: asked.puzzle, text: boards });
    const again = (error: Fault) => (error.name === "SolverLost" ? among() : Promise.reject(error));
    const states = boards.trim() ? await among().catch(again) : []; // a lost worker is replaced
    requests = states.map((state: string) => completeRequest({ state }, asked));
    own.all = answers.length = requests.length;
    if (ending.signal.aborted) return;
    draw();
    await solveMany(requests, { packages: !isBuiltIn(asked.puzzle), signal: ending.signal, tell });
  } catch (error) {
    own.fault = sentenceFor(error as Fault, texts);
    ending.abort();
  }
  if (!own.over) end(own, draw);
}

/** Whether the first line is no board but the number of boards that follow. */
function isCount([{ state }, ...boards]: { state?: unknown }[]) {
  return /^\s*\p{Nd}{1,6}\s*$/u.test(String(state)) && Number(plainDigits(String(state))) === boards.length;
}

/** Stop solving; the answers so far stay visible. */
function cancel(own: Batch, draw: () => void) {
  own.ending.abort();
  own.cancelled = true;
  end(own, draw);
}

function end(own: Batch, draw: () => void) {
  own.over = true;
  own.shown = own.answers.findLastIndex((line) => line !== undefined) + 1;
  draw();
}

/** Draw now and then during thousands of answers a second. */
function throttleDraw(draw: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return () => (timer ??= setTimeout(() => ((timer = undefined), draw()), DRAW_EVERY));
}
