import type { Schemas } from "../../../generated/console/types.ts";
import { element } from "../kit/elements.js";
import { shortId } from "../kit/ids.js";

interface Key {
  readonly id: string;
  readonly label: string | null;
}

/** The keys that the account used, and the one that reads them, by their names. */
export function keysOf(report: Schemas["UsageReport"], own: Key | null): readonly Key[] {
  const used = report.data.map(({ group, label }) => ({ id: group, label }));
  const isNew = own !== null && used.every(({ id }) => id !== own.id);
  const all = isNew ? [own, ...used] : used;
  return all.toSorted((one, other) => nameOf(one).localeCompare(nameOf(other)));
}

/** What a key is chosen by: labels may be alike, so each has the end of its id. */
export function keyOptions(keys: readonly Key[]): readonly HTMLElement[] {
  return [
    element("option", { value: "" }, "all"),
    ...keys.map((key) => element("option", { value: key.id }, nameOf(key))),
  ];
}

function nameOf({ id, label }: Key): string {
  return label === null ? shortId(id) : `${label} (${shortId(id)})`;
}
