/** Installation of packages of puzzles in the page, from an address or a file. */
import { html, nothing } from "lit";
import { packagesAsAbsoluteUrls } from "../../player/catalogue/url-query.ts";
import { text } from "../shared/page-texts.ts";
import { goToPuzzle } from "./puzzle-form.ts";
import { player } from "./puzzle-page-state.ts";

const state = { note: "", fault: "" };

/** The section among the tools. */
export function packageInstallForm(draw: () => void) {
  const onInstall = async (event: SubmitEvent) => {
    event.preventDefault();
    const addresses = packagesAsAbsoluteUrls((event.target as HTMLFormElement).querySelector("input")?.value);
    if (addresses && (await installAndShow(addresses, draw))) player.packages = `${player.packages} ${addresses}`.trim();
  };
  const onFiles = async ({ target }: Event) => {
    const input = target as HTMLInputElement;
    await installAndShow([...(input.files ?? [])], draw);
    input.value = "";
  };
  return html`<details><summary>${text("packages")}</summary>
      <form class="row" @submit=${onInstall}>
        <div class="field wide"><label for="packages">${text("packages-hint")}</label
          ><input id="packages" dir="ltr" aria-invalid=${state.fault ? "true" : nothing}
            placeholder="my_puzzle-1.0-py3-none-any.whl"></div>
        <button class="button" type="submit">${text("packages-install")}</button>
        <div class="field"><label for="package-files">${text("packages-file")}</label
          ><input id="package-files" type="file" accept=".whl" multiple @change=${onFiles}></div></form>
      <p class="hint" role="status">${state.note}</p><p class="problem">${state.fault}</p></details>`;
}

/** Install wheels, given by URL or as files; returns whether that succeeded. */
async function installAndShow(wheels: string | File[], draw: () => void) {
  state.note = text("packages-installing");
  draw();
  const fresh = await player.install(wheels);
  state.fault = fresh ? "" : (player.notices.now?.text ?? "");
  const names = fresh?.map((id) => text(`puzzle-${id}`)).join(", ") ?? "";
  state.note = fresh ? text("packages-installed", { count: fresh.length, names }) : "";
  if (fresh?.length) goToPuzzle(fresh[0]);
  draw();
  return Boolean(fresh);
}
