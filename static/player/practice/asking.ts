/** How a question is answered: by choices, cells and numbers, with a tap or a key. */
import { plainDigits } from "../../i18n/digits.ts";
import { boardBefore, consequence, isVariation, marked } from "./consequences.ts";
import { differenceOf } from "./question-parts.ts";
import type { Drawn } from "../board/types.ts";
import type { Player } from "../manual-play/player.ts";
import type { Choice, Question } from "./questions.ts";

const LONGEST_NUMBER = 9; // digits

export abstract class Asking {
  /** What the visitor has answered that is not right: choices, or numbers. */
  tried: (Choice | number)[] = [];
  /** The number being typed. */
  typed = "";
  /** The cells chosen so far. */
  picked: number[] = [];
  /** Whether the visitor wants to go on while the question stands. */
  isUrged = false;
  /** Whether the visitor has moved the focus since the last question or answer, so that Enter presses a button. */
  protected hasTabbed = false;

  protected player: Player;

  constructor(player: Player) {
    this.player = player;
  }

  /** The question that stands. */
  abstract get asked(): Question | null;

  /** Take an answer, right or wrong. */
  protected abstract judge(isRight: boolean, answer: Choice | number): void;

  abstract skip(): void;

  /** Forget what was typed, chosen and tried. */
  protected clear() {
    Object.assign(this, { tried: [], typed: "", picked: [], isUrged: false, hasTabbed: false });
  }

  choose(choice: Choice) {
    if (this.asked && !this.#isTried(choice)) this.judge(choice.right, choice);
  }

  #isTried(answer: Choice | number) {
    return this.tried.some((each) => isSame(each, answer));
  }

  /** Choose a cell that was tapped; on a board with a piece in each column, `cell` is the column. */
  chooseCell(cell: number) {
    const { kind, choices = [], isRight, isPossible = () => true } = this.asked ?? {};
    if (kind === "cells") this.pick(cell);
    if (isRight && isPossible(cell))
      this.choose(choices.find((each) => each.cell === cell) ?? { cell, right: isRight(cell) });
  }

  /** The cells to choose from, and those tapped besides. */
  get cells() {
    return [...new Set([...this.asked?.choices.map(({ cell = 0 }) => cell) ?? [], ...this.picked])];
  }

  /** Choose one of several cells, or take it back. */
  pick(cell: number) {
    const isPicked = this.picked.includes(cell);
    if (cell === this.asked?.subject) return;
    this.picked = isPicked ? this.picked.filter((each) => each !== cell) : [...this.picked, cell];
    this.player.requestUpdate();
  }

  /** Whether the chosen cells are an answer that was not tried before. */
  get canSubmit() {
    return this.picked.length > 0 && !this.#isTried({ cells: this.picked, right: false });
  }

  type(digit: number) {
    if (this.typed.length < LONGEST_NUMBER) this.typed = String(Number(this.typed + digit));
    this.player.requestUpdate();
  }

  deleteDigit() {
    this.typed = this.typed.slice(0, -1);
    this.player.requestUpdate();
  }

  submit() {
    const { asked, typed, picked: cells } = this;
    const number = Number(typed);
    if (asked && cells.length) this.judge(!differenceOf(asked.choices, cells), { cells, right: false });
    else if (asked && typed) this.#submitNumber(asked, number);
  }

  /** The number of a choice, or the one that is asked for. */
  #submitNumber({ choices, expected }: Question, number: number) {
    this.typed = "";
    this.player.requestUpdate();
    if (choices[number - 1]) this.choose(choices[number - 1]);
    else if (!choices.length && !this.#isTried(number)) this.judge(number === expected, number);
  }

  /** Answer by a key; return whether it was used. */
  press(key: string) {
    const { asked } = this;
    if (key === "Tab") this.hasTabbed = true;
    if (!asked || key === "Tab" || (key === "Enter" && this.hasTabbed)) return false;
    const digit = /^\p{Nd}$/u.test(key) ? Number(plainDigits(key)) : undefined;
    if (asked.kind === "cells") return this.#pressForCells(key, digit);
    const { length } = asked.choices;
    if (digit !== undefined) this.type(digit);
    else if (length && !this.typed) return false;
    else if (key === "Backspace") this.deleteDigit();
    else if (key === "Enter") this.submit();
    else return false;
    if (Number(this.typed) * 10 > length && length) this.submit(); // with a further digit it would name no choice
    return true;
  }

  #pressForCells(key: string, digit = 0) {
    const cell = this.cells[digit - 1];
    if (cell !== undefined) this.pick(cell);
    else if (key !== "Enter") return false;
    else if (this.canSubmit) this.submit();
    return true;
  }

  /** The board while a question stands: what a wrong answer leads to, or what is asked about; null for the run's. */
  get board(): Drawn | null {
    const { player, asked, tried, picked } = this;
    if (!asked) return null;
    if (picked.length) return marked(asked.board ?? boardBefore(player.trace, asked), picked, "hint");
    return consequence(player, asked, tried.at(-1)) ?? asked.board;
  }

  /** Whether the board is one that the run does not show: what a wrong answer leads to. */
  get isVariation() {
    const { asked, tried } = this;
    return Boolean(asked && isVariation(this.player, asked, tried.at(-1)));
  }
}

function isSame(one: Choice | number, other: Choice | number) {
  if (typeof one === "number" || typeof other === "number" || one === other) return one === other;
  const { cells = [], cell, value } = one;
  if (other.cells) return cells.length === other.cells.length && other.cells.every((each) => cells.includes(each));
  return cell !== undefined && cell === other.cell && value === other.value;
}
