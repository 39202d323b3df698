/** Hears "finish", with the name of an algorithm whose runs shall end with the answers that they have. */
export const ending = new EventTarget();
