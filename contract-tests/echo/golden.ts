import { readFileSync, writeFileSync } from "node:fs";
import type { Dump, Wire } from "./echo-request.ts";

/** A dump and the releases that produce it. */
export interface GoldenDump extends Dump {
  readonly releases: readonly string[];
}

const fileOf = (wire: Wire): URL => new URL(`golden/${wire}.json`, import.meta.url);

/** Reads the recorded dumps of the libraries of a wire. */
export function readGolden(wire: Wire): readonly GoldenDump[] {
  return JSON.parse(readFileSync(fileOf(wire), "utf8"));
}

export function writeGolden(wire: Wire, dumps: readonly GoldenDump[]): void {
  writeFileSync(fileOf(wire), `${JSON.stringify(dumps, null, 2)}\n`);
}

/**
 * Returns the distinct dumps, each with its releases. The random ids are replaced by numbers.
 */
export function distinctDumps(
  dumps: readonly (Dump & { readonly release: string })[],
): readonly GoldenDump[] {
  const found = new Map<string, { dump: Dump; releases: Set<string> }>();
  for (const { release, request, dump } of dumps) {
    const text = JSON.stringify({ request, dump: sortKeys(dump) });
    const ids = new Map<string, string>();
    const numbered = text.replaceAll(
      /\b(call|ctc|fc|msg|rs)_[\da-f]{12,}\w*/g,
      (id, prefix: string) => {
        const known = ids.get(id) ?? `${prefix}_${ids.size + 1}`;
        ids.set(id, known);
        return known;
      },
    );
    const entry = found.get(numbered) ?? { dump: JSON.parse(numbered), releases: new Set() };
    found.set(numbered, entry);
    entry.releases.add(release);
  }
  const keys = [...found.keys()].toSorted();
  return keys.flatMap((key) => {
    const entry = found.get(key);
    return entry === undefined ? [] : [{ releases: [...entry.releases], ...entry.dump }];
  });
}

/** Libraries write an object's fields in the order in which the stream delivered them. */
function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, inner]) => [key, sortKeys(inner)]));
}
