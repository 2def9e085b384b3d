import { judge } from "../change.ts";
import { componentOf } from "../keys.ts";
import {
  child,
  fieldsOf,
  find,
  follow,
  hasValue,
  referenceOf,
  stringOf,
  type Part,
} from "../part.ts";
import type { SchemaPair } from "./schema-pair.ts";
import type { SchemaView } from "./schema-view.ts";

/** The values of the discriminating field, and the schema that each selects. */
type Tags = ReadonlyMap<string, Part>;

/** Reads the mapping; the tag of a branch that the mapping omits is its component's name. */
function tagsOf({ union, discriminator }: SchemaView): Tags {
  const tags = new Map<string, Part>();
  if (!hasValue(discriminator)) return tags;
  for (const [tag, target] of fieldsOf(child(discriminator, "mapping"))) {
    const name = stringOf(target) ?? "";
    const reference = name.startsWith("#") ? name : `#/components/schemas/${name}`;
    const found = find(discriminator.root, reference);
    tags.set(tag, found ?? target);
  }
  const mapped = new Set([...tags.values()].map(({ pointer }) => pointer));
  for (const branch of union?.branches ?? []) {
    const name = componentOf(referenceOf(branch));
    if (name !== undefined && !mapped.has(follow(branch).pointer)) tags.set(name, branch);
  }
  return tags;
}

/** The rule of `discriminator`. */
export function compareTags(pair: SchemaPair): void {
  const { old, now, direction, report, compare } = pair;
  const [isOld, isNow] = [old, now].map(({ discriminator }) => hasValue(discriminator));
  if (!isOld && !isNow) return;
  if (!isOld || !isNow) return reportPresence(pair, isNow === true);
  const [from, to] = [old, now].map(({ discriminator }) =>
    stringOf(child(discriminator, "propertyName")),
  );
  if (from !== to) report("breaking", `the discriminating field changes from ${from} to ${to}`);
  const [before, after] = [tagsOf(old), tagsOf(now)];
  for (const [tag, part] of before) {
    const next = after.get(tag);
    if (next === undefined) report("breaking", `the kind "${tag}" is gone`);
    else compare(part, next);
  }
  for (const [tag, part] of after) {
    if (!before.has(tag)) report(judge(direction === "request"), `the kind "${tag}" is new`, part);
  }
}

function reportPresence({ direction, report }: SchemaPair, isNow: boolean): void {
  if (!isNow) return report(judge(direction === "request"), "the discriminator is gone");
  const verdict = direction === "request" ? "unknown" : "harmless";
  report(verdict, "a discriminator is new: is its field in each branch, with the branch's value?");
}
