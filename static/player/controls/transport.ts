/** The playback controls: play, pause, step, scrub, speed; what a visitor may do, in words; a menu of the rest. */
import { LitElement, html, nothing, unsafeCSS } from "lit";
import { IN_FRAME } from "../../loading/element-heights.ts";
import { css, styled, buttons, isMotionReduced } from "../base/styles.ts";
import { defineOnce, declarePropertiesWithoutAttributes } from "../base/custom-elements-and-events.ts";
import { icon } from "../base/icons.ts";
import { isModified } from "../base/key-events.ts";
import { placePopover } from "../base/place-popover.ts";
import { paceOf } from "../catalogue/element-attributes.ts";
import { SPEEDS } from "../trace/playback-clock.ts";
import { consumeKeyAndAct } from "./keyboard-shortcuts.ts";
import type { Texts } from "../../i18n/load-messages.ts";
import type { Timeline } from "../trace/playback-clock.ts";

const MOST_TICKS = 200;
const PAGES = 10; // presses of Page Down from end to end

/** Buttons with words after the clock: name, label, and what a pointer is told. */
const WORDS = [
  ["game", "game-play", "game-play"],
  ["practice", "practice", "key-practice"],
  ["takeOver", "take-over", "key-take-over"],
  ["why", "why", "why-about"],
] as const;

/** Tools of the menu: name, icon and label. */
const TOOLS = [
  ["hint", icon.hint, "hint"],
  ["fault", icon.fault, "fault-look"],
  ["code", icon.code, "code-running"],
  ["present", icon.present, "present"],
  ["save", icon.save, "save-trace"],
  ["keys", icon.keys, "keys"],
] as const;

type Marker = { position: number; answer?: boolean };
/** Actions of the tools; a tool without an action is omitted. */
export type Tools = Partial<Record<(typeof TOOLS | typeof WORDS)[number][0], false | (() => unknown)>>;

export class Transport extends LitElement {
  static properties = declarePropertiesWithoutAttributes("timeline", "markers", "texts", "caption", "version", "tools", "asks", "light");

