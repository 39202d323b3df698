/** The boards of a player, as templates. */
import { html, nothing } from "lit";
import { areasOf, marked, partOf } from "./areas.js";
import "./board.js";
import { styled } from "./styled.js";
import { explained } from "./terms.js";

/** The board, or the boards one beneath the other; `on`: what hears of {hand, look}. */
export function boards(player, on) {
  const { trace, texts, clock, hand, dress } = player;
  const { header } = trace;
  const shown = shownOn(player);
  const { bare } = player;
  const slide = clock.playing ? Math.min(220, 850 / clock.pace) : 180;
  const areas = areasOf(header.board);
  const sized = bare ? measureBare : measure;
  const moved = hand?.past.length > 0;
  return areas.map((area) => {
    if (moved && !takesHands(area)) return nothing; // what it says was true of another board
    const { values, roles, links, notes } = partOf(area, shown);
    return html`${area.id && !bare ? html`<h2 class="area">${explained(texts.text(`area-${area.id}`), texts)}</h2>` : nothing}
      <dhadha-board class=${area.id ?? ""} ${styled({ "--slide": `${slide < 12 ? 0 : Math.round(slide)}ms`, ...sized(area, areas) })} .shape=${{ ...area, showBadges: badged(player), coordinates: bare ? undefined : area.coordinates }} .values=${values} .roles=${roles}
        .links=${links} .notes=${notes} .dress=${dress} .texts=${texts}
        ?by-hand=${Boolean(hand)} ?playable=${player.controls !== "none" && player.playable && takesHands(area)} ?waiting=${player.thinking} ?quiet=${clock.playing || player.controls === "none"} @hand=${on.hand} @look=${on.look}></dhadha-board>`;
  });
}

/** {values, roles, links, notes} of what the boards show. */
export function shownOn({ trace, position, hand, lookedAt }) {
  return hand ? inHand(hand) : lookingBack(trace, position, lookedAt);
}

/** Whether pieces bear the small numbers of the heuristic. */
export function badged({ trace: { header }, hand }) {
  return Boolean(header.options.heuristic) && header.ran === header.algorithm && !hand;
}

/** The board at `position`, and what was said when the cell that the visitor points at was written, at `earlier`, else now. */
function lookingBack(trace, position, earlier) {
  if (earlier < 0) return { ...trace.board(position), ...trace.step(position) };
  const { values, roles } = trace.board(position, { passing: false });
  const { marks, links, notes } = trace.step(earlier);
  return { values, roles: marked(marks, roles), links, notes };
}

/** Of several boards only those that hold something to take. */
function takesHands({ id, look, tokens }) {
  return !id || look === "heaps" || Boolean(tokens?.length);
}

const HEAPS_SIZE = 1.7; // of a cell with a heap, in cells with a number
const HEAPS_HEIGHT = 0.4; // of a square that holds several boards
const GAP = 0.4;
const HEADING = 1.9; // rem; of each of several boards, with the space around it

const sizeOf = ({ look }) => (look === "heaps" ? HEAPS_SIZE : 1);

/** How many times wider than high all the boards of a run are together. */
export function aspectOf(board) {
  const areas = areasOf(board);
  return Math.max(...areas.map((area) => area.columns * sizeOf(area))) / heightOf(areas);
}

/** In cells with a number. */
function heightOf(areas) {
  return areas.reduce((sum, area) => sum + area.rows * sizeOf(area), 0);
}

/** How many cells wide and high a square is that holds several boards, one beneath the other. */
function squareOf(areas) {
  const numbers = areas.filter(({ look }) => look !== "heaps");
  const height = numbers.reduce((sum, { rows }) => sum + rows + GAP, 0) / (1 - HEAPS_HEIGHT);
  return Math.max(height, ...numbers.map(({ columns }) => columns));
}

/** One board fills the room it is given; several share it with cells of one size. */
function measure(area, areas) {
  const most = areas.length > 1 ? `calc(min(4.2rem, (var(--room) - ${areas.length * HEADING}rem) / ${heightOf(areas)}) * ${area.columns * sizeOf(area)})` : "100cqi";
  return { "--aspect": area.columns / area.rows, "--most": most };
}

/** Bare boards fit within a square, together. */
function measureBare({ rows, columns, look }, areas) {
  if (areas.length === 1) return { "--ratio": Math.min(1, columns / rows) };
  const width = squareOf(areas);
  const size = look === "heaps" ? Math.min(width / columns, (width * HEAPS_HEIGHT) / rows) : 1;
  return { "--ratio": Math.min(1, columns / rows), "--most": `calc(100cqi * ${(columns * size) / width})` };
}

/** The board in the hand, and what Python remarks about it or advises. */
function inHand({ values, told, advice }) {
  const { marks = [], links = [] } = advice ?? told?.remark ?? {};
  const shown = [...values];
  for (const [cell, value] of advice?.cells ?? []) shown[cell] = value;
  return { values: shown, roles: marked(marks), links, notes: [] };
}
