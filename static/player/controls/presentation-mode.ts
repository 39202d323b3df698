/** Presentation mode: board, sentence and code of a step, or the lanes of a race, as a full-screen slide. */
import { adoptStyles } from "../base/adopt-styles.ts";
import { css } from "../base/styles.ts";
import { stopKeyPropagation, keyName } from "../base/key-events.ts";
import { arrowKeysBackAndForward } from "./keyboard-shortcuts.ts";
import type { SlideHost as Host } from "./slide-title-and-buttons.ts";

const slide = css`
  :host([presenting]) {
    position: fixed; inset: 0; z-index: 1000; box-sizing: border-box; max-width: none; padding: 2vmin 3vmin 1vmin;
    --inset: 0px !important;
    overflow: auto; background: light-dark(#faf6ef, #17161b); border-radius: 0;
    --least-letters: 24px; --largest-cell: 20vmin;
    --frame: max(36px, 5vmin); --chips: max(40px, 4vmin);
    --room: calc(100vh - 2 * var(--frame) - var(--chips) - 6vmin);
  }
  :host([presenting]) :is(.lead, .bar, .panels, .folds, .legend, .answer, .game, .turn, .look,
    .panel h2, slot) { display: none; }
  :host([presenting]) .frame { min-height: 100%; display: grid; grid-template-columns: minmax(0, 1fr); }
  :host([presenting]) .player { gap: 0; align-content: start; grid-template-rows: none; }
  :host([presenting]) .title {
    order: -1; height: var(--frame); margin: 0; padding-inline-end: 60px; font-size: max(24px, 1.3vw); font-weight: 600;
    color: var(--muted); white-space: nowrap; overflow: hidden; text-overflow: ellipsis;
  }
  :host([presenting]) .stage { gap: 2vmin 3vmin; min-height: 0 !important; --dhadha-leading: 1.4; }
  :host([presenting]) .narration, :host([presenting]) .player:not(.light) .narration {
    --letters: clamp(1.3rem, 2.1vw, 5rem); height: auto; min-height: calc(4.6 * var(--letters)); flex: none;
    border-inline-start-width: 10px; font-size: var(--letters); line-height: 1.25;
  }
  :host([presenting]) .beside { zoom: 1.4; --list-title: 17.2px; }
  :host([presenting]) .beside:has(.counts) { display: none; }
  :host([presenting]) .area { font-size: max(24px, 1.2vw); line-height: 1.1; }
  :host([presenting]) .code {
    --code-size: clamp(1rem, 1.46vw, 3.5rem); --code-height: 30vh; border: 0; min-height: 30vh;
    padding: 0;
  }
  :host([presenting]) .code dhadha-code { inset: 0; }
  :host([presenting]) .scene .chips { zoom: 1.7; }
  :host([presenting]) .count {
    position: absolute; inset-block-end: 1vmin; inset-inline-end: 3vmin; display: flex; align-items: center;
    color: var(--muted); font-size: max(24px, 1.2vw); font-variant-numeric: tabular-nums; line-height: 1;
  }
  :host([presenting]) .count .icon { display: none; min-width: 56px; height: 52px; }
  :host(:dir(rtl)) .turn-page { transform: scaleX(-1); }
  @media (pointer: coarse) {
    :host([presenting]) { padding-block-end: 72px; }
    :host([presenting]) .count {
      position: fixed; inset: auto 0 0; justify-content: center; padding: 4px; background: light-dark(#faf6ef, #17161b);
    }
    :host([presenting]) .count .icon { display: grid; }
  }
  :host([presenting]) .leave {
    position: absolute; inset-block-start: 1vmin; inset-inline-end: 1vmin; min-width: 44px; opacity: .6; z-index: 9;
  }
  @container (min-width: 44em) {
    :host([presenting]) .race {
      height: calc(100vh - 2 * var(--frame) - 3vmin); gap: 2vmin; grid-template-rows: minmax(0, 1fr) max-content;
    }
    :host([presenting]) .verdict {
      font-size: max(40px, 2.1vw); font-weight: 500; line-height: 1.25; min-height: 2.5em;
    }
    :host([presenting]) .lanes {
      gap: 2vmin; grid-auto-flow: column; grid-template: auto 1fr auto / none; grid-auto-columns: minmax(0, 1fr);
    }
    :host([presenting]) .stage {
      height: calc(100vh - 2 * var(--frame) - 3vmin); grid-template-rows: max-content minmax(3lh, 1fr);
    }
    :host([presenting]) .broad {
      --share: .3; --beside: 100%; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
      grid-template-rows: max-content minmax(0, 1fr); row-gap: 1vmin;
    }
    :host([presenting]) .broad .say { overflow: hidden; }
    :host([presenting]) .stage .code { --code-height: 100%; min-height: 0; }
    :host([presenting]) .stage:not(.broad) { grid-template-areas: "scene say" "scene code"; }
    :host([presenting]) .broad { grid-template-areas: "scene scene" "say code"; }
  }
  :host([presenting]) :is(.clock, .race .skip, .table, .note, .summary) { display: none; }
  :host([presenting]) .line { order: 1; align-items: start; }
  :host([presenting]) .lane { padding: 1.5vmin; --widest: calc(100vh - 2 * var(--frame) - 24rem); }
  :host([presenting]) .lane h2 { font-size: max(26px, 1.5vw); line-height: 1.2; }
  :host([presenting]) :is(.state, .tally) { margin: 0; font-size: max(24px, 1.3vw); line-height: 1.2; }
  :host([presenting]) .lane dhadha-player { width: 100%; }
  @container (min-width: 80em) {
    :host([presenting]) .narration, :host([presenting]) .player:not(.light) .narration {
      --letters: max(40px, 2.1vw); min-height: calc(3.9 * var(--letters));
    }
    :host([presenting]) .code { --code-size: max(30.5px, 1.46vw); }
  }
  @media (min-width: 1600px) and (min-height: 1000px) {
    :host([presenting]) .stage:not(.broad) .beside { zoom: 1.8; --list-title: 13.4px; }
  }
  @media (min-width: 2400px) {
    :host([presenting]) .beside, :host([presenting]) .stage:not(.broad) .beside { zoom: 2.8; --list-title: 13.4px; }
    :host([presenting]) .scene .chips { zoom: 3; }
    :host([presenting]) { --least-letters: 40px; }
  }
  @media print { :host([presenting]) { position: static; padding: 0; } :host([presenting]) .leave { display: none; } }
  :host([presenting]) .leave:is(:hover, :focus-visible) { opacity: 1; }
`;

