/** Template of a race: one board per method, the clock, the winner, and the table. */
import { html, nothing, unsafeCSS } from "lit";
import { raceHeightCss } from "../../loading/element-heights.ts";
import { sentencesIn } from "../../loading/load-error-sentences.ts";
import { formIcon } from "../base/form-icons.ts";
import { css } from "../base/styles.ts";
import { renderKeySheet, showKeySheet } from "../controls/keyboard-shortcuts.ts";
import { renderErrorWithRetry, renderProgressAndNotice } from "../controls/notices-and-progress.ts";
import { renderSlideFrame } from "../controls/slide-title-and-buttons.ts";
import "../controls/transport.ts";
import { finishMarkers } from "./lane.ts";
import { laneName } from "./race-request.ts";
import { rankOf, renderStandings, stateInWords, winnerSentence, conclusionSentences, firstCounterInWords } from "./standings.ts";
import { renderWagerButton } from "./wager.ts";
import type { Texts } from "../../i18n/load-messages.ts";
import type { Lane } from "./lane.ts";
import type { DhadhaRace as Race } from "./race.ts";

export const raceStyle = css`
  .coming { height: ${unsafeCSS(raceHeightCss("100cqi", "rem"))}; }
  .race { display: grid; grid-template-columns: minmax(0, 1fr); gap: 14px; padding: var(--inset); }
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
  .state { color: var(--muted); font-size: .85em; line-height: 1.4; min-height: 2.8em; }
  .first .state { color: var(--success); font-weight: 600; }
  .lane dhadha-player { width: min(100%, 18rem); justify-self: center; align-self: center; }
  .sentence {
    margin: 0; font-size: .85em; line-height: 1.4; height: 2.8em; overflow: hidden; display: -webkit-box;
    -webkit-box-orient: vertical; -webkit-line-clamp: 2; line-clamp: 2; color: var(--muted);
  }
  .refused .sentence { height: auto; -webkit-line-clamp: none; line-clamp: none; align-self: start; grid-row: 2; }
  .lane .wager { /* as high as the sentence in whose place it stands */
    font-size: 1em; box-sizing: border-box; min-height: 0; height: 44px; padding-block: 0;
    margin-block: calc((2.8 * .85em - 44px) / 2);
  }
  .problem { color: light-dark(#a3301a, #ff9c8a); }
  .summary { min-height: 7lh; } /* of most races */
  .summary ul { margin: 4px 0 0; padding-inline-start: 1.2em; line-height: 1.55; }
  .skip { justify-self: start; }
  .note { margin: 0; color: var(--muted); font-size: .85em; }
  .line { display: flex; align-items: center; gap: 8px; min-height: 44px; }
  .line .button { flex: none; min-height: 44px; }
  .verdict { margin: 0; font-weight: 600; line-height: 1.3; text-wrap: pretty; }
  .verdict:empty { margin-inline-end: -8px; }
  .clock { display: flex; flex-wrap: wrap; gap: 14px; align-content: start; min-height: 7rem; }
  .clock > :is(dhadha-transport, .note, .notice) { flex: 1 1 100%; }
  .clock > .work { flex: 1 1 0; }
  .clock .primary { display: flex; align-items: center; gap: .5em; }
  .clock .primary svg { width: 1.2em; height: 1.2em; fill: currentColor; }
  .still { container-type: inline-size; width: min(100%, 18rem); justify-self: center; align-self: center; }
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
  tr.first .place { color: var(--success); font-weight: 600; }
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
    .summary { min-height: 13lh; }
    .method { flex: 1 1 calc(100% - 5em); }
    td.steps, td.work, td.time, td.result { flex: 1 1 8em; color: var(--muted); font-size: .9em; } /* stay in place */
  }
  @container (max-width: 26em) {
    .race, .lanes { gap: 8px; }
    .line { justify-content: space-between; margin-top: 4px; }
    .line .button { padding-inline: .6em; }
    .clock { min-height: 8.75rem; }
    tbody tr { min-height: 5.2em; align-content: start; box-sizing: border-box; }
    .lane { padding: 6px 8px; row-gap: 4px; }
    .lane h2 { line-height: 1.3; }
    .lane .state { font-size: .8em; font-weight: 400; line-height: 1.35; min-height: 2.7em; }
    .lane .wager { height: calc(3.9 * .8em); margin: 0; }
    .sentence { height: 3.9em; line-height: 1.3; -webkit-line-clamp: 3; line-clamp: 3; font-size: .8em; }
  }
  @media print { dhadha-transport, .skip, .note, .line .button, .clock .button { display: none; } }
`;

