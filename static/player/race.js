/**
 * <dhadha-race>: two to four methods on the same board by one clock. A property of traces: it knows
 * no puzzle. Attributes: puzzle, algorithms (separated by spaces), state, option-…, packages, speed,
 * lang, theme; with `autoplay` it starts by itself, else when its button is pressed.
 */
import { html, nothing } from "lit";
import { saidIn } from "../files/said.js";
import { loadTexts } from "../i18n/texts.js";
import { style as playerStyle } from "./element.css.js";
import "./element.js";
import { define, emit } from "./events.js";
import { KeepsFocus } from "./focus.js";
import { LenientElement, numberOf } from "./given.js";
import { keyActions, keyOf, showKeys } from "./keys.js";
import { Lane } from "./lane.js";
import { bakedFor, findPuzzle, fittingOptions, loadPuzzle, puzzleIds } from "./library.js";
import { buttons, hidden, palette } from "./look.js";
import { notices, problem } from "./news.js";
import { keySheet } from "./parts.js";
import { arrivals, begin, laneCard, nextFinish, rhythm } from "./race-parts.js";
import { style } from "./race.css.js";
import { sentenceFor } from "./sentences.js";
import { SWITCH, optionsOf, paceOf, positionFor, stateText, wellFormed, words } from "./settings.js";
import { standings, verdict } from "./standings.js";
import { summary } from "./summary.js";
import { Timeline } from "./timeline.js";
import "./transport.js";

/** So many methods may race. */
export const FEWEST = 2;
export const MOST = 4;

const ASKED = ["puzzle", "algorithms", "state"];

export class DhadhaRace extends LenientElement {
  static properties = {
    puzzle: {}, algorithms: {}, state: {}, packages: {}, speed: {}, theme: {}, lang: {}, autoplay: SWITCH, notice: { state: true },
  };

  static styles = [palette, hidden, buttons, playerStyle, style];

  /** Counts the steps of every lane. */
  timeline = new Timeline();
  /** @type {Lane[]} */
  lanes = [];
  /** What is raced: {puzzle, algorithms, state, options}. */
  request = null;
  #texts = null;
  #begun = false;
  #playSoon = false;

  constructor() {
    super();
    this.puzzle = "";
    this.algorithms = "";
    this.state = null;
    this.packages = "";
    this.speed = "";
    this.theme = "";
    this.autoplay = false;
    this.notice = null;
    new KeepsFocus(this);
    this.timeline.rhythm = () => rhythm(this.lanes, this.position);
    this.timeline.addEventListener("change", () => {
      this.#move();
      this.#emit("stepchange", { position: this.position, length: this.length });
    });
    for (const name of ["play", "pause", "ended"]) {
      this.timeline.addEventListener(name, () => {
        this.#move();
        this.#emit(name);
      });
    }
  }

  // ---- what a page may read and do

  get position() {
    return this.timeline.position;
  }

  get length() {
    return this.timeline.length;
  }

  get running() {
    return this.lanes.some(({ growing }) => growing);
  }

  /** Whether every lane has ended by the clock. */
  get over() {
    return this.lanes.length > 0 && this.lanes.every((lane) => lane.endedAt(this.position));
  }

  /** Whether the times are still being taken. */
  get measuring() {
    return this.lanes.some(({ timed }) => !timed);
  }

  async play() {
    this.timeline.play();
  }

  async pause() {
    this.timeline.pause();
  }

  async step(count = 1) {
    this.timeline.step(numberOf(count));
  }

  /** Go to a step, to "50%" or to the "end". */
  async seek(where) {
    this.timeline.seek(positionFor(where, this.timeline.last));
  }

