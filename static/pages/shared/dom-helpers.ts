/** Helpers for the elements and events of a page; `byId`: an element that the page's template contains. */
export const byId = (id: string) => document.getElementById(id)!;

/** The value of an event's field. */
export const fieldValue = ({ target }: Event) => (target as HTMLInputElement).value;

export const encodeBase64 = (bytes: ArrayBuffer) =>
  btoa(Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join(""));
