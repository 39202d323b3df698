/** The smaller parts of the player, each a template of what it is given. */
import { html, nothing } from "lit";
import { pictureFits } from "../checks/boards.js";
import { marked } from "./areas.js";

const KEYS = [["play", "Space"], ["step", ", ."], ["ends", "Home End"], ["markers", "[ ]"], ["speed", "- +"], ["slide", "← ↑ ↓ →"], ["place", "← ↑ ↓ → Enter"], ["act", "← ↑ ↓ → Enter"], ["present", "P"], ["help", "?"]];

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

/** The answer, whatever the puzzle says it is: a word a fact, and a better state if one is offered. */
export function answer({ result, texts, use }) {
  const { text } = texts;
  const facts = Object.entries(result).filter(([, value]) => isFact(value));
  const { offer } = result;
  return html`<div class="answer">
    <dl aria-label=${text("result-title")}>${facts.map(([name, value]) => html`<div><dt>${text(`result-${name}`)}</dt><dd><bdi title=${fact(name, value, texts)}>${fact(name, value, texts)}</bdi></dd></div>`)}</dl>
    ${offer ? html`<p>${text(`offer-${offer.reason}`)} <button class="button primary" @click=${() => use(offer.state)}>${text("offer-use")}</button></p>` : nothing}
  </div>`;
}

/** What can be said in a line; the board shows the rest. */
function isFact(value) {
  if (Array.isArray(value)) return value.every((each) => typeof each !== "object");
  return value === null || typeof value !== "object" || "length" in value;
}

function fact(name, value, texts) {
  if (value === null && texts.has(`result-${name}-none`)) return texts.text(`result-${name}-none`);
  if (value === null || value.length === 0) return texts.text("none");
  if (Array.isArray(value)) return texts.digits(value.join(" "));
  if (typeof value === "object") return texts.text("fact-many", { count: value.length });
  if (typeof value === "boolean") return texts.text(value ? "yes" : "no");
  if (typeof value === "number") return texts.grouped.format(value);
  return texts.has(`answer-${value}`) ? texts.text(`answer-${value}`) : texts.digits(value) || "–";
}

const ON_BOARD = { tiles: "slide", columns: "place", none: "act" };

/** Of the keys that act on a board only those that act on one of such `pieces`. */
export function keySheet({ text, pieces = "none" }) {
  const others = Object.values(ON_BOARD).filter((name) => name !== ON_BOARD[pieces]);
  return html`<dialog class="keys" aria-label=${text("keys-title")}><h2>${text("keys-title")}</h2>
    <dl>${KEYS.filter(([name]) => !others.includes(name)).map(([name, keys]) => html`<div><dt>${keys.split(" ").map((key) => html`<kbd>${key}</kbd> `)}</dt><dd>${text(`key-${name}`)}</dd></div>`)}</dl>
    <form method="dialog"><button class="button">${text("close")}</button></form></dialog>`;
}

const NOTES = {
  code: ({ text }, { ran }) => text("panel-code-note", { algorithm: text(`algorithm-${ran}`) }),
  lesson: ({ text }, { ran }) => text("panel-lesson-note", { algorithm: text(`algorithm-${ran}`) }),
  tree: ({ text }) => text("panel-tree-note"),
  wall: ({ text }) => text("panel-wall-note"),
};

const FITS = {
  lists: ({ lists }) => lists.some(({ view }) => !view),
  tree: ({ lists }) => lists.some(({ view }) => !view),
  wall: ({ lists }) => lists.some(({ view }) => view === "wall"),
  plots: ({ plots }) => plots.length > 0,
};

/** One of the panels named in the attribute `panels`; nothing where the run has nothing for it. */
export function panel(name, { trace, position, texts, source, dress, goTo, ask, pace }) {
  const { text } = texts;
  const version = `${trace.length} ${trace.complete}`;
  const heading = html`<h2>${text(`panel-${name}`)}${NOTES[name] ? html` <small>${NOTES[name](texts, trace.header)}</small>` : nothing}</h2>`;
  const bodies = {
    code: () => html`<dhadha-code .source=${source} .trace=${trace} .position=${position} .version=${version} .texts=${texts} @goto=${goTo}>${heading}</dhadha-code>`,
    values: () => html`<dhadha-values .trace=${trace} .position=${position} .version=${version} .texts=${texts} .dress=${dress} .ask=${ask} .pace=${pace}></dhadha-values>`,
    lists: () => html`<dhadha-lists .trace=${trace} .position=${position} .version=${version} .texts=${texts} .dress=${dress} @goto=${goTo}></dhadha-lists>`,
    wall: () => html`<dhadha-wall .trace=${trace} .position=${position} .version=${version} .texts=${texts} .dress=${dress} @goto=${goTo}></dhadha-wall>`,
    lesson: () => html`<dhadha-lesson .trace=${trace} .position=${position} .version=${version} .texts=${texts} @goto=${goTo}></dhadha-lesson>`,
    tree: () => html`<dhadha-tree .trace=${trace} .position=${position} .version=${version} .texts=${texts} @goto=${goTo}></dhadha-tree>`,
    counters: () => html`<dhadha-counters .trace=${trace} .position=${position} .version=${version} .texts=${texts}></dhadha-counters>`,
    plots: () => html`<dhadha-plots .trace=${trace} .position=${position} .version=${version} .texts=${texts}></dhadha-plots>`,
  };
  if (!bodies[name] || FITS[name]?.(trace.header) === false) return nothing;
  return html`<section class="panel ${name}">${name === "code" ? nothing : heading}${bodies[name]()}</section>`;
}
