/** Play, pause, step, scrub, speed, markers. */
import { LitElement, css, html, nothing } from "lit";
import { live } from "lit/directives/live.js";
import { define } from "./events.js";
import { icon } from "./icons.js";
import { buttons } from "./look.js";
import { styled } from "./styled.js";
import { SPEEDS } from "./timeline.js";
import "./touch.js";

const HOLD_AFTER = 350;
const HOLD_EVERY = 55;
const TOOLS = [["hint", "hint"], ["present", "present"], ["save", "save-trace", "less"], ["keys", "keys", "less"]];

export class Transport extends LitElement {
  static properties = {
    timeline: { attribute: false },
    markers: { attribute: false },
    texts: { attribute: false },
    caption: { attribute: false },
    version: { attribute: false },
    tools: { attribute: false },
  };

  static styles = [buttons, css`
    :host { display: block; container-type: inline-size; }
    .row { display: flex; align-items: center; gap: 2px; flex-wrap: wrap; }
    .play { background: var(--accent); color: var(--accent-ink); border-radius: 50%; width: 44px; height: 44px; }
    .play:hover { background: var(--accent); filter: brightness(1.1); }
    .time { display: flex; align-items: center; gap: 8px; flex: 1 0 100%; order: -1; min-width: 0; }
    .track { position: relative; flex: 1; }
    .caption { max-width: 55%; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; color: var(--muted); font-variant-numeric: tabular-nums; font-size: .9em; }
    .gap { flex: 1; }
    @container (min-width: 44rem) { .time { flex: 1 1 20rem; order: 0; margin-inline: 8px; } .caption { max-width: min(28rem, 60%); } .gap { display: none; } }
    select { margin-inline-start: 4px; max-width: 9.5em; font-size: .9em; }
    @container (max-width: 43.9rem) { .ticks { bottom: 0; height: 6px; } .tick { height: 6px; } }
    @container (max-width: 25rem) { .less { display: none; } .row { gap: 0; } .icon { min-width: 36px; padding: 0 4px; } select { flex: 9 1 5em; max-width: 7.6em; } }
    input { width: 100%; margin: 0; accent-color: var(--accent); height: 28px; display: block; }
    .ticks { position: absolute; inset-inline: 8px; bottom: -3px; height: 8px; pointer-events: none; }
    .tick { position: absolute; width: 3px; height: 8px; margin-inline-start: -1.5px; background: var(--muted); border-radius: 2px; padding: 0; forced-color-adjust: none; }
    .tick.found { width: 5px; background: light-dark(#17783c, #7fd69b); }
    :host(:dir(rtl)) .turn { transform: scaleX(-1); }
  `];

  constructor() {
    super();
    this.timeline = null;
    this.markers = [];
    this.texts = null;
    this.caption = "";
    this.version = "";
    /** What the buttons at the end do: {hint, save, keys}; one without an act is not there. */
    this.tools = {};
  }

  render() {
    const { timeline, texts } = this;
    const { position, last } = timeline;
    const text = texts.text;
    const atEnd = position === last && last > 0;
    const play = timeline.playing ? "pause" : atEnd ? "replay" : "play";
    return html`<div class="row">
        ${this.#button("to-start", icon.toStart, () => timeline.seek(0), "turn", "less")}
        ${this.#held("step-back", icon.stepBack, -1)}
        <button class="icon play" title=${text(play)} aria-label=${text(play)} @click=${() => (timeline.playing ? timeline.pause() : timeline.play())}>
          ${timeline.playing ? icon.pause : atEnd ? icon.replay : html`<span class="turn">${icon.play}</span>`}</button>
        ${this.#held("step-forward", icon.stepForward, 1)}
        ${this.#button("to-end", icon.toEnd, () => timeline.seek(last), "turn", this.markers.length > 1 ? "less" : "")}
        ${this.markers.length > 1 ? [
          this.#button("previous-marker", icon.previousMarker, () => this.toMarker(-1)),
          this.#button("next-marker", icon.nextMarker, () => this.toMarker(1)),
        ] : nothing}
        <div class="time"><div class="track">
          <input type="range" min="0" max=${last} .value=${live(String(position))} aria-label=${text("position")}
            aria-valuetext=${this.caption} @input=${(event) => timeline.seek(Number(event.target.value))}>
          <div class="ticks" aria-hidden="true">${this.#ticks(last)}</div>
        </div><span class="caption" title=${this.caption}>${this.caption}</span></div>
        <span class="gap"></span>
        <select aria-label=${text("speed")} @change=${this.#onSpeed}>
          <option value="auto" ?selected=${timeline.speed === "auto"}>${text("speed-auto")}</option>
          ${SPEEDS.map((speed) => html`<option value=${speed} ?selected=${timeline.speed === speed}>${text("speed-value", { speed })}</option>`)}
        </select>
        ${TOOLS.filter(([name]) => this.tools[name]).map(([name, label, kind]) => this.#button(label, icon[name], this.tools[name], "", kind))}
      </div>`;
  }

  /** To the nearest marker before (-1) or after (1) the position. */
  toMarker(direction) {
    const { position } = this.timeline;
    const ahead = direction > 0 ? this.markers.find((marker) => marker.position > position) : this.markers.findLast((marker) => marker.position < position);
    if (ahead) this.timeline.seek(ahead.position);
  }

  #ticks(last) {
    if (!last || this.markers.length > 200) return nothing;
    return this.markers.map(({ position, word }) => html`<span class="tick ${word}" ${styled({ "inset-inline-start": `${(100 * position) / last}%` })}></span>`);
  }

  /** @param {string} name @param {unknown} picture @param {() => void} act @param {string} side what turns where writing runs to the left */
  #button(name, picture, act, side = "turn", kind = "") {
    const label = this.texts.text(name);
    return html`<button class="icon ${kind}" title=${label} aria-label=${label} data-act=${name} @click=${act}><span class=${side}>${picture}</span></button>`;
  }

  /** A step button that repeats while held. */
  #held(name, picture, count) {
    const label = this.texts.text(name);
    return html`<button class="icon" title=${label} aria-label=${label}
      @click=${() => this.#heldSteps || this.timeline.step(count)}
      @pointerdown=${(event) => this.#hold(event, count)} @pointerup=${this.#release} @pointercancel=${this.#release}
      ><span class="turn">${picture}</span></button>`;
  }

  #holding = null;
  #heldSteps = 0;

  #hold(event, count) {
    event.currentTarget.setPointerCapture(event.pointerId);
    this.#heldSteps = 0;
    this.#holding = setTimeout(() => {
      this.#holding = setInterval(() => {
        this.#heldSteps += 1;
        this.timeline.step(count);
      }, HOLD_EVERY);
    }, HOLD_AFTER);
  }

  #release = () => {
    clearTimeout(this.#holding);
    clearInterval(this.#holding);
  };

  disconnectedCallback() {
    super.disconnectedCallback();
    this.#release();
  }

  #onSpeed = (event) => {
    const { value } = event.target;
    this.timeline.speed = value === "auto" ? "auto" : Number(value);
  };
}

define("dhadha-transport", Transport);
