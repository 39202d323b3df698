/** Small, static boards for lists of many: an SVG of few elements, so that dozens of them keep up with a fast clock. */
import { css, html, svg } from "lit";
import { CELLS_DRAWN } from "../../validation/boards.ts";
import { styled } from "../base/styles.ts";
import { colourStyle } from "./colours.ts";
import { diskPath, walls, rulesPath, tokensOn } from "./geometry.ts";
import type { Appearance, Role, Shape, Values } from "../../validation/python-types.ts";

/** How a value is written. */
type Glyph = (value: number) => string;

const NUMBERS_UP_TO = 5; // rows or columns
const SHADES = 8; // of larger boards, whose values are shades, a smooth gradient on an ordered board
const UNITS = [0, 17, 17, 17, 16, 15]; // pixels of a square, on the longer side
const LARGE_SIDE = 76;
const LETTER = 0.36; // letter spacing of a number
const SHAPES_UP_TO = 12; // columns; more pieces are dots
const DRAWN_UP_TO = 1000; // columns
const CELLS_OF_A_LIST = 2 ** 16;

export const smallStyle = [
  colourStyle,
  css`
    .small {
      display: block; margin-inline: auto; direction: ltr; border-radius: 4px; background: var(--board);
      outline: 1px solid var(--edge); overflow: visible;
    }
    .small text {
      fill: var(--tile-ink); font-weight: 600; font-variant-numeric: tabular-nums; text-anchor: middle;
      dominant-baseline: central;
    }
    .small .plain { fill: var(--tile); }
    .small .home { fill: var(--tile-home); }
    .small [class^="colour-"] { fill: var(--colour); }
    .small .fresh { fill: none; stroke: var(--accent); stroke-width: .12; }
    .small .ruled { fill: none; stroke: var(--ink); stroke-width: .09; }
    .small .token { fill: var(--piece); stroke: var(--tile); stroke-width: .06; }
    .small .piece { fill: var(--piece); }
    .small .blocked { fill: var(--muted); }
    .small .shade { fill: color-mix(in oklch, var(--accent) calc(12% * var(--shade-step)), var(--tile)); }
    .small.columns {
      width: 100%; aspect-ratio: 1; border-radius: 3px; outline: none;
      background: repeating-conic-gradient(var(--square-dark) 0 25%, var(--square-light) 0 50%)
        0 0 / calc(200% / var(--n)) calc(200% / var(--n));
    }
    .role-path { fill: var(--role-path); } .role-frontier { fill: var(--role-frontier); }
    .role-current { fill: var(--role-current); } .role-goal { fill: var(--role-goal); }
    .role-conflict { fill: var(--role-conflict); } .role-visited { fill: none; } .role-hint { fill: var(--role-hint); }
    .square { stroke: color-mix(in srgb, var(--role-ink) 55%, transparent); stroke-width: .08; }
    .square:is(.role-current, .role-visited) { stroke: none; }
    .square.role-frontier { stroke-dasharray: .02 .12; stroke-linecap: round; }
    .square.role-goal { stroke-width: .18; }
    .square.role-conflict { stroke-dasharray: .2 .12; }
    .square.role-hint { stroke-width: .14; }
    @media (forced-colors: active) {
      .small { forced-color-adjust: none; }
      .small.columns { outline: 1px solid CanvasText; }
      .square { fill: none; stroke: CanvasText; }
      .square.role-hint { stroke: Highlight; }
      .small .home { stroke: CanvasText; stroke-width: .06; }
    }
  `,
];

/** How many fit in a list; 0 if they are too large. */
export const smallBoards = (cells: number) => (cells > CELLS_DRAWN ? 0 : Math.floor(CELLS_OF_A_LIST / cells));

