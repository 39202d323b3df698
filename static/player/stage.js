/** What stands on the player's stage: its boards, the sentence beneath, and the bar of a board in the hand; each a template of the player. */
import { html, nothing } from "lit";
import { areasOf, marked, partOf } from "./areas.js";
import "./board.js";
import { styled } from "./styled.js";

/** The board, or the boards one beneath the other; `on`: what hears of {hand, look}. */
export function boards(player, on) {
  const { trace, position, texts, clock, hand, dress } = player;
  const { header } = trace;
  const shown = hand ? inHand(hand) : lookingBack(trace, position, player.lookedAt);
  const bare = player.controls === "none";
  const slide = clock.playing ? Math.min(220, 850 / clock.pace) : 180;
  const areas = areasOf(header.board);
  const sized = bare ? measureBare : measure;
  const showBadges = Boolean(header.options.heuristic) && header.ran === header.algorithm && !hand;
  const moved = hand?.past.length > 0;
  return areas.map((area) => {
    if (moved && !takesHands(area)) return nothing; // what it says was true of another board
    const { values, roles, links, notes } = partOf(area, shown);
    return html`${area.id && !bare ? html`<h2 class="area">${texts.text(`area-${area.id}`)}</h2>` : nothing}
      <dhadha-board class=${area.id ?? ""} ${styled({ "--slide": `${slide < 12 ? 0 : Math.round(slide)}ms`, ...sized(area, areas) })} .shape=${{ ...area, showBadges }} .values=${values} .roles=${roles}
        .links=${links} .notes=${notes} .dress=${dress} .texts=${texts}
        ?by-hand=${Boolean(hand)} ?playable=${!bare && player.playable && takesHands(area)} ?waiting=${player.thinking} ?quiet=${clock.playing || bare} @hand=${on.hand} @look=${on.look}></dhadha-board>`;
  });
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

/** The reason for the step, or what there is to say about the board in the hand. */
export function narration(player) {
  const { hand, texts, timeline } = player;
  const { word } = player.trace.step(player.position);
  const told = hand?.advice?.reason ? hand.advice : hand?.told?.remark;
  const sentence = hand ? texts.reason(told ?? {}) : player.lookedAt < 0 ? player.sentence : texts.reason(player.trace.step(player.lookedAt));
  return html`<p class="narration ${hand ? "" : `word-${word}`} ${sentence || !hand ? "" : "hidden"}" aria-live=${timeline.playing ? "off" : "polite"}>${sentence}</p>`;
}

/** What may be done with a board in the hand; acts: {undo, hint, solve}. */
export function handBar({ hand, texts: { text }, advises, dress }, acts) {
  const count = hand.past.length;
  return html`<div class="hand"><span role="status">${hand.told?.outcome === "solved" ? text("hand-solved") : count ? text(typeof dress.hand === "object" ? "hand-changes" : "hand-moves", { count }) : ""}</span>
    <button class="button" @click=${acts.undo}>${text(count ? "undo" : "hint-away")}</button>
    ${advises ? html`<button class="button" data-act="hint" @click=${acts.hint}>${text("hint")}</button>` : nothing}
    ${count ? html`<button class="button primary solve" @click=${acts.solve}>${text("solve-from-here")}</button>` : nothing}</div>`;
}

const LEVELS = ["perfect", "beatable", ""];

/** The players whose visitor looks at all moves there are. */
const opened = new WeakSet();

/** The bar of a game of two; acts as above, and {computer, opponent, move}. A button that waits keeps the focus. */
export function gameBar(player, acts) {
  const { hand, texts: { text, digits }, opponent, thinking } = player;
  const moves = hand ? hand.told?.moves : player.movesAtRest();
  const good = new Set(hand?.advice?.moves);
  const over = Boolean(hand?.told?.outcome);
  const does = (act, waits, label, kind = "") => html`<button class="button ${kind}" aria-disabled=${String(waits)} @click=${() => waits || act()}>${label}</button>`;
  return html`<div class="game" role="group" aria-label=${text("game")}>
    <div class="hand">
      <label>${text("game-opponent")} <select @change=${(event) => acts.opponent(event.target.value)}>${LEVELS.map((level) => html`<option value=${level} ?selected=${level === opponent}>${text(`game-${level || "nobody"}`)}</option>`)}</select></label>
      ${does(acts.hint, thinking || over, text("hint"))}
      ${opponent ? does(acts.computer, thinking || over, text(hand?.past.length ? "game-computer-moves" : "game-computer-begins")) : nothing}
      ${hand ? [does(acts.undo, thinking, text(hand.past.length ? "undo" : "hint-away")), does(acts.again, thinking, text("game-again")), does(acts.solve, thinking, text("solve-from-here"), "primary solve")] : nothing}
    </div>
    ${moves?.length === 0 ? nothing : html`<details class="moves" ?open=${good.size > 0 || opened.has(player)} @toggle=${({ target: { open } }) => (open ? opened.add(player) : opened.delete(player), open && !moves && !hand && acts.survey())}>
      <summary>${text("game-moves", { count: moves?.length ?? 0 })}</summary>
      <ul>${goodFirst(moves ?? [], good).slice(0, MOVES_SHOWN).map(({ move }) => html`<li>${does(() => acts.move(move), thinking, digits(move), good.has(move) ? "good" : "")}</li>`)}${moves?.length > MOVES_SHOWN ? html`<li>${text("list-more", { count: moves.length - MOVES_SHOWN })}</li>` : nothing}</ul></details>`}
  </div>`;
}

const MOVES_SHOWN = 80;

function goodFirst(moves, good) {
  return [...moves.filter(({ move }) => good.has(move)), ...moves.filter(({ move }) => !good.has(move))];
}

/** Whose turn it is, above the boards. */
export function turnLine(player) {
  return html`<p class="turn" role="status">${turn(player)}</p>`;
}

/** Whose turn it is, or who has won. */
function turn({ hand, opponent, thinking, texts: { text } }) {
  if (thinking) return text("game-thinking");
  const count = hand?.past.length ?? 0;
  const over = hand?.told?.outcome;
  const player = (count % 2) + 1;
  if (!count && opponent) return text("game-start");
  if (!over) return text(opponent ? "game-your-turn" : "game-turn", { player });
  const moverWins = over === "lost";
  if (opponent) return text((hand.by === "visitor") === moverWins ? "game-you-win" : "game-computer-wins");
  return text("game-wins", { player: moverWins ? 3 - player : player });
}
