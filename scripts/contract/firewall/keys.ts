import { isDeepStrictEqual } from "node:util";
import type { Pair, Report } from "./change.ts";
import { compareExtension, type CompareSchemas } from "./extensions.ts";
import { child, fieldsOf, hasValue, keysOf } from "./part.ts";
import { isSame } from "./same.ts";

/** The content of one level of a document: keys that rules compare, and text for people. */
export interface Level {
  readonly name: string;
  readonly compared: readonly string[];
  readonly annotations: readonly string[];
}

/** Receives findings and compares schemas in extensions. */
export interface KeyContext {
  readonly report: Report;
  readonly compareSchemas: CompareSchemas;
}

/** Reports every changed key of a level that no rule compares, so that no change is missed. */
export function compareKeys(level: Level, { old, now }: Pair, context: KeyContext): void {
  const { report, compareSchemas } = context;
  for (const key of new Set([...fieldsOf(old).keys(), ...fieldsOf(now).keys()])) {
    if (level.compared.includes(key)) continue;
    const pair = { old: child(old, key), now: child(now, key) };
    const place = hasValue(pair.now) ? pair.now : pair.old;
    if (key.startsWith("x-")) compareExtension(pair, report, compareSchemas);
    else if (level.annotations.includes(key)) {
      if (isDeepStrictEqual(pair.old.value, pair.now.value)) continue;
      report("harmless", place, `\`${key}\` has changed`);
    } else if (!isSame(pair.old, pair.now)) {
      report("unknown", place, `\`${key}\` of ${level.name} is not understood, and has changed`);
    }
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
