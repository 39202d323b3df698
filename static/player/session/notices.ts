/** The notices of a player or a race: errors, and messages not about its run. */
import { emit } from "../base/custom-elements-and-events.ts";
import { errorSentence } from "../text/error-messages.ts";
import type { Appearance } from "../../validation/python-types.ts";
import type { Texts } from "../../i18n/load-messages.ts";
import type { Fault } from "../text/error-messages.ts";
import type { Choice, Notice } from "../base/notice-types.ts";

/** again: how to retry a load failure; appearance: of the board that the error is about. */
export type Circumstances = { again?: (() => unknown) | null; appearance?: Appearance };

type Host = EventTarget & { lang: string; requestUpdate(): void };

/** What an element says beside its run. An unanswered question and a load failure do not replace each other. */
export class Notices {
  #message: Notice | null = null;
  #error: Notice | null = null;
  /** Retries of load failures. */
  #retries = new Set<() => unknown>();
  declare host: Host;
  declare solve: ((state: string) => unknown) | undefined;

  constructor(host: Host, solve?: (state: string) => unknown) {
    this.host = host;
    this.solve = solve;
  }

  get now() {
    return this.#error ?? this.#message;
  }

  /** The unanswered question. An error leaves it visible, because consent counts only for what was seen for a while. */
  get question() {
    return this.#message?.choices ? this.#message : null;
  }

  get canRetry() {
    return this.#retries.size > 0;
  }

  show(notice: Notice | null) {
    this.#message = notice;
    if (!notice?.choices || !this.#error?.again) this.#error = null;
    this.host.requestUpdate();
  }

  #showError(error: Notice | null) {
    this.#error = error;
    this.#message = this.question;
    this.host.requestUpdate();
  }

  say(text: string | undefined) {
    this.show({ text });
  }

  clear() {
    this.#retries.clear();
    this.show(null);
  }

  /** Show an error, unless a listener of the `error` event prevents it. */
  reportError(error: Fault, texts: Texts | null, { again = null, appearance }: Circumstances) {
    const { host, solve } = this;
    const remedy = error.again ?? (error.name === "FetchError" ? again : null);
    if (remedy) this.#retries.add(remedy);
    const text = errorSentence(error, texts, host.lang);
    const tryAgain = remedy ? this.#retryAll : null;
    const choices: Choice[] | undefined = solve && error.offers?.map((state) => [state, () => void solve(state)]);
    const picture = appearance && error.picture;
    const notice: Notice = { text, isError: true, picture, appearance, again: tryAgain, choices };
    this.#showError(emit(host, "error", { error, message: text, again: tryAgain }) ? notice : null);
  }

  #retryAll = () => {
    const retries = [...this.#retries];
    this.#retries.clear();
    this.#showError(null);
    for (const act of retries) act();
  };

  /** Keep the present error while `act` shows something else. */
  async preserveDuring(act: () => Promise<unknown>) {
    const [error, message, retries] = [this.#error, this.#message, [...this.#retries]];
    await act();
    for (const each of retries) this.#retries.add(each);
    [this.#error, this.#message] = [error, message];
    this.host.requestUpdate();
  }
}
