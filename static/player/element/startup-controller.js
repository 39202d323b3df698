/** Starts a player: shows the run its attributes request once the player is near the viewport, or a fallback. */
import { whenNear } from "../../files/lazy-define.js";
import { emit } from "../base/events.js";
import { findPuzzle } from "../catalogue/puzzle-registry.js";
import { loadPuzzle, puzzleIds } from "../catalogue/library.js";
import { bakedFor } from "../catalogue/requests.js";
import { words } from "../catalogue/settings.js";
import { asBaked, attributesOf, fallBackFor, requestFor } from "./initial-request.js";

/** @import { Untouched } from "./preview.js" */

export class StartupController {
  /** Whether there is something to step through, or nothing will be. */
  isOver = false;
  /** What stands there until the first run does, where only Python can make that. @type {Untouched | null} */
  untouched = null;
  /** Whether the player waits to be touched, and fetches no Python until it is. */
  waits = false;
  /** Whether the reader, or a call, wants it. */
  #touched = false;
  /** Whether the player waits to be seen. */
  #lazy = false;
  #markReady = () => {};
  /** @type {Promise<void>} */
  #ready = new Promise((resolve) => (this.#markReady = resolve));

  /** @param {import("./element.js").DhadhaPlayer} player @param {import("./state.js").Controllers} parts */
  constructor(player, parts) {
    this.player = player;
    this.parts = parts;
  }

  /** The player stands in a page. */
  enter() {
    const { player } = this;
    if (player.length || player.running || this.frontier_delta) return;
    this.#lazy = player.loading === "lazy";
    if (this.#lazy) whenNear(player, () => this.#lazy && this.#begin());
    else this.#begin();
  }

  /** A player that waits to be seen or touched begins; one without a page has nothing to wait for. */
  async ready() {
    const { player } = this;
    this.#touched = true;
    if (this.#lazy || this.frontier_delta) this.#begin();
    if (player.isConnected || player.running) await this.#ready;
  }

  /** What is asked for has changed: of a player that waits to be touched it waits on, with another board. */
  change() {
    if (this.frontier_delta) this.#begin();
  }

  over() {
    this.untouched = null;
    this.frontier_delta = false;
    if (this.isOver) return;
    this.isOver = true;
    this.#markReady();
    emit(this.player, "ready");
  }

  async #begin() {
    const { player, parts: { language, problems } } = this;
    this.#lazy = this.frontier_delta = false;
    if (!player.src) loadPuzzle(player.named).catch(() => {}); // on its way beside the texts; whoever needs it is told
    try {
      await language.load();
      if (await this.#mayWait()) return;
      const packages = words(player.packages);
      if (packages.length && !player.length && !(await this.#furnish(packages))) return;
      if (player.src || (!player.running && !player.length)) await this.#showAsked();
      const lacks = !player.length && !player.running;
      if (lacks && (player.src ? player.replacesRuns : !problems.remedies.length)) await this.#fallBack();
    } catch (error) {
      player.fail(error, { again: () => this.#begin() });
    }
    this.over();
  }

  /** Whether it has to be touched first: nothing but Python can show it, and its page did not say that it shall. */
  async #mayWait() {
    const { player } = this;
    const isMeant = () => this.#touched || player.autoplay || player.loading === "eager" || player.running;
    const brought = words(player.packages).length > 0;
    if (isMeant() || player.length || (brought ? player.asksFirst : player.src)) return false;
    if (!brought && !(await loadPuzzle(player.named))) return false;
    const attributes = attributesOf(player);
    const request = brought ? null : await asBaked(requestFor(attributes, player.named), attributes);
    if (request && bakedFor(request)) return false;
    const { Untouched } = await import("./preview.js");
    const untouched = await new Untouched(player, this.#touch).prepare(request);
    if (isMeant()) return false;
    this.untouched = untouched;
    this.frontier_delta = player.boardReady = true;
    player.requestUpdate();
    return true;
  }

  #touch = () => {
    if (!this.frontier_delta) return;
    this.#touched = this.#plays = true;
    this.#begin();
    this.player.requestUpdate();
  };

  /** Whether it was touched to play. */
  #plays = false;

  async #showAsked() {
    const { player } = this;
    const play = this.#plays || (player.autoplay && !matchMedia("(prefers-reduced-motion: reduce)").matches);
    if (player.src) await player.open(player.src, { play, startAt: player.startAt });
    else await player.run({ puzzle: player.named }, { play, startAt: player.startAt });
  }

  /**
   * Install the packages that are asked for; false when they cannot be had or the visitor would not have them, who then
   * sees another board. Who tries again comes through here, too: nothing is installed unasked.
   * @param {string[]} addresses
   */
  async #furnish(addresses) {
    const { player } = this;
    try {
      if (await this.#agreed(addresses)) return Boolean(await this.install(addresses));
      player.packages = player.src = "";
      player.notice = { text: player.texts?.text("packages-declined") };
    } catch (error) {
      player.fail(error, { again: () => this.#furnishLater(addresses) });
    }
    if (!player.length) await this.#fallBack();
    this.over();
    return false;
  }

  /** Install wheels that bring puzzles; resolves to the puzzles' identifiers. @param {(string | Blob)[]} wheels */
  async install(wheels) {
    await this.parts.language.load();
    const { installPackages } = await import("../catalogue/packages.js");
    const names = await this.parts.waiting.for(installPackages(wheels));
    this.player.requestUpdate();
    return names;
  }

  /** @param {string[]} addresses */
  async #agreed(addresses) {
    if (!this.player.asksFirst) return true;
    const { agreed } = await import("../catalogue/packages.js");
    return agreed(/** @type {Parameters<typeof agreed>[0]} */ (this.player), addresses);
  }

  /** @param {string[]} addresses */
  async #furnishLater(addresses) {
    if (await this.#furnish(addresses)) await this.#showAsked();
  }

  /** What cannot be shown leaves the visitor with something that works, the reason why, and what may be tried again. */
  async #fallBack() {
    const { problems, showing } = this.parts;
    const asked = findPuzzle(this.player.puzzle);
    const puzzle = asked?.presets.length ? asked : await loadPuzzle(puzzleIds()[0]);
    if (!puzzle) return;
    await problems.keepDuring(() => showing.start(async () => fallBackFor(puzzle), {}, puzzle.id));
  }
}
