import { readFileSync, writeFileSync } from "node:fs";
import type { Dump, Vendor } from "./echo-request.ts";

/** A dump and the releases that produce it. */
export interface GoldenDump extends Dump {
  readonly releases: readonly string[];
}

const fileOf = (vendor: Vendor): URL => new URL(`golden/${vendor}.json`, import.meta.url);

/** Reads the recorded dumps of a vendor's libraries. */
export function readGolden(vendor: Vendor): readonly GoldenDump[] {
  return JSON.parse(readFileSync(fileOf(vendor), "utf8"));
}

export function writeGolden(vendor: Vendor, dumps: readonly GoldenDump[]): void {
  writeFileSync(fileOf(vendor), `${JSON.stringify(dumps, null, 2)}\n`);
}

/**
 * Returns the distinct dumps, each with its releases. The random ids of calls are replaced by
 * numbers.
 */
export function distinctDumps(
  dumps: readonly (Dump & { readonly release: string })[],
): readonly GoldenDump[] {
  const found = new Map<string, { dump: Dump; releases: Set<string> }>();
  for (const { release, request, dump } of dumps) {
    const text = JSON.stringify({ request, dump: sortKeys(dump) });
    const ids = new Map<string, string>();
    const numbered = text.replaceAll(/call_\w+/g, (id) => {
      const known = ids.get(id) ?? `call_${ids.size + 1}`;
      ids.set(id, known);
      return known;
    });
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
