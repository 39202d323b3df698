/** The smaller parts of the player, each a template of what it is given. */
import { html, nothing } from "lit";
import { findPuzzle } from "./library.js";

const KEYS = [["play", "Space"], ["step", ", ."], ["ends", "Home End"], ["markers", "[ ]"], ["speed", "- +"], ["slide", "← ↑ ↓ →"], ["place", "← ↑ ↓ → Enter"], ["act", "← ↑ ↓ → Enter"], ["present", "P"], ["help", "?"]];

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
  fault: (header) => Boolean(faultOf(header)),
};

/** What is wrong with an algorithm that is an exercise. */
export function faultOf({ puzzle, ran }) {
  return findPuzzle(puzzle)?.algorithms.find(({ id }) => id === ran)?.fault;
}

/** One of the panels named in the attribute `panels`; nothing where the run has nothing for it. */
export function panel(name, { trace, position, texts, source, dress, hand, lookedAt, goTo, ask, pace, run }) {
  const { text } = texts;
  const version = `${trace.length} ${trace.complete}`;
  const heading = html`<h2>${text(`panel-${name}`)}${NOTES[name] ? html` <small>${NOTES[name](texts, trace.header)}</small>` : nothing}</h2>`;
  const bodies = {
    legend: () => html`<dhadha-legend .trace=${trace} .position=${position} .version=${version} .texts=${texts} .dress=${dress} .hand=${hand} .lookedAt=${lookedAt}></dhadha-legend>`,
    code: () => html`<dhadha-code .source=${source} .trace=${trace} .position=${position} .version=${version} .texts=${texts} @goto=${goTo}>${heading}</dhadha-code>`,
    values: () => html`<dhadha-values .trace=${trace} .position=${position} .version=${version} .texts=${texts} .dress=${dress} .ask=${ask} .pace=${pace}></dhadha-values>`,
    lists: () => html`<dhadha-lists .trace=${trace} .position=${position} .version=${version} .texts=${texts} .dress=${dress} @goto=${goTo}></dhadha-lists>`,
    wall: () => html`<dhadha-wall .trace=${trace} .position=${position} .version=${version} .texts=${texts} .dress=${dress} @goto=${goTo}></dhadha-wall>`,
    lesson: () => html`<dhadha-lesson .trace=${trace} .position=${position} .version=${version} .texts=${texts} @goto=${goTo}></dhadha-lesson>`,
    tree: () => html`<dhadha-tree .trace=${trace} .position=${position} .version=${version} .texts=${texts} @goto=${goTo}></dhadha-tree>`,
    counters: () => html`<dhadha-counters .trace=${trace} .position=${position} .version=${version} .texts=${texts}></dhadha-counters>`,
    fault: () => html`<dhadha-fault .algorithm=${trace.header.ran} .fault=${faultOf(trace.header)} .lines=${source?.reading} .texts=${texts} @method=${({ detail }) => run({ algorithm: detail })}></dhadha-fault>`,
    plots: () => html`<dhadha-plots .trace=${trace} .position=${position} .version=${version} .texts=${texts}></dhadha-plots>`,
  };
  if (!bodies[name] || FITS[name]?.(trace.header) === false) return nothing;
  return html`<section class="panel ${name}">${name === "code" ? nothing : heading}${bodies[name]()}</section>`;
}
