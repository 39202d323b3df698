/** What a page needs of the table of languages; the build leaves the other fields out. */
import table from "../../py/dhadha/languages.json" with { type: "json" };

/** By code. */
export const LANGUAGES: Record<string, { direction: string; locale: string; wordsPerMinute: number }> = table;
