import { writeWithin } from "./gathered-output.ts";
import { openLineFile } from "./open-line-file.ts";

/** How long a notice waits for the reader of a full pipe. */
const WAIT_MS = 1_000;

/** Prints a text for people on stderr; drops it if it cannot be written. */
export function printNotice(text: string): void {
  writeWithin(openLineFile(2), Buffer.from(`${text}\n`), WAIT_MS);
}
