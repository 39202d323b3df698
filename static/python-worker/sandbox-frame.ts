/**
 * The script of the sandboxed frame of opaque origin: it creates a worker from a Blob, passes the page's port to it,
 * and ignores all later messages. It refuses to run in the site's own origin, where a page that embeds it unsandboxed
 * could use it to run code.
 */
if (self.origin === "null") addEventListener("message", ({ source, data: script, ports }) => {
  if (source !== parent) return;
  const worker = new Worker(URL.createObjectURL(script));
  worker.onerror = (event) => {
    event.preventDefault();
    worker.terminate(); // repeated errors would block the page
    parent.postMessage("broken", "*");
  };
  worker.postMessage(null, [...ports]);
}, { once: true });
parent.postMessage("open", "*");
