import { isDeepStrictEqual } from "node:util";
import { judgeNames } from "../change.ts";
import { show } from "../keys.ts";
import { child } from "../part.ts";
import { codeKeywords } from "./keywords.ts";
import type { SchemaPair, SchemaRule } from "./schema-pair.ts";
import type { SchemaView } from "./schema-view.ts";

const names = "each change breaks source code, which uses the names that the generator wrote";

/** Rules for the names in generated code; the set of valid values is unchanged. */
export const codeRules: readonly SchemaRule[] = [
  {
    keywords: ["title"],
    request:
      "each change breaks source code on a component, and on an inline object, union or list of values: " +
      "some generators name the type after it; elsewhere it is harmless",
    response: "the same",
    isOfCode: true,
    compare: compareTitle,
  },
  { keywords: codeKeywords, request: names, response: names, isOfCode: true, compare: compareCode },
];

/**
 * Returns whether generated code has a separate type for the schema, rather than a type of the
 * language.
 */
function hasOwnType({ name, properties, union, words }: SchemaView): boolean {
  return [name, union, words].some((part) => part !== undefined) || properties.size > 0;
}

function compareTitle({ old, now, report }: SchemaPair): void {
  if (old.title === now.title) return;
  const isHarmless = !hasOwnType(old) && !hasOwnType(now);
  const prefix = isHarmless ? "" : "generated clients: ";
  report(
    judgeNames(isHarmless),
    `${prefix}title changes from ${show(old.title)} to ${show(now.title)}`,
  );
}

function compareCode({ old, now, report }: SchemaPair): void {
  for (const keyword of codeKeywords) {
    const [from, to] = [old, now].map(({ part }) => child(part, keyword).value);
    if (isDeepStrictEqual(from, to)) continue;
    report("source", `generated clients: ${keyword} changes from ${show(from)} to ${show(to)}`);
  }
}
