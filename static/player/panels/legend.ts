/** The legend, below the board or below the stage: each sign on the board, with a short meaning. */
import { html } from "lit";
import { css, styled } from "../base/styles.ts";
import { ROLES } from "../../validation/check-by-schema.ts";
import { areasWithCellRanges, isEditable } from "../board/cell-areas.ts";
import { Board } from "../board/board.ts";
import { MANY_ROWS, isLarge, attackedSquares } from "../board/geometry.ts";
import { defineOnce } from "../base/custom-elements-and-events.ts";
import { COLOUR_SCALE } from "../base/palette.ts";
import { showsHeuristicBadges, drawnStateToShow } from "../board/shown-boards.ts";
import { Panel } from "./panel.ts";
import { definePanel } from "./panel-registry.ts";
import type { Role, Values } from "../../validation/python-types.ts";
import type { PlacedArea } from "../board/cell-areas.ts";

/** An entry of the legend: KEY of its message `legend-KEY`, and a drawing of the sign. */
type Entry = [string, unknown];

const SHADES = `linear-gradient(to right, ${COLOUR_SCALE})`;

/** A part of a board, as an example. */
defineOnce("dhadha-swatch", class extends Board {});

export class LegendPanel extends Panel {
  protected isSlowToDraw = true;

  /** A board in `hand` counts as changed at every assignment, because a hint changes the object itself. */
  static properties = {
    ...Panel.properties,
    hand: { attribute: false, hasChanged: (now: unknown, before: unknown) => Boolean(now ?? before) },
    inspectedPosition: { attribute: false },
    drawn: { attribute: false },
    isAsking: { attribute: false },
  };

  static styles = [...Panel.styles, css`
    ul { display: flex; flex-wrap: wrap; gap: 2px 14px; font-size: .88rem; line-height: 1.3; }
    li { display: flex; gap: 6px; align-items: center; max-width: 100%; }
    li > :first-child { flex: none; }
    dhadha-swatch { width: 1.15rem; }
    .wide { width: 2.3rem; }
    .ramp { width: 4rem; height: 1em; border-radius: 4px; forced-color-adjust: none; }
  `];

