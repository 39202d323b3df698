/** Container-responsive layout of a player's boards and essential messages. */
import { unsafeCSS } from "lit";
import { IN_FRAME, playerHeightCss } from "../../loading/element-heights.ts";
import { css } from "../base/styles.ts";

export const style = css`
  :host { --room: max(11rem, var(--dhadha-room, ${unsafeCSS(IN_FRAME ? "27rem" : "62vh")})); --beside: 100%; --list: 7rem; }
  :host([height]) { --room: max(11rem, var(--height) - 23rem); }
  :host([height]) .bare dhadha-board { max-width: calc((var(--height) - 2 * var(--inset)) * var(--ratio, 1)); }
  .empty {
    overflow: hidden;
    aspect-ratio: 1; width: min(var(--beside), var(--room)); border-radius: 14px;
    background: color-mix(in srgb, var(--board) 50%, transparent);
  }
  .player {
    display: grid; gap: 14px; grid-template-columns: minmax(0, 1fr); box-sizing: border-box; padding: var(--inset);
  }
  .lead { min-height: 5.2em; margin-bottom: -6px; font-size: .875em; line-height: 1.3; }
  .stage {
    display: grid; gap: 6px 18px; grid-template-columns: minmax(0, 1fr);
    grid-template-areas: "scene" "bar" "say" "code";
  }
  @container (min-width: 44em) {
    .lead { min-height: 2.6em; font-size: .95em; }
    :host([height]) .stage { --room: max(11rem, var(--height) - 6rem - var(--lead, 2rem)); }
    .stage:not(.broad) {
      --beside: 46cqi; grid-template-columns: auto minmax(0, 1fr);
      grid-template-areas: "scene say" "scene code" "bar bar"; grid-template-rows: auto minmax(9rem, 1fr) auto;
    }
    .broad {
      --share: .6; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
      grid-template-areas: "scene scene" "bar bar" "say code";
    }
  }
  @container (min-width: 74em) { .lead { min-height: 1.5em; } }
  .held .panels { position: absolute; inset-inline: 0; height: 0; overflow: clip; visibility: hidden; }
  .light {
    --full: ${unsafeCSS(playerHeightCss("100cqi", "rem"))}; height: var(--full); row-gap: 0;
    --lead: clamp(0rem, (var(--full) - 40rem) * 99, 2.1rem); /* none where there is no room for it */
    --stage: calc(var(--full) - 2 * var(--inset) - var(--lead)); grid-template-rows: var(--lead) minmax(0, 1fr);
  }
  .light .lead { min-height: 0; margin: 0; font-size: .85em; overflow: clip; }
  :host([height]) .light { --full: var(--height); }
  .light .stage {
    grid-row: 2; --room: max(min(8rem, .3 * var(--stage)), var(--stage) - 20.4rem);
    --headings: max(0rem, (var(--stage) - 31rem) * 99); /* of several boards: none where there is no room for them */
  }
  @container (max-width: 21em) { .light .stage { --beside: 93%; } }
  @container (min-width: 28em) { .light .stage { --room: max(min(8rem, .3 * var(--stage)), var(--stage) - 22.1rem); } }
  .light.codeless .stage { --room: max(8rem, var(--stage) - 12rem); }
  @container (min-width: 36em) {
    .light { --lead: clamp(0rem, (var(--full) - 27rem) * 99, 1.5rem); }
    .light .stage { --headings: 99rem; }
    .light .stage:not(.broad) {
      --room: max(8rem, var(--stage) - 5.5rem); --beside: 46cqi; grid-template-columns: auto minmax(0, 1fr);
      grid-template-areas: "scene say" "scene code" "bar bar";
    }
    .light .broad { --room: max(8rem, var(--stage) - 11.5rem); }
  }
  @container (min-width: 54em) { .light .stage:not(.broad) { --room: max(8rem, var(--stage) - 3.6rem); } }
  .scene {
    grid-area: scene; display: grid; gap: 6px; justify-items: center; align-content: start; min-width: 0;
    position: relative;
  }
  h2 { margin: 0 0 8px; font-size: .95em; line-height: 1.4; }
  .area {
    margin: 0; justify-self: stretch; font-size: .85em; line-height: 1.3; font-weight: 600; color: var(--muted);
    max-height: var(--headings); overflow: clip;
  }
  dhadha-board { width: min(var(--beside), var(--room) * var(--aspect, 1), var(--most, 100%)); min-width: 0; }
  .bare .scene { grid-area: auto; }
  .bare { --sign-ink: transparent; }
  .bare dhadha-board {
    width: min(100%, var(--widest, 30rem - 2 * var(--inset)), 100cqi * var(--ratio, 1), var(--most, 100%));
  }
  .picture { max-width: 15rem; }
  .notice {
    display: flex; gap: 10px; align-items: center; flex-wrap: wrap; padding: 8px 12px; border-radius: 10px;
    background: var(--sunken); border: 1px solid var(--line);
  }
  .notice > .button { margin-inline-start: auto; }
  .notice:has(.choices) { display: grid; gap: 12px; justify-items: start; max-width: 42rem; overflow-wrap: anywhere; }
  .choices { display: flex; flex-wrap: wrap; gap: 10px; }
  .notice.hidden { padding: 0; border: 0; }
  .notice.problem { background: light-dark(#fff0ec, #3c1d17); border-color: light-dark(#d9563d, #c05640); }
`;
