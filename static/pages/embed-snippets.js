/** Embed code in each format: element, frame, Markdown, picture. */

/**
 * root: the address of the site's folder; element: its name, and attributes; height: in pixels, "" for the one that
 * goes with the width, which the declaration `least` reserves, "" where that is not known; link: to the page; title and
 * sentence: of what is shown; run: a saved run in base64, "" for none; picture: the name of its file, or its address.
 * @typedef {object} Embedded
 * @property {string} root @property {string} element @property {Record<string, string>} attributes
 * @property {string} height @property {string} least @property {string} link @property {string} title
 * @property {string} sentence @property {string} run @property {string} picture
 * @typedef {keyof typeof EMBED_FORMS} FormName
 */

import { plain } from "./markdown.js";

export const RUN_TYPE = "data:application/gzip;base64,";

/** The least height beside each other, and on telephones. @param {string} broad @param {string} narrow */
export const leastOf = (broad, narrow) => `min-height:max(${broad},min(${narrow},(36em - 100vw)*99))`;
/** That of the light form, by its own width: a padding, which the element drops. */
export const LEAST = "padding-bottom:max(clamp(26em,46% + 5.5em,33em),min(42em,(36em - 100%)*99))";

/** @param {string} value */
const quoted = (value) => value.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");

/** @param {Record<string, string>} attributes */
function inTag(attributes) {
  const given = Object.entries(attributes).filter(([, value]) => value);
  return given.map(([name, value]) => ` ${name}="${quoted(value)}"`).join("");
}

/** The element; its size is known before any script has run, and where none runs a link stands. @param {Embedded} it */
export function tag({ root, element, attributes, height, least, link, title, run }) {
  const src = run && !attributes.src ? RUN_TYPE + run : attributes.src;
  const reserved = `display:block${least && `;${least}`}`;
  const all = { ...attributes, height, style: height ? `display:block;height:${height}px` : reserved, src };
  return (
    `<script type="module" src="${root}${element}.js"></` +
    `script>\n<${element}${inTag(all)}><a href="${quoted(link)}">${quoted(title)}</a></${element}>`
  );
}

/** Makes each frame of a page as high as what is in it; without what editors of posts escape. */
const LISTENER =
  'addEventListener("message",function(event){for(const frame of document.querySelectorAll("iframe"))' +
  'if(frame.contentWindow===event.source)if(Object(event.data).type==="dhadha-height")frame.height=event.data.height})';

/** A frame of the site's, and what makes it as high as what is in it. @param {Embedded} it */
export function iframe({ root, attributes, height, title, run }) {
  const query = new URLSearchParams(Object.entries(attributes).filter(([, value]) => value));
  const src = `${root}embed/?${query}${run && `#run=${run}`}`;
  const frame = { title, src, width: "100%", height, style: "border:0", loading: "lazy", allow: "fullscreen" };
  return `<iframe${inTag(frame)}></iframe>\n<script>${LISTENER}</` + "script>";
}

/** @param {Embedded} it */
export function markdown({ picture, link, title, sentence }) {
  return `[![${plain(`${title}: ${sentence}`)}](${picture})](${link.replaceAll(")", "%29")})`;
}

/** Where blogs drop scripts and frames, and feeds do: a picture that leads to the page. @param {Embedded} it */
export function picture({ picture, link, title, sentence }) {
  const shown = inTag({ src: picture, alt: `${title}: ${sentence}`, width: "480" });
  return `<a href="${quoted(link)}"><img${shown}></a>`;
}

export const EMBED_FORMS = { tag, iframe, markdown, picture };
