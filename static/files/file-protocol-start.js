/**
 * Where a page was opened as a file browsers check nothing, and so refuse what they are to check: there the script that
 * starts it is asked for once more.
 */
if (location.protocol === "file:")
  document.head.append(
    Object.assign(document.createElement("script"), { src: document.currentScript?.getAttribute("data-script") }),
  );
