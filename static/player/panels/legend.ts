/** The legend: each sign on and around the present board, drawn as there, with a short meaning. */
import { html, nothing } from "lit";
import { css, styled, buttons } from "../base/styles.ts";
import { wordBars } from "../base/word-bars.css.ts";
import { ROLES } from "../../validation/boards.ts";
import { areasOf } from "../board/areas.ts";
import { Board } from "../board/board.ts";
import { MANY_ROWS, isLarge, attackedSquares } from "../board/geometry.ts";
import { defineOnce } from "../base/events.ts";
import { COLOUR_SCALE } from "../board/colours.ts";
import { hasBadges, shownBoards } from "../manual-play/displayed-board.ts";
import { showGlossary } from "../text/glossary-term.ts";
import { explained } from "../text/mark-terms.ts";
import { Panel } from "./panel.ts";
import { nodeStyle } from "./tree.ts";
import type { Role, Values } from "../../validation/python-types.ts";
import type { PlacedArea } from "../board/areas.ts";
import type { HandBoard } from "../manual-play/manual-play.ts";
import type { Meaning } from "../../validation/trace-types.ts";

/** An entry of the legend: KEY of its message `legend-KEY`, and a drawing of the sign. */
type Entry = [string, unknown];

const REST = 250; // milliseconds between two updates
const NODES = ["now", "way", "waiting", "done"];
const TICKS_DRAWN = 200;
const SHADES = `linear-gradient(to right, ${COLOUR_SCALE.map(([light, dark]) => `light-dark(${light}, ${dark})`)})`;

const entry = (name: string, picture: unknown): Entry => [name, picture];

/** A part of a board, as an example. */
defineOnce("dhadha-swatch", class extends Board {});

export class Legend extends Panel {
  /** `hand` counts as changed at every assignment, because a hint changes the object itself. */
  static properties = {
    ...Panel.properties,
    hand: { attribute: false, hasChanged: () => true },
    inspectedStep: { attribute: false },
    chips: { type: Boolean },
  };

  static styles = [
    buttons,
    wordBars,
    nodeStyle,
    css`
    :host { display: block; }
    ul {
      list-style: none; margin: 0; padding: 0; display: flex; flex-wrap: wrap; gap: 6px 18px; align-items: center;
      font-size: .92em; line-height: 1.35;
    }
    .line { flex-wrap: wrap; gap: 2px 14px; height: 1.5rem; overflow: hidden; font-size: .9rem; }
    .line li { gap: 6px; height: 1.5rem; white-space: nowrap; max-width: 100%; overflow: hidden; }
    .line li > span { overflow: hidden; text-overflow: ellipsis; }
    .line dhadha-swatch { width: 1.3rem; }
    .line .wide { width: 2.6rem; }
    li { display: flex; gap: 8px; align-items: center; min-width: 0; }
    li > :first-child { flex: none; }
    dhadha-swatch { width: 2rem; }
    .wide { width: 4rem; }
    .bar { width: 5px; height: 1.8em; border-radius: 2px; background: var(--bar); forced-color-adjust: none; }
    .tick { width: 3px; height: 10px; background: var(--muted); border-radius: 2px; forced-color-adjust: none; }
    .tick.answer { width: 5px; background: var(--success); }
    .ramp { width: 4rem; height: 1em; border-radius: 4px; forced-color-adjust: none; }
    svg { width: 24px; height: 24px; }
    .all { margin-inline-start: auto; min-height: 36px; }
    @media (pointer: coarse) { .all { min-height: 44px; } }
  `,
  ];

  declare hand: HandBoard | null;
  declare inspectedStep: number;
  /** Whether only what is on the board now is listed, in a line of constant height. */
  declare chips: boolean;

  constructor() {
    super();
    this.hand = null;
    this.inspectedStep = -1;
    this.chips = false;
  }

  #next = 0;
  #later: ReturnType<typeof setTimeout> | undefined;

