/** <dhadha-player>: its public API and its lifecycle. Everything shown is a function of (trace, position). */
import { importLate } from "../../loading/late-import.ts";
import { loadTexts } from "../../i18n/load-messages.ts";
import { solver } from "../../python-worker/solver-client.ts";
import { Engagement } from "../base/focus-engagement-and-host-theme.ts";
import { defineOnce, emit } from "../base/custom-elements-and-events.ts";
import { hostReset, wrapInHostFrame, buttons, hidden, isMotionReduced, palette } from "../base/styles.ts";
import { PLAYER, litProperties } from "../catalogue/element-attributes.ts";
import { Notices } from "../session/notices.ts";
import { Session } from "../session/session.ts";
import { showsBoardsOnly } from "./read-attributes.ts";
import { renderBarePlayer, renderBoardsBeforeControls, renderEmptyPlayer } from "./player-without-controls.ts";
import { style } from "./player-layout.css.ts";
import { Content } from "./first-board-then-all.ts";
import { LazyParts } from "./lazy-parts.ts";
import { PlaybackElement } from "./playback-element.ts";
import { Startup } from "./startup.ts";
import type { Properties } from "../catalogue/element-attributes.ts";
import type { DhadhaPlayer as PublicPlayer, Playback } from "../catalogue/public-api-types.ts";
import type { SessionHost } from "../session/session.ts";
import type { Modes } from "./mode-switching.ts";

export interface DhadhaPlayer extends Properties<typeof PLAYER> {}
export class DhadhaPlayer extends PlaybackElement implements PublicPlayer, SessionHost {
  static properties = {
    ...litProperties(PLAYER), ...PlaybackElement.properties, still: { attribute: false, initial: false },
  };

  static styles = [palette, hostReset, hidden, buttons, style];

  notices = new Notices(this, (state) => this.run({ state }));
  session = new Session(this, this.timeline, this.notices);
  startup = new Startup(this);
  parts = new LazyParts(this);
  content = new Content(this);
  /** What the visitor does with the run; null before the controls have loaded. */
  modes: Modes | null = null;
  #engagement = new Engagement(this);
  /** Whether nothing moves by itself. */
  declare still: boolean;

  // ---- what it shows

  get request() {
    return this.session.request;
  }

  get length() {
    return this.session.length;
  }

  get running() {
    return this.session.runs.running;
  }

  /** The messages; null before the first ones have loaded. */
  get texts() {
    return this.session.texts;
  }

  get result() {
    return this.session.result;
  }

  get counters() {
    return this.length ? this.session.trace.counters(this.position) : {};
  }

  get sentence() {
    return this.session.sentence;
  }

  get memory() {
    return solver.memory;
  }

  values() {
    return this.session.values();
  }

  /** The messages of a puzzle, those of boards alone for null. */
  loadTextsOf(puzzle?: string | null) {
    return loadTexts(this.lang, puzzle);
  }

  get bare() {
    return showsBoardsOnly(this.controls);
  }

  /** Bare boards fit into the square that a tag reserves. */
  get keepsReserve() {
    return this.bare && !this.notices.now;
  }

  /** Whether the player handles swipes on its boards; setting it makes this permanent. */
  get engaged() {
    return this.#engagement.engaged;
  }

  set engaged(always) {
    this.#engagement.always = always;
    this.requestUpdate();
  }

  // ---- the public API

  /** Start a waiting player, and end manual play. */
  async prepareToStep() {
    await this.startup.ensureReady();
    this.session.endManualPlay();
  }

  async play() {
    await this.startup.ensureReady();
    if (!this.session.hand) this.timeline.play();
    else if (this.session.playerCount < 2) await this.session.solveFromHere();
  }

  async run(wanted: unknown = {}, playback: Playback = {}) {
    return this.session.run(wanted, playback);
  }

  /** Show a saved run; resolves like `run`. */
  async open(file: Blob | string, { play = false, startAt = "" }: Playback = {}) {
    return this.session.runs.open(file, { play, startAt });
  }

  async cancel() {
    if (!this.running) return;
    const { session, request } = this;
    session.runs.cancel();
    session.python.clear();
    this.notices.say(session.texts?.text("cancelled"));
    emit(this, "runend", { request, result: null, status: "cancelled" });
  }

  /** Install packages; resolve to the names of their puzzles, or to null on failure. */
  async install(wheels: string | Blob | Iterable<string | Blob>): Promise<string[] | null> {
    try {
      if (!this.texts) await this.parts.loadTexts();
      return await this.session.install(wheels);
    } catch (error) {
      return this.session.reportError(error, { again: () => this.install(wheels) });
    }
  }

  /** The trace as a packed file; null without a trace. */
  async file(): Promise<Blob | null> {
    if (!this.length) return null;
    try {
      return (await importLate(() => import("../trace/saved-run.ts"))).packTrace(this.session.trace);
    } catch (error) {
      return this.session.reportError(error);
    }
  }

  handleKeydown(event: KeyboardEvent) {
    if (!this.bare && this.modes) this.parts.controls?.handleKey(this, this.modes, event);
  }

  get isWhole() {
    return this.content.isWhole;
  }

  // ---- lifecycle

  connectedCallback() {
    super.connectedCallback();
    this.session.python.connect();
    const loops = this.length && this.loop && this.autoplay;
    if (loops && !this.still && !isMotionReduced()) this.timeline.play({ isRead: false });
    this.startup.onConnected();
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.session.python.disconnect();
    queueMicrotask(() => this.isConnected || this.session.runs.cancel());
  }

  willUpdate(changed: Map<PropertyKey, unknown>) {
    super.willUpdate(changed);
    const { parts, timeline, loop, still } = this;
    parts.loadNeeded();
    if (parts.controls) this.modes ??= new parts.controls.Modes(this);
    this.modes?.practiseIfWanted();
    if (changed.has("loop")) timeline.loop = loop;
    if (changed.has("still") && still) timeline.pause();
    else if (changed.get("still") && loop && this.length) timeline.play({ isRead: false });
    timeline.suspend("loading", parts.awaitsQuestions || parts.awaitsPace);
  }

  updated(changed: Map<PropertyKey, unknown>) {
    this.content.noteDrawing();
    this.startup.applyAttributes(changed);
    if (this.startup.phase === "started" && changed.has("lang")) this.parts.reloadTexts();
  }

  render() {
    const { parts: { controls }, session: { texts }, modes } = this;
    if (!texts) return wrapInHostFrame(renderEmptyPlayer(this));
    if (this.bare) return wrapInHostFrame(renderBarePlayer(this));
    const hasControls = controls && modes && texts.puzzle !== null;
    return wrapInHostFrame(hasControls ? controls.playerTemplate(this, modes) : renderBoardsBeforeControls(this));
  }
}

defineOnce("dhadha-player", DhadhaPlayer);
