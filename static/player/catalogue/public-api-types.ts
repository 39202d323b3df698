/**
 * The public API of our elements: the types of the npm package, from which its manifest and the tables of the documents
 * are made, see static/build/element-manifest-and-tables.mjs; the attributes are in ../catalogue/element-attributes.ts.
 */
export type Scalar = string | number | boolean | null;

/** A request to solve a puzzle. */
export interface Request { puzzle: string; algorithm: string; state: string; options: Record<string, Scalar> }

/** A request to race several algorithms on one state. */
export interface RaceRequest { puzzle: string; algorithms: string[]; state: string; options: Record<string, Scalar> }

/** What `run` takes: a request with gaps; a state may be a text, a number or an array. */
export interface Wanted {
  puzzle?: string;
  algorithm?: string;
  state?: string | number | readonly unknown[];
  options?: Record<string, Scalar>;
}

/** How a run is shown. `fresh`: whether Python solves the request even if its run was recorded by the build. */
export interface Playback { play?: boolean; startAt?: string | number; fresh?: boolean }

export type Result = Record<string, unknown> | null;

/** What every framework's JSX adds to an element. */
export interface JsxAttributes {
  children?: unknown; key?: any; ref?: any; id?: string; class?: string; className?: string; style?: any; slot?: string;
  [option: `option-${string}`]: Scalar | undefined;
  [event: `on${string}`]: ((event: any) => void) | undefined;
}

/** Set the URL of the folder `assets`; call it before the first element is added to a page. */
export declare function setBase(address: string | URL): void;

/**
 * What both elements have; `Own`: their events.
 *
 * @fires play - playing starts; fired at the element only
 * @fires pause - playing pauses; fired at the element only
 * @fires ended - playing reached its end; fired at the element only
 * @fires stepchange - the position changed
 * @fires error - a failure, with its message, which `preventDefault()` hides; fired at the element only
 */
declare class PlaybackElement<Own> extends HTMLElement {
  /** the displayed position, from 0 */
  readonly position: number;
  /** the number of positions */
  readonly length: number;
  /** whether any search runs */
  readonly running: boolean;

  /** plays from the current position */
  play(): Promise<void>;
  /** pauses */
  pause(): Promise<void>;
  /** moves by this number of positions, back if negative */
  step(count?: number): Promise<void>;
  /** moves to a position, to "50%" or to the "end" */
  seek(where: number | string): Promise<void>;
  /** stops the search, and keeps its partial result */
  cancel(): Promise<void>;
}

type Heard<Own> = Own & Omit<HTMLElementEventMap, keyof Own>;

interface PlaybackElement<Own> {
  addEventListener<Name extends keyof Heard<Own>>(
    type: Name, listener: (this: this, event: Heard<Own>[Name]) => unknown, options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(...other: Parameters<HTMLElement["addEventListener"]>): void;
  removeEventListener<Name extends keyof Heard<Own>>(
    type: Name, listener: (this: this, event: Heard<Own>[Name]) => unknown, options?: boolean | EventListenerOptions,
  ): void;
  removeEventListener(...other: Parameters<HTMLElement["removeEventListener"]>): void;
}

interface PlaybackEvents {
  play: CustomEvent<{}>;
  pause: CustomEvent<{}>;
  ended: CustomEvent<{}>;
  stepchange: CustomEvent<{ position: number; length: number }>;
  error: CustomEvent<{ error: Error; message: string; again: (() => void) | null }>;
}

export interface DhadhaPlayerEvents extends PlaybackEvents {
  ready: CustomEvent<{}>;
  progress: CustomEvent<{ loaded: number; total: number }>;
  runstart: CustomEvent<{ request: Request }>;
  runprogress: CustomEvent<{ length: number }>;
  runend: CustomEvent<{ request: Request; result: Result; status: string }>;
  answer: CustomEvent<{
    position: number;
    kind: string;
    result: "right" | "missed" | "skipped";
    right: number;
    all: number;
  }>;
  boardchange: CustomEvent<{ state: string }>;
  cellclick: CustomEvent<{ cell: number; value: number }>;
}

export interface DhadhaRaceEvents extends PlaybackEvents {
  runstart: CustomEvent<{ request: RaceRequest }>;
  runend: CustomEvent<{ request: RaceRequest; results: Result[] }>;
}

/**
 * Shows a run of an algorithm on a puzzle, step by step.
 *
 * @tag dhadha-player
 * @fires ready - the run can be stepped through, or there will be none
 * @fires progress - received bytes of Python or of a data file
 * @fires runstart - a new run is shown
 * @fires runprogress - the run became longer
 * @fires runend - the run is complete or was stopped
 * @fires answer - the reader answered a question about the step at `position`; `right`: at the first try, of all
 *   questions
 * @fires boardchange - the reader changed the board
 * @fires cellclick - a cell was clicked
 */
export declare class DhadhaPlayer extends PlaybackElement<DhadhaPlayerEvents> {
  /** the request that is shown */
  readonly request: Request | null;
  /** the answer, once the run is complete */
  readonly result: Result;
  /** the counters at the position */
  readonly counters: Record<string, number>;
  /** the sentence of the step */
  readonly sentence: string;
  /** bytes of Python's memory at its last response */
  readonly memory: number;
  /** whether the boards receive swipes; can be set */
  engaged: boolean;

  /** solves a request; missing fields stay unchanged; null after a refusal or a stop */
  run(wanted?: Wanted, playback?: Playback): Promise<Result>;
  /** shows a saved run, from a file or a URL */
  open(file: Blob | string, playback?: Playback): Promise<Result>;
  /** the run as a compressed file */
  file(): Promise<Blob | null>;
  /** installs wheels with puzzles; resolves to the puzzles' names */
  install(wheels: string | Blob | Iterable<string | Blob>): Promise<string[] | null>;
  /** shows the step as a slide */
  present(): Promise<void>;
  /** the displayed board, one value per cell */
  values(): ArrayLike<number> & Iterable<number>;
}

/**
 * Runs two to five algorithms on the same board on one timeline.
 *
 * @tag dhadha-race
 * @fires runstart - the race starts
 * @fires runend - all lanes have ended
 */
export declare class DhadhaRace extends PlaybackElement<DhadhaRaceEvents> {
  /** the request of the race */
  readonly request: RaceRequest | null;
  /** whether all lanes have ended at the position */
  readonly over: boolean;

  /** races a request; resolves to the results when all lanes have ended */
  run(wanted?: Partial<RaceRequest>, playback?: Playback): Promise<Result[] | null>;
}
