/** Styles of boards on the screen: their size, what moves, and what a reader can take. */
import { css } from "lit";

export const boardStyle = css`
  :host { display: block; container-type: inline-size; }
  .frame {
    position: relative; direction: ltr; --name: max(16px, 3.4cqi, 1.45 * var(--least-letters, 0px));
    --cell: calc((100cqi - var(--gutter)) / var(--across)); width: calc(var(--cell) * var(--columns));
    aspect-ratio: var(--columns) / var(--rows); margin: var(--margins);
    user-select: none; -webkit-user-select: none; font-size: var(--cell);
  }
  .board { scroll-margin: 12px; position: absolute; inset: 0; border-radius: 14px; }
  .board:focus-visible { outline: 3px solid var(--accent); outline-offset: 3px; }
  :host([engaged]) .playable { touch-action: none; }
  :host([engaged]) .playable.grid:not(.brush) { touch-action: pan-y; }
  .drawing { position: absolute; inset: 0; width: 100%; height: 100%; overflow: visible; text-anchor: middle; }
  text { dominant-baseline: central; font-variant-numeric: tabular-nums; white-space: pre; }
  path { stroke-linecap: round; stroke-linejoin: round; fill-rule: evenodd; }
  .rules { stroke-linecap: butt; }
  .above, .token { pointer-events: none; }
  .piece { transition: translate var(--slide, 0ms) cubic-bezier(.3, .1, .3, 1); }
  .piece .face { transition: fill 160ms; }
  .replaced .piece { transition: none; }
  .movable, .token.grabbable { cursor: grab; pointer-events: auto; }
  .dragged { transition: none; cursor: grabbing; }
  .stuck { animation: stuck 240ms; }
  @keyframes stuck { 25% { transform: translateX(-3px) } 75% { transform: translateX(3px) } }
  :host([engaged]) .token.grabbable { touch-action: none; }
  .target, [data-stone] { cursor: pointer; }
  .lit { fill: var(--role-hint); }
  @media print, (prefers-reduced-motion: reduce) {
    .piece, .piece .face { transition: none; }
    .stuck { animation: none; }
  }
  @media (forced-colors: active) {
    .board { forced-color-adjust: none; }
    .board:not(.tree) { outline: 1px solid CanvasText; }
    .board:focus-visible { outline: 3px solid Highlight; }
    .lit { fill: Highlight; }
  }
`;
