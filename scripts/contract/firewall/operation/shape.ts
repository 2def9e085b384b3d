import { judge, type Pair } from "../change.ts";
import { show, type Context } from "../keys.ts";
import { child, hasValue, stringOf, type Part } from "../part.ts";
import { viewOf } from "../schema/read-schema.ts";
import type { Direction } from "../schema/schema-pair.ts";
import { compareContent } from "./content.ts";

/** The keys that define the format of a parameter or a header. */
export const shapeKeys = [
  ...["schema", "content", "style", "explode"],
  ...["allowReserved", "allowEmptyValue"],
];

const styles: Readonly<Record<string, string>> = { query: "form", cookie: "form" };

function styleOf(part: Part): string {
  const place = stringOf(child(part, "in")) ?? "header";
  return stringOf(child(part, "style")) ?? styles[place] ?? "simple";
}

function explodes(part: Part): boolean {
  const { value } = child(part, "explode");
  return typeof value === "boolean" ? value : styleOf(part) === "form";
}

/**
 * Returns whether a value can consist of several values. Most styles write a single value the same
 * way.
 */
function isCompound(part: Part): boolean {
  const schema = child(part, "schema");
  if (!hasValue(schema)) return false;
  const { types, union } = viewOf(schema);
  return types === undefined || union !== undefined || types.has("array") || types.has("object");
}

/** Compares the format of a parameter or a header, and its schema. */
export function compareShape({ old, now }: Pair, direction: Direction, context: Context): void {
  const { report } = context;
  const [from, to] = [styleOf(old), styleOf(now)];
  if (from !== to) report("breaking", now, `style changes from ${from} to ${to}`);
  if (explodes(old) !== explodes(now)) {
    const isSingle = !isCompound(old) && !isCompound(now);
    report(judge(isSingle), now, `explode changes to ${show(explodes(now))}`);
  }
  for (const key of ["allowReserved", "allowEmptyValue"]) {
    const [was, is] = [old, now].map((part) => child(part, key).value === true);
    if (was !== is) report(judge(is === true), now, `${key} changes to ${show(is)}`);
  }
  const schemas = { old: child(old, "schema"), now: child(now, "schema") };
  if (hasValue(schemas.old) !== hasValue(schemas.now)) {
    report("breaking", now, `\`${hasValue(schemas.now) ? "schema" : "content"}\` takes over`);
  } else if (hasValue(schemas.old)) {
    context.schemas.compare(schemas.old, schemas.now, direction);
  }
  const contents = { old: child(old, "content"), now: child(now, "content") };
  if (hasValue(contents.old) && hasValue(contents.now))
    compareContent(contents, direction, context);
}
