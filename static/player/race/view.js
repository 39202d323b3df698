/** Template of a race: one board per method, the clock, the winner, and the table. */
/** @import { Texts } from "../../i18n/texts.js" */
/** @import { Lane } from "./lane.js" */
import { html, nothing } from "lit";
import { sentencesIn } from "../../files/load-errors.js";
import { icon } from "../base/icons.js";
import { keySheet, showKeys } from "../controls/keys.js";
import { problem } from "../controls/notices.js";
import { notices } from "../controls/progress.js";
import "../controls/transport.js";
import { arrivals, nextFinish } from "./finish-times.js";
import { nameOf } from "./race-request.js";
import { draftVerdict, placeOf, standings, stateOf, verdict } from "./standings.js";
import { draftSummary, summary } from "./summary.js";

/** @typedef {import("./race.js").DhadhaRace} Race */

/** A template of the race. @param {Race} race */
export function raceView(race) {
  const { position, texts, notice, running } = race;
  const coming = race.comes && !notice ? html`<div class="coming"></div>` : nothing;
  if (!texts) return [coming, problem(notice, sentencesIn(race.lang)["try-again"])];
  const { text } = texts;
  const lanes = race.begun ? race.lanes : (race.offered ?? []);
  if (!(lanes.length || race.offered || notice)) return coming; // shown only where it does not move the lanes
  const progress = lanes.find(({ player }) => player.progress)?.player.progress ?? null;
  const cards = lanes.map((lane) => laneCard(lane, lanes, position, texts, race.still));
  const stopped = lanes.some(({ outcome }) => outcome === "cancelled");
  const stands = !race.running && (race.over || stopped);
  const taught = stands && !stopped && !race.measuring;
  const note = text(race.baked ? "race-baked" : "race-time-note");
  const start = () => race.run();
  const button = html`<slot name="start"><button class="button skip" @click=${start}
      >${text("race-start")}</button></slot>`;
  return html`<div class="race" lang=${texts.language}>
      ${lanes.length ? html`<div class="lanes" @click=${race.begun ? null : start}>${cards}</div>` : nothing}
      <div class="clock">
        ${race.begun ? nothing : startButton(texts, race.cost(), start)}
        ${race.length ? [transport(race, texts), skip(race, texts)] : nothing}
        ${notices({ progress, running, notice, question: race.notices.question, texts, cancel: () => race.cancel() })}
      </div>
      <div class="kept">
        <p class="verdict" role="status">${stands ? verdict(lanes, texts) : ""}</p>
        <p class="draft" aria-hidden="true">${draftVerdict(lanes, texts)}</p>
      </div>
      ${
        lanes.length
          ? html`<div class="table">${standings(lanes, position, texts)}</div><p class="note">${note}</p>
              ${race.baked ? button : nothing}
              <div class="kept">
                <div class="summary" role="status">${taught ? list(summary(lanes, texts)) : nothing}</div>
                <div class="draft" aria-hidden="true">${list(conclusions(race, texts))}</div>
              </div>`
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

/** The button that skips to the next finish. @param {Race} race @param {Texts} texts */
function skip({ lanes, position, timeline }, { text }) {
  const next = nextFinish(lanes, position);
  return html`<button class="button skip" aria-disabled=${String(next === null)}
      @click=${() => next !== null && timeline.seek(next)}>${text("race-skip")}</button>`;
}

/** The final conclusions, or placeholders of the same length. @param {Race} race @param {Texts} texts */
function conclusions({ lanes, offered, baked, running }, texts) {
  if (baked && !running) return summary(lanes, texts);
  return draftSummary(lanes.length ? lanes : (offered ?? []), texts, !baked);
}

/** @param {string[]} sentences */
function list(sentences) {
  return html`<ul>${sentences.map((sentence) => html`<li>${sentence}</li>`)}</ul>`;
}

/** @param {Lane} lane @param {Lane[]} lanes @param {number} clock @param {Texts} texts @param {() => unknown} still */
function laneCard(lane, lanes, clock, texts, still) {
  const { player, refusal, outcome } = lane;
  const name = nameOf(lane, texts.text);
  const sentence = refusal || player.sentence;
  const first = placeOf(lane, lanes, clock) === 1;
  const state = stateOf(lane, lanes, clock, texts);
  return html`<article class="lane ${first ? "first" : ""} ${outcome}" aria-label=${name}>
    <header><h2><bdi>${name}</bdi></h2><span class="state">${state}</span></header>
    ${player.length || refusal ? nothing : html`<div class="still bare">${still()}</div>`}
    ${player.length || lane.growing ? player : nothing}
    <p class="sentence ${refusal ? "problem" : ""}" title=${sentence}>${sentence}</p></article>`;
}

/** The start button and its cost. @param {Texts} texts @param {string} cost @param {() => unknown} run */
function startButton({ text }, cost, run) {
  return html`<p class="note">${cost}</p>
    <button class="button primary" @click=${run}>${icon.play}<span>${text("race-start")}</span></button>`;
}
