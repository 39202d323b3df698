/** What a static board lacks: squares under the pointer, and words for screen readers. */
export * as screenReader from "../board/screen-reader-descriptions.ts";
export { squareUnder } from "./square-under-pointer.ts";
