/**
 * <dhadha-player>: shows a run, and makes new ones when the visitor changes something.
 * The clock is one integer; every part below is a function of (trace, position).
 */
import { LitElement, html, nothing } from "lit";
import { loadTexts } from "../i18n/texts.js";
import { solver } from "../solver/client.js";
import { extendCatalogue, findPuzzle, highlightedSource, presetFor, puzzles, traceAddress } from "./library.js";
import { style } from "./element.css.js";
import { icon } from "./icons.js";
import { buttons, hidden, palette } from "./look.js";
import { declared, optionsOf } from "./settings.js";
import { Timeline } from "./timeline.js";
import { Trace } from "./trace.js";
import { SPEEDS } from "./transport.js";
import "./board.js";

const PANELS = ["code", "lists", "tree", "counters"];
const KEYS = [["play", "Space"], ["step", ", ."], ["ends", "Home End"], ["markers", "[ ]"], ["speed", "- +"], ["slide", "← ↑ ↓ →"], ["help", "?"]];

export class DhadhaPlayer extends LitElement {
  static properties = { ...declared(), notice: { state: true }, progress: { state: true }, running: { state: true }, source: { state: true }, hand: { state: true }, showKeys: { state: true } };

  static styles = [palette, hidden, buttons, style];

  timeline = new Timeline();
  trace = null;
  /** What is shown: {puzzle, algorithm, state, options}. */
  request = null;
  #texts = null;
  #run = null;
  #loaded = false;

  constructor() {
    super();
    this.puzzle = "";
    this.algorithm = "";
    this.state = "";
    this.src = "";
    this.theme = "";
    this.autoplay = false;
    this.loop = false;
    this.speed = "";
    this.startAt = "";
    this.controls = "";
    this.panels = "";
    this.packages = "";
    this.loading = "";
    this.source = null;
    this.notice = null;
    this.progress = null;
    this.running = false;
    this.hand = null;
    this.showKeys = false;
  }

  // ---- what a page may read and do

  get position() {
    return this.timeline.position;
  }

  get length() {
    return this.trace?.length ?? 0;
  }

  /** The answer of the run, once it is complete. */
  get result() {
    return this.trace?.footer?.result ?? null;
  }

  get counters() {
    return this.length ? this.trace.counters(this.position) : {};
  }

  get texts() {
    return this.#texts;
  }

  async play() {
    await this.#ready;
    if (this.hand) await this.solveFromHere();
    else this.timeline.play();
  }

  async pause() {
    this.timeline.pause();
  }

  async step(count = 1) {
    await this.#ready;
    this.timeline.step(count);
  }

