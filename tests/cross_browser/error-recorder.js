// The first script of every page of these tests: records errors.
window.faults = [];
addEventListener("error", (event) => {
  if (event.message?.startsWith("ResizeObserver loop")) return; // a scroll bar came in between: told in the next frame
  if (event instanceof ErrorEvent) window.faults.push(`error: ${event.message}`);
  else if (event.target.src ?? event.target.href)
    window.faults.push(`not loaded: ${event.target.src ?? event.target.href}`);
}, true);
addEventListener("unhandledrejection", ({ reason }) => window.faults.push(`unhandled: ${reason}`));
addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sourceFile, lineNumber }) =>
  window.faults.push(`policy: ${effectiveDirective} ${blockedURI} ${sourceFile}:${lineNumber}`),
);
const { error } = console;
console.error = (...words) => {
  window.faults.push(`console: ${words.join(" ")}`);
  error.apply(console, words);
};