  static styles = [
    buttons,
    css`
    :host { display: block; container-type: inline-size; }
    .row { display: flex; align-items: center; gap: 4px; flex-wrap: wrap; }
    .row > .icon { flex: none; }
    .row > .more { display: var(--dhadha-more, grid); }
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
    select { flex: 1 1 5em; min-width: 5em; max-width: max-content; margin-inline-start: auto; font-size: .9em; min-height: 38px; }
    input { width: 100%; margin: 0; accent-color: var(--accent); height: 28px; display: block; }
    .ticks { position: absolute; inset-inline: 8px; bottom: -3px; height: 8px; pointer-events: none; }
    .tick {
      position: absolute; width: 3px; height: 100%; margin-inline-start: -1.5px; background: var(--muted);
      border-radius: 2px; padding: 0; forced-color-adjust: none;
    }
    .tick.answer { width: 5px; background: var(--success); }
    .words { display: flex; flex-wrap: wrap; gap: 6px; flex: 1 0 100%; }
    .word {
      flex: 1 1 auto; min-height: 40px; padding: .2em .9em; font-weight: 600; color: var(--accent);
      border-color: color-mix(in srgb, var(--accent) 45%, var(--line)); white-space: nowrap;
    }
    [aria-pressed="true"] { background: var(--accent); color: var(--accent-ink); }
    .menu {
      position: absolute; inset: auto; margin: 0; padding: 6px; width: max-content; max-width: calc(100vw - 16px);
      max-height: calc(100vh - 16px); box-sizing: border-box; overflow: auto; color: var(--ink);
      background: var(--surface); border: 1px solid var(--line); border-radius: 12px;
      box-shadow: 0 8px 30px var(--shade); font-size: .9375rem;
    }
    .item, ::slotted(button) {
      display: flex !important; align-items: center; gap: 10px; width: 100%; min-height: 38px; padding: 4px 8px;
      border: 0; border-radius: 8px; background: none; color: inherit; font: inherit; text-align: start; cursor: pointer;
    }
    .item:is(:hover, :focus-visible), ::slotted(button:is(:hover, :focus-visible)) { background: var(--sunken); }
    .item svg { flex: none; width: 20px; height: 20px; fill: currentColor; display: block; color: var(--muted); }
    @media (pointer: coarse) { .item, ::slotted(button) { min-height: 44px; } }
    @media (forced-colors: active) {
      [aria-pressed="true"] { forced-color-adjust: none; background: Highlight; color: HighlightText; }
    }
    .tight .words, .inner { display: none; }
    @container (min-width: 36em) { .tight .words { display: flex; flex: none; margin-inline-start: 4px; } }
    @container (max-width: 35.9em) { .tight .inner { display: flex; } }
    @container (min-width: 44em) {
      .time { flex: 1 1 9rem; order: 0; margin-inline: 8px; }
      .caption { max-width: min(28rem, 60%); }
      select { margin: 0; }
      .word { flex: none; }
    }
    @container (min-width: 62em) { .words { flex: none; margin-inline-start: 8px; } }
    @container (44em <= width <= 56em) {
      .tight { flex-wrap: nowrap; }
      .tight select { flex: none; }
      .tight .time { flex-direction: column; align-items: stretch; gap: 0; }
      .tight .track { flex: none; }
      .tight input { height: 24px; }
      .tight .ticks { bottom: 0; height: 5px; }
      .tight .caption { max-width: none; text-align: center; line-height: 1.2; }
    }
    @media ${unsafeCSS(IN_FRAME ? "not all" : "(max-height: 35rem)")} {
      @container (min-width: 44em) {
        .row { flex-wrap: nowrap; }
        .words { flex: none; }
        .word { padding-inline: .5em; font-size: .9em; }
        .time { flex-basis: 5rem; margin-inline: 2px; }
      }
    }
    @container (max-width: 43.9em) {
      .ticks { bottom: 3px; height: 6px; }
      .row > .icon { min-width: 44px; height: 44px; }
      .word, select { min-height: 44px; }
    }
    @container (max-width: 24em) { .word { padding-inline: .4em; font-size: .95em; } }
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
  /** Whether it stands in a player of fixed height. */
  declare light: boolean;

  render() {
    const { timeline, texts: { text }, tools, light } = this;
    const valueOf = ({ target }: Event) => (target as HTMLInputElement).value;
    const seek = (event: Event) => timeline.seek(timeline.positionAtPlace(Number(valueOf(event))));
    const setSpeed = (event: Event) => {
      timeline.speed = paceOf(valueOf(event));
      this.requestUpdate();
    };
    const words = WORDS.flatMap(([name, label, about]) => {
      const act = this.#isWordButton(name) && tools[name];
      return act ? html`<button class="button word" title=${text(about)} data-act=${label}
        aria-pressed=${name === "practice" ? String(Boolean(this.asks)) : nothing} @click=${act}
        >${text(label)}</button>` : [];
    });
    return html`<div class="row ${light ? "tight" : ""}">
        ${this.#renderIconButton("step-back", icon.stepBack, () => timeline.step(-1))}
        ${this.#renderPlayButton()}
        ${this.#renderIconButton("step-forward", icon.stepForward, () => timeline.step(1))}
        <div class="time"><div class="track">
          <input type="range" min="0" max="1" step="any"
            aria-label=${text("position")} aria-valuetext=${this.caption} @input=${seek} @keydown=${this.#stepByScrubberKey}>
          <div class="ticks" aria-hidden="true">${this.#renderMarkerTicks(timeline.last)}</div>
        </div><span class="caption" title=${this.caption}>${this.caption}</span></div>
        <select aria-label=${text("speed")} @change=${setSpeed}>
          ${timeline.rhythm ? nothing : html`<option value="reading" ?selected=${timeline.speed === "reading"}
            >${text("speed-reading")}</option>`}
          <option value="auto" ?selected=${timeline.speed === "auto"}>${text("speed-auto")}</option>
          ${SPEEDS.map((speed) => html`<option value=${speed} ?selected=${timeline.speed === speed}
            >${text("speed-value", { speed })}</option>`)}
        </select>
        <button class="icon more" popovertarget="more" title=${text("more")} aria-label=${text("more")} data-act="more"
          >${icon.more}</button>
        <div id="more" class="menu" popover role="group" aria-label=${text("more")} @beforetoggle=${this.#placeMenuOrReturnFocus}
          @click=${this.#closeMenuAndNoteTool}>${this.#renderMenuItems()}<slot></slot></div>
        ${words.length ? html`<div class="words">${words}</div>` : nothing}
      </div>`;
  }

  /** Whoever can play the game itself finds it in the place of the algorithm. */
  #isWordButton(name: string) {
    return name !== "takeOver" || !this.tools.game;
  }

  /** The ends and the chapters of the run, and the tools; in the narrow light form also the words. */
  #renderMenuItems() {
    const { timeline, tools, markers } = this;
    const chapters = markers.length > 1 ? [
      this.#renderMenuItem("previous-marker", icon.previousMarker, () => this.goToMarker(-1)),
      this.#renderMenuItem("next-marker", icon.nextMarker, () => this.goToMarker(1)),
    ] : nothing;
    const others = WORDS.map(([name, label]) => {
      const act = (this.light || !this.#isWordButton(name)) && tools[name];
      return act ? this.#renderMenuItem(label, icon[name], act, this.#isWordButton(name) ? "inner" : "") : nothing;
    });
    return [
      others,
      this.#renderMenuItem("to-start", icon.toStart, () => timeline.seek(0)),
      this.#renderMenuItem("to-end", icon.toEnd, () => timeline.seek(timeline.last)),
      chapters,
      TOOLS.map(([name, picture, label]) => {
        const act = tools[name];
        return act ? this.#renderMenuItem(label, picture, act) : nothing;
      }),
    ];
  }

  #renderMenuItem(name: string, picture: unknown, act: () => unknown, kind = "") {
    return html`<button class="item ${kind}" data-act=${kind ? nothing : name} @click=${act}><span class="turn"
      >${picture}</span>${this.texts.text(name)}</button>`;
  }

  get #menu() {
    return this.renderRoot.querySelector<HTMLElement>(".menu")!;
  }

  get #menuOpener() {
    return this.renderRoot.querySelector<HTMLElement>("[data-act=more]")!;
  }

  /** Open the menu, whose button a page may have in a menu of its own. */
  showMenu() {
    this.#menu.showPopover();
  }

  /** Place the menu once it is shown; when it closes, browsers do not give back a focus within an element. */
  #placeMenuOrReturnFocus = ({ newState }: ToggleEvent) => {
    const at = this.#menuOpener.offsetParent ? this.#menuOpener : this;
    if (newState === "open") requestAnimationFrame(() => placePopover(this.#menu, at));
    else if (this.#menu.matches(":focus-within")) this.#menuOpener.focus({ preventScroll: true });
  };

  /** The opener stands for the tool that was pressed. */
  #closeMenuAndNoteTool = ({ target }: Event) => {
    this.#menuOpener.dataset.pressed = (target as Element).closest<HTMLElement>("[data-act]")?.dataset.act ?? "";
    this.#menu.hidePopover();
  };

  /** The scrubber follows the clock also where the visitor has moved it. */
  updated() {
    const scrubber = this.renderRoot.querySelector("input")!;
    const place = String(this.timeline.scrubberPlaceOf(this.timeline.position));
    if (scrubber.value !== place) scrubber.value = place;
    this.#animateRing();
  }

  /** Around the play button a ring shows how long the step, or the stretch, still stands. */
  #animateRing() {
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
  #stepByScrubberKey = (event: KeyboardEvent) => {
    const { timeline } = this;
    const ahead = getComputedStyle(this).direction === "rtl" ? -1 : 1;
    const far = Math.max(1, Math.round(timeline.last / PAGES));
    const counts: Record<string, number | undefined> = {
      ArrowRight: ahead, ArrowLeft: -ahead, ArrowUp: 1, ArrowDown: -1, PageUp: far, PageDown: -far,
      Home: -Infinity, End: Infinity,
    };
    const count = isModified(event) ? undefined : counts[event.key];
    if (count !== undefined) consumeKeyAndAct(event, () => timeline.step(count));
  };

  #renderPlayButton() {
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
  goToMarker(direction: number) {
    const { position } = this.timeline;
    const ahead =
      direction > 0
        ? this.markers.find((marker) => marker.position > position)
        : this.markers.findLast((marker) => marker.position < position);
    if (ahead) this.timeline.seek(ahead.position);
  }

  #renderMarkerTicks(last: number) {
    if (!last || this.markers.length > MOST_TICKS) return nothing;
    const at = (position: number) => styled({ "inset-inline-start": `${100 * this.timeline.scrubberPlaceOf(position)}%` });
    return this.markers.map(
      ({ position, answer }) => html`<span class=${answer ? "tick answer" : "tick"} ${at(position)}></span>`,
    );
  }

  #renderIconButton(name: string, picture: unknown, act: () => unknown) {
    const label = this.texts.text(name);
    return html`<button class="icon" title=${label} aria-label=${label} data-act=${name} @click=${act}
      ><span class="turn">${picture}</span></button>`;
  }
}

defineOnce("dhadha-transport", Transport);