/** A template of the race. */
export function renderRace(race: Race): unknown {
  const { position, texts, notices: { now: notice }, running } = race;
  const coming = race.comes && !notice ? html`<div class="coming"></div>` : nothing;
  if (!texts) return [coming, renderErrorWithRetry(notice, sentencesIn(race.lang)["try-again"])];
  const { text } = texts;
  const lanes = race.begun ? race.lanes : (race.offered ?? []);
  if (!(lanes.length || race.offered || notice)) return coming; // shown only where it does not move the lanes
  const progress = lanes.find(({ session }) => session?.progress)?.session?.progress ?? null;
  const stopped = lanes.some(({ outcome }) => outcome === "cancelled");
  const decided = !race.running && race.over && !stopped;
  const cards = lanes.map((lane, index) => renderLaneCard(race, index, lanes, decided, texts));
  const note = text(race.baked ? "race-baked" : "race-time-note");
  const start = () => race.run();
  const startButton = html`<button class="button primary" @click=${start}
    >${formIcon.stopwatch}<span>${text("race-start")}</span></button>`;
  const button = html`<button class="button skip" @click=${start}>${text("race-measure")}</button>`;
  return html`<div class="race" lang=${texts.language}>
      <div class="line">
        <p class="verdict" role="status">${headline(race, lanes, decided || (stopped && !race.running), texts)}</p>
        ${race.wager.isRevocable(race) ? renderWagerButton(race, null, text("undo")) : nothing}
      </div>
      ${lanes.length ? html`<div class="lanes">${cards}</div>` : nothing}
      <div class="clock">
        ${race.begun ? nothing : [html`<p class="note">${race.cost()}</p>`, startButton]}
        ${race.length ? renderTransport(race, texts) : nothing}
        ${renderProgressAndNotice({
          progress, running, notice, question: race.notices.question, texts, cancel: () => race.cancel(),
        })}
      </div>
      ${
        lanes.length
          ? html`<div class="table">${renderStandings(lanes, position, texts, !race.wager.isAsked(race))}</div>
              <p class="note">${note}</p>
              ${race.baked ? button : nothing}
              <div class="summary" role="status">${decided
                  ? renderSentenceList([...race.wager.outcomeSentences(lanes, texts), ...conclusionSentences(lanes, texts)])
                  : nothing}</div>`
          : nothing
      }
      ${renderKeySheet({ texts, pieces: "" })}
    </div>${race.presenting ? renderRaceSlide(race, texts) : nothing}`;
}

/** The question about the race, later its winner. */
function headline(race: Race, lanes: Lane[], stands: boolean, texts: Texts) {
  const { text } = texts;
  if (race.wager.isAsked(race)) return text("wager-first-ask");
  if (race.wager.isRevocable(race)) return text("wager-done");
  if (stands) return winnerSentence(lanes, texts);
  return race.presenting ? text("race-about") : "";
}

const positionCaption = ({ position, length }: Race, { text }: Texts) =>
  text("position-of", { position: position + 1, length });

function renderRaceSlide(race: Race, texts: Texts): unknown {
  const title = `${texts.text(`puzzle-${race.request?.puzzle}`)} · ${texts.text("race")}`;
  return renderSlideFrame(race, { title, caption: positionCaption(race, texts) });
}

function renderTransport(race: Race, texts: Texts) {
  const { timeline, position, length } = race;
  const caption = positionCaption(race, texts);
  const isAsking = race.wager.isAsked(race); // markers would tell the answer
  return html`<dhadha-transport .timeline=${timeline}
    .markers=${isAsking ? [] : finishMarkers(race.lanes)} .texts=${texts}
      .caption=${caption} .version=${`${position} ${length} ${timeline.playing} ${timeline.speed}`}
      .tools=${{ present: race.length > 0 && race.present, keys: () => showKeySheet(race) }}></dhadha-transport>`;
}

const renderSentenceList = (sentences: string[]) => html`<ul>${sentences.map((sentence) => html`<li>${sentence}</li>`)}</ul>`;

function renderLaneCard(race: Race, index: number, lanes: Lane[], decided: boolean, texts: Texts) {
  const { position: clock, presenting, still } = race;
  const lane = lanes[index];
  const { player, refusal, outcome } = lane;
  const name = laneName(lane, texts.text);
  const sentence = refusal || player.sentence;
  const first = rankOf(lane, lanes, clock) === 1;
  const state = stateInWords(lane, lanes, clock, texts);
  const wager = race.wager.wordsAt(index, lanes, decided, texts);
  return html`<article class="lane ${first ? "first" : ""} ${outcome}" aria-label=${name}>
    <header><h2><bdi>${name}</bdi></h2><span class="state">${[
      race.position || !wager ? state : "", wager,
    ].filter(Boolean).join(" · ")}</span></header>
    ${player.length || refusal ? nothing : html`<div class="still bare">${still()}</div>`}
    ${player.length || lane.growing ? player : nothing}
    ${race.wager.isAsked(race) ? renderWagerButton(race, index, texts.text("wager-first")) : (presenting && !refusal
      ? html`<p class="tally">${firstCounterInWords(lane, clock, texts)}</p>`
      : html`<p class="sentence ${refusal ? "problem" : ""}" title=${sentence}>${sentence}</p>`)}</article>`;
}
