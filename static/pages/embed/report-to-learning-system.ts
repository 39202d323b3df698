/** Reports practice to the page around the frame, by the SPLICE iframe protocol of learning systems (cssplice.org). */
import type { DhadhaPlayer } from "../../player/element/element.ts";

const STATE = "SPLICE.getState";

const post = (message: object) => parent.postMessage(message, "*");
const newId = () => `${Date.now()}-${Math.random()}`; // randomUUID is missing without https

/** Restore the answers that the page kept, and send score and answers after each answer. */
export function reportToLearningSystem(player: DhadhaPlayer) {
  player.addEventListener("answer", ({ detail: { right, all, answers } }) => {
    const state = { request: player.request, answers };
    post({ subject: "SPLICE.reportScoreAndState", message_id: newId(), score: right / all, state });
  });
  if (!player.ask || parent === window) return;
  const message_id = newId();
  addEventListener("message", ({ data, source }) => {
    const { subject, message_id: of, state } = Object(data);
    if (source !== parent || subject !== `${STATE}.response` || of !== message_id) return;
    player.answers = String(Object(state).answers ?? "");
  });
  post({ subject: STATE, message_id });
}
