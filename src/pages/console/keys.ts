import type { Schemas } from "../../../generated/console/types.ts";
import { element } from "../kit/elements.js";
import { shortId } from "../kit/ids.js";

interface Key {
  readonly id: string;
  readonly label: string | null;
}

/** Returns the keys that the account used and the signed-in key, by name. */
export function keysOf(report: Schemas["UsageReport"], own: Key | null): readonly Key[] {
  const used = report.data.map(({ group, label }) => ({ id: group, label }));
  const isNew = own !== null && used.every(({ id }) => id !== own.id);
  const all = isNew ? [own, ...used] : used;
  return all.toSorted((one, other) => nameOf(one).localeCompare(nameOf(other)));
}

/**
 * Returns the options for choosing a key. Labels may be equal, so each option has the end of its
 * id.
 */
export function keyOptions(keys: readonly Key[]): readonly HTMLElement[] {
  return [
    element("option", { value: "" }, "all"),
    ...keys.map((key) => element("option", { value: key.id }, nameOf(key))),
  ];
}

function nameOf({ id, label }: Key): string {
  return label === null ? shortId(id) : `${label} (${shortId(id)})`;
}
