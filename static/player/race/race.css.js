/** Container-responsive layout of a race. */
import { unsafeCSS } from "lit";
import { raceHeight } from "../../files/element-heights.js";
import { css } from "../base/styles.js";

export const style = css`
  .coming { height: ${unsafeCSS(raceHeight("100cqi", "rem"))}; }
  .race { display: grid; grid-template-columns: minmax(0, 1fr); gap: 14px; }
  .lanes { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 8.6rem), 1fr)); gap: 12px; }
  .lane {
    display: grid; grid-row: span 3; grid-template-rows: subgrid; row-gap: 8px; min-width: 0;
    background: var(--surface); border: 1px solid var(--line); border-radius: 14px; padding: 10px;
  }
  .lane.first { border-color: light-dark(#2b9a55, #7fd69b); box-shadow: inset 0 0 0 1px light-dark(#2b9a55, #7fd69b); }
  .lane.refused { border-color: light-dark(#d9563d, #c05640); }
  .lane header { display: grid; align-content: space-between; }
  .lane h2 { margin: 0; min-width: 0; }
  .lane h2, .method { overflow-wrap: anywhere; }
  .state { color: var(--muted); font-size: .85em; }
  .first .state { color: light-dark(#17783c, #7fd69b); font-weight: 600; }
  .lane dhadha-player { width: min(100%, 18rem); justify-self: center; align-self: center; }
  .sentence {
    margin: 0; font-size: .85em; line-height: 1.4; height: 2.8em; overflow: hidden; display: -webkit-box;
    -webkit-box-orient: vertical; -webkit-line-clamp: 2; line-clamp: 2; color: var(--muted);
  }
  .refused .sentence { height: auto; -webkit-line-clamp: none; line-clamp: none; align-self: start; grid-row: 2; }
  .problem { color: light-dark(#a3301a, #ff9c8a); }
  .kept { display: grid; min-height: 1.6em; }
  .kept > * { grid-area: 1 / 1; min-width: 0; }
  .draft { visibility: hidden; }
  .verdict, .verdict + .draft { margin: 0; font-weight: 600; text-wrap: pretty; }
  .kept ul { margin: 4px 0 0; padding-inline-start: 1.2em; line-height: 1.55; }
  .skip { justify-self: start; }
  .note { margin: 0; color: var(--muted); font-size: .85em; }
  .clock { display: flex; flex-wrap: wrap; gap: 14px; align-content: start; min-height: 9rem; }
  .clock > :is(dhadha-transport, .note, .notice) { flex: 1 1 100%; }
  .clock > .work { flex: 1 1 0; }
  .clock .primary { display: flex; align-items: center; gap: .5em; }
  .clock .primary svg { width: 1.2em; height: 1.2em; fill: currentColor; }
  .still { container-type: inline-size; width: min(100%, 18rem); justify-self: center; align-self: center; }
  .waiting .still { cursor: pointer; }
  .still + dhadha-player { display: none; }
  .table {
    overflow-x: auto; background: var(--surface); border: 1px solid var(--line); border-radius: 14px;
    padding: 4px 12px;
  }
  table { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums; }
  th, td { text-align: start; padding-block: 7px; padding-inline: 0 14px; font-weight: 400; vertical-align: baseline; }
  thead th { color: var(--muted); font-size: .85em; }
  tbody tr { border-top: 1px solid var(--line); }
  tbody th { font-weight: 600; }
  tr.first .place { color: light-dark(#17783c, #7fd69b); font-weight: 600; }
  @container (min-width: 44em) { /* as wide at the end as at the beginning */
    table { table-layout: fixed; }
    th.place { width: 8%; }
    th.steps { width: 23%; }
    :is(th.work, th.result) { width: 18%; }
    thead th.time { width: 12%; }
  }
  @container (max-width: 44em) {
    thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
    table, tbody { display: block; }
    tbody tr { display: flex; flex-wrap: wrap; gap: 0 12px; padding: 7px 0; }
    tbody tr:first-child { border-top: 0; }
    tbody th, tbody td { padding: 0; }
    .place { min-width: 2.8em; }
    .method { flex: 1 1 calc(100% - 5em); }
    td.steps, td.work, td.time, td.result { color: var(--muted); font-size: .9em; }
  }
  @container (max-width: 26em) {
    .lanes { gap: 8px; }
    .clock { min-height: 11.5rem; }
    tbody tr { min-height: 5.2em; align-content: start; box-sizing: border-box; }
    .lane { padding: 8px; }
    .sentence { height: 4.2em; -webkit-line-clamp: 3; line-clamp: 3; font-size: .8em; }
  }
  @media print { dhadha-transport, .skip, .note, .draft, .clock .button { display: none; } }
`;
