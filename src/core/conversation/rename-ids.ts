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