  /** Texts and packages, which a race needs; fetched once. */
  async prepare(puzzle = this.#named) {
    this.#texts = await this.#textsFor(puzzle);
    this.requestUpdate();
    await loadPuzzle(puzzle);
    const addresses = words(this.packages);
    if (addresses.length) await (this.#installed ??= this.#install(addresses));
  }

  async #install(addresses) {
    const { agreed, installPackages } = await import("./packages.js");
    if (this.asksFirst && !(await agreed(this, addresses))) return;
    this.notice = { text: this.#texts.text("packages-installing") };
    await installPackages(addresses);
    this.notice = null;
  }

  get texts() {
    return this.#texts;
  }

  /** Whether packages are installed only when the visitor agrees. */
  asksFirst = false;

  #installed = null;

  /**
   * Race `request` ({puzzle, algorithms, state, options}); what is missing is as in the attributes. Resolves to the results when every lane has ended,
   * or to null when none began. Python runs them all, `fresh`, and times them, unless it shall not and all were baked.
   */
  async run(wanted = {}, { play = true, fresh = true } = {}) {
    const request = asRace(wanted);
    this.#begun = true;
    try {
      await this.prepare(request.puzzle);
    } catch (error) {
      this.#installed = null;
      return this.#fail(error, () => this.run(wanted, { play, fresh }));
    }
    this.#clear();
    this.request = shared({ ...this.#asked(), ...request });
    this.#playSoon = play;
    const common = { clock: this.timeline, lang: this.#texts.language, tell: this.#onLane };
    this.lanes = this.request.algorithms.map((algorithm) => new Lane(algorithm, common));
    this.requestUpdate();
    this.#emit("runstart", { request: this.request });
    const { lanes, request: race } = this;
    this.baked = !fresh && allBaked(race);
    const results = await Promise.all(lanes.map((lane) => lane.run(race, !this.baked)));
    if (lanes !== this.lanes) return results;
    if (refusedAlike(lanes)) return this.#withdraw(() => this.run(wanted, { play, fresh }));
    this.#emit("runend", { request: race, results });
    this.#measure(lanes, race);
    return results;
  }

  /** Whether what is shown was made when the site was built, so that there are no times. */
  baked = false;
  #measuring = new AbortController();

  /** One after the other, now that all are warm. */
  async #measure(lanes, race) {
    const { signal } = (this.#measuring = new AbortController());
    for (const lane of lanes) {
      if (!lane.timed) await lane.measure(race, signal);
      this.requestUpdate();
    }
  }

  /** What kept every method from running is said once. */
  #withdraw(again) {
    const [{ error }] = this.lanes;
    this.#clear();
    return this.#fail(error, again);
  }

  /** Stop every search; what was found so far stays. */
  async cancel() {
    this.#playSoon = false;
    this.#measuring.abort();
    for (const lane of this.lanes) lane.cancel();
  }

  /** Act on a key as the key sheet says. */
  press = (event) => {
    const act = this.#keys[keyOf(event)];
    if (!act || !this.length || this.renderRoot.querySelector("dialog")?.open) return;
    event.preventDefault();
    act();
  };

  // ---- life

  connectedCallback() {
    super.connectedCallback();
    this.addEventListener("keydown", this.press);
    if (!this.#begun) this.#begin();
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    queueMicrotask(() => this.isConnected || this.timeline.pause());
  }

  async #begin() {
    if (this.autoplay) return this.run({}, { play: !matchMedia("(prefers-reduced-motion: reduce)").matches });
    await this.#translate(this.#named);
  }

  get #named() {
    return this.puzzle || puzzleIds()[0];
  }

  #textsFor(puzzle) {
    return loadTexts(this.lang || document.documentElement.lang, puzzle);
  }

  /** What the attributes ask for, filled from the puzzle's own. */
  #asked() {
    const puzzle = this.#named;
    const known = findPuzzle(puzzle);
    const named = [...new Set(words(this.algorithms))];
    const algorithms = named.length ? named : known?.algorithms.filter(({ races }) => races).map(({ id }) => id) ?? [];
    return { puzzle, algorithms: algorithms.slice(0, MOST), state: this.state === null ? known?.example : stateText(this.state), options: optionsOf(this) };
  }

