/** The playback controls: play, pause, step, scrub, speed, markers. */
import { LitElement, html, nothing, unsafeCSS } from "lit";
import { IN_FRAME } from "../../loading/element-heights.ts";
import { css, styled, buttons, isMotionReduced } from "../base/styles.ts";
import { defineOnce, inputProperties } from "../base/element-helpers.ts";
import { icon } from "../base/icons.ts";
import { isModified } from "../base/key-events.ts";
import { paceOf } from "../catalogue/element-attributes.ts";
import { SPEEDS } from "../trace/playback-clock.ts";
import { consumeAndAct } from "./keyboard-shortcuts.ts";
import type { Texts } from "../../i18n/load-messages.ts";
import type { Timeline } from "../trace/playback-clock.ts";

const MOST_TICKS = 200;
const PAGES = 10; // presses of Page Down from end to end

/** Tools at the end of the bar: name, icon, label and condition. */
const TOOLS = [
  ["practice", icon.practice, "practice", ""],
  ["takeOver", icon.takeOver, "take-over", ""],
  ["hint", icon.hint, "hint", ""],
  ["fault", icon.fault, "fault-look", ""],
  ["present", icon.present, "present", ""],
  ["save", icon.save, "save-trace", "less"],
  ["keys", icon.keys, "keys", "less"],
] as const;

type Marker = { position: number; answer?: boolean };
/** Actions of the tools; a tool without an action is omitted. */
export type Tools = Partial<Record<(typeof TOOLS)[number][0], false | (() => unknown)>>;

export class Transport extends LitElement {
  static properties = inputProperties("timeline", "markers", "texts", "caption", "version", "tools", "asks");

  static styles = [
    buttons,
    css`
    :host { display: block; container-type: inline-size; }
    .row { display: flex; align-items: center; gap: 2px; flex-wrap: wrap; }
    .play {
      background: var(--accent); color: var(--accent-ink); border-radius: 50%; width: 44px; height: 44px;
      position: relative;
    }
    .play:hover { background: var(--accent); filter: brightness(1.1); }
    .play .ring {
      position: absolute; inset: 2px; width: calc(100% - 4px); height: calc(100% - 4px); pointer-events: none;
      fill: none; stroke: currentColor; stroke-width: 2; stroke-dasharray: 1; stroke-dashoffset: 1; rotate: -90deg;
    }
    .time { display: flex; align-items: center; gap: 8px; flex: 1 0 100%; order: -1; min-width: 0; }
    .track { position: relative; flex: 1; }
    .caption {
      max-width: 55%; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; color: var(--muted);
      font-variant-numeric: tabular-nums; font-size: .9em;
    }
    .icon[aria-pressed="true"] { background: var(--sunken); box-shadow: inset 0 -3px var(--accent); }
    .gap { flex: 1; }
    select { margin-inline-start: 4px; max-width: 9.5em; font-size: .9em; }
    input { width: 100%; margin: 0; accent-color: var(--accent); height: 28px; display: block; }
    .ticks { position: absolute; inset-inline: 8px; bottom: -3px; height: 8px; pointer-events: none; }
    .tick {
      position: absolute; width: 3px; height: 100%; margin-inline-start: -1.5px; background: var(--muted);
      border-radius: 2px; padding: 0; forced-color-adjust: none;
    }
    .tick.answer { width: 5px; background: var(--success); }
    @container (min-width: 44em) {
      .time { flex: 1 1 9rem; order: 0; margin-inline: 8px; }
      .caption { max-width: min(28rem, 60%); }
      .gap { display: none; }
      .row { flex-wrap: nowrap; }
    }
    @container (44em <= width <= 56em) {
      .time { flex-direction: column; align-items: stretch; gap: 0; }
      .track { flex: none; }
      input { height: 24px; }
      .ticks { bottom: 0; height: 5px; }
      .caption { max-width: none; text-align: center; line-height: 1.2; }
      select { max-width: 7.6em; }
      .row:has([data-act="next-marker"], [data-act="practice"]) [data-act="keys"] { display: none; }
    }
    /* Buttons would leave the timeline no room; on a low screen they have none above each other. */
    @media ${unsafeCSS(IN_FRAME ? "all" : "(min-height: 35.1rem)")} {
      @container (44em <= width <= 53.4em) {
        .row { flex-wrap: wrap; }
        .time { flex: 1 0 100%; flex-direction: row; align-items: center; order: -1; gap: 8px; margin-inline: 0; }
        .track { flex: 1; }
        .caption { max-width: 55%; }
        .gap { display: block; }
      }
    }
    @container (max-width: 43.9em) { .ticks { bottom: 3px; height: 6px; } }
    @container (max-width: 36em) {
      .row { gap: 0; }
      .icon:not(.play) { flex: 9 1 30px; min-width: 30px; max-width: 36px; min-height: 44px; padding: 0; }
      select { flex: 9 1 5.6em; min-width: 0; max-width: 7.6em; margin: 0; padding-inline: 6px 2px; font-size: .84em; }
    }
    @container (max-width: 34em) { .less { display: none; } }
    @container (max-width: 40em) {
      .row:has([data-act="take-over"]) :is([data-act="keys"], [data-act="save"]) { display: none; }
    }
    @container (max-width: 26.7em) {
      .row:has([data-act="next-marker"], [data-act="take-over"]) [data-act="present"] { display: none; }
      select { padding-inline: 3px 0; }
    }
    :host(:dir(rtl)) .turn { transform: scaleX(-1); }
    @media print { .row > :not(.time), .track { display: none; } .caption { max-width: none; } }
  `,
  ];

