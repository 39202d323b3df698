/** The section among the tools of a puzzle's page that exports the step or the run: formats, progress and errors. */
import { html, nothing } from "lit";
import { downloadBlobAsFile } from "../../player/base/download.ts";
import { errorSentence } from "../../player/text/error-messages.ts";
import { text, texts } from "../shared/page-texts.ts";
import { render } from "../shared/dom-helpers.ts";
import { csvFile, gifFile } from "./gif-and-csv.ts";
import { pngFile, svgFile, pictureOfShownStep } from "./step-picture.ts";
import type { DhadhaPlayer } from "../../player/element/element.ts";
import type { Job } from "./gif-and-csv.ts";

/** The picture of the visible step, or an animation of at most `most` frames, to store beside embed code. */
export function pictureFile(player: DhadhaPlayer, format: string, most: number): Promise<Blob> {
  if (format === "png") return pngFile(pictureOfShownStep(player));
  return gifFile({ player, trace: player.session.trace, signal: new AbortController().signal, report: () => {} }, most);
}

export class ExportSection {
  element = Object.assign(document.createElement("div"), { className: "card-like exporting" });
  #player: DhadhaPlayer;
  #abort: AbortController | null = null;

  constructor(player: DhadhaPlayer) {
    this.#player = player;
    player.addEventListener("runstart", () => this.#draw());
    this.#draw();
  }

  #draw(status = "", fault = "") {
    render(
      html`<div class="row"><h3>${text("export-step")}</h3>
        ${this.#exportButton("svg", ({ player }) => svgFile(pictureOfShownStep(player)))}
        ${this.#exportButton("png", ({ player }) => pngFile(pictureOfShownStep(player)))}</div>
      <div class="row"><h3>${text("export-film")}</h3>${this.#exportButton("gif", gifFile)}</div>
      <div class="row"><h3>${text("export-run")}</h3>${this.#exportButton("csv", csvFile)}</div>
      <p class="row" role="status">${status} ${this.#abort
        ? html`<button class="button" @click=${() => this.#abort?.abort()}>${text("cancel")}</button>` : nothing}
      </p><p class="problem" role="alert">${fault}</p>`,
      this.element,
    );
  }

  #exportButton(format: string, make: (job: Job) => Blob | Promise<Blob>) {
    const isBusy = this.#abort ? "true" : "false"; // not disabled, which would lose the focus
    return html`<button class="button" data-export=${format} aria-disabled=${isBusy}
      @click=${() => this.#abort || this.#makeAndDownloadFile(format, make)}>${text(`export-${format}`)}</button>`;
  }

  /** Make a file of the run and download it. */
  async #makeAndDownloadFile(format: string, make: (job: Job) => Blob | Promise<Blob>) {
    const player = this.#player;
    const { signal } = (this.#abort = new AbortController());
    const report = (done: number, total: number) => this.#draw(text("export-progress", { done: done + 1, total }));
    const name = `${player.request!.puzzle}-${player.request!.algorithm}.${format}`;
    let outcome: string[];
    this.#draw(text("export-making"));
    try {
      downloadBlobAsFile(await make({ player, trace: player.session.trace, signal, report }), name);
      outcome = [text("export-done", { name })];
    } catch (error) {
      outcome = signal.aborted ? [text("export-cancelled")] : ["", errorSentence(error as Error, texts)];
    }
    this.#abort = null;
    this.#draw(...outcome);
  }
}
