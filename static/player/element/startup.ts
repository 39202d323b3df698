/** Starts a player: shows the run its attributes request once the player is near the viewport, or a fallback. */
import { importLate } from "../../loading/late-import.ts";
import { whenNear } from "../../loading/when-visible.ts";
import { emit } from "../base/custom-elements-and-events.ts";
import { isMotionReduced, playsOnAttributeChange } from "../base/styles.ts";
import { warnAuthorOnce } from "../catalogue/author-mistakes.ts";
import { findPuzzle } from "../catalogue/puzzle-registry.ts";
import { loadPuzzle, allPuzzleIds } from "../catalogue/baked-data.ts";
import { toWords } from "../catalogue/element-attributes.ts";
import { attributesOf, fallbackRequest, resolveWithoutMistakes, withBakedRun } from "../session/resolve-request.ts";
import { observeRequestAttributes } from "./read-attributes.ts";
import type { Playback } from "../catalogue/public-api-types.ts";
import type { Preview } from "./preview.ts";
import type { DhadhaPlayer as Player } from "./element.ts";

/** How much of a player has come, with the phases that may follow each. */
const PHASES = {
  /** It is not in a page, or is far from the viewport. */
  waiting: ["starting", "started"],
  /** What its attributes request is being loaded. */
  starting: ["untouched", "started"],
  /** It shows a preview, and fetches no Python before the reader touches it. */
  untouched: ["starting", "started"],
  /** There is a run, or there will be none until a retry. */
  started: ["starting"],
};

type Phase = keyof typeof PHASES;

export class Startup {
  /** Whether an example replaces a saved run that failed to open: our own pages have a form beside it. */
  replacesRuns = false;
  /** What a page does before the first run, when packages are installed. */
  beforeFirstRun = async () => {};
  /** The preview, shown until the first run where that needs Python. */
  preview: Preview | null = null;
  phase: Phase = "waiting";
  /** What the reader, or a call, wants of a waiting player. */
  #wanted: "" | "shown" | "played" = "";
  #markReady: (() => void) | null = null;
  #ready: Promise<void> = new Promise((resolve) => (this.#markReady = resolve));
  #takeRequest: ReturnType<typeof observeRequestAttributes>;
  declare player: Player;

  constructor(player: Player) {
    this.player = player;
    this.#takeRequest = observeRequestAttributes(player);
    player.session.addEventListener("settled", () => this.#finishStart());
  }

  #enterPhase(next: Phase) {
    if (next === this.phase) return;
    if (!PHASES[this.phase].includes(next)) throw new Error(`A player that is ${this.phase} was to be ${next}.`);
    this.phase = next;
    this.player.requestUpdate();
  }

