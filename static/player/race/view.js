/** What a race shows: a board a method, the clock, who has won, and a table. */
/** @import { Texts } from "../../i18n/texts.js" */
import { html, nothing } from "lit";
import { saidIn } from "../../files/said.js";
import { keySheet } from "../controls/key-sheet.js";
import { showKeys } from "../controls/keys.js";
import { problem } from "../controls/notices.js";
import { notices } from "../controls/progress.js";
import "../controls/transport.js";
import { begin, laneCard } from "./cards.js";
import { arrivals, nextFinish } from "./finishes.js";
import { standings, verdict } from "./standings.js";
import { summary } from "./summary.js";

/** @typedef {import("./race.js").DhadhaRace} Race */

/** A template of the race. @param {Race} race */
export function raceView(race) {
  const { position, texts, notice, running } = race;
  if (!texts) return problem(notice, saidIn(race.lang)["try-again"]);
  const { text } = texts;
  const lanes = race.begun ? race.lanes : (race.offered ?? []);
  if (!(lanes.length || race.offered || notice)) return nothing; // nothing stands where lanes would move it
  const progress = lanes.find(({ player }) => player.progress)?.player.progress ?? null;
  const cards = lanes.map((lane) => laneCard(lane, lanes, position, texts, race.still));
  const note = text(race.baked ? "race-baked" : "race-time-note");
  const start = html`<slot name="start"><button class="button skip" @click=${() => race.run()}
      >${text("race-start")}</button></slot>`;
  return html`<div class="race" lang=${texts.language}>
      ${lanes.length ? html`<div class="lanes">${cards}</div>` : nothing}
      <div class="clock">
        ${race.begun ? nothing : begin(texts, race.cost(), () => race.run())}
        ${race.length ? [transport(race, texts), skip(race, texts)] : nothing}
        ${notices({ progress, running, notice, texts, cancel: () => race.cancel() })}
      </div>
      <div class="summary" role="status">${lessons(race, texts)}</div>
      ${
        lanes.length
          ? html`<div class="table">${standings(lanes, position, texts)}</div><p class="note">${note}</p>
              ${race.baked ? start : nothing}`
          : nothing
      }
      ${keySheet({ text, pieces: "" })}
    </div>`;
}

/** @param {Race} race @param {Texts} texts */
function transport(race, texts) {
  const { timeline, position, length } = race;
  const caption = texts.text("position-of", { position: position + 1, length });
  return html`<dhadha-transport .timeline=${timeline} .markers=${arrivals(race.lanes)} .texts=${texts}
      .caption=${caption} .version=${`${position} ${length} ${timeline.playing} ${timeline.speed}`}
      .tools=${{ keys: () => showKeys(race) }}></dhadha-transport>`;
}

/** Who has arrived need not wait for the others' thousands of steps. @param {Race} race @param {Texts} texts */
function skip({ lanes, position, timeline }, { text }) {
  const next = nextFinish(lanes, position);
  return html`<button class="button skip" aria-disabled=${String(next === null)}
      @click=${() => next !== null && timeline.seek(next)}>${text("race-skip")}</button>`;
}

/** Who has won, and what there is to learn. @param {Race} race @param {Texts} texts */
function lessons(race, texts) {
  const { lanes } = race;
  const stopped = lanes.some(({ outcome }) => outcome === "cancelled");
  if (race.running || !(race.over || stopped)) return html`<p class="verdict"></p>`;
  const sentences = stopped || race.measuring ? null : summary(lanes, texts);
  return html`<p class="verdict">${verdict(lanes, texts)}</p>
      ${sentences ? html`<ul>${sentences.map((sentence) => html`<li>${sentence}</li>`)}</ul>` : nothing}`;
}
