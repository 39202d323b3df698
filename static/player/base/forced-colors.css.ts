/** Styles for forced colours (high contrast): system colours replace those of the palette. */
import { css } from "lit";

const SHADE = css`color-mix(in srgb, CanvasText 30%, Canvas)`;

export const forcedPalette = css`
  @media (forced-colors: active) {
    :host {
      --ink: CanvasText; --muted: CanvasText; --surface: Canvas; --sunken: Canvas; --line: CanvasText;
      --accent: Highlight; --accent-ink: HighlightText;
      --board: Canvas; --hollow: Canvas; --tile: Canvas; --tile-ink: CanvasText; --tile-home: Canvas;
      --edge: CanvasText; --shade: transparent; --piece: CanvasText; --link: CanvasText;
      --square-light: Canvas; --square-dark: color-mix(in srgb, CanvasText 18%, Canvas);
      --attack: CanvasText; --stone: Canvas; --stone-edge: CanvasText; --disk: Canvas; --disk-edge: CanvasText;
      --role-ink: CanvasText; --current-ink: HighlightText; --zero: Canvas; --done: ${SHADE};
      --role-current: Highlight; --role-visited: ${SHADE}; --role-frontier: Canvas; --role-path: Canvas;
      --role-goal: Canvas; --role-conflict: ${SHADE}; --role-hint: Canvas;
    }
  }
`;

export const forcedBoard = css`
  @media (forced-colors: active) {
    .board { forced-color-adjust: none; }
    .board:not(.tree) { outline: 1px solid CanvasText; }
    .board:focus-visible { outline: 3px solid Highlight; }
    [data-stone]:hover, [data-stone]:hover ~ [data-stone] { fill: Highlight; }
  }
`;
