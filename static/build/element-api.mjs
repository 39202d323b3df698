/**
 * The table of our elements' public API, from which types, documents and the npm package's manifest are generated;
 * tests check the elements against it. attributes: {name: [type of the property, meaning]}; readable: the same;
 * methods: {name: [parameters, result of the promise, meaning]}; events: {name: [detail, meaning]}.
 */

const SPEED = [
  "string | number",
  "steps per second, or `reading`: as long as each sentence takes to read; by default a speed that suits the run",
];
const LANG = ["string", "`en`, `bn` or `fa`; by default the language of the page"];
const THEME = ["string", "`light` or `dark`; by default that of the page"];
const PACKAGES = ["string | readonly string[]", "URLs of wheels with puzzles, separated by spaces"];
const STATE = [
  "string | number | readonly unknown[]",
  "the initial board, as text in any notation, a number or an array; by default the puzzle's example",
];
const PANELS =
  "those shown: `all`, `none` or some of `legend code fault values lists wall lesson tree counters plots`; " +
  "by default the code, in the compact form";
const POSITION = ["number", "the displayed position, from 0"];
const LENGTH = ["number", "the number of positions"];
const HEIGHT = [
  "string | number",
  "the exact height, in pixels or as a CSS length; larger content scrolls",
];
const AUTOPLAY = "starts playing, unless the reader prefers reduced motion; `false`, `no`, `0`, `off` disable it";

const TRANSPORT = {
  play: ["", "void", "plays from the current position"],
  pause: ["", "void", "pauses"],
  step: ["count?: number", "void", "moves by this number of positions, back if negative"],
  seek: ["where: number | string", "void", 'moves to a position, to "50%" or to the "end"'],
  cancel: ["", "void", "stops the search, and keeps its partial result"],
};
const MOVING = {
  play: ["{}", "playing starts; fired at the element only"],
  pause: ["{}", "playing pauses; fired at the element only"],
  ended: ["{}", "playing reached its end; fired at the element only"],
  stepchange: ["{ position: number; length: number }", "the position changed"],
  error: [
    "{ error: Error; message: string; again: (() => void) | null }",
    "a failure, with its message, which `preventDefault()` hides; fired at the element only",
  ],
};

export const ELEMENTS = {
  "dhadha-player": {
    className: "DhadhaPlayer",
    means: "Shows a run of an algorithm on a puzzle, step by step.",
    attributes: {
      puzzle: ["string", "the puzzle, such as `n-puzzle`"],
      algorithm: ["string", "by default that of an example with this state, else the puzzle's first"],
      state: STATE,
      src: ["string", "a saved run to show instead: a URL, or `data:application/gzip;base64,…`"],
      lang: LANG,
      theme: THEME,
      autoplay: ["boolean", AUTOPLAY],
      loop: ["boolean", "repeats from `start-at` at the end"],
      speed: SPEED,
      "start-at": ["string | number", 'the initial position: a number, "50%" or "end"'],
      "end-at": ["string | number", "the position at which playing ends"],
      ask: ["string", "`hard`, `all`, or kinds of questions: stops before decisions, and the reader predicts them"],
      answers: ["string", "with `ask`: the answers of an earlier practice of this run, which are judged again"],
      controls: ["string", "`none`: only the board; `hand`: a board for manual play"],
      panels: ["string | readonly string[]", PANELS],
      packages: PACKAGES,
      loading: ["string", "`lazy`: loads near the viewport; `eager`: also solves boards that are no examples at once"],
      height: HEIGHT,
    },
    readable: {
      position: POSITION,
      length: LENGTH,
      request: ["Request | null", "the request that is shown"],
      result: ["Record<string, unknown> | null", "the answer, once the run is complete"],
      counters: ["Record<string, number>", "the counters at the position"],
      sentence: ["string", "the sentence of the step"],
      running: ["boolean", "whether the search runs"],
      memory: ["number", "bytes of Python's memory at its last response"],
      engaged: ["boolean", "whether the boards receive swipes; can be set"],
    },
    methods: {
      ...TRANSPORT,
      run: [
        "wanted?: Wanted, playback?: Playback",
        "Record<string, unknown> | null",
        "solves a request; missing fields stay unchanged; null after a refusal or a stop",
      ],
      open: [
        "file: Blob | string, playback?: Playback",
        "Record<string, unknown> | null",
        "shows a saved run, from a file or a URL",
      ],
      file: ["", "Blob | null", "the run as a compressed file"],
      install: [
        "wheels: string | Blob | Iterable<string | Blob>",
        "string[] | null",
        "installs wheels with puzzles; resolves to the puzzles' names",
      ],
      present: ["", "void", "shows the step as a slide"],
    },
    plain: { values: ["ArrayLike<number> & Iterable<number>", "the displayed board, one value per cell"] },
    events: {
      ready: ["{}", "the run can be stepped through, or there will be none"],
      progress: ["{ loaded: number; total: number }", "received bytes of Python or of a data file"],
      runstart: ["{ request: Request }", "a new run is shown"],
      runprogress: ["{ length: number }", "the run became longer"],
      runend: [
        "{ request: Request; result: Record<string, unknown> | null; status: string }",
        "the run is complete or was stopped",
      ],
      answer: [
        '{ position: number; kind: string; result: "right" | "missed" | "skipped"; right: number; all: number; ' +
          "answers: string }",
        "the reader answered a question about the step at `position`; `right`: at the first try, of all questions; " +
          "`answers`: all so far, for the attribute",
      ],
      boardchange: ["{ state: string }", "the reader changed the board"],
      cellclick: ["{ cell: number; value: number }", "a cell was clicked"],
      ...MOVING,
    },
  },
  "dhadha-race": {
    className: "DhadhaRace",
    means: "Runs two to five algorithms on the same board on one timeline.",
    attributes: {
      puzzle: ["string", "the puzzle"],
      algorithms: [
        "string | readonly string[]",
        "two to five algorithms, separated by spaces; by default those of the puzzle's default race",
      ],
      state: STATE,
      packages: PACKAGES,
      speed: SPEED,
      lang: LANG,
      theme: THEME,
      autoplay: ["boolean", AUTOPLAY],
      height: HEIGHT,
    },
    readable: {
      position: POSITION,
      length: LENGTH,
      request: ["RaceRequest | null", "the request of the race"],
      running: ["boolean", "whether any search runs"],
      over: ["boolean", "whether all lanes have ended at the position"],
    },
    methods: {
      ...TRANSPORT,
      run: [
        "wanted?: Partial<RaceRequest>, playback?: Playback",
        "(Record<string, unknown> | null)[] | null",
        "races a request; resolves to the results when all lanes have ended",
      ],
    },
    plain: {},
    events: {
      runstart: ["{ request: RaceRequest }", "the race starts"],
      runend: [
        "{ request: RaceRequest; results: (Record<string, unknown> | null)[] }",
        "all lanes have ended",
      ],
      ...MOVING,
    },
  },
};

/** The attribute prefix for options of an element's puzzle or algorithm. */
export const OPTION = "option-";
