/**
 * <dhadha-player>: shows a run, and makes new ones when the visitor changes something.
 * The clock is one integer; every part is a function of (trace, position).
 */
import { LitElement, html, nothing } from "lit";
import { loadTexts } from "../i18n/texts.js";
import { solver } from "../solver/client.js";
import { areasOf } from "./areas.js";
import { style } from "./element.css.js";
import { download } from "./download.js";
import { KeepsFocus } from "./focus.js";
import { Hand } from "./hand.js";
import { keyActions, keyOf, showKeys } from "./keys.js";
import { completed, findPuzzle, loadPuzzle, presetFor, puzzleIds, sourceLines } from "./library.js";
import { buttons, hidden, palette } from "./look.js";
import { Looking } from "./looking.js";
import { addressesIn, agreed, installPackages } from "./packages.js";
import { answer, keySheet, notices, panel } from "./parts.js";
import { Runs } from "./runs.js";
import { sentenceFor } from "./sentences.js";
import { declared, isOption, optionsOf } from "./settings.js";
import { isLarge } from "./sizes.js";
import { boards, gameBar, handBar, narration, turnLine } from "./stage.js";
import { Timeline } from "./timeline.js";
import { Trace } from "./trace.js";
import { Looping, whenNear } from "./visible.js";

const PANELS = ["code", "lists", "wall", "tree", "counters", "plots"];
const REQUEST = ["puzzle", "algorithm", "state", "src"];

export class DhadhaPlayer extends LitElement {
  static properties = { ...declared(), notice: { state: true }, progress: { state: true }, source: { state: true } };

  static styles = [palette, hidden, buttons, style];