  onConnected() {
    const { player } = this;
    if (player.length || player.running || this.phase === "untouched") return;
    if (player.loading === "lazy") whenNear(player, () => this.phase === "waiting" && this.#startPlayer());
    else this.#startPlayer();
  }

  /** Start a waiting player; resolves once it is ready, at once without a page. */
  async ensureReady() {
    const { player } = this;
    this.#wanted ||= "shown";
    if (player.isConnected && ["waiting", "untouched"].includes(this.phase)) this.#startPlayer();
    if (player.isConnected || player.running) await this.#ready;
  }

  /** Do what changed attributes ask; a waiting player shows the preview of another board. */
  applyAttributes(changed: Map<PropertyKey, unknown>) {
    const { player } = this;
    const asked = this.#takeRequest(changed);
    if (asked && this.phase === "untouched") this.#startPlayer();
    const isStarted = this.phase === "started";
    if (!asked || !(isStarted || player.running)) return;
    const playback = isStarted ? { play: playsOnAttributeChange(player) && (player.autoplay || !asked.src) } : this.playback;
    if (asked.src) player.open(asked.src, playback);
    else player.session.run(asked, playback, true).then(() => this.#warnAuthorOfRefusal());
  }

  /** A run is shown, or there will be none. */
  #finishStart() {
    this.preview = null;
    this.#enterPhase("started");
    if (!this.#markReady) return;
    this.#markReady();
    this.#markReady = null;
    emit(this.player, "ready");
  }

  async #startPlayer() {
    const { player } = this;
    const { notices, session } = player;
    this.#enterPhase("starting");
    if (!player.src) loadPuzzle(player.puzzleId).catch(() => {}); // preloaded; its user reports a failure
    try {
      if (!session.texts) await player.parts.loadTexts();
      if (await this.#showPreviewIfNeeded()) return;
      const packages = toWords(player.packages);
      if (packages.length && !player.length && !(await this.#installPackages(packages))) return;
      if (player.src || (!player.running && !player.length)) await this.#showRequestedRun();
      this.#warnAuthorOfRefusal();
      const lacks = !player.length && !player.running;
      if (lacks && (player.src ? this.replacesRuns : !notices.canRetry)) await this.#showExample();
    } catch (error) {
      session.reportError(error, { again: () => this.#startPlayer() });
    }
    this.#finishStart();
  }

  /** Show a preview if only Python can make the run and the page did not ask for that; returns whether it is shown. */
  async #showPreviewIfNeeded() {
    const { player } = this;
    const isMeant = () => this.#wanted || player.autoplay || player.loading === "eager" || player.running;
    const brought = toWords(player.packages).length > 0;
    if (isMeant() || player.length || (brought ? player.asksFirst : player.src)) return false;
    if (!brought && !(await loadPuzzle(player.puzzleId))) return false;
    const { request, baked } = brought ? {} : await resolveWithoutMistakes(player, {}, null, attributesOf(player));
    if (baked) return false;
    const { makePlayerPreview: previewOf, loadBoardOfRequest, warnOfUndrawnState } = await importLate(() => import("./preview.ts"));
    const still = request ? await loadBoardOfRequest(request).catch(() => null) : null; // null shows the page's own content
    const untouched = previewOf(player, still, this.#startOnTouch);
    if (isMeant()) return false;
    if (request && !still && !player.childNodes.length) warnOfUndrawnState(player, request);
    this.preview = untouched;
    this.#enterPhase("untouched");
    player.content.noteBoardDrawn();
    return true;
  }

  #startOnTouch = () => {
    if (this.phase !== "untouched") return;
    this.#wanted = "played";
    this.#startPlayer();
  };

  /** How the first run is shown. */
  get playback(): Playback {
    const { autoplay, startAt } = this.player;
    return { play: this.#wanted === "played" || (autoplay && !isMotionReduced()), startAt };
  }

  /** Tell the author, too, why nothing is shown. */
  #warnAuthorOfRefusal() {
    const { session, notices } = this.player;
    if (session.runs.refused && notices.now?.isError) warnAuthorOnce(this.player, `shows no run: ${notices.now.text}`);
  }

  async #showRequestedRun() {
    const { player } = this;
    await this.beforeFirstRun();
    if (player.src) await player.open(player.src, this.playback);
    else await player.run({ puzzle: player.puzzleId }, this.playback);
  }

  /** Install packages; show an example and return false on a failure or without consent, which a retry needs again. */
  async #installPackages(addresses: string[]) {
    const { player } = this;
    const { session, notices } = player;
    try {
      if (await player.confirmPackages(addresses)) return Boolean(await session.install(addresses));
      player.packages = player.src = "";
      notices.say(session.texts?.text("packages-declined"));
    } catch (error) {
      const again = async () => (await this.#installPackages(addresses)) && this.#showRequestedRun();
      session.reportError(error, { again });
    }
    if (!player.length) await this.#showExample();
    this.#finishStart();
    return false;
  }

  /** Show an example of the puzzle asked for; of another one only beside a form. */
  async #showExample() {
    const { session, notices, puzzleId } = this.player;
    const asked = findPuzzle(puzzleId);
    const puzzle = asked?.presets.length ? asked : this.replacesRuns && (await loadPuzzle(allPuzzleIds()[0]));
    if (!puzzle) return;
    const fallback = async () => withBakedRun(fallbackRequest(puzzle));
    await notices.preserveDuring(() => session.runs.start(fallback, {}, puzzle.id));
  }
}
