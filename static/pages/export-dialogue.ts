/** The export dialogue: formats, options, progress and errors. */
import { html, nothing, render } from "lit";
import { live } from "lit/directives/live.js";
import { download } from "../player/base/download.ts";
import { shownBoards } from "../player/manual-play/displayed-board.ts";
import { sentenceFor } from "../player/text/error-messages.ts";
import { valueOf } from "./dom-helpers.ts";
import { MOST_FRAMES, captionOf, csvOf, gifOf } from "./export-files.ts";
import { pngOf, sceneOf, svgOf } from "./export-picture.ts";
import { text, texts } from "./form-fields.ts";
import { player, request } from "./puzzle-page-state.ts";
import { plainDigits } from "../i18n/digits.ts";
import type { Job } from "./export-files.ts";

const form = { job: null as AbortController | null, said: "", fault: "", first: "", last: "" };

const place = document.createElement("div");
place.className = "card-like exporting";
player.addEventListener("runstart", () => {
  Object.assign(form, { first: "", last: "", said: "", fault: "" });
  draw();
});
player.addEventListener("runend", () => draw());

/** The section among the tools. */
export function exportSection() {
  draw();
  return place;
}

function draw() {
  render(
    html`<div class="row"><h3>${text("export-step")}</h3>
      ${button("svg", () => onPicture("svg"))} ${button("png", () => onPicture("png"))}</div>
    <div class="row"><h3>${text("export-film")}</h3>
      ${stepField("first", 1)} ${stepField("last", player.length)} ${button("gif", onGif)}</div>
    <div class="row"><h3>${text("export-run")}</h3>
      ${button("csv", () => makeFile("csv", csvOf))}</div>
    <p class="row" role="status">${form.said}
      ${form.job ? html`<button class="button" @click=${() => form.job?.abort()}>${text("cancel")}</button>` : nothing}
    </p><p class="problem" role="alert">${form.fault}</p>`,
    place,
  );
}

function button(name: string, act: () => unknown) {
  const busy = form.job ? "true" : "false"; // not disabled, which would lose the focus
  return html`<button class="button" data-export=${name} aria-disabled=${busy} @click=${() => form.job || act()}
    >${text(`export-${name}`)}</button>`;
}

/** The fields of the animation's first or last step. */
function stepField(name: "first" | "last", usual: number) {
  const given = (event: Event) => (form[name] = plainDigits(valueOf(event)));
  return html`<div class="field"><label for="export-${name}">${text(`export-${name}`)}</label
    ><input id="export-${name}" class="number" inputmode="numeric" dir="ltr"
      .value=${live(texts.digits(form[name] || usual))} @change=${given}></div>`;
}

/** Save the visible step, with changes by hand. */
function onPicture(kind: "svg" | "png") {
  const asSvg = async () => new Blob([svgOf(currentScene())], { type: "image/svg+xml" });
  return makeFile(kind, kind === "png" ? pictureOf : asSvg);
}

function currentScene() {
  const { hand, position, trace } = player;
  const sentence = hand ? "" : player.sentence;
  const caption = hand ? text(`puzzle-${request().puzzle}`) : captionOf(trace, texts, request(), position);
  return sceneOf(player, trace, { drawn: shownBoards(player), sentence, caption });
}

/** The step's picture, for embed code. */
export const pictureOf = async () => pngOf(currentScene());

/** The run as an animation of at most `most` frames. */
export function animationOf(most: number) {
  const { trace } = player;
  const job = { player, trace, signal: new AbortController().signal, report: () => {} };
  return gifOf(job, evenPositions(0, trace.length - 1, most));
}

function onGif() {
  const from = Number(form.first || 1) - 1;
  const to = Number(form.last || player.length) - 1;
  const whole = Number.isInteger(from) && Number.isInteger(to);
  if (!whole || from < 0 || to >= player.length || from > to)
    return refuse(text("export-range", { length: player.length }));
  if (to - from >= MOST_FRAMES) return refuse(text("export-too-long", { most: MOST_FRAMES, count: to - from + 1 }));
  return makeFile("gif", (job) => gifOf(job, evenPositions(from, to)));
}

/** Positions from one to the other, inclusive; at most `most`, evenly spaced. */
function evenPositions(from: number, to: number, most = MOST_FRAMES) {
  const count = Math.min(most, to - from + 1);
  return Array.from({ length: count }, (_, index) => from + Math.round((index * (to - from)) / (count - 1 || 1)));
}

function refuse(fault: string) {
  Object.assign(form, { fault, said: "" });
  draw();
}

/** Make a file of the run and download it. */
async function makeFile(ending: string, act: (job: Job) => Promise<Blob>) {
  const abort = (form.job = new AbortController());
  showStatus(text("export-making"));
  const report = (done: number, total: number) => showStatus(text("export-progress", { done: done + 1, total }));
  const name = `${request().puzzle}-${request().algorithm}.${ending}`;
  try {
    download(await act({ player, trace: player.trace, signal: abort.signal, report }), name);
    showStatus(text("export-done", { name }));
  } catch (error) {
    if (abort.signal.aborted) showStatus(text("export-cancelled"));
    else refuse(sentenceFor(error as Error, texts));
  }
  form.job = null;
  draw();
}

function showStatus(said: string) {
  Object.assign(form, { said, fault: "" });
  draw();
}
