/** Batch solving: one board per line in, one answer per line out, in the same order and format as the command line. */
/** @import { Fault } from "../player/text/error-messages.js" */
/** @import { Answer } from "../solver/worker-pool.js" */
import { importLate } from "../files/late-import.js";
import { html, nothing } from "lit";
import { plainDigits } from "../i18n/digits.js";
import { download } from "../player/base/download.js";
import { isBuiltIn } from "../player/catalogue/library.js";
import { withDefaults } from "../player/catalogue/requests.js";
import { inWords } from "../player/text/answer-words.js";
import { sentenceFor } from "../player/text/error-messages.js";
import { solver } from "../solver/client.js";
import { copy, text, texts, typed } from "./fields.js";
import { request } from "./puzzle-page.js";

const BLOCK = 100; // lines that render as one, so that only the last of many changes
const DRAW_EVERY = 100; // milliseconds
const MISSING = "–"; // unless a later answer is known

/**
 * The answers so far, of `all`; those up to `shown` are visible.
 * @typedef {{puzzle: string, answers: string[], done: number, shown: number, all: number, fault: string,
 * copied: boolean, ending: AbortController, cancelled: boolean, over: boolean}} Judged
 */

/** The last batch of boards. @type {Judged | null} */
let batch = null;

/** @param {() => void} draw */
export function isSolving(draw) {
  const running = batch && !batch.over ? batch : null;
  const onSubmit = (/** @type {SubmitEvent} */ event) => {
    const boards = typed(event, "textarea");
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
      <pre dir="ltr" tabindex="0" role="region" aria-label=${text("judge")}>${batch ? blocks(batch) : nothing}</pre>
      ${batch?.over && batch.shown ? kept(batch, draw) : nothing}</details>`;
}

/** @param {Judged} judged */
function progress({ done, all, over }) {
  return over || solver.everReady ? text("export-progress", { done, total: all }) : text("solver-starting");
}

/** @param {Judged} judged */
function blocks({ answers, shown }) {
  return Array.from({ length: Math.ceil(shown / BLOCK) }, (_, block) => {
    const lines = answers.slice(block * BLOCK, Math.min(shown, (block + 1) * BLOCK));
    return html`<div>${Array.from(lines, (line) => line ?? MISSING).join("\n")}</div>`;
  });
}

/** Actions on the answers. @param {Judged} judged @param {() => void} draw */
function kept(judged, draw) {
  const lines = () => Array.from(judged.answers.slice(0, judged.shown), (line) => line ?? MISSING).join("\n");
  const onCopy = async () => {
    judged.copied = await copy(lines());
    draw();
  };
  const onSave = () => download(new Blob([lines(), "\n"], { type: "text/plain" }), `${judged.puzzle}.txt`);
  const label = text(judged.copied ? "copied" : "copy");
  return html`<div class="row"><button class="button" @click=${onCopy}>${label}</button
      ><button class="button" @click=${onSave}>${text("save-board")}</button></div>`;
}

/** Solve with the algorithm and options of the form. @param {string} boards @param {() => void} draw */
async function judge(boards, draw) {
  const asked = request();
  const ending = new AbortController();
  const answers = /** @type {string[]} */ ([]);
  /** @type {Judged} */
  const own = {
    puzzle: asked.puzzle, answers, done: 0, shown: 0, all: boards.trim() ? 1 : 0, fault: "", copied: false, ending,
    cancelled: false, over: false,
  };
  batch = own;
  const soon = throttleDraw(draw);
  /** @type {import("../player/catalogue/requests.js").Request[]} */
  let requests = [];
  /** @type {(index: number, answer: Answer) => void} */
  const tell = (index, answer) => {
    if ("line" in answer) answers[index] = inWords(answer.line, texts);
    else if (index === 0 && isCount(requests)) answers[index] = text("judge-count");
    else answers[index] = sentenceFor(/** @type {Fault} */ (answer.error), texts);
    own.done += 1;
    while (own.shown < own.all && answers[own.shown] !== undefined) own.shown += 1;
    soon();
  };
  draw();
  try {
    const { solveMany } = await importLate(() => import("../solver/worker-pool.js"));
    const among = () => boardsAmong(asked.puzzle, boards);
    const again = (/** @type {Fault} */ error) => (error.name === "SolverLost" ? among() : Promise.reject(error));
    const states = boards.trim() ? await among().catch(again) : []; // a lost worker is replaced
    requests = states.map((/** @type {string} */ state) => withDefaults({ state }, asked));
    own.all = answers.length = requests.length;
    if (ending.signal.aborted) return;
    draw();
    await solveMany(requests, { packages: !isBuiltIn(asked.puzzle), signal: ending.signal, tell });
  } catch (error) {
    own.fault = sentenceFor(/** @type {Fault} */ (error), texts);
    ending.abort();
  }
  if (!own.over) end(own, draw);
}

/** Parse the boards of a text. @param {string} puzzle @param {string} text @returns {Promise<string[]>} */
function boardsAmong(puzzle, text) {
  return solver.ask("boards", { puzzle, text });
}

/** Whether the first line is no board but the number of boards that follow. @param {{state?: unknown}[]} all */
function isCount([{ state }, ...boards]) {
  return /^\s*\p{Nd}{1,6}\s*$/u.test(String(state)) && Number(plainDigits(String(state))) === boards.length;
}

/** What is done stays. @param {Judged} own @param {() => void} draw */
function cancel(own, draw) {
  own.ending.abort();
  own.cancelled = true;
  end(own, draw);
}

/** @param {Judged} own @param {() => void} draw */
function end(own, draw) {
  own.over = true;
  own.shown = own.answers.findLastIndex((line) => line !== undefined) + 1;
  draw();
}

/** Throttle rendering to thousands of answers a second. @param {() => void} draw */
function throttleDraw(draw) {
  let waiting = false;
  return () => {
    if (waiting) return;
    waiting = true;
    setTimeout(() => {
      waiting = false;
      draw();
    }, DRAW_EVERY);
  };
}