const FORWARD = ["PageDown", "ArrowDown", " ", "Enter"];
const BACK = ["PageUp", "ArrowUp", "Backspace"];

/** Show a player or a race as a slide until Escape is pressed or full screen ends; return a function that ends it. */
export function startSlide(host: Host) {
  adoptStyles(host, slide);
  const before = document.activeElement;
  host.timeline.pause();
  host.presenting = true;
  const ended = new AbortController();
  const { signal } = ended;
  const leave = () => {
    if (!host.presenting) return;
    ended.abort();
    host.presenting = false;
    if (document.fullscreenElement) document.exitFullscreen();
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  };
  window.addEventListener("keydown", (event) => onSlideKey(host, leave, event), { capture: true, signal });
  document.addEventListener("fullscreenchange", () => document.fullscreenElement || leave(), { signal });
  host.requestFullscreen?.().catch(() => {}); // without permission, the slide fills the window
  return leave;
}

/** Handle the keys of a slide, which presentation remotes send, too. */
function onSlideKey(host: Host, leave: () => void, event: KeyboardEvent) {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const [, onward] = arrowKeysBackAndForward(host.texts);
  const key = keyName(event);
  const path = event.composedPath() as Partial<HTMLDialogElement>[];
  const pressing = ["Enter", " "].includes(key) && path[0].matches?.("button");
  // A closed popover may keep the focus for a frame.
  const explaining = path.some((each) => each.popover && each.matches?.(":popover-open"));
  const asking = path.some(({ showModal, open }) => showModal && open);
  const answering = key === "Enter" && host.modes?.now.isAsking;
  if (pressing || asking || answering || (explaining && key === "Escape")) return;
  if (key === "Escape" || key === "p") leave();
  else if (host.session?.hand) return; // a presentation remote does not end manual play
  else if (key === onward || FORWARD.includes(key)) host.step(1);
  else if (key.startsWith("Arrow") || BACK.includes(key)) host.step(-1);
  else if (key === "Home" || key === "End") host.seek(key === "Home" ? 0 : "end");
  else return;
  event.preventDefault();
  event.stopImmediatePropagation();
  stopKeyPropagation(event);
}
