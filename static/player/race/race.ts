/** <dhadha-race>: two to five methods on the same board with one clock. It works on traces and knows no puzzle. */
import { importLate } from "../../loading/late-import.ts";
import { html } from "lit";
import { loadPageTexts } from "../../i18n/load-page-messages.ts";
import { style as playerStyle } from "../element/player-layout.css.ts";
import { stageStyle } from "../element/player-view.css.ts";
import "../element/element.ts";
import { PlaybackElement } from "../element/playback-element.ts";
import { defineOnce, emit } from "../base/custom-elements-and-events.ts";
import { hostReset, wrapInHostFrame, buttons, hidden, isMotionReduced, palette, playsOnAttributeChange } from "../base/styles.ts";
import { warnAuthorOnce } from "../catalogue/author-mistakes.ts";
import { closeTagAndWarnOfAttributes } from "../catalogue/unknown-attributes.ts";
import { dropRequestMistakesAndWarn } from "../catalogue/request-mistakes.ts";
import { findAlgorithm } from "../catalogue/puzzle-registry.ts";
import { loadPuzzle, loadPuzzleOrThrow } from "../catalogue/baked-data.ts";
import { RACE, litProperties, optionsFromAttributes, toWords } from "../catalogue/element-attributes.ts";
import { handleShortcut } from "../controls/keyboard-shortcuts.ts";
import { errorSentence } from "../text/error-messages.ts";
import {
  areAllLanesBaked, laneRequest, lanesAsked, completeRaceRequest, normalizeRaceRequest, unknownAlgorithmError, withCommonOptions,
} from "./race-request.ts";
import { raceLength, finishSteps, Lane, areRefusedAlike } from "./lane.ts";
import { paceAt } from "./race-pace.ts";
import { Wager } from "./wager.ts";
import { renderRace, raceStyle } from "./race-view.ts";
import type { DhadhaRace as PublicRace } from "../catalogue/public-api-types.ts";
import type { Properties } from "../catalogue/element-attributes.ts";
import type { Texts } from "../../i18n/load-messages.ts";
import type { Fault } from "../text/error-messages.ts";
import type { RaceRequest } from "../catalogue/match-requests-and-presets.ts";

const ASKED = ["puzzle", "algorithms", "state"];

export interface DhadhaRace extends Omit<Properties<typeof RACE>, "state"> {}
export class DhadhaRace extends PlaybackElement implements PublicRace {
  static properties = { ...litProperties(RACE), ...PlaybackElement.properties };

  static styles = [palette, hostReset, hidden, buttons, playerStyle, stageStyle, raceStyle];

  texts: Texts = null!;
  lanes: Lane[] = [];
  /** The request of the race. */
  request: RaceRequest | null = null;
  /** Whether the race was baked at build time, so that there are no times. */
  baked = false;
  begun = false;
  /** What the visitor expects of the race. */
  wager = new Wager();
  /** Whether its space is reserved until it has content. */
  comes = false;
  /** The lanes of the offered race; null until known. */
  offered: Lane[] | null = null;
  /** The start board, or its placeholder. */
  still: () => unknown = () => html`<div class="empty"></div>`;
  cost = () => "";
  #installed: Promise<void> | null = null;
  #schedulePlay = false;
  declare state: string | null;

  constructor() {
    super();
    this.timeline.addEventListener("change", () => this.#showLanes());
    this.timeline.rhythm = () => paceAt(finishSteps(this.lanes), this.position);
  }

  // ---- the public API

  get running() {
    return this.lanes.some(({ growing }) => growing);
  }

  /** Whether every lane has finished by the clock's position. */
  get over() {
    return this.lanes.length > 0 && this.lanes.every((lane) => lane.hasEndedAt(this.position));
  }

  /** Whether the race has rendered its lanes, its start button or its error. */
  get isWhole() {
    const stand = this.length > 0 && this.lanes.every(({ player, refusal }) => refusal || player.isWhole);
    const stands = this.begun ? stand : this.offered;
    return !this.isUpdatePending && Boolean(stands || this.notices.now?.isError);
  }

  get askedRequest() {
    const { algorithms, state } = this;
    const { options } = dropRequestMistakesAndWarn(this, { puzzle: this.puzzleId, options: optionsFromAttributes(this) });
    return completeRaceRequest({ puzzle: this.puzzleId, algorithms, state, options });
  }

  /** Load what a race needs: messages and packages, once. */
  async prepare(puzzle = this.puzzleId) {
    await this.#loadTexts(puzzle);
    await loadPuzzle(puzzle);
    const addresses = toWords(this.packages);
    try {
      if (addresses.length) await (this.#installed ??= this.#installPackages(addresses));
      await loadPuzzleOrThrow(puzzle);
    } catch (error) {
      this.#installed = null;
      throw error;
    }
  }

  async #loadTexts(puzzle: string) {
    this.texts = await loadPageTexts(this.lang, puzzle, "site");
    for (const { player } of this.lanes) player.lang = this.texts.language;
    this.requestUpdate();
  }

  async #installPackages(addresses: string[]) {
    const { installPackages } = await importLate(() => import("../catalogue/install-packages.ts"));
    if (!(await this.confirmPackages(addresses))) return;
    this.notices.say(this.texts.text("packages-installing"));
    await installPackages(addresses);
    this.notices.show(null);
  }

