/** A mode that asks: a question is answered by choosing, with a tap or a digit. */
import { ref } from "lit/directives/ref.js";
import { loadLesson } from "../../i18n/load-lesson.ts";
import { plainDigits } from "../../loading/plain-digits.ts";
import { isMotionReduced } from "../base/styles.ts";
import { consequenceBoard } from "./consequences.ts";
import type { Drawn } from "../board/types.ts";
import type { Texts } from "../../i18n/load-messages.ts";
import type { Mode, Stage } from "../modes/mode.ts";
import type { Session } from "../session/session.ts";
import type { Choice, Question } from "./questions.ts";

/** The digit that chooses: the number of a choice, or of a number its last digit. */
export const digitKeyOfChoice = ({ number }: Choice, index: number) => (number === undefined ? index + 1 : number % 10);

/** Listen to events of the player's element, such as `runstart`. */
export function onElementEvents({ host }: Session, names: string[], act: () => void, signal?: AbortSignal) {
  for (const name of names) host.addEventListener(name, act, { signal });
}

export abstract class QuestionMode implements Mode {
  /** What was tried at the question that stands, none of it right. */
  tried: Choice[] = [];
  /** Whether the visitor wants to go on while the question stands. */
  isUrged = false;
  /** Whether the visitor has moved the focus since the last question or answer, so that Enter presses a button. */
  protected hasTabbed = false;
  /** Gives a new element the focus where the visitor is in the player; what follows an answer also if nowhere. */
  takesFocus = ref((element) => {
    if (!(element instanceof HTMLElement)) return;
    const isNowhere = document.activeElement === document.body;
    const isHere = (this.session.host as unknown as Element).matches(":focus-within"); // boards may lose it meanwhile
    const isTaken = isHere || (isNowhere && element.matches("button, .summary"));
    if (isTaken) queueMicrotask(() => element.focus({ preventScroll: true }));
  });
  /** The rule of a step, with the texts of its language. */
  #rule: { position: number; words: string; texts: Texts } | null = null;
  declare session: Session;
  /** Ends the mode. */
  declare leave: () => void;

  constructor(session: Session, leave: () => void) {
    Object.assign(this, { session, leave });
  }

  /** The question that stands. */
  abstract readonly asked: Question | null;

  /** Take an answer, right or wrong. */
  protected abstract takeAnswer(asked: Question, choice: Choice): void;

  abstract sentenceArea(stage: Stage): unknown;

  abstract controlBar(stage: Stage): unknown;

  /** Begin a new answer. */
  protected beginAnswer() {
    Object.assign(this, { tried: [], isUrged: false, hasTabbed: false });
  }

  /** Let the run go on to a position, fast, but so that each step is seen. */
  protected hurryTo(position: number) {
    const { timeline } = this.session;
    if (isMotionReduced()) timeline.seek(position);
    else if (position !== timeline.position) timeline.hurryTo(position);
  }

  /** The rule of the step at a position, in the page's language; "" for none, null before it is loaded. */
  ruleAt(position: number) {
    const rule = this.#rule;
    return rule?.position === position && rule.texts === this.session.texts ? rule.words : null;
  }

  protected async showRule({ position, kind }: Pick<Question, "position" | "kind">) {
    const { session } = this;
    const { texts, trace } = session;
    try {
      const own = `why-${trace.header.effective_algorithm}-${kind}`;
      const words = texts.has(own) ? texts.text(own) : await loadLessonSentence(session, position);
      if (session.trace === trace) this.#rule = { position, words, texts };
      session.requestUpdate();
    } catch (error) {
      if (session.trace === trace) session.reportError(error, { again: () => this.showRule({ position, kind }) });
    }
  }

  choose(choice: Choice) {
    const { asked, tried } = this;
    const isTried = tried.some((each) => each === choice
      || (choice.cell !== undefined && each.cell === choice.cell && each.value === choice.value));
    if (asked && !isTried) this.takeAnswer(asked, choice);
  }

  get isAsking() {
    return Boolean(this.asked);
  }

  tap(cell: number, _row?: number) {
    const { choices = [], isRight, isPossible = () => true } = this.asked ?? {};
    if (isRight && isPossible(cell))
      this.choose(choices.find((each) => each.cell === cell) ?? { cell, right: isRight(cell) });
  }

  useKey(key: string) {
    if (key === "Tab") this.hasTabbed = true;
    const digit = /^\p{Nd}$/u.test(key) ? Number(plainDigits(key)) : undefined;
    const choice = this.asked?.choices.find((each, index) => digitKeyOfChoice(each, index) === digit);
    if (choice) this.choose(choice);
    return Boolean(choice);
  }

  /** The board while a question stands: what a wrong answer leads to, or what is asked about; null for the run's. */
  get board(): Drawn | null {
    const { session, asked } = this;
    return asked && (consequenceBoard(session, asked, this.tried.at(-1)) ?? asked.board);
  }

  get isVariation() {
    const { asked } = this;
    return Boolean(asked && consequenceBoard(this.session, asked, this.tried.at(-1))?.isVariation);
  }
}

const RULES = ["idea", "invariant", "proof"];

/** Load the sentence of the lesson that a step shows: by its reason, by its word, or the idea; "" without a lesson. */
async function loadLessonSentence({ trace, texts: { language } }: Session, position: number) {
  const { puzzle, effective_algorithm: ran, source } = trace.header;
  const lesson = await loadLesson(language, { puzzle, ran, source });
  const sentences = lesson.filter(({ id }) => RULES.includes(id)).flatMap((part) => part.sentences);
  const shownBy = (wanted: string) => sentences.find(({ steps }) => steps.some(({ name }) => name === wanted));
  const found = shownBy(trace.reasonAt(position)) ?? shownBy(`word:${trace.step(position).word}`) ?? sentences[0];
  return found?.text.replaceAll("`", "") ?? "";
}
