/** Draw marks as SVG elements of the page, whose pieces move. */
import { html, nothing, svg } from "lit";
import { styled } from "../base/styles.ts";
import { SQUARE } from "./mark-types-and-paths.ts";
import type { Drawing, Group, Mark } from "./mark-types-and-paths.ts";

/** A board as an element. */
export const boardSvg = ({ ground, cells, pieces, above }: Drawing, rows: number, columns: number) =>
  html`<svg class="drawing" viewBox="0 0 ${SQUARE * columns} ${SQUARE * rows}" aria-hidden="true">
    <g>${ground.map(markSvg)}</g>
    <g>${cells.map(groupSvg)}</g>
    <g>${pieces.map((piece) => (piece && !piece.lifted ? groupSvg(piece) : nothing))}</g>
    <g>${pieces.map((piece) => (piece?.lifted ? groupSvg(piece) : nothing))}</g>
    <g class="above">${above.map(markSvg)}</g></svg>`;

/** The place is a style, so that that of a piece changes gradually. */
function groupSvg({ names, at: [row, column], marks, data: { cell, value, column: of, token } }: Group) {
  return svg`<g class=${names} data-cell=${cell ?? nothing} data-value=${value ?? nothing} data-column=${of ?? nothing}
    data-token=${token ?? nothing} ${styled({ translate: `${SQUARE * column}px ${SQUARE * row}px` })}
    >${marks.map(markSvg)}</g>`;
}

export function markSvg(mark: Mark) {
  const { d, text, x, y, scale, size, weight, anchor, fill, stroke, width, dash, opacity, name, stone } = mark;
  if (text !== undefined)
    return svg`<text class=${name ?? nothing} x=${x} y=${y} font-size=${size} fill=${fill}
      font-weight=${weight ?? nothing} text-anchor=${anchor ?? nothing} opacity=${opacity ?? nothing}>${text}</text>`;
  const moved = x || y || scale ? `translate(${x} ${y}) scale(${scale ?? 1})` : nothing;
  return svg`<path class=${name ?? nothing} data-stone=${stone ?? nothing} d=${d} transform=${moved}
    fill=${fill ?? "none"} stroke=${stroke ?? nothing} stroke-width=${width ?? nothing}
    stroke-dasharray=${dash ?? nothing} opacity=${opacity ?? nothing}/>`;
}
