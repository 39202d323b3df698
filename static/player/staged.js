/** A player with its controls: board, sentence, code and clock together, everything else below them. */
import { html, nothing } from "lit";
import { icon } from "./icons.js";
import { news, work } from "./news.js";
import { answer, faultOf, keySheet, panel } from "./parts.js";
import { gameBar, handBar, narration, turnLine, waysOut } from "./telling.js";
import "./transport.js";

/** A template of the player; `view` is what it shows besides what anybody may read. */
export function staged(player, view) {
  const { texts, length, hand, notice } = player;
  const below = view.panels.filter((name) => name !== "code");
  const shown = (name) => panel(name, { ...panelled(player), goTo: view.goTo });
  return html`<div class="player ${view.awaited ? "awaited" : ""}" lang=${texts.language}>
    <div class="stage ${view.broad ? "broad" : ""}">
      ${notice?.choices && !length ? nothing : view.scene}
      ${length ? html`<div class="bar">${bar(player, view)}</div>` : nothing}
      <div class="say">${view.awaited ? nothing : work(view.told)}${news(view.told)}${length ? said(player, view) : nothing}</div>
      ${view.stands && view.panels.includes("code") ? shown("code") : nothing}
    </div>
    ${view.stands && below.length ? html`<div class="panels ${hand ? "stale" : ""}">${below.map(shown)}</div>` : nothing}
    ${player.presenting ? html`<div class="count">${turnPage(player, -1)}<span>${view.caption}</span>${turnPage(player, 1)}</div><button class="button leave" aria-label=${texts.text("close")} @click=${() => player.leave()}>×</button>` : nothing}
    ${keySheet({ text: texts.text, pieces: player.dress?.pieces })}
  </div>`;
}

/** For who presents with a finger. */
function turnPage(player, by) {
  const name = player.texts.text(by < 0 ? "step-back" : "step-forward");
  return html`<button class="icon" aria-label=${name} title=${name} ?disabled=${Boolean(player.hand)} @click=${() => player.step(by)}><span class="turn-page">${by < 0 ? icon.stepBack : icon.stepForward}</span></button>`;
}

/** The sentence; whose turn it is; at the end the answer. */
function said(player, view) {
  const game = player.players > 1;
  const exercise = view.stands && view.panels.includes("fault") && faultOf(player.trace.header);
  return [
    waysOut(player), narration(player), game ? turnLine(player) : nothing,
    view.answer ? answer({ result: view.answer, texts: player.texts, use: (state) => player.run({ state }) }) : nothing,
    exercise ? html`<button class="button primary look" @click=${() => player.renderRoot.querySelector(".fault").scrollIntoView()}>${player.texts.text("fault-look")}</button>` : view.answer ? html`<slot name="next"></slot>` : nothing,
    game ? gameBar(player, view.acts) : nothing,
  ];
}

/** The transport, or what may be done with a board in the hand. */
function bar(player, view) {
  if (player.hand) return player.players > 1 ? nothing : handBar(player, view.acts);
  const { position, length, timeline } = player;
  const tools = { hint: player.advises && player.players < 2 && player.hint, present: player.present, save: view.save, keys: view.showKeys };
  return html`<dhadha-transport .timeline=${timeline} .markers=${player.trace.markers} .texts=${player.texts} .caption=${view.caption}
    .version=${`${position} ${length} ${timeline.playing} ${timeline.speed}`} .tools=${tools}></dhadha-transport>`;
}

function panelled(player) {
  const { trace, position, texts, source, dress, timeline, ask, hand, lookedAt } = player;
  return { trace, position, texts, source, dress, hand, lookedAt, pace: timeline.playing ? timeline.pace : 0, ask, run: (request) => player.run(request) };
}
