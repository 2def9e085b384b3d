import { isDeepStrictEqual } from "node:util";
import type { Pair, Report } from "./change.ts";
import { child, fieldsOf, hasValue, keysOf, type Part } from "./part.ts";
import { isSame } from "./same.ts";
import type { Direction } from "./schema/schema-pair.ts";

/** The content of one level of a document: keys that rules compare, and text for people. */
export interface Level {
  readonly name: string;
  readonly compared: readonly string[];
  readonly annotations: readonly string[];
}

/** Receives findings, and compares schemas. */
export interface Context {
  readonly report: Report;
  readonly schemas: {
    readonly compare: (old: Part, now: Part, direction: Direction) => void;
  };
}

/**
 * Reports every changed key of a level that no rule compares, so that no change is missed. Schemas
 * in extensions are compared in this direction.
 */
export function compareKeys(
  level: Level,
  pair: Pair,
  context: Context,
  direction: Direction,
): void {
  for (const { old, now, key } of innerPairs(pair)) {
    if (level.compared.includes(key)) continue;
    const place = hasValue(now) ? now : old;
    if (key.startsWith("x-")) compareExtension({ old, now }, context, direction);
    else if (level.annotations.includes(key)) {
      if (isDeepStrictEqual(old.value, now.value)) continue;
      context.report("harmless", place, `\`${key}\` has changed`);
    } else if (!isSame(old, now)) {
      const text = `\`${key}\` of ${level.name} is not understood, and has changed`;
      context.report("unknown", place, text);
    }
  }
}

/** Returns the parts of both sides under each of their keys. */
function innerPairs({ old, now }: Pair): readonly (Pair & { readonly key: string })[] {
  const keys = new Set([...fieldsOf(old).keys(), ...fieldsOf(now).keys()]);
  return [...keys].map((key) => ({ key, old: child(old, key), now: child(now, key) }));
}

const schemaWords = ["$ref", "allOf", "anyOf", "oneOf", "properties", "type"];

function isSchema(part: Part): boolean {
  const keys = fieldsOf(part);
  return schemaWords.some((word) => keys.has(word));
}

/**
 * Compares an extension without a specific rule. It binds clients only if it contains schemas, such
 * as those of a stream's events.
 */
function compareExtension(pair: Pair, context: Context, direction: Direction): void {
  const { old, now } = pair;
  if (isSchema(old) && isSchema(now)) return context.schemas.compare(old, now, direction);
  const hasSchemas = JSON.stringify(old.value ?? null).includes(`"$ref"`);
  if (fieldsOf(old).size > 0 && fieldsOf(now).size > 0) {
    for (const inner of innerPairs(pair)) compareExtension(inner, context, direction);
  } else if (hasSchemas && !hasValue(now)) {
    context.report("breaking", old, "an extension with schemas is gone");
  } else if (!isSame(old, now)) {
    const verdict = hasSchemas ? "unknown" : "harmless";
    context.report(verdict, hasValue(now) ? now : old, "an extension has changed");
  }
}

/** Formats a value for a change's text. */
export function show(value: unknown): string {
  return value === undefined ? "none" : JSON.stringify(value);
}

/** Returns the name of the component that a part refers to. */
export function componentOf(reference: string | undefined): string | undefined {
  const [components, schemas, name, ...more] = keysOf(reference ?? "") ?? [];
  const isSchema = components === "components" && schemas === "schemas" && more.length === 0;
  return isSchema ? name : undefined;
}
