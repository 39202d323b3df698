/** Optional decorations (colours, widths, rules, givens, pencil notes), loaded with the first board that has some. */
import { css, html, nothing, svg } from "lit";
import { largest, smallest } from "../base/min-max.ts";
import { styled } from "../base/styles.ts";
import { colourStyle } from "./colours.ts";
import { rulesPath } from "./geometry.ts";
import type { Pencil } from "../../validation/python-types.ts";
import type { Board } from "./board.ts";

const WIDEST = 5; // adjacent notes with fixed places

const style = css`
  .coloured::before, .coloured:is(.cell, .piece) .face, .cell.coloured:not(.role-idle)::before {
    background: var(--colour);
  }
  .coloured:not(.role-idle)::before, .coloured:not(.role-idle) .face {
    box-shadow: inset 0 0 0 max(1px, .015em) var(--role-ink), inset 0 0 0 max(5px, .075em) var(--highlight),
      inset 0 0 0 max(6px, .09em) var(--role-ink);
  }
  .coloured::before, .coloured .face::before { padding: max(6px, .6em); }
  .coloured:not(.role-idle) .badge { inset-block-end: 11%; inset-inline-end: 14%; }
  .coloured .number { color: var(--role-ink); }
  .piece.coloured::before { content: none; }
  .given .number { font-weight: 850; }
  .cell.given.role-idle:not(.coloured)::before { background: color-mix(in srgb, var(--hollow) 72%, var(--ink) 12%); }
  .given .face { cursor: default; box-shadow: inset 0 0 0 max(2px, .03em) var(--muted); }
  .pegs .cell.role-idle::before {
    content: ""; inset: 0 48.5%; padding: 0; border-radius: 0; opacity: 1;
    background: color-mix(in srgb, var(--muted) 75%, var(--board));
  }
  .pegs .sized .face { width: calc(98% * var(--width)); height: 62%; border-radius: .14em; }
  .pegs .sized .number { font-size: .3em; }
  .pegs.grid .cell.sized::before {
    content: var(--sign, ""); inset: 19% calc(50% - 49% * var(--width)); border-radius: .14em;
  }
  .rules path { stroke: var(--ink); stroke-width: .035; stroke-linecap: butt; opacity: 1; }
  .rules { z-index: 2; }
  .pencil {
    position: absolute; inset: 6%; display: grid; grid-template: repeat(var(--side), 1fr) / repeat(var(--side), 1fr);
    place-items: center; font-size: max(7px, calc(.48em / var(--side))); line-height: 1; color: var(--ink);
    font-variant-numeric: tabular-nums; z-index: 1; opacity: .85;
  }
  @media (forced-colors: active) {
    .coloured.role-idle::before, .coloured.role-idle .face { background: var(--pattern), Canvas; }
    .coloured .number { background: Canvas; border-radius: .2em; padding: 0 .1em; }
    .given .number { text-decoration: underline; text-underline-offset: .1em; }
  }
`;

const sheets = [colourStyle, style].map((each) => each.styleSheet!);

export function addStyle(root: ShadowRoot) {
  if (!root.adoptedStyleSheets.includes(sheets[0])) root.adoptedStyleSheets.push(...sheets);
}

/** Return the markings of a cell, or of the piece on it. */
export function marking(board: Board, cell: number, value: number) {
  const { widths, blank } = board.appearance;
  const colours = board.shape.colours ?? board.appearance.colours;
  const colour = colours?.[value];
  const width = value === blank ? undefined : widths?.[value];
  const names = [
    colour && `coloured colour-${colour}`,
    width !== undefined && "sized",
    board.isGiven(cell) && "given",
  ];
  return {
    names: names.filter(Boolean).join(" "),
    style: (width === undefined ? {} : { "--width": width }) as Record<string, number>,
    note: board.notes.find(([, other]) => other === value || (colour && colours[other] === colour))?.[2],
    inside: value === blank ? pencilNotes(board, cell) : nothing,
  };
}

/** The pencil notes of a cell. */
export const notesIn = ({ pencil, shape }: Board, cell: number): number[] => (pencil ?? shape.pencil)?.[cell] ?? [];

/** The minimum and maximum of all notes, by their table. */
const ranges = new WeakMap<Pencil, [number, number]>();

function pencilRange(pencil: Pencil): [number, number] {
  const all = ranges.has(pencil) ? [] : Object.values(pencil).flat();
  const range = ranges.get(pencil) ?? [smallest(all), largest(all)];
  ranges.set(pencil, range);
  return range;
}

/** Notes of a cell; each number has its own place if there are few. */
function pencilNotes(board: Board, cell: number) {
  const notes = notesIn(board, cell);
  if (!notes.length) return nothing;
  const [least, most] = pencilRange(board.pencil ?? board.shape.pencil ?? {});
  const side = Math.ceil(Math.sqrt(most));
  const placed = side <= WIDEST && least > 0;
  const across = placed ? side : Math.ceil(Math.sqrt(notes.length));
  const place = (value: number) => ({
    "grid-area": placed ? `${Math.floor((value - 1) / side) + 1} / ${((value - 1) % side) + 1}` : "auto",
  });
  return html`<span class="pencil" ${styled({ "--side": Math.max(2, across) })}>${notes.map(
    (value) => html`<span ${styled(place(value))}>${board.glyph(value)}</span>`,
  )}</span>`;
}

/** Thick lines after rows and columns. */
export function rules({ shape }: Board) {
  if (!shape.rules) return nothing;
  const { rows, columns } = shape;
  return svg`<svg class="rules" viewBox="0 0 ${columns} ${rows}" aria-hidden="true"><path
    d=${rulesPath(shape)}/></svg>`;
}
