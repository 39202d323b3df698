/**
 * The page's side of the solver: one Python for all players, booted on first use, watched, and replaced when it dies.
 * Our own puzzles run in a same-origin worker, each third-party package in a sandboxed one.
 */
import { BadAnswer, checkAnswer } from "../validation/python-responses.ts";
import { Connection } from "./worker-connection.ts";
import { Refusal, SolverLost } from "./errors.ts";
import { fetchPackageSupport } from "./compile-python-wasm.ts";
import { sandboxed, sameOrigin } from "./worker-hosts.ts";
import type { Answers, Description } from "../validation/python-types.ts";
import type { RunHandle } from "./run-handle.ts";
import type { OnBlocks } from "./worker-connection.ts";

export type Wheel = { name: string; bytes: ArrayBuffer | Uint8Array; isFile?: boolean };
/** A package in its own worker. wheels: the package's and those it requires; names: of its puzzles. */
export type Package = { wheels: Wheel[]; names: string[]; connection: Promise<Connection> | null };

const TIME_LIMIT = 5; // seconds that a package's code may take, on a machine of usual speed
const MAX_SANDBOXES = 4; // open workers of packages, some 80 MB each

export class Solver {
  #own: Promise<Connection> | null = null;
  /** The last connection to the page's own worker. */
  #connection: Connection | null = null;
  /** By puzzle. */
  #packages = new Map<string, Package>();
  /** Open connections of packages, the most recent last. */
  #sandboxes = new Set<Connection>();

  declare tell: (event: "ready" | "lost") => void;

  constructor(tell: (event: "ready" | "lost") => void) {
    this.tell = tell;
  }

  /** Bytes of memory of our own Python at its last answer. */
  get memory() {
    return this.#connection?.memory ?? 0;
  }

  /** Boot Python unless it runs; resolve when it answers. */
  async boot() {
    await this.#ownConnection();
  }

  /** Call one of Python's QUESTIONS; reject with Refusal for invalid input. */
  async ask<Question extends keyof Answers>(
    question: Question, args: { puzzle?: string; values?: number[]; [name: string]: unknown } = {},
  ): Promise<Answers[Question]> {
    const connection = await this.#connectionForPuzzle(args.puzzle);
    const answer = unwrapAnswer(await connection.request("ask", { question, args: JSON.stringify(args) }));
    return checkAnswer(question, answer, args);
  }

  /**
   * Run a request; `onBlocks` receives the trace as it grows. Resolve when the run has ended; reject with Refusal or
   * SolverLost.
   */
  async run(request: { puzzle: string }, onBlocks: OnBlocks, handle: RunHandle) {
    const connection = await this.#connectionForPuzzle(request.puzzle);
    if (!handle.signal.aborted) unwrapAnswer(await connection.run(JSON.stringify(request), onBlocks, handle));
  }

  /**
   * Install a package, a wheel and those it requires, in its own worker. Resolve to the package and the descriptions of
   * all puzzles of its worker; it receives no requests before `registerSandboxed`.
   */
  async install(wheels: Wheel[]): Promise<{ brought: Package; puzzles: Description[] }> {
    const brought: Package = { wheels, names: [], connection: null };
    try {
      const connection = await this.#packageConnection(brought);
      const answer = unwrapAnswer(await connection.request("ask", { question: "catalogue", args: "{}" }));
      const { puzzles } = checkAnswer("catalogue", answer);
      return { brought, puzzles };
    } catch (error) {
      this.closePackage(brought);
      throw error;
    }
  }

  /** Route requests for the package's puzzles to its worker. */
  routePackage(brought: Package) {
    for (const name of brought.names) this.#packages.set(name, brought);
  }

  /** Close an unused package. */
  closePackage({ connection }: Package) {
    connection?.then((open) => open.end(new SolverLost("its package is not used")), () => {});
  }

  #connectionForPuzzle(puzzle: string | undefined) {
    const brought = this.#packages.get(puzzle ?? "");
    return brought ? this.#packageConnection(brought) : this.#ownConnection();
  }

  #ownConnection() {
    return (this.#own ??= this.#openConnection(sameOrigin, () => (this.#own = null)));
  }

  /** Each package has its own worker, because one can modify the whole interpreter. */
  #packageConnection(brought: Package) {
    return (brought.connection ??= this.#openConnection(sandboxed, () => (brought.connection = null), async (connection) => {
      brought.names = await this.#installWheels(connection, brought.wheels);
    }));
  }

  /** Register a package's connection; close an idle one if too many are open. */
  #limitSandboxes(opened: Connection) {
    this.#sandboxes.add(opened);
    opened.lost.catch(() => this.#sandboxes.delete(opened));
    const others = [...this.#sandboxes].filter((each) => each !== opened);
    if (others.length < MAX_SANDBOXES) return;
    (others.find(({ isBusy }) => !isBusy) ?? others[0]).end(new SolverLost("another package took its place"));
  }

  async #openConnection(
    place: ConstructorParameters<typeof Connection>[0],
    onLost: () => void,
    furnish: (connection: Connection) => Promise<void> = async () => {},
  ) {
    const lose = () => {
      onLost();
      this.tell("lost");
    };
    const connection = new Connection(place, lose);
    if (place === sameOrigin) this.#connection = connection;
    else this.#limitSandboxes(connection);
    await connection.booted;
    await furnish(connection).catch((error) => (connection.end(error), Promise.reject(error)));
    this.tell("ready");
    return connection;
  }

  async #installWheels(connection: Connection, wheels: Wheel[]): Promise<string[]> {
    const packaging = await fetchPackageSupport();
    const content = { wheels, allowance: TIME_LIMIT * connection.slowness, packaging };
    return checkAnswer("discover", unwrapAnswer(await connection.request("install", content)));
  }
}

/** The value of an answer; throws Refusal for an error. */
function unwrapAnswer(text: string): unknown {
  let answer: { error?: unknown; value?: unknown };
  try {
    answer = Object(JSON.parse(text));
  } catch {
    throw new BadAnswer("", "JSON");
  }
  const { error, value } = answer;
  if (error) {
    const refusal = checkAnswer("refusal", error);
    if (refusal.traceback) console.error(refusal.traceback);
    throw new Refusal(refusal);
  }
  return value;
}
