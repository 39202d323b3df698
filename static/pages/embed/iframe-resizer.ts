/** A script for pages that embed our frames: gives each frame the height that it asks for, and the page's theme. */
import { brightnessBehind } from "../../player/base/background-brightness.ts";

const HIGHEST = 5000; // pixels
const LISTENS = Symbol.for("dhadha-frames"); // in the window, since posts may bring the script many times

const site = new URL("./", (document.currentScript as HTMLScriptElement).src);

const ourFrames = () => [...document.querySelectorAll("iframe")].filter(({ src }) => src.startsWith(site.href));

function sendCommand(frame: HTMLIFrameElement, command: string, value?: string) {
  frame.contentWindow?.postMessage({ type: "dhadha", command, value }, "*");
}

function tellTheme(frame: HTMLIFrameElement) {
  if (!new URL(frame.src).searchParams.has("theme")) sendCommand(frame, "theme", themeAround(frame));
}

/** "" where the page leaves it to the reader's system, as the frame does. */
function themeAround(frame: Element) {
  const schemes = getComputedStyle(frame).colorScheme.split(" ");
  const [light, dark] = ["light", "dark"].map((scheme) => schemes.includes(scheme));
  if (light && dark) return "";
  if (light || dark) return dark ? "dark" : "light";
  return (brightnessBehind(frame) ?? 1) < 0.5 ? "dark" : "light";
}

function connectFrames() {
  addEventListener("message", ({ data, source, origin }) => {
    const frame = ourFrames().find(({ contentWindow }) => contentWindow === source);
    if (!frame || ![site.origin, "null"].includes(origin)) return; // a sandboxed frame has no origin
    const { type, height } = Object(data);
    if (type === "dhadha-hello") tellTheme(frame);
    if (type === "dhadha-height" && height > 0 && height <= HIGHEST && height !== frame.clientHeight)
      frame.height = String(Number(height));
  });
  const tellAll = () => ourFrames().forEach(tellTheme);
  const watch = new MutationObserver(tellAll);
  for (const each of [document.documentElement, document.body])
    if (each) watch.observe(each, { attributeFilter: ["class", "style", "data-theme"] });
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", tellAll);
}

if (!(LISTENS in window)) connectFrames();
Object.assign(window, { [LISTENS]: true });
// frames that came before this script
for (const frame of ourFrames()) {
  tellTheme(frame);
  sendCommand(frame, "height");
}
