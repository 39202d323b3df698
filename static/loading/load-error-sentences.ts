/** Bundled, localized messages for load failures. */

/** {language: {"error-file-…": the sentence, "try-again": the button's}}; "error-file-missing" stands for others. */
const SENTENCES = __SENTENCES__;

export const languageCodes = Object.keys(SENTENCES);

/** The code of a language, by default the page's; English if there are no messages in it. */
export function supportedLanguage(language?: string) {
  const code = String(language || document.documentElement.lang).slice(0, 2).toLowerCase();
  return Object.hasOwn(SENTENCES, code) ? code : "en";
}

export const sentencesIn = (language?: string) => SENTENCES[supportedLanguage(language)];

/** The sentence for a FetchError. */
export function loadErrorSentence({ key, args }: { key: string; args: { file: string } }, language?: string) {
  const sentences = sentencesIn(language);
  return (sentences[`error-${key}`] ?? sentences["error-file-missing"]).replace(/\{ ?\$file ?\}/, args.file);
}
