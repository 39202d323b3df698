/** A script for pages that embed our frames: sets each frame's height to that of its content. */
{
  const site = new URL("./", (document.currentScript as HTMLScriptElement).src).href;
  const ours = () => [...document.querySelectorAll("iframe")].filter(({ src }) => src.startsWith(site));
  addEventListener("message", ({ data, source }) => {
    if (Object(data).type !== "dhadha-height") return;
    for (const frame of ours()) if (frame.contentWindow === source) frame.height = data.height;
  });
  // frames that reported their height before this script loaded
  for (const { contentWindow } of ours()) contentWindow?.postMessage({ type: "dhadha", command: "height" }, "*");
}
