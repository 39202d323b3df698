/** Base class of players and races: a clock, notices, and the lifecycle in a host page. */
import { LitElement } from "lit";
import { importLate } from "../../loading/late-import.ts";
import { emit } from "../base/custom-elements-and-events.ts";
import { FocusKeeper, HostThemeController } from "../base/focus-engagement-and-host-theme.ts";
import { observeWhileConnected } from "../base/styles.ts";
import { allPuzzleIds } from "../catalogue/baked-data.ts";
import { dropDisallowedValuesAndWarn } from "../catalogue/author-mistakes.ts";
import { paceOf, positionFor } from "../catalogue/element-attributes.ts";
import { Notices } from "../session/notices.ts";
import { Timeline } from "../trace/playback-clock.ts";
import type { Texts } from "../../i18n/load-messages.ts";
import type { COMMON, Properties, Row, Rows } from "../catalogue/element-attributes.ts";
import type { Fault } from "../text/error-messages.ts";

export interface PlaybackElement extends Omit<Properties<typeof COMMON>, "state"> {}
export abstract class PlaybackElement extends LitElement {
  static properties: Rows = { presenting: { type: Boolean, reflect: true, initial: false } };

  timeline = new Timeline();
  notices = new Notices(this);
  /** The messages; null before the first ones have loaded. */
  abstract readonly texts: Texts;
  /** What is shown; null before the first run. */
  abstract readonly request: { puzzle: string } | null;
  #internals = this.attachInternals();
  /** Whether installing packages needs the visitor's consent. */
  asksFirst = false;
  declare presenting: boolean;

  constructor() {
    super();
    const { elementProperties } = this.constructor as typeof LitElement;
    for (const [name, { initial = "" }] of elementProperties as Map<string, Row>)
      Object.assign(this, { [name]: initial });
    new FocusKeeper(this);
    new HostThemeController(this);
    const { timeline } = this;
    const onSeen = (seen: IntersectionObserverEntry[]) => timeline.suspend("unseen", !seen.at(-1)?.isIntersecting);
    observeWhileConnected(this, new IntersectionObserver(onSeen));
    timeline.addEventListener("change", () => {
      this.requestUpdate();
      emit(this, "stepchange", { position: this.position, length: this.length });
    });
    for (const name of ["play", "pause", "ended"]) {
      timeline.addEventListener(name, () => {
        this.requestUpdate();
        emit(this, name);
      });
    }
  }

  get position() {
    return this.timeline.position;
  }

  get length() {
    return this.timeline.length;
  }

  /** Whether its tag's style reserves its height for good. */
  get keepsReserve() {
    return false;
  }

  get puzzleId() {
    return this.puzzle || allPuzzleIds()[0];
  }

  /** Whether the visitor agrees to packages, if a link names them. */
  async confirmPackages(addresses: string[]) {
    if (!this.asksFirst) return true;
    const { confirmInstall } = await importLate(() => import("../catalogue/install-packages.ts"));
    const agrees = await confirmInstall(this.notices, this.texts, addresses);
    this.asksFirst = !agrees;
    return agrees;
  }

  /** Resolve once the clock can be moved. */
  async prepareToStep() {}

  async play() {
    this.timeline.play();
  }

  async pause() {
    this.timeline.pause();
  }

  async step(count: unknown = 1) {
    await this.prepareToStep();
    this.timeline.step(Number(count));
  }

  /** Go to a position, to "50%" or to the "end". */
  async seek(where: unknown) {
    await this.prepareToStep();
    this.timeline.seek(positionFor(where, this.timeline.last));
  }

  /** Show the step as a full-screen slide; does nothing before there are steps. */
  present = async () => {
    await this.prepareToStep();
    if (!this.length) return;
    try {
      const { startSlide: present } = await importLate(() => import("../controls/presentation-mode.ts"));
      if (!this.presenting) this.endSlide = present(this);
    } catch (error) {
      this.notices.reportError(error as Fault, this.texts, { again: this.present });
    }
  };

  /** End the slide. */
  endSlide = () => {};

  /** Handle a keyboard shortcut. */
  handleKeydown(_event: KeyboardEvent) {}

  connectedCallback() {
    super.connectedCallback();
    this.addEventListener("keydown", this.handleKeydown);
  }

  #dropInvalidAttributeValues(changed: Map<PropertyKey, unknown>) {
    const { elementProperties } = this.constructor as typeof LitElement;
    const properties = this as Record<PropertyKey, unknown>;
    for (const property of changed.keys()) {
      const row = elementProperties.get(property) as Row | undefined;
      if (row?.attribute) properties[property] = dropDisallowedValuesAndWarn(this, String(row.attribute), properties[property], row);
    }
  }

  /** Moving an element within the page also disconnects it, for a moment. */
  disconnectedCallback() {
    super.disconnectedCallback();
    queueMicrotask(() => this.isConnected || this.timeline.pause());
  }

  willUpdate(changed: Map<PropertyKey, unknown>) {
    this.#dropInvalidAttributeValues(changed);
    if (changed.has("speed")) this.timeline.speed = paceOf(this.speed);
    const name = `puzzle-${this.request?.puzzle ?? this.puzzleId}`;
    if (this.texts?.has(name)) Object.assign(this.#internals, { role: "group", ariaLabel: this.texts.text(name) });
    const direction = this.texts?.direction;
    if (direction && this.dir !== direction) this.dir = direction; // setting it lays out everything inside anew
  }
}
