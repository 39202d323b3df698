/** Reloads a page that build.py serves with a puzzle once its package was rebuilt, and shows build errors. */
const EVERY = 500; // milliseconds
const version = Number(document.currentScript?.dataset.version);
const notice = Object.assign(document.createElement("pre"), { id: "dev-fault", role: "alert" });
Object.assign(notice.style, {
  position: "fixed", inset: "auto 0 0 0", zIndex: 1000, margin: 0, padding: "12px 16px", maxHeight: "40vh",
  overflow: "auto", whiteSpace: "pre-wrap", font: "14px/1.5 monospace", background: "#7a1420", color: "#fff",
});

setInterval(async () => {
  const state = await fetch("/dev/state").then((answer) => answer.json(), () => null);
  if (!state) return; // the server has stopped
  if (!state.fault && state.version !== version) location.reload();
  const { message = "", file, line } = state.fault ?? {};
  const text = (file ? `${file}:${line}\n` : "") + message;
  if (text === notice.textContent) return;
  notice.textContent = text;
  if (text) document.body.append(notice);
  else notice.remove();
}, EVERY);
