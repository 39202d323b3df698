/** Puzzles that wheels bring. */
import { fetchFile } from "../files/fetched.js";
import { addTexts } from "../i18n/texts.js";
import { solver } from "../solver/client.js";
import { Keyed } from "../solver/errors.js";
import { extendCatalogue } from "./library.js";

const LONGEST_NAME = 80;

const installed = new Set();
let turn = Promise.resolve();

/** Install wheels, given by address or as Files, one after the other; resolves to the identifiers of the puzzles that are new. */
export function installPackages(wheels) {
  const done = turn.then(() => install(wheels));
  turn = done.then(() => {}, () => {});
  return done;
}

async function install(wheels) {
  const asked = wheels.map((wheel) => (wheel instanceof Blob ? wheel : new URL(wheel, document.baseURI).href));
  const missing = await Promise.all(asked.filter((wheel) => !installed.has(wheel)).map(asWheel));
  if (!missing.length) return [];
  const fresh = extendCatalogue(await solver.install(missing));
  solver.bring(fresh.map(({ id }) => id));
  await Promise.all(fresh.map(({ texts }) => addTexts(texts)));
  for (const wheel of asked) installed.add(wheel);
  return fresh.map(({ id }) => id);
}

async function asWheel(wheel) {
  if (wheel instanceof Blob) return { name: /** @type {File} */ (wheel).name ?? "", bytes: await wheel.arrayBuffer() };
  return { name: fileOf(wheel), bytes: (await download(wheel)).buffer };
}

/** A page's policy may keep it from other hosts: then that is what to say. */
async function download(address) {
  let forbidden = false;
  const onViolation = ({ effectiveDirective }) => (forbidden ||= effectiveDirective === "connect-src");
  document.addEventListener("securitypolicyviolation", onViolation);
  try {
    return await fetchFile(address);
  } catch (error) {
    await new Promise((resolve) => setTimeout(resolve)); // a violation is told after the failure
    if (forbidden) throw new Keyed("package-forbidden", { host: new URL(address).host }, `This page may not fetch from ${new URL(address).host}.`);
    if (error.why !== "missing") throw error;
    throw new Keyed("package-missing", { address: address.slice(0, 200) }, `There is no package at ${address}.`);
  } finally {
    document.removeEventListener("securitypolicyviolation", onViolation);
  }
}

function fileOf(address) {
  return new URL(address).pathname.split("/").at(-1).slice(-LONGEST_NAME);
}

/**
 * Whether the visitor agrees to install what a link names; host and file are told.
 * host: the element that asks, with `texts` and a `notice`.
 */
export function agreed(host, addresses) {
  const told = addresses.map((address) => new URL(address, document.baseURI)).map((url) => `${fileOf(url)} (${url.host})`);
  return new Promise((resolve) => {
    const choose = (yes) => () => {
      host.notice = null;
      host.asksFirst = !yes;
      resolve(yes);
    };
    const files = new Intl.ListFormat(host.texts.language).format(told);
    host.notice = { text: host.texts.text("packages-by-link", { files, count: told.length }), choices: [["packages-agree", choose(true)], ["packages-decline", choose(false)]] };
  });
}
