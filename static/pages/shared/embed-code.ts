/** Embed code in each format: element, frame, picture. */
import { raceHeight } from "../../loading/element-heights.ts";

/**
 * root: the URL of the site's folder; element: its tag, and attributes; height: in pixels, "" for the one that follows
 * the width, which the declaration `least` reserves, "" for none; link: to the page; title and sentence: of the step;
 * run: a saved run in base64; picture: its file name or URL.
 */
export interface Embedded {
  root: string;
  element: string;
  attributes: Record<string, string>;
  height: string;
  least: string;
  link: string;
  title: string;
  sentence?: string;
  run?: string;
  picture?: string;
}
export type FormatName = keyof typeof EMBED_FORMATS;

export const RUN_TYPE = "data:application/gzip;base64,";

/** The height of most races, by the width of the screen. */
export const RACE_HEIGHT_STYLE = `min-height:${raceHeight("100vw", "em")}`;
/** The height of the light form, by its own width: a padding, which the element removes. */
export const PLAYER_HEIGHT_STYLE = "padding-bottom:max(clamp(26em,46% + 5.5em,33em),min(42em,(36em - 100%)*99))";

const escapeAttribute = (value: string) =>
  value.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");

function attributeText(attributes: Record<string, string>) {
  const nonempty = Object.entries(attributes).filter(([, value]) => value);
  return nonempty.map(([name, value]) => ` ${name}="${escapeAttribute(value)}"`).join("");
}

/** The element, with its size reserved before any script runs, and a fallback link. */
export function tag({ root, element, attributes, height, least, link, title, run }: Embedded) {
  const src = run && !attributes.src ? RUN_TYPE + run : attributes.src;
  const reserved = `display:block${least && `;${least}`}`;
  const all = { ...attributes, height, style: height ? `display:block;height:${height}px` : reserved, src };
  return (
    `<script type="module" src="${root}${element}.js"></` +
    `script>\n<${element}${attributeText(all)}>` +
    `<a href="${escapeAttribute(link)}">${escapeAttribute(title)}</a></${element}>`
  );
}

/** A listener that sets the height of each frame, without characters that blog editors escape. */
const LISTENER =
  'addEventListener("message",function(event){for(const frame of document.querySelectorAll("iframe"))' +
  'if(frame.contentWindow===event.source)if(Object(event.data).type==="dhadha-height")frame.height=event.data.height})';

/** A frame, and the script that sets its height. */
export function iframe({ root, attributes, height, title, run = "" }: Embedded) {
  const query = new URLSearchParams(Object.entries(attributes).filter(([, value]) => value));
  const src = `${root}embed/?${query}${run && `#run=${run}`}`;
  const frame = { title, src, width: "100%", height, style: "border:0", loading: "lazy", allow: "fullscreen" };
  return `<iframe${attributeText(frame)}></iframe>\n<script>${LISTENER}</` + "script>";
}

/** A linked picture, for blogs and feeds that drop scripts and frames. */
export function picture({ picture = "", link, title, sentence }: Embedded) {
  const image = attributeText({ src: picture, alt: `${title}: ${sentence}`, width: "480" });
  return `<a href="${escapeAttribute(link)}"><img${image}></a>`;
}

export const EMBED_FORMATS = { tag, iframe, picture };
