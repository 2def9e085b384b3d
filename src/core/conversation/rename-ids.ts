import type { SafeguardResult, StopCause } from "./generation-event.ts";

/**
 * A value of JSON in which ids are exchanged for others, wherever one is a key or a text: results of
 * an upstream's checks name calls by the upstream's ids.
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

/** The end of a generation, whose checks name calls by other ids. */
export function renameCalls(stop: StopCause, names: ReadonlyMap<string, string>): StopCause {
  const { safeguardResults: results } = stop;
  if (results === undefined || names.size === 0) return stop;
  return { ...stop, safeguardResults: renameIds(results, names) as readonly SafeguardResult[] };
}
