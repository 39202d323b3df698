/** Applies the visitor's theme before the first paint. */
try {
  document.documentElement.dataset.theme = localStorage.getItem("dhadha-theme") ?? "";
} catch {} // private windows may block storage
