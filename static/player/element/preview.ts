/** The board of a state, and the cost of Python, until the reader starts it; else the page's own content. */
import boards from "baked/boards.js";
import { html, nothing } from "lit";
import { pictureFits } from "../../validation/board-fits-appearance.ts";
import { fetchJson } from "../../loading/fetch-assets.ts";
import { pythonSize } from "../../python-worker/load-runtime-files.ts";
import { adoptStyles } from "../base/adopt-styles.ts";
import { css, styled } from "../base/styles.ts";
import { icon } from "../base/icons.ts";
import "../board/board.ts";
import { boardSizeStyle, bareBoardSizeStyle } from "../board/cell-areas.ts";
import { findPuzzle } from "../catalogue/puzzle-registry.ts";
import { isBuiltIn } from "../catalogue/baked-data.ts";
import { MAX_LENGTH, parseRows, sizeTextOfOblongRows } from "../catalogue/normalize-state.ts";
import type { Texts } from "../../i18n/load-messages.ts";
import type { Request } from "../catalogue/match-requests-and-presets.ts";
import type { Options, Shape } from "../../validation/python-types.ts";
import type { Notation } from "../catalogue/normalize-state.ts";
import type { LitElement } from "lit";

export { warnOfUndrawnState } from "../catalogue/request-mistakes.ts";

type Player = LitElement & { bare: boolean; puzzleId: string; texts: Texts };

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

export type Preview = ReturnType<typeof makePlayerPreview>;

/** `still`: the board of the state, null where its text does not determine it, and for the puzzle of a package. */
export function makePlayerPreview(player: Player, still: StateBoard | null, touch: () => void) {
  const cost = () => downloadCostInWords(player.texts, "solve-here");
  const button = () => {
    const name = player.texts.text("solve-here");
    return html`<button class="solve" aria-label=${name} title=${cost()} @click=${touch}
      >${icon.play}<span>${name}</span></button>`;
  };
  /** The board, or the page's own content; a bare board carries the start button. */
  const draw = (awaitsReader: boolean) => {
    const { bare, puzzleId, texts } = player;
    adoptStyles(player, style);
    const board = still && renderStillBoard(still, { bare, texts, puzzle: puzzleId });
    return html`<div class="untouched" @click=${awaitsReader ? touch : null}>${
      board ?? html`<div class="nothing"><slot></slot></div>`}${awaitsReader && bare ? button() : nothing}</div>`;
  };
  return { draw, button, cost };
}

/** The cost that a button's press incurs, in words. */
export const downloadCostInWords = ({ text }: Texts, button: string) =>
  text("solve-here-cost", { button: text(button), size: Math.round((10 * pythonSize) / MEGABYTE) / 10 });

export function renderStillBoard(
  { shape, values }: StateBoard, { bare, puzzle, texts }: { bare: boolean; puzzle: string; texts: Texts },
) {
  const area = { ...shape, coordinates: bare ? undefined : shape.coordinates, first: 0, count: Infinity };
  const sizes = bare ? bareBoardSizeStyle(area, [area]) : boardSizeStyle(area, [area]);
  return html`<dhadha-board quiet ${styled(sizes)} .shape=${area} .values=${values} .roles=${[]} .links=${[]}
    .notes=${[]} .appearance=${findPuzzle(puzzle)?.appearance} .texts=${texts}></dhadha-board>`;
}

/** The board of a request's state, or null. */
export async function loadBoardOfRequest({ puzzle, state, options }: Request): Promise<StateBoard | null> {
  const known = findPuzzle(puzzle);
  if (!known || !isBuiltIn(puzzle) || !state || state.length > MAX_LENGTH) return null;
  const still = boardFromState(await fetchJson(boards[puzzle]), state, options, known);
  return still && pictureFits({ ...still.shape, values: still.values }, known.appearance) ? still : null;
}

/** A board that the text of a state determines. */
type StateBoard = { shape: Shape; values: number[] };
/** A value of Drawings, which `drawing_rules` in py/dhadha/devtools/bake.py writes. */
type Squares = {
  shape: Shape;
  options: Options;
  fill: number;
  cells: Record<string, number>;
  tokens: string[];
  many: boolean;
  wall: [string, number] | null;
};
type Drawings = { numbers?: Record<string, Shape>; squares?: Squares };

function boardFromState({ numbers, squares }: Drawings, state: string, options: Options, notation: Notation) {
  const rows = parseRows(state, notation);
  return squares ? boardFromSquareNames(squares, rows.flat(), options) : numbers ? boardFromNumbers(numbers, rows) : null;
}

function boardFromNumbers(shapes: Record<string, Shape>, rows: string[][]): StateBoard | null {
  const values = rows.flat().map(Number);
  const shape = shapes[sizeTextOfOblongRows(rows) || String(values.length)];
  return shape && values.every(Number.isSafeInteger) ? { shape, values } : null;
}

function boardFromSquareNames(
  { shape, options, fill, cells, tokens, many, wall }: Squares, words: string[], given: Options,
): StateBoard | null {
  if (Object.keys(options).some((name) => name in given && String(given[name]) !== String(options[name]))) return null;
  const ofOne = Object.keys(cells)[0].split(" ").length; // words
  const at = wall ? words.indexOf(wall[0]) : -1;
  const [pieces, walls] = [at < 0 ? words : words.slice(0, at), at < 0 ? [] : words.slice(at + 1)].map((listed) =>
    Array.from({ length: Math.ceil(listed.length / ofOne) }, (_, square) =>
      listed.slice(square * ofOne, (square + 1) * ofOne).join(" "),
    ),
  );
  const isKnown = [...pieces, ...walls].every((name) => Object.hasOwn(cells, name));
  if (!isKnown || !pieces.length || !(many || pieces.length === tokens.length)) return null;
  const values = Array(shape.rows * shape.columns).fill(fill);
  for (const name of walls) values[cells[name]] = wall?.[1];
  values.push(...pieces.map((name) => 1 + cells[name]));
  return { shape: { ...shape, tokens: pieces.map((_, piece) => tokens[piece % tokens.length]) }, values };
}
