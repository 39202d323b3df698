/** What a visitor does with a run: watches it, plays by hand, predicts it or performs it. */
import type { Result } from "../../validation/python-types.ts";
import type { Texts } from "../../i18n/load-messages.ts";
import type { Drawn } from "../board/types.ts";
import type { Tools } from "../controls/transport.ts";
import type { PanelInputs } from "../panels/panel-registry.ts";
import type { Session } from "../session/session.ts";

/** A mode of a player. Its templates depend on a stage, and change nothing. */
export interface Mode {
  /** The board in place of the visible one. */
  readonly board?: Drawn | null;
  /** What is said, and what stands below that. */
  sentenceArea(stage: Stage): unknown;
  /** What stands in the place of the clock. */
  controlBar(stage: Stage): unknown;
  /** Use a key; return whether it has a use. */
  useKey?(key: string): boolean;
  /** Use a tap on a cell, or on a row of a column that holds a piece. */
  tap?(cell: number, row?: number): void;
  /** Take the last act back, where there are acts. */
  undo?(): unknown;
  /** Whether a question stands: boards then take taps alone. */
  readonly isAsking?: boolean;
  /** Whether the board is one that the run does not show. */
  readonly isVariation?: boolean;
  /** What replaces the code: in the light form acts or a question, in every form a summary of them, or a game. */
  readonly inPlaceOfCode?: "" | "acts" | "summary";
  /** Whether the number of steps would tell what is asked. */
  readonly hidesLength?: boolean;
}

/** What the templates of modes show, besides the session. */
export type Stage = {
  session: Session;
  panelInputs: PanelInputs;
  /** A panel; nothing where it does not apply. */
  panel: (name: string) => unknown;
  /** Mark the terms of the glossary. */
  explain?: (text: string, texts: Texts) => unknown;
  /** The answer, at the last step. */
  answer: Result | null;
  /** Whether the list that the sentence speaks of stands below it. */
  hasList: boolean;
  /** The number of the step, in words. */
  caption: string;
  tools: Tools;
  /** The exercise, to find the wrong line, where a run has one; else the links to what follows. */
  next: unknown;
  /** The button that starts a game, in a game of two. */
  game: unknown;
  isPresented: boolean;
  /** Whether it is a player of fixed height. */
  isLight: boolean;
};
