/**
 * Loads the start script without an integrity attribute on pages opened by file:, where browsers block scripts that
 * have one.
 */
if (location.protocol === "file:")
  document.head.append(
    Object.assign(document.createElement("script"), { src: document.currentScript?.getAttribute("data-script") }),
  );
