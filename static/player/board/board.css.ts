/** Styles shared by boards of every kind. */
import { css } from "lit";

export const boardStyle = css`
  :host { display: block; container-type: inline-size; }
  .frame {
    position: relative; direction: ltr; --name: max(16px, 3.4cqi, 1.45 * var(--least-letters, 0px));
    --cell: calc((100cqi - var(--gutter)) / var(--across)); width: calc(var(--cell) * var(--columns));
    aspect-ratio: var(--columns) / var(--rows); margin: var(--margins);
    user-select: none; -webkit-user-select: none; font-size: var(--cell);
  }
  .board {
    scroll-margin: 12px; position: absolute; inset: 0; border-radius: 14px; background: var(--board);
    box-shadow: inset 0 2px 6px var(--shade);
  }
  .board:focus-visible { outline: 3px solid var(--accent); outline-offset: 3px; }
  :host([engaged]) .playable { touch-action: none; }
  .cell, .piece {
    position: absolute; width: calc(100% / var(--columns)); height: calc(100% / var(--rows));
    display: grid; place-items: center;
  }
  .cell::before {
    content: var(--sign, ""); position: absolute; inset: 4%; border-radius: 14%; background: var(--hollow);
  }
  .piece {
    transition: translate var(--slide, 0ms) cubic-bezier(.3, .1, .3, 1); will-change: translate; z-index: 1;
  }
  .number {
    font-size: max(.42em, min(var(--least-letters, 0px), .7em)); font-weight: 650; line-height: 1;
    font-variant-numeric: tabular-nums;
  }
  .dragged { transition: none; cursor: grabbing; z-index: 2; }
  .role-current { --highlight: var(--role-current); --sign: "●"; }
  .role-frontier { --highlight: var(--role-frontier); --sign: "○"; }
  .role-visited { --highlight: var(--role-visited); --sign: "–"; }
  .role-path { --highlight: var(--role-path); --sign: "▸"; }
  .role-goal { --highlight: var(--role-goal); --sign: "✓"; }
  .role-conflict { --highlight: var(--role-conflict); --sign: "✕"; }
  .role-hint { --highlight: var(--role-hint); --sign: "◆"; }
  .cell:not(.role-idle, .edge)::before, .token:not(.role-idle)::before,
  .piece:not(.role-idle) .face, .edge:not(.role-idle) .number { background: var(--highlight); }
  .piece:not(.role-idle) .face, .edge:not(.role-idle) .number { color: var(--role-ink); }
  .cell::before, .token::before, .face::before {
    display: grid; place-content: end start; padding: 4% 5%; box-sizing: border-box;
  }
  .cell::before, .token::before, .face::before, .edge .number::before {
    font-size: clamp(8px, .15em, 18px); line-height: 1;
    color: var(--sign-ink, color-mix(in srgb, var(--role-ink) 65%, transparent));
  }
  .token::before, .face::before { content: var(--sign); position: absolute; inset: 0; }
  .label {
    position: absolute; top: 5%; left: 8%; font-size: max(8px, .18em, min(var(--least-letters, 0px), .32em));
    line-height: 1; opacity: .8;
    font-variant-numeric: tabular-nums; z-index: 1; overflow: hidden;
    max-width: clamp(0px, (var(--cell) - 14px) * 999, 90%); /* none in cells too small for it */
  }
  .long { font-size: max(.33em, min(var(--least-letters, 0px), .45em)); }
  .longer { font-size: .26em; } .longest { font-size: .2em; }
  svg { position: absolute; inset: 0; width: 100%; height: 100%; pointer-events: none; z-index: 3; overflow: visible; }
  path { fill: none; stroke: var(--accent); stroke-width: .035; stroke-linecap: round; opacity: .8; }
  .lines path { stroke: var(--muted); stroke-width: .025; opacity: .75; }
  .links { filter: drop-shadow(0 0 1px var(--tile)); }
  .clash { stroke: var(--link); }
  marker path { fill: var(--accent); stroke: none; opacity: 1; }
  #clash path { fill: var(--link); }
  @media (prefers-reduced-motion: reduce) { .piece { transition: none; } }
`;
