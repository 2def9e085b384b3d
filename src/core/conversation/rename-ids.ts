import type { SafeguardResult, StopCause } from "./generation-event.ts";

/**
 * Replaces ids in a JSON value wherever an id is a key or a string: results of an upstream's checks
 * refer to calls by the upstream's ids.
 */
function renameIds(value: unknown, names: ReadonlyMap<string, string>): unknown {
  if (names.size === 0) return value;
  if (typeof value === "string") return names.get(value) ?? value;
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => renameIds(item, names));
  const fields = Object.entries(value).map(([key, inner]): [string, unknown] => [
    names.get(key) ?? key,
    renameIds(inner, names),
  ]);
  return Object.fromEntries(fields);
}

/** Returns the end of a generation with the call ids of its check results replaced. */
export function renameCalls(stop: StopCause, names: ReadonlyMap<string, string>): StopCause {
  const { safeguardResults: results } = stop;
  if (results === undefined || names.size === 0) return stop;
  return { ...stop, safeguardResults: renameIds(results, names) as readonly SafeguardResult[] };
}

/**
 * Gives each call of a conversation a unique id: a repeated id gets the next free number as its
 * suffix. The same history gives the same ids even if it is continued, so that an upstream's prompt
 * cache still matches.
 */
export class DistinctIds {
  readonly #taken = new Set<string>();
  /** The next suffix to try for a repeated id. */
  readonly #next = new Map<string, number>();

  has(id: string): boolean {
    return this.#taken.has(id);
  }

  /** Returns the id, or a unique id derived from it if it is already in use. */
  take(id: string): string {
    let free = id;
    if (this.#taken.has(id)) {
      let number = this.#next.get(id) ?? 2;
      while (this.#taken.has(`${id}_${number}`)) number += 1;
      this.#next.set(id, number + 1);
      free = `${id}_${number}`;
    }
    this.#taken.add(free);
    return free;
  }
}
