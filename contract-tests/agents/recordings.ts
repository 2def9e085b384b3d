import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Recording } from "./cut.ts";

/** What the newest agents sent, a file for each request; `npm run record:agents` renews it. */
export const RECORDINGS = join(import.meta.dirname, "recordings");

/** A recording by the name of its file, without `.json`. */
export function readRecordings(): readonly (readonly [name: string, recording: Recording])[] {
  return readdirSync(RECORDINGS)
    .filter((file) => file.endsWith(".json"))
    .toSorted()
    .map((file) => [
      file.slice(0, -".json".length),
      JSON.parse(readFileSync(join(RECORDINGS, file), "utf8")) as Recording,
    ]);
}
