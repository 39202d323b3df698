/** Bundled, localized messages for load failures. */

/** {language: {"error-file-…": the sentence, "try-again": the button's}}; "error-file-missing" stands for others. */
const SENTENCES = __SENTENCES__;

export function sentencesIn(language?: string): Record<string, string> {
  const code = String(language || document.documentElement.lang).slice(0, 2).toLowerCase();
  return Object.hasOwn(SENTENCES, code) ? SENTENCES[code] : SENTENCES.en;
}

/** The sentence for a FetchError. */
export function loadErrorSentence({ key, args }: { key: string; args: { file: string } }, language?: string) {
  const sentences = sentencesIn(language);
  return (sentences[`error-${key}`] ?? sentences["error-file-missing"]).replace(/\{ ?\$file ?\}/, args.file);
}