  /**
   * Race a request ({puzzle, algorithms, state, options}); the attributes supply omitted parts. Resolves to the results
   * when every lane has finished, or to null when none started. Python runs and times every lane, `fresh`, unless
   * `fresh` is false and all lanes are baked.
   */
  async run(wanted: unknown = {}, { play = true, fresh = true } = {}) {
    const again = () => this.run(wanted, { play, fresh });
    this.notices.clear();
    this.begun = true;
    let request: ReturnType<typeof normalizeRaceRequest>;
    try {
      request = normalizeRaceRequest(wanted);
      await this.prepare(request.puzzle);
    } catch (error) {
      return this.#reportError(error, again);
    }
    this.#clearRace();
    this.#schedulePlay = play;
    const race = (this.request = withCommonOptions({ ...this.askedRequest, ...request }));
    this.wager.setRace(race);
    const lanes = (this.lanes = this.#createLanes(race));
    this.requestUpdate();
    emit(this, "runstart", { request: race });
    this.baked = !fresh && areAllLanesBaked(race);
    const results = await Promise.all(lanes.map((lane) => lane.run(race, !this.baked)));
    if (lanes !== this.lanes) return results;
    if (areRefusedAlike(lanes)) {
      this.#clearRace();
      return this.#reportError(lanes[0].error, again);
    }
    emit(this, "runend", { request: race, results });
    const unfetched = lanes.find(({ error }) => error?.name === "FetchError");
    if (unfetched?.error) this.#reportError(unfetched.error, again); // beside the lanes that ran
    return results;
  }

  #createLanes(race: RaceRequest) {
    return lanesAsked(race).map((asked) => {
      const lane = new Lane(asked, this, this.#onLaneChange);
      const error = this.texts && unknownAlgorithmError(race.puzzle, asked.algorithm);
      if (!error) return lane;
      lane.refuse(error, errorSentence(error, this.texts));
      warnAuthorOnce(this, lane.refusal);
      return lane;
    });
  }

  /** Play, once all lanes are ready; start a race that is only offered. */
  async play() {
    if (this.length) return super.play();
    this.#schedulePlay = true;
    if (!this.begun) void this.run();
  }

  async cancel() {
    this.#schedulePlay = false;
    for (const { player } of this.lanes) player.cancel();
  }

  handleKeydown(event: KeyboardEvent) {
    handleShortcut(this, event);
  }

  // ---- lifecycle

  connectedCallback() {
    super.connectedCallback();
    if (!this.begun) this.#runOrOfferRace();
  }

  async #runOrOfferRace() {
    this.comes = true;
    if (this.autoplay) return this.run({}, { play: !isMotionReduced(), fresh: false });
    await this.#reloadTexts(this.puzzleId);
    await loadPuzzle(this.puzzleId).catch(() => {}); // the run reports the failure
    if (this.begun) return;
    if (areAllLanesBaked(this.askedRequest)) this.run({}, { play: false, fresh: false });
    else await this.#showOffer().catch((error) => this.#reportError(error, () => this.#runOrOfferRace()));
  }

  /** Show the start board and the methods, without Python. */
  async #showOffer() {
    const race = withCommonOptions(this.askedRequest);
    const [first] = lanesAsked(race).filter(({ algorithm }) => findAlgorithm({ puzzle: race.puzzle, algorithm }));
    const { downloadCostInWords, renderStillBoard, loadBoardOfRequest } = await importLate(() => import("../element/preview.ts"));
    if (!this.texts) return;
    const still = first && (await loadBoardOfRequest(laneRequest(race, first)).catch(() => null));
    if (still) this.still = () => renderStillBoard(still, { bare: true, puzzle: race.puzzle, texts: this.texts });
    this.cost = () => downloadCostInWords(this.texts, "race-start");
    this.wager.setRace(race);
    this.offered = this.#createLanes(race);
    this.requestUpdate();
  }

  async #reloadTexts(puzzle = this.request?.puzzle ?? this.puzzleId) {
    await this.#loadTexts(puzzle).catch((error) => this.#reportError(error, () => this.#reloadTexts(puzzle)));
  }

  #reportError(error: unknown, again: () => unknown): null {
    this.notices.reportError(error as Fault, this.texts, { again });
    return null;
  }

  #clearRace() {
    this.cancel();
    this.lanes = [];
    this.notices.clear();
    this.timeline.pause();
    this.timeline.resize(0, false);
    this.requestUpdate();
  }

  // ---- the clock

  #onLaneChange = (lane: Lane) => {
    if (!this.lanes.includes(lane)) return;
    const length = raceLength(this.lanes);
    this.timeline.resize(length, false);
    this.#showLanes();
    if (!this.#schedulePlay || !length) return;
    this.#schedulePlay = false;
    this.timeline.play();
  };

  #showLanes() {
    for (const lane of this.lanes) lane.showAt(this.position);
    if (this.position) this.wager.close();
    this.requestUpdate();
  }

  // ---- drawing

  willUpdate(changed: Map<PropertyKey, unknown>) {
    super.willUpdate(changed);
    if (!this.hasUpdated) closeTagAndWarnOfAttributes(this, RACE);
    if (changed.has("lang") && this.texts) this.#reloadTexts();
    if (!this.hasUpdated || !ASKED.some((name) => changed.has(name))) return;
    if (this.begun) this.run({}, { play: playsOnAttributeChange(this), fresh: false });
    else this.#runOrOfferRace();
  }

  render() {
    return wrapInHostFrame(renderRace(this));
  }
}

defineOnce("dhadha-race", DhadhaRace);
