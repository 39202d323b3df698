/** Entry script of pages opened by file:, either a single-file site or a page of the site's folder. */
import { isSingle, openSingle } from "./single-file-site.js";
import { openFolder } from "./open-folder.js";

globalThis.dhadhaSentences = __SENTENCES__;
if (isSingle()) openSingle();
else openFolder();
