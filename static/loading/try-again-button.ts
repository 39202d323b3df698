/** Loads that a page cannot do without: failures are shown in the page, and can be retried. */
import { loadErrorSentence, sentencesIn } from "./load-error-sentences.ts";

/** Resolve when the document is parsed; scripts may run before. */
export async function whenDocumentParsed() {
  if (document.readyState === "loading")
    await new Promise((resolve) => document.addEventListener("DOMContentLoaded", resolve));
}

/** Resolve when `act` succeeds, after any number of retries by the visitor; see `showLoadError`. */
export function retryUntilDone<T>(act: () => Promise<T>, element = "main"): Promise<T> {
  return new Promise((resolve) => {
    const tell = (error: any) => showLoadError(error, error.again ?? attempt, element);
    const attempt = () => void act().then(resolve, (error) => whenDocumentParsed().then(() => tell(error)));
    attempt();
  });
}

/** Show a load failure in each `element`, with a button that calls `again`. */
export function showLoadError(error: any, again: () => void, element = "main") {
  if (error.name !== "FetchError") throw error;
  const places = [...document.querySelectorAll(element)] as HTMLElement[];
  const once = (): void => (notes.forEach((each) => each.remove()), again());
  const notes = places.map((place) => place.insertBefore(errorNote(error, place, once), place.firstChild));
  if (!notes.length) addEventListener("online", again, { once: true });
  removeLoadingMessage();
}

/** Remove the message of a page that takes long to start. */
export function removeLoadingMessage() {
  document.querySelector(".starting")?.remove();
}

function errorNote(error: any, place: HTMLElement, again: () => void) {
  const language = place.closest<HTMLElement>("[lang]")?.lang;
  const button = Object.assign(document.createElement("button"), {
    type: "button", className: "button", textContent: sentencesIn(language)["try-again"],
  });
  button.addEventListener("click", again);
  const sentence = Object.assign(document.createElement("p"), { className: "unfetched", role: "alert" });
  sentence.append(`${loadErrorSentence(error, language)} `, button);
  return sentence;
}
