/** Puzzles that wheels bring. */
import { addTexts } from "../i18n/texts.js";
import { solver } from "../solver/client.js";
import { extendCatalogue } from "./library.js";

/** Install wheels by address; resolves to the identifiers of the puzzles that are new in Python. */
export async function installPackages(addresses) {
  const names = await solver.install(addresses);
  const fresh = extendCatalogue((await solver.ask("catalogue")).puzzles);
  await Promise.all(fresh.map(({ texts }) => addTexts(texts)));
  return names;
}
