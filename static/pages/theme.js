/** The theme that the visitor chose, before anything is drawn. */
try {
  document.documentElement.dataset.theme = localStorage.getItem("dhadha-theme") ?? "";
} catch {
  // private windows may forbid it
}