  /** What the ring shows. */
  #ring = "";
  declare timeline: Timeline;
  declare markers: Marker[];
  declare texts: Texts;
  declare caption: string;
  declare version: string;
  declare tools: Tools;
  /** Whether the visitor is asked what comes next. */
  declare asks: boolean;

  render() {
    const { timeline, texts: { text }, markers } = this;
    const { last } = timeline;
    const several = markers.length > 1;
    const valueOf = ({ target }: Event) => (target as HTMLInputElement).value;
    const seek = (event: Event) => timeline.seek(timeline.positionAt(Number(valueOf(event))));
    const setSpeed = (event: Event) => {
      timeline.speed = paceOf(valueOf(event));
      this.requestUpdate();
    };
    const tools = TOOLS.map(([name, picture, label, kind]) => {
      const act = this.tools[name];
      return act ? this.#button(label, picture, act, kind, "") : nothing;
    });
    return html`<div class="row">
        ${this.#button("to-start", icon.toStart, () => timeline.seek(0), "less")}
        ${this.#button("step-back", icon.stepBack, () => timeline.step(-1))}
        ${this.#playButton()}
        ${this.#button("step-forward", icon.stepForward, () => timeline.step(1))}
        ${this.#button("to-end", icon.toEnd, () => timeline.seek(last), several ? "less" : "")}
        ${several ? this.#button("previous-marker", icon.previousMarker, () => this.toMarker(-1)) : nothing}
        ${several ? this.#button("next-marker", icon.nextMarker, () => this.toMarker(1)) : nothing}
        <div class="time"><div class="track">
          <input type="range" min="0" max="1" step="any"
            aria-label=${text("position")} aria-valuetext=${this.caption} @input=${seek} @keydown=${this.#onKey}>
          <div class="ticks" aria-hidden="true">${this.#ticks(last)}</div>
        </div><span class="caption" title=${this.caption}>${this.caption}</span></div>
        <span class="gap"></span>
        <select aria-label=${text("speed")} @change=${setSpeed}>
          ${timeline.rhythm ? nothing : html`<option value="reading" ?selected=${timeline.speed === "reading"}
            >${text("speed-reading")}</option>`}
          <option value="auto" ?selected=${timeline.speed === "auto"}>${text("speed-auto")}</option>
          ${SPEEDS.map((speed) => html`<option value=${speed} ?selected=${timeline.speed === speed}
            >${text("speed-value", { speed })}</option>`)}
        </select>
        ${tools}
      </div>`;
  }

