/**
 * <dhadha-player>: shows a run, and makes new ones when the visitor changes something.
 * The clock is one integer; every part is a function of (trace, position).
 */
import { html, nothing } from "lit";
import { saidIn } from "../files/said.js";
import { loadTexts } from "../i18n/texts.js";
import { solver } from "../solver/client.js";
import { areasOf } from "./areas.js";
import { Attributes } from "./attributes.js";
import { because } from "./because.js";
import { bars, style } from "./element.css.js";
import { download } from "./download.js";
import { define, emit } from "./events.js";
import { KeepsFocus } from "./focus.js";
import { LenientElement, numberOf } from "./given.js";
import { Hand } from "./hand.js";
import { keyActions, keyOf, showKeys } from "./keys.js";
import { bakedFor, completed, findPuzzle, loadPuzzle, puzzleIds, loadSource } from "./library.js";
import { buttons, hidden, palette } from "./look.js";
import { Looking } from "./looking.js";
import { news, problem, work } from "./news.js";
import { Runs } from "./runs.js";
import { sentenceFor } from "./sentences.js";
import { declared, optionsOf, paceOf, positionFor, stateText, wellFormed, words } from "./settings.js";
import { isLarge } from "./sizes.js";
import { aspectOf, boards } from "./stage.js";
import { Timeline } from "./timeline.js";
import { Trace } from "./trace.js";
import { Looping, whenNear } from "./visible.js";

const BROAD = 1.7; // times as wide as high: then nothing fits beside the boards
/** What shows a player that has controls; it comes with the first of them. */
let staged = null;
const LATE = 900; // milliseconds
const PANELS = ["legend", "code", "fault", "values", "lists", "wall", "lesson", "tree", "counters", "plots"];

export class DhadhaPlayer extends LenientElement {
  static properties = {
    ...declared(),
    notice: { state: true }, progress: { state: true }, source: { state: true }, presenting: { type: Boolean, reflect: true },
  };

  static styles = [palette, hidden, buttons, bars, style];

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
  #attributes = new Attributes(this);
  #asking = 0;
  #begun = false;
  /** Whether the last request came to nothing, and what would be done if the visitor tried again what could not be fetched. */
  #refused = false;
  #remedies = new Set();
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
    this.presenting = false;
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

  /** The answer to the last request, once it is complete; null after a refusal, although the board before it is still shown. */
  get result() {
    return this.#refused ? null : this.#answer;
  }

  get #answer() {
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

  /** Whether there are boards alone; "hand": boards that may be moved. */
  get bare() {
    return this.controls === "none" || this.controls === "hand";
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
    return this.length ? this.#texts.reason(because(this.trace, this.position)) : "";
  }

  async play() {
    await this.#atReady();
    if (!this.hand) this.timeline.play();
    else if (this.players < 2) await this.solveFromHere();
  }

  async pause() {
    this.timeline.pause();
  }

  async step(count = 1) {
    await this.#atReady();
    this.#putDown();
    this.timeline.step(numberOf(count));
  }

  /** Go to a position, to "50%" or to the "end". */
  async seek(where) {
    await this.#atReady();
    this.#putDown();
    this.timeline.seek(positionFor(where, this.timeline.last));
  }

  /**
   * Solve `request` ({puzzle, algorithm, state, options}); what is missing stays as it is.
   * Resolves to the result, or to null when it was refused or stopped. `fresh` asks Python even for what was baked.
   */
  async run(wanted = {}, { play = true, startAt = "", fresh = false } = {}) {
    const request = wellFormed(wanted);
    const puzzle = request.puzzle ?? this.request?.puzzle ?? this.#named;
    const asked = async () => {
      await loadPuzzle(puzzle);
      const before = this.request?.puzzle === puzzle ? this.request : this.#asked(puzzle);
      return completed({ ...request, puzzle }, before);
    };
    return this.#show((wish) => this.#runs.start(asked, wish), { play, startAt, fresh }, puzzle);
  }