/** The layout of a board; `before` is the previous board, to highlight changes. */
export function layoutOf(values: Values, before: Values | null, shape: Shape, appearance: Appearance, glyph: Glyph) {
  const { rows, columns } = shape;
  const side = Math.max(rows, columns);
  const unit = UNITS[side] ?? (side < 10 && rows === 1 ? UNITS[NUMBERS_UP_TO] : LARGE_SIDE / side);
  const many = unit < UNITS[NUMBERS_UP_TO];
  const cells = [...Array(rows * columns).keys()].filter((cell) => values[cell] !== appearance.blank);
  const pathOf = (some: number[]) =>
    some.map((cell) => square(cell, columns, appearance.widths?.[values[cell]])).join("");
  const kinds = Map.groupBy(cells, (cell) => kindOf(values, cell, shape, appearance, many));
  const numbered = many ? [] : cells.filter((cell) => values[cell] !== appearance.blocked);
  const letters = numbered.flatMap((cell) => {
    const number = [...glyph(values[cell])];
    const x = (cell % columns) + 0.5 - (LETTER * (number.length - 1)) / 2;
    const y = Math.floor(cell / columns) + 0.54;
    return number.map((letter, index) => ({ letter, x: x + LETTER * index, y }));
  });
  const disk = (cell: number) => diskPath((cell % columns) + 0.5, Math.floor(cell / columns) + 0.5, 0.3);
  const fresh = before ? cells.filter((cell) => values[cell] !== before[cell]) : [];
  return {
    rows,
    columns,
    unit,
    grounds: [...kinds].map(([name, some]) => ({ name, path: pathOf(some) })),
    above: [
      { name: "fresh", path: pathOf(fresh) },
      { name: "ruled", path: rulesPath(shape) },
      { name: "token", path: tokensOn(values, shape).map(({ cell }) => disk(cell)).join("") },
    ].filter(({ path }) => path),
    text: letters.map(({ letter }) => letter).join(""), // all numbers are one text
    xs: letters.map(({ x }) => x.toFixed(2)).join(" "),
    ys: letters.map(({ y }) => y).join(" "),
  };
}

/** The class of a square; with the index of a shade. */
function kindOf(
  values: Values,
  cell: number,
  { rows, columns, goal }: Shape,
  { blocked, colours }: Appearance,
  many: boolean,
) {
  const value = values[cell];
  if (value === blocked) return "blocked";
  if (colours?.[value]) return `colour-${colours[value]}`;
  if (many) return `shade ${Math.floor((SHADES * Math.max(0, value - 1)) / (rows * columns))}`;
  return goal?.[cell] === value ? "home" : "plain";
}

function square(cell: number, columns: number, width = 1) {
  const wide = 0.9 * width;
  return `M${(cell % columns) + (1 - wide) / 2} ${Math.floor(cell / columns) + 0.05}h${wide}v.9h${-wide}z`;
}

export const smallGrid = ({ rows, columns, unit, grounds, above, text, xs, ys }: ReturnType<typeof layoutOf>) =>
  svg`<svg class="small" viewBox="0 0 ${columns} ${rows}" width=${columns * unit} height=${rows * unit}
    aria-hidden="true">
    ${grounds.map(({ name, path }) => {
      const [kind, shade = 0] = name.split(" ");
      return svg`<path class=${kind} ${styled({ "--shade-step": shade })} d=${path}/>`;
    })}
    <text font-size=".62" x=${xs} y=${ys}>${text}</text>
    ${above.map(({ name, path }) => svg`<path class=${name} d=${path}/>`)}</svg>`;

type ColumnsShown = { values: Values; columns?: number; roles?: Role[]; appearance: Appearance };

export function smallColumns({ values, columns = values.length, roles = [], appearance }: ColumnsShown) {
  const { blank, shape } = appearance;
  const drawn = columns > DRAWN_UP_TO ? 0 : columns;
  const pieces = [...Array(drawn).keys()].filter((column) => values[column] !== blank)
    .map((column) => ({ column, row: values[column] - 1 }));
  const blocked = walls(values, { columns }, appearance);
  const squares = pieces.filter(({ column }) => roles[column]);
  return html`<svg class="small columns" viewBox="0 0 ${columns} ${columns}" ${styled({ "--n": columns })}
    aria-hidden="true"><path class="blocked" d=${blocked.map(([row, column]) => whole(row, column)).join("")}/>
    ${squares.map(({ row, column }) =>
      svg`<path class="square role-${roles[column]}" d=${whole(row, column)}/>`)}
    ${columns > SHAPES_UP_TO || !shape
      ? svg`<path class="piece"
          d=${pieces.map(({ row, column }) => diskPath(column + 0.5, row + 0.5, 0.4)).join("")}/>`
      : pieces.map(({ row, column }) => svg`<path class="piece"
          transform="translate(${column + 0.1} ${row + 0.1}) scale(.008)" d=${shape}/>`)}</svg>`;
}

const whole = (row: number, column: number) => `M${column} ${row}h1v1h-1z`;
