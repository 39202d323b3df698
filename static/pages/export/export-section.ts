/** The export dialogue: formats, options, progress and errors. */
import { html, nothing, render } from "lit";
import { download } from "../../player/base/download.ts";
import { shownBoards } from "../../player/manual-play/displayed-board.ts";
import { sentenceFor } from "../../player/text/error-messages.ts";
import { captionOf, csvOf, gifOf } from "./gif-and-csv.ts";
import { pngOf, sceneOf, svgOf } from "./step-picture.ts";
import { text, texts } from "../shared/form-fields.ts";
import { player, request } from "../puzzle/puzzle-page-state.ts";
import type { Job } from "./gif-and-csv.ts";

const form = { job: null as AbortController | null, said: "", fault: "" };

const place = document.createElement("div");
place.className = "card-like exporting";
player.addEventListener("runstart", () => {
  Object.assign(form, { said: "", fault: "" });
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
      ${button("svg", () => makeFile("svg", svgFile))} ${button("png", () => makeFile("png", pictureOf))}</div>
    <div class="row"><h3>${text("export-film")}</h3>
      ${button("gif", () => makeFile("gif", gifOf))}</div>
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

/** The visible step, with changes by hand. */
function currentScene() {
  const { hand, position, trace } = player;
  const sentence = hand ? "" : player.sentence;
  const caption = hand ? text(`puzzle-${request().puzzle}`) : captionOf(trace, texts, request(), position);
  return sceneOf(player, trace, { drawn: shownBoards(player), sentence, caption });
}

const svgFile = async () => new Blob([svgOf(currentScene())], { type: "image/svg+xml" });

/** The step's picture, for embed code, too. */
export const pictureOf = async () => pngOf(currentScene());

/** The run as an animation of at most `most` frames. */
export function animationOf(most: number) {
  const { trace } = player;
  const job = { player, trace, signal: new AbortController().signal, report: () => {} };
  return gifOf(job, most);
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
    else Object.assign(form, { fault: sentenceFor(error as Error, texts), said: "" });
  }
  form.job = null;
  draw();
}

function showStatus(said: string) {
  Object.assign(form, { said, fault: "" });
  draw();
}
