/**
 * The script of the frame of opaque origin: it makes a worker of the Blob it is handed, gives it the page's port, and
 * hears nothing more.
 * Whoever embeds it without its walls, to run something of theirs as this site, gets nothing.
 */
if (self.origin === "null") addEventListener("message", ({ source, data: script, ports }) => {
  if (source !== parent) return;
  const worker = new Worker(URL.createObjectURL(script));
  worker.onerror = (event) => {
    event.preventDefault();
    worker.terminate(); // one that breaks without end would keep the page
    parent.postMessage("broken", "*");
  };
  worker.postMessage(null, [...ports]);
}, { once: true });
parent.postMessage("open", "*");
