/**
 * Dispatches a "finish" event whose detail names the algorithm whose runs are to end early with their present answer.
 */
export const finishRequests = new EventTarget();
