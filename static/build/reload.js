/**
 * Included only where build.py serves a puzzle with the site: reloads the page when its package was rebuilt, and shows
 * build errors.
 */
const version = Number(document.currentScript?.dataset.version);
/** @type {HTMLElement | null} */
let notice = null;

new EventSource("/dev/events").onmessage = ({ data }) => {
  const state = JSON.parse(data);
  notice?.remove();
  if (state.fault) show(state.fault);
  else if (state.version !== version) location.reload();
};

/** @param {{message: string, file: string, line: number}} fault */
function show({ message, file, line }) {
  notice = document.createElement("pre");
  notice.id = "dev-fault";
  notice.role = "alert";
  notice.textContent = (file ? `${file}:${line}\n` : "") + message;
  Object.assign(notice.style, {
    position: "fixed", inset: "auto 0 0 0", zIndex: 1000, margin: 0, padding: "12px 16px", maxHeight: "40vh",
    overflow: "auto", whiteSpace: "pre-wrap", font: "14px/1.5 monospace", background: "#7a1420", color: "#fff",
  });
  document.body.append(notice);
}
