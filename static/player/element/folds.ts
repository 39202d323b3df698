/** What stands folded below the stage: the lesson, the tree with the counters, the lists with the values. */
import { html, nothing } from "lit";
import { isFoldOpen, keepFold } from "../../offline/done-on-device.ts";
import { fitsRun } from "../panels/panel-registry.ts";
import type { PanelName } from "../panels/panel-registry.ts";
import type { LessonPanel } from "../panels/lesson.ts";
import type { DhadhaPlayer as Player } from "./element.ts";

/** The panels of each fold; its label depends on the first that applies to the run. */
const FOLDS: [string, PanelName[]][] = [
  ["lesson", ["lesson"]], ["tree", ["tree", "counters", "plots"]], ["lists", ["lists", "wall", "values"]],
];

/** The folds of a run, where one is shown, and those of the page around the player. `kind`: how their panels look. */
export const folds = (player: Player, isShown: boolean, panel: (name: string) => unknown, kind: string) =>
  html`<div class="folds">${isShown ? foldsOfRun(player, panel, kind) : nothing}<slot name="folds"></slot></div>`;

function foldsOfRun(player: Player, panel: (name: string) => unknown, kind: string) {
  const { session: { trace: { header }, texts: { text } } } = player;
  return FOLDS.map(([name, all]) => {
    const shown = all.filter((each) => fitsRun(each, header));
    if (!shown.length) return nothing;
    const onToggle = ({ currentTarget }: Event) => {
      keepFold(name, (currentTarget as HTMLDetailsElement).open);
      player.requestUpdate();
    };
    const isOpen = isFoldOpen(name);
    return html`<details class="fold" data-fold=${name} ?open=${isOpen} @toggle=${onToggle}
      ><summary>${text(`fold-${name}`, { first: shown[0] })}</summary>${
        isOpen ? html`<div class="panels ${kind}">${shown.map(panel)}</div>` : nothing}</details>`;
  });
}

/** Open the lesson at the sentence that belongs to the step. */
export async function explainStep(player: Player) {
  player.pause();
  keepFold("lesson", true);
  player.requestUpdate();
  await customElements.whenDefined("dhadha-lesson");
  await player.updateComplete;
  await player.renderRoot.querySelector<LessonPanel>("dhadha-lesson")?.reveal();
}