  /** Go to a position, to "50%" or to the "end". */
  async seek(where) {
    await this.#ready;
    this.timeline.seek(this.#positionOf(where));
  }

  /** Solve `request` ({puzzle, algorithm, state, options}); what is missing stays as it is. Resolves to the result. */
  async run(request = {}, { play = true, startAt = "" } = {}) {
    const wanted = { ...this.#asked(), ...this.request, ...request };
    const run = (this.#run = { abort: new AbortController(), before: this.#run, shown: false, ended: false, play, startAt });
    this.notice = null;
    this.running = true;
    try {
      const preset = presetFor(wanted);
      if (!preset) this.wake();
      await this.#loadTexts();
      await (preset ? this.#loadPreset(wanted.puzzle, preset, run) : this.#solve(wanted, run));
    } catch (error) {
      if (!run.abort.signal.aborted) this.#refuse(run, error);
      return null;
    } finally {
      run.ended = true;
      this.running = this.#run !== null && !this.#run.ended;
    }
    if (run.abort.signal.aborted) return null;
    this.#emit("runend", { request: this.request, result: this.result, status: this.trace.footer.status });
    return this.result;
  }

  /** Stop the running search; what it found so far stays. */
  async cancel() {
    if (!this.running) return;
    this.#run.abort.abort();
    this.running = false;
    this.progress = null;
    if (this.length) this.timeline.resize(this.length, false);
    this.notice = { text: this.#texts.text("cancelled") };
    this.#emit("runend", { request: this.request, result: null, status: "cancelled" });
  }

  /** Install wheels that bring puzzles; resolves to the puzzles' identifiers. */
  async install(addresses) {
    const names = await solver.install(addresses);
    extendCatalogue((await solver.ask("catalogue")).puzzles);
    for (const puzzle of puzzles()) if (puzzle.texts) this.#texts.add(puzzle.texts);
    this.requestUpdate();
    return names;
  }

  /** Ask Python; see the worker's QUESTIONS. */
  async ask(question, args) {
    return solver.ask(question, args);
  }

  /** The answer to a request in a line, as the command line gives it; what is shown stays. */
  async judge(request) {
    const trace = new Trace();
    try {
      await solver.run(request, (blocks) => trace.append(blocks));
      return trace.footer.line;
    } catch (error) {
      return this.#sentence(error);
    }
  }

  /** Begin to fetch Python, because the visitor seems to need it soon. */
  wake() {
    solver.boot().catch(() => {}); // whoever then asks is told
  }

  /** Show a refusal or another failure in words; the board stays as it is. */
  showError(error) {
    this.#fail(error);
  }

  /** Show a saved run. */
  async open(blob) {
    await this.#readFile(blob).catch((error) => this.#fail(error));
  }

  /** The trace as a file. */
  async file() {
    const packed = new Blob([this.trace.toBytes()]).stream().pipeThrough(new CompressionStream("gzip"));
    return new Response(packed).blob();
  }

  // ---- life

  #markReady;
  #ready = new Promise((resolve) => (this.#markReady = resolve));

  connectedCallback() {
    super.connectedCallback();
    this.addEventListener("keydown", this.press);
    if (this.#loaded) return;
    this.#loaded = true;
    this.#listen();
    this.#whenWanted(() => this.#begin());
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.removeEventListener("keydown", this.press);
    this.timeline.pause();
    this.#run?.abort.abort();
  }

  #listen() {
    solver.addEventListener("progress", (/** @type {any} */ { detail }) => {
      this.progress = this.controls === "none" ? null : detail;
      this.#emit("progress", detail);
    });
    for (const name of ["ready", "lost"]) solver.addEventListener(name, () => (this.progress = null));
    this.timeline.addEventListener("change", () => {
      this.requestUpdate();
      this.#emit("stepchange", { position: this.position, length: this.length });
    });
    for (const name of ["play", "pause", "ended"]) {
      this.timeline.addEventListener(name, () => {
        this.requestUpdate();
        this.#emit(name);
      });
    }
  }

  /** `loading="lazy"` waits until the player is near the screen. */
  #whenWanted(begin) {
    if (this.loading !== "lazy") return begin();
    const watch = new IntersectionObserver(([entry]) => {
      if (!entry.isIntersecting) return;
      watch.disconnect();
      begin();
    }, { rootMargin: "200px" });
    watch.observe(this);
  }

  async #begin() {
    try {
      await this.#loadTexts();
      this.timeline.loop = this.loop;
      this.#setSpeed();
      if (this.packages) await this.install(this.packages.split(/[\s,]+/));
      const play = this.autoplay && !matchMedia("(prefers-reduced-motion: reduce)").matches;
      if (this.src) await this.#loadFile(this.src, { play, startAt: this.startAt });
      else if (!this.#run) await this.run({}, { play, startAt: this.startAt });
    } catch (error) {
      this.#fail(error);
    }
    this.#markReady();
    this.#emit("ready");
  }

  /** A loop rests while nobody can see it. */
  #playWhileVisible() {
    if (!this.loop) return this.timeline.play();
    new IntersectionObserver(([entry]) => (entry.isIntersecting ? this.timeline.play() : this.timeline.pause())).observe(this);
  }

  async #loadTexts() {
    this.#texts ??= await loadTexts(this.lang || document.documentElement.lang);
  }

  #setSpeed() {
    const speed = Number(this.speed);
    this.timeline.speed = speed > 0 ? speed : "auto";
  }

  /** What the attributes ask for, filled from the puzzle's first preset or example. */
  #asked() {
    const puzzle = this.puzzle || puzzles()[0].id;
    const known = findPuzzle(puzzle);
    const first = known?.presets.find((preset) => !this.algorithm || preset.algorithm === this.algorithm);
    const given = optionsOf(this);
    const plain = !this.state && !Object.keys(given).length;
    return {
      puzzle,
      algorithm: this.algorithm || first?.algorithm || known?.algorithms[0].id,
      state: this.state || first?.state || known?.example,
      options: plain ? { ...first?.options } : given,
    };
  }

