/** Run where a page was opened as a file: one that holds the whole site, or one in the site's folder. */
import { isSingle, openSingle } from "./single-file-site.js";
import { openFolder } from "./open-folder.js";

globalThis.dhadhaSentences = __SENTENCES__;
if (isSingle()) openSingle();
else openFolder();
