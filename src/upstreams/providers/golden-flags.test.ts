import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { FlagForm } from "../catalog/flags.ts";
import { type TestRequestChanges, testRequest } from "./transport/test-upstream.ts";
import { wires } from "./upstream-dialect.ts";

/** Flags that do not change the body of a request; their own tests cover them. */
const ofOtherParts: ReadonlySet<string> = new Set(["keyHeader", "endsWithDone", "endpoint"]);

function valuesOf(form: FlagForm): readonly unknown[] {
  if (form === "boolean") return [true, false];
  return typeof form === "object" && !("listOf" in form) ? form : [];
}

/** Returns the dialect's flags of each golden request of a wire. */
function goldenFlags(kind: keyof typeof wires): readonly (readonly [string, unknown])[] {
  const folder = new URL(`./${kind}/golden/requests/`, import.meta.url);
  return readdirSync(folder).flatMap((file) => {
    const text = readFileSync(new URL(file, folder), "utf8");
    const { given } = JSON.parse(text) as { readonly given: TestRequestChanges };
    return Object.entries(testRequest({ kind, ...given }).upstream.dialect.flags);
  });
}

test.each(["openai", "openai-responses", "anthropic"] as const)(
  "%s has a golden request for each value of each flag",
  (kind) => {
    const found = goldenFlags(kind);
    const missing = Object.entries(wires[kind].flags).flatMap(([name, { form }]) => {
      if (ofOtherParts.has(name)) return [];
      const seen = found.flatMap(([flag, value]) => (flag === name ? [value] : []));
      return valuesOf(form).flatMap((value) => (seen.includes(value) ? [] : [[name, value]]));
    });
    expect(missing).toEqual([]);
  },
);
