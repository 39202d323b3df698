/** The type of a notice, and of what shows it. */
import type { Appearance, RefusalDetail } from "../../validation/python-types.ts";

/**
 * A notice: news, a question or an error. again: retries; choices: [message, or the corrected board, action, whether it
 * is disabled yet], the answers to a question; picture: a board that shows the error, drawn in an appearance.
 */
export type Notice = {
  text?: string;
  isError?: boolean;
  again?: (() => unknown) | null;
  choices?: Choice[];
  picture?: RefusalDetail["picture"];
  appearance?: Appearance;
};

export type Choice = [string, () => void, boolean?];

/** What shows notices; null removes the notice. */
export type ShowsNotices = { show(notice: Notice | null): void };
