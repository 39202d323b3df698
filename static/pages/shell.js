/** What every page has: the theme, and language links that keep the address's query. */

const choice = /** @type {HTMLSelectElement} */ (document.getElementById("theme"));
const root = document.documentElement;

if (choice) {
  choice.value = root.dataset.theme ?? "";
  choice.addEventListener("change", () => {
    root.dataset.theme = choice.value;
    try {
      localStorage.setItem("dhadha-theme", choice.value);
    } catch {
      // private windows may forbid it; the choice then lasts as long as the page
    }
  });
}

for (const link of /** @type {NodeListOf<HTMLAnchorElement>} */ (document.querySelectorAll("[data-language]"))) {
  link.addEventListener("click", () => (link.search = location.search));
}
