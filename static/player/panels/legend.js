/** What stands on the board now and around it, each sign as it is drawn there, in a few words. */
import { css, html, nothing } from "lit";
import { ROLES } from "../../checks/boards.js";
import { areasOf } from "../areas.js";
import { Board } from "../board.js";
import { ruledPath } from "../columns.js";
import { bars } from "../element.css.js";
import { define } from "../events.js";
import { buttons } from "../look.js";
import { RAMP } from "../ramp.js";
import { isLarge } from "../sizes.js";
import { badged, shownOn } from "../stage.js";
import { styled } from "../styled.js";
import { showGlossary } from "../term.js";
import { explained } from "../terms.js";
import { Panel } from "./panel.js";
import { nodeStyle } from "./tree.js";

const REST = 250; // milliseconds between two drawings
const NODES = ["now", "way", "waiting", "done"];
const TICKS_DRAWN = 200;
const SHADES = `linear-gradient(to right, ${RAMP.map(([light, dark]) => `light-dark(${light}, ${dark})`)})`;

/** A part of a board, as an example. */
define("dhadha-swatch", class extends Board {});

export class Legend extends Panel {
  static properties = { ...Panel.properties, dress: { attribute: false }, hand: { attribute: false, hasChanged: () => true }, lookedAt: { attribute: false } };

  static styles = [buttons, bars, nodeStyle, css`
    :host { display: block; }
    ul { list-style: none; margin: 0; padding: 0; display: flex; flex-wrap: wrap; gap: 6px 18px; align-items: center; font-size: .92em; line-height: 1.35; }
    li { display: flex; gap: 8px; align-items: center; min-width: 0; }
    li > :first-child { flex: none; }
    dhadha-swatch { width: 2rem; }
    .wide { width: 4rem; }
    .bar { width: 5px; height: 1.8em; border-radius: 2px; background: var(--bar); forced-color-adjust: none; }
    .tick { width: 3px; height: 10px; background: var(--muted); border-radius: 2px; forced-color-adjust: none; }
    .found { width: 5px; background: light-dark(#17783c, #7fd69b); }
    .ramp { width: 4rem; height: 1em; border-radius: 4px; forced-color-adjust: none; }
    svg { width: 24px; height: 24px; }
    .all { margin-inline-start: auto; min-height: 36px; }
    @media (pointer: coarse) { .all { min-height: 44px; } }
  `];

  constructor() {
    super();
    this.dress = null;
    this.hand = null;
    this.lookedAt = -1;
  }

  #next = 0;
  #later = 0;