  /** Updates are throttled during playback. */
  shouldUpdate() {
    const left = this.#next - performance.now();
    clearTimeout(this.#later);
    if (left > 0) this.#later = setTimeout(() => this.requestUpdate(), left);
    else this.#next = performance.now() + REST;
    return left <= 0;
  }

  render() {
    const { trace, texts, hand } = this;
    const { header } = trace;
    const about = {
      ...header.options,
      algorithm: hand ? "hand" : header.effective_algorithm,
      word: hand ? "" : trace.step(this.position).word,
    };
    const around = this.chips ? [] : this.#aroundIt(trace.step(this.position).meaning);
    const all = [...this.#onBoard(), ...around];
    const entries = new Map(all.filter(([key]) => texts.has(`legend-${key}`)));
    const items = [...entries].map(([key, picture]) => {
      const words = explained(texts.text(`legend-${key}`, about), texts);
      return html`<li>${picture}<span>${words}</span></li>`;
    });
    if (this.chips) return html`<ul class="line">${items}</ul>`;
    return html`<ul>${items}
      <li class="all"><button class="button" @click=${this.#showAll}>${texts.text("terms")}</button></li></ul>`;
  }

  #showAll = ({ currentTarget }: Event) => showGlossary(currentTarget as HTMLElement, this.texts);

  /** The greatest height for a run, kept so that the content below does not move. */
  #tallest = { trace: null as unknown, width: 0, height: 0 };

  updated() {
    if (this.chips) return;
    const { trace, clientWidth: width } = this;
    const before = this.#tallest;
    const same = before.trace === trace && before.width === width;
    this.#tallest = {
      trace,
      width,
      height: Math.max(same ? before.height : 0, this.renderRoot.querySelector("ul")?.offsetHeight ?? 0),
    };
    this.style.minHeight = `${this.#tallest.height}px`;
  }

  /** What the boards show. */
  #onBoard(): Entry[] {
    const { trace, appearance } = this;
    const { values, roles, links, notes } = shownBoards(this);
    const areas = areasOf(trace.header.board);
    const present = new Set(Object.values(roles));
    const entries = ROLES.filter((role) => role !== "idle" && present.has(role))
      .map((role) => entry(`role-${role}`, this.#square({ role })));
    const linked = new Set(links.map((link) => (link.some((cell) => roles[cell] === "conflict") ? "clash" : "link")));
    for (const kind of linked) entries.push([kind, this.#link(kind)]);
    const noted = appearance?.pieces === "tiles" ? 1 : appearance?.blank;
    const colours = areas[0].colours && { 1: Object.values(areas[0].colours)[0] };
    if (notes.length) entries.push(["note", this.#square({ notes: [[0, 1, 2]], values: [noted], colours })]);
    if (areas.some((area) => isLarge(area, appearance)))
      return appearance.pieces === "none"
        ? [...entries, ["ramp", html`<i class="ramp" ${styled({ background: SHADES })}></i>`]]
        : entries;
    return [...entries, ...areas.flatMap((area) => this.#atRest(area, values, roles))];
  }

  /** Return the entries for signs that boards show in any role. */
  #atRest(
    {
      first = 0, rows, columns, goal, badges, labels, lines, edges = [], tokens = [], look, heat, givens, pencil,
    }: PlacedArea,
    values: Values,
    roles: Role[],
  ): Entry[] {
    const { appearance } = this;
    const cells = Array.from(values).slice(first, first + rows * columns);
    const { blank, blocked } = appearance;
    const numbered = (value: number) => value !== blank && value !== blocked && !appearance.glyphs?.[value];
    const written = (idle: boolean, fits: (value: number) => boolean) =>
      appearance.pieces === "none" &&
      look !== "heaps" &&
      cells.some(
        (value, cell) =>
          numbered(value) && fits(value) && idle === Boolean(appearance.heat && heat !== false && resting(cell)),
      );
    const resting = (cell: number) => (roles[first + cell] ?? "idle") === "idle";
    const kinds = [...new Set(tokens.filter((_, index) => values[first + rows * columns + edges.length + index]))];
    const [plain, inGrid] = [{ ...appearance, heat: false }, { ...appearance, pieces: "none" }];
    const has = (value: number) => Array.from(values).slice(first).includes(value);
    const ruled =
      attackedSquares(cells, roles, { rows, columns }, appearance, Boolean(this.hand)).length;
    const signs: [name: string, isThere: unknown, example: any][] = [
      ["home", goal && cells.some((value, cell) => value === goal[cell] && value !== blank), { goal: [1] }],
      ["badge", badges && hasBadges(this) && rows <= MANY_ROWS, { badges: [[0, 2]] }],
      ["number", written(false, Boolean) && !written(true, Boolean), { values: [3], worn: plain }],
      ["warm", written(true, Boolean), { values: [3] }],
      ["zero", written(true, (value) => value === 0), { values: [0] }],
      ["blocked", blocked !== undefined && has(blocked), { values: [blocked], worn: inGrid }],
      ["ruled", ruled, { values: [1, blank] }],
      ["label", labels, { labels: { 0: Object.values(labels ?? {}).at(-1) } }],
      ["given", givens?.length, { values: [1], givens: [0] }],
      ["pencil", pencil, { values: [blank], pencil: { 0: [1, 4] } }],
      ["edge", edges.length, { values: [blank, 9], edges: [[0, 0]] }],
      ["line", lines?.length, { values: [3, 3], worn: plain, lines: [[0, 1]] }],
    ];
    const present = signs.filter(([, isThere]) => isThere);
    return [
      ...kinds.map((kind) => entry(`token-${kind}`, this.#square({ values: [blank, 1], tokens: [kind] }))),
      ...present.map(([name, , example]) => entry(name, this.#square(example))),
    ];
  }

  /** A board of one or two squares, drawn in the style of the large one. */
  #square({
    values = [this.#nothing],
    role = "idle",
    roles = [role],
    links = [],
    notes = [],
    worn = this.#appearance,
    ...shape
  }: any) {
    const columns = values.length - (shape.edges ?? shape.tokens ?? []).length;
    const drawn = { rows: 1, columns, ...shape };
    return html`<dhadha-swatch class=${columns > 1 ? "wide" : ""} quiet .shape=${drawn} .values=${values}
      .roles=${roles} .links=${links} .notes=${notes} .appearance=${worn} .texts=${this.texts}></dhadha-swatch>`;
  }

  get #appearance() {
    return this.appearance?.pieces === "tiles" ? { ...this.appearance, glyphs: { 1: "" } } : this.appearance;
  }

  /** The content of an example square: a piece where boards consist of pieces. */
  get #nothing() {
    return this.appearance?.pieces === "none" ? this.appearance.blank : 1;
  }

  #link(kind: string) {
    return this.#square({
      values: [this.#nothing, this.#nothing],
      links: [[0, 1]],
      roles: kind === "clash" ? ["idle", "conflict"] : [],
    });
  }

  /** The signs of the sentence, the timeline and the tree. */
  #aroundIt(meaning: Meaning): Entry[] {
    const { trace, hand } = this;
    const { header, markers } = trace;
    if (hand) return [];
    const bar = meaning.bar ? [entry("bar", html`<i class="bar bar-${meaning.bar}"></i>`)] : [];
    const words = new Map(markers.length > TICKS_DRAWN ? [] : markers.map(({ word, answer }) => [word, answer]));
    const ticks = [...words].map(([word, answer]) =>
      entry(`tick-${word}`, html`<i class=${answer ? "tick answer" : "tick"}></i>`));
    const nodes = header.lists.some(({ view }) => view !== "wall") && trace.nodes.count ? NODES : [];
    return [
      ...bar,
      ...ticks,
      ...nodes.map((state) => {
        const picture = html`<svg viewBox="-12 -12 24 24" class=${state} aria-hidden="true"><circle r="9"/></svg>`;
        return entry(`node-${state}`, picture);
      }),
    ];
  }
}

defineOnce("dhadha-legend", Legend);
