/**
 * What a player with controls shows besides its run: manual play, panels, the answer, slides, the sheet of keys. Where
 * the visitor is asked first, it loads after the first answer.
 */
import { html, nothing } from "lit";
import { importLate } from "../../loading/late-import.ts";
import { adoptStyles } from "../base/styles.ts";
import { alternativesToLateRun, alternativesToSpentRun, answerFacts } from "../controls/answer.ts";
import { keySheet } from "../controls/key-sheet.ts";
import { distanceChart, gameBar, handBar, turnInWords } from "../controls/manual-play-controls.ts";
import { slideFrame } from "../controls/slide-frame.ts";
import * as interaction from "../manual-play/interaction.ts";
import { explained as explain } from "../text/mark-terms.ts";
import { extraStyle } from "./player-extras.css.ts";
import type { DhadhaPlayer as Player } from "./element.ts";

export { lacksFirstMoves, loadFirstMoves } from "../catalogue/first-moves.ts";
export { ManualPlay } from "../manual-play/manual-play.ts";
export { faultOf, panel } from "../panels/panel-registry.ts";
export { alternativesToLateRun, explain, interaction };

/** Return the player's manual play, which has loaded with this module. */
const played = ({ manualPlay }: Player) => manualPlay!;

let takingOver: typeof import("../take-over/take-over.ts") | null = null;

/** Let the visitor perform the algorithm from here, or give the run back. */
export async function toggleTakeOver(player: Player) {
  try {
    takingOver ??= await importLate(() => import("../take-over/take-over.ts"));
  } catch (error) {
    return void player.fail(error, { again: () => toggleTakeOver(player) });
  }
  player.practice?.end();
  player.practice = null;
  player.takeOver?.end();
  player.takeOver = player.takeOver ? null : new takingOver.TakeOver(player, () => toggleTakeOver(player));
  player.requestUpdate();
  await player.takeOver?.begin();
}

/** A game against the computer. */
export const game = (player: Player) => html`<div class="play">
  <p class="turn" role="status">${turnInWords(player, played(player))}</p>${gameBar(player, played(player))}</div>`;

export const controlsByHand = (player: Player) => handBar(player, played(player));

export const distance = (player: Player) => distanceChart(player, played(player));

/** The answer of the run, and what else may be asked. */
export function answer(player: Player, result: Parameters<typeof answerFacts>[0]["result"]) {
  const use: Parameters<typeof answerFacts>[0]["use"] = ({ reason: _, ...wanted }) => player.run(wanted);
  return [alternativesToSpentRun(player), answerFacts({ result, texts: player.texts, use })];
}

/** What covers the player: the frame of a slide, and the sheet of keys. */
export function covers(player: Player, caption: string) {
  adoptStyles(player, extraStyle);
  const { texts: { text }, appearance, manualPlay } = player;
  return [
    player.presenting ? slide(player, caption) : nothing,
    keySheet({ text, pieces: appearance?.pieces, keyed: manualPlay?.keyed }),
  ];
}

function slide(player: Player, caption: string) {
  const { request, texts: { text }, trace } = player;
  const title = `${text(`puzzle-${request?.puzzle}`)} · ${text(`algorithm-${trace.header.effective_algorithm}`)}`;
  return slideFrame(player, { title, caption });
}
