/** Brings the font of a language's script to pages of others, where no such font is installed. */
import files from "baked/fonts.js";
import fonts from "baked/fonts.json";
import { fetchBytes, isAssetAvailable, memoized } from "../loading/fetch-assets.ts";

const brought = new Map<string, Promise<void>>();

export const loadFontForLanguage = (language: string) => memoized(brought, language, () => fetchMissingFont(language));

async function fetchMissingFont(language: string) {
  const { family, range, installed } = fonts[language];
  const name = `${family} Variable`; // our own pages declare it
  const isDeclared = [...document.fonts].some((face) => face.family.replaceAll('"', "") === name);
  if (isDeclared || !isAssetAvailable(files[language])) return;
  const anyInstalled = new FontFace(name, installed.map((each) => `local("${each}")`).join());
  if (await anyInstalled.load().then(() => true, () => false)) return;
  const face = new FontFace(name, await fetchBytes(files[language]), { unicodeRange: range, weight: "100 900" });
  document.fonts.add(await face.load());
}