  /** A run that plays is not followed step by step. */
  shouldUpdate() {
    const left = this.#next - performance.now();
    clearTimeout(this.#later);
    if (left > 0) this.#later = setTimeout(() => this.requestUpdate(), left);
    else this.#next = performance.now() + REST;
    return left <= 0;
  }

  render() {
    const { trace, texts, hand } = this;
    if (!trace?.length) return nothing;
    const { header } = trace;
    const about = { ...header.options, algorithm: hand ? "hand" : header.ran, word: hand ? "" : trace.step(this.position).word };
    const entries = new Map([...this.#onBoard(), ...this.#aroundIt(about.word)].filter(([key]) => texts.has(`legend-${key}`)));
    return html`<ul>${[...entries].map(([key, picture]) => html`<li>${picture}<span>${explained(texts.text(`legend-${key}`, about), texts)}</span></li>`)}
      <li class="all"><button class="button" @click=${({ currentTarget }) => showGlossary(currentTarget, texts)}>${texts.text("terms")}</button></li></ul>`;
  }

  /** The tallest that it was for a run: what lies below stays where it is. */
  #tallest = { trace: null, width: 0, height: 0 };

  updated() {
    const { trace, clientWidth: width } = this;
    const before = this.#tallest;
    const same = before.trace === trace && before.width === width;
    this.#tallest = { trace, width, height: Math.max(same ? before.height : 0, this.renderRoot.querySelector("ul")?.offsetHeight ?? 0) };
    this.style.minHeight = `${this.#tallest.height}px`;
  }

  /** [[key of the words, picture], …] of what the boards show. */
  #onBoard() {
    const { trace, dress } = this;
    const { values, roles, links, notes } = shownOn(this);
    const areas = areasOf(trace.header.board);
    const lit = new Set(Object.values(roles));
    const entries = ROLES.filter((role) => role !== "idle" && lit.has(role)).map((role) => [`role-${role}`, this.#square({ role })]);
    const linked = new Set(links.map((link) => (link.some((cell) => roles[cell] === "conflict") ? "clash" : "link")));
    for (const kind of linked) entries.push([kind, this.#link(kind)]);
    if (notes.length) entries.push(["note", this.#square({ notes: [[0, 1, 2]], values: [dress?.blank] })]);
    if (areas.some((area) => isLarge(area, dress))) return dress.pieces === "none" ? [...entries, ["ramp", html`<i class="ramp" ${styled({ background: SHADES })}></i>`]] : entries;
    return [...entries, ...areas.flatMap((area) => this.#atRest(area, values, roles))];
  }

  /** What stands there whether it is lit or not. */
  #atRest({ first = 0, rows, columns, goal, badges, labels, lines, edges = [], tokens = [], look, heat }, values, roles) {
    const { dress } = this;
    const cells = Array.from(values.subarray?.(first, first + rows * columns) ?? values.slice(first, first + rows * columns));
    const numbered = (value) => value !== dress.blank && value !== dress.blocked && !dress.glyphs?.[value];
    const written = (idle, fits) => dress.pieces === "none" && look !== "heaps" && cells.some((value, cell) => numbered(value) && fits(value) && idle === Boolean(dress.heat && heat !== false && resting(cell)));
    const resting = (cell) => (roles[first + cell] ?? "idle") === "idle";
    const kinds = [...new Set(tokens.filter((_, index) => values[first + rows * columns + edges.length + index]))];
    const found = {
      home: goal && cells.some((value, cell) => value === goal[cell] && value !== dress.blank),
      badge: badges && badged(this) && rows <= 6,
      number: written(false, Boolean) && !written(true, Boolean),
      warm: written(true, Boolean),
      zero: written(true, (value) => value === 0),
      blocked: cells.includes(dress.blocked),
      ruled: dress.lines && ruledPath(cells, roles, { rows, columns }, dress, Boolean(this.hand)),
      label: labels, edge: edges.length, line: lines?.length,
    };
    const pictures = {
      home: () => this.#square({ goal: [1] }),
      badge: () => this.#square({ badges: [[0, 2]] }),
      number: () => this.#square({ values: [3], worn: { ...dress, heat: false } }),
      warm: () => this.#square({ values: [3] }),
      zero: () => this.#square({ values: [0] }),
      blocked: () => this.#square({ values: [dress.blocked] }),
      ruled: () => this.#square({ values: [1, dress.blank] }),
      label: () => this.#square({ labels: { 0: Object.values(labels).at(-1) } }),
      line: () => this.#square({ values: [3, 3], worn: { ...dress, heat: false }, lines: [[0, 1]] }),
      edge: () => this.#square({ values: [dress.blank, 9], edges: [[0, 0]] }),
    };
    return [
      ...kinds.map((kind) => [`token-${kind}`, this.#square({ values: [dress.blank, 1], tokens: [kind] })]),
      ...Object.keys(found).filter((name) => found[name]).map((name) => [name, pictures[name]()]),
    ];
  }

  /** A board of one square, or of two, drawn as the large one is. @param {any} shown */
  #square({ values = [this.#nothing], role = "idle", roles = [role], links = [], notes = [], worn = this.#dress, ...shape }) {
    const columns = values.length - (shape.edges ?? shape.tokens ?? []).length;
    return html`<dhadha-swatch class=${columns > 1 ? "wide" : ""} quiet .shape=${{ rows: 1, columns, showBadges: true, ...shape }} .values=${values} .roles=${roles} .links=${links} .notes=${notes} .dress=${worn} .texts=${this.texts}></dhadha-swatch>`;
  }

  /** A tile of the legend bears no number of its own. */
  get #dress() {
    return this.dress?.pieces === "tiles" ? { ...this.dress, glyphs: { 1: "" } } : this.dress;
  }

  /** What a square shows that is only an example: a piece where boards consist of pieces. */
  get #nothing() {
    return this.dress?.pieces === "none" ? this.dress.blank : 1;
  }

  #link(kind) {
    return this.#square({ values: [this.#nothing, this.#nothing], links: [[0, 1]], roles: kind === "clash" ? ["idle", "conflict"] : [] });
  }

  /** The same of the sentence, the time line and the tree. */
  #aroundIt(word) {
    const { trace, hand } = this;
    const { header, markers } = trace;
    if (hand) return [];
    const bar = BARRED.has(word) ? [["bar", html`<i class="bar word-${word}"></i>`]] : [];
    const words = markers.length > TICKS_DRAWN ? [] : [...new Set(markers.map((marker) => marker.word))];
    const ticks = words.map((tick) => [`tick-${tick}`, html`<i class="tick ${tick}"></i>`]);
    const nodes = header.lists.some(({ view }) => !view) && trace.nodeCount ? NODES : [];
    return [...bar, ...ticks, ...nodes.map((state) => [`node-${state}`, html`<svg viewBox="-12 -12 24 24" class=${state} aria-hidden="true"><circle r="9"/></svg>`])];
  }
}

/** What words give the sentence's bar a colour. */
const BARRED = new Set(["start", "choose", "expand", "restart", "add", "reject", "drop", "found", "walk"]);

define("dhadha-legend", Legend);
