/** Styles for forced colours (high contrast): hatches, borders and strokes replace colours. */
import { css } from "lit";

const SHADE = css`color-mix(in srgb, CanvasText 30%, Canvas)`;

export const palette = css`
  @media (forced-colors: active) {
    :host {
      --ink: CanvasText; --muted: CanvasText; --surface: Canvas; --sunken: Canvas; --line: CanvasText;
      --accent: Highlight; --accent-ink: HighlightText;
      --board: Canvas; --hollow: Canvas; --tile: Canvas; --tile-ink: CanvasText; --tile-home: Canvas;
      --edge: CanvasText; --shade: transparent; --piece: CanvasText; --link: CanvasText;
      --square-light: Canvas; --square-dark: color-mix(in srgb, CanvasText 18%, Canvas);
      --attack: CanvasText; --stone: Canvas; --stone-edge: CanvasText; --disk: Canvas; --disk-edge: CanvasText;
      --role-ink: CanvasText;
      --role-current: Highlight; --role-visited: ${SHADE}; --role-frontier: Canvas; --role-path: Canvas;
      --role-goal: Canvas; --role-conflict: ${SHADE}; --role-hint: Canvas;
    }
  }
`;

export const board = css`
  @media (forced-colors: active) {
    .board { forced-color-adjust: none; }
    .board:not(.tree) { outline: 1px solid CanvasText; }
    .board:focus-visible { outline: 3px solid Highlight; }
    .face, .cell:not(.edge, .heap)::before { border: 1px solid CanvasText; box-sizing: border-box; }
    .chequered .cell::before { border: 0; }
    .home .face { border-width: 3px; }
    .cell.zero::before { background: Canvas; box-shadow: inset 0 0 0 3px Highlight; }
    .warm::before { background: color-mix(in srgb, CanvasText calc(45% * var(--heat)), Canvas); }
    .shades {
      --square-light: Canvas; --square-dark: color-mix(in srgb, CanvasText 18%, Canvas);
      --role-frontier: Canvas; --role-visited: ${SHADE};
    }
    .shades .role-idle .number, .shades .cell:is(.role-frontier, .role-visited), .token .number { color: CanvasText; }
    .piece.role-current .face, .cell.role-current, .edge.role-current .number { color: HighlightText; }
    .column.role-current path { fill: HighlightText; stroke: Highlight; }
    .piece:where(:not(.role-idle, .role-current, .role-visited)) .face,
    .edge:where(:not(.role-idle, .role-current, .role-visited)) .number,
    .cell:not(.role-idle, .role-current, .role-visited)::before { outline: 3px solid CanvasText; outline-offset: -4px; }
    .role-frontier .face, .cell.role-frontier::before { outline-style: dotted; }
    .role-goal .face, .cell.role-goal::before, .edge.role-goal .number {
      outline-style: double; outline-width: 7px; outline-offset: -8px;
    }
    .role-conflict .face, .cell.role-conflict::before, .edge.role-conflict .number { outline-style: dashed; }
    .role-hint .face, .cell.role-hint::before { outline-color: Highlight; outline-width: 5px; }
    .edge .number { outline-offset: 0; }
    .heap circle.hand:hover, .heap circle.hand:hover ~ circle { fill: Highlight; }
  }
`;