  timeline = new Timeline();
  /** Whose pace the pieces slide at: in a race, one clock moves many timelines. */
  clock = this.timeline;
  trace = null;
  /** What is shown: {puzzle, algorithm, state, options}. */
  request = null;
  /** Whether packages are installed only when the visitor agrees. */
  asksFirst = false;
  #texts = null;
  #runs = new Runs(this);
  #hand = new Hand(this);
  #looking = new Looking(this);
  #asking = 0;
  #begun = false;
  /** The panels come a moment after the first board, so that neither keeps the page. */
  #boardStands = false;
  #markReady;
  #ready = new Promise((resolve) => (this.#markReady = resolve));

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
    this.timeline.addEventListener("change", () => {
      if (!this.hand) this.#hand.end();
      this.requestUpdate();
      this.#emit("stepchange", { position: this.position, length: this.length });
    });
    new KeepsFocus(this);
    for (const name of ["play", "pause", "ended"]) {
      this.timeline.addEventListener(name, () => {
        this.requestUpdate();
        this.#emit(name);
      });
    }
  }

  // ---- what a page may read and do

  get position() {
    return this.timeline.position;
  }

  get length() {
    return this.trace?.length ?? 0;
  }

  /** Bytes of memory that Python held when it last answered. */
  get memory() {
    return solver.memory;
  }

  /** The answer of the run, once it is complete. */
  get result() {
    return this.trace?.footer?.result ?? null;
  }

  get counters() {
    return this.length ? this.trace.counters(this.position) : {};
  }

  get running() {
    return this.#runs.running;
  }

  get texts() {
    return this.#texts;
  }

  /** {values, told, …} while the visitor moves by hand, else null; see Hand. */
  get hand() {
    return this.#hand.now;
  }

  /** The position that wrote the cell that the visitor points at, while the run stands still; else -1. */
  get lookedAt() {
    return this.#looking.writer;
  }

  /** Whether the computer is about to move, and how well it plays. */
  get thinking() {
    return this.#hand.thinking;
  }

  get opponent() {
    return this.#hand.opponent;
  }

  /** How many move by hand, in turns. */
  get players() {
    return this.playable ? this.#puzzle.players : 1;
  }

  /** Whether a hand may do anything with the board of this algorithm. */
  get playable() {
    const { algorithm, puzzle } = this.trace?.header ?? {};
    return Boolean(findPuzzle(puzzle)?.algorithms.find(({ id }) => id === algorithm)?.playable);
  }

  /** Whether Python can be asked for a hint. */
  get advises() {
    return this.playable && this.#puzzle.advises;
  }

  get #puzzle() {
    return findPuzzle(this.trace?.header.puzzle);
  }

  /** The reason for the step, in a sentence. */
  get sentence() {
    return this.length ? this.#texts.reason(this.trace.step(this.position)) : "";
  }

  async play() {
    await this.#ready;
    if (!this.hand) this.timeline.play();
    else if (this.players < 2) await this.solveFromHere();
  }

  async pause() {
    this.timeline.pause();
  }

  async step(count = 1) {
    await this.#ready;
    this.#hand.end();
    this.timeline.step(count);
  }

  /** Go to a position, to "50%" or to the "end". */
  async seek(where) {
    await this.#ready;
    this.#hand.end();
    this.timeline.seek(this.#positionOf(where));
  }

  /**
   * Solve `request` ({puzzle, algorithm, state, options}); what is missing stays as it is.
   * Resolves to the result, or to null when it was refused or stopped. `fresh` asks Python even for what was baked.
   */
  async run(request = {}, { play = true, startAt = "", fresh = false } = {}) {
    const puzzle = request.puzzle ?? this.request?.puzzle ?? this.#named;
    const asked = async () => {
      await loadPuzzle(puzzle);
      const before = this.request?.puzzle === puzzle ? this.request : this.#asked(puzzle);
      return completed({ ...request, puzzle }, before);
    };
    return this.#show((wish) => this.#runs.start(asked, wish), { play, startAt, fresh }, puzzle);
  }

  /** Show a saved run, given as a Blob or an address. */
  async open(file, { play = false, startAt = "" } = {}) {
    return this.#show((wish) => this.#runs.open(file, wish), { play, startAt });
  }

  /** Stop the running search; what it found so far stays. */
  async cancel() {
    if (!this.running) return;
    this.#runs.stop();
    this.progress = null;
    this.#settle();
    this.notice = { text: this.#texts?.text("cancelled") };
    this.#emit("runend", { request: this.request, result: null, status: "cancelled" });
  }

  /** Solve the board as the hand left it. */
  async solveFromHere() {
    this.focusBoard();
    return this.run({ state: await this.handState() });
  }

  /** The state of the board in the hand, else of the one shown. */
  async handState() {
    try {
      return this.hand ? await this.#hand.state() : this.request.state;
    } catch (error) {
      this.fail(error);
      return this.request.state;
    }
  }

  /** Install wheels that bring puzzles, given by address or as Files; resolves to the puzzles' identifiers. */
  async install(wheels) {
    await this.#loadTexts();
    const names = await this.#waiting(installPackages(wheels));
    this.requestUpdate();
    return names;
  }

  /** Ask Python about the puzzle shown; see the worker's QUESTIONS. */
  async ask(question, args = {}) {
    return this.#waiting(solver.ask(question, question === "catalogue" ? {} : { puzzle: this.request.puzzle, ...args }));
  }

  /** Ask Python about a board that shows `values`. */
  async inquire(question, values, more = {}) {
    const { algorithm, options } = this.request;
    return this.ask(question, { algorithm, options, values, ...more });
  }

  /** Show what Python would do next. */
  hint = () => this.#byHand(this.#hand.hint());

  /** The answer to a request in a line, as the command line gives it; what is shown stays. */
  async judge(request) {
    const trace = new Trace();
    try {
      await solver.run(request, (blocks) => trace.append(blocks));
      return trace.footer.line;
    } catch (error) {
      return sentenceFor(error, this.#texts);
    }
  }

  /** Begin to fetch Python, because the visitor seems to need it soon. */
  wake() {
    solver.boot().catch(() => {}); // whoever then asks is told
  }

  /** Show what went wrong in words; the board stays as it is. */
  fail(error, texts = this.#texts, dress = this.dress) {
    this.progress = null;
    this.notice = { text: sentenceFor(error, texts), problem: true, picture: error.picture, dress };
    this.#emit("error", { error, message: this.notice.text });
  }

  /** The trace as a file, packed. */
  async file() {
    return (await import("./saved.js")).packed(this.trace);
  }

  focusBoard() {
    this.board?.focus({ preventScroll: true });
  }

  /** What keys act on, of the first board that a hand may touch; else of the first. @returns {HTMLElement | null} */
  get board() {
    const board = this.renderRoot.querySelector("dhadha-board[playable]") ?? this.renderRoot.querySelector("dhadha-board");
    return board?.shadowRoot.querySelector(".board");
  }

  /** Act on a key as the key sheet says. */
  press = (event) => {
    if (this.hand && event.key === "z" && (event.ctrlKey || event.metaKey)) return this.#undo();
    const act = this.#keys[keyOf(event)];
    if (!this.length || !act || this.controls === "none") return;
    if (this.renderRoot.querySelector("dialog")?.open) return;
    event.preventDefault();
    act();
  };

  // ---- life

  connectedCallback() {
    super.connectedCallback();
    this.addEventListener("keydown", this.press);
    solver.addEventListener("progress", this.#onProgress);
    solver.addEventListener("ready", this.#onReady);
    solver.addEventListener("lost", this.#onReady);
    this.#attributes.observe(this, { attributes: true });
    if (this.length && this.loop && this.autoplay) this.#looping.start();
    if (this.length || this.running) return;
    if (this.loading === "lazy") whenNear(this, () => this.#begin());
    else this.#begin();
  }

  /** Moving an element in its page disconnects it for a moment only. */
  disconnectedCallback() {
    super.disconnectedCallback();
    queueMicrotask(() => this.isConnected || this.#leave());
  }

  #leave() {
    this.timeline.pause();
    this.#runs.stop();
    this.#looping.end();
    this.#attributes.disconnect();
    solver.removeEventListener("progress", this.#onProgress);
    solver.removeEventListener("ready", this.#onReady);
    solver.removeEventListener("lost", this.#onReady);
  }

  #onProgress = (/** @type {any} */ { detail }) => {
    this.progress = this.running || this.#asking ? detail : null;
    this.#emit("progress", detail);
  };

  #onReady = () => (this.progress = null);

  /** Lit hears of its own attributes; `option-…` are any number. */
  #attributes = new MutationObserver((changes) => {
    if (this.#begun && changes.some(({ attributeName }) => isOption(attributeName))) this.run({ options: { ...this.request?.options, ...optionsOf(this) } });
  });

  async #begin() {
    const play = this.autoplay && !matchMedia("(prefers-reduced-motion: reduce)").matches;
    try {
      await this.#loadTexts();
      if (this.packages && !this.#begun && !(await this.#furnish(addressesIn(this.packages)))) return;
      if (this.src) await this.open(new URL(this.src, document.baseURI).href, { play, startAt: this.startAt });
      else if (!this.running && !this.length) await this.run({}, { play, startAt: this.startAt });
    } catch (error) {
      this.fail(error);
    }
    if (!this.length && !this.running) await this.#fallBack();
    this.#becomeReady();
  }

  /** Install the packages that are asked for; false when the visitor would not have them, who then sees another board. */
  async #furnish(addresses) {
    if (!this.asksFirst || (await agreed(this, addresses))) return this.install(addresses);
    this.notice = { text: this.#texts.text("packages-declined") };
    await this.#fallBack();
    this.#becomeReady();
    return false;
  }

  /** An address that cannot be shown leaves the visitor with something that works, and the reason why. */
  async #fallBack() {
    const { notice } = this;
    const { id, presets: [first] } = findPuzzle(this.puzzle)?.presets.length ? findPuzzle(this.puzzle) : await loadPuzzle(puzzleIds()[0]);
    const asked = async () => ({ puzzle: id, algorithm: first.algorithm, state: first.state, options: first.options });
    await this.#show((wish) => this.#runs.start(asked, wish), {}, id);
    this.notice = notice;
  }

  #becomeReady() {
    if (this.#begun) return;
    this.#begun = true;
    this.#markReady();
    this.#emit("ready");
  }

  async #loadTexts() {
    this.#texts ??= await this.#textsFor(this.#named);
  }

  /** A bare board that goes round and round says nothing of its puzzle. */
  #textsFor(puzzle) {
    return loadTexts(this.lang || document.documentElement.lang, this.controls === "none" && this.loop ? "" : puzzle);
  }

  /** The puzzle that the attributes name. */
  get #named() {
    return this.puzzle || puzzleIds()[0];
  }

  /** What the attributes ask for, filled from the puzzle's first preset or example. */
  #asked(puzzle) {
    const known = findPuzzle(puzzle);
    const ofThis = puzzle === this.#named;
    const first = known?.presets.find((preset) => !ofThis || !this.algorithm || preset.algorithm === this.algorithm);
    const algorithm = (ofThis && this.algorithm) || first?.algorithm || known?.algorithms[0].id;
    const given = ofThis ? optionsOf(this) : {};
    const example = { puzzle, algorithm, state: first?.state || known?.example, options: { ...first?.options } };
    const state = ofThis ? this.state : "";
    if (!state && !Object.keys(given).length) return example;
    return completed({ options: given, ...(state ? { state } : {}) }, example);
  }

  #positionOf(where) {
    if (where === "end") return this.timeline.last;
    if (String(where).endsWith("%")) return (parseFloat(where) / 100) * this.timeline.last;
    return Number(where);
  }

  // ---- runs

  async #show(start, wish, puzzle = this.request?.puzzle) {
    this.notice = null;
    try {
      const trace = await start({ ...wish });
      if (!trace) return null;
      this.#emit("runend", { request: this.request, result: this.result, status: trace.footer.status });
      return trace.footer.result;
    } catch (error) {
      this.#settle();
      this.fail(error, await this.#textsFor(puzzle).catch(() => this.#texts), findPuzzle(puzzle)?.dress);
      return null;
    }
  }

  /** Runs calls this before it shows a trace: what there is to say about its puzzle. */
  async prepare(puzzle) {
    const [texts] = await Promise.all([this.#textsFor(puzzle), loadPuzzle(puzzle)]);
    return texts;
  }

  /** No more will come: the clock may end where the trace does. */
  #settle() {
    if (this.length && !this.running) this.timeline.resize(this.length, false);
  }

  /** Runs calls this at the first sight of a trace. */
  shown(trace, wish, texts) {
    const { puzzle, algorithm, state, options } = trace.header;
    this.trace = trace;
    this.#texts = texts;
    this.#hand.end();
    this.request = { puzzle, algorithm, state, options };
    this.timeline.pause();
    this.timeline.resize(trace.length, !trace.complete);
    this.timeline.seek(0);
    this.#loadSource(trace.header.source).catch(() => (this.source = null));
    this.#becomeReady();
    this.#emit("runstart", { request: this.request });
    this.#fulfil(wish);
    this.requestUpdate();
  }

  grown(trace, wish) {
    this.timeline.resize(trace.length, !trace.complete);
    this.#emit("rungrow", { length: trace.length });
    this.#fulfil(wish);
    this.requestUpdate();
  }

  retrying() {
    this.notice = { text: this.#texts?.text("solver-lost") };
  }

  /** Go to where the run was wished to start, once the trace reaches so far; else play, if that was wished. */
  #fulfil(wish) {
    if (wish.startAt) {
      if (!this.trace.complete && !(this.length > Number(wish.startAt))) return;
      this.timeline.seek(this.#positionOf(wish.startAt));
      wish.startAt = "";
    } else if (wish.play) {
      wish.play = false;
      if (this.loop) this.#looping.start();
      else this.timeline.play();
    }
  }

  #looping = new Looping(this, this.timeline);

  /** Whether a looping player stands still. */
  get still() {
    return this.#looping.still;
  }

  set still(still) {
    this.#looping.still = still;
  }

  async #loadSource(module) {
    if (!this.#panels.includes("code")) return;
    const lines = await sourceLines(this.trace.header.puzzle, module);
    if (this.trace.header.source === module) this.source = lines;
  }

  async #waiting(promise) {
    this.#asking += 1;
    try {
      return await promise;
    } finally {
      this.#asking -= 1;
    }
  }

  // ---- by hand

  values() {
    return this.hand?.values ?? this.trace.board(this.position).values;
  }

  movesAtRest() {
    const start = this.trace.header.board.values;
    const unmoved = this.values().every((/** @type {number} */ value, /** @type {number} */ cell) => value === start[cell]);
    return unmoved ? presetFor(this.request)?.moves : null;
  }

  handChanged(state) {
    this.notice = null;
    if (state !== null || !this.hand) this.#emit("handmove", { state: state ?? this.request.state });
    this.requestUpdate();
  }

  noMove(reason = "no-move", args = {}) {
    this.notice = { text: this.#texts.text(reason, args) };
  }

  #onLook = ({ detail }) => this.#looking.at(detail);

  #onHand = ({ detail }) => this.#byHand(this.#hand.want(detail));

  #byHand(done) {
    this.timeline.pause();
    return done.catch((error) => this.fail(error));
  }

  #undo = () => {
    this.#hand.undo();
    if (!this.hand) this.focusBoard();
  };

  #acts = {
    undo: this.#undo,
    hint: this.hint,
    solve: () => this.solveFromHere(),
    computer: () => this.#byHand(this.#hand.computer()),
    survey: () => this.#byHand(this.#hand.survey()),
    move: (name) => this.#byHand(this.#hand.want({ move: name })),
    opponent: (level) => { this.#hand.opponent = level; this.requestUpdate(); },
    again: () => { this.#hand.end(); this.handChanged(this.request.state); },
  };

  #keys = keyActions(this, () => !this.hand);

  #showKeys = () => showKeys(this);

  // ---- drawing

  get #showsLarge() {
    return this.length > 0 && areasOf(this.trace.header.board).some((area) => isLarge(area, this.dress));
  }

  get #panels() {
    if (this.panels === "none" || this.controls === "none") return [];
    return this.panels ? this.panels.split(/[\s,]+/) : PANELS;
  }

  willUpdate(changed) {
    if (this.#panels.length && !customElements.get("dhadha-tree")) import("./panels.js").then(() => this.requestUpdate(), (error) => this.fail(error));
    if (this.controls !== "none" && !customElements.get("dhadha-transport")) import("./transport.js").then(() => this.requestUpdate(), (error) => this.fail(error));
    if (this.#showsLarge && !customElements.get("dhadha-heat")) import("./large.js").catch((error) => this.fail(error));
    if (changed.has("speed")) this.timeline.speed = Number(this.speed) > 0 ? Number(this.speed) : "auto";
    if (changed.has("loop")) this.timeline.loop = this.loop;
    if (changed.has("theme")) this.style.colorScheme = { light: "light", dark: "dark" }[this.theme] ?? "";
    if (this.#texts) this.dir = this.#texts.direction;
  }

  updated(changed) {
    if (this.length && !this.#boardStands) setTimeout(() => ((this.#boardStands = true), this.requestUpdate()));
    if (!this.#begun) return;
    if (changed.has("lang")) this.#textsFor(this.request?.puzzle).then((texts) => ((this.#texts = texts), this.requestUpdate()));
    const asked = REQUEST.filter((name) => changed.has(name) && this[name]);
    if (asked.includes("src")) this.open(new URL(this.src, document.baseURI).href);
    else if (asked.includes("puzzle")) this.run({ puzzle: this.puzzle });
    else if (asked.length) this.run(Object.fromEntries(asked.map((name) => [name, this[name]])));
  }

  render() {
    const texts = this.#texts;
    if (!texts) return html`<slot></slot><div class="empty"></div>`;
    const bare = this.controls === "none";
    const { text } = texts;
    return html`<div class="player ${this.#panels.length ? "with-panels" : ""} ${bare ? "bare" : ""}" lang=${texts.language}>
      <div class="stage">
        ${this.length && !bare && this.players > 1 ? turnLine(this) : nothing}
        ${this.length ? boards(this, { hand: this.#onHand, look: this.#onLook }) : html`<div class="empty"></div>`}
        ${this.length && !bare ? [this.#bar(), narration(this)] : nothing}
        ${bare ? nothing : notices({ progress: this.progress, running: this.running, notice: this.notice, texts, cancel: () => this.cancel() })}
        ${this.#showsAnswer ? answer({ result: this.result, texts, use: (state) => this.run({ state }) }) : nothing}
        ${bare ? nothing : html`<slot name="below"></slot>`}
      </div>
      ${this.#boardStands && this.#panels.length ? html`<div class="panels ${this.hand ? "stale" : ""}">${this.#panels.map((name) => this.#panel(name))}</div>` : nothing}
      ${bare ? nothing : keySheet({ text, pieces: this.dress?.pieces })}
    </div>`;
  }

  get dress() {
    return this.#puzzle?.dress;
  }

  /** The transport, or what may be done with a board in the hand; a game has both. */
  #bar() {
    if (this.players > 1) return [this.hand ? nothing : this.#transport(), gameBar(this, this.#acts)];
    return this.hand ? handBar(this, this.#acts) : this.#transport();
  }

  #transport() {
    const { position, length, timeline } = this;
    const { text } = this.#texts;
    const caption = this.trace.thinned
      ? text("position-of-thinned", { number: this.trace.stepNumber(position) + 1, steps: this.trace.footer?.steps ?? this.trace.stepNumber(length - 1) + 1 })
      : text("position-of", { position: position + 1, length });
    return html`<dhadha-transport .timeline=${timeline} .markers=${this.trace.markers} .texts=${this.#texts} .caption=${caption}
      .version=${`${position} ${length} ${timeline.playing} ${timeline.speed}`} .tools=${{ hint: this.advises && this.players < 2 && this.hint, save: this.#save, keys: this.#showKeys }}></dhadha-transport>`;
  }

  get #showsAnswer() {
    return this.result && this.controls !== "none" && !this.hand && this.position === this.timeline.last;
  }

  #panel(name) {
    return panel(name, { trace: this.trace, position: this.position, texts: this.#texts, source: this.source, dress: this.dress, goTo: this.#goTo });
  }

  #goTo = ({ detail }) => {
    this.#hand.end();
    this.timeline.pause();
    this.timeline.seek(detail);
    this.requestUpdate();
  };

  #save = async () => download(await this.file(), `${this.request.puzzle}-${this.request.algorithm}.trace.gz`);

  #emit(name, detail = {}) {
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
  }
}

customElements.define("dhadha-player", DhadhaPlayer);
