/** Reports practice to the page around the frame, by the SPLICE iframe protocol of learning systems (cssplice.org). */
import type { DhadhaPlayer } from "../player/element/element.ts";

/** Send score and answers after each answer. */
export function reportToCourse(player: DhadhaPlayer) {
  const answers: Record<string, string> = {};
  player.addEventListener("answer", (event) => {
    const { position, result, right, all } = (event as CustomEvent).detail;
    answers[position] = result;
    const message_id = `${Date.now()}-${Math.random()}`; // randomUUID is missing without https
    const state = { request: player.request, answers };
    parent.postMessage({ subject: "SPLICE.reportScoreAndState", message_id, score: right / all, state }, "*");
  });
}