  async #translate(puzzle = this.request?.puzzle ?? this.#named) {
    try {
      this.#texts = await this.#textsFor(puzzle);
      for (const { player } of this.lanes) player.lang = this.#texts.language;
      this.requestUpdate();
    } catch (error) {
      this.#fail(error, () => this.#translate(puzzle));
    }
  }

  #fail(error, again) {
    const message = sentenceFor(error, this.#texts, this.lang);
    const remedy = error.again ?? (error.name === "Unfetched" ? again : null);
    const notice = { text: message, problem: true, again: remedy && (() => ((this.notice = null), remedy())) };
    this.notice = emit(this, "error", { error, message, again: notice.again }) ? notice : null;
    return null;
  }

  #clear() {
    this.cancel();
    this.lanes = [];
    this.notice = null;
    this.timeline.pause();
    this.timeline.resize(0, true);
    this.requestUpdate();
  }

  // ---- the clock

  #onLane = (lane) => {
    if (!this.lanes.includes(lane)) return;
    const growing = this.lanes.filter((one) => one.growing).map(({ steps }) => steps);
    const length = growing.length ? Math.min(...growing) : Math.max(0, ...this.lanes.map(({ steps }) => steps));
    this.timeline.resize(length, growing.length > 0);
    this.#move();
    if (!this.#playSoon || !length) return;
    this.#playSoon = false;
    this.timeline.play();
  };

  #move() {
    for (const lane of this.lanes) lane.show(this.position);
    this.requestUpdate();
  }

  #keys = keyActions(this);

  // ---- drawing

  willUpdate(changed) {
    if (changed.has("speed")) this.timeline.speed = paceOf(this.speed);
    if (changed.has("theme")) this.style.colorScheme = { light: "light", dark: "dark" }[this.theme] ?? "";
    if (this.#texts) this.dir = this.#texts.direction;
    if (changed.has("lang") && this.#texts) this.#translate();
    if (this.hasUpdated && this.#begun && ASKED.some((name) => changed.has(name))) this.run();
  }

  render() {
    const { lanes, position } = this;
    const texts = this.#texts;
    if (!texts) return problem(this.notice, saidIn(this.lang)["try-again"]);
    const { text } = texts;
    const progress = lanes.find(({ player }) => player.progress)?.player.progress;
    return html`<div class="race" lang=${texts.language}>
      ${this.#begun ? nothing : begin(this.#asked().algorithms, texts, () => this.run())}
      ${lanes.length ? html`<div class="lanes">${lanes.map((lane) => laneCard(lane, lanes, position, texts))}</div>` : nothing}
      ${this.length ? [this.#transport(text), this.#skip(text)] : nothing}
      ${notices({ progress, running: this.running, notice: this.notice, texts, cancel: () => this.cancel() })}
      <div class="summary" role="status">${this.#told}</div>
      ${lanes.length ? html`<div class="table">${standings(lanes, position, texts)}</div><p class="note">${text(this.baked ? "race-baked" : "race-time-note")}</p>` : nothing}
      ${keySheet({ text, pieces: "" })}
    </div>`;
  }

  #transport(text) {
    const { timeline, position, length } = this;
    return html`<dhadha-transport .timeline=${timeline} .markers=${arrivals(this.lanes)} .texts=${this.#texts}
      .caption=${text("position-of", { position: position + 1, length })} .version=${`${position} ${length} ${timeline.playing} ${timeline.speed}`} .tools=${{ keys: () => showKeys(this) }}></dhadha-transport>`;
  }

  /** Who has arrived need not wait for the others' thousands of steps. */
  #skip(text) {
    const next = nextFinish(this.lanes, this.position);
    return html`<button class="button skip" aria-disabled=${String(next === null)} @click=${() => next !== null && this.timeline.seek(next)}>${text("race-skip")}</button>`;
  }

  /** Who has won, and what there is to learn. */
  get #told() {
    const { lanes } = this;
    const stopped = lanes.some(({ outcome }) => outcome === "cancelled");
    if (this.running || !(this.over || stopped)) return html`<p class="verdict"></p>`;
    return html`<p class="verdict">${verdict(lanes, this.#texts)}</p>
      ${stopped || this.measuring ? nothing : html`<ul>${summary(lanes, this.#texts).map((sentence) => html`<li>${sentence}</li>`)}</ul>`}`;
  }

  #emit(name, detail = {}) {
    emit(this, name, detail);
  }
}

function refusedAlike(lanes) {
  return lanes.length > 0 && lanes.every(({ refusal }) => refusal && refusal === lanes[0].refusal);
}

/** Whether the build has made a run for each method. */
function allBaked({ algorithms, ...request }) {
  return algorithms.every((algorithm) => bakedFor({ ...request, algorithm, options: fittingOptions({ ...request, algorithm }) }));
}

/** A request as it may be given; methods also as words in a text. */
function asRace(wanted) {
  const request = wellFormed(wanted);
  return "algorithms" in request ? { ...request, algorithms: request.algorithms.slice(0, MOST) } : request;
}

/** What a request leaves open is as the first method has it that takes it, so that all race under the same conditions. */
function shared(request) {
  const known = findPuzzle(request.puzzle)?.algorithms ?? [];
  const options = {};
  for (const id of request.algorithms) {
    for (const parameter of known.find((algorithm) => algorithm.id === id)?.parameters ?? []) {
      if (!parameter.implied) options[parameter.id] ??= parameter.default;
    }
  }
  return { ...request, options: { ...options, ...request.options } };
}

define("dhadha-race", DhadhaRace);
