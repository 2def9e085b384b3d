import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Recording } from "./to-recording.ts";

/**
 * Recorded requests of the newest agents, one file per request; `npm run record:agents` renews
 * them.
 */
export const RECORDINGS = join(import.meta.dirname, "recordings");

/** Reads the recordings by file name, without `.json`. */
export function readRecordings(): readonly (readonly [name: string, recording: Recording])[] {
  return readdirSync(RECORDINGS)
    .filter((file) => file.endsWith(".json"))
    .toSorted()
    .map((file) => [
      file.slice(0, -".json".length),
      JSON.parse(readFileSync(join(RECORDINGS, file), "utf8")) as Recording,
    ]);
}
