/** Embed code in each format: element, frame, picture. */
/**
 * root: the URL of the site's folder; element: its tag, and attributes; height: in pixels, "" for the one that follows
 * the width, which the declarations `reserved` hold, for a frame in `narrow` ones; link: to the page; title and
 * sentence: of the step; run: a saved run in base64; picture: its file name or URL.
 */
export interface Embedded {
  root: string;
  element: string;
  attributes: Record<string, string>;
  height: string;
  reserved: string;
  frame: { height: string; narrow: string };
  link: string;
  title: string;
  sentence?: string;
  run?: string;
  picture?: string;
}
export type FormatName = keyof typeof EMBED_FORMATS;

/** Pixels of a frame above and below its player. */
const AROUND = 52;

export const RUN_TYPE = "data:application/gzip;base64,";

/** A height by the own width: a padding, which holds the link, too; the element replaces it by its own height. */
const PADDING = "font-size:medium;height:0;padding-bottom:";
export const LIGHT_HEIGHT_STYLE = `${PADDING}max(clamp(27.5em,46% + 7em,34.5em),min(43.5em,(36em - 100%)*99))`;
export const BARE_HEIGHT_STYLE = `${PADDING}min(100%,30em)`;

const escapeAttribute = (value: string) =>
  value.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");

function attributeText(attributes: Record<string, string>) {
  const nonempty = Object.entries(attributes).filter(([, value]) => value);
  return nonempty.map(([name, value]) => ` ${name}="${escapeAttribute(value)}"`).join("");
}

/** The element, with its size reserved before any script runs, and a fallback link. */
export function tagCode({ root, element, attributes, height, reserved, link, title, run }: Embedded) {
  const src = run && !attributes.src ? RUN_TYPE + run : attributes.src;
  const all = { ...attributes, height, style: `display:block;${height ? `height:${height}px` : reserved}`, src };
  return (
    `<script type="module" src="${root}${element}.js"></` +
    `script>\n<${element}${attributeText(all)}>` +
    `<a href="${escapeAttribute(link)}">${escapeAttribute(title)}</a></${element}>`
  );
}

/** A frame, and the script that tells it the page's theme; its height is final, and higher on narrow screens. */
export function iframeCode({ root, attributes, height, frame, title, run = "" }: Embedded) {
  const inside = height && String(Number(height) - AROUND);
  const query = new URLSearchParams(Object.entries({ ...attributes, height: inside }).filter(([, value]) => value));
  const src = `${root}embed/?${query}${run && `#run=${run}`}`;
  const style = height ? "border:0" : `border:0;min-height:min(${frame.narrow}px,(600px - 100vw)*99)`;
  const size = { width: "100%", height: height || frame.height, style };
  const all = { title, src, ...size, loading: "lazy", allow: "fullscreen" };
  return `<iframe${attributeText(all)}></iframe>\n<script async src="${root}dhadha-frames.js"></` + "script>";
}

/** A linked picture, for blogs and feeds that drop scripts and frames. */
export function pictureCode({ picture = "", link, title, sentence }: Embedded) {
  const image = attributeText({ src: picture, alt: `${title}: ${sentence}`, width: "480" });
  return `<a href="${escapeAttribute(link)}"><img${image}></a>`;
}

export const EMBED_FORMATS = { tag: tagCode, iframe: iframeCode, picture: pictureCode };
