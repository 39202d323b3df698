/** How much of a player is drawn: its first board, then all of it. */
import { allLoaded, isLoading } from "../../loading/fetch-assets.ts";
import { IN_FRAME } from "../../loading/element-heights.ts";
import type { DhadhaPlayer as Player } from "./element.ts";

export class Content {
  /** Panels follow the first board, so that neither blocks the page; a frame grows once, since its page follows it. */
  #drawn: "nothing" | "board" | "all" = "nothing";
  declare player: Player;

  constructor(player: Player) {
    this.player = player;
  }

  get hasBoard() {
    return this.#drawn !== "nothing";
  }

  /** Whether the player keeps the height that it has before all of it has come. */
  get isHeightKept() {
    return IN_FRAME && this.#drawn !== "all";
  }

  /** Whether the player has rendered all of its present content, or the reason why not. */
  get isWhole() {
    return !this.isHeightKept && this.#isPresentContentDrawn;
  }

  get #isPresentContentDrawn() {
    const { startup, length, parts, notices, isUpdatePending } = this.player;
    const hasContent = startup.phase === "untouched" || length > 0;
    const stands = hasContent && this.hasBoard && parts.areAllLoaded;
    return !isUpdatePending && !isLoading() && (stands || Boolean(notices.now?.isError));
  }

  /** The first board is drawn. */
  noteBoardDrawn() {
    if (!this.hasBoard) this.#drawn = "board";
    this.player.requestUpdate();
  }

  /** After a drawing: note what it has drawn. */
  noteDrawing() {
    const { loading, position, timeline, length } = this.player;
    const isAboutToMove = loading === "lazy" && !position && timeline.playing && !timeline.isSuspended;
    if (length && !this.hasBoard && !isAboutToMove) setTimeout(() => this.noteBoardDrawn());
    if (this.isHeightKept) this.#growToFullHeightOnce();
  }

  /** Grow to the height of all content, once it has come. */
  async #growToFullHeightOnce() {
    await Promise.all([document.fonts.ready, allLoaded]);
    if (isLoading()) return void this.#growToFullHeightOnce();
    if (!this.isHeightKept || !this.#isPresentContentDrawn) return; // what comes next draws the player again
    this.#drawn = "all";
    this.player.requestUpdate();
  }
}
