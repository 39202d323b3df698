/** The answer that a visitor is making to a question: what was tried, and what is being typed or chosen. */
import type { Texts } from "../../i18n/load-messages.ts";
import type { Choice, Question } from "./questions.ts";

const LONGEST_NUMBER = 9; // digits

export class Answer {
  /** The number being typed. */
  typed = "";
  /** The cells chosen so far. */
  picked: number[] = [];
  /** Whether the visitor wants to go on while the question stands. */
  isUrged = false;
  /** The rule of the step, once the visitor needs it, and the texts of its language. */
  rule: { words: string; texts: Texts } | null = null;
  /** The hint that is shown: the rule, or the sentence of the step. */
  hinted: "" | "rule" | "step" = "";
  /** What the visitor has answered that is not right: choices, or numbers. */
  declare tried: (Choice | number)[];

  constructor(tried: (Choice | number)[] = []) {
    this.tried = tried;
  }

  isTried(answer: Choice | number) {
    return this.tried.some((each) => isSame(each, answer));
  }

  /** The cells to choose from, and those tapped besides. */
  cellsToChooseFrom(asked: Question | null) {
    return [...new Set([...asked?.choices.map(({ cell = 0 }) => cell) ?? [], ...this.picked])];
  }

  /** Choose one of several cells, or take it back. */
  pick(cell: number) {
    const isPicked = this.picked.includes(cell);
    this.picked = isPicked ? this.picked.filter((each) => each !== cell) : [...this.picked, cell];
  }

  /** Whether the chosen cells are an answer that was not tried before. */
  get canSubmit() {
    return this.picked.length > 0 && !this.isTried({ cells: this.picked, right: false });
  }

  type(digit: number) {
    if (this.typed.length < LONGEST_NUMBER) this.typed = String(Number(this.typed + digit));
  }

  deleteDigit() {
    this.typed = this.typed.slice(0, -1);
  }
}

function isSame(one: Choice | number, other: Choice | number) {
  if (typeof one === "number" || typeof other === "number" || one === other) return one === other;
  const { cells = [], cell, value } = one;
  if (other.cells) return cells.length === other.cells.length && other.cells.every((each) => cells.includes(each));
  return cell !== undefined && cell === other.cell && value === other.value;
}
