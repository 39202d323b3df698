/** What manual play, the controls and the panels use of a player. */
import type { Appearance, Ask, Values } from "../../validation/python-types.ts";
import type { Texts } from "../../i18n/load-messages.ts";
import type { NoticeDisplay } from "../base/notice-types.ts";
import type { PartialRequest, Request } from "../catalogue/presets-and-defaults.ts";
import type { Timeline } from "../trace/timeline.ts";
import type { Trace } from "../trace/trace.ts";
import type { HandBoard } from "./manual-play.ts";
import type { LitElement } from "lit";

export interface Player extends LitElement {
  texts: Texts;
  trace: Trace;
  timeline: Timeline;
  notices: NoticeDisplay & { say(text: string | undefined): void };
  request: Request | null;
  position: number;
  running: boolean;
  /** Whether the search has taken long. */
  runs: { late: boolean };
  sentence: string;
  presenting: boolean;
  /** The step that the visitor inspects; -1 for none. */
  inspectedStep: number;
  appearance: Appearance | null | undefined;
  /** The element of the board. */
  board: HTMLElement | null | undefined;
  /** The manually played board; null while the run's is shown. */
  hand: HandBoard | null;
  /** A task for the visitor, which hints and runs would solve. */
  task: "" | "by hand" | "runs";
  hasHints: boolean;
  hasDistance: boolean;
  players: number;
  values(): Values;
  query: Ask;
  fail(error: unknown, more?: object): void;
  /** Load a part on first use; `name` is that of its element. */
  load(name: string, load: () => Promise<unknown>): void;
  goTo(event: CustomEvent<number>): void;
  run(wanted?: PartialRequest, playback?: { play?: boolean }): Promise<unknown>;
  play(): Promise<void>;
  step(count?: number): Promise<void>;
  seek(where: unknown): Promise<void>;
  solveFromHere(): unknown;
}
