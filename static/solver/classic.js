/** Pyodide refuses workers that could import scripts; ours is a classic one, for only those start from a Blob everywhere, and never does. */
// @ts-ignore
self.importScripts = undefined;
