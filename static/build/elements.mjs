/**
 * The table of our elements' public API, from which types, papers and the npm package's manifest are generated; tests
 * check the elements against it. attributes: {name: [type of the property, meaning]}; readable: the same; methods:
 * {name: [parameters, result of the promise, meaning]}; events: {name: [detail, meaning]}.
 */

const SPEED = ["string | number", "steps a second; by itself a pace that suits the length"];
const LANG = ["string", "`en`, `bn` or `fa`; by itself that of the page"];
const THEME = ["string", "`light` or `dark`; by itself as the page looks"];
const PACKAGES = ["string | readonly string[]", "wheels that bring puzzles, by address, separated by spaces"];
const STATE = [
  "string | number | readonly unknown[]",
  "the board to start from, a text in any notation, a number or an array; by itself the puzzle's example",
];
const PANELS =
  "those shown: `all`, `none` or some of `legend code fault values lists wall lesson tree counters plots`; " +
  "by itself the code, in the light form";
const POSITION = ["number", "the position that is shown, from 0"];
const LENGTH = ["number", "how many positions there are"];
const HEIGHT = [
  "string | number",
  "in pixels, or any CSS length: it is just as high, and what does not fit scrolls in it",
];
const AUTOPLAY = "plays by itself, unless the reader wants less motion; `false`, `no`, `0`, `off` are no";

const TRANSPORT = {
  play: ["", "void", "plays on from here"],
  pause: ["", "void", "stands still"],
  step: ["count?: number", "void", "goes so many positions further, back if negative"],
  seek: ["where: number | string", "void", 'goes to a position, to "50%" or to the "end"'],
  cancel: ["", "void", "stops the search; what it found so far stays"],
};
const MOVING = {
  play: ["{}", "it begins to play; heard at the element alone"],
  pause: ["{}", "it stands still; heard at the element alone"],
  ended: ["{}", "playing came to its end; heard at the element alone"],
  stepchange: ["{ position: number; length: number }", "another position is shown"],
  error: [
    "{ error: Error; message: string; again: (() => void) | null }",
    "what went wrong, in words; prevented, the element says nothing; heard at the element alone",
  ],
};

export const ELEMENTS = {
  "dhadha-player": {
    className: "DhadhaPlayer",
    means: "Shows a run of an algorithm on a puzzle, step by step.",
    attributes: {
      puzzle: ["string", "what to solve, such as `n-puzzle`"],
      algorithm: ["string", "how; by itself that of an example with this state, else the puzzle's first"],
      state: STATE,
      src: ["string", "a saved run to show instead: an address, or `data:application/gzip;base64,…`"],
      lang: LANG,
      theme: THEME,
      autoplay: ["boolean", AUTOPLAY],
      loop: ["boolean", "begins again, at `start-at`, when it has ended"],
      speed: SPEED,
      "start-at": ["string | number", 'where it begins: a position, "50%" or "end"'],
      "end-at": ["string | number", "where playing ends"],
      controls: ["string", "`none`: the board alone; `hand`: a board that may be moved"],
      panels: ["string | readonly string[]", PANELS],
      packages: PACKAGES,
      loading: ["string", "`lazy`: begins when near to be seen; `eager`: solves unasked what is no example"],
      height: HEIGHT,
    },
    readable: {
      position: POSITION,
      length: LENGTH,
      request: ["Request | null", "what is shown"],
      result: ["Record<string, unknown> | null", "the answer, once the run is complete"],
      counters: ["Record<string, number>", "what was counted up to the position"],
      sentence: ["string", "the reason for the step"],
      running: ["boolean", "whether it searches"],
      memory: ["number", "bytes that Python held when it last answered"],
      engaged: ["boolean", "whether swipes on the boards are the player's; may be set"],
    },
    methods: {
      ...TRANSPORT,
      run: [
        "wanted?: Wanted, playback?: Playback",
        "Record<string, unknown> | null",
        "solves it; what is missing stays as it is; null where it was refused or stopped",
      ],
      open: [
        "file: Blob | string, playback?: Playback",
        "Record<string, unknown> | null",
        "shows a saved run, given as a file or by address",
      ],
      file: ["", "Blob | null", "the run as a file, packed"],
      install: [
        "wheels: string | Blob | Iterable<string | Blob>",
        "string[] | null",
        "installs wheels that bring puzzles; resolves to the puzzles' names",
      ],
      present: ["", "void", "makes the step a slide"],
    },
    plain: { values: ["ArrayLike<number> & Iterable<number>", "the board that is shown, a value a cell"] },
    events: {
      ready: ["{}", "there is something to step through, or nothing will be"],
      progress: ["{ loaded: number; total: number }", "bytes of Python, or of data that helps it, that have arrived"],
      runstart: ["{ request: Request }", "a run is shown"],
      runprogress: ["{ length: number }", "the run became longer"],
      runend: [
        "{ request: Request; result: Record<string, unknown> | null; status: string }",
        "the run is complete, or was stopped",
      ],
      boardchange: ["{ state: string }", "a hand moved the board"],
      cellclick: ["{ cell: number; value: number }", "a cell was clicked"],
      ...MOVING,
    },
  },
  "dhadha-race": {
    className: "DhadhaRace",
    means: "Two to five methods on the same board by one clock.",
    attributes: {
      puzzle: ["string", "what to solve"],
      algorithms: [
        "string | readonly string[]",
        "two to five methods, separated by spaces; by itself the puzzle's own race",
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
      request: ["RaceRequest | null", "what is raced"],
      running: ["boolean", "whether any of them searches"],
      over: ["boolean", "whether all have ended by the clock"],
    },
    methods: {
      ...TRANSPORT,
      run: [
        "wanted?: Partial<RaceRequest>, playback?: Playback",
        "(Record<string, unknown> | null)[] | null",
        "races it; resolves to the results when all have ended",
      ],
    },
    plain: {},
    events: {
      runstart: ["{ request: RaceRequest }", "the race begins"],
      runend: [
        "{ request: RaceRequest; results: (Record<string, unknown> | null)[] }",
        "all have ended",
      ],
      ...MOVING,
    },
  },
};

/** The attribute prefix for options of an element's puzzle or algorithm. */
export const OPTION = "option-";
