/** The key of an event, or "" when it is meant for what has the focus or for the browser. */
export function keyOf(event) {
  const target = event.composedPath()[0];
  const typing = target.matches?.("input:not([type=range]), textarea, select");
  const pressing = event.key === " " && target.matches?.("button, summary, a");
  return event.ctrlKey || event.metaKey || event.altKey || typing || pressing ? "" : event.key;
}
