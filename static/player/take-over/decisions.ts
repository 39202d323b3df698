/**
 * What a visitor does who performs an algorithm: its decisions, made from the trace. What follows from them by itself
 * the computer does: goal tests, squares that are attacked, steps back without a choice, and acts that only repeat.
 */
import { SCANNED, areaOfCell, shuffled } from "../practice/question-helpers.ts";
import { positionsAskedAbout, questionAt, takeQuestionsInTurn } from "../practice/questions.ts";
import { childEdges } from "../trace/rounds.ts";
import type { Question as Spec } from "../../validation/python-types.ts";
import type { Session } from "../session/session.ts";
import type { Question } from "../practice/questions.ts";
import type { Trace } from "../trace/trace.ts";

const MOST_DECISIONS = 12;
const MOST_ALIKE = 3; // checks and sums that only repeat
const MOST_NODES = 9;
const MOST_ROWS = 8; // and a step back: each has a digit

/** Return the decisions of the visitor in a run, in its order: of each kind the first ones. */
export function decisionsOf({ trace, texts, appearance = {} }: Pick<Session, "trace" | "texts" | "appearance">) {
  if (trace.thinned) return [];
  const squares = appearance.pieces === "columns" ? squareDecisions(trace) : [];
  if (squares.length) return squares.slice(0, MOST_DECISIONS);
  const isWanted = ({ by, kind }: Spec) => !by && !(kind === "reason" && trace.nodes.count); // nodes are chosen instead
  const series = (trace.header.questions ?? []).filter(isWanted).flatMap((spec) => {
    const ask = (position: number) => questionAt(trace, spec, position, texts, appearance);
    const positions = positionsAskedAbout(trace, spec);
    if (spec.kind === "node") return [{ positions, ask }];
    const reasons = [...new Set(positions.map((at) => trace.reasonAt(at)))];
    const having = (reason: string) => positions.filter((at) => trace.reasonAt(at) === reason);
    return reasons.map((reason) => ({ positions: having(reason), ask, most: MOST_ALIKE }));
  });
  const ask = (position: number) => nextChildDecision(trace, position);
  const all = Array.from({ length: Math.min(trace.length, SCANNED) }, (_, at) => at);
  return takeQuestionsInTurn([{ positions: all.filter(ask), ask }, ...series], MOST_DECISIONS);
}

/** With which of the kept children of a node a search without a frontier goes on. */
function nextChildDecision(trace: Trace, position: number): Question | null {
  const { node, meaning } = trace.step(position);
  const isEntered = node >= 0 && node !== trace.currentNode(position - 1) && !meaning.child && !meaning.decision;
  if (!isEntered || trace.frontierList) return null;
  const now = trace.stepNumber(position - 1);
  const waits = (number: number) => trace.node(number).first <= now && trace.node(number).left > now;
  const parent = trace.nodes.parent(node);
  if (parent < 0 || !waits(node)) return null;
  const kept = childEdges(trace, [parent], position - 1, SCANNED).map(([, child]) => child).filter(waits);
  const isRight = (number: number) => trace.nodes.orderKey(number, "f") === trace.nodes.orderKey(node, "f");
  const nodes = [node, ...kept.filter((each) => each !== node)].slice(0, MOST_NODES);
  const choices = shuffled(nodes, position).map((each) => ({ node: each, right: isRight(each) }));
  if (choices.every(({ right }) => right)) return null;
  return { position, kind: "node", asks: "act-follow", reason: "", tells: [], choices, board: null };
}

/** Where pieces stand in columns: which square is the next safe one of a column, or that none is and one is undone. */
function squareDecisions(trace: Trace) {
  const decisions: Question[] = [];
  const most = Math.min(trace.length, SCANNED);
  const { rows } = areaOfCell(trace);
  const undo = findUndoWord(trace, most);
  for (let until = 1; until < most; until += 1) {
    const position = until;
    while (until < most && trace.step(until).meaning.refused) until += 1;
    if (until === most) break;
    const { meaning, word, args: { row: placed } } = trace.step(until);
    const { column } = trace.args(position);
    const isUndone = word === undo && position < until; // else no row was left
    if (typeof column !== "number" || !(isUndone || (typeof placed === "number" && !meaning.decision))) continue;
    const nearest = Array.from({ length: rows }, (_, index) => index + 1)
      .sort((one, other) => Math.abs(one - Number(placed)) - Math.abs(other - Number(placed))).slice(0, MOST_ROWS);
    const isRight = (cell: number, value?: number) => !isUndone && cell === column - 1 && value === placed;
    const squares = nearest.sort((one, other) => one - other)
      .map((value) => ({ cell: column - 1, value, right: isRight(column - 1, value) }));
    const choices = [...squares, ...(undo ? [{ word: undo, right: isUndone }] : [])];
    decisions.push({
      position, until, kind: "cell", asks: "act-column", reason: "", tells: [], choices, isRight, board: null,
    });
  }
  return decisions;
}

/** The word by which pieces are undone in a run; undefined for none. */
function findUndoWord(trace: Trace, most: number) {
  for (let at = 1; at < most; at += 1) if (trace.step(at).meaning.decision) return trace.step(at).word;
  return undefined;
}