  #positionOf(where) {
    if (where === "end") return this.timeline.last;
    if (String(where).endsWith("%")) return (parseFloat(where) / 100) * this.timeline.last;
    return Number(where) || 0;
  }

  // ---- getting a trace

  async #loadPreset(puzzle, preset, run) {
    const response = await fetch(traceAddress(puzzle, preset), { signal: run.abort.signal });
    const trace = await Trace.load(new Uint8Array(await response.arrayBuffer()));
    if (!run.abort.signal.aborted) this.#adopt(trace, run);
  }

  async #loadFile(address, wish) {
    const response = await fetch(new URL(address, document.baseURI)).catch(() => null);
    await this.#readFile(response?.ok ? await response.blob() : new Blob(), wish);
  }

  async #readFile(blob, wish = {}) {
    const unreadable = Object.assign(new Error("unreadable trace"), { key: "trace-unreadable" });
    const trace = await readTrace(blob).catch(() => Promise.reject(unreadable));
    this.#adopt(trace, (this.#run = { abort: new AbortController(), before: this.#run, ended: true, ...wish }));
  }

  async #solve(request, run, again = true) {
    const { signal } = run.abort;
    const trace = new Trace();
    try {
      await solver.run(request, (blocks) => this.#grow(trace, blocks, run), signal);
    } catch (error) {
      if (error.name !== "SolverLost" || !again || signal.aborted) throw error;
      this.notice = { text: this.#texts.text("solver-lost") };
      await this.#solve(request, run, false);
    }
  }

  #grow(trace, blocks, run) {
    if (run.abort.signal.aborted) return;
    trace.append(blocks);
    if (trace !== this.trace) {
      if (trace.length) this.#adopt(trace, run);
    } else {
      this.timeline.resize(trace.length, !trace.complete);
      this.#goToStart(run);
      this.requestUpdate();
    }
  }

  /** To where the run was wished to start, once the trace reaches so far; else play, if that was wished. */
  #goToStart(run) {
    if (run.startAt) {
      const known = Number.isFinite(Number(run.startAt)) ? this.length > Number(run.startAt) || this.trace.complete : this.trace.complete;
      if (!known) return;
      this.timeline.seek(this.#positionOf(run.startAt));
      run.startAt = "";
    } else if (run.play) {
      run.play = false;
      this.#playWhileVisible();
    }
  }

  /** A run that was refused leaves everything as it was, even a search still going on. */
  #refuse(run, error) {
    if (!run.shown) this.#run = run.before;
    else this.timeline.resize(this.length, false);
    this.#fail(error);
  }

  /** Show `trace`; the runs before this one stop. */
  #adopt(trace, run) {
    for (let earlier = run.before; earlier; earlier = earlier.before) earlier.abort.abort();
    run.before = null;
    run.shown = true;
    const { puzzle, algorithm, state, options } = trace.header;
    this.trace = trace;
    this.hand = null;
    this.request = { puzzle, algorithm, state, options };
    this.timeline.pause();
    this.timeline.resize(trace.length, !trace.complete);
    this.timeline.seek(0);
    this.#goToStart(run);
    this.#loadSource(trace.header.source);
    this.requestUpdate();
    this.#emit("runstart", { request: this.request });
  }

  async #loadSource(module) {
    if (!this.#panels.includes("code")) return;
    const lines = await highlightedSource(module) ?? await this.#plainSource(module);
    if (this.trace.header.source === module) this.source = lines;
  }

  async #plainSource(module) {
    const sources = await this.ask("sources");
    return (sources[module] ?? "").split("\n").map((line) => line.replace(/[&<]/g, (sign) => (sign === "&" ? "&amp;" : "&lt;")));
  }

  #fail(error) {
    this.progress = null;
    this.notice = { text: this.#sentence(error), problem: true };
    this.#emit("error", { error, message: this.notice.text });
  }

  #sentence(error) {
    const text = this.#texts.text;
    if (error.key === "trace-unreadable") return text(error.key);
    if (error.key) return this.#texts.has(`error-${error.key}`) ? text(`error-${error.key}`, this.#namedArguments(error.args)) : error.message;
    if (error.name === "SolverLost") return text(solver.everReady ? "solver-lost-again" : "solver-failed");
    return text("error-internal", { problem: String(error.message).trim().split("\n").at(-1) });
  }

  /** Options, algorithms and puzzles are named in the visitor's language. */
  #namedArguments(args) {
    const named = { ...args };
    for (const kind of ["option", "algorithm", "puzzle"]) {
      if (named[kind] && this.#texts.has(`${kind}-${named[kind]}`)) named[kind] = this.#texts.text(`${kind}-${named[kind]}`);
    }
    return named;
  }

  // ---- by hand

  /** The board as shown: values, and the moves a hand may make there, once known. */
  #shown() {
    const board = this.trace.board(this.position);
    return this.hand ? { values: this.hand.values, roles: this.hand.values.map(() => "idle") } : board;
  }

  async #movesHere() {
    if (this.hand) return this.hand.moves;
    const { values } = this.#shown();
    const start = this.trace.header.board.values;
    const preset = presetFor(this.request);
    if (preset && values.every((value, cell) => value === start[cell])) return preset.moves;
    const { moves } = await this.ask("moves", { puzzle: this.request.puzzle, values });
    return moves;
  }

  #onHand = async ({ detail }) => {
    this.timeline.pause();
    try {
      const moves = await this.#handTurn(() => this.#movesHere());
      const fits = (move) => (detail.key ? move.key === detail.key : move.cell === (detail.grab ?? detail.cell));
      const move = moves.find(fits);
      if (detail.grab !== undefined) detail.then(move);
      else if (move) await this.#handTurn(() => this.#makeMove(move));
    } catch (error) {
      this.#fail(error);
    }
  };

  /** Hand moves wait for one another. */
  /** @type {Promise<any>} */
  #turn = Promise.resolve();
  #handTurn(act) {
    const done = this.#turn.then(act);
    this.#turn = done.catch(() => {});
    return done;
  }

  async #makeMove(move) {
    const before = this.hand ?? { values: this.#shown().values, past: [], state: null };
    const values = [...before.values];
    for (const [cell, value] of move.cells) values[cell] = value;
    this.notice = null;
    this.hand = { values, state: move.state, moves: [], past: [...before.past, before] };
    this.#emit("handmove", { state: move.state });
    const { moves } = await this.ask("moves", { puzzle: this.request.puzzle, values });
    this.hand = { ...this.hand, moves };
  }

  #undo = () => {
    const before = this.hand.past.at(-1);
    this.hand = before.state ? before : null;
    this.#emit("handmove", { state: before.state ?? this.request.state });
    this.requestUpdate();
  };

  solveFromHere() {
    return this.run({ state: this.hand?.state ?? this.request.state });
  }

  // ---- keys

  /** Act on a key as the key sheet says. */
  press = (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !this.length) return;
    const typing = event.composedPath()[0].matches?.("input:not([type=range]), textarea, select");
    const pressing = event.key === " " && event.composedPath()[0].matches?.("button");
    const act = this.#keys[event.key];
    if (typing || pressing || !act || this.controls === "none") return;
    event.preventDefault();
    act();
  };

  #keys = {
    " ": () => (this.timeline.playing ? this.pause() : this.play()),
    ".": () => this.step(1),
    ",": () => this.step(-1),
    Home: () => this.seek(0),
    End: () => this.seek("end"),
    "]": () => this.#toMarker(1),
    "[": () => this.#toMarker(-1),
    "+": () => this.#changeSpeed(1),
    "=": () => this.#changeSpeed(1),
    "-": () => this.#changeSpeed(-1),
    "?": () => (this.showKeys = !this.showKeys),
    Escape: () => (this.showKeys = false),
  };

  #toMarker(direction) {
    /** @type {any} */
    const transport = this.renderRoot.querySelector("dhadha-transport");
    transport?.toMarker(direction);
  }

  #changeSpeed(direction) {
    const pace = this.timeline.pace;
    const next = direction > 0 ? SPEEDS.find((speed) => speed > pace) : SPEEDS.findLast((speed) => speed < pace);
    if (next) this.timeline.speed = next;
    this.requestUpdate();
  }

  // ---- drawing

  get #panels() {
    if (this.panels === "none" || this.controls === "none") return [];
    return this.panels ? this.panels.split(/[\s,]+/) : PANELS;
  }

  willUpdate(changed) {
    if (this.#panels.length && !customElements.get("dhadha-tree")) import("./panels.js").then(() => this.requestUpdate());
    if (this.controls !== "none" && !customElements.get("dhadha-transport")) import("./transport.js").then(() => this.requestUpdate());
    if (changed.has("speed") && this.speed) this.#setSpeed();
    if (changed.has("theme")) this.style.colorScheme = { light: "light", dark: "dark" }[this.theme] ?? "";
    if (this.#texts) this.dir = this.#texts.direction;
  }

  render() {
    if (!this.#texts || (!this.length && !this.notice && !this.progress)) return html`<slot></slot><div class="empty"></div>`;
    const bare = this.controls === "none";
    return html`<div class="player ${bare ? "bare" : ""} ${this.#panels.length ? "with-panels" : ""}">
      <div class="stage">
        ${this.length ? this.#board() : html`<div class="empty"></div>`}
        ${this.length && !bare ? [this.hand ? this.#handBar() : this.#transport(), this.#narration()] : nothing}
        ${this.#notices()}
        ${this.length && !bare ? this.#answer() : nothing}
        ${bare ? nothing : html`<slot name="below"></slot>`}
      </div>
      ${this.length && this.#panels.length ? html`<div class="panels">${this.#panels.map((name) => this.#panel(name))}</div>` : nothing}
      ${this.showKeys ? this.#keySheet() : nothing}
    </div>`;
  }

  #board() {
    const { header } = this.trace;
    const { values, roles } = this.#shown();
    const { pace, playing } = this.timeline;
    const slide = playing ? Math.min(220, 850 / pace) : 180;
    const shape = { ...header.board, showBadges: Boolean(header.options.heuristic) && header.ran === header.algorithm && !this.hand };
    return html`<dhadha-board style="--slide:${slide < 12 ? 0 : Math.round(slide)}ms" .shape=${shape} .values=${values} .roles=${roles}
      .links=${this.hand ? [] : this.trace.step(this.position).links} .dress=${findPuzzle(header.puzzle)?.dress} .texts=${this.#texts}
      ?playable=${this.controls !== "none"} ?quiet=${playing || this.controls === "none"} @hand=${this.#onHand}></dhadha-board>`;
  }

  #notices() {
    const { progress, notice } = this;
    const text = this.#texts.text;
    return html`
      ${progress ? html`<div class="notice" role="status">
        <progress max=${progress.total} value=${progress.loaded} aria-label=${text("solver-loading")}></progress>
        ${progress.loaded < progress.total ? text("solver-loading-progress", { percent: Math.round((100 * progress.loaded) / progress.total) }) : text("solver-starting")}</div>` : nothing}
      ${this.running && !progress ? html`<div class="notice quiet" role="status">${text("solving")}
        <button class="button" @click=${() => this.cancel()}>${text("cancel")}</button></div>` : nothing}
      ${notice ? html`<div class="notice ${notice.problem ? "problem" : ""}" role=${notice.problem ? "alert" : "status"}>${notice.text}</div>` : nothing}`;
  }

  /** The reason for the step, in a sentence. */
  get sentence() {
    if (!this.length) return "";
    const { reason, args } = this.trace.step(this.position);
    return reason ? this.#texts.text(`reason-${reason}`, args) : "";
  }

  #narration() {
    const { word } = this.trace.step(this.position);
    const spoken = this.hand ? "" : this.sentence;
    return html`<p class="narration word-${word}" aria-live=${this.timeline.playing ? "off" : "polite"}>${spoken}</p>`;
  }

  #transport() {
    return html`<dhadha-transport .timeline=${this.timeline} .markers=${this.trace.markers} .texts=${this.#texts}
      .caption=${this.#caption()} .version=${`${this.position} ${this.length} ${this.timeline.playing} ${this.timeline.speed}`}></dhadha-transport>`;
  }

  #caption() {
    const text = this.#texts.text;
    const { trace, position, length } = this;
    if (trace.thinned) return text("position-of-thinned", { number: trace.stepNumber(position) + 1, steps: trace.footer?.steps ?? trace.stepNumber(length - 1) + 1 });
    return text("position-of", { position: position + 1, length });
  }

  #handBar() {
    const text = this.#texts.text;
    return html`<div class="hand"><span role="status">${text("hand-moves", { count: this.hand.past.length })}</span>
      <button class="button" @click=${this.#undo}>${text("undo")}</button>
      <button class="button primary solve" @click=${() => this.solveFromHere()}>${text("solve-from-here")}</button></div>`;
  }

  /** The answer, whatever the puzzle says it is: a word a fact, and a better state if one is offered. */
  #answer() {
    const { result } = this;
    if (!result || this.hand || this.position < this.timeline.last) return nothing;
    const text = this.#texts.text;
    const facts = Object.entries(result).filter(([, value]) => value === null || typeof value !== "object");
    const { offer } = result;
    return html`<div class="answer">
      <dl aria-label=${text("result-title")}>${facts.map(([name, value]) => html`<div><dt>${text(`result-${name}`)}</dt><dd><bdi title=${String(value)}>${this.#fact(value)}</bdi></dd></div>`)}</dl>
      ${offer ? html`<p>${text(`offer-${offer.reason}`)} <button class="button primary" @click=${() => this.run({ state: offer.state })}>${text("offer-use")}</button></p>` : nothing}
      <button class="icon" title=${text("save-trace")} aria-label=${text("save-trace")} @click=${this.#save}>${icon.save}</button>
      <button class="icon" title=${text("keys")} aria-label=${text("keys")} @click=${() => (this.showKeys = true)}>${icon.keys}</button>
    </div>`;
  }

  #fact(value) {
    if (value === null) return this.#texts.text("none");
    if (typeof value === "boolean") return this.#texts.text(value ? "yes" : "no");
    return typeof value === "number" ? this.#texts.grouped.format(value) : value || "–";
  }

  #save = async () => {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(await this.file());
    link.download = `${this.request.puzzle}-${this.request.algorithm}.trace.gz`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 1000);
  };

  #panel(name) {
    const { trace, position } = this;
    const text = this.#texts.text;
    const lists = trace.header.lists.length;
    if ((name === "lists" || name === "tree") && !lists) return nothing;
    const version = `${trace.length} ${trace.complete}`;
    const note = { code: "panel-code-note", tree: "panel-tree-note" }[name];
    const bodies = {
      code: () => html`<dhadha-code .lines=${this.source} .line=${trace.line(position)} .label=${text("panel-code")}></dhadha-code>`,
      lists: () => html`<dhadha-lists .trace=${trace} .position=${position} .version=${version} .texts=${this.#texts} @goto=${this.#goTo}></dhadha-lists>`,
      tree: () => html`<dhadha-tree .trace=${trace} .position=${position} .version=${version} .texts=${this.#texts} @goto=${this.#goTo}></dhadha-tree>`,
      counters: () => html`<dhadha-counters .trace=${trace} .position=${position} .version=${version} .texts=${this.#texts}></dhadha-counters>`,
    };
    return html`<section class="panel ${name}"><h2>${text(`panel-${name}`)}${note ? html` <small>${text(note)}</small>` : nothing}</h2>${bodies[name]?.()}</section>`;
  }

  #goTo = ({ detail }) => {
    this.timeline.pause();
    this.timeline.seek(detail);
  };

  #keySheet() {
    const text = this.#texts.text;
    return html`<div class="keys" role="dialog" aria-modal="false" aria-label=${text("keys-title")}><h2>${text("keys-title")}</h2>
      <dl>${KEYS.map(([name, keys]) => html`<div><dt>${keys.split(" ").map((key) => html`<kbd>${key}</kbd> `)}</dt><dd>${text(`key-${name}`)}</dd></div>`)}</dl>
      <button class="button" @click=${() => (this.showKeys = false)}>${text("close")}</button></div>`;
  }

  #emit(name, detail = {}) {
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
  }
}

/** A saved run, packed or not. */
export async function readTrace(blob) {
  const magic = new Uint8Array(await blob.slice(0, 2).arrayBuffer());
  const packed = magic[0] === 0x1f && magic[1] === 0x8b;
  const stream = packed ? blob.stream().pipeThrough(new DecompressionStream("gzip")) : blob.stream();
  return Trace.load(new Uint8Array(await new Response(stream).arrayBuffer()));
}

customElements.define("dhadha-player", DhadhaPlayer);
