/** The board of a state, and the cost of Python, until the reader starts it; else the page's own content. */
/** @import { Texts } from "../../i18n/texts.js" */
/** @import { StateBoard } from "./board-from-state.js" */
/** @import { Request } from "../catalogue/requests.js" */
import boards from "baked/boards.js";
import { html, nothing } from "lit";
import { pictureFits } from "../../checks/boards.js";
import { fetchJson } from "../../files/assets.js";
import { pythonSize } from "../../solver/runtime.js";
import { adoptStyles, css, styled } from "../base/styles.js";
import { icon } from "../base/icons.js";
import "../board/board.js";
import { measure, measureBare } from "../board/areas.js";
import { findPuzzle } from "../catalogue/puzzle-registry.js";
import { isBuiltIn } from "../catalogue/library.js";
import { MAX_LENGTH } from "../catalogue/state-notation.js";
import { boardFromState } from "./board-from-state.js";

/** @typedef {import("lit").LitElement & {bare: boolean, named: string, texts: Texts}} Player */

const MEGABYTE = 1e6;

const style = css`
  .untouched { cursor: pointer; display: grid; justify-items: center; width: 100%; min-width: var(--beside); }
  .nothing {
    width: min(var(--beside), var(--room)); aspect-ratio: 1; box-sizing: border-box; padding: 1rem; display: grid;
    place-content: center; text-align: center; border-radius: 14px; background: var(--sunken);
  }
  .solve { display: flex; align-items: center; gap: .6em; min-height: 44px; font-weight: 600; }
  .solve svg {
    width: 24px; height: 24px; padding: 10px; fill: var(--accent-ink); background: var(--accent); border-radius: 50%;
  }
  .untouched .solve { position: absolute; inset: 0; margin: auto; width: min-content; z-index: 6; }
  .untouched .solve span { display: none; }
`;

export class Preview {
  /** The board of the state, null where its text does not determine it. @type {StateBoard | null} */
  #still = null;

  /** @param {Player} player @param {() => void} touch */
  constructor(player, touch) {
    this.player = player;
    this.touch = touch;
  }

  /** @param {Request | null} request null: the puzzle of a package */
  async prepare(request) {
    this.#still = request && (await boardFor(request).catch(() => null)); // null shows the page's own content
    return this;
  }

  /** The board, or the page's own content; a bare board carries the start button. @param {boolean} awaitsReader */
  draw(awaitsReader) {
    adoptStyles(this.player, style);
    return html`<div class="untouched" @click=${awaitsReader ? this.touch : null}>${this.#board()}${
      awaitsReader && this.player.bare ? this.button() : nothing
    }</div>`;
  }

  button() {
    const name = this.player.texts.text("solve-here");
    return html`<button class="solve" aria-label=${name} title=${this.cost} @click=${this.touch}
      >${icon.play}<span>${name}</span></button>`;
  }

  #board() {
    const { bare, named, texts } = this.player;
    if (!this.#still) return html`<div class="nothing"><slot></slot></div>`;
    return drawBoard(this.#still, { bare, texts, puzzle: named });
  }

  get cost() {
    return costOf(this.player.texts, "solve-here");
  }
}

/** The cost that a button's press incurs, in words. @param {Texts} texts @param {string} button */
export function costOf({ text }, button) {
  return text("solve-here-cost", { button: text(button), size: Math.round((10 * pythonSize) / MEGABYTE) / 10 });
}

/** @param {StateBoard} still @param {{bare: boolean, puzzle: string, texts: Texts}} how */
export function drawBoard({ shape, values }, { bare, puzzle, texts }) {
  const area = { ...shape, coordinates: bare ? undefined : shape.coordinates, first: 0, count: Infinity };
  const sizes = bare ? measureBare(area, [area]) : measure(area, [area]);
  return html`<dhadha-board quiet ${styled(sizes)} .shape=${area} .values=${values} .roles=${[]} .links=${[]}
    .notes=${[]} .appearance=${findPuzzle(puzzle)?.appearance} .texts=${texts}></dhadha-board>`;
}

/** The board of a request's state, or null. @param {Request} request @returns {Promise<StateBoard | null>} */
export async function boardFor({ puzzle, state, options }) {
  const known = findPuzzle(puzzle);
  if (!known || !isBuiltIn(puzzle) || !state || state.length > MAX_LENGTH) return null;
  const still = boardFromState(await fetchJson(boards[puzzle]), state, options, known);
  return still && pictureFits({ ...still.shape, values: still.values }, known.appearance) ? still : null;
}
