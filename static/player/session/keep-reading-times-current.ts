/** The times by which the runs of a session are read, loaded when they are first wanted. */
import { sentenceAboutSkimmedSteps } from "../text/stretch-sentence.ts";
import { ReadingTimes } from "../trace/reading-times.ts";
import type { Stretch } from "../trace/reading-times.ts";
import type { Session } from "./session.ts";

/** Set the times of the run, and again whenever the run or the language changes. */
export function keepReadingTimesCurrent(session: Session) {
  const renew = () => {
    const { trace, texts, timeline } = session;
    const ofStretch = (stretch: Stretch) => sentenceAboutSkimmedSteps(stretch, texts);
    timeline.reading = new ReadingTimes(trace, { ofStep: session.sentenceAt, ofStretch }, texts.language);
  };
  session.addEventListener("texts", renew);
  renew();
}
