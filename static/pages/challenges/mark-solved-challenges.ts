/** The page of all challenges: those that are solved are marked, also when the visitor comes back to it. */
import { drawDoneMarks } from "../shared/done-marks.ts";
import "../site/common-page-controls.ts";

drawDoneMarks();
addEventListener("pageshow", drawDoneMarks);