  render() {
    const { trace, texts, hand, drawn } = this;
    const { header } = trace;
    const about = {
      ...header.options,
      algorithm: hand ? "hand" : header.effective_algorithm,
      word: hand || drawn ? "" : trace.step(this.position).word,
    };
    const entries = new Map(this.#entriesOnBoard().filter(([key]) => texts.has(`legend-${key}`)));
    const items = [...entries].map(([key, picture]) =>
      html`<li>${picture}<span>${this.textWithTerms(`legend-${key}`, about)}</span></li>`);
    this.hidden = !items.length;
    return html`<ul aria-label=${this.text("panel-legend")}>${items}</ul>`;
  }

  /** What the boards show. */
  #entriesOnBoard(): Entry[] {
    const { trace, appearance, hand } = this;
    const { values, roles, links, notes, signs = {} } = this.drawn ?? drawnStateToShow(this);
    const areas = areasWithCellRanges(trace.header.board);
    const present = new Set(Object.values(roles));
    const entries = ROLES.filter((role) => role !== "idle" && present.has(role))
      .map((role): Entry => [signs[role] ?? `role-${role}`, this.#renderSwatch({ role })]);
    const linked = new Set(links.map((link) => (link.some((cell) => roles[cell] === "conflict") ? "clash" : "link")));
    const ends = [this.#exampleValue, this.#exampleValue];
    for (const kind of linked) {
      const ended = kind === "clash" ? ["idle", "conflict"] : [];
      entries.push([kind, this.#renderSwatch({ values: ends, links: [[0, 1]], roles: ended })]);
    }
    const noted = appearance?.pieces === "tiles" ? 1 : appearance?.blank;
    const colours = areas[0].colours && { 1: Object.values(areas[0].colours)[0] };
    if (notes.length) entries.push(["note", this.#renderSwatch({ notes: [[0, 1, 2]], values: [noted], colours })]);
    if (areas.some((area) => isLarge(area, appearance)))
      return appearance.pieces === "none"
        ? [...entries, ["ramp", html`<i class="ramp" ${styled({ background: SHADES })}></i>`]]
        : entries;
    return [...entries, ...areas.flatMap((area) => (hand && !isEditable(area) ? [] : this.#entriesOfArea(area, values, roles)))];
  }

  /** Return the entries for signs that boards show in any role. */
  #entriesOfArea(
    {
      first = 0, rows, columns, goal, badges, labels, lines, edges = [], tokens = [], look, heat, givens, pencil,
    }: PlacedArea,
    values: Values,
    roles: Role[],
  ): Entry[] {
    const { appearance } = this;
    const cells = Array.from(values).slice(first, first + rows * columns);
    const { blank, blocked } = appearance;
    const numbered = (value: number) => value !== blank && value !== blocked && appearance.glyphs?.[value] === undefined;
    const written = (idle: boolean, fits: (value: number) => boolean) =>
      appearance.pieces === "none" &&
      look !== "heaps" &&
      cells.some(
        (value, cell) =>
          numbered(value) && fits(value) &&
          idle === Boolean(appearance.heat && heat !== false && (roles[first + cell] ?? "idle") === "idle"),
      );
    const kinds = [...new Set(tokens.filter((_, index) => values[first + rows * columns + edges.length + index]))];
    const [plain, inGrid] = [{ ...appearance, heat: false }, { ...appearance, pieces: "none" }];
    const has = (value: number) => Array.from(values).slice(first).includes(value);
    const attacked = attackedSquares(cells, roles, { rows, columns }, appearance, Boolean(this.hand));
    const signs: [name: string, isThere: unknown, example: any][] = [
      ["home", goal && cells.some((value, cell) => value === goal[cell] && value !== blank), { goal: [1] }],
      ["badge", badges && showsHeuristicBadges(this) && rows <= MANY_ROWS, { badges: [[0, 2]] }],
      ["number", written(false, Boolean) && !written(true, Boolean), { values: [3], worn: plain }],
      ["warm", written(true, Boolean), { values: [3] }],
      ["zero", written(true, (value) => value === 0), { values: [0] }],
      ["blocked", blocked !== undefined && has(blocked), { values: [blocked], worn: inGrid }],
      ["ruled", !this.isAsking && attacked.length, { values: [1, blank] }],
      ["label", labels, { labels: { 0: Object.values(labels ?? {})[0] } }],
      ["given", givens?.length, { values: [1], givens: [0] }],
      ["pencil", pencil, { values: [blank], pencil: { 0: [1, 4] } }],
      ["edge", edges.length, { values: [blank, 9], edges: [[0, 0]] }],
      ["line", lines?.length, { values: [3, 3], worn: plain, lines: [[0, 1]] }],
    ];
    const present = signs.filter(([, isThere]) => isThere);
    return [
      ...kinds.map((kind): Entry => [`token-${kind}`, this.#renderSwatch({ values: [blank, 1], tokens: [kind] })]),
      ...present.map(([name, , example]): Entry => [name, this.#renderSwatch(example)]),
    ];
  }

  /** A board of one or two squares, drawn in the style of the large one. */
  #renderSwatch({
    values = [this.#exampleValue],
    role = "idle",
    roles = [role],
    links = [],
    notes = [],
    worn = this.appearance?.pieces === "tiles" ? { ...this.appearance, glyphs: { 1: "" } } : this.appearance,
    ...shape
  }: any) {
    const columns = values.length - (shape.edges ?? shape.tokens ?? []).length;
    const drawn = { rows: 1, columns, ...shape };
    return html`<dhadha-swatch class=${columns > 1 ? "wide" : ""} quiet .shape=${drawn} .values=${values}
      .roles=${roles} .links=${links} .notes=${notes} .appearance=${worn} .texts=${this.texts}></dhadha-swatch>`;
  }

  /** The content of an example square: a piece where boards consist of pieces. */
  get #exampleValue() {
    return this.appearance?.pieces === "none" ? this.appearance.blank : 1;
  }
}

definePanel("legend", LegendPanel, { isWide: true });
definePanel("chips", class extends LegendPanel {}, { heading: "none" });