  /** Show a saved run, given as a Blob or an address; resolves like `run`. */
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
      return this.hand ? await this.#hand.state() : this.request?.state ?? "";
    } catch (error) {
      this.fail(error);
      return this.request.state;
    }
  }

  /** Install wheels that bring puzzles, given by address or as Files; resolves to the puzzles' identifiers, or to null when that failed. */
  async install(wheels) {
    return this.#install(wheels).catch((error) => this.fail(error, { again: () => this.install(wheels) }));
  }

  async #install(wheels) {
    await this.#loadTexts();
    const { installPackages } = await import("./packages.js");
    const names = await this.#waiting(installPackages(typeof wheels === "string" ? words(wheels) : [...wheels]));
    this.requestUpdate();
    return names;
  }

  /** Ask Python about the puzzle shown; see the worker's QUESTIONS. */
  ask = async (question, args = {}) => {
    return this.#waiting(solver.ask(question, question === "catalogue" ? {} : { puzzle: this.request.puzzle, ...args }));
  };

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

  /** Show what went wrong in words; the board stays as it is. `again`: what to do when the visitor tries again what could not be fetched. */
  fail(error, { again = null, texts = this.#texts, dress = this.dress } = {}) {
    const remedy = error.again ?? (error.name === "Unfetched" ? again : null);
    if (remedy) this.#remedies.add(remedy);
    this.progress = null;
    const message = sentenceFor(error, texts, this.lang);
    const notice = { text: message, problem: true, picture: error.picture, dress, again: remedy && this.#tryAgain };
    this.notice = emit(this, "error", { error, message, again: notice.again }) ? notice : null;
    return null;
  }

  #tryAgain = () => {
    const remedies = [...this.#remedies];
    this.#remedies.clear();
    this.notice = null;
    for (const act of remedies) act();
  };

  /** The trace as a file, packed; null when there is none. */
  async file() {
    if (!this.length) return null;
    try {
      return (await import("./saved.js")).packed(this.trace);
    } catch (error) {
      return this.fail(error);
    }
  }

  focusBoard() {
    this.board?.focus({ preventScroll: true });
  }

  /** What keys act on, of the first board that a hand may touch; else of the first. @returns {HTMLElement | null} */
  get board() {
    const board = this.renderRoot.querySelector("dhadha-board[playable]") ?? this.renderRoot.querySelector("dhadha-board");
    return board?.shadowRoot.querySelector(".board");
  }

  /** Make the step a slide; `leave` of a player that presents ends that. */
  present = async () => {
    await this.#atReady();
    try {
      (await import("./present.js")).present(this);
    } catch (error) {
      this.fail(error, { again: this.present });
    }
  };

  leave() {}

  /** Act on a key as the key sheet says. */
  press = (event) => {
    if (this.hand && event.key === "z" && (event.ctrlKey || event.metaKey)) return this.#undo();
    const act = this.#keys[keyOf(event)];
    if (!this.length || !act || this.bare) return;
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
    if (this.length && this.loop && this.autoplay) this.#looping.start();
    if (this.length || this.running) return;
    this.#lazy = this.loading === "lazy";
    if (this.#lazy) whenNear(this, () => this.#lazy && this.#begin());
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
    solver.removeEventListener("progress", this.#onProgress);
    solver.removeEventListener("ready", this.#onReady);
    solver.removeEventListener("lost", this.#onReady);
  }

  #onProgress = (/** @type {any} */ { detail }) => {
    this.progress = this.running || this.#asking ? detail : null;
    this.#emit("progress", detail);
  };

  #onReady = () => (this.progress = null);

  /** Whether the player waits to be seen. */
  #lazy = false;

  async #begin() {
    this.#lazy = false;
    const play = this.autoplay && !matchMedia("(prefers-reduced-motion: reduce)").matches;
    try {
      await this.#loadTexts();
      const packages = words(this.packages);
      if (packages.length && !this.#begun && !(await this.#furnish(packages))) return;
      if (this.src) await this.open(this.src, { play, startAt: this.startAt });
      else if (!this.running && !this.length) await this.run({}, { play, startAt: this.startAt });
      if (!this.length && !this.running && (this.src || !this.#remedies.size)) await this.#fallBack();
    } catch (error) {
      this.fail(error, { again: () => this.#begin() });
    }
    this.#becomeReady();
  }

  /** Install the packages that are asked for; false when they cannot be had or the visitor would not have them, who then sees another board. */
  async #furnish(addresses) {
    try {
      if (!this.asksFirst || (await (await import("./packages.js")).agreed(this, addresses))) return Boolean(await this.#install(addresses));
      this.packages = this.src = "";
      this.notice = { text: this.#texts.text("packages-declined") };
    } catch (error) {
      this.fail(error, { again: () => this.#furnishLater(addresses) });
    }
    await this.#fallBack();
    this.#becomeReady();
    return false;
  }

  /** What could not be fetched at first is here: now show what was asked for. */
  async #furnishLater(addresses) {
    if (await this.#install(addresses).catch((error) => this.fail(error, { again: () => this.#furnishLater(addresses) }))) this.run({ puzzle: this.#named });
  }

  /** An address that cannot be shown leaves the visitor with something that works, the reason why, and what may be tried again. */
  async #fallBack() {
    const { notice } = this;
    const remedies = [...this.#remedies];
    const { id, presets: [first] } = findPuzzle(this.puzzle)?.presets.length ? findPuzzle(this.puzzle) : await loadPuzzle(puzzleIds()[0]);
    const asked = async () => ({ puzzle: id, algorithm: first.algorithm, state: first.state, options: first.options });
    await this.#show((wish) => this.#runs.start(asked, wish), {}, id);
    for (const each of remedies) this.#remedies.add(each);
    this.notice = notice;
  }

  /** Resolves when there is something to step through, or nothing will be: a player that waits to be seen begins, one without a page has nothing to wait for. */
  async #atReady() {
    if (this.#lazy) this.#begin();
    if (this.isConnected || this.running) await this.#ready;
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
    const state = ofThis ? stateText(this.state) : "";
    if (!state && !Object.keys(given).length) return example;
    return completed({ options: given, ...(state ? { state } : {}) }, example);
  }

  // ---- runs

  async #show(start, wish, puzzle = this.request?.puzzle) {
    this.notice = null;
    this.#remedies.clear();
    this.#partsAsked.clear();
    this.timeline.pause();
    this.#beginToWait();
    try {
      const trace = await start({ ...wish });
      if (!trace) return null;
      this.#emit("runend", { request: this.request, result: this.result, status: trace.footer.status });
      return trace.footer.result;
    } catch (error) {
      this.#settle();
      this.#refused = true;
      const texts = error.name === "Unfetched" ? this.#texts : await this.#textsFor(puzzle).catch(() => this.#texts);
      this.fail(error, { texts, dress: findPuzzle(puzzle)?.dress, again: () => this.#show(start, wish, puzzle) });
      if (!this.isConnected) this.#becomeReady();
      return null;
    }
  }

  /** Whether a run takes so long that the visitor is shown ways out of it. */
  late = false;
  #lateTimer = 0;

  #beginToWait() {
    this.late = false;
    clearTimeout(this.#lateTimer);
    this.#lateTimer = setTimeout(() => ((this.late = true), this.running && this.requestUpdate()), LATE);
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
    this.#refused = false;
    this.#texts = texts;
    this.#hand.end();
    this.request = { puzzle, algorithm, state, options };
    this.timeline.pause();
    this.timeline.resize(trace.length, !trace.complete);
    this.timeline.seek(0);
    this.#loadSource();
    this.#becomeReady();
    this.#emit("runstart", { request: this.request });
    this.#fulfil(wish);
    this.requestUpdate();
  }

  grown(trace, wish) {
    this.timeline.resize(trace.length, !trace.complete);
    this.#emit("rungrow", { length: trace.length });
    this.#fulfil(wish);
    setTimeout(() => this.requestUpdate()); // drawn in a task of its own, for a run that thins itself takes one
  }

  retrying() {
    this.notice = { text: this.#texts?.text("solver-lost") };
  }

  /** Go to where the run was wished to start, once the trace reaches so far; else play, if that was wished. */
  #fulfil(wish) {
    if (wish.startAt) {
      if (!this.trace.complete && !(this.length > Number(wish.startAt))) return;
      this.timeline.seek(positionFor(wish.startAt, this.timeline.last));
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

  async #loadSource() {
    const { puzzle, source: module } = this.trace.header;
    if (!this.#panels.includes("code")) return;
    const source = await loadSource(puzzle, module).catch((error) => this.fail(error, { again: () => this.#loadSource() }));
    if (this.trace.header.source === module) this.source = source;
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
    return unmoved ? bakedFor(this.request)?.moves : null;
  }

  handChanged() {
    this.notice = null;
    this.requestUpdate();
  }

  /** @param {string | null} state null: that of the run */
  handMoved(state) {
    this.#emit("handmove", { state: state ?? this.request.state });
  }

  /** The board of the run is shown again. */
  #putDown() {
    const { hand } = this;
    this.#hand.end();
    if (hand) this.handMoved(null);
  }

  noMove(reason = this.players > 1 ? "no-move-listed" : "no-move", args = {}) {
    this.notice = { text: this.#texts.text(reason, args) };
  }

  #onLook = ({ detail }) => this.#looking.at(detail);

  #onHand = ({ detail }) => this.#byHand(this.#hand.want(detail));

  #byHand(done) {
    this.timeline.pause();
    return done.then(() => this.#showBoard(), (error) => this.fail(error));
  }

  /** What belonged to another board goes when a game begins, and the page beneath it moves up. */
  async #showBoard() {
    if (this.players < 2) return;
    await this.updateComplete;
    requestAnimationFrame(() => this.board?.scrollIntoView({ block: "nearest" }));
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
    again: () => { this.#putDown(); this.handChanged(); },
  };

  #keys = keyActions(this, () => !this.hand);

  #showKeys = () => showKeys(this);

  // ---- drawing

  get #showsLarge() {
    return this.length > 0 && areasOf(this.trace.header.board).some((area) => isLarge(area, this.dress));
  }

  get #panels() {
    if (this.panels === "none" || this.bare) return [];
    return this.panels ? words(this.panels).filter((name) => PANELS.includes(name)) : PANELS;
  }

  willUpdate(changed) {
    if (this.#panels.length) this.#part("dhadha-tree", () => import("./panels.js"));
    if (!this.bare) this.#part("staged", async () => void ({ staged } = await import("./staged.js")));
    if (this.#showsLarge) this.#part("dhadha-heat", () => import("./large.js"));
    if (changed.has("speed")) this.timeline.speed = paceOf(this.speed);
    if (changed.has("loop")) this.timeline.loop = this.loop;
    if (changed.has("theme")) this.style.colorScheme = { light: "light", dark: "dark" }[this.theme] ?? "";
    if (this.#texts) this.dir = this.#texts.direction;
  }

  #partsAsked = new Set();

  /** What comes when it is first shown; asked for once, until the visitor tries again. */
  #part(element, load) {
    if (customElements.get(element) || this.#partsAsked.has(element)) return;
    this.#partsAsked.add(element);
    load().then(() => this.requestUpdate(), (error) => this.fail(error, { again: () => (this.#partsAsked.delete(element), this.requestUpdate()) }));
  }

  updated(changed) {
    if (this.length && !this.#boardStands) setTimeout(() => ((this.#boardStands = true), this.requestUpdate()));
    const asked = this.#attributes.asked(changed);
    if (!this.#begun) return;
    if (changed.has("lang")) this.#translate();
    if (asked?.src) this.open(asked.src);
    else if (asked) this.run(asked);
  }

  async #translate() {
    try {
      this.#texts = await this.#textsFor(this.request?.puzzle);
      this.requestUpdate();
    } catch (error) {
      this.fail(error, { again: () => this.#translate() });
    }
  }

  render() {
    const texts = this.#texts;
    if (!texts) return html`<slot></slot><div class="empty"></div>${problem(this.notice, saidIn(this.lang)["try-again"])}`;
    return !this.bare && staged ? staged(this, this.#view) : this.#bareBoards();
  }

  /** Nothing but boards, and what cannot be left unsaid. */
  #bareBoards() {
    const { notice } = this;
    return html`<div class="player bare" lang=${this.#texts.language}>${this.#scene()}${notice?.again || notice?.choices ? news({ notice, texts: this.#texts }) : nothing}</div>`;
  }

  /** What `staged` shows besides what anybody may read. */
  get #view() {
    return {
      scene: this.#scene(), told: this.#told, caption: this.length ? this.#caption : "", panels: this.#panels, stands: this.#boardStands && this.length > 0,
      awaited: this.#runs.awaited, broad: this.length > 0 && aspectOf(this.trace.header.board) > BROAD, answer: this.#showsAnswer ? this.#answer : null,
      acts: this.#acts, save: this.#save, showKeys: this.#showKeys, goTo: this.#goTo,
    };
  }

  #scene() {
    return html`<div class="scene">
      ${this.length ? boards(this, { hand: this.#onHand, look: this.#onLook }) : html`<div class="empty"></div>`}
      ${this.#runs.awaited && !this.bare ? work(this.#told) : nothing}</div>`;
  }

  get #told() {
    return { progress: this.progress, running: this.running, notice: this.notice, texts: this.#texts, cancel: () => this.cancel() };
  }

  get dress() {
    return this.#puzzle?.dress;
  }

  /** Which step is shown, in words. */
  get #caption() {
    const { position, length, trace } = this;
    const { text } = this.#texts;
    if (!trace.thinned) return text("position-of", { position: position + 1, length });
    return text("position-of-thinned", { number: trace.stepNumber(position) + 1, steps: trace.footer?.steps ?? trace.stepNumber(length - 1) + 1 });
  }

  get #showsAnswer() {
    return this.#answer && !this.bare && !this.hand && this.position === this.timeline.last;
  }

  #goTo = ({ detail }) => {
    this.#putDown();
    this.timeline.pause();
    this.timeline.seek(detail);
    this.requestUpdate();
  };

  #save = async () => download(await this.file(), `${this.request.puzzle}-${this.request.algorithm}.trace.gz`);

  #emit(name, detail = {}) {
    emit(this, name, detail);
  }
}

define("dhadha-player", DhadhaPlayer);
