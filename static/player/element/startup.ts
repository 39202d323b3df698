/** Starts a player: shows the run its attributes request once the player is near the viewport, or a fallback. */
import { importLate } from "../../loading/late-import.ts";
import { whenNear } from "../../loading/when-visible.ts";
import { emit } from "../base/element-helpers.ts";
import { findPuzzle } from "../catalogue/puzzle-registry.ts";
import { loadPuzzle, puzzleIds } from "../catalogue/built-in-puzzles.ts";
import { words } from "../catalogue/player-attributes.ts";
import { attributesOf, fallbackFor, resolveRequest, withBakedRun } from "./resolve-request.ts";
import type { Preview } from "./preview.ts";
import type { DhadhaPlayer as Player } from "./element.ts";
import type { Playback } from "./public-api.ts";

export class Startup {
  /** Whether startup has finished: there is a run, or there will be none. */
  isOver = false;
  /** The preview, shown until the first run where that needs Python. */
  preview: Preview | null = null;
  /** Whether the player waits for the reader's tap, and fetches no Python before. */
  awaitsReader = false;
  /** Whether the reader, or a call, has started the player. */
  #engaged = false;
  /** Whether the player waits until it is near the viewport. */
  #lazy = false;
  #markReady = () => {};
  #ready: Promise<void> = new Promise((resolve) => (this.#markReady = resolve));
  declare player: Player;

  constructor(player: Player) {
    this.player = player;
  }

  enter() {
    const { player } = this;
    if (player.length || player.running || this.awaitsReader) return;
    this.#lazy = player.loading === "lazy";
    if (this.#lazy) whenNear(player, () => this.#lazy && this.#begin());
    else this.#begin();
  }

  /** Start a waiting player; resolves once it is ready, at once without a page. */
  async ready() {
    const { player } = this;
    this.#engaged = true;
    if (this.#lazy || this.awaitsReader) this.#begin();
    if (player.isConnected || player.running) await this.#ready;
  }

  /** The attributes have changed: a waiting player shows the preview of another board. */
  change() {
    if (this.awaitsReader) this.#begin();
  }

  finish() {
    this.preview = null;
    this.awaitsReader = false;
    if (this.isOver) return;
    this.isOver = true;
    this.#markReady();
    emit(this.player, "ready");
  }

  async #begin() {
    const { player } = this;
    const { notices } = player;
    this.#lazy = this.awaitsReader = false;
    if (!player.src) loadPuzzle(player.named).catch(() => {}); // preloaded; its user reports a failure
    try {
      if (!player.texts) await player.loadTexts(player.named);
      if (await this.#showPreview()) return;
      const packages = words(player.packages);
      if (packages.length && !player.length && !(await this.#installPackages(packages))) return;
      if (player.src || (!player.running && !player.length)) await this.#showRequested();
      const lacks = !player.length && !player.running;
      if (lacks && (player.src ? player.replacesRuns : !notices.canRetry)) await this.#fallBack();
    } catch (error) {
      player.fail(error, { again: () => this.#begin() });
    }
    this.finish();
  }

  /** Show a preview if only Python can make the run and the page did not ask for that; returns whether it is shown. */
  async #showPreview() {
    const { player } = this;
    const isMeant = () => this.#engaged || player.autoplay || player.loading === "eager" || player.running;
    const brought = words(player.packages).length > 0;
    if (isMeant() || player.length || (brought ? player.asksFirst : player.src)) return false;
    if (!brought && !(await loadPuzzle(player.named))) return false;
    const { request, baked } = brought ? {} : resolveRequest({}, null, attributesOf(player));
    if (baked) return false;
    const { Preview, fetchBoard } = await importLate(() => import("./preview.ts"));
    const still = request ? await fetchBoard(request).catch(() => null) : null; // null shows the page's own content
    const untouched = new Preview(player, still, this.#touch);
    if (isMeant()) return false;
    this.preview = untouched;
    this.awaitsReader = player.boardReady = true;
    player.requestUpdate();
    return true;
  }

  #touch = () => {
    if (!this.awaitsReader) return;
    this.#engaged = this.#plays = true;
    this.#begin();
    this.player.requestUpdate();
  };

  #plays = false;

  /** How the first run is shown. */
  get playback(): Playback {
    const { autoplay, startAt } = this.player;
    return { play: this.#plays || (autoplay && !matchMedia("(prefers-reduced-motion: reduce)").matches), startAt };
  }

  async #showRequested() {
    const { player } = this;
    if (player.src) await player.open(player.src, this.playback);
    else await player.run({ puzzle: player.named }, this.playback);
  }

  /** Install packages; show an example and return false on a failure or without consent, which a retry needs again. */
  async #installPackages(addresses: string[]) {
    const { player } = this;
    try {
      if (await player.agreesTo(addresses)) return Boolean(await player.installAll(addresses));
      player.packages = player.src = "";
      this.player.notices.say(player.texts?.text("packages-declined"));
    } catch (error) {
      const again = async () => (await this.#installPackages(addresses)) && this.#showRequested();
      player.fail(error, { again });
    }
    if (!player.length) await this.#fallBack();
    this.finish();
    return false;
  }

  async #fallBack() {
    const { player } = this;
    const asked = findPuzzle(player.puzzle);
    const puzzle = asked?.presets.length ? asked : await loadPuzzle(puzzleIds()[0]);
    if (!puzzle) return;
    const fallback = async () => withBakedRun(fallbackFor(puzzle));
    await player.notices.preserveDuring(() => player.runs.start(fallback, {}, puzzle.id));
  }
}
