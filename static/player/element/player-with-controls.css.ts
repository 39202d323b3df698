/** Container-responsive layout of a player with controls: of its board, sentence and questions. */
import { css } from "../base/styles.ts";
import { wordBars } from "../base/word-bars.css.ts";

export const stageStyle = css`
  ${wordBars}
  .scene .work {
    position: absolute; inset-inline: 4%; top: 40%; z-index: 5; box-shadow: 0 6px 24px var(--shade);
    animation: late 150ms 120ms both;
  }
  @keyframes late { from { opacity: 0; } }
  @keyframes in-time { from { position: absolute; visibility: hidden; } }
  progress { flex: 1 1 8em; accent-color: var(--accent); height: 10px; }
  .bar { grid-area: bar; min-width: 0; }
  .say { grid-area: say; display: grid; gap: 8px; align-content: start; min-width: 0; }
  .stage :is(.code, .fault) { grid-area: code; }
  .beside { height: 122px; display: grid; gap: 8px; align-content: start; overflow: hidden auto; position: relative; }
  :is(.asking ~ .beside, .beside:has(> .summary)) { height: auto; min-height: 122px; }
  .variation dhadha-board { opacity: .55; }
  .objection { color: light-dark(#a3301a, #ff9c8a); }
  .score {
    position: absolute; inset-block-start: 4px; inset-inline-end: 8px; margin: 0; padding: 0 8px; border-radius: 9px;
    background: var(--surface); color: var(--muted); font-size: .85em; font-weight: 600;
  }
  .say > .score { position: static; justify-self: end; }
  .score.right { color: var(--success); }
  .picks { list-style: none; margin: 0; padding: 24px 0 0; display: flex; flex-wrap: wrap; gap: 6px; }
  .picks .button { min-height: 44px; min-width: 44px; text-align: start; }
  .picks [aria-pressed="true"] { box-shadow: inset 0 0 0 2px var(--accent); }
  .picks.reason { display: grid; }
  .picks.reason .button { font-size: .9em; line-height: 1.3; }
  .beside > h2 { margin: 4px 0 -4px; font-size: .85em; font-weight: 600; color: var(--muted); }
  .beside:has(> .score) > h2 { padding-inline-end: 8em; }
  @container (max-width: 43.9em) { .beside:has(> .score) > .panel { padding-top: 26px; } }
  .nodes { display: grid; grid-template-columns: minmax(0, max-content) auto; justify-content: start; gap: 10px; }
  .skip { min-width: 44px; min-height: 44px; }
  .nodes { align-items: center; padding-top: 22px; }
  .keypad { display: grid; grid-template-columns: repeat(7, minmax(0, 5.5em)); gap: 4px; }
  .keypad .button { min-width: 0; min-height: 44px; padding-inline: 2px; }
  .keypad .skip { font-size: .85em; overflow-wrap: anywhere; line-height: 1.2; }
  .keypad .primary { grid-column: span 2; }
  kbd {
    border: 1px solid var(--line); border-bottom-width: 2px; border-radius: 6px; padding: 0 6px;
    background: var(--sunken); font: inherit; font-size: .9em;
  }
  @media (hover: none) { .picks kbd { display: none; } }
  .light .stage {
    --code: minmax(min(7.2rem, .26 * var(--stage)), 1fr); --say: clamp(3.6rem, .16 * var(--stage), 6.2rem);
    min-height: 0; grid-template-rows: auto auto var(--say) var(--code);
  }
  .light.codeless .stage { grid-template-rows: auto auto minmax(var(--say), 1fr); }
  @container (min-width: 36em) {
    .light .stage:not(.broad) {
      --say: clamp(3.6rem, .2 * var(--stage), 6.2rem); grid-template-rows: var(--say) var(--code) auto;
    }
    .light .broad {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); grid-template-areas: "scene scene" "bar bar" "say code";
      grid-template-rows: auto auto var(--code);
    }
  }
  .light .roomy .say { grid-row: 3 / 5; } /* the code makes room */
  .light .asking ~ .beside { min-height: 0; overflow: visible; }
  @container (min-width: 36em) {
    .light .roomy:not(.broad) .say { grid-area: 1 / 2 / 3 / 3; }
    .light .roomy.broad .say { grid-area: 3 / 1 / 4 / 3; }
  }
  .light .picks { gap: 4px; }
  .light .picks .button { padding-inline: .5em; font-size: .9em; }
  .light .picks li:has(.skip, .primary) { position: sticky; inset-block-end: 0; z-index: 1; }
  .light .say { overflow: hidden auto; min-height: 0; grid-auto-rows: max-content; }
  .light .roomy .say { display: flex; flex-direction: column; }
  .light .roomy .say > * { flex: none; }
  .light .narration {
    height: var(--say); min-height: 0; box-sizing: border-box; padding-block: 5px; overflow: hidden auto;
  }
  .light:is(.codeless, :has(.broad)) .narration { height: auto; min-height: var(--say); }
  .light .roomy .narration { flex: 0 1 auto; height: auto; min-height: 3.6rem; }
  @container (min-width: 36em) { .light .roomy .narration { min-height: var(--say); } }
  .light .say > .score { order: -1; }
  .light .stage:has(.say > .score) { --say: clamp(5.2rem, .25 * var(--stage), 7.6rem); }
  .light .say > .score ~ .narration { height: calc(var(--say) - 2.2rem); }
  @container (max-width: 55em) { .light .narration { --letters: 1.05rem; } }
  .narration {
    --letters: 1.05rem; margin: 0; min-height: 5.2rem; font-size: var(--letters); line-height: 1.45; padding: 8px 12px;
    border-radius: 10px; background: var(--surface); border: 1px solid var(--line);
    border-inline-start: 5px solid var(--bar, var(--muted)); text-wrap: pretty;
  }
  .narration.long { font-size: max(15px, .88 * var(--letters)); line-height: 1.35; }
  .narration.very-long { font-size: max(15px, .78 * var(--letters)); line-height: 1.3; }
  .sum { white-space: nowrap; }
  @container (min-width: 44em) { .narration { --letters: 1.25rem; min-height: 6.4rem; } }
  @container (min-width: 70em) { .narration { min-height: 4.6rem; } }
`;
