/** What stands folded below the stage: the lesson, the tree with the counters, the lists with the values. */
import { html, nothing } from "lit";
import { isFoldOpen, keepFold } from "../../offline/done-on-device.ts";
import { panelFitsRun } from "./panel-registry.ts";
import type { Session } from "../session/session.ts";
import type { PanelName } from "./panel-registry.ts";

/** The panels of each fold, and its label: the panels that give it, the others, the label of these alone. */
const FOLDS: [name: string, main: PanelName[], label: string, others: PanelName[], rest: string][] = [
  ["lesson", ["lesson"], "panel-lesson", [], ""],
  ["tree", ["tree"], "fold-tree", ["counters", "plots"], "panel-counters"],
  ["lists", ["lists", "wall"], "fold-lists", ["values"], "panel-values"],
];

/** The folds of a run, where one is shown, and those of the page around the player. `kind`: how their panels look. */
export const renderFoldedPanels = (session: Session, isShown: boolean, panel: (name: string) => unknown, kind: string) =>
  html`<div class="folds">${isShown ? renderFoldsOfRun(session, panel, kind) : nothing}<slot name="folds"></slot></div>`;

function renderFoldsOfRun(session: Session, panel: (name: string) => unknown, kind: string) {
  const { trace: { header }, texts: { text } } = session;
  return FOLDS.map(([name, main, label, others, rest]) => {
    const [own, beside] = [main, others].map((names) => names.filter((each) => panelFitsRun(each, header)));
    if (!own.length && !beside.length) return nothing;
    const onToggle = ({ currentTarget }: Event) => {
      keepFold(name, (currentTarget as HTMLDetailsElement).open);
      session.requestUpdate();
    };
    const isOpen = isFoldOpen(name);
    return html`<details class="fold" data-fold=${name} ?open=${isOpen} @toggle=${onToggle}
      ><summary>${text(own.length ? label : rest)}</summary>${
        isOpen ? html`<div class="panels ${kind}">${[...own, ...beside].map(panel)}</div>` : nothing}</details>`;
  });
}
