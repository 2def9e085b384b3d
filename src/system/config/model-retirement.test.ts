import { expect, test } from "vitest";
import { load, problemsOf, withLine } from "./test-load-config.ts";

const context = "\n    context_length";

test.each([
  [
    "deprecated_at: 2026-02-01\n    retires_at: 2026-02-01",
    "models[0].retires_at: is not after deprecated_at",
  ],
  ["retires_at: 2026-02-30", "models[0].retires_at: is not a date in the calendar"],
  ["replacement: local/smollm2", "models[0].replacement: is the model itself"],
])("a model with %j is refused", (lines, problem) => {
  const [found] = problemsOf(withLine("context_length", lines + context));
  expect(found).toContain(problem);
});

test.each<[string, readonly object[]]>([
  ["sandbox/echo", []],
  [
    "local/smolm3",
    [
      {
        path: "models[0].replacement",
        message: '"local/smolm3" matches no model of this configuration',
      },
    ],
  ],
])("the replacement %s has the warnings %j", (replacement, warnings) => {
  const lines = `replacement: ${replacement}${context}`;
  expect(load(withLine("context_length", lines.trimStart())).warnings).toEqual(warnings);
});
