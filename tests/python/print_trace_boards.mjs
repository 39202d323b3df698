// Prints the board at each step of saved runs, in JSON:
// node print_trace_boards.mjs STATIC_FOLDER TRACE …; [[{word, values, roles, lasting, number, next}, …], …]
// lasting: the roles without those of the step alone; next: the position of the next step
import { files, importPageModule } from "./import_typescript.mjs";
import { readFileSync } from "node:fs";

const { Trace } = await importPageModule("player/trace/trace.ts");
const foreign = await importPageModule("player/trace/check-and-thin-traces.ts");

async function boardsOf(file) {
  const trace = await Trace.load(new Uint8Array(readFileSync(file)), foreign);
  return Array.from({ length: trace.length }, (_, position) => {
    const { values, roles } = trace.board(position);
    const { word, number } = trace.step(position);
    const lasting = { ...trace.board(position, { passing: false }).roles };
    return { word, values: [...values], roles: { ...roles }, lasting, number, next: trace.positionOf(number + 1) };
  });
}

console.log(JSON.stringify(await Promise.all(files.map(boardsOf))));
