/** The types of a notice and of its display. */
import type { Appearance, RefusalDetail } from "../../validation/python-types.ts";

/**
 * A notice: news, a question or an error. again: retries; choices: [message, or the corrected board, action, whether it
 * is disabled yet], the answers to a question; picture: a board that shows the error, drawn in an appearance.
 */
export type Notice = {
  text?: string;
  isError?: boolean;
  /** Whether it says why what a visitor tried is no move. */
  isRefusal?: boolean;
  again?: (() => unknown) | null;
  choices?: Choice[];
  picture?: RefusalDetail["picture"];
  appearance?: Appearance;
};

export type Choice = [string, () => void, boolean?];

/** Shows a notice; null removes it. */
export type NoticeDisplay = { show(notice: Notice | null): void };
