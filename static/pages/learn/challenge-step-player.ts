/** The challenge of a step, in a player of its own. */
import { DhadhaPlayer } from "../../player/element/element.ts";
import { enterChallenge } from "../challenges/challenge-on-puzzle-page.ts";

const stage = document.getElementById("stage")!;
const { puzzle = "", challenge = "" } = stage.dataset;
const player = Object.assign(new DhadhaPlayer(), { puzzle, panels: "legend", speed: "reading", engaged: true });

player.startup.beforeFirstRun = () => enterChallenge(challenge, player);
stage.append(player);
