/** A small, still board of tiles or values, for lists of many: an SVG of five elements, so that dozens of them follow a fast clock. */
import { css, svg } from "lit";
import { styled } from "./styled.js";

const NUMBERS_UP_TO = 5; // rows or columns; the values of larger boards are shades, which run evenly over a board in order
const SHADES = 8;
const UNITS = [0, 17, 17, 17, 16, 15]; // pixels of a square, by the longer side
const LARGE_SIDE = 76;

export const smallStyle = css`
  .small { display: block; margin-inline: auto; direction: ltr; border-radius: 4px; background: var(--board); outline: 1px solid var(--edge); overflow: visible; }
  .small text { fill: var(--tile-ink); font-weight: 600; font-variant-numeric: tabular-nums; text-anchor: middle; dominant-baseline: central; }
  .small .plain { fill: var(--tile); }
  .small .home { fill: var(--tile-home); }
  .small .fresh { fill: none; stroke: var(--accent); stroke-width: .12; }
  .small .blocked { fill: var(--muted); }
  .small .shade { fill: color-mix(in oklch, var(--accent) calc(12% * var(--shade-step)), var(--tile)); }
  @media (forced-colors: active) { .small { forced-color-adjust: none; } .small .home { stroke: CanvasText; stroke-width: .06; } }
`;

/** What is drawn of a board: `before` is the board it came from, to show what is new. */
export function drawingOf(values, before, { rows, columns, goal }, dress, glyph) {
  const cells = [...Array(rows * columns).keys()].filter((cell) => values[cell] !== dress.blank);
  const square = (cell) => `M${(cell % columns) + 0.05} ${Math.floor(cell / columns) + 0.05}h.9v.9h-.9z`;
  const path = (takes) => cells.filter(takes).map(square).join("");
  const blocked = (cell) => values[cell] === dress.blocked;
  const side = Math.max(rows, columns);
  const unit = UNITS[side] ?? (side < 10 && rows === 1 ? UNITS[NUMBERS_UP_TO] : LARGE_SIDE / side);
  const many = unit < UNITS[NUMBERS_UP_TO];
  const isHome = (cell) => !many && goal?.[cell] === values[cell];
  const shadeOf = (cell) => Math.floor((SHADES * Math.max(0, values[cell] - 1)) / (rows * columns));
  return {
    rows, columns, unit,
    home: path(isHome), blocked: path(blocked),
    plain: path((cell) => !many && !isHome(cell) && !blocked(cell)),
    fresh: before ? path((cell) => values[cell] !== before[cell]) : "",
    shades: many ? Array.from({ length: SHADES }, (_, shade) => path((cell) => !blocked(cell) && shadeOf(cell) === shade)) : [],
    ...written(many ? [] : cells.filter((cell) => !blocked(cell)).flatMap((cell) => placed(glyph(values[cell]), cell % columns, Math.floor(cell / columns)))),
  };
}

const LETTER = 0.36; // how far the letters of a number stand apart

/** Each letter of a number has a place of its own, so that all numbers are one text. */
function placed(number, x, y) {
  const letters = [...String(number)];
  return letters.map((letter, index) => [letter, x + 0.5 + LETTER * (index - (letters.length - 1) / 2), y + 0.54]);
}

function written(letters) {
  return { text: letters.map(([letter]) => letter).join(""), xs: letters.map(([, x]) => x.toFixed(2)).join(" "), ys: letters.map(([,, y]) => y).join(" ") };
}

export function small({ rows, columns, unit, home, plain, blocked, fresh, shades, text, xs, ys }) {
  return svg`<svg class="small" viewBox="0 0 ${columns} ${rows}" width=${columns * unit} height=${rows * unit} aria-hidden="true">
    ${shades.map((path, step) => svg`<path class="shade" ${styled({ "--shade-step": step })} d=${path}/>`)}
    <path class="plain" d=${plain}/><path class="home" d=${home}/><path class="blocked" d=${blocked}/>
    <text font-size=".62" x=${xs} y=${ys}>${text}</text><path class="fresh" d=${fresh}/></svg>`;
}
