/** Container-responsive layout of a player with controls; it comes after that of its boards. */
import { unsafeCSS } from "lit";
import { IN_FRAME } from "../../loading/element-heights.ts";
import { css } from "../base/styles.ts";

export const stageStyle = css`
  :host { --high: ${unsafeCSS(IN_FRAME ? "24rem" : "60vh")}; } /* a frame grows with its content */
  .scene .work {
    position: absolute; inset-inline: 4%; top: 40%; z-index: 5; box-shadow: 0 6px 24px var(--shade);
    animation: late 150ms 120ms both;
  }
  @keyframes late { from { opacity: 0; } }
  @keyframes in-time { from { position: absolute; opacity: 0; pointer-events: none; } } /* can have the focus */
  progress { flex: 1 1 8em; accent-color: var(--accent); height: 10px; }
  .bar { grid-area: bar; } :is(.bar, .say) { min-width: 0; }
  .say { grid-area: say; display: grid; gap: 8px; grid-template-columns: minmax(0, 1fr); align-content: start; }
  .stage :is(.code, .fault) { grid-area: code; }
  .beside {
    height: var(--list); display: grid; gap: 8px; align-content: start; overflow: hidden auto; position: relative;
    outline: none;
  }
  :is(.asking ~ .beside, .beside:has(> :is(.summary, .verdict))) { height: auto; min-height: var(--list); }
  .variation dhadha-board { opacity: .55; }
  .rule { margin: 0; color: var(--muted); font-size: .95em; }
  :where(.picks, .missed, .bars, .way, .moves ul) { list-style: none; margin: 0; padding: 0; }
  kbd {
    border: 1px solid var(--line); border-bottom-width: 2px; border-radius: 6px; padding: 0 6px;
    background: var(--sunken); font: inherit; font-size: .9em;
  }
  .light .stage {
    --code: minmax(min(7.2rem, .26 * var(--stage)), 1fr); --say: clamp(3.6rem, .16 * var(--stage), 6.2rem);
    min-height: 0; grid-template-rows: auto auto minmax(var(--say), max-content) var(--code);
  }
  .light.codeless .stage { grid-template-rows: auto auto minmax(var(--say), 1fr); }
  @container (min-width: 36em) {
    .light .stage:not(.broad) {
      --say: clamp(3.6rem, .2 * var(--stage), 6.2rem);
      grid-template-rows: minmax(var(--say), max-content) var(--code) auto;
    }
    .light .broad {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); grid-template-areas: "scene scene" "bar bar" "say code";
      grid-template-rows: auto auto var(--code);
    }
  }
  .light .roomy .say { grid-row: 3 / 5; } /* the code makes room */
  .light :is(.asking ~ .beside, .beside:has(> .verdict)) { min-height: 0; overflow: visible; }
  @container (min-width: 36em) {
    .light .roomy:not(.broad) .say { grid-area: 1 / 2 / 3 / 3; }
    .light .roomy.broad .say { grid-area: 3 / 1 / 4 / 3; }
  }
  .light .picks { gap: 4px; } .light .picks .button { padding-inline: .5em; font-size: .9em; }
  .light .picks li:has(.skip) { position: sticky; inset-block-end: 0; z-index: 1; }
  .light .say { overflow: hidden auto; min-height: 0; grid-auto-rows: max-content; }
  .light .roomy .say { display: flex; flex-direction: column; } .light .roomy .say > * { flex: none; }
  .light .narration { height: var(--say); padding-block: 5px; }
  .light:is(.codeless, :has(.broad)) .narration { height: auto; min-height: var(--say); }
  .light .roomy .narration { flex: 0 1 auto; height: auto; min-height: 3.6rem; }
  @container (min-width: 36em) { .light .roomy .narration { min-height: var(--say); } }
  .light .say > .score { order: -1; }
  .light .stage:has(.say > .score) { --say: clamp(5.2rem, .25 * var(--stage), 7.6rem); }
  /* The sentence has the height of the run's first one, so that it shows that one whole, and no step moves the code. */
  .steady::after { content: attr(data-first); grid-area: say; visibility: hidden; }
  .steady .say { contain: size; display: flex; flex-direction: column; }
  .steady .say > * { flex: none; } .steady .narration { height: 100%; }
  .steady .say > .score ~ .narration { height: calc(100% - 2.2rem); }
  @container (max-width: 55em) { .light .narration, .light .steady::after { --letters: 1.05rem; } }
  .narration, .steady::after {
    --letters: 1.05rem; margin: 0; font-size: var(--letters); line-height: 1.45; padding: 8px 12px;
    box-sizing: border-box; overflow: hidden auto;
    border-radius: 10px; border: 1px solid var(--line); /* more text above or below throws a shade on the edge */
    background:
      linear-gradient(var(--surface) 60%, transparent) top / 100% 18px no-repeat local,
      linear-gradient(transparent, var(--surface) 40%) bottom / 100% 18px no-repeat local,
      linear-gradient(var(--scrolled), transparent) top / 100% 10px no-repeat,
      linear-gradient(transparent, var(--scrolled)) bottom / 100% 10px no-repeat, var(--surface);
    --scrolled: color-mix(in srgb, var(--ink) 40%, transparent);
    border-inline-start: 5px solid var(--bar, var(--muted)); text-wrap: pretty;
  }
  .steady::after { padding-block: 5px; }
  .lead p { margin: 0; color: var(--muted); max-height: 3.9em; overflow: hidden auto; } .lead p:first-child { color: var(--ink); }
  @container (min-width: 36em) { .light .lead p { white-space: nowrap; overflow: hidden; text-overflow: ellipsis; } }
  @container (min-width: 74em) { .lead { display: flex; gap: 1.5em; } }
  .light .lead p + p { display: none; }
  .bar-current { --bar: light-dark(#e0a100, #ffd166); } .bar-frontier { --bar: light-dark(#4a90d9, #7dbaf5); }
  .bar-conflict { --bar: light-dark(#d9563d, #ff9c8a); } .bar-goal { --bar: light-dark(#2b9a55, #7fd69b); }
  .narration.long, .steady.long::after { font-size: max(.9375rem, .88 * var(--letters)); line-height: 1.35; }
  .narration.very-long, .steady.very-long::after { font-size: max(.9375rem, .78 * var(--letters)); line-height: 1.3; }
  @container (min-width: 44em) { .narration, .steady::after { --letters: 1.25rem; } }
  :host(:has(> [slot="choices"])) .beside { display: none; }
  ::slotted([slot="choices"]) { min-height: var(--list); align-content: center; }
  .awaited :is(dhadha-board, .bar, .narration, .answer, .code, .panels) {
    opacity: .4; transition: opacity 0s 120ms; /* at once: each frame of a fade is time that Python lacks */
  }
  .awaited dhadha-board { pointer-events: none; }
  .say .work { animation: in-time 1ms 150ms backwards; }
  .scene .chips {
    display: none; width: 0; min-width: max(100%, 17rem); min-height: var(--dhadha-key, 0); border: 0; padding: 0;
    background: none;
  }
  @container (min-width: 44em) {
    .player > .legend { display: none; }
    .player:not(.light) .scene .chips { display: block; }
    .player:not(.light) .stage { min-height: var(--dhadha-stage, 0); }
  }
  .player:not(.light) { gap: 8px; }
  .folds { display: flex; flex-wrap: wrap; gap: 6px; align-items: start; }
  .fold[open], ::slotted(.fold[open]) { flex: 1 0 100%; min-width: 0; }
  summary {
    width: max-content; max-width: 100%; box-sizing: border-box; padding: .35em .9em; border-radius: 9px;
    cursor: pointer; color: var(--muted); font-size: .95em;
  }
  summary:hover { background: var(--sunken); color: var(--ink); }
  .fold .panels { padding-block: 6px 10px; }
  @media (pointer: coarse) { summary { min-height: 44px; align-content: center; } }
  .unseen { visibility: hidden; }
  .summary { display: grid; gap: 6px; outline: none; }
  .summary p { margin: 0; display: flex; flex-wrap: wrap; gap: 6px; align-items: center; }
  @container (min-width: 44em) {
    .summed:not(.broad) .say { grid-area: 1 / 2 / 3 / -1; }
    .summed.broad .say { grid-column: 1 / -1; }
  }
  .missed { display: grid; gap: 4px; grid-template-columns: minmax(0, 1fr); }
  .missed .button {
    max-width: 100%; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; text-align: start;
    font-size: .9em;
  }
  @container (max-width: 43.9em) { .summary .button, .missed .button { min-height: 44px; } }
  .stage .fault { overflow: hidden auto; max-height: var(--high); }
  .beside > :is(.strip, .counts) { height: var(--list); box-sizing: border-box; padding: 4px 10px; overflow: hidden; }
  .counts { overflow-y: auto; } .beside .answer { border: 0; padding: 0; }
  .stale .panel { filter: grayscale(1); border-style: dashed; background: var(--sunken); }
  .code { position: relative; --code-height: 6rem; }
  @container (max-width: 43.9em) {
    .player:not(.light) .stage .code { --code-height: var(--high); padding: 6px; }
  }
  @container (min-width: 44em) {
    .stage .code { min-height: 9rem; --code-height: 100%; }
    .stage .fault { min-height: 9rem; height: 0; max-height: none; min-block-size: 100%; box-sizing: border-box; }
    .broad .code { min-height: 14rem; }
    .code dhadha-code { position: absolute; inset: 0; }
    .player:not(.light) .stage .code { padding: 0; border: 0; background: none; }
  }
  @container (min-width: 74em) { /* there a broad board has room beside the code */
    .player:not(.light) .broad {
      --beside: 46cqi; --share: 1; grid-template-columns: auto minmax(0, 1fr);
      grid-template-areas: "scene say" "scene code" "bar bar"; grid-template-rows: auto minmax(9rem, 1fr) auto;
    }
    .summed.broad .say { grid-area: 1 / 2 / 3 / -1; }
  }
  .light .code { min-height: 0; --code-height: 100%; }
  .light .code dhadha-code { position: absolute; inset: 6px 10px 8px; }
  .panels { display: var(--dhadha-below, flex); flex-wrap: wrap; gap: 14px; min-width: 0; }
  .panels .panel { flex: 1 1 min(100%, 20rem); } .panels .wide { flex-basis: 100%; }
  .panel {
    min-width: 0; background: var(--surface); border: 1px solid var(--line); border-radius: 14px;
    padding: 10px 12px 12px;
  }
  .panel.panel:has(> [hidden]) { display: none; }
  .picture { flex: 0 0 100%; }
  dhadha-code h2 { margin: 0; font-size: inherit; }
  h2 small { color: var(--muted); font-weight: 400; margin-inline-start: 6px; }
  .ways { border-color: var(--accent); }
  .ways p { margin: 0; font-weight: 600; }
  .journey { display: grid; gap: 6px; }
  .journey :is(p, h2) { margin: 0; }
  .journey h2 { font-size: .85em; color: var(--muted); }
  .journey p .nearer::before { content: "▾ "; }
  .journey p .farther::before { content: "▴ "; }
  .bars { display: flex; align-items: end; gap: 2px; height: 2.6rem; border-bottom: 1px solid var(--line); }
  .bars li { flex: 0 1 10px; min-width: 2px; height: calc(100% * var(--share)); background: var(--muted); }
  .bars .nearer { background: var(--role-goal); }
  .bars .farther { background: var(--role-conflict); }
  .way {
    padding: 2px; display: grid; gap: 6px 4px; max-height: 9rem; overflow-y: auto;
    grid-template-columns: repeat(auto-fill, calc(1.2em + .7em * var(--longest)));
  }
  .way li { font-size: .85em; text-align: center; }
  .way .button { display: block; width: 100%; min-width: 0; padding: .1em 0; font-size: inherit; }
  .way .farther { border-color: var(--role-conflict); border-bottom-width: 4px; }
  .game { display: grid; gap: 8px; grid-template-columns: minmax(0, 1fr); }
  .game label { display: flex; gap: .5em; align-items: center; min-width: 0; } .game select { min-width: 0; }
  .game .hand > span { display: none; }
  .look { justify-self: start; }
  .say:has(> .turn) { padding-block-end: 3.4rem; }
  .say:has(> .turn) > .notice:not(.hidden) { order: 1; position: sticky; bottom: 0; margin-bottom: -3.4rem; }
  .turn { margin: 0; line-height: 1.45; } .refusal { color: var(--link); }
  .say:has(> .turn > .refusal) > .notice:not(.work) { display: none; }
  .player:not(.light) .turn { min-height: 4.35em; }
  .light .turn + .narration { flex: none; }
  .turn strong { display: block; font-size: 1.1em; }
  @media (prefers-reduced-motion: no-preference) {
    .thinking strong::after { content: " ●"; color: var(--accent); animation: late 400ms infinite alternate; }
  }
  .player:not(.light) .game .hand { min-height: 44px; align-content: start; }
  @container (max-width: 43.9em) {
    .game :is(.button, select) { min-height: 44px; }
    .player:not(.light) .game .hand { min-height: 96px; }
    .player .game .hand:first-child { min-height: 3.7rem; flex-wrap: nowrap; align-items: stretch; }
  }
  .moves ul {
    margin-top: 6px; padding: 2px; display: flex; flex-wrap: wrap; gap: 6px; align-content: start; overflow-y: auto;
    min-height: 4.4rem; max-height: 11rem;
  }
  .moves .button { padding: .15em .6em; font-variant-numeric: tabular-nums; font-size: .9em; text-align: start; }
  .good { background: var(--role-goal); color: var(--role-ink); border-color: transparent; }
  @media (forced-colors: active) { .good { forced-color-adjust: none; background: Highlight; color: HighlightText; } }
  .hand { display: flex; gap: 8px; align-items: center; flex-wrap: wrap; }
  .hand span { margin-inline-end: auto; }
  .answer {
    display: flex; flex-wrap: wrap; gap: 8px; align-items: center; border-top: 1px solid var(--line);
    padding-top: 10px;
  }
  .answer dl { display: flex; flex-wrap: wrap; gap: 4px 18px; margin: 0; flex: 1 1 60%; min-width: 0; }
  .answer dl div { display: flex; gap: 6px; min-width: 0; max-width: 100%; }
  .answer dt { color: var(--muted); }
  .answer dd { margin: 0; font-weight: 600; min-width: 0; }
  .answer bdi { display: block; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; max-width: 16em; }
  .answer p { margin: 0; flex-basis: 100%; }
  .keys {
    max-width: min(32rem, 92vw); color: var(--ink); background: var(--surface); border: 1px solid var(--line);
    border-radius: 14px; padding: 16px 20px; box-shadow: 0 12px 40px var(--shade);
  }
  .keys::backdrop { background: #0006; }
  .keys dl { margin: 0 0 12px; display: grid; gap: 6px; }
  .keys dl div { display: grid; grid-template-columns: 9em 1fr; }
  .keys dd { margin: 0; }
  .player:not(.light) .narration { height: 5.2rem; padding-block: 6px; }
  .player:not(.light) .turn + .narration { height: 10.5rem; }
  @container (max-width: 60em) { .player:not(.light) .narration { --letters: 1.05rem; height: 6.4rem; } }
  @container (min-width: 44em) { .player:not(.light) .turn + .narration { height: clamp(6rem, 30vh, 7.5rem); } }
  @container (max-width: 43.9em) { .player:not(.light) .narration { --letters: .98rem; height: 5.7rem; } }
  @media ${unsafeCSS(IN_FRAME ? "not all" : "(max-height: 35rem)")} {
    .player:not(.light) .narration { --letters: .92rem; line-height: 1.3; height: 4.8rem; padding: 3px 10px; }
    @container (min-width: 44em) {
      .player:not(.light) .stage {
        grid-template-columns: auto minmax(0, 1.2fr) minmax(0, 1fr);
        grid-template-areas: "scene say code" "bar bar bar";
        grid-template-rows: minmax(12.8rem, 1fr) auto; gap: 6px 10px; --beside: 30cqi; --share: 1; --headings: 0rem;
      }
      .player:not(.light) .broad { --beside: 42cqi; }
      .player:not(.light) .lead { display: flex; gap: 1.5em; font-size: .8em; }
      .player:not(.light) .summed .say { grid-area: 1 / 2 / 2 / -1; }
      .player:not(.light) .scene .chips { display: none; }
      .player > .legend { display: block; }
      .player:not(.light) .stage .code { min-height: 0; }
    }
  }
  @media print {
    :host { --room: 45vh; color-scheme: light !important; background: none !important; }
    .stage > * { break-inside: avoid; }
    .steady::after { content: none; }
    .steady .say { contain: none; }
    .stage .code { break-inside: auto; --code-size: 10px; --code-height: none; }
    .player .narration { --letters: 1.05rem; min-height: 0; height: auto; }
    .panels, .folds, .notice, .game, .look, slot { display: none; }
    .player { gap: 6px; }
    .lead { min-height: 0; margin: 0; font-size: .85em; }
    .code dhadha-code { position: static; }
    @container (min-width: 34rem) {
      .stage:not(.broad) {
        --beside: 38cqi; grid-template: "scene say" auto "scene bar" 1fr "code code" auto / auto minmax(0, 1fr);
      }
    }
  }
`;