  /** The scrubber follows the clock also where the visitor has moved it. */
  updated() {
    const scrubber = this.renderRoot.querySelector("input")!;
    const place = String(this.timeline.placeOf(this.timeline.position));
    if (scrubber.value !== place) scrubber.value = place;
    this.#turnRing();
  }

  /** Around the play button a ring shows how long the step, or the stretch, still stands. */
  #turnRing() {
    const { standing } = this.timeline;
    const stands = standing ? `${standing.from} ${standing.seconds}` : "";
    if (stands === this.#ring) return;
    this.#ring = stands;
    const circle = this.renderRoot.querySelector(".ring circle")!;
    for (const animation of circle.getAnimations()) animation.cancel();
    if (!standing) return;
    const [duration, delay] = [1000 * standing.seconds, -1000 * standing.passed];
    const easing = isMotionReduced() ? "steps(4)" : "linear";
    circle.animate({ strokeDashoffset: [0, 1] }, { duration, delay, easing });
  }

  /** On the scrubber, keys step. */
  #onKey = (event: KeyboardEvent) => {
    const { timeline } = this;
    const ahead = getComputedStyle(this).direction === "rtl" ? -1 : 1;
    const far = Math.max(1, Math.round(timeline.last / PAGES));
    const counts: Record<string, number | undefined> = {
      ArrowRight: ahead, ArrowLeft: -ahead, ArrowUp: 1, ArrowDown: -1, PageUp: far, PageDown: -far,
      Home: -Infinity, End: Infinity,
    };
    const count = isModified(event) ? undefined : counts[event.key];
    if (count !== undefined) consumeAndAct(event, () => timeline.step(count));
  };

  #playButton() {
    const { timeline, texts } = this;
    const atEnd = timeline.position === timeline.last && timeline.last > 0;
    const label = texts.text(timeline.playing ? "pause" : atEnd ? "replay" : "play");
    const act = () => (timeline.playing ? timeline.pause() : timeline.play());
    const picture = timeline.playing ? icon.pause : atEnd ? icon.replay : html`<span class="turn">${icon.play}</span>`;
    return html`<button class="icon play" title=${label} aria-label=${label} @click=${act}>
          ${picture}<svg class="ring" viewBox="0 0 40 40" aria-hidden="true"><circle cx="20" cy="20" r="18.5"
          pathLength="1"></circle></svg></button>`;
  }

  /** Go to the nearest marker before (-1) or after (1) the position. */
  toMarker(direction: number) {
    const { position } = this.timeline;
    const ahead =
      direction > 0
        ? this.markers.find((marker) => marker.position > position)
        : this.markers.findLast((marker) => marker.position < position);
    if (ahead) this.timeline.seek(ahead.position);
  }

  #ticks(last: number) {
    if (!last || this.markers.length > MOST_TICKS) return nothing;
    const at = (position: number) => styled({ "inset-inline-start": `${100 * this.timeline.placeOf(position)}%` });
    return this.markers.map(
      ({ position, answer }) => html`<span class=${answer ? "tick answer" : "tick"} ${at(position)}></span>`,
    );
  }

  /** `side` "turn": the picture is mirrored in right-to-left languages. */
  #button(name: string, picture: unknown, act: () => unknown, kind = "", side = "turn") {
    const label = this.texts.text(name);
    return html`<button class="icon ${kind}" title=${label} aria-label=${label} data-act=${name}
      aria-pressed=${name === "practice" ? String(this.asks) : nothing} @click=${act}
      ><span class=${side}>${picture}</span></button>`;
  }
}

defineOnce("dhadha-transport", Transport);
