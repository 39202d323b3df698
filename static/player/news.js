/** What a player has to say besides its run. */
import { html, nothing } from "lit";
import { pictureFits } from "../checks/boards.js";
import { marked } from "./areas.js";

/** All that a host has to say besides its run: progress, news and faults. */
export function notices(host) {
  return [work(host), news(host)];
}

/** Progress of the download, or a running search and how to stop it; the live region is always there. */
export function work({ progress, running, texts, cancel }) {
  const { text } = texts;
  const fetching = progress && progress.loaded < progress.total;
  const told = progress ? text(fetching ? "solver-loading" : "solver-starting") : running ? text("solving") : "";
  const percent = fetching ? text("percent", { percent: Math.min(99, Math.round((100 * progress.loaded) / progress.total)) }) : "";
  return html`<div class="notice work ${told ? "" : "hidden"}">
      <span role="status">${told}</span><span aria-hidden="true">${percent}</span>
      ${progress ? html`<progress max=${progress.total} .value=${Math.min(progress.loaded, progress.total)} aria-label=${text("solver-loading")}></progress>` : nothing}
      ${told && running ? html`<button class="button" @click=${cancel}>${text("cancel")}</button>` : nothing}
    </div>`;
}

/** What is new, asked or wrong. */
export function news({ notice, texts }) {
  const { text } = texts;
  const told = notice && !notice.problem ? notice.text : "";
  return html`<div class="notice ${told ? "" : "hidden"}"><span role="status">${told}</span>${notice?.choices ? question(notice.choices, text) : nothing}</div>
    ${problem(notice, text("try-again"), notice?.picture && notice.problem ? picture(notice, texts) : nothing)}`;
}

function question(choices, text) {
  return html`<div class="choices">${choices.map(([label, choose]) => html`<button class="button" @click=${choose}>${text(label)}</button>`)}</div>`;
}

/** What went wrong, and the button that tries again what may be tried again. */
export function problem(notice, again, /** @type {unknown} */ shown = nothing) {
  const told = notice?.problem ? notice.text : "";
  return html`<div class="notice problem ${told ? "" : "hidden"}"><span role="alert">${told}</span>
    ${told && notice.again ? html`<button class="button" @click=${notice.again}>${again}</button>` : nothing}${shown}</div>`;
}

/** A small board that shows what is wrong. */
function picture({ picture, dress }, texts) {
  const { marks = [], links = [], blank, ...shape } = picture;
  const look = { ...dress, heat: false, ...(blank === undefined ? {} : { blank }) };
  if (!pictureFits(picture, look)) return nothing;
  return html`<dhadha-board class="picture" quiet .shape=${shape} .values=${shape.values} .roles=${marked(marks)} .links=${links} .dress=${look} .texts=${texts}></dhadha-board>`;
}
