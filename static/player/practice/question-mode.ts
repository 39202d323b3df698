/** A mode that asks: a question is answered by choices, cells and numbers, with a tap or a key. */
import { loadLesson } from "../../i18n/load-lesson.ts";
import { plainDigits } from "../../loading/plain-digits.ts";
import { Answer } from "./answer.ts";
import { boardBefore, consequence, marked } from "./consequences.ts";
import { differenceOf } from "./question-helpers.ts";
import type { Drawn } from "../board/types.ts";
import type { Mode, Stage } from "../modes/mode.ts";
import type { Session } from "../session/session.ts";
import type { Choice, Question } from "./questions.ts";

export abstract class QuestionMode implements Mode {
  answer = new Answer();
  /** Whether the visitor has moved the focus since the last question or answer, so that Enter presses a button. */
  protected hasTabbed = false;
  declare session: Session;
  /** Ends the mode. */
  declare leave: () => void;

  constructor(session: Session, leave: () => void) {
    Object.assign(this, { session, leave });
  }

  /** The question that stands. */
  abstract readonly asked: Question | null;

  /** Take an answer, right or wrong. */
  protected abstract takeAnswer(isRight: boolean, answer: Choice | number): void;

  abstract skip(): void;

  abstract sentence(stage: Stage): unknown;

  abstract bar(stage: Stage): unknown;

  /** Begin a new answer. */
  protected beginAnswer(tried: Answer["tried"] = []) {
    this.answer = new Answer(tried);
    this.hasTabbed = false;
  }

  /** Change the answer that is being made. */
  edit(change: (answer: Answer) => void) {
    change(this.answer);
    this.session.requestUpdate();
  }

  /** The rule of the step that is asked about, in the page's language; "" for none, or before it is told. */
  get rule() {
    const { answer: { rule }, session } = this;
    return rule?.texts === session.texts ? rule.words : "";
  }

  /** Tell the rule of the step that is asked about; return whether that was possible. */
  protected async tellRule(position: number) {
    const { answer, session } = this;
    const { texts } = session;
    try {
      answer.rule = { words: await loadRule(session, position), texts };
      session.requestUpdate();
      return true;
    } catch (error) {
      if (answer === this.answer) session.fail(error, { again: () => this.tellRule(position) });
      return false;
    }
  }

  choose(choice: Choice) {
    if (this.asked && !this.answer.isTried(choice)) this.takeAnswer(choice.right, choice);
  }

  get isAsking() {
    return Boolean(this.asked);
  }

  tap(cell: number, _row?: number) {
    const { kind, choices = [], isRight, isPossible = () => true } = this.asked ?? {};
    if (kind === "cells") this.pick(cell);
    if (isRight && isPossible(cell))
      this.choose(choices.find((each) => each.cell === cell) ?? { cell, right: isRight(cell) });
  }

  pick(cell: number) {
    if (cell !== this.asked?.subject) this.edit((answer) => answer.pick(cell));
  }

  submit() {
    const { asked, answer } = this;
    const { typed, picked: cells } = answer;
    if (asked && cells.length) this.takeAnswer(!differenceOf(asked.choices, cells), { cells, right: false });
    else if (asked && typed) this.#submitNumber(asked, Number(typed));
  }

  /** The number of a choice, or the one that is asked for. */
  #submitNumber({ choices, expected }: Question, number: number) {
    this.edit((answer) => (answer.typed = ""));
    if (choices[number - 1]) this.choose(choices[number - 1]);
    else if (!choices.length && !this.answer.isTried(number)) this.takeAnswer(number === expected, number);
  }

  press(key: string) {
    const { asked } = this;
    if (key === "Tab") this.hasTabbed = true;
    if (!asked || key === "Tab" || (key === "Enter" && this.hasTabbed)) return false;
    const digit = /^\p{Nd}$/u.test(key) ? Number(plainDigits(key)) : undefined;
    if (asked.kind === "cells") return this.#pressForCells(key, digit);
    const { length } = asked.choices;
    if (digit !== undefined) this.edit((answer) => answer.type(digit));
    else if (length && !this.answer.typed) return false;
    else if (key === "Backspace") this.edit((answer) => answer.deleteDigit());
    else if (key === "Enter") this.submit();
    else return false;
    if (Number(this.answer.typed) * 10 > length && length) this.submit(); // no choice has a number with one digit more
    return true;
  }

  #pressForCells(key: string, digit = 0) {
    const cell = this.answer.cellsToChooseFrom(this.asked)[digit - 1];
    if (cell !== undefined) this.pick(cell);
    else if (key !== "Enter") return false;
    else if (this.answer.canSubmit) this.submit();
    return true;
  }

  /** The board while a question stands: what a wrong answer leads to, or what is asked about; null for the run's. */
  get board(): Drawn | null {
    const { session, asked, answer: { tried, picked } } = this;
    if (!asked) return null;
    if (picked.length) return marked(asked.board ?? boardBefore(session.trace, asked), picked, "hint");
    return consequence(session, asked, tried.at(-1)) ?? asked.board;
  }

  get isVariation() {
    const { asked, answer } = this;
    return Boolean(asked && consequence(this.session, asked, answer.tried.at(-1))?.isVariation);
  }
}

const RULES = ["idea", "invariant", "proof"];

/** Load the sentence of the lesson that a step shows: by its reason, by its word, or the idea; "" without a lesson. */
async function loadRule({ trace, texts: { language } }: Session, position: number) {
  const { puzzle, effective_algorithm: ran, source } = trace.header;
  const lesson = await loadLesson(language, { puzzle, ran, source });
  const sentences = lesson.filter(({ id }) => RULES.includes(id)).flatMap((part) => part.sentences);
  const shownBy = (wanted: string) => sentences.find(({ steps }) => steps.some(({ name }) => name === wanted));
  const found = shownBy(trace.reasonAt(position)) ?? shownBy(`word:${trace.step(position).word}`) ?? sentences[0];
  return found?.text.replaceAll("`", "") ?? "";
}
